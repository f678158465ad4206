"""Trouble in the middle of an evening: nothing changes, and the very next step works once the trouble is gone."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from db.errors import StorageTrouble
from db.shelf import Shelf
from tests.db.evenings import creation, hand, opened, seated, tables
from tests.db.killing import STORING
from tournament import wording
from tournament.evening import Evening


def refused(here: Evening, act: Callable[[], object]) -> StorageTrouble:
    """What the evening is told, which stays as it is."""
    before, told = (here.state, here.steps, here.undo_target(), here.redo_target()), list[object]()
    here.subscribe(told.append)
    with pytest.raises(StorageTrouble) as caught:
        act()
    assert (here.state, here.steps, here.undo_target(), here.redo_target()) == before
    assert told == []
    assert str(caught.value.facts["file"]) in wording.refusal(caught.value)
    return caught.value


def go_on(shelf: Shelf, here: Evening) -> None:
    """A hand, its undo and its redo; the file says what the evening says."""
    first, second = (here.state.entries[number].stack or 0 for number in list(here.state.entries)[:2])
    here.perform(hand({1: first - 1, 2: second + 1}))
    here.undo()
    here.redo()
    assert opened(shelf, here.number).state == here.state
    written = tables(shelf)
    shelf.rebuild()
    assert tables(shelf) == written


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody take away an open file")
def test_a_file_taken_away_is_missed_before_anything_is_lost(shelf: Shelf) -> None:
    here = seated(shelf)
    away = shelf.path.with_name("away.db")
    shelf.path.rename(away)
    assert refused(here, lambda: here.perform(hand({1: 9_000, 2: 11_000}))).code == "file_gone"
    away.rename(shelf.path)
    go_on(shelf, here)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets nobody take away an open file")
def test_a_file_exchanged_by_a_synchronising_program_is_not_written_past(shelf: Shelf) -> None:
    here = seated(shelf)
    away = shelf.path.with_name("away.db")
    shelf.path.rename(away)
    shelf.path.write_bytes(away.read_bytes())
    assert refused(here, here.undo).code == "file_exchanged"
    away.replace(shelf.path)
    go_on(shelf, here)


def test_a_file_held_for_long_is_waited_for_and_then_named(shelf: Shelf) -> None:
    """B228."""
    here = seated(shelf)
    shelf._database.run("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(shelf.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    trouble = refused(here, lambda: here.perform(hand({1: 9_000, 2: 11_000})))
    assert "work with a copy in a folder that is not synchronised" in wording.refusal(trouble)
    other.execute("ROLLBACK")
    other.close()
    go_on(shelf, here)


FULL = """
import resource, sys
from pathlib import Path
from db.errors import StorageTrouble
from db.shelf import Shelf
from tests.db.evenings import seated
from tests.db.test_trouble_midway import go_on, refused
with Shelf.open(Path(sys.argv[1]), create=True) as shelf:
    here = seated(shelf)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
    print(refused(here, here.undo).code)
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    go_on(shelf, here)
    print("goes on")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit for the size of files")
def test_a_disk_on_which_nothing_more_fits_loses_nothing(path: Path, root: Path) -> None:
    words = [sys.executable, "-c", FULL, str(path)]
    ran = subprocess.run(words, cwd=root, capture_output=True, text=True, check=True, timeout=60)
    assert ran.stdout.split("\n", 1)[0] in {"disk_full", "disk_error"}
    assert ran.stdout.endswith("goes on\n")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps open files in one place")
def test_a_file_with_two_names_is_not_written_to(path: Path) -> None:
    Shelf.open(path, create=True).close()
    other = path.with_name("other.db")
    os.link(path, other)
    for name in (path, other):
        with pytest.raises(StorageTrouble) as caught:
            Shelf.open(name)
        assert caught.value.code == "hard_linked"
        assert str(name) in wording.refusal(caught.value)
        Shelf.open(name, write=False).close()
    other.unlink()
    with Shelf.open(path) as shelf:
        shelf.create_evening(creation())


def test_others_may_read_while_a_program_writes_and_are_told_who_writes(path: Path, root: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        stream = seated(shelf).number
    words = [sys.executable, "-c", STORING, str(path), str(stream)]
    with subprocess.Popen(words, cwd=root, stdout=subprocess.PIPE, text=True) as writing:
        assert writing.stdout is not None
        try:
            for _ in range(10):
                told = int(writing.stdout.readline().split()[0])
                with Shelf.open(path, write=False) as reader:
                    here = opened(reader, stream)
                    assert len(here.steps) >= told
                    assert len(reader.evenings()) >= 1
                with pytest.raises(StorageTrouble) as caught:
                    Shelf.open(path)
                assert caught.value.code == "in_use"
                assert caught.value.facts["by"].startswith(f"{writing.pid}@")
        finally:
            writing.kill()
