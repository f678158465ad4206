"""Entering at every price and at every time, and entering again."""

from dataclasses import replace

import pytest

from tests.fakes import people
from tests.tournament.doors import RE_ENTRY, Door, opened
from tournament import fold, history
from tournament.board import view as board
from tournament.clocks.clock import Phase
from tournament.club import Player
from tournament.draws import breaking, seating
from tournament.errors import RuleViolation
from tournament.events import Removal, Seat
from tournament.names import EntryNo, PlayerId, TableNo
from tournament.outs import elimination
from tournament.people import entries, guests
from tournament.people.entries import Terms
from tournament.sales.prices import HAND_HAD_BEGUN, Buying, Price, Shares, Window
from tournament.standings import payouts, standings
from tournament.tables import tables
from tournament.wording import refusal

EARLY = Price("Early bird", Buying.BUY_IN, Shares(prizes=1_500), 10_000, Window(until=0))


def is_won(door: Door) -> bool:
    return door.state.finished is not None


def places(door: Door) -> dict[str, int | None]:
    return {line.name: line.place for line in standings(door.state, door.now)}


# ---- paying ----------------------------------------------------------------------------------------------------------


def test_the_whole_price_is_paid_unless_somebody_owes_it() -> None:
    door = Door().enter("Anna").enter("Boris", terms=Terms(paid=0)).enter("Cyril", terms=Terms(paid=500))
    assert list(door.state.till.received.values()) == [2_000, 500]
    assert door.state.pool == 6_000
    said = [stored.step.facts for stored in door.night.evening.steps[1:]]
    assert [facts.get("owing", 0) for facts in said] == [0, 1, 1]


def test_nobody_pays_more_than_it_costs() -> None:
    with pytest.raises(RuleViolation, match="paid_more_than_price"):
        Door().enter("Anna", terms=Terms(paid=2_001))


def test_a_comp_is_paid_by_nobody_and_counts_in_the_pool() -> None:
    door = Door().enter("Anna", terms=Terms(comp=True))
    assert (door.state.pool, door.entry("Anna").charged, dict(door.state.till.received)) == (2_000, 0, {})


def test_the_first_price_is_meant_where_no_name_is_given() -> None:
    door = Door(opened(more=(EARLY, RE_ENTRY))).enter("Anna").enter("Boris", terms=Terms(price="early BIRD"))
    assert [entry.charged for entry in door.state.entered] == [2_000, 1_500]
    with pytest.raises(RuleViolation, match="no_such_price"):
        door.enter("Cyril", terms=Terms(price="Late bird"))


# ---- when ------------------------------------------------------------------------------------------------------------


def test_late_players_count_at_once() -> None:
    """B141: two come in level 2."""
    door = Door().start(*people(6)).later(25).enter("Late", "Later")
    view = board.view(door.state, door.now)
    assert (view.entries, view.players_left, view.chips_in_play, view.average) == (8, 8, 80_000, 10_000)
    assert sum(view.prizes) == 16_000
    assert len(standings(door.state)) == 8


def test_registration_goes_on_through_the_break_after_its_last_level() -> None:
    """WSOP 12: level 2 is over at minute 40, the break at minute 50."""
    door = Door().start(*people(4)).later(45).enter("Late")
    door.later(5)
    with pytest.raises(RuleViolation, match="no_longer_on_sale"):
        door.enter("Too late")
    door.enter("Too late", terms=Terms(because="the train was late"))
    assert door.entry("Too late").purchases[0].because == "the train was late"


def test_a_hand_that_had_begun_is_no_reason_for_a_first_entry() -> None:
    door = Door().start(*people(4)).later(51)
    with pytest.raises(RuleViolation, match="not_for_buy_ins"):
        door.enter("Late", terms=Terms(because=HAND_HAD_BEGUN))


def test_nobody_enters_a_tournament_that_is_won() -> None:
    door = Door().start("Anna", "Boris", "Cyril").bust("Anna").bust("Boris")
    with pytest.raises(RuleViolation, match="evening_over"):
        door.enter("Dana")
    with pytest.raises(RuleViolation, match="evening_over"):
        door.do(entries.re_enter, "Anna")


# ---- names -----------------------------------------------------------------------------------------------------------


def test_a_person_has_two_entries_only_by_a_re_entry() -> None:
    """B136."""
    door = Door().start("Anna", "Boris", "Cyril").bust("Anna", by="Boris")
    with pytest.raises(RuleViolation, match="entered_before") as refused:
        door.enter("Anna")
    assert refusal(refused.value) == "Anna has entered already and is out; a re-entry lets Anna in again."
    door.do(entries.re_enter, "Anna")
    assert [line.name for line in standings(door.state)].count("Anna") == 1
    assert len(door.state.entered) == 4


def test_a_name_is_one_persons_in_an_evening() -> None:
    door = Door().about(guests.expect, "Anna")
    other = Player(PlayerId(99), "ANNA")
    with pytest.raises(RuleViolation, match="same_name_tonight"):
        door.do(entries.enter, [other])


def test_the_same_name_twice_in_one_step_enters_nobody() -> None:
    door = Door().about(guests.expect, "Anna")
    with pytest.raises(RuleViolation, match="named_twice"):
        door.enter("Anna", "anna")
    assert door.state.entered == ()


# ---- again -----------------------------------------------------------------------------------------------------------


def test_who_is_out_enters_again_with_a_full_stack_and_no_seat_yet() -> None:
    """WSOP 13, TDA 8-A."""
    door = Door().start("Anna", "Boris", "Cyril").bust("Anna", by="Boris").do(entries.re_enter, "anna")
    again = door.entry("Anna")
    assert (again.number, again.again, again.stack, again.seat) == (EntryNo(4), EntryNo(1), 10_000, None)
    assert again.charged == 2_200
    assert door.state.entries[EntryNo(1)].bust is not None
    with pytest.raises(RuleViolation, match="still_in"):
        door.do(entries.re_enter, "Anna")


def test_who_still_has_chips_does_not_enter_again() -> None:
    """C-156, WSOP 13."""
    door = Door().start("Anna", "Boris", "Cyril")
    with pytest.raises(RuleViolation, match="still_in"):
        door.do(entries.re_enter, "Anna", chips=100)


def test_where_forfeiting_is_allowed_the_last_hundred_leave_play() -> None:
    """C-156, TDA 8-B."""
    door = Door(opened(forfeit=True)).start("Anna", "Boris", "Cyril")
    with pytest.raises(RuleViolation, match="chips_untold"):
        door.do(entries.re_enter, "Anna")
    door.do(entries.re_enter, "Anna", chips=100)
    before = door.state.entries[EntryNo(1)].bust
    assert before is not None
    assert before.removed is Removal.FORFEITED
    assert (door.state.chips_in_play, len(door.state.left)) == (39_900, 3)
    door.night.evening.undo()
    assert (door.state.chips_in_play, door.entry("Anna").is_in) == (30_000, True)


def test_giving_up_a_stack_heads_up_does_not_end_it() -> None:
    door = Door(opened(forfeit=True)).start("Anna", "Boris").do(entries.re_enter, "Anna", chips=100)
    assert not is_won(door)
    assert door.state.clock.reading(door.now).phase is Phase.RUNNING
    assert door.state.chips_in_play == 29_900


def test_the_last_one_out_may_enter_again_and_it_goes_on() -> None:
    door = Door().start("Anna", "Boris").later(5).bust("Anna", by="Boris")
    assert is_won(door)
    door.do(entries.re_enter, "Anna").seat("Anna")
    assert not is_won(door)
    assert door.state.clock.reading(door.now).phase is Phase.RUNNING
    door.night.evening.undo()
    door.night.evening.undo()
    assert is_won(door)


def test_a_re_entry_has_its_own_window_and_limits() -> None:
    once = replace(RE_ENTRY, each=1)
    door = Door(opened(more=(once,))).start("Anna", "Boris", "Cyril", "Dana").bust("Anna").do(entries.re_enter, "Anna")
    door.seat("Anna").bust("Anna")
    with pytest.raises(RuleViolation, match="bought_often_enough"):
        door.do(entries.re_enter, "Anna")
    door.bust("Boris").later(52)
    with pytest.raises(RuleViolation, match="no_longer_on_sale"):
        door.do(entries.re_enter, "Boris")
    door.do(entries.re_enter, "Boris", terms=Terms(because=HAND_HAD_BEGUN))


def test_only_who_had_entered_enters_again() -> None:
    door = Door().about(guests.expect, "Anna")
    with pytest.raises(RuleViolation, match="never_entered"):
        door.do(entries.re_enter, "Anna")
    with pytest.raises(RuleViolation, match="no_such_player"):
        door.do(entries.re_enter, "Boris")


def test_of_ten_people_the_first_out_is_tenth_although_the_second_came_back() -> None:
    """D-22."""
    door = Door(opened(seats=10)).start("X", "Y", *people(8)).bust("Y").bust("X")
    assert (places(door)["Y"], places(door)["X"]) == (10, 9)
    door.do(entries.re_enter, "X")
    assert (places(door)["Y"], places(door)["X"]) == (10, None)
    assert sum(payouts(door.state)) == 11 * 2_000


# ---- undoing ---------------------------------------------------------------------------------------------------------


def test_a_break_is_not_undone_under_a_late_player_on_an_old_seat() -> None:
    """B248: 12 on two tables; table 2 breaks, is opened again, and a late player takes an old seat."""
    door = Door(opened(seats=10)).start(*people(12)).later(5)
    for name in people(12)[:3]:
        door.bust(name)
    old = next(iter(door.state.tables[TableNo(2)].seats))
    door.do(breaking.break_table, TableNo(2), bytes(32))
    broken = door.night.evening.steps[-1].seq
    door.do(tables.open_table).enter("Late").do(seating.seat_at, EntryNo(13), Seat(TableNo(2), old))
    with pytest.raises(RuleViolation, match="later_step_depends") as refused:
        door.night.evening.undo(broken)
    assert refusal(refused.value) == "“Table 2 opened” came later and would no longer stand; undo that first."
    assert door.entry("Late").seat == Seat(TableNo(2), old)


def test_after_an_undone_start_it_can_be_started_again() -> None:
    """B250."""
    door = Door().start("Anna", "Boris")
    door.night.evening.undo()
    assert door.state.clock.reading(door.now).phase is Phase.WAITING
    door.night.start()
    assert door.state.clock.reading(door.now).phase is Phase.RUNNING


def test_undo_of_everything_leads_back_to_the_beginning() -> None:
    door = Door(opened(forfeit=True, capacity=6))
    start = door.state
    door.about(guests.expect, "Anna", "Zora").start("Anna", "Boris", "Cyril", "Dana").bust("Anna", by="Boris")
    door.do(entries.re_enter, "Anna").seat("Anna").do(entries.re_enter, "Boris", chips=7)
    while door.night.evening.undo_target() is not None:
        door.night.evening.undo()
    assert replace(door.state, last=start.last) == start


def test_the_log_folds_to_the_same_evening() -> None:
    door = Door(opened(forfeit=True)).start("Anna", "Boris", "Cyril").do(entries.re_enter, "Boris", chips=7)
    assert fold.fold(history.places(door.night.evening.steps)) == door.state


def test_the_stack_given_up_has_to_suit_the_price() -> None:
    door = Door(opened(forfeit=True, more=(replace(RE_ENTRY, at_or_below=1_000),))).start("Anna", "Boris")
    with pytest.raises(RuleViolation, match="too_many_chips"):
        door.do(entries.re_enter, "Anna", chips=1_001)
    door.do(entries.re_enter, "Anna", chips=1_000)
    assert door.state.removed == 1_000


def test_less_than_nothing_is_not_paid() -> None:
    with pytest.raises(RuleViolation, match="paid_more_than_price"):
        Door().enter("Anna", terms=Terms(paid=-1))


def test_the_entry_before_a_re_entry_is_never_back_in() -> None:
    """Else he would play with the one and have his place by the other."""
    door = Door().start("Anna", "Boris", "Cyril").bust("Anna").do(entries.re_enter, "Anna").seat("Anna").bust("Anna")
    with pytest.raises(RuleViolation, match="entered_again"):
        door.do(elimination.reinstate, EntryNo(1), bytes(32))
    door.do(elimination.reinstate, EntryNo(4), bytes(32))
    assert places(door)["Anna"] is None
