"""A stream of steps in use: perform, undo, redo, correct, listen.

Store before believing; believe before telling: if the disk refuses, the state and everything that shows it are as
before.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from tournament import fold
from tournament.errors import RuleViolation
from tournament.events import EveningCreated, Event, Timing
from tournament.history import LED_BY, Ledger, Place, Step, Stored
from tournament.names import Instant
from tournament.remembered import Folded, Remembered
from tournament.state import Tournament
from tournament.ways_on import way_on

S = TypeVar("S")
Now = Callable[[], Instant]
Decision = Callable[[S, Instant], Step]


class Log(Protocol):
    """Where steps are kept: the port that `db` fills."""

    def append(self, batch: Sequence[tuple[int, Stored]], states: Mapping[int, object]) -> None:
        """Keep these steps, each with the number of its stream: all of them for good, or none.

        `states`: what each stream folds to with them, so that nobody need fold it again.

        Raises whatever the shelf raises when it cannot; then nothing has been kept.
        """


@dataclass(frozen=True, slots=True)
class Change(Generic[S]):
    """What listeners are told: the state before and after, the step that did it, and those that went with it."""

    before: S
    after: S
    stored: Stored
    also: tuple[Stored, ...] = ()


@dataclass(frozen=True, slots=True)
class Prepared(Generic[S]):
    """A step that has been decided upon and folded, but not stored.

    `remembered`: the states before it, where it changes what was remembered of them. `also`: the steps that go with it
    (`Step.led_by`).
    """

    stream: "Stream[S]"
    stored: Stored
    state: S
    remembered: Remembered[S] | None = None
    also: tuple[Stored, ...] = ()


class Stream(Generic[S]):
    """The steps of one stream and the state they fold to.

    `Evening` and `club.Club` say how their facts fold.
    """

    def __init__(self, log: Log, number: int, steps: Iterable[Stored], now: Now) -> None:
        """Take up the stream of that number where its stored steps leave it.

        Steps that come `Folded` are not folded again.

        Raises:
            Contradiction: the steps do not fit one another.
        """
        self._log = log
        self._number = number
        self._ledger = Ledger(steps)
        self._wall = now
        # Somebody set the computer's clock back while the program was closed: time runs on from the newest step.
        newest = self._ledger.newest
        self._ahead = 0 if newest is None else max(0, newest.at - now())
        self._listeners: list[Callable[[Change[S]], None]] = []
        if isinstance(steps, Folded):
            self._state: S = steps.state
            self._remembered: Remembered[S] = steps.remembered.copy()
        else:
            self._remembered = Remembered()
            self._state = self._fold(self._ledger.places(), None, self._remembered)

    # ---- how facts fold: said by the kind of stream ----------------------------------------------------------------

    def _fold(self, places: Iterable[Place], begun: S | None, remembered: Remembered[S] | None) -> S:
        """The state after these places, which follow on the state begun; None: they are the whole log.

        The states before them are remembered on the way.
        """
        raise NotImplementedError

    def _apply(self, state: S, events: Iterable[Event], at: Instant) -> S:
        raise NotImplementedError

    def _way_on(self, undone: Step, later: Step, why: str) -> Mapping[str, Any]:
        """What leads on where the later step forbids to undo or to correct the other, as facts of the refusal."""
        return {}

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
    def ledger(self) -> Ledger:
        """Which steps live and what the keys mean now; to be read only."""
        return self._ledger

    @property
    def steps(self) -> Sequence[Stored]:
        """Every step ever stored, oldest first, undone ones too."""
        return tuple(self._ledger.steps)

    def now(self) -> Instant:
        """The present instant, never before the newest step."""
        return max(self._wall() + self._ahead, self._earliest())

    def subscribe(self, listener: Callable[[Change[S]], None]) -> None:
        """Have the listener called after each stored step."""
        self._listeners.append(listener)

    def before(self, seq: int) -> S:
        """The state before the place that begins with the step of that number."""
        since, begun = self._remembered.upto(seq).newest
        between = (place for place in self._ledger.places(since) if place.first.seq < seq)
        return self._fold(between, begun, None)

    def undo_target(self) -> Stored | None:
        """The step that Undo would take back."""
        return self._ledger.undo_target()

    def redo_target(self) -> Stored | None:
        """The step that Redo would bring back."""
        found = self._ledger.redo_target()
        return None if found is None else self._ledger.step(found.step.undoes)

    def press_target(self) -> Stored | None:
        """The clock press that "Take back" would take back."""
        return self._ledger.press_target()

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
            RuleViolation: `nothing_to_undo`, what `Ledger.check_undo` says, or `later_step_depends`: `later` is the
                number of the step that would no longer stand, `label` and `facts` are that step's, `why` is the code
                of what contradicts it, `way_on` what leads on where anything does (`ways_on.way_on`).
        """
        target = self.undo_target() if seq is None else self._ledger.step(seq)
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

    def redo(self, seq: int | None = None) -> Stored:
        """Bring back what was undone last, or what the undo of that number took back: a press of the clock, too.

        Raises:
            RuleViolation: `nothing_to_redo`, or what `Ledger.check_undo` says.
        """
        target = self._ledger.redo_target() if seq is None else self._ledger.step(seq)
        if target is None or target.step.undoes is None:
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
            RuleViolation: the decision is refused, what `Ledger.check_replace` says, or `later_step_depends`.
        """
        prepared = self.prepare_replacement(seq, decision)
        commit(prepared)
        return prepared.stored

    def prepare_replacement(self, seq: int, decision: Decision[S]) -> Prepared[S]:
        """Decide again in the place of the step of that number and fold only, as `prepare` does.

        Raises:
            RuleViolation: as `replace` says.
        """
        self._ledger.check_replace(seq)
        return self._rewritten(replace(decision(self.before(seq), self._ledger.step(seq).at), instead_of=seq))

    def replace_several(self, corrections: Sequence[tuple[int, Step]]) -> Stored:
        """Correct the steps of these numbers in one act: each has been decided upon again, for its own instant.

        The first one leads the others: Undo takes back all of them with it, and Redo brings all back.

        Raises:
            RuleViolation: what `Ledger.check_replace` says of one of them, or `later_step_depends`.
        """
        for seq, _step in corrections:
            self._ledger.check_replace(seq)
        prepared = self._rewritten(*[replace(step, instead_of=seq) for seq, step in corrections])
        commit(prepared)
        return prepared.stored

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _earliest(self) -> Instant:
        """The instant before which no further step can happen."""
        newest = self._ledger.newest
        return 0 if newest is None else newest.at

    def _take_back(self, label: str, target: Stored) -> Stored:
        self._ledger.check_undo(target.seq)
        turned = (target, *self._ledger.followers(target.seq))
        prepared = self._rewritten(*[self._turning(label, each) for each in turned])
        commit(prepared)
        return prepared.stored

    def _turning(self, label: str, target: Stored) -> Step:
        """The step that takes that one back, or what it took back itself."""
        undone = target if label != "redo" else self._ledger.step(target.step.undoes)
        facts: dict[str, Any] = {"seq": undone.seq, "label": undone.step.label, "facts": dict(undone.step.facts)}
        return Step(label, events=(), facts=facts, undoes=target.seq)

    def _rewritten(self, first: Step, *others: Step) -> Prepared[S]:
        """A step that changes which steps count, with the log folded anew from where that makes a difference.

        The others go with it.
        """
        at = self.now()
        stored = self._next(first, at)
        also = tuple(
            Stored(seq, at, replace(step, facts={**step.facts, LED_BY: stored.seq}))
            for seq, step in enumerate(others, stored.seq + 1)
        )
        remembered = self._remembered.upto(min(map(self._ledger.place_of, (stored, *also))))
        since, begun = remembered.newest
        try:
            state = self._fold(self._ledger.places_with((stored, *also), since), begun, remembered)
        except fold.Contradiction as later:
            place = self._ledger.step(self._ledger.place_of(stored))
            depending = self._ledger.step(later.facts.get("seq"))
            ways: Mapping[str, Any] = {}
            # What would come back is not in the state, so nothing there leads on.
            if self._ledger.is_live(place.seq):
                ways = self._way_on(self._ledger.shown(place).step, self._ledger.shown(depending).step, later.code)
            raise RuleViolation(
                "later_step_depends",
                later=depending.seq,
                label=depending.step.label,
                facts=dict(depending.step.facts),
                why=later.code,
                **ways,
            ) from later
        return Prepared(self, stored, state, remembered, also)

    def _next(self, step: Step, at: Instant) -> Stored:
        return Stored(len(self._ledger.steps) + 1, at, step)

    def _believe(self, prepared: Prepared[S]) -> Change[S]:
        stored = prepared.stored
        change = Change(self._state, prepared.state, stored, prepared.also)
        if prepared.remembered is None:
            self._remembered.add(stored.seq, self._state)
        else:
            self._remembered = prepared.remembered
        for each in (stored, *prepared.also):
            # A hand's text lies on the shelf; an evening of robots need not hold thousands of them.
            kept = replace(each, step=replace(each.step, hand=None)) if each.step.hand else each
            self._ledger.append(kept)
        self._state = prepared.state
        return change

    def _tell(self, change: Change[S]) -> None:
        for listener in tuple(self._listeners):
            listener(change)


def commit(*batch: Prepared[Any]) -> None:
    """Store all these steps, and those that go with them, in one transaction, then believe and tell them in order.

    They must be of different streams on the same shelf.
    """
    batch[0].stream._log.append(
        [(prepared.stream.number, stored) for prepared in batch for stored in (prepared.stored, *prepared.also)],
        {prepared.stream.number: prepared.state for prepared in batch},
    )
    changes = [(prepared.stream, prepared.stream._believe(prepared)) for prepared in batch]
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

    def _fold(
        self, places: Iterable[Place], begun: Tournament | None, remembered: Remembered[Tournament] | None
    ) -> Tournament:
        return fold.fold(places, begun, remembered)

    def _apply(self, state: Tournament, events: Iterable[Event], at: Instant) -> Tournament:
        return fold.apply_step(state, events, at)

    def _way_on(self, undone: Step, later: Step, why: str) -> Mapping[str, Any]:
        return way_on(self.state, undone, later, why)


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
