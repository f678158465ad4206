"""Tables that the program deals in real time: when a hand begins, ends or is void."""

from collections import Counter
from functools import partial

import pytest

from engine.actions import Fold
from engine.errors import BadSetup
from engine.hand import Hand
from tests.fakes import MINUTE
from tests.tournament.dealt_nights import DealtNight
from tournament import fold, hands, history, wording
from tournament.chips import stacks
from tournament.clocks import breaks, timekeeping
from tournament.dealing import beginning, ending, players, settling, voiding
from tournament.draws import redraws
from tournament.errors import RuleViolation
from tournament.events import (
    FinalTableDrawn,
    HandForHandClock,
    HandForHandPlayed,
    PlayerBusted,
    PlayersMoved,
    Seat,
    StackCount,
    TableWay,
    Voiding,
)
from tournament.names import SeatNo, TableNo
from tournament.outs import elimination, hand_for_hand
from tournament.outs.elimination import Out
from tournament.people import leaving
from tournament.rules import Halting
from tournament.sales import buying, price_list
from tournament.sales.prices import Buying, Price, Shares
from tournament.structures import restructuring
from tournament.structures.structure import Break
from tournament.tables import locks, moves, ways

ADD_ON = Price("Add-on", Buying.ADD_ON, Shares(prizes=500), 500)


def refused(night: DealtNight, decision: object) -> str:
    with pytest.raises(RuleViolation) as said:
        night.evening.perform(decision)  # type: ignore[arg-type]
    assert wording.refusal(said.value)
    return said.value.code


def everybody_folds(hand: Hand) -> Hand:
    while not hand.is_over:
        hand.act(Fold())
    return hand


def test_why_no_hand_begins_is_said_the_same_everywhere() -> None:
    night = DealtNight()
    assert night.why_not() == "not_started"
    night.start()
    assert night.why_not() is None
    night.evening.perform(timekeeping.pause)
    assert night.why_not() == "clock_stands" == refused(night, partial(beginning.begin, number=TableNo(1)))
    night.evening.perform(timekeeping.resume)
    night.evening.perform(partial(breaks.break_now, duration=5 * MINUTE))
    assert night.why_not() == "on_break"
    night.evening.perform(breaks.end_break)
    night.begin()
    assert night.why_not() == "hand_under_way"
    assert night.why_not(2) is None


def test_a_hand_begins_with_a_small_step_without_cards_and_ends_with_its_result() -> None:
    night = DealtNight().start()
    hand = night.begin()
    began = night.evening.steps[-1].step
    assert wording.step(began) == "Table 1, hand 1 begins"
    assert began.is_beginning
    assert began.hand is None
    going = night.state.tables[TableNo(1)].under_way
    assert going is not None
    assert going.number == 1
    assert dict(going.stacks) == dict.fromkeys(night.at(1), 1_000)
    stored = night.finish(night.play_out(hand, 1))
    table = night.state.tables[TableNo(1)]
    assert table.under_way is None
    assert (table.hands, table.next_number) == (1, 2)
    assert stored.step.hand is not None
    assert 'variant = "NT"' in stored.step.hand.text
    # Undo takes back the hand, and passes over that it began.
    target = night.evening.undo_target()
    assert target is not None
    assert target.seq == stored.seq


def test_a_void_hand_is_dealt_anew_with_the_next_number_its_positions_and_its_level() -> None:
    night = DealtNight().start()
    night.play()
    positions = night.begin().positions
    night.clock.forward(25 * MINUTE)
    said = night.void().step
    assert wording.step(said) == "Table 1, hand 2 is void: the director's decision"
    again = night.begin()
    going = night.state.tables[TableNo(1)].under_way
    assert again.positions == positions
    assert going is not None
    assert (going.number, going.level) == (3, 0)
    assert (again.blinds.small, night.state.clock.level_index(night.clock.at)) == (25, 1)
    night.finish(night.play_out(again, 1))
    night.begin()
    going = night.state.tables[TableNo(1)].under_way
    assert going is not None
    assert going.level == 1


def test_the_level_of_a_void_hand_that_the_structure_has_no_more_is_the_clocks() -> None:
    night = DealtNight().start()
    night.clock.forward(20 * MINUTE)
    night.begin()
    night.void()
    assert night.state.tables[TableNo(1)].again == 1
    night.evening.perform(partial(timekeeping.go_to, index=0))
    night.evening.perform(partial(restructuring.insert_break, after=1, pause=Break(5 * MINUTE)))
    assert hands.level_due(night.state, night.clock.at, night.state.tables[TableNo(1)]) == 0
    night.begin()


def test_who_is_dealt_in_is_left_alone_until_the_hand_is_over() -> None:
    night = DealtNight().start()
    night.begin()
    one, two, other = night.at(1)[0], night.at(1)[1], night.at(2)[0]
    other_chair, chair = night.state.tables[TableNo(2)].free_chairs()[:2]
    to = Seat(TableNo(2), chair)
    for decide in (
        partial(moves.move_by_hand, entry=one, to=to),
        partial(locks.swap, first=other, second=one),
        partial(elimination.bust, outs=[Out(one, (two,))]),
        partial(leaving.go_home, entry=one),
        partial(leaving.disqualify, entry=one),
        partial(leaving.unregister, entry=one),
    ):
        assert refused(night, decide) == "in_a_hand"
    assert refused(night, partial(ways.choose_way, number=TableNo(1), way=night.state.setup.way)) == "way_already"
    # Others at other tables may be moved, and so may he when it is over.
    night.evening.perform(partial(moves.move_by_hand, entry=other, to=to))
    night.void()
    night.evening.perform(partial(moves.move_by_hand, entry=one, to=Seat(TableNo(2), other_chair)))


def test_chips_bought_in_a_hand_are_sold_when_it_is_over() -> None:
    """C-96: they are in play in the next hand."""
    night = DealtNight().start()
    night.evening.perform(partial(price_list.set_price, price=ADD_ON))
    night.begin()
    order = [buying.Order(night.at(1)[0])]
    assert refused(night, partial(buying.add_ons, orders=order)) == "in_a_hand"
    bonus = partial(stacks.give_bonus, entries=[night.at(1)[0]], chips=100)
    assert refused(night, bonus) == "in_a_hand"
    night.evening.perform(partial(buying.add_ons, orders=[buying.Order(night.at(2)[0])]))
    night.void()
    night.evening.perform(partial(buying.add_ons, orders=order))
    going = night.begin()
    assert max(going.started.values()) == 1_500


def test_a_whole_evening_is_dealt_to_its_winner() -> None:
    night = DealtNight(count=9, stack=400, seats=5).start()
    steps = night.play_on()
    state = night.state
    assert state.finished is not None
    assert len(state.left) == 1
    assert state.left[0].stack == state.chips_in_play == 9 * 400
    kinds = Counter(type(event) for step in steps for event in step.events)
    assert kinds[PlayerBusted] == 8
    assert kinds[FinalTableDrawn] == 1
    assert len(state.tables) == 1
    # Nobody is moved in a hand; numbers go up one by one; the level is the clock's when the hand began.
    for table in (1, 2):
        numbers = [hand.number for hand in night.hands_of(steps) if hand.table == table]
        assert numbers == sorted(set(numbers))
    for hand in night.hands_of(steps):
        assert hand.level == state.clock.level_index(hand.began) or hand.level <= state.clock.level_index(hand.began)
    assert fold.fold(history.places(night.evening.steps)) == state


def test_hand_for_hand_each_table_deals_one_hand_and_waits_for_the_others() -> None:
    """WSOP 126-a."""
    night = DealtNight(count=6, stack=4_000, seats=4).start()
    night.evening.perform(partial(hand_for_hand.begin, clock=HandForHandClock.PAUSED, until=0))
    first = night.finish(everybody_folds(night.begin(1)), 1).step
    assert night.why_not(1) == "hand_over_already"
    assert HandForHandPlayed not in {type(event) for event in first.events}
    # The clock stands for it, and that stops nobody.
    last = night.finish(everybody_folds(night.begin(2)), 2).step
    assert HandForHandPlayed in {type(event) for event in last.events}
    assert last.facts["round"] == 1
    assert "hand for hand: hand 1 is over at every table" in wording.step(last)
    assert night.why_not(1) is None
    assert night.why_not(2) is None


def test_in_a_round_nobody_is_moved_and_with_its_end_tables_are_made_even() -> None:
    night = DealtNight(count=8, stack=4_000, seats=4).start()
    night.evening.perform(partial(hand_for_hand.begin, clock=HandForHandClock.RUNS, until=0))
    one, two = night.begin(1), night.begin(2)
    night.finish(everybody_folds(one), 1)
    gone = [night.at(1)[0], night.at(1)[1]]
    for entry in gone:
        night.evening.perform(partial(leaving.go_home, entry=entry))
    assert len(night.at(1)) == 2
    assert not settling.is_due(night.state)
    step = night.finish(everybody_folds(two), 2).step
    assert [len(night.at(1)), len(night.at(2))] == [3, 3]
    assert PlayersMoved in {type(event) for event in step.events}


def test_tables_that_somebody_left_are_made_right_without_a_hand() -> None:
    night = DealtNight(count=8, stack=4_000, seats=4).start()
    night.begin(1)
    for entry in night.at(2)[:2]:
        night.evening.perform(partial(leaving.go_home, entry=entry))
    assert not settling.is_due(night.state), "who would go is in a hand"
    night.void(1)
    step = night.evening.perform(partial(settling.settle, server_seed=night.server_seed)).step
    assert [len(night.at(1)), len(night.at(2))] == [3, 3]
    assert wording.step(step).startswith("Tables made even; P0")
    assert refused(night, partial(settling.settle, server_seed=night.server_seed)) == "nobody_to_move"


def test_what_is_undone_beneath_a_hand_under_way_makes_it_void() -> None:
    night = DealtNight().start()
    result = night.play()
    night.begin()
    night.evening.undo(result.seq)
    table = night.state.tables[TableNo(1)]
    assert (table.under_way, table.hands, table.next_number) == (None, 0, 3)
    # Where nothing came after it, it is brought back, and the hand dealt upon it too; its cards are gone.
    night.evening.redo()
    again = night.state.tables[TableNo(1)].under_way
    assert again is not None
    assert again.number == 2
    night.evening.perform(partial(voiding.void, number=TableNo(1), why=Voiding.TAKEN_BACK))
    assert night.play().step.facts["number"] == 3


def test_a_result_taken_back_while_nothing_is_under_way_comes_back_over_a_void_hand() -> None:
    night = DealtNight().start()
    night.play()
    state = night.state
    night.evening.undo()
    night.void()
    night.evening.redo()
    assert night.state.tables[TableNo(1)].hands == 1
    assert night.state.entries == state.entries
    # All can be taken back, to the start and before it.
    while night.evening.undo_target() is not None:
        night.evening.undo()
    assert night.state.started is None
    assert not night.state.entries


def test_who_plays_whom_is_said_by_style_and_strength() -> None:
    night = DealtNight().start()
    one, two = night.at(1)[:2]
    told = night.evening.perform(partial(players.played_by, entries=[one])).step
    assert wording.step(told) == f"Played by people at the screen: {night.state.entries[one].name}"
    assert len(players.robots_at(night.state, night.state.tables[TableNo(1)])) == 2
    assert refused(night, partial(players.played_by, entries=[one])) == "played_so_already"
    assert refused(night, partial(players.played_by, entries=[two, two])) == "named_twice"
    with pytest.raises(BadSetup):
        night.evening.perform(partial(players.played_by, entries=[one], style="mad", strength="club"))


def test_a_hand_that_was_dealt_upon_something_else_does_not_count() -> None:
    night = DealtNight().start()
    old = night.begin()
    night.void()
    night.evening.perform(partial(leaving.go_home, entry=night.at(1)[0]))
    night.begin()
    everybody_folds(old)
    finish = partial(ending.finish, number=TableNo(1), hand=old, server_seed=night.server_seed)
    assert refused(night, finish) == "other_hand"


def test_a_table_waits_for_a_draw_of_all_and_for_others_where_it_is_three_short() -> None:
    night = DealtNight(count=12, stack=4_000, seats=6, halting=Halting.AT_ONCE).start()
    night.begin(1)
    for entry in night.at(2)[:3]:
        night.evening.perform(partial(leaving.go_home, entry=entry))
    assert night.why_not(2) == "table_stops" == refused(night, partial(beginning.begin, number=TableNo(2)))
    night.evening.perform(partial(leaving.go_home, entry=night.at(2)[0]))
    night.evening.perform(partial(leaving.go_home, entry=night.at(2)[0]))
    assert night.why_not(2) == "waits_for_draw"
    # With the hand at the other table the final table is drawn.
    hand = night.dealt(1)
    step = night.finish(everybody_folds(hand), 1).step
    assert FinalTableDrawn in {type(event) for event in step.events}
    assert night.why_not(min(night.state.tables)) is None


def test_a_hand_counts_even_where_the_draw_after_it_cannot_be_held() -> None:
    night = DealtNight(count=12, stack=4_000, seats=6).start()
    hand = everybody_folds(night.begin(1))
    locked = [night.at(1)[0], night.at(2)[0]]
    night.evening.perform(partial(locks.lock, entries=locked))
    for entry in night.at(2)[1:]:
        night.evening.perform(partial(leaving.go_home, entry=entry))
    night.finish(hand, 1)
    assert night.state.hands == 1
    assert night.why_not(1) == "waits_for_draw"
    assert refused(night, partial(settling.settle, server_seed=night.server_seed)) == "nobody_to_move"
    assert refused(night, partial(redraws.draw_final_table, server_seed=bytes(32))) == "player_locked"
    night.evening.perform(partial(locks.unlock, entries=locked))
    night.evening.perform(partial(settling.settle, server_seed=night.server_seed))
    assert len(night.state.tables) == 1


def test_who_comes_from_real_cards_is_counted_before_he_is_dealt_in() -> None:
    night = DealtNight(count=7, stack=4_000, seats=4).start()
    night.evening.perform(partial(ways.choose_way, number=TableNo(2), way=TableWay.KEPT))
    mover = night.at(2)[0]
    night.evening.perform(partial(stacks.count_stacks, counts=[StackCount(mover, 3_000)]))
    night.clock.forward(20 * MINUTE)  # hands of which nobody knows anything
    night.evening.perform(partial(moves.move_by_hand, entry=mover, to=Seat(TableNo(1), SeatNo(5))))
    assert night.state.entries[mover].stack is None
    assert refused(night, partial(beginning.begin, number=TableNo(1))) == "stack_unknown"
    night.evening.perform(partial(stacks.count_stacks, counts=[StackCount(mover, 5_000)]))
    assert night.begin(1).started[5] == 5_000
