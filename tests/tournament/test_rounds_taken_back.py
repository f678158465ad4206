"""What is taken back or decided in and between rounds of hand-for-hand: who had more stays what was said."""

from dataclasses import replace
from functools import partial

import pytest

from tests.tournament.test_rounds import AS_MUCH, LESS, MORE, Bubble, setup
from tournament import wording
from tournament.errors import RuleViolation
from tournament.names import EntryNo
from tournament.outs import deciding, elimination, finish_order, hand_for_hand
from tournament.outs.elimination import Against, Out
from tournament.payouts import setting
from tournament.people import leaving
from tournament.sales import buying, payments
from tournament.sales.prices import Buying, Window


def selling(players: int = 12, *, places: int | None = None, until: int | None = None) -> Bubble:
    """With rebuys, so that somebody may be deciding."""
    plain = setup(places=places)
    rebuy = replace(plain.prices[0], name="Rebuy", buying=Buying.REBUY, window=Window(until=2))
    prices = (*plain.prices, rebuy)
    return Bubble(players, replace(plain, prices=prices), until)


def think(bubble: Bubble, *entries: EntryNo, against: tuple[Against, ...] = ()) -> None:
    outs = [Out(entry, (), rank, None, against) for rank, entry in enumerate(entries, start=1)]
    bubble.night.evening.perform(partial(deciding.deciding, outs=outs))


def decided(bubble: Bubble, entry: EntryNo) -> None:
    bubble.night.evening.perform(partial(deciding.decided_out, entry=entry))


def newest(bubble: Bubble) -> int:
    return bubble.night.evening.steps[-1].seq


def depends(bubble: Bubble, seq: int) -> str:
    """What contradicts it when that step is undone; nothing has changed."""
    before = bubble.state
    with pytest.raises(RuleViolation, match="later_step_depends") as caught:
        bubble.night.evening.undo(seq)
    assert bubble.state is before
    assert "{" not in wording.refusal(caught.value)
    return str(caught.value.facts["why"])


# ---- one of a hand told in several steps is taken back ---------------------------------------------------------------


def test_the_one_with_most_chips_undone_leaves_the_order_of_the_others() -> None:
    bubble = Bubble()
    least, most, between = (bubble.at(1, place) for place in range(3))
    bubble.bust(least).bust(most, against=(Against(MORE, least),))
    seq = newest(bubble)
    bubble.bust(between, against=(Against(LESS, most), Against(MORE, least)))
    bubble.night.evening.undo(seq)
    assert [bubble.place(entry) for entry in (between, least)] == [(11, False), (12, False)]
    bubble.night.evening.redo()
    assert [bubble.place(entry)[0] for entry in (most, between, least)] == [10, 11, 12]


def test_equal_stacks_stay_equal_when_the_one_before_them_is_undone() -> None:
    bubble = Bubble()
    first, most, equal = (bubble.at(1, place) for place in range(3))
    bubble.bust(first).bust(most, against=(Against(MORE, first),))
    seq = newest(bubble)
    bubble.bust(equal, against=(Against(LESS, most), Against(AS_MUCH, first)))
    bubble.night.evening.undo(seq)
    assert [bubble.place(entry) for entry in (first, equal)] == [(11, True), (11, True)]


def test_the_end_of_a_round_is_not_undone_under_another_hand_of_the_same_table() -> None:
    """They would be of one hand, and nobody has said who had more."""
    bubble = Bubble()
    first, second = bubble.at(1, 0), bubble.at(1, 1)
    bubble.bust(first).over()
    over = newest(bubble)
    bubble.bust(second)
    assert depends(bubble, over) == "who_had_more"
    bubble.night.evening.undo()
    bubble.night.evening.undo(over)
    assert bubble.refusal([Out(second)]).code == "who_had_more"


def test_the_end_of_a_round_undone_under_a_bust_at_another_table_makes_them_tie() -> None:
    bubble = Bubble()
    first, second = bubble.at(1, 0), bubble.at(2, 0)
    bubble.bust(first).over()
    over = newest(bubble)
    bubble.bust(second)
    bubble.night.evening.undo(over)
    assert [bubble.place(entry) for entry in (first, second)] == [(11, True), (11, True)]


def test_a_correction_to_somebody_nobody_was_compared_with_is_refused() -> None:
    bubble = Bubble()
    first, second, other = (bubble.at(1, place) for place in range(3))
    bubble.bust(first)
    seq = newest(bubble)
    bubble.bust(second, against=(Against(LESS, first),))
    with pytest.raises(RuleViolation, match="later_step_depends"):
        bubble.night.evening.replace(seq, partial(elimination.bust, outs=[Out(other)]))
    bubble.night.evening.replace(seq, partial(elimination.bust, outs=[Out(first, (other,))]))
    assert [bubble.place(entry)[0] for entry in (first, second)] == [11, 12]


# ---- deciding, taken back --------------------------------------------------------------------------------------------


def test_who_is_out_after_deciding_was_deciding() -> None:
    """Undone alone, he would be out in the place of another time."""
    bubble = selling()
    first, second = bubble.at(1, 0), bubble.at(2, 0)
    think(bubble, first)
    seq = newest(bubble)
    bubble.over().bust(second)
    decided(bubble, first)
    assert depends(bubble, seq) == "not_deciding"


def test_nobody_loses_his_chips_twice_without_the_rebuy_between() -> None:
    bubble = selling()
    first, second = bubble.at(1, 0), bubble.at(1, 1)
    think(bubble, first)
    bubble.night.evening.perform(partial(buying.rebuy, entry=first, server_seed=bytes(32)))
    seq = newest(bubble)
    bubble.over().bust(second).over()
    bubble.bust(first)
    assert bubble.place(first) == (11, False)
    assert depends(bubble, seq) == "still_deciding"


def test_a_decision_brought_back_under_a_later_bust_is_refused() -> None:
    bubble = selling()
    player = bubble.at(1, 0)
    think(bubble, player)
    bubble.night.evening.undo()
    undone = newest(bubble)
    bubble.over().bust(player)
    assert depends(bubble, undone) == "still_deciding"


# ---- deciding over the end of a round --------------------------------------------------------------------------------


def test_while_one_of_the_round_decides_the_places_of_that_round_may_change() -> None:
    """All are paid: she is alone in place 12, or shares 11 and 12 with him."""
    bubble = selling(places=12)
    thinks, out = bubble.at(1, 0), bubble.at(2, 0)
    think(bubble, thinks)
    bubble.bust(out).over()
    assert bubble.place(out) == (12, False)
    assert bubble.provisional(out)
    with pytest.raises(RuleViolation, match="place_provisional"):
        bubble.night.evening.perform(partial(payments.pay_prize, entry=out))
    decided(bubble, thinks)
    assert [bubble.place(entry) for entry in (thinks, out)] == [(11, True), (11, True)]
    assert not bubble.provisional(out)


def test_a_place_that_an_order_gave_changes_with_those_behind_it() -> None:
    """Her bust came before the hand of the one who is deciding; the place she was given comes after it."""
    bubble = selling(until=hand_for_hand.BY_HAND)
    bubble.night.evening.perform(hand_for_hand.end)
    early, thinks, late = (bubble.at(1, place) for place in range(3))
    bubble.bust(early)
    think(bubble, thinks)
    bubble.bust(late)
    assert (bubble.provisional(early), bubble.provisional(late)) == (False, True)
    bubble.night.evening.perform(partial(finish_order.order, groups=[[early], [late]]))
    assert (bubble.provisional(early), bubble.provisional(late)) == (True, False)


def test_who_had_more_in_the_hand_may_still_decide_and_the_other_place_stands() -> None:
    bubble = selling(until=hand_for_hand.BY_HAND)
    bubble.night.evening.perform(hand_for_hand.end)
    more, less = bubble.at(1, 0), bubble.at(1, 1)
    think(bubble, more, less)
    decided(bubble, less)
    assert (bubble.place(less), bubble.provisional(less)) == ((12, False), False)
    bubble.night.evening.undo()
    decided(bubble, more)
    assert (bubble.place(more), bubble.provisional(more)) == ((12, False), True)


def test_out_after_deciding_ends_nothing_while_a_round_is_played() -> None:
    """Ten are paid: with him ten are left, but another table still plays the hand in which she is out."""
    bubble = selling(places=10)
    thinks, still, out = bubble.at(1, 0), bubble.at(1, 1), bubble.at(2, 0)
    think(bubble, thinks)
    bubble.over().bust(out)
    decided(bubble, thinks)
    assert bubble.goes_on()
    bubble.bust(still)
    assert [bubble.place(entry) for entry in (still, out)] == [(10, True), (10, True)]
    bubble.over()
    assert not bubble.goes_on()


def test_out_after_deciding_in_the_round_says_so_far() -> None:
    bubble = selling(places=5)
    thinks = bubble.at(1, 0)
    think(bubble, thinks)
    decided(bubble, thinks)
    name = bubble.state.entry(thinks).name
    said = wording.step(bubble.night.evening.steps[-1].step)
    assert said == f"{name} does not buy back in: out in this round, place 12 so far"


# ---- as many as are paid ---------------------------------------------------------------------------------------------


def test_where_nobody_names_a_number_it_follows_what_is_paid() -> None:
    """Nine were paid when it began; with eleven the bubble has burst at eleven."""
    bubble = selling(places=9)
    bubble.night.evening.perform(partial(setting.set_places, places=11))
    assert hand_for_hand.limit(bubble.state) == 11
    bubble.bust(bubble.at(1, 0)).over()
    assert not bubble.goes_on()
    assert wording.step(bubble.night.evening.steps[-1].step).endswith("it ends, 11 players left")


def test_a_number_that_was_named_stays() -> None:
    bubble = selling(places=9, until=10)
    bubble.night.evening.perform(partial(setting.set_places, places=11))
    bubble.bust(bubble.at(1, 0)).over()
    assert bubble.goes_on()
    bubble.bust(bubble.at(1, 0)).over()
    assert not bubble.goes_on()


# ---- who is taken out while all others decide ------------------------------------------------------------------------


def test_the_last_one_with_chips_is_not_taken_out_while_the_others_decide() -> None:
    """Else whoever has no chips left would have won."""
    bubble = selling(3)
    one, two, three = (bubble.at(1, place) for place in range(3))
    think(bubble, one, two)
    before = bubble.state
    with pytest.raises(RuleViolation, match="somebody_must_win"):
        bubble.night.evening.perform(partial(leaving.unregister, entry=three, chips=5_000))
    assert bubble.state is before
    bubble.night.evening.undo()
    bubble.night.evening.perform(partial(leaving.unregister, entry=three, chips=5_000))
    think(bubble, one)
    assert bubble.state.finished is None
