"""Evenings of The Tournament Director (`.tdt` files) come to a club: each file in a transaction of its own."""

import hashlib
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from db.errors import StorageBug
from db.shelf import Shelf
from tournament import fold, history
from tournament.club import Club, Roster
from tournament.decoding import Note
from tournament.errors import BadFile, Refusal, RuleViolation
from tournament.evening import Now
from tournament.events import EveningImported, EveningRemoved, Event
from tournament.history import Step, Stored
from tournament.names import Instant
from tournament.sales import money
from tournament.seasons.leaving import day_of
from tournament.standings import standings
from tournament.state import Tournament
from tournament.tdt import grammar, people, reading, season
from tournament.tdt.evening import Retold, retell
from tournament.tdt.file import TdtFile

SUFFIX = ".tdt"
CURRENCY = "EUR"
"""Of amounts in such files, which name none."""
_START = re.compile(rb'\bStartTime"?: *(\d{1,15})')


@dataclass(frozen=True, slots=True)
class Arrived:
    """What became of one file.

    Attributes:
        file: where it lies.
        title: the evening's name, empty where it could not be read; `began`: when, None where it has not.
        stream: of the evening here, also where it was here already; None: it did not come.
        state: what the evening folds to; None where it did not come, or was here already.
        season: that it joined, empty: none; `new`: who is new to the club.
        notes: what of it did not come along.
        refused: why it did not come.
    """

    file: Path
    title: str = ""
    began: Instant | None = None
    stream: int | None = None
    state: Tournament | None = None
    season: str = ""
    new: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()
    refused: Refusal | None = None


def files_of(path: Path) -> tuple[Path, ...]:
    """The file itself, or every `.tdt` file in the folder and the folders in it, first played first, then by names.

    So the numbers of the evenings, and the season, grow as the evenings did.

    Raises:
        BadFile: `file_missing`, `tdt_none_there` (no such file in it), `cannot_read` (`detail`).
    """
    try:
        if path.is_dir():
            found = [each for each in path.rglob("*") if each.suffix.lower() == SUFFIX and each.is_file()]
            if not found:
                raise BadFile("tdt_none_there", file=str(path))
            return tuple(sorted(found, key=lambda each: (_started(each), each)))
        there = path.exists()
    except (OSError, ValueError) as trouble:
        raise BadFile("cannot_read", file=str(path), detail=str(trouble)) from trouble
    if not there:
        raise BadFile("file_missing", file=str(path))
    return (path,)


def arriving(
    shelf: Shelf, files: Sequence[Path], now: Now, *, currency: str = CURRENCY, again: bool = False
) -> Iterator[Arrived]:
    """Take these evenings in one after the other, each as one step of the club that can be undone.

    A file that cannot be read is told of in its place, and the others come all the same; so is an evening that is here
    already, which stays as it is. Whoever asks for no more has those that he was told of.

    Args:
        shelf: where to.
        files: what to read.
        now: says what time it is.
        currency: of their amounts.
        again: take in evenings that are here already once more, instead of those.

    Raises:
        BadInput: `currency_unknown`.
        StorageTrouble: as `Shelf.append` says; the files before it are here.
    """
    money.minor_digits(currency)
    arrival = _Arrival(shelf, now, currency, again=again)
    for file in files:
        yield arrival.one(file)


class _Coming:
    """The club's log on the shelf; with its next step that evening is stored."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self.evening: dict[int, tuple[Stored, ...]] = {}

    def append(self, batch: Sequence[tuple[int, Stored]], states: Mapping[int, object]) -> None:
        """Keep the steps and the evening, or nothing of it."""
        self._shelf.add_evenings(self.evening, [stored for _stream, stored in batch])


class _Arrival:
    """Files on their way into one club."""

    def __init__(self, shelf: Shelf, now: Now, currency: str, *, again: bool) -> None:
        self._shelf = shelf
        self._now = now
        self._currency = currency
        self._again = again
        self._log = _Coming(shelf)
        stream = shelf.club_stream()
        self._club = Club(self._log, stream, shelf.read(stream), now)
        self._days = {row.stream: _day(row.started, row.last) for row in shelf.evenings()}

    def one(self, file: Path) -> Arrived:
        """What becomes of that file."""
        try:
            data = _bytes(file)
            read = reading.read(data, str(file))
        except BadFile as bad:
            return Arrived(file, refused=bad)
        origin = season.ORIGIN + (read.uuid or hashlib.sha256(data).hexdigest()[:32])
        here = self._club.state.origins.get(origin)
        known = people.acquaint(self._club.state, read)
        try:
            retold = retell(read, known.people, self._currency, self._now())
            if here is not None and not self._again:
                return self._left(file, read, here, retold.state)
            return self._stored(file, read, origin, known, retold)
        except (RuleViolation, StorageBug) as wrong:
            why = str(wrong) if isinstance(wrong, StorageBug) else wrong.code
            return Arrived(file, read.title, refused=BadFile("tdt_tells_nothing", file=str(file), why=why))

    def _left(self, file: Path, read: TdtFile, here: int, told: Tournament) -> Arrived:
        """It stays as it is, also where the file tells otherwise now: somebody has played on or put things right."""
        row = next((row for row in self._shelf.evenings() if row.stream == here), None)
        facts: dict[str, Any] = {"name": row.name if row else read.title, "number": row.number if row else 0}
        notes = [Note("tdt_evening_here", facts)]
        if not _same(told, fold.fold(history.places(self._shelf.read(here)))):
            notes.append(Note("tdt_evening_differs", {}))
        return Arrived(file, facts["name"], read.started, here, notes=tuple(notes))

    def _stored(self, file: Path, read: TdtFile, origin: str, known: people.Acquainted, retold: Retold) -> Arrived:
        stream, name = self._shelf.next_stream(), retold.state.setup.name
        day = _day(retold.state.started, retold.state.last)
        here = self._club.state.origins.get(origin)
        days = {other: when for other, when in self._days.items() if other != here} | {stream: day}
        joined: list[season.Joined] = []

        def arrive(roster: Roster, at: Instant) -> Step:
            joined.append(season.join(roster, read, stream, days, known.people, name))
            gone = () if here is None else (EveningRemoved(here, name),)
            events: tuple[Event, ...] = (*known.facts, *gone, EveningImported(stream, name, origin), *joined[-1].facts)
            return Step("evening_imported", events, {"name": name, "count": len(known.new)})

        self._log.evening = {stream: retold.steps}
        self._club.perform(arrive)
        self._days = days
        notes = (*known.notes, *retold.notes, *joined[-1].notes)
        return Arrived(file, name, read.started, stream, retold.state, joined[-1].season, known.new, notes)


def _same(one: Tournament, other: Tournament) -> bool:
    """Whether both come to the same: who was where, and what was bought and won."""
    return (one.finished, one.pool, one.purchases, standings(one)) == (
        other.finished,
        other.pool,
        other.purchases,
        standings(other),
    )


def _bytes(file: Path) -> bytes:
    try:
        if file.stat().st_size > grammar.MOST_BYTES:
            raise BadFile("file_too_large", file=str(file))
        return file.read_bytes()
    except FileNotFoundError as missing:
        raise BadFile("file_missing", file=str(file)) from missing
    except (OSError, ValueError) as trouble:
        raise BadFile("cannot_read", file=str(file), detail=str(trouble)) from trouble


def _started(file: Path) -> float:
    """When the evening began, looked up without reading the rest; those that nobody started come last."""
    try:
        found = _START.search(_bytes(file))
    except BadFile:  # it is told of when its turn comes
        return math.inf
    return int(found[1]) if found else math.inf


def _day(started: Instant | None, last: Instant) -> str:
    return day_of(last if started is None else started, simulated=False)
