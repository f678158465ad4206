"""The last caller asks for the river bettor's hand after it was mucked (C-118, TDA 18-B)."""

import json

import pytest

from engine.errors import IllegalAction
from engine.hand import Hand
from engine.presets import SLOVAK, TDA
from engine.rules import HouseRules
from engine.saved import resumed, saved
from tests.engine.dealing import play, table


def bettor_mucks(rules: HouseRules = TDA) -> Hand:
    """Heads-up seat 2 bets the river and is called by the button, whose pair of kings is beaten; then he mucks."""
    holes, board = {1: "KsKd", 2: "AsAd"}, "2c3d7h8s9c"
    hand = table({1: 1000, 2: 1000}, (50, 100), holes=holes, board=board, rules=rules, asks_to_show=True)
    play(hand, "c x | x x | x x | b200 c")
    assert hand.to_show == 2
    hand.muck()
    return hand


def test_a_caller_who_won_unseen_may_still_see_the_hand_that_was_mucked() -> None:
    """Cards speak: what comes back counts."""
    hand = bettor_mucks()
    assert hand.result().deltas == {2: -300, 1: 300}
    hand.ask(1)
    assert (hand.is_over, hand.to_show) == (False, 1)
    assert [shown.seat for shown in hand.view(1).shown] == [2]
    hand.show()
    assert hand.result().deltas == {2: 300, 1: -300}


def test_where_a_mucked_hand_is_dead_he_may_not() -> None:
    """S3-32."""
    hand = bettor_mucks(SLOVAK)
    with pytest.raises(IllegalAction, match="mucked_is_dead"):
        hand.ask(1)
    assert hand.is_over
    assert hand.result().deltas == {2: -300, 1: 300}


def test_a_hand_asked_for_late_is_taken_up_as_it_was() -> None:
    hand = bettor_mucks()
    hand.ask(1)
    again = resumed(json.loads(json.dumps(saved(hand))))
    assert (again.to_show, again.public_view()) == (1, hand.public_view())
