"""What a call costs and can win, what the cards are worth, and that a hint knows no hidden card."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from engine import ranges
from engine.actions import Posting
from engine.blinds import AnteKind, Blinds
from engine.cards import cards
from engine.errors import IllegalAction
from engine.presets import POLISH, TDA
from engine.ranking import Category
from tests.engine.games import game, some_action
from tests.tournament.training.spots import NAMES, asked, dealt, plain, play, said
from tournament.training import chances
from tournament.training.hint_words import told
from tournament.training.hints import hint
from tournament.training.price import PotOdds, behind, pot_odds, raising
from tournament.wording.values import percent

BLINDS = Blinds(50, 100)


def test_pay_300_to_win_900_needs_a_quarter() -> None:
    hand = play(dealt({1: 5_000, 2: 5_000}, Blinds(150, 300), POLISH), "c x b300")
    assert pot_odds(hand.view(1)) == PotOdds(300, 900)
    assert PotOdds(300, 900).needed == Fraction(1, 4)
    assert said(hand, "The price") == "You pay 300 to win 900: you need 25 %."


def test_of_a_bet_that_is_not_matched_in_full_only_what_is_matched_can_be_won() -> None:
    # Seat 1 has 300 left after the call of 100; seat 2 bets 1000 into 300.
    hand = play(dealt({1: 400, 2: 5_000, 3: 5_000}, BLINDS, POLISH), "c c x b1000 f")
    odds = pot_odds(hand.view(1))
    assert odds == PotOdds(300, 600)
    assert said(hand, "The price").endswith(
        "You pay 300 to win 600: you need 33 %. Of the 1 300 in the middle you can win no more than that: you do not"
        " match the rest."
    )


def test_dead_money_can_be_won_and_a_free_check_has_no_price() -> None:
    ante = Blinds(50, 100, 100, AnteKind.BIG_BLIND)
    hand = dealt({1: 5_000, 2: 5_000, 3: 5_000}, ante)
    assert pot_odds(hand.view(1)) == PotOdds(100, 250, behind=50)
    play(hand, "c c")
    assert pot_odds(hand.view(3)) is None
    assert said(hand, "The price") == "Checking costs nothing."
    # A short blind: coming in costs the whole big blind.
    short = dealt({1: 5_000, 2: 5_000, 3: 60}, BLINDS)
    assert pot_odds(short.view(1)) == PotOdds(100, 110, behind=50)


def test_where_others_are_still_to_act_a_share_against_all_of_them_is_measured_by_the_pot_they_would_make() -> None:
    # Ace and king of one suit win a third against five: less than 40 % of 150 now, more than a sixth of 600.
    hand = dealt(dict.fromkeys(range(1, 7), 5_000), BLINDS, POLISH, holes={4: "AsKs"})
    odds = pot_odds(hand.view(4))
    assert odds == PotOdds(100, 150, behind=350)
    assert (odds.needed, odds.needed_of_all) == (Fraction(2, 5), Fraction(1, 6))
    assert said(hand, "The price") == (
        "You pay 100 to win 150: you need 40 %."
        " If all the others stay in, 500 will be there to win, and 17 % is enough."
    )
    assert said(hand, "Your chances").endswith("That is more than the call needs.")
    # Who has less than the price can add no more than he has, and who folded nothing.
    short = play(dealt({1: 5_000, 2: 80, 3: 5_000}, BLINDS), "f")
    assert pot_odds(short.view(2)) == PotOdds(30, 130)
    later = play(dealt({1: 5_000, 2: 5_000, 3: 130, 4: 5_000}, BLINDS), "c f c x x x b200")
    assert pot_odds(later.view(2)) == PotOdds(200, 500, behind=30)
    assert pot_odds(play(later, "c").view(3)) == PotOdds(30, 360)


def test_a_hint_knows_nothing_but_what_the_seat_sees() -> None:
    """The other hands and the cards to come may be any: the hint is the same to the last figure."""
    hand = play(dealt({1: 5_000, 2: 5_000, 3: 5_000}, BLINDS, holes={1: "AsKs"}, board="QsJd2h7c7d"), "c c x b200 c")
    other = play(
        dealt({1: 5_000, 2: 5_000, 3: 5_000}, BLINDS, holes={1: "AsKs", 2: "QdQh"}, board="QsJd2h"), "c c x b200 c"
    )
    first, second = asked(hand), asked(other)
    assert first == second
    assert told(first, NAMES) == told(second, NAMES)
    with pytest.raises(IllegalAction, match="not_on_turn"):
        hint(hand.view(2), TDA, Random(1))


def test_equity_against_unknown_hands_is_near_the_known_values() -> None:
    aces = chances.against_random(cards("AsAh"), (), 1, Random(3))
    assert aces.share == pytest.approx(0.852, abs=4 * aces.error)
    many = chances.against_random(cards("AsAh"), (), 5, Random(3))
    assert many.share == pytest.approx(0.492, abs=4 * many.error)
    assert chances.against_a_raiser(cards("7c2d"), (), 1, Random(3)).share < 0.346  # what 72 has against anything
    # A raiser's range is about a third of all hands.
    share = len(ranges.read(chances.BETTER_THIRD).holdings) / 1_326
    assert share == pytest.approx(1 / 3, abs=0.02)


def test_what_beats_a_hand_now_is_counted_over_all_pairs() -> None:
    # Ace-king on queen, jack, deuce: 9 sets, 27 two pairs, and every pair of queens, jacks, deuces or a pocket pair.
    found = chances.beaten(cards("AsKs"), cards("QsJd2h"))
    assert (found.holdings, found.kinds[Category.THREE_OF_A_KIND], found.kinds[Category.TWO_PAIR]) == (1_081, 9, 27)
    assert (found.equal, found.is_best) == (9, False)
    # The nuts: nobody can have better.
    straight = chances.beaten(cards("AsKs"), cards("QsJdTh"))
    assert (straight.better, straight.is_best) == (0, True)
    hand = play(dealt({1: 5_000, 2: 5_000}, BLINDS, holes={1: "AsKs"}, board="QsJdTh"), "c x x")
    assert said(hand, "Your hand") == "Your best five: straight, ace high. Nobody can have a better hand now."
    before = dealt({1: 5_000, 2: 5_000}, BLINDS, holes={1: "AsKs"})
    assert said(before, "Your hand") == "You hold ace and king of one suit."


@pytest.mark.parametrize(
    ("held", "board", "counted"),
    [
        # Nine cards make a flush, and on the flop they come by the river with 35 %.
        ("As5s", "KsQs2h", {Category.FLUSH: 9, Category.PAIR: 6}),
        # An open-ended straight draw: eight.
        ("9c8d", "7h6sKd", {Category.STRAIGHT: 8, Category.PAIR: 6}),
        # A set fills up by any card of the board, and once more to four of a kind.
        ("7s7d", "7hKd2c", {Category.FOUR_OF_A_KIND: 1, Category.FULL_HOUSE: 6}),
        # With one pair a card that pairs the board helps everybody and is no out.
        ("AsKd", "Kh8c3s", {Category.THREE_OF_A_KIND: 2, Category.TWO_PAIR: 3}),
    ],
)
def test_outs_are_cards_that_help_ones_own_hand(held: str, board: str, counted: dict[Category, int]) -> None:
    found = chances.outs(cards(held), cards(board))
    assert found is not None
    assert {kind: len(some) for kind, some in found.cards.items()} == counted


def test_outs_come_by_the_river_as_often_as_they_do() -> None:
    flush = chances.outs(cards("3s5s"), cards("KsQs2h"))
    assert flush is not None
    nine = 1 - Fraction(38 * 37, 47 * 46)
    assert round(float(nine), 3) == 0.350
    assert flush.number == 15
    assert flush.by_river == 1 - Fraction(32 * 31, 47 * 46)
    turn = chances.outs(cards("9c8d"), cards("7h6sKd2c"))
    assert turn is not None
    assert (turn.number, turn.by_river) == (14, Fraction(14, 46))
    assert chances.outs(cards("9c8d"), ()) is None
    assert chances.outs(cards("9c8d"), cards("7h6sKd2c2d")) is None


def test_who_acts_after_is_told_for_this_round_and_the_next() -> None:
    hand = dealt(dict.fromkeys((1, 2, 3, 4), 5_000), BLINDS)
    assert behind(hand.view(4), TDA).now == (1, 2, 3)
    assert said(hand, "Who acts after you") == (
        "Still to act: Ada, Ben and Cleo. On the streets to come Ada will act after you."
    )
    play(hand, "c f c x x")
    assert hand.to_act == 3
    assert behind(hand.view(3), TDA).now == (4,)
    play(hand, "b100 c")
    assert behind(hand.view(2), TDA).now == ()
    assert said(hand, "Who acts after you").startswith("Nobody: a call or a check ends this round. On the streets to")


def test_what_a_hint_reckons_is_what_the_engine_allows_in_any_game() -> None:
    """Any house, limit, ante, stacks and posts: the same bounds and price, and a reason where there is no raise."""
    asked_for = 0
    for seed in range(60):
        chance = Random(seed)
        drawn = game(chance)
        dues = tuple(
            due for due in drawn.dues if due.posting is not Posting.ANTE and drawn.stacks[due.seat] >= due.chips
        )
        hand = replace(drawn, last_two=False, dues=dues).deal()
        while (seat := hand.to_act) is not None:
            view, legal = hand.view(seat), hand.legal()
            found, odds = raising(view, hand.rules), pot_odds(view)
            assert found.owed == hand.owed
            assert (found.barred is None) == (legal.max_raise_to is not None)
            if legal.min_raise_to is not None:
                assert min(found.least, legal.bet + legal.stack) == legal.min_raise_to
            assert (odds is None) == legal.can_check
            if odds is not None:
                assert 0 <= odds.to_win <= view.pot
            assert seat not in behind(view, hand.rules).now
            asked_for += 1
            hand.act(some_action(legal, chance))
    assert asked_for > 300


def test_shares_are_told_in_whole_percent_and_finer_at_the_ends() -> None:
    assert [plain(percent(share)) for share in (0.25, 0.333, 0.004, 0.0001, 0.9999, 0, 1)] == [
        "25 %", "33 %", "0.4 %", "under 0.1 %", "over 99.9 %", "0 %", "100 %",
    ]  # fmt: skip
