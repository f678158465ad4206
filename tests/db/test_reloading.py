"""What was folded step by step and what is read back from the file are the same evening."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db.shelf import Shelf
from tests.db.evenings import tables
from tests.deeds import DEEDS, evening_of_everything
from tests.fakes import SEVEN, MemoryLog
from tournament import evening, fold, history
from tournament.errors import RuleViolation
from tournament.evening import Evening
from tournament.events import EveningStarted, PlayerEntered, SeatsDrawn
from tournament.history import Step
from tournament.names import SECOND, Instant
from tournament.remembered import Folded

KINDS = list(DEEDS)


def taken_up(shelf: Shelf, stream: int) -> Evening:
    """The evening as the desk takes it up."""
    return Evening(shelf, stream, shelf.read(stream), lambda: SEVEN)


def happen(here: Evening, chance: Random, times: int) -> None:
    """Facts of every kind, undos, redos and corrections, as chance has it."""
    for _ in range(times):
        at = here.now() + SECOND
        live = [place.first.seq for place in here.ledger.places()]
        acts: list[Callable[[], object]] = [
            *[partial(tell, here, at, chance)] * 6,
            here.undo,
            here.redo,
            partial(here.undo, chance.choice(live)),
            partial(correct, here, chance.choice(live)),
        ]
        try:
            chance.choice(acts)()
        except RuleViolation:
            continue


def tell(here: Evening, at: Instant, chance: Random) -> None:
    facts = DEEDS[chance.choice(KINDS)](here.state, at, chance)
    if facts:
        here.perform(lambda state, instant: Step("started", facts), at)


def correct(here: Evening, seq: int) -> None:
    events = here.ledger.step(seq).step.events
    here.replace(seq, lambda state, at: Step("started", events))


def begun(shelf: Shelf, chance: Random) -> Evening:
    """Ten people at two tables while the clock runs."""
    here = taken_up(shelf, shelf.create_evening(evening.create(evening_of_everything(), SEVEN)))
    for kind in (*[PlayerEntered] * 10, SeatsDrawn, EveningStarted):
        facts = DEEDS[kind](here.state, here.now(), chance)
        here.perform(lambda state, at, facts=facts: Step("started", facts))  # type: ignore[misc]
    return here


@settings(max_examples=25)
@given(st.integers(0, 10_000))
def test_an_evening_read_back_is_the_one_that_was_played(tmp_path_factory: pytest.TempPathFactory, seed: int) -> None:
    path, chance = tmp_path_factory.mktemp("evening") / "club.db", Random(seed)
    with Shelf.open(path, create=True) as shelf:
        here = begun(shelf, chance)
        for _ in range(3):
            happen(here, chance, 15)
            again = taken_up(shelf, here.number)
            assert again.state == here.state == fold.fold(history.places(again.steps))
            written = tables(shelf)
            shelf.rebuild()
            assert tables(shelf) == written
    with Shelf.open(path) as shelf:
        again = taken_up(shelf, here.number)
        assert again.state == here.state
        assert again.steps == here.steps
        kept = Evening(MemoryLog(), here.number, here.steps, lambda: SEVEN)
        while (target := again.undo_target()) is not None:
            again.undo()
            kept.undo(target.seq)
            assert again.state == kept.state


def test_an_evening_that_is_taken_up_was_folded_once(path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        here = begun(shelf, Random(1))
        log = shelf.read(here.number)
        assert isinstance(log, Folded)
        again = Evening(shelf, here.number, log, lambda: SEVEN)
        assert again.state is log.state
        other = Evening(shelf, here.number, log, lambda: SEVEN)
        states = [place.first.seq for place in again.ledger.places()]
        again.undo(states[-1])
        assert again.state is log.remembered.upto(states[-1]).newest.state
        assert log.remembered.upto(states[-1]).newest.seq == states[-1]
        assert other.state is log.state
