"""From a table to an engine hand, and from its result to facts."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from engine import presets
from engine.blinds import Blinds
from engine.hand import Hand
from engine.records import played as records
from engine.result import HandResult
from engine.rules import ClosedSeats, HouseRules
from engine.seats import NextHand, Positions, first_positions, next_positions
from tournament.errors import RuleViolation
from tournament.events import (
    Event,
    FinalTableDrawn,
    HandForHandEnded,
    HandForHandPlayed,
    HandPlayed,
    LevelEnded,
    PlayerBusted,
    PlayersMoved,
    SeatsRedrawn,
    StackChange,
    TableBroken,
)
from tournament.history import HandText, Step
from tournament.names import Chips, EntryNo, Instant, SeatNo, TableNo
from tournament.rules import Balancing
from tournament.state import Table, Tournament
from tournament.structures.structure import Level

Following = Callable[[tuple[Event, ...]], tuple[Event, ...]]
"""What a hand brings with it beyond its own facts, which are given."""


def blinds(state: Tournament, level: int) -> Blinds:
    """The blinds and ante of the level of that index."""
    period = state.structure.period(level)
    if not isinstance(period, Level):
        raise RuleViolation("on_break")
    return period.blinds


def level_due(state: Tournament, at: Instant, table: Table) -> int:
    """The index of the level of the table's next hand: the clock's, or again that of a void one (TDA 35-C).

    Where the structure was changed since and has a break there, it is the clock's.
    """
    if table.again is not None and isinstance(state.structure.period(table.again), Level):
        return table.again
    return state.clock.level_index(at)


def house_rules(state: Tournament) -> HouseRules:
    """The rules by which hands are dealt tonight, and newcomers wait for theirs (rules.md D-3).

    Where tables are balanced by Robert's rules, whoever comes to the small blind or the button waits (RROP 15), unless
    the house closes more seats to newcomers.

    Raises:
        BadSetup: `no_such_preset`.
    """
    return _house_rules(state.setup.house_rules, state.setup.rules.balancing)


@cache
def _house_rules(name: str, balancing: Balancing) -> HouseRules:
    rules = presets.preset(name)
    if balancing is Balancing.ROBERT and rules.closed_seats is ClosedSeats.BEHIND_BUTTON:
        return replace(rules, closed_seats=ClosedSeats.SMALL_BLIND_OR_BUTTON)
    return rules


def playing(state: Tournament, table: Table) -> Collection[SeatNo]:
    """The seats at that table whose players can be dealt in: who is deciding about a rebuy has no chips, and waits."""
    here = table.seats
    deciding = [seat for seat, entry in here.items() if state.entries[entry].deciding is not None]
    return [seat for seat in here if seat not in deciding] if deciding else here


def next_hand(table: Table, rules: HouseRules, seats: Collection[int] | None = None) -> NextHand | None:
    """Button, blinds and who gets cards in the table's next hand, as far as its button is known.

    `seats`: only these of the table's players take part (`playing`), None: all. None where fewer than two do, where
    nobody followed the button, or where the chair drawn for the first one is empty.
    """
    live = set(table.seats) if seats is None else set(seats)
    if len(live) < 2:
        return None
    if table.positions is not None:
        return next_positions(table.positions, live, [seat for seat in table.newcomers if seat in live], rules)
    if table.first_button is None or table.first_button not in live:
        return None
    return NextHand(first_positions(table.first_button, live), tuple(sorted(live)))


def stacks(state: Tournament, seated: Mapping[SeatNo, EntryNo]) -> dict[int, Chips]:
    """What the players of a hand have in front of them, by seat.

    Raises:
        RuleViolation: `stack_unknown`; a count from before he came to this table tells nothing any more.
    """
    found: dict[int, Chips] = {}
    for seat, number in seated.items():
        entry = state.entries[number]
        is_old = entry.counted is not None and entry.sat_at is not None and entry.counted < entry.sat_at
        if entry.stack is None or is_old:
            raise RuleViolation("stack_unknown", name=entry.shown_name)
        found[seat] = entry.stack
    return found


def fewest(state: Tournament, at: Instant) -> int:
    """How many hands of the present level the slowest table has played, of those that can play."""
    level = state.clock.level_index(at)
    playing = (table for table in state.tables.values() if not table.held and len(table.seats) > 1)
    return min((table.hands_in_level if table.level == level else 0 for table in playing), default=0)


def level_ended(state: Tournament, at: Instant) -> tuple[LevelEnded, ...]:
    """The fact that the present level is over, where every table has played its hands; else nothing."""
    reading = state.clock.reading(at)
    wanted = reading.period.hands if isinstance(reading.period, Level) else None
    if wanted is None or state.finished is not None or fewest(state, at) < wanted:
        return ()
    return (LevelEnded(reading.index, *state.clock.spot(reading.index)),)


def counted_anew(state: Tournament, level: int) -> Tournament:
    """The level of that index begins again, and so will those after it: of their hands none is played."""
    if not any(table.level >= level and table.hands_in_level for table in state.tables.values()):
        return state
    tables = {n: replace(t, hands_in_level=0) if t.level >= level else t for n, t in state.tables.items()}
    return replace(state, tables=tables)


def result_events(
    table: Table,
    number: int,
    began: Instant,
    level: int,
    positions: Positions,
    seated: Mapping[SeatNo, EntryNo],
    result: HandResult,
) -> tuple[Event, ...]:
    """The facts of a hand that is over: the stacks, then who is out, best first (WSOP 126-b)."""
    changes = tuple(
        StackChange(entry, result.stacks[seat] - result.deltas[seat], result.stacks[seat])
        for seat, entry in sorted(seated.items())
    )
    played = HandPlayed(table.number, number, began, level, positions, changes)
    sizes = sorted({busted.started_with for busted in result.busted}, reverse=True)
    busts = tuple(
        PlayerBusted(
            entry=seated[SeatNo(busted.seat)],
            by=tuple(seated[SeatNo(seat)] for seat in busted.by),
            table=table.number,
            hand=number,
            started_with=busted.started_with,
            rank_in_hand=sizes.index(busted.started_with) + 1,
        )
        for busted in result.busted
    )
    return (played, *busts)


def played_step(
    state: Tournament,
    table: Table,
    number: int,
    began: Instant,
    level: int,
    hand: Hand,
    following: Following | None = None,
) -> Step:
    """The step with which a hand that is over counts, dealt or recorded: stacks, who is out, its text.

    Args:
        state: as it was while the hand was played.
        table: where, in that state.
        number: the table's own count.
        began: when it was dealt.
        level: its level's index.
        hand: played out; its seats are the table's.
        following: what it brings with it.

    Raises:
        IllegalAction: `hand_not_over`.
    """
    seated = {SeatNo(seat): table.seats[SeatNo(seat)] for seat in sorted(hand.order)}
    events: tuple[Event, ...] = result_events(table, number, began, level, hand.positions, seated, hand.result())
    if following is not None:
        events = (*events, *following(events))
    text = records.write(
        hand,
        players={seat: state.entries[entry].name for seat, entry in seated.items()},
        event=state.setup.name,
        hand=state.hands + 1,
        table=str(table.number),
        level=state.structure.level_number(level),
        began_ms=began,
    )
    facts = step_facts(state, table.number, number, events)
    return Step("hand_played", events, facts, hand=HandText(table.number, number, text))


def step_facts(state: Tournament, table: TableNo, number: int, events: Iterable[Event]) -> dict[str, Any]:
    """What the history's line about a hand says: where, which, who is out, who moved."""
    return {"table": table, "number": number, **told(state, events)}


def told(state: Tournament, events: Iterable[Event]) -> dict[str, Any]:
    """What the history says of these facts that come with a hand: who is out, who moved, whether the round is over."""
    facts: dict[str, Any] = {}
    for event in events:
        match event:
            case PlayerBusted():
                facts.setdefault("out", []).append(state.entries[event.entry].name)
            case PlayersMoved():
                facts.setdefault("moved", []).extend(state.entries[moved.entry].name for moved in event.moves)
            case TableBroken():
                facts["broken"] = event.table
            case FinalTableDrawn():
                facts["final_table"] = len(event.moves)
            case SeatsRedrawn():
                facts["redrawn"] = len(event.moves)
            case HandForHandPlayed() if state.hand_for_hand is not None:
                facts["round"] = state.hand_for_hand.rounds + 1
            case HandForHandEnded():
                facts["rounds_over"] = True
            case _:
                pass
    return facts
