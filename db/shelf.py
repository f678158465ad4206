"""One file with a club and its evenings: what the faces open, read and append to."""

import gc
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from db import backup, opening, steps
from db.connection import transaction
from db.errors import StorageBug, StorageTrouble, troubles
from db.evening_rows import EveningRow
from db.models import CLUB, EVENING, Result, Stream, Structure
from db.opening import OpenFile
from db.outcomes import Outcomes
from db.projections import Projections
from db.steps import StoredHand
from tournament import history
from tournament.events import EveningCreated
from tournament.history import Stored
from tournament.names import Instant, PlayerId
from tournament.remembered import Folded
from tournament.seasons.results import EveningResult
from tournament.state import Tournament as State


class Shelf:
    """An open file. One writer at a time; readers may look in meanwhile.

    To be used in the thread that opened it. Fills the port `tournament.evening.Log`.

    Attributes:
        path: where the file lies.
    """

    def __init__(self, file: OpenFile) -> None:
        """What is on that file, which the shelf closes (`Shelf.open` opens it, too)."""
        self.path = file.path
        self._file = file
        self._database = file.database
        self._projections = Projections(file.database, file.path)
        self._outcomes = Outcomes(file.database, file.path)

    # ---- opening and closing ---------------------------------------------------------------------------------------

    @classmethod
    def open(cls, path: Path, *, write: bool = True, create: bool = False) -> Self:
        """Open the file, as the one writer or to read only.

        Lock, check, and where the file is older than the program: copy, then change.

        Args:
            path: the file.
            write: take the writer's lock. A reader sees what is stored until the moment it looks.
            create: make the file where there is none.

        Raises:
            StorageTrouble: `missing_file`, `missing_folder`, `is_a_folder`, `empty_file`, `not_a_database`, `not_ours`,
                `from_newer_program` (`version`, `newest`), `from_older_program` (to a reader: `version`, `newest`),
                `in_use` (`by`), `hard_linked`, `log_left` (`log`), `damaged` (`detail`), or what `errors.troubles`
                says. The file is as before.
        """
        return cls(opening.to_write(path, create=create) if write else opening.to_read(path))

    def close(self) -> None:
        """Let go of the file; closing twice does no harm."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # ---- reading ---------------------------------------------------------------------------------------------------

    def club_stream(self) -> int:
        """The number of the club's one stream, which was made with the file.

        Raises:
            StorageTrouble: `damaged`: it is gone.
        """
        with troubles(self.path):
            found = list(Stream.select(Stream.id).where(Stream.kind == CLUB).tuples().execute(self._database))
        if not found:
            raise StorageTrouble("damaged", file=str(self.path), detail="stream")
        return int(found[0][0])

    def evenings(self) -> tuple[EveningRow, ...]:
        """The evenings of the list, in the order of creation.

        One that was removed from it keeps its number: those of the others stay what people know.
        """
        return self._file.evenings()

    def setup(self, stream: int) -> EveningCreated:
        """What an evening was created with, without reading the rest of it.

        Raises:
            StorageTrouble: as `steps.read` says.
            StorageBug: it is no evening's stream.
        """
        first = steps.first(self._database, stream, self.path)
        if not isinstance(first, EveningCreated):
            raise StorageBug(f"stream {stream} is no evening")
        return first

    def keeps_structures(self) -> bool:
        """Whether the club keeps any of its own, without reading its steps."""
        with troubles(self.path):
            return bool(list(Structure.select(Structure.name).limit(1).tuples().execute(self._database)))

    def evenings_of(self) -> Mapping[PlayerId, frozenset[int]]:
        """The streams of the evenings that each number of the club has entered, those off the list too."""
        found: dict[PlayerId, set[int]] = {}
        with troubles(self.path):
            for player, stream in Result.select(Result.player_id, Result.stream).tuples().execute(self._database):
                if player is not None:
                    found.setdefault(PlayerId(player), set()).add(stream)
        return {player: frozenset(streams) for player, streams in found.items()}

    def evening_results(self) -> tuple[EveningResult, ...]:
        """What the finished evenings of the list leave behind, in the order in which they began; nothing is folded.

        Raises:
            StorageTrouble: as `Outcomes.read` says.
        """
        with _nothing_thrown_away():
            return self._outcomes.read()

    def read(self, stream: int) -> list[Stored]:
        """The stream's steps, oldest first; the texts of hands stay in the file (`step.hand` is None).

        They fit one another: whoever folds them is not refused. An evening's come `Folded`.

        Raises:
            StorageTrouble: `from_newer_program`, `damaged_step`, `log_contradicts` (`why`), each with `stream` and
                `seq`; `log_empty` (`stream`).
        """
        with _nothing_thrown_away(), troubles(self.path):
            return self._projections.checked(stream, steps.read(self._database, stream, self.path))

    def read_unchecked(self, stream: int) -> list[Stored]:
        """The stream's steps as they lie in the file, whether they fit one another or not.

        Raises:
            StorageTrouble: as `steps.read` says.
        """
        with troubles(self.path):
            return steps.read(self._database, stream, self.path)

    def read_evening(self, stream: int) -> Folded[State]:
        """An evening's steps as `read` gives them, with the state they fold to.

        Raises:
            StorageTrouble: as `read` says.
            StorageBug: it is no evening's stream.
        """
        log = self.read(stream)
        if not isinstance(log, Folded):
            raise StorageBug(f"stream {stream} is no evening")
        return log

    def hands(self, stream: int, live_seqs: Collection[int] | None = None) -> Iterator[StoredHand]:
        """The texts of the stream's dealt hands, oldest first; with `live_seqs` those of these steps only."""
        return steps.hands(self._database, stream, live_seqs, self.path)

    def hand_texts(self, stream: int, log: Sequence[Stored]) -> tuple[str, ...]:
        """The texts of the hands that count in the stream's log, in the order of the evening's running number.

        A corrected hand stands where the first one stood. After those dealt come those attached, file after file.

        Raises:
            StorageTrouble: `hands_missing` (`stream`, `count`): so many of them are not in the file.
        """
        from tournament.hands_attached import separate  # with the reader of hands, which few evenings need

        places = tuple(history.places(log))
        found = {hand.seq: hand.text for hand in self.hands(stream, [place.shown.seq for place in places])}
        dealt = [place.shown.seq for place in places if place.shown.step.deals]
        attached = [place.shown.seq for place in places if place.shown.step.attaches]
        missing = sum(not found.get(seq) for seq in (*dealt, *attached))
        if missing:
            raise StorageTrouble("hands_missing", file=str(self.path), stream=stream, count=missing)
        return (*(found[seq] for seq in dealt), *(hand for seq in attached for hand in separate(found[seq])))

    # ---- writing ---------------------------------------------------------------------------------------------------

    def create_evening(self, created: Stored) -> int:
        """Make a stream with its first step (`tournament.evening.create`), both or neither; its number is returned."""
        first = created.step.events[0] if created.step.events else None
        if not isinstance(first, EveningCreated):
            raise StorageBug("an evening begins with its creation")
        with self._writing():
            stream = int(Stream.insert(kind=EVENING, name=first.name, created_ms=created.at).execute(self._database))
            self._store(stream, created)
        return stream

    def evening_streams(self) -> tuple[int, ...]:
        """The numbers of all evenings' streams, those off the list too."""
        with troubles(self.path):
            found = Stream.select(Stream.id).where(Stream.kind == EVENING).order_by(Stream.id).tuples()
            return tuple(int(number) for (number,) in found.execute(self._database))

    def next_stream(self) -> int:
        """The number that the next evening's stream will have."""
        with troubles(self.path):
            (newest,) = self._database.run("SELECT max(id) FROM stream").fetchone()
        return int(newest) + 1

    def add_evenings(self, logs: Mapping[int, Sequence[Stored]], club: Sequence[Stored] = ()) -> None:
        """Take in whole evenings by the numbers of their streams, none of which is there, and steps of the club.

        All of it, for good, or nothing. The texts of hands come with their steps.

        Raises:
            StorageTrouble: as `append` says.
            StorageBug: a stream is there, or a step does not stand, or cannot be written down.
        """
        with self._writing():
            for stream, log in logs.items():
                first = log[0].step.events[0] if log and log[0].step.events else None
                if not isinstance(first, EveningCreated):
                    raise StorageBug("an evening begins with its creation")
                row = {"id": stream, "kind": EVENING, "name": first.name, "created_ms": log[0].at}
                Stream.insert(row).execute(self._database)
                for stored in log:
                    steps.append(self._database, stream, stored, self.path)
                self._projections.take_in(stream, log)
            for stored in club:
                self._store(self.club_stream(), stored)

    def append(self, batch: Sequence[tuple[int, Stored]], states: Mapping[int, object] | None = None) -> None:
        """Keep these steps, each with the number of its stream: all of them for good, or none.

        Args:
            batch: the steps.
            states: what streams fold to with them, from whoever has folded them; the others are folded here.

        Raises:
            StorageTrouble: `second_writer` (`stream`, `seq`), `opened_to_read`, `file_gone`, `file_exchanged`, or what
                `errors.troubles` says (`disk_full`, `locked` …). Nothing has been kept.
            StorageBug: a step that does not stand, or cannot be written down. Nothing has been kept.
        """
        with self._writing(states):
            for stream, stored in batch:
                self._store(stream, stored)

    def rebuild(self) -> None:
        """Make the projections anew from the log.

        Raises:
            StorageTrouble: as `read` says.
        """
        with self._writing():
            self._projections.rebuild()

    # ---- copies ----------------------------------------------------------------------------------------------------
    def backup(self, to: Path) -> None:
        """Write a whole, checked copy; a file of that name is replaced once the copy is complete.

        Raises:
            StorageTrouble: as `backup.copy` says; its `file` is the copy.
        """
        backup.copy(self._database, to.absolute())

    def keep_backup(self, folder: Path, at: Instant) -> Path | None:
        """Copy into the folder if anything was stored since its newest copy, and thin the older ones out.

        Raises:
            StorageTrouble: as `backup.copy` says; its `file` is the copy or the folder.
        """
        return backup.keep(self._database, self.path, folder.absolute(), at)

    # ---- inside ----------------------------------------------------------------------------------------------------

    @contextmanager
    def _writing(self, states: Mapping[int, object] | None = None) -> Iterator[None]:
        """One transaction; what is remembered follows it."""
        if self._file.lock is None:
            raise StorageTrouble("opened_to_read", file=str(self.path))
        self._file.whereabouts.check()
        with troubles(self.path):
            try:
                with transaction(self._database):
                    yield
                    self._projections.settle(states or {})
            except BaseException:
                self._projections.forget()
                raise
        self._projections.believe()

    def _store(self, stream: int, stored: Stored) -> None:
        steps.append(self._database, stream, stored, self.path)
        self._projections.write(stream, stored)


@contextmanager
def _nothing_thrown_away() -> Iterator[None]:
    """Without Python's search for garbage in circles: reading a log makes much and none of it, a fifth of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
