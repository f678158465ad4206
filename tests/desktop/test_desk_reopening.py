"""Closing, killing and opening again continue the evening, clock included."""

from functools import partial
from pathlib import Path

import pytest

from db.errors import StorageTrouble
from desktop.app import open_file
from desktop.running import Desk
from tests.desktop.desks import (
    NAMES,
    TWENTY,
    DeskMaker,
    HandClock,
    bridge_of,
    bust,
    desk_of,
    open_kept,
    remaining,
    said,
    start,
)
from tournament import wording
from tournament.clocks import breaks
from tournament.clocks.clock import Phase
from tournament.names import MINUTE, SECOND


def test_reopened_at_once_the_desk_shows_the_same_reading_and_history(desk_maker: DeskMaker, clock: HandClock) -> None:
    first = desk_maker()
    bridge = open_kept(first, clock)
    start(bridge)
    clock.pass_by(3 * MINUTE)
    bust(bridge, 2, by=1)
    clock.pass_by(5 * SECOND)
    before, shown, lines = bridge.state, remaining(bridge), said(first)
    second = desk_maker()
    again = bridge_of(second)
    assert again.state == before
    assert remaining(again) == shown == TWENTY - 3 * MINUTE - 5 * SECOND
    assert said(second) == lines
    assert desk_of(second).away.isHidden()


def test_an_undo_works_across_the_restart(desk_maker: DeskMaker, clock: HandClock) -> None:
    bridge = open_kept(desk_maker(), clock)
    start(bridge)
    bust(bridge, 2, by=1)
    second = desk_maker()
    bridge_of(second).undo()
    assert len(bridge_of(second).state.left) == len(NAMES)


def away_for(desk_maker: DeskMaker, clock: HandClock, time: int) -> Desk:
    """A desk seen awake ten minutes into the level, and opened again after that time."""
    first = desk_maker()
    start(open_kept(first, clock))
    clock.pass_by(10 * MINUTE)
    first.ticker.beat.emit(clock.at)
    clock.pass_by(time)
    first._on_closing = lambda: None  # type: ignore[method-assign]
    first.window.closing.disconnect()
    first.end()
    return desk_maker()


def test_time_that_passed_while_the_desk_was_away_is_asked_about(desk_maker: DeskMaker, clock: HandClock) -> None:
    desk = away_for(desk_maker, clock, 8 * MINUTE + 12 * SECOND)
    bar = desk_of(desk).away
    assert bar.isVisible()
    assert bar.said.text() == "The computer was away for 8:12."
    assert remaining(bridge_of(desk)) == TWENTY - 18 * MINUTE - 12 * SECOND
    bar.keep.click()
    assert bar.isHidden()


def test_given_back_the_clock_goes_on_where_it_was_seen_last(desk_maker: DeskMaker, clock: HandClock) -> None:
    desk = away_for(desk_maker, clock, 8 * MINUTE + 12 * SECOND)
    desk_of(desk).away.give.click()
    bridge = bridge_of(desk)
    assert remaining(bridge) == TWENTY - 10 * MINUTE
    assert bridge.state.clock.reading(bridge.now()).phase is Phase.RUNNING
    assert said(desk)[:2] == ["8:12 given back to the clock", "Cards in the air"]
    assert desk_of(desk).away.isHidden()


def test_given_back_after_a_step_the_clock_is_where_it_was_all_the_same(
    desk_maker: DeskMaker, clock: HandClock
) -> None:
    """Lid closed ten minutes into level 1 for 40 minutes; a bust entered before anybody answered."""
    desk = away_for(desk_maker, clock, 40 * MINUTE)
    bridge = bridge_of(desk)
    bust(bridge, 2, by=1)
    desk_of(desk).away.give.click()
    assert (bridge.state.clock.reading(bridge.now()).index, remaining(bridge)) == (0, TWENTY - 10 * MINUTE)


def test_one_take_back_restores_everything_after_giving_back(desk_maker: DeskMaker, clock: HandClock) -> None:
    desk = away_for(desk_maker, clock, 5 * MINUTE)
    desk_of(desk).away.give.click()
    desk_of(desk).bar.back.click()
    bridge = bridge_of(desk)
    assert bridge.state.clock.reading(bridge.now()).phase is Phase.RUNNING
    assert remaining(bridge) == TWENTY - 15 * MINUTE


def test_absences_add_up_until_they_are_answered(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    for asleep in (6, 5):
        clock.pass_by((1 + asleep) * MINUTE)
        desk.ticker.slept.emit(asleep * MINUTE)
    assert desk_of(desk).away.said.text() == "The computer was away for 11:00."
    desk_of(desk).away.give.click()
    assert remaining(bridge_of(desk)) == TWENTY - 2 * MINUTE


def test_a_pause_pressed_first_leaves_the_question_open(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    clock.pass_by(9 * MINUTE)
    desk.ticker.slept.emit(6 * MINUTE)
    desk_of(desk).bar.main.click()
    assert desk_of(desk).away.isVisible()
    desk_of(desk).away.give.click()
    assert remaining(bridge_of(desk)) == TWENTY - 3 * MINUTE


def test_a_level_entered_by_hand_answers_the_question(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    clock.pass_by(9 * MINUTE)
    desk.ticker.slept.emit(6 * MINUTE)
    desk_of(desk).bar.next.click()
    assert desk_of(desk).away.isHidden()


def test_with_the_wall_put_back_the_evening_runs_on_from_when_it_was_seen_last(
    desk_maker: DeskMaker, clock: HandClock
) -> None:
    """B102 across a restart: the clock neither stands still nor is anything asked that nobody can know."""
    desk = away_for(desk_maker, clock, -2 * 60 * MINUTE)
    bridge = bridge_of(desk)
    assert remaining(bridge) == TWENTY - 10 * MINUTE
    assert desk_of(desk).away.isHidden()
    assert desk.window.quiet.said.text() == (
        "This computer's clock is 2:00:00 behind this evening. The tournament's clock runs on from there."
    )
    clock.pass_by(MINUTE)
    assert remaining(bridge) == TWENTY - 11 * MINUTE
    bust(bridge, 2, by=1)
    ahead = [alarm.at - clock.at for alarm in desk.alarms.kept()]
    due = [7 * MINUTE, 8 * MINUTE, 9 * MINUTE - 10 * SECOND]
    assert ahead[:3] == due, "the chimes come when the desk shows that they are due"


def test_a_paused_clock_asks_nothing(desk_maker: DeskMaker, clock: HandClock) -> None:
    first = desk_maker()
    start(open_kept(first, clock))
    desk_of(first).bar.main.click()
    clock.pass_by(30 * MINUTE)
    assert desk_of(desk_maker()).away.isHidden()


def test_sleep_with_the_desk_open_is_asked_about(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    clock.pass_by(9 * MINUTE)
    desk.ticker.slept.emit(6 * MINUTE)
    assert desk_of(desk).away.said.text() == "The computer was away for 6:00."
    desk_of(desk).away.give.click()
    assert remaining(bridge_of(desk)) == TWENTY - 3 * MINUTE


def test_an_evening_that_is_over_is_not_opened_by_itself(desk_maker: DeskMaker, clock: HandClock) -> None:
    bridge = open_kept(desk_maker(), clock, NAMES[:2])
    start(bridge)
    bust(bridge, 2, by=1)
    second = desk_maker()
    assert second.bridge is None
    assert second.window.home.isVisible()


def test_a_second_desk_on_the_same_file_is_told_why_not(desk: Desk, tmp_path: Path) -> None:
    with pytest.raises(StorageTrouble) as told:
        open_file(tmp_path / "club.sqlite", make_folder=False)
    assert "is open in another Final Table already" in wording.refusal(told.value)


def test_going_home_and_back_changes_nothing(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    state, stream = bridge.state, bridge.evening.number
    desk.go_home()
    assert desk.bridge is None
    desk.open_evening(stream)
    assert bridge_of(desk).state == state


def slept(desk: Desk, clock: HandClock, minutes: int) -> None:
    """Three minutes seen, then so many asleep."""
    clock.pass_by((3 + minutes) * MINUTE)
    desk.ticker.slept.emit(minutes * MINUTE)


def test_a_question_left_open_is_asked_again_when_the_evening_is_continued(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    slept(desk, clock, 6)
    desk.go_home()
    clock.pass_by(5 * SECOND)
    desk.open_evening(bridge.evening.number)
    assert desk_of(desk).away.isVisible()
    assert desk_of(desk).away.said.text() == "The computer was away for 6:00."
    desk_of(desk).away.give.click()
    assert remaining(bridge_of(desk)) == TWENTY - 3 * MINUTE - 5 * SECOND


def test_each_evening_keeps_its_own_question(desk: Desk, clock: HandClock) -> None:
    first = open_kept(desk, clock)
    start(first)
    slept(desk, clock, 6)
    open_kept(desk, clock)
    assert desk_of(desk).away.isHidden()
    desk.open_evening(first.evening.number)
    assert desk_of(desk).away.said.text() == "The computer was away for 6:00."


def test_an_answered_question_is_not_asked_again(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    slept(desk, clock, 6)
    desk_of(desk).away.keep.click()
    desk.go_home()
    desk.open_evening(bridge.evening.number)
    assert desk_of(desk).away.isHidden()


def test_a_give_back_taken_back_is_asked_about_again(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    slept(desk, clock, 6)
    away = desk_of(desk).away
    away.give.click()
    assert away.isHidden()
    desk_of(desk).bar.back.click()
    assert away.isVisible()
    assert away.said.text() == "The computer was away for 6:00."
    away.give.click()
    assert away.isHidden()
    assert remaining(bridge_of(desk)) == TWENTY - 3 * MINUTE


def test_a_break_taken_before_the_answer_leaves_the_question_until_it_is_taken_back(
    desk_maker: DeskMaker, clock: HandClock
) -> None:
    desk = away_for(desk_maker, clock, 8 * MINUTE)
    bar, bridge = desk_of(desk).away, bridge_of(desk)
    bridge.perform(partial(breaks.break_now, duration=10 * MINUTE))
    assert not bar.isHidden()
    bar.give.click()
    assert desk.window.quiet.said.text() == "A break was taken or called off since; take that back first."
    assert not bar.isHidden()
    bridge.take_back()
    bar.give.click()
    assert remaining(bridge) == TWENTY - 10 * MINUTE
    assert bar.isHidden()
