"""What a table makes of wrong amounts: the half rule, actions that stood, dead hands. C numbers are the digest's."""

from dataclasses import replace

import pytest

from engine.actions import Action, Bet, Call, Check, Due, Fold, Posting, RaiseTo
from engine.blinds import Limit
from engine.errors import IllegalAction
from engine.hand import Hand
from engine.presets import CZECH, ROBERT, TDA
from engine.rules import HouseRules, ShortRaise
from tests.engine.dealing import bounds, deep, everything, play, refused, table

HALF = replace(TDA, short_raise=ShortRaise.HALF)
FIXED = Limit.FIXED_LIMIT


def done(hand: Hand, action: Action) -> Action:
    """What was really done when this was tried."""
    hand.act(action)
    return hand.actions[-1].action


# -------------------------------------------------------------------------------------------------- the half rule


@pytest.mark.parametrize(
    ("case", "blinds", "words", "tried", "becomes"),
    [
        ("C-54", (250, 500), "c c x | b1000", RaiseTo(1400), Call()),
        ("C-54", (250, 500), "c c x | b1000", RaiseTo(1500), RaiseTo(2000)),
        ("C-54", (250, 500), "c c x | b1000", RaiseTo(1999), RaiseTo(2000)),
        ("C-54", (250, 500), "c c x | b1000", RaiseTo(2100), RaiseTo(2100)),
        ("C-57", (250, 500), "r1100", RaiseTo(1500), RaiseTo(1700)),
        ("C-57", (250, 500), "r1100", RaiseTo(1300), Call()),
        ("C-58", (250, 500), "c c x | b1400", RaiseTo(2500), RaiseTo(2800)),
        ("C-58", (250, 500), "c c x | b1400", RaiseTo(2000), Call()),
        ("TDA 43-A", (50, 100), "c c x", Bet(60), Bet(100)),
        ("TDA 43-A", (50, 100), "c c x", Bet(1), Bet(100)),
    ],
)
def test_from_half_a_raise_on_it_is_a_full_one_and_below_a_call(
    case: str, blinds: tuple[int, int], words: str, tried: Action, becomes: Action
) -> None:
    """TDA 43-A; an opening bet below the least is the least."""
    assert done(play(deep(3, blinds, rules=HALF), words), tried) == becomes, case
    if tried != becomes:
        assert refused(play(deep(3, blinds), words), tried) == "amount_too_small", (
            "by the TDA's default it is typed again"
        )


def test_last_chips_are_an_all_in_whatever_half_a_raise_is() -> None:
    """C-58, TDA 45: 2500 over 1400 with nothing behind."""
    hand = play(table({1: 9000, 2: 9000, 3: 3000}, (250, 500), rules=HALF), "c c x | b1400")
    assert done(hand, RaiseTo(2500)) == RaiseTo(2500)


@pytest.mark.parametrize(("tried", "becomes"), [(370, Call()), (399, Call()), (400, RaiseTo(420))])
def test_half_of_a_full_raise_is_meant_even_where_the_stack_is_smaller(tried: int, becomes: Action) -> None:
    """50/100, raise to 300, the next has 420: half of the 200 a raise takes is 100, not half of his last 120."""
    hand = play(table({1: 900, 2: 900, 3: 900, 4: 900, 5: 420}, (50, 100), rules=HALF), "r300")
    assert done(hand, RaiseTo(tried)) == becomes


@pytest.mark.parametrize(("tried", "becomes"), [(29, Call()), (30, RaiseTo(40)), (39, RaiseTo(40))])
def test_the_half_rule_in_fixed_limit(tried: int, becomes: Action) -> None:
    hand = play(deep(3, (10, 20), rules=HALF, limit=FIXED), "c c x | b20")
    assert done(hand, RaiseTo(tried)) == becomes


def test_the_half_rule_refuses_what_is_no_raise_at_all() -> None:
    """Amounts up to the bet, above the stack or of another kind, and raises without the right to one."""
    hand = play(deep(3, (50, 100), 900, rules=HALF), "c c x | b200")
    for amount, code in ((200, "amount_too_small"), (-5, "amount_too_small"), (801, "amount_too_large")):
        assert refused(hand, RaiseTo(amount)) == code
    assert refused(hand, RaiseTo(True)) == "amount_not_whole"
    assert refused(hand, Bet(150)) == "raise_not_bet"
    shut = play(table({1: 900, 2: 900, 3: 250}, (50, 100), rules=HALF), "c c x | b100 r150 c")
    assert refused(shut, RaiseTo(180)) == "not_reopened"


def test_the_legal_amounts_are_the_same_under_both_rules() -> None:
    """C-54: who types amounts is told call 1000, or 2000 and more."""
    for rules in (TDA, HALF):
        assert bounds(play(deep(3, (250, 500), 9000, rules=rules), "c c x | b1000")) == (1000, 2000, 8500)


# ----------------------------------------------------------------------------- what can be done where words were said


def test_a_large_chip_may_be_a_call_or_a_raise_and_is_a_bet_where_nobody_has_bet() -> None:
    """C-55: facing 200, a chip of 1000; which of the two is for the table to say (TDA 44)."""
    hand = deep(3, (100, 200))
    assert done(hand.copy(), Call()) == Call()
    assert done(hand.copy(), RaiseTo(1000)) == RaiseTo(1000)
    assert done(play(hand, "c c x"), Bet(1000)) == Bet(1000)


def test_two_chips_of_which_each_is_needed_may_only_be_a_call_or_a_full_raise() -> None:
    """C-56: A 400, B 1100: call 1100 or 1800 and more. That 500 + 1000 are a call is for the table (TDA 45)."""
    hand = play(deep(3, (100, 200)), "c c x | b400 r1100")
    assert (hand.legal().to_call, hand.legal().min_raise_to) == (1100, 1800)


def test_i_call_and_raise_is_a_call_once_the_call_is_done() -> None:
    """C-61, S1-32, TDA 56: the turn has passed."""
    hand = play(deep(3, (50, 100)), "c")
    assert hand.to_act == 2


def test_with_no_bet_call_and_raise_are_no_actions_and_facing_one_check_is_none() -> None:
    """C-62, TDA 55: a call is a check, a raise the least bet; facing a bet "check" leaves call and fold."""
    hand = play(deep(3, (50, 100)), "c c x")
    assert refused(hand, Call()) == "nothing_to_call"
    assert refused(hand, RaiseTo(100)) == "bet_not_raise"
    assert hand.legal().raise_to(100) == Bet(100)
    assert refused(play(hand, "b100"), Check()) == "bet_to_call"


def test_a_raise_of_eight_thousand_over_2000_makes_8000_in_all() -> None:
    """C-66, TDA 43-B."""
    hand = play(deep(3, (50, 100)), "c c x | b2000 r8000")
    assert hand.actions[-1].chips == 8000


# ------------------------------------------------------------------------------------------------------- what stood


def test_an_underraise_found_before_the_turn_is_corrected_and_after_it_stands() -> None:
    """C-59, TDA 52-A: flop, A 600, B "1000", two callers: all to 1200 in the hand played again; later 1000 stands."""
    flop = play(deep(4, (100, 200)), "c c c x | b600")
    corrected = play(flop.copy(), "r1200 c c c")
    assert corrected.public_view().pot == 800 + 4 * 1200
    flop.let_stand(1000)
    assert (flop.to_act, bounds(flop)) == (4, (1000, 1600, 99_800))
    play(flop, "c c")
    assert (flop.to_act, bounds(flop)) == (2, (400, None, None)), "400 more is no full raise"
    assert play(flop, "c").public_view().pot == 800 + 4 * 1000


def test_an_undercall_is_no_action_and_the_full_call_is() -> None:
    """C-60, TDA 51-B: open 8000, "2000": the next must call 8000 or fold, or raise."""
    hand = play(deep(3, (100, 200)), "c c x | b8000")
    assert refused(hand, RaiseTo(2000)) == "amount_too_small"
    assert bounds(hand) == (8000, 16_000, 99_800)


def test_an_undercall_that_stood_need_not_be_filled_up_and_wins_as_much() -> None:
    """C-60, TDA 52: A 2000, B 8000, C 2000 stands; A calls, and C is not asked again."""
    holes = {1: "AsAd", 2: "KsKd", 3: "QsQd"}
    hand = table(dict.fromkeys((1, 2, 3), 20_000), (100, 200), holes=holes, board="2c3d4h8s9c")
    play(hand, "c c x | b2000 r8000").let_stand(2000)
    play(hand, "c | x x x x x x")
    assert [(pot.amount, pot.eligible) for pot in hand.result().pots] == [(12_000, (2, 3)), (6600, (2, 3, 1))]
    assert hand.result().stacks == {1: 17_800 + 6600, 2: 11_800 + 12_000, 3: 11_800}


def test_or_it_is_forfeited_and_the_hand_is_dead() -> None:
    """C-60, TDA 51-B: the director's other choice: 2000 stay in, the player is out."""
    hand = play(deep(3, (100, 200)), "c c x | b2000 r8000")
    hand.let_stand(2000)
    hand.kill(1)
    assert (hand.to_act, hand.public_view().pot, hand.public_view().folded) == (2, 600 + 12_000, (1,))


def test_after_an_undercall_that_stood_a_raise_asks_for_everything() -> None:
    hand = play(deep(3, (100, 200)), "c c x | b2000 r8000")
    hand.let_stand(2000)
    play(hand, "r14000 c")
    assert (hand.to_act, bounds(hand)) == (1, (12_000, 20_000, 99_800))


def test_an_undercall_that_stood_is_forgotten_on_the_next_street() -> None:
    hand = play(deep(2, (100, 200)), "c x | b8000")
    hand.let_stand(2000)
    assert (play(hand, "b400").to_act, bounds(hand)) == (1, (400, 800, 97_800))


def test_an_underbet_that_stood_leaves_the_least_raise_where_it_was() -> None:
    """TDA 52-A: 60 at 50/100: the next may call 60 or raise to 160."""
    hand = play(deep(3, (50, 100), 1000), "c c x")
    hand.let_stand(60)
    assert bounds(hand) == (60, 160, 900)


def test_a_raise_without_the_right_to_it_may_stand_and_is_one() -> None:
    """C-73: A, who may only call 25, made it 65: a full raise of 40; the next least is to 105."""
    hand = play(table({1: 500, 2: 500, 3: 45, 4: 500}, (10, 20)), "c c c x | b20 r25 c f")
    hand.let_stand(65)
    assert (hand.to_act, bounds(hand)) == (4, (40, 105, 480))


def test_what_stands_beyond_the_cap_leaves_the_betting_capped() -> None:
    hand = play(deep(4, (5, 10), limit=FIXED), "r20 r30 r40")
    hand.let_stand(50)
    assert bounds(hand) == (30, None, None)


def test_a_call_that_stood_is_no_bet_at_the_showdown() -> None:
    """TDA 17-A: river, A bets, B calls too little: A shows first."""
    hand = play(deep(2, (50, 100), 1000), "c x | x x | x x | b100")
    hand.let_stand(60)
    assert [one.seat for one in hand.result().shown] == [2, 1]


@pytest.mark.parametrize(
    ("total", "code"),
    [
        (901, "amount_too_large"), (99, "amount_too_large"), (-1, "amount_too_large"), (150.0, "amount_not_whole"),
        (True, "amount_not_whole"), ("150", "amount_not_whole"),
    ],
)  # fmt: skip
def test_what_cannot_stand_is_refused(total: int, code: str) -> None:
    """More than he has, less than he has in, and what is no number; seat 2 has bet 100 and faces 300."""
    hand = play(deep(2, (50, 100), 1000), "c x | b100 r300")
    before = everything(hand)
    with pytest.raises(IllegalAction) as refusal:
        hand.let_stand(total)
    assert (refusal.value.code, everything(hand)) == (code, before)


# ------------------------------------------------------------------------------------------------------- dead hands


def flop(rules: HouseRules = TDA, limit: Limit = Limit.NO_LIMIT, **short: int) -> Hand:
    """Four players, 50/100 (limit 100), limped: seat 2 is first on the flop. `short`: s3=200 gives seat 3 so much."""
    stacks = dict.fromkeys((1, 2, 3, 4), 5000) | {int(seat[1:]): chips + 100 for seat, chips in short.items()}
    return play(table(stacks, (50, 100), rules=rules, limit=limit), "c c c x")


def test_a_bet_nobody_called_goes_back_with_the_hand_and_may_be_made_again() -> None:
    """TDA 65-A, B38: A bets 300 and is dead; B checks or bets from 100 on."""
    hand = play(flop(), "b300")
    hand.kill(2)
    assert (hand.stacks[2], hand.to_act, bounds(hand)) == (4900, 3, (0, 100, 4900))


def test_a_raise_nobody_called_goes_back_and_the_call_in_it_stays() -> None:
    """A 100, B raises to 500 and is dead: C faces 100 and may raise to 200; B's 100 stay in."""
    hand = play(flop(), "b100 r500")
    hand.kill(3)
    assert (hand.stacks[3], hand.to_act, bounds(hand)) == (4800, 4, (100, 200, 4900))


def test_a_raise_called_in_part_counts_as_far_as_it_was_called() -> None:
    """A 100, B 500, C all-in 300; B is dead: 200 go back, the next faces 300, a raise by 200."""
    hand = play(flop(s4=300), "b100 r500 c")
    hand.kill(3)
    assert (hand.stacks[3], hand.to_act, bounds(hand)) == (4600, 1, (300, 500, 4900))


def test_a_bet_that_was_called_stays_in() -> None:
    """TDA 65-A, B58."""
    hand = play(flop(), "b300 c")
    hand.kill(2)
    assert (hand.stacks[2], hand.to_act, bounds(hand)) == (4600, 4, (300, 600, 4900))


def test_a_dead_raise_in_fixed_limit_counts_no_more() -> None:
    """100, 200, dead: three raises are left."""
    hand = play(flop(limit=FIXED), "b100 r200")
    hand.kill(3)
    assert bounds(hand) == (100, 200, 200)
    assert bounds(play(hand, "r200 r300 r400")) == (200, None, None)


@pytest.mark.parametrize("rules", [TDA, CZECH], ids=["half", "full"])
def test_a_dead_completion_leaves_the_short_all_in_to_be_completed_again(rules: HouseRules) -> None:
    """Limit 100: A 100, B all-in 130, C completes to 200 and is dead: the next may complete as well."""
    hand = play(flop(rules, FIXED, s3=130), "b100 r130 r200")
    hand.kill(4)
    assert (hand.stacks[4], bounds(hand)) == (4770, (130, 200, 200))


def test_off_turn_only_the_dead_hand_leaves_and_the_turn_stays() -> None:
    hand = play(flop(), "b300")
    hand.kill(1)
    assert (hand.to_act, bounds(hand)) == (3, (300, 600, 4900))
    hand.kill(3)
    assert hand.to_act == 4
    hand.kill(4)
    assert (hand.is_over, hand.result().stacks[2]) == (True, 5300)


def test_when_nobody_is_left_to_answer_the_turn_is_over() -> None:
    """A is all-in, B calls, C has matched nothing and is dead: no more betting."""
    hand = play(flop(s2=300), "b300 c c")
    hand.kill(1)
    assert (hand.to_act, len(hand.board)) == (3, 4)
    hand.kill(3)
    assert (hand.is_over, len(hand.board)) == (True, 5)


def test_a_dead_hand_may_leave_the_one_on_turn_nothing_to_decide() -> None:
    """The button is all-in for the big blind, the small blind has called and is dead: no option for the big blind."""
    hand = play(table({1: 100, 2: 1000, 3: 1000}, (50, 100)), "c c")
    assert hand.to_act == 3
    hand.kill(2)
    assert (hand.is_over, hand.result().pots[0].amount) == (True, 300)


def test_a_price_nobody_can_pay_any_more_is_not_asked_for() -> None:
    """Straddle 20 of which 10 were there, a poster of 10; everybody else is dead: all has been matched."""
    dues = (Due(4, Posting.STRADDLE, 20), Due(5, Posting.LIVE, 10))
    hand = table(dict.fromkeys((1, 2, 3, 5, 6), 1000) | {4: 10}, (5, 10), rules=ROBERT, dues=dues)
    for seat in (6, 1, 2, 3):
        assert hand.to_act == 5
        hand.kill(seat)
    assert (hand.is_over, len(hand.board), hand.result().returned) == (True, 5, None)


def test_the_bettor_shows_first_when_the_raiser_is_dead() -> None:
    """TDA 17-A: river, B bets, C raises and is dead, A calls the bet: B is the last who bet and is in."""
    hand = play(flop(), "x x x x | x x x x | x b100 r300")
    hand.kill(4)
    assert [one.seat for one in play(hand, "c f").result().shown] == [3, 1]
    hand = play(flop(), "x x x x | x x x x | x b100 r300")
    hand.kill(4)
    assert [one.seat for one in play(hand, "f c").result().shown] == [3, 2]


def test_a_dead_raise_over_a_short_blind_leaves_the_full_price() -> None:
    """50/100, big blind 60: the raise to 300 goes back as far as nobody has it in; the next still owes 100, R 4-1."""
    hand = play(table({1: 900, 2: 900, 3: 60, 4: 900}, (50, 100)), "r300")
    hand.kill(4)
    assert (hand.stacks[4], hand.to_act, bounds(hand)) == (840, 1, (100, 200, 900))


def test_what_a_copy_takes_back_can_be_taken_back_in_the_hand_as_well() -> None:
    hand = play(flop(), "b300")
    for one in (hand.copy(), hand):
        one.kill(2)
        assert bounds(one) == (0, 100, 4900)


@pytest.mark.parametrize(("dead", "rest"), [(3, {2: 1100, 3: 900}), (2, {2: 950, 3: 1050})])
def test_a_dead_blind_stays_in_the_pot(dead: int, rest: dict[int, int]) -> None:
    """TDA 30, C-134: an absent blind's hand is dead, what he posted is not his any more."""
    hand = table(dict.fromkeys((1, 2, 3), 1000), (50, 100))
    hand.kill(dead)
    hand.act(Fold())
    assert hand.result().stacks == {1: 1000} | rest


def test_a_dead_blind_that_an_all_in_player_cannot_match_goes_back() -> None:
    """S1-25, S2-10: he wins from each what he put in himself: 30 and 30; 70 go back."""
    hand = table({1: 30, 2: 1000}, (50, 100), holes={1: "AsAd"})
    assert (hand.is_over, hand.result().returned) == (True, (2, 70)), "so it is when the blind is not dead"
    hand = table({1: 80, 2: 1000}, (50, 100))
    hand.kill(2)
    assert hand.result().deltas == {1: 100, 2: -100}, "he could still have called 30 more; now the pot is his"
    poster = table({1: 30, 2: 8, 3: 9, 4: 1000}, (5, 20), dues=(Due(4, Posting.LIVE, 20),))
    result = play(poster, "f f c").result()
    assert (result.returned, result.pots[0].amount, result.pots[-1].amount) == ((4, 11), 2, 24)
