"""A structure made to measure keeps every promise, or the wish is refused with what would be possible."""

from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.blinds import AnteKind
from tests.fakes import HOUR, MINUTE
from tournament import wording
from tournament.chips import chips
from tournament.errors import BadInput
from tournament.forecast import USUAL, of_plan
from tournament.structures.amounts import is_known, round_amount_from, round_amounts
from tournament.structures.fitting import MORE_LEVELS, Fitted, Wish, fit
from tournament.structures.structure import Break, Level
from tournament.structures.structure_check import check

T25 = ((25, 400), (100, 400), (500, 300), (1000, 200))
TWENTY = Wish(20, 10_000, T25, 4 * HOUR, 20 * MINUTE)


def levels(fitted: Fitted) -> list[Level]:
    return [period for period in fitted.structure.periods if isinstance(period, Level)]


def refusal(wish: Wish) -> BadInput:
    with pytest.raises(BadInput) as refused:
        fit(wish)
    assert "{" not in wording.refusal(refused.value)
    return refused.value


def test_four_hours_for_twenty_players_with_chips_from_25() -> None:
    fitted = fit(TWENTY)
    assert [(one.small_blind, one.big_blind, one.ante) for one in levels(fitted)] == [
        (50, 100, 0),
        (75, 150, 0),
        (125, 250, 0),
        (200, 400, 0),
        (300, 600, 600),
        (500, 1000, 1000),
        (1000, 2000, 2000),
        (1500, 3000, 3000),
        (2500, 5000, 5000),
        (4000, 8000, 8000),
        (6000, 12000, 12000),
        (10000, 20000, 20000),
        (15000, 30000, 30000),
        (20000, 40000, 40000),
    ]
    assert [one.colours for one in fitted.structure.periods if isinstance(one, Break)] == [(25,), (100,), (500,)]
    assert fitted.expected_last == 11
    assert fitted.forecast.at == 3 * HOUR + 50 * MINUTE


def test_without_a_length_of_levels_one_that_suits_is_chosen() -> None:
    fitted = fit(replace(TWENTY, level=None))
    assert {one.duration_ms for one in levels(fitted)} == {15 * MINUTE}
    assert abs(fitted.forecast.at - 4 * HOUR) <= 15 * MINUTE


def test_the_ante_is_paid_by_whom_one_wants_or_there_is_none() -> None:
    assert {one.ante for one in levels(fit(replace(TWENTY, ante=None)))} == {0}
    each = levels(fit(replace(TWENTY, ante=AnteKind.PLAYER)))
    assert all(one.ante_kind is AnteKind.PLAYER for one in each)
    assert all(0 < 4 * one.ante <= one.big_blind for one in each[4:])
    button = levels(fit(replace(TWENTY, ante=AnteKind.BUTTON)))
    assert all((one.ante_kind, one.ante) == (AnteKind.BUTTON, one.big_blind) for one in button[4:])


def test_rebuys_that_are_expected_count_as_chips_in_play() -> None:
    with_rebuys = fit(replace(TWENTY, more=100_000))
    last = levels(with_rebuys)[with_rebuys.expected_last - 1]
    assert last.big_blind * USUAL >= 300_000


def test_without_breaks_no_colour_goes() -> None:
    assert all(isinstance(period, Level) for period in fit(replace(TWENTY, break_every=0)).structure.periods)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": 1}, "players_out_of_range"),
        ({"stack": 0}, "stack_out_of_range"),
        ({"length": MINUTE}, "length_out_of_range"),
        ({"level": 1}, "level_out_of_range"),
        ({"break_every": -1}, "break_not_fitted"),
        ({"pause": 0}, "break_not_fitted"),
        ({"chip_set": ()}, "chip_set_wrong"),
        ({"chip_set": ((25, 100), (25, 100))}, "chip_set_wrong"),
        ({"chip_set": ((0, 100),)}, "chip_set_wrong"),
        ({"stack": 10_010}, "stack_not_payable"),
        ({"stack": 1_000}, "chips_too_large"),
        ({"players": 60}, "chips_not_enough"),
        ({"stack": 777, "chip_set": ((7, 9_000), (77, 900))}, "no_blinds_payable"),
        ({"length": 2 * HOUR, "level": HOUR}, "evening_too_short"),
        ({"length": 20 * HOUR}, "evening_too_long"),
    ],
)
def test_what_is_impossible_is_refused_in_a_sentence(change: dict[str, object], code: str) -> None:
    assert refusal(replace(TWENTY, **change)).code == code  # type: ignore[arg-type]


def test_the_sentence_says_what_would_be_possible() -> None:
    assert wording.refusal(refusal(replace(TWENTY, players=60))) == (
        "These chips are worth 400\u202f000, but 600\u202f000 are needed: "
        "for 60 players stacks of 6\u202f666 are possible."
    )
    assert wording.refusal(refusal(replace(TWENTY, length=20 * HOUR))) == (
        "It cannot last 20:00 hours: with such levels and chips it lasts 8:00 hours at most."
    )
    possible = fit(replace(TWENTY, length=8 * HOUR))
    assert possible.forecast.at == 8 * HOUR
    assert wording.refusal(refusal(replace(TWENTY, stack=1_000))) == (
        "A stack of 1\u202f000 is too small for chips of 25: from 2\u202f500 on there are sensible blinds."
    )


CHIP_SETS = st.sampled_from(
    [
        ((5, 9_000), (25, 9_000), (100, 9_000), (500, 9_000)),
        ((25, 9_000), (100, 9_000), (500, 9_000), (1000, 9_000), (5000, 9_000)),
        ((100, 9_000), (500, 9_000), (1000, 9_000), (5000, 9_000)),
        ((1, 9_000), (5, 9_000), (20, 9_000), (50, 9_000), (100, 9_000)),
        ((10, 9_000), (50, 9_000), (250, 9_000)),
        ((25, 90_000),),
        ((2, 9_000), (20, 9_000), (200, 9_000)),
    ]
)
WISHES = st.builds(
    Wish,
    st.integers(2, 120),
    st.sampled_from([200, 500, 1_000, 1_500, 2_000, 5_000, 10_000, 20_000, 30_000]),
    CHIP_SETS,
    st.integers(60, 600).map(lambda minutes: minutes * MINUTE),
    st.none() | st.sampled_from([8, 10, 12, 15, 20, 30, 45, 60]).map(lambda minutes: minutes * MINUTE),
    st.integers(0, 8),
    st.sampled_from([5, 10, 15]).map(lambda minutes: minutes * MINUTE),
    st.none() | st.sampled_from(AnteKind),
    st.sampled_from([0, 0, 10_000]),
)


@settings(max_examples=250)
@given(WISHES)
def test_every_promise_holds(wish: Wish) -> None:
    try:
        fitted = fit(wish)
    except BadInput as refused:
        possible = refused.facts.get("evening")
        if possible is not None:
            fit(replace(wish, length=possible))
        return
    values = chips.values(wish.chip_set)
    assert check(fitted.structure, wish.chip_set) == ()
    played = levels(fitted)
    _check_steps(played)
    for level in played:
        assert wish.level in (None, level.duration_ms)
        assert round_amount_from(Fraction(level.big_blind)) == level.big_blind
        assert is_known(level.small_blind, values)
        assert level.big_blind <= 3 * level.small_blind
    assert 50 * played[0].big_blind <= wish.stack <= 200 * played[0].big_blind
    assert fitted.forecast == of_plan(fitted.structure, wish.in_play, 0)
    assert abs(fitted.forecast.at - wish.length) <= (played[0].duration_ms or 0)
    last = played[fitted.expected_last - 1]
    assert last.big_blind * USUAL >= wish.in_play
    assert all(one.big_blind * USUAL < wish.in_play for one in played[: fitted.expected_last - 1])
    assert fitted.expected_last < len(played) <= fitted.expected_last + MORE_LEVELS
    _check_colours(fitted, values)


def _check_steps(played: list[Level]) -> None:
    for before, level in pairwise(played):
        step = Fraction(level.big_blind, before.big_blind)
        starts = level.ante > 0 and before.ante == 0
        assert Fraction(115, 100) <= step <= 2 or (step == 1 and starts)
        assert level.small_blind >= before.small_blind
        assert level.ante >= before.ante


def _check_colours(fitted: Fitted, values: tuple[int, ...]) -> None:
    """What has gone is needed by no later level, and every amount is payable with what is left."""
    still = list(values)
    for period in fitted.structure.periods:
        if isinstance(period, Break):
            still = [value for value in still if value not in period.colours]
            assert still
        else:
            for amount in (period.small_blind, period.big_blind, period.ante):
                assert chips.payable(amount, tuple(still))


def test_round_amounts_are_those_that_people_know() -> None:
    assert list(round_amounts(1, 130)) == [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120]
    assert is_known(75, (25, 100))
    assert not is_known(70, (25, 100))
    assert not is_known(0, (25,))


def test_the_ante_starts_also_where_no_break_comes_before_the_end() -> None:
    antes = [one.ante for one in levels(fit(replace(TWENTY, break_every=50)))]
    assert antes[:4] == [0] * 4
    assert all(antes[4:])


def test_a_colour_stays_where_the_larger_chips_could_not_replace_it() -> None:
    """120,000 are in play: without the 25s 130,000 are left, without the 100s as well only 110,000."""
    fitted = fit(Wish(12, 10_000, ((25, 300), (100, 200), (500, 100), (1000, 60)), 4 * HOUR, 20 * MINUTE))
    assert [one.colours for one in fitted.structure.periods if isinstance(one, Break)] == [(25,), (), ()]
