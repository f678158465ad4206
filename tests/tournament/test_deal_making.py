"""A deal is made: who takes part, when there can be one, what becomes of places and prizes, and what is refused."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from db import codec
from tests.tournament.doors import Door, opened
from tournament import standings, wording
from tournament.board import view as board
from tournament.clocks.clock import Phase
from tournament.deals import deal_making
from tournament.deals.deals import Method
from tournament.errors import Refusal, RuleViolation
from tournament.events import Ending, TableWay
from tournament.names import EntryNo
from tournament.outs import deciding, elimination, hand_for_hand
from tournament.payouts.plan import Column, PayoutPlan, PayoutTable
from tournament.people import leaving, registration
from tournament.reports.page import Words
from tournament.reports.standings import standings as standings_page
from tournament.sales import cash, payments
from tournament.sales.prices import Buying, Fund, Price, Shares, Window

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Eva")
STACKS = {"Anna": 25_000, "Boris": 15_000, "Cyril": 10_000}


def three_left(*names: str) -> Door:
    """100.00 in the pool: 50.00, 30.00, 20.00 for Anna, Boris and Cyril."""
    plan = PayoutPlan(PayoutTable("Podium", (Column(10, (50, 30, 20)),)))
    door = Door(replace(opened(until=0, more=()), payouts=plan)).start(*(names or NAMES)).later(30)
    for name in (names or NAMES)[:2:-1]:
        door.bust(name, "Anna")
    return door


def numbered(door: Door, of: Mapping[str, int]) -> dict[EntryNo, int]:
    return {door.entry(name).number: worth for name, worth in of.items()}


def deal(
    door: Door,
    method: Method = Method.ICM,
    stacks: Mapping[str, int] | None = None,
    amounts: Mapping[str, int] | None = None,
    *,
    unit: int = 1,
    kept: int = 0,
    ending: Ending = Ending.PLAY_ON,
) -> Door:
    given = numbered(door, STACKS if stacks is None else stacks)
    own = None if amounts is None else numbered(door, amounts)
    return door.do(deal_making.make_deal, method, given, own, unit, kept, ending)


def prizes(door: Door) -> dict[str, int]:
    return {line.name: line.prize for line in standings.standings(door.state) if line.prize}


def places(door: Door) -> dict[str, tuple[int | None, bool]]:
    return {line.name: (line.place, line.tied) for line in standings.standings(door.state)}


def refused(door: Door, attempt: Callable[[], object]) -> Refusal:
    before = door.state
    with pytest.raises(Refusal) as refusal:
        attempt()
    assert door.state is before
    wording.refusal(refusal.value)
    return refusal.value


# ---- how it goes on --------------------------------------------------------------------------------------------------


def test_they_play_on_for_what_was_kept_and_the_clock_goes_on() -> None:
    door = deal(three_left(), unit=100, kept=1_000)
    assert prizes(door) == {}
    assert [line.share for line in standings.standings(door.state)][:3] == [3_300, 3_000, 2_700]
    assert door.state.clock.reading(door.now).phase is Phase.RUNNING
    door.bust("Anna", "Cyril")
    assert prizes(door) == {"Anna": 3_300}
    door.bust("Boris", "Cyril")
    assert prizes(door) == {"Anna": 3_300, "Boris": 3_000, "Cyril": 3_700}
    assert [entry.name for entry in standings.winners(door.state)] == ["Cyril"]


def test_they_play_on_for_the_title_alone() -> None:
    door = deal(three_left(), Method.EVEN).bust("Anna", "Cyril").bust("Boris", "Cyril")
    assert prizes(door) == {"Anna": 3_334, "Boris": 3_333, "Cyril": 3_333}
    assert places(door)["Cyril"] == (1, False)


def test_it_is_over_with_places_by_chips_and_equal_chips_tie() -> None:
    door = deal(three_left(), Method.EVEN, {"Anna": 15_000, "Boris": 20_000, "Cyril": 15_000}, ending=Ending.BY_CHIPS)
    assert places(door) == {
        "Boris": (1, False),
        "Anna": (2, True),
        "Cyril": (2, True),
        "Dana": (4, False),
        "Eva": (5, False),
    }
    assert prizes(door) == {"Anna": 3_334, "Boris": 3_333, "Cyril": 3_333}
    assert door.state.finished == door.now
    assert door.state.clock.reading(door.now).phase is Phase.OVER


def test_it_is_over_and_all_share_the_first_place() -> None:
    door = deal(three_left(), ending=Ending.TIE)
    assert [places(door)[name] for name in STACKS] == [(1, True)] * 3
    assert sum(prizes(door).values()) == door.state.pool
    view = board.view(door.state, door.now)
    assert (view.winner, view.winners, view.first) == ("Anna, Boris and Cyril", 3, 3_839)


def test_a_deal_before_anybody_is_out_ends_a_night_too() -> None:
    door = Door(opened(until=0, more=())).start("Anna", "Boris").later(30)
    deal(door, Method.EVEN, {}, ending=Ending.TIE)
    assert prizes(door) == {"Anna": 2_000, "Boris": 2_000}


def test_in_the_end_the_sheet_balances_and_shares_are_ticked_off() -> None:
    door = deal(three_left(), ending=Ending.TIE)
    for name in STACKS:
        door.do(payments.pay_prize, door.entry(name).number)
    sheet = cash.sheet(door.state)
    assert sheet.balances
    assert (sheet.prizes_paid, sum(account.prize_due for account in sheet.accounts)) == (door.state.pool, 0)


@given(
    st.sampled_from((Method.EVEN, Method.CHIPS, Method.MINIMUM, Method.ICM)),
    st.lists(st.integers(0, 50_000), min_size=3, max_size=3).filter(any),
    st.sampled_from((1, 100, 500)),
    st.integers(0, 5_000),
    st.permutations(["Anna", "Boris", "Cyril"]),
    st.sampled_from((0, 700, -700, 4_000)),
)
def test_whoever_wins_prizes_sum_to_the_pool(
    method: Method, stacks: list[int], unit: int, kept: int, order: list[str], later: int
) -> None:
    door = deal(three_left(), method, dict(zip(STACKS, stacks, strict=True)), unit=unit, kept=kept)
    if later:
        door.do(payments.adjust, Fund.PRIZES, later, "counted again")
    shares = {line.name: line.share for line in standings.standings(door.state)}
    door.bust(order[0], order[2]).bust(order[1], order[2])
    assert sum(prizes(door).values()) == door.state.pool == 10_000 + later
    if later >= 0:
        assert prizes(door).get(order[0], 0) == shares[order[0]]
        assert prizes(door).get(order[1], 0) == shares[order[1]]
    assert cash.sheet(door.state).balances


# ---- what changes later ----------------------------------------------------------------------------------------------


def test_what_the_pool_gains_or_loses_later_is_the_first_places() -> None:
    door = deal(three_left(), ending=Ending.BY_CHIPS)
    before = prizes(door)
    door.do(payments.adjust, Fund.PRIZES, 500, "found")
    assert prizes(door) == before | {"Anna": before["Anna"] + 500}
    door.do(payments.adjust, Fund.PRIZES, -500 - before["Anna"] - 100, "it was not there")
    assert prizes(door) == {"Boris": before["Boris"] - 100, "Cyril": before["Cyril"]}


def test_those_who_share_the_first_place_share_what_the_pool_loses_later() -> None:
    """310 of 3: 104, 103 and 103; Cyril has only 100, and the others lose 2 and 1 more."""
    door = deal(three_left(), Method.OWN, {}, {"Anna": 9_000, "Boris": 900, "Cyril": 100}, ending=Ending.TIE)
    door.do(payments.adjust, Fund.PRIZES, -200, "it was not there")
    assert prizes(door) == {"Anna": 8_933, "Boris": 833, "Cyril": 34}
    door.do(payments.adjust, Fund.PRIZES, -110, "nor that")
    assert prizes(door) == {"Anna": 8_894, "Boris": 796}, "nobody pays more than he has"
    door.do(payments.adjust, Fund.PRIZES, 310, "it was")
    assert prizes(door) == {"Anna": 9_000, "Boris": 900, "Cyril": 100}
    assert cash.sheet(door.state).balances


def test_undo_reopens_the_evening_exactly() -> None:
    """B249, for an evening that a deal has ended."""
    door = three_left()
    before = door.state
    deal(door, ending=Ending.TIE)
    door.later(5).night.evening.undo()
    assert (door.state.clock, door.state.entries, door.state.finished, door.state.deal) == (
        before.clock,
        before.entries,
        None,
        None,
    )


def test_after_a_deal_that_ended_it_nobody_goes_or_comes_back() -> None:
    door = deal(three_left(), ending=Ending.TIE)
    out = elimination.Out(door.entry("Boris").number)
    assert refused(door, lambda: door.do(elimination.bust, [out])).code == "deal_ended"
    dana = door.entry("Dana").number
    assert refused(door, lambda: door.do(elimination.reinstate, dana, bytes(32))).code == "deal_ended"


def test_a_bust_before_the_deal_cannot_be_undone_beneath_it_but_put_right() -> None:
    door = deal(three_left(), kept=1_000)
    bust = next(stored for stored in door.night.evening.steps if stored.step.facts.get("names") == ["Dana"])
    refusal = refused(door, lambda: door.night.evening.undo(bust.seq))
    assert refusal.facts["way_on"] == "reinstate"
    door.do(elimination.reinstate, door.entry("Dana").number, bytes(32))
    door.bust("Anna", "Dana").bust("Boris", "Dana").bust("Cyril", "Dana")
    # Dana had no part in the deal: she gets what the shares leave of the pool.
    shares = {"Anna": 3_339, "Boris": 2_975, "Cyril": 2_686}
    assert prizes(door) == shares | {"Dana": 10_000 - sum(shares.values())}


def test_who_was_out_by_mistake_after_the_deal_keeps_his_share() -> None:
    door = deal(three_left(), kept=1_000).bust("Cyril", "Anna")
    door.do(elimination.reinstate, door.entry("Cyril").number, bytes(32))
    assert next(line.share for line in standings.standings(door.state) if line.name == "Cyril") == 2_686
    assert deal_making.prizes_left(door.state).total == 1_000


def test_nobody_with_a_share_is_taken_out_as_if_he_had_never_been() -> None:
    door = deal(three_left())
    boris = door.entry("Boris").number
    assert refused(door, lambda: door.do(leaving.unregister, boris, None, 15_000)).code == "in_the_deal"
    door.do(leaving.go_home, boris, 15_000)
    assert prizes(door) == {"Boris": 3_275}


def test_what_was_kept_can_be_divided_by_a_second_deal() -> None:
    door = deal(three_left(), Method.EVEN, kept=1_000).bust("Cyril", "Anna")
    deal(door, Method.CHIPS, {"Anna": 40_000, "Boris": 10_000}, ending=Ending.TIE)
    assert prizes(door) == {"Anna": 3_800, "Boris": 3_200, "Cyril": 3_000}


# ---- chips -----------------------------------------------------------------------------------------------------------


def test_chips_that_do_not_come_to_those_in_play_are_told_and_do_not_forbid_it() -> None:
    door = deal(three_left(), stacks={"Anna": 25_000, "Boris": 15_000, "Cyril": 9_500}, unit=100)
    step = door.night.evening.steps[-1].step
    assert step.facts["chips_off"] == -500
    assert wording.step(step) == (
        "Deal among 3 players (ICM): Anna €38, Boris €33 and Cyril €29; they play on"
        " (500 chips fewer counted than in play)"
    )


def test_the_chips_of_a_deal_are_a_count_of_that_moment() -> None:
    door = three_left().later(10)
    deal(door)
    anna = door.entry("Anna")
    assert (anna.stack, anna.counted) == (25_000, door.now)


def test_an_older_count_is_not_taken_for_the_stacks() -> None:
    door = deal(three_left())
    refusal = refused(door, lambda: deal(door, Method.CHIPS, {"Anna": 25_000, "Boris": 15_000}))
    assert (refusal.code, refusal.facts["names"]) == ("deal_stacks_missing", ["Cyril"])


def test_the_last_unit_goes_by_the_order_in_which_the_chips_were_told() -> None:
    told = {"Cyril": 1, "Boris": 1, "Anna": 1}
    door = deal(three_left(), Method.EVEN, told, ending=Ending.TIE)
    assert prizes(door) == {"Cyril": 3_334, "Boris": 3_333, "Anna": 3_333}


# ---- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attempt", "code"),
    [
        (partial(deal, stacks={"Dana": 5}), "deal_stranger"),
        (partial(deal, stacks={}), "deal_stacks_missing"),
        (partial(deal, method=Method.EVEN, stacks={}, ending=Ending.BY_CHIPS), "deal_stacks_missing"),
        (partial(deal, stacks=dict.fromkeys(STACKS, 0)), "no_chips"),
        (partial(deal, stacks={"Anna": -1, "Boris": 5, "Cyril": 5}), "stack_is_negative"),
        (partial(deal, method=Method.OWN), "deal_shares_missing"),
        (partial(deal, method=Method.OWN, amounts={"Anna": 1, "Boris": 2, "Cyril": 3}), "deal_sum_differs"),
        (partial(deal, method=Method.OWN, amounts={"Anna": -1, "Boris": 2, "Cyril": 9_999}), "share_is_negative"),
        (partial(deal, kept=5_001), "kept_out_of_range"),
        (partial(deal, kept=-1), "kept_out_of_range"),
        (partial(deal, kept=1, ending=Ending.TIE), "nothing_to_play_for"),
        (partial(deal, kept=1, ending=Ending.BY_CHIPS), "nothing_to_play_for"),
        (partial(deal, unit=0), "unit_not_positive"),
    ],
)
def test_a_deal_that_is_none(attempt: Callable[[Door], object], code: str) -> None:
    door = three_left()
    assert refused(door, lambda: attempt(door)).code == code


def test_own_numbers_say_by_how_much_they_miss() -> None:
    door = three_left()
    refusal = refused(door, lambda: deal(door, Method.OWN, {}, {"Anna": 5_000, "Boris": 3_000, "Cyril": 1_500}))
    assert wording.refusal(refusal) == (
        "The shares come to 95.00 EUR, but 100.00 EUR is divided: a difference of 5.00 EUR."
    )


def test_there_is_no_deal_before_the_start_after_the_end_or_for_one() -> None:
    door = Door(opened(until=0, more=())).enter("Anna", "Boris")
    assert refused(door, lambda: deal(door, Method.EVEN, {})).code == "not_started"
    door.start().later(5).bust("Boris", "Anna")
    assert refused(door, lambda: deal(door, Method.EVEN, {})).code == "evening_over"


def test_first_registration_closes_then_there_can_be_a_deal() -> None:
    door = Door(opened(until=2)).start("Anna", "Boris").later(5)
    refusal = refused(door, lambda: deal(door, Method.EVEN, {}))
    assert wording.refusal(refusal) == (
        "The prizes may still change: close registration first, then a deal can be made."
    )
    deal(door.do(registration.close), Method.EVEN, {})


def test_hand_for_hand_ends_before_a_deal() -> None:
    door = three_left().do(hand_for_hand.begin)
    assert refused(door, lambda: deal(door)).code == "deal_during_hand_for_hand"
    deal(door.do(hand_for_hand.end))


def test_whoever_is_still_deciding_is_waited_for() -> None:
    rebuy = Price("Rebuy", Buying.REBUY, Shares(prizes=2_000), 10_000, Window(until=4))
    door = Door(opened(until=0, more=(rebuy,))).start("Anna", "Boris", "Cyril").later(5)
    door.do(deciding.deciding, [elimination.Out(door.entry("Cyril").number, (door.entry("Anna").number,))])
    refusal = refused(door, lambda: deal(door, Method.EVEN, {}))
    assert wording.refusal(refusal) == (
        "Cyril is still deciding whether to play on: wait for that, then a deal can be made."
    )


def test_chips_that_the_engine_knows_need_no_count_and_bear_no_other() -> None:
    setup = replace(opened(until=0, more=()), way=TableWay.DEALT)
    door = Door(setup).start("Anna", "Boris").later(5)
    assert refused(door, lambda: deal(door, stacks={"Anna": 9_999})).code == "stack_is_known"
    deal(door, Method.CHIPS, {}, ending=Ending.BY_CHIPS)
    assert prizes(door) == {"Anna": 2_000, "Boris": 2_000}
    assert places(door) == {"Anna": (1, True), "Boris": (1, True)}


# ---- what is shown ---------------------------------------------------------------------------------------------------


def test_everything_that_leaves_the_house_says_that_a_deal_was_made() -> None:
    door = deal(three_left(), unit=100, kept=1_000)
    said = standings_page(door.state).parts[0]
    assert said == Words("", ("Deal among 3 players (ICM), €10 kept for first",))


def test_the_board_says_what_is_still_played_for() -> None:
    assert board.view(three_left().state, 0).kept is None
    door = deal(three_left(), kept=1_000)
    assert board.view(door.state, door.now).kept == 1_000


def test_the_fact_survives_the_file() -> None:
    (event,) = deal(three_left(), kept=1_000).night.evening.steps[-1].step.events
    kind, version, data = codec.encode(event)
    assert codec.decode(kind, version, data) == event


def test_a_fact_about_others_than_those_who_are_left_is_refused() -> None:
    door = three_left()
    step = deal_making.make_deal(door.state, door.now, Method.EVEN)
    door.bust("Cyril", "Anna")
    with pytest.raises(RuleViolation) as refusal:
        door.night.evening.perform(lambda state, at: step)
    assert refusal.value.code == "deal_not_all"
