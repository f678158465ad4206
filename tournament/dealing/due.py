"""Whether a dealt table's next hand may begin now: one answer for buttons, tooltips and whoever deals."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.seats import NextHand
from tournament import hands
from tournament.clocks.clock import Phase
from tournament.errors import RuleViolation
from tournament.events import HandForHandClock, TableWay, Timing
from tournament.names import Instant, TableNo
from tournament.state import Table, Tournament
from tournament.tables import balancing
from tournament.tables.halts import Halt, halts


def check(state: Tournament, at: Instant, number: TableNo) -> None:
    """Whether the next hand at that table may begin at that instant.

    Raises:
        RuleViolation: what `check_evening` says; `no_such_table`, `not_a_dealt_table`, `hand_under_way`,
            `waits_for_draw`, `hand_over_already` (hand-for-hand: its hand of the round is over, WSOP 126-a),
            `waits_for_rebuy` (`name`: he has to decide before he misses a hand), `too_few_to_deal`, `button_unknown`,
            `table_stops` (`rule`: it is three short).
    """
    check_evening(state, at)
    _check_table(state, state.table(number), _Standing.of(state, at))


def refusal(state: Tournament, at: Instant, number: TableNo) -> RuleViolation | None:
    """Why no hand can begin there now, None if one can."""
    try:
        check(state, at, number)
    except RuleViolation as found:
        return found
    return None


def ready(state: Tournament, at: Instant) -> tuple[TableNo, ...]:
    """The tables at which a hand can begin now, the one that has waited longest first."""
    if evening_refusal(state, at) is not None:
        return ()
    standing = _Standing.of(state, at)
    found: list[Table] = []
    for table in state.tables.values():
        try:
            _check_table(state, table, standing)
        except RuleViolation:
            continue
        found.append(table)
    return tuple(table.number for table in sorted(found, key=lambda table: (table.ready, table.number)))


def check_evening(state: Tournament, at: Instant) -> None:
    """Whether hands are dealt at all at that instant.

    A clock that stands because it is hand-for-hand stops nobody.

    Raises:
        RuleViolation: `simulated_time`, `seats_not_drawn`, `evening_over`, `not_started`, `on_break`, `clock_stands`.
    """
    if state.setup.timing is Timing.SIMULATED:
        raise RuleViolation("simulated_time")
    if not state.seats_drawn:
        raise RuleViolation("seats_not_drawn")
    if state.finished is not None:
        raise RuleViolation("evening_over")
    if not state.has_started(at):
        raise RuleViolation("not_started")
    reading, going = state.clock.reading(at), state.hand_for_hand
    if reading.on_break:
        raise RuleViolation("on_break")
    if reading.phase is Phase.PAUSED and (going is None or going.clock is not HandForHandClock.PAUSED):
        raise RuleViolation("clock_stands")


def evening_refusal(state: Tournament, at: Instant) -> RuleViolation | None:
    """Why no hand can begin anywhere now, None if some table may."""
    try:
        check_evening(state, at)
    except RuleViolation as found:
        return found
    return None


def coming(state: Tournament, table: Table) -> NextHand:
    """Button, blinds and who is dealt in at a dealt table's next hand; that of a void one is the same again.

    Raises:
        RuleViolation: `too_few_to_deal`, `button_unknown`: nobody drew or followed one.
    """
    here = hands.playing(state, table)
    if len(here) < 2:
        raise RuleViolation("too_few_to_deal", table=table.number)
    found = hands.next_hand(table, hands.house_rules(state), here)
    if found is None:
        raise RuleViolation("button_unknown", table=table.number)
    return found


@dataclass(frozen=True, slots=True)
class _Standing:
    """What holds for all tables at once, worked out once: whether all wait for a draw, and which are three short."""

    all_wait: bool
    stopped: Mapping[TableNo, Halt]

    @classmethod
    def of(cls, state: Tournament, at: Instant) -> "_Standing":
        # In a round of hand-for-hand each table still plays its hand.
        if state.round_under_way:
            return cls(all_wait=False, stopped={})
        return cls(balancing.all_wait(state), {halt.table: halt for halt in halts(state, at) if halt.stops})


def _check_table(state: Tournament, table: Table, standing: _Standing) -> None:
    number, going = table.number, state.hand_for_hand
    if table.way is not TableWay.DEALT:
        raise RuleViolation("not_a_dealt_table", table=number)
    if table.under_way is not None:
        raise RuleViolation("hand_under_way", table=number)
    if going is not None and number in going.done:
        raise RuleViolation("hand_over_already", table=number, rule="WSOP 126-a")
    if table.held or standing.all_wait:
        raise RuleViolation("waits_for_draw", table=number)
    for _seat, entry in sorted(table.seats.items()):
        if state.entries[entry].deciding is not None:
            raise RuleViolation("waits_for_rebuy", table=number, name=state.entries[entry].shown_name)
    coming(state, table)
    halt = standing.stopped.get(number)
    if halt is not None:
        raise RuleViolation("table_stops", table=number, rule=halt.rule, players=halt.short)
