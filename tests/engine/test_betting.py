"""Who may bet how much, and who is asked. C numbers are the rules digest's, B numbers the field reports'."""

import pytest

from engine.actions import Bet, Call, Check, Fold, RaiseTo
from engine.errors import IllegalAction
from engine.hand import Hand
from engine.streets import Street
from tests.engine.dealing import bounds, deep, play, refused, table


@pytest.mark.parametrize(
    ("case", "players", "blinds", "words", "minimum"),
    [
        ("C-46", 4, (1, 2), "f f c x | b5", 10),
        ("C-47", 5, (100, 200), "r600 r1600 r3600", 5600),
        ("C-49", 4, (50, 100), "c c c x | x x x x | b300 r1000", 1700),
        ("C-50", 5, (25, 50), "r125 r200 r500", 800),
        ("C-51", 5, (25, 50), "r500 c c", 950),
        ("C-54", 4, (250, 500), "f f c x | b1000", 2000),
        ("C-64", 4, (50, 100), "f f c", 200),
        ("B041", 2, (50, 100), "r250 r1000", 1750),
        ("B042", 6, (100, 200), "r500 r800 r2000", 3200),
        ("B043", 3, (50, 100), "r300 c c", 100),
    ],
)
def test_the_minimum_is_the_last_bet_plus_the_largest_full_raise(
    case: str, players: int, blinds: tuple[int, int], words: str, minimum: int
) -> None:
    hand = play(deep(players, blinds), words)
    assert hand.legal().min_raise_to == minimum, case


def test_an_all_in_raise_by_half_a_bet_does_not_change_the_step() -> None:
    """C-48: 50/100, under the gun all-in 150: next minimum 250. C-52: 100, all-in 140: 240, not 200."""
    hand = table({1: 5000, 2: 5000, 3: 5000, 4: 150, 5: 5000}, (50, 100))
    assert bounds(play(hand, "r150")) == (150, 250, 5000)
    hand = table({1: 5000, 2: 5000, 3: 240, 4: 5000}, (50, 100))
    assert bounds(play(hand, "f f c x | x")) == (0, 100, 140)
    hand = table({1: 5000, 2: 5000, 3: 5000, 4: 240}, (50, 100))
    assert bounds(play(hand, "c c c x | b100 f r140")) == (140, 240, 4900)


def test_the_smallest_bet_is_the_big_blind_on_every_street_unless_all_in() -> None:
    """C-45: on the turn 99 is refused, 100 accepted, and any all-in below."""
    hand = play(deep(3, (50, 100)), "c c x | x x x")
    assert hand.street is Street.TURN
    assert refused(hand, Bet(99)) == "amount_too_small"
    play(hand, "b100")
    short = play(table({1: 1000, 2: 140, 3: 1000}, (50, 100)), "c c x")
    assert bounds(short) == (0, 40, 40)
    assert refused(short, Bet(39)) == "amount_too_small"
    play(short, "b40")


def test_amounts_between_call_and_minimum_raise_are_refused() -> None:
    """C-54: flop, open 1000: neither 1400 nor 1500; call, 2000 or more, or all-in."""
    hand = play(deep(3, (250, 500), 9000), "c c x | b1000")
    assert bounds(hand) == (1000, 2000, 8500)
    for amount, code in ((1400, "amount_too_small"), (1500, "amount_too_small"), (8501, "amount_too_large")):
        assert refused(hand, RaiseTo(amount)) == code
    play(hand, "r8500")


def test_facing_a_bet_a_check_is_refused_and_without_one_a_call() -> None:
    """C-62, C-55."""
    hand = deep(3, (50, 100))
    assert refused(hand, Check()) == "bet_to_call"
    assert refused(hand, Bet(300)) == "raise_not_bet"
    play(hand, "c c x")
    assert refused(hand, Call()) == "nothing_to_call"
    assert refused(hand, RaiseTo(300)) == "bet_not_raise"


def test_amounts_that_are_no_whole_number_are_refused() -> None:
    hand = deep(3, (50, 100))
    assert refused(hand, RaiseTo(300.0)) == "amount_not_whole"  # type: ignore[arg-type]
    assert refused(hand, RaiseTo(True)) == "amount_not_whole"
    assert refused(hand, "fold") == "no_such_action"  # type: ignore[arg-type]


def test_the_big_blind_has_the_option_to_raise_once() -> None:
    """C-64, B015, B022: limped to him he may check or raise to at least 200; after his check the flop comes."""
    hand = play(deep(4, (50, 100)), "f f c")
    assert (hand.to_act, hand.legal().can_check, hand.legal().min_raise_to) == (3, True, 200)
    assert play(hand, "x").street is Street.FLOP
    raised = play(deep(4, (50, 100)), "f f c r300 r900 c")
    assert raised.street is Street.FLOP


def test_a_limper_may_not_raise_his_own_bet() -> None:
    """C-65: the round is over when it would come back to him."""
    hand = play(deep(4, (50, 100)), "c c c x")
    assert hand.street is Street.FLOP


def test_ten_raises_in_a_round_are_legal() -> None:
    """C-88."""
    hand = deep(2, (50, 100))
    for place in range(10):
        play(hand, f"r{200 + 100 * place}")
    assert hand.legal().min_raise_to == 1200


def test_a_fold_with_nothing_to_call_is_binding() -> None:
    """TDA 58."""
    hand = play(deep(3, (50, 100)), "c c x | f")
    assert hand.view(2).folded == (2,)
    assert hand.to_act == 3


# ------------------------------------------------------------------------------ re-opening, per player (TDA 47-A)


def reopening() -> Hand:
    """C-68: A (seat 2) bets 100, B (3) all-in 125, C (4) calls 125, D (5) all-in 200, E (6) calls. Blinds 50/100."""
    chips = {2: 5000, 3: 225, 4: 5000, 5: 300, 6: 5000, 7: 5000, 1: 5000}
    hand = table(chips, (50, 100), button=1)
    return play(hand, "c c c c c c x | b100 r125 c r200 c f f")


def test_two_short_all_ins_that_add_up_to_a_raise_reopen_for_the_bettor() -> None:
    """C-68: A faces 100 more and may raise to at least 300."""
    hand = reopening()
    assert hand.to_act == 2
    assert bounds(hand) == (100, 300, 4900)


def test_but_not_for_the_caller_between_them() -> None:
    """C-69: C faces 75 only."""
    hand = play(reopening(), "c")
    assert hand.to_act == 4
    assert bounds(hand) == (75, None, None)
    assert refused(hand, RaiseTo(4900)) == "not_reopened"


def test_a_full_raise_behind_reopens_for_everybody() -> None:
    """C-70: A raises to 300, C faces 175 and may raise."""
    hand = play(reopening(), "r300")
    assert hand.to_act == 4
    assert bounds(hand) == (175, 400, 4900)


def test_several_short_all_ins_leave_the_minimum_raise_at_the_first_bet() -> None:
    """C-71: flop 300, all-ins 500, 650, 800, call: the next calls 800 or raises to 1100."""
    chips = {1: 9000, 2: 9000, 3: 700, 4: 850, 5: 1000, 6: 9000, 7: 9000}
    hand = play(table(chips, (100, 200), button=1), "c c c c c c x | b300 r500 r650 r800 c")
    assert bounds(hand) == (800, 1100, 8800)


def short_at_2000_4000() -> Hand:
    """C-72: A (4) calls 4000, C (5) all-in 7500, small blind folds, the big blind is on turn."""
    chips = {1: 90_000, 2: 90_000, 3: 90_000, 4: 90_000, 5: 7500}
    return play(table(chips, (2000, 4000)), "c r7500 f f")


def test_the_big_blind_may_raise_a_short_all_in_by_the_full_blind() -> None:
    """C-72."""
    hand = short_at_2000_4000()
    assert hand.to_act == 3
    assert bounds(hand) == (3500, 11_500, 90_000)


def test_the_limper_may_raise_only_if_the_big_blind_did() -> None:
    """C-72: 3500 more is no full raise; after 11,500 he faces one."""
    assert bounds(play(short_at_2000_4000(), "c")) == (3500, None, None)
    assert bounds(play(short_at_2000_4000(), "r11500")) == (7500, 15_500, 90_000)


def test_the_caller_of_a_short_raise_could_have_raised_but_the_first_bettor_cannot() -> None:
    """C-73: A 20, B all-in 25, C calls; pot 75."""
    hand = play(table({1: 500, 2: 500, 3: 45, 4: 500}, (10, 20)), "c c c x | b20 r25")
    assert hand.legal().min_raise_to == 45
    play(hand, "c f")
    assert hand.to_act == 2
    assert bounds(hand) == (5, None, None)
    play(hand, "c")
    assert hand.view(2).pot == 80 + 75


def test_a_limper_cannot_raise_over_an_all_in_by_half_a_blind() -> None:
    """C-76: limp, all-in 150, folds to the big blind: he may make it 250; if he calls, the limper may only call 50."""
    hand = play(table({1: 900, 2: 900, 3: 900, 4: 900, 5: 150}, (50, 100)), "c r150 f f")
    assert bounds(hand) == (50, 250, 900)
    assert bounds(play(hand, "c")) == (50, None, None)


def test_an_all_in_of_142_over_100_does_not_let_the_limpers_raise() -> None:
    """PokerKit treats the first all-in of a street as a full raise."""
    hand = play(table({1: 900, 2: 142, 3: 900, 4: 900}, (50, 100)), "c c r142 c")
    assert hand.to_act == 4
    assert bounds(hand) == (42, None, None)


def test_an_all_in_below_the_minimum_bet_does_not_let_the_checkers_raise() -> None:
    """C-77: check, all-in 20 at 50/100, call: the checker cannot raise; the caller could have, to 120."""
    hand = play(table({1: 900, 2: 900, 3: 120, 4: 900}, (50, 100)), "c c c x | x b20")
    assert hand.legal().min_raise_to == 120
    play(hand, "c c")
    assert hand.to_act == 2
    assert bounds(hand) == (20, None, None)


@pytest.mark.parametrize(("last", "least"), [(520, 720), (490, None)])
def test_short_raises_add_up_for_the_first_raiser(last: int, least: int | None) -> None:
    """C-78: 300, all-ins 400, 480, 520: he faces 220 and may raise to 720; with 490 he may not."""
    chips = {1: last, 2: 9000, 3: 9000, 4: 9000, 5: 400, 6: 480}
    hand = play(table(chips, (50, 100)), f"r300 r400 r480 r{last} c f")
    assert hand.to_act == 4
    assert hand.legal().min_raise_to == least


def test_a_stack_between_call_and_minimum_raise_may_go_all_in_and_reopens_nothing() -> None:
    """B037: 50/100, raise to 300, next has 420: fold, call 300 or all-in 420."""
    hand = play(table({1: 900, 2: 900, 3: 900, 4: 900, 5: 420}, (50, 100)), "r300")
    assert bounds(hand) == (300, 420, 420)
    assert hand.legal().all_in == RaiseTo(420)
    play(hand, "r420 f f f")
    assert bounds(hand) == (120, None, None)


@pytest.mark.parametrize(("behind", "bet"), [(29, 22), (500, 270)])
def test_on_the_river_the_rest_of_the_stack_is_the_only_raise(behind: int, bet: int) -> None:
    """B038, B044."""
    hand = play(table({1: behind + 2, 2: 900}, (1, 2)), f"c x | x x x x | b{bet}")
    assert bounds(hand) == (bet, behind, behind)


# ---------------------------------------------------------------------------------------------- nobody is asked in vain


def test_an_all_in_player_with_one_rival_leaves_no_more_betting() -> None:
    """C-82, B018: button shoves 400, the big blind calls; the board is run out."""
    hand = play(table({1: 400, 2: 1000}, (50, 100), button=1), "r400 c")
    assert hand.is_over
    assert len(hand.board) == 5
    assert sorted(hand.result().stacks.values()) in ([0, 1400], [600, 800], [400, 1000])
    assert hand.result().tabled_on is Street.PREFLOP


def test_a_player_facing_an_all_in_is_asked_and_cannot_raise() -> None:
    """B016: heads-up, both 1500, flop all-in 1400: fold or call 1400."""
    hand = play(table({1: 1500, 2: 1500}, (50, 100), button=1), "c x | b1400")
    assert bounds(hand) == (1400, None, None)
    assert hand.legal().all_in == Call()
    assert refused(hand, RaiseTo(1500)) == "stack_only_calls"


def test_the_opener_is_asked_after_the_big_blinds_all_in() -> None:
    """B017: 60/120, to 240, all-in 2000: call 1760 or fold; on a fold 1760 go back and 480 are won."""
    hand = play(table({1: 2000, 2: 2000}, (60, 120), button=1), "r240 r2000")
    assert bounds(hand) == (1760, None, None)
    result = play(hand, "f").result()
    assert (result.returned, result.pots[0].amount, result.stacks) == ((2, 1760), 480, {2: 2240, 1: 1760})


def test_no_raise_when_every_rival_is_all_in() -> None:
    hand = play(table({1: 900, 2: 900, 3: 400}, (50, 100)), "f c r400")
    assert bounds(hand) == (300, None, None)
    assert refused(hand, RaiseTo(900)) == "nobody_to_call"


def test_a_raise_beyond_every_rival_is_allowed_up_to_the_whole_stack_and_the_excess_comes_back() -> None:
    hand = table({1: 9000, 2: 300, 3: 400}, (50, 100))
    assert bounds(hand) == (100, 200, 9000)
    result = play(hand, "r9000 c c").result()
    assert result.returned == (1, 8600)


def test_the_last_one_left_is_not_asked_and_wins() -> None:
    """B023: 1000 each, button and small blind fold: 1000, 950, 1050. C-119: nothing is shown."""
    hand = play(deep(3, (50, 100), 1000), "f f")
    assert hand.is_over
    assert (hand.result().stacks, hand.result().shown, hand.board) == ({1: 1000, 2: 950, 3: 1050}, (), ())
    assert refused(hand, Fold()) == "hand_over"


def test_everybody_folding_to_the_big_blind_needs_no_board() -> None:
    """B025: six players."""
    result = play(deep(6, (50, 100), 1000), "f f f f f").result()
    assert (result.deltas[3], result.board, result.shown) == (50, (), ())


def test_a_raise_larger_than_the_stack_is_refused_and_the_bounds_say_4_to_6() -> None:
    """B027: heads-up 1/2, the big blind has 6."""
    hand = play(table({1: 100, 2: 6}, (1, 2), button=1), "c")
    assert bounds(hand) == (0, 4, 6)
    assert refused(hand, RaiseTo(7)) == "amount_too_large"
    play(hand, "r6")
    assert hand.stacks[2] == 0


def test_the_small_blind_is_not_asked_when_his_post_covers_all_others() -> None:
    hand = play(table({1: 40, 2: 1000, 3: 30}, (50, 100)), "c")
    assert hand.is_over
    assert hand.result().returned == (2, 10)


def test_after_the_hand_nothing_is_legal() -> None:
    hand = play(deep(3, (50, 100)), "f f")
    with pytest.raises(IllegalAction, match="hand_over"):
        hand.legal()
    with pytest.raises(IllegalAction, match="hand_not_over"):
        deep(3, (50, 100)).result()


def test_who_has_checked_may_raise_later_in_the_round() -> None:
    """S1-36: a check keeps the right to call or raise."""
    hand = play(table({1: 1000, 2: 1000, 3: 1000}, (50, 100)), "c c x | x b200")
    assert bounds(play(hand, "f")) == (200, 400, 900)
