"""Amounts as people type them, parts of the pot, time banks, and what somebody means to do on his turn."""

from fractions import Fraction
from random import Random

import pytest

from desktop.play.bar import amounts, intentions
from desktop.play.bar.amounts import Sizes
from desktop.play.bar.intentions import Intent, Intention
from desktop.play.live.time_bank import UNHURRIED, Thinking, TimeBank, TimeLeft, TimeRules
from desktop.play.table.wishes import TableWishes
from engine.actions import Call, Check, Fold, Legal, RaiseTo
from engine.blinds import Blinds
from engine.deck import shuffled
from engine.hand import Hand
from engine.seats import first_positions


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("1200", 1200), ("1 200", 1200), ("1\N{NARROW NO-BREAK SPACE}200", 1200), ("1,200", 1200), ("12.000", 12000),
        ("2k", 2000), ("1.5k", 1500), ("1,5K", 1500), ("1m", 1_000_000), ("0.25m", 250_000),
        ("", None), ("k", None), ("1.2", None), ("1.2345k", None), ("-5", None), ("1..5k", None), ("zwei", None),
    ],
)  # fmt: skip
def test_an_amount_is_read_as_people_write_it(typed: str, read: int | None) -> None:
    assert amounts.read(typed) == read


def test_parts_of_the_pot_are_counted_after_the_call_and_lie_on_whole_small_blinds() -> None:
    # 4 550 in the middle and in front, 2 450 to call: after the call 7 000, so that a raise of the pot is to 9 450.
    legal = Legal(7, True, False, 2450, 3700, 12_000, False, 12_000, 0)
    sizes = Sizes.of(legal, 4550, Blinds(300, 600))
    assert sizes is not None
    assert sizes.share(Fraction(1)) == 9450
    assert sizes.share(Fraction(1, 2)) == 6000  # 5 950, on whole small blinds
    assert sizes.stepped(3700, 1) == 3900
    assert sizes.stepped(3700, -1) == 3700
    assert sizes.stepped(11_900, 1) == 12_000
    assert sizes.stepped(12_000, -1) == 11_700
    # B027: a part of the pot that is more than the stack is the stack.
    assert Sizes(3700, 5000, 300, 2450, 7000).share(Fraction(1)) == 5000
    assert Sizes.of(legal._replace(min_raise_to=None, max_raise_to=None), 4550, None) is None


def test_steps_are_whole_smallest_chips() -> None:
    legal = Legal(1, True, True, 0, 100, 5000, True, 5000, 0)
    sizes = Sizes.of(legal, 150, Blinds(25, 50), 100)
    assert sizes is not None
    assert sizes.step == 100


def test_who_has_thought_long_enough_thinks_out_of_his_bank_and_then_is_out_of_time() -> None:
    rules = TimeRules(decision=30, bank=60, refill=20, every=2)
    bank = TimeBank.full(rules)
    thinking = Thinking.begin(rules, bank, 1_000)
    assert thinking is not None
    assert thinking.at(11_000).left == 20_000
    assert not thinking.at(11_000).in_bank
    assert thinking.at(41_000) == TimeLeft(50_000, 50 / 60, in_bank=True)
    assert not thinking.at(90_999).is_up
    assert thinking.at(91_000).is_up
    assert thinking.bank_after(20_000) == 60_000
    assert thinking.bank_after(41_000) == 50_000
    held = thinking.hold(11_000)
    assert held.at(500_000).left == 20_000
    assert held.go_on(500_000).at(510_000).left == 10_000
    spent = TimeBank(10_000)
    assert spent.after_hand(rules).left == 10_000
    assert spent.after_hand(rules).after_hand(rules) == TimeBank(30_000)
    assert TimeBank(55_000, 1).after_hand(rules).left == 60_000
    assert Thinking.begin(UNHURRIED, bank, 0) is None
    assert thinking.at(0).left == 30_000  # the wall clock was set back


def test_what_is_meant_lapses_when_it_costs_something_else() -> None:
    legal = Legal(1, True, False, 300, 600, 5000, False, 5000, 0)
    free = Legal(1, True, True, 0, 200, 5000, True, 5000, 0)
    assert Intention(Intent.CALL, 300).action(legal) == Call()
    assert Intention(Intent.CALL, 100).action(legal) is None
    assert Intention(Intent.CALL, 0).action(free) == Check()
    assert Intention(Intent.CALL_ANY).action(legal) == Call()
    assert Intention(Intent.CHECK_OR_FOLD).action(legal) == Fold()
    assert Intention(Intent.CHECK_OR_FOLD).action(free) == Check()
    assert Intention(Intent.FOLD_TO_BET).action(legal) == Fold()
    assert Intention(Intent.FOLD_TO_BET).action(free) is None
    # Nobody has meant anything with a card that he had not seen.
    assert Intention(Intent.CHECK_OR_FOLD, board=3).action(legal, 3) == Fold()
    assert Intention(Intent.CHECK_OR_FOLD, board=3).action(legal, 4) is None


def test_the_price_of_a_call_is_known_before_ones_turn() -> None:
    seats = {1: 5000, 2: 5000, 3: 5000, 4: 250}
    hand = Hand(seats, first_positions(1, seats), Blinds(50, 100), shuffled(Random(1)))
    assert [intentions.price(hand.public_view(), seat) for seat in (1, 2, 3, 4)] == [100, 50, 0, 100]
    # B013: a big blind that is short of it makes nobody's call cheaper.
    poor = Hand({1: 5000, 2: 5000, 3: 60}, first_positions(1, {1, 2, 3}), Blinds(50, 100), shuffled(Random(1)))
    assert intentions.price(poor.public_view(), 2) == 50
    hand.act(RaiseTo(250))
    assert [intentions.price(hand.public_view(), seat) for seat in (1, 2, 3, 4)] == [250, 200, 150, 0]


def test_wishes_that_a_file_holds_are_checked_one_by_one() -> None:
    wishes = TableWishes(speed=4, decision=15, open_cards=True, log=True)
    assert TableWishes.read(wishes.plain()) == wishes
    assert TableWishes.read({"theme": "pink", "speed": 3, "decision": -1, "open_cards": 1, "every": 0}) == TableWishes()
