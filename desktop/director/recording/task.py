"""What a recording window is about: the next hand of its table, or an earlier one that is corrected."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from desktop.bridge import Bridge
from desktop.play.table import naming_tables
from desktop.settings.fields import HalfHand
from engine.recording import line
from engine.recording.line import Played
from engine.recording.recorded import Recorded
from tournament import wording
from tournament.errors import RuleViolation
from tournament.events import HandPlayed, TableWay
from tournament.felt.named import Named
from tournament.language import gettext as _
from tournament.names import Instant, SeatNo, TableNo
from tournament.recording import beginning, correcting, ending, typed
from tournament.recording.beginning import Setup
from tournament.state import Tournament
from tournament.structures.structure import Level
from tournament.wording import houses


class _Entered:
    """A hand that is entered by its keys: upon what, None while `refusal` says why it cannot be."""

    line: str
    setup: Setup | None
    refusal: RuleViolation | None

    @property
    def why_not(self) -> str:
        """Why it cannot be entered so, or now; empty: it can."""
        return "" if self.refusal is None else wording.refusal(self.refusal)

    def play(self, before: Played | None = None) -> Played | None:
        """The hand that the line makes; None where it cannot be entered. `before`: what an earlier line came to."""
        if self.setup is None:
            return None
        same = before is not None and before.recorded.scene == self.setup.scene
        return line.play(self.setup.scene, self.line, before if same else None)


class NextHand(_Entered):
    """The hand that comes at a table, as far as it was entered.

    Hands are undone and done again: what was entered of another number waits until that one is the coming one, so
    that the keys of a hand that was undone stand there again.

    Attributes:
        number: of the table's hands.
        line: its keys.
        button: the seat that really has the button, None: where the rules have it; `level`: the index of the level it
            was dealt at, None: the clock's; `without`: seats that were dealt no cards.
        setup: upon what it is entered; None: it cannot be entered now, and `refusal` says why.
        overtaken: what is said while somebody in it has gone or has other chips now, until the next key.
    """

    def __init__(self, bridge: Bridge, table: TableNo, half: HalfHand | None = None) -> None:
        """`half`: as far as it was entered when the program ended."""
        self.bridge, self.table = bridge, table
        self.number = self._coming()
        self._waiting: dict[int, tuple[str, SeatNo | None, frozenset[SeatNo], Setup | None]] = {}
        self.line = ""
        self.button: SeatNo | None = None
        self.level: int | None = None
        self.without: frozenset[SeatNo] = frozenset()
        self.setup: Setup | None = None
        self.refusal: RuleViolation | None = None
        self.overtaken = ""
        self._begun_with: object = None
        self.is_from_before = half is not None and half.number == self.number
        if half is not None and self.is_from_before:
            self._take(half)
        self.look()

    def _take(self, half: HalfHand) -> None:
        self.line, self.level = half.line, half.level if half.level in self.levels() else None
        self.button = None if half.button is None else SeatNo(half.button)
        self.without = frozenset(SeatNo(seat) for seat in half.without)
        self.look()
        if self.level == self.bridge.state.clock.level_index(self.bridge.now()):
            self.level = None  # the clock's, as it was then

    def half(self, played: Played | None) -> HalfHand | None:
        """What is kept of it when the program ends; None: nothing was entered. `played`: what its line came to."""
        setup = self.setup
        if setup is None or played is None or not (self.line.strip() or self.button or self.without):
            return None
        return HalfHand(
            self.number, typed.without_holes(played), setup.level, self.button, tuple(sorted(self.without))
        )  # fmt: skip

    def _coming(self) -> int:
        """The number of the table's coming hand; 0: the table is gone."""
        table = self.bridge.state.tables.get(self.table)
        return 0 if table is None else table.next_number

    def _turn_to(self, number: int) -> None:
        if self.line.strip() or self.button or self.without:
            self._waiting[self.number] = self.line, self.button, self.without, self.setup
        self.number = number
        self.line, self.button, self.without, self.setup = self._waiting.pop(number, ("", None, frozenset(), None))
        self._begun_with = self.button, self.level, self.without

    def look(self) -> None:
        """Take it up as the evening stands; a hand that has been begun stays as it was, also when people come."""
        if self._coming() not in (0, self.number):
            self._turn_to(self._coming())
        begun, wish = self.setup if self.line.strip() else None, (self.button, self.level, self.without)
        if begun is not None and wish == self._begun_with and self._goes_on(begun):
            self.refusal = None
            return
        self._begun_with, self.overtaken = wish, ""
        state, at = self.bridge.state, self.bridge.now()
        try:
            level = begun.level if begun is not None and self.level is None else self._level()
            positions = None if self.button is None else beginning.with_button(
                state, self.table, self.button, self.without
            )  # fmt: skip
            fresh = beginning.begin(state, at, self.table, positions, level, self.without)
        except RuleViolation as refusal:
            self.setup, self.refusal = None, refusal
            return
        self.setup = fresh if begun is None else replace(fresh, began=begun.began)
        self.refusal = None

    def _goes_on(self, begun: Setup) -> bool:
        """Look at the hand as it was begun; it cannot count while its players are not there with the same chips."""
        self.overtaken = ""
        state = self.bridge.state
        if state.finished is not None or not state.has_started(self.bridge.now()):
            return False
        try:
            ending.check(state, begun)
        except RuleViolation as refusal:
            if refusal.code != "recorded_upon_other":
                return False
            self.overtaken = wording.refusal(refusal)
        return True

    def begin_anew(self) -> None:
        """Take the keys as those of a hand of whoever is there now."""
        self._begun_with = None
        self.look()

    @property
    def asks_button(self) -> bool:
        """Whether somebody has to say where the button is."""
        return self.refusal is not None and self.refusal.code == "button_unknown"

    @property
    def may_begin_otherwise(self) -> bool:
        """Whether button, level or who is dealt in can be put right: it may be these that speak against the hand."""
        chosen = self.setup is not None or self.asks_button or bool(self.button or self.without)
        return chosen and self.table in self.bridge.state.tables

    def has_moved_on(self) -> bool:
        """Look again; whether level, break or anything else speaks otherwise than before."""
        before = None if self.setup is None else self.setup.level, self.why_not
        self.look()
        return before != (None if self.setup is None else self.setup.level, self.why_not)

    def _level(self) -> int | None:
        """What was chosen; in a break the level before it, since hands are entered afterwards, too."""
        state, at = self.bridge.state, self.bridge.now()
        if self.level is None and state.clock.reading(at).on_break:
            coming = state.clock.level_index(at)
            return max((n for n in self.levels() if n < coming), default=None)
        return self.level

    def levels(self) -> list[int]:
        """The indices of the levels up to the present one, in a break up to the coming one."""
        return _levels(self.ground, self.bridge.now())

    @property
    def ground(self) -> Tournament:
        """The evening upon which it is entered."""
        return self.bridge.state

    @property
    def title(self) -> str:
        """Of the window."""
        return _("Record hands · {table}").format(table=_table_name(self.bridge, self.table))

    def named(self) -> Named:
        """The table with everybody at it."""
        state = self.bridge.state
        table = state.tables.get(self.table)
        if table is None:
            return Named(self.title, {}, 0)
        setup = self.setup
        if setup is None:
            return naming_tables.named(state, self.bridge.now(), table, number=table.next_number)
        there = naming_tables.named(state, self.bridge.now(), table, number=setup.number)
        return replace(there, names={**there.names, **setup.names})  # also those who have gone since it was begun

    def store(self, recorded: Recorded) -> str | None:
        """Let it count; a sentence where that is refused, None: the next hand is offered."""
        setup = self.setup
        if setup is None:
            return self.why_not
        decision = partial(ending.record, setup=setup, recorded=recorded)
        why = self.bridge.may(decision)
        if why is None and self.bridge.perform(decision) is None:
            why = _("Nothing was stored.")
        self.look()
        return why


class EarlierHand(_Entered):
    """A hand that was recorded, entered again to be corrected.

    Attributes:
        seq: the first step of its place in the log; `ground`: the evening as it stood before it.
        line: its keys as they stand now; `original`: as they were entered.
        button: the seat that really had the button, `level`: the index of the level it was really dealt at, None: as
            they were entered; `without`: seats that were dealt no cards.
        overtaken: why it cannot be corrected any more; empty: it can.
    """

    asks_button, may_begin_otherwise = False, True

    def __init__(self, bridge: Bridge, seq: int, texts: Callable[[int], str | None]) -> None:
        """Raises RuleViolation where it cannot be entered again."""
        self.bridge, self.seq, self._texts = bridge, seq, texts
        self.overtaken = ""
        self.refusal: RuleViolation | None = None
        self.button: SeatNo | None = None
        self.level: int | None = None
        self._entered, self.original = self._opened()
        self.table, self.line = self._entered.table, self.original
        self.without = self._left_out()
        self.setup: Setup | None = self._entered

    def look(self) -> None:
        """It may have been undone, or corrected otherwise; what was changed here stays."""
        try:
            entered, original = self._opened()
        except RuleViolation as refusal:
            self.overtaken = wording.refusal(refusal)
            return
        self.overtaken = ""
        if not self.is_changed:
            self.line = original
        if not self._begins_otherwise:
            self._entered = entered
            self.without = self._left_out()
        self._entered, self.original = entered, original
        try:
            self.setup, self.refusal = self._begun(), None
        except RuleViolation as refusal:
            self.setup, self.refusal = None, refusal

    def _opened(self) -> tuple[Setup, str]:
        setup, recorded = correcting.opened(self.bridge.evening, self.seq, self._texts)
        self.ground = self.bridge.evening.before(self.seq)
        return setup, f"{line.written(recorded)} "

    def _left_out(self) -> frozenset[SeatNo]:
        """Who sat there and was dealt no cards, as it was entered."""
        return frozenset(self.ground.table(self._entered.table).seats.keys() - self._entered.scene.stacks.keys())

    @property
    def _begins_otherwise(self) -> bool:
        """Whether button, level or who was dealt in are put right."""
        return self.button is not None or self.level is not None or self.without != self._left_out()

    def _begun(self) -> Setup:
        """Upon what it is entered."""
        entered, state = self._entered, self.ground
        if not self._begins_otherwise:
            return entered
        positions = entered.scene.positions
        if self.button is not None or self.without != self._left_out():
            button = SeatNo(positions.button) if self.button is None else self.button
            positions = beginning.with_button(state, self.table, button, self.without)
        level = entered.level if self.level is None else self.level
        at = self.bridge.evening.ledger.step(self.seq).at
        begun = beginning.begin(state, at, self.table, positions, level, self.without)
        return replace(begun, number=entered.number, began=entered.began)

    def levels(self) -> list[int]:
        """The indices of the levels up to the one that the clock showed then."""
        return _levels(self.ground, self.bridge.evening.ledger.step(self.seq).at)

    @property
    def title(self) -> str:
        """Of the window."""
        number = 0 if self.setup is None else self.setup.number
        return _("Correct hand {n} · {table}").format(n=number, table=_table_name(self.bridge, self.table))

    def named(self) -> Named:
        """The table with those who sat there."""
        table = self.bridge.state.tables.get(self.table)
        setup = self.setup
        if setup is None:
            return Named(self.title, {}, 0)
        chairs = max(setup.scene.stacks) if table is None else table.pictured
        details = (houses.short(self.bridge.state.setup.house_rules),)
        return Named(_table_name(self.bridge, self.table), setup.names, chairs, number=setup.number, details=details)

    @property
    def is_changed(self) -> bool:
        """Whether another line stands there than was entered, or it is to begin otherwise."""
        return self._begins_otherwise or self.line.split() != self.original.split()


Task = NextHand | EarlierHand


def earlier(bridge: Bridge, table: TableNo) -> list[int]:
    """The hands that count at a table, oldest first, each by the first step of its place."""
    return [
        place.first.seq
        for place in bridge.evening.ledger.places()
        if any(isinstance(event, HandPlayed) and event.table == table for event in place.shown.step.events)
    ]


def why_not_corrected(bridge: Bridge, table: TableNo | None) -> str | None:
    """Why hands of that table are not corrected by keys; None: they are."""
    found = None if table is None else bridge.state.tables.get(table)
    if found is None:
        return _("Its table is gone: the hand can be undone, not corrected.")
    if found.way is TableWay.RECORDED:
        return None
    return wording.coded("not_a_recorded_table", {"table": table})


def text_of(bridge: Bridge, seq: int) -> str | None:
    """The text beside that step, as `tournament.recording.correcting` asks for it."""
    return next((hand.text for hand in bridge.shelf.hands(bridge.evening.number, [seq])), None)


def _levels(state: Tournament, at: Instant) -> list[int]:
    reached = state.clock.level_index(at)
    return [n for n in range(reached + 1) if isinstance(state.structure.period(n), Level)]


def _table_name(bridge: Bridge, table: TableNo) -> str:
    found = bridge.state.tables.get(table)
    return wording.table_name(table, "" if found is None else found.name)
