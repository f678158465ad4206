"""Open and closed, capacity and who waits."""

import pytest

from tests.fakes import MINUTE, people
from tests.tournament.doors import RE_ENTRY, Door, opened
from tournament.clocks import breaks
from tournament.errors import RuleViolation
from tournament.names import EntryNo
from tournament.outs import elimination
from tournament.people import entries, guests, registration
from tournament.people.entries import Terms
from tournament.sales import buying
from tournament.sales.prices import HAND_HAD_BEGUN, Buying, Price, Shares, Window
from tournament.standings import standings
from tournament.wording import refusal, step

LATER = Price("Second chance", Buying.RE_ENTRY, Shares(prizes=2_000), 10_000, Window(after=1, until=2))


def is_open(door: Door) -> bool:
    return registration.is_open(door.state, door.now)


def are_final(door: Door) -> bool:
    return registration.places_are_final(door.state, door.now)


# ---- open and closed -------------------------------------------------------------------------------------------------


def test_the_prices_open_and_close_registration() -> None:
    door = Door().start(*people(4))
    assert is_open(door)
    door.later(45)
    assert is_open(door), "the break after level 2 still belongs to it (WSOP 12)"
    door.later(6)
    assert not is_open(door)


def test_where_nothing_is_sold_after_the_start_it_closes_with_it() -> None:
    door = Door(opened(until=0, more=())).enter("Anna", "Boris")
    assert is_open(door)
    door.night.draw().start()
    assert not is_open(door)
    assert are_final(door)


def test_between_two_windows_nobody_enters_and_no_place_is_final() -> None:
    door = Door(opened(until=0, more=(LATER,))).start(*people(4)).bust("P004")
    assert not is_open(door)
    assert not are_final(door)
    assert standings(door.state, door.now)[-1].provisional
    door.later(51)
    assert are_final(door)
    assert not standings(door.state, door.now)[-1].provisional


def test_the_director_closes_and_opens_it_by_hand() -> None:
    door = Door().start(*people(4)).do(registration.close)
    assert (is_open(door), are_final(door)) == (False, True)
    with pytest.raises(RuleViolation, match="registration_closed_already"):
        door.do(registration.close)
    with pytest.raises(RuleViolation, match="registration_closed") as refused:
        door.enter("Late")
    assert refusal(refused.value) == "Registration is closed; reopen it, or give a reason."
    door.enter("Friend", terms=Terms(because="a friend"))
    door.do(registration.reopen).enter("Late")
    with pytest.raises(RuleViolation, match="registration_open_already"):
        door.do(registration.reopen)


def test_what_the_prices_closed_is_not_reopened_by_hand() -> None:
    door = Door().start(*people(4)).later(60)
    with pytest.raises(RuleViolation, match="registration_over"):
        door.do(registration.reopen)
    with pytest.raises(RuleViolation, match="registration_closed_already"):
        door.do(registration.close)


def test_a_closing_undone_is_open_again() -> None:
    door = Door().start(*people(4)).do(registration.close)
    door.night.evening.undo()
    assert is_open(door)


# ---- capacity --------------------------------------------------------------------------------------------------------


def test_capacity_counts_players_who_are_in() -> None:
    door = Door(opened(capacity=3)).start("Anna", "Boris", "Cyril")
    with pytest.raises(RuleViolation, match="full") as refused:
        door.enter("Dana")
    assert refusal(refused.value) == "All 3 places are taken; join the waiting list."
    door.bust("Anna").enter("Dana")
    assert registration.places_free(door.state) == 0
    assert len(door.state.entered) == 4


def test_capacity_can_be_changed_and_sends_nobody_away() -> None:
    door = Door(opened(capacity=3)).enter("Anna", "Boris", "Cyril").do(registration.set_capacity, 2)
    assert (len(door.state.left), registration.places_free(door.state)) == (3, 0)
    door.do(registration.set_capacity, None)
    assert registration.places_free(door.state) is None
    with pytest.raises(RuleViolation, match="capacity_unchanged"):
        door.do(registration.set_capacity, None)
    with pytest.raises(RuleViolation, match="capacity_too_small"):
        door.do(registration.set_capacity, 1)


def test_a_list_too_long_for_the_places_enters_nobody() -> None:
    door = Door(opened(capacity=3))
    with pytest.raises(RuleViolation, match="full"):
        door.enter(*people(4))
    assert door.state.entered == ()


# ---- who waits -------------------------------------------------------------------------------------------------------


def full() -> Door:
    return Door(opened(capacity=3)).start("Anna", "Boris", "Cyril").about(registration.join_waiting, "Wanda", "Willy")


def test_when_somebody_goes_the_first_who_waits_is_proposed() -> None:
    door = full()
    assert registration.next_in_line(door.state) is None
    door.bust("Anna")
    proposed = registration.next_in_line(door.state)
    assert proposed is not None
    assert proposed.name == "Wanda"
    door.do(entries.enter_next)
    assert door.entry("Wanda").is_in
    assert [door.state.guests[number].name for number in door.state.waiting] == ["Willy"]
    assert registration.next_in_line(door.state) is None


def test_others_wait_first_unless_there_is_a_reason() -> None:
    door = full().bust("Anna")
    with pytest.raises(RuleViolation, match="others_wait_first") as refused:
        door.enter("Dana")
    assert refusal(refused.value).startswith("Wanda waits for this place")
    with pytest.raises(RuleViolation, match="others_wait_first"):
        door.enter("Willy")
    door.enter("Dana", terms=Terms(because="she drove here from afar"))
    assert door.entry("Dana").is_in


def test_with_more_places_than_people_who_wait_anybody_enters() -> None:
    door = full().do(registration.set_capacity, 6).enter("Dana")
    with pytest.raises(RuleViolation, match="others_wait_first"):
        door.enter("Emil")
    door.enter("Wanda").enter("Willy")
    assert door.state.waiting == ()


def test_who_is_out_waits_to_enter_again() -> None:
    door = full().bust("Anna").do(entries.enter_next).about(registration.join_waiting, "Anna")
    door.do(registration.leave_waiting, "Willy").bust("Boris").do(entries.enter_next)
    assert door.entry("Anna").again == 1


def test_nobody_waits_twice_or_beside_a_free_place() -> None:
    door = full()
    with pytest.raises(RuleViolation, match="waiting_already"):
        door.about(registration.join_waiting, "Willy")
    with pytest.raises(RuleViolation, match="already_entered"):
        door.about(registration.join_waiting, "Anna")
    with pytest.raises(RuleViolation, match="a_place_is_free"):
        door.do(registration.set_capacity, 9).about(registration.join_waiting, "Dana")
    with pytest.raises(RuleViolation, match="not_waiting"):
        door.do(registration.leave_waiting, "Anna")


def test_who_does_not_come_waits_no_longer() -> None:
    door = full().do(guests.call_off, "Wanda")
    assert [door.state.guests[number].name for number in door.state.waiting] == ["Willy"]
    door.night.evening.undo()
    assert len(door.state.waiting) == 2


def test_nobody_waits_so_nobody_is_next() -> None:
    with pytest.raises(RuleViolation, match="nobody_waits"):
        Door(opened(more=(RE_ENTRY,))).do(entries.enter_next)


def test_the_reason_that_lets_somebody_past_is_kept_and_told() -> None:
    door = full().bust("Anna").enter("Dana", terms=Terms(because="she drove here from afar"))
    assert door.entry("Dana").purchases[0].because == "she drove here from afar"
    assert step(door.night.evening.steps[-1].step) == "Dana entered (she drove here from afar)"


def test_that_a_hand_had_begun_lets_nobody_past_those_who_wait() -> None:
    door = full().bust("Anna")
    with pytest.raises(RuleViolation, match="others_wait_first"):
        door.do(entries.re_enter, "Anna", Terms(because=HAND_HAD_BEGUN))


def test_who_is_back_in_waits_no_longer() -> None:
    door = full().bust("Anna").do(entries.enter_next).about(registration.join_waiting, "Anna")
    busted = next(stored.seq for stored in door.night.evening.steps if stored.step.label == "busted")
    with pytest.raises(RuleViolation, match="later_step_depends") as refused:
        door.night.evening.undo(busted)
    assert "Or put Anna back in" in refusal(refused.value)
    door.do(elimination.reinstate, EntryNo(1), bytes(32))
    assert [door.state.guests[number].name for number in door.state.waiting] == ["Willy"]


def test_after_a_closing_by_hand_a_hand_had_begun_for_five_minutes_only() -> None:
    door = Door().start("Anna", "Boris", "Cyril", "Dana").bust("Anna").bust("Boris").do(registration.close).later(5)
    door.do(entries.re_enter, "Anna", Terms(because=HAND_HAD_BEGUN))
    assert step(door.night.evening.steps[-1].step) == "Anna entered again (the hand had begun)"
    door.later(1)
    with pytest.raises(RuleViolation, match="hand_begun_too_long_ago"):
        door.do(entries.re_enter, "Boris", Terms(because=HAND_HAD_BEGUN))
    door.do(entries.re_enter, "Boris", Terms(because="promised"))
    assert door.entry("Boris").purchases[0].because == "promised"


def test_a_break_within_the_last_level_makes_no_place_final() -> None:
    """Registration without the break after level 1: a break that cuts level 1 in two belongs to the level."""
    price = Price("Re-entry", Buying.RE_ENTRY, Shares(prizes=2_000), 10_000, Window(until=1, with_break=False))
    door = Door(opened(until=0, more=(price,))).start(*people(4)).later(5).do(breaks.break_now, 10 * MINUTE).later(1)
    assert is_open(door)
    assert not are_final(door)


def test_whose_place_has_been_taken_is_not_asked_to_buy_back() -> None:
    rebuy = Price("Rebuy", Buying.REBUY, Shares(prizes=1_000), 5_000)
    door = Door(opened(capacity=3, more=(rebuy,))).start("Anna", "Boris", "Cyril").bust("Anna")
    assert buying.may_buy_back(door.state, door.now) == (1,)
    door.enter("Dana")
    assert buying.may_buy_back(door.state, door.now) == ()
