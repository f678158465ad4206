"""A hand of real cards is about to be entered: who is dealt in with what, where button and blinds are, at what cost."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from engine.recording.recorded import Scene
from engine.seats import NextHand, Positions, clockwise, first_positions
from tournament import hands
from tournament.errors import RuleViolation
from tournament.events import TableWay
from tournament.names import EntryNo, Instant, SeatNo, TableNo
from tournament.state import Table, Tournament


@dataclass(frozen=True, slots=True)
class Setup:
    """What a hand is recorded upon.

    Attributes:
        table, number: where, and the table's own count.
        began: when it was begun, at the level of index `level`.
        scene: chips, positions, blinds and rules, for `engine.recording`.
        seated: who sits in each seat dealt in; `names`: what they are called.
    """

    table: TableNo
    number: int
    began: Instant
    level: int
    scene: Scene
    seated: Mapping[SeatNo, EntryNo]
    names: Mapping[int, str]


def begin(
    state: Tournament,
    at: Instant,
    number: TableNo,
    positions: Positions | None = None,
    level: int | None = None,
    without: Collection[SeatNo] = (),
) -> Setup:
    """The next hand at a recorded table.

    Args:
        state: the evening.
        at: now.
        number: the table.
        positions: where button and blinds really were, else where the house's button rule has them.
        level: the index of the level at which it was dealt, else the clock's; a hand is often entered afterwards.
        without: seats that were dealt no cards, although the house's rules would have dealt them in.

    Raises:
        RuleViolation: `no_such_table`, `not_a_recorded_table`, `evening_over`, `not_started`, `on_break` unless a level
            is given, `hand_under_way`, `hand_over_already` (hand-for-hand: its hand of the round is over),
            `too_few_to_deal`, `button_unknown`, `button_nowhere` (the positions given fit nobody who is dealt in),
            `stack_unknown` (`name`).
    """
    table = state.table(number)
    _check(state, at, table)
    found = _coming(state, table, positions, without)
    if level is None:
        level = hands.level_due(state, at, table)
        if state.clock.reading(at).on_break:
            raise RuleViolation("on_break")
    seated = {SeatNo(seat): table.seats[SeatNo(seat)] for seat in sorted(found.dealt)}
    scene = Scene(
        hands.stacks(state, seated),
        found.positions,
        hands.blinds(state, level),
        hands.house_rules(state),
        last_two=len(state.left) == 2,
    )
    names: dict[int, str] = {seat: state.entries[entry].shown_name for seat, entry in seated.items()}
    return Setup(number, table.next_number, at, level, scene, seated, names)


def buttons(state: Tournament, number: TableNo) -> tuple[SeatNo, ...]:
    """The seats that can have the button of the next hand there, clockwise behind the last one's."""
    table = state.table(number)
    here = {int(seat) for seat in hands.playing(state, table)}
    if not here:
        return ()
    last = 0 if table.positions is None else table.positions.button
    return tuple(SeatNo(seat) for seat in clockwise(here, last))


def with_button(state: Tournament, number: TableNo, button: SeatNo, without: Collection[SeatNo] = ()) -> Positions:
    """Button and blinds where the button is there, and nobody's blind is dead.

    Raises:
        RuleViolation: `button_nowhere`: nobody who could have it sits there.
    """
    here = {int(seat) for seat in hands.playing(state, state.table(number))} - {int(seat) for seat in without}
    if button not in here or len(here) < 2:
        raise RuleViolation("button_nowhere", table=number, seat=button)
    return first_positions(button, here)


def _check(state: Tournament, at: Instant, table: Table) -> None:
    going = state.hand_for_hand
    if table.way is not TableWay.RECORDED:
        raise RuleViolation("not_a_recorded_table", table=table.number)
    if state.finished is not None:
        raise RuleViolation("evening_over")
    if not state.has_started(at):
        raise RuleViolation("not_started")
    if table.under_way is not None:
        raise RuleViolation("hand_under_way", table=table.number)
    if going is not None and table.number in going.done:
        raise RuleViolation("hand_over_already", table=table.number, rule="WSOP 126-a")


def _coming(state: Tournament, table: Table, positions: Positions | None, without: Collection[SeatNo] = ()) -> NextHand:
    here = [seat for seat in hands.playing(state, table) if seat not in without]
    if len(here) < 2:
        raise RuleViolation("too_few_to_deal", table=table.number)
    if positions is not None:
        blinds = (
            {positions.big_blind} if positions.small_blind is None else {positions.small_blind, positions.big_blind}
        )
        if not blinds <= {int(seat) for seat in here}:
            raise RuleViolation("button_nowhere", table=table.number, seat=positions.button)
        return NextHand(positions, tuple(sorted(here)))
    found = hands.next_hand(table, hands.house_rules(state), here)
    if found is None:
        raise RuleViolation("button_unknown", table=table.number)
    return found
