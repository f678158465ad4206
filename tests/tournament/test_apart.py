"""Persons who are not drawn to one table."""

import pytest

from tests.fakes import people
from tests.tournament.doors import Door, opened
from tournament import wording
from tournament.draws import apart, breaking, seating
from tournament.errors import RuleViolation
from tournament.events import Seat, TableBroken
from tournament.names import PlayerId, SeatNo, TableNo
from tournament.people import entries
from tournament.tables import tables

ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)


def numbers(door: Door, *names: str) -> list[PlayerId]:
    return [guest.player for name in names for guest in door.state.guests.values() if guest.name == name]


def apart_at(door: Door, *names: str) -> Door:
    return door.do(apart.keep_apart, numbers(door, *names))


def table_of(door: Door, name: str) -> TableNo | None:
    seat = door.entry(name).seat
    return None if seat is None else seat.table


def last_line(door: Door) -> str:
    return wording.step(door.night.evening.steps[-1].step)


@pytest.mark.parametrize("seed", range(30))
def test_a_couple_is_never_drawn_to_one_table(seed: int) -> None:
    door = apart_at(Door(opened(seats=4)).enter(*people(8)), "P001", "P002")
    door.do(seating.draw_seats, bytes([seed] * 32))
    assert table_of(door, "P001") != table_of(door, "P002")


def test_who_cannot_be_kept_apart_is_named() -> None:
    """Three at two tables: the arrangement with the fewest such pairs, one, counts."""
    door = apart_at(Door(opened(seats=4)).enter(*people(8)), "P001", "P002", "P003")
    door.do(seating.draw_seats, bytes(32))
    together = door.night.evening.steps[-1].step.facts["together"]
    assert len(together) == 1
    assert last_line(door) == (
        f"Seats drawn: 8 players, 2 tables; could not be kept apart: {together[0][0]} and {together[0][1]}"
    )


def test_at_a_single_table_they_sit_together_by_the_first_shuffle() -> None:
    plain = Door(opened(seats=9)).enter(*people(5)).do(seating.draw_seats, bytes(32))
    door = apart_at(Door(opened(seats=9)).enter(*people(5)), "P001", "P002").do(seating.draw_seats, bytes(32))
    assert [entry.seat for entry in door.state.left] == [entry.seat for entry in plain.state.left]
    assert last_line(door).endswith("could not be kept apart: P001 and P002")


def test_a_late_player_goes_to_a_table_without_them_even_if_that_is_longer() -> None:
    door = Door(opened(seats=9)).do(tables.open_table).do(tables.open_table).enter("Anna", "Boris", "Cyril", "Late")
    door.do(seating.seat_at, door.entry("Anna").number, Seat(ONE, SeatNo(1)))
    door.do(seating.seat_at, door.entry("Boris").number, Seat(TWO, SeatNo(1)))
    door.do(seating.seat_at, door.entry("Cyril").number, Seat(TWO, SeatNo(2)))
    apart_at(door, "Late", "Anna").seat("Late")
    assert table_of(door, "Late") == TWO


def test_a_late_player_sits_with_them_where_no_other_table_has_a_seat() -> None:
    door = Door(opened(seats=2)).do(tables.open_table).do(tables.open_table).enter("Anna", "Boris", "Cyril", "Late")
    for name, place in (
        ("Anna", Seat(ONE, SeatNo(1))),
        ("Boris", Seat(TWO, SeatNo(1))),
        ("Cyril", Seat(TWO, SeatNo(2))),
    ):
        door.do(seating.seat_at, door.entry(name).number, place)
    apart_at(door, "Late", "Anna").seat("Late")
    assert table_of(door, "Late") == ONE
    assert last_line(door) == "Late: table 1 seat 2; could not be kept apart: Anna and Late"


@pytest.mark.parametrize("seed", range(20))
def test_several_late_players_are_kept_apart_from_one_another(seed: int) -> None:
    door = Door(opened(seats=9)).start(*people(12)).enter("A", "B", "C", "D")
    apart_at(door, "A", "B", "P001").do(seating.seat_everybody, bytes([seed] * 32))
    assert len({table_of(door, "A"), table_of(door, "B")}) == 2
    assert sorted(len(table.seats) for table in door.state.tables.values()) == [8, 8]


@pytest.mark.parametrize("seed", range(20))
def test_the_players_of_a_broken_table_are_kept_apart(seed: int) -> None:
    door = Door(opened(seats=9)).start(*people(21))
    first, second, *_ = door.state.at_table(THREE)
    for entry in [entry for entry in door.state.left if entry not in (first, second)][:3]:
        door.bust(entry.name)
    apart_at(door, first.name, second.name).do(breaking.break_table, THREE, bytes([seed] * 32))
    assert isinstance(door.night.evening.steps[-1].step.events[0], TableBroken)
    assert table_of(door, first.name) != table_of(door, second.name)


def test_taken_back_they_may_sit_together_again() -> None:
    door = apart_at(Door().enter(*people(4)), "P001", "P002", "P003")
    door.do(apart.keep_apart, numbers(door, "P001", "P002"), apart=False)
    assert door.state.apart == {(PlayerId(1), PlayerId(3)), (PlayerId(2), PlayerId(3))}
    with pytest.raises(RuleViolation, match="not_kept_apart"):
        door.do(apart.keep_apart, numbers(door, "P001", "P002"), apart=False)


def test_what_cannot_be_kept_apart_is_refused() -> None:
    door = Door().enter("Anna", "Boris")
    for wanted, code in (
        ([PlayerId(1)], "two_to_keep_apart"),
        ([PlayerId(1), PlayerId(1)], "two_to_keep_apart"),
        ([PlayerId(1), PlayerId(99)], "no_such_guest"),
    ):
        with pytest.raises(RuleViolation, match=code):
            door.do(apart.keep_apart, wanted)
    apart_at(door, "Anna", "Boris")
    with pytest.raises(RuleViolation, match="apart_already"):
        apart_at(door, "Boris", "Anna")


def test_whoever_enters_again_is_still_kept_apart() -> None:
    """Pairs are of persons, not of entries: the second entry avoids the table, too."""
    door = Door(opened(seats=4)).start(*people(8))
    there = next(entry for entry in door.state.left if table_of(door, entry.name) != table_of(door, "P001"))
    apart_at(door, "P001", there.name).bust("P001")
    door.do(entries.re_enter, "P001").seat("P001")
    assert table_of(door, "P001") != table_of(door, there.name)
