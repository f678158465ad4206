"""What goes wrong with the cards, and what each house makes of it. C numbers are the rules digest's, B its rules."""

from dataclasses import replace
from random import Random

import pytest

from engine.actions import Irregularity, Mishap
from engine.blinds import Blinds, Limit
from engine.cards import Card
from engine.deck import board_places, shuffled
from engine.errors import BadSetup
from engine.hand import Hand
from engine.irregular import (
    Outcome,
    Ruling,
    button_short,
    exposed_in_deal,
    fouled_deck,
    four_card_flop,
    late_player,
    misdeal,
    premature_cards,
    redealt,
    wrong_button,
    wrong_count,
)
from engine.presets import CZECH, PACIFIC, POLISH, ROBERT, SLOVAK, TDA, WSOP
from engine.rules import HouseRules
from engine.seats import Positions, first_positions
from tests.engine.dealing import name_of, play, table
from tests.engine.ruling import HOUSES, dealt, each_house, refused


def to_the_turn(hand: Hand) -> Hand:
    """Everybody calls and checks."""
    return play(hand, "c c c x x x x x")


# ------------------------------------------------------------------------------------------------- exposed in the deal


@each_house
def test_the_first_card_off_the_deck_exposed_is_a_misdeal_only_where_the_house_says_so(rules: HouseRules) -> None:
    """C-124: TDA 35-A-7 and Robert; S1-16 and S3-11 deal on and replace it."""
    for place in (0, 1):
        hand = dealt(rules)
        ruling = exposed_in_deal(hand, [hand.deck[place]])
        if rules in (CZECH, SLOVAK):
            assert (ruling.outcome, ruling.seat) == (Outcome.PLAYED_ON, hand.order[place])
            assert not hand.is_over
        else:
            assert ruling.outcome is Outcome.MISDEAL
            assert hand.result().void


@each_house
def test_another_card_exposed_alone_is_replaced_by_the_top_of_the_stub_and_is_the_burn(rules: HouseRules) -> None:
    """C-125, S1-16, S3-11: the fifth card, the first seat's second one."""
    hand = dealt(rules)
    deck, holes = hand.deck, hand.holes
    ruling = exposed_in_deal(hand, [deck[4]])
    assert (ruling.outcome, ruling.seat, ruling.cards) == (Outcome.PLAYED_ON, 2, (deck[4],))
    assert hand.holes == ((holes[0][0], deck[8]), *holes[1:])
    assert hand.deck == (*deck[:4], deck[8], *deck[5:8], deck[4], *deck[9:])
    assert hand.irregularities == (Irregularity(0, Mishap.EXPOSED, ruling.rule, 2, (deck[4],)),)
    to_the_turn(hand)
    assert hand.board == (*deck[9:12], deck[13])


def test_each_house_is_named_by_its_own_rule() -> None:
    rules_named = {}
    for rules in HOUSES:
        hand = dealt(rules)
        rules_named[rules.name] = exposed_in_deal(hand, [hand.deck[4]]).rule
    assert (rules_named["czech"], rules_named["slovak"], rules_named["robert"]) == ("S1-16", "S3-11", "R")
    for rules, rule in ((TDA, "TDA 35-A-7"), (CZECH, "S1-16"), (SLOVAK, "S3-11"), (ROBERT, "R")):
        hand = dealt(rules)
        assert exposed_in_deal(hand, hand.deck[4:6]).rule == rule


@each_house
def test_two_cards_exposed_are_a_misdeal_everywhere(rules: HouseRules) -> None:
    """C-125."""
    hand = dealt(rules)
    ruling = exposed_in_deal(hand, [hand.deck[4], hand.deck[6]])
    assert ruling.outcome is Outcome.MISDEAL
    assert ruling.cards == (hand.deck[4], hand.deck[6])
    assert hand.result().stacks == hand.started
    assert hand.irregularities[-1].cards == ruling.cards


@each_house
def test_a_second_card_found_exposed_later_is_the_second(rules: HouseRules) -> None:
    hand = dealt(rules)
    exposed_in_deal(hand, [hand.deck[4]])
    assert exposed_in_deal(hand, [hand.deck[6]]).outcome is Outcome.MISDEAL


def test_without_burns_an_exposed_card_goes_under_the_stub() -> None:
    rules = replace(CZECH, name="no burns", burns=False)
    hand = dealt(rules)
    deck = hand.deck
    exposed_in_deal(hand, [deck[4]])
    assert hand.deck == (*deck[:4], deck[8], *deck[5:8], *deck[9:], deck[4])
    short = Hand(hand.started, hand.positions, hand.blinds, deck[:13], rules)
    assert refused(short, lambda hand: exposed_in_deal(hand, [deck[4]])) == "deck_short"


def test_exposed_cards_are_ruled_before_anybody_acts_and_are_hole_cards() -> None:
    hand = dealt()
    deck = hand.deck
    assert refused(hand, lambda hand: exposed_in_deal(hand, [])) == "no_cards"
    assert refused(hand, lambda hand: exposed_in_deal(hand, [deck[8]])) == "not_a_hole_card"
    assert refused(hand, lambda hand: exposed_in_deal(hand, [deck[4], deck[4]])) == "card_twice"
    assert refused(hand, lambda hand: exposed_in_deal(hand, [Card(52)])) == "no_such_card"
    play(hand, "f")
    assert refused(hand, lambda hand: exposed_in_deal(hand, [deck[4]])) == "betting_began"
    play(hand, "f f")
    assert refused(hand, lambda hand: exposed_in_deal(hand, [deck[4]])) == "hand_over"


# ------------------------------------------------------------------------------------------ misdeal, substantial action


@pytest.mark.parametrize(
    ("words", "substantial"),
    [("", False), ("c", False), ("f c", True), ("c f", True), ("f f", False), ("f f c", True), ("r200 c", True)],
)
def test_two_actions_with_chips_or_any_three_are_substantial(words: str, substantial: bool) -> None:
    """C-126, TDA 36: the blinds do not count."""
    hand = play(dealt(players=5), words)
    assert hand.substantial_action is substantial
    if substantial:
        assert refused(hand, misdeal) == "substantial_action"
    else:
        assert misdeal(hand, "TDA 35-A-2") == Ruling(Outcome.MISDEAL, "TDA 35-A-2")
        assert hand.result().stacks == hand.started


def test_three_folds_are_substantial_and_two_checks_are_not() -> None:
    """C-126."""
    assert play(dealt(players=6), "f f f").substantial_action
    # Both blinds are dead, so that nobody has to put chips in.
    heads_up = table({1: 1000, 2: 1000}, (100, 100), button=1)
    assert not play(heads_up, "x x").substantial_action
    assert play(heads_up, "x").substantial_action


@each_house
def test_a_misdeal_is_dealt_again_by_the_same_positions_and_blinds(rules: HouseRules) -> None:
    """C-131, TDA 35-C: a player absent the first time may play, but not by W 88-b."""
    hand = dealt(rules)
    late_player(hand, 4)
    misdeal(hand, "TDA 35-A-4", seat=2)
    named = dealt(rules)
    misdeal(named, absent=[4])
    assert redealt(named, named.deck).public_view().folded == ((4,) if rules is WSOP else ())
    again = redealt(hand, shuffled(Random(5)))
    assert (again.positions, again.blinds, again.rules) == (hand.positions, hand.blinds, rules)
    assert (again.started, again.deck) == (hand.started, shuffled(Random(5)))
    assert (again.actions, again.to_act) == ((), 1 if rules is WSOP else 4)
    assert again.public_view().folded == ((4,) if rules is WSOP else ())


def test_only_a_misdeal_is_dealt_again() -> None:
    hand = dealt()
    assert refused(hand, lambda hand: misdeal(hand, cards=hand.deck[:1] * 2)) == "card_twice"
    assert refused(hand, lambda hand: redealt(hand, hand.deck)) == "hand_not_over"
    folded = play(hand.copy(), "f f f")
    assert refused(folded, lambda hand: redealt(hand, hand.deck)) == "no_misdeal"
    fouled_deck(hand, hand.deck[0])
    assert refused(hand, lambda hand: redealt(hand, hand.deck)) == "no_misdeal"


@each_house
def test_a_wrong_button_is_corrected_before_substantial_action_and_stands_after_it(rules: HouseRules) -> None:
    """C-23, TDA 34-A: after a fold and a call it stands, and the next hand goes on from where it is."""
    hand = play(dealt(rules), "f")
    assert (wrong_button(hand).outcome, hand.result().void) == (Outcome.MISDEAL, True)
    again = redealt(hand, shuffled(Random(5)), first_positions(4, {1, 2, 3, 4}))
    assert (again.positions.button, again.to_act) == (4, 3)
    hand = play(dealt(rules), "f c")
    assert (wrong_button(hand).outcome, hand.positions.button, hand.to_act) == (Outcome.PLAYED_ON, 1, 2)
    assert hand.irregularities[-1].mishap is Mishap.WRONG_BUTTON


# ------------------------------------------------------------------------------------------------------ four-card flop


@pytest.mark.parametrize("rules", [TDA, WSOP, PACIFIC, POLISH], ids=name_of)
def test_of_a_four_card_flop_one_scrambled_card_is_the_next_burn(rules: HouseRules) -> None:
    """C-127, TDA 39-A."""
    hand = play(dealt(rules), "c c c x")
    deck = hand.deck
    four = deck[9:13]
    ruling = four_card_flop(hand, [four[3], four[0], four[2], four[1]])
    assert ruling == Ruling(Outcome.PLAYED_ON, "TDA 39-A", None, four)
    assert list(hand.board) == [four[3], four[0], four[2]]
    assert hand.deck == (*deck[:9], four[3], four[0], four[2], four[1], *deck[13:])
    play(hand, "x x x x")
    assert hand.board[3] == deck[13]


@pytest.mark.parametrize(("rules", "rule"), [(ROBERT, "R"), (CZECH, "S1-19"), (SLOVAK, "S3-15")])
def test_a_four_card_flop_is_shuffled_away_and_dealt_anew_without_a_burn(rules: HouseRules, rule: str) -> None:
    """C-127, S1-19, S3-15."""
    hand = play(dealt(rules), "c c c x")
    deck = hand.deck
    assert four_card_flop(hand, deck[20:23]).rule == rule
    assert hand.deck == (*deck[:9], *deck[20:23], *deck[9:20], *deck[23:])
    assert hand.board == deck[20:23]
    drawn = play(dealt(rules), "c c c x")
    four_card_flop(drawn, Random(3))
    assert (drawn.deck[:9], sorted(drawn.deck)) == (deck[:9], sorted(deck))
    assert drawn.board == drawn.deck[9:12] != deck[9:12]


@each_house
def test_the_scramble_is_drawn_from_the_random_numbers_given(rules: HouseRules) -> None:
    boards = set()
    for seed in range(40):
        hand = play(dealt(rules), "c c c x")
        four = set(hand.deck[9:13])
        ruling = four_card_flop(hand, Random(seed))
        again = play(dealt(rules), "c c c x")
        assert (four_card_flop(again, Random(seed)), again.deck) == (ruling, hand.deck)
        boards.add(hand.board)
        if ruling.rule == "TDA 39-A":
            assert set(hand.board) < four
            assert set(hand.deck[9:13]) == four
    assert len(boards) > 15


def test_a_four_card_flop_is_ruled_before_anybody_acts_on_it() -> None:
    hand = play(dealt(), "c c c x x")
    assert refused(hand, lambda hand: four_card_flop(hand, Random(1))) == "flop_played"
    play(hand, "x x x")
    assert refused(hand, lambda hand: four_card_flop(hand, Random(1))) == "flop_played"
    over = play(dealt(), "f f f")
    assert refused(over, lambda hand: four_card_flop(hand, Random(1))) == "hand_over"


def test_a_four_card_flop_under_an_all_in_is_ruled_before_the_call() -> None:
    hand = play(table({1: 1000, 2: 1000}, (50, 100), button=1), "r1000")
    four = hand.deck[5:9]
    four_card_flop(hand, four[::-1])
    assert hand.public_view().irregularities[-1].cards == ()  # nobody has seen the flop that comes
    assert play(hand, "c").result().board[:3] == (four[3], four[2], four[1])


def test_the_order_of_shuffled_cards_must_be_theirs() -> None:
    hand = play(dealt(), "c c c x")
    deck = hand.deck
    assert refused(hand, lambda hand: four_card_flop(hand, deck[:2])) == "other_cards"
    assert refused(hand, lambda hand: four_card_flop(hand, [deck[9], deck[9]])) == "other_cards"
    assert refused(hand, lambda hand: premature_cards(hand, deck[9:11])) == "other_cards"


# ----------------------------------------------------------------------------------------------------- premature cards

STREETS = [("", 9, 3), ("c c c x", 13, 1), ("c c c x x x x x", 15, 1)]


@pytest.mark.parametrize(("words", "place", "several"), STREETS, ids=["flop", "turn", "river"])
@each_house
def test_cards_dealt_too_early_go_back_into_the_stub_and_the_burn_stays(
    rules: HouseRules, words: str, place: int, several: int
) -> None:
    """C-128, TDA RP-5, S3-16; Robert has the same for flop and river."""
    hand = play(dealt(rules), words)
    deck, board, holes = hand.deck, hand.board, hand.holes
    is_turn = place == 13
    if rules is ROBERT and is_turn:
        return
    ruling = premature_cards(hand, deck[30 : 30 + several])
    assert (ruling.outcome, ruling.cards) == (Outcome.PLAYED_ON, deck[place : place + several])
    assert ruling.rule == {"robert": "R", "slovak": "S3-16" if is_turn else "TDA RP-5"}.get(rules.name, "TDA RP-5")
    assert (hand.board, hand.holes, hand.deck[:place]) == (board, holes, deck[:place])
    play(hand, "x x x x" if words else "c c c x")
    assert hand.board == (*board, *deck[30 : 30 + several])
    drawn = play(dealt(rules), words)
    premature_cards(drawn, Random(8))
    assert (drawn.deck[:place], sorted(drawn.deck)) == (deck[:place], sorted(deck))
    assert drawn.deck != deck


def test_under_robert_an_early_turn_waits_for_the_river() -> None:
    """C-128, R: the turn is what would have been the river; the early card is shuffled in for the river, no burn."""
    hand = play(dealt(ROBERT), "c c c x")
    deck = hand.deck
    ruling = premature_cards(hand, Random(2))
    assert ruling == Ruling(Outcome.PLAYED_ON, "R", None, (deck[13],))
    play(hand, "x x x x")
    assert hand.board == (*deck[9:12], deck[15])
    assert set(hand.deck[15:]) == {deck[13], *deck[16:]}
    assert hand.deck[14] == deck[14]
    back = play(dealt(ROBERT), "c c c x")
    premature_cards(back, [deck[13]])
    assert play(back, "x x x x x x x x").board == (*deck[9:12], deck[15], deck[13])


def test_without_burns_early_cards_are_ruled_alike() -> None:
    for rules in (replace(TDA, burns=False), replace(ROBERT, burns=False)):
        hand = play(dealt(rules), "c c c x")
        deck = hand.deck
        premature_cards(hand, Random(2))
        play(hand, "x x x x")
        assert hand.board[:3] == deck[8:11]
        assert (hand.board[3] == deck[12]) is (rules.name == "robert")


def test_no_card_can_be_early_on_the_river_or_after_the_betting() -> None:
    hand = play(to_the_turn(dealt()), "x x x x")
    assert refused(hand, lambda hand: premature_cards(hand, Random(1))) == "no_card_to_come"
    over = play(dealt(), "f f f")
    assert refused(over, lambda hand: premature_cards(hand, Random(1))) == "hand_over"


# ----------------------------------------------------------------------------------------------------- number of cards


@each_house
def test_a_wrong_number_of_cards_before_the_betting_is_a_misdeal_and_after_it_a_dead_hand(rules: HouseRules) -> None:
    """C-130, S3-35, TDA 35-A-5, 35-D: a fold ends it in the Slovak house, substantial action elsewhere."""
    begun = play(dealt(rules), "f")
    assert wrong_count(begun, 3).outcome is (Outcome.HAND_DEAD if rules is SLOVAK else Outcome.MISDEAL)
    hand = dealt(rules)
    ruling = wrong_count(hand, 3)
    assert (ruling.outcome, ruling.seat) == (Outcome.MISDEAL, 3)
    assert redealt(hand, hand.deck).started == hand.started
    late = play(dealt(rules), "c c")
    assert wrong_count(late, 4) == Ruling(Outcome.HAND_DEAD, "S3-35" if rules is SLOVAK else "TDA 35-D", 4)
    assert late.public_view().folded == (4,)
    assert play(late, "c x").public_view().pot == 400  # his call stays in
    assert refused(late, lambda hand: wrong_count(hand, 4)) == "out_of_hand"
    assert refused(late, lambda hand: wrong_count(hand, 9)) == "seat_not_dealt"


@each_house
def test_a_button_short_of_a_card_gets_it_late_unless_he_has_acted(rules: HouseRules) -> None:
    """TDA 37, B49: even after substantial action."""
    hand = play(dealt(rules, players=6), "f f c")
    assert hand.substantial_action
    deck = hand.deck
    assert button_short(hand) == Ruling(Outcome.PLAYED_ON, "TDA 37", 1)
    assert (hand.deck, hand.to_act) == (deck, 1)
    assert hand.irregularities[-1].mishap is Mishap.BUTTON_SHORT
    play(hand, "c")
    assert button_short(hand) == Ruling(Outcome.HAND_DEAD, "TDA 37", 1)
    assert 1 in hand.public_view().folded


def test_a_fouled_deck_gives_all_bets_back_at_any_time() -> None:
    """C-131, TDA 35-E: a card found twice on the river."""
    hand = play(dealt(carried=70), "r300 c c c | b200 c c f | x x x | b100 c")
    card = hand.board[0]
    assert fouled_deck(hand, card) == Ruling(Outcome.HAND_VOID, "TDA 35-E", None, (card,))
    result = hand.result()
    assert (result.stacks, result.carried, result.void, result.pots) == (hand.started, 70, True, ())
    assert hand.irregularities[-1] == Irregularity(13, Mishap.FOULED_DECK, "TDA 35-E", None, (card,))
    assert refused(hand, lambda hand: fouled_deck(hand, card)) == "hand_over"
    assert refused(dealt(), lambda hand: fouled_deck(hand, Card(60))) == "no_such_card"
    assert refused(dealt(), lambda hand: fouled_deck(hand, card, absent=[9])) == "seat_not_dealt"


def test_a_misdeal_names_only_seats_of_the_hand() -> None:
    assert refused(dealt(), lambda hand: misdeal(hand, seat=8)) == "seat_not_dealt"
    assert refused(dealt(), lambda hand: misdeal(hand, absent=[8])) == "seat_not_dealt"


def test_a_button_that_is_dead_is_short_of_nothing() -> None:
    seats = {1: 1000, 2: 1000, 3: 1000}
    hand = Hand(seats, Positions(5, 1, 2), Blinds(50, 100), shuffled(Random(0)))
    assert refused(hand, button_short) == "seat_not_dealt"


def test_the_board_begins_where_the_deck_says() -> None:
    """C-24, S1-4: 22 players with burns need 52 cards, 23 without 51."""
    assert [place + 1 for place in board_places(22, burns=True)] == [46, 50, 52]
    assert [place + 1 for place in board_places(23, burns=False)] == [47, 50, 51]
    limited = Blinds(50, 100, limit=Limit.FIXED_LIMIT)
    with pytest.raises(BadSetup, match="seats_dealt"):
        Hand(dict.fromkeys(range(1, 25), 100), dealt().positions, limited, shuffled(Random(0)))
