"""The published draw."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.fakes import Night, created, people
from tournament import chance
from tournament.draws import draw
from tournament.errors import RuleViolation

ZERO = bytes(32)


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert draw.commitment(ZERO) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_nine_names_come_in_the_published_order() -> None:
    order = draw.shuffled(people(9), draw.words(ZERO, "club-2026-11-29"))
    assert order == ["P005", "P003", "P001", "P006", "P007", "P004", "P009", "P008", "P002"]
    assert next(draw.words(ZERO, "club-2026-11-29")) == 1931703283


def test_every_published_vector_is_met(shared_file: Callable[[str], Path]) -> None:
    path = shared_file("cases/numbers/draw_vectors.json")
    for vector in json.loads(path.read_text())["vectors"]:
        seed = bytes.fromhex(vector["server_seed_hex"])
        assert draw.commitment(seed) == vector["commitment_sha256_of_seed_bytes"]
        order = draw.shuffled(people(vector["players"]), draw.words(seed, vector["client_seed"]))
        assert order == vector["order"]
        tables = -(-vector["players"] // vector["max_seats"])
        sizes = draw.table_sizes(vector["players"], [vector["max_seats"]] * tables)
        assert sizes == [len(table) for table in vector["tables"]]


def test_the_order_in_which_names_were_written_changes_nothing() -> None:
    names = people(20)
    again = Random(1).sample(names, 20)
    assert draw.shuffled(names, draw.words(ZERO, "")) == draw.shuffled(again, draw.words(ZERO, ""))


def test_every_order_of_four_names_is_equally_likely() -> None:
    counts = Counter(tuple(draw.shuffled("ABCD", draw.words(chance.server_seed(7, n), ""))) for n in range(1, 12_001))
    chi_square = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert len(counts) == 24
    assert chi_square < 49.7  # p = 0.001 at 23 degrees of freedom


def test_each_of_nine_seats_is_drawn_equally_often() -> None:
    """B270: 90,000 times, and the same again from the same seed."""
    stream, again = draw.words(ZERO, "nine"), draw.words(ZERO, "nine")
    seats = [draw.below(9, stream) for _time in range(90_000)]
    assert seats[:100] == [draw.below(9, again) for _time in range(100)]
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in Counter(seats).values())
    assert chi_square < 26.1  # p = 0.001 at 8 degrees of freedom


def test_twenty_three_players_sit_at_tables_of_eight_eight_and_seven_from_seat_one_on() -> None:
    state = Night().enter(*people(23)).draw().evening.state
    assert [sorted(table.seats) for table in state.tables.values()] == [
        list(range(1, 9)),
        list(range(1, 9)),
        list(range(1, 8)),
    ]
    assert all(table.first_button in table.seats for table in state.tables.values())


def test_ten_players_at_eight_seats_need_two_tables_but_nine_fit_on_a_final_table() -> None:
    assert len(Night(created(seats=8)).enter(*people(10)).draw().evening.state.tables) == 2
    assert len(Night(created(seats=8)).enter(*people(9)).draw().evening.state.tables) == 1


def test_three_players_sit_at_one_table() -> None:
    """B245: three players caused an endless loop in a draw elsewhere."""
    assert len(Night().enter(*people(3)).draw().evening.state.tables) == 1


def test_seats_are_drawn_once_and_for_two_at_least() -> None:
    night = Night().enter("Anna")
    with pytest.raises(RuleViolation, match="too_few_players"):
        night.draw()
    night.enter("Boris").draw()
    with pytest.raises(RuleViolation, match="seats_already_drawn"):
        night.draw()
