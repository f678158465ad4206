"""What a guest does not do by accident: a key held for two seconds; and what wrong PINs cost."""

from dataclasses import dataclass
from typing import Final

from tournament.names import SECOND, Instant, Milliseconds

HELD_FOR: Final[Milliseconds] = 2 * SECOND
REPEATS_WITHIN: Final[Milliseconds] = 120
"""A key that repeats is let go and pressed again on X11, and Qt cannot always tell that from a finger."""
WAITS: Final[tuple[Milliseconds, ...]] = tuple(seconds * SECOND for seconds in (1, 2, 4, 8, 16, 30))
"""After the first wrong PIN, after the second …; the last one from then on, so that nobody is locked out for ever."""


@dataclass(slots=True)
class Holding:
    """A key, or the mouse, that is held down since an instant; None: nothing is."""

    since: Instant | None = None
    let_go_at: Instant | None = None

    def begin(self, at: Instant) -> None:
        """It goes down, or down again at once, as keys do that repeat."""
        self._look(at)
        if self.since is None:
            self.since = at
        self.let_go_at = None

    def let_go(self, at: Instant) -> None:
        """The key comes up; that counts if it does not go down again at once."""
        if self.since is not None and self.let_go_at is None:
            self.let_go_at = at

    def end(self) -> None:
        """It is over."""
        self.since = self.let_go_at = None

    def progress(self, at: Instant) -> float:
        """From 0 to 1, when it has been held long enough."""
        self._look(at)
        if self.since is None:
            return 0.0
        until = at if self.let_go_at is None else self.let_go_at
        return min(1.0, max(0.0, (until - self.since) / HELD_FOR))

    def _look(self, at: Instant) -> None:
        if self.let_go_at is not None and not 0 <= at - self.let_go_at < REPEATS_WITHIN:
            self.end()


@dataclass(slots=True)
class Attempts:
    """Wrong PINs in a row, and until when no other one is looked at."""

    wrong: int = 0
    until: Instant = 0

    def failed(self, at: Instant) -> None:
        """One more was wrong."""
        self.until = at + WAITS[min(self.wrong, len(WAITS) - 1)]
        self.wrong += 1

    def left(self, at: Instant) -> Milliseconds:
        """How long to wait still; never longer than the longest wait, also where the computer's clock was put back."""
        return min(max(0, self.until - at), WAITS[-1])
