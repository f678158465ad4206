"""The jobs are equal to the plan; what is stale does not chime."""

from functools import partial

import pytest
from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.alarms import Alarms
from desktop.instants import Instants
from desktop.scheduler import Scheduler
from tests.fakes import SEVEN, HandClock, Night
from tests.tournament.presses import WARNINGS
from tournament.clocks import alarms as planning
from tournament.clocks import timekeeping
from tournament.clocks.alarms import Alarm, AlarmKind
from tournament.names import HOUR, MINUTE


class Desk:
    """Alarms over a scheduler whose time is moved by hand: a job's call is made when the test says so."""

    def __init__(self) -> None:
        self.parent = QObject()
        self.clock = HandClock()
        self.scheduler = Scheduler(Instants(self.clock, self.clock, self.clock), self.parent)
        self.alarms = Alarms(self.scheduler, self.clock, self.parent)
        self.rang: list[Alarm] = []
        self.passed: list[Alarm] = []
        self.alarms.rang.connect(self.rang.append)
        self.alarms.passed.connect(self.passed.append)

    def let_ring(self) -> None:
        """As the scheduler does with everything due, one after the other."""
        for alarm in self.alarms.kept():
            if alarm.at <= self.clock.at:
                self.alarms._ring(alarm)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk()


def alarm(after: int, kind: AlarmKind = AlarmKind.LEVEL, index: int = 1) -> Alarm:
    return Alarm(SEVEN + after, kind, index)


def test_the_jobs_are_what_the_plan_says(desk: Desk) -> None:
    first, second, third = alarm(MINUTE), alarm(2 * MINUTE), alarm(3 * MINUTE)
    desk.alarms.keep([first, second])
    assert set(desk.scheduler.appointments().values()) == {first.at, second.at}
    desk.alarms.keep([second, third])
    assert desk.alarms.kept() == (second, third)
    assert set(desk.scheduler.appointments().values()) == {second.at, third.at}
    desk.alarms.keep([])
    assert desk.scheduler.appointments() == {}


def test_what_stays_in_the_plan_stays_the_same_job(desk: Desk) -> None:
    desk.alarms.keep([alarm(MINUTE)])
    before = dict(desk.alarms._kept)
    desk.alarms.keep([alarm(MINUTE), alarm(2 * MINUTE)])
    assert before.items() <= desk.alarms._kept.items()


def test_a_due_alarm_rings_once_although_the_plan_still_has_it(desk: Desk) -> None:
    desk.alarms.passed.connect(lambda _: desk.alarms.keep([alarm(MINUTE)]))
    desk.alarms.keep([alarm(MINUTE)])
    desk.clock.forward(MINUTE)
    desk.let_ring()
    desk.let_ring()
    assert desk.rang == [alarm(MINUTE)]
    assert desk.alarms.kept() == ()


def test_after_sleep_six_levels_do_not_chime_six_times(desk: Desk) -> None:
    plan = [alarm(20 * MINUTE * n, index=n) for n in range(1, 7)]
    desk.alarms.keep(plan)
    desk.clock.forward(2 * HOUR + 1_000)
    desk.let_ring()
    assert desk.rang == [plan[-1]]
    assert desk.passed == plan


def test_a_break_that_ended_in_its_sleep_is_told_when_it_wakes(desk: Desk) -> None:
    """Leaving a break always sounds: one chime, though the minute before it is past."""
    ended = alarm(10 * MINUTE, AlarmKind.BREAK_ENDS, 3)
    desk.alarms.keep([alarm(9 * MINUTE, AlarmKind.WARNING, 3), ended, alarm(30 * MINUTE, index=4)])
    desk.clock.forward(12 * MINUTE)
    desk.let_ring()
    assert desk.rang == [ended]


@pytest.mark.parametrize("minutes", [21, 31])
def test_but_not_when_it_is_long_past_or_another_level_has_begun(desk: Desk, minutes: int) -> None:
    desk.alarms.keep([alarm(10 * MINUTE, AlarmKind.BREAK_ENDS, 3), alarm(30 * MINUTE, index=4)])
    desk.clock.forward(minutes * MINUTE)
    desk.let_ring()
    assert desk.rang == []


def test_what_falls_due_together_rings_together(desk: Desk) -> None:
    """The next plan, made as the first of them has rung, does not call the others off."""
    level, late_entry = alarm(MINUTE), alarm(MINUTE, AlarmKind.LAST_CHANCE)
    desk.alarms.passed.connect(lambda passed: desk.alarms.keep([alarm(2 * MINUTE)], passed.at))
    desk.alarms.keep([level, late_entry])
    desk.clock.forward(MINUTE + 5)
    desk.let_ring()
    assert desk.rang == [late_entry, level]
    assert desk.alarms.kept() == (alarm(2 * MINUTE),)


def test_what_a_press_finds_due_rings_before_it_at_once(desk: Desk) -> None:
    desk.alarms.keep([alarm(MINUTE), alarm(2 * MINUTE)])
    desk.clock.forward(MINUTE + 2)
    desk.alarms.catch_up(desk.clock.at)
    desk.let_ring()
    assert desk.rang == [alarm(MINUTE)]


def test_what_is_long_past_is_not_appointed(desk: Desk) -> None:
    desk.clock.forward(HOUR)
    desk.alarms.keep([alarm(MINUTE), alarm(2 * HOUR)])
    assert desk.alarms.kept() == (alarm(2 * HOUR),)


def test_a_paused_clock_takes_its_alarms_away_and_a_running_one_brings_them(desk: Desk) -> None:
    night = Night().enter("Anna", "Boris").draw().start()
    desk.alarms.keep(planning.plan(night.evening.state, SEVEN, WARNINGS))
    assert desk.alarms.kept()[0] == Alarm(SEVEN + 19 * MINUTE, AlarmKind.WARNING, 1, MINUTE)
    night.clock.forward(MINUTE)
    night.evening.perform(timekeeping.pause)
    desk.alarms.keep(planning.plan(night.evening.state, night.clock(), WARNINGS))
    assert desk.alarms.kept() == ()
    night.clock.forward(MINUTE)
    night.evening.perform(timekeeping.resume)
    desk.alarms.keep(planning.plan(night.evening.state, night.clock(), WARNINGS))
    assert desk.alarms.kept()[0].at == SEVEN + 20 * MINUTE


def test_a_scheduled_start_really_rings(qtbot: QtBot) -> None:
    parent = QObject()
    instants = Instants()
    scheduler = Scheduler(instants, parent)
    alarms = Alarms(scheduler, instants.now, parent)
    scheduler.start()
    at = instants.now() + 60
    with qtbot.waitSignal(alarms.rang, timeout=1_000, check_params_cb=partial(_is_the_start, at)):
        alarms.keep([Alarm(at, AlarmKind.START, 0)])
    assert 0 <= instants.now() - at < 100
    scheduler.shutdown()


def _is_the_start(at: int, alarm: Alarm) -> bool:
    return alarm == Alarm(at, AlarmKind.START, 0)
