"""The history as lines: what happened, which of it still counts, and what can be done with each line."""

from dataclasses import dataclass
from enum import Enum
from itertools import islice

from tournament import wording
from tournament.errors import RuleViolation
from tournament.evening import Evening
from tournament.events import HandPlayed, TableWay, Timing
from tournament.history import Ledger, Stored


class Answer(Enum):
    """What a line offers."""

    NOTHING = "nothing"
    UNDO = "undo"
    REDO = "redo"


@dataclass(frozen=True, slots=True)
class Line:
    """One step in words; `counts` is false for what has been undone, `newest` is what the Undo key would take.

    `quiet`: it came with another line, as a hand that was played again for the correction of an earlier one.
    `hand`: the place of a recorded hand that can be corrected.
    """

    seq: int
    time: str
    said: str
    counts: bool
    answer: Answer
    newest: bool
    quiet: bool = False
    hand: int | None = None


Words = dict[int, tuple[str, str]]
"""Time and sentence by the number of the step, which never change once it is stored."""


def lines(evening: Evening, most: int, known: Words) -> tuple[Line, ...]:
    """The newest steps first, at most so many; `known` is filled with the words that had to be made.

    That a hand began is no line of its own: its result is, or that it was void.
    """
    ledger = evening.ledger
    told = (stored for stored in reversed(evening.steps) if stored.step.label != "hand_began")
    redo, undo = ledger.redo_target(), ledger.undo_target()
    utc = evening.state.setup.timing is Timing.SIMULATED
    return tuple(
        Line(
            stored.seq,
            *_words(stored, known, utc=utc),
            ledger.is_live(stored.seq),
            _answer(ledger, stored, redo),
            stored is undo,
            stored.step.led_by is not None,
            _hand(evening, stored) if stored.step.deals else None,
        )
        for stored in islice(told, most)
    )


def _hand(evening: Evening, stored: Stored) -> int | None:
    """The place of the hand that counts with that step, where its table's hands are recorded."""
    played = next((event for event in stored.step.events if isinstance(event, HandPlayed)), None)
    table = None if played is None else evening.state.tables.get(played.table)
    if table is None or table.way is not TableWay.RECORDED or not evening.ledger.is_live(stored.seq):
        return None
    return evening.ledger.place_of(stored)


def _words(stored: Stored, known: Words, *, utc: bool) -> tuple[str, str]:
    if stored.seq not in known:
        known[stored.seq] = (wording.time_of_day(stored.at, utc=utc), wording.step(stored.step))
    return known[stored.seq]


def _answer(ledger: Ledger, stored: Stored, redo: Stored | None) -> Answer:
    if stored.step.undoes is not None:
        return Answer.REDO if stored is redo else Answer.NOTHING
    if not ledger.is_live(stored.seq) or stored.seq == ledger.steps[0].seq:
        return Answer.NOTHING
    if stored.step.is_beginning and stored.step.instead_of is None:
        return Answer.NOTHING  # what is taken back is the hand's result
    if stored.step.instead_of is not None:
        try:
            ledger.check_undo(stored.seq)
        except RuleViolation:
            return Answer.NOTHING
    return Answer.UNDO
