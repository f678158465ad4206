"""The blind clock as a function of instants.

Nothing is counted and level changes are not events: a reading follows from where the clock stood, since when it has
been running, and the instant asked about. So sleep, a crash or a blocked window can neither lose nor double a level.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from tournament.names import Instant, Milliseconds
from tournament.structures.structure import Break, Level, Period, Structure


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
        elapsed: time played in it; `remaining`: what is left (the time to the start during the countdown), None in a
            level without minutes.
        length: its whole length with the time added to it; None in a level without minutes.
        paused_since: when the pause began, if paused; a break that waits at its end is paused from there.
    """

    phase: Phase
    index: int
    period: Period
    elapsed: Milliseconds
    remaining: Milliseconds | None
    length: Milliseconds | None
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
        stopped: since when it is paused, also while the tournament is won (`over`), which stops it for good.
        last_pause: from when until when it stood still, if a pause was the last thing that was pressed.
        hands_before: the level (index) that ended when the clock was put where it stands, because its hands were
            played; a hand that had begun before is of that level.
    """

    structure: Structure
    index: int = 0
    banked: Milliseconds = 0
    since: Instant | None = None
    added: tuple[tuple[int, Milliseconds], ...] = ()
    stopped: Instant | None = None
    over: bool = False
    last_pause: tuple[Instant, Instant] | None = None
    hands_before: int | None = None

    def length(self, index: int) -> Milliseconds | None:
        """How long that level or break lasts, with the time added to it, never below zero; None without minutes."""
        listed = self.structure.period(index).duration_ms
        if listed is None or not self.added:
            return listed
        for at_index, time in self.added:
            if at_index == index:
                return max(0, listed + time)
        return listed

    def reading(self, at: Instant) -> Reading:
        """What the clock shows at that instant."""
        if self.since is not None and at < self.since:
            return self._show(Phase.COUNTDOWN, self.index, self.banked, remaining=self.since - at)
        if self.since is None:
            standing = Phase.OVER if self.over else Phase.WAITING if self.stopped is None else Phase.PAUSED
            return self._show(standing, self.index, self.banked)
        index, elapsed = self.index, self.banked + at - self.since
        while (length := self.length(index)) is not None and elapsed >= length:
            if self._waits(index):
                waiting = self._show(Phase.PAUSED, index, length)
                return replace(waiting, paused_since=at - elapsed + length)
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
        while (length := self.length(index)) is not None and not self._waits(index):
            at += length
            index += 1
            if at > upto:
                return
            if at > after:
                yield Boundary(at, index)

    def _waits(self, index: int) -> bool:
        period = self.structure.period(index)
        return isinstance(period, Break) and period.waits

    @property
    def _all_alike_from(self) -> int:
        """From which index on no level's length is listed or was changed by hand."""
        return max(len(self.structure.periods), *(index + 1 for index, _ in self.added), 0)

    def back_from_break(self, at: Instant) -> Instant:
        """The first instant from `at` on at which a running clock is in a level, not in a break."""
        reading = self.reading(at)
        while isinstance(reading.period, Break) and reading.phase is Phase.RUNNING and reading.remaining is not None:
            at += reading.remaining
            reading = self.reading(at)
        return at

    def level_index(self, at: Instant) -> int:
        """The index of the level whose blinds are due at that instant; during a break the coming one's."""
        if self.hands_before is not None and self.since is not None and at < self.since:
            return self.hands_before
        index = self.reading(at).index
        return index if isinstance(self.structure.period(index), Level) else self.structure.next_level(index)

    def spot(self, index: int) -> tuple[int, int]:
        """That level or break in words that hold when the list before it changes.

        The number of its level, as people see it, and how many breaks and parts of the level stand between.
        """
        number = self.structure.level_number(index)
        first = index
        while first and self.structure.level_number(first - 1) == number:
            first -= 1
        return number, index - first

    def index_of(self, number: int, part: int) -> int:
        """The index of that spot, or of the last one of that level where it has fewer."""
        listed = self.structure.level_number(len(self.structure.periods) - 1)
        if number > listed:
            return len(self.structure.periods) + number - listed - 1
        found = [n for n in range(len(self.structure.periods)) if self.structure.level_number(n) == number]
        return found[max(0, min(part, len(found) - 1))] if found else 0

    # ---- presses: each gives the clock as it stands afterwards -----------------------------------------------------

    def started(self, at: Instant) -> "Clock":
        """Running from that instant, which may be ahead."""
        return replace(self, since=at, stopped=None)

    def unstarted(self) -> "Clock":
        """Without the appointed start."""
        return replace(self, since=None, stopped=None)

    def paused(self, at: Instant) -> "Clock":
        """Standing still where it was at that instant; if it stands already, since when it does."""
        reading = self.reading(at)
        if reading.phase is Phase.OVER or self.since is None:
            return self
        stopped = at if reading.paused_since is None else reading.paused_since
        return replace(self, index=reading.index, banked=reading.elapsed, since=None, stopped=stopped, last_pause=None)

    def ended(self, at: Instant) -> "Clock":
        """Standing still for good: the tournament is won. A pause remains one, should somebody be back in."""
        if self.since is None:
            return replace(self, over=True)
        return replace(self.paused(at), stopped=None, over=True)

    def reopened(self, at: Instant) -> "Clock":
        """Going on although the tournament had been won: somebody is back in. If it was paused then, it still is."""
        return replace(self, since=at if self.stopped is None else None, over=False)

    def resumed(self, at: Instant) -> "Clock":
        """Going on from where it stood; after a break that waited, with what follows it. A running clock runs on."""
        reading = self.reading(at)
        if reading.phase is not Phase.PAUSED:
            return self
        pause = (at if reading.paused_since is None else reading.paused_since, at)
        going = replace(self, index=reading.index, banked=reading.elapsed, since=at, stopped=None, last_pause=pause)
        if self._waits(reading.index) and reading.remaining == 0:
            return replace(going, index=reading.index + 1, banked=0)
        return going

    def entered(self, index: int, at: Instant) -> "Clock":
        """At the beginning of that level or break, running or standing as before."""
        return self.put_to(index, 0, at)

    def put_to(self, index: int, elapsed: Milliseconds, at: Instant) -> "Clock":
        """In that level or break with that time played in it, running or standing as before."""
        since = None if self.since is None else at
        return replace(self, index=index, banked=elapsed, since=since, last_pause=None, hands_before=None)._within()

    def played(self, index: int, at: Instant) -> "Clock":
        """After that level, whose hands are played or which the director has ended."""
        return replace(self.entered(index + 1, at), hands_before=index)

    def advanced(self, time: Milliseconds, at: Instant) -> "Clock":
        """As if so much more time had been played, running or standing as before."""
        shown = replace(self.brought_to(at), since=at).reading(at + time)
        return self.put_to(shown.index, shown.elapsed, at)

    def with_hand_off(self, time: Milliseconds, at: Instant) -> "Clock":
        """With so much of the level gone for a hand (RP-8-C); the next level may begin, of a break nothing is taken."""
        before, after = self.brought_to(at), self.advanced(time, at)
        if isinstance(self.structure.period(before.index), Break):
            return self
        for index in range(before.index + 1, after.index + 1):
            if isinstance(self.structure.period(index), Break):
                return self.put_to(index, 0, at)
        return after

    def with_time(self, index: int, time: Milliseconds, at: Instant) -> "Clock":
        """With that level or break made longer or shorter.

        The clock is first brought to the instant, so that shortening never changes which levels have been played. A
        break that has waited at its end and is made longer runs on from now.
        """
        moved = self.brought_to(at)
        return replace(moved, added=more(moved.added, index, time), last_pause=None)._within()._waited(at)

    def with_structure(self, structure: Structure, at: Instant) -> "Clock":
        """Following another structure from here on; time played beyond a level made shorter is gone.

        Time added by hand stays with levels up to the present one.
        """
        moved = self.brought_to(at)
        kept = tuple((index, time) for index, time in moved.added if index <= moved.index)
        return replace(moved, structure=structure, added=kept)._within()._waited(at)

    def _within(self) -> "Clock":
        """At the end of its level at most: what had been played beyond that is gone.

        A level may be shorter than the presses after it knew, since one before them was undone.
        """
        length = self.length(self.index)
        return self if length is None or self.banked <= length else replace(self, banked=length)

    def brought_to(self, at: Instant) -> "Clock":
        """The same clock, counted from that instant on."""
        if self.since is None or at < self.since:
            return self
        reading = self.reading(at)
        since = at if reading.paused_since is None else reading.paused_since
        return replace(self, index=reading.index, banked=reading.elapsed, since=since)

    def _waited(self, at: Instant) -> "Clock":
        """Of a clock brought to that instant: what a break has waited that now waits no longer is not played."""
        if self.since is None or self.since >= at:
            return self
        length = self.length(self.index)
        still = self._waits(self.index) and length is not None and self.banked >= length
        return self if still else replace(self, since=at)

    def _show(
        self, phase: Phase, index: int, elapsed: Milliseconds, *, remaining: Milliseconds | None = None
    ) -> Reading:
        length = self.length(index)
        if remaining is None and length is not None:
            remaining = max(0, length - elapsed)
        return Reading(
            phase,
            index,
            self.structure.period(index),
            elapsed,
            remaining,
            length,
            self.stopped if phase is Phase.PAUSED else None,
        )


def more(
    added: tuple[tuple[int, Milliseconds], ...], index: int, time: Milliseconds
) -> tuple[tuple[int, Milliseconds], ...]:
    """The times added with so much more at that index: one sum for each, and none that is nothing."""
    sums = dict(added)
    sums[index] = sums.get(index, 0) + time
    return tuple((each, total) for each, total in sums.items() if total)
