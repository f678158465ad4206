"""The running desk: the window, the board, the beat and the alarms around one open file."""

import logging
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QObject, pyqtSlot

from db.backup import FOLDER
from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop.alarms import Alarms
from desktop.bridge import Bridge
from desktop.demonstration import demonstration
from desktop.director.away import unseen
from desktop.director.clockbar import has_won
from desktop.director.creating import Wish, create
from desktop.director.desk import EveningDesk
from desktop.director.dialogs.new_tournament import NewTournamentDialog
from desktop.director.ways_on import ways_on
from desktop.director.window import DirectorWindow
from desktop.display.board import Board
from desktop.display.showing import Showing
from desktop.instants import WALL_MOVED_AT_LEAST, Instants
from desktop.scheduler import Scheduler
from desktop.settings import Settings
from desktop.sounds import Sounds
from desktop.ticker import Ticker
from desktop.whole_files import WholeFiles
from tournament import wording
from tournament.board import view as boards
from tournament.clocks import alarms as planning
from tournament.clocks import timekeeping
from tournament.clocks.alarms import Alarm, AlarmKind
from tournament.clocks.clock import Phase
from tournament.draws import seating
from tournament.errors import Refusal
from tournament.evening import Change
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.names import MINUTE, SECOND, Instant, Milliseconds
from tournament.people.absence import Absence
from tournament.sales import selling
from tournament.state import Tournament

AWAKE_EVERY: Milliseconds = 5 * SECOND
BACKUP_EVERY: Milliseconds = 10 * MINUTE

log = logging.getLogger(__name__)


class Desk(QObject):
    """Everything of one running program, put together; the parts know nothing of each other."""

    def __init__(self, shelf: Shelf, settings: Settings, instants: Instants, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._settings = settings
        self._instants = instants
        self._awake_noted: Instant = 0
        self._unanswered: dict[int, tuple[Absence, ...]] = {}
        self._backup_failed = ""
        self.bridge: Bridge | None = None
        self.dialog: NewTournamentDialog | None = None
        self.window = DirectorWindow()
        self.whole_files = WholeFiles(shelf, instants.now, self.window)
        self.board = Board(self.window, settings.board)
        self.ticker = Ticker(instants, self)
        self.scheduler = Scheduler(instants, self)
        self.alarms = Alarms(self.scheduler, instants.now, self)
        self.sounds = Sounds(self)
        self._connect()

    def _connect(self) -> None:
        self.window.home_wanted.connect(self.go_home)
        self.window.new_wanted.connect(self.ask_new)
        self.window.board_wanted.connect(self.toggle_board)
        self.window.closing.connect(self._on_closing)
        self.window.home.new_wanted.connect(self.ask_new)
        self.window.home.demo_wanted.connect(self.start_demo)
        self.window.home.evening_wanted.connect(self.open_evening)
        self.window.home.load_wanted.connect(self.whole_files.ask_load)
        self.window.home.save_wanted.connect(self.whole_files.ask_save_evening)
        self.window.home.save_club_wanted.connect(self.whole_files.ask_save_club)
        self.whole_files.evenings_changed.connect(self.go_home)
        self.board.where_changed.connect(self._board_moved)
        self.board.chosen_changed.connect(self._board_chosen)
        self.ticker.beat.connect(self._beat)
        self.ticker.slept.connect(self._slept)
        self.ticker.wall_moved.connect(self._wall_moved)
        self.alarms.rang.connect(self._rang)
        self.alarms.passed.connect(self._plan)
        self.sounds.notice.connect(self.window.quiet.say)

    # ---- beginning and end -----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Go on with the evening that was open last, if it is not over; else show all of them."""
        geometry = self._settings.geometry
        if geometry is not None:
            self.window.restoreGeometry(geometry)
        self.window.fit_on_screen()
        self.window.foot.file.setText(self._shelf.path.name)
        self.window.foot.file.setToolTip(str(self._shelf.path))
        self.scheduler.start()
        self.ticker.start()
        # Loading takes a moment: after the window shows, before the first chime is due.
        self.scheduler.appoint("chimes", self._instants.now() + SECOND, self.sounds.prepare)
        last = self._settings.last_evening
        going_on = {row.stream for row in self._shelf.evenings() if row.finished is None}
        if last is None or last not in going_on or not self.open_evening(last):
            self.go_home()
        self._back_up()

    def end(self) -> None:
        """Put everything away; the evening stands as it stands."""
        self.ticker.stop()
        if self.scheduler.running:
            self.scheduler.shutdown(wait=False)
        self._shelf.close()

    @pyqtSlot()
    def _on_closing(self) -> None:
        self._note_awake(self._instants.now())
        self._settings.geometry = self.window.saveGeometry()
        self._settings.store()
        if self.window.desk is not None:
            self.window.desk.close_down()
        if self.board.is_open:
            self.board.toggle()

    # ---- going somewhere -------------------------------------------------------------------------------------------

    @pyqtSlot()
    def go_home(self) -> None:
        """Show all evenings; the open one is put away, its clock goes on."""
        self._note_awake(self._instants.now())
        self._put_away()
        self._settings.last_evening = None
        self.window.show_home(self._shelf.evenings())

    @pyqtSlot(int)
    def open_evening(self, stream: int) -> bool:
        """Show that evening's desk; false if it cannot be read."""
        self._put_away()
        try:
            awake = self._settings.awake(stream) or 0
            bridge = Bridge(self._shelf, stream, self._instants.now, self, awake=awake)
        except Refusal as refusal:
            self.window.show_home(self._shelf.evenings())
            self.window.say_cannot_open(wording.refusal(refusal))
            return False
        asked = self._unanswered.pop(stream, ())
        # What is asked about already is not asked about twice: `awake` is noted every few seconds only.
        since = max([awake, *(away.until for away in asked)])
        away = unseen(bridge.evening, since, bridge.now())
        bridge.changed.connect(self._changed)
        bridge.refused.connect(self.window.quiet.say)
        bridge.stuck.connect(self._stuck)
        bridge.trouble.connect(self.window.say_trouble)
        self.bridge = bridge
        desk = EveningDesk(bridge, self.window)
        desk.told.connect(self.window.quiet.say)
        desk.board_wanted.connect(self.toggle_board)
        desk.home_wanted.connect(self.go_home)
        for absence in (*asked, away):
            desk.away.ask(absence)
        self.window.show_desk(desk)
        self.board.obey(desk.actions())
        self._settings.last_evening = stream
        self._show_saved(bridge)
        self._board_moved(self.board.where)
        self._align(bridge.state)
        self._plan()
        self._show_board()
        self._say_if_ahead(bridge)
        return True

    def _say_if_ahead(self, bridge: Bridge) -> None:
        """The system's clock is behind what this evening has seen already: it was put back meanwhile."""
        if bridge.ahead >= WALL_MOVED_AT_LEAST and not self._is_simulated():
            said = _("This computer's clock is {time} behind this evening. The tournament's clock runs on from there.")
            self.window.quiet.say(said.format(time=wording.clock_time(bridge.ahead)))

    def _put_away(self) -> None:
        self.alarms.keep(())
        if self.bridge is not None:
            bridge, self.bridge = self.bridge, None
            if self.window.desk is not None:
                self._unanswered[bridge.evening.number] = self.window.desk.away.unanswered
            bridge.blockSignals(True)
            bridge.deleteLater()

    # ---- a new evening ---------------------------------------------------------------------------------------------

    @pyqtSlot()
    def ask_new(self) -> None:
        """Ask what kind of tournament it shall be."""
        name = _("Evening of {day}").format(day=wording.day(self._instants.now()))
        dialog = NewTournamentDialog(name, self._settings.currency, self._settings.usual, self.window)
        dialog.wished.connect(self._create)
        self.dialog = dialog
        dialog.finished.connect(self._dialog_closed)
        dialog.open()

    @pyqtSlot(int)
    def _dialog_closed(self, result: int) -> None:
        self.dialog = None

    @pyqtSlot(object)
    def _create(self, wish: Wish) -> bool:
        """Make it and show it; false if it could not be stored."""
        try:
            stream = create(self._shelf, wish, self._instants.now)
        except StorageTrouble as trouble:
            self.window.say_trouble(wording.refusal(trouble))
            return False
        self._settings.currency = wish.currency
        if self.dialog is not None:
            self._settings.usual = self.dialog.typed()
            self.dialog.accept()
        return self.open_evening(stream)

    @pyqtSlot()
    def start_demo(self) -> None:
        """Create the demonstration and let it run."""
        try:
            wish = demonstration()
        except Refusal as refusal:
            self.window.quiet.say(wording.refusal(refusal))
            return
        if wish is not None and self._create(wish):
            self._let_robots_play()

    def _let_robots_play(self) -> None:
        """Draw, start and play on, with the tables in sight: there is the button that stops it."""
        bridge, desk = self.bridge, self.window.desk
        if bridge is None or desk is None:
            return
        if bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed())) is None:
            return
        if bridge.perform(timekeeping.start) is not None:
            desk.go_to("tables")
            desk.tables.playing.start()

    # ---- while it goes on ------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def _changed(self, change: Change[Tournament]) -> None:
        if self.bridge is None:
            return
        self._show_saved(self.bridge)
        if not change.stored.step.deals:
            self.window.quiet.put_away()  # the director went on; hands that robots play say nothing about him
        before, after = change.before, change.after
        if before.clock is not after.clock:
            self._align(after)
        if (before.clock, before.shot_clocks, before.prices) != (after.clock, after.shot_clocks, after.prices):
            self._plan()
        if change.before.finished is None and change.after.finished is not None:
            self._back_up()
            self.window.quiet.say(has_won(boards.view(change.after, self.bridge.now())))
        self._show_board()

    @pyqtSlot(int)
    def _stuck(self, seq: int) -> None:
        """Offer what can be done instead of an undo that later steps do not allow."""
        if self.bridge is not None:
            self.window.quiet.offer(ways_on(self.bridge, seq))

    @pyqtSlot(object)
    def _beat(self, at: Instant) -> None:
        if self.bridge is None or self.window.desk is None:
            return
        self.window.desk.show_instant(self.bridge.now())
        self._show_board()
        if at - self._awake_noted >= AWAKE_EVERY:
            self._note_awake(at)

    @pyqtSlot(object)
    def _slept(self, length: Milliseconds) -> None:
        """Ask what the time asleep was."""
        self.scheduler.look_up()
        self._plan()
        bridge, desk = self.bridge, self.window.desk
        if bridge is None or desk is None:
            return
        now = bridge.now()
        desk.away.ask(unseen(bridge.evening, now - length, now))

    @pyqtSlot(object)
    def _wall_moved(self, by: Milliseconds) -> None:
        """Nothing follows from it; but somebody might wonder."""
        log.info("the system's clock was set by %d ms", by)
        self.window.quiet.say(_("This computer's clock was set. The tournament's clock goes on as before."))

    @pyqtSlot(object)
    def _rang(self, alarm: Alarm) -> None:
        self.sounds.play(alarm.kind)
        if alarm.kind is AlarmKind.LAST_CHANCE and self.bridge is not None:
            self.window.quiet.say(_("No longer sold: {prices}").format(prices=self._closed(alarm.at)))

    def _closed(self, at: Instant) -> str:
        """What was sold until that instant (of the desk)."""
        if self.bridge is None:
            return ""
        state, at = self.bridge.state, at + self.bridge.ahead
        sold = {offer.price.name for offer in selling.on_sale(state, at - 1)}
        names = sold - {offer.price.name for offer in selling.on_sale(state, at)}
        return ", ".join(wording.price_name(name) for name in sorted(names))

    def _back_up(self) -> None:
        """A copy beside the file if anything was stored since the last one, and the next appointment."""
        now = self._instants.now()
        self.scheduler.appoint("backup", now + BACKUP_EVERY, self._back_up)
        if not self._shelf.evenings():
            return
        try:
            kept = self._shelf.keep_backup(self._shelf.path.parent / FOLDER, now)
        except StorageTrouble as trouble:
            self._say_no_backup(trouble)
            return
        self._backup_failed = ""
        if kept is not None:
            self.window.foot.show_backup(now)

    def _say_no_backup(self, trouble: StorageTrouble) -> None:
        """Once: every ten minutes would only disturb the evening, which goes on all the same."""
        why = wording.refusal(trouble)
        if why != self._backup_failed:
            log.warning("no backup: %s", trouble)
            self.window.quiet.say(_("No backup could be made: {why}").format(why=why))
        self._backup_failed = why

    @pyqtSlot()
    @pyqtSlot(object)
    def _plan(self, passed: object = None) -> None:
        """Appoint what should ring next; in a simulated evening nothing does."""
        if self.bridge is None or self._is_simulated():
            self.alarms.keep(())
            return
        plan = planning.plan(self.bridge.state, self.bridge.now())
        # Appointments are kept by the desk's instants, which the evening may be ahead of.
        self.alarms.keep([replace(alarm, at=alarm.at - self.bridge.ahead) for alarm in plan])

    def _align(self, state: Tournament) -> None:
        since = state.clock.since
        if since is not None and self.bridge is not None and not self._is_simulated():
            self.ticker.align(since - state.clock.banked - self.bridge.ahead)

    def _is_simulated(self) -> bool:
        return self.bridge is not None and self.bridge.state.setup.timing is Timing.SIMULATED

    def _show_saved(self, bridge: Bridge) -> None:
        """A simulated evening's steps carry its own time; what was saved is told by the wall's."""
        newest = self._instants.now() if self._is_simulated() else bridge.evening.steps[-1].at
        self.window.foot.show_saved(newest)

    def _note_awake(self, at: Instant) -> None:
        """Remember that somebody saw the clock run, for the question after a crash."""
        self._awake_noted = at
        if self.bridge is None or self._is_simulated():
            return
        now = self.bridge.now()
        if self.bridge.state.clock.reading(now).phase is Phase.RUNNING:
            self._settings.keep_awake(self.bridge.evening.number, now)
            self._settings.store()

    # ---- the board -------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def toggle_board(self) -> None:
        """Open the board, or close it."""
        if self.bridge is None:
            self.window.quiet.say(_("Open an evening first; then the board has something to show."))
            return
        self._show_board(closed_too=True)
        self.board.toggle()

    def _show_board(self, *, closed_too: bool = False) -> None:
        if self.bridge is not None and (self.board.is_open or closed_too):
            self.board.put(Showing(boards.view(self.bridge.state, self.bridge.now())))

    @pyqtSlot(str)
    def _board_chosen(self, screen: str) -> None:
        self._settings.board = screen

    @pyqtSlot(str)
    def _board_moved(self, where: str) -> None:
        self.window.foot.show_board(where)
        if self.window.desk is not None:
            full = self.board.window.isFullScreen()
            word = _("full screen") if full else _("in a window")
            self.window.desk.places.button("board").show_count(word if self.board.is_open else "")
