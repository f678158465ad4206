"""Undo, redo and correction of a step of every kind, wherever in the evening it stands."""

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.deeds import DEEDS, Facts, enter, evening_of_everything
from tests.fakes import SEVEN, HandClock, MemoryLog
from tournament import evening, fold, history, wording
from tournament.errors import RuleViolation
from tournament.evening import Change, Evening
from tournament.events import (
    EveningCreated,
    EveningEvent,
    EveningStarted,
    Event,
    FinalTableDrawn,
    PlayerBusted,
    PlayerEntered,
    PlayerReinstated,
    PlayerSeated,
    PlayersMoved,
    Seat,
    SeatsDrawn,
)
from tournament.history import Place, Step, Stored
from tournament.names import SECOND, Instant
from tournament.remembered import EVERY, Remembered
from tournament.state import Tournament

KINDS = list(DEEDS)


class Telling:
    """An evening to which things happen by chance, a second apart."""

    def __init__(self, seed: int) -> None:
        self.clock = HandClock()
        self.chance = Random(seed)
        self.here = Evening(MemoryLog(), 2, [evening.create(evening_of_everything(), SEVEN)], self.clock)

    def happens(self, kind: type[Event]) -> Stored | None:
        """That kind of thing, if it can happen now."""
        self.clock.forward(SECOND)
        facts = DEEDS[kind](self.here.state, self.clock.at, self.chance)
        try:
            return self.tell(facts) if facts else None
        except RuleViolation as refusal:
            if refusal.code != "in_a_hand":
                raise
            return None  # whoever is dealt in is left alone until the hand is over

    def tell(self, facts: Facts) -> Stored:
        return self.here.perform(lambda state, at: Step("started", facts))

    def begin(self, players: int = 12) -> "Telling":
        """So many enter and sit, and the clock runs."""
        for _ in range(players):
            self.happens(PlayerEntered)
        self.happens(SeatsDrawn)
        self.happens(EveningStarted)
        return self

    def anything(self, times: int) -> None:
        for _ in range(times):
            self.happens(self.chance.choice(KINDS))

    def bring_about(self, kind: type[Event]) -> Stored:
        """That kind of fact, after whatever it takes."""
        for _ in range(500):
            stored = self.happens(kind)
            if stored is not None and any(type(event) is kind for event in stored.step.events):
                return stored
            if stored is None:
                self.happens(self.chance.choice(KINDS))
        raise AssertionError(f"{kind.__name__} never happened")


def never_made(steps: Iterable[Stored], *without: int) -> Tournament:
    """What the steps fold to as if those of these numbers had never been made."""
    return fold.fold(history.places(step for step in steps if step.seq not in without))


def refusal_of(act: Callable[[], object]) -> RuleViolation | None:
    """Why it is refused, None if it was done."""
    try:
        act()
    except RuleViolation as refusal:
        return refusal
    return None


def telling_of(kind: type[Event]) -> Telling:
    """An evening in which that kind can happen: some only before the draw or the start."""
    telling = Telling(seed=7)
    early = {"SeatsDrawn", "EveningStarted", "StartScheduled"}
    if kind.__name__ not in early:
        return telling.begin(6 if kind is FinalTableDrawn else 12)
    for _ in range(10):
        telling.happens(PlayerEntered)
    if kind is not SeatsDrawn:
        telling.happens(SeatsDrawn)
    return telling


def test_every_kind_of_fact_of_an_evening_can_happen() -> None:
    assert {*KINDS, EveningCreated} == set(get_args(EveningEvent))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_newest_step_of_every_kind_is_undone_and_redone(kind: type[Event]) -> None:
    telling = telling_of(kind)
    stored = telling.bring_about(kind)
    here = telling.here
    after, before = here.state, never_made(here.steps, stored.seq)
    here.undo(stored.seq)
    assert here.state == before
    here.undo(here.steps[-1].seq)
    assert here.state == after


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_an_older_step_of_every_kind_is_as_if_it_had_never_been_or_the_later_one_is_named(kind: type[Event]) -> None:
    telling = telling_of(kind)
    stored, here = telling.bring_about(kind), telling.here
    for later in range(8):
        telling.anything(later)
        before = here.state, here.steps
        refusal = refusal_of(partial(here.undo, stored.seq))
        if refusal is not None:
            assert refusal.code == "later_step_depends"
            assert refusal.facts["later"] > stored.seq
            assert wording.refusal(refusal)
            assert (here.state, here.steps) == before
            return
        assert here.state == never_made(before[1], stored.seq)
        here.undo(here.steps[-1].seq)
        assert here.state == before[0]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_step_of_every_kind_is_corrected_in_its_place(kind: type[Event]) -> None:
    telling = telling_of(kind)
    stored, here = telling.bring_about(kind), telling.here
    telling.anything(2)
    steps, state = here.steps, here.state

    def same_again(before: Tournament, at: Instant) -> Step:
        assert at == stored.at
        assert before == fold.fold(place for place in history.places(steps) if place.first.seq < stored.seq)
        return Step("started", stored.step.events)

    corrected = here.replace(stored.seq, same_again)
    assert here.state == state
    here.undo(corrected.seq)
    assert here.state == state


# ---- whole histories ------------------------------------------------------------------------------------------------

ACTS = st.lists(
    st.one_of(
        st.sampled_from(KINDS),
        st.sampled_from(["undo", "redo", "take_back"]),
        st.tuples(st.sampled_from(["undo", "replace"]), st.integers(2, 30)),
        st.tuples(st.just("several"), st.integers(2, 30), st.integers(2, 30)),
    ),
    max_size=40,
)


class TwoStacks:
    """What the same acts make of a plain list of what counts: numbers, instants and facts, nothing dead among them."""

    def __init__(self, first: Stored) -> None:
        self.counts: dict[int, tuple[Instant, Facts]] = {first.seq: (first.at, first.step.events)}
        self.gone: dict[int, Callable[[], None]] = {}

    def do(self, stored: Stored) -> None:
        """A step as it was stored; what an undo does to the list is undone by its undo."""
        step = stored.step
        before = dict(self.counts)
        if step.undoes is not None:
            self.gone[step.undoes]()
        elif step.instead_of is not None:
            self.counts[step.instead_of] = (self.counts[step.instead_of][0], step.events)
        else:
            self.counts[stored.seq] = (stored.at, step.events)
        self._remember(stored, before)

    def _remember(self, stored: Stored, before: dict[int, tuple[Instant, Facts]]) -> None:
        touched = {seq for seq in before.keys() | self.counts.keys() if before.get(seq) != self.counts.get(seq)}
        was = {seq: before.get(seq) for seq in touched}

        def back() -> None:
            for seq, facts in was.items():
                if facts is None:
                    del self.counts[seq]
                else:
                    self.counts[seq] = facts

        self.gone[stored.seq] = back

    def state(self) -> Tournament:
        """Folded as an evening in which nothing was ever taken back."""
        kept = [Stored(seq, at, Step("started", events)) for seq, (at, events) in sorted(self.counts.items())]
        return fold.fold(Place(each, each) for each in kept)


def act(telling: Telling, what: object) -> None:
    here = telling.here
    match what:
        case "undo":
            here.undo()
        case "redo":
            here.redo()
        case "take_back":
            here.take_back()
        case ("undo", int(seq)):
            here.undo(seq)
        case ("replace", int(seq)):
            was = here.ledger.step(seq).step.events
            deed = DEEDS[type(was[0])] if was else DEEDS[PlayerEntered]
            here.replace(seq, lambda state, at: Step("started", deed(state, at, telling.chance) or was))
        case ("several", int(seq), int(other)):
            was = here.ledger.step(seq).step.events
            deed = DEEDS[type(was[0])] if was else DEEDS[PlayerEntered]
            found = {seq: deed(here.before(seq), telling.clock.at, telling.chance) or was}
            found.setdefault(other, here.ledger.step(other).step.events)
            here.replace_several([(each, Step("started", events)) for each, events in found.items()])
        case type():
            telling.happens(what)
        case _:
            raise AssertionError(what)


@given(ACTS, st.integers(0, 100))
def test_whatever_was_taken_back_or_corrected_the_evening_is_as_if_it_had_never_been(
    acts: list[object], seed: int
) -> None:
    telling = Telling(seed).begin()
    here = telling.here
    plain = TwoStacks(here.steps[0])
    for stored in here.steps[1:]:
        plain.do(stored)

    def note(change: Change[Tournament]) -> None:
        for stored in (change.stored, *change.also):
            plain.do(stored)

    here.subscribe(note)
    for what in acts:
        refusal_of(partial(act, telling, what))
        assert here.state == plain.state()
    assert Evening(MemoryLog(), 2, here.steps, telling.clock).state == here.state


@given(st.integers(0, 1_000))
def test_undoing_everything_in_any_order_leads_back_to_the_start(seed: int) -> None:
    telling = Telling(seed).begin(6)
    telling.anything(25)
    here = telling.here
    while here.undo_target() is not None:
        standing = [place.shown for place in here.ledger.places() if not place.first.step.creates]
        for stored in telling.chance.sample(standing, len(standing)):
            if not stored.step.is_clock_press:
                refusal = refusal_of(partial(here.undo, stored.seq))
                assert refusal is None or refusal.code == "later_step_depends"
    presses = [place.first for place in here.ledger.places()][1:]
    assert all(stored.step.is_clock_press for stored in presses)
    assert here.state == never_made([here.steps[0], *presses])
    while here.press_target() is not None:
        here.take_back()
    assert here.state == fold.fold(history.places(here.steps[:1]))


@given(st.lists(st.tuples(st.sampled_from(["do", "undo", "instead"]), st.integers(1, 30)), max_size=40))
def test_the_ledger_says_what_reading_the_whole_log_says(acts: list[tuple[str, int]]) -> None:
    ledger, steps = history.Ledger(), []
    for seq, (what, target) in enumerate(acts, start=1):
        known = target if target < seq else None
        undoes, instead_of = (known if what == wanted else None for wanted in ("undo", "instead"))
        step = Step("started", (), undoes=undoes, instead_of=instead_of)
        steps.append(Stored(seq, seq, step))
        before = tuple(ledger.places())
        coming = ledger.places_with([steps[-1]], since=0)
        assert tuple(ledger.places()) == before
        ledger.append(steps[-1])
        assert tuple(ledger.places()) == coming
    gone: set[int] = set()
    for stored in reversed(steps):
        if stored.step.undoes is not None and stored.seq not in gone:
            gone.add(stored.step.undoes)
    assert ledger.dead == gone


def test_of_old_states_one_in_many_is_remembered() -> None:
    remembered: Remembered[int] = Remembered()
    for seq in range(1, 2_001):
        remembered.add(seq, seq)
    for seq in (1, 777, 1_500, 1_990):
        mark = remembered.upto(seq).newest
        assert mark.seq == mark.state
        assert 0 <= seq - mark.seq <= EVERY
    assert remembered.upto(1_990).newest.seq == 1_990


# ---- the way on -----------------------------------------------------------------------------------------------------


def refused(here: Evening, seq: int) -> RuleViolation:
    state = here.state
    with pytest.raises(RuleViolation, match="later_step_depends") as caught:
        here.undo(seq)
    assert here.state is state
    return caught.value


def test_a_move_back_onto_a_taken_seat_asks_for_another_seat_in_the_later_step() -> None:
    """B248: the late entry is kept, and no seat has two players."""
    telling = Telling(3).begin(6)
    here = telling.here
    moved = telling.bring_about(PlayersMoved)
    (event,) = moved.step.events
    assert isinstance(event, PlayersMoved)
    old = event.moves[0].origin
    late = telling.tell((_late(here), PlayerSeated(_late(here).entry, old)))
    refusal = refused(here, moved.seq)
    assert (refusal.facts["later"], refusal.facts["way_on"]) == (late.seq, "other_seat")
    assert wording.refusal(refusal).endswith("Or give Player 7 another seat in that step.")
    free = next(seat for seat in here.state.table(old.table).open_seats() if seat != event.moves[0].to.number)
    elsewhere = (_late(here, late), PlayerSeated(_late(here, late).entry, Seat(old.table, free)))
    here.replace(late.seq, lambda state, at: Step("started", elsewhere))
    here.undo(moved.seq)
    seats = [entry.seat for entry in here.state.left]
    assert len(set(seats)) == len(seats) == 7


def _late(here: Evening, stored: Stored | None = None) -> PlayerEntered:
    """Somebody who enters now, or entered in that step."""
    event = enter(here.state) if stored is None else stored.step.events[0]
    assert isinstance(event, PlayerEntered)
    return event


def test_a_bust_under_a_later_step_offers_to_put_the_player_back_in() -> None:
    telling = Telling(3).begin(6)
    bust = telling.bring_about(PlayerBusted)
    (event,) = bust.step.events
    assert isinstance(event, PlayerBusted)
    old = telling.here.state.entry(event.entry).bust
    assert old is not None
    assert old.seat is not None
    later = telling.tell((PlayerReinstated(event.entry, old.seat),))
    refusal = refused(telling.here, bust.seq)
    assert refusal.facts["later"] == later.seq
    assert "way_on" not in refusal.facts
    telling.here.undo()
    newcomer = _late(telling.here)
    telling.tell((newcomer, PlayerSeated(newcomer.entry, old.seat)))
    assert refused(telling.here, bust.seq).facts["way_on"] == "other_seat"


def test_an_entry_that_was_drawn_a_seat_offers_to_unregister_it() -> None:
    telling = Telling(3).begin(6)
    refusal = refused(telling.here, 2)
    assert (refusal.facts["way_on"], refusal.facts["name"]) == ("unregister", "Player 1")
    assert wording.refusal(refusal).endswith("Or unregister Player 1: what came later stays as it is.")


def test_an_entry_that_would_come_back_beside_another_one_is_not_offered_to_be_taken_out() -> None:
    telling = Telling(3).begin(6)
    entered = telling.tell((_late(telling.here),))
    undone = telling.here.undo()
    later = telling.tell((_late(telling.here),))
    assert _late(telling.here, later).entry == _late(telling.here, entered).entry
    refusal = refused(telling.here, undone.seq)
    assert refusal.facts["later"] == later.seq
    assert "way_on" not in refusal.facts
