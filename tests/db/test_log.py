"""Steps appended and read back; an evening on a real shelf."""

import itertools
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db.errors import StorageBug, StorageTrouble
from db.shelf import Shelf
from tests.db.evenings import (
    SEVEN,
    TABLE,
    club,
    creation,
    do,
    entered,
    hand,
    join,
    meddle,
    opened,
    rows,
    seated,
    some_hands,
    tables,
)
from tournament import evening, history
from tournament.errors import RuleViolation
from tournament.evening import Evening
from tournament.events import ClockPaused, ClockResumed, TimeAdded
from tournament.history import Step, Stored
from tournament.names import EntryNo


def counts(shelf: Shelf) -> dict[str, int]:
    return {table: rows(shelf, f"SELECT count(*) FROM {table}")[0][0] for table in ("stream", "step", "event", "hand")}


def test_a_step_comes_back_equal_but_for_the_text_of_its_hand(shelf: Shelf) -> None:
    here = seated(shelf)
    some_hands(here)
    back = shelf.read(here.number)
    for ours, theirs in zip(here.steps, back, strict=True):
        assert (theirs.seq, theirs.at, theirs.step.label) == (ours.seq, ours.at, ours.step.label)
        assert (theirs.step.events, theirs.step.facts) == (ours.step.events, ours.step.facts)
        assert theirs.step.hand is None


def test_hands_are_found_without_folding(shelf: Shelf) -> None:
    here = seated(shelf)
    some_hands(here)
    found = list(shelf.hands(here.number))
    assert [(each.table, each.number) for each in found] == [(1, 1), (1, 2), (1, 3)]
    assert [each.text for each in found] == [f"variant = 'NT'\n# hand {number}\n" for number in (1, 2, 3)]
    assert [each.at for each in found] == [step.at for step in here.steps if step.step.label == "hand_played"]


def test_hands_of_dead_steps_can_be_left_out(shelf: Shelf) -> None:
    here = seated(shelf)
    some_hands(here)
    here.undo()
    live = {place.shown.seq for place in history.places(here.steps)}
    assert [each.number for each in shelf.hands(here.number, live)] == [1, 2]
    assert len(list(shelf.hands(here.number))) == 3
    assert list(shelf.hands(here.number, ())) == []


def test_hands_of_another_evening_stay_there(shelf: Shelf) -> None:
    first, second = seated(shelf), seated(shelf)
    first.perform(hand({1: 9_000, 2: 11_000}))
    assert list(shelf.hands(second.number)) == []


def test_undo_redo_and_correction_survive_opening_again(path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        here = seated(shelf)
        some_hands(here)
        here.perform(do("paused", ClockPaused()))
        here.take_back()
        here.undo()
        here.undo()
        here.redo()
        corrected = next(step.seq for step in here.steps if step.step.label == "hand_played")
        here.replace(corrected, hand({1: 8_000, 2: 12_000}))
    with Shelf.open(path) as shelf:
        again = opened(shelf, here.number)
        assert again.state == here.state
        assert again.undo_target() == without_hand(here.undo_target())
        assert again.redo_target() == without_hand(here.redo_target())
        assert [each.step.undoes for each in again.steps] == [each.step.undoes for each in here.steps]
        assert again.steps[-1].step.instead_of == corrected


def without_hand(stored: Stored | None) -> Stored | None:
    if stored is None:
        return None
    step = stored.step
    return Stored(stored.seq, stored.at, Step(step.label, step.events, step.facts, step.undoes, step.instead_of))


def test_a_person_and_an_entry_are_one_transaction(shelf: Shelf) -> None:
    people, here = club(shelf), opened(shelf, shelf.create_evening(creation()))
    first = people.prepare(lambda _, at: Step("players_added", ()))
    evening.commit(first, here.prepare(do("players_entered", entered(1, "Anna"))))
    assert counts(shelf)["step"] == 3
    stale = people.prepare(lambda _, at: Step("players_added", ()))
    people.perform(lambda _, at: Step("players_added", ()))
    with pytest.raises(StorageTrouble, match="second_writer"):
        evening.commit(here.prepare(do("players_entered", entered(2, "Bob"))), stale)
    assert counts(shelf)["step"] == 4
    assert len(here.steps) == 2
    assert tables(shelf)["tournament"][0][5] == 1


def test_a_number_that_is_taken_means_a_second_writer(shelf: Shelf) -> None:
    here = seated(shelf)
    stale = opened(shelf, here.number)
    here.perform(hand({1: 9_000, 2: 11_000}))
    before = counts(shelf)
    with pytest.raises(StorageTrouble) as caught:
        stale.perform(hand({3: 9_000, 4: 11_000}))
    assert caught.value.code == "second_writer"
    assert caught.value.facts == {"file": str(shelf.path), "stream": here.number, "seq": 5}
    assert counts(shelf) == before
    assert stale.state != here.state
    assert opened(shelf, here.number).state == here.state
    here.perform(hand({3: 9_000, 4: 11_000}))


def test_a_number_left_out_is_our_own_mistake(shelf: Shelf) -> None:
    stream = shelf.create_evening(creation())
    with pytest.raises(StorageBug):
        shelf.append([(stream, Stored(3, SEVEN, Step("paused", (ClockPaused(),))))])
    assert counts(shelf)["step"] == 1


def test_an_unknown_stream_is_our_own_mistake(shelf: Shelf) -> None:
    with pytest.raises(StorageBug):
        shelf.append([(77, Stored(1, SEVEN, Step("paused", (ClockPaused(),))))])
    assert counts(shelf)["step"] == 0


def test_a_step_that_does_not_stand_is_not_stored(shelf: Shelf) -> None:
    stream = shelf.create_evening(creation())
    with pytest.raises(StorageBug, match="entry_taken"):
        shelf.append([(stream, Stored(2, SEVEN, Step("players_entered", (entered(1), entered(1)))))])
    assert counts(shelf)["step"] == 1
    shelf.append([(stream, Stored(2, SEVEN, Step("players_entered", (entered(1), entered(2)))))])


@pytest.mark.parametrize(
    "facts", [{"x": object()}, {"x": "\ud800"}, {"x": float("nan")}], ids=["an object", "half a letter", "no number"]
)
def test_a_step_that_cannot_be_written_down_is_not_stored(shelf: Shelf, facts: dict[str, Any]) -> None:
    stream = shelf.create_evening(creation())
    with pytest.raises(StorageBug):
        shelf.append([(stream, Stored(2, SEVEN, Step("paused", (ClockPaused(),), facts)))])
    assert counts(shelf)["step"] == 1


@pytest.mark.parametrize(
    "stored",
    [Stored(2, 2**63, Step("paused", (ClockPaused(),))), Stored(2, SEVEN, Step("half \ud800", (ClockPaused(),)))],
)
def test_what_sqlite_cannot_hold_is_our_own_mistake(shelf: Shelf, stored: Stored) -> None:
    stream = shelf.create_evening(creation())
    with pytest.raises(StorageBug):
        shelf.append([(stream, stored)])
    assert counts(shelf)["step"] == 1


def test_the_evening_believes_nothing_that_was_not_stored(shelf: Shelf) -> None:
    here = seated(shelf)
    told: list[object] = []
    here.subscribe(told.append)
    shelf._database.run(f"PRAGMA max_page_count = {rows(shelf, 'PRAGMA page_count')[0][0]}")
    before = here.state, here.steps
    trouble = None
    while trouble is None:
        before = here.state, here.steps
        told.clear()
        first = here.state.entries[EntryNo(1)].stack or 0
        try:
            here.perform(hand({1: first - 1, 2: 20_001 - first}))
        except StorageTrouble as full:
            trouble = full
    assert trouble.code == "disk_full"
    assert trouble.facts["file"] == str(shelf.path)
    assert (here.state, here.steps) == before
    assert told == []
    shelf._database.run("PRAGMA max_page_count = 1000000")
    here.perform(hand({3: 9_000, 4: 11_000}))
    assert opened(shelf, here.number).state == here.state


# ---- nothing is ever changed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verb", "table"), list(itertools.product(["UPDATE", "DELETE", "REPLACE"], ["step", "event", "hand"]))
)
def test_the_log_is_only_ever_added_to(shelf: Shelf, verb: str, table: str) -> None:
    some_hands(seated(shelf))
    statement = {
        "UPDATE": f"UPDATE {table} SET id = id",
        "DELETE": f"DELETE FROM {table}",
        "REPLACE": f"INSERT OR REPLACE INTO {table} SELECT * FROM {table}",
    }[verb]
    before = rows(shelf, f"SELECT * FROM {table}")
    with pytest.raises(Exception, match="only ever added"):
        shelf._database.run(statement)
    assert rows(shelf, f"SELECT * FROM {table}") == before


def test_another_tool_is_stopped_too(shelf: Shelf) -> None:
    some_hands(seated(shelf))
    other = sqlite3.connect(shelf.path)
    with pytest.raises(sqlite3.IntegrityError, match="only ever added"):
        other.execute("DELETE FROM step")
    other.close()


def test_a_file_has_one_club(shelf: Shelf) -> None:
    with pytest.raises(Exception, match="UNIQUE"):
        shelf._database.run("INSERT INTO stream (kind, name) VALUES ('club', 'another')")


# ---- damage inside --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "code", "seq"),
    [
        ("UPDATE event SET kind = 'aliens_landed' WHERE kind = 'evening_started'", "from_newer_program", 4),
        ("UPDATE event SET version = 2 WHERE kind = 'evening_started'", "from_newer_program", 4),
        ("UPDATE event SET data = '{' WHERE kind = 'seats_drawn'", "damaged_step", 3),
        ("UPDATE step SET facts = '[]' WHERE seq = 2", "damaged_step", 2),
    ],
)
def test_a_step_that_cannot_be_read_is_named(shelf: Shelf, statement: str, code: str, seq: int) -> None:
    here = seated(shelf)
    meddle(shelf, statement)
    with pytest.raises(StorageTrouble) as caught:
        shelf.read(here.number)
    assert caught.value.code == code
    assert caught.value.facts["file"] == str(shelf.path)
    assert (caught.value.facts["stream"], caught.value.facts["seq"]) == (here.number, seq)


# ---- any history ----------------------------------------------------------------------------------------------------


def press(here: Evening, what: str) -> None:
    """One press of a key, if it can be pressed."""
    if TABLE not in here.state.tables and what in {"hand", "bust"}:
        return  # the draw was undone
    first = here.state.entries.get(EntryNo(1))
    swing = {1: 5_000, 2: 15_000} if first is not None and first.stack == 10_000 else {1: 10_000, 2: 10_000}
    deeds: dict[str, Callable[[], object]] = {
        "hand": lambda: here.perform(hand(swing)),
        "bust": lambda: here.perform(hand({3: 0, 4: 20_000}, 3)),
        "pause": lambda: here.perform(do("paused", ClockPaused())),
        "resume": lambda: here.perform(do("resumed", ClockResumed())),
        "time": lambda: here.perform(do("time_added", TimeAdded(0, 60_000))),
        "undo": here.undo,
        "redo": here.redo,
        "take_back": here.take_back,
        "correct": lambda: here.replace(4, do("started", *here.steps[3].step.events)),
    }
    with suppress(RuleViolation):
        deeds[what]()


@settings(max_examples=25)
@given(
    st.lists(
        st.sampled_from(["hand", "bust", "pause", "resume", "time", "undo", "undo", "redo", "take_back", "correct"]),
        max_size=25,
    )
)
def test_whatever_is_pressed_the_file_says_the_same(tmp_path_factory: pytest.TempPathFactory, keys: list[str]) -> None:
    with Shelf.open(tmp_path_factory.mktemp("evening") / "club.db", create=True) as shelf:
        here = seated(shelf)
        join(club(shelf), "Anna", "Bob")
        for key in keys:
            press(here, key)
        again = opened(shelf, here.number)
        assert again.state == here.state
        assert again.steps == tuple(without_hand(stored) for stored in here.steps)
        written = tables(shelf)
        shelf.rebuild()
        assert tables(shelf) == written
