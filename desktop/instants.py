"""Where the desk's instants come from: the wall time at program start plus a counter that goes on during sleep.

So somebody setting the system's clock changes nothing, and hours with the lid closed are hours. Two counters are
needed because each system has its own: one that goes on while the computer sleeps, one that stands still.
"""

import sys
import time
from collections.abc import Callable

from tournament.names import SECOND, Instant, Milliseconds

Counter = Callable[[], Milliseconds]

SIMULATED_START: Instant = 946_753_200_000
"""2000-01-01T19:00:00Z: when every simulated evening begins."""

SLEPT_AT_LEAST: Milliseconds = 2 * SECOND
"""Smaller differences between the two counters are reading errors."""

WALL_MOVED_AT_LEAST: Milliseconds = 2 * SECOND
"""Smaller differences to the system's clock are its gentle corrections."""

_NANOSECONDS = 1_000_000


def wall() -> Instant:
    """The system's own clock, which anybody may set."""
    return time.time_ns() // _NANOSECONDS  # noqa: TID251 - the desk's one look at the wall


if sys.platform == "win32":
    import ctypes

    def going_on() -> Milliseconds:
        """Counts while the computer sleeps, too."""
        ticks = ctypes.windll.kernel32.GetTickCount64
        ticks.restype = ctypes.c_uint64
        return int(ticks())

    def standing_still() -> Milliseconds:
        """Counts only while the computer is awake (in units of 100 ns)."""
        passed = ctypes.c_uint64()
        ctypes.windll.kernel32.QueryUnbiasedInterruptTime(ctypes.byref(passed))
        return passed.value // 10_000

elif sys.platform == "darwin":

    def going_on() -> Milliseconds:
        """Counts while the computer sleeps, too: what macOS calls monotonic does."""
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC) // _NANOSECONDS

    def standing_still() -> Milliseconds:
        """Counts only while the computer is awake."""
        return time.clock_gettime_ns(time.CLOCK_UPTIME_RAW) // _NANOSECONDS

else:

    def going_on() -> Milliseconds:
        """Counts while the computer sleeps, too."""
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // _NANOSECONDS

    def standing_still() -> Milliseconds:
        """Counts only while the computer is awake: what Linux calls monotonic does."""
        return time.clock_gettime_ns(time.CLOCK_MONOTONIC) // _NANOSECONDS


class RunningOn:
    """The instants of one evening: those of the desk, but never before one at which it was seen already.

    Where the system's clock was put back between two runs of the program (B102), the evening runs on from there.

    Attributes:
        ahead: by how much it is ahead of the desk's instants, mostly 0.
    """

    def __init__(self, now: Callable[[], Instant], seen: Instant) -> None:
        """Look once whether the desk's instants lie behind what has been seen."""
        self._now = now
        self.ahead: Milliseconds = max(0, seen - now())

    def __call__(self) -> Instant:
        """The evening's present."""
        return self._now() + self.ahead


class Instants:
    """The one source of instants of the desk.

    `wall`, `going_on` and `standing_still` are the system's unless a test brings its own.
    """

    def __init__(
        self,
        wall: Callable[[], Instant] = wall,
        going_on: Counter = going_on,
        standing_still: Counter = standing_still,
    ) -> None:
        """Look at the wall for the last time."""
        self._wall = wall
        self._going_on = going_on
        self._standing_still = standing_still
        self._offset = wall() - going_on()
        self._asleep = going_on() - standing_still()
        self._wall_off: Milliseconds = 0

    def now(self) -> Instant:
        """Milliseconds UTC; never jumps, never stands still."""
        return self._going_on() + self._offset

    def wall(self) -> Instant:
        """What the system's clock shows at this moment, for appointments kept by libraries that look at it."""
        return self._wall()

    def slept(self) -> Milliseconds:
        """How long the computer has slept since this was last asked; 0 if it has not."""
        asleep = self._going_on() - self._standing_still()
        if asleep - self._asleep < SLEPT_AT_LEAST:
            return 0
        slept, self._asleep = asleep - self._asleep, asleep
        return slept

    def wall_moved(self) -> Milliseconds:
        """By how much somebody has set the system's clock since this was last asked; negative: back; 0 if nobody."""
        off = self._wall() - self.now()
        if abs(off - self._wall_off) < WALL_MOVED_AT_LEAST:
            return 0
        moved, self._wall_off = off - self._wall_off, off
        return moved
