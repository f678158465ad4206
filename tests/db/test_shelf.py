"""Making, opening and closing the file."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from db import connection, migrations, opening
from db.connection import Database, transaction
from db.errors import StorageBug, StorageTrouble
from db.evening_rows import EveningRow
from db.models import TABLES
from db.shelf import Shelf
from tests.db.evenings import SEVEN, beside, creation, opened, rows, seated, some_hands, tables
from tournament.history import Step, Stored


def test_a_new_file_holds_an_empty_club(shelf: Shelf) -> None:
    assert shelf.read(shelf.club_stream()) == []
    assert shelf.evenings() == ()


def test_an_evening_is_made_with_its_first_step(shelf: Shelf) -> None:
    stream = shelf.create_evening(creation("Thursday"))
    assert shelf.read(stream) == [creation("Thursday")]
    assert shelf.evenings() == (EveningRow(1, stream, "Thursday", SEVEN, None, None, 0, 0, SEVEN, 1),)


def test_evenings_are_numbered_in_the_order_of_creation(shelf: Shelf) -> None:
    streams = [shelf.create_evening(creation(name)) for name in ("Z", "A", "M")]
    found = shelf.evenings()
    assert [row.number for row in found] == [1, 2, 3]
    assert [row.name for row in found] == ["Z", "A", "M"]
    assert [row.stream for row in found] == streams


def test_the_list_of_evenings_shows_how_far_they_are(shelf: Shelf) -> None:
    here = seated(shelf)
    some_hands(here)
    (row,) = shelf.evenings()
    assert (row.players, row.left) == (4, 2)
    assert row.started == here.state.started
    assert row.finished is None


def test_only_a_creation_makes_an_evening(shelf: Shelf) -> None:
    with pytest.raises(StorageBug):
        shelf.create_evening(Stored(1, SEVEN, Step("nothing", ())))
    assert shelf.evenings() == ()


def test_what_was_stored_is_there_after_opening_again(path: Path) -> None:
    with Shelf.open(path, create=True) as first:
        here = seated(first)
        some_hands(here)
    with Shelf.open(path) as again:
        assert opened(again, here.number).state == here.state


def test_create_opens_a_file_that_is_there(path: Path) -> None:
    with Shelf.open(path, create=True) as first:
        stream = first.create_evening(creation())
    with Shelf.open(path, create=True) as again:
        assert again.read(stream) == [creation()]


def test_a_closed_shelf_leaves_one_file(path: Path) -> None:
    with Shelf.open(path, create=True) as shelf:
        shelf.create_evening(creation())
        assert "club.db.lock" in beside(path)
    assert beside(path) == {"club.db"}
    shelf.close()


def test_a_name_may_hold_what_a_uri_may_not(tmp_path: Path) -> None:
    path = tmp_path / "Žižkov 100% #1?mode=ro &c.db"
    with Shelf.open(path, create=True) as shelf:
        shelf.create_evening(creation())
    assert beside(path) == {path.name}
    with Shelf.open(path, write=False) as shelf:
        assert len(shelf.evenings()) == 1


def test_a_relative_path_is_where_the_program_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with Shelf.open(Path("club.db"), create=True) as shelf:
        assert shelf.path == tmp_path / "club.db"


def test_the_models_are_the_tables(shelf: Shelf) -> None:
    for model in TABLES:
        columns = {name for _, name, *_ in rows(shelf, f"PRAGMA table_info({model._meta.table_name})")}
        assert columns == set(model._meta.columns)


def test_whole_numbers_are_stored_as_whole_numbers(shelf: Shelf) -> None:
    some_hands(seated(shelf))
    for table, column in [("step", "at_ms"), ("result", "paid"), ("result", "prize"), ("tournament", "pool")]:
        assert set(rows(shelf, f"SELECT typeof({column}) FROM {table}")) == {("integer",)}


def test_the_file_is_written_carefully(shelf: Shelf) -> None:
    pragmas = {name: rows(shelf, f"PRAGMA {name}")[0][0] for name in ("journal_mode", "synchronous", "foreign_keys")}
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


# ---- one writer, many readers ---------------------------------------------------------------------------------------

SECOND = """
import sys
from pathlib import Path
from db.errors import StorageTrouble
from db.shelf import Shelf
try:
    Shelf.open(Path(sys.argv[1]), create=True)
except StorageTrouble as trouble:
    print(trouble.code, trouble.facts["by"])
"""


def test_a_second_writer_learns_who_is_first(shelf: Shelf, root: Path) -> None:
    words = [sys.executable, "-c", SECOND, str(shelf.path)]
    told = subprocess.run(words, cwd=root, capture_output=True, text=True, check=True, timeout=30).stdout.split()
    assert told[0] == "in_use"
    assert told[1].startswith(f"{os.getpid()}@")


def test_the_same_program_cannot_open_it_twice_either(shelf: Shelf) -> None:
    with pytest.raises(StorageTrouble, match="in_use"):
        Shelf.open(shelf.path)
    shelf.create_evening(creation())


def test_the_next_writer_may_follow(shelf: Shelf) -> None:
    shelf.close()
    with Shelf.open(shelf.path) as after:
        after.create_evening(creation())


def test_a_reader_sees_each_step_while_the_writer_works(shelf: Shelf) -> None:
    stream = shelf.create_evening(creation())
    with Shelf.open(shelf.path, write=False) as reader:
        assert [row.name for row in reader.evenings()] == ["Thursday"]
        here = seated(shelf)
        some_hands(here)
        assert opened(reader, here.number).state == here.state
        assert len(list(reader.hands(here.number))) == 3
        assert len(reader.read(stream)) == 1


def test_a_reader_writes_nothing(shelf: Shelf) -> None:
    stream = shelf.create_evening(creation())
    with Shelf.open(shelf.path, write=False) as reader:
        for write in (lambda: reader.append([(stream, creation())]), lambda: reader.create_evening(creation())):
            with pytest.raises(StorageTrouble, match="opened_to_read"):
                write()
        with pytest.raises(StorageTrouble, match="opened_to_read"):
            reader.rebuild()


def test_a_reader_may_look_before_the_writer_comes(path: Path) -> None:
    Shelf.open(path, create=True).close()
    with Shelf.open(path, write=False) as reader, Shelf.open(path) as writer:
        writer.create_evening(creation())
        assert len(reader.evenings()) == 1


# ---- versions -------------------------------------------------------------------------------------------------------


def _with_version(path: Path, version: int) -> bytes:
    Shelf.open(path, create=True).close()
    with sqlite3.connect(path) as other:
        other.execute(f"PRAGMA user_version = {version}")
    other.close()
    return path.read_bytes()


@pytest.mark.parametrize("write", [True, False])
def test_a_file_of_a_newer_program_is_refused_and_left_alone(path: Path, write: bool) -> None:
    before = _with_version(path, 7)
    with pytest.raises(StorageTrouble) as caught:
        Shelf.open(path, write=write)
    assert caught.value.code == "from_newer_program"
    assert caught.value.facts == {"file": str(path), "version": 7, "newest": migrations.newest()}
    assert path.read_bytes() == before
    assert beside(path) == {"club.db"}


def test_a_newer_version_that_lies_only_in_the_log_beside_is_seen(path: Path) -> None:
    Shelf.open(path, create=True).close()
    connect = "import os, sqlite3, sys; other = sqlite3.connect(sys.argv[1])"
    crash = "other.execute('PRAGMA user_version = 9'); os._exit(0)"
    subprocess.run([sys.executable, "-c", f"{connect}; {crash}", str(path)], check=True, timeout=30)
    before = path.read_bytes(), path.with_name("club.db-wal").read_bytes()
    with pytest.raises(StorageTrouble, match="from_newer_program"):
        Shelf.open(path)
    assert (path.read_bytes(), path.with_name("club.db-wal").read_bytes()) == before


NEWEST = migrations.newest()


def _next(monkeypatch: pytest.MonkeyPatch, *also: str) -> None:
    """Pretend that the program has one more migration."""

    def up(database: Database) -> None:
        for statement in ("ALTER TABLE stream ADD COLUMN note TEXT", *also):
            database.run(statement)

    monkeypatch.setattr(migrations, "MIGRATIONS", [*migrations.MIGRATIONS, up])


def test_an_older_file_is_copied_and_then_changed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Shelf.open(path, create=True) as shelf:
        here = seated(shelf)
        some_hands(here)
    _next(monkeypatch, "DELETE FROM result", "UPDATE tournament SET left = 99")
    with Shelf.open(path) as shelf:
        assert rows(shelf, "PRAGMA user_version") == [(NEWEST + 1,)]
        assert rows(shelf, "SELECT count(note) FROM stream") == [(0,)]
        assert opened(shelf, here.number).state == here.state
        assert len(tables(shelf)["result"]) == 4
        assert shelf.evenings()[0].left == 2
    monkeypatch.undo()
    with Shelf.open(path.with_name(f"club.version-{NEWEST}.db")) as copied:
        assert opened(copied, here.number).state == here.state


def test_a_reader_does_not_change_an_older_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Shelf.open(path, create=True).close()
    before = path.read_bytes()
    _next(monkeypatch)
    with pytest.raises(StorageTrouble) as caught:
        Shelf.open(path, write=False)
    assert caught.value.code == "from_older_program"
    assert caught.value.facts == {"file": str(path), "version": NEWEST, "newest": NEWEST + 1}
    assert path.read_bytes() == before


def test_a_migration_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Shelf.open(path, create=True) as shelf:
        stream = shelf.create_evening(creation())
    _next(monkeypatch, "SELECT no_such_function()")
    with pytest.raises(StorageBug):
        Shelf.open(path)
    monkeypatch.undo()
    with Shelf.open(path) as shelf:
        assert rows(shelf, "PRAGMA user_version") == [(NEWEST,)]
        assert [name for _, name, *_ in rows(shelf, "PRAGMA table_info(stream)")][-1] == "created_ms"
        assert shelf.read(stream) == [creation()]


def test_without_a_copy_there_is_no_migration(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Shelf.open(path, create=True).close()
    path.with_name(f"club.version-{NEWEST}.db").mkdir()
    _next(monkeypatch)
    with pytest.raises(StorageTrouble) as caught:
        Shelf.open(path)
    assert caught.value.code == "is_a_folder"
    assert caught.value.facts["file"].endswith(f"club.version-{NEWEST}.db")
    monkeypatch.undo()
    with Shelf.open(path) as shelf:
        assert rows(shelf, "PRAGMA user_version") == [(NEWEST,)]


@pytest.mark.parametrize("at", ["migrate", "put_in_place"])
def test_a_creation_that_fails_leaves_nothing(path: Path, monkeypatch: pytest.MonkeyPatch, at: str) -> None:
    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(opening, at, fails)
    with pytest.raises(StorageTrouble, match="disk_full"):
        Shelf.open(path, create=True)
    assert beside(path) == set()


def test_what_an_interrupted_creation_left_does_not_matter(path: Path) -> None:
    path.with_name("club.db.new").write_bytes(b"half a file")
    with Shelf.open(path, create=True) as shelf:
        assert shelf.evenings() == ()
    assert beside(path) == {"club.db"}


def test_a_transaction_is_all_or_nothing(shelf: Shelf) -> None:
    class Interrupted(BaseException):
        pass

    def interrupted() -> None:
        with transaction(shelf._database):
            shelf._database.run("INSERT INTO stream (kind, name) VALUES ('evening', 'x')")
            raise Interrupted

    with pytest.raises(Interrupted):
        interrupted()
    assert rows(shelf, "SELECT count(*) FROM stream") == [(1,)]


def test_a_file_held_for_a_moment_is_put_in_place_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    replace = Path.replace

    def held_twice(self: Path, target: Path) -> Path:
        if len(waited) < 2:
            raise PermissionError(13, "another program has the file")
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", held_twice)
    monkeypatch.setattr("db.connection.time.sleep", waited.append)
    (tmp_path / "new").write_text("new")
    connection.put_in_place(tmp_path / "new", tmp_path / "old")
    assert (tmp_path / "old").read_text() == "new"
    assert waited == [0.05, 0.1]


def test_a_file_held_for_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []

    def held(self: Path, target: Path) -> Path:
        raise PermissionError(13, "another program has the file")

    monkeypatch.setattr(Path, "replace", held)
    monkeypatch.setattr("db.connection.time.sleep", waited.append)
    (tmp_path / "new").write_text("new")
    with pytest.raises(PermissionError):
        connection.put_in_place(tmp_path / "new", tmp_path / "old")
    assert (tmp_path / "new").exists()
    assert waited == [0.05, 0.1, 0.2, 0.4]
