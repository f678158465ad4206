"""Dividing the prizes that are left: every vector, exact sums, and what is unreasonable."""

import json
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournament.deals import deals
from tournament.deals.deals import FOUND, Method, Oddity, PrizesLeft
from tournament.errors import BadInput

METHODS = {
    "even_chop": Method.EVEN,
    "chip_chop_pure": Method.CHIPS,
    "chip_chop_guaranteed_min": Method.MINIMUM,
    "icm": Method.ICM,
}


FINE = 10**9
"""Into so many parts every unit is divided to see a worth before it is rounded."""


def finer(left: PrizesLeft) -> PrizesLeft:
    return PrizesLeft(left.players, tuple(FINE * prize for prize in left.prizes), FINE * left.kept)


def test_every_vector_is_met(shared_file: Callable[[str], Path]) -> None:
    vectors = json.loads(shared_file("cases/numbers/deal_vectors.json").read_text("utf-8"))
    assert vectors
    for vector in vectors:
        left = PrizesLeft(len(vector["stacks"]), tuple(vector["prizes"]), vector["saved_for_winner"])
        for name, wanted in vector["methods"].items():
            found = deals.offer(METHODS[name], left, vector["stacks"], vector["unit"])
            fine = deals.offer(METHODS[name], finer(left), vector["stacks"])
            assert [amount / FINE for amount in fine.amounts] == pytest.approx(
                [float(Fraction(worth)) for worth in wanted["exact"]], abs=1e-9 * left.total
            ), (vector["id"], name)
            assert list(found.amounts) == wanted["rounded_largest_remainder"], (vector["id"], name)
            assert [" ".join(odd) for odd in found.odd] == wanted["flags"], (vector["id"], name)


def test_a_deal_by_chips_can_give_more_than_first_prize_and_less_than_the_next() -> None:
    found = deals.offer(Method.CHIPS, PrizesLeft(2, (10_000, 5_000)), (1_000, 1))
    assert found.amounts == (14_985, 15)
    assert found.odd == ((Oddity.ABOVE_FIRST_PRIZE,), (Oddity.BELOW_NEXT_PRIZE,))


def test_what_is_kept_for_the_winner_comes_from_the_first_prize() -> None:
    left = PrizesLeft(3, (22_500, 13_500, 9_000), 5_000)
    assert left.divided == (17_500, 13_500, 9_000)
    assert sum(deals.offer(Method.ICM, left, (45, 27, 18), 100).amounts) == 40_000


def test_a_cent_too_many_goes_to_whoever_stands_first_in_the_list() -> None:
    assert deals.offer(Method.EVEN, PrizesLeft(3, (1_000,)), None).amounts == (334, 333, 333)


def test_a_total_that_is_no_multiple_of_the_unit_still_sums_exactly() -> None:
    assert deals.offer(Method.EVEN, PrizesLeft(3, (1_003,)), None, 100).amounts == (400, 303, 300)


def test_more_players_than_prizes_and_more_prizes_than_players() -> None:
    assert deals.offer(Method.MINIMUM, PrizesLeft(3, (1_000,)), (5, 3, 2)).amounts == (500, 300, 200)
    assert deals.offer(Method.EVEN, PrizesLeft(2, (600, 300, 100)), None).amounts == (450, 450)


def test_who_has_no_chips_left_still_has_the_minimum() -> None:
    left = PrizesLeft(3, (500, 300, 200))
    assert deals.offer(Method.MINIMUM, left, (6, 4, 0)).amounts == (440, 360, 200)
    assert deals.offer(Method.ICM, left, (6, 4, 0)).amounts == (420, 380, 200)


def test_own_numbers_show_what_is_left_over_or_too_much() -> None:
    left = PrizesLeft(2, (700, 300))
    assert deals.own(left, (600, 350)).remainder == 50
    assert deals.own(left, (700, 350)).remainder == -50
    assert deals.own(left, (750, 250)).odd == ((Oddity.ABOVE_FIRST_PRIZE,), (Oddity.BELOW_NEXT_PRIZE,))


@pytest.mark.parametrize(
    ("attempt", "code"),
    [
        (lambda: PrizesLeft(1, (100,)), "deal_needs_two"),
        (lambda: PrizesLeft(2, (100, -1)), "prize_is_negative"),
        (lambda: PrizesLeft(2, (100, 50), 101), "kept_out_of_range"),
        (lambda: PrizesLeft(2, (), 1), "kept_out_of_range"),
        (lambda: PrizesLeft(2, (100, 50), -1), "kept_out_of_range"),
        (lambda: deals.offer(Method.EVEN, PrizesLeft(2, (100,)), None, 0), "unit_not_positive"),
        (lambda: deals.offer(Method.ICM, PrizesLeft(2, (100,)), (0, 0)), "no_chips"),
        (lambda: deals.offer(Method.CHIPS, PrizesLeft(2, (100,)), (5, -1)), "stack_is_negative"),
        (lambda: deals.own(PrizesLeft(2, (100,)), (150, -50)), "share_is_negative"),
    ],
)
def test_nonsense_is_refused(attempt: Callable[[], object], code: str) -> None:
    with pytest.raises(BadInput) as refusal:
        attempt()
    assert refusal.value.code == code


@given(
    st.sampled_from(FOUND),
    st.lists(st.integers(0, 10**6), min_size=2, max_size=10).filter(any),
    st.lists(st.integers(0, 10**8), max_size=12),
    st.sampled_from((1, 5, 100, 500)),
    st.data(),
)
def test_shares_always_sum_to_what_is_divided(
    method: Method, stacks: list[int], prizes: list[int], unit: int, data: st.DataObject
) -> None:
    prizes.sort(reverse=True)
    kept = data.draw(st.integers(0, prizes[0] if prizes else 0))
    left = PrizesLeft(len(stacks), tuple(prizes), kept)
    found = deals.offer(method, left, stacks, unit)
    assert sum(found.amounts) == left.total == sum(prizes[: len(stacks)]) - kept
    assert all(amount >= 0 for amount in found.amounts)
    assert sum(amount % unit > 0 for amount in found.amounts) <= 1
    assert deals.offer(method, left, stacks, unit) == found


@given(st.lists(st.integers(1, 10**6), min_size=2, max_size=10), st.integers(0, 10**7))
def test_equal_chips_never_get_less_for_standing_earlier(stacks: list[int], pool: int) -> None:
    left = PrizesLeft(len(stacks), (pool,))
    amounts = deals.offer(Method.ICM, left, stacks).amounts
    for place, stack in enumerate(stacks):
        for later in range(place + 1, len(stacks)):
            assert stacks[later] != stack or amounts[place] >= amounts[later]
