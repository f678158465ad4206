"""Instants of the desk: sleep counts, the system's clock does not (B102, B115, B116)."""

from desktop.instants import Instants, RunningOn, going_on, standing_still, wall
from engine.blinds import AnteKind
from tests.fakes import HandClock
from tournament.clocks.clock import Clock, Phase
from tournament.names import HOUR, MINUTE, SECOND
from tournament.structures.structure import Level, Structure


def levels_of(minutes: int) -> Structure:
    return Structure("Two", (Level(25, 50, 0, AnteKind.PLAYER, minutes * MINUTE),) * 2, 10_000)


class Computer:
    """The three clocks of a computer, moved by hand."""

    def __init__(self) -> None:
        self.wall, self.going, self.awake = HandClock(1_000_000), HandClock(5_000), HandClock(3_000)
        self.instants = Instants(self.wall, self.going, self.awake)

    def work(self, time: int) -> None:
        self.sleep(time)
        self.awake.forward(time)

    def sleep(self, time: int) -> None:
        self.wall.forward(time)
        self.going.forward(time)


def test_instants_begin_with_the_wall_and_go_on_with_the_counter() -> None:
    computer = Computer()
    assert computer.instants.now() == 1_000_000
    computer.work(1_234)
    assert computer.instants.now() == 1_001_234


def test_setting_the_systems_clock_changes_no_remaining_time_and_is_noted_once() -> None:
    """B102: 5 minutes into a level the clock is set back an hour, then forward two."""
    computer = Computer()
    clock = Clock(levels_of(20)).started(computer.instants.now())
    computer.work(5 * MINUTE)
    for moved in (-HOUR, 2 * HOUR):
        computer.wall.forward(moved)
        reading = clock.reading(computer.instants.now())
        assert (reading.index, reading.remaining) == (0, 15 * MINUTE)
        assert abs(computer.instants.wall_moved() - moved) < SECOND
        assert computer.instants.wall_moved() == 0
    computer.work(SECOND)
    assert clock.reading(computer.instants.now()).remaining == 15 * MINUTE - SECOND
    assert computer.instants.slept() == 0


def test_gentle_corrections_of_the_systems_clock_are_not_noted() -> None:
    computer = Computer()
    computer.wall.forward(300)
    assert computer.instants.wall_moved() == 0


def test_eight_minutes_with_the_lid_closed_are_eight_minutes() -> None:
    """B115: a ten-minute level, lid closed for eight."""
    computer = Computer()
    clock = Clock(levels_of(10)).started(computer.instants.now())
    computer.sleep(8 * MINUTE)
    assert clock.reading(computer.instants.now()).remaining == 2 * MINUTE
    assert computer.instants.slept() == 8 * MINUTE
    assert computer.instants.slept() == 0


def test_an_hour_asleep_is_noticed_and_the_level_is_over() -> None:
    """B116."""
    computer = Computer()
    clock = Clock(levels_of(20)).started(computer.instants.now())
    computer.sleep(60 * MINUTE)
    assert computer.instants.slept() == 60 * MINUTE
    reading = clock.reading(computer.instants.now())
    assert reading.phase is Phase.RUNNING
    assert reading.index == 3


def test_a_short_hitch_is_no_sleep_but_hitches_are_not_lost() -> None:
    computer = Computer()
    computer.sleep(1_500)
    assert computer.instants.slept() == 0
    computer.sleep(1_500)
    assert computer.instants.slept() == 3_000


def test_the_systems_own_counters_go_forward() -> None:
    first = (going_on(), standing_still(), wall())
    second = (going_on(), standing_still(), wall())
    assert all(later >= earlier for earlier, later in zip(first, second, strict=True))
    assert abs(Instants().now() - wall()) < 1_000


def test_an_evening_never_runs_behind_what_it_has_seen() -> None:
    wall = HandClock(1_000_000)
    behind, level = RunningOn(wall, 1_000_000 + HOUR), RunningOn(wall, 1_000_000 - HOUR)
    wall.forward(MINUTE)
    assert (behind(), behind.ahead) == (1_000_000 + HOUR + MINUTE, HOUR)
    assert (level(), level.ahead) == (1_000_000 + MINUTE, 0)
