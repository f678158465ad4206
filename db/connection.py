"""Opening the file: the writer's lock, what is looked at before anything is touched, and one transaction."""

import errno
import os
import platform
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import filelock
import peewee
from peewee import SqliteDatabase

from db.errors import StorageTrouble, troubles

APPLICATION_ID = 0x4654626C
"""`FTbl`: marks the file as ours in its header."""

LIBRARY = sqlite3.sqlite_version
"""Which SQLite is at work."""

BUSY_MS = 5_000
"""How long SQLite waits for another program (a sync client, a virus scanner) to let go of the file."""

SIDES = ("-wal", "-shm", "-journal")
"""What SQLite lays beside the file while it works, by ending."""

_AS_IT_IS = "mode=ro&immutable=1"
_MAGIC = b"SQLite format 3\x00"
_HEADER = 100
_REPLACE_WAITS = (0.05, 0.1, 0.2, 0.4)
"""Seconds between the tries to put a file in its place."""


class Database(SqliteDatabase):
    """peewee's, with the types that its stubs leave out."""

    def run(self, sql: str, values: tuple[Any, ...] = ()) -> sqlite3.Cursor:
        """Execute one statement."""
        cursor: sqlite3.Cursor = self.execute_sql(sql, values)  # type: ignore[no-untyped-call]
        return cursor

    def raw(self) -> sqlite3.Connection:
        """The connection underneath."""
        connection: sqlite3.Connection = self.connection()  # type: ignore[no-untyped-call]
        return connection


def connect(path: Path, *, write: bool = True, wal: bool = True) -> Database:
    """An open connection to the existing file at that path.

    A reader stores nothing and works beside a writer, and after a crash of one. Where it may write it opens the file
    as a writer does, since only such a connection tidies up beside the file when it is the last to close. Where it may
    not, and nobody is at work, it takes the file as it is.

    Raises:
        sqlite3.Error, peewee.PeeweeException: for `errors.troubles` to translate.
    """
    pragmas: list[tuple[str, int | str]] = [("busy_timeout", BUSY_MS)]
    if write:
        # recursive_triggers: INSERT OR REPLACE must not get round the triggers that refuse to delete.
        pragmas += [
            ("journal_mode", "wal" if wal else "delete"),
            ("synchronous", "full"),
            ("foreign_keys", 1),
            ("recursive_triggers", 1),
        ]
    if write:
        return _connected(path, "mode=rw", pragmas)
    if os.access(path, os.W_OK) and os.access(_real(path).parent, os.W_OK):
        database = _connected(path, "mode=rw", [*pragmas, ("query_only", 1)])
    else:
        database = _connected(path, "mode=ro" if _sides(path) else _AS_IT_IS, pragmas)
    try:
        database.run("SELECT count(*) FROM sqlite_master")
    except peewee.OperationalError:
        # In a folder that cannot be written SQLite can lay no log beside the file. Where there is none to read either,
        # it may take the file as it is.
        database.close()
        if not _alone(path) or os.access(_real(path).parent, os.W_OK):
            raise
        return _connected(path, _AS_IT_IS, pragmas)
    except BaseException:
        database.close()
        raise
    return database


def _connected(path: Path, mode: str, pragmas: list[tuple[str, int | str]]) -> Database:
    uri = f"file://{_uri_path(path)}?{mode}"
    wait = BUSY_MS / 1_000
    database = Database(uri, pragmas=pragmas, lock_type="IMMEDIATE", uri=True, timeout=wait, autoconnect=False)
    database.connect()
    return database


def _sides(path: Path) -> list[Path]:
    """What SQLite has laid beside the file."""
    real = _real(path)
    return [beside for ending in SIDES if (beside := real.with_name(real.name + ending)).exists()]


def _alone(path: Path) -> bool:
    """Whether no log lies beside the file."""
    real = _real(path)
    wal = real.with_name(f"{real.name}-wal")
    return not wal.exists() or wal.stat().st_size == 0


def _real(path: Path) -> Path:
    """The file itself, where the path leads to it through links: SQLite lays its log beside that one."""
    # Not Path.resolve: up to Python 3.12 that raises for links that lead in a circle.
    return Path(os.path.realpath(path))


def _uri_path(path: Path) -> str:
    posix = path.absolute().as_posix()
    return quote(os.fsencode(posix if posix.startswith("/") else f"/{posix}"), safe="/:")


@contextmanager
def transaction(database: Database) -> Iterator[None]:
    """All that is written inside, for good, or nothing of it."""
    database.begin()
    try:
        yield
        database.commit()
    except BaseException:
        # SQLite may have rolled back by itself, e.g. when the disk is full.
        if database.raw().in_transaction:
            database.rollback()
        raise


# ---- looked at before the file is touched ---------------------------------------------------------------------------


def check_file(path: Path, newest: int) -> int:
    """The version of the file, read without touching it.

    Raises:
        StorageTrouble: `missing_file`, `is_a_folder`, `empty_file`, `not_a_database`, `not_ours` (a database of
            another program), `from_newer_program` (`version`, `newest`), or what `troubles` says.
    """
    name = str(path)
    with troubles(path):
        if path.is_dir():
            raise StorageTrouble("is_a_folder", file=name)
        with path.open("rb") as file:
            header = file.read(_HEADER)
        if not header:
            raise StorageTrouble("empty_file", file=name)
        if not header.startswith(_MAGIC):
            raise StorageTrouble("not_a_database", file=name)
        application, version = _marks(path)
    if application != APPLICATION_ID:
        raise StorageTrouble("not_ours", file=name)
    if version > newest:
        raise StorageTrouble("from_newer_program", file=name, version=version, newest=newest)
    return version


def _marks(path: Path) -> tuple[int, int]:
    """Application and version as they count now, without leaving anything beside the file."""
    mode = _AS_IT_IS if _alone(path) else "mode=ro"
    connection = sqlite3.connect(f"file://{_uri_path(path)}?{mode}", uri=True, timeout=BUSY_MS / 1_000)
    try:
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    finally:
        connection.close()
    return application, version


def check_no_log(path: Path) -> None:
    """Refuse to put a new file where SQLite has left the log of another one, which it would write into the new file.

    That log may hold steps which the other file does not, so it is not ours to remove.

    Raises:
        StorageTrouble: `log_left` (`log`: the file that lies there).
    """
    for beside in _sides(path):
        # Only an index to the log is worth nothing by itself.
        if not beside.name.endswith("-shm") and beside.stat().st_size > 0:
            raise StorageTrouble("log_left", file=str(path), log=str(beside))


def check_names(path: Path) -> None:
    """Refuse to write to a file that has two names.

    SQLite lays its log beside the name by which it comes, and so does our lock: two programs that come by different
    names would know nothing of each other and spoil the file. Links that lead to a name (`_real`) are no trouble.

    Raises:
        StorageTrouble: `hard_linked` (`names`: how many).
    """
    names = path.stat().st_nlink
    if names > 1:
        raise StorageTrouble("hard_linked", file=str(path), names=names)


class Whereabouts:
    """Which file lies at a path: where it is taken away or exchanged, SQLite goes on writing to what nobody will find.

    Synchronising programs and well-meaning people do that.
    """

    def __init__(self, path: Path) -> None:
        """Remember the file that lies there now."""
        self._path = path
        self._file = self._now()

    def check(self) -> None:
        """Refuse if it no longer lies there.

        Raises:
            StorageTrouble: `file_gone`, `file_exchanged`.
        """
        now = self._now()
        if now != self._file:
            code = "file_gone" if now is None else "file_exchanged"
            raise StorageTrouble(code, file=str(self._path))

    def _now(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino


def quick_check(database: Database, path: Path) -> None:
    """Refuse a damaged file.

    Raises:
        StorageTrouble: `damaged` (`detail`).
    """
    with troubles(path):
        found = [row[0] for row in database.run("PRAGMA quick_check(5)").fetchall()]
    if found != ["ok"]:
        raise StorageTrouble("damaged", file=str(path), detail=first_fault(found))


def first_fault(found: Iterable[str]) -> str:
    """The first thing that a check of SQLite found; its headings and all the rest are nothing for one sentence."""
    lines = (line.strip() for said in found for line in said.splitlines())
    return next((line for line in lines if line and not line.startswith("***")), "quick_check")


# ---- one writer at a time -------------------------------------------------------------------------------------------


class WriterLock:
    """The operating system's lock on a file beside the shelf; it ends with the process, however that ends.

    It is the file's, not the name's: whoever comes through a link finds the same lock.

    The file says who holds the lock, from its second byte on (Windows lets nobody read the locked first one).
    """

    def __init__(self, path: Path) -> None:
        """Take the lock for the shelf at that path.

        Raises:
            StorageTrouble: `in_use` (`by`: `process@computer`, or `?` where unknown), `missing_folder` (`folder`),
                `read_only_folder` (`folder`), or what `troubles` says.
        """
        real = _real(path)
        self._beside = real.with_name(f"{real.name}.lock")
        if not real.parent.is_dir():
            raise StorageTrouble("missing_folder", file=str(path), folder=str(real.parent))
        self._lock = filelock.FileLock(
            self._beside, timeout=0, thread_local=False, fallback_to_soft=False, on_acquired=_sign
        )
        with troubles(path):
            try:
                self._lock.acquire()
            except filelock.Timeout:
                raise StorageTrouble("in_use", file=str(path), by=_signed(self._beside)) from None
            except OSError as error:
                if error.errno not in {errno.EACCES, errno.EPERM, errno.EROFS}:
                    raise
                raise StorageTrouble("read_only_folder", file=str(path), folder=str(real.parent)) from error

    def release(self) -> None:
        """Let others write; a second time it does nothing."""
        if self._lock.is_locked:
            # filelock takes no lock on a file that lost its name meanwhile, so this disturbs nobody who waits. Windows
            # refuses, and filelock removes the file there.
            with suppress(OSError):
                self._beside.unlink()
            self._lock.release()


def _sign(descriptor: int) -> None:
    os.ftruncate(descriptor, 1)
    os.lseek(descriptor, 1, os.SEEK_SET)
    os.write(descriptor, f"{os.getpid()}@{platform.node()}".encode())


def _signed(beside: Path) -> str:
    with suppress(OSError), beside.open("rb", buffering=0) as file:
        file.seek(1)
        return file.read(300).decode(errors="replace") or "?"
    return "?"


# ---- putting files in their place -----------------------------------------------------------------------------------


def put_in_place(source: Path, to: Path) -> None:
    """Rename, and try again while a virus scanner or an indexer holds one of the two (Windows).

    Raises:
        OSError: the last try failed; `source` is still there.
    """
    for wait in _REPLACE_WAITS:
        try:
            source.replace(to)
        except PermissionError:
            time.sleep(wait)  # noqa: TID251 - nothing tells us when another program closes the file
        else:
            return
    source.replace(to)


def remove_with_sides(path: Path) -> None:
    """Remove the file and what SQLite laid beside it, as far as they exist."""
    for ending in ("", *SIDES):
        path.with_name(path.name + ending).unlink(missing_ok=True)
