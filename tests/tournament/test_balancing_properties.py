"""From any state: as few moves as there can be, nobody in two seats, nobody in the small blind without need."""

from collections import deque
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournament.floors import AT, facts, floor, told
from tournament import fold, hands
from tournament.events import Event, PlayersMoved, TableWay
from tournament.names import EntryNo, Instant
from tournament.rules import Balancing, EveningRules, Redraws
from tournament.state import Tournament
from tournament.tables import balancing, plans
from tournament.tables.balancing import BreakDue, FinalTableDue, MoveDue, RedrawDue


def fewest_moves(sizes: Sequence[int], places: Sequence[int], allowed: int) -> int:
    """How many single moves it takes at least until no table with a free place is too short: by trying them all."""
    start = tuple(sizes)
    seen, waiting = {start}, deque([(start, 0)])
    while waiting:
        now, moves = waiting.popleft()
        short = [size for size, room in zip(now, places, strict=True) if size < room]
        if not short or max(now) - min(short) <= allowed:
            return moves
        for one in range(len(now)):
            for other in range(len(now)):
                if one != other and now[one] and now[other] < places[other]:
                    after = [size + (n == other) - (n == one) for n, size in enumerate(now)]
                    if tuple(after) not in seen:
                        seen.add(tuple(after))
                        waiting.append((tuple(after), moves + 1))
    raise AssertionError(sizes)


@st.composite
def floors(draw: st.DrawFn) -> Tournament:
    """Up to five tables of different sizes, any seats taken, buttons in any of them, any way of balancing."""
    places = draw(st.lists(st.integers(3, 8), min_size=2, max_size=5))
    taken = [draw(st.sets(st.integers(1, size), min_size=2, max_size=size)) for size in places]
    rules = EveningRules(
        balancing=draw(st.sampled_from(Balancing)),
        difference_few=draw(st.integers(1, 2)),
        redraws=draw(st.sampled_from([Redraws.FINAL, Redraws.TWO])),
    )
    way = draw(st.sampled_from([TableWay.KEPT, TableWay.DEALT]))
    state = floor(*[sorted(seats) for seats in taken], seats=8, sizes=places, rules=rules, known=False, way=way)
    for number, seats in enumerate(taken, start=1):
        order = sorted(seats)
        if len(order) > 2:
            first = draw(st.integers(0, len(order) - 1))
            state = told(state, number, *[order[(first + n) % len(order)] for n in range(3)])
        else:
            state = told(state, number, order[0], order[0], order[1])
    return state


def in_small_blind_without_need(before: Tournament, event: PlayersMoved) -> list[EntryNo]:
    """Who was moved to where the next small blind falls although another seat was open at that table."""
    found, state = [], before
    for moved in event.moves:
        open_before = len(state.tables[moved.to.table].open_seats())
        state = fold.apply(PlayersMoved((moved,), event.rule), state, AT)
        table = state.tables[moved.to.table]
        coming = hands.next_hand(table, hands.house_rules(state))
        if coming is not None and coming.positions.small_blind_seat == moved.to.number and open_before > 1:
            found.append(moved.entry)
    return found


def check_seats(state: Tournament) -> None:
    sitting = {(n, seat): entry for n, table in state.tables.items() for seat, entry in table.seats.items()}
    assert len(set(sitting.values())) == len(sitting) == len(state.left)
    for entry in state.left:
        assert entry.seat is not None
        assert sitting[entry.seat.table, entry.seat.number] == entry.number


@settings(deadline=None, max_examples=150)
@given(floors())
def test_a_plan_makes_no_more_moves_than_it_takes(state: Tournament) -> None:
    plan = plans.propose(state, AT)
    if plan is not None and not isinstance(plan.due, MoveDue):
        return
    sizes = [len(table.seats) for table in state.tables.values()]
    places = [table.places for table in state.tables.values()]
    allowed = state.setup.rules.difference(len(sizes))
    moves = () if plan is None else plan.moves
    assert len(moves) == fewest_moves(sizes, places, allowed)
    assert all(move.entry is not None for move in moves)


@settings(deadline=None, max_examples=150)
@given(floors())
def test_carrying_out_every_proposal_ends_with_even_tables(state: Tournament) -> None:
    everybody = {entry.number for entry in state.left}
    steps = 0
    while (plan := plans.propose(state, AT)) is not None:
        steps += 1
        assert steps <= 10
        match plan.due:
            case MoveDue():
                (event,) = plans.accept(state, AT).events
                assert isinstance(event, PlayersMoved)
                assert in_small_blind_without_need(state, event) == []
                state = facts(state, event)
                again = plans.propose(state, AT)
                assert again is None or not isinstance(again.due, MoveDue), "one plan is enough"
            case FinalTableDue() | RedrawDue() | BreakDue():
                state = facts(state, *drawn(state, AT))
        check_seats(state)
    assert {entry.number for entry in state.left} == everybody
    short = [len(table.seats) for table in balancing.in_play(state) if len(table.seats) < table.places]
    most = max(len(table.seats) for table in state.tables.values())
    tables = len(balancing.in_play(state))
    assert tables < 2 or not short or most - min(short) <= state.setup.rules.difference(tables)


def drawn(state: Tournament, at: Instant) -> Sequence[Event]:
    """The first fact by which the tables settle themselves: here a break, a redraw or the final table."""
    return plans.settle(state, at, balancing.always, lambda number: number.to_bytes(32, "big"))[:1]


@settings(deadline=None, max_examples=60)
@given(floors(), st.data())
def test_moves_accepted_one_by_one_come_to_the_same_even_tables(state: Tournament, data: st.DataObject) -> None:
    """Whichever part of a plan the director accepts first, and whatever he accepts then."""
    plan = plans.propose(state, AT)
    made, planned = 0, len(plan.moves) if plan is not None else 0
    while plan is not None and isinstance(plan.due, MoveDue):
        chosen = data.draw(st.sampled_from([move.entry for move in plan.moves if move.turn == 1]))
        assert chosen is not None
        state = facts(state, *plans.accept(state, AT, [chosen]).events)
        made += 1
        check_seats(state)
        plan = plans.propose(state, AT)
    assert made <= planned
