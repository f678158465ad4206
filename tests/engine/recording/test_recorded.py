"""Hands of real cards: what is known is worked out, what nobody can know is asked for, the rest is refused."""

import pytest

from engine.actions import Fold, RaiseTo
from engine.cards import cards, is_known
from engine.errors import EngineRefusal
from engine.recording.acts import Act, Best, BoardSeen, Calls, Checks, Dead, Folds, HoleSeen, Mucks, Shows, To
from engine.recording.recorded import ActionOf, Recorded, WinnerOf
from engine.streets import Street
from tests.engine.recording.scenes import THREE, again, entered, scene, text


def refused(recorded: Recorded, act: Act) -> tuple[str, dict[str, object]]:
    """The code and facts of a refusal, after which nothing has changed."""
    before = recorded.acts, recorded.hand.stacks
    with pytest.raises(EngineRefusal) as refusal:
        recorded.do(act)
    assert (recorded.acts, recorded.hand.stacks) == before
    return refusal.value.code, dict(refusal.value.facts)


def test_a_hand_that_all_but_one_fold_asks_for_nothing() -> None:
    recorded = entered("r300 f")
    assert recorded.missing() == ActionOf(4, recorded.hand.legal())
    recorded.act(Fold())
    assert recorded.missing() is None
    assert recorded.result().deltas == {2: -50, 4: -100, 7: 150}
    assert recorded.result().board == ()


def test_what_the_rules_forbid_is_refused_and_may_have_stood() -> None:
    recorded = entered("r300")
    assert refused(recorded, To(400)) == ("amount_too_small", {"amount": 400, "least": 500, "most": 5000})
    recorded.do(To(400, stood=True, note="the dealer let it go"))
    (noted,) = recorded.hand.irregularities
    assert (noted.rule, noted.seat, noted.note) == ("TDA 52", 2, "the dealer let it go")
    assert recorded.hand.legal().to_call == 300
    assert isinstance(recorded.undo(), To)
    assert recorded.hand.irregularities == ()


def test_the_same_card_twice_is_refused_with_its_name() -> None:
    """B077: the same physical card can be entered twice and a wrong winner results."""
    recorded = entered("r300 c c / 5s6sTd x x x / 6h x x x / As x x x", {1: 900, 2: 900, 3: 900})
    recorded.do(HoleSeen(1, cards("7h2c")))
    assert refused(recorded, HoleSeen(2, cards("7h7d"))) == ("card_twice", {"card": "7h", "seat": 1})
    assert refused(recorded, HoleSeen(2, cards("6h7d"))) == ("card_twice", {"card": "6h", "seat": 0})
    assert refused(recorded, HoleSeen(2, cards("7d") * 2))[0] == "card_twice"
    recorded.do(HoleSeen(1, cards("7h7d")))
    recorded.do(HoleSeen(2, cards("3sAd")))
    recorded.do(HoleSeen(3, cards("2c4c")))
    assert recorded.result().pots[0].winners == {2: 900}


def test_the_board_comes_when_its_street_is_reached() -> None:
    recorded = entered("r300 c")
    assert refused(recorded, BoardSeen(0, cards("Ah7d2c")))[0] == "street_not_reached"
    recorded.do(Calls())
    recorded.do(BoardSeen(0, cards("Ah7d2c")))
    assert recorded.board(Street.FLOP) == cards("Ah7d2c")
    assert refused(recorded, BoardSeen(3, cards("Ks")))[0] == "street_not_reached"
    assert refused(recorded, BoardSeen(0, cards("Ah7d")))[0] == "board_size"
    assert refused(recorded, HoleSeen(2, cards("Ah")))[0] == "card_twice"
    assert refused(recorded, HoleSeen(3, cards("As")))[0] == "seat_not_dealt"


def test_only_the_winner_of_what_is_unknown_is_asked_for() -> None:
    # Seat 7 is all-in for 900; seats 2 and 4 go on for 3000 more, and their cards are known.
    keys = "r300 c c / Jd8dKc x x a r2000 c / 2h x r1000 c / 5s x x"
    recorded = entered(keys)
    assert recorded.missing() == WinnerOf(0, 2700, (2, 4, 7))
    recorded.do(HoleSeen(2, cards("AhAd")))
    recorded.do(HoleSeen(4, cards("KhKd")))
    # Whose known cards are beaten by other known ones cannot be it.
    assert recorded.missing() == WinnerOf(0, 2700, (4, 7))
    assert refused(recorded, Best((2,))) == ("told_against_cards", {"seat": 4, "better": 2})
    assert refused(recorded, Best((3,)))[0] == "seat_not_dealt"
    # The main pot is his; the cards tell who has the other one.
    recorded.do(Best((7,)))
    assert {pot.number: pot.winners for pot in recorded.result().pots} == {1: {4: 4800}, 0: {7: 2700}}
    assert recorded.result().busted == ()


def test_ties_are_told_and_share_by_the_odd_chip_rule() -> None:
    recorded = entered("r301 f c / x r400 c / x x / x x")
    recorded.do(Best((4, 7)))
    assert recorded.result().pots[0].winners == {4: 726, 7: 726}
    odd = entered("c c x / x x r101! c f / x x / x x w2=7", {2: 5000, 4: 5000, 7: 900})
    assert odd.result().deltas == {2: 50, 4: -100, 7: 50}


def test_two_pots_of_hands_nobody_saw_take_two_answers_and_the_first_may_do() -> None:
    keys = "r300 c c / x x a r2000 c / x x / x x"
    assert entered(f"{keys} w4").missing() is None
    both = entered(f"{keys} w7")
    assert both.missing() == WinnerOf(1, 2800, (2, 4))
    both.do(Best((2, 4)))
    assert both.result().deltas == {2: -900, 4: -900, 7: 1800}


def test_a_hand_beaten_for_the_main_pot_does_not_speak_against_who_is_best_in_a_side_pot() -> None:
    # Seat 7 is all-in with the better of the known hands; seat 2 beats him, and somebody has to get the side pot.
    four = {2: 900, 4: 5000, 5: 5000, 7: 900}
    keys = "c a c c c / Jd8dKc r500 c / 2h x x / 5s x x 7:KhKd 4:AhAd w2"
    side = entered(keys, four)
    assert side.missing() == WinnerOf(1, 1000, (4, 5))
    side.do(Best((4,)))
    assert {pot.number: pot.winners for pot in side.result().pots} == {1: {4: 1000}, 0: {2: 3600}}
    # Whose hand is told of at all was not thrown away.
    assert 5 not in entered(f"{keys} w4 w5", four).result().mucked


def test_a_bust_has_its_eliminators_even_where_cards_are_unknown() -> None:
    keys = "r300 c c / x x a r2000 c / x x / x x"
    (busted,) = entered(f"{keys} w2=4").result().busted
    assert (busted.seat, busted.started_with, busted.by) == (7, 900, (2, 4))


def test_a_hand_thrown_away_decides_like_a_fold() -> None:
    recorded = entered("r300 f c / x r400 c / x x / x x")
    recorded.do(Mucks(4))
    assert recorded.missing() is None
    assert recorded.result().pots[0].winners == {7: 1450}
    assert refused(entered("r300 f c / x r400 c / x x / x x"), Shows(4)) == ("cards_unknown", {"seat": 4})
    assert refused(recorded, Mucks(7))[0] == "last_hand"
    best = entered("r300 c c / x x a r2000 c / x x / x x w7")
    assert refused(best, Mucks(7)) == refused(best, Dead(7)) == ("told_best", {"seat": 7})
    assert best.missing() == WinnerOf(1, 2800, (2, 4))
    assert refused(recorded, Mucks(2))[0] == "not_asked"


def test_the_board_of_a_void_hand_is_as_much_as_was_seen_of_it() -> None:
    assert entered("r300 c c / x v").result().board == ()
    assert entered("r300 c c / Jd8dKc x v").result().board == cards("Jd8dKc")


def test_nothing_is_told_of_a_hand_before_its_showdown() -> None:
    assert refused(entered("r300 f"), Best((7,))) == ("betting_not_over", {"seat": 4})
    assert refused(entered("r300 f f"), Best((7,)))[0] == "no_showdown"
    assert refused(entered("r300 f f"), Folds()) == ("hand_over", {})
    assert refused(entered("f f"), Checks())[0] == "hand_over"


def test_a_dead_hand_and_a_fold_out_of_turn_stay_out_and_a_misdeal_gives_everything_back() -> None:
    assert entered("r300 d4 (three cards) c / x x / x x / x x w2").result().deltas == {2: 400, 4: -100, 7: -300}
    assert entered("f2 r300 f").result().deltas == {2: -50, 4: -100, 7: 150}
    void = entered("r300 c v (fouled deck)").result()
    assert void.void
    assert void.stacks == THREE


def test_cards_nobody_told_are_written_as_unknown_and_the_hand_plays_again_from_its_text() -> None:
    recorded = entered("r300 f c / Jd8dKc x r400! (his word) c / x x / x x 4:KhKd w7")
    written = text(recorded.finished())
    assert "d dh p1 ????" in written
    assert "d dh p2 KhKd" in written
    assert '"d db ??"' in written
    assert "_told = [[7]]" in written
    assert "his word" in written
    replayed = again(written)
    assert replayed.stacks == tuple(recorded.result().stacks.values())
    assert replayed.notes == ()
    assert replayed.hand is not None
    assert text(replayed.hand) == written
    assert recorded.result().board == cards("Jd8dKc")
    assert not any(map(is_known, recorded.hand.board[3:]))


def test_what_everybody_saw_needs_no_words_of_ours_and_is_the_hand_as_dealt() -> None:
    recorded = entered("r300 f c / Jd8dKc x x / 2h x x / 2s x x 4:KhKd 7:AsAh 2:3c4c")
    written = text(recorded.finished())
    assert "_told" not in written
    assert "??" not in written
    assert recorded.result().pots[0].winners == {4: 650}
    assert written == text(entered("2:3c4c 7:AsAh r300 4:KhKd f c / Jd8dKc x x / 2h x x / 2s x x").finished())


def test_a_raise_by_the_bar_of_buttons_is_the_same_as_by_key() -> None:
    recorded = Recorded(scene(THREE))
    recorded.act(RaiseTo(300))
    recorded.act(Fold())
    recorded.act(Fold())
    assert recorded.acts == entered("r300 f f").acts
