"""A hand looked at again: the odds that there were, what all the cards were, and a judgement in careful words."""

from random import Random

import pytest

from engine import irregular
from engine.blinds import Blinds
from engine.errors import IllegalAction
from engine.hand import Hand
from engine.presets import POLISH
from engine.streets import Street
from tests.tournament.training.spots import NAMES, dealt, plain, play
from tournament.training import review_words
from tournament.training.price import PotOdds
from tournament.training.review import Judgement, Review, review

BLINDS = Blinds(50, 100)


def over(line: str, holes: dict[int, str], board: str, chips: int = 5_000) -> Hand:
    """A hand between as many as have cards, played to its end; seat 1 has the button."""
    return play(dealt(dict.fromkeys(holes, chips), BLINDS, POLISH, holes=holes, board=board), line)


def looked_at(hand: Hand, seat: int = 1) -> Review:
    return review(hand, seat, Random(7))


def test_a_call_is_measured_by_its_price_and_by_the_cards_that_were_there() -> None:
    # Seat 1 has a flush draw on the turn, against a set.
    hand = over("c x x x b300 c x x", {1: "5s4s", 2: "KdKc"}, "Ks9s2h7d3c")
    found = looked_at(hand)
    turn = next(one for one in found.decisions if one.odds is not None and one.taken.street is Street.TURN)
    assert turn.odds == PotOdds(300, 500)
    # Of the 44 cards left nine are spades, of which two fill up the set.
    assert turn.known == pytest.approx(7 / 44)
    assert turn.judgement is Judgement.CALL_DEAR
    told = review_words.decisions(found)[found.decisions.index(turn)]
    assert told.where == "Turn K♠ 9♠ 2♥ 7♦"
    assert told.done == "You called 300"
    assert plain(told.sentences[0]).startswith(
        "You paid 300 with 16 %, where 38 % was needed; against any cards it was"
    )
    assert told.sentences[-1] == "Somebody was ahead of you at that moment."
    assert review_words.outcome(found) == "You lost 400."


def test_folding_the_best_hand_is_called_that_and_a_good_fold_is_called_good() -> None:
    best = looked_at(over("c x b100 f", {1: "QdQc", 2: "7s6s"}, "Jh8d2c"))
    assert best.decisions[-1].judgement is Judgement.FOLD_BEST
    assert review_words.decisions(best)[-1].sentences[0].startswith("You folded the best hand: it had ")
    good = looked_at(over("c x b1000 f", {1: "4d3c", 2: "AsAh"}, "Jh8dKc"))
    assert good.decisions[-1].judgement is Judgement.FOLD_RIGHT
    assert plain(review_words.decisions(good)[-1].sentences[0]).startswith("The fold saved chips: a call needed 45 %")
    # Before the flop a good share need not be the best hand: queens were out there.
    dear = looked_at(over("f c x x x x x x x", {1: "AsKs", 2: "QhQd", 3: "7c2d"}, "Jh8d2c9s3h"))
    assert review_words.decisions(dear)[0].sentences[0].startswith("A call was worth its price: your hand had ")
    # Nothing to pay, and folded all the same.
    free = looked_at(over("c f", {1: "AsAh", 2: "4d3c"}, ""), 2)
    assert free.decisions[-1].judgement is Judgement.FOLD_FREE


def test_bets_and_checks_are_looked_at_by_who_was_ahead() -> None:
    found = looked_at(over("r300 c x b400 f", {1: "7d2c", 2: "AsKh"}, "Ah8dKc"))
    kinds = [one.judgement for one in found.decisions]
    assert kinds == [Judgement.RAISE_BEHIND, Judgement.RAISE_BEHIND_WON]
    assert "everybody folded" in review_words.decisions(found)[1].sentences[0]
    ahead = looked_at(over("c x x x x x x x", {1: "AsAd", 2: "4d3c"}, "Jh8dKc2s9s"))
    assert [one.judgement for one in ahead.decisions][1] is Judgement.CHECK_AHEAD
    called = looked_at(over("r300 c x x x x x x", {1: "AsAd", 2: "KsKd"}, "Jh8dQc2s9s"), 2)
    assert called.decisions[0].judgement is Judgement.CALL_UNLUCKY
    assert "which nobody could know" in " ".join(review_words.decisions(called)[0].sentences)


def test_everybodys_cards_are_told_with_what_they_won_or_lost() -> None:
    hand = over("f r300 c x b300 c x x x x", {1: "4d3c", 2: "KsKd", 3: "QsQd"}, "Jh8dQc2s9s")
    found = looked_at(hand)
    assert review_words.everybody(found, NAMES) == (
        "Ada: 4♦ 3♣, folded before the flop, 0",
        "Ben: K♠ K♦, pair of kings, −600",
        "Cleo: Q♠ Q♦, three of a kind, queens, +600",
    )
    assert sum(held.delta for held in found.held) == 0
    assert looked_at(hand, 2).own.delta == -600
    assert len(found.decisions) == 1


def test_a_hand_that_is_not_over_has_no_review() -> None:
    with pytest.raises(IllegalAction, match="hand_not_over"):
        looked_at(dealt({1: 500, 2: 500}, BLINDS))


def test_whoever_was_away_has_made_no_decision() -> None:
    hand = dealt(dict.fromkeys((1, 2, 3, 4), 5_000), BLINDS)
    irregular.late_player(hand, 1)
    play(hand, "c c x x x x x x x x x x")
    assert looked_at(hand).decisions == ()
    assert len(looked_at(hand, 2).decisions) == 4
