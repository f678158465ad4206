"""Rebuys and add-ons: who gets chips, what is owed, and when."""

from dataclasses import replace
from functools import partial

import pytest

from tests.fakes import MINUTE, SEVEN, Night
from tests.tournament.rebuys import ADD_ON, REBUY, SEED, bust, entry, night, rebuy, refusal, setup
from tournament import wording
from tournament.chips.stacks import count_stacks
from tournament.errors import RuleViolation
from tournament.events import StackCount
from tournament.names import EntryNo
from tournament.people import counting
from tournament.sales import buying
from tournament.sales.buying import Order
from tournament.sales.prices import HAND_HAD_BEGUN, Buying, Window

# ---- with chips left -------------------------------------------------------------------------------------------------


def test_a_stack_counted_a_moment_ago_need_not_be_told() -> None:
    here = night(setup(replace(REBUY, at_or_below=1_500)))
    assert refusal(here, "Anna").code == "stack_unknown_for_price"
    here.evening.perform(partial(count_stacks, counts=[StackCount(here.number("Anna"), 1_200)]))
    here.clock.forward(2 * MINUTE)
    rebuy(here, "Anna")
    assert (entry(here, "Anna").stack, entry(here, "Anna").counted) == (6_200, SEVEN)


def test_a_count_is_stale_after_a_hand_but_not_while_nobody_plays() -> None:
    here = night(setup(replace(REBUY, at_or_below=1_500)))
    here.evening.perform(partial(count_stacks, counts=[StackCount(here.number("Anna"), 1_200)]))
    here.clock.forward(3 * MINUTE)
    assert refusal(here, "Anna").code == "stack_unknown_for_price"
    here.clock.at = SEVEN + 41 * MINUTE
    here.evening.perform(partial(count_stacks, counts=[StackCount(here.number("Anna"), 1_200)]))
    here.clock.at = SEVEN + 49 * MINUTE
    rebuy(here, "Anna")
    assert entry(here, "Anna").stack == 6_200


def test_what_the_director_says_is_kept_as_a_count() -> None:
    here = night(setup(replace(REBUY, at_or_below=1_500)))
    assert refusal(here, "Anna", stack=1_501).code == "too_many_chips"
    assert refusal(here, "Anna", stack=-1).code == "count_negative"
    assert refusal(here, "Anna", stack=90_001).code == "more_than_in_play"
    rebuy(here, "Anna", stack=0)
    assert (entry(here, "Anna").stack, entry(here, "Anna").counted) == (5_000, SEVEN)


def test_before_the_start_everybody_has_what_he_bought() -> None:
    here = Night(setup(replace(REBUY, at_or_below=10_000))).enter("Anna", "Boris")
    rebuy(here, "Anna")
    assert entry(here, "Anna").stack == 15_000
    assert refusal(here, "Anna").code == "too_many_chips"
    assert refusal(here, "Anna", stack=100).code == "stack_is_known"


# ---- money -----------------------------------------------------------------------------------------------------------


def test_announcing_a_rebuy_obliges_to_pay_it() -> None:
    """TDA 27: he plays the chips behind, and owes them."""
    here = night()
    rebuy(here, "Anna", paid=0)
    anna = entry(here, "Anna")
    assert anna.charged - here.evening.state.till.received[anna.account] == 1_000
    rebuy(here, "Boris", paid=400)
    assert refusal(here, "Cyril", paid=1_001).code == "paid_more_than_price"
    assert refusal(here, "Cyril", paid=-1).code == "paid_more_than_price"


def test_a_comp_is_owed_by_nobody_and_counts_for_the_prizes() -> None:
    here = night()
    pool = here.evening.state.pool
    rebuy(here, "Anna", comp=True)
    assert entry(here, "Anna").charged == 2_000
    assert here.evening.state.till.received[entry(here, "Anna").account] == 2_000
    assert here.evening.state.pool == pool + 900
    assert refusal(here, "Anna", comp=True, paid=1).code == "paid_more_than_price"


def test_a_late_rebuy_says_in_the_history_why() -> None:
    here = night()
    bust(here, "Anna", "Boris")
    here.clock.at = SEVEN + 51 * MINUTE
    assert refusal(here, "Anna").code == "no_longer_on_sale"
    rebuy(here, "Anna", because=HAND_HAD_BEGUN)
    said = wording.step(here.evening.steps[-1].step)
    assert said.startswith("Anna bought Rebuy and is back at table 1 seat ")
    assert said.endswith(": €10, 5\N{NARROW NO-BREAK SPACE}000 chips (the hand had begun)")


def test_a_rebuy_can_be_corrected_to_somebody_elses() -> None:
    here = night()
    rebuy(here, "Anna")
    here.evening.replace(
        here.evening.steps[-1].seq, partial(buying.rebuy, entry=here.number("Boris"), server_seed=SEED)
    )
    assert (entry(here, "Anna").bought, entry(here, "Boris").bought) == (10_000, 15_000)


# ---- add-ons ---------------------------------------------------------------------------------------------------------


def at_the_break() -> Night:
    here = night()
    here.clock.at = SEVEN + 41 * MINUTE
    return here


def test_many_add_ons_are_one_step_with_totals() -> None:
    here = at_the_break()
    orders = [
        Order(here.number("Anna"), 2),
        Order(here.number("Boris"), paid=False),
        Order(here.number("Cyril")),
        Order(here.number("Dana")),
    ]
    chips = here.evening.state.chips_in_play
    here.evening.perform(partial(buying.add_ons, orders=orders))
    assert here.evening.state.chips_in_play == chips + 20_000
    space = "\N{NARROW NO-BREAK SPACE}"
    assert wording.step(here.evening.steps[-1].step) == f"4 players bought Add-on ×5: €25, 20{space}000 chips, €5 owing"
    here.evening.undo()
    assert here.evening.state.chips_in_play == chips


def test_if_one_add_on_is_refused_none_is_sold() -> None:
    here = at_the_break()
    bust(here, "Cyril", "Boris")
    before = here.evening.state
    for orders, code in (
        ([Order(here.number("Anna")), Order(here.number("Cyril"))], "already_out"),
        ([Order(here.number("Anna"), 2), Order(here.number("Anna"))], "bought_often_enough"),
        ([Order(here.number("Anna"), 0)], "times_wrong"),
        ([], "nobody_named"),
    ):
        with pytest.raises(RuleViolation, match=code):
            here.evening.perform(partial(buying.add_ons, orders=orders))
        assert here.evening.state is before


def test_a_limit_in_all_counts_within_the_list() -> None:
    here = night(setup(add_on=replace(ADD_ON, in_all=3, window=Window())))
    orders = [Order(here.number(name), 2) for name in ("Anna", "Boris")]
    with pytest.raises(RuleViolation, match="sold_out"):
        here.evening.perform(partial(buying.add_ons, orders=orders))


# ---- counted evenings ------------------------------------------------------------------------------------------------


def test_counted_players_buy_without_a_name_and_pay_at_once() -> None:
    here = Night(setup(counted=True))
    here.evening.perform(partial(buying.sell_counted, buying=Buying.REBUY, times=3))
    state = here.evening.state
    assert (state.pool, state.chips_in_play, state.till.received[None]) == (2_700, 15_000, 3_000)
    assert wording.step(here.evening.steps[-1].step).startswith("Rebuy sold ×3: €30")
    with pytest.raises(RuleViolation, match="times_wrong"):
        here.evening.perform(partial(buying.sell_counted, buying=Buying.REBUY, times=0))


def test_where_nobody_has_a_seat_a_rebuy_brings_back_without_one() -> None:
    here = Night(setup(counted=True))
    here.evening.perform(partial(counting.more_players, count=2))
    here.start().evening.perform(counting.one_out)
    out = next(entry for entry in here.evening.state.entries.values() if not entry.is_in)
    assert here.evening.state.finished is not None
    here.evening.perform(partial(buying.rebuy, entry=out.number, server_seed=SEED))
    back = here.evening.state.entry(out.number)
    assert back.is_in
    assert {back.seat, back.stack, here.evening.state.finished} == {None}
    assert here.evening.state.chips_in_play == 25_000


def test_only_somebody_with_a_name_can_owe() -> None:
    here = Night(setup(counted=True))
    here.evening.perform(partial(counting.more_players, count=1))
    with pytest.raises(RuleViolation, match="owing_without_name"):
        buying.rebuy(here.evening.state, SEVEN, EntryNo(1), server_seed=SEED, paid=0)


def test_where_players_have_names_somebody_has_to_buy() -> None:
    with pytest.raises(RuleViolation, match="say_who_buys"):
        buying.sell_counted(night().evening.state, SEVEN, Buying.REBUY, 1)


def test_an_unknown_entry_or_price_is_told() -> None:
    here = night()
    with pytest.raises(RuleViolation, match="no_such_entry"):
        buying.rebuy(here.evening.state, SEVEN, EntryNo(99), server_seed=SEED)
    assert refusal(here, "Anna", price="Super rebuy").code == "no_such_price"
