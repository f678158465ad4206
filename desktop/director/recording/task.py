"""What a recording window is about: the next hand of its table, or an earlier one that is corrected."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from desktop.bridge import Bridge
from desktop.play import naming_tables
from engine.recording import line
from engine.recording.line import Played
from engine.recording.recorded import Recorded
from tournament import wording
from tournament.errors import RuleViolation
from tournament.events import HandPlayed, TableWay
from tournament.felt.named import Named
from tournament.language import gettext as _
from tournament.names import SeatNo, TableNo
from tournament.recording import beginning, correcting, ending
from tournament.recording.beginning import Setup
from tournament.structures.structure import Level


class NextHand:
    """The hand that comes at a table, as far as it was entered.

    Attributes:
        line: its keys.
        button: the seat that really has the button, None: where the rules have it; `level`: the index of the level it
            was dealt at, None: the clock's; `without`: seats that were dealt no cards.
        setup: upon what it is entered; None: it cannot be entered now, and `refusal` says why.
    """

    def __init__(self, bridge: Bridge, table: TableNo) -> None:
        self.bridge, self.table = bridge, table
        self.line = ""
        self.button: SeatNo | None = None
        self.level: int | None = None
        self.without: frozenset[SeatNo] = frozenset()
        self.setup: Setup | None = None
        self.refusal: RuleViolation | None = None
        self.look()

    def look(self) -> None:
        """Take it up as the evening stands; a hand that has been begun keeps its level and when it began."""
        begun = self.setup if self.line.strip() else None
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

    @property
    def asks_button(self) -> bool:
        """Whether somebody has to say where the button is."""
        return self.refusal is not None and self.refusal.code == "button_unknown"

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
        state = self.bridge.state
        reached = state.clock.level_index(self.bridge.now())
        return [n for n in range(reached + 1) if isinstance(state.structure.period(n), Level)]

    @property
    def title(self) -> str:
        """Of the window."""
        return _("Record hands · {table}").format(table=_table_name(self.bridge, self.table))

    @property
    def why_not(self) -> str:
        """Why no hand can be entered now; empty: it can."""
        return "" if self.refusal is None else wording.refusal(self.refusal)

    def play(self, before: Played | None = None) -> Played | None:
        """The hand that the line makes; None where it cannot be entered. `before`: what an earlier line came to."""
        return _played(self.setup, self.line, before)

    def named(self) -> Named:
        """The table with everybody at it."""
        state = self.bridge.state
        table = state.tables.get(self.table)
        if table is None:
            return Named(self.title, {}, 0)
        number = table.next_number if self.setup is None else self.setup.number
        return naming_tables.named(state, self.bridge.now(), table, number=number)

    def store(self, recorded: Recorded) -> str | None:
        """Let it count; a sentence where that is refused, None: the next hand is offered."""
        setup = self.setup
        if setup is None:
            return self.why_not
        decision = partial(ending.record, setup=setup, recorded=recorded)
        why = self.bridge.may(decision)
        if why is not None:
            return why
        kept = self.line, self.button, self.without
        self.line, self.button, self.without = "", None, frozenset()  # whoever hears of it sees the next hand
        if self.bridge.perform(decision) is None:
            self.line, self.button, self.without = kept
            return _("Nothing was stored.")
        self.look()
        return None


class EarlierHand:
    """A hand that was recorded, entered again to be corrected.

    Attributes:
        seq: the first step of its place in the log.
        line: its keys as they stand now; `original`: as they were entered.
    """

    button: SeatNo | None = None
    refusal: RuleViolation | None = None

    def __init__(self, bridge: Bridge, seq: int, texts: Callable[[int], str | None]) -> None:
        """Raises RuleViolation where it cannot be entered again."""
        self.bridge, self.seq = bridge, seq
        self.setup: Setup | None
        self.setup, recorded = correcting.opened(bridge.evening, seq, texts)
        self.table = self.setup.table
        self.line = self.original = f"{line.written(recorded)} "

    def look(self) -> None:
        """Nothing about it changes with the evening but that it may be undone; then it cannot be stored."""

    @property
    def title(self) -> str:
        """Of the window."""
        number = 0 if self.setup is None else self.setup.number
        return _("Correct hand {n} · {table}").format(n=number, table=_table_name(self.bridge, self.table))

    @property
    def why_not(self) -> str:
        """Nothing speaks against looking at it."""
        return ""

    def play(self, before: Played | None = None) -> Played | None:
        """The hand that the line makes; `before`: what an earlier line came to."""
        return _played(self.setup, self.line, before)

    def named(self) -> Named:
        """The table with those who sat there."""
        table = self.bridge.state.tables.get(self.table)
        setup = self.setup
        if setup is None:
            return Named(self.title, {}, 0)
        chairs = max(setup.scene.stacks) if table is None else table.chairs
        details = (setup.scene.rules.name.upper(),)
        return Named(_table_name(self.bridge, self.table), setup.names, chairs, number=setup.number, details=details)

    @property
    def is_changed(self) -> bool:
        """Whether another line stands there than was entered."""
        return self.line.split() != self.original.split()


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


def _played(setup: Setup | None, keys: str, before: Played | None) -> Played | None:
    if setup is None:
        return None
    same = before is not None and before.recorded.scene == setup.scene
    return line.play(setup.scene, keys, before if same else None)


def _table_name(bridge: Bridge, table: TableNo) -> str:
    found = bridge.state.tables.get(table)
    return wording.table_name(table, "" if found is None else found.name)
