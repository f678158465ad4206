"""The log's grammar: steps, which of them live, and what Undo, Redo and a correction mean.

Steps are only ever appended. A later step may *undo* an earlier one or stand *instead of* it; everything else follows
from reading the list (architecture.md, "The evening is a log", 3).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tournament.errors import RuleViolation
from tournament.events import CLOCK_PRESSES, EveningCreated, Event, HandPlayed
from tournament.names import Instant, TableNo


@dataclass(frozen=True, slots=True)
class HandText:
    """The text of a dealt hand (PHH) that lies beside its step, never in the fold."""

    table: TableNo
    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Step:
    """What the director did: one line of the history, one transaction, one undo.

    Attributes:
        label: a code whose sentence `wording` knows; `facts` are its arguments.
        events: what became true.
        undoes: the number of the step that this one takes back; never together with `instead_of`.
        instead_of: the number of the first step of a place that this one corrects.
        hand: the text of the hand played, if it was one.
    """

    label: str
    events: tuple[Event, ...]
    facts: Mapping[str, Any] = field(default_factory=dict)
    undoes: int | None = None
    instead_of: int | None = None
    hand: HandText | None = None

    @property
    def is_clock_press(self) -> bool:
        """Whether it is nothing but presses of the clock."""
        # A plain loop: the desk asks this of every step of the log after each hand.
        for event in self.events:
            if not isinstance(event, CLOCK_PRESSES):
                return False
        return bool(self.events)

    @property
    def creates(self) -> bool:
        """Whether it made the evening; such a step is never undone."""
        return bool(self.events) and isinstance(self.events[0], EveningCreated)

    @property
    def deals(self) -> bool:
        """Whether the engine dealt a hand in it, so that a text of it exists."""
        return any(isinstance(event, HandPlayed) for event in self.events)


@dataclass(frozen=True, slots=True)
class Stored:
    """A step with its number in the stream (from 1) and its instant."""

    seq: int
    at: Instant
    step: Step


def dead(steps: Sequence[Stored]) -> frozenset[int]:
    """The numbers of the steps that a live later step undoes."""
    found: set[int] = set()
    for stored in reversed(steps):
        if stored.step.undoes is not None and stored.seq not in found:
            found.add(stored.step.undoes)
    return frozenset(found)


@dataclass(frozen=True, slots=True)
class Place:
    """A position in the fold: where it stands, and the step whose events count there now."""

    first: Stored
    shown: Stored


def places(steps: Sequence[Stored]) -> Iterator[Place]:
    """What folds, in order: each live first step with the newest live step among it and its corrections."""
    gone = dead(steps)
    corrected = {
        stored.step.instead_of: stored
        for stored in steps
        if stored.step.instead_of is not None and stored.seq not in gone
    }
    for stored in steps:
        if stored.step.undoes is None and stored.step.instead_of is None and stored.seq not in gone:
            yield Place(stored, corrected.get(stored.seq, stored))


def undo_target(steps: Sequence[Stored]) -> Stored | None:
    """What the Undo key takes back: the newest live step that is no undo and no clock press and whose place stands.

    The step that created an evening is never undone.
    """
    gone = dead(steps)
    for stored in reversed(steps):
        step = stored.step
        if step.undoes is not None or step.is_clock_press or step.creates:
            continue
        if stored.seq not in gone and step.instead_of not in gone:
            return stored
    return None


def redo_target(steps: Sequence[Stored]) -> Stored | None:
    """The undo that the Redo key takes back, if nothing but undos and clock presses came after it."""
    gone = dead(steps)
    by_seq = {stored.seq: stored for stored in steps}
    for stored in reversed(steps):
        step = stored.step
        if step.undoes is None:
            if step.is_clock_press:
                continue
            return None
        undone = by_seq[step.undoes].step
        if stored.seq not in gone and undone.undoes is None and not undone.is_clock_press:
            return stored
    return None


def press_target(steps: Sequence[Stored]) -> Stored | None:
    """What "Take back" takes back: the newest live clock press."""
    gone = dead(steps)
    for stored in reversed(steps):
        if stored.step.undoes is None and stored.step.is_clock_press and stored.seq not in gone:
            return stored
    return None


def check_undo(steps: Sequence[Stored], seq: int) -> None:
    """Refuse what cannot be undone.

    Raises:
        RuleViolation: `no_such_step`, `first_step`, `already_undone`, or `older_correction` (undoing it would change
            nothing, since a newer one counts).
    """
    target = _step(steps, seq)
    if target.step.creates:
        raise RuleViolation("first_step")
    gone = dead(steps)
    if seq in gone:
        raise RuleViolation("already_undone", seq=seq)
    place = target.step.instead_of
    if place is None:
        return
    newer = any(s.step.instead_of == place and s.seq > seq and s.seq not in gone for s in steps)
    if newer or place in gone:
        raise RuleViolation("older_correction", seq=seq)


def check_replace(steps: Sequence[Stored], seq: int) -> None:
    """Refuse to correct anything but a live first step of a place.

    Raises:
        RuleViolation: `no_such_step`, `first_step`, `not_a_first_step`, or `already_undone` (redo it first).
    """
    target = _step(steps, seq)
    if target.step.creates:
        raise RuleViolation("first_step")
    if target.step.undoes is not None or target.step.instead_of is not None:
        raise RuleViolation("not_a_first_step", seq=seq)
    if seq in dead(steps):
        raise RuleViolation("already_undone", seq=seq)


def _step(steps: Sequence[Stored], seq: int) -> Stored:
    found = next((stored for stored in steps if stored.seq == seq), None)
    if found is None:
        raise RuleViolation("no_such_step", seq=seq)
    return found
