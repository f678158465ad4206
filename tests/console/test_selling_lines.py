"""Lines about prices, rebuys, add-ons and chips: what is wrong in them, and that nothing is half done."""

from pathlib import Path

import pytest

from console import script
from console.stories.telling import WrongLine
from console.stories.told import Told

BEGIN = """evening "Thursday" structure home-15 seats 6 buy-in 20.00 EUR kept
19:00 enter Anna, Boris, "Cyril with 3"
price "Rebuy" rebuy 10.00 house 1.00 bounty 2.00 league 0.50 chips 5000 until 6 each 2 all 30 at or below 1500
price Add on add-on 5.00 after 4 without break
"""


def tell(folder: Path, text: str) -> Told:
    story = folder / "a.story"
    story.write_text(BEGIN + text, encoding="utf-8")
    return script.run(story)


def test_what_is_not_named_goes_to_the_prizes(tmp_path: Path) -> None:
    price = tell(tmp_path, "").state.prices[1]
    assert (price.shares.prizes, price.shares.total) == (650, 1_000)
    assert (price.shares.house, price.shares.bounties, price.shares.league) == (100, 200, 50)
    assert (price.chips, price.window.until, price.each, price.in_all, price.at_or_below) == (5_000, 6, 2, 30, 1_500)


def test_chips_that_are_not_named_are_a_starting_stack(tmp_path: Path) -> None:
    state = tell(tmp_path, "").state
    assert (state.prices[2].name, state.prices[2].chips) == ("Add on", state.setup.starting_stack)
    assert (state.prices[2].window.after, state.prices[2].window.with_break) == (4, False)


def test_names_in_quotes_may_hold_words_of_terms(tmp_path: Path) -> None:
    assert tell(tmp_path, 'rebuy "Cyril with 3" owing because "a friend"').state.pool == 6_650


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("price Rebuy 10.00", "buy-in, re-entry, rebuy, add-on should come here"),
        ("price Rebuy rebuy", "an amount is missing at the end of the line"),
        ("price Rebuy rebuy 10.00 chips many", "chips should be a whole number, not many"),
        ("price Rebuy rebuy 10.00 for 5", "for is not understood here"),
        ("rebuy Anna twice", "Nobody called Anna twice plays tonight"),
        ("rebuy Anna with", "the stack is missing at the end of the line"),
        ("add-on Anna x2 Boris", "Boris is not understood here"),
        ("rebuys 3", "how many should be a whole number with its sign, not 3"),
        ("rebuys +3", "Say who buys: tonight players have names"),
        ("bonus -500 Anna", "the bonus should be a whole number, not -500"),
        ("bonus 12.5 Anna", "the bonus should be a whole number, not 12.5"),
        ("bonus 1e9 Anna", "the bonus should be a whole number, not 1e9"),
        ("bonus 1000000000 Anna", "From 1 to 100\u202f000\u202f000 chips at once, not 1\u202f000\u202f000\u202f000"),
        ("bonus 0 Anna", "From 1 to 100\u202f000\u202f000 chips at once, not 0"),
        ("chips +25", "because should come here"),
        ('chips 25 because "found"', "the chips should be a whole number with its sign, not 25"),
        ("count Anna", "the stack is missing at the end of the line"),
        ("count Anna -4", "the stack should be a whole number, not -4"),
        ("drop price Entry", "Tonight nothing called Entry is sold"),
        ("expect on sale Rebuy", "what is on sale should be rebuy, but is buy-in, rebuy"),
        ("expect closes Rebuy 20:00", "Rebuy closes should be 20:00, but is never"),
        ("expect closes Straddle 20:00", "Tonight nothing called Straddle is sold"),
    ],
)
def test_b151_a_wrong_line_is_named_and_nothing_is_done(tmp_path: Path, line: str, reason: str) -> None:
    with pytest.raises(WrongLine) as wrong:
        tell(tmp_path, line)
    assert str(wrong.value).startswith(f"{tmp_path / 'a.story'}:5: ")
    assert reason in str(wrong.value)
