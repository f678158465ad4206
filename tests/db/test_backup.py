"""Copies made, thinned and put back."""

import shutil
import sqlite3
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from db import backup
from db.errors import StorageTrouble
from db.shelf import Shelf
from tests.db.evenings import SEVEN, beside, creation, do, hand, opened, seated, some_hands
from tournament import wording
from tournament.events import ClockPaused, ClockResumed
from tournament.names import HOUR, MINUTE

DAY = 24 * HOUR


def test_a_copy_made_while_in_use_is_a_whole_shelf(shelf: Shelf, tmp_path: Path) -> None:
    here = seated(shelf)
    some_hands(here)
    folder = tmp_path / "stick"
    folder.mkdir()
    shelf.backup(folder / "copy.db")
    assert beside(folder / "copy.db") == {"copy.db"}
    here.undo()
    with Shelf.open(folder / "copy.db") as copied:
        assert opened(copied, here.number).steps[-1].seq == here.steps[-1].seq - 1


def test_a_copy_replaces_an_older_copy(shelf: Shelf, tmp_path: Path) -> None:
    shelf.backup(tmp_path / "copy.db")
    shelf.create_evening(creation())
    shelf.backup(tmp_path / "copy.db")
    with Shelf.open(tmp_path / "copy.db", write=False) as copied:
        assert len(copied.evenings()) == 1


def test_a_reader_can_copy_too(shelf: Shelf, tmp_path: Path) -> None:
    shelf.create_evening(creation())
    with Shelf.open(shelf.path, write=False) as reader:
        reader.backup(tmp_path / "copy.db")
    with Shelf.open(tmp_path / "copy.db") as copied:
        assert len(copied.evenings()) == 1


def test_a_copy_that_cannot_be_written_says_where(shelf: Shelf, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for to, code in [(tmp_path / "none" / "copy.db", "missing_folder"), (tmp_path / "folder", "is_a_folder")]:
        with pytest.raises(StorageTrouble) as caught:
            shelf.backup(to)
        assert (caught.value.code, caught.value.facts["file"]) == (code, str(to))


def test_a_copy_that_fails_leaves_the_older_copy(shelf: Shelf, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.backup(tmp_path / "copy.db")
    before = (tmp_path / "copy.db").read_bytes()
    shelf.create_evening(creation())

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "put_in_place", full)
    with pytest.raises(StorageTrouble, match="disk_full"):
        shelf.backup(tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_bytes() == before
    assert beside(tmp_path / "copy.db") == {"copy.db", "club.db", "club.db-wal", "club.db-shm", "club.db.lock"}


def test_copies_are_made_only_when_something_was_stored(shelf: Shelf, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    first = shelf.keep_backup(folder, SEVEN)
    assert first == folder / "club.20000101T190000Z.db"
    assert shelf.keep_backup(folder, SEVEN + HOUR) is None
    shelf.create_evening(creation())
    assert shelf.keep_backup(folder, SEVEN + HOUR) == folder / "club.20000101T200000Z.db"
    assert shelf.keep_backup(folder, SEVEN + 2 * HOUR) is None


def test_a_copy_that_cannot_be_read_does_not_count(shelf: Shelf, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    first = shelf.keep_backup(folder, SEVEN)
    assert first is not None
    first.write_bytes(b"garbage")
    assert shelf.keep_backup(folder, SEVEN + HOUR) is not None


def test_a_restored_file_that_went_another_way_is_copied(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    with Shelf.open(path, create=True) as shelf:
        here = seated(shelf)
        first = shelf.keep_backup(folder, SEVEN)
        here.perform(hand({1: 9_000, 2: 11_000}))
        assert shelf.keep_backup(folder, SEVEN + HOUR) is not None
    assert first is not None
    backup.restore(first, path)
    with Shelf.open(path) as shelf:
        here = opened(shelf, here.number)
        here.perform(hand({3: 9_000, 4: 11_000}))
        # As many steps as the newest copy holds, but others.
        assert shelf.keep_backup(folder, SEVEN + 2 * HOUR) is not None
        assert shelf.keep_backup(folder, SEVEN + 3 * HOUR) is None


def test_the_copy_just_made_stays_when_the_clock_was_put_back(shelf: Shelf, tmp_path: Path) -> None:
    here = seated(shelf)
    folder = tmp_path / "copies"
    for minute in range(12):
        here.perform(do("paused", ClockPaused() if minute % 2 == 0 else ClockResumed()))
        shelf.keep_backup(folder, SEVEN + HOUR + minute * MINUTE)
    here.perform(do("paused", ClockPaused()))
    made = shelf.keep_backup(folder, SEVEN)
    assert made is not None
    assert made.exists()


def test_copies_are_thinned_to_the_last_ten_and_one_a_day(shelf: Shelf, tmp_path: Path) -> None:
    here = seated(shelf)
    folder = tmp_path / "copies"
    folder.mkdir()
    (folder / "holiday.20000101T190000Z.db").touch()
    (folder / "club.db").touch()
    for day in range(20):
        for hour in (0, 1):
            press = ClockResumed() if hour else ClockPaused()
            here.perform(do("paused", press))
            shelf.keep_backup(folder, SEVEN + day * DAY + hour * HOUR)
    left = sorted(beside(folder / "club.db") - {"holiday.20000101T190000Z.db", "club.db"})
    days = [name[5:13] for name in left]
    # The last ten are of the last five days; before them one a day, until fourteen days ago.
    assert days == [f"200001{day:02}" for day in range(7, 16)] + [
        f"200001{day:02}" for day in range(16, 21) for _ in (0, 1)
    ]
    assert all("T20" in name for name in left[:9])
    assert {"holiday.20000101T190000Z.db", "club.db"} <= beside(folder / "club.db")


# ---- putting back ---------------------------------------------------------------------------------------------------


def test_a_copy_is_put_back_and_the_replaced_file_kept(path: Path, tmp_path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        here = seated(shelf)
        shelf.backup(tmp_path / "copy.db")
        here.perform(hand({1: 9_000, 2: 11_000}))
    replaced = backup.restore(tmp_path / "copy.db", path)
    assert replaced == path.with_name("club.replaced-1.db")
    with Shelf.open(path) as shelf:
        assert len(shelf.read(here.number)) == 4
    with Shelf.open(replaced) as shelf:
        assert len(shelf.read(here.number)) == 5
    assert (tmp_path / "copy.db").exists()
    assert backup.restore(tmp_path / "copy.db", path) == path.with_name("club.replaced-2.db")


CRASH = """
import os, sys
from pathlib import Path
from db.shelf import Shelf
from tests.db.evenings import seated, hand
seated(Shelf.open(Path(sys.argv[1]), create=True)).perform(hand({1: 9_000, 2: 11_000}))
os._exit(9)
"""


def crash(path: Path, root: Path) -> None:
    """Leave the file as a killed program leaves it, with its log beside it."""
    crashed = subprocess.run([sys.executable, "-c", CRASH, str(path)], cwd=root, check=False, timeout=30)
    assert crashed.returncode == 9, "it broke down before it could crash; why stands above"
    assert {"club.db-wal", "club.db-shm", "club.db.lock"} <= beside(path)


def test_side_files_of_a_crash_do_not_spoil_what_is_put_back(path: Path, tmp_path: Path, root: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    with Shelf.open(other / "club.db", create=True) as shelf:
        shelf.create_evening(creation("Restored"))
        shelf.backup(other / "copy.db")
    crash(path, root)
    replaced = backup.restore(other / "copy.db", path)
    assert replaced is not None
    with Shelf.open(path) as shelf:
        assert [row.name for row in shelf.evenings()] == ["Restored"]
    # What the crash had left in the log still belongs to the file put aside.
    with Shelf.open(replaced) as shelf:
        assert len(shelf.read(2)) == 5


def test_a_file_copied_by_hand_over_one_with_side_files_is_whole_or_refused(
    path: Path, tmp_path: Path, root: Path
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    with Shelf.open(other / "club.db", create=True) as shelf:
        shelf.create_evening(creation("By hand"))
    crash(path, root)
    shutil.copy(other / "club.db", path)
    outcome = "whole"
    try:
        with Shelf.open(path) as shelf:
            assert all(shelf.read(row.stream) for row in shelf.evenings())
    except StorageTrouble as trouble:
        outcome = trouble.code
    assert outcome in {"whole", "damaged", "not_a_database"}


def test_a_reader_looks_into_what_a_crash_left(path: Path, root: Path) -> None:
    crash(path, root)
    with Shelf.open(path, write=False) as reader:
        assert len(reader.read(2)) == 5
    with Shelf.open(path) as shelf:
        assert len(shelf.read(2)) == 5


def test_a_copy_put_where_nothing_was(path: Path, tmp_path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        shelf.create_evening(creation())
        shelf.backup(tmp_path / "copy.db")
    new = tmp_path / "new"
    new.mkdir()
    assert backup.restore(tmp_path / "copy.db", new / "club.db") is None
    with Shelf.open(new / "club.db") as shelf:
        assert len(shelf.evenings()) == 1


def test_no_folder_is_put_aside(path: Path, tmp_path: Path) -> None:
    with Shelf.open(tmp_path / "other.db", create=True) as shelf:
        shelf.backup(tmp_path / "copy.db")
    path.mkdir()
    for act in (partial(backup.restore, tmp_path / "copy.db"), backup.undo_restore):
        with pytest.raises(StorageTrouble, match="is_a_folder"):
            act(path)
    assert path.is_dir()
    assert beside(path) == {"club.db", "copy.db", "other.db"}


def test_a_new_file_is_not_mixed_with_the_log_that_another_one_left(path: Path, tmp_path: Path, root: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        seated(shelf)
    crash(path, root)
    moved = path.with_name("moved.db")
    path.rename(moved)
    lying = beside(path)
    with Shelf.open(tmp_path / "other.db", create=True) as other:
        for act in (lambda: Shelf.open(path, create=True), lambda: other.backup(path)):
            with pytest.raises(StorageTrouble, match="log_left") as caught:
                act()
            assert f"{path}-wal" in wording.refusal(caught.value)
    assert beside(path) - {"other.db"} == lying - {"club.db.lock"}
    moved.rename(path)
    with Shelf.open(path) as shelf:
        assert len(shelf.evenings()) == 2


def test_nothing_is_put_over_a_file_in_use(shelf: Shelf, tmp_path: Path) -> None:
    shelf.backup(tmp_path / "copy.db")
    shelf.create_evening(creation())
    with pytest.raises(StorageTrouble, match="in_use"):
        backup.restore(tmp_path / "copy.db", shelf.path)
    assert len(shelf.evenings()) == 1


def test_a_bad_copy_is_not_put_back(path: Path, tmp_path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        shelf.create_evening(creation())
    before = path.read_bytes()
    bad = tmp_path / "bad.db"
    bad.write_bytes(before[: len(before) // 2])
    for file, code in [(bad, "damaged"), (tmp_path / "none.db", "missing_file")]:
        with pytest.raises(StorageTrouble, match=code):
            backup.restore(file, path)
    assert path.read_bytes() == before
    assert beside(path) == {"club.db", "bad.db"}


def test_the_damaged_file_itself_can_be_replaced(path: Path, tmp_path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        shelf.create_evening(creation())
        shelf.backup(tmp_path / "copy.db")
    path.write_bytes(b"burnt")
    assert backup.restore(tmp_path / "copy.db", path) is not None
    with Shelf.open(path) as shelf:
        assert len(shelf.evenings()) == 1


def test_restoring_is_taken_back_and_that_too(path: Path, tmp_path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        shelf.backup(tmp_path / "copy.db")
        shelf.create_evening(creation())
    backup.restore(tmp_path / "copy.db", path)
    assert backup.inventory(path).evenings == 0
    for evenings in (1, 0, 1):
        backup.undo_restore(path)
        assert backup.inventory(path).evenings == evenings
    # Nothing was lost on the way, and nothing else was left.
    assert beside(path) == {"club.db", "copy.db", "club.replaced-4.db"}


def test_what_a_crash_left_comes_back_with_its_file(path: Path, tmp_path: Path, root: Path) -> None:
    """B236: the -wal and -shm beside the file neither spoil the copy nor get lost."""
    with Shelf.open(tmp_path / "other.db", create=True) as shelf:
        shelf.create_evening(creation("Restored"))
    crash(path, root)
    replaced = backup.restore(tmp_path / "other.db", path)
    assert replaced is not None
    assert beside(path) & {"club.db-wal", "club.db-shm"} == set()
    with Shelf.open(path) as shelf:
        assert [row.name for row in shelf.evenings()] == ["Restored"]
    assert backup.undo_restore(path) == (replaced, path.with_name("club.replaced-2.db"))
    with Shelf.open(path) as shelf:
        assert len(shelf.read(2)) == 5


def test_a_damaged_file_that_was_replaced_comes_back_as_it_was(path: Path, tmp_path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        shelf.backup(tmp_path / "copy.db")
    path.write_bytes(b"burnt")
    backup.restore(tmp_path / "copy.db", path)
    backup.undo_restore(path)
    assert path.read_bytes() == b"burnt"


def test_nothing_is_put_back_where_nothing_was_replaced_or_somebody_is_at_work(path: Path, tmp_path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        shelf.backup(tmp_path / "copy.db")
        with pytest.raises(StorageTrouble, match="in_use"):
            backup.undo_restore(path)
    with pytest.raises(StorageTrouble, match="nothing_replaced"):
        backup.undo_restore(path)
    assert beside(path) == {"club.db", "copy.db"}


def test_a_file_that_is_held_is_tried_again_and_then_left_as_it_was(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B233: a virus scanner holds it twice, then lets go; at last it never does."""
    with Shelf.open(path, create=True) as shelf:
        shelf.backup(tmp_path / "copy.db")
        shelf.create_evening(creation())
    waits: list[float] = []
    held = 2
    rename = Path.replace

    def replace(source: Path, to: Path) -> Path:
        nonlocal held
        if source.name == "club.db.restored" and held:
            held -= 1
            raise PermissionError(13, "The process cannot access the file")
        return rename(source, to)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr("db.connection.time.sleep", waits.append)
    backup.restore(tmp_path / "copy.db", path)
    assert waits == [0.05, 0.1]
    assert backup.inventory(path).evenings == 0
    backup.undo_restore(path)
    held = 1_000
    with pytest.raises(StorageTrouble, match="no_access"):
        backup.restore(tmp_path / "copy.db", path)
    assert waits == [0.05, 0.1, 0.05, 0.1, 0.2, 0.4]
    assert backup.inventory(path).evenings == 1


def test_copies_are_listed_with_what_they_hold(shelf: Shelf, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    assert backup.kept(shelf.path, folder) == ()
    shelf.keep_backup(folder, SEVEN)
    here = seated(shelf)
    shelf.keep_backup(folder, SEVEN + HOUR)
    (folder / "club.20000101T210000Z.db").write_bytes(b"garbage")
    newest, second, first = backup.kept(shelf.path, folder)
    assert (newest.made, newest.size, newest.holds) == (SEVEN + 2 * HOUR, 7, None)
    assert second.holds == backup.Inventory(1, 4, here.steps[-1].at)
    assert (first.made, first.holds) == (SEVEN, backup.Inventory(0, 0, None))


def test_a_copy_is_one_file_that_any_tool_opens(shelf: Shelf, tmp_path: Path) -> None:
    shelf.create_evening(creation())
    shelf.backup(tmp_path / "copy.db")
    other = sqlite3.connect(f"file:{tmp_path / 'copy.db'}?mode=ro", uri=True)
    assert other.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert other.execute("SELECT name FROM tournament").fetchall() == [("Thursday",)]
    other.close()


def test_minutes_do_not_matter_to_the_name(shelf: Shelf, tmp_path: Path) -> None:
    made = shelf.keep_backup(tmp_path / "copies", SEVEN + 30 * MINUTE + 5_999)
    assert made is not None
    assert made.name == "club.20000101T193005Z.db"
