"""Starting stacks of the chips that are owned: payable, with enough small ones, and what is missing."""

import itertools
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.counted import calls
from tournament.chips.chips import Chip, by_value, payable, values
from tournament.chips.composing import Composing
from tournament.chips.stack_of_chips import first_amounts, missing, serves, starting_stack
from tournament.errors import BadInput
from tournament.structures import structure_files

CLUB = (Chip(25, 300, "white"), Chip(100, 300, "red"), Chip(500, 100, "green"), Chip(1000, 200, "black"))


def plenty(*values: int) -> list[Chip]:
    return [Chip(value, 10_000) for value in values]


def counts(chips: tuple[Chip, ...]) -> dict[int, int]:
    return {chip.value: chip.count for chip in chips}


def test_the_recommended_10_000_is_twelve_twelve_three_seven() -> None:
    found = starting_stack(CLUB, 10_000, 24)
    assert counts(found.chips) == {25: 12, 100: 12, 500: 3, 1000: 7}
    assert found.missing == ()
    assert found.serves == 25


def test_recommended_stacks_of_other_sizes() -> None:
    assert counts(starting_stack(plenty(5, 25, 100, 500), 2_000, 10).chips) == {5: 10, 25: 10, 100: 7, 500: 2}
    assert counts(starting_stack(plenty(25, 100, 500), 1_500, 10).chips) == {25: 12, 100: 7, 500: 1}
    assert counts(starting_stack(plenty(100, 500, 1000, 5000), 15_000, 10).chips) == {
        100: 10,
        500: 10,
        1000: 4,
        5000: 1,
    }


def test_published_stacks_are_met_in_worth_and_nearly_in_number(shared_file: Callable[[str], Path]) -> None:
    facts = json.loads(shared_file("cases/numbers/chips.json").read_text(encoding="utf-8"))
    exact = 0
    for published in facts["starting_stacks"]:
        wanted = {int(value): count for value, count in published["chips"].items()}
        assert sum(value * count for value, count in wanted.items()) == published["computed_total"]
        assert sum(wanted.values()) == published["chip_count"]
        # With exactly these chips for each of ten players, it is this stack and no other.
        just_enough = [Chip(value, 10 * count) for value, count in wanted.items()]
        found = starting_stack(just_enough, published["total"], 10)
        assert counts(found.chips) == wanted
        assert found.serves == 10
        # With chips enough it is a stack of the usual size, with enough of the smallest ones.
        free = starting_stack(plenty(*wanted), published["total"], 10)
        assert 20 <= free.count <= 45
        assert 8 <= counts(free.chips)[published["base"]] <= 20
        exact += counts(free.chips) == wanted
    assert exact >= 4


def test_the_usual_values_can_all_be_made_into_stacks(shared_file: Callable[[str], Path]) -> None:
    facts = json.loads(shared_file("cases/numbers/chips.json").read_text(encoding="utf-8"))
    sets = [facts["standard_denominations"], *(list(each["values"].values()) for each in facts["colours"])]
    for worths in sets:
        for stack in (1_500, 2_000, 5_000, 10_000, 20_000, 50_000):
            found = starting_stack(plenty(*worths), stack, 20)
            assert sum(chip.value * chip.count for chip in found.chips) == stack
            assert not found.missing


def test_what_is_missing_is_said_by_colour() -> None:
    owned = (Chip(25, 300, "white"), Chip(100, 200, "red"), Chip(500, 100, "green"), Chip(1000, 100, "black"))
    found = starting_stack(owned, 10_000, 24)
    assert found.missing == (Chip(100, 88, "red"), Chip(1000, 68, "black"))
    assert found.serves == 14


def test_a_smaller_set_gives_other_chips_instead_where_that_is_possible() -> None:
    # 20 times twelve of 100 would be 240; only 200 are there.
    owned = (Chip(25, 300), Chip(100, 200), Chip(500, 100), Chip(1000, 200))
    found = starting_stack(owned, 10_000, 20)
    assert not found.missing
    assert counts(found.chips)[100] <= 10


def test_chips_for_rebuys_are_kept_aside() -> None:
    assert not starting_stack(CLUB, 10_000, 24).missing
    assert starting_stack(CLUB, 10_000, 24, reserve=10).missing


def test_colours_that_the_first_levels_do_not_need_stay_in_the_case() -> None:
    amounts = (100, 200, 200, 400)
    assert 25 not in counts(starting_stack(CLUB, 10_000, 20, amounts).chips)
    assert 25 in counts(starting_stack(CLUB, 10_000, 20, (75, 150)).chips)
    assert first_amounts(structure_files.shipped()["club-20"])[:4] == (25, 50, 50, 100)


def test_how_many_a_set_serves_and_what_it_lacks() -> None:
    stack = (Chip(25, 12, "white"), Chip(100, 12, "red"))
    assert serves((Chip(25, 300, "white"), Chip(100, 200, "red")), stack) == 16
    assert missing((Chip(25, 300, "white"), Chip(100, 200, "red")), stack, 17) == (Chip(100, 4, "red"),)
    assert serves((Chip(25, 300, "white"),), stack) == 0
    assert serves((), ()) == 0


def test_a_stack_that_no_number_of_these_chips_makes_is_refused() -> None:
    for stack, players, code in (
        (10_010, 10, "stack_not_payable"),
        (0, 10, "stack_out_of_range"),
        (10_000, 1, "stacks_out_of_range"),
        (10_000, 20_000, "stacks_out_of_range"),
    ):
        with pytest.raises(BadInput) as refused:
            starting_stack(CLUB, stack, players)
        assert refused.value.code == code
    with pytest.raises(BadInput, match="stack_not_payable"):
        starting_stack((), 100, 2)


def test_only_small_chips_make_a_tower() -> None:
    found = starting_stack([Chip(25, 5_000)], 10_000, 10)
    assert counts(found.chips) == {25: 400}
    assert found.serves == 12


def test_a_large_chip_of_which_there_is_not_one_for_each_does_not_hide_the_tower() -> None:
    found = starting_stack([Chip(1, 100_000), Chip(5_000, 1)], 5_000, 10)
    assert counts(found.chips) == {1: 5_000}
    assert not found.missing


@given(
    owned=st.dictionaries(
        st.sampled_from([1, 5, 25, 50, 100, 500, 1000, 5000]), st.integers(1, 2_000), min_size=1, max_size=6
    ),
    stack=st.integers(1, 400).map(lambda n: n * 100),
    players=st.integers(2, 100),
)
def test_a_stack_is_worth_what_it_should_be_and_never_more_than_owned(
    owned: dict[int, int], stack: int, players: int
) -> None:
    chips = [Chip(value, count) for value, count in owned.items()]
    if not payable(stack, values(by_value(chips))):
        with pytest.raises(BadInput, match="stack_not_payable"):
            starting_stack(chips, stack, players)
        return
    found = starting_stack(chips, stack, players)
    assert sum(chip.value * chip.count for chip in found.chips) == stack
    if not found.missing:
        assert found.serves >= players
        assert all(chip.count * players <= owned[chip.value] for chip in found.chips)
    else:
        assert found.serves < players


@pytest.mark.parametrize(
    ("worths", "stack", "each"),
    [
        ((7, 11, 13, 17, 19), 50_000, 1_000),
        ((7, 11, 13, 17, 19, 23, 29), 50_000, 1_000),
        ((7, 11, 13, 17, 19, 23, 29), 49_999, 10_000),
        ((3, 7, 50, 101, 999, 1_001, 4_999), 50_000, 1_000),
        ((25, 100, 500, 1_000, 5_000), 400_000_000, 1_000_000),
    ],
)
def test_for_the_oddest_set_few_stacks_are_tried(worths: tuple[int, ...], stack: int, each: int) -> None:
    chips = [Chip(value, 10 * each) for value in worths]
    assert calls(lambda: starting_stack(chips, stack, 10)) < 20_000
    found = starting_stack(chips, stack, 10)
    assert sum(chip.value * chip.count for chip in found.chips) == stack


def test_every_stack_that_can_be_paid_is_found_however_high_the_tower() -> None:
    found = starting_stack([Chip(3, 200_000), Chip(40_000, 20)], 45_000, 10)
    assert counts(found.chips) == {3: 15_000}
    assert not found.missing
    lacking = starting_stack([Chip(3, 20), Chip(40_000, 20)], 45_000, 10)
    assert lacking.missing == (Chip(3, 149_980),)


@given(
    owned=st.lists(st.tuples(st.integers(1, 30), st.integers(0, 6)), min_size=1, max_size=4, unique_by=lambda e: e[0]),
    stack=st.integers(1, 120),
)
def test_no_other_stack_is_better(owned: list[tuple[int, int]], stack: int) -> None:
    """Against all there are."""
    values_of = tuple(sorted(value for value, _most in owned if value <= stack))
    if not values_of:
        return
    most = {value: min(n, stack // value) for value, n in owned}
    composing = Composing(stack, values_of, most)

    def badness(numbers: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        return sum(composing._bad[n](count) for n, count in enumerate(numbers)), tuple(-n for n in numbers)

    every = itertools.product(*(range(most[value] + 1) for value in values_of))
    paying = [each for each in every if sum(n * v for n, v in zip(each, values_of, strict=True)) == stack]
    found = composing.best()
    assert (found is None) == (not paying)
    if found is not None:
        assert tuple(n for _value, n in found) == min(paying, key=badness)
