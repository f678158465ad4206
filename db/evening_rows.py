"""The list of evenings, read from the projections without folding anything."""

from dataclasses import dataclass
from typing import Any

from db.connection import Database
from db.models import Result, Stream, Tournament
from tournament.names import Instant


@dataclass(frozen=True, slots=True)
class EveningRow:
    """An evening in a list.

    Attributes:
        number: from 1, in the order of creation; what people type.
        stream: the number of its stream.
        started: when its clock first ran, or will by appointment; `finished`: when it was won.
        players: entries so far; `left`: those still in.
        last: its newest instant; `level`: the number of the level at that instant, 0 before the first.
        winners: who finished first, those without a name left out; several shared it.
    """

    number: int
    stream: int
    name: str
    created_at: Instant
    started: Instant | None
    finished: Instant | None
    players: int
    left: int
    last: Instant
    level: int
    winners: tuple[str, ...] = ()


def read(database: Database) -> tuple[EveningRow, ...]:
    """The evenings that are not off the list, in the order of creation."""
    query = (
        Tournament.select(
            Stream.id,
            Tournament.name,
            Stream.created_ms,
            Tournament.started_ms,
            Tournament.finished_ms,
            Tournament.players,
            Tournament.left,
            Tournament.last_ms,
            Tournament.level,
            Tournament.removed,
        )
        .join(Stream)
        .order_by(Stream.id)
        .tuples()
    )
    winners = _winners(database)
    rows: list[EveningRow] = []
    for number, (stream, *row, removed) in enumerate(list(query.execute(database)), start=1):
        if not removed:
            values: list[Any] = [number, stream, *row, winners.get(stream, ())]
            rows.append(EveningRow(*values))
    return tuple(rows)


def _winners(database: Database) -> dict[int, tuple[str, ...]]:
    """By the stream of each evening that is won."""
    found: dict[int, tuple[str, ...]] = {}
    won = (
        Result.select(Result.stream, Result.name)
        .join(Tournament, on=(Result.stream == Tournament.stream))
        .where((Result.place == 1) & (Result.name != "") & Tournament.finished_ms.is_null(False))
        .order_by(Result.stream, Result.entry)
    )
    for stream, name in won.tuples().execute(database):
        found[stream] = (*found.get(stream, ()), name)
    return found
