"""Just a clock: counters instead of names."""

from functools import partial

import pytest

from tests.tournament.doors import Door, opened
from tournament.board import view as board
from tournament.chips import stacks
from tournament.clocks.clock import Phase
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.names import EntryNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import counting, entries, guests, leaving, registration
from tournament.people.entries import Terms
from tournament.sales import buying, cash
from tournament.sales.buying import Order
from tournament.sales.prices import Buying, Price, Shares
from tournament.standings import standings
from tournament.tables import tables
from tournament.wording import refusal, step


def counted(players: int = 6) -> Door:
    return Door(opened(counted=True, more=())).do(counting.more_players, players)


def names(door: Door) -> list[tuple[int | None, str]]:
    return [(line.place, line.name) for line in standings(door.state)]


def test_players_are_counted_and_pool_and_average_are_right() -> None:
    door = counted(6).do(counting.more_players, 2)
    door.night.start()
    view = board.view(door.state, door.now)
    assert (view.entries, view.players_left, view.chips_in_play, view.average) == (8, 8, 80_000, 10_000)
    assert door.state.pool == 16_000
    assert door.entry("Player 8").stack is None, "nobody knows a stack once cards are in the air"


def test_it_starts_without_a_draw_but_not_with_less_than_two() -> None:
    with pytest.raises(RuleViolation, match="too_few_players"):
        counted(1).night.start()
    door = counted(2)
    door.night.start()
    assert door.state.clock.reading(door.now).phase is Phase.RUNNING


def test_one_counted_too_much_is_taken_back_with_his_money() -> None:
    door = counted(6).do(counting.fewer_players, 2)
    assert (door.state.pool, door.state.chips_in_play, len(door.state.entered)) == (8_000, 40_000, 4)
    with pytest.raises(RuleViolation, match="nobody_without_name"):
        door.do(counting.fewer_players, 5)
    door.night.start()
    with pytest.raises(RuleViolation, match="somebody_must_win"):
        door.do(counting.fewer_players, 4)


def test_one_less_has_the_next_place_and_the_last_one_has_won() -> None:
    door = counted(3)
    door.night.start()
    door.do(counting.one_out).do(counting.one_out)
    assert names(door) == [(1, "Player 1"), (2, "Player 2"), (3, "Player 3")]
    assert (board.view(door.state, door.now).winner, door.entry("Player 1").stack) == ("Player 1", 30_000)
    with pytest.raises(RuleViolation):
        door.do(counting.one_out)
    door.night.evening.undo()
    assert (door.state.finished, len(door.state.left)) == (None, 2)


def test_names_come_later_by_place_and_to_those_still_in() -> None:
    door = counted(4)
    door.night.start()
    door.do(counting.one_out)
    door.about(partial(counting.name_place, place=4), "Dana")
    door.about(counting.name_next, "Anna", "Boris").bust("Anna", by="Boris")
    assert names(door) == [(None, "Boris"), (None, "Player 3"), (3, "Anna"), (4, "Dana")]
    assert {guest.name for guest in door.state.guests.values()} == {"Anna", "Boris", "Dana"}
    for place, code in ((4, "has_a_name"), (2, "no_such_place")):
        with pytest.raises(RuleViolation, match=code):
            door.about(partial(counting.name_place, place=place), "Eva")


def test_a_name_stands_for_one_player_only() -> None:
    door = counted(3).about(guests.expect, "Anna").about(counting.name_next, "anna")
    with pytest.raises(RuleViolation, match="already_entered"):
        door.about(counting.name_next, "Anna")
    with pytest.raises(RuleViolation, match="named_twice"):
        door.about(counting.name_next, "Boris", "Boris")
    with pytest.raises(RuleViolation, match="nobody_without_name"):
        door.about(counting.name_next, "Boris", "Cyril", "Dana")
    assert len(door.state.guests) == 1


def test_where_everybody_has_a_name_one_says_who_is_out() -> None:
    door = counted(2).about(counting.name_next, "Anna", "Boris")
    door.night.start()
    with pytest.raises(RuleViolation, match="nobody_without_name"):
        door.do(counting.one_out)
    door.bust("Anna", by="Boris")
    assert door.state.finished is not None


def test_two_out_in_one_hand_may_tie() -> None:
    door = counted(4)
    door.night.start()
    door.do(elimination.bust, [Out(EntryNo(1)), Out(EntryNo(2))])
    assert [(line.place, line.tied) for line in standings(door.state)[2:]] == [(3, True), (3, True)]


def test_nobody_has_a_seat() -> None:
    door = counted(3)
    for decide in (tables.open_table, lambda state, at: seating.seat(state, at, EntryNo(1), bytes(32))):
        with pytest.raises(RuleViolation, match="counted_without_seats"):
            door.do(decide)
    with pytest.raises(RuleViolation, match="counted_without_seats"):
        door.night.draw()


def test_a_counted_player_owes_nothing_and_is_counted_only_where_nobody_is_named() -> None:
    with pytest.raises(RuleViolation, match="owing_without_name"):
        counted(2).do(counting.more_players, 1, Terms(paid=0))
    for decide in (counting.one_out, lambda state, at: counting.more_players(state, at, 1)):
        with pytest.raises(RuleViolation, match="players_have_names"):
            Door().do(decide)


def test_a_counted_player_goes_home_or_is_taken_out_like_any_other() -> None:
    door = counted(4)
    door.night.start()
    door.do(leaving.go_home, EntryNo(4), 9_000)
    assert (names(door)[-1], door.state.chips_in_play) == ((4, "Player 4"), 31_000)
    with pytest.raises(RuleViolation, match="already_out") as refused:
        door.do(leaving.unregister, EntryNo(4), chips=1)
    assert refusal(refused.value) == "Player 4 is out already."
    with pytest.raises(RuleViolation, match="no_such_player"):
        door.do(entries.re_enter, "Player 4")


def test_undo_of_everything_leads_back_to_the_beginning() -> None:
    door = Door(opened(counted=True, more=()))
    start = door.state
    door.do(counting.more_players, 3).night.start()
    door.do(counting.one_out).about(counting.name_next, "Anna").do(counting.one_out)
    while door.night.evening.undo_target() is not None:
        door.night.evening.undo()
    assert (door.state.entries, door.state.guests, door.state.clock) == ({}, {}, start.clock)


def test_who_gets_a_name_gets_the_account_of_the_entry_too() -> None:
    """Named, a player owes and is owed like any other."""
    rebuy = Price("Rebuy", Buying.REBUY, Shares(prizes=1_000), 5_000)
    door = Door(opened(counted=True, more=(rebuy,))).do(counting.more_players, 3).about(counting.name_next, "Anna")
    anna = door.entry("Anna")
    assert cash.account_of(door.state, None).received == 4_000
    door.do(buying.rebuy, anna.number, server_seed=bytes(32), paid=0)
    assert cash.account_of(door.state, anna.player).owing == 1_000
    door.do(leaving.unregister, anna.number)
    assert cash.account_of(door.state, anna.player).refund == 2_000
    assert cash.sheet(door.state).balances


def test_who_gets_a_name_waits_no_longer() -> None:
    door = Door(opened(counted=True, more=(), capacity=2)).do(counting.more_players, 2)
    door.about(registration.join_waiting, "Xena", "Yvo").about(counting.name_next, "Xena")
    assert [door.state.guests[number].name for number in door.state.waiting] == ["Yvo"]


def test_players_without_a_name_are_named_by_their_number_in_every_sentence() -> None:
    add_on = Price("Add-on", Buying.ADD_ON, Shares(prizes=1_000), 5_000)
    door = Door(opened(counted=True, more=(add_on,))).do(counting.more_players, 3)
    door.do(stacks.give_bonus, [EntryNo(2)], 500).do(buying.add_ons, [Order(EntryNo(3))])
    said = [step(stored.step) for stored in door.night.evening.steps[-2:]]
    assert [sentence.split(":")[0] for sentence in said] == ["Bonus of 500 chips", "Player 3 bought Add-on"]
    assert said[0].endswith(": Player 2")
    door.night.start()
    door.do(counting.one_out)
    with pytest.raises(RuleViolation, match="already_out") as refused:
        door.do(stacks.give_bonus, [EntryNo(3)], 500)
    assert refusal(refused.value) == "Player 3 is out already."
    with pytest.raises(RuleViolation, match="later_step_depends") as refused:
        door.night.evening.undo(2)
    assert "Or unregister Player 1" in refusal(refused.value)
