"""Whatever is bought, given, corrected and taken back: chips and money add up."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fakes import EVENING, MINUTE, Night, created
from tournament import history
from tournament.chips import stacks
from tournament.errors import Refusal
from tournament.evening import Evening
from tournament.events import ChipsBought, ChipsCorrected, ChipsGranted, Event, PlayerEntered, StackCount
from tournament.names import Chips, EntryNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.rules import EveningRules
from tournament.sales import buying
from tournament.sales.buying import Order
from tournament.sales.prices import HAND_HAD_BEGUN, Buying, Fund, Price, Shares, Window

PRICES = (
    Price("Rebuy", Buying.REBUY, Shares(800, 100, 50, 50), 5_000, Window(until=2), each=3, at_or_below=20_000),
    Price("Add-on", Buying.ADD_ON, Shares(0, 500, 0, 0), 4_000, Window(1), in_all=5),
)
Press = Callable[[Night], object]


def _rebuy(entry: EntryNo, stack: Chips | None, owing: bool, comp: bool, because: str) -> Press:
    decision = partial(
        buying.rebuy,
        entry=entry,
        server_seed=bytes(32),
        stack=stack,
        paid=0 if owing else None,
        comp=comp,
        because=because,
    )
    return lambda here: here.evening.perform(decision)


def _add_ons(orders: list[Order], because: str) -> Press:
    return lambda here: here.evening.perform(partial(buying.add_ons, orders=orders, because=because))


def _bust(entry: EntryNo, by: EntryNo) -> Press:
    return lambda here: here.evening.perform(partial(elimination.bust, outs=[Out(entry, (by,))]))


def _bonus(entry: EntryNo, chips: Chips) -> Press:
    return lambda here: here.evening.perform(partial(stacks.give_bonus, entries=[entry], chips=chips))


def _correct(chips: Chips) -> Press:
    return lambda here: here.evening.perform(partial(stacks.correct_chips, chips=chips, reason="found"))


def _count(entry: EntryNo, chips: Chips) -> Press:
    return lambda here: here.evening.perform(partial(stacks.count_stacks, counts=[StackCount(entry, chips)]))


def _undo_middle(seq: int) -> Press:
    return lambda here: here.evening.undo(seq)


entries = st.integers(1, 6).map(EntryNo)
reasons = st.sampled_from(["", "", HAND_HAD_BEGUN, "promised"])
orders = st.lists(st.builds(Order, entries, st.integers(1, 2), st.booleans()), min_size=1, max_size=4)
presses = st.one_of(
    st.builds(_rebuy, entries, st.none() | st.integers(0, 30_000), st.booleans(), st.booleans(), reasons),
    st.builds(_add_ons, orders, reasons),
    st.builds(_bust, entries, entries),
    st.builds(_bonus, entries, st.integers(-100, 1_000)),
    st.builds(_correct, st.integers(-60_000, 60_000)),
    st.builds(_count, entries, st.integers(-1, 100_000)),
    st.just(lambda here: here.evening.undo()),
    st.just(lambda here: here.evening.redo()),
    st.builds(_undo_middle, st.integers(5, 30)),
    st.just(lambda here: here.clock.forward(9 * MINUTE)),
)


def live(here: Night) -> list[Event]:
    return [event for place in history.places(here.evening.steps) for event in place.shown.step.events]


@settings(max_examples=150, deadline=None)
@given(st.booleans(), st.lists(presses, max_size=30))
def test_chips_in_play_and_funds_are_what_the_live_steps_bought(keeps_knockout: bool, night: list[Press]) -> None:
    setup = created()
    rules = EveningRules(rebuy_keeps_knockout=keeps_knockout)
    here = Night(replace(setup, prices=(*setup.prices, *PRICES), rules=rules))
    here.enter("Anna", "Boris", "Cyril", "Dana", "Emil", "Filip").draw().start()
    for press in night:
        try:
            press(here)
        except Refusal:
            continue
    state, events = here.evening.state, live(here)
    bought = [event.bought for event in events if isinstance(event, ChipsBought | PlayerEntered)]
    granted = sum(len(event.entries) * event.chips for event in events if isinstance(event, ChipsGranted))
    corrected = sum(event.chips for event in events if isinstance(event, ChipsCorrected))
    assert state.chips_in_play == sum(each.chips for each in bought) + granted + corrected >= 0
    for fund in Fund:
        assert state.fund(fund) == sum(each.shares.to(fund) for each in bought) >= 0
    paid = sum(event.paid for event in events if isinstance(event, ChipsBought | PlayerEntered))
    assert sum(state.till.received.values()) == paid <= sum(entry.charged for entry in state.entries.values())
    assert Evening(here.log, EVENING, here.evening.steps, here.clock).state == state
