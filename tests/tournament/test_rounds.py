"""Busts in a round of hand-for-hand: who ties with whom, what they share, and when it is over (RP-8, WSOP 126)."""

from dataclasses import replace
from functools import partial

import pytest

from engine.seats import Positions
from tests.fakes import MINUTE, Night, created, people
from tournament import fold, wording
from tournament.draws import redraws
from tournament.errors import RuleViolation
from tournament.events import (
    EveningCreated,
    HandForHandEnded,
    HandForHandPlayed,
    HandPlayed,
    PlayerBusted,
    TableOpened,
    TableWay,
)
from tournament.names import Cents, Chips, EntryNo, TableNo
from tournament.outs import deciding, elimination, finish_order, hand_for_hand
from tournament.outs.elimination import Against, Out, Than
from tournament.payouts.plan import PayoutPlan, SetPrize
from tournament.people import leaving
from tournament.rules import TDA, EveningRules, RoundTies
from tournament.sales import payments
from tournament.sales.prices import Buying
from tournament.standings import payouts, standings
from tournament.state import Tournament

MORE, AS_MUCH, LESS = Than.MORE, Than.AS_MUCH, Than.LESS


def setup(rules: EveningRules = TDA, *, places: int | None = None, last: Cents = 0, seats: int = 6) -> EveningCreated:
    """Real cards; so many places are paid, the last of them with that much."""
    by_hand = (SetPrize(places, last),) if places and last else ()
    return replace(created(seats=seats), rules=rules, payouts=PayoutPlan(places=places, by_hand=by_hand))


class Bubble:
    """So many people at tables, hand for hand."""

    def __init__(self, players: int = 12, evening: EveningCreated | None = None, until: int | None = None) -> None:
        self.night = Night(evening or setup()).enter(*people(players)).draw().start()
        self.night.evening.perform(partial(hand_for_hand.begin, until=until))

    @property
    def state(self) -> Tournament:
        return self.night.evening.state

    def goes_on(self) -> bool:
        return self.state.hand_for_hand is not None

    def at(self, table: int, place: int) -> EntryNo:
        """Who sits there now, the first is 0."""
        return self.state.at_table(TableNo(table))[place].number

    def bust(self, *outs: EntryNo, had: Chips | None = None, against: tuple[Against, ...] = ()) -> "Bubble":
        """Those with most chips first."""
        told = [Out(number, (), rank, had, against) for rank, number in enumerate(outs, start=1)]
        self.night.evening.perform(partial(elimination.bust, outs=told))
        return self

    def done(self, *tables: int) -> "Bubble":
        for table in tables:
            self.night.clock.forward(MINUTE)
            self.night.evening.perform(partial(hand_for_hand.table_done, table=TableNo(table)))
        return self

    def over(self) -> "Bubble":
        self.night.evening.perform(hand_for_hand.round_over)
        return self

    def place(self, entry: EntryNo) -> tuple[int | None, bool]:
        line = next(line for line in standings(self.state) if line.entry == entry)
        return line.place, line.tied

    def prize(self, entry: EntryNo) -> Cents:
        return next(line.prize for line in standings(self.state) if line.entry == entry)

    def provisional(self, entry: EntryNo) -> bool:
        return next(line.provisional for line in standings(self.state) if line.entry == entry)

    def refusal(self, outs: list[Out]) -> RuleViolation:
        before = self.state
        with pytest.raises(RuleViolation) as caught:
            self.night.evening.perform(partial(elimination.bust, outs=outs))
        assert self.state is before
        assert "{" not in wording.refusal(caught.value)
        return caught.value


# ---- C-162: pays 50, 52 left at the announcement ---------------------------------------------------------------------


def fifty(rules: EveningRules = TDA) -> Bubble:
    """52 people at nine tables; the fiftieth place is the last one paid, with 15.00."""
    return Bubble(52, setup(rules, places=50, last=1_500))


def test_two_out_on_the_announced_hand_tie_for_51st_and_nothing_is_paid() -> None:
    bubble = fifty()
    first, second = bubble.at(1, 0), bubble.at(2, 0)
    bubble.bust(first).bust(second).over()
    assert bubble.place(first) == bubble.place(second) == (51, True)
    assert bubble.prize(first) == bubble.prize(second) == 0
    assert bubble.state.hand_for_hand is None


def test_three_out_on_the_announced_hand_share_the_fiftieth_prize() -> None:
    """RP-8-A: 15.00 is 5.00 each."""
    bubble = fifty()
    three = [bubble.at(table, 0) for table in (1, 2, 3)]
    for entry in three:
        bubble.bust(entry)
    (shared,) = hand_for_hand.collected(bubble.state)
    assert (shared.place, shared.entries, shared.prizes) == (50, tuple(sorted(three)), (500, 500, 500))
    said = wording.shared_places(("Anna", "Dana", "Emil"), shared.place, shared.prizes, "EUR")
    assert said == "Anna, Dana and Emil share place 50: €5 each"
    assert all(bubble.provisional(entry) for entry in three)
    bubble.over()
    assert [bubble.place(entry) for entry in three] == [(50, True)] * 3
    assert [bubble.prize(entry) for entry in three] == [500] * 3
    assert not any(bubble.provisional(entry) for entry in three)


def test_before_the_round_is_over_nobody_is_paid() -> None:
    bubble = fifty()
    three = [bubble.at(table, 0) for table in (1, 2, 3)]
    for entry in three:
        bubble.bust(entry)
    with pytest.raises(RuleViolation, match="place_provisional"):
        bubble.night.evening.perform(partial(payments.pay_prize, entry=three[0]))
    bubble.over()
    bubble.night.evening.perform(partial(payments.pay_prize, entry=three[0]))


def test_four_out_on_the_announced_hand_share_the_two_last_prizes() -> None:
    bubble = fifty()
    four = [bubble.at(table, 0) for table in (1, 2, 3, 4)]
    for entry in four:
        bubble.bust(entry)
    bubble.over()
    paid = payouts(bubble.state)
    assert [bubble.place(entry) for entry in four] == [(49, True)] * 4
    assert sum(bubble.prize(entry) for entry in four) == paid[48] + paid[49]


def test_of_two_at_one_table_the_shorter_stack_comes_after_all_first_ones() -> None:
    """D-6: X over Y at table 1, Z at table 2: X and Z share the fiftieth prize, Y is 52nd with nothing."""
    bubble = fifty()
    x, y, z = bubble.at(1, 0), bubble.at(1, 1), bubble.at(2, 0)
    bubble.bust(x, y).bust(z)
    found = [(each.place, set(each.entries), each.prizes) for each in hand_for_hand.collected(bubble.state)]
    assert found == [(50, {x, z}, (750, 750)), (52, {y}, (0,))]
    bubble.over()
    assert [bubble.place(entry) for entry in (x, z, y)] == [(50, True), (50, True), (52, False)]


def test_by_rp_8_a_read_literally_all_three_share() -> None:
    bubble = fifty(replace(TDA, round_ties=RoundTies.ALL_SHARE))
    x, y, z = bubble.at(1, 0), bubble.at(1, 1), bubble.at(2, 0)
    bubble.bust(x, y).bust(z).over()
    assert [bubble.place(entry) for entry in (x, y, z)] == [(50, True)] * 3
    assert [bubble.prize(entry) for entry in (x, y, z)] == [500] * 3


def test_by_stack_tables_are_compared_where_all_stacks_are_known() -> None:
    """D-5: as online rooms do it; equal stacks tie."""
    bubble = Bubble(12, setup(replace(TDA, round_ties=RoundTies.BY_STACK)))
    x, y, z = bubble.at(1, 0), bubble.at(1, 1), bubble.at(2, 0)
    bubble.bust(x, had=3_000).bust(z, had=5_000).bust(y, had=3_000)
    assert [bubble.place(entry) for entry in (z, x, y)] == [(10, False), (11, True), (11, True)]


def test_by_stack_one_unknown_stack_makes_it_the_order_at_each_table() -> None:
    bubble = Bubble(12, setup(replace(TDA, round_ties=RoundTies.BY_STACK)))
    x, y, z = bubble.at(1, 0), bubble.at(1, 1), bubble.at(2, 0)
    bubble.bust(x, had=5_000).bust(z).bust(y, had=4_000)
    assert [bubble.place(entry) for entry in (x, z, y)] == [(10, True), (10, True), (12, False)]


# ---- a hand told in several steps ------------------------------------------------------------------------------------


def test_the_second_of_one_table_asks_who_had_more() -> None:
    bubble = Bubble()
    first, second = bubble.at(1, 0), bubble.at(1, 1)
    names = [bubble.state.entry(number).name for number in (first, second)]
    bubble.bust(first)
    refusal = bubble.refusal([Out(second)])
    assert (refusal.code, refusal.facts["names"]) == ("who_had_more", names)
    for than, expected in (
        (MORE, [(12, False), (11, False)]),
        (AS_MUCH, [(11, True), (11, True)]),
        (LESS, [(11, False), (12, False)]),
    ):
        bubble.bust(second, against=(Against(than, first),))
        assert [bubble.place(first), bubble.place(second)] == expected
        bubble.night.evening.undo()


def test_between_two_of_them_both_have_to_be_said() -> None:
    bubble = Bubble()
    a, b, c, d = (bubble.at(1, place) for place in range(4))
    bubble.bust(a, b)
    assert bubble.refusal([Out(c, against=(Against(LESS, a),))]).code == "who_had_more"
    assert bubble.refusal([Out(c, against=(Against(MORE, a), Against(LESS, b)))]).code == "order_contradicts"
    assert bubble.refusal([Out(c, against=(Against(LESS, d),))]).code == "not_in_that_hand"
    bubble.bust(c, against=(Against(LESS, a), Against(MORE, b)))
    assert [bubble.place(entry)[0] for entry in (a, c, b)] == [10, 11, 12]
    bubble.bust(d, against=(Against(AS_MUCH, c),))
    assert [bubble.place(entry)[0] for entry in (a, c, d, b)] == [9, 10, 10, 12]


def test_two_more_of_one_hand_keep_their_own_order() -> None:
    bubble = Bubble()
    a, b, c = (bubble.at(1, place) for place in range(3))
    bubble.bust(a)
    outs = [Out(b, rank=1, against=(Against(MORE, a),)), Out(c, rank=2, against=(Against(LESS, a),))]
    bubble.night.evening.perform(partial(elimination.bust, outs=outs))
    assert [bubble.place(entry)[0] for entry in (b, a, c)] == [10, 11, 12]


def test_known_chips_answer_the_question_and_must_not_contradict() -> None:
    bubble = Bubble()
    first, second, third = (bubble.at(1, place) for place in range(3))
    bubble.bust(first, had=5_200)
    assert bubble.refusal([Out(second, had=3_100, against=(Against(MORE, first),))]).code == "order_contradicts"
    bubble.bust(second, had=3_100).bust(third, had=4_000)
    assert [bubble.place(entry)[0] for entry in (first, third, second)] == [10, 11, 12]


def test_the_next_round_is_another_hand() -> None:
    bubble = Bubble()
    first, second = bubble.at(1, 0), bubble.at(1, 1)
    bubble.bust(first).over().bust(second)
    assert [bubble.place(entry) for entry in (second, first)] == [(11, False), (12, False)]


def test_the_first_of_a_round_undone_leaves_the_others_as_they_are() -> None:
    bubble = Bubble()
    x, y, z = bubble.at(1, 0), bubble.at(1, 1), bubble.at(2, 0)
    bubble.bust(x)
    seq = bubble.night.evening.steps[-1].seq
    bubble.bust(y, against=(Against(LESS, x),)).bust(z)
    assert [bubble.place(entry) for entry in (x, z, y)] == [(10, True), (10, True), (12, False)]
    bubble.night.evening.undo(seq)
    assert [bubble.place(entry) for entry in (y, z)] == [(11, True), (11, True)]
    bubble.over()
    assert bubble.state.groups == 1


def test_the_announcement_undone_puts_its_busts_in_the_order_of_time() -> None:
    """D-7, B68."""
    bubble = Bubble()
    began = bubble.night.evening.steps[-1].seq
    x, z = bubble.at(1, 0), bubble.at(2, 0)
    bubble.bust(x).bust(z)
    assert bubble.place(x) == (11, True)
    bubble.night.evening.undo(began)
    assert [bubble.place(entry) for entry in (z, x)] == [(11, False), (12, False)]
    assert bubble.state.groups == 2


def test_the_announcement_under_a_round_that_is_over_cannot_be_undone_alone() -> None:
    bubble = Bubble()
    began = bubble.night.evening.steps[-1].seq
    bubble.over()
    with pytest.raises(RuleViolation, match="later_step_depends"):
        bubble.night.evening.undo(began)


def test_who_goes_home_in_a_round_has_a_place_of_his_own() -> None:
    bubble = Bubble()
    x, home, z = bubble.at(1, 0), bubble.at(1, 1), bubble.at(2, 0)
    bubble.bust(x)
    bubble.night.evening.perform(partial(leaving.go_home, entry=home, chips=9_000))
    bubble.bust(z)
    assert [bubble.place(entry) for entry in (home, x, z)] == [(10, False), (11, True), (11, True)]


def test_another_order_of_a_round_and_a_reinstated_player() -> None:
    bubble = Bubble()
    x, y, z = bubble.at(1, 0), bubble.at(1, 1), bubble.at(2, 0)
    bubble.bust(x, y).bust(z).over()
    bubble.night.evening.perform(partial(finish_order.order, groups=[[z], [x], [y]]))
    assert [bubble.place(entry) for entry in (z, x, y)] == [(10, False), (11, False), (12, False)]
    bubble.night.evening.perform(partial(elimination.reinstate, entry=y, server_seed=bytes(32)))
    assert [bubble.place(entry) for entry in (z, x)] == [(11, True), (11, True)]
    assert finish_order.lapsed(bubble.state)


# ---- ticks -----------------------------------------------------------------------------------------------------------


def test_no_table_plays_a_second_hand_in_a_round() -> None:
    """C-165, WSOP 126-a: also where a table is three short."""
    bubble = Bubble(18)
    bubble.bust(*(bubble.at(3, place) for place in range(3))).done(3)
    with pytest.raises(RuleViolation, match="hand_over_already"):
        bubble.done(3)
    assert hand_for_hand.waited_for(bubble.state) == (1, 2)
    bubble.done(1, 2)
    assert hand_for_hand.waited_for(bubble.state) == (1, 2, 3)
    assert bubble.state.hand_for_hand is not None
    assert bubble.state.hand_for_hand.rounds == 1


def test_the_last_tick_ends_the_round_and_the_history_says_so() -> None:
    bubble = Bubble(18).done(1, 2)
    said = wording.step(bubble.night.evening.steps[-1].step)
    assert said == "Table 2: hand 1 is over; 1 table still plays"
    bubble.done(3)
    step = bubble.night.evening.steps[-1].step
    assert any(isinstance(event, HandForHandPlayed) for event in step.events)
    assert wording.step(step).endswith("hand 1 is over at every table, 2:00 off the clock")


@pytest.mark.parametrize("until", [2, hand_for_hand.BY_HAND])
def test_a_table_with_one_player_left_is_not_waited_for_and_that_ends_nothing(until: int) -> None:
    """He sits down at the other one, or the next ones at his: the bubble stands."""
    bubble = Bubble(12, until=until)
    bubble.bust(*(bubble.at(2, place) for place in range(5)))
    assert hand_for_hand.waited_for(bubble.state) == (1,)
    bubble.done(1)
    assert bubble.goes_on()
    assert hand_for_hand.waited_for(bubble.state) == (1,)


def test_a_hand_that_the_engine_dealt_is_a_tick() -> None:
    bubble = Bubble(12)
    at, table = bubble.state.last, TableNo(9)
    opened = fold.apply(TableOpened(table, 9, TableWay.DEALT), bubble.state, at)
    played = fold.apply(HandPlayed(table, 1, at, 0, Positions(1, 1, 2), ()), opened, at)
    assert played.hand_for_hand is not None
    assert played.hand_for_hand.done == frozenset({table})


# ---- the end ---------------------------------------------------------------------------------------------------------


def test_it_goes_on_until_as_many_are_left_as_are_paid() -> None:
    bubble = Bubble(12, setup(places=9))
    for _round in range(2):
        bubble.bust(bubble.at(1, 0)).over()
        assert bubble.goes_on()
    bubble.bust(bubble.at(2, 0))
    assert bubble.goes_on(), "the others still play their hand"
    bubble.over()
    assert not bubble.goes_on()
    step = bubble.night.evening.steps[-1].step
    assert isinstance(step.events[-1], HandForHandEnded)
    assert wording.step(step).endswith("it ends, 9 players left")


def test_it_can_be_for_fewer_players_or_until_it_is_called_off() -> None:
    assert (going := Bubble(12, until=5).state.hand_for_hand) is not None
    assert going.until == 5
    assert (going := Bubble(12, until=hand_for_hand.BY_HAND).state.hand_for_hand) is not None
    assert going.until is None
    for until in (-1, 12):
        with pytest.raises(RuleViolation, match="until_out_of_range"):
            Bubble(12, until=until)


def test_the_final_table_ends_it() -> None:
    bubble = Bubble(12, until=2)
    bubble.bust(*(bubble.at(2, place) for place in range(4))).bust(bubble.at(1, 0)).over()
    bubble.night.evening.perform(partial(redraws.draw_final_table, server_seed=bytes(32)))
    assert bubble.state.hand_for_hand is None
    said = wording.step(bubble.night.evening.steps[-1].step)
    assert said == "Final table of 7 drawn; end of hand for hand"
    bubble.night.evening.undo()
    assert bubble.state.hand_for_hand is not None


def test_who_decides_in_a_round_has_the_place_of_that_round() -> None:
    rebuys = setup(places=10)
    prices = (*rebuys.prices, replace(rebuys.prices[0], name="Rebuy", buying=Buying.REBUY))
    bubble = Bubble(12, replace(rebuys, prices=prices))
    x, z = bubble.at(1, 0), bubble.at(2, 0)
    bubble.night.evening.perform(partial(deciding.deciding, outs=[Out(x)]))
    bubble.bust(z).over()
    assert bubble.place(z) == (12, False)
    bubble.night.evening.perform(partial(deciding.decided_out, entry=x))
    assert [bubble.place(entry) for entry in (x, z)] == [(11, True), (11, True)]
    assert bubble.state.hand_for_hand is None, "ten are left, ten are paid"
    assert any(isinstance(event, PlayerBusted) for event in bubble.night.evening.steps[-1].step.events)
