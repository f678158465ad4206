"""What is no shelf, and what stands in the way of one."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from db import connection
from db.errors import StorageTrouble
from db.shelf import Shelf
from tests.db.evenings import beside, creation, seated, some_hands


def filled(path: Path) -> bytes:
    with Shelf.open(path, create=True) as shelf:
        for _ in range(5):
            some_hands(seated(shelf))
    return path.read_bytes()


def empty(path: Path) -> None:
    path.touch()


def text(path: Path) -> None:
    path.write_text("name,chips\nAnna,10000\n" * 100)


def almost_a_database(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\x00" + b"\xff" * 5_000)


def of_another_program(path: Path) -> None:
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE step (id)")
    other.close()


def cut_off(path: Path) -> None:
    path.write_bytes(filled(path)[:20_000])


def overwritten_in_the_middle(path: Path) -> None:
    whole = bytearray(filled(path))
    whole[8_192:16_384] = b"\x55" * 8_192
    path.write_bytes(whole)


def only_the_header(path: Path) -> None:
    path.write_bytes(filled(path)[:100])


def folder(path: Path) -> None:
    path.mkdir()


BAD: list[tuple[Callable[[Path], None], set[str]]] = [
    (empty, {"empty_file"}),
    (text, {"not_a_database"}),
    (almost_a_database, {"not_a_database"}),
    (of_another_program, {"not_ours"}),
    (cut_off, {"damaged"}),
    (overwritten_in_the_middle, {"damaged"}),
    (only_the_header, {"damaged", "not_a_database"}),
    (folder, {"is_a_folder"}),
]


@pytest.mark.parametrize("create", [True, False])
@pytest.mark.parametrize(("make", "codes"), BAD, ids=lambda value: getattr(value, "__name__", ""))
def test_a_bad_file_is_refused_and_left_alone(
    path: Path, make: Callable[[Path], None], codes: set[str], create: bool
) -> None:
    make(path)
    before = None if path.is_dir() else path.read_bytes()
    with pytest.raises(StorageTrouble) as caught:
        Shelf.open(path, create=create)
    assert caught.value.code in codes
    assert caught.value.facts["file"] == str(path)
    assert before == (None if path.is_dir() else path.read_bytes())
    assert beside(path) == {"club.db"}


@pytest.mark.parametrize("make", [empty, text, almost_a_database, of_another_program, folder], ids=lambda m: m.__name__)
def test_a_reader_refuses_a_bad_file_too(path: Path, make: Callable[[Path], None]) -> None:
    make(path)
    with pytest.raises(StorageTrouble) as caught:
        Shelf.open(path, write=False)
    assert caught.value.facts["file"] == str(path)


@pytest.mark.parametrize("make", [cut_off, overwritten_in_the_middle], ids=lambda m: m.__name__)
def test_a_reader_of_a_damaged_file_gets_no_traceback(path: Path, make: Callable[[Path], None]) -> None:
    make(path)
    outcome = "read"
    try:
        with Shelf.open(path, write=False) as shelf:
            for row in shelf.evenings():
                shelf.read(row.stream)
                list(shelf.hands(row.stream))
    except StorageTrouble as trouble:
        outcome = trouble.code
    assert outcome in {"read", "damaged", "not_a_database", "damaged_step"}


@pytest.mark.parametrize("write", [True, False])
def test_a_missing_file_is_named(path: Path, write: bool) -> None:
    with pytest.raises(StorageTrouble) as caught:
        Shelf.open(path, write=write)
    assert caught.value.code == "missing_file"
    assert caught.value.facts["file"] == str(path)
    assert beside(path) == set()


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none" / "club.db"
    with pytest.raises(StorageTrouble) as caught:
        Shelf.open(path, create=True)
    assert caught.value.code == "missing_folder"
    assert caught.value.facts == {"file": str(path), "folder": str(path.parent)}
    assert not path.parent.exists()


def test_a_file_in_place_of_the_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageTrouble, match="missing_f"):
        Shelf.open(tmp_path / "file" / "club.db", create=True)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cuts names elsewhere")
def test_a_name_that_is_too_long_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageTrouble, match="path_too_long"):
        Shelf.open(tmp_path / ("x" * 300), create=True)


# ---- other programs -------------------------------------------------------------------------------------------------


def hold(path: Path) -> sqlite3.Connection:
    """What a sync client or another tool does that holds the file."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA journal_mode = delete")
    other.execute("BEGIN EXCLUSIVE")
    return other


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "BUSY_MS", 50)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("write", [True, False])
def test_a_file_that_another_program_holds_is_refused_after_a_while(path: Path, write: bool) -> None:
    filled(path)
    other = hold(path)
    with pytest.raises(StorageTrouble) as caught:
        Shelf.open(path, write=write)
    assert caught.value.code == "locked"
    assert caught.value.facts["file"] == str(path)
    other.execute("ROLLBACK")
    other.close()
    Shelf.open(path, write=write).close()


@pytest.mark.usefixtures("impatient")
def test_a_step_that_another_program_keeps_out_is_not_stored(shelf: Shelf) -> None:
    stream = shelf.create_evening(creation())
    other = sqlite3.connect(shelf.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageTrouble, match="locked"):
        some_hands(seated(shelf))
    other.execute("ROLLBACK")
    other.close()
    assert len(shelf.evenings()) == 1
    assert len(shelf.read(stream)) == 1
    some_hands(seated(shelf))


def test_a_file_let_go_in_time_is_opened(path: Path, root: Path) -> None:
    filled(path)
    holder = (
        "import sqlite3, sys, time; c = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "c.execute('PRAGMA journal_mode = delete'); c.execute('BEGIN EXCLUSIVE');"
        "print('held', flush=True); time.sleep(0.3)"
    )
    with subprocess.Popen([sys.executable, "-c", holder, str(path)], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline()
        with Shelf.open(path) as shelf:
            assert len(shelf.evenings()) == 5


# ---- rights ---------------------------------------------------------------------------------------------------------

WITHOUT_RIGHTS = """
import os, sys
from pathlib import Path
from db.errors import StorageTrouble
from db.shelf import Shelf
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    with Shelf.open(Path(sys.argv[1]), write="write" in sys.argv, create="create" in sys.argv) as shelf:
        print("open", len(shelf.evenings()), sum(len(shelf.read(row.stream)) for row in shelf.evenings()))
        if "write" in sys.argv:
            shelf.rebuild()
except StorageTrouble as trouble:
    print(trouble.code)
"""


def without_rights(path: Path, *words: str) -> str:
    """What somebody gets who may read and execute everything here but change nothing."""
    for folder in [path.parent, *path.parent.parents]:
        mode = folder.stat().st_mode
        if not mode & 0o001 and folder.owner() == path.parent.owner():
            folder.chmod(mode | 0o055)
    root = Path(__file__).resolve().parents[2]
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_RIGHTS, str(path), *words],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    if "Permission denied" in ran.stderr or "No module" in ran.stderr:
        pytest.skip("an account without rights cannot run Python here")
    return ran.stdout.strip() or ran.stderr


@pytest.fixture
def locked_up(path: Path) -> Path:
    """A file that its owner alone may change, in a folder that its owner alone may change."""
    filled(path)
    path.chmod(0o444)
    path.parent.chmod(0o555)
    return path


unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")


@unix
def test_a_file_in_a_folder_that_cannot_be_written_can_be_read(locked_up: Path) -> None:
    assert without_rights(locked_up) == "open 5 35"


@unix
def test_a_folder_that_cannot_be_written_is_named(locked_up: Path) -> None:
    assert without_rights(locked_up, "write") == "read_only_folder"


@unix
def test_nothing_is_made_in_a_folder_that_cannot_be_written(path: Path) -> None:
    path.parent.chmod(0o555)
    assert without_rights(path, "write", "create") == "read_only_folder"
    assert beside(path) == set()


@unix
def test_a_file_that_cannot_be_written_is_named(locked_up: Path) -> None:
    locked_up.parent.chmod(0o777)
    assert without_rights(locked_up, "write") == "read_only"


@unix
def test_a_file_that_cannot_be_read_is_named(locked_up: Path) -> None:
    locked_up.chmod(0o000)
    assert without_rights(locked_up) == "no_access"
