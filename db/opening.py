"""Opening the file: locked, checked, brought up to date; and the list of its evenings, without reading any of them.

What an evening's steps mean (`db.shelf`) takes many times as long to load, and is loaded after the list is shown.
"""

import os
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from db import evening_rows
from db.connection import (
    APPLICATION_ID,
    Database,
    Whereabouts,
    WriterLock,
    check_file,
    check_names,
    check_no_log,
    connect,
    put_in_place,
    quick_check,
    remove_with_sides,
)
from db.errors import StorageTrouble, troubles
from db.evening_rows import EveningRow
from db.migrations import migrate, newest


@dataclass(frozen=True, slots=True)
class OpenFile:
    """An open file; `lock`: the writer's, None: opened to read only."""

    path: Path
    database: Database
    whereabouts: Whereabouts
    lock: WriterLock | None

    def evenings(self) -> tuple[EveningRow, ...]:
        """The evenings of the list, in the order of creation."""
        with troubles(self.path):
            return evening_rows.read(self.database)

    def close(self) -> None:
        """Let go of the file; closing twice does no harm."""
        self.database.close()
        if self.lock is not None:
            self.lock.release()


def to_write(path: Path, *, create: bool) -> OpenFile:
    """As the one writer: lock, check, and where the file is older than the program: copy, then change.

    Raises:
        StorageTrouble: as `Shelf.open` says. The file is as before.
    """
    path = path.absolute()
    with troubles(path):
        missing = create and not path.exists()
    if not missing:
        check_file(path, newest())
    lock = WriterLock(path)
    try:
        if missing and not path.exists():
            _make(path)
        return OpenFile(path, _open_to_write(path), Whereabouts(path), lock)
    except BaseException:
        lock.release()
        raise


def to_read(path: Path) -> OpenFile:
    """To read only.

    Raises:
        StorageTrouble: as `Shelf.open` says.
    """
    path = path.absolute()
    version = check_file(path, newest())
    if version < newest():
        raise StorageTrouble("from_older_program", file=str(path), version=version, newest=newest())
    with troubles(path):
        return OpenFile(path, connect(path, write=False), Whereabouts(path), lock=None)


def _make(path: Path) -> None:
    """A new file with an empty club, under its name only once it is whole."""
    making = path.with_name(f"{path.name}.new")
    with troubles(path):
        check_no_log(path)
        remove_with_sides(making)
        try:
            making.touch()
            with closing(connect(making, wal=False)) as database:
                database.pragma("application_id", APPLICATION_ID)
                migrate(database, _nothing_to_rebuild)
            put_in_place(making, path)
        finally:
            remove_with_sides(making)


def _open_to_write(path: Path) -> Database:
    """Check the file, copy it if it will be changed, change it."""
    if not os.access(path, os.W_OK):
        # SQLite would open it all the same, and complain at the first step.
        raise StorageTrouble("read_only", file=str(path))
    with troubles(path):
        check_names(path)
        database = connect(path)
        try:
            quick_check(database, path)
            version = database.pragma("user_version")
            if version < newest():
                from db import backup

                backup.copy(database, path.with_name(f"{path.stem}.version-{version}{path.suffix}"))
                _bring_up_to_date(database, path)
        except BaseException:
            database.close()
            raise
    return database


def _nothing_to_rebuild() -> None:
    """A new file has no steps that rows could say something of."""


def _bring_up_to_date(database: Database, path: Path) -> None:
    from db.projections import Projections  # reads steps, which a file of today does not need for this

    migrate(database, Projections(database, path).rebuild)
