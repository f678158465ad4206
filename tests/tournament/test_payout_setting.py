"""Deciding how the pool is divided: table, places, rounding, guarantee, prizes by hand; what is refused, and undone."""

from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from tests.fakes import Night, created, people
from tests.tournament.nights import bust, do, lines, night_of, rebuy, selling
from tournament import wording
from tournament.board import view as board
from tournament.errors import BadInput, Refusal
from tournament.events import PayoutsSet
from tournament.names import EntryNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.payouts import setting
from tournament.payouts.bubble import bubble
from tournament.payouts.division import Prize
from tournament.payouts.plan import Part, PayoutPlan, Rounding, SetPrize
from tournament.payouts.tables import table_named, table_of
from tournament.people import counting, leaving
from tournament.sales import buying, cash, payments
from tournament.sales.prices import Buying, Price, Shares, Window
from tournament.standings import payouts, prizes, standings
from tournament.wording.prizes import rounded_to, won_in_all


def nine(**otherwise: Any) -> Night:
    """Nine people, 180.00 to win."""
    return Night(created(**otherwise)).enter(*people(9))


def paid(night: Night) -> tuple[int, ...]:
    return payouts(night.evening.state)


def refusal(night: Night, decision: Any) -> str:
    with pytest.raises(Refusal) as refused:
        do(night, decision)
    return wording.refusal(refused.value)


# ---- the parts of the plan ------------------------------------------------------------------------------------------


def test_a_table_is_chosen_by_name_and_its_columns_are_held() -> None:
    night = nine()
    assert paid(night) == (95_00, 50_00, 35_00)
    step = do(night, partial(setting.use_table, name="kiabet")).step
    assert wording.step(step) == "Payouts by the table Kiabet"
    assert paid(night) == (95_00, 60_00, 25_00)
    (event,) = step.events
    assert isinstance(event, PayoutsSet)
    assert event.plan.table is not None, "a later program may ship other columns"
    assert len(event.plan.table.columns) == 2


def test_a_table_and_its_rounding_are_one_step() -> None:
    night = nine()
    step = do(night, partial(setting.use_table, name="BARGE", rounding=Rounding.NEAREST, unit=10_00)).step
    assert wording.step(step) == (
        "Payouts by the table BARGE, rounded to the nearest, the difference to the first, in units of €10"
    )
    assert paid(night) == (90_00, 50_00, 40_00)
    night.evening.undo()
    assert paid(night) == (95_00, 50_00, 35_00)


def test_an_unknown_table_is_refused_with_the_known_ones() -> None:
    assert refusal(nine(), partial(setting.use_table, name="Vegas")).startswith(
        "No payout table is called Vegas. There are: BARGE, Winner takes all, Tournament Director, "
    )


def test_places_may_be_more_or_fewer_and_again_as_the_table_says() -> None:
    night = nine()
    assert wording.step(do(night, partial(setting.set_places, places=2)).step) == "Prizes: 2 places paid"
    assert paid(night) == (130_00, 50_00)
    do(night, partial(setting.set_places, places=4))
    assert paid(night) == (80_00, 45_00, 30_00, 25_00)
    do(night, partial(setting.set_places, places=None))
    assert paid(night) == (95_00, 50_00, 35_00)


def test_b171_no_places_are_stored_and_nothing_is_shown() -> None:
    night = nine()
    do(night, partial(setting.set_prize, place=1, amount=None, thing="Cup"))
    step = do(night, partial(setting.set_places, places=0)).step
    assert wording.step(step) == "Prizes: no places paid"
    assert prizes(night.evening.state) == ()
    assert board.view(night.evening.state, night.clock()).prizes == ()
    assert cash.sheet(night.evening.state).balances
    night.evening.undo()
    assert prizes(night.evening.state)[0] == Prize(1, 95_00, "Cup")
    night.evening.redo()
    do(night, partial(setting.use_table, name="Kiabet"))
    assert paid(night) == (95_00, 60_00, 25_00), "a table chosen afterwards pays its places again"


def test_a_power_law_makes_a_table() -> None:
    night = nine()
    step = do(night, partial(setting.use_power_law, paid=Fraction(1, 3), first=Fraction(1, 2), last=Fraction(1))).step
    assert wording.step(step) == "Payouts by a power law: 33.333 % of the field, first 50 %, last 1 × buy-in"
    assert paid(night) == (95_00, 50_00, 35_00)
    assert min(paid(night)) >= 20_00
    law = partial(setting.use_power_law, paid=Fraction(1, 2), first=Fraction(1, 2), last=Fraction(2))
    assert refusal(night, law) == (
        "The first prize and the last ones of everybody paid are more than the pool: ask for less."
    )


def test_the_desk_sets_several_parts_in_one_step_and_only_what_differs_is_in_it() -> None:
    night = nine()
    plan = partial(setting.set_all, plan=PayoutPlan(table=table_named("Kiabet"), guarantee=300_00))
    step = do(night, plan).step
    assert wording.step(step) == "Payouts by the table Kiabet, rounded down, the rest to the first, €300 guaranteed"
    (event,) = step.events
    assert isinstance(event, PayoutsSet)
    assert event.parts == (Part.TABLE, Part.GUARANTEE)
    assert refusal(night, plan) == "That is how the prizes are divided already."
    do(night, partial(setting.set_all, plan=PayoutPlan(table=table_named("Kiabet"), places=2, unit=1_00)))
    assert table_of(night.evening.state.payouts).name == "Kiabet"
    assert (night.evening.state.pool, len(paid(night))) == (180_00, 2)
    kept = replace(night.evening.state.payouts, by_hand=(SetPrize(2, 50_00, " Cup "),))
    step = do(night, partial(setting.set_all, plan=kept)).step
    assert wording.step(step).endswith("in units of €1, 1 prize set by hand")
    assert paid(night) == (130_00, 50_00)
    do(night, partial(setting.set_all, plan=replace(kept, by_hand=())))
    assert night.evening.state.payouts.by_hand == ()
    beyond = replace(kept, by_hand=(SetPrize(1, 180_01),))
    assert "there are only 180.00 EUR" in refusal(night, partial(setting.set_all, plan=beyond))


def test_an_older_step_taken_back_changes_what_it_set_and_nothing_else() -> None:
    night = nine()
    given = do(night, partial(setting.guarantee, amount=300_00))
    do(night, partial(setting.set_prize, place=1, amount=100_00))
    do(night, partial(setting.use_table, name="Kiabet"))
    night.evening.undo(given.seq)
    state = night.evening.state
    assert (state.pool, payouts(state)[0], table_of(state.payouts).name) == (180_00, 100_00, "Kiabet")


@pytest.mark.parametrize(
    ("decision", "said"),
    [
        (partial(setting.use_table, name="BARGE"), "That is how the prizes are divided already."),
        (partial(setting.set_places, places=-1), "From no place up to 1\u202f000 places can be paid."),
        (partial(setting.set_places, places=1001), "From no place up to 1\u202f000 places can be paid."),
        (partial(setting.set_places, places=None), "That is how the prizes are divided already."),
        (
            partial(setting.set_rounding, rounding=Rounding.DOWN, unit=0),
            "Prizes are rounded to an amount of EUR above nothing, such as 5.",
        ),
        (partial(setting.guarantee, amount=-1), "What is guaranteed cannot be less than nothing."),
        (partial(setting.guarantee, amount=10**14), "That amount is too large."),
        (partial(setting.guarantee, amount=0), "That is how the prizes are divided already."),
        (partial(setting.set_prize, place=0, amount=1), "A prize is for one of the places 1 to 1\u202f000."),
        (partial(setting.set_prize, place=2, amount=-1), "The prize of place 2 cannot be less than nothing."),
        (partial(setting.set_prize, place=2, amount=10**14), "That amount is too large."),
        (
            partial(setting.set_prize, place=2, amount=None),
            "Place 2 needs an amount, or something that is no money.",
        ),
        (
            partial(setting.set_prize, place=2, amount=180_01),
            "The prizes set by hand would come to 180.01 EUR, but there are only 180.00 EUR to win.",
        ),
        (partial(setting.free_prize, place=2), "Nothing was set by hand for place 2."),
        (partial(setting.free_prize, place=1001), "A prize is for one of the places 1 to 1\u202f000."),
    ],
)
def test_what_is_refused_and_how(decision: Any, said: str) -> None:
    night = nine()
    before = night.evening.state
    assert refusal(night, decision) == said
    assert night.evening.state is before


def test_the_name_of_a_thing_is_one_line() -> None:
    night = nine()
    with pytest.raises(BadInput, match="reason_has_control_characters"):
        do(night, partial(setting.set_prize, place=1, amount=None, thing="Cup\x07"))


# ---- prizes by hand -------------------------------------------------------------------------------------------------


def test_a_locked_prize_stays_while_the_others_grow_with_the_pool() -> None:
    """B168 for what nobody set."""
    night = nine()
    step = do(night, partial(setting.set_prize, place=1, amount=100_00, thing="Cup")).step
    assert wording.step(step) == "Prize of place 1 set to €100 and Cup"
    assert paid(night) == (100_00, 50_00, 30_00)
    night.enter("Zora")
    assert paid(night) == (100_00, 60_00, 40_00)
    night.evening.undo()
    assert paid(night) == (100_00, 50_00, 30_00)
    step = do(night, partial(setting.free_prize, place=1)).step
    assert wording.step(step) == "Prize of place 1 as the payout table says"
    assert prizes(night.evening.state)[0] == Prize(1, 95_00)


def test_before_anybody_has_entered_a_prize_may_be_set_whatever_the_pool_is() -> None:
    night = Night(created())
    do(night, partial(setting.set_prize, place=1, amount=100_00))
    assert setting.missing(night.evening.state) == 100_00
    night.enter("Anna", "Boris")
    assert (paid(night), setting.missing(night.evening.state)) == ((40_00,), 60_00)
    night.enter(*people(7))
    assert (paid(night), setting.missing(night.evening.state)) == ((100_00, 50_00, 30_00), 0)


def test_where_the_pool_has_shrunk_other_parts_can_still_be_set_but_nothing_more_by_hand() -> None:
    night = nine()
    do(night, partial(setting.set_prize, place=1, amount=170_00))
    night.evening.perform(partial(leaving.unregister, entry=EntryNo(9)))
    assert (paid(night), setting.missing(night.evening.state)) == ((160_00,), 10_00)
    do(night, partial(setting.set_rounding, rounding=Rounding.NEAREST))
    do(night, partial(setting.set_prize, place=1, amount=165_00))
    assert "would come to 166.00 EUR" in refusal(night, partial(setting.set_prize, place=2, amount=1_00))
    do(night, partial(setting.set_prize, place=1, amount=50_00))
    assert paid(night) == (50_00, 110_00)


def test_things_of_a_shared_place_are_named_for_all_who_share_it() -> None:
    night = night_of(created(), *people(6))
    do(night, partial(setting.set_prize, place=3, amount=0, thing="Bottle of rum"))
    do(night, partial(setting.set_prize, place=4, amount=0, thing="Mug"))
    for name in ("P006", "P005"):
        bust(night, name, "P001")
    by = (night.number("P001"),)
    both = [Out(night.number("P004"), by), Out(night.number("P003"), by)]
    do(night, partial(elimination.bust, outs=both))
    found = lines(night)
    assert found["P004"].tied
    assert found["P004"].things == found["P003"].things == ("Bottle of rum", "Mug")
    bust(night, "P002", "P001")
    assert sum(line.prize for line in standings(night.evening.state)) == 120_00


def test_what_a_place_gets_in_words() -> None:
    assert won_in_all(200_00, ("Cup", "Flag"), "EUR") == "€200, Cup and Flag"
    assert won_in_all(0, ("Cup",), "EUR") == "Cup"
    assert won_in_all(20_00, ("Cup",), "EUR", tied=True) == "€20 and a share of Cup"
    assert won_in_all(0, (), "EUR") == ""
    assert rounded_to(Rounding.DOWN, None, "EUR") == "rounded down, the rest to the first"


# ---- the guarantee --------------------------------------------------------------------------------------------------


def test_the_house_gives_what_is_missing_to_the_guarantee_and_the_sheet_balances() -> None:
    night = nine()
    do(night, partial(setting.guarantee, amount=250_00))
    state = night.evening.state
    assert (state.pool, state.overlay, sum(payouts(state))) == (250_00, 70_00, 250_00)
    sheet = cash.sheet(state)
    assert (sheet.overlay, sheet.prizes, sheet.incoming) == (70_00, 250_00, 250_00)
    assert (sheet.outgoing, sheet.drawer) == (250_00, 250_00)
    do(night, partial(payments.contribute, amount=20_00, because="birthday"))
    assert (night.evening.state.overlay, cash.sheet(night.evening.state).contributed) == (50_00, 20_00)
    night.enter(*people(13)[9:])
    assert (night.evening.state.pool, night.evening.state.overlay) == (280_00, 0)
    assert cash.sheet(night.evening.state).balances


def test_prizes_set_on_the_guarantee_keep_it() -> None:
    night = nine()
    do(night, partial(setting.guarantee, amount=250_00))
    do(night, partial(setting.set_prize, place=1, amount=200_00))
    assert "only 180.00 EUR to win" in refusal(night, partial(setting.guarantee, amount=0))


def test_b168_the_pool_is_reckoned_anew_with_every_purchase_and_undo() -> None:
    """Ten entries at 50, three rebuys at 50, two add-ons at 20; a tenth of entries and rebuys is the house's."""
    window = Window(until=2)
    setup = selling()
    prices = (
        Price("Buy-in", Buying.BUY_IN, Shares(45_00, 5_00), 10_000, window),
        Price("Rebuy", Buying.REBUY, Shares(45_00, 5_00), 10_000, window),
        Price("Add-on", Buying.ADD_ON, Shares(20_00), 10_000, window),
    )
    night = night_of(replace(setup, prices=prices, seats=10), *people(10))
    assert night.evening.state.pool == 450_00
    for name in ("P001", "P002", "P003"):
        rebuy(night, name)
    orders = [buying.Order(night.number(name)) for name in ("P004", "P005")]
    do(night, partial(buying.add_ons, orders=orders))
    state = night.evening.state
    assert (state.pool, sum(payouts(state))) == (625_00, 625_00)
    night.evening.undo()
    assert (night.evening.state.pool, sum(paid(night))) == (585_00, 585_00)


# ---- the bubble -----------------------------------------------------------------------------------------------------


def test_the_bubble_counts_down_to_the_next_prize() -> None:
    night = night_of(created(), *people(6))
    found = []
    for name in ("P006", "P005", "P004", "P003"):
        here = bubble(night.evening.state)
        assert here is not None
        found.append((here.to_go, here.next_prize.place, here.next_prize.amount, here.first))
        bust(night, name, "P001")
    assert found == [(n, 2, 35_00, 85_00) for n in (4, 3, 2, 1)]
    here = bubble(night.evening.state)
    assert here is not None
    assert (here.to_go, here.next_prize.amount) == (0, 35_00)
    bust(night, "P002", "P001")
    assert bubble(night.evening.state) is None


def test_a_prize_set_far_down_is_the_next_one_until_it_is_won() -> None:
    night = night_of(created(), *people(6))
    do(night, partial(setting.set_prize, place=5, amount=None, thing="Wooden spoon"))
    view = board.view(night.evening.state, night.clock())
    assert (view.prizes, view.things, view.places_left) == ((85_00, 35_00), ((5, "Wooden spoon"),), 3)
    assert view.bubble is not None
    assert (view.bubble.to_go, view.bubble.next_prize) == (1, Prize(5, 0, "Wooden spoon"))
    bust(night, "P006", "P001")
    bust(night, "P005", "P001")
    assert lines(night)["P005"].things == ("Wooden spoon",)
    view = board.view(night.evening.state, night.clock())
    assert (view.places_left, view.bubble and view.bubble.to_go) == (2, 2)


def test_players_who_are_only_counted_have_a_bubble_too() -> None:
    night = Night(replace(created(), counted=True))
    do(night, partial(counting.more_players, count=6))
    here = bubble(night.evening.state)
    assert here is not None
    assert here.to_go == 4
