"""What the director presses on the clock, and what it shows then."""

from dataclasses import replace

import pytest

from tests.fakes import MINUTE, SEVEN, STRUCTURE, Night
from tests.tournament.presses import BY_HANDS, WAITING, Pressed, clock
from tournament import fold, wording
from tournament.clocks import breaks, timekeeping
from tournament.clocks.clock import Phase
from tournament.names import HOUR, EntryNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.structures import restructuring
from tournament.structures.restructuring import Running
from tournament.structures.structure import LONGEST, Break, Level

RUNNING, PAUSED = Phase.RUNNING, Phase.PAUSED


def test_next_goes_on_with_the_level_after_a_break_that_waits() -> None:
    pressed = Pressed(WAITING, minutes=55)
    assert pressed.shown == (PAUSED, 2, 0)
    assert pressed.reading.paused_since == SEVEN + 50 * MINUTE
    pressed.press(timekeeping.next_level)
    assert pressed.shown == (RUNNING, 3, clock("20:00"))


def test_next_of_a_paused_clock_stays_paused() -> None:
    pressed = Pressed(minutes=5).press(timekeeping.pause).forward(1).press(timekeeping.next_level)
    assert pressed.shown == (PAUSED, 1, clock("20:00"))
    assert pressed.reading.paused_since == SEVEN + 5 * MINUTE


def test_next_goes_on_past_the_end_of_the_list_with_its_continuation() -> None:
    pressed = Pressed(minutes=55).press(timekeeping.next_level)
    assert pressed.shown == (RUNNING, 4, clock("20:00"))
    assert isinstance(pressed.reading.period, Level)
    assert pressed.reading.period.big_blind == 400


def test_one_can_go_to_any_level_and_to_the_break_after_it() -> None:
    pressed = Pressed(minutes=5)
    assert pressed.press(timekeeping.go_to_level, level=3).shown == (RUNNING, 3, clock("20:00"))
    assert pressed.press(timekeeping.go_to_level, level=12).reading.index == 12
    assert pressed.press(timekeeping.go_to_break, after=2).shown == (RUNNING, 2, clock("10:00"))
    assert pressed.refusal(timekeeping.go_to_break, after=1) == "no_such_break"
    assert pressed.refusal(timekeeping.go_to_level, level=0) == "no_level_to_go_to"
    assert pressed.refusal(timekeeping.go_to_level, level=1_001) == "no_level_to_go_to"


def test_the_time_left_can_be_set_also_to_more_than_the_level_has() -> None:
    pressed = Pressed(minutes=5)
    assert pressed.press(timekeeping.set_left, left=7 * MINUTE).shown == (RUNNING, 0, clock("7:00"))
    assert pressed.reading.elapsed == 13 * MINUTE
    assert pressed.press(timekeeping.set_left, left=25 * MINUTE).shown == (RUNNING, 0, clock("25:00"))
    assert pressed.reading.elapsed == 0
    assert pressed.press(timekeeping.set_played, played=24 * MINUTE).shown == (RUNNING, 0, clock("1:00"))
    assert pressed.refusal(timekeeping.set_played, played=25 * MINUTE) == "longer_than_the_level"
    assert pressed.refusal(timekeeping.set_played, played=-1) == "time_out_of_range"


@pytest.mark.parametrize("left", [-5 * MINUTE, 0, 400, 100_001 * MINUTE])
def test_a_time_that_is_none_is_refused_and_the_clock_keeps_running(left: int) -> None:
    """B112: -5, 0, four tenths of a second, more than 100 000 minutes."""
    pressed = Pressed(minutes=5)
    assert pressed.refusal(timekeeping.set_left, left=left) == "time_out_of_range"
    assert pressed.refusal(breaks.break_now, duration=left) == "break_out_of_range"
    assert pressed.forward(1).shown == (RUNNING, 0, clock("14:00"))
    assert pressed.refusal(timekeeping.set_left, left=1_000) is None
    assert pressed.refusal(timekeeping.set_left, left=LONGEST) is None
    assert pressed.refusal(timekeeping.add_time, time=LONGEST) == "time_out_of_range"


def test_a_second_start_is_refused_and_counts_nothing_twice() -> None:
    """B106: start, and start again."""
    pressed = Pressed(minutes=5)
    assert pressed.refusal(timekeeping.start) == "already_started"
    assert pressed.refusal(timekeeping.resume) == "not_paused"
    assert pressed.forward(1 / 60).shown == (RUNNING, 0, clock("14:59"))


def test_a_start_is_put_off_in_the_countdown() -> None:
    night = Night().enter("Anna", "Boris").draw()
    pressed = Pressed.__new__(Pressed)
    pressed.night = night
    pressed.press(timekeeping.schedule_start, start_at=SEVEN + 30 * MINUTE).forward(25)
    pressed.press(timekeeping.postpone_start, by=10 * MINUTE)
    assert pressed.shown == (Phase.COUNTDOWN, 0, clock("15:00"))
    assert pressed.refusal(timekeeping.postpone_start, by=-15 * MINUTE) == "start_in_the_past"
    assert pressed.forward(16).shown == (RUNNING, 0, clock("19:00"))
    assert pressed.refusal(timekeeping.postpone_start, by=MINUTE) == "no_start_scheduled"


# ---- a pause that was none -------------------------------------------------------------------------------------------


def test_a_pause_is_taken_off_the_clock_where_they_played_on() -> None:
    pressed = Pressed(minutes=5).press(timekeeping.pause).forward(6).press(timekeeping.resume).forward(1)
    assert pressed.shown == (RUNNING, 0, clock("14:00"))
    assert pressed.press(timekeeping.played_on).shown == (RUNNING, 0, clock("8:00"))
    assert pressed.refusal(timekeeping.played_on) == "no_pause_to_take_off"
    assert pressed.take_back().shown == (RUNNING, 0, clock("14:00"))


def test_a_pause_taken_off_may_end_the_level() -> None:
    pressed = Pressed(minutes=15).press(timekeeping.pause).forward(30).press(timekeeping.played_on)
    assert pressed.shown == (RUNNING, 2, clock("5:00"))


def test_of_a_break_that_waited_the_time_since_its_end_is_taken_off() -> None:
    pressed = Pressed(WAITING, minutes=56).press(timekeeping.resume)
    assert pressed.shown == (RUNNING, 3, clock("20:00"))
    assert pressed.forward(1).press(timekeeping.played_on).shown == (RUNNING, 3, clock("13:00"))


@pytest.mark.parametrize("press", [timekeeping.next_level, timekeeping.pause, breaks.call_off_break])
def test_a_pause_can_no_longer_be_taken_off_once_something_else_was_pressed(press: object) -> None:
    pressed = Pressed(minutes=25).press(timekeeping.pause).forward(6).press(timekeeping.resume)
    pressed.press(press)  # type: ignore[arg-type]
    if press is timekeeping.pause:
        pressed.press(timekeeping.resume)
        pressed.press(timekeeping.played_on)  # of the new pause, no time at all
        assert pressed.shown == (RUNNING, 1, clock("15:00"))
    else:
        assert pressed.refusal(timekeeping.played_on) == "no_pause_to_take_off"


def test_a_pause_undone_in_the_history_leaves_a_resume_that_changes_nothing() -> None:
    pressed = Pressed(minutes=5).press(timekeeping.pause)
    pause = pressed.night.evening.steps[-1].seq
    pressed.forward(6).press(timekeeping.resume)
    pressed.night.evening.undo(pause)
    assert pressed.shown == (RUNNING, 0, clock("9:00"))


# ---- levels without minutes ------------------------------------------------------------------------------------------


def test_a_level_counted_in_hands_ends_with_the_last_hand_of_the_slowest_table() -> None:
    pressed = Pressed(BY_HANDS, seats=3)
    assert sorted(pressed.night.sizes().values()) == [3, 3]
    for table in (1, 1, 1, 1, 2, 2):
        pressed.forward(1).press(timekeeping.hand_over, table=TableNo(table))
    assert (pressed.shown, pressed.board.hand) == ((RUNNING, 0, None), (3, 3))
    assert pressed.board.remaining is None
    pressed.press(timekeeping.hand_over, table=TableNo(2))
    assert (pressed.shown, pressed.board.hand) == ((RUNNING, 1, None), None)
    pressed.night.evening.undo()
    assert (pressed.shown, pressed.board.hand) == ((RUNNING, 0, None), (3, 3))


def test_a_level_counted_in_hands_entered_again_begins_with_its_first_hand() -> None:
    pressed = Pressed(BY_HANDS)
    for _hand in range(3):
        pressed.press(timekeeping.hand_over, table=TableNo(1))
    pressed.press(timekeeping.previous_level)
    assert pressed.board.hand == (1, 3)
    assert pressed.press(timekeeping.hand_over, table=TableNo(1)).board.hand == (2, 3)


def test_a_level_without_minutes_is_ended_by_hand_and_has_no_time_to_set() -> None:
    pressed = Pressed(BY_HANDS).press(timekeeping.next_level).forward(300)
    assert pressed.shown == (RUNNING, 1, None)
    assert pressed.refusal(timekeeping.add_time, time=MINUTE) == "level_without_minutes"
    assert pressed.refusal(timekeeping.set_left, left=MINUTE) == "level_without_minutes"
    assert pressed.press(timekeeping.end_level).shown == (RUNNING, 2, clock("10:00"))
    assert pressed.refusal(timekeeping.end_level) == "level_has_minutes"
    assert pressed.take_back().shown == (RUNNING, 1, None)


def test_a_hand_that_ends_in_the_break_counts_for_no_coming_level() -> None:
    pressed = Pressed(BY_HANDS).press(breaks.break_now, duration=5 * MINUTE)
    pressed.press(timekeeping.hand_over, table=TableNo(1)).forward(5)
    assert pressed.board.hand == (1, 3)
    assert pressed.state.tables[TableNo(1)].hands == 1


def test_hands_are_told_of_kept_tables_only() -> None:
    pressed = Pressed()
    assert pressed.refusal(timekeeping.hand_over, table=TableNo(2)) == "no_such_table"


# ---- won, and not --------------------------------------------------------------------------------------------------


def heads_up() -> Pressed:
    pressed = Pressed(minutes=2)
    return pressed.press(elimination.bust, outs=[Out(EntryNo(n), (EntryNo(1),)) for n in (3, 4, 5, 6)])


def win(pressed: Pressed) -> Pressed:
    return pressed.press(elimination.bust, outs=[Out(EntryNo(2), (EntryNo(1),))])


def test_a_win_undone_minutes_later_leaves_the_clock_where_it_would_have_been() -> None:
    pressed = win(heads_up().forward(3)).forward(10)
    assert pressed.shown[0] is Phase.OVER
    assert pressed.refusal(timekeeping.next_level) == "evening_over"
    pressed.night.evening.undo()
    assert pressed.shown == (RUNNING, 0, clock("5:00"))


def test_a_clock_that_was_paused_at_the_win_is_paused_when_somebody_is_back_in() -> None:
    pressed = win(heads_up().forward(3).press(timekeeping.pause).forward(1)).forward(10)
    pressed.press(elimination.reinstate, entry=EntryNo(2), server_seed=bytes(32))
    assert pressed.shown == (PAUSED, 0, clock("15:00"))
    assert pressed.reading.paused_since == SEVEN + 5 * MINUTE


def test_a_running_clock_goes_on_from_the_moment_somebody_is_back_in() -> None:
    pressed = win(heads_up().forward(3)).forward(60)
    pressed.press(elimination.reinstate, entry=EntryNo(2), server_seed=bytes(32))
    assert pressed.shown == (RUNNING, 0, clock("15:00"))


def test_presses_lapse_with_an_undone_start_and_come_back_with_it() -> None:
    pressed = Pressed(minutes=5)
    start = pressed.night.evening.steps[-1].seq
    for press in (timekeeping.pause, timekeeping.resume, timekeeping.next_level):
        pressed.press(press)
    pressed.press(breaks.break_now, duration=HOUR)
    pressed.night.evening.undo(start)
    assert pressed.shown == (Phase.WAITING, 0, clock("20:00"))
    pressed.night.evening.redo()
    assert pressed.shown == (RUNNING, 1, 3600)
    assert pressed.state.structure != STRUCTURE


def test_a_minute_added_to_a_break_that_waits_is_a_minute_more_from_now() -> None:
    pressed = Pressed(WAITING, minutes=80)
    assert pressed.shown == (Phase.PAUSED, 2, 0)
    pressed.press(timekeeping.add_time, time=MINUTE)
    assert pressed.shown == (Phase.RUNNING, 2, 60)
    pressed.forward(1)
    assert pressed.shown == (Phase.PAUSED, 2, 0)
    assert pressed.reading.paused_since == pressed.night.clock.at
    assert pressed.take_back().reading.paused_since == pressed.night.clock.at - 31 * MINUTE


def test_what_a_break_has_waited_is_not_played_when_it_no_longer_waits() -> None:
    new = replace(WAITING, periods=(*WAITING.periods[:2], Break(10 * MINUTE), WAITING.periods[3]))
    pressed = Pressed(WAITING, minutes=120)
    pressed.press(restructuring.change_structure, new=new, running=Running.APPLY)
    assert pressed.shown == (Phase.RUNNING, 3, 20 * 60)


def test_hands_of_a_level_that_comes_again_after_an_earlier_one_are_counted_anew() -> None:
    two = replace(BY_HANDS, periods=(STRUCTURE.periods[0], BY_HANDS.periods[0]))
    pressed = Pressed(two, minutes=21).press(timekeeping.hand_over, table=TableNo(1))
    pressed.press(timekeeping.previous_level).forward(20)
    for hand in range(3):
        assert (pressed.reading.index, pressed.board.hand) == (1, (hand + 1, 3))
        pressed.press(timekeeping.hand_over, table=TableNo(1))
    assert pressed.reading.index == 2


def test_a_start_moved_to_an_earlier_time_is_not_told_as_put_off() -> None:
    state = Night().enter("Anna", "Boris").draw().evening.state
    state = fold.apply_step(state, timekeeping.schedule_start(state, SEVEN, SEVEN + 20 * MINUTE).events, SEVEN)
    said = [
        wording.sentence(step.label, step.facts)
        for step in (
            timekeeping.postpone_start(state, SEVEN, 10 * MINUTE),
            timekeeping.postpone_start(state, SEVEN, -10 * MINUTE),
        )
    ]
    assert [line.rpartition(" to ")[0] for line in said] == ["Start put off", "Start brought forward"]
