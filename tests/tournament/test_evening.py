"""An evening in use: performing, storing, undoing, correcting."""

from functools import partial

import pytest

from tests.fakes import MINUTE, MemoryLog, Night, created, people
from tournament import evening
from tournament.clocks import timekeeping
from tournament.clocks.clock import Phase
from tournament.club import Player
from tournament.errors import RuleViolation
from tournament.evening import Change, Evening
from tournament.events import Moved, Seat
from tournament.names import PlayerId, SeatNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import entries
from tournament.standings import standings
from tournament.state import Tournament
from tournament.tables import moves


def bust(night: Night, name: str, *by: str) -> int:
    out = Out(night.number(name), tuple(night.number(winner) for winner in by))
    return night.evening.perform(partial(elimination.bust, outs=[out])).seq


def table_of_four() -> Night:
    return Night().enter("Anna", "Boris", "Cyril", "Dana").draw().start()


def test_new_people_join_the_club_and_enter_in_one_transaction() -> None:
    night = Night().enter("Anna", "Boris")
    (batch,) = night.log.batches
    assert [stream for stream, _ in batch] == [night.club.number, night.evening.number]
    assert [player.name for player in night.club.state.players.values()] == ["Anna", "Boris"]


def test_undoing_an_entry_leaves_the_person_in_the_club() -> None:
    night = Night().enter("Anna", "Boris")
    night.evening.undo()
    assert not night.evening.state.entries
    assert len(night.club.state.players) == 2
    night.enter("Boris")
    assert len(night.club.state.players) == 2


def test_a_person_of_the_same_folded_name_enters_once() -> None:
    night = Night().enter("Anna")
    with pytest.raises(RuleViolation, match="already_entered"):
        night.enter("  ANNA ")


def test_an_import_undone_can_be_made_again() -> None:
    """B251."""
    night = Night().enter(*people(30))
    night.evening.undo()
    night.enter(*people(30))
    assert len(night.evening.state.entries) == 30


def test_a_full_disk_changes_nothing_and_tells_nobody() -> None:
    night = Night().enter("Anna", "Boris")
    told: list[Change[Tournament]] = []
    night.evening.subscribe(told.append)
    before = night.evening.state
    night.log.full = True
    with pytest.raises(OSError, match="disk full"):
        night.draw()
    assert night.evening.state is before
    assert len(night.evening.steps) == 2
    assert told == []


def test_listeners_hear_of_the_state_before_and_after() -> None:
    night = Night().enter("Anna", "Boris")
    told: list[Change[Tournament]] = []
    night.evening.subscribe(told.append)
    before = night.evening.state
    night.draw()
    assert told[0].before is before
    assert told[0].after is night.evening.state
    assert told[0].after.entries is not before.entries
    assert told[0].after.clock is before.clock


def test_may_says_why_not() -> None:
    night = Night().enter("Anna")
    refusal = evening.may(timekeeping.start, night.evening.state, night.clock.at)
    assert refusal is not None
    assert refusal.code == "too_few_players"


def test_undo_of_everything_leads_back_to_the_beginning() -> None:
    night = Night()
    start = night.evening.state
    night.enter("Anna", "Boris", "Cyril").draw().start()
    bust(night, "Cyril", "Anna")
    while night.evening.undo_target() is not None:
        night.evening.undo()
    assert night.evening.state == start


def test_redo_brings_everything_back() -> None:
    night = table_of_four()
    bust(night, "Dana", "Anna")
    bust(night, "Cyril", "Anna")
    full = night.evening.state
    night.evening.undo()
    night.evening.undo()
    night.evening.redo()
    night.evening.redo()
    assert night.evening.state == full
    with pytest.raises(RuleViolation, match="nothing_to_redo"):
        night.evening.redo()


def test_a_wrong_eliminator_is_corrected_in_its_place() -> None:
    night = table_of_four()
    first = bust(night, "Dana", "Anna")
    bust(night, "Cyril", "Anna")
    right = Out(night.number("Dana"), (night.number("Boris"),))
    night.evening.replace(first, partial(elimination.bust, outs=[right]))
    lines = {line.name: line for line in standings(night.evening.state)}
    assert lines["Dana"].eliminated_by == ("Boris",)
    assert (lines["Dana"].place, lines["Cyril"].place) == (4, 3)
    night.evening.undo()
    assert {line.name: line for line in standings(night.evening.state)}["Dana"].eliminated_by == ("Anna",)


def test_undoing_an_early_bust_puts_the_places_right() -> None:
    night = table_of_four()
    first = bust(night, "Dana", "Anna")
    bust(night, "Cyril", "Anna")
    night.evening.undo(first)
    lines = {line.name: line.place for line in standings(night.evening.state)}
    assert lines == {"Anna": None, "Boris": None, "Dana": None, "Cyril": 4}


def test_undoing_a_step_that_a_later_one_depends_on_names_the_later_one() -> None:
    night = table_of_four()
    draw = 3
    later = bust(night, "Dana", "Anna")
    with pytest.raises(RuleViolation, match="later_step_depends") as refused:
        night.evening.undo(draw)
    assert refused.value.facts["later"] in {draw + 1, later}
    assert len(night.evening.state.left) == 3


def test_a_run_of_undos_passes_the_same_states_back() -> None:
    night = table_of_four()
    states = [night.evening.state]
    for name in ("Dana", "Cyril", "Boris"):
        bust(night, name, "Anna")
        states.append(night.evening.state)
    for state in states[-2::-1]:
        night.evening.undo()
        assert night.evening.state is state


def test_a_seat_taken_meanwhile_refuses_the_undo_and_nobody_sits_in_two_seats() -> None:
    """B248."""
    night = Night().enter(*people(12)).draw().start()
    state = night.evening.state
    mover = state.at_table(TableNo(1))[0]
    assert mover.seat is not None
    away = Moved(mover.number, mover.seat, Seat(TableNo(2), SeatNo(9)))
    moved = night.evening.perform(partial(moves.carry_out, moves=[away])).seq
    other = state.at_table(TableNo(2))[0]
    assert other.seat is not None
    night.evening.perform(partial(moves.carry_out, moves=[Moved(other.number, other.seat, mover.seat)]))
    with pytest.raises(RuleViolation, match="later_step_depends"):
        night.evening.undo(moved)
    seats = [entry.seat for entry in night.evening.state.left]
    assert len(set(seats)) == 12


def test_undone_start_can_be_started_again() -> None:
    """B250."""
    night = table_of_four()
    night.evening.undo()
    night.clock.forward(MINUTE)
    night.start()
    assert night.evening.state.started == night.clock.at


def test_undo_passes_over_a_press_of_the_clock() -> None:
    night = table_of_four()
    bust(night, "Dana", "Anna")
    night.evening.perform(timekeeping.pause)
    undone = night.evening.undo()
    assert undone.step.facts["label"] == "busted"
    assert night.evening.state.clock.since is None


def test_a_reopened_log_folds_to_the_same_state() -> None:
    night = table_of_four()
    bust(night, "Dana", "Anna")
    night.evening.undo()
    again = Evening(MemoryLog(), night.evening.number, night.evening.steps, night.clock)
    assert again.state == night.evening.state


def test_no_step_is_earlier_than_the_one_before_it() -> None:
    """B102: somebody set the system clock back."""
    night = Night().enter("Anna", "Boris")
    night.clock.forward(-60 * MINUTE)
    night.draw()
    assert night.evening.steps[-1].at == night.evening.steps[-2].at


def test_an_evening_whose_newest_step_is_ahead_of_the_wall_runs_on_from_it() -> None:
    """B102: the clock was set back three hours while the program was closed."""
    night = table_of_four()
    night.clock.forward(-180 * MINUTE)
    again = Evening(MemoryLog(), night.evening.number, night.evening.steps, night.clock)
    assert again.now() == night.evening.steps[-1].at
    night.clock.forward(MINUTE)
    assert again.now() == night.evening.steps[-1].at + MINUTE


def test_nobody_enters_after_the_start_where_that_closes_registration() -> None:
    night = Night().enter("Anna", "Boris").draw().start()
    late = [Player(PlayerId(9), "Late")]
    with pytest.raises(RuleViolation, match="no_longer_on_sale"):
        night.evening.perform(partial(entries.enter, players=late))


def test_a_second_simulated_evening_stands_at_its_newest_step() -> None:
    night = Night(created(seed=7)).enter("Anna", "Boris")
    night.clock.forward(99 * MINUTE)
    assert night.evening.now() == night.evening.steps[-1].at


def test_presses_of_the_clock_lapse_with_the_start_that_was_undone() -> None:
    night = table_of_four()
    night.clock.forward(5 * MINUTE)
    night.evening.perform(timekeeping.next_level)
    night.evening.perform(timekeeping.pause)
    night.evening.undo()
    reading = night.evening.state.clock.reading(night.clock.at)
    assert (reading.phase, reading.index) == (Phase.WAITING, 0)
    night.start()
    assert night.evening.state.clock.reading(night.clock.at).remaining == 20 * MINUTE


def test_the_draw_cannot_be_undone_under_a_start_nor_the_start_under_a_bust() -> None:
    night = table_of_four()
    draw, start = 3, 4
    with pytest.raises(RuleViolation, match="later_step_depends"):
        night.evening.undo(draw)
    bust(night, "Dana", "Anna")
    with pytest.raises(RuleViolation, match="later_step_depends"):
        night.evening.undo(start)
