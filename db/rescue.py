"""What can still be read of a damaged file: of each evening, and of the club, the longest sound beginning.

Only the log counts: the other tables are made anew from it. The damaged file itself is never touched.
"""

import shutil
import sqlite3
import tempfile
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from db.codec import decode, decode_facts
from db.connection import APPLICATION_ID
from db.errors import StorageTrouble, troubles
from db.migrations import newest
from db.models import CLUB, EVENING
from db.shelf import Shelf
from tournament import fold, history, transfer
from tournament.club import facts as club_facts
from tournament.errors import Refusal
from tournament.events import EveningCreated, Event, PlayerAdded
from tournament.history import HandText, Step, Stored
from tournament.names import Instant, PlayerId, TableNo
from tournament.people.people import person_key

_LEAST = 30
"""Bytes that a row takes at least, so that a file says how many there can be."""

_PAGE = 512
"""A database consists of pages of so many bytes, or of twice as many, and so on."""

_STEP = "SELECT id, stream_id, seq, at_ms, label, facts, undoes, instead_of FROM step"
_EVENT = "SELECT id, step_id, position, kind, version, data FROM event"
_HAND = "SELECT id, step_id, table_no, number, phh FROM hand"
_STREAM = "SELECT id, name FROM stream"

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Saved:
    """What is left of a stream.

    Attributes:
        kind: `club` or `evening`; `name`: the evening's, as far as it is known.
        kept: so many of its steps, from the first on; `lost`: so many later ones at least.
        until: the instant of the last step that is kept; None: there is none.
        texts_lost: so many texts of hands that are kept cannot be read.
        sure: whether there cannot have been more steps than are counted here.
    """

    stream: int
    kind: str
    name: str
    kept: int
    lost: int
    until: Instant | None
    texts_lost: int = 0
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Rescued:
    """The steps that are sound, by evening and of the club, and what became of each stream."""

    evenings: Mapping[int, tuple[Stored, ...]]
    club: tuple[Stored, ...]
    saved: tuple[Saved, ...]

    def put_on(self, shelf: Shelf) -> None:
        """Store all of it on a new shelf, under the numbers it had."""
        shelf.add_evenings(self.evenings, self.club)


def rescue(damaged: Path) -> Rescued:
    """Read what can be read.

    Raises:
        StorageTrouble: `missing_file`, `not_a_database`, `not_ours`, `from_newer_program`, `beyond_rescue`: not one
            step is sound; or what `troubles` says.
    """
    with troubles(damaged), tempfile.TemporaryDirectory() as folder:
        if damaged.is_dir():
            raise StorageTrouble("is_a_folder", file=str(damaged))
        copied = Path(folder) / "damaged"
        shutil.copyfile(damaged, copied)
        for side in ("-wal", "-journal"):
            with suppress(FileNotFoundError):
                shutil.copyfile(damaged.with_name(damaged.name + side), copied.with_name(copied.name + side))
        try:
            found = _read(copied, damaged)
        except sqlite3.DatabaseError as error:
            code = "not_a_database" if _never_was_one(copied) else "beyond_rescue"
            raise StorageTrouble(code, file=str(damaged)) from error
    if not found.evenings and not found.club:
        raise StorageTrouble("beyond_rescue", file=str(damaged))
    return found


def _never_was_one(copied: Path) -> bool:
    """Whether the file is something else, such as text: it has neither SQLite's first words nor pages."""
    with copied.open("rb") as file:
        head = file.read(_PAGE)
    return not head.startswith(b"SQLite format 3") and (b"\0" not in head or copied.stat().st_size % _PAGE != 0)


def _read(copied: Path, damaged: Path) -> Rescued:
    with closing(sqlite3.connect(copied, isolation_level=None)) as connection:
        connection.text_factory = bytes
        # Else SQLite opens no file that is shorter than it should be.
        connection.execute("PRAGMA writable_schema = ON")
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        if application != APPLICATION_ID:
            raise StorageTrouble("not_ours", file=str(damaged))
        if version > newest():
            raise StorageTrouble("from_newer_program", file=str(damaged), version=version, newest=newest())
        size = copied.stat().st_size
        tables = {sql: _Table(connection, sql, size) for sql in (_STREAM, _STEP, _EVENT, _HAND)}
        log = _Log(tables, _events_counted(connection))
    streams = {stream: log.sound(stream) for stream in log.streams}
    evenings = {stream: steps for stream, steps in streams.items() if steps and steps[0].step.creates}
    club = streams.get(log.club, ())
    saved = tuple(log.saved(stream, streams.get(stream, ())) for stream in log.streams)
    return Rescued(evenings, (*club, *_known_again(club, evenings)), saved)


class _Table:
    """The rows of a table that can be read, by their number; `whole`: whether none can be missing at the end."""

    def __init__(self, connection: sqlite3.Connection, select: str, size: int) -> None:
        self.rows: dict[int, Row] = {}
        self.whole = True
        try:
            for row in connection.execute(f"{select} ORDER BY id"):
                self.rows[row[0]] = row
        except sqlite3.DatabaseError:
            # What lies behind the damage is found by asking for each row by itself.
            self._seek(connection, select, size // _LEAST)

    def _seek(self, connection: sqlite3.Connection, select: str, most: int) -> None:
        for number in range(max(self.rows, default=0) + 1, most + 1):
            with suppress(sqlite3.DatabaseError):
                row = connection.execute(f"{select} WHERE id = ?", (number,)).fetchone()
                if row is not None and row[0] == number:
                    self.rows[number] = row
        table = select.rpartition(" ")[2]
        self.whole = False
        with suppress(sqlite3.DatabaseError):
            (last,) = connection.execute(f"SELECT max(id) FROM {table}").fetchone()  # noqa: S608 - our own names
            self.whole = last == max(self.rows, default=None)


class _Log:
    """The steps of all streams, as far as they can be read."""

    def __init__(self, tables: Mapping[str, _Table], counted: Mapping[int, int] | None) -> None:
        """`counted`: how many events each step has; None: nobody knows."""
        self._names = {number: row[1] for number, row in tables[_STREAM].rows.items()}
        self._steps: dict[int, dict[int, Row]] = defaultdict(dict)
        for row in tables[_STEP].rows.values():
            if isinstance(row[1], int) and isinstance(row[2], int):
                self._steps[row[1]][row[2]] = row
        self._all_seen = tables[_STEP].whole
        self._events: dict[int, list[Row]] = defaultdict(list)
        for _number, row in sorted(tables[_EVENT].rows.items()):
            self._events[row[1]].append(row)
        if counted is None:
            self._doubtful = _doubtful(tables[_EVENT])
        else:
            self._doubtful = {step for step, number in counted.items() if number != len(self._events[step])}
        self._hands = {row[1]: row for row in tables[_HAND].rows.values()}
        self.streams = sorted(self._names.keys() | self._steps.keys())
        self.club = min(self.streams, default=1)

    def sound(self, stream: int) -> tuple[Stored, ...]:
        """The longest beginning of the stream that can be read and folded."""
        found: list[Stored] = []
        while (row := self._steps[stream].get(len(found) + 1)) is not None:
            try:
                found.append(self._stored(row))
            except (StorageTrouble, LookupError, UnicodeError, AttributeError, TypeError, ValueError):
                break
        while found and (bad := _contradiction(found, is_club=stream == self.club)) is not None:
            newest = found[-1]
            act = newest.step.led_by or newest.seq
            if newest.step.instead_of is not None or newest.step.undoes is not None:
                # A correction of which hands played again are lost goes as a whole; what it corrects stands as it was.
                bad = max(bad, min(act, newest.seq))
            del found[bad - 1 :]
        return tuple(found)

    def _stored(self, row: Row) -> Stored:
        """The step of that row.

        Raises:
            StorageTrouble, LookupError, UnicodeError, AttributeError, TypeError, ValueError: it is not sound.
        """
        number, _stream, seq, at, label, facts, undoes, instead_of = row
        told = self._events.get(number, [])
        whole = [each[2] for each in told] == list(range(len(told))) and number not in self._doubtful
        if not whole or not (told or undoes) or not isinstance(at, int):
            raise ValueError(seq)
        earlier = [each for each in (undoes, instead_of) if each is not None]
        if len(earlier) > 1 or not all(isinstance(each, int) and 1 <= each < seq for each in earlier):
            raise ValueError(seq)
        events = tuple(decode(kind.decode(), version, data) for _id, _step, _at, kind, version, data in told)
        step = Step(label.decode(), events, decode_facts(facts.decode()), undoes, instead_of)
        return Stored(seq, at, replace(step, hand=self._text(number)))

    def _text(self, step: int) -> HandText | None:
        with suppress(KeyError, UnicodeError, AttributeError, TypeError):
            _id, _step, table, number, text = self._hands[step]
            if isinstance(number, int) and b"\x00" not in text:
                return HandText(TableNo(table), number, text.decode())
        return None

    def saved(self, stream: int, kept: Sequence[Stored]) -> Saved:
        """What became of the stream."""
        known = max(self._steps[stream], default=0)
        texts = sum((each.step.deals or each.step.attaches) and each.step.hand is None for each in kept)
        kind = CLUB if stream == self.club else EVENING
        until = kept[-1].at if kept else None
        lost = max(known - len(kept), 0)
        return Saved(stream, kind, self._name(stream, kept), len(kept), lost, until, texts, self._all_seen)

    def _name(self, stream: int, kept: Sequence[Stored]) -> str:
        first = kept[0].step.events[:1] if kept else ()
        if first and isinstance(first[0], EveningCreated):
            return first[0].name
        name = self._names.get(stream)
        return name.decode(errors="replace") if isinstance(name, bytes) and name else f"#{stream}"


def _events_counted(connection: sqlite3.Connection) -> Mapping[int, int] | None:
    """How many events each step has, by the index that SQLite keeps beside the table; None if that is damaged too."""
    try:
        counts = connection.execute(
            "SELECT step_id, count(*) FROM event INDEXED BY sqlite_autoindex_event_1 GROUP BY step_id"
        )
        return dict(counts.fetchall())
    except sqlite3.DatabaseError:
        return None


def _doubtful(events: _Table) -> set[int]:
    """The steps of which an event may be missing: their numbers have no gaps in a file that is whole."""
    found: set[int] = set()
    before: Row = (0, None, 0)
    for number, row in sorted(events.rows.items()):
        if number != before[0] + 1:
            found.add(before[1])
            if row[2] != 0:
                found.add(row[1])
        before = row
    if not events.whole:
        found.add(before[1])
    return found


def _contradiction(log: Sequence[Stored], *, is_club: bool) -> int | None:
    """The number of the first step that does not stand, None if all do."""
    try:
        if is_club:
            club_facts.read(log)
        else:
            fold.fold(history.places(log))
    except Refusal as refusal:
        return refusal.facts.get("seq") or 1
    except (LookupError, TypeError, ValueError, ArithmeticError):
        return len(log)
    return None


def _known_again(club: Sequence[Stored], evenings: Mapping[int, Sequence[Stored]]) -> tuple[Stored, ...]:
    """A step of the club for the people whom evenings name and it has lost, so that nobody else gets their numbers."""
    roster = club_facts.read(club)
    named: dict[PlayerId, str] = {}
    for log in evenings.values():
        named.update(transfer.people_named(log))
    taken = set(roster.numbers)
    events: list[Event] = []
    for number in sorted(named.keys() - roster.players.keys()):
        name = named[number] or f"#{number}"
        if person_key(name) in taken:
            name = f"{name} #{number}"
        taken.add(person_key(name))
        events.append(PlayerAdded(number, name))
    if not events:
        return ()
    at = max(stored.at for log in (club, *evenings.values()) for stored in log)
    facts = {"names": [event.name for event in events if isinstance(event, PlayerAdded)]}
    return (Stored(len(club) + 1, at, Step("players_added", tuple(events), facts)),)
