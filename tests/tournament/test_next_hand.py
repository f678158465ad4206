"""Kept tables: a key for each hand moves button and blinds, and a table's hands may be recorded from now on."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.tournament.floors import AT, facts, floor, told
from tournament import fold
from tournament.chips.stacks import count_stacks
from tournament.errors import RuleViolation
from tournament.events import Moved, PlayerBusted, PlayersMoved, Seat, StackCount, TableWay
from tournament.history import Step
from tournament.names import MINUTE, EntryNo, Instant, SeatNo, TableNo
from tournament.outs import hand_for_hand
from tournament.recording import beginning
from tournament.state import Tournament
from tournament.tables import ways
from tournament.tables.next_hand import next_hand

ONE = TableNo(1)


def pressed(state: Tournament, times: int = 1) -> Tournament:
    """The key for table 1's next hand, pressed so often."""
    for _ in range(times):
        state = fold.apply_step(state, next_hand(state, AT, ONE).events, AT)
    return state


def out(state: Tournament, seat: int) -> Tournament:
    return facts(state, PlayerBusted(EntryNo(100 + seat), (), ONE))


def places(state: Tournament) -> tuple[int, int | None, int]:
    """The seats of button, small blind and big blind at table 1."""
    now = state.tables[ONE].positions
    assert now is not None
    return now.button, now.small_blind, now.big_blind


def refused(decision: Callable[[Tournament, Instant], Step], state: Tournament) -> str:
    with pytest.raises(RuleViolation) as refusal:
        decision(state, AT)
    return refusal.value.code


@pytest.mark.parametrize(
    ("gone", "hands"),
    [
        (2, [(2, 3, 4), (3, 4, 5)]),  # C-6, the small blind
        (3, [(2, None, 4), (3, 4, 5), (4, 5, 6)]),  # C-7, the big blind
        (1, [(2, 3, 4)]),  # C-9, the button
        (4, [(2, 3, 5), (3, 5, 6)]),  # C-10, under the gun
    ],
)
def test_the_dead_button_after_somebody_busted(gone: int, hands: list[tuple[int, int | None, int]]) -> None:
    state = out(told(floor(6, known=False), 1, 1, 2, 3), gone)
    found = []
    for _ in hands:
        state = pressed(state)
        found.append(places(state))
    assert found == hands


def test_the_first_press_begins_the_first_hand_and_each_other_one_ends_a_hand() -> None:
    state = floor(4, known=False)
    assert state.tables[ONE].hands == 0
    first = pressed(state)
    assert (places(first), first.tables[ONE].hands) == ((1, 2, 3), 0)
    third = pressed(first, 2)
    assert (places(third), third.tables[ONE].hands) == ((3, 4, 1), 2)


def test_the_hand_of_the_button_has_one_number_whichever_way_it_is_played() -> None:
    second = pressed(floor(4, known=False), 2)
    assert (second.tables[ONE].hand, second.tables[ONE].hands) == (2, 1)
    state, at, table, way, counts = _counted(second)
    recorded = fold.apply_step(state, ways.choose_way(state, at, table, way, counts).events, AT)
    assert (recorded.tables[ONE].hands, recorded.tables[ONE].next_number) == (2, 3)
    # Nothing is being played after that, so the key only begins the next hand.
    kept = pressed(fold.apply_step(recorded, ways.choose_way(recorded, at, table, TableWay.KEPT).events, AT))
    assert (places(kept), kept.tables[ONE].hand, kept.tables[ONE].hands) == ((3, 4, 1), 3, 2)


def test_a_hand_that_was_ticked_off_in_hand_for_hand_is_not_over_once_more_by_the_key() -> None:
    going = fold.apply_step(pressed(floor(5, 5, known=False)), hand_for_hand.begin(floor(5, 5), AT).events, AT)
    ticked = fold.apply_step(going, hand_for_hand.table_done(going, AT, ONE).events, AT)
    assert (ticked.tables[ONE].hand, ticked.tables[ONE].hands) == (1, 1)
    moved = pressed(ticked)
    assert (places(moved), moved.tables[ONE].hand, moved.tables[ONE].hands) == ((2, 3, 4), 2, 1)
    assert refused(partial(next_hand, number=ONE), moved) == "hand_over_already"


def test_whoever_comes_between_button_and_small_blind_waits_until_the_button_has_passed() -> None:
    """C-20, TDA 10-A: button 3, small blind 5, big blind 6; somebody comes to seat 4."""
    state = told(floor([1, 2, 3, 5, 6], [1, 2], known=False), 1, 2, 3, 5)
    moved = Moved(EntryNo(201), Seat(TableNo(2), SeatNo(1)), Seat(ONE, SeatNo(4)))
    late = facts(state, PlayersMoved((moved,), "TDA 11"))
    second = pressed(late)
    assert places(second) == (3, 5, 6)
    assert EntryNo(201) not in second.tables[ONE].dealt_in
    assert EntryNo(201) in pressed(second, 5).tables[ONE].dealt_in


def test_hand_for_hand_no_table_plays_a_second_hand() -> None:
    """WSOP 126-a, C-165."""
    state = floor(5, 5)
    going = fold.apply_step(state, hand_for_hand.begin(state, AT).events, AT)
    assert refused(partial(next_hand, number=ONE), pressed(going)) == "hand_over_already"


def test_no_key_moves_a_button_that_nobody_has_seen() -> None:
    state = floor(4, known=False)
    moved = facts(state, PlayerBusted(EntryNo(101), (), ONE))
    dealt = fold.apply_step(state, ways.choose_way(*_counted(state)).events, AT)
    assert refused(partial(next_hand, number=ONE), dealt) == "not_a_kept_table"
    assert refused(partial(next_hand, number=ONE), moved) == "button_unknown"
    assert refused(partial(next_hand, number=TableNo(7)), state) == "no_such_table"
    assert refused(partial(next_hand, number=ONE), out(out(out(state, 1), 2), 3)) == "evening_over"


def _counted(state: Tournament) -> tuple[Tournament, int, TableNo, TableWay, list[StackCount]]:
    here = state.tables[ONE].seats.values()
    return state, AT, ONE, TableWay.RECORDED, [StackCount(entry, 10_000) for entry in here]


def test_from_a_count_on_every_chip_of_a_table_is_known() -> None:
    state, at, table, way, counts = _counted(floor(4, 5))
    after = fold.apply_step(state, ways.choose_way(state, at, table, way, counts).events, AT)
    assert [(after.entry(c.entry).stack, after.entry(c.entry).counted) for c in counts] == [(10_000, None)] * 4
    assert ways.unknown_stacks(after, ONE) == ()
    kept = fold.apply_step(after, ways.choose_way(after, at, table, TableWay.KEPT).events, AT)
    assert {kept.entry(c.entry).counted for c in counts} == {AT}
    assert len(ways.unknown_stacks(kept, ONE)) == 4


def test_who_comes_from_a_kept_table_is_counted_before_the_next_hand_is_recorded() -> None:
    state = floor(4, 5)
    come, seat = EntryNo(201), Seat(ONE, SeatNo(9))
    counted = fold.apply_step(state, count_stacks(state, AT, [StackCount(come, 12_000)]).events, AT)
    counted = fold.apply_step(counted, ways.choose_way(*_counted(counted)).events, AT)
    later = AT + MINUTE
    move = PlayersMoved((Moved(come, Seat(TableNo(2), SeatNo(1)), seat),), "TDA 11")
    here = fold.apply_step(counted, (move,), later)
    button = beginning.with_button(here, ONE, SeatNo(1))
    with pytest.raises(RuleViolation) as refusal:
        beginning.begin(here, later, ONE, button)
    assert refusal.value.facts == {"name": here.entry(come).shown_name}
    # Nobody else has to be counted again, and nothing but the count changes.
    counts = [StackCount(come, 11_500)]
    told = fold.apply_step(here, ways.choose_way(here, later, ONE, TableWay.RECORDED, counts).events, later)
    assert beginning.begin(told, later, ONE, button).scene.stacks == {
        1: 10_000,
        2: 10_000,
        3: 10_000,
        4: 10_000,
        9: 11_500,
    }
    again = partial(ways.choose_way, number=ONE, way=TableWay.RECORDED)
    assert refused(again, told) == "way_already"


def test_chips_that_do_not_add_up_are_refused() -> None:
    state, _at, table, way, counts = _counted(floor(4))
    short = [*counts[:3], StackCount(counts[3].entry, 9_000)]
    choose = ways.choose_way
    assert refused(partial(choose, number=table, way=way, stacks=short), state) == "counts_do_not_add_up"
    assert refused(partial(choose, number=table, way=way, stacks=counts[:3]), state) == "stack_unknown"
    assert refused(partial(choose, number=table, way=TableWay.KEPT), state) == "way_already"
