"""The history as lines: what happened, which of it still counts, and what can be done with each line."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tournament import history, wording
from tournament.errors import RuleViolation
from tournament.evening import Evening
from tournament.events import Timing
from tournament.history import Stored


class Answer(Enum):
    """What a line offers."""

    NOTHING = "nothing"
    UNDO = "undo"
    REDO = "redo"


@dataclass(frozen=True, slots=True)
class Line:
    """One step in words; `counts` is false for what has been undone, `newest` is what the Undo key would take."""

    seq: int
    time: str
    said: str
    counts: bool
    answer: Answer
    newest: bool


Words = dict[int, tuple[str, str]]
"""Time and sentence by the number of the step, which never change once it is stored."""


def lines(evening: Evening, most: int, known: Words) -> tuple[Line, ...]:
    """The newest steps first, at most so many; `known` is filled with the words that had to be made."""
    steps = evening.steps
    gone = history.dead(steps)
    redo, undo = history.redo_target(steps), history.undo_target(steps)
    utc = evening.state.setup.timing is Timing.SIMULATED
    return tuple(
        Line(
            stored.seq,
            *_words(stored, known, utc=utc),
            stored.seq not in gone,
            _answer(steps, stored, redo, gone),
            stored is undo,
        )
        for stored in reversed(steps[-most:])
    )


def _words(stored: Stored, known: Words, *, utc: bool) -> tuple[str, str]:
    if stored.seq not in known:
        known[stored.seq] = (wording.time_of_day(stored.at, utc=utc), wording.step(stored.step))
    return known[stored.seq]


def _answer(steps: Sequence[Stored], stored: Stored, redo: Stored | None, gone: frozenset[int]) -> Answer:
    if stored.step.undoes is not None:
        return Answer.REDO if stored is redo else Answer.NOTHING
    if stored.seq in gone or stored.seq == steps[0].seq:
        return Answer.NOTHING
    place = stored.step.instead_of
    if place is not None:
        try:
            history.check_undo(steps, stored.seq)
        except RuleViolation:
            return Answer.NOTHING
    return Answer.UNDO
