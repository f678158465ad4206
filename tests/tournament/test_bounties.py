"""Fixed bounties: whose head, worth what, and who has it; the champion's own; how the rule is set."""

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from tests.fakes import Night, created, people
from tests.tournament.nights import HEAD, bust, deal_ends_it, do, last, lines, night_of, re_enter, rebuy, selling
from tournament import standings, wording
from tournament.bounties.bounties import Bounties, bounties, set_bounties
from tournament.bounties.bounty_rule import BountyKind, BountyRule, OwnHead
from tournament.bounties.heads import split
from tournament.errors import Refusal
from tournament.events import EveningCreated
from tournament.payouts.plan import USUAL as USUAL_PLAN
from tournament.payouts.plan import PayoutPlan
from tournament.people import leaving
from tournament.rules import EveningRules
from tournament.sales import cash, price_list
from tournament.sales.prices import Buying, Fund, Price, Shares, Window

KEEPS = EveningRules(rebuy_keeps_knockout=True)


def won(night: Night) -> dict[str, int]:
    return {name: line.bounty for name, line in lines(night).items() if line.bounty}


def found(night: Night) -> Bounties:
    here = bounties(night.evening.state)
    state = night.evening.state
    assert sum(here.won.values()) + here.open + here.unclaimed + state.from_heads == state.fund(Fund.BOUNTIES)
    return here


def test_an_undone_knockout_is_taken_back_once_and_the_head_stays_whole() -> None:
    """B153."""
    night = night_of(selling(bounty=HEAD), "H1", "H2", "H3", "X")
    both = bust(night, "X", "H1", "H2")
    assert won(night) == {"H1": 1_000, "H2": 1_000}
    assert sum(won(night).values()) + found(night).open == 4 * HEAD
    night.evening.undo(both.seq)
    assert won(night) == {}
    assert found(night).open == 4 * HEAD
    bust(night, "X", "H3")
    assert won(night) == {"H3": HEAD}
    assert sum(won(night).values()) + found(night).open == 4 * HEAD


def test_what_cannot_be_divided_goes_to_those_named_first() -> None:
    """bounty_vectors.json: pko_split_two and pko_split_three."""
    assert split(1_001, 2) == (501, 500)
    assert split(1_000, 3) == (334, 333, 333)
    assert split(5, 0) == ()


def test_the_champion_has_his_own_head() -> None:
    night = night_of(selling(bounty=HEAD), "Anna", "Boris", "Cyril")
    bust(night, "Cyril", "Boris")
    bust(night, "Boris", "Anna")
    assert won(night) == {"Anna": 2 * HEAD, "Boris": HEAD}
    assert found(night).open == found(night).unclaimed == 0


def test_a_head_that_nobody_knows_to_have_taken_is_unclaimed() -> None:
    night = night_of(selling(bounty=HEAD), "Anna", "Boris", "Cyril", "Dana")
    bust(night, "Dana")
    do(night, lambda state, at: leaving.go_home(state, at, last(night, "Cyril"), 9_000))
    assert won(night) == {}
    assert found(night).unclaimed == 2 * HEAD


def test_by_the_default_rule_all_heads_go_with_the_last_bust() -> None:
    night = night_of(selling(bounty=HEAD), *people(4))
    bust(night, "P001", "P002")
    rebuy(night, "P001")
    assert won(night) == {}
    bust(night, "P001", "P003")
    assert won(night) == {"P003": HEAD + HEAD // 2}


def test_where_the_credit_stays_each_knockout_has_the_head_that_was_bought_before_it() -> None:
    night = night_of(selling(bounty=HEAD, rules=KEEPS), *people(4))
    bust(night, "P001", "P002")
    rebuy(night, "P001")
    assert won(night) == {"P002": HEAD}
    bust(night, "P001", "P003", "P004")
    assert won(night) == {"P002": HEAD, "P003": HEAD // 4, "P004": HEAD // 4}


def test_a_person_keeps_what_his_earlier_entry_won() -> None:
    night = night_of(selling(bounty=HEAD), *people(4))
    bust(night, "P001", "P002")
    bust(night, "P002", "P003")
    re_enter(night, "P002")
    assert won(night) == {"P002": HEAD, "P003": HEAD}
    assert found(night).open == 3 * HEAD


def test_a_head_of_an_entry_taken_out_with_refund_is_gone() -> None:
    night = night_of(selling(bounty=HEAD), *people(4))
    do(night, lambda state, at: leaving.unregister(state, at, last(night, "P004"), chips=10_000))
    assert found(night).open == 3 * HEAD
    assert found(night).unclaimed == 0


# ---- the champion's own head -----------------------------------------------------------------------------------------


def paying(
    rule: BountyRule, *, entry: int = 10_000, bounty: int = 2_500, plan: PayoutPlan = USUAL_PLAN
) -> EveningCreated:
    """An evening with heads paid by that rule: so much a buy-in, so much of it on the head."""
    price = Price("Buy-in", Buying.BUY_IN, Shares(entry - bounty, 0, 0, bounty), 10_000, Window(until=2))
    rebuy = Price("Rebuy", Buying.REBUY, Shares(1_500, 0, 0, 500), 10_000, Window(until=2))
    return replace(created(), prices=(price, rebuy), bounties=rule, payouts=plan)


BARGE = BountyRule(own_head=OwnHead.PRIZES)


@pytest.mark.parametrize(("players", "bounty", "prizes"), [(4, 2_500, (32_500,)), (8, 2_500, (43_800, 18_700))])
def test_the_champions_own_head_is_part_of_the_prizes_from_the_start(
    players: int, bounty: int, prizes: tuple[int, ...]
) -> None:
    """bounty_vectors.json, barge_bounty_accounting: 4 players at 100/25: first 325; 8 players: 625 into 438 and 187."""
    night = night_of(paying(BARGE, bounty=bounty, plan=replace(USUAL_PLAN, unit=100)), *people(players))
    assert standings.payouts(night.evening.state) == prizes
    assert found(night).open == (players - 1) * bounty
    for number in range(2, players + 1):
        bust(night, f"P{number:03}", "P001")
        assert standings.payouts(night.evening.state) == prizes
        assert cash.sheet(night.evening.state).balances
    assert won(night) == {"P001": (players - 1) * bounty}
    assert (found(night).open, found(night).unclaimed) == (0, 0)
    assert lines(night)["P001"].prize == prizes[0]


def test_every_example_of_the_vector_of_bounties_in_the_prizes(shared_file: Callable[[str], Path]) -> None:
    vectors = json.loads(shared_file("cases/numbers/bounty_vectors.json").read_text(encoding="utf-8"))
    (barge,) = (vector for vector in vectors if vector["id"] == "barge_bounty_accounting")
    for example in barge["examples"]:
        setup = paying(BARGE, entry=100 * example["buyin"], bounty=100 * example["bounty"])
        night = night_of(replace(setup, payouts=replace(USUAL_PLAN, unit=100)), *people(example["players"]))
        paid = standings.payouts(night.evening.state)
        assert paid == tuple(100 * example[place] for place in ("first", "second") if place in example)


def test_at_the_end_exactly_the_champions_head_is_in_the_pool() -> None:
    night = night_of(paying(BARGE), *people(3))
    bust(night, "P001", "P002")
    rebuy(night, "P001")
    assert night.evening.state.from_heads == 2_500
    bust(night, "P003", "P001")
    bust(night, "P002", "P001")
    assert night.evening.state.from_heads == 3_000
    assert night.evening.state.pool == 3 * 7_500 + 1_500 + 3_000
    assert won(night) == {"P001": 5_000}
    assert (found(night).open, found(night).unclaimed) == (0, 0)


def test_other_prices_for_whoever_comes_late_change_no_head_and_no_pool() -> None:
    night = night_of(paying(BARGE), *people(4))
    late = Price("Late", Buying.BUY_IN, Shares(10_000, 0, 0, 0), 10_000, Window(until=2))
    do(night, lambda state, at: price_list.set_prices(state, at, (late,)))
    assert standings.payouts(night.evening.state) == (32_500,)
    for number in (2, 3, 4):
        bust(night, f"P{number:03}", "P001")
        assert standings.payouts(night.evening.state) == (32_500,)


def test_nobody_has_two_parts_of_a_head() -> None:
    night = night_of(selling(bounty=HEAD), *people(4))
    with pytest.raises(Refusal, match="named_twice"):
        bust(night, "P004", "P001", "P002", "P001")


def test_nobody_gets_the_champions_own_head_where_the_rule_says_so() -> None:
    night = night_of(paying(BountyRule(own_head=OwnHead.NOBODY)), *people(3))
    bust(night, "P003", "P001")
    bust(night, "P002", "P001")
    assert won(night) == {"P001": 5_000}
    assert found(night).unclaimed == 2_500


def test_each_of_those_left_when_it_ends_has_his_own_head() -> None:
    """A deal may end it with several still in."""
    night = night_of(paying(BountyRule()), *people(3))
    state = night.evening.state
    deal_ends_it(night)
    over = night.evening.state
    assert bounties(over).won == dict.fromkeys((1, 2, 3), 2_500)
    assert bounties(replace(over, bounty_rule=BountyRule(own_head=OwnHead.NOBODY))).unclaimed == 7_500
    barge = replace(over, bounty_rule=BARGE)
    assert barge.from_heads == replace(state, bounty_rule=BARGE).from_heads == 2_500
    assert bounties(barge).unclaimed == 5_000


# ---- the rule --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "code"),
    [
        (BountyRule(), "bounties_unchanged"),
        (BountyRule(BountyKind.PROGRESSIVE, cash=10_001), "bounty_cash"),
        (BountyRule(BountyKind.PROGRESSIVE, cash=-1), "bounty_cash"),
        (BountyRule(BountyKind.PROGRESSIVE, own_head=OwnHead.PRIZES), "own_head_to_prizes"),
        (BountyRule(BountyKind.MYSTERY, own_head=OwnHead.PRIZES), "own_head_to_prizes"),
        (BountyRule(BountyKind.MYSTERY, mystery_from=1), "mystery_from"),
    ],
)
def test_a_rule_that_makes_no_sense_is_refused_in_one_sentence(rule: BountyRule, code: str) -> None:
    night = night_of(paying(BountyRule()), *people(3))
    with pytest.raises(Refusal, match=code) as refused:
        do(night, partial(set_bounties, rule=rule))
    assert wording.refusal(refused.value).endswith(".")


def test_another_rule_counts_for_the_heads_taken_before_too() -> None:
    night = night_of(paying(BountyRule()), *people(3))
    bust(night, "P003", "P001")
    do(night, partial(set_bounties, rule=BountyRule(BountyKind.PROGRESSIVE, cash=7_000)))
    assert won(night) == {"P001": 1_750}
    assert found(night).heads == {1: 2_500 + 750, 2: 2_500}
    night.evening.undo()
    assert won(night) == {"P001": 2_500}
