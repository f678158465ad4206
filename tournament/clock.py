"""The blind clock as a function of instants.

Nothing is counted and level changes are not events: a reading follows from where the clock stood, since when it has
been running, and the instant asked about. So sleep, a crash or a blocked window can neither lose nor double a level.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from tournament.names import Instant, Milliseconds
from tournament.structure import Break, Level, Period, Structure


class Phase(StrEnum):
    """What the clock is doing."""

    WAITING = "waiting"
    """Not started, no start appointed."""
    COUNTDOWN = "countdown"
    """A start is appointed and still ahead."""
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    """The tournament is won."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What the clock shows at an instant.

    Attributes:
        index: the level's or break's index in the structure, from 0.
        period: that level or break.
        elapsed: time played in it; `remaining`: what is left (the time to the start during the countdown).
        length: its whole length with the time added to it.
        paused_since: when the pause began, if paused.
    """

    phase: Phase
    index: int
    period: Period
    elapsed: Milliseconds
    remaining: Milliseconds
    length: Milliseconds
    paused_since: Instant | None = None

    @property
    def on_break(self) -> bool:
        """Whether a break is shown rather than a level."""
        return isinstance(self.period, Break)


@dataclass(frozen=True, slots=True)
class Boundary:
    """An instant at which a running clock enters a level or break."""

    at: Instant
    index: int


@dataclass(frozen=True, slots=True)
class Clock:
    """Where the clock stood and since when it runs.

    Attributes:
        index: the level or break (from 0) it stood in; `banked`: the time played in it until `since`.
        since: the instant it has been running from, None while it stands still; an instant ahead is an appointed start.
        added: milliseconds added to single levels or breaks, by index.
        stopped: when it was stopped: by a pause, or for good when the tournament was won (`over`).
    """

    structure: Structure
    index: int = 0
    banked: Milliseconds = 0
    since: Instant | None = None
    added: tuple[tuple[int, Milliseconds], ...] = ()
    stopped: Instant | None = None
    over: bool = False

    def length(self, index: int) -> Milliseconds:
        """How long that level or break lasts, with the time added to it; never below zero."""
        listed = self.structure.period(index).duration_ms
        if not self.added:
            return listed
        return max(0, listed + sum(time for at_index, time in self.added if at_index == index))

    def reading(self, at: Instant) -> Reading:
        """What the clock shows at that instant."""
        if self.since is not None and at < self.since:
            return self._show(Phase.COUNTDOWN, self.index, self.banked, remaining=self.since - at)
        if self.since is None:
            standing = Phase.OVER if self.over else Phase.WAITING if self.stopped is None else Phase.PAUSED
            return self._show(standing, self.index, self.banked)
        index, elapsed = self.index, self.banked + at - self.since
        while elapsed >= (length := self.length(index)):
            # From here on all levels are equally long: an evening left running for years takes no longer to read.
            levels = elapsed // length if index >= self._all_alike_from else 1
            elapsed -= levels * length
            index += levels
        return self._show(Phase.RUNNING, index, elapsed)

    def boundaries(self, after: Instant, upto: Instant) -> Iterator[Boundary]:
        """The level changes of a clock that goes on running, later than `after` and not later than `upto`."""
        if self.since is None:
            return
        reading = self.reading(max(after, self.since))
        index, at = reading.index, max(after, self.since) - reading.elapsed
        while True:
            at += self.length(index)
            index += 1
            if at > upto:
                return
            if at > after:
                yield Boundary(at, index)

    @property
    def _all_alike_from(self) -> int:
        """From which index on no level's length is listed or was changed by hand."""
        return max(len(self.structure.periods), *(index + 1 for index, _ in self.added), 0)

    def back_from_break(self, at: Instant) -> Instant:
        """The first instant from `at` on at which a running clock is in a level, not in a break."""
        reading = self.reading(at)
        while isinstance(reading.period, Break) and reading.phase is Phase.RUNNING:
            at += reading.remaining
            reading = self.reading(at)
        return at

    def level_index(self, at: Instant) -> int:
        """The index of the level whose blinds are due at that instant; during a break the coming one's."""
        index = self.reading(at).index
        return index if isinstance(self.structure.period(index), Level) else self.structure.next_level(index)

    # ---- presses: each gives the clock as it stands afterwards -----------------------------------------------------

    def started(self, at: Instant) -> "Clock":
        """Running from that instant, which may be ahead."""
        return replace(self, since=at, stopped=None)

    def unstarted(self) -> "Clock":
        """Without the appointed start."""
        return replace(self, since=None, stopped=None)

    def paused(self, at: Instant) -> "Clock":
        """Standing still where it was at that instant."""
        reading = self.reading(at)
        return replace(self, index=reading.index, banked=reading.elapsed, since=None, stopped=at)

    def ended(self, at: Instant) -> "Clock":
        """Standing still for good: the tournament is won."""
        return replace(self.paused(at), over=True)

    def reopened(self, at: Instant) -> "Clock":
        """Going on although the tournament had been won: somebody is back in."""
        return replace(self, since=at, stopped=None, over=False)

    def resumed(self, at: Instant) -> "Clock":
        """Going on from where it stood."""
        return replace(self, since=at, stopped=None)

    def entered(self, index: int, at: Instant) -> "Clock":
        """At the beginning of that level or break, running or standing as before."""
        return self.put_to(index, 0, at)

    def put_to(self, index: int, elapsed: Milliseconds, at: Instant) -> "Clock":
        """In that level or break with that time played in it, running or standing as before."""
        return replace(self, index=index, banked=elapsed, since=None if self.since is None else at)

    def with_time(self, index: int, time: Milliseconds, at: Instant) -> "Clock":
        """With that level or break made longer or shorter.

        The clock is first brought to the instant, so that shortening never changes which levels have been played.
        """
        reading = self.reading(at)
        moved = self
        if reading.phase is Phase.RUNNING:
            moved = replace(self, index=reading.index, banked=reading.elapsed, since=at)
        return replace(moved, added=(*moved.added, (index, time)))

    def _show(
        self, phase: Phase, index: int, elapsed: Milliseconds, *, remaining: Milliseconds | None = None
    ) -> Reading:
        length = self.length(index)
        left = length - elapsed if remaining is None else remaining
        return Reading(
            phase,
            index,
            self.structure.period(index),
            elapsed,
            max(0, left),
            length,
            self.stopped if phase is Phase.PAUSED else None,
        )
