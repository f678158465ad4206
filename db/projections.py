"""The plain tables: what the live steps say, for whoever opens the file.

`tournament`, `result` and `outcome` are made here, those of the club in `club_tables`. They are written in the
transaction of the step and can be made anew from the log at any time.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from db import outcomes, steps
from db.club_tables import ClubTables
from db.connection import Database
from db.errors import StorageBug, StorageTrouble
from db.models import CLUB, Outcome, Result, Stream, Tournament
from tournament import fold, history
from tournament.errors import Refusal
from tournament.events import (
    CLOCK_PRESSES,
    BreakingOrderSet,
    EveningStarted,
    FinalTableDrawn,
    HandBegan,
    HandPlayed,
    HandVoided,
    PlayedBy,
    PlayersLocked,
    PlayersMoved,
    PositionsTold,
    SeatsDrawn,
    StartScheduled,
    TableBroken,
    TableChanged,
    TableClosed,
    TableHeld,
    TableOpened,
)
from tournament.history import Stored
from tournament.names import EntryNo, Instant
from tournament.remembered import Folded, Remembered
from tournament.sales.prices import Buying
from tournament.standings import standings
from tournament.state import Entry
from tournament.state import Tournament as State

Row = tuple[int | str | None, ...]

# Any other kind, and one that is not born yet, has the results worked out again.
_CHANGES_NO_RESULT = frozenset(
    (
        *CLOCK_PRESSES,
        BreakingOrderSet,
        EveningStarted,
        FinalTableDrawn,
        HandBegan,
        HandPlayed,
        HandVoided,
        PlayedBy,
        PlayersLocked,
        PlayersMoved,
        PositionsTold,
        SeatsDrawn,
        StartScheduled,
        TableBroken,
        TableChanged,
        TableClosed,
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
_PUT_RESULT = _upsert(
    "result",
    (
        "stream_id",
        "entry",
        "player_id",
        "name",
        "paid",
        "place",
        "prize",
        "out_ms",
        "bounty",
        "rebuys",
        "add_ons",
        "knock_outs",
    ),
    keys=2,
)


@dataclass(frozen=True, slots=True)
class _Known:
    """What stands in the tables `result` and `outcome` for an evening, as its step `seq` left it."""

    seq: int
    results: Mapping[EntryNo, Row]
    outcome: str | None


class Projections:
    """Keeps the plain tables equal to the log.

    `write`, `take_in` and `settle` belong inside the transaction; only `believe` changes what is known.
    """

    def __init__(self, database: Database, path: Path) -> None:
        """For the open file at that path; nothing is read yet."""
        self._database = database
        self._path = path
        self._known: dict[int, _Known] = {}
        self._ahead: dict[int, _Known] = {}
        self._written: dict[int, list[Stored]] = {}
        self._club = ClubTables(database, path)

    def write(self, stream: int, stored: Stored) -> None:
        """Note the step that was just written; `settle` brings the tables up to it.

        Raises:
            StorageBug: no such stream.
        """
        if self._is_club(stream):
            self._club.write(stream, stored)
        else:
            self._written.setdefault(stream, []).append(stored)

    def take_in(self, stream: int, log: Sequence[Stored]) -> None:
        """Bring the tables up to a whole evening that was just written, folding it once.

        Raises:
            StorageTrouble: as `folded` says.
        """
        self._ahead[stream] = self._put(stream, log[-1].seq, self.folded(stream, log).state, None)

    def settle(self, states: Mapping[int, object]) -> None:
        """Bring the tables up to the steps written, before the transaction ends.

        `states`: what streams fold to with them; the others are folded.

        Raises:
            StorageBug: a step does not stand after those before it.
            StorageTrouble: as `folded` says.
        """
        for stream, written in self._written.items():
            state = states.get(stream)
            if not isinstance(state, State):
                state = self._state(stream, written[0].seq)
            known = self._known.get(stream)
            if known is not None and known.seq != written[0].seq - 1:
                known = None
            if known is not None and not any(_may_change_results(stored) for stored in written):
                self._database.run(_PUT_TOURNAMENT, (stream, *_tournament_row(state)))
                self._ahead[stream] = _Known(written[-1].seq, known.results, known.outcome)
            else:
                self._ahead[stream] = self._put(stream, written[-1].seq, state, known)
        self._written = {}
        self._club.settle(states)

    def believe(self) -> None:
        """The transaction is in the file."""
        self._known.update(self._ahead)
        self._ahead = {}
        self._club.believe()

    def forget(self) -> None:
        """The transaction is not in the file."""
        self._ahead = {}
        self._written = {}
        self._club.forget()

    def checked(self, stream: int, log: Sequence[Stored]) -> list[Stored]:
        """The stream's log, if its steps fit one another; an evening's is folded on this occasion.

        Raises:
            StorageTrouble: as `folded` says.
        """
        if not self._is_club(stream):
            return self.folded(stream, log)
        self._club.check(stream, log)
        return list(log)

    def rebuild(self) -> None:
        """Make every row anew from the log, inside the caller's transaction.

        Raises:
            StorageTrouble: as `folded` and `steps.read` say.
        """
        self._known = {}
        for table in (Outcome, Result, Tournament):
            table.delete().execute(self._database)
        streams = Stream.select(Stream.id, Stream.kind).order_by(Stream.id).tuples().execute(self._database)
        kinds = list(streams)
        for stream, kind in kinds:
            if kind != CLUB:
                log = steps.read(self._database, stream, self._path)
                self._put(stream, len(log), self.folded(stream, log).state, None)
        for stream, kind in kinds:
            if kind == CLUB:
                self._club.rebuild(stream)

    def _is_club(self, stream: int) -> bool:
        if stream in self._known or stream in self._written:
            return False
        row = Stream.select(Stream.kind).where(Stream.id == stream).tuples().execute(self._database)
        kinds = [kind for (kind,) in row]
        if not kinds:
            raise StorageBug(f"no stream {stream}")
        return kinds == [CLUB]

    # ---- an evening ------------------------------------------------------------------------------------------------

    def folded(self, stream: int, log: Sequence[Stored]) -> Folded[State]:
        """An evening's log from the file, with what it folds to.

        Raises:
            StorageTrouble: `log_contradicts` (`stream`, `seq`, `why`), `log_empty` (`stream`).
        """
        remembered = Remembered[State]()
        try:
            return Folded(log, fold.fold(history.places(log), None, remembered), remembered)
        except fold.Contradiction as wrong:
            file = str(self._path)
            if wrong.code == "empty_log":
                raise StorageTrouble("log_empty", file=file, stream=stream) from wrong
            seq = wrong.facts.get("seq")
            raise StorageTrouble("log_contradicts", file=file, stream=stream, seq=seq, why=wrong.code) from wrong

    def _state(self, stream: int, written: int) -> State:
        """What the file says of an evening; it did stand before the step written."""
        try:
            return self.folded(stream, steps.read(self._database, stream, self._path)).state
        except StorageTrouble as trouble:
            if trouble.code == "log_contradicts" and trouble.facts["seq"] >= written:
                raise _does_not_stand(stream, trouble.facts["seq"], trouble) from trouble
            raise

    def _put(self, stream: int, seq: int, state: State, known: _Known | None) -> _Known:
        """Write the evening's row, and of its results only what is no longer the same, where that is known."""
        self._database.run(_PUT_TOURNAMENT, (stream, *_tournament_row(state)))
        new = _result_rows(state)
        if known is None:
            self._database.run("DELETE FROM result WHERE stream_id = ?", (stream,))
        old: Mapping[EntryNo, Row] = {} if known is None else known.results
        changed = [(stream, entry, *row) for entry, row in new.items() if old.get(entry) != row]
        self._database.raw().executemany(_PUT_RESULT, changed)
        gone = [(stream, entry) for entry in old.keys() - new.keys()]
        self._database.raw().executemany("DELETE FROM result WHERE stream_id = ? AND entry = ?", gone)
        outcome = outcomes.text(state, stream)
        if known is None or known.outcome != outcome:
            outcomes.put(self._database, stream, outcome)
        return _Known(seq, new, outcome)


def _does_not_stand(stream: int, seq: int, why: Refusal) -> StorageBug:
    return StorageBug(f"step {seq} of stream {stream} does not stand: {why}")


def _may_change_results(stored: Stored) -> bool:
    step = stored.step
    if step.undoes is not None or step.instead_of is not None:
        return True
    return any(type(event) not in _CHANGES_NO_RESULT for event in step.events)


def _tournament_row(state: State) -> Row:
    level = state.structure.level_number(state.clock.reading(state.last).index)
    return (
        state.setup.name,
        state.started,
        state.finished,
        state.last,
        len(state.entered),
        len(state.left),
        len(state.tables),
        state.hands,
        level,
        state.pool,
        state.setup.currency,
    )


def _result_rows(state: State) -> dict[EntryNo, Row]:
    """A row for each entry that counts; one that was followed by another of the same person holds no place."""
    lines = {line.entry: line for line in standings(state)}
    heads = Counter(number for entry in state.entered for lost in _losses(entry) for number in lost)
    rows: dict[EntryNo, Row] = {}
    for entry in state.entered:
        line = lines.get(entry.number)
        place, prize, bounty, out = (
            (None, 0, 0, _out_at(entry)) if line is None else (line.place, line.prize, line.bounty, line.out_at)
        )
        more = _sold(entry) if len(entry.purchases) > 1 else (0, 0)
        rows[entry.number] = (
            entry.player,
            entry.name,
            entry.charged,
            place,
            prize,
            out,
            bounty,
            *more,
            heads[entry.number],
        )
    return rows


def _losses(entry: Entry) -> Iterator[tuple[EntryNo, ...]]:
    """Who took each of its heads."""
    if entry.bust is not None:
        yield entry.bust.by
    for knockout in entry.knockouts:
        yield knockout.by


def _sold(entry: Entry) -> tuple[int, int]:
    """How many rebuys and add-ons it bought."""
    kinds = Counter(bought.buying for bought in entry.purchases)
    return kinds[Buying.REBUY], kinds[Buying.ADD_ON]


def _out_at(entry: Entry) -> Instant | None:
    return None if entry.bust is None else entry.bust.at
