"""The draw before the start: uniform, onto tables of different sizes, around locked players."""

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from math import sqrt
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fakes import Night, created, people
from tests.tournament.doors import Door, opened
from tournament import chance, fold
from tournament.draws import apart, draw, seating
from tournament.errors import RuleViolation
from tournament.events import PlayersMoved, Seat
from tournament.events.seats import Moved
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.rules import WSOP, EveningRules
from tournament.state import Tournament
from tournament.tables import locks, tables

SEED = bytes(32)
ONE, TWO, THREE = TableNo(1), TableNo(2), TableNo(3)


def sizes(door: Door) -> dict[int, int]:
    return {number: len(table.seats) for number, table in door.state.tables.items()}


def drawn(state: Tournament, number: int) -> dict[EntryNo, Seat]:
    """Who gets which seat in draw after draw of the same evening."""
    record = seating.next_draw(state, chance.server_seed(11, number))
    return {seated.entry: seated.seat for seated in seating.starting_seats(state, record)[0].seats}


def within_four_sigma(counts: Counter[tuple[EntryNo, Seat]], draws: int, cells: int) -> bool:
    chance_of_one = 1 / cells
    sigma = sqrt(draws * chance_of_one * (1 - chance_of_one))
    return all(abs(count - draws * chance_of_one) <= 4 * sigma for count in counts.values())


def test_eight_players_get_each_of_eight_seats_equally_often() -> None:
    """B162: 80 000 draws, every pair within 4 sigma (about 94) of 10 000."""
    stream = draw.words(SEED, "")
    counts: Counter[tuple[str, int]] = Counter()
    for _ in range(80_000):
        counts.update((name, seat) for seat, name in enumerate(draw.shuffled("ABCDEFGH", stream)))
    assert len(counts) == 64
    assert all(abs(count - 10_000) <= 4 * 94 for count in counts.values())


def test_seats_are_uniform_over_those_available() -> None:
    door = Door(opened(seats=4)).do(tables.open_table, unavailable=[1, 3]).do(tables.open_table).enter(*people(6))
    counts = Counter(pair for n in range(3_000) for pair in drawn(door.state, n).items())
    assert {seat.number for _, seat in counts if seat.table == ONE} == {2, 4}
    assert len(counts) == 36
    assert within_four_sigma(counts, 3_000, 6)


def test_every_allowed_arrangement_is_equally_likely_where_two_are_kept_apart() -> None:
    door = Door(opened(seats=2)).enter("A", "B", "C", "D")
    door.do(apart.keep_apart, [door.entry("A").player, door.entry("B").player])
    counts = Counter(tuple(sorted(drawn(door.state, n).items())) for n in range(4_000))
    assert len(counts) == 16  # of 24: in 8 they sit together
    assert sum((count - 250) ** 2 / 250 for count in counts.values()) < 37.7  # p = 0.001 at 15 degrees of freedom


def test_without_pairs_the_stream_is_used_as_ever() -> None:
    night = Night(created(seats=9)).enter(*people(23)).draw()
    order = [
        e.name for _, t in sorted(night.evening.state.tables.items()) for e in night.evening.state.at_table(t.number)
    ]
    assert order == draw.shuffled(people(23), draw.words(SEED, ""))


def test_tables_of_different_sizes_are_as_even_as_they_can_be() -> None:
    door = Door(opened(seats=9)).do(tables.open_table, size=6).do(tables.open_table, size=9)
    door.do(tables.open_table, size=9).enter(*people(23)).do(seating.draw_seats, SEED)
    assert sizes(door) == {1: 6, 2: 9, 3: 8}


def test_the_first_tables_take_one_more() -> None:
    assert draw.table_sizes(23, [9, 9, 9]) == [8, 8, 7]
    assert draw.table_sizes(10, [4, 9, 9]) == [4, 3, 3]
    assert draw.table_sizes(5, [9, 9], [3, 0]) == [4, 4]


def test_the_published_numbers_of_tables_and_seats(shared_file: Callable[[str], Path]) -> None:
    rows = shared_file("cases/numbers/seating_tables.csv").read_text().splitlines()
    for row in rows[1:]:
        players, seats, count, high, with_high, low, with_low, *_ = (int(cell or 0) for cell in row.split(","))
        assert Counter(draw.table_sizes(players, [seats] * count)) == Counter({high: with_high}) + Counter(
            {low: with_low}
        )
        if players > EveningRules().final_table_size(seats):
            assert len(seating.tables_for(Night(created(seats=seats)).evening.state, players)) == count


def test_the_draw_of_an_evening_gives_the_tables_of_the_published_vectors(shared_file: Callable[[str], Path]) -> None:
    vectors = json.loads(shared_file("cases/numbers/draw_vectors.json").read_text(encoding="utf-8"))["vectors"]
    assert vectors
    for vector in vectors:
        seed, said = bytes.fromhex(vector["server_seed_hex"]), vector["client_seed"]
        stream = draw.words(seed, said)
        assert [next(stream) for _word in vector["first_words"]] == vector["first_words"]
        door = Door(opened(seats=vector["max_seats"])).enter(*people(vector["players"]))
        door.do(seating.draw_seats, seed, said)
        seated = [[entry.name for entry in door.state.at_table(number)] for number in sorted(door.state.tables)]
        assert seated == vector["tables"]


def test_more_tables_are_opened_where_the_open_ones_do_not_hold_everybody() -> None:
    door = Door(opened(seats=9)).do(tables.open_table, size=4).enter(*people(12)).do(seating.draw_seats, SEED)
    assert sizes(door) == {1: 4, 2: 8}


def test_three_hundred_and_one_players_are_seated_and_a_table_is_added_later() -> None:
    """B161."""
    door = Door(opened(seats=10)).enter(*people(301)).do(seating.draw_seats, SEED)
    assert len(door.state.tables) == 31
    assert sum(sizes(door).values()) == 301
    door.do(tables.open_table)
    assert len(door.state.tables) == 32


def test_locked_players_keep_their_seats_and_the_others_are_drawn_around_them() -> None:
    door = Door(opened(seats=6)).do(tables.open_table).do(tables.open_table).enter(*people(10))
    place = Seat(TWO, SeatNo(3))
    door.do(seating.seat_at, door.entry("P004").number, place)
    with pytest.raises(RuleViolation, match="some_sit_already"):
        door.do(seating.draw_seats, SEED)
    door.do(locks.lock, [door.entry("P004").number]).do(seating.draw_seats, SEED)
    assert door.entry("P004").seat == place
    assert sizes(door) == {1: 5, 2: 5}
    assert sorted(door.state.tables[TWO].seats) == [1, 2, 3, 4, 5]
    assert seating.unseated(door.state) == ()
    with pytest.raises(RuleViolation, match="seats_already_drawn"):
        door.do(seating.draw_seats, SEED)


def test_the_wsop_draws_late_players_from_all_open_seats() -> None:
    """C-155: as an option; 8-8-6 may become 9-8-6."""
    door = Door(replace(opened(seats=9), rules=WSOP)).start(*people(24))
    for entry in door.state.at_table(THREE)[:2]:
        door.bust(entry.name)
    door.enter("Late")
    number = door.entry("Late").number
    found = {
        next(
            iter(
                seating.late_seats(door.state, [number], seating.next_draw(door.state, bytes([n] * 32))).seats.values()
            )
        )
        for n in range(60)
    }
    assert {seat.table for seat in found} == {1, 2, 3}
    assert all(seat.number <= 9 for seat in found)


def test_a_late_player_has_a_full_stack_and_any_open_seat_even_the_one_on_the_button() -> None:
    """C-155, TDA 8-A: nobody posts to come in, and the seat of the button is no exception."""
    door = Door(opened(seats=9)).start(*people(4))
    button = door.state.tables[ONE].first_button
    assert button is not None
    there = door.state.entries[door.state.tables[ONE].seats[button]]
    door.bust(there.name).enter("Late")
    door.do(seating.seat_at, door.entry("Late").number, Seat(ONE, button))
    assert door.entry("Late").bought == 10_000


@settings(max_examples=40, deadline=None)
@given(
    players=st.integers(2, 40),
    shapes=st.lists(st.tuples(st.integers(2, 9), st.sets(st.integers(1, 10), max_size=3)), max_size=4),
    pairs=st.lists(st.tuples(st.integers(1, 40), st.integers(1, 40)), max_size=3),
    seed=st.binary(min_size=32, max_size=32),
)
def test_nobody_sits_twice_no_unavailable_seat_is_drawn_and_tables_are_even(
    players: int, shapes: list[tuple[int, set[int]]], pairs: list[tuple[int, int]], seed: bytes
) -> None:
    door = Door(opened(seats=9))
    for size, gone in shapes:
        try:
            door.do(tables.open_table, size=size, unavailable=sorted(gone))
        except RuleViolation:
            continue
    door.enter(*people(players))
    known = sorted(door.state.guests)
    for one, other in pairs:
        if one != other and max(one, other) <= players:
            try:
                door.do(apart.keep_apart, [known[one - 1], known[other - 1]])
            except RuleViolation:
                continue
    door.do(seating.draw_seats, seed)
    seats = [entry.seat for entry in door.state.left]
    assert None not in seats
    assert len(set(seats)) == players
    for table in door.state.tables.values():
        assert not set(table.seats) & table.unavailable
    used = [table for table in door.state.tables.values() if table.seats]
    for pair in combinations(used, 2):
        small, large = sorted(pair, key=lambda table: len(table.seats))
        assert len(large.seats) - len(small.seats) <= 1 or len(small.seats) == small.places


def test_whoever_is_dragged_quickly_from_seat_to_seat_is_in_one_seat_only() -> None:
    """B160: T1S1 to T2S4 to T3S2, and a second message that still believes in the first seat."""
    door = (
        Door(opened(seats=9)).do(tables.open_table).do(tables.open_table).do(tables.open_table).enter("Anna", "Boris")
    )
    anna, first = door.entry("Anna").number, Seat(ONE, SeatNo(1))
    door.do(seating.seat_at, anna, first).do(seating.seat_at, door.entry("Boris").number, Seat(TWO, SeatNo(5)))
    state = door.state
    second, third = Seat(TWO, SeatNo(4)), Seat(THREE, SeatNo(2))
    state = fold.apply(PlayersMoved((Moved(anna, first, second),), ""), state, state.last)
    with pytest.raises(RuleViolation, match="not_at_seat"):
        fold.apply(PlayersMoved((Moved(anna, first, third),), ""), state, state.last)
    state = fold.apply(PlayersMoved((Moved(anna, second, third),), ""), state, state.last)
    assert [(t, s) for t, table in state.tables.items() for s, who in table.seats.items() if who == anna] == [(3, 2)]
    with pytest.raises(RuleViolation, match="seat_taken"):
        fold.apply(PlayersMoved((Moved(anna, third, Seat(TWO, SeatNo(5))),), ""), state, state.last)
