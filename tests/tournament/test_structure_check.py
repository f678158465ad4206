"""Nonsense in a structure is refused with its place; what is merely odd is told in sentences."""

import ast
import inspect
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.blinds import AnteKind, Limit
from tournament import wording
from tournament.chips import chips
from tournament.errors import BadInput
from tournament.names import MINUTE, SECOND
from tournament.structures import structure_check
from tournament.structures.structure import Break, Level, Period, Structure
from tournament.structures.structure_check import check
from tournament.wording.structures import CONCERNS

GOOD = Level(50, 100)
PAUSE = Break(10 * MINUTE)


def odd(*periods: Period, chip_set: tuple[tuple[int, int], ...] | None = None) -> list[tuple[str, int]]:
    return [(one.code, one.facts["period"]) for one in check(Structure("Test", periods), chip_set)]


def said(*periods: Period, chip_set: tuple[tuple[int, int], ...] | None = None) -> list[str]:
    return [wording.concern(one) for one in check(Structure("Test", periods), chip_set)]


@pytest.mark.parametrize(
    ("period", "code"),
    [
        (replace(GOOD, big_blind=0, small_blind=0), "blind_not_positive"),
        (replace(GOOD, small_blind=-1), "blind_negative"),
        (replace(GOOD, ante=-1), "blind_negative"),
        (replace(GOOD, small_blind=101), "small_blind_over_big_blind"),
        (replace(GOOD, big_blind=10**12 + 1), "amount_too_large"),
        (replace(GOOD, duration_ms=999), "period_too_short"),
        (replace(GOOD, hands=5), "minutes_and_hands"),
        (replace(GOOD, duration_ms=None, hands=0), "hands_out_of_range"),
        (replace(GOOD, duration_ms=None, hands=1001), "hands_out_of_range"),
        (Break(0), "period_too_short"),
        (Break(100_000 * MINUTE + 1), "period_too_long"),
        (Break(MINUTE, (0,)), "colour_not_positive"),
        (Break(MINUTE, (10**13,)), "amount_too_large"),
        (Break(MINUTE, (25, 25)), "colours_not_rising"),
        (Break(MINUTE, (100, 25)), "colours_not_rising"),
    ],
)
def test_nonsense_is_refused_with_its_place(period: Period, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        check(Structure("Test", (GOOD, period)))
    assert (refused.value.code, refused.value.facts["period"]) == (code, 2)


@pytest.mark.parametrize("length", [-5 * MINUTE, 0, 400, 100_000 * MINUTE + 1])
def test_a_length_that_is_none_is_refused_in_a_sentence(length: int) -> None:
    """B112: accepted are lengths from one second to the documented limit."""
    with pytest.raises(BadInput) as refused:
        check(Structure("Test", (replace(GOOD, duration_ms=length),)))
    assert "Line 1 of the structure lasts" in wording.refusal(refused.value)


@pytest.mark.parametrize("length", [SECOND, 100_000 * MINUTE])
def test_the_shortest_and_the_longest_length_are_allowed(length: int) -> None:
    check(Structure("Test", (replace(GOOD, duration_ms=length),)))


def test_a_structure_needs_a_level_and_a_positive_stack() -> None:
    with pytest.raises(BadInput, match="structure_without_levels"):
        check(Structure("Test", (Break(MINUTE),)))
    with pytest.raises(BadInput, match="structure_without_levels"):
        Structure("Test", ()).period(0)
    with pytest.raises(BadInput, match="stack_not_positive"):
        check(Structure("Test", (GOOD,), 0))
    with pytest.raises(BadInput, match="structure_too_long"):
        check(Structure("Test", (GOOD,) * 1001))
    with pytest.raises(BadInput, match="note_too_long"):
        check(Structure("Test", (GOOD,), note="x" * 2001))


def test_odd_things_are_told_and_allowed() -> None:
    concerns = check(Structure("Test", (PAUSE, Level(100, 200), PAUSE, Level(50, 100, 150))))
    assert [(concern.code, concern.facts["period"]) for concern in concerns] == [
        ("break_first", 1),
        ("blinds_fall", 4),
        ("ante_over_big_blind", 4),
    ]
    assert concerns[1].facts["level"] == 2


def test_blinds_may_repeat_where_an_ante_starts_and_the_big_one_need_not_be_double() -> None:
    assert odd(Level(100, 200), Level(100, 200, 200), Level(200, 300), Level(200, 400)) == []


def test_steps_over_twice_and_below_one_and_a_seventh_are_told() -> None:
    assert odd(Level(100, 200), Level(200, 401), Level(200, 450)) == [("step_steep", 2), ("step_flat", 3)]
    assert odd(Level(100, 200), Level(100, 200)) == [("step_flat", 2)]


def test_a_change_of_the_limit_makes_lower_blinds_nothing_odd() -> None:
    assert odd(Level(250, 500, limit=Limit.FIXED_LIMIT), Level(200, 400)) == []


def test_a_higher_small_blind_or_another_payer_of_the_ante_is_a_step() -> None:
    assert odd(Level(100, 300), Level(150, 300)) == []
    assert odd(Level(100, 300, 50, AnteKind.PLAYER), Level(100, 300, 50, AnteKind.BIG_BLIND)) == []


def test_the_rest_of_a_level_after_a_break_is_no_step() -> None:
    rest = Level(100, 200, duration_ms=30 * SECOND, continued=True)
    assert odd(Level(100, 200), PAUSE, rest, Level(200, 300)) == []


def test_breaks_in_a_row_and_very_short_levels_are_told() -> None:
    assert odd(GOOD, PAUSE, PAUSE, Level(75, 150, duration_ms=119 * SECOND)) == [
        ("breaks_together", 3),
        ("level_short", 4),
    ]


def test_an_amount_that_the_chips_cannot_pay_is_told() -> None:
    chip_set = ((100, 10), (500, 10))
    assert said(Level(50, 100), Level(100, 200), Level(100, 250), chip_set=chip_set) == [
        "Level 1 asks for 50, which these chips cannot pay.",
        "Level 3 asks for 250, which these chips cannot pay.",
    ]
    # Nobody gives change: 20 and 50 pay no 30, though they pay 70.
    assert odd(Level(30, 70), chip_set=((20, 9), (50, 9))) == [("amount_not_payable", 1)]


def test_a_colour_that_is_still_needed_is_told_once() -> None:
    gone = Break(MINUTE, (25,))
    assert said(Level(25, 50), gone, Level(50, 100), Level(75, 150), chip_set=((25, 1), (50, 1), (100, 1))) == [
        "Level 3 needs chips of 25 for 75, and they have been removed before it."
    ]
    assert odd(Level(50, 100), gone, Level(100, 200), Level(200, 400), chip_set=((25, 1), (100, 1))) == []


def test_without_a_chip_set_the_usual_values_are_assumed() -> None:
    assert odd(Level(50, 100), Break(MINUTE, (25,)), Level(75, 150)) == [("colour_needed", 3)]
    assert odd(Level(250, 500), Break(MINUTE, (25, 100)), Level(500, 1000)) == []


def test_a_colour_that_is_not_there_cannot_be_removed() -> None:
    found = said(GOOD, Break(MINUTE, (5,)), Level(100, 200), chip_set=((50, 1), (100, 1)))
    assert found == ["The break after level 1 removes chips of 5, which are not there."]


def test_every_concern_has_its_sentence() -> None:
    source = ast.parse(inspect.getsource(structure_check))
    codes = {
        call.args[0].value
        for call in ast.walk(source)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "Concern"
        and isinstance(call.args[0], ast.Constant)
    }
    assert codes == set(CONCERNS)


def test_the_sentences_name_the_level_and_its_blinds() -> None:
    small, large = wording.blinds(50, 100), wording.blinds(500, 1000)
    assert said(PAUSE, Level(100, 200), Level(50, 100, 150), PAUSE, PAUSE, Level(500, 1000, duration_ms=MINUTE)) == [
        "It begins with a break.",
        f"Level 2 ({small}) has lower blinds than the level before it.",
        f"Level 2 ({small}) has an ante of 150, over its big blind.",
        "Two breaks follow one another after level 2.",
        f"Level 3 ({large}) more than doubles the big blind of 100.",
        f"Level 3 ({large}) lasts only 1:00.",
    ]


@given(st.lists(st.integers(1, 30), min_size=1, max_size=4, unique=True), st.integers(0, 200))
def test_payable_is_what_some_sum_of_chips_makes(values: list[int], amount: int) -> None:
    reachable = {0}
    for _ in range(amount):
        reachable |= {sum_ + value for sum_ in reachable for value in values if sum_ + value <= amount}
        if amount in reachable or len(reachable) > amount:
            break
    assert chips.payable(amount, tuple(sorted(values))) is (amount in reachable)


def test_the_rest_of_a_level_needs_a_level_before_it() -> None:
    rest = replace(GOOD, continued=True)
    with pytest.raises(BadInput) as refusal:
        check(Structure("Test", (PAUSE, rest, GOOD)))
    assert (refusal.value.code, refusal.value.facts["period"]) == ("nothing_to_continue", 2)
    assert wording.refusal(refusal.value)


@pytest.mark.parametrize("mark", ["continued", "beyond"])
def test_a_list_without_a_level_in_its_own_right_could_not_go_on(mark: str) -> None:
    with pytest.raises(BadInput, match="structure_without_levels"):
        check(Structure("Test", (replace(GOOD, **{mark: True}), PAUSE)))  # type: ignore[arg-type]
