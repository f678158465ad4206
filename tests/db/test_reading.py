"""Reading leaves the folder as it was, and goes on whatever else happens to the file."""

import os
import sqlite3
import sys
from pathlib import Path

import pytest

from db.errors import StorageTrouble
from db.shelf import Shelf
from tests.db.evenings import beside, creation, hand, seated, some_hands
from tests.db.test_backup import crash
from tests.db.test_bad_files import filled, unix, without_rights


def test_a_reader_leaves_nothing_beside_the_file_and_the_file_as_it_was(path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        some_hands(seated(shelf))
    before = path.read_bytes(), path.stat().st_mtime_ns
    with Shelf.open(path, write=False) as reader:
        assert len(reader.read(2)) == 7
    assert beside(path) == {"club.db"}
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_whoever_closes_last_tidies_up(path: Path) -> None:
    writer = Shelf.open(path, create=True)
    here = seated(writer)
    with Shelf.open(path, write=False) as reader:
        here.perform(hand({1: 9_000, 2: 11_000}))
        writer.close()
        assert len(reader.read(here.number)) == 5
    assert beside(path) == {"club.db"}
    with Shelf.open(path) as again:
        assert len(again.read(here.number)) == 5


def test_a_reader_that_closes_first_leaves_the_writer_its_log(shelf: Shelf) -> None:
    here = seated(shelf)
    Shelf.open(shelf.path, write=False).close()
    assert "club.db-wal" in beside(shelf.path)
    here.perform(hand({1: 9_000, 2: 11_000}))
    assert len(shelf.read(here.number)) == 5


def test_a_reader_tidies_up_after_a_crash_and_loses_nothing(path: Path, root: Path) -> None:
    crash(path, root)
    with Shelf.open(path, write=False) as reader:
        assert len(reader.read(2)) == 5
    assert not {"club.db-wal", "club.db-shm"} & beside(path)
    with Shelf.open(path) as shelf:
        assert len(shelf.read(2)) == 5


@unix
def test_a_reader_without_rights_to_the_file_leaves_nothing_beside_it_either(path: Path) -> None:
    filled(path)
    path.chmod(0o444)
    path.parent.chmod(0o777)
    assert without_rights(path) == "open 5 35"
    assert beside(path) == {"club.db"}


def test_a_reader_can_store_nothing_even_past_the_shelf(path: Path) -> None:
    Shelf.open(path, create=True).close()
    with (
        Shelf.open(path, write=False) as reader,
        pytest.raises(sqlite3.OperationalError, match="readonly"),
    ):
        reader._database.raw().execute("INSERT INTO stream (kind, name) VALUES ('evening', 'x')")


# ---- through a link -------------------------------------------------------------------------------------------------


@pytest.fixture
def link(path: Path) -> Path:
    """Another name of the file, in another folder."""
    if sys.platform == "win32":
        pytest.skip("Windows lets only some accounts make links")
    folder = path.parent / "elsewhere"
    folder.mkdir()
    (folder / "link.db").symlink_to(path)
    return folder / "link.db"


def test_a_second_writer_through_a_link_learns_who_is_first(shelf: Shelf, link: Path) -> None:
    with pytest.raises(StorageTrouble) as caught:
        Shelf.open(link)
    assert caught.value.code == "in_use"
    assert caught.value.facts["file"] == str(link)
    assert caught.value.facts["by"].startswith(f"{os.getpid()}@")


def test_a_writer_through_a_link_keeps_others_out(path: Path, link: Path) -> None:
    Shelf.open(path, create=True).close()
    with Shelf.open(link) as first:
        first.create_evening(creation())
        with pytest.raises(StorageTrouble, match="in_use"):
            Shelf.open(path)
    assert beside(link) == {"link.db"}
    assert beside(path) == {"club.db", "elsewhere"}
    assert link.is_symlink()


def test_what_a_crash_left_is_read_through_a_link_too(path: Path, link: Path, root: Path) -> None:
    crash(path, root)
    with Shelf.open(link, write=False) as reader:
        assert len(reader.read(2)) == 5
    assert beside(link) == {"link.db"}
