"""Why a raise must be at least so much, or may not be at all: the cases of the rule books, in numbers and in words."""

from dataclasses import replace
from random import Random

import pytest

from engine.actions import Due, Posting
from engine.blinds import Blinds, Limit
from engine.deck import shuffled
from engine.hand import Hand
from engine.irregular import late_player
from engine.presets import CZECH, PACIFIC, POLISH, ROBERT, SLOVAK, TDA, WSOP
from engine.seats import first_positions
from tests.tournament.training.spots import dealt, faced, limit, play, said
from tournament.training.price import Barred

DEEP = dict.fromkeys(range(1, 7), 20_000)


def on_the_flop(line: str, stacks: dict[int, int]) -> Hand:
    """A pot in which everybody called the big blind, and then that on the flop, seat 2 first."""
    hand = play(dealt(stacks, Blinds(50, 100)), " ".join(["c"] * (len(stacks) - 1) + ["x"]))
    return play(hand, line)


def test_a_raise_must_be_so_much_and_the_hint_says_from_where_that_comes() -> None:
    def asks(hand: Hand, least: int, *words: str) -> None:
        assert (faced(hand).least, faced(hand).barred, hand.legal().min_raise_to) == (least, None, least)
        told = said(hand, "Raising")
        for part in words:
            assert part in told

    # 47: 100/200, A 600, B 1600, C 3600.
    asks(
        play(dealt(DEEP, Blinds(100, 200)), "r600 r1600 r3600"),
        5_600,
        "The last full raise, by Finn, went from 1 600 to 3 600: a raise adds at least 2 000.",
        "So it goes to 5 600 at least (TDA 43).",
    )
    # 48: under the gun all-in 150.
    asks(
        play(dealt({**DEEP, 4: 150}, Blinds(50, 100)), "r150"),
        250,
        "The big blind of 100 is the first bet: a raise adds at least as much.",
        "An all-in to 150 added less than that and was no full raise. So it goes to 250 at least (TDA 43).",
    )
    # 49: A 300, B 1000.
    asks(on_the_flop("b300 r1000", DEEP), 1_700, "The last full raise, by Cleo, went from 300 to 1 000")
    # 50 and 51: before the flop at 25/50.
    asks(play(dealt(DEEP, Blinds(25, 50)), "r125 r200 r500"), 800, "by Finn, went from 200 to 500")
    asks(play(dealt(DEEP, Blinds(25, 50)), "r500 c c"), 950, "by Dov, went from 50 to 500")
    # 52: A bets 100, B all-in 140: no completing to 200.
    asks(
        on_the_flop("b100 r140", {**DEEP, 3: 240}),
        240,
        "Ben bet 100, and a raise adds at least as much.",
        "An all-in to 140 after it added less than that, so the 100 are counted from there.",
    )
    # 71: A 300, B all-in 500, C all-in 650, D all-in 800, E calls.
    asks(on_the_flop("b300 r500 r650 r800 c", {**DEEP, 3: 600, 4: 750, 5: 900}), 1_100, "Ben bet 300")
    # 72: 2000/4000, A calls, C all-in 7500: the big blind may make it 11 500.
    asks(play(dealt({**DEEP, 1: 7_500}, Blinds(2_000, 4_000)), "c f f r7500 f"), 11_500, "An all-in to 7 500")
    # 77: an all-in of 20 on the flop is no full bet.
    asks(
        on_the_flop("x b20", {**DEEP, 3: 120}),
        120,
        "A full bet is at least the big blind of 100, and a raise adds at least as much. The all-in of 20 is less than"
        " that. So it goes to 120 at least (TDA 43).",
    )
    # 45, and by the Czech document.
    asks(on_the_flop("x", DEEP), 100, "A bet is at least the big blind: 100 (TDA 43).")
    asks(play(dealt(DEEP, Blinds(50, 100), CZECH), "f"), 200, "So it goes to 200 at least (Czech rule 33).")


def test_who_has_acted_and_faces_less_than_a_full_raise_may_only_call_or_fold() -> None:
    # 68: A 100, B all-in 125, C calls, D all-in 200, E calls: A faces 100 more and may raise.
    stacks = {2: 20_000, 3: 225, 4: 20_000, 5: 300, 6: 20_000, 1: 20_000}
    hand = on_the_flop("b100 r125 c r200 c f", stacks)
    assert hand.to_act == 2
    assert (faced(hand).least, faced(hand).barred) == (300, None)
    # 69: A only calls: C faces 75.
    called = play(hand.copy(), "c")
    assert (called.to_act, faced(called).barred) == (4, Barred.NOT_REOPENED)
    assert said(called, "Raising") == (
        "You cannot raise: you have acted, and since then the price went up by 75 only, less than a full raise of 100"
        " (TDA 47)."
    )
    # 70: A raises to 300: C faces 175 and may raise.
    assert faced(play(hand.copy(), "r300")).barred is None
    # 73: the Czech document's own example; C before calling could have raised to 45.
    seed = play(dealt(dict.fromkeys((1, 2, 3), 500) | {3: 35}, Blinds(5, 10), CZECH), "c c x")
    play(seed, "b20 r25")
    assert faced(seed).least == 45
    play(seed, "c")
    assert faced(seed).barred is Barred.NOT_REOPENED
    assert "up by 5 only, less than a full raise of 20 (Czech rule 29)" in said(seed, "Raising")


def test_a_hand_that_is_dead_because_nobody_sat_there_is_passed_over_in_the_hint() -> None:
    # TDA 30: the blind of seat 3 stays in, and so does that of seat 2; nobody waits for either.
    hand = dealt(dict.fromkeys(range(1, 6), 5_000), Blinds(50, 100), POLISH)
    for seat in (2, 3):
        late_player(hand, seat)
    play(hand, "c r300")
    assert hand.to_act == 1
    assert (faced(hand).least, faced(hand).barred) == (500, None)
    assert "by Eve, went from 100 to 300" in said(hand, "Raising")
    assert said(hand, "Who acts after you").startswith("Still to act: Dov.")
    assert said(hand, "The price").startswith("You pay 300 to win 550")


@pytest.mark.parametrize(
    ("rules", "all_in", "barred", "words"),
    [
        # 80: a limit of 20; half a bet opens the betting again for TDA and Robert, not by the Czech document.
        (TDA, 30, None, ""),
        (ROBERT, 30, None, ""),
        (CZECH, 30, Barred.NOT_REOPENED, "10 more is less than 20, a whole bet (Czech rule 29)"),
        (TDA, 29, Barred.NOT_REOPENED, "9 more is less than 10, half a bet (TDA 47-B)"),
        (ROBERT, 29, Barred.NOT_REOPENED, "9 more is less than 10, half a bet (RROP 3)"),
        (CZECH, 29, Barred.NOT_REOPENED, "9 more is less than 20, a whole bet (Czech rule 29)"),
    ],
)
def test_in_a_limit_game_half_a_bet_or_a_whole_one_opens_it_again(rules, all_in, barred, words) -> None:  # type: ignore[no-untyped-def]
    hand = play(dealt({1: 500, 2: 500, 3: 20 + all_in}, limit(20), rules), f"c c x b20 r{all_in} c")
    assert (hand.to_act, faced(hand).barred) == (2, barred)
    assert words in said(hand, "Raising")


def test_in_a_limit_game_a_raise_is_exactly_so_much_until_the_cap() -> None:
    stacks = dict.fromkeys((1, 2, 3, 4), 1_000)
    hand = dealt(stacks, limit(20), PACIFIC)
    assert said(hand, "Raising") == (
        "Each raise on this street adds exactly 20: it goes to 40 (Pacific rule 11). One bet and 3 raises are the most"
        " on a street: 3 raises are left (Pacific rule 13)."
    )
    play(hand, "r40 r60 r80")
    assert faced(hand).barred is Barred.CAPPED
    assert (
        said(hand, "Raising")
        == "You cannot raise: one bet and 3 raises have been made, that is the cap (Pacific rule 13)."
    )
    wsop = play(dealt(stacks, limit(20), WSOP), "r40 r60 r80")
    assert "1 raise is left (WSOP 100)" in said(wsop, "Raising")
    # Bets double on the turn, but not by the Slovak rules.
    for rules, bet in ((TDA, 40), (SLOVAK, 20)):
        turn = play(dealt({1: 500, 2: 500}, limit(20), rules), "c x x x")
        assert f"Each bet on this street is exactly {bet}" in said(turn, "Raising")
    # An all-in bet of 8 is filled up to 20 (81), one of 15 counts as the bet.
    short = play(dealt({1: 500, 2: 500, 3: 28}, limit(20)), "c c x x b8")
    assert faced(short).least == 20
    assert "The all-in to 8 is too small to count as a bet or raise; it is filled up to 20." in said(short, "Raising")
    assert faced(play(dealt({1: 500, 2: 500, 3: 35}, limit(20)), "c c x x b15")).least == 35
    # Between two who got there before the cap Robert knows none.
    alone = dealt({1: 1_000, 2: 1_000}, limit(20), ROBERT)
    assert "the number of raises has no end" in said(play(alone, "r40 r60 r80"), "Raising")


def test_the_pot_is_reckoned_after_the_call() -> None:
    # 43: a pot of 100 and a bet of 50 let the next player make it 250.
    blinds = Blinds(25, 50, limit=Limit.POT_LIMIT)
    hand = play(dealt({1: 5_000, 2: 5_000}, blinds), "c x b50")
    assert faced(hand).most == 250
    assert said(hand, "Raising") == (
        "Ada bet 50, and a raise adds at least as much. So it goes to 100 at least (TDA 43). At most the pot after a"
        " call: 150 in the middle and your call of 50 make 200; so much on top of 50 is 250 (RROP 14)."
    ).replace("Ada", "Ben")
    # 42: the big blind is short, and the pot counts it in full.
    assert faced(dealt({1: 5_000, 2: 5_000, 3: 100}, Blinds(100, 200, limit=Limit.POT_LIMIT))).most == 700
    opening = play(dealt({1: 5_000, 2: 5_000}, blinds), "c x")
    assert "At most the pot: 100 (RROP 14)." in said(opening, "Raising")


def test_a_straddle_is_a_larger_blind_or_a_raise() -> None:
    for rules, least, words in (
        (ROBERT, 40, "The straddle of 20 stands for the big blind: a raise adds at least as much."),
        (CZECH, 30, "The straddle to 20 is a raise of 10: another raise adds at least as much."),
    ):
        stacks = dict.fromkeys((1, 2, 3, 4), 500)
        due = [Due(4, Posting.STRADDLE, 20)]
        hand = Hand(stacks, first_positions(1, stacks), Blinds(5, 10), shuffled(Random(2)), rules, dues=due)
        assert (hand.to_act, faced(hand).least, hand.legal().min_raise_to) == (1, least, least)
        assert words in said(hand, "Raising")


def test_a_stack_that_ends_before_the_least_raise_is_told_so() -> None:
    hand = play(dealt({1: 900, 2: 5_000, 3: 5_000}, Blinds(50, 100), POLISH), "c r600 f")
    assert hand.to_act == 1
    assert (faced(hand).least, faced(hand).stack_ends) == (1_100, True)
    assert "Your stack ends before that: you may put all of it in, 900." in said(hand, "Raising")
    only_calls = play(dealt({1: 500, 2: 5_000, 3: 5_000}, Blinds(50, 100), POLISH), "c r600 f")
    assert faced(only_calls).barred is Barred.STACK_ONLY_CALLS
    assert "You have 400 and would owe 500: all you can do is call with it or fold." in said(only_calls, "Raising")
    alone = play(dealt({1: 5_000, 2: 600}, Blinds(50, 100), POLISH), "c r600")
    assert faced(alone).barred is Barred.NOBODY_TO_CALL


def test_the_rules_followed_are_those_of_the_table() -> None:
    hand = play(dealt({1: 500, 2: 500, 3: 50}, limit(20), replace(TDA, raise_cap=1)), "r40")
    assert faced(hand).cap == 1
