"""What the four documents say of any hand, under each of their houses: the deal, the rounds, how they end."""

import pytest

from engine.actions import Call, Check, Fold, Posting
from engine.errors import IllegalAction
from engine.presets import CZECH, PACIFIC, POLISH, SLOVAK
from engine.rules import HouseRules
from engine.streets import Street
from tests.engine.dealing import name_of, play, table

SEEDS = pytest.mark.parametrize("rules", [PACIFIC, CZECH, POLISH, SLOVAK], ids=name_of)
FOUR = dict.fromkeys(range(1, 5), 1000)


@SEEDS
def test_two_cards_three_one_and_one_with_a_round_of_betting_after_each(rules: HouseRules) -> None:
    """S0-2, S0-7 to S0-10, S1-1, S2-7, S3-13 to S3-18: left of the big blind starts, then left of the button."""
    hand = table(FOUR, (50, 100), rules=rules, limit=rules.limits[0])
    assert [len(hole) for hole in hand.holes] == [2, 2, 2, 2]
    seen = []
    while not hand.is_over:
        seen.append((hand.street, len(hand.board), hand.to_act))
        hand.act(Check() if hand.legal().can_check else Call())
    rounds = {street: [seat for there, _, seat in seen if there is street] for street in Street}
    assert rounds[Street.PREFLOP] == [4, 1, 2, 3]
    assert all(rounds[street] == [2, 3, 4, 1] for street in (Street.FLOP, Street.TURN, Street.RIVER))
    assert sorted({(street, cards) for street, cards, _ in seen}) == [(0, 0), (1, 3), (2, 4), (3, 5)]
    assert len(hand.result().shown) == 4


@SEEDS
def test_a_round_ends_when_all_have_checked_or_matched_or_one_is_left(rules: HouseRules) -> None:
    """S0-14, S1-20, S2-3, S3-17: the last one left has won at once."""
    hand = table(FOUR, (50, 100), rules=rules, limit=rules.limits[0])
    play(hand, "c c c x")
    assert hand.street.name == "FLOP"
    play(hand, "x x x x")
    assert hand.street.name == "TURN"
    hand.act(hand.legal().raise_to(hand.legal().min_raise_to or 0))
    play(hand, "c f c")
    assert hand.street.name == "RIVER"
    hand.act(hand.legal().raise_to(hand.legal().min_raise_to or 0))
    play(hand, "f f")
    assert (hand.is_over, hand.result().shown) == (True, ())


@SEEDS
def test_the_best_five_of_seven_have_the_pot(rules: HouseRules) -> None:
    """S0-15, S1-1, S2-3, S3-19: with two cards of his own, one or none."""
    holes = {1: "AsKs", 2: "2c7d", 3: "9hTd", 4: "2d7h"}
    hand = table(FOUR, (50, 100), rules=rules, limit=rules.limits[0], holes=holes, board="QsJsTs9d8d")
    result = play(hand, "c c c x" + " x x x x" * 3).result()
    assert [pot.winners for pot in result.pots] == [{1: 400}]


@SEEDS
def test_both_blinds_are_in_before_anybody_acts(rules: HouseRules) -> None:
    """S0-4, S0-5, S1-11, S3-9: the small blind first left of the button, the big one next, twice as much and live."""
    hand = table(FOUR, (50, 100), rules=rules, limit=rules.limits[0])
    assert [tuple(post) for post in hand.posts] == [(2, Posting.SMALL_BLIND, 50), (3, Posting.BIG_BLIND, 100)]
    assert (hand.actions, hand.to_act) == ((), 4)
    play(hand, "c c")
    assert hand.legal().to_call == 50
    play(hand, "c")
    assert (hand.legal().can_check, hand.legal().min_raise_to) == (True, 200)


@SEEDS
def test_the_best_hand_of_all_wins_main_and_side_pot(rules: HouseRules) -> None:
    """S1-28, S2-10, S3-24: and where the all-in player has it, the best of the others wins the side pot."""
    for short, others, winners in (
        ("2c7d", "AsAd", [{3: 200}, {3: 300}]),
        ("KsKd", "2c7d", [{4: 200}, {2: 300}]),
    ):
        holes = {2: short, 3: others, 4: "QcQd"}
        hand = table({2: 100, 3: 200, 4: 200}, (50, 100), button=4, holes=holes, board="3h4h8s9cJd",
                     rules=rules, limit=rules.limits[0])  # fmt: skip
        play(hand, "c c x | b100 c")
        assert [pot.winners for pot in hand.result().pots] == winners


def test_nobody_acts_out_of_turn() -> None:
    """S1-37: the hand asks one seat at a time, so that a fold out of turn cannot be told to it."""
    hand = table(FOUR, (50, 100), rules=CZECH)
    order = []
    while hand.to_act is not None:
        order.append(hand.to_act)
        hand.act(Fold())
    assert order == [4, 1, 2]
    with pytest.raises(IllegalAction, match="hand_over"):
        hand.act(Fold())


def test_the_training_game_asks_for_no_money() -> None:
    """S2-1: no buy-in, no posts, no rake."""
    assert (POLISH.rake, POLISH.least_buy_in, POLISH.newcomers_post, POLISH.half_top_up) == (None, None, False, False)


def test_in_a_czech_cash_game_the_side_pots_players_are_asked_first() -> None:
    """S1-26: A bets 20, B is all-in for 5, C calls; A and C show for the side pot, then B for the main pot."""
    stacks = {1: 900, 2: 900, 3: 100, 4: 900}
    hand = table(stacks, (50, 100), rules=CZECH, asks_to_show=True)
    play(hand, "c f c | b100 c | x x | x x")
    asked = []
    while hand.to_show is not None:
        asked.append(hand.to_show)
        hand.show()
    assert asked == [2, 4, 3]
