"""Keeps the scheduler's jobs equal to the plan of what should ring."""

from collections.abc import Callable, Sequence
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from desktop.scheduler import Scheduler
from tournament.clocks.alarms import Alarm, AlarmKind
from tournament.names import MINUTE, SECOND, Instant, Milliseconds

FRESH: Milliseconds = 5 * SECOND
"""An alarm that is later than this is past, not news: after sleep there are no six chimes. But for one, below."""

LEFT_A_BREAK: Milliseconds = 10 * MINUTE
"""So long the end of a break is news to a computer that slept over it: people are away, and play goes on. Only while
nothing has begun since."""

_FORGOTTEN: Milliseconds = 15 * MINUTE
_BEGINNINGS = (AlarmKind.LEVEL, AlarmKind.BREAK, AlarmKind.BREAK_ENDS)


class Alarms(QObject):
    """The appointments of one evening.

    Signals:
        rang: the `tournament.clocks.alarms.Alarm` that is due, if it is news.
        passed: each Alarm whose time has come, news or not, after `rang`; time to work out the next plan.
    """

    rang = pyqtSignal(object)
    passed = pyqtSignal(object)

    def __init__(
        self, scheduler: Scheduler, now: Callable[[], Instant], parent: QObject | None = None, *, of: str = ""
    ) -> None:
        """`of`: goes before the names of its appointments, so that those of another evening are not replaced."""
        super().__init__(parent)
        self._of = of
        self._scheduler = scheduler
        self._now = now
        self._kept: dict[Alarm, str] = {}
        self._rung: set[Alarm] = set()

    def keep(self, plan: Sequence[Alarm], since: Instant = 0) -> None:
        """Make the jobs equal to the plan: what is no longer in it is forgotten, what is new is added.

        What has rung, and what has been past for a while, is not appointed again. After sleep, keeping the same plan
        sets the timer right, which has stood still meanwhile.

        Args:
            plan: what rings later than `since`.
            since: what was due until then, and waits for its turn to ring, is not for this plan to call off.
        """
        now = self._now()
        self._rung = {alarm for alarm in self._rung if now - alarm.at < _FORGOTTEN}
        due = (alarm for alarm in self._kept if alarm.at <= since)
        wanted = {alarm for alarm in (*plan, *due) if alarm not in self._rung and self._is_news(alarm, now)}
        for alarm in [alarm for alarm in self._kept if alarm not in wanted]:
            self._scheduler.cancel(self._kept.pop(alarm))
        for alarm in sorted(wanted - self._kept.keys(), key=_soonest_first):
            name = self._kept[alarm] = f"alarm {self._of}{alarm.kind} {alarm.before} {alarm.index} {alarm.at}"
            self._scheduler.appoint(name, alarm.at, partial(self._ring, alarm))
        self._scheduler.look_up()

    def catch_up(self, at: Instant) -> None:
        """Ring at once what was due until that instant and waits for its turn, and what is planned of it meanwhile.

        What computer and director slept over is not told any more: the press that follows tells its own news.
        """
        while (first := next(iter(self.kept()), None)) is not None and first.at <= at:
            self._ring(first, slept_over=False)

    def kept(self) -> tuple[Alarm, ...]:
        """What is appointed, soonest first."""
        return tuple(sorted(self._kept, key=_soonest_first))

    def _is_news(self, alarm: Alarm, now: Instant) -> bool:
        if now - alarm.at <= FRESH:
            return True
        if alarm.kind is not AlarmKind.BREAK_ENDS or now - alarm.at > LEFT_A_BREAK:
            return False
        return not any(each.kind in _BEGINNINGS and alarm.at < each.at <= now for each in self._kept)

    def _ring(self, alarm: Alarm, *, slept_over: bool = True) -> None:
        name = self._kept.pop(alarm, None)
        if name is None:
            return  # called off between falling due and being told
        self._scheduler.cancel(name)  # when it rings before its time is told: nobody waits for it any more
        self._rung.add(alarm)
        now = self._now()
        if now - alarm.at <= FRESH or (slept_over and self._is_news(alarm, now)):
            self.rang.emit(alarm)
        self.passed.emit(alarm)


def _soonest_first(alarm: Alarm) -> tuple[Instant, str, int, Milliseconds]:
    return alarm.at, alarm.kind, alarm.index, alarm.before
