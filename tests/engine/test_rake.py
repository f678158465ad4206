"""What the house takes (S0-16, S1-3) and what it leaves."""

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from engine.errors import BadSetup
from engine.hand import Hand
from engine.pots import Pot, raked
from engine.presets import PRESETS, TDA
from engine.rules import HouseRules, Rake
from tests.engine.dealing import name_of, play, table

TENTH = Rake(100)


def house(rake: Rake, chip: int = 1) -> HouseRules:
    """The TDA's rules with a rake."""
    return replace(TDA, rake=rake, smallest_chip=chip)


def short_small_blind(rake: Rake, chip: int = 1) -> Hand:
    """C-25: main pot 90, side pot 140."""
    hand = table({1: 1000, 2: 30, 3: 1000, 4: 1000}, (50, 100), rules=house(rake, chip))
    return play(hand, "c f x | x x x x x x")


@pytest.mark.parametrize("rules", list(PRESETS.values()), ids=name_of)
def test_no_preset_takes_anything(rules: HouseRules) -> None:
    """What a house takes is its own affair; in tournaments nothing."""
    assert rules.rake is None


@pytest.mark.parametrize(
    ("rake", "chip", "main", "side"),
    [
        (TENTH, 1, 9, 14),
        (Rake(100, 15), 1, 9, 6),
        (Rake(100, 9), 1, 9, 0),
        (Rake(100, 4), 1, 4, 0),
        (Rake(100, 0), 1, 0, 0),
        (Rake(55), 1, 4, 7),
        (TENTH, 5, 5, 10),
        (Rake(0), 1, 0, 0),
        (Rake(1000), 1, 90, 140),
    ],
    ids=["a tenth", "cap in the side pot", "cap in the main pot", "cap below it", "cap of nothing", "rounded down",
         "in whole smallest chips", "nothing", "everything"],
)  # fmt: skip
def test_each_pot_gives_its_share_until_the_cap_of_the_hand(rake: Rake, chip: int, main: int, side: int) -> None:
    result = short_small_blind(rake, chip).result()
    assert [(pot.amount, pot.rake) for pot in result.pots] == [(140, side), (90, main)]
    assert result.rake == main + side
    assert sum(result.stacks.values()) + result.rake == 3030
    assert all(sum(pot.winners.values()) == pot.amount - pot.rake for pot in result.pots)


def test_no_flop_no_drop() -> None:
    """Everybody folds to the big blind: nothing; where the house takes from every pot, a tenth of the 100 matched."""
    stacks: Mapping[int, int] = {1: 1000, 2: 1000, 3: 1000}
    assert play(table(stacks, (50, 100), rules=house(TENTH)), "f f").result().rake == 0
    always = house(Rake(100, no_flop_no_drop=False))
    result = play(table(stacks, (50, 100), rules=always), "f f").result()
    assert (result.rake, result.returned, result.stacks[3]) == (10, (3, 50), 1040)


def test_an_all_in_before_the_flop_that_is_run_out_is_raked() -> None:
    hand = table({1: 400, 2: 1000}, (50, 100), rules=house(TENTH))
    assert play(hand, "r400 c").result().rake == 80


def test_a_bet_nobody_called_is_not_raked() -> None:
    """S1-3: the flop is bet and folded to: 300 in the pot, 500 back."""
    hand = table(dict.fromkeys((1, 2, 3), 1000), (50, 100), rules=house(TENTH))
    result = play(hand, "c c x | b500 f f").result()
    assert (result.rake, result.returned, result.stacks[2]) == (30, (2, 500), 900 + 270)


def test_a_tied_pot_is_split_after_the_rake() -> None:
    """Pot 200, rake 7: 193 make 97 for the first left of the button, 96 for the other (TDA 20)."""
    holes = {2: "AsKd", 1: "AdKs"}
    hand = table({1: 1000, 2: 1000}, (50, 100), holes=holes, board="2c3d4h8s9d", rules=house(Rake(35)))
    assert play(hand, "c x | x x x x x x").result().pots[0].winners == {2: 97, 1: 96}


def test_carried_chips_are_raked_like_the_pot_they_lie_in() -> None:
    hand = table({1: 1000, 2: 1000}, (50, 100), rules=house(TENTH), carried=100)
    result = play(hand, "c x | x x x x x x").result()
    assert (result.rake, sum(result.stacks.values())) == (30, 2100 - 30)


def test_a_house_that_takes_everything_puts_the_winner_out_too() -> None:
    holes = {1: "AsAd", 2: "KsKd"}
    hand = table({1: 500, 2: 500}, (50, 100), holes=holes, board="2c3d4h8s9c", rules=house(Rake(1000)))
    result = play(hand, "r500 c").result()
    assert (result.rake, [(gone.seat, gone.by) for gone in result.busted]) == (1000, [(2, (1,)), (1, ())])


def test_pots_without_a_rake_give_nothing() -> None:
    pots = [Pot(90, (0, 1, 2)), Pot(140, (1, 2))]
    assert raked(pots, None, 1, flop=True) == (0, 0)
    assert raked([], TENTH, 1, flop=True) == ()


@pytest.mark.parametrize(
    ("build", "code"),
    [
        (lambda: Rake(1001), "rake_share"),
        (lambda: Rake(-1), "rake_share"),
        (lambda: Rake(0.05), "rake_share"),  # type: ignore[arg-type]
        (lambda: Rake(True), "rake_share"),
        (lambda: Rake(50, -1), "rake_cap"),
        (lambda: Rake(50, 2.5), "rake_cap"),  # type: ignore[arg-type]
    ],
)
def test_a_rake_nobody_can_take_is_refused(build: Callable[[], Rake], code: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        build()
    assert refusal.value.code == code
