"""A stream of steps in use: perform, undo, redo, correct, listen.

Store before believing; believe before telling: if the disk refuses, the state and everything that shows it are as
before.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from tournament import fold, history
from tournament.errors import RuleViolation
from tournament.events import EveningCreated, Event, Timing
from tournament.history import Place, Step, Stored
from tournament.names import Instant
from tournament.state import Tournament

S = TypeVar("S")
Now = Callable[[], Instant]
Decision = Callable[[S, Instant], Step]

REMEMBERED = 20
"""How many of the newest states are kept at hand, so that undoing one step after another folds nothing again."""


class Log(Protocol):
    """Where steps are kept: the port that `db` fills."""

    def append(self, batch: Sequence[tuple[int, Stored]]) -> None:
        """Keep these steps, each with the number of its stream: all of them for good, or none.

        Raises whatever the shelf raises when it cannot; then nothing has been kept.
        """


@dataclass(frozen=True, slots=True)
class Change(Generic[S]):
    """What listeners are told: the state before and after, and the step that did it."""

    before: S
    after: S
    stored: Stored


@dataclass(frozen=True, slots=True)
class Prepared(Generic[S]):
    """A step that has been decided upon and folded, but not stored."""

    stream: "Stream[S]"
    stored: Stored
    state: S


class Stream(Generic[S]):
    """The steps of one stream and the state they fold to.

    `Evening` and `club.Club` say how their facts fold.
    """

    def __init__(self, log: Log, number: int, steps: Iterable[Stored], now: Now) -> None:
        """Take up the stream of that number where its stored steps leave it.

        Raises:
            Contradiction: the steps do not fit one another.
        """
        self._log = log
        self._number = number
        self._steps = list(steps)
        self._wall = now
        # Somebody set the computer's clock back while the program was closed: time runs on from the newest step.
        self._ahead = max(0, self._steps[-1].at - now()) if self._steps else 0
        self._listeners: list[Callable[[Change[S]], None]] = []
        self._state = self._fold(history.places(self._steps))
        self._befores: deque[tuple[int, S]] = deque(maxlen=REMEMBERED)

    # ---- how facts fold: said by the kind of stream ----------------------------------------------------------------

    def _fold(self, places: Iterable[Place]) -> S:
        raise NotImplementedError

    def _apply(self, state: S, events: Iterable[Event], at: Instant) -> S:
        raise NotImplementedError

    # ---- reading ---------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The stream's number on the shelf."""
        return self._number

    @property
    def state(self) -> S:
        """What the live steps say."""
        return self._state

    @property
    def steps(self) -> Sequence[Stored]:
        """Every step ever stored, oldest first, undone ones too."""
        return tuple(self._steps)

    def now(self) -> Instant:
        """The present instant, never before the newest step."""
        return max(self._wall() + self._ahead, self._earliest())

    def subscribe(self, listener: Callable[[Change[S]], None]) -> None:
        """Have the listener called after each stored step."""
        self._listeners.append(listener)

    def undo_target(self) -> Stored | None:
        """The step that Undo would take back."""
        return history.undo_target(self._steps)

    def redo_target(self) -> Stored | None:
        """The step that Redo would bring back."""
        found = history.redo_target(self._steps)
        return None if found is None else self._step(found.step.undoes)

    def press_target(self) -> Stored | None:
        """The clock press that "Take back" would take back."""
        return history.press_target(self._steps)

    # ---- writing ---------------------------------------------------------------------------------------------------

    def perform(self, decision: Decision[S], at: Instant | None = None) -> Stored:
        """Decide, fold, store, believe, tell.

        Raises:
            RuleViolation: the decision is refused; nothing has changed.
        """
        prepared = self.prepare(decision, at)
        commit(prepared)
        return prepared.stored

    def prepare(self, decision: Decision[S], at: Instant | None = None) -> Prepared[S]:
        """Decide and fold only, for steps of several streams that `commit` stores together."""
        instant = self.now() if at is None else max(at, self._earliest())
        step = decision(self._state, instant)
        return Prepared(self, self._next(step, instant), self._apply(self._state, step.events, instant))

    def undo(self, seq: int | None = None) -> Stored:
        """Take back the newest step, or the step of that number.

        Raises:
            RuleViolation: `nothing_to_undo`, what `history.check_undo` says, or `later_step_depends` with the later
                step that would no longer stand.
        """
        target = self.undo_target() if seq is None else self._step(seq)
        if target is None:
            raise RuleViolation("nothing_to_undo")
        return self._take_back("undo", target)

    def undo_through(self, seq: int) -> int:
        """Take back the step of that number and everything that came after it, newest first; how many steps that were.

        Presses of the clock stay, as with every undo.
        """
        count = 0
        while (target := self.undo_target()) is not None and target.seq >= seq:
            self._take_back("undo", target)
            count += 1
        return count

    def redo(self) -> Stored:
        """Bring back what was undone last.

        Raises:
            RuleViolation: `nothing_to_redo`.
        """
        target = history.redo_target(self._steps)
        if target is None:
            raise RuleViolation("nothing_to_redo")
        return self._take_back("redo", target)

    def take_back(self) -> Stored:
        """Take back the newest press of the clock: it then shows what it would have shown without.

        Raises:
            RuleViolation: `nothing_to_take_back`.
        """
        target = self.press_target()
        if target is None:
            raise RuleViolation("nothing_to_take_back")
        return self._take_back("take_back", target)

    def replace(self, seq: int, decision: Decision[S]) -> Stored:
        """Correct the step of that number: decide again in its place, at its instant.

        Raises:
            RuleViolation: the decision is refused, what `history.check_replace` says, or `later_step_depends`.
        """
        history.check_replace(self._steps, seq)
        before = self._fold(place for place in history.places(self._steps) if place.first.seq < seq)
        step = replace(decision(before, self._step(seq).at), instead_of=seq)
        self._rewrite(step)
        return self._steps[-1]

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _earliest(self) -> Instant:
        """The instant before which no further step can happen."""
        return self._steps[-1].at if self._steps else 0

    def _take_back(self, label: str, target: Stored) -> Stored:
        history.check_undo(self._steps, target.seq)
        undone = target if label != "redo" else self._step(target.step.undoes)
        facts: dict[str, Any] = {"seq": undone.seq, "label": undone.step.label, "facts": dict(undone.step.facts)}
        self._rewrite(Step(label, events=(), facts=facts, undoes=target.seq))
        return self._steps[-1]

    def _rewrite(self, step: Step) -> None:
        """Store a step that changes which steps count, after folding the log with it."""
        stored = self._next(step, self.now())
        if self._befores and step.undoes == self._befores[-1][0]:
            state = self._befores[-1][1]
        else:
            try:
                state = self._fold(history.places([*self._steps, stored]))
            except fold.Contradiction as later:
                depending = self._step(later.facts.get("seq"))
                raise RuleViolation(
                    "later_step_depends",
                    later=depending.seq,
                    label=depending.step.label,
                    facts=dict(depending.step.facts),
                    why=later.code,
                ) from later
        commit(Prepared(self, stored, state))

    def _next(self, step: Step, at: Instant) -> Stored:
        return Stored(len(self._steps) + 1, at, step)

    def _step(self, seq: int | None) -> Stored:
        if seq is None or not 1 <= seq <= len(self._steps):
            raise RuleViolation("no_such_step", seq=seq)
        return self._steps[seq - 1]

    def _believe(self, stored: Stored, state: S) -> Change[S]:
        change = Change(self._state, state, stored)
        if stored.step.undoes is None:
            self._befores.append((stored.seq, self._state))
        elif self._befores and stored.step.undoes == self._befores[-1][0]:
            self._befores.pop()
        else:
            self._befores.clear()
        # A hand's text lies on the shelf; an evening of robots need not hold thousands of them.
        self._steps.append(replace(stored, step=replace(stored.step, hand=None)) if stored.step.hand else stored)
        self._state = state
        return change

    def _tell(self, change: Change[S]) -> None:
        for listener in tuple(self._listeners):
            listener(change)


def commit(*batch: Prepared[Any]) -> None:
    """Store all these steps in one transaction, then believe and tell them in order.

    They must be of different streams on the same shelf.
    """
    batch[0].stream._log.append([(prepared.stream.number, prepared.stored) for prepared in batch])
    changes = [(prepared.stream, prepared.stream._believe(prepared.stored, prepared.state)) for prepared in batch]
    for stream, change in changes:
        stream._tell(change)


class Evening(Stream[Tournament]):
    """One evening: its log and the tournament it folds to."""

    def now(self) -> Instant:
        """The present: the wall's where people play; a simulated evening stands at its newest fact."""
        return self._earliest() if self.state.setup.timing is Timing.SIMULATED else super().now()

    def _earliest(self) -> Instant:
        """As for any stream; but simulated time goes back with an undo: hands taken back are dealt as before."""
        return self.state.last if self.state.setup.timing is Timing.SIMULATED else super()._earliest()

    def _fold(self, places: Iterable[Place]) -> Tournament:
        return fold.fold(places)

    def _apply(self, state: Tournament, events: Iterable[Event], at: Instant) -> Tournament:
        return fold.apply_step(state, events, at)


def create(created: EveningCreated, at: Instant) -> Stored:
    """The first step of an evening's stream, for the shelf to store when it makes the stream."""
    return Stored(1, at, Step("evening_created", (created,), {"name": created.name}))


def may(decision: Decision[S], state: S, at: Instant) -> RuleViolation | None:
    """Why the decision would be refused now, None if it would not: for greying out and for tooltips."""
    try:
        decision(state, at)
    except RuleViolation as refusal:
        return refusal
    return None
