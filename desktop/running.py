"""The running desk: the window, the open evenings, the beat and the sounds around one open file."""

import logging
import sys
from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, pyqtSlot

from db.shelf import Shelf
from desktop import report
from desktop.alarms import Alarms
from desktop.awake import Awake, Mode, presenting
from desktop.backups import Backups
from desktop.boards import Boards
from desktop.bridge import Bridge
from desktop.clubhouse import Clubhouse
from desktop.director.clockbar import has_won
from desktop.director.desk import EveningDesk
from desktop.director.pot.asking import PotAsking
from desktop.director.rulings.page import RulingsDialog
from desktop.director.structure.wanted import WantedEnd
from desktop.director.ways_on import ways_on
from desktop.director.window import DirectorWindow
from desktop.display.board import Board
from desktop.evenings.absences import Absences, slept
from desktop.evenings.evenings import Evenings
from desktop.evenings.open_evening import OpenEvening
from desktop.evenings.slots import Slots
from desktop.front_page import FrontPage
from desktop.heard import Heard
from desktop.instants import WALL_MOVED_AT_LEAST, Instants
from desktop.layouts import Layouts
from desktop.new_evenings import NewEvenings
from desktop.play.training.training import Training
from desktop.premises import Premises
from desktop.program_commands import ProgramCommands
from desktop.publishing import Publishing
from desktop.scheduler import Scheduler
from desktop.settings import Settings
from desktop.ticker import Ticker
from desktop.waiting import waiting
from desktop.whole_files import WholeFiles
from tournament import wording
from tournament.board import view as boards
from tournament.clocks import timekeeping
from tournament.draws import seating
from tournament.errors import Refusal
from tournament.evening import Change
from tournament.language import gettext as _
from tournament.names import SECOND, Instant, Milliseconds
from tournament.people.absence import Absence
from tournament.state import Tournament

log = logging.getLogger(__name__)


class Desk(QObject):
    """Everything of one running program, put together; the parts know nothing of each other."""

    def __init__(
        self,
        shelf: Shelf,
        settings: Settings,
        instants: Instants,
        parent: QObject | None = None,
        *,
        make_mode: Callable[[], Mode] = presenting,
        window: DirectorWindow | None = None,
    ) -> None:
        """`make_mode`: how this computer is kept awake; `window`: the one that is shown already."""
        super().__init__(parent)
        self._shelf = shelf
        self._settings = settings
        self._instants = instants
        self.window = window or DirectorWindow()
        self.whole_files = WholeFiles(shelf, instants.now, self.window)
        self.ticker = Ticker(instants, self)
        self.scheduler = Scheduler(instants, self)
        self.slots = Slots(settings, self.window)
        self.layouts = Layouts(self.window, settings, self.slots.screens)
        self.evenings = Evenings(shelf, instants.now, self.scheduler, self.slots, self)
        self.absences = Absences(settings)
        self.publishing = Publishing(settings, instants.now, self)
        self.boards = Boards(self.window, self.slots, self.evenings, self.absences)
        self.heard = Heard(settings.folder, self)
        self.awake = Awake(self, make_mode)
        self.backups = Backups(shelf, self.scheduler, instants.now, self)
        self.new = NewEvenings(shelf, settings, instants.now, self.window, self)
        self.just_a_clock = self.new.just_a_clock
        self.front = FrontPage(shelf, instants.now, self.window, self.evenings, self)
        self.premises = Premises(
            shelf, settings, self.window, self.slots, self.evenings, self.heard, self.backups, instants.now
        )
        self._connect()
        self.commands = ProgramCommands(
            self.window, settings, self.evenings, self.new, self.whole_files, self.premises, self.ticker, instants.now
        )
        self.clubhouse = Clubhouse(self.window, self.evenings, shelf, self.whole_files, settings, instants.now)
        self.pot = PotAsking(self.window, self.evenings, settings)
        self.training = Training(self.window, settings, instants.now)
        self.evenings.follow(self.heard.rules)

    def _connect(self) -> None:
        window, quiet = self.window, self.window.quiet
        window.home_wanted.connect(self.go_home)
        window.mute_wanted.connect(self.heard.toggle_mute)
        window.closing.connect(self._on_closing)
        window.home.evening_wanted.connect(self.open_evening)
        self.new.made.connect(self.open_evening)
        self.new.robots_made.connect(self._let_robots_play)
        self.whole_files.evenings_changed.connect(self._files_changed)
        self.front.evenings_changed.connect(self._files_changed)
        self.ticker.beat.connect(self.front.beat)
        self.evenings.announced.connect(self.heard.announce)
        self.evenings.withdrawn.connect(self.heard.withdraw)
        self.evenings.told.connect(quiet.mention)
        self.publishing.told.connect(quiet.mention)
        self.evenings.trouble.connect(window.say_trouble)
        self.slots.notice.connect(quiet.mention)
        self.slots.settled.connect(self.layouts.screens_settled)
        self.heard.notice.connect(quiet.mention)
        self.heard.rules_changed.connect(self.evenings.follow)
        self.awake.notice.connect(quiet.mention)
        self.backups.made.connect(window.foot.show_backup)
        self.backups.failed.connect(quiet.mention)
        self.ticker.beat.connect(self._beat)
        self.ticker.slept.connect(self._slept)
        self.ticker.wall_moved.connect(self._wall_moved)

    # ---- what is at the desk ---------------------------------------------------------------------------------------

    @property
    def bridge(self) -> Bridge | None:
        """Of the evening at the desk; None while all are listed."""
        return None if self.evenings.shown is None else self.evenings.shown.bridge

    @property
    def alarms(self) -> Alarms:
        """What rings for the evening at the desk."""
        assert self.evenings.shown is not None  # noqa: S101
        return self.evenings.shown.alarms

    @property
    def board(self) -> Board:
        """The first board of the evening at the desk, else of this computer."""
        shown = self.evenings.shown
        return self.slots.slot(1).board if shown is None else shown.boards[0].board

    # ---- beginning and end -----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Go on with the evening that was open last, if it is not over; else show all of them."""
        if not self.window.isVisible():
            self.layouts.restore()
        self.premises.begin()
        self.window.foot.file.setText(self._shelf.path.name)
        self.window.foot.file.setToolTip(str(self._shelf.path))
        self.scheduler.start()
        self.ticker.start()
        # Loading takes a moment: after the window shows, before the first chime is due.
        self.scheduler.appoint("chimes", self._instants.now() + SECOND, self.heard.prepare)
        last = self._settings.last_evening
        if last is None or last not in self.evenings.going_on() or not self._reopen(last):
            self.go_home()
        self.premises.welcome()
        self.backups.make()

    def _reopen(self, stream: int) -> bool:
        """A mistake of ours in that evening is reported, and does not keep the program from starting ever after."""
        try:
            return self.open_evening(stream)
        except Exception:
            sys.excepthook(*sys.exc_info())
            return False

    def end(self) -> None:
        """Put everything away; the evenings stand as they stand."""
        self.ticker.stop()
        self.publishing.end()
        self.evenings.end()
        self.heard.end()
        self.awake.end()
        if self.scheduler.running:
            self.scheduler.shutdown(wait=False)
        self.premises.end()
        self._shelf.close()

    @pyqtSlot()
    def _on_closing(self) -> None:
        self.absences.note_awake(self.evenings.all, self._instants.now(), at_once=True)
        self.layouts.note()
        if self.window.desk is not None:
            self.window.desk.close_down()
        self.evenings.hide_boards()
        self._settings.store()

    # ---- going somewhere -------------------------------------------------------------------------------------------

    @pyqtSlot()
    def go_home(self) -> None:
        """Show all evenings; of the one at the desk, clock and board go on."""
        self.absences.note_awake(self.evenings.all, self._instants.now(), at_once=True)
        self._leave()
        self.evenings.tidy()
        self._settings.last_evening = None
        self.window.show_home(self._shelf.evenings())
        self.boards.tell()

    @pyqtSlot(int)
    def open_evening(self, stream: int) -> bool:
        """Show that evening's desk; false if it cannot be read."""
        with waiting():
            return self._open(stream)

    def _open(self, stream: int) -> bool:
        self._leave()
        known = self.evenings.find(stream) is not None
        try:
            evening = self.evenings.open(stream, self.absences.awake(stream))
        except Refusal as refusal:
            self.evenings.tidy()
            self.window.show_home(self._shelf.evenings())
            self.boards.tell()
            self.window.say_cannot_open(wording.refusal(refusal))
            return False
        self.evenings.shown = evening
        self.publishing.follow(evening)
        self.evenings.tidy()
        self._show_desk(evening, self.absences.to_ask(evening, known=known))
        self._settings.last_evening = stream
        self._show_saved(evening)
        self._align(evening)
        self.boards.tell()
        self._say_if_ahead(evening)
        return True

    @pyqtSlot()
    def show_rulings(self) -> None:
        """What the rules say: of the evening at the desk, else the usual ones."""
        if self.window.desk is None:
            RulingsDialog(self.window).open()
        else:
            self.window.desk.go_to("rulings")

    def _show_desk(self, evening: OpenEvening, asked: tuple[Absence, ...]) -> None:
        bridge = evening.bridge
        bridge.changed.connect(self._changed)
        bridge.refused.connect(self.window.quiet.say)
        bridge.stuck.connect(self._stuck)
        desk = EveningDesk(evening, self.heard, WantedEnd(self._settings, evening.stream), self.publishing, self.window)
        desk.told.connect(self.window.quiet.say)
        desk.undoing.said.connect(self.window.quiet.tell)
        desk.undoing.asked.connect(self.window.quiet.ask)
        desk.home_wanted.connect(self.go_home)
        desk.pot_wanted.connect(self.pot.ask_at)
        for absence in asked:
            desk.away.ask(absence)
        self.window.show_desk(desk)
        self.premises.watch(desk, evening.stream)

    def _say_if_ahead(self, evening: OpenEvening) -> None:
        """The system's clock is behind what this evening has seen already: it was put back meanwhile."""
        if evening.bridge.ahead >= WALL_MOVED_AT_LEAST and not evening.is_simulated:
            said = _("This computer's clock is {time} behind this evening. The tournament's clock runs on from there.")
            self.window.quiet.mention(said.format(time=wording.clock_time(evening.bridge.ahead)))

    def _leave(self) -> None:
        """The director looks at the evening no more; whether it goes on is its own affair."""
        evening, self.evenings.shown = self.evenings.shown, None
        if evening is None:
            return
        evening.bridge.changed.disconnect(self._changed)
        evening.bridge.refused.disconnect(self.window.quiet.say)
        evening.bridge.stuck.disconnect(self._stuck)
        if self.window.desk is not None:
            self.absences.leave(evening.stream, self.window.desk.away.unanswered)

    @pyqtSlot()
    def _files_changed(self) -> None:
        self.go_home()
        self.evenings.look_again()

    @pyqtSlot(int)
    def _let_robots_play(self, stream: int) -> None:
        """Open it, draw, start and play on, with the tables in sight: there is the button that stops it."""
        if not self.open_evening(stream):
            return
        bridge, desk = self.bridge, self.window.desk
        if bridge is None or desk is None:
            return
        if bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed())) is None:
            return
        if bridge.perform(timekeeping.start) is not None:
            desk.go_to("tables")
            desk.tables.playing.start()

    @pyqtSlot()
    def show_settings(self) -> None:
        """How it looks, where the data lie, what sounds, the keys, the lock."""
        self.premises.show_settings()

    @pyqtSlot()
    def show_before_guests(self) -> None:
        """What has to be right before the guests come."""
        self.premises.show_before_guests()

    @pyqtSlot()
    def show_report(self) -> None:
        """A report about a problem that can be sent to anybody."""
        self.premises.show_report()

    # ---- while it goes on ------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def _changed(self, change: Change[Tournament]) -> None:
        evening = self.evenings.shown
        if evening is None:
            return
        report.note(change.stored.step.label)
        self._show_saved(evening)
        if not change.stored.step.deals:
            self.window.quiet.put_away()  # the director went on; hands that robots play say nothing about him
        before, after = change.before, change.after
        if before.clock is not after.clock:
            self._align(evening)
        if before.finished is None and after.finished is not None:
            self.backups.make()
            self.window.quiet.say(has_won(boards.view(after, evening.bridge.now())))

    @pyqtSlot(int)
    def _stuck(self, seq: int) -> None:
        """Offer what can be done instead of an undo that later steps do not allow."""
        if self.bridge is not None:
            self.window.quiet.offer(ways_on(self.bridge, seq))

    @pyqtSlot(object)
    def _beat(self, at: Instant) -> None:
        self.evenings.beat()
        if self.bridge is not None and self.window.desk is not None:
            self.window.desk.show_instant(self.bridge.now())
        self.awake.keep(self.evenings.keeps_awake)
        self.absences.note_awake(self.evenings.all, at)

    @pyqtSlot(object)
    def _slept(self, length: Milliseconds) -> None:
        """Ask what the time asleep was: now, or at the desk of an evening that is not looked at."""
        self.scheduler.look_up()
        self.evenings.plan()
        for evening in self.evenings.all:
            away = slept(evening, length)
            if evening is self.evenings.shown and self.window.desk is not None:
                self.window.desk.away.ask(away)
            elif away is not None:
                self.absences.add(evening.stream, away)

    @pyqtSlot(object)
    def _wall_moved(self, by: Milliseconds) -> None:
        """Nothing follows from it; but somebody might wonder."""
        log.info("the system's clock was set by %d ms", by)
        self.window.quiet.mention(_("This computer's clock was set. The tournament's clock goes on as before."))

    def _align(self, evening: OpenEvening) -> None:
        clock = evening.bridge.state.clock
        if clock.since is not None and not evening.is_simulated:
            self.ticker.align(clock.since - clock.banked - evening.bridge.ahead)

    def _show_saved(self, evening: OpenEvening) -> None:
        """A simulated evening's steps carry its own time; what was saved is told by the wall's."""
        newest = self._instants.now() if evening.is_simulated else evening.bridge.evening.steps[-1].at
        self.window.foot.show_saved(newest)
