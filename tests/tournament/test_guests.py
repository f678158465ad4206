"""Expected, here, gone: what costs nothing and counts nowhere."""

from functools import partial

import pytest

from tests.tournament.doors import Door
from tournament import club
from tournament.club import merging
from tournament.errors import RuleViolation
from tournament.people import guests, leaving
from tournament.people.entries import Terms
from tournament.sales import cash, payments
from tournament.state import Guest
from tournament.wording import refusal


def names(found: tuple[Guest, ...]) -> list[str]:
    return [guest.name for guest in found]


def merge(door: Door, gone: str, into: str) -> None:
    """In the club, the one turns out to be another name of the other."""
    door.night.club.perform(partial(club.add_players, names=[into]))
    kept, other = door.night.club.state.find(into), door.night.club.state.find(gone)
    assert kept is not None
    assert other is not None
    door.night.club.perform(partial(merging.merge_players, kept=kept.number, gone=other.number))


def test_an_expected_guest_costs_nothing_and_counts_nowhere() -> None:
    door = Door().about(guests.expect, "Anna", "Boris")
    assert names(guests.expected(door.state)) == ["Anna", "Boris"]
    assert (door.state.entered, door.state.pool, door.state.chips_in_play) == ((), 0, 0)


def test_whom_the_club_does_not_know_joins_it_with_the_list() -> None:
    door = Door().about(guests.expect, "Anna", "Boris")
    assert [player.name for player in door.night.club.state.players.values()] == ["Anna", "Boris"]
    door.night.evening.undo()
    assert door.state.guests == {}
    assert len(door.night.club.state.players) == 2


def test_a_list_that_names_somebody_twice_is_refused_as_a_whole() -> None:
    door = Door().about(guests.expect, "Anna")
    with pytest.raises(RuleViolation, match="expected_already"):
        door.about(guests.expect, "Boris", "ANNA")
    assert names(guests.expected(door.state)) == ["Anna"]


def test_somebody_who_does_not_come_is_off_the_list_and_off_the_waiting_list() -> None:
    door = Door().about(guests.expect, "Anna").do(guests.call_off, "anna")
    assert door.state.guests == {}
    with pytest.raises(RuleViolation, match="no_such_player"):
        door.do(guests.call_off, "Anna")


def test_who_has_entered_is_not_called_off_but_taken_out() -> None:
    door = Door().enter("Anna")
    with pytest.raises(RuleViolation, match="entered_cannot_be_called_off") as refused:
        door.do(guests.call_off, "Anna")
    assert refusal(refused.value) == "Anna has entered; take the entry out instead."


def test_expected_here_paid_and_seated_come_in_any_order() -> None:
    door = Door().about(guests.expect, "Anna").about(guests.arrive, "Anna").enter("Anna")
    door.enter("Boris", terms=Terms(here=False)).about(guests.arrive, "Boris")
    door.about(guests.arrive, "Cyril").enter("Cyril", terms=Terms(paid=0))
    assert names(guests.here(door.state)) == ["Anna", "Boris", "Cyril"]
    assert guests.expected(door.state) == ()
    assert len(door.state.entered) == 3


def test_who_is_here_cannot_come_and_who_is_gone_cannot_go() -> None:
    door = Door().about(guests.arrive, "Anna")
    with pytest.raises(RuleViolation, match="here_already"):
        door.about(guests.arrive, "Anna")
    door.do(guests.leave, "Anna")
    with pytest.raises(RuleViolation, match="not_here"):
        door.do(guests.leave, "Anna")


def test_a_player_who_leaves_his_seat_stays_in_and_is_blinded_off() -> None:
    """WSOP 35, D-15."""
    door = Door().start("Anna", "Boris", "Cyril").do(guests.leave, "Anna")
    assert door.entry("Anna").is_in
    assert door.entry("Anna").seat is not None
    assert door.night.evening.steps[-1].step.facts["seated"]


def test_names_alike_but_for_capitals_are_one_person_and_all_others_are_not() -> None:
    """B138. `seven` and `Seven` are equal by the house's rule (casefold); Se7en and 7 are other people."""
    door = Door().enter("Seven", "7", "Se7en")
    assert len(door.night.club.state.players) == 3
    with pytest.raises(RuleViolation, match="already_entered"):
        door.enter("seven")


def test_a_person_merged_during_the_evening_is_known_by_the_number_it_met_him_by() -> None:
    door = Door().enter("Ann").about(guests.expect, "Bobby")
    merge(door, "Ann", into="Anna Long")
    with pytest.raises(RuleViolation, match="already_entered"):
        door.enter("Anna Long")
    door.night.evening.undo()
    door.enter("Bobby")
    assert [guest.name for guest in door.state.guests.values()] == ["Ann", "Bobby"]


def test_money_of_somebody_who_does_not_come_is_given_back_first() -> None:
    """Else the cash sheet would hold money of nobody who could be named."""
    door = Door().about(guests.expect, "Anna")
    anna = guests.guest_of(door.state, "Anna").player
    door.do(payments.receive, anna, 2_000)
    with pytest.raises(RuleViolation, match="money_cannot_be_called_off"):
        door.do(guests.call_off, "Anna")
    door.do(payments.give_back, anna).do(guests.call_off, "Anna")
    assert anna not in door.state.guests
    returned = door.night.evening.steps[-2].seq
    with pytest.raises(RuleViolation, match="later_step_depends"):
        door.night.evening.undo(returned)


def test_whose_entry_was_taken_out_is_called_off_once_the_money_is_back() -> None:
    door = Door().enter("Anna", "Boris")
    door.do(leaving.unregister, door.entry("Anna").number)
    with pytest.raises(RuleViolation, match="money_cannot_be_called_off"):
        door.do(guests.call_off, "Anna")
    door.do(payments.give_back, door.entry("Anna").player).do(guests.call_off, "Anna")
    assert cash.sheet(door.state).refunds == 0
