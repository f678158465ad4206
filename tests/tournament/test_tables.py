"""Tables that are opened, changed and put away, their names and seats, and which of them breaks first."""

from dataclasses import replace
from functools import partial

import pytest

from tests.fakes import Night, created, people
from tests.tournament.nights import refused
from tournament import forecast
from tournament.board.tables import table_view
from tournament.draws import seating
from tournament.errors import BadInput, RuleViolation
from tournament.events import Seat
from tournament.history import Step
from tournament.names import MINUTE, EntryNo, SeatNo, TableNo
from tournament.outs import elimination
from tournament.people import leaving
from tournament.sales import prices
from tournament.state import Tournament
from tournament.tables import locks, tables

ONE, TWO, THREE, FOUR = (TableNo(number) for number in range(1, 5))


def open_house(seats: int) -> Night:
    """An evening that players may enter all night."""
    return Night(replace(created(seats=seats), prices=prices.plain(2_000, 10_000, 99)))


def do(night: Night, decision: partial[Step]) -> Tournament:
    night.evening.perform(decision)
    return night.evening.state


def opened(night: Night, **told: object) -> Tournament:
    return do(night, partial(tables.open_table, **told))  # type: ignore[arg-type]


def changed(night: Night, table: TableNo, **told: object) -> Tournament:
    return do(night, partial(tables.change_table, table=table, **told))  # type: ignore[arg-type]


def late(night: Night, name: str, table: TableNo, seat: int) -> EntryNo:
    """One more player, on the chair that the director chose."""
    night.enter(name)
    number = night.number(name)
    do(night, partial(seating.seat_at, entry=number, place=Seat(table, SeatNo(seat))))
    return number


# ---- what a table is -------------------------------------------------------------------------------------------------


def test_a_table_has_the_evenings_seats_unless_it_is_said_otherwise() -> None:
    state = opened(Night(created(seats=8)))
    table = state.table(ONE)
    assert (table.size, table.chairs, table.places, table.name, table.unavailable) == (8, 10, 8, "", frozenset())


def test_a_table_has_its_own_size_name_and_seats_that_nobody_gets() -> None:
    table = opened(Night(), size=6, name="  The   kitchen ", unavailable=(3,), chairs=8).table(ONE)
    assert (table.size, table.chairs, table.places, table.name) == (6, 8, 5, "The kitchen")
    assert table.open_seats() == (1, 2, 4, 5, 6)
    assert table.free_chairs() == (1, 2, 4, 5, 6, 7, 8)


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ({"chairs": 1}, "chairs_out_of_range"),
        ({"chairs": 11}, "chairs_out_of_range"),
        ({"size": 1}, "size_out_of_range"),
        ({"size": 9, "chairs": 8}, "size_out_of_range"),
        ({"unavailable": (11,)}, "no_such_seat"),
        ({"unavailable": (0,)}, "no_such_seat"),
        ({"size": 3, "unavailable": (1, 2)}, "too_few_seats"),
    ],
)
def test_a_table_that_nobody_could_play_at_is_refused(told: dict[str, object], code: str) -> None:
    assert refused(Night(), partial(tables.open_table, **told)) == code  # type: ignore[arg-type]


def test_two_seats_are_enough() -> None:
    assert opened(Night(), size=3, unavailable=(2,)).table(ONE).places == 2


def test_no_two_tables_have_one_name_capital_letters_or_not() -> None:
    night = Night()
    opened(night, name="Kitchen")
    assert refused(night, partial(tables.open_table, name="KITCHEN")) == "table_name_taken"
    opened(night, name="Hall")
    assert refused(night, partial(tables.change_table, table=TWO, name="kitchen")) == "table_name_taken"
    changed(night, ONE, name="KITCHEN")
    assert night.evening.state.table(ONE).name == "KITCHEN"


def test_an_undo_that_would_give_two_tables_one_name_says_which_step_stands_on_it() -> None:
    night = Night(created()).enter(*people(8)).draw().start()
    for table, name in ((1, "Hall"), (1, "Bar")):
        night.evening.perform(partial(tables.change_table, table=TableNo(table), name=name))
    renamed = night.evening.steps[-1].seq
    night.evening.perform(partial(tables.open_table, name="hall"))
    with pytest.raises(RuleViolation, match="later_step_depends") as caught:
        night.evening.undo(renamed)
    assert (caught.value.facts["later"], caught.value.facts["why"]) == (renamed + 1, "table_name_taken")


def test_a_name_is_cleaned_like_the_name_of_a_person() -> None:
    with pytest.raises(BadInput) as caught:
        Night().evening.perform(partial(tables.open_table, name="K\u202eitchen"))
    assert caught.value.code == "name_has_control_characters"


def test_players_who_are_only_counted_need_no_tables() -> None:
    night = Night(replace(created(), counted=True))
    assert refused(night, partial(tables.open_table)) == "counted_without_seats"


# ---- changing --------------------------------------------------------------------------------------------------------


def test_only_what_is_said_changes() -> None:
    night = Night()
    opened(night, size=6, name="Kitchen", unavailable=(3,))
    changed(night, ONE, size=7)
    table = night.evening.state.table(ONE)
    assert (table.size, table.name, table.unavailable) == (7, "Kitchen", frozenset((SeatNo(3),)))
    changed(night, ONE, unavailable=())
    changed(night, ONE, name="")
    table = night.evening.state.table(ONE)
    assert (table.size, table.name, table.unavailable) == (7, "", frozenset())
    assert refused(night, partial(tables.change_table, table=ONE, size=7)) == "table_unchanged"


def test_a_seat_somebody_sits_on_stays_available() -> None:
    night = Night().enter(*people(4)).draw().start()
    assert refused(night, partial(tables.change_table, table=ONE, unavailable=(2,))) == "seat_in_use"
    changed(night, ONE, unavailable=(5,))


def test_whoever_sits_beyond_a_smaller_size_stays_and_nobody_new_comes_there() -> None:
    night = Night(created(seats=8)).enter(*people(8)).draw().start()
    table = changed(night, ONE, size=6).table(ONE)
    assert len(table.seats) == 8
    assert table.open_seats() == ()
    assert len(table_view(night.evening.state, ONE).seats) == 8


def test_a_change_is_undone_and_done_again() -> None:
    night = Night().enter(*people(4)).draw()
    before = night.evening.state
    after = changed(night, ONE, size=5, name="Hall", unavailable=(5,))
    night.evening.undo()
    assert night.evening.state.table(ONE) == before.table(ONE)
    night.evening.redo()
    assert night.evening.state == after


def test_an_undo_that_would_leave_somebody_on_a_seat_that_is_not_available_says_how_to_go_on() -> None:
    night = open_house(4).enter(*people(3)).draw().start()
    changed(night, ONE, unavailable=(4,))
    mended = night.evening.perform(partial(tables.change_table, table=ONE, unavailable=()))
    late(night, "Late", ONE, 4)
    with pytest.raises(RuleViolation) as caught:
        night.evening.undo(mended.seq)
    assert (caught.value.code, caught.value.facts["why"]) == ("later_step_depends", "seat_unavailable")
    assert caught.value.facts["way_on"] == "other_seat"
    assert night.evening.state.table(ONE).seats[SeatNo(4)] == night.number("Late")


# ---- putting away ----------------------------------------------------------------------------------------------------


def test_only_an_empty_table_is_put_away_and_never_the_last_one_of_a_running_evening() -> None:
    night = Night().enter(*people(4)).draw().start()
    assert refused(night, partial(tables.close_table, table=ONE)) == "table_not_empty"
    opened(night)
    do(night, partial(tables.close_table, table=TWO))
    assert list(night.evening.state.tables) == [ONE]
    assert refused(night, partial(tables.close_table, table=TWO)) == "no_such_table"


def test_before_the_start_even_the_only_table_is_put_away() -> None:
    night = Night()
    opened(night)
    assert not do(night, partial(tables.close_table, table=ONE)).tables
    night = open_house(9).enter("Anna", "Boris").draw().start().enter("Cyril", "Dana")
    for number in (1, 2):
        do(night, partial(leaving.unregister, entry=EntryNo(number), chips=10_000))
    assert not night.evening.state.table(ONE).seats
    assert refused(night, partial(tables.close_table, table=ONE)) == "only_table"


def test_a_table_that_is_put_away_leaves_the_breaking_order() -> None:
    night = Night().enter(*people(4)).draw()
    opened(night)
    do(night, partial(tables.breaking_order, tables=[TWO, ONE]))
    do(night, partial(tables.close_table, table=TWO))
    assert night.evening.state.breaking == (ONE,)


# ---- the breaking order ----------------------------------------------------------------------------------------------


def test_the_highest_table_breaks_first() -> None:
    night = Night(created(seats=4)).enter(*people(12)).draw()
    assert tables.breaking_order_of(night.evening.state) == (THREE, TWO, ONE)


def test_tables_added_after_the_start_break_before_the_others() -> None:
    """W 35."""
    night = Night(created(seats=4)).enter(*people(8)).draw().start()
    opened(night)
    state = opened(night)
    assert [state.table(number).overflow for number in (ONE, TWO, THREE, FOUR)] == [False, False, True, True]
    assert tables.breaking_order_of(state) == (FOUR, THREE, TWO, ONE)
    do(night, partial(tables.breaking_order, tables=[ONE]))
    assert tables.breaking_order_of(night.evening.state) == (ONE, FOUR, THREE, TWO)


def test_tables_with_locked_players_break_last() -> None:
    night = Night(created(seats=4)).enter(*people(12)).draw().start()
    held = night.evening.state.table(THREE).seats[SeatNo(1)]
    do(night, partial(tables.breaking_order, tables=[THREE, ONE]))
    do(night, partial(locks.lock, entries=(held,)))
    assert tables.breaking_order_of(night.evening.state) == (ONE, TWO, THREE)


def test_a_table_that_is_not_there_or_named_twice_has_no_place_in_the_order() -> None:
    night = Night(created(seats=4)).enter(*people(8)).draw()
    assert refused(night, partial(tables.breaking_order, tables=[THREE])) == "no_such_table"
    assert refused(night, partial(tables.breaking_order, tables=[ONE, TWO, ONE])) == "table_named_twice"
    assert refused(night, partial(tables.breaking_order, tables=[])) == "breaking_order_unchanged"


# ---- what counts free seats ------------------------------------------------------------------------------------------


def test_nobody_is_seated_on_a_chair_that_is_not_available() -> None:
    night = Night(created(seats=4)).enter(*people(3)).draw()
    changed(night, ONE, unavailable=(4, 9))
    night.enter("Late")
    for seat, code in ((4, "seat_unavailable"), (9, "seat_unavailable"), (1, "seat_taken"), (11, "seat_taken")):
        place = Seat(ONE, SeatNo(seat))
        assert refused(night, partial(seating.seat_at, entry=night.number("Late"), place=place)) == code
    refusal = refused(night, partial(seating.seat, entry=night.number("Late"), server_seed=bytes(32)))
    assert refusal == "no_open_seat"


def test_the_pace_of_hands_goes_by_the_tables_that_stand_open() -> None:
    night = Night(created(seats=9)).enter(*people(8))
    assert forecast.hand_length(night.evening.state) == forecast.pace(8)
    opened(night, size=4)
    opened(night, size=4)
    night.draw()
    assert night.sizes() == {ONE: 4, TWO: 4}
    assert forecast.hand_length(night.evening.state) == forecast.pace(4)


def test_a_full_final_table_of_more_than_the_evenings_seats_is_one_table() -> None:
    night = Night(created(seats=4)).enter(*people(4)).draw()
    late(night, "Fifth", ONE, 5)
    assert forecast.hand_length(night.evening.state) == forecast.pace(5)


def test_301_players_are_seated_and_a_table_is_added_during_the_evening() -> None:
    """B161."""
    night = open_house(9).enter(*people(301)).draw().start()
    state = night.evening.state
    assert len(state.tables) == 34
    assert not seating.unseated(state)
    number = max(opened(night, size=9).tables)
    assert number == 35
    late(night, "One more", number, 1)


# ---- what the room sees ----------------------------------------------------------------------------------------------


def test_a_table_is_shown_with_its_name_its_places_and_its_missing_chairs() -> None:
    night = Night(created(seats=9)).enter(*people(4)).draw()
    changed(night, ONE, size=6, name="Kitchen", unavailable=(6,))
    first = night.evening.state.table(ONE).seats[SeatNo(1)]
    do(night, partial(locks.lock, entries=(first,)))
    view = table_view(night.evening.state, ONE)
    assert (view.name, view.places, len(view.seats)) == ("Kitchen", 5, 6)
    assert [seat.seat for seat in view.seats if seat.unavailable] == [6]
    assert [seat.seat for seat in view.seats if seat.locked] == [1]


def test_nothing_of_tables_changes_after_the_end() -> None:
    night = Night().enter("Anna", "Boris").draw().start()
    night.clock.forward(MINUTE)
    night.evening.perform(partial(elimination.bust, outs=[elimination.Out(EntryNo(1), (EntryNo(2),))]))
    for decision in (
        partial(tables.open_table),
        partial(tables.change_table, table=ONE, size=5),
        partial(tables.close_table, table=ONE),
        partial(tables.breaking_order, tables=[ONE]),
    ):
        assert refused(night, decision) == "evening_over"


def test_a_name_given_later_stays_when_the_size_is_taken_back() -> None:
    night = open_house(9)
    opened(night)
    changed(night, ONE, size=6)
    sized = night.evening.steps[-1].seq
    changed(night, ONE, name="Kitchen")
    night.evening.undo(sized)
    table = night.evening.state.tables[ONE]
    assert (table.size, table.name) == (9, "Kitchen")
