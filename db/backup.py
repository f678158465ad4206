"""Copies of the file, made while it is in use, thinned out, and put back."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

from db.connection import (
    SIDES,
    Database,
    WriterLock,
    check_file,
    connect,
    put_in_place,
    quick_check,
    remove_with_sides,
)
from db.errors import StorageTrouble, troubles
from db.migrations import newest
from tournament.names import Instant

KEPT = 10
"""So many of the newest copies stay."""

KEPT_DAYS = timedelta(days=14)
"""For so long one copy a day stays."""

_STAMP = "%Y%m%dT%H%M%SZ"


def copy(database: Database, to: Path) -> None:
    """Write a whole, checked copy of the open database; a file of that name is replaced when the copy is complete.

    Raises:
        StorageTrouble: `missing_folder`, `is_a_folder`, `damaged`, or what `troubles` says, each with `file` the copy.
    """
    if not to.parent.is_dir():
        raise StorageTrouble("missing_folder", file=str(to), folder=str(to.parent))
    if to.is_dir():
        raise StorageTrouble("is_a_folder", file=str(to))
    making = to.with_name(f"{to.name}.new")
    with troubles(to):
        remove_with_sides(making)
        try:
            with closing(sqlite3.connect(making, isolation_level=None)) as target:
                database.raw().backup(target)
                # The copy is one file: without this it would ask for a -wal beside it.
                target.execute("PRAGMA journal_mode = delete")
                found = target.execute("PRAGMA quick_check(5)").fetchall()
                if found != [("ok",)]:
                    raise StorageTrouble("damaged", file=str(to), detail="; ".join(line for (line,) in found))
            put_in_place(making, to)
        finally:
            remove_with_sides(making)


def keep(database: Database, path: Path, folder: Path, at: Instant) -> Path | None:
    """Copy the database into the folder under the instant's name and thin the older copies out.

    Nothing is done, and None returned, if nothing was stored since the newest copy.

    Raises:
        StorageTrouble: as `copy` says.
    """
    with troubles(folder):
        folder.mkdir(parents=True, exist_ok=True)
    copies = _copies(path, folder)
    if copies and _newest_step_in(copies[-1][1]) == _newest_step(database.raw()):
        return None
    moment = datetime.fromtimestamp(at // 1000, UTC)
    to = folder / f"{path.stem}.{moment.strftime(_STAMP)}{path.suffix}"
    copy(database, to)
    with troubles(folder):
        for superfluous in _superfluous(_copies(path, folder), moment):
            superfluous.unlink(missing_ok=True)
    return to


def _copies(path: Path, folder: Path) -> list[tuple[datetime, Path]]:
    """The copies of that file in the folder, oldest first; other files are not ours to count or remove."""
    pattern = re.compile(re.escape(path.stem) + r"\.(\d{8}T\d{6}Z)" + re.escape(path.suffix))
    with troubles(folder):
        matches = [(match, each) for each in folder.iterdir() if (match := pattern.fullmatch(each.name))]
    return sorted((datetime.strptime(match[1], _STAMP).replace(tzinfo=UTC), each) for match, each in matches)


def _superfluous(copies: list[tuple[datetime, Path]], now: datetime) -> list[Path]:
    """All but the newest ten and the last one of each of the past fourteen days."""
    last_of_day = {moment.date(): file for moment, file in copies if now - moment < KEPT_DAYS}
    stay = {file for _, file in copies[-KEPT:]} | set(last_of_day.values())
    return [file for _, file in copies if file not in stay]


def _newest_step(connection: sqlite3.Connection) -> int | None:
    """Changes with every step ever stored, since steps are only added."""
    (found,) = connection.execute("SELECT max(id) FROM step").fetchone()
    return None if found is None else int(found)


def _newest_step_in(file: Path) -> int | None:
    """The same of a copy; -1 if it cannot be read, so that a new one is made."""
    try:
        with _reading(file) as database:
            return _newest_step(database.raw())
    except (StorageTrouble, sqlite3.Error):
        return -1


@contextmanager
def _reading(file: Path) -> Iterator[Database]:
    with troubles(file):
        check_file(file, newest())
        database = connect(file, write=False)
        try:
            yield database
        finally:
            database.close()


def restore(copied: Path, to: Path) -> Path | None:
    """Put a copy where the shelf is looked for.

    What was there is kept, with what lay beside it, under another name, which is returned. The copy stays too.

    Raises:
        StorageTrouble: the copy is no sound shelf of this program, `in_use`, or what `copy` and `troubles` say.
            Then everything is as before.
    """
    lock = WriterLock(to)
    try:
        ready = to.with_name(f"{to.name}.restored")
        with _reading(copied) as database:
            quick_check(database, copied)
            copy(database, ready)
        with troubles(to):
            replaced = _set_aside(to)
            put_in_place(ready, to)
        return replaced
    finally:
        lock.release()


def _set_aside(path: Path) -> Path | None:
    """Rename the file and its sides alike, so that they still belong together and disturb nobody."""
    files = {ending: beside for ending in ("", *SIDES) if (beside := path.with_name(path.name + ending)).exists()}
    if not files:
        return None
    number = 1
    while any((aside := _aside(path, number)).with_name(aside.name + ending).exists() for ending in ("", *SIDES)):
        number += 1
    for ending, file in files.items():
        put_in_place(file, _aside(path, number).with_name(_aside(path, number).name + ending))
    return _aside(path, number)


def _aside(path: Path, number: int) -> Path:
    return path.with_name(f"{path.stem}.replaced-{number}{path.suffix}")
