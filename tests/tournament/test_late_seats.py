"""A seat for who comes late, and tables opened by hand."""

from dataclasses import replace

import pytest

from tests.fakes import MINUTE, Night, created, people
from tests.tournament.doors import Door, opened
from tournament.board import view as board
from tournament.clocks import timekeeping
from tournament.clocks.clock import Phase
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.events import Seat
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.people import leaving
from tournament.standings import standings
from tournament.tables import plans, tables
from tournament.wording import refusal


def sizes(door: Door) -> list[int]:
    return [len(table.seats) for table in door.state.tables.values()]


@pytest.mark.parametrize(("players", "count"), [(151, 17), (300, 34), (1_000, 112), (1_500, 167)])
def test_any_number_of_players_gets_seats(players: int, count: int) -> None:
    """B142: everyone has one seat, and tables differ by one at most."""
    night = Night(created(seats=9)).enter(*people(players)).draw()
    found = night.sizes().values()
    assert (len(found), sum(found), max(found) - min(found) <= 1) == (count, players, True)
    seats = {entry.seat for entry in night.evening.state.left}
    assert len(seats) == players
    assert None not in seats


def test_a_late_player_is_drawn_to_the_tables_with_the_fewest_players() -> None:
    """C-155: 8-8-6 does not become 9-8-6."""
    door = Door(opened(seats=9)).start(*people(24))
    for entry in door.state.at_table(TableNo(3))[:2]:
        door.bust(entry.name)
    assert sizes(door) == [8, 8, 6]
    late = door.enter("Late").seat("Late").entry("Late")
    assert sizes(door) == [8, 8, 7]
    assert late.seat is not None
    assert late.seat.table == 3
    assert late.bought == 10_000


def test_a_late_seat_can_be_checked_from_its_seed() -> None:
    one = Door().start(*people(8)).enter("Late").seat("Late")
    other = Door().start(*people(8)).enter("Late").seat("Late")
    assert one.entry("Late").seat == other.entry("Late").seat
    assert one.state.draws == 2


def test_all_who_have_no_seat_are_seated_in_one_step() -> None:
    door = Door().start(*people(12)).enter("A", "B", "C", "D")
    door.do(seating.seat_everybody, bytes(32))
    assert sizes(door) == [8, 8]
    assert seating.unseated(door.state) == ()
    door.night.evening.undo()
    assert len(seating.unseated(door.state)) == 4
    door.night.evening.redo()
    with pytest.raises(RuleViolation, match="everybody_sits"):
        door.do(seating.seat_everybody, bytes(32))


def test_a_chosen_seat_has_to_be_free_and_may_be_an_extra_chair() -> None:
    door = Door(opened(seats=6)).start(*people(7)).enter("Late", "Later")
    late, later = door.entry("Late").number, door.entry("Later").number
    for taken in (Seat(TableNo(1), SeatNo(1)), Seat(TableNo(1), SeatNo(11))):
        with pytest.raises(RuleViolation, match="seat_taken"):
            door.do(seating.seat_at, late, taken)
    door.do(seating.seat_at, late, Seat(TableNo(1), SeatNo(10)))
    with pytest.raises(RuleViolation, match="already_seated"):
        door.do(seating.seat, late, bytes(32))
    with pytest.raises(RuleViolation, match="no_such_table"):
        door.do(seating.seat_at, later, Seat(TableNo(9), SeatNo(1)))


def test_where_no_seat_is_open_a_table_is_opened_by_hand() -> None:
    door = Door(opened(seats=6)).start(*people(6)).enter("Late")
    with pytest.raises(RuleViolation, match="no_open_seat") as refused:
        door.seat("Late")
    assert refusal(refused.value) == "No seat is open; open a table, or choose a free chair."
    door.do(tables.open_table).seat("Late")
    seat = door.entry("Late").seat
    assert seat is not None
    assert seat.table == 2
    assert plans.propose(door.state, door.now) is not None


def test_people_are_seated_as_they_come_without_a_draw() -> None:
    door = Door().enter("Anna", "Boris").do(tables.open_table).seat("Anna").seat("Boris")
    door.night.start()
    assert door.state.has_started(door.now)
    assert door.state.tables[TableNo(1)].first_button == door.entry("Anna").seat.number  # type: ignore[union-attr]


def test_once_somebody_sits_the_others_are_seated_one_by_one() -> None:
    door = Door().enter("Anna", "Boris", "Cyril").do(tables.open_table).seat("Anna")
    with pytest.raises(RuleViolation, match="some_sit_already"):
        door.night.draw()
    door.do(seating.seat_everybody, bytes(32))
    with pytest.raises(RuleViolation, match="seats_already_drawn"):
        door.night.draw()


def test_the_draw_uses_the_tables_that_stand_open() -> None:
    door = Door(opened(seats=9)).enter(*people(8)).do(tables.open_table).do(tables.open_table)
    door.night.draw()
    assert sizes(door) == [4, 4]


@pytest.mark.parametrize("players", [(), ("Anna",)])
def test_a_start_needs_two_players(players: tuple[str, ...]) -> None:
    """B143: with none and with one it is refused, by hand and by appointment, and nothing waits."""
    door = Door()
    if players:
        door.enter(*players).do(tables.open_table).seat("Anna")
    with pytest.raises(RuleViolation, match="too_few_players"):
        door.do(timekeeping.start)
    with pytest.raises(RuleViolation, match="too_few_players"):
        door.do(timekeeping.schedule_start, start_at=door.now + 1)


def test_it_starts_while_late_players_have_no_seat_but_not_while_nobody_sits() -> None:
    door = Door().enter("Anna", "Boris")
    with pytest.raises(RuleViolation, match="seats_not_drawn"):
        door.do(timekeeping.start)
    door.night.draw()
    door.enter("Late")
    door.night.start()
    assert [entry.name for entry in seating.unseated(door.state)] == ["Late"]


def test_a_late_player_at_a_dealt_table_is_known_with_his_stack() -> None:
    night = Night(replace(created(seed=7), prices=opened().prices)).enter("Anna", "Boris", "Cyril").draw().start()
    night.enter("Late")
    late = night.number("Late")
    night.evening.perform(lambda state, at: seating.seat(state, at, late, bytes(32)))
    assert night.evening.state.entries[EntryNo(late)].stack == 10_000


def test_an_appointed_start_with_one_player_left_runs_and_pays_nobody() -> None:
    """B143: he was not alone when the start was set."""
    door = Door().enter("Anna", "Boris")
    door.night.draw()
    door.do(timekeeping.schedule_start, start_at=door.now + 10 * MINUTE).do(leaving.unregister, EntryNo(2)).later(15)
    view = board.view(door.state, door.now)
    assert (view.phase, view.players_left, view.winner) == (Phase.RUNNING, 1, None)
    assert [line.prize for line in standings(door.state, door.now)] == [0]
