"""Who moves where: TDA 10 and 11, RP-9."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import pytest

from engine.seats import Positions
from tests.fakes import MINUTE, SEVEN, Night, created, people
from tests.tournament.doors import Door, opened
from tournament.draws import breaking, redraws
from tournament.errors import RuleViolation
from tournament.events import Moved, Seat, TableWay
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.outs import elimination
from tournament.rules import ROBERT, TDA, WSOP, EveningRules
from tournament.state import Table
from tournament.tables import balancing, buttons, movers, moves, plans, tables
from tournament.tables.balancing import BreakDue, FinalTableDue, MoveDue


def table(
    seats: Mapping[int, int] | list[int], positions: Positions | None = None, number: int = 1, size: int = 9
) -> Table:
    """A table with players at these seats."""
    taken = {SeatNo(seat): EntryNo(100 * number + seat) for seat in seats}
    return Table(
        TableNo(number), 10, TableWay.DEALT, size, taken, positions=positions, dealt_in=frozenset(taken.values())
    )


def positions(button: int, small_blind: int, big_blind: int) -> Positions:
    return Positions(button, small_blind, big_blind)


def night_with_sizes(*sizes: int, seats: int = 9) -> Night:
    """A kept evening whose tables have come down to these numbers of players, highest table last."""
    full = max(sizes)
    night = Night(created(seats=seats)).enter(*people(seats * len(sizes))).draw().start()
    for number, size in enumerate(sizes, start=1):
        here = night.evening.state.at_table(TableNo(number))
        for entry in here[size:]:
            night.evening.perform(partial(elimination.bust, outs=[elimination.Out(entry.number, (here[0].number,))]))
    assert full <= seats
    assert list(night.sizes().values()) == list(sizes)
    return night


def worst_seat(table: Table) -> SeatNo | None:
    """Where a mover goes, None if the table is full."""
    return next(iter(movers.good_seats(table, one=True)), None)


def test_he_goes_to_the_worst_seat_that_gets_a_hand() -> None:
    """C-140: seat 3 lies between button and small blind, so seat 8."""
    receiving = table([1, 2, 4, 5, 6, 7, 9], positions(1, 2, 4))
    assert worst_seat(receiving) == 8


def test_that_may_be_the_single_big_blind_at_once() -> None:
    """C-141."""
    receiving = table([1, 2, 3, 5, 7, 8, 9], positions(1, 2, 3))
    assert worst_seat(receiving) == 4


def test_the_small_blind_is_given_only_when_no_other_seat_is_open() -> None:
    """Rules.md B8a: the big blind of seat 3 busted, so seat 3 is the next small blind."""
    receiving = table([1, 2, 4, 5, 6, 7, 8], positions(1, 2, 3))
    assert worst_seat(receiving) == 9
    assert worst_seat(table([1, 2, 4, 5, 6, 7, 8, 9], positions(1, 2, 3))) == 3


def test_a_waiting_seat_comes_before_the_small_blind() -> None:
    receiving = table([1, 3, 6, 7, 8, 9], positions(1, 3, 5))
    assert worst_seat(replace(receiving, size=5, seats={**receiving.seats, SeatNo(2): EntryNo(1)})) == 4


def test_the_soonest_big_blind_comes_first_where_two_are_left_and_one_of_them_is_new() -> None:
    """Seat 1 and seat 4 would both be big blind at once, against seat 6 while seat 5 waits: seat 1 is the nearer."""
    waits = replace(table([5, 6], positions(1, 3, 7), size=6), dealt_in=frozenset({EntryNo(106)}))
    assert worst_seat(waits) == next(iter(movers.good_seats(waits))) == 1


def test_a_full_table_has_no_seat_to_give() -> None:
    assert worst_seat(table(list(range(1, 10)), positions(1, 2, 3))) is None


def test_up_to_six_tables_one_player_of_difference_is_allowed() -> None:
    assert balancing.due(night_with_sizes(8, 7, 7).evening.state) is None
    assert balancing.due(night_with_sizes(9, 7, 7).evening.state) == MoveDue(TableNo(1), TableNo(2))


def test_above_six_tables_two_are_allowed() -> None:
    assert balancing.due(night_with_sizes(9, 9, 9, 9, 9, 9, 7).evening.state) is None
    assert balancing.due(night_with_sizes(9, 9, 9, 9, 9, 9, 6).evening.state) == MoveDue(TableNo(1), TableNo(7))


def test_eight_eight_six_six_takes_exactly_two_moves() -> None:
    """B156."""
    plan = plans.propose(night_with_sizes(8, 8, 6, 6).evening.state, SEVEN)
    assert plan is not None
    assert [(move.giving, move.receiving) for move in plan.moves] == [(1, 3), (2, 4)]


def test_a_ten_handed_table_gives_one_player_to_the_table_of_seven() -> None:
    """B158: 10-9-9-9-7 gives 9-9-9-9-8."""
    plan = plans.propose(night_with_sizes(10, 9, 9, 9, 7, seats=10).evening.state, SEVEN)
    assert plan is not None
    assert [(move.giving, move.receiving) for move in plan.moves] == [(1, 5)]


def test_the_highest_table_breaks_once_its_players_fit_elsewhere() -> None:
    """Twenty-seven players fit on three tables of nine."""
    night = night_with_sizes(7, 7, 7, 6)
    assert balancing.due(night.evening.state) == BreakDue(TableNo(4))
    night.evening.perform(partial(breaking.break_table, table=TableNo(4), server_seed=bytes(32)))
    assert night.sizes() == {1: 9, 2: 9, 3: 9}
    assert all(max(table.seats) <= 9 for table in night.evening.state.tables.values())


def test_a_broken_tables_players_leave_the_others_as_even_as_can_be() -> None:
    night = night_with_sizes(9, 7, 2)
    night.evening.perform(partial(breaking.break_table, table=TableNo(3), server_seed=bytes(32)))
    assert night.sizes() == {1: 9, 2: 9}


def test_a_table_does_not_break_while_its_players_fit_nowhere() -> None:
    night = night_with_sizes(9, 9, 3)
    with pytest.raises(RuleViolation, match="no_room_elsewhere"):
        night.evening.perform(partial(breaking.break_table, table=TableNo(3), server_seed=bytes(32)))


def test_two_tables_of_five_play_on_until_nine_are_left() -> None:
    """C-153, RP-9."""
    night = night_with_sizes(5, 5)
    assert balancing.due(night.evening.state) is None
    first, second, *_ = night.evening.state.at_table(TableNo(1))
    night.evening.perform(partial(elimination.bust, outs=[elimination.Out(first.number, (second.number,))]))
    assert balancing.due(night.evening.state) == FinalTableDue(9)
    night.evening.perform(partial(redraws.draw_final_table, server_seed=bytes(32)))
    assert night.sizes() == {1: 9}


def test_six_handed_the_final_table_is_of_seven() -> None:
    """C-153: six-handed event, 8 left at 4+4: one bust, then seven."""
    night = night_with_sizes(4, 4, seats=6)
    assert balancing.due(night.evening.state) is None
    first, second, *_ = night.evening.state.at_table(TableNo(1))
    night.evening.perform(partial(elimination.bust, outs=[elimination.Out(first.number, (second.number,))]))
    assert balancing.due(night.evening.state) == FinalTableDue(7)


def test_where_the_button_is_unknown_the_director_is_asked_for_the_big_blind() -> None:
    night = night_with_sizes(9, 7)
    night.clock.forward(MINUTE)
    plan = plans.propose(night.evening.state, night.clock.at)
    assert plan is not None
    assert plan.moves[0].entry is None
    night.evening.perform(partial(buttons.tell_big_blind, number=TableNo(1), seat=SeatNo(9)))
    plan = plans.propose(night.evening.state, night.clock.at)
    assert plan is not None
    assert plan.moves[0].entry == night.evening.state.tables[TableNo(1)].seats[SeatNo(1)]


def test_the_directors_word_for_the_big_blind_fades() -> None:
    night = night_with_sizes(9, 7)
    night.evening.perform(partial(buttons.tell_big_blind, number=TableNo(1), seat=SeatNo(9)))
    plan = plans.propose(night.evening.state, night.clock.at + buttons.WORD_COUNTS + 1)
    assert plan is not None
    assert plan.moves[0].entry is None


def test_a_plan_whose_seats_have_changed_is_refused() -> None:
    night = night_with_sizes(9, 7)
    state = night.evening.state
    mover, other = state.at_table(TableNo(1))[:2]
    assert mover.seat is not None
    assert other.seat is not None
    to = Seat(TableNo(2), SeatNo(9))
    night.evening.perform(partial(moves.carry_out, moves=[Moved(mover.number, mover.seat, to)]))
    for outdated in (Moved(mover.number, mover.seat, Seat(TableNo(2), SeatNo(8))), Moved(other.number, other.seat, to)):
        with pytest.raises(RuleViolation, match="plan_outdated"):
            night.evening.perform(partial(moves.carry_out, moves=[outdated]))


def test_two_players_can_change_chairs() -> None:
    night = night_with_sizes(9, 9)
    one, two = night.evening.state.at_table(TableNo(1))[0], night.evening.state.at_table(TableNo(2))[0]
    assert one.seat is not None
    assert two.seat is not None
    swap = [Moved(one.number, one.seat, two.seat), Moved(two.number, two.seat, one.seat)]
    night.evening.perform(partial(moves.carry_out, moves=swap))
    assert night.evening.state.entry(one.number).seat == two.seat


def test_who_is_moved_by_hand_needs_a_free_chair() -> None:
    night = night_with_sizes(9, 8)
    here = night.evening.state.at_table(TableNo(1))[0].number
    for chair, code in ((1, "seat_taken"), (11, "seat_taken")):
        with pytest.raises(RuleViolation, match=code):
            night.evening.perform(partial(moves.move_by_hand, entry=here, to=Seat(TableNo(2), SeatNo(chair))))
    night.evening.perform(partial(moves.move_by_hand, entry=here, to=Seat(TableNo(2), SeatNo(9))))
    assert night.evening.state.entry(here).seat == Seat(TableNo(2), SeatNo(9))


def test_a_drawn_button_whose_player_moves_before_the_first_hand_goes_to_the_next_one() -> None:
    """Else robots could not deal: the first hand needs a player on the button."""
    night = Night(created(seats=4, seed=7)).enter(*people(5)).draw().start()
    table = night.evening.state.table(TableNo(2))
    assert table.first_button is not None
    mover = table.seats[table.first_button]
    night.evening.perform(partial(moves.move_by_hand, entry=mover, to=Seat(TableNo(1), SeatNo(6))))
    after = night.evening.state.table(TableNo(2))
    assert after.first_button in after.seats
    night.evening.undo()
    assert night.evening.state.table(TableNo(2)).first_button == table.first_button


def test_undo_moves_everyone_back() -> None:
    night = night_with_sizes(7, 7, 7, 6)
    before = night.evening.state
    night.evening.perform(partial(breaking.break_table, table=TableNo(4), server_seed=bytes(32)))
    night.evening.undo()
    assert night.evening.state.tables == before.tables
    assert night.evening.state.entries == before.entries


@pytest.mark.parametrize("rules", [TDA, WSOP, ROBERT])
def test_nothing_is_due_at_tables_to_which_nobody_has_been_drawn_yet(rules: EveningRules) -> None:
    """Seven have entered, and tables stand open before the draw: no final table, and no redraw."""
    door = Door(replace(opened(seats=9), rules=rules)).enter(*people(7))
    for _ in range(4):
        door.do(tables.open_table)
    assert balancing.due(door.state) is None
