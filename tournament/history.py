"""The log's grammar: steps, which of them live, and what Undo, Redo and a correction mean.

Steps are only ever appended. A later step may *undo* an earlier one or stand *instead of* it; everything else follows
from reading the list (architecture.md, "The evening is a log", 3).
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tournament.errors import RuleViolation
from tournament.events import BEGINNINGS, CLOCK_PRESSES, EveningCreated, Event, HandPlayed, HandsAttached
from tournament.names import Instant, TableNo

LED_BY = "led_by"
"""The fact of a step that says which one it belongs to (`Step.led_by`)."""


@dataclass(frozen=True, slots=True)
class HandText:
    """The text of a dealt hand (PHH), or of hands that were attached, that lies beside its step, never in the fold."""

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
        hand: the text of the hand played, if it was one, or of those attached.
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
    def is_beginning(self) -> bool:
        """Whether it is nothing but a hand that begins or is void: no line that Undo takes back."""
        for event in self.events:
            if not isinstance(event, BEGINNINGS):
                return False
        return bool(self.events)

    @property
    def led_by(self) -> int | None:
        """The number of the step with which this one was stored as one act, if it was not first of them.

        Hands played again for the correction of an earlier one are such steps: they are undone and redone with it.
        """
        found = self.facts.get(LED_BY)
        return found if type(found) is int else None

    @property
    def creates(self) -> bool:
        """Whether it made the evening; such a step is never undone."""
        return bool(self.events) and isinstance(self.events[0], EveningCreated)

    @property
    def deals(self) -> bool:
        """Whether the engine dealt a hand in it, so that a text of it exists."""
        return any(isinstance(event, HandPlayed) for event in self.events)

    @property
    def attaches(self) -> bool:
        """Whether hands written down elsewhere came with it, whose texts exist."""
        return any(isinstance(event, HandsAttached) for event in self.events)


@dataclass(frozen=True, slots=True)
class Stored:
    """A step with its number in the stream (from 1) and its instant."""

    seq: int
    at: Instant
    step: Step


@dataclass(frozen=True, slots=True)
class Place:
    """A position in the fold: where it stands, and the step whose events count there now."""

    first: Stored
    shown: Stored


def places(steps: Iterable[Stored]) -> Iterator[Place]:
    """What folds, in order: each live first step with the newest live step among it and its corrections."""
    return Ledger(steps).places()


def dead(steps: Iterable[Stored]) -> frozenset[int]:
    """The numbers of the steps that a live later step undoes."""
    return Ledger(steps).dead


class Ledger:
    """A stream's steps and which of them live, kept up from step to step: the desk asks anew after each."""

    def __init__(self, steps: Iterable[Stored] = ()) -> None:
        """Take them in, oldest first."""
        self._steps: list[Stored] = []
        self._by_seq: dict[int, Stored] = {}
        # How many live steps undo the step of that number, for those that are undone.
        self._undos: dict[int, int] = {}
        self._corrections: dict[int, list[Stored]] = {}
        self._presses: list[Stored] = []
        self._followers: dict[int, list[Stored]] = {}
        for stored in steps:
            self.append(stored)

    def append(self, stored: Stored) -> None:
        """Take in the next step."""
        self._steps.append(stored)
        self._by_seq[stored.seq] = stored
        step = stored.step
        if step.led_by is not None:
            self._followers.setdefault(step.led_by, []).append(stored)
        if step.undoes is not None:
            self._count(step.undoes, 1)
            return
        if step.instead_of is not None:
            self._corrections.setdefault(step.instead_of, []).append(stored)
        if step.is_clock_press:
            self._presses.append(stored)

    def _drop(self) -> None:
        """Let go of the newest step again."""
        stored = self._steps.pop()
        del self._by_seq[stored.seq]
        step = stored.step
        if step.led_by is not None:
            self._followers[step.led_by].pop()
        if step.undoes is not None:
            self._count(step.undoes, -1)
            return
        if step.instead_of is not None:
            self._corrections[step.instead_of].pop()
        if step.is_clock_press:
            self._presses.pop()

    def _count(self, seq: int | None, by: int) -> None:
        """So many more live steps undo that one; if it dies of it or lives again, so does what it undoes itself."""
        while seq is not None:
            before = self._undos.pop(seq, 0)
            now = before + by
            if now:
                self._undos[seq] = now
            target = self._by_seq.get(seq)
            if target is None or (before == 0) == (now == 0):
                return
            seq, by = target.step.undoes, -1 if now else 1

    # ---- what folds ------------------------------------------------------------------------------------------------

    @property
    def steps(self) -> Sequence[Stored]:
        """Every step, oldest first, undone ones too."""
        return self._steps

    @property
    def newest(self) -> Stored | None:
        """The step taken in last."""
        return self._steps[-1] if self._steps else None

    @property
    def dead(self) -> frozenset[int]:
        """The numbers of the steps that a live later step undoes."""
        return frozenset(self._undos)

    def is_live(self, seq: int) -> bool:
        """Whether no live step undoes it."""
        return seq not in self._undos

    def step(self, seq: int | None) -> Stored:
        """The step of that number.

        Raises:
            RuleViolation: `no_such_step`.
        """
        found = None if seq is None else self._by_seq.get(seq)
        if found is None:
            raise RuleViolation("no_such_step", seq=seq)
        return found

    def places(self, since: int = 0) -> Iterator[Place]:
        """What folds, in order, from the first step of that number on."""
        for stored in self._steps[bisect_left(self._steps, since, key=_seq) :]:
            step = stored.step
            if step.undoes is None and step.instead_of is None and stored.seq not in self._undos:
                yield Place(stored, self.shown(stored))

    def followers(self, seq: int) -> Sequence[Stored]:
        """The steps that were stored with that one as one act, behind it."""
        return self._followers.get(seq, ())

    def places_with(self, coming: Sequence[Stored], since: int) -> tuple[Place, ...]:
        """What would fold, from the first step of that number on, if these steps came next."""
        for stored in coming:
            self.append(stored)
        try:
            return tuple(self.places(since))
        finally:
            for _stored in coming:
                self._drop()

    def place_of(self, stored: Stored) -> int:
        """The number of the first step of the place that a step makes, corrects, takes back or brings back."""
        while stored.step.undoes is not None:
            stored = self.step(stored.step.undoes)
        return stored.seq if stored.step.instead_of is None else stored.step.instead_of

    def shown(self, first: Stored) -> Stored:
        """The step whose events count in the place of that first step."""
        return next((each for each in reversed(self._corrections.get(first.seq, ())) if self.is_live(each.seq)), first)

    # ---- what the keys mean ----------------------------------------------------------------------------------------

    def undo_target(self) -> Stored | None:
        """What the Undo key takes back: the newest live step that is no undo and no press, and whose place stands.

        The step that created an evening is never undone; one with which a hand only began is passed over, and so is
        what goes with another.
        """
        for stored in reversed(self._steps):
            step = stored.step
            if step.undoes is not None or step.is_clock_press or step.creates or step.led_by is not None:
                continue
            if step.is_beginning and step.instead_of is None:
                continue
            if self.is_live(stored.seq) and self._places_stand(stored):
                return stored
        return None

    def redo_target(self) -> Stored | None:
        """The undo that the Redo key takes back, if nothing but undos, clock presses and begun hands came after it.

        One that would bring back what does not count is passed over.
        """
        for stored in reversed(self._steps):
            step = stored.step
            if step.undoes is None:
                if step.is_clock_press or (step.is_beginning and step.instead_of is None):
                    continue
                return None
            undone = self._by_seq[step.undoes].step
            if step.led_by is not None:
                continue
            if undone.undoes is None and not undone.is_clock_press and self.may_undo(stored.seq):
                return stored
        return None

    def press_target(self) -> Stored | None:
        """What "Take back" takes back: the newest live clock press."""
        return next((press for press in reversed(self._presses) if self.is_live(press.seq)), None)

    def check_undo(self, seq: int) -> None:
        """Refuse what cannot be undone.

        Raises:
            RuleViolation: `no_such_step`, `first_step`, `goes_with_another` (it is undone with that `step`),
                `already_undone` (also where what it brought back has been undone again), or `older_correction` (it or
                what it undid: undoing it would change nothing, since a newer one counts).
        """
        target = self.step(seq)
        if target.step.creates:
            raise RuleViolation("first_step")
        if target.step.led_by is not None:
            raise RuleViolation("goes_with_another", step=target.step.led_by)
        turned = self._turned(target) if self.is_live(seq) else None
        if turned is None:
            raise RuleViolation("already_undone", seq=seq)
        if not self._places_stand(turned) or any(map(self._is_corrected_since, self._act(turned))):
            raise RuleViolation("older_correction", seq=seq)

    def _act(self, stored: Stored) -> Sequence[Stored]:
        """That step and those that go with it."""
        return (stored, *self.followers(stored.seq))

    def _places_stand(self, stored: Stored) -> bool:
        """Whether nothing that the act of that step corrects is undone."""
        places = (each.step.instead_of for each in self._act(stored))
        return all(place is None or self.is_live(place) for place in places)

    def _is_corrected_since(self, stored: Stored) -> bool:
        """Whether that step is a correction, and a newer one counts in its place."""
        place = stored.step.instead_of
        corrections = () if place is None else self._corrections[place]
        return any(each.seq > stored.seq and self.is_live(each.seq) for each in corrections)

    def may_undo(self, seq: int) -> bool:
        """Whether `check_undo` refuses nothing."""
        try:
            self.check_undo(seq)
        except RuleViolation:
            return False
        return True

    def _turned(self, undone: Stored) -> Stored | None:
        """What dies or lives again when that live step is undone; None: nothing does, another undo of it counts."""
        dies = True
        while (seq := undone.step.undoes) is not None:
            if self._undos.get(seq, 0) != dies:
                return None
            undone, dies = self.step(seq), not dies
        return undone

    def check_replace(self, seq: int) -> None:
        """Refuse to correct anything but a live first step of a place.

        Raises:
            RuleViolation: `no_such_step`, `first_step`, `not_a_first_step`, or `already_undone` (redo it first).
        """
        target = self.step(seq)
        if target.step.creates:
            raise RuleViolation("first_step")
        if target.step.undoes is not None or target.step.instead_of is not None:
            raise RuleViolation("not_a_first_step", seq=seq)
        if not self.is_live(seq):
            raise RuleViolation("already_undone", seq=seq)


def _seq(stored: Stored) -> int:
    return stored.seq
