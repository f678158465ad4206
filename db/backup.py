"""Copies of the file, made while it is in use, thinned out, and put back."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

from db.connection import (
    SIDES,
    Database,
    WriterLock,
    check_file,
    check_no_log,
    connect,
    first_fault,
    put_in_place,
    quick_check,
    remove_with_sides,
)
from db.errors import StorageBug, StorageTrouble, troubles
from db.migrations import newest
from db.models import EVENING
from tournament.names import Instant

KEPT = 10
"""So many of the newest copies stay."""

KEPT_DAYS = timedelta(days=14)
"""For so long one copy a day stays."""

FOLDER = "backups"
"""Where the copies of a file are kept, beside it."""

_STAMP = "%Y%m%dT%H%M%SZ"


@dataclass(frozen=True, slots=True)
class Inventory:
    """What a file holds: how many evenings and steps, and the instant of the newest step; None: there is no step."""

    evenings: int
    steps: int
    newest: Instant | None


@dataclass(frozen=True, slots=True)
class Kept:
    """A copy: when it was made (by its name), how large it is in bytes, and what it holds; None: it cannot be read."""

    file: Path
    made: Instant
    size: int
    holds: Inventory | None


def copy(database: Database, to: Path) -> None:
    """Write a whole, checked copy of the open database; a file of that name is replaced when the copy is complete.

    Raises:
        StorageTrouble: `missing_folder`, `is_a_folder`, `log_left`, `damaged`, or what `troubles` says, each with
            `file` the copy.
    """
    if not to.parent.is_dir():
        raise StorageTrouble("missing_folder", file=str(to), folder=str(to.parent))
    if to.is_dir():
        raise StorageTrouble("is_a_folder", file=str(to))
    making = to.with_name(f"{to.name}.new")
    with troubles(to):
        check_no_log(to)
        remove_with_sides(making)
        try:
            with closing(sqlite3.connect(making, isolation_level=None)) as target:
                database.raw().backup(target)
                # The copy is one file: without this it would ask for a -wal beside it.
                target.execute("PRAGMA journal_mode = delete")
                found = target.execute("PRAGMA quick_check(5)").fetchall()
                if found != [("ok",)]:
                    raise StorageTrouble("damaged", file=str(to), detail=first_fault(line for (line,) in found))
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
    if copies and _holds_the_same(copies[-1][1], database.raw()):
        return None
    moment = datetime.fromtimestamp(at // 1000, UTC)
    to = folder / f"{path.stem}.{moment.strftime(_STAMP)}{path.suffix}"
    copy(database, to)
    with troubles(folder):
        for superfluous in _superfluous(_copies(path, folder), moment):
            # The clock may have been put back, and copies with later names be older.
            if superfluous != to:
                superfluous.unlink(missing_ok=True)
    return to


def kept(path: Path, folder: Path) -> tuple[Kept, ...]:
    """The copies of that file in the folder, newest first; none where there is no such folder.

    Raises:
        StorageTrouble: the folder cannot be read.
    """
    if not folder.is_dir():
        return ()
    with troubles(folder):
        return tuple(
            Kept(file, int(moment.timestamp()) * 1_000, file.stat().st_size, _held(file))
            for moment, file in reversed(_copies(path, folder))
        )


def inventory(file: Path) -> Inventory:
    """What the file holds, read without touching it.

    Raises:
        StorageTrouble: it is no shelf of this program, or what `troubles` says.
    """
    with _reading(file) as database, troubles(file):
        (evenings,) = database.run("SELECT count(*) FROM stream WHERE kind = ?", (EVENING,)).fetchone()
        steps, newest_at = database.run("SELECT count(*), max(at_ms) FROM step").fetchone()
        if newest_at is not None and not isinstance(newest_at, int):
            raise StorageTrouble("damaged", file=str(file), detail=f"at_ms: {newest_at}")
    return Inventory(int(evenings), int(steps), newest_at)


def _held(file: Path) -> Inventory | None:
    try:
        return inventory(file)
    except (StorageTrouble, StorageBug):
        return None


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


def _stored_last(connection: sqlite3.Connection) -> Sequence[object] | None:
    """Changes with every step ever stored, since steps are only added; None: there is none.

    Not their number alone: a file that was restored goes another way from there on, and comes to the same number.
    """
    last: Sequence[object] | None = connection.execute(
        "SELECT *, (SELECT group_concat(data) FROM event WHERE step_id = step.id), (SELECT sum(at_ms) FROM step) "
        "FROM step ORDER BY id DESC LIMIT 1"
    ).fetchone()
    return last


def _holds_the_same(file: Path, connection: sqlite3.Connection) -> bool:
    """Whether nothing was stored since that copy; of one that cannot be read nobody knows."""
    try:
        with _reading(file) as database:
            return _stored_last(database.raw()) == _stored_last(connection)
    except (StorageTrouble, sqlite3.Error):
        return False


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
        StorageTrouble: the copy is no sound shelf of this program, `is_a_folder`, `in_use`, or what `copy` and
            `troubles` say. Then everything is as before.
    """
    _refuse_folder(to)
    lock = WriterLock(to)
    ready = to.with_name(f"{to.name}.restored")
    try:
        with _reading(copied) as database:
            quick_check(database, copied)
            copy(database, ready)
        return _exchange(ready, to)
    finally:
        with suppress(OSError):
            remove_with_sides(ready)
        lock.release()


def undo_restore(path: Path) -> tuple[Path, Path | None]:
    """Put back, as it was, the file that was replaced last; where it lay, and where the present one is kept now.

    Done twice, it leads back to the start.

    Raises:
        StorageTrouble: `nothing_replaced`, `is_a_folder`, `in_use`, or what `troubles` says. Then everything is as
            before.
    """
    _refuse_folder(path)
    lock = WriterLock(path)
    try:
        with troubles(path):
            replaced = last_replaced(path)
            if replaced is None:
                raise StorageTrouble("nothing_replaced", file=str(path))
            return replaced, _exchange(replaced, path)
    finally:
        lock.release()


def _refuse_folder(path: Path) -> None:
    if path.is_dir():
        raise StorageTrouble("is_a_folder", file=str(path))


def last_replaced(path: Path) -> Path | None:
    """The file that was put aside last, if there is one."""
    number = max(_asides(path), default=None)
    return None if number is None else _aside(path, number)


def _exchange(source: Path, to: Path) -> Path | None:
    """Put the file and its sides in the place of those that are there, which are put aside; where."""
    with troubles(to):
        aside = _aside(to, max(_asides(to), default=0) + 1)
        replaced = _rename(to, aside)
        try:
            _rename(source, to)
        except BaseException:
            # Whoever looks for the file must not find nothing, and begin anew.
            _rename(aside, to)
            raise
    return aside if replaced else None


def _rename(source: Path, to: Path) -> bool:
    """Rename the file and its sides alike, so that they still belong together; whether there was anything.

    Raises:
        OSError: one of them is held by another program; all are as before.
    """
    done: list[str] = []
    try:
        # The sides first: the file itself is never without the log that belongs to it.
        for ending in (*SIDES, ""):
            beside = source.with_name(source.name + ending)
            if beside.exists():
                put_in_place(beside, to.with_name(to.name + ending))
                done.append(ending)
    except BaseException:
        for ending in reversed(done):
            put_in_place(to.with_name(to.name + ending), source.with_name(source.name + ending))
        raise
    return bool(done)


def _asides(path: Path) -> list[int]:
    """The numbers of the files that were put aside, and of sides that still lie there without one."""
    endings = "|".join(re.escape(ending) for ending in SIDES)
    pattern = re.compile(rf"{re.escape(path.stem)}\.replaced-(\d+){re.escape(path.suffix)}(?:{endings})?")
    return [int(match[1]) for each in path.parent.iterdir() if (match := pattern.fullmatch(each.name))]


def _aside(path: Path, number: int) -> Path:
    return path.with_name(f"{path.stem}.replaced-{number}{path.suffix}")
