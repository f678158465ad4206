"""What chips are worth: the published numbers, the exact vectors, and what must hold for any stacks."""

import json
import math
from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournament.deals import icm
from tournament.errors import BadInput

WITHIN = 1e-9
"""Of the pool."""

Vectors = list[dict[str, Any]]
stacks_of_any = st.lists(st.integers(1, 1_000_000), min_size=2, max_size=12)
prizes_of_any = st.lists(st.integers(0, 100_000), min_size=1, max_size=14).map(
    lambda found: sorted(found, reverse=True)
)


def vectors(shared_file: Callable[[str], Path], name: str) -> Vectors:
    found: Vectors = json.loads(shared_file(f"cases/numbers/{name}.json").read_text("utf-8"))
    assert found
    return found


@pytest.mark.parametrize("name", ["icm_vectors", "icm_vectors_large"])
def test_every_exact_vector_is_met(name: str, shared_file: Callable[[str], Path]) -> None:
    for vector in vectors(shared_file, name):
        exact = [float(Fraction(text)) for text in vector.get("equity_exact", [])] or vector["equity"]
        pool = math.fsum(vector["payouts"])
        found = icm.equities(vector["stacks"], vector["payouts"])
        assert max(abs(a - b) for a, b in zip(found, exact, strict=True)) <= WITHIN * pool, vector["id"]
        assert math.fsum(found) == pytest.approx(pool, rel=1e-12), vector["id"]


def test_every_vector_of_places_is_met(shared_file: Callable[[str], Path]) -> None:
    for vector in vectors(shared_file, "icm_place_probabilities"):
        found = icm.place_probabilities(vector["stacks"])
        for player, places in enumerate(found):
            exact = [float(Fraction(row[player])) for row in vector["prob_by_place_then_player"]]
            assert places == pytest.approx(exact, abs=1e-12)


@pytest.mark.parametrize(
    ("stacks", "prizes", "worth"),
    [
        ((50, 30, 20), (70, 30, 0), (45.1786, 32.25, 22.5714)),  # B173
        ((5000, 3000, 1500, 500), (500, 300, 200), (377.78, 312.89, 225.60, 83.73)),  # B174
        ((6000, 4000, 0), (50, 30, 20), (42, 38, 20)),  # B176
        ((6000, 4000, 0, 0), (50, 30, 20), (42, 38, 10, 10)),  # B176
        ((0, 0), (50, 30), (40, 40)),
        ((1, 0), (50, 30, 20), (50, 30)),
        ((4000, 3000, 2000, 1000), (50, 50), (35.7937, 30.4167, 22.0635, 11.7262)),
        ((25, 87, 88), (50, 30, 20), (25.694532, 37.089286, 37.216182)),
        (
            (30_000, 25_000, 20_000, 15_000, 10_000),
            (400, 250, 160, 110, 80),
            (242.0312, 224.2384, 203.6563, 179.4985, 150.5756),
        ),
        (
            tuple(range(700, 0, -100)),
            (35, 22, 15, 11, 8, 5, 4),
            (19.4200, 18.1136, 16.6319, 14.9250, 12.9174, 10.4909, 7.5011),
        ),
        (
            tuple(range(10, 0, -1)),
            (30, 20, 14, 10, 8, 6, 5, 3, 2, 2),
            (14.4193, 13.6795, 12.8775, 12.0022, 11.0396, 9.9704, 8.7688, 7.3994, 5.8217, 4.0215),
        ),
        ((5, 3, 2), (), (0, 0, 0)),
        ((7,), (40, 30), (40,)),
    ],
)
def test_the_published_examples(stacks: tuple[int, ...], prizes: tuple[int, ...], worth: tuple[float, ...]) -> None:
    assert icm.equities(stacks, prizes) == pytest.approx(worth, abs=0.006)


@given(stacks_of_any, prizes_of_any)
def test_the_worths_are_the_prizes_and_each_lies_between_them(stacks: list[int], prizes: list[int]) -> None:
    found = icm.equities(stacks, prizes)
    won = [*prizes, *[0] * len(stacks)][: len(stacks)]
    room = WITHIN * sum(won)
    assert math.fsum(found) == pytest.approx(sum(won), rel=1e-12, abs=1e-12)
    assert all(won[-1] - room <= worth <= won[0] + room for worth in found)
    ordered = sorted(zip(stacks, found, strict=True))
    assert all(low[1] <= high[1] + room for low, high in pairwise(ordered))


@given(stacks_of_any, prizes_of_any, st.integers(2, 9))
def test_only_proportions_matter_and_equal_stacks_are_worth_the_same(
    stacks: list[int], prizes: list[int], times: int
) -> None:
    found = icm.equities(stacks, prizes)
    again = icm.equities([times * stack for stack in stacks], prizes)
    assert again == pytest.approx(found, abs=WITHIN * max(1, sum(prizes)))
    by_stack: dict[int, set[float]] = {}
    for stack, worth in zip(stacks, found, strict=True):
        by_stack.setdefault(stack, set()).add(worth)
    assert all(len(worths) == 1 for worths in by_stack.values())


@given(st.integers(1, 10**9), st.integers(1, 10**9), st.integers(0, 1000), st.integers(0, 1000))
def test_two_players_share_by_chips_beyond_the_second_prize(first: int, second: int, more: int, least: int) -> None:
    found = icm.equities((first, second), (least + more, least))
    exact = [least + more * stack / (first + second) for stack in (first, second)]
    assert found == pytest.approx(exact, abs=WITHIN * (more + 2 * least + 1))


@given(stacks_of_any)
def test_winner_takes_all_is_the_share_of_the_chips(stacks: list[int]) -> None:
    found = icm.equities(stacks, (1_000,))
    assert found == pytest.approx([1_000 * stack / sum(stacks) for stack in stacks], abs=1e-6)


@given(stacks_of_any)
def test_somebody_has_each_place_and_everybody_some_place(stacks: list[int]) -> None:
    found = icm.place_probabilities(stacks)
    assert [math.fsum(places) for places in found] == pytest.approx([1] * len(stacks))
    assert [math.fsum(column) for column in zip(*found, strict=True)] == pytest.approx([1] * len(stacks))


@pytest.mark.parametrize(
    ("players", "paid"),
    [(10, 10), (20, 5), (9, 9), (1000, 150)],  # B177: 20 players with 5 prizes, 9 with 9
)
def test_no_field_is_too_large(players: int, paid: int) -> None:
    """What listed the orders of places would not come back from any of these; `make bench ARGS=icm` measures them."""
    stacks = [2_000 + 7_919 * number % 60_000 for number in range(players)]
    prizes = [100_000 / place**0.9 for place in range(1, paid + 1)]
    found = icm.equities(stacks, prizes)
    assert math.fsum(found) == pytest.approx(math.fsum(prizes), rel=1e-11)


@pytest.mark.parametrize(
    ("stacks", "code"), [((), "no_stacks"), ((5, -1), "stack_is_negative"), ((5, math.nan), "stack_is_negative")]
)
def test_what_no_stack_is_gets_refused(stacks: tuple[float, ...], code: str) -> None:
    with pytest.raises(BadInput) as refusal:
        icm.equities(stacks, (50, 30))
    assert refusal.value.code == code
