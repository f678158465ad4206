"""The blinds of a fixed-limit table from its lower limit, and the stakes that a house does not play for."""

from dataclasses import replace

import pytest

from engine.blinds import Blinds, Limit
from engine.errors import BadSetup
from engine.presets import CZECH, PACIFIC, POLISH, SLOVAK, TDA
from engine.rules import HouseRules
from engine.stakes import limit_blinds
from engine.table import Table
from tests.engine.tables import dealt, refused

FIXED = Limit.FIXED_LIMIT


@pytest.mark.parametrize(
    ("lower", "unit", "small"),
    [(5, 1, 2), (3, 1, 1), (15, 1, 7), (500, 100, 200), (300, 100, 100), (100, 100, 50), (150, 100, 75)],
)
def test_a_pacific_table_has_the_blinds_that_go_with_its_lower_limit(lower: int, unit: int, small: int) -> None:
    """C-3, S0-3, S0-4, S0-11: in dollars, then in cents; 1.50 rounded down would leave nothing, like 1."""
    table = Table.of_limit(lower, PACIFIC, unit=unit)
    assert table.blinds == Blinds(small, lower, limit=FIXED)
    assert (table.blinds.upper, table.buy_in) == (2 * lower, 10 * lower)
    for seat in (1, 2, 3):
        table = table.sit_down(seat, 10 * lower)
    hand = dealt(table.with_button(1))[1]
    assert [post.chips for post in hand.posts] == [small, lower]


@pytest.mark.parametrize("rules", [CZECH, SLOVAK, TDA], ids=lambda rules: rules.name)
def test_elsewhere_the_small_blind_is_half_in_whole_chips(rules: HouseRules) -> None:
    """S1-11, S3-9."""
    assert limit_blinds(500, rules, 100) == Blinds(250, 500, limit=FIXED)
    assert limit_blinds(15, replace(rules, smallest_chip=5)) == Blinds(5, 15, limit=FIXED)


@pytest.mark.parametrize(
    ("blinds", "code"),
    [
        (Blinds(2, 5, limit=FIXED, small_bet=10), "limit_sizes"),
        (Blinds(2, 5, limit=FIXED, big_bet=15), "limit_sizes"),
        (Blinds(2, 5, ante=1, limit=FIXED), "no_antes"),
        (Blinds(2, 5), "limit_not_played"),
    ],
)
def test_pacific_tables_have_no_other_stakes(blinds: Blinds, code: str) -> None:
    """S0-4, S0-11, S0-19, S0."""
    assert refused(lambda: Table(rules=PACIFIC, blinds=blinds)).code == code
    assert refused(lambda: Table.of_limit(5, PACIFIC).with_blinds(blinds)).code == code
    assert Table(rules=CZECH, blinds=blinds).blinds == blinds


@pytest.mark.parametrize(
    ("lower", "rules", "unit", "code"),
    [
        (0, PACIFIC, 1, "lower_limit"),
        (True, PACIFIC, 1, "lower_limit"),
        (5, PACIFIC, 0, "unit"),
        (1, PACIFIC, 1, "half_too_fine"),
        (100, replace(PACIFIC, smallest_chip=100), 100, "half_too_fine"),
        (5, POLISH, 1, "limit_not_played"),
    ],
)
def test_a_lower_limit_without_a_small_blind_is_none(lower: int, rules: HouseRules, unit: int, code: str) -> None:
    """S0-3: half of 1 is 0.50 and no 0; without cents nobody can pay it."""
    with pytest.raises(BadSetup) as refusal:
        limit_blinds(lower, rules, unit)
    assert refusal.value.code == code
