"""The log in the file: steps appended, steps read back, hands found."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from db.codec import decode, decode_facts, encode, encode_facts
from db.connection import Database
from db.errors import StorageBug, StorageTrouble, troubles
from db.models import Hand, Step
from tournament import history
from tournament.events import Event
from tournament.history import Stored
from tournament.names import Instant, TableNo


@dataclass(frozen=True, slots=True)
class StoredHand:
    """A dealt hand: its step's number and instant, its table, the table's count of hands, and its text (PHH)."""

    seq: int
    at: Instant
    table: TableNo
    number: int
    text: str


# A simulated evening appends thousands of steps, and building these statements anew takes peewee four times as long as
# SQLite takes to store them: they are written out here, once.
_NEWEST = "SELECT max(seq) FROM step WHERE stream_id = ?"
_STEP = "INSERT INTO step (stream_id, seq, at_ms, label, facts, undoes, instead_of) VALUES (?, ?, ?, ?, ?, ?, ?)"
_EVENT = "INSERT INTO event (step_id, position, kind, version, data) VALUES (?, ?, ?, ?, ?)"
FEW = 500
"""So many hands are asked for by number; of more, all are read and the others left."""
_HAND = "INSERT INTO hand (step_id, table_no, number, phh) VALUES (?, ?, ?, ?)"
_READ = """
SELECT step.seq, step.at_ms, step.label, step.facts, step.undoes, step.instead_of,
    event.position, event.kind, event.version, event.data
FROM step LEFT JOIN event ON event.step_id = step.id
WHERE step.stream_id = ?
ORDER BY step.seq, event.position
"""

_FIRST = """
SELECT event.kind, event.version, event.data
FROM step JOIN event ON event.step_id = step.id
WHERE step.stream_id = ? AND step.seq = 1 AND event.position = 0
"""


def append(database: Database, stream: int, stored: Stored, path: Path) -> None:
    """Write one step inside the caller's transaction.

    Raises:
        StorageTrouble: `second_writer` (`stream`, `seq`): that number is taken, so somebody else has written.
        StorageBug: a number is left out, or the step cannot be written down.
    """
    (newest,) = database.run(_NEWEST, (stream,)).fetchone()
    if stored.seq <= (newest or 0):
        raise StorageTrouble("second_writer", file=str(path), stream=stream, seq=stored.seq)
    if stored.seq != (newest or 0) + 1:
        raise StorageBug(f"step {stored.seq} of stream {stream} after step {newest}")
    step = stored.step
    row = (stream, stored.seq, stored.at, step.label, encode_facts(step.facts), step.undoes, step.instead_of)
    number = database.run(_STEP, row).lastrowid
    for position, event in enumerate(step.events):
        database.run(_EVENT, (number, position, *encode(event)))
    if step.hand is not None:
        database.run(_HAND, (number, step.hand.table, step.hand.number, step.hand.text))


def first(database: Database, stream: int, path: Path) -> Event | None:
    """The first event of the stream's first step; None where there is none.

    Raises:
        StorageTrouble: `from_newer_program`, `damaged_step`, with `stream` and `seq`.
    """
    with troubles(path):
        row = database.run(_FIRST, (stream,)).fetchone()
        if row is None:
            return None
        try:
            return decode(*row)
        except StorageTrouble as trouble:
            where = {"file": str(path), "stream": stream, "seq": 1}
            raise StorageTrouble(trouble.code, **(trouble.facts | where)) from trouble


def read(database: Database, stream: int, path: Path) -> list[Stored]:
    """The stream's steps, oldest first, without the texts of hands.

    Raises:
        StorageTrouble: with `stream` and `seq`: `from_newer_program` (`kind`, `version`), `damaged_step` (`detail`,
            and `kind` where an event is meant), `log_contradicts` (`why`: `step_missing`, `step_impossible`,
            `event_missing`): another program has changed or removed rows.
    """
    found: list[Stored] = []
    events: list[Event] = []
    begun: tuple[Any, ...] = (None,)
    with troubles(path):
        for seq, at, label, facts, undoes, instead_of, position, kind, version, data in database.run(_READ, (stream,)):
            wrong = None
            try:
                if seq != begun[0]:
                    found.extend(_stored(begun, events))
                    begun, events = (seq, at, label, decode_facts(facts), undoes, instead_of), []
                    wrong = _wrong_step(len(found) + 1, *begun)
                if position is not None:
                    if position != len(events):
                        wrong = wrong or "event_missing"
                    events.append(decode(kind, version, data))
            except StorageTrouble as trouble:
                where = {"file": str(path), "stream": stream, "seq": seq}
                raise StorageTrouble(trouble.code, **(trouble.facts | where)) from trouble
            if wrong is not None:
                raise StorageTrouble("log_contradicts", file=str(path), stream=stream, seq=len(found) + 1, why=wrong)
    found.extend(_stored(begun, events))
    return found


_EARLIEST, _LATEST = -62_000_000_000_000, 253_000_000_000_000
"""Instants between which every step is, about the years 5 and 9987: nothing beyond can be told as a date."""


def _wrong_step(
    due: int, seq: object, at: object, label: object, facts: object, undoes: object, instead_of: object
) -> str | None:
    """Why a step does not follow on those before it, which the guards of the file forbid; None if it does.

    Reading it all the same, `Ledger` would go round in circles.
    """
    if seq != due:
        return "step_missing"
    if type(at) is not int or not _EARLIEST < at < _LATEST:
        return "step_impossible"
    if type(label) is not str or (undoes is not None and instead_of is not None):
        return "step_impossible"
    earlier = undoes if instead_of is None else instead_of
    if earlier is None or (type(earlier) is int and 1 <= earlier < due):
        return None
    return "step_impossible"


def _stored(begun: tuple[Any, ...], events: list[Event]) -> Iterator[Stored]:
    """The step whose rows have all been read, if there was one."""
    if begun[0] is not None:
        seq, at, label, facts, undoes, instead_of = begun
        yield Stored(seq, at, history.Step(label, tuple(events), facts, undoes, instead_of))


def hands(database: Database, stream: int, live_seqs: Collection[int] | None, path: Path) -> Iterator[StoredHand]:
    """The stream's dealt hands, oldest first; of the given steps only, if any are given."""
    query = (
        Hand.select(Step.seq, Step.at_ms, Hand.table_no, Hand.number, Hand.phh)
        .join(Step)
        .where(Step.stream == stream)
        .order_by(Step.seq)
        .tuples()
    )
    wanted = None if live_seqs is None else frozenset(live_seqs)
    if wanted is not None and len(wanted) <= FEW:
        query = query.where(Step.seq.in_(wanted))  # a page that follows the evening asks for the newest one alone
    with troubles(path):
        for seq, at, table, number, text in query.execute(database):
            if wanted is None or seq in wanted:
                yield StoredHand(seq, at, TableNo(table), number, text)
