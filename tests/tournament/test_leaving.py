"""Taken out with a refund, never come, gone home, disqualified."""

import pytest

from tests.fakes import people
from tests.tournament.doors import Door, opened
from tournament.clocks import timekeeping
from tournament.clocks.clock import Phase
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.events import Removal
from tournament.names import MINUTE, EntryNo
from tournament.outs import elimination
from tournament.people import entries, guests, leaving, registration
from tournament.people.entries import Terms
from tournament.rules import NoShow
from tournament.sales import buying, cash
from tournament.sales.prices import Buying, Price, Shares
from tournament.standings import standings

WITH_FEE = Price("Full", Buying.BUY_IN, Shares(prizes=1_500, house=300, league=100, bounties=100), 10_000)
AWAY = Terms(here=False)


def is_won(door: Door) -> bool:
    return door.state.finished is not None


def places(door: Door) -> dict[str, int | None]:
    return {line.name: line.place for line in standings(door.state, door.now)}


# ---- taken out -------------------------------------------------------------------------------------------------------


def test_before_the_start_an_entry_is_taken_out_as_if_it_had_never_been() -> None:
    door = Door().enter("Anna", "Boris").do(leaving.unregister, EntryNo(1))
    assert (door.state.pool, door.state.chips_in_play, len(door.state.entered)) == (2_000, 10_000, 1)
    assert door.entry("Anna").charged == 0
    assert sum(door.state.till.received.values()) == 4_000, "what she paid is owed to her now"
    with pytest.raises(RuleViolation, match="cancelled_already"):
        door.do(leaving.unregister, EntryNo(1))


def test_she_may_enter_again_by_a_plain_buy_in() -> None:
    door = Door().enter("Anna").do(leaving.unregister, EntryNo(1)).enter("Anna")
    assert (door.entry("Anna").number, door.entry("Anna").again) == (2, None)
    assert places(door) == {"Anna": None}


def test_a_drawn_seat_is_free_again_and_its_button_goes_to_the_next_player() -> None:
    door = Door().enter(*people(4))
    door.night.draw()
    (table,) = door.state.tables.values()
    assert table.first_button is not None
    door.do(leaving.unregister, table.seats[table.first_button])
    (after,) = door.state.tables.values()
    assert len(after.seats) == 3
    assert after.first_button in after.seats


def test_a_part_of_the_price_comes_from_the_prizes_first_and_from_the_house_last() -> None:
    door = Door(opened(more=(WITH_FEE,))).enter("Anna", "Boris", terms=Terms(price="Full"))
    door.do(leaving.unregister, EntryNo(1), 1_650)
    assert door.entry("Anna").refund == Shares(prizes=1_500, bounties=100, league=50)
    assert door.entry("Anna").charged == 350
    with pytest.raises(RuleViolation, match="refund_too_large"):
        door.do(leaving.unregister, EntryNo(2), 2_001)


def test_nothing_may_be_given_back_at_all() -> None:
    door = Door().enter("Anna", "Boris").do(leaving.unregister, EntryNo(1), 0)
    assert (door.state.pool, len(door.state.entered)) == (4_000, 1)


def test_after_the_start_the_director_says_how_many_chips_leave_play() -> None:
    door = Door().start(*people(3))
    with pytest.raises(RuleViolation, match="chips_untold"):
        door.do(leaving.unregister, EntryNo(1))
    with pytest.raises(RuleViolation, match="more_than_in_play"):
        door.do(leaving.unregister, EntryNo(1), chips=30_001)
    with pytest.raises(RuleViolation, match="all_chips_would_leave"):
        door.do(leaving.unregister, EntryNo(1), chips=30_000)
    door.do(leaving.unregister, EntryNo(1), chips=9_300)
    assert (door.state.chips_in_play, door.state.pool) == (20_700, 4_000)


def test_while_the_start_is_only_appointed_everybody_has_all_his_chips() -> None:
    door = Door().enter(*people(3))
    door.night.draw()
    door.do(timekeeping.schedule_start, start_at=door.now + 10 * MINUTE).do(leaving.unregister, EntryNo(1))
    assert door.state.chips_in_play == 20_000


def test_where_the_chips_are_known_they_must_agree() -> None:
    door = Door().start(*people(3)).enter("Late")
    with pytest.raises(RuleViolation, match="stack_is_known"):
        door.do(leaving.unregister, EntryNo(4), chips=9_000)
    door.do(leaving.unregister, EntryNo(4), chips=10_000)


def test_who_is_out_is_not_taken_out() -> None:
    with pytest.raises(RuleViolation, match="already_out"):
        Door().start(*people(3)).bust("P001").do(leaving.unregister, EntryNo(1), chips=0)


# ---- going home, disqualified ----------------------------------------------------------------------------------------


def test_who_goes_home_has_his_place_and_his_chips_leave_play() -> None:
    door = Door().start(*people(4)).do(leaving.go_home, EntryNo(2), 12_000)
    assert places(door)["P002"] == 4
    assert (door.state.chips_in_play, door.state.pool) == (28_000, 8_000)
    assert [guest.name for guest in guests.here(door.state)] == ["P001", "P003", "P004"]


def test_of_a_disqualified_player_40_000_leave_play() -> None:
    """C-138, TDA 71-D."""
    door = Door().start(*people(9)).do(leaving.disqualify, EntryNo(5), 40_000)
    assert door.state.chips_in_play == 50_000
    bust = door.entry("P005").bust
    assert bust is not None
    assert (bust.removed, bust.by) == (Removal.DISQUALIFIED, ())


def test_when_one_is_left_after_a_removal_he_has_won_and_undo_goes_on() -> None:
    door = Door().start(*people(3)).bust("P001").do(leaving.go_home, EntryNo(2), 11_000)
    assert is_won(door)
    assert (door.entry("P003").stack, door.state.chips_in_play) == (19_000, 19_000)
    assert places(door) == {"P003": 1, "P002": 2, "P001": 3}
    door.night.evening.undo()
    assert not is_won(door)
    assert door.state.clock.reading(door.now).phase is Phase.RUNNING


def test_somebody_must_be_left() -> None:
    door = Door().start(*people(2)).do(leaving.unregister, EntryNo(1), chips=10_000)
    assert not is_won(door), "nobody has lost anything"
    for decide in (leaving.go_home, leaving.disqualify):
        with pytest.raises(RuleViolation, match="somebody_must_win"):
            door.do(decide, EntryNo(2), 10_000)


def test_before_the_start_nobody_goes_home_with_chips() -> None:
    for decide in (leaving.go_home, leaving.disqualify):
        with pytest.raises(RuleViolation, match="not_started"):
            Door().enter(*people(3)).do(decide, EntryNo(2))


def test_who_was_disqualified_by_mistake_is_back_with_his_chips() -> None:
    door = Door().start(*people(9)).do(leaving.disqualify, EntryNo(5), 40_000).bust("P001")
    door.do(elimination.reinstate, EntryNo(5), bytes(32))
    assert (door.state.chips_in_play, door.entry("P005").is_in) == (90_000, True)


# ---- who never came --------------------------------------------------------------------------------------------------


def never_came(rule: NoShow) -> Door:
    door = Door(opened(no_show=rule)).enter("Zora", terms=AWAY).enter(*people(4))
    door.night.draw().start()
    return door


def test_where_the_absent_are_blinded_off_their_stack_stays() -> None:
    """WSOP 35: the house's own rule."""
    door = never_came(NoShow.BLIND_OFF).later(120)
    assert [entry.name for entry in leaving.absent(door.state)] == ["Zora"]
    assert leaving.no_shows(door.state, door.now) == ()
    with pytest.raises(RuleViolation, match="no_shows_are_blinded_off"):
        door.do(leaving.remove_no_show, EntryNo(1), 9_000)
    door.do(leaving.remove_no_show, EntryNo(1), 9_000, "she rang")
    assert places(door)["Zora"] == 5


def test_no_hand_by_the_level_after_the_first_break_is_no_entry() -> None:
    """C-137 (WSOP 16): the break is over at minute 50."""
    door = never_came(NoShow.REFUND).later(49)
    with pytest.raises(RuleViolation, match="no_show_not_yet"):
        door.do(leaving.remove_no_show, EntryNo(1), 9_000)
    door.later(1)
    assert [entry.name for entry in leaving.no_shows(door.state, door.now)] == ["Zora"]
    door.do(leaving.remove_no_show, EntryNo(1), 9_000)
    assert (door.state.chips_in_play, door.state.pool, len(door.state.entered)) == (41_000, 8_000, 4)
    assert "Zora" not in places(door)


def test_after_a_new_level_an_absent_stack_may_be_removed_and_the_entry_stands() -> None:
    """RROP 15: level 2 begins at minute 20."""
    door = never_came(NoShow.REMOVE).later(19)
    assert leaving.no_shows(door.state, door.now) == ()
    door.later(1.5)
    assert [entry.name for entry in leaving.no_shows(door.state, door.now)] == ["Zora"]
    door.do(leaving.remove_no_show, EntryNo(1), 9_800)
    assert (places(door)["Zora"], door.state.pool) == (5, 10_000)


def test_or_after_half_an_hour() -> None:
    """RROP 15: in a level that never ends."""
    door = never_came(NoShow.REMOVE)
    door.do(timekeeping.add_time, time=300 * MINUTE).later(29)
    assert leaving.no_shows(door.state, door.now) == ()
    door.later(1)
    assert [entry.name for entry in leaving.no_shows(door.state, door.now)] == ["Zora"]


def test_who_is_here_or_has_been_is_no_no_show() -> None:
    door = never_came(NoShow.REMOVE).later(45)
    with pytest.raises(RuleViolation, match="not_absent"):
        door.do(leaving.remove_no_show, EntryNo(2), 9_000)
    door.about(guests.arrive, "Zora").do(guests.leave, "Zora")
    assert leaving.no_shows(door.state, door.now) == ()
    with pytest.raises(RuleViolation, match="was_here"):
        door.do(leaving.remove_no_show, EntryNo(1), 9_000)
    door.do(leaving.remove_no_show, EntryNo(1), 9_000, "gone since the second hand")


def test_a_removed_players_place_goes_to_who_waits() -> None:
    door = Door(opened(capacity=5, no_show=NoShow.REMOVE)).enter("Zora", terms=AWAY).start(*people(4))
    door.later(21).do(leaving.remove_no_show, EntryNo(1), 9_800).enter("Late").do(seating.seat_everybody, bytes(32))
    assert door.entry("Late").seat is not None
    assert entries.last_entry(door.state, "zora").bust is not None


def test_a_purchase_undone_after_the_refund_takes_nothing_from_the_others() -> None:
    """The refund held the rebuy too: what was never bought is not refunded, and nobody else's money is."""
    rebuy = Price("Rebuy", Buying.REBUY, Shares(prizes=800, house=200), 5_000)
    door = Door(opened(more=(rebuy,))).start("Anna", "Boris", "Cyril")
    door.do(buying.rebuy, EntryNo(1), server_seed=bytes(32))
    bought = door.night.evening.steps[-1].seq
    door.do(leaving.unregister, EntryNo(1), chips=9_000)
    door.night.evening.undo(bought)
    sheet = cash.sheet(door.state)
    assert (sheet.prizes, sheet.house, sheet.comps, sheet.refunds) == (4_000, 0, 0, 2_000)
    assert sheet.balances


def test_a_pause_makes_no_new_level_of_the_one_somebody_entered_in() -> None:
    """RROP 15: level 2 began half an hour ago, before she entered; for twenty minutes of that the clock stood."""
    door = Door(opened(no_show=NoShow.REMOVE)).start(*people(4)).later(21).do(timekeeping.pause).later(20)
    door.enter("Zora", terms=AWAY).do(seating.seat_everybody, bytes(32)).later(1).do(timekeeping.resume).later(8)
    assert leaving.no_shows(door.state, door.now) == ()
    door.later(21)
    assert [entry.name for entry in leaving.no_shows(door.state, door.now)] == ["Zora"]


def test_who_enters_after_the_first_break_has_a_level_to_come() -> None:
    """WSOP 16 is about those who had entered before it."""
    door = never_came(NoShow.REFUND).later(51).enter("Late", terms=Terms(here=False, because="the train"))
    assert [entry.name for entry in leaving.no_shows(door.state, door.now)] == ["Zora"]
    door.later(20)
    assert [entry.name for entry in leaving.no_shows(door.state, door.now)] == ["Zora", "Late"]


def test_who_enters_late_without_a_seat_is_no_no_show_at_once() -> None:
    door = Door(opened(no_show=NoShow.REMOVE)).start(*people(4)).later(41).enter("Zora", terms=AWAY)
    assert leaving.no_shows(door.state, door.now) == ()
    door.later(10)
    assert [entry.name for entry in leaving.no_shows(door.state, door.now)] == ["Zora"], "level 3 is a new one"


def test_a_correction_that_decides_the_tournament_earlier_leaves_a_winner() -> None:
    """Without Cyril, Boris has won when Anna is out: then he cannot have been out after her."""
    door = Door().start("Anna", "Boris", "Cyril").do(registration.set_capacity, 9)
    before = door.night.evening.steps[-1].seq
    door.bust("Anna").bust("Boris")
    with pytest.raises(RuleViolation, match="later_step_depends") as refused:
        door.night.evening.replace(before, lambda state, at: leaving.unregister(state, at, EntryNo(3), chips=9_000))
    assert refused.value.facts["why"] == "somebody_must_win"
    assert [entry.name for entry in door.state.left] == ["Cyril"]
