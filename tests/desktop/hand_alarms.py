"""Time that is moved by hand, for everything that waits a moment."""

from collections.abc import Callable

from PyQt6.QtCore import QObject

from tournament.names import Instant


class HandAlarms:
    """Makes alarms that ring when time is passed by hand; it is a clock, too."""

    def __init__(self, at: Instant = 1_000_000) -> None:
        self.at = at
        self._pending: dict[HandAlarm, tuple[Instant, int, Callable[[], object]]] = {}
        self._count = 0

    def __call__(self, parent: QObject) -> "HandAlarm":
        return HandAlarm(self)

    def now(self) -> Instant:
        return self.at

    def put(self, alarm: "HandAlarm", ms: int, call: Callable[[], object]) -> None:
        self._count += 1
        self._pending[alarm] = (self.at + ms, self._count, call)

    def drop(self, alarm: "HandAlarm") -> None:
        self._pending.pop(alarm, None)

    def pass_by(self, ms: int) -> None:
        """So many milliseconds, everything that is due in them in its order."""
        until = self.at + ms
        while self._pending:
            alarm = min(self._pending, key=lambda each: self._pending[each][:2])
            due, _number, call = self._pending[alarm]
            if due > until:
                break
            del self._pending[alarm]
            self.at = max(self.at, due)
            call()
        self.at = until

    @property
    def waits(self) -> bool:
        """Whether anything is to ring."""
        return bool(self._pending)


class HandAlarm:
    """One of them."""

    def __init__(self, alarms: HandAlarms) -> None:
        self._alarms = alarms

    def after(self, ms: int, call: Callable[[], object]) -> None:
        self._alarms.put(self, ms, call)

    def cancel(self) -> None:
        self._alarms.drop(self)
