"""Somebody comes back in after a deal that he had no part in: what was agreed stands, and the prizes are the pool."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournament.doors import Door, opened
from tests.tournament.test_deal_making import NAMES, deal, prizes, three_left
from tournament import wording
from tournament.bounties.bounties import set_bounties
from tournament.bounties.bounty_rule import BountyKind, BountyRule
from tournament.changing import replace
from tournament.deals.deals import Method
from tournament.errors import RuleViolation
from tournament.events import Ending
from tournament.outs import elimination
from tournament.payouts.plan import Column, PayoutPlan, PayoutTable
from tournament.sales import cash, payments
from tournament.sales.prices import Buying, Fund, Price, Shares, Window
from tournament.standings import standings

SHARES = {"Anna": 3_300, "Boris": 3_000, "Cyril": 2_700}


def back(door: Door, name: str) -> Door:
    return door.do(elimination.reinstate, door.entry(name).number, bytes(32))


def after_a_deal() -> Door:
    """50.00, 30.00 and 20.00 dealt: 10.00 was kept for the winner. Then Dana is back."""
    return back(deal(three_left(), unit=100, kept=1_000), "Dana")


def four_paid() -> Door:
    """100.00 as 40.00, 30.00, 20.00 and 10.00: Dana was fourth."""
    plan = PayoutPlan(PayoutTable("Four", (Column(10, (40, 30, 20, 10)),)))
    door = Door(replace(opened(until=0, more=()), payouts=plan)).start(*NAMES).later(30)
    for name in NAMES[:2:-1]:
        door.bust(name, "Anna")
    return deal(door, Method.EVEN, {}, kept=1_500)


def test_second_she_gets_nothing_that_was_promised_to_others() -> None:
    door = after_a_deal().bust("Boris", "Cyril").bust("Anna", "Cyril").bust("Dana", "Cyril")
    assert prizes(door) == SHARES | {"Cyril": 3_700}


def test_before_it_is_over_she_gets_no_more_either() -> None:
    door = after_a_deal().bust("Boris", "Cyril").bust("Dana", "Anna")
    assert prizes(door) == {"Boris": 3_000}


def test_she_has_the_prize_of_the_place_she_had_and_the_winner_share_and_what_was_kept() -> None:
    door = back(four_paid(), "Dana").bust("Boris", "Cyril").bust("Anna", "Cyril").bust("Dana", "Cyril")
    assert prizes(door) == {"Anna": 2_500, "Boris": 2_500, "Cyril": 2_500 + 1_500, "Dana": 1_000}


def test_what_the_pool_has_gained_she_gets_up_to_the_prize_of_her_place_and_the_winner_the_rest() -> None:
    door = back(four_paid(), "Dana").do(payments.adjust, Fund.PRIZES, 10_000, "found")
    door.bust("Boris", "Cyril").bust("Anna", "Cyril").bust("Dana", "Cyril")
    # Second of 200.00 is 60.00.
    assert prizes(door) == {"Anna": 2_500, "Boris": 2_500, "Dana": 6_000, "Cyril": 2_500 + 1_500 + 5_000}


def test_as_the_winner_she_gets_what_was_kept_and_all_that_is_there() -> None:
    door = back(four_paid(), "Dana").bust("Boris", "Cyril").bust("Anna", "Cyril").bust("Cyril", "Dana")
    assert prizes(door) == {"Anna": 2_500, "Boris": 2_500, "Cyril": 2_500, "Dana": 1_000 + 1_500}


@given(
    st.lists(st.sampled_from(("Dana", "Eva")), unique=True),
    st.permutations(NAMES),
    st.integers(0, 4_000),
    st.sampled_from((0, 900, 20_000, -300)),
)
def test_whoever_comes_back_and_whoever_wins(coming: list[str], order: list[str], kept: int, later: int) -> None:
    """Shares stay what they are, what somebody out has stays his, and all prizes are the pool."""
    plan = PayoutPlan(PayoutTable("Five", (Column(10, (40, 25, 20, 10, 5)),)))
    door = Door(replace(opened(until=0, more=()), payouts=plan)).start(*NAMES).later(30)
    door.bust("Eva", "Anna").bust("Dana", "Anna")
    deal(door, Method.EVEN, {}, kept=kept)
    agreed = {line.name: line.share for line in standings(door.state) if line.share}
    for name in coming:
        back(door, name)
    if later:
        door.do(payments.adjust, Fund.PRIZES, later, "counted again")
    playing = [name for name in order if door.entry(name).is_in]
    seen: dict[str, int] = {}
    for name in playing[1:]:
        door.bust(name, playing[0])
        now = {line.name: line.prize for line in standings(door.state)}
        if door.state.finished is None:
            assert all(now[name] == prize for name, prize in seen.items())
            seen = {line.name: line.prize for line in standings(door.state) if line.place is not None}
    found = {line.name: line.prize for line in standings(door.state)}
    assert sum(found.values()) == door.state.pool == 10_000 + later
    if later >= 0:
        assert all(found[name] == share for name, share in agreed.items() if name != playing[0])
        assert all(found[name] == prize for name, prize in seen.items())
        assert found[playing[0]] >= agreed.get(playing[0], 0) + kept
    assert cash.sheet(door.state).balances


# ---- what a deal meets -----------------------------------------------------------------------------------------------


def test_after_a_deal_bounties_are_paid_as_they_were() -> None:
    door = deal(three_left())
    with pytest.raises(RuleViolation, match="bounties_after_deal") as refused:
        door.do(partial(set_bounties, rule=BountyRule(BountyKind.PROGRESSIVE)))
    assert (
        wording.refusal(refused.value) == "A deal has been made: undo it first, then bounties can be paid another way."
    )


def test_a_deal_while_rebuys_are_sold_says_so() -> None:
    rebuy = Price("Rebuy", Buying.REBUY, Shares(prizes=1_000), 10_000, Window(until=8))
    add_on = Price("Add-on", Buying.ADD_ON, Shares(prizes=1_000), 10_000, Window(until=8))
    door = Door(opened(until=0, more=(rebuy, add_on))).start("Anna", "Boris").later(30)
    deal(door, Method.EVEN, {}, ending=Ending.PLAY_ON)
    step = door.night.evening.steps[-1].step
    assert step.facts["on_sale"] == ["Rebuy", "Add-on"]
    assert wording.step(step).endswith("; they play on (still on sale: Rebuy and Add-on)")
    door.night.evening.undo()
    deal(door, Method.EVEN, {}, ending=Ending.TIE)
    assert "on_sale" not in door.night.evening.steps[-1].step.facts
