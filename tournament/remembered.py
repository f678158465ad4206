"""States on the way through a log, so that a change in its middle is not folded from the beginning."""

from bisect import bisect_right
from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

from tournament.history import Stored

S = TypeVar("S")

NEWEST = 20
"""So many states of the newest places are kept, one for each: what is taken back is mostly among them."""

EVERY = 250
"""Of older ones, one is kept for so many steps."""


class Mark(NamedTuple, Generic[S]):
    """The state before the place whose first step has that number; None before the first of all."""

    seq: int
    state: S | None


class Remembered(Generic[S]):
    """The states before some places of a log, in its order."""

    def __init__(self, marks: Iterable[Mark[S]] = ()) -> None:
        self._marks = list(marks)

    def add(self, seq: int, state: S | None) -> None:
        """Remember the state before the next place, and forget an older one where they lie close together."""
        marks = self._marks
        if len(marks) > NEWEST and marks[-NEWEST].seq - marks[-NEWEST - 1].seq < EVERY:
            del marks[-NEWEST]
        marks.append(Mark(seq, state))

    def copy(self) -> "Remembered[S]":
        """The same states, for somebody who goes on alone."""
        return Remembered(self._marks)

    def upto(self, seq: int) -> "Remembered[S]":
        """Only what comes before that place; a change there makes no difference to it."""
        return Remembered(self._marks[: bisect_right(self._marks, seq, key=lambda mark: mark.seq)])

    @property
    def newest(self) -> Mark[S]:
        """Where to go on from."""
        return self._marks[-1] if self._marks else Mark(0, None)


class Folded(list[Stored], Generic[S]):
    """A stream's steps with what they fold to, so that whoever takes them up need not fold them again.

    Nobody changes it.

    Attributes:
        state: what the live steps say; `remembered`: what they said on the way.
    """

    def __init__(self, steps: Iterable[Stored], state: S, remembered: Remembered[S]) -> None:
        super().__init__(steps)
        self.state = state
        self.remembered = remembered


__all__ = ["EVERY", "NEWEST", "Folded", "Mark", "Remembered"]
