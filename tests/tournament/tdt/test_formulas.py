"""Points formulas of The Tournament Director in our language."""

import pytest

from tournament.seasons import formula
from tournament.tdt.formulas import Untranslatable, translated


@pytest.mark.parametrize(
    ("there", "here"),
    [
        ("n-r+1", "n - place + 1"),
        ("(n - r + 1) + m + if(r = 1, 2, 0) + nh", "n - place + 1 + in_the_money + if(place == 1, 2, 0) + knock_outs"),
        ("switch(r, 1, 10, 2, 7, 0)", "switch(place, 1, 10, 2, 7, 0)"),
        ("sqrt((n*b^2)/3)/(r+1)", "sqrt(n * buy_in ** 2 / 3) / (place + 1)"),
        ("POW(2, R) <> 4 && n >= 3", "pow(2, place) != 4 and n >= 3"),
        ("2-(3-4)", "2 - (3 - 4)"),
        ("totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount", "total_cost"),
        ('assign("x", n/3) round(x)', "round(n / 3)"),
        ('assign("points", 1)\nif(r < 3, assign("points", 5))', "if(place < 3, 5, 1)"),
        ('assign("x", 1) if(r=1, assign("x", 2), assign("y", 3))\nassign("points", x + 1)', "if(place == 1, 2, 1) + 1"),
    ],
)
def test_a_formula_means_the_same_here(there: str, here: str) -> None:
    assert translated(there) == here
    formula.read(here)


@pytest.mark.parametrize(
    ("there", "word"),
    [
        ("n + moonPhase", "moonphase"),
        ("totalBuyInsAmount + 1", "totalbuyinsamount"),
        ("random(6)", "random"),
        ("((1)", ")"),
        ("1 +", "+"),
        ("n @ 2", "@ 2"),
        ("assign(x, 1)", "x"),
        ("(" * 900, "("),
        ("-" * 3_000 + "n", "("),
        ("2 ^ " * 900 + "2", "("),
    ],
)
def test_what_has_no_like_here_is_named(there: str, word: str) -> None:
    with pytest.raises(Untranslatable) as refused:
        translated(there)
    assert str(refused.value) == word


def test_names_that_double_at_each_step_do_not_grow_without_end() -> None:
    doubling = 'assign("a", n)' + ' assign("a", a + a)' * 60
    with pytest.raises(Untranslatable):
        translated(doubling)


def test_seventh_of_sixteen_gets_the_48_points_that_somebody_took_from_him_by_hand_there() -> None:
    """So the logarithm there is the natural one, and each buy-in counts once."""
    there = (
        'assign("points", 0)\nassign("T33", Round(n/3))\nassign("T80", Floor(n*0.9))\n'
        'assign("monies", totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount)\nassign("avgBC", monies/buyins)\n'
        'assign("temp", 10*(sqrt(n)/sqrt((T33 + 1)))*(1+log(avgBC+0.25)) + (numberofHits * 10))\n'
        'IF (T80 > r and T33 < r, assign("points", round(temp * pow(0.66, (r-T33)))), 0)'
    )
    read = formula.read(translated(there))
    assert read.points({"players": 16, "place": 7, "total_cost": 5000, "entries": 16, "knock_outs": 0}) == 48
