"""What finished evenings leave behind, one JSON text each, so that seasons are reckoned without folding anything.

The text is `EveningResult` as it is, with people and knock-outs as lists; whoever changes what stands there adds a
migration, after which all of it is made anew.
"""

from dataclasses import replace
from pathlib import Path

import msgspec

from db.connection import Database
from db.errors import StorageTrouble, troubles
from tournament.names import Instant
from tournament.seasons.leaving import day_of, evening_result
from tournament.seasons.results import EveningResult
from tournament.state import Tournament

_DECODER = msgspec.json.Decoder(EveningResult)
_PUT = "INSERT OR REPLACE INTO outcome (stream_id, data) VALUES (?, ?)"
_DELETE = "DELETE FROM outcome WHERE stream_id = ?"
_READ = """
SELECT outcome.stream_id, outcome.data
FROM outcome JOIN tournament ON tournament.stream_id = outcome.stream_id
WHERE NOT tournament.removed
"""


def text(state: Tournament, stream: int) -> str | None:
    """What the table says of the evening; None while it is not finished."""
    return None if state.finished is None else msgspec.json.encode(evening_result(state, stream)).decode()


def put(database: Database, stream: int, data: str | None) -> None:
    """Have the table say that, inside the caller's transaction."""
    if data is None:
        database.run(_DELETE, (stream,))
    else:
        database.run(_PUT, (stream, data))


class Outcomes:
    """The results of the finished evenings of a file; each is taken apart once, until it changes."""

    def __init__(self, database: Database, path: Path) -> None:
        """For the open file at that path; nothing is read yet."""
        self._database = database
        self._path = path
        self._known: dict[int, tuple[str, EveningResult]] = {}
        self._results: tuple[EveningResult, ...] = ()
        self._as_of: tuple[object, object] | None = None

    def read(self) -> tuple[EveningResult, ...]:
        """Those of the list of evenings, in the order in which they began.

        Raises:
            StorageTrouble: `damaged` (`detail`), or what `errors.troubles` says.
        """
        with troubles(self._path):
            # The one counts what other connections wrote, the other what this one did.
            now = (self._database.pragma("data_version"), self._database.raw().total_changes)
            if now != self._as_of:
                rows = self._database.run(_READ).fetchall()
                self._known = {stream: self._taken_apart(stream, data) for stream, data in rows}
                self._results = tuple(sorted((result for _data, result in self._known.values()), key=_order))
                self._as_of = now
        return self._results

    def _taken_apart(self, stream: int, data: str) -> tuple[str, EveningResult]:
        known = self._known.get(stream)
        if known is not None and known[0] == data:
            return known
        try:
            result = _DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise StorageTrouble("damaged", file=str(self._path), detail=f"outcome {stream}: {error}") from error
        # The day hangs on where this computer stands, not on where the evening was written down.
        return data, replace(result, day=day_of(_began(result), simulated=result.simulated))


def _began(result: EveningResult) -> Instant:
    return result.started or result.finished or 0


def _order(result: EveningResult) -> tuple[Instant, int]:
    return _began(result), result.stream
