"""In a round of hand-for-hand nobody changes tables, and nobody says in which order its busts finished (WSOP 126)."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from tests.tournament.test_rounds import Bubble, setup
from tournament import wording
from tournament.draws import breaking, redraws
from tournament.errors import RuleViolation
from tournament.events import HandForHandEnded
from tournament.history import Step
from tournament.names import TableNo
from tournament.outs import deciding, elimination, finish_order, hand_for_hand
from tournament.outs.elimination import Out
from tournament.people import guests, leaving
from tournament.sales.prices import Buying
from tournament.tables import balancing, plans
from tournament.tables.balancing import BreakDue, FinalTableDue, MoveDue

SEED = bytes(32)


def refused(bubble: Bubble, decision: Callable[..., Step]) -> str:
    before = bubble.state
    with pytest.raises(RuleViolation) as caught:
        bubble.night.evening.perform(decision)
    assert bubble.state is before
    assert "{" not in wording.refusal(caught.value)
    return caught.value.code


# ---- tables ----------------------------------------------------------------------------------------------------------


def test_nothing_is_due_before_the_round_is_over() -> None:
    final = Bubble(12, until=2)
    final.bust(*(final.at(2, place) for place in range(4))).bust(final.at(1, 0)).done(1)
    broken = Bubble(18, until=2).done(1)
    broken.bust(*(broken.at(3, place) for place in range(3))).bust(*(broken.at(2, place) for place in range(3)))
    uneven = Bubble(18, until=2)
    uneven.bust(*(uneven.at(3, place) for place in range(2)))
    for bubble, expected in ((final, FinalTableDue), (broken, BreakDue), (uneven, MoveDue)):
        state = bubble.state
        assert balancing.due(state) is None
        assert plans.propose(state, state.last) is None
        assert refused(bubble, plans.accept) == "round_under_way"
        bubble.over()
        assert isinstance(balancing.due(bubble.state), expected)


def test_a_table_that_has_played_its_hand_and_nobody_out_is_a_round_too() -> None:
    bubble = Bubble(18, until=2)
    bubble.bust(*(bubble.at(3, place) for place in range(2))).over()
    assert balancing.due(bubble.state) is not None
    bubble.done(1)
    assert balancing.due(bubble.state) is None


def test_nobody_is_drawn_elsewhere_in_a_round_by_the_directors_word_either() -> None:
    bubble = Bubble(12, until=2)
    bubble.bust(*(bubble.at(2, place) for place in range(4))).bust(bubble.at(1, 0))
    final = partial(redraws.draw_final_table, server_seed=SEED)
    broken = partial(breaking.break_table, table=TableNo(2), server_seed=SEED)
    again = partial(redraws.redraw, server_seed=SEED, tables=2)
    for draw in (final, broken, again):
        assert refused(bubble, draw) == "round_under_way"
    bubble.over()
    bubble.night.evening.perform(final)
    assert not bubble.goes_on()


# ---- the order of finishing ------------------------------------------------------------------------------------------


def test_who_is_out_in_the_round_is_put_in_order_when_it_is_over() -> None:
    bubble = Bubble()
    x, z, later = bubble.at(1, 0), bubble.at(2, 0), bubble.at(2, 1)
    bubble.bust(x).bust(z)
    put = partial(finish_order.order, groups=[[x], [z]])
    assert refused(bubble, put) == "round_not_over"
    bubble.over()
    bubble.night.evening.perform(put)
    assert [bubble.place(entry) for entry in (x, z)] == [(11, False), (12, False)]
    bubble.bust(later)
    assert bubble.place(later) == (10, False)


def test_the_end_of_the_round_taken_back_takes_the_order_with_it_so_that_others_may_tie() -> None:
    bubble = Bubble(18)
    x, y, z = (bubble.at(table, 0) for table in (1, 2, 3))
    bubble.bust(x).bust(y).over()
    end = bubble.night.evening.steps[-1].seq
    bubble.night.evening.perform(partial(finish_order.order, groups=[[x], [y]]))
    bubble.night.evening.undo(end)
    assert finish_order.lapsed(bubble.state)
    bubble.bust(z)
    assert [bubble.place(entry) for entry in (x, y, z)] == [(16, True)] * 3


def test_who_ties_with_somebody_that_was_put_in_order_goes_along() -> None:
    """He was still deciding when the others were put in order, and is out after all: of one hand with the second."""
    plain = setup(places=3)
    prices = (*plain.prices, replace(plain.prices[0], name="Rebuy", buying=Buying.REBUY))
    bubble = Bubble(18, replace(plain, prices=prices))
    first, second, thinking = bubble.at(1, 0), bubble.at(2, 0), bubble.at(3, 0)
    bubble.bust(first).over()
    bubble.night.evening.perform(partial(deciding.deciding, outs=[Out(thinking)]))
    bubble.bust(second).over()
    bubble.night.evening.perform(partial(finish_order.order, groups=[[first], [second]]))
    bubble.night.evening.perform(partial(deciding.decided_out, entry=thinking))
    assert bubble.place(first) == (16, False)
    assert bubble.place(second) == bubble.place(thinking) == (17, True)


def test_who_shares_a_place_with_somebody_of_the_round_is_named_with_him() -> None:
    bubble = Bubble(12)
    before, now = bubble.at(1, 0), bubble.at(1, 1)
    bubble.bust(before).over()
    bubble.bust(now).over()
    bubble.night.evening.perform(partial(finish_order.order, groups=[[before, now]]))
    ended = next(step.seq for step in reversed(bubble.night.evening.steps) if step.step.label == "hand_for_hand_played")
    assert bubble.place(before) == bubble.place(now) == (11, True)
    bubble.night.evening.undo(ended)
    (shown,) = hand_for_hand.collected(bubble.state)
    assert (shown.place, shown.entries) == (11, (now,)), "the order counts no more, as the round is being played"


# ---- who goes between two rounds -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "going", [leaving.go_home, leaving.disqualify, leaving.unregister, partial(leaving.remove_no_show, because="gone")]
)
def test_who_goes_between_two_rounds_may_end_it(going: Callable[..., Step]) -> None:
    bubble = Bubble(12, until=11)
    player = bubble.state.entry(bubble.at(1, 0))
    if isinstance(going, partial):
        bubble.night.evening.perform(partial(guests.leave, name=player.name))
    bubble.night.evening.perform(partial(going, entry=player.number, chips=9_000))
    assert not bubble.goes_on()
    step = bubble.night.evening.steps[-1].step
    assert isinstance(step.events[-1], HandForHandEnded)
    assert wording.step(step).endswith("; end of hand for hand")
    bubble.night.evening.undo()
    assert bubble.goes_on()


def test_in_a_round_its_end_does_that() -> None:
    bubble = Bubble(12, until=11).done(1)
    bubble.night.evening.perform(partial(leaving.disqualify, entry=bubble.at(1, 0), chips=9_000))
    assert bubble.goes_on()
    bubble.done(2)
    assert not bubble.goes_on()


def test_who_is_reinstated_in_a_round_has_no_place_in_it() -> None:
    bubble = Bubble(12)
    x, z = bubble.at(1, 0), bubble.at(2, 0)
    bubble.bust(x).bust(z)
    bubble.night.evening.perform(partial(elimination.reinstate, entry=x, server_seed=SEED))
    assert bubble.place(z) == (12, False)
