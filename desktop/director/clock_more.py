"""The rarer presses of the clock: breaks, going somewhere, setting it, hand-for-hand, shot clocks."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QDialog, QMenu, QPushButton, QWidget

from desktop.bridge import Bridge
from desktop.director import presses
from desktop.director.commands.in_use import with_key
from desktop.director.dialogs.go_to import GoToDialog
from desktop.director.dialogs.shot_clock import ShotClockDialog
from desktop.director.dialogs.time_asked import Asked, TimeDialog
from desktop.director.parts import button, refuse, wrapped
from desktop.director.presses import ClockButton, Press
from desktop.director.tables.flow import FlowLayout
from tournament import wording
from tournament.clocks import breaks, cuts, shot_clocks, timekeeping
from tournament.clocks.clock import Phase, Reading
from tournament.events import HandForHandClock, ShotClockStarted, TableWay, Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import MINUTE, SECOND, Instant, TableNo
from tournament.outs import hand_for_hand
from tournament.state import ShotClock, Tournament
from tournament.structures import restructuring
from tournament.structures.structure import Break, Level
from tournament.wording.shot_clocks import has_run_out, time_is_up

SOON = MINUTE


class MorePresses(QWidget):
    """A second row of buttons; those that the moment has no use for are hidden, those it refuses say why."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._flow = FlowLayout(self)
        self.break_now = self._asking(_("Break now…"), self._ask_break_now)
        self.break_after = self._asking(_("Break after this level…"), self._ask_break_after)
        self.call_off = self._pressing(presses.CALL_OFF_BREAK)
        self.end_break = self._pressing(presses.END_BREAK)
        self.waits = self._asking(_("Wait at the end of this break"), self._have_break_wait)
        self.waits.setCheckable(True)
        self.end_level = self._pressing(presses.END_LEVEL)
        self.hand_over = self._asking(_("Hand over"), None)
        self.hand_over.setMenu(self._tables())
        self.postpone = self._pressing(presses.POSTPONE)
        self.played_on = self._pressing(presses.PLAYED_ON)
        self.go_to = self._asking(_("Go to…"), self._ask_where)
        self.set_time = self._asking(_("Set the time…"), self._ask_time)
        self.hand_for_hand = self._asking(_("Hand for hand"), None)
        self.hand_for_hand.setMenu(self._policies())
        self.round_over = self._pressing(presses.ROUND_OVER)
        self.end_hand_for_hand = self._pressing(presses.END_HAND_FOR_HAND)
        self.shot_clock = self._asking(_("Shot clock…"), self._ask_who)
        self.shots: dict[TableNo, QPushButton] = {}
        self.time_up = wrapped("", self, kind="strong")
        self._flow.addWidget(self.time_up)
        self.time_up.hide()

    def _asking(self, word: str, ask: Callable[[], None] | None) -> QPushButton:
        made = button(word, self)
        if ask is not None:
            made.clicked.connect(ask)
        self._flow.addWidget(made)
        return made

    def _pressing(self, what: ClockButton) -> QPushButton:
        made = button(what.word(), self)
        made.clicked.connect(partial(self._press, what.press))
        self._flow.addWidget(made)
        return made

    def _policies(self) -> QMenu:
        """What the clock does in hand-for-hand; the usual one is marked."""
        menu = QMenu(self)
        self.policies = {}
        for clock, says in (
            (HandForHandClock.PAUSED, _("The clock is paused")),
            (HandForHandClock.MINUTES_OFF, _("Minutes go off for each hand")),
            (HandForHandClock.RUNS, _("The clock runs on")),
        ):
            action = menu.addAction(says)
            if action is not None:
                action.setCheckable(True)
                action.triggered.connect(partial(self._press, partial(hand_for_hand.begin, clock=clock)))
                self.policies[clock] = action
        return menu

    def _tables(self) -> QMenu:
        """Where a hand is over: the tables with real cards, filled whenever it is opened."""
        menu = QMenu(self)
        menu.aboutToShow.connect(self._list_tables)
        return menu

    @pyqtSlot()
    def _list_tables(self) -> None:
        menu, state = self.hand_over.menu(), self._bridge.state
        if menu is None:
            return
        menu.clear()
        level = state.clock.level_index(self._bridge.now())
        for number, table in sorted(state.tables.items()):
            if table.way is not TableWay.KEPT:
                continue
            played = table.hands_in_level if table.level == level else 0
            words = ngettext("Table {table} · {n} hand played", "Table {table} · {n} hands played", played)
            said = words.format(table=wording.numbered(state, number), n=played)
            action = menu.addAction(said.replace("&", "&&"))
            if action is not None:
                action.triggered.connect(partial(self._press, partial(timekeeping.hand_over, table=number)))

    # ---- showing ---------------------------------------------------------------------------------------------------

    def offer(self, state: Tournament, at: Instant) -> None:
        """Show what the moment has a use for, and why not where it is refused."""
        reading = state.clock.reading(at)
        real = state.setup.timing is not Timing.SIMULATED
        going = state.hand_for_hand is not None
        follows = not reading.on_break and cuts.follows(state.structure, reading.index)
        playing = real and reading.phase in (Phase.RUNNING, Phase.PAUSED)
        may = self._bridge.may
        for made, shown, why, says in (
            (
                self.break_now,
                not reading.on_break,
                may(_break_now(SOON)),
                _("The level then goes on with what is left"),
            ),
            (
                self.break_after,
                not reading.on_break and not follows,
                may(_break_after(SOON)),
                _("A break when it ends"),
            ),
            (self.call_off, follows, may(presses.CALL_OFF_BREAK.press), presses.CALL_OFF_BREAK.says()),
            (self.end_break, reading.on_break, may(presses.END_BREAK.press), presses.END_BREAK.says()),
            (self.waits, reading.on_break, may(_wait(reading)), _("It goes on when somebody presses Resume")),
            (self.hand_over, _counts_hands(state, reading), None, _("This level is counted in hands")),
            (self.end_level, reading.length is None, may(presses.END_LEVEL.press), presses.END_LEVEL.says()),
            (self.go_to, True, may(timekeeping.next_level), _("Any level or break, from its beginning")),
            (self.set_time, reading.length is not None, may(_set_left(SOON)), _("What is left of it")),
            (
                self.hand_for_hand,
                not going,
                may(hand_for_hand.begin),
                with_key(_("Each table plays one hand and waits"), "hand_for_hand"),
            ),
            (self.round_over, going, may(presses.ROUND_OVER.press), presses.ROUND_OVER.says()),
            (self.end_hand_for_hand, going, None, presses.END_HAND_FOR_HAND.says()),
            (self.shot_clock, bool(state.tables), None, _("So long a player has to decide")),
        ):
            made.setVisible(playing and shown)
            refuse(made, why, says)
        self.waits.setChecked(isinstance(reading.period, Break) and reading.period.waits)
        self.postpone.setVisible(real and reading.phase is Phase.COUNTDOWN)
        refuse(self.postpone, may(presses.POSTPONE.press), presses.POSTPONE.says())
        self.played_on.setVisible(playing and may(presses.PLAYED_ON.press) is None)
        usual = hand_for_hand.usual_clock(state)
        for clock, action in self.policies.items():
            action.setChecked(clock is usual)
        self._show_shots(state, at)

    def _show_shots(self, state: Tournament, at: Instant) -> None:
        """A button for each shot clock that runs, which stops it."""
        shown = {clock.table: clock for clock in shot_clocks.shown(state, at)}
        over: list[str] = []
        for number in self.shots.keys() - shown.keys():
            self.shots.pop(number).deleteLater()
        for number, clock in shown.items():
            made = self.shots.get(number)
            if made is None:
                made = self.shots[number] = button("", self)
                made.clicked.connect(partial(self._press, partial(shot_clocks.stop, table=number)))
                self._flow.addWidget(made)
                made.show()
            if shot_clocks.has_run_out(clock, at):
                over.append(_named(state, clock))
            left = wording.clock_time(shot_clocks.left(clock, at))
            made.setText(_("Stop table {n}: {time}").format(n=number, time=left))
        self.time_up.setText("\n".join([*over, time_is_up()]) if over else "")
        self.time_up.setVisible(bool(over))

    # ---- pressing --------------------------------------------------------------------------------------------------

    def _press(self, press: Press, checked: bool = False) -> None:
        self._bridge.perform(press)

    def _open(self, dialog: QDialog) -> None:
        dialog.open()

    @pyqtSlot()
    def _ask_break_now(self) -> None:
        asked = Asked(_("Break now"), _("How long is the break?"), _("Take the break"), (20, 10, 15, 30), _break_now)
        self._open(TimeDialog(self._bridge, asked, self))

    @pyqtSlot()
    def _ask_break_after(self) -> None:
        title, question = _("Break after this level"), _("How long is the break?")
        asked = Asked(title, question, _("Plan the break"), (20, 10, 15, 30), _break_after)
        self._open(TimeDialog(self._bridge, asked, self))

    @pyqtSlot()
    def _ask_time(self) -> None:
        asked = Asked(_("Set the time"), _("How much is left?"), _("Set the clock"), (5, 10, 15, 20), _set_left)
        left = self._bridge.state.clock.reading(self._bridge.now()).remaining
        self._open(TimeDialog(self._bridge, asked, self, left))

    @pyqtSlot()
    def _ask_where(self) -> None:
        self._open(GoToDialog(self._bridge, self))

    @pyqtSlot()
    def _have_break_wait(self) -> None:
        reading = self._bridge.state.clock.reading(self._bridge.now())
        self._bridge.perform(_wait(reading))

    @pyqtSlot()
    def _ask_who(self) -> None:
        last = self._last_shot()
        dialog = ShotClockDialog(self._bridge, self, table=None if last is None else last.table)
        dialog.seconds.setValue((shot_clocks.USUAL if last is None else last.length) // SECOND)
        self._open(dialog)

    def _last_shot(self) -> ShotClockStarted | None:
        """The shot clock that was started last, for its length and its table."""
        for stored in reversed(self._bridge.evening.steps):
            for event in stored.step.events:
                if isinstance(event, ShotClockStarted):
                    return event
        return None

    def start_shot_clock(self) -> None:
        """Give the player at the only table as long as the last one had; with several tables ask which."""
        tables = sorted(self._bridge.state.tables)
        if len(tables) > 1:
            self._ask_who()
            return
        last, table = self._last_shot(), tables[0] if tables else TableNo(1)
        length = shot_clocks.USUAL if last is None else last.length
        self._bridge.perform(partial(shot_clocks.start, table=table, length=length))

    def stop_shot_clocks(self) -> None:
        """Stop all that run."""
        running = sorted(self._bridge.state.shot_clocks)
        if not running:
            self._bridge.refused.emit(_("No shot clock is running."))
        for table in running:
            self._bridge.perform(partial(shot_clocks.stop, table=table))


def _break_now(time: int) -> Press:
    return partial(breaks.break_now, duration=time)


def _break_after(time: int) -> Press:
    return partial(breaks.break_after, duration=time)


def _set_left(time: int) -> Press:
    return partial(timekeeping.set_left, left=time)


def _wait(reading: Reading) -> Press:
    """The other way round from how the break being shown ends now."""
    waits = isinstance(reading.period, Break) and reading.period.waits
    return partial(restructuring.have_break_wait, waits=not waits)


def _counts_hands(state: Tournament, reading: Reading) -> bool:
    counted = isinstance(reading.period, Level) and reading.period.hands is not None
    return counted and any(table.way is TableWay.KEPT for table in state.tables.values())


def _named(state: Tournament, clock: ShotClock) -> str:
    return has_run_out(clock.table, "" if clock.entry is None else state.entries[clock.entry].shown_name)
