"""Absent players, dead hands and void ones. C numbers are the rules digest's, B its statements."""

from random import Random

from engine.blinds import AnteKind
from engine.cards import cards
from engine.deck import shuffled
from engine.irregular import (
    Outcome,
    Ruling,
    button_short,
    dead_hand,
    exposed_in_deal,
    fouled_deck,
    four_card_flop,
    late_player,
    misdeal,
    redealt,
    wrong_count,
)
from engine.presets import ROBERT, SLOVAK
from engine.rules import HouseRules, Presence
from tests.engine.dealing import play, table
from tests.engine.ruling import dealt, each_house, refused

# ------------------------------------------------------------------------------------------- absent players, dead hands


@each_house
def test_who_is_not_there_in_time_has_a_dead_hand_and_his_blind_stays_in(rules: HouseRules) -> None:
    """C-134, TDA 30, W 82, S3-34; R 15: the first card decides."""
    hand = dealt(rules)
    ruling = late_player(hand, 3)  # the big blind
    assert ruling.outcome is Outcome.HAND_DEAD
    assert ruling.rule == {"wsop": "W 82", "robert": "R 15", "slovak": "S3-34"}.get(rules.name, "TDA 30")
    assert (hand.stacks[3], hand.public_view().pot) == (900, 150)
    result = play(hand, "f f").result()
    assert result.stacks == {1: 1000, 2: 1100, 3: 900, 4: 1000}
    assert result.returned is None


@each_house
def test_who_comes_between_first_and_last_card_is_live_where_the_last_one_decides(rules: HouseRules) -> None:
    """C-134."""
    hand = dealt(rules)
    dead = late_player(hand, 4, Presence.LAST_CARD).outcome is Outcome.HAND_DEAD
    assert dead is (rules is ROBERT)
    assert (4 in hand.public_view().folded) is dead
    assert late_player(dealt(rules), 4, Presence.FIRST_CARD).outcome is Outcome.PLAYED_ON


def test_the_ante_of_an_absent_player_stays_in_as_well() -> None:
    """C-134, TDA 30."""
    hand = table({1: 1000, 2: 1000, 3: 1000}, (50, 100), ante=10, kind=AnteKind.PLAYER)
    late_player(hand, 3)
    result = play(hand, "f").result()
    assert result.deltas == {1: -10, 2: 120, 3: -110}


def test_heads_up_the_blind_of_an_absent_player_is_won() -> None:
    for absent, deltas in ((2, {1: 100, 2: -100}), (1, {1: -50, 2: 50})):
        hand = table({1: 1000, 2: 1000}, (50, 100), button=1)
        late_player(hand, absent)
        assert hand.result().deltas == deltas


def test_nobody_has_to_match_a_dead_blind_once_the_others_are_all_in_for_less() -> None:
    """TDA 30: the small blind plays for what the all-in player has, and for the dead money."""
    hand = table({1: 30, 2: 1000, 3: 1000}, (50, 100), holes={1: "AsAd", 2: "KsKd"}, board="2c3d4h8s9d")
    late_player(hand, 3)
    result = play(hand, "c").result()
    assert [(pot.amount, pot.eligible) for pot in result.pots] == [(90, (2,)), (90, (2, 1))]
    assert result.deltas == {1: 60, 2: 40, 3: -100}


def test_who_has_acted_was_there_and_who_is_out_cannot_be_late() -> None:
    hand = play(dealt(), "c f")
    assert refused(hand, lambda hand: late_player(hand, 4)) == "has_acted"
    assert refused(hand, lambda hand: late_player(hand, 1)) == "out_of_hand"
    assert refused(hand, lambda hand: late_player(hand, 7)) == "seat_not_dealt"
    over = play(dealt(), "f f f")
    assert refused(over, lambda hand: late_player(hand, 3)) == "hand_over"
    assert refused(over, lambda hand: late_player(hand, 3, Presence.FIRST_CARD)) == "hand_over"


@each_house
def test_a_dead_hand_loses_what_was_called_and_gets_the_rest_back(rules: HouseRules) -> None:
    """B38, B58, TDA 15-B, 65-A, W 108."""
    hand = play(dealt(rules), "c c c x | b100")
    assert dead_hand(hand, 2, "TDA 65-A") == Ruling(Outcome.HAND_DEAD, "TDA 65-A", 2)
    assert (hand.stacks[2], hand.public_view().pot, hand.to_act) == (900, 400, 3)
    assert hand.legal().can_check
    called = play(dealt(rules), "c c c x | b100 c")
    dead_hand(called, 2)
    assert (called.stacks[2], called.public_view().pot, called.legal().to_call) == (800, 600, 100)


def test_a_dead_hand_ends_the_hand_where_one_is_left() -> None:
    hand = play(dealt(players=3), "c f")
    dead_hand(hand, 1)
    assert hand.result().deltas == {2: -50, 3: 150, 1: -100}
    assert refused(hand, lambda hand: dead_hand(hand, 3)) == "hand_over"


# ----------------------------------------------------------------------------------------------------------- void hands


@each_house
def test_the_bets_of_absent_players_wait_for_the_next_pot_only_in_the_slovak_house(rules: HouseRules) -> None:
    """S3-36; TDA 35-C and 35-E: everything back."""
    hand = dealt(rules)
    late_player(hand, 3)
    play(hand, "c c")
    fouled_deck(hand, hand.deck[0], absent=[2])
    kept = 150 if rules is SLOVAK else 0
    result = hand.result()
    assert result.carried == kept
    assert (result.stacks[3], result.stacks[2]) == ((900, 950) if kept else (1000, 1000))
    assert sum(result.stacks.values()) + kept == 4000


def test_what_was_carried_over_is_won_in_the_next_pot() -> None:
    """S3-36."""
    hand = dealt(SLOVAK)
    misdeal(hand, "S3-11", absent=[3])
    again = redealt(hand, shuffled(Random(9)))
    assert (again.carried, again.started[3]) == (100, 900)
    assert again.public_view().pot == 250
    result = play(again, "f f f").result()
    assert result.deltas == {2: -50, 3: 150, 4: 0, 1: 0}
    assert sum(result.stacks.values()) == 4000


def test_who_has_no_chips_left_after_a_carried_bet_is_not_dealt_in_again() -> None:
    """S3-36: seat 4 posted his last 100."""
    hand = table({1: 1000, 2: 1000, 3: 1000, 4: 100}, (50, 100), rules=SLOVAK, ante=100)
    misdeal(hand, absent=[4])
    again = redealt(hand, hand.deck)
    assert (again.order, again.carried) == ((2, 3, 1), 100)


def test_a_void_hand_is_over_and_nothing_more_is_ruled_on_it() -> None:
    hand = dealt()
    misdeal(hand)
    for rule_on in (
        misdeal,
        button_short,
        lambda hand: exposed_in_deal(hand, [hand.deck[4]]),
        lambda hand: four_card_flop(hand, Random(1)),
        lambda hand: wrong_count(hand, 2),
        lambda hand: dead_hand(hand, 2),
        lambda hand: late_player(hand, 2),
        lambda hand: fouled_deck(hand, cards("As")[0]),
    ):
        assert refused(hand, rule_on) == "hand_over"
    assert hand.public_view().pot == 0
