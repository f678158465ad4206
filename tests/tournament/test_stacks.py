"""Chips beside all prices: bonuses, corrections, counts."""

from functools import partial

import pytest

from tests.fakes import MINUTE, SEVEN, Night, created
from tournament import wording
from tournament.chips import stacks
from tournament.errors import Refusal, RuleViolation
from tournament.evening import Decision
from tournament.events import Moved, PlayersMoved, Seat, StackCount
from tournament.history import Step
from tournament.names import Chips, SeatNo, TableNo
from tournament.sales import buying, price_list
from tournament.sales.prices import MOST_SOLD, Buying, Price, Shares
from tournament.state import Entry, Tournament

REBUY = Price("Rebuy", Buying.REBUY, Shares(prizes=1_000), 5_000)


def night() -> Night:
    return Night().enter("Anna", "Boris", "Cyril").draw().start()


def entry(here: Night, name: str) -> Entry:
    return here.evening.state.entry(here.number(name))


def refused(here: Night, decision: Decision[Tournament]) -> str:
    before = here.evening.state
    with pytest.raises(Refusal) as caught:
        here.evening.perform(decision)
    assert here.evening.state is before
    assert "{" not in wording.refusal(caught.value)
    return caught.value.code


def count(here: Night, **stacks_told: Chips) -> Decision[Tournament]:
    counts = [StackCount(here.number(name), chips) for name, chips in stacks_told.items()]
    return partial(stacks.count_stacks, counts=counts)


# ---- given -----------------------------------------------------------------------------------------------------------


def test_a_bonus_goes_to_those_named_and_is_in_play() -> None:
    here = Night().enter("Anna", "Boris", "Cyril")
    entries = [here.number("Anna"), here.number("Cyril")]
    here.evening.perform(partial(stacks.give_bonus, entries=entries, chips=500, reason="on time"))
    assert [entry(here, name).stack for name in ("Anna", "Boris", "Cyril")] == [10_500, 10_000, 10_500]
    assert here.evening.state.chips_in_play == 31_000
    assert wording.step(here.evening.steps[-1].step) == "Bonus of 500 chips: Anna and Cyril (on time)"


def test_everybody_means_who_is_in() -> None:
    here = night()
    here.evening.perform(partial(stacks.give_everybody, chips=1_000))
    assert here.evening.state.chips_in_play == 33_000
    assert refused(Night(), partial(stacks.give_everybody, chips=1_000)) == "nobody_named"


@pytest.mark.parametrize("chips", [-500, 0, 10**9])
def test_b151_a_bonus_of_chips_that_nobody_gives_is_refused_and_the_limit_is_told(chips: int) -> None:
    here = night()
    give = partial(stacks.give_bonus, entries=[here.number("Anna")], chips=chips)
    assert refused(here, give) == "chips_out_of_range"
    with pytest.raises(RuleViolation) as caught:
        here.evening.perform(give)
    assert wording.chips(MOST_SOLD) in wording.refusal(caught.value)


def test_a_bonus_is_given_once_to_somebody_who_plays() -> None:
    here = night()
    anna = here.number("Anna")
    assert refused(here, partial(stacks.give_bonus, entries=[anna, anna], chips=500)) == "named_twice"
    assert refused(here, partial(stacks.give_bonus, entries=[], chips=500)) == "nobody_named"
    too_long = partial(stacks.give_bonus, entries=[anna], chips=500, reason="x" * 101)
    assert refused(here, too_long) == "reason_too_long"


# ---- corrected -------------------------------------------------------------------------------------------------------


def test_chips_found_or_missing_change_those_in_play_and_nobody_s_stack() -> None:
    here = night()
    here.evening.perform(partial(stacks.correct_chips, chips=25, reason="found under the table"))
    assert here.evening.state.chips_in_play == 30_025
    here.evening.perform(partial(stacks.correct_chips, chips=-100, reason="one is missing"))
    assert here.evening.state.chips_in_play == 29_925
    space = "\N{NARROW NO-BREAK SPACE}"
    said = f"Chips in play -100: now 29{space}925 (one is missing)"
    assert wording.step(here.evening.steps[-1].step) == said
    here.evening.undo()
    assert here.evening.state.chips_in_play == 30_025


def test_before_the_start_a_correction_leaves_the_stacks_known() -> None:
    here = Night().enter("Anna", "Boris").draw()
    here.evening.perform(partial(stacks.correct_chips, chips=-100, reason="one is missing"))
    assert (entry(here, "Anna").stack, here.evening.state.chips_in_play) == (10_000, 19_900)


def test_a_correction_needs_a_reason_and_leaves_something_in_play() -> None:
    here = night()
    assert refused(here, partial(stacks.correct_chips, chips=25, reason=" ")) == "reason_missing"
    assert refused(here, partial(stacks.correct_chips, chips=0, reason="?")) == "chips_out_of_range"
    assert refused(here, partial(stacks.correct_chips, chips=-30_000, reason="gone")) == "all_chips_would_leave"
    assert refused(here, partial(stacks.correct_chips, chips=-30_001, reason="gone")) == "more_than_in_play"


def test_at_dealt_tables_every_chip_is_known() -> None:
    here = Night(created(seed=1)).enter("Anna", "Boris").draw().start()
    assert refused(here, partial(stacks.correct_chips, chips=25, reason="found")) == "stacks_are_dealt"
    assert refused(here, count(here, Anna=5_000)) == "stack_is_known"
    here.evening.perform(partial(stacks.give_everybody, chips=500))
    assert entry(here, "Anna").stack == 10_500


# ---- counted ---------------------------------------------------------------------------------------------------------


def test_a_count_says_when_it_was_made() -> None:
    here = night()
    here.clock.forward(10 * MINUTE)
    here.evening.perform(count(here, Anna=12_000, Boris=900))
    assert (entry(here, "Anna").stack, entry(here, "Anna").counted) == (12_000, SEVEN + 10 * MINUTE)
    assert entry(here, "Cyril").stack is None
    assert wording.step(here.evening.steps[-1].step) == "2 stacks counted"


def test_counts_of_different_moments_may_add_up_to_anything() -> None:
    here = night()
    for name in ("Anna", "Boris", "Cyril"):
        here.evening.perform(count(here, **{name: 15_000}))
    assert here.evening.state.chips_in_play == 30_000


def test_a_count_that_cannot_be_is_refused() -> None:
    here = night()
    assert refused(here, count(here, Anna=-1)) == "count_negative"
    assert refused(here, count(here, Anna=30_001)) == "more_than_in_play"
    assert refused(here, count(here, Anna=20_000, Boris=10_001)) == "more_than_in_play"
    assert refused(here, partial(stacks.count_stacks, counts=[])) == "nobody_named"
    before = Night().enter("Anna", "Boris")
    assert refused(before, count(before, Anna=10_000)) == "not_started"


def test_bought_chips_come_on_top_of_a_count_which_stays_a_count() -> None:
    here = night()
    here.evening.perform(count(here, Anna=300))
    here.clock.forward(MINUTE)
    plain = here.evening.state.prices
    here.evening.perform(partial(price_list.set_prices, prices=[*plain, REBUY]))
    here.evening.perform(partial(buying.rebuy, entry=here.number("Anna"), server_seed=bytes(32)))
    assert (entry(here, "Anna").stack, entry(here, "Anna").counted) == (5_300, SEVEN)


def test_a_moved_player_takes_his_count_along() -> None:
    here = night()
    here.evening.perform(count(here, Anna=300))
    origin = entry(here, "Anna").seat
    assert origin is not None
    move = PlayersMoved((Moved(here.number("Anna"), origin, Seat(TableNo(1), SeatNo(9))),), "TDA 11")
    here.evening.perform(lambda state, at: Step("players_moved", (move,), {"moves": 2, "names": [], "rule": ""}))
    assert (entry(here, "Anna").stack, entry(here, "Anna").counted) == (300, SEVEN)
