"""Levels and breaks, and how they go on after the last one."""

import pickle
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.blinds import AnteKind, Blinds
from tournament.names import MINUTE
from tournament.structures.amounts import round_amount_from
from tournament.structures.structure import (
    BLINDS_STAND_STILL,
    Break,
    Level,
    Structure,
)


def of_big_blinds(*big_blinds: int) -> Structure:
    return Structure("Test", tuple(Level(big // 2, big) for big in big_blinds))


def big_blinds_after(structure: Structure, how_many: int) -> list[int]:
    listed = len(structure.periods)
    periods = [structure.period(index) for index in range(listed, listed + how_many)]
    return [period.big_blind for period in periods if isinstance(period, Level)]


def test_a_level_tells_what_a_hand_posts() -> None:
    assert Level(100, 200, 200, AnteKind.BIG_BLIND).blinds == Blinds(100, 200, 200, AnteKind.BIG_BLIND)


def test_levels_are_counted_without_breaks() -> None:
    pause = Break(5 * MINUTE)
    structure = Structure("Test", (pause, Level(1, 2), pause, pause, Level(2, 4), pause))
    assert [structure.level_number(index) for index in range(8)] == [0, 1, 1, 1, 2, 2, 3, 4]
    assert [structure.next_level(index) for index in range(-1, 7)] == [1, 1, 4, 4, 4, 6, 6, 7]


def test_there_is_no_period_before_the_first() -> None:
    with pytest.raises(IndexError):
        of_big_blinds(2).period(-1)


@pytest.mark.parametrize(
    ("listed", "then"),
    [
        ((100, 200), [400, 800, 2000, 4000, 8000, 20000]),  # ×2; 1600 up to 2000
        ((600, 800), [1200, 2000, 3000, 4000]),  # ×4/3: 1066.7, 1600, 2666.7, 4000
        ((200,), [300, 500, 800, 1200]),  # ×1.5: 300, 450, 750, 1200
        ((200, 200), [300]),  # no two different ones
        ((100, 200, 200), [400]),  # the last two different ones
        ((100, 110), [150]),  # 1.1 is raised to 1.2: 132
        ((100, 500), [1000]),  # 5 is lowered to 2
        ((200, 100), [120, 150, 200, 250, 300, 400]),  # falling: 1.2
        ((1,), [2, 3, 5, 8, 12]),  # 1.2, 1.5 and 2.5 are not whole
        ((15, 20), [30]),  # 26.7; 25 is below it
    ],
)
def test_after_the_last_level_the_big_blind_rises_by_the_last_ratio_to_a_round_amount(
    listed: tuple[int, ...], then: list[int]
) -> None:
    assert big_blinds_after(of_big_blinds(*listed), len(then)) == then


def test_small_blind_and_ante_follow_rounded_down_with_length_and_kind_of_the_last_level() -> None:
    last = Level(8, 15, 4, AnteKind.BUTTON, 7 * MINUTE)
    after = Structure("Test", (Level(5, 10), Break(MINUTE), last, Break(MINUTE))).period(4)
    assert after == Level(12, 25, 6, AnteKind.BUTTON, 7 * MINUTE)  # 15 × 1.5 = 22.5 up to 25; 25 × 4/15 = 6.67


def test_a_break_listed_after_the_last_level_is_still_taken() -> None:
    structure = Structure("Test", (Level(5, 10), Break(MINUTE)))
    assert structure.period(1) == Break(MINUTE)
    assert structure.period(2) == Level(7, 15)


def test_the_continuation_can_be_asked_in_any_order() -> None:
    structure = of_big_blinds(100, 150)
    late = structure.period(20)
    assert [structure.period(20), of_big_blinds(100, 150).period(20)] == [late, late]
    assert structure.period(2) == Level(125, 250)


def test_far_beyond_every_evening_the_blinds_stand_still() -> None:
    level = of_big_blinds(100, 120).period(10**9)
    assert isinstance(level, Level)
    assert BLINDS_STAND_STILL <= level.big_blind < 2**63 // 4


@given(st.lists(st.integers(1, 10**6), min_size=1, max_size=4), st.integers(0, 30))
def test_the_continuation_always_rises(big_blinds: list[int], nth: int) -> None:
    here, there = big_blinds_after(of_big_blinds(*big_blinds), nth + 2)[-2:]
    assert here < there <= here * 4


@given(st.fractions(min_value=Fraction(1, 10), max_value=10**9))
def test_a_round_amount_is_the_smallest_that_is_enough(least: Fraction) -> None:
    heads = (10, 12, 15, 20, 25, 30, 40, 50, 60, 80)
    allowed = [head * 10**power // 10 for head in heads for power in range(11) if head * 10**power % 10 == 0]
    assert round_amount_from(least) == min(amount for amount in allowed if amount >= least)


def test_a_structure_is_a_value() -> None:
    structure = of_big_blinds(2, 4)
    structure.period(9)
    assert pickle.loads(pickle.dumps(structure)) == structure
    assert hash(structure) == hash(of_big_blinds(2, 4))


def test_minutes_are_for_levels_and_the_stack_for_all() -> None:
    structure = Structure("Test", (Level(1, 2), Break(5 * MINUTE))).with_minutes(12).with_stack(3000)
    assert structure == Structure("Test", (Level(1, 2, duration_ms=12 * MINUTE), Break(5 * MINUTE)), 3000)
