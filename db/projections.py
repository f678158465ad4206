"""The plain tables `player`, `tournament` and `result`: what the live steps say, for whoever opens the file.

They are written in the transaction of the step and can be made anew from the log at any time.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import peewee

from db import steps
from db.connection import Database
from db.errors import StorageBug, StorageTrouble
from db.models import CLUB, Player, Result, Stream, Tournament
from tournament import fold, history
from tournament.errors import Refusal
from tournament.events import (
    CLOCK_PRESSES,
    EveningStarted,
    FinalTableDrawn,
    HandPlayed,
    PlayerAdded,
    PlayersMoved,
    PositionsTold,
    SeatsDrawn,
    StartScheduled,
    TableBroken,
    TableHeld,
    TableOpened,
)
from tournament.history import Place, Stored
from tournament.names import EntryNo
from tournament.standings import standings
from tournament.state import Tournament as State

Row = tuple[int | str | None, ...]

# Any other kind, and one that is not born yet, has the results worked out again.
_CHANGES_NO_RESULT = frozenset(
    (
        *CLOCK_PRESSES,
        EveningStarted,
        FinalTableDrawn,
        HandPlayed,
        PlayersMoved,
        PositionsTold,
        SeatsDrawn,
        StartScheduled,
        TableBroken,
        TableHeld,
        TableOpened,
    )
)


def _upsert(table: str, columns: Sequence[str], keys: int) -> str:
    """Insert a row, or give the one with the same first columns its values."""
    names, marks = ", ".join(columns), ", ".join("?" * len(columns))
    values = ", ".join(f"{name} = excluded.{name}" for name in columns[keys:])
    key = ", ".join(columns[:keys])
    return f"INSERT INTO {table} ({names}) VALUES ({marks}) ON CONFLICT ({key}) DO UPDATE SET {values}"  # noqa: S608


# Written out once, as in steps.py.
_PUT_TOURNAMENT = _upsert(
    "tournament",
    (
        "stream_id",
        "name",
        "started_ms",
        "finished_ms",
        "last_ms",
        "players",
        "left",
        "tables",
        "hands",
        "level",
        "pool",
        "currency",
    ),
    keys=1,
)
_PUT_RESULT = _upsert("result", ("stream_id", "entry", "player_id", "name", "paid", "place", "prize", "out_ms"), keys=2)


_UNDOABLE = 20
"""So many states are remembered, so that undoing that many steps in a row need not fold the log again."""


@dataclass(frozen=True, slots=True)
class _Made:
    """What a live step made of an evening: the state, and the rows of its results. Step 0: nobody asks which."""

    step: int
    state: State
    results: Mapping[EntryNo, Row]


@dataclass(frozen=True, slots=True)
class _Folded:
    """An evening after its step `seq`: what its newest live steps made of it, the newest last."""

    seq: int
    made: tuple[_Made, ...]

    @property
    def now(self) -> _Made:
        return self.made[-1]


class Projections:
    """Keeps the plain tables equal to the log.

    It folds each evening along with the log, since the log's port hands over steps, not states. `write` belongs
    inside the transaction; only `believe` changes what is remembered.
    """

    def __init__(self, database: Database, path: Path) -> None:
        """For the open file at that path; nothing is read yet."""
        self._database = database
        self._path = path
        self._folded: dict[int, _Folded] = {}
        self._ahead: dict[int, _Folded] = {}

    def write(self, stream: int, stored: Stored) -> None:
        """Bring the tables up to the step that was just written.

        Raises:
            StorageBug: no such stream, or the step does not stand after those before it.
        """
        try:
            if self._is_club(stream):
                self._write_club(stream, stored)
            else:
                self._write_evening(stream, stored)
        except StorageTrouble:
            raise
        except Refusal as refusal:
            raise StorageBug(f"step {stored.seq} of stream {stream} does not stand: {refusal}") from refusal

    def believe(self) -> None:
        """The transaction is in the file."""
        self._folded.update(self._ahead)
        self._ahead = {}

    def forget(self) -> None:
        """The transaction is not in the file."""
        self._ahead = {}

    def check(self, stream: int, log: Sequence[Stored]) -> None:
        """Refuse a stream's log whose steps do not fit one another.

        Raises:
            StorageTrouble: as `_fold` says.
        """
        if self._is_club(stream):
            self._check_club(stream, log)
            return
        known = self._folded.get(stream)
        if known is None or not log or known.seq != log[-1].seq:
            self._folded[stream] = self._fold(stream, log)

    def rebuild(self) -> None:
        """Make every row anew from the log, inside the caller's transaction.

        Raises:
            StorageTrouble: as `_fold` and `steps.read` say.
        """
        self._folded = {}
        for table in (Result, Tournament, Player):
            table.delete().execute(self._database)
        streams = Stream.select(Stream.id, Stream.kind).order_by(Stream.id).tuples().execute(self._database)
        for stream, kind in list(streams):
            log = steps.read(self._database, stream, self._path)
            if kind == CLUB:
                self._insert_players(history.places(log))
            else:
                self._put(stream, None, self._fold(stream, log))

    # ---- the club --------------------------------------------------------------------------------------------------

    def _is_club(self, stream: int) -> bool:
        if stream in self._folded or stream in self._ahead:
            return False
        row = Stream.select(Stream.kind).where(Stream.id == stream).tuples().execute(self._database)
        kinds = [kind for (kind,) in row]
        if not kinds:
            raise StorageBug(f"no stream {stream}")
        return kinds == [CLUB]

    def _check_club(self, stream: int, log: Sequence[Stored]) -> None:
        for place in history.places(log):
            if not all(isinstance(event, PlayerAdded) for event in place.shown.step.events):
                raise self._contradiction(stream, place.first.seq, "not_a_club_fact")

    def _write_club(self, stream: int, stored: Stored) -> None:
        if stored.step.undoes is None and stored.step.instead_of is None:
            self._insert_players([Place(stored, stored)])
            return
        Player.delete().execute(self._database)
        self._insert_players(history.places(steps.read(self._database, stream, self._path)))

    def _insert_players(self, places: Iterable[Place]) -> None:
        rows = [
            {"id": event.player, "name": event.name, "added_ms": place.first.at}
            for place in places
            for event in place.shown.step.events
            if isinstance(event, PlayerAdded)
        ]
        for some in peewee.chunked(rows, 500):
            Player.insert_many(some).on_conflict_replace().execute(self._database)

    # ---- an evening ------------------------------------------------------------------------------------------------

    def _write_evening(self, stream: int, stored: Stored) -> None:
        before = self._before(stream, stored)
        after = self._after(stream, before, stored)
        self._ahead[stream] = after
        self._put(stream, before, after)

    def _before(self, stream: int, stored: Stored) -> _Folded | None:
        """The evening before the step that was just written."""
        known = self._ahead.get(stream) or self._folded.get(stream)
        if known is not None and known.seq == stored.seq - 1:
            return known
        log = steps.read(self._database, stream, self._path)[: stored.seq - 1]
        return self._fold(stream, log) if log else None

    def _fold(self, stream: int, log: Sequence[Stored]) -> _Folded:
        """What a log in the file makes of its evening.

        Raises:
            StorageTrouble: `log_contradicts` (`stream`, `seq`, `why`), `log_empty` (`stream`).
        """
        places = tuple(history.places(log))
        if not places:
            raise StorageTrouble("log_empty", file=str(self._path), stream=stream)
        try:
            return _folded(log)
        except Refusal as refusal:
            # The fold counts the chips only at the end, and then cannot say which step it was.
            seq = refusal.facts.get("seq") or fold.first_contradiction(places)
            raise self._contradiction(stream, seq, refusal.code) from refusal

    def _contradiction(self, stream: int, seq: int | None, why: str) -> StorageTrouble:
        return StorageTrouble("log_contradicts", file=str(self._path), stream=stream, seq=seq, why=why)

    def _after(self, stream: int, before: _Folded | None, stored: Stored) -> _Folded:
        seq, step = stored.seq, stored.step
        if before is None:
            return _folded([stored])
        if step.undoes == before.now.step and len(before.made) > 1:
            return _Folded(seq, before.made[:-1])
        if step.undoes is not None or step.instead_of is not None:
            return _folded(steps.read(self._database, stream, self._path))
        state = fold.apply_step(before.now.state, step.events, stored.at)
        same = all(type(event) in _CHANGES_NO_RESULT for event in step.events)
        results = before.now.results if same else _result_rows(state)
        return _Folded(seq, (*before.made[-_UNDOABLE:], _Made(seq, state, results)))

    def _put(self, stream: int, before: _Folded | None, after: _Folded) -> None:
        """Write the evening's row, and of its results only what is no longer the same."""
        self._database.run(_PUT_TOURNAMENT, (stream, *_tournament_row(after.now.state)))
        old: Mapping[EntryNo, Row] = {} if before is None else before.now.results
        new = after.now.results
        if new is old:
            return
        for entry, row in new.items():
            if old.get(entry) != row:
                self._database.run(_PUT_RESULT, (stream, entry, *row))
        for entry in old.keys() - new.keys():
            self._database.run("DELETE FROM result WHERE stream_id = ? AND entry = ?", (stream, entry))


def _folded(log: Sequence[Stored]) -> _Folded:
    state = fold.fold(history.places(log))
    return _Folded(log[-1].seq, (_Made(0, state, _result_rows(state)),))


def _tournament_row(state: State) -> Row:
    level = state.structure.level_number(state.clock.reading(state.last).index)
    return (
        state.setup.name,
        state.started,
        state.finished,
        state.last,
        len(state.entries),
        len(state.left),
        len(state.tables),
        state.hands,
        level,
        state.pool,
        state.setup.currency,
    )


def _result_rows(state: State) -> dict[EntryNo, Row]:
    rows: dict[EntryNo, Row] = {}
    for line in standings(state):
        entry = state.entries[line.entry]
        rows[line.entry] = (entry.player, line.name, entry.charged, line.place, line.prize, line.out_at)
    return rows
