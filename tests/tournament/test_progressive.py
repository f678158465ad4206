"""Progressive bounties (numbers.md 5): a part in cash, the rest onto the head of whoever took it."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.engine.dealing import play, table
from tests.fakes import Night
from tests.tournament.nights import bust, do, last, night_of, re_enter, rebuy, selling
from tournament.bounties.bounties import Bounties, bounties
from tournament.bounties.bounty_rule import WHOLE, BountyKind, BountyRule, OwnHead
from tournament.events import EveningCreated, FinishOrdered
from tournament.history import Step
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import leaving
from tournament.rules import EveningRules
from tournament.sales.prices import Fund

VECTORS = ("pko_bwin_first", "pko_chain4", "pko_split_two", "pko_split_three", "pko_30")
KEEPS = EveningRules(rebuy_keeps_knockout=True)


def progressive(
    bounty: int = 1_000, *, cash: int = WHOLE // 2, own: OwnHead = OwnHead.HIS, rules: EveningRules | None = None
) -> EveningCreated:
    rule = BountyRule(BountyKind.PROGRESSIVE, cash, own)
    return replace(selling(bounty=bounty, rules=rules), bounties=rule)


def found(night: Night) -> Bounties:
    here, state = bounties(night.evening.state), night.evening.state
    assert sum(here.won.values()) + here.open + here.unclaimed == state.fund(Fund.BOUNTIES)
    assert here.open == sum(here.heads.values())
    return here


def won(night: Night) -> dict[str, int]:
    return {night.evening.state.entry(number).name: amount for number, amount in found(night).won.items()}


def heads(night: Night) -> dict[str, int]:
    return {night.evening.state.entry(number).name: amount for number, amount in found(night).heads.items()}


@pytest.mark.parametrize("name", VECTORS)
def test_every_vector_of_progressive_bounties(name: str, shared_file: Callable[[str], Path]) -> None:
    vectors = json.loads(shared_file("cases/numbers/bounty_vectors.json").read_text(encoding="utf-8"))
    (vector,) = (each for each in vectors if each["id"] == name)
    part, whole = map(int, vector["progressive_fraction"].split("/"))
    players = [str(number) for number in range(1, vector["players"] + 1)]
    night = night_of(progressive(vector["start_bounty_cents"], cash=WHOLE - WHOLE * part // whole), *players)
    log = [line for line in vector["log"] if "loser" in line]
    for loser, winners in vector["eliminations"]:
        before = won(night)
        bust(night, str(loser), *map(str, winners))
        for line in [log.pop(0) for _winner in winners]:
            winner = str(line["winner"])
            (head,) = (head for head in found(night).taken if head.entry == last(night, str(loser)))
            assert head.worth == line["bounty"]
            if winner in heads(night) and night.evening.state.finished is None:
                assert won(night)[winner] - before.get(winner, 0) == line["cash"]
                assert heads(night)[winner] == line["new_head"]
    cash = {str(number): amount for number, amount in vector["cash_cents"].items() if amount}
    assert won(night) == cash
    remaining = {str(number): amount for number, amount in vector["remaining_heads"].items() if amount}
    assert heads(night) == remaining
    assert (
        sum(cash.values()) + sum(remaining.values()) == vector["total_cents"] == found(night).open + sum(cash.values())
    )


def test_half_of_a_head_of_ten_is_five_in_cash_and_the_own_head_becomes_fifteen() -> None:
    """bounty_vectors.json, pko_bwin_first."""
    night = night_of(progressive(), "Anna", "Boris", "Cyril")
    bust(night, "Boris", "Anna")
    assert won(night) == {"Anna": 500}
    assert heads(night) == {"Anna": 1_500, "Cyril": 1_000}


def test_each_part_is_divided_by_itself_and_its_odd_cent_is_cash() -> None:
    """bounty_vectors.json, pko_split_two: 1001 cents are 501 and 500, then 251 + 250 and 250 + 250."""
    night = night_of(progressive(1_001), "Anna", "Boris", "Cyril", "Dana")
    bust(night, "Boris", "Anna", "Cyril")
    assert won(night) == {"Anna": 251, "Cyril": 250}
    assert heads(night) == {"Anna": 1_251, "Cyril": 1_251, "Dana": 1_001}


def test_a_head_that_nobody_is_known_to_have_taken_is_unclaimed_with_all_that_was_on_it() -> None:
    night = night_of(progressive(), "Anna", "Boris", "Cyril", "Dana")
    bust(night, "Boris", "Anna")
    bust(night, "Anna")
    assert found(night).unclaimed == 1_500
    do(night, lambda state, at: leaving.disqualify(state, at, last(night, "Dana"), 9_000))
    assert found(night).unclaimed == 2_500
    assert won(night) == {"Anna": 500, "Cyril": 1_000}


def test_nobody_gets_what_is_on_the_champions_head_where_the_rule_says_so() -> None:
    night = night_of(progressive(own=OwnHead.NOBODY), "Anna", "Boris")
    bust(night, "Boris", "Anna")
    assert won(night) == {"Anna": 500}
    assert found(night).unclaimed == 1_500


def test_two_out_in_one_hand_leave_both_heads_to_the_winner_and_nothing_on_a_head_that_is_gone() -> None:
    night = night_of(progressive(), "Anna", "Boris", "Cyril", "Dana")
    bust(night, "Boris", "Anna")
    cyril, anna, dana = (last(night, name) for name in ("Cyril", "Anna", "Dana"))
    both = [Out(anna, (dana,), rank=2), Out(cyril, (anna, dana), rank=1)]
    do(night, partial(elimination.bust, outs=both))
    # Half of Cyril's head was Anna's, who lost her own in that hand: all of it is cash.
    assert won(night) == {"Anna": 500 + 500, "Dana": 250 + 750 + 2_000}
    assert found(night).unclaimed == 0


def test_a_knockout_that_keeps_its_credit_takes_the_head_of_that_time_and_what_was_on_it() -> None:
    night = night_of(progressive(rules=KEEPS), "Anna", "Boris", "Cyril", "Dana")
    bust(night, "Dana", "Anna")
    assert heads(night)["Anna"] == 1_500
    bust(night, "Anna", "Boris")
    rebuy(night, "Anna")
    assert won(night) == {"Anna": 500, "Boris": 750}
    assert heads(night) == {"Anna": 500, "Boris": 1_750, "Cyril": 1_000}
    bust(night, "Anna", "Cyril")
    assert won(night) == {"Anna": 500, "Boris": 750, "Cyril": 250}


def test_by_the_default_rule_what_was_added_stays_on_the_head_of_whoever_buys_back_in() -> None:
    night = night_of(progressive(), "Anna", "Boris", "Cyril", "Dana")
    bust(night, "Dana", "Anna")
    bust(night, "Anna", "Boris")
    rebuy(night, "Anna")
    assert won(night) == {"Anna": 500}
    assert heads(night) == {"Anna": 2_000, "Boris": 1_000, "Cyril": 1_000}


def test_who_enters_again_has_a_new_head_and_keeps_his_cash() -> None:
    night = night_of(progressive(), "Anna", "Boris", "Cyril")
    bust(night, "Boris", "Anna")
    bust(night, "Anna", "Cyril")
    re_enter(night, "Anna")
    assert won(night) == {"Anna": 500, "Cyril": 750}
    assert heads(night) == {"Anna": 1_000, "Cyril": 1_750}


def test_a_head_whose_taker_was_taken_out_as_if_never_entered_is_unclaimed() -> None:
    night = night_of(progressive(), "Anna", "Boris", "Cyril", "Dana")
    bust(night, "Boris", "Anna")
    do(night, lambda state, at: leaving.unregister(state, at, last(night, "Anna"), chips=20_000))
    assert won(night) == {}
    assert found(night).unclaimed == 1_000
    assert heads(night) == {"Cyril": 1_000, "Dana": 1_000}


def test_another_eliminator_later_puts_right_all_that_followed() -> None:
    night = night_of(progressive(), "Anna", "Boris", "Cyril", "Dana")
    first = bust(night, "Boris", "Anna")
    bust(night, "Anna", "Cyril")
    assert won(night) == {"Anna": 500, "Cyril": 750}
    outs = [Out(last(night, "Boris"), (last(night, "Dana"),))]
    night.evening.replace(first.seq, partial(elimination.bust, outs=outs))
    assert won(night) == {"Cyril": 500, "Dana": 500}
    assert heads(night) == {"Cyril": 1_500, "Dana": 1_500}


def test_the_order_of_places_has_no_say_in_what_is_on_a_head() -> None:
    """Heads were taken when they were taken, whoever is placed better by the director's word."""
    night = night_of(progressive(), "Anna", "Boris", "Cyril", "Dana")
    bust(night, "Boris", "Anna")
    bust(night, "Anna", "Cyril")
    before = found(night)
    order = ((last(night, "Boris"),), (last(night, "Anna"),))
    do(night, lambda state, at: Step("finish_ordered", (FinishOrdered(order),)))
    assert found(night) == before


def test_a_head_goes_to_whoever_won_the_pot_with_its_players_last_chips() -> None:
    """bounty_vectors.json, side_pot_bwin: KK 10,000, QQ 5,000, AA 1,000 all in: the queens' head is the kings'."""
    holes = {1: "KsKd", 2: "QsQd", 3: "AsAd"}
    hand = table({1: 10_000, 2: 5_000, 3: 1_000}, (50, 100), holes=holes, board="2c3d4h8s9d")
    result = play(hand, "r10000 c c").result()
    assert [(out.seat, out.by) for out in result.busted] == [(2, (1,))]
