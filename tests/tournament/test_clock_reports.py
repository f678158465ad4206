"""What clocks elsewhere get wrong: daylight saving, set clocks, late ticks, sleep (the field reports by number)."""

from dataclasses import replace
from datetime import datetime
from functools import partial
from zoneinfo import ZoneInfo

from engine.blinds import AnteKind
from tests.fakes import HOUR, MINUTE, SEVEN, STRUCTURE, HandClock, MemoryLog, Night, created
from tests.tournament.presses import WAITING, Pressed, clock
from tournament import wording
from tournament.board import view as board
from tournament.clocks import timekeeping
from tournament.clocks.clock import Clock, Phase
from tournament.evening import Evening
from tournament.names import SECOND, Instant
from tournament.structures.structure import Level, Structure

PRAGUE, CHICAGO = ZoneInfo("Europe/Prague"), ZoneInfo("America/Chicago")
FOUR = Structure("Four", (Level(25, 50, 0, AnteKind.PLAYER, 20 * MINUTE),) * 4, 10_000)


def wall(zone: ZoneInfo, *hands: int, again: bool = False) -> Instant:
    """What the clocks of that zone show; `again`: for the second time, in the night they are put back."""
    return int(datetime(*hands, fold=again, tzinfo=zone).timestamp()) * SECOND  # type: ignore[arg-type, misc]


def test_b099_in_spring_forty_minutes_are_forty_minutes() -> None:
    started = Clock(FOUR).started(wall(PRAGUE, 2026, 3, 29, 1, 30))
    reading = started.reading(wall(PRAGUE, 2026, 3, 29, 3, 10))
    assert (reading.index, reading.remaining) == (2, 20 * MINUTE)


def test_b099_in_autumn_ten_past_three_is_two_hours_forty_after_half_past_one() -> None:
    begins = wall(PRAGUE, 2026, 10, 25, 1, 30)
    at = wall(PRAGUE, 2026, 10, 25, 3, 10)
    assert at - begins == 2 * HOUR + 40 * MINUTE
    reading = Clock(FOUR).started(begins).reading(at)
    assert (reading.index, reading.elapsed) == (8, 0)
    once, twice = (wall(PRAGUE, 2026, 10, 25, 2, 10, again=again) for again in (False, True))
    assert [Clock(FOUR).started(begins).reading(each).index for each in (once, twice)] == [2, 5]


def test_b100_from_eight_to_eight_over_the_autumn_night_are_twenty_five_hours() -> None:
    until, now = wall(PRAGUE, 2026, 10, 25, 8, 0), wall(PRAGUE, 2026, 10, 24, 8, 0)
    appointed = Clock(FOUR).started(until)
    assert wording.clock_time(appointed.reading(now).remaining) == "25:00:00"
    after_the_change = wall(PRAGUE, 2026, 10, 25, 7, 0)
    assert wording.clock_time(appointed.reading(after_the_change).remaining) == "1:00:00"


def test_b101_an_hour_before_midnight_in_summer_one_hour_is_left() -> None:
    appointed = Clock(FOUR).started(wall(CHICAGO, 2026, 6, 9, 0, 0))
    assert wording.clock_time(appointed.reading(wall(CHICAGO, 2026, 6, 8, 23, 0)).remaining) == "1:00:00"


def test_b102_after_a_clock_set_back_the_log_stays_in_order_and_nothing_is_repeated() -> None:
    """Restarted after the system's clock was set back an hour: time runs on from the newest step."""
    night = Night().enter("Anna", "Boris").draw().start()
    night.clock.forward(5 * MINUTE)
    night.evening.perform(partial(timekeeping.add_time, time=MINUTE))
    again = Evening(MemoryLog(), 2, night.evening.steps, HandClock(night.clock.at - HOUR))
    assert again.state.clock.reading(again.now()).remaining == 16 * MINUTE
    again.perform(timekeeping.pause)
    instants = [stored.at for stored in again.steps]
    assert instants == sorted(instants)


def test_b104_a_level_is_over_when_its_time_is_however_late_the_ticks_are() -> None:
    """Ticks three percent late and one of them blocked for two seconds: what counts is the instant of each look."""
    started = Clock(FOUR).started(SEVEN)
    at = SEVEN
    while at < SEVEN + 20 * 20 * MINUTE:
        at += 1_030 if at % 100_000 else 3_030
        assert started.reading(at).index == (at - SEVEN) // (20 * MINUTE)
    assert started.reading(SEVEN + 1_200_000).index == 1
    assert started.reading(SEVEN + 1_199_999).index == 0


def test_b106_the_display_never_falls_below_zero() -> None:
    pressed = Pressed(WAITING, minutes=51)
    assert wording.clock_time(pressed.board.remaining) == "0:00"
    assert pressed.refusal(timekeeping.start) == "already_started"


def test_b108_a_second_display_shows_the_time_that_is_left_and_asks_no_clock_of_its_own() -> None:
    """Its computer is 71 seconds ahead: what it gets is the view, in which time left is a length."""
    pressed = Pressed(minutes=5)
    view = pressed.board
    there = replace(view, at=view.at + 71 * SECOND)
    assert wording.clock_time(there.remaining) == wording.clock_time(view.remaining) == "15:00"


def test_b114_every_view_of_a_break_that_is_over_shows_the_same() -> None:
    """Overtime of a break is shown as 0:00 and since when, at the desk and on the board alike."""
    pressed = Pressed(WAITING, minutes=50.5)
    view = board.view(pressed.state, pressed.night.clock.at)
    assert (view.remaining, view.phase, view.paused_since) == (0, Phase.PAUSED, SEVEN + 50 * MINUTE)
    assert pressed.reading.remaining == 0


def test_b115_eight_minutes_with_the_lid_closed_leave_two_of_ten() -> None:
    assert Clock(FOUR.with_minutes(10)).started(SEVEN).reading(SEVEN + 8 * MINUTE).remaining == 2 * MINUTE


def test_b116_after_an_hour_asleep_the_promised_end_stands() -> None:
    """Promised for 19:20; woken at 20:00 the clock shows what the wall says, and the desk asks about the gap."""
    reading = Clock(FOUR).started(SEVEN).reading(SEVEN + 60 * MINUTE)
    assert (reading.index, reading.remaining) == (3, 20 * MINUTE)


def test_b118_paused_before_the_night_it_shows_the_same_in_the_morning() -> None:
    pressed = Pressed(minutes=12.5).press(timekeeping.go_to_level, level=12).forward(12.5).press(timekeeping.pause)
    assert pressed.shown == (Phase.PAUSED, 12, clock("7:30"))
    pressed.forward(14 * 60)
    assert pressed.shown == (Phase.PAUSED, 12, clock("7:30"))
    assert pressed.press(timekeeping.resume).forward(1).shown == (Phase.RUNNING, 12, clock("6:30"))


def test_b265_an_appointment_after_the_change_of_time_is_kept_by_the_rule_of_its_day() -> None:
    night = Night(created(structure=STRUCTURE))
    night.clock.at = wall(PRAGUE, 2026, 10, 20, 19, 0)
    night.enter("Anna", "Boris").draw()
    start = wall(PRAGUE, 2026, 10, 27, 19, 0)
    night.evening.perform(partial(timekeeping.schedule_start, start_at=start))
    reading = night.evening.state.clock.reading(night.clock.at)
    assert reading.remaining == 7 * 24 * HOUR + HOUR
    starts = board.view(night.evening.state, night.clock.at).starts_at
    assert starts is not None
    assert datetime.fromtimestamp(starts / SECOND, tz=PRAGUE).strftime("%d %H:%M") == "27 19:00"
