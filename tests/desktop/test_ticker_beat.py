"""The repaint beat (B104, B106): instants are told, never counted."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.instants import Instants
from desktop.ticker import Ticker
from tests.fakes import HandClock
from tournament.names import MINUTE

made: list[Ticker] = []


@pytest.fixture(autouse=True)
def none_beats_on() -> Iterator[None]:
    yield
    for ticker in made:
        ticker.stop()
    made.clear()


class Computer:
    """Three clocks moved by hand, and what a ticker says about them."""

    def __init__(self, at: int = 1_000_000) -> None:
        self.wall, self.going, self.awake = HandClock(at), HandClock(0), HandClock(0)
        self.ticker = Ticker(Instants(self.wall, self.going, self.awake))
        made.append(self.ticker)
        self.told: list[tuple[str, object]] = []
        self.ticker.beat.connect(lambda at: self.told.append(("beat", at)))
        self.ticker.slept.connect(lambda time: self.told.append(("slept", time)))
        self.ticker.wall_moved.connect(lambda time: self.told.append(("wall_moved", time)))

    def waits(self) -> int:
        return self.ticker._timer.interval()


def test_the_first_beat_comes_at_once_and_the_next_on_a_whole_second(qtbot: QtBot) -> None:
    computer = Computer(at=1_000_250)
    computer.ticker.start()
    assert computer.told == [("beat", 1_000_250)]
    assert computer.waits() == 751


def test_a_second_start_changes_nothing(qtbot: QtBot) -> None:
    """B106: two time bases would count two seconds a second."""
    computer = Computer()
    computer.ticker.start()
    computer.ticker.start()
    assert len(computer.told) == 1
    computer.ticker.stop()
    assert not computer.ticker._timer.isActive()


def test_beats_follow_the_seconds_of_the_level(qtbot: QtBot) -> None:
    computer = Computer(at=1_000_250)
    computer.ticker.start()
    computer.ticker.align(999_400)
    assert computer.waits() == 151


def test_a_blocked_loop_loses_no_time(qtbot: QtBot) -> None:
    """B104: beats 3 % late and one blocked for 2 s; the instant told is right and the next beat is on the second."""
    computer = Computer()
    computer.ticker.start()
    for late in (1_030, 1_030, 3_000, 1_030):
        for clock in (computer.wall, computer.going, computer.awake):
            clock.forward(late)
        computer.ticker._beat()
    assert computer.told[-1] == ("beat", 1_006_090)
    assert computer.waits() == 911


def test_sleep_is_told_before_the_first_beat_after_it(qtbot: QtBot) -> None:
    computer = Computer()
    computer.ticker.start()
    for clock in (computer.wall, computer.going):
        clock.forward(8 * MINUTE)
    computer.ticker._beat()
    assert computer.told[1:] == [("slept", 8 * MINUTE), ("beat", 1_000_000 + 8 * MINUTE)]


def test_a_set_clock_is_told_and_the_beats_go_on(qtbot: QtBot) -> None:
    computer = Computer()
    computer.ticker.start()
    computer.wall.forward(-60 * MINUTE)
    computer.ticker._beat()
    assert computer.told[1:] == [("wall_moved", -60 * MINUTE), ("beat", 1_000_000)]


def test_a_listener_that_fails_does_not_stop_the_beat(qtbot: QtBot) -> None:
    computer = Computer()

    def fail(at: object) -> None:
        raise RuntimeError("bug")

    computer.ticker.beat.connect(fail)
    with qtbot.capture_exceptions() as caught:
        computer.ticker.start()
    assert len(caught) == 1
    assert computer.ticker._timer.isActive()


def test_the_timer_really_beats(qtbot: QtBot) -> None:
    ticker = Ticker(Instants())
    ticker.align(Instants().now() + 50)
    with qtbot.waitSignals([ticker.beat, ticker.beat], timeout=1_500):
        ticker.start()
    ticker.stop()
