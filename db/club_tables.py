"""The plain tables of the club: `player`, `structure`, `price_set`, `season`, `identity`; evenings off the list.

Kept equal to the club's log as `projections` keeps those of the evenings.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from db import steps
from db.connection import Database
from db.errors import StorageBug, StorageTrouble
from db.models import Identity, Player, PriceSet, Season, Structure, Tournament
from tournament.club import Roster, facts
from tournament.errors import Refusal, RuleViolation
from tournament.history import Stored

Row = tuple[object, ...]
Rows = Mapping[object, Row]


@dataclass(frozen=True, slots=True)
class _Folded:
    """The club after its step `seq`."""

    seq: int
    roster: Roster


class ClubTables:
    """Keeps them equal to the log.

    `write` and `settle` belong inside the transaction; only `believe` changes what is known.
    """

    def __init__(self, database: Database, path: Path) -> None:
        """For the open file at that path; nothing is read yet."""
        self._database = database
        self._path = path
        self._known: _Folded | None = None
        self._ahead: _Folded | None = None
        self._stream = 0
        self._written: list[Stored] = []

    def write(self, stream: int, stored: Stored) -> None:
        """Note the step that was just written; `settle` brings the tables up to it."""
        self._stream = stream
        self._written.append(stored)

    def settle(self, states: Mapping[int, object]) -> None:
        """Bring the tables up to the steps written, when those of the evenings are; `states`: as `Projections` says.

        Raises:
            StorageBug: a step does not stand after those before it.
            StorageTrouble: as `_fold` says.
        """
        if not self._written:
            return
        written, self._written = self._written, []
        before = self._before(self._stream, written[0].seq)
        given = states.get(self._stream)
        after = given if isinstance(given, Roster) else self._after(before, written)
        self._ahead = _Folded(written[-1].seq, after)
        self._put(before, after)

    def believe(self) -> None:
        """The transaction is in the file."""
        if self._ahead is not None:
            self._known, self._ahead = self._ahead, None

    def forget(self) -> None:
        """The transaction is not in the file."""
        self._ahead = None
        self._written = []

    def check(self, stream: int, log: Sequence[Stored]) -> None:
        """Refuse a log whose steps do not fit one another.

        Raises:
            StorageTrouble: as `_fold` says.
        """
        self._known = _Folded(log[-1].seq if log else 0, self._fold(stream, log))

    def rebuild(self, stream: int) -> None:
        """Make every row anew from the log, inside the caller's transaction, when those of the evenings are there.

        Raises:
            StorageTrouble: as `_fold` and `steps.read` say.
        """
        for table in (Player, Structure, PriceSet, Season, Identity):
            table.delete().execute(self._database)
        self.check(stream, steps.read(self._database, stream, self._path))
        if self._known is not None:
            self._put(Roster(), self._known.roster)

    # ---- what the steps make of it ---------------------------------------------------------------------------------

    def _before(self, stream: int, seq: int) -> Roster:
        """The club before the step of that number."""
        if self._known is not None and self._known.seq == seq - 1:
            return self._known.roster
        return self._fold(stream, steps.read(self._database, stream, self._path)[: seq - 1])

    def _after(self, roster: Roster, written: Sequence[Stored]) -> Roster:
        """The club after the steps that were just written."""
        for stored in written:
            step = stored.step
            try:
                if step.undoes is not None or step.instead_of is not None:
                    return facts.read(steps.read(self._database, self._stream, self._path))
                roster = facts.apply_step(roster, step.events, stored.at)
            except RuleViolation as refusal:
                raise StorageBug(f"step {stored.seq} of the club does not stand: {refusal}") from refusal
        return roster

    def _fold(self, stream: int, log: Sequence[Stored]) -> Roster:
        """What a log in the file makes of the club.

        Raises:
            StorageTrouble: `log_contradicts` (`stream`, `seq`, `why`).
        """
        try:
            return facts.read(log)
        except Refusal as refusal:
            seq = refusal.facts.get("seq")
            raise StorageTrouble(
                "log_contradicts", file=str(self._path), stream=stream, seq=seq, why=refusal.code
            ) from refusal

    # ---- rows ------------------------------------------------------------------------------------------------------

    def _put(self, before: Roster, after: Roster) -> None:
        """Write what is no longer the same."""
        for table, keys, columns, rows in _TABLES:
            self._put_rows(table, columns[:keys], columns, rows(before), rows(after))
        for stream in before.hidden ^ after.hidden:
            removed = {Tournament.removed: stream in after.hidden}
            Tournament.update(removed).where(Tournament.stream == stream).execute(self._database)

    def _put_rows(self, table: str, keys: Sequence[str], columns: Sequence[str], old: Rows, new: Rows) -> None:
        if old == new:
            return
        gone = [row[: len(keys)] for key, row in old.items() if key not in new]
        changed = [row for key, row in new.items() if old.get(key) != row]
        names, marks = ", ".join(columns), ", ".join("?" * len(columns))
        same = " AND ".join(f"{key} = ?" for key in keys)
        run = self._database.raw().executemany
        run(f"DELETE FROM {table} WHERE {same}", gone)  # noqa: S608
        run(f"INSERT OR REPLACE INTO {table} ({names}) VALUES ({marks})", changed)  # noqa: S608


def _players(roster: Roster) -> Rows:
    return {
        number: (number, each.name, each.joined, each.nickname, each.notes, each.archived, each.merged_into)
        for number, each in roster.players.items()
    }


def _structures(roster: Roster) -> Rows:
    return {each.name: (each.name, _json(each)) for each in roster.structures.values()}


def _price_sets(roster: Roster) -> Rows:
    return {each.name: (each.name, each.currency, _json(each.prices)) for each in roster.price_sets.values()}


def _seasons(roster: Roster) -> Rows:
    return {
        each.name: (each.name, each.first_day, each.last_day, each.league, key in roster.closed, _json(each))
        for key, each in roster.seasons.items()
    }


def _identities(roster: Roster) -> Rows:
    return {key: (*key, number) for key, number in roster.identities.items()}


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


_TABLES: tuple[tuple[str, int, tuple[str, ...], Callable[[Roster], Rows]], ...] = (
    ("player", 1, ("id", "name", "added_ms", "nickname", "notes", "archived", "merged_into"), _players),
    ("structure", 1, ("name", "data"), _structures),
    ("price_set", 1, ("name", "currency", "data"), _price_sets),
    ("season", 1, ("name", "first_day", "last_day", "league", "closed", "data"), _seasons),
    ("identity", 2, ("source", "id", "player_id"), _identities),
)
"""Each table, how many of its columns are its key, its columns, and what the roster says should stand in it."""
