"""A past hand is corrected: every later one that it touches is played again upon the other stacks."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from engine.errors import BadSetup, EngineRefusal
from engine.hand import Hand
from engine.recording.recorded import Recorded, Scene
from engine.recording.reentering import Stuck, reentered
from engine.records.phh import reading
from engine.records.record import Unreadable
from engine.records.replay import replay
from tournament import fold, hands
from tournament.errors import RuleViolation
from tournament.evening import Evening
from tournament.events import Event, HandPlayed, PlayerBusted, StackChange
from tournament.history import Place, Step, Stored
from tournament.names import Chips, EntryNo, SeatNo
from tournament.recording.beginning import Setup
from tournament.recording.consequences import Consequences, HandChange, Trouble, WayOut
from tournament.recording.ending import voided
from tournament.state import Tournament

Texts = Callable[[int], str | None]
"""The text (PHH) that lies beside the step of that number, None where none does."""


def opened(evening: Evening, seq: int, texts: Texts) -> tuple[Setup, Recorded]:
    """A past hand as it was entered, to be changed: what it stands upon, and its acts.

    Raises:
        RuleViolation: what `Ledger.check_replace` says; `not_a_hand`; `hand_text_missing`, `hand_text_unreadable`, or
            `hand_not_entered` (`why`): it has something that cannot be entered.
    """
    ledger = evening.ledger
    ledger.check_replace(seq)
    shown = ledger.shown(ledger.step(seq))
    played, state = _played(shown.step), evening.before(seq)
    hand = _hand(shown, texts)
    try:
        recorded = reentered(hand)
    except Stuck as stuck:
        raise RuleViolation("hand_not_entered", why=stuck.code) from stuck
    return _setup(state, played, recorded.scene), recorded


def check(evening: Evening, seq: int, corrected: Recorded, texts: Texts, voiding: Collection[int] = ()) -> Consequences:
    """What follows where the hand of that step was really this one. Nothing is stored.

    Every later hand in which somebody begins with other chips is played again from its text: the same actions, an
    all-in of the new stack, a call for as much as there is. Those whose numbers are in `voiding` count for nothing.

    Raises:
        RuleViolation: what `Ledger.check_replace` says, `not_a_hand`.
        IllegalAction: `hand_not_over`: the corrected one.
    """
    ledger = evening.ledger
    ledger.check_replace(seq)
    _played(ledger.shown(ledger.step(seq)).step)
    walk = _Walk(evening, seq, corrected.finished(), texts, voiding)
    for place in ledger.places(seq):
        if not walk.step(place):
            break
    return walk.consequences()


def carry_out(evening: Evening, found: Consequences) -> Stored:
    """Store the correction and every hand that was played again, as one act: one undo takes all of it back.

    Raises:
        RuleViolation: `later_hand_stuck` (`table`, `hand`) or `later_step_stuck` where there is trouble;
            `evening_went_on`: something was stored since it was worked out.
    """
    if found.upon != len(evening.steps):
        raise RuleViolation("evening_went_on")
    trouble = found.trouble
    if trouble is not None and trouble.number:
        raise RuleViolation("later_hand_stuck", table=trouble.table, hand=trouble.number)
    if trouble is not None:
        raise RuleViolation("later_step_stuck", label=trouble.label, facts=dict(trouble.facts))
    (seq, first), *others = found.replacements
    if others:
        first = replace(first, facts={**first.facts, "played_again": len(others)})
    return evening.replace_several([(seq, first), *others])


class _Walk:
    """From the corrected hand through the evening, place by place."""

    def __init__(self, evening: Evening, seq: int, hand: Hand, texts: Texts, voiding: Collection[int]) -> None:
        self.evening = evening
        self.seq = seq
        self.hand = hand
        self.texts = texts
        self.voiding = voiding
        self.state = evening.before(seq)
        self.changes: list[HandChange] = []
        self.replacements: list[tuple[int, Step]] = []
        self.trouble: Trouble | None = None

    def step(self, place: Place) -> bool:
        """Go on over that place; False: it cannot be as it was."""
        seq, old = place.first.seq, place.shown.step
        try:
            new = self._again(place)
            step = old if new is None else new
            # What is as it was has been counted before.
            fold_on = fold.applied if new is None else fold.apply_step
            after = fold_on(self.state, step.events, place.first.at)
        except Stuck as stuck:
            self.trouble = self._stuck(place, stuck)
            return False
        except RuleViolation as refusal:
            facts = {name: fact for name, fact in refusal.facts.items() if isinstance(fact, int | str)}
            ways = (WayOut.CORRECT, WayOut.VOID) if old.deals else (WayOut.UNDO,)
            self.trouble = self._trouble(place, refusal.code, facts, ways)
            return False
        if new is not None:
            self.replacements.append((seq, new))
        self.state = after
        return True

    def consequences(self) -> Consequences:
        """All of it."""
        before, after = self.evening.state.entries, self.state.entries
        stacks: dict[EntryNo, tuple[Chips | None, Chips | None]] = {}
        if self.trouble is None:
            both = [number for number in before if number in after]
            stacks = {n: (before[n].stack, after[n].stack) for n in both if before[n].stack != after[n].stack}
        return Consequences(
            seq=self.seq,
            changes=tuple(self.changes),
            trouble=self.trouble,
            replacements=tuple(self.replacements),
            names={number: entry.shown_name for number, entry in {**before, **after}.items()},
            stacks=stacks,
            upon=len(self.evening.steps),
        )

    def _again(self, place: Place) -> Step | None:
        """The step in the place of that one, None where it stays as it is."""
        old = place.shown.step
        if not old.deals:
            return None
        played = _played(old)
        chips = {change.entry: self.state.entry(change.entry).stack for change in played.stacks}
        touched = any(chips[change.entry] != change.before for change in played.stacks)
        is_first, is_void = place.first.seq == self.seq, place.first.seq in self.voiding
        if not (is_first or is_void or touched):
            return None
        before = _hand(place.shown, self.texts)
        hand = self.hand if is_first else before
        if is_void:
            hand = reentered(before).hand.copy()
        elif not is_first:
            hand = self._upon(played, chips, before)
        step = self._made(place, played, hand, void=is_void or hand.result().void)
        self.changes.append(_change(place, played, step, before, hand))
        return step

    def _upon(self, played: HandPlayed, chips: Mapping[EntryNo, Chips | None], before: Hand) -> Hand:
        """A later hand with what its players have now."""
        seats = self.state.table(played.table).seats
        stacks: dict[int, int] = {}
        for seat, change in zip(sorted(before.order), played.stacks, strict=True):
            stack = chips.get(change.entry)
            if not stack or seats.get(SeatNo(seat)) != change.entry:
                name = self.state.entry(change.entry).shown_name
                raise Stuck(0, None, "stack", {"seat": seat, "name": name})
            stacks[seat] = stack
        return reentered(before, stacks).finished()

    def _made(self, place: Place, played: HandPlayed, hand: Hand, *, void: bool) -> Step:
        state = self.state
        # Levels that ended, rounds that were over and people who moved did so all the same.
        rest = tuple(e for e in place.shown.step.events if not isinstance(e, HandPlayed | PlayerBusted))
        if void:
            # Who was in it may be out by now; nothing happens to the others either.
            dealt = {change.entry for change in played.stacks}
            here: dict[int, Chips] = {}
            for seat, entry in state.table(played.table).seats.items():
                if seat in hand.order and entry in dealt:
                    here[seat] = state.entries[entry].stack or 0
            scene = Scene(here, hand.positions, hand.blinds, hand.rules)
            step = voided(state, _setup(state, played, scene), hand)
            return replace(step, events=(*step.events, *rest))

        def following(_played: tuple[Event, ...]) -> tuple[Event, ...]:
            return rest

        table = state.table(played.table)
        return hands.played_step(state, table, played.number, played.began, played.level, hand, following)

    def _stuck(self, place: Place, stuck: Stuck) -> Trouble:
        seat = stuck.facts.get("seat") if stuck.action is None else stuck.action.seat
        found = self._trouble(place, stuck.code, stuck.facts, (WayOut.CORRECT, WayOut.VOID))
        table = None if found.table is None else self.state.tables.get(found.table)
        entry = None if table is None or not isinstance(seat, int) else table.seats.get(SeatNo(seat))
        sitting = "" if entry is None else self.state.entries[entry].shown_name
        name = str(stuck.facts.get("name", sitting))
        return replace(found, action=stuck.number, taken=stuck.action, name=name, is_played=True)

    def _trouble(
        self, place: Place, code: str, why: Mapping[str, int | str | None], ways: tuple[WayOut, ...]
    ) -> Trouble:
        step = place.shown.step
        found = Trouble(place.first.seq, step.label, step.facts, code, why, ways)
        if not step.deals:
            return found
        played = _played(step)
        return replace(found, table=played.table, number=played.number)


def _played(step: Step) -> HandPlayed:
    """The fact of a hand that the step is about. Raises RuleViolation `not_a_hand`."""
    found = next((event for event in step.events if isinstance(event, HandPlayed)), None)
    if found is None:
        raise RuleViolation("not_a_hand")
    return found


def _hand(stored: Stored, texts: Texts) -> Hand:
    """The hand that a step is about, played again from its text as it was.

    Raises:
        RuleViolation: `hand_text_missing`, `hand_text_unreadable`.
    """
    text = texts(stored.seq)
    if not text:
        raise RuleViolation("hand_text_missing")
    try:
        record = next(iter(reading.read(text)), None)
    except (BadSetup, EngineRefusal) as refused:
        raise RuleViolation("hand_text_unreadable") from refused
    hand = None if record is None or isinstance(record, Unreadable) else replay(record).hand
    if hand is None or not hand.is_over:
        raise RuleViolation("hand_text_unreadable")
    return hand


def _setup(state: Tournament, played: HandPlayed, scene: Scene) -> Setup:
    seats = state.table(played.table).seats
    seated = {SeatNo(seat): seats[SeatNo(seat)] for seat in sorted(scene.stacks)}
    names: dict[int, str] = {seat: state.entries[entry].shown_name for seat, entry in seated.items()}
    return Setup(played.table, played.number, played.began, played.level, scene, seated, names)


def _change(place: Place, played: HandPlayed, step: Step, before: Hand, hand: Hand) -> HandChange:
    """What is different in a hand."""
    old = {change.entry: change.after - change.before for change in played.stacks}
    new = {change.entry: change.after - change.before for change in _stacks(step)}
    busted, out = _busts(place.shown.step), _busts(step)
    is_void = not step.deals
    pots = (_pots(before), () if is_void else _pots(hand))
    both = {**old, **new}
    return HandChange(
        seq=place.first.seq,
        table=played.table,
        number=played.number,
        pots=pots,
        won={n: (old.get(n, 0), new.get(n, 0)) for n in both if old.get(n, 0) != new.get(n, 0)},
        busts_gone=tuple(n for n in busted if n not in out),
        busts_new=tuple(n for n in out if n not in busted),
        taken_out={n: by for n, by in out.items() if n in busted and busted[n] != by},
        is_void=is_void,
    )


def _stacks(step: Step) -> tuple[StackChange, ...]:
    return next((event.stacks for event in step.events if isinstance(event, HandPlayed)), ())


def _busts(step: Step) -> dict[EntryNo, tuple[EntryNo, ...]]:
    return {event.entry: event.by for event in step.events if isinstance(event, PlayerBusted)}


def _pots(hand: Hand) -> tuple[Chips, ...]:
    return tuple(pot.amount for pot in reversed(hand.result().pots))


__all__ = ["Texts", "carry_out", "check", "opened"]
