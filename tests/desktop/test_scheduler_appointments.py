"""APScheduler in the GUI thread: on time, never lost, never early, by our instants."""

import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, tzinfo
from functools import partial

import apscheduler.schedulers.base
import pytest
from apscheduler.triggers.date import DateTrigger
from PyQt6.QtCore import QObject, QThread
from pytestqt.qtbot import QtBot

from desktop import instants as real
from desktop.instants import Instants
from desktop.scheduler import LONGEST_SLEEP, Scheduler
from tournament.names import HOUR, MINUTE


class SetClock:
    """The system's clock, which somebody may set."""

    def __init__(self) -> None:
        self.set_by = 0

    def __call__(self) -> int:
        return real.wall() + self.set_by


class Book:
    """A scheduler, its instants, and what has rung."""

    def __init__(self, parent: QObject) -> None:
        self.wall = SetClock()
        self.instants = Instants(self.wall)
        self.scheduler = Scheduler(self.instants, parent)
        self.rung: list[tuple[str, int]] = []

    def ring(self, name: str) -> None:
        self.rung.append((name, self.instants.now()))

    def appoint(self, name: str, after: int) -> int:
        at = self.instants.now() + after
        self.scheduler.appoint(name, at, partial(self.ring, name))
        return at

    def names(self) -> list[str]:
        return [name for name, _ in self.rung]


@pytest.fixture
def book(qtbot: QtBot) -> Iterator[Book]:
    parent = QObject()
    book = Book(parent)
    book.scheduler.start()
    yield book
    if book.scheduler.running:
        book.scheduler.shutdown()


def test_an_appointment_is_kept_on_time_and_never_early(book: Book, qtbot: QtBot) -> None:
    at = book.appoint("level", 80)
    qtbot.waitUntil(lambda: bool(book.rung), timeout=1_000)
    assert 0 <= book.rung[0][1] - at < 60
    assert book.scheduler.appointments() == {}


def test_what_is_late_rings_all_the_same(book: Book, qtbot: QtBot) -> None:
    """APScheduler's own default drops what is a second late."""
    book.appoint("late", -2 * HOUR)
    qtbot.waitUntil(lambda: bool(book.rung), timeout=1_000)


def test_the_same_name_replaces_and_a_cancelled_one_is_silent(book: Book, qtbot: QtBot) -> None:
    book.appoint("moved", 20)
    book.appoint("cancelled", 30)
    book.appoint("moved", 70)
    book.scheduler.cancel("cancelled")
    book.scheduler.cancel("never was")
    book.appoint("last", 110)
    qtbot.waitUntil(lambda: "last" in book.names(), timeout=1_000)
    assert book.names() == ["moved", "last"]


def test_an_appointment_may_make_and_cancel_others(book: Book, qtbot: QtBot) -> None:
    def rearrange() -> None:
        book.scheduler.cancel("second")
        book.appoint("third", 30)

    now = book.instants.now()
    book.scheduler.appoint("first", now + 20, rearrange)
    book.scheduler.appoint("second", now + 60, partial(book.ring, "second"))
    qtbot.waitUntil(lambda: bool(book.rung), timeout=1_000)
    assert book.names() == ["third"]


def test_appointments_ring_in_the_gui_thread_also_when_made_in_another(book: Book, qtbot: QtBot) -> None:
    rang_in: list[QThread | None] = []
    at = book.instants.now() + 40
    from_another_thread(lambda: book.scheduler.appoint("level", at, lambda: rang_in.append(QThread.currentThread())))
    qtbot.waitUntil(lambda: bool(rang_in), timeout=1_000)
    assert rang_in == [QThread.currentThread()]


def from_another_thread(work: Callable[[], None]) -> None:
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def test_an_error_in_an_appointment_reaches_the_excepthook(book: Book, qtbot: QtBot) -> None:
    def fail() -> None:
        raise RuntimeError("bug")

    with qtbot.capture_exceptions() as caught:
        book.scheduler.appoint("fails", book.instants.now(), fail)
        book.appoint("next", 30)
        qtbot.waitUntil(lambda: bool(book.rung), timeout=1_000)
    assert [str(bug) for _, bug, _ in caught] == ["bug"]


@pytest.mark.allows_log("raised an exception")
def test_an_error_in_a_plain_job_reaches_the_excepthook_too(book: Book, qtbot: QtBot) -> None:
    def fail() -> None:
        raise RuntimeError("bug")

    with qtbot.capture_exceptions() as caught:
        book.scheduler.add_job(fail, DateTrigger(datetime(2000, 1, 1, tzinfo=UTC)))
        qtbot.waitUntil(lambda: bool(caught), timeout=1_000)
    assert [str(bug) for _, bug, _ in caught] == ["bug"]


@pytest.mark.parametrize("set_by", [-HOUR, 2 * HOUR], ids=["back", "forward"])
def test_setting_the_systems_clock_moves_no_appointment(
    book: Book, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, set_by: int
) -> None:
    """B102, seen from the chime: APScheduler asks the system's clock, which is set while it waits."""

    class SetTime(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> "SetTime":
            return cls.fromtimestamp(book.wall() / 1000, tz)

    monkeypatch.setattr(apscheduler.schedulers.base, "datetime", SetTime)
    at = book.appoint("level", 120)
    book.appoint("far", 30 * MINUTE)
    qtbot.wait(30)
    book.wall.set_by = set_by
    qtbot.waitUntil(lambda: bool(book.rung), timeout=1_000)
    assert book.names() == ["level"]
    assert 0 <= book.rung[0][1] - at < 60
    assert list(book.scheduler.appointments()) == ["far"]


def test_it_looks_around_at_least_once_a_minute(book: Book, qtbot: QtBot) -> None:
    """A timer stands still while the computer sleeps."""
    book.appoint("far", 5 * HOUR)
    qtbot.waitUntil(book.scheduler._bell.timer.isActive, timeout=1_000)
    assert book.scheduler._bell.timer.interval() == LONGEST_SLEEP


def test_many_wake_ups_keep_one_timer(book: Book, qtbot: QtBot) -> None:
    """The bare QtScheduler forgets its timers: each wake-up adds one."""
    for number in range(20):
        book.appoint(f"{number}", 40)
    book.appoint("last", 90)
    qtbot.waitUntil(lambda: "last" in book.names(), timeout=1_000)
    assert sorted(book.names()) == sorted([*(f"{number}" for number in range(20)), "last"])
    qtbot.waitUntil(lambda: not book.scheduler._bell.timer.isActive(), timeout=1_000)


def test_after_the_end_nothing_rings(book: Book, qtbot: QtBot) -> None:
    book.appoint("level", 20)
    book.scheduler.shutdown()
    qtbot.wait(60)
    assert book.rung == []
