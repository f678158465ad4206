"""Evenings and clubs between the shelf and a file of their own (`archive`): out, and in again."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from db import archive
from db.archive import Archive, Recorded
from db.errors import StorageBug, StorageTrouble
from db.models import CLUB, EVENING
from db.shelf import Shelf
from tournament import arrivals, fold, history, transfer
from tournament.arrivals import Arrivals
from tournament.club import Club, Roster
from tournament.club import facts as club_facts
from tournament.decoding import Note
from tournament.errors import BadFile, Refusal, RuleViolation
from tournament.evening import Now
from tournament.events import EveningCreated, EveningImported, PricesKept, SeasonKept, StructureKept
from tournament.history import HandText, Stored
from tournament.names import PlayerId

Told = Callable[[int, int], None]
"""Told how many evenings of how many are done; whatever it raises ends the work, before anything is stored."""


def untold(done: int, of: int) -> None:
    """To nobody."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """What came in: its kind (`evening` or `club`), the streams of the evenings, who is new, what was left alone.

    `kept`: how many structures, price lists and seasons the club had not kept before.
    """

    kind: str
    evenings: tuple[int, ...]
    people: tuple[str, ...]
    notes: tuple[Note, ...] = ()
    kept: int = 0


# ---- out ------------------------------------------------------------------------------------------------------------


def evening(shelf: Shelf, stream: int) -> Archive:
    """The evening of that stream with everybody it names.

    Raises:
        StorageTrouble: as `Shelf.read` says.
    """
    log = shelf.read(stream)
    created = log[0].step.events[0]
    name = created.name if isinstance(created, EveningCreated) else ""
    roster = club_facts.read(shelf.read(shelf.club_stream()))
    people = arrivals.introductions(roster, transfer.people_named(log))
    return Archive(EVENING, name, people, (Recorded(EVENING, 1, _whole(shelf, stream, log)),))


def club(shelf: Shelf, told: Told = untold) -> Archive:
    """The club's stream and all its evenings, those off the list too: the club names them by their numbers.

    Raises:
        StorageTrouble: as `Shelf.read` says.
    """
    own = shelf.club_stream()
    found = [Recorded(CLUB, own, tuple(shelf.read(own)))]
    streams = shelf.evening_streams()
    for done, stream in enumerate(streams):
        told(done, len(streams))
        found.append(Recorded(EVENING, stream, _whole(shelf, stream, shelf.read(stream))))
    return Archive(CLUB, "", (), tuple(found))


def _whole(shelf: Shelf, stream: int, log: Sequence[Stored]) -> tuple[Stored, ...]:
    texts = {hand.seq: HandText(hand.table, hand.number, hand.text) for hand in shelf.hands(stream)}
    return archive.with_texts(log, texts)


# ---- in -------------------------------------------------------------------------------------------------------------


def load(shelf: Shelf, path: Path, now: Now, *, again: bool = False, told: Told = untold) -> Loaded:
    """Take in the evening or the club of a file, as one step of the club that can be undone.

    People are known by their names, or join the club in the same step. A club that comes to a file without any step
    becomes the same club, with its whole history.

    Args:
        shelf: where to.
        path: the file.
        now: says what time it is.
        again: take in evenings that are here already once more.
        told: how far it is.

    Raises:
        BadFile: as `archive.read` says; `archive_contradicts` (`line`); `evening_here` (`name`, `number`, `ours`,
            `theirs`: steps); `two_are_one_here` (`name`, `other`, `known`); `nothing_new`.
        StorageTrouble: as `Shelf.append` says. Nothing has been stored in any case.
    """
    found = archive.read(path)
    theirs = _checked(found, str(path), told)
    try:
        if found.kind == CLUB and not shelf.read(shelf.club_stream()) and not shelf.evening_streams():
            return _founded(shelf, found)
        return _Loading(shelf, found, theirs, str(path)).load(now, again=again)
    except StorageBug as bug:
        # Numbers that no shelf can hold.
        raise BadFile("archive_line_wrong", file=str(path), line=found.streams[0].line, detail=str(bug)) from bug


def _checked(found: Archive, file: str, told: Told) -> Roster:
    """The file's people, after every stream has been folded.

    Raises:
        BadFile: `archive_contradicts`.
    """
    roster = Roster()
    if found.kind == EVENING:
        roster = _standing(file, len(found.people) + 1, partial(arrivals.acquainted, found.people))
    for done, stream in enumerate(found.streams):
        told(done, len(found.streams))
        if stream.kind == CLUB:
            roster = _standing(file, stream.line, partial(club_facts.read, stream.steps))
            continue
        first = stream.steps[0].step.events[:1] if stream.steps else ()
        if not first or not isinstance(first[0], EveningCreated):
            raise BadFile("archive_contradicts", file=file, line=stream.line + 1)
        try:
            fold.fold(history.places(stream.steps))
        except Refusal as refusal:
            seq = refusal.facts.get("seq") or len(stream.steps)
            raise BadFile("archive_contradicts", file=file, line=stream.line + seq) from refusal
    return roster


def _standing(file: str, line: int, read: Callable[[], Roster]) -> Roster:
    try:
        return read()
    except Refusal as refusal:
        raise BadFile("archive_contradicts", file=file, line=line + (refusal.facts.get("seq") or 0)) from refusal


def _founded(shelf: Shelf, found: Archive) -> Loaded:
    """A whole club where there is none yet: the same steps under the same numbers."""
    own, *evenings = found.streams
    logs = {each.number: each.steps for each in evenings}
    shelf.add_evenings(logs, own.steps)
    roster = club_facts.read(own.steps)
    shown = tuple(stream for stream in logs if stream not in roster.hidden)
    kept = len(roster.structures) + len(roster.price_sets) + len(roster.seasons)
    return Loaded(CLUB, shown, tuple(player.name for player in roster.people), kept=kept)


class _Loading:
    """One file on its way into a club."""

    def __init__(self, shelf: Shelf, found: Archive, theirs: Roster, file: str) -> None:
        self._shelf = shelf
        self._found = found
        self._theirs = theirs
        self._file = file
        self._log = shelf.read(shelf.club_stream())
        self._ours = club_facts.read(self._log)
        self._notes: list[Note] = []

    def load(self, now: Now, *, again: bool) -> Loaded:
        """Everything of it that is new here."""
        known = {} if again else {stream.number: self._here(stream.steps) for stream in self._shown()}
        coming = [stream for stream in self._shown() if known.get(stream.number) is None]
        here = dict(enumerate(coming, start=self._shelf.next_stream()))
        streams = {there: number for there, number in known.items() if number is not None}
        arriving = self._arrivals(coming, streams | {stream.number: number for number, stream in here.items()})
        for stream in coming:
            self._refuse_one_for_two(stream, arriving)
        logs = {
            number: transfer.renumbered(stream.steps, arriving.numbers.__getitem__) for number, stream in here.items()
        }
        origins = {stream: origin for origin, stream in self._theirs.origins.items()}
        evenings = [
            EveningImported(number, _name(log), origins.get(here[number].number, "")) for number, log in logs.items()
        ]
        people = Club(_Arriving(self._shelf, logs), self._shelf.club_stream(), self._log, now)
        club = self._found.kind == CLUB
        try:
            came = people.perform(partial(arrivals.arrive, arrivals=arriving, evenings=evenings, club=club))
        except RuleViolation as refusal:
            if refusal.code == "nothing_new":
                raise BadFile("nothing_new", file=self._file) from refusal
            raise BadFile("archive_contradicts", file=self._file, line=self._found.streams[0].line) from refusal
        except StorageTrouble as trouble:
            if trouble.code != "log_contradicts" or trouble.facts["stream"] not in here:
                raise
            line = here[trouble.facts["stream"]].line + (trouble.facts["seq"] or 0)
            raise BadFile("archive_contradicts", file=self._file, line=line) from trouble
        notes = (*self._notes, *(Note(code, {"name": name}) for code, name in arriving.kept))
        kept = sum(isinstance(event, StructureKept | PricesKept | SeasonKept) for event in came.step.events)
        return Loaded(self._found.kind, tuple(logs), arriving.new, notes, kept)

    def _shown(self) -> tuple[Recorded, ...]:
        """The evenings that the file's own club showed."""
        if self._found.kind == EVENING:
            return self._found.streams
        return tuple(
            stream
            for stream in self._found.streams
            if stream.kind == EVENING and stream.number not in self._theirs.hidden
        )

    def _arrivals(self, coming: Sequence[Recorded], streams: Mapping[int, int]) -> Arrivals:
        """Who and what comes along; `streams`: what the evenings of the file are here."""
        named: dict[PlayerId, str] = {}
        for stream in coming:
            named.update(transfer.people_named(stream.steps))
        if self._found.kind == EVENING:
            return arrivals.of_people(self._ours, self._theirs, named)
        return arrivals.of_club(self._ours, self._theirs, named, streams)

    def _refuse_one_for_two(self, stream: Recorded, arriving: Arrivals) -> None:
        """Nobody plays twice at one time.

        Raises:
            BadFile: `two_are_one_here` (`name`, `other`, `known`).
        """
        found: dict[PlayerId, str] = {}
        for there, name in transfer.people_named(stream.steps).items():
            number = arriving.numbers[there]
            if number in found:
                known = self._ours.players[self._ours.canonical(number)].shown if number in self._ours.players else name
                raise BadFile("two_are_one_here", file=self._file, name=found[number], other=name, known=known)
            found[number] = name

    def _here(self, log: Sequence[Stored]) -> int | None:
        """The stream of that evening, if the list shows it; of a club's file this is noted.

        Raises:
            BadFile: `evening_here`, of an evening's file.
        """
        for row in self._shelf.evenings():
            if (row.name, row.created_at) != (_name(log), log[0].at):
                continue
            ours = self._shelf.read(row.stream)
            if transfer.is_same_evening(ours, log):
                facts = {"name": row.name, "number": row.number, "ours": len(ours), "theirs": len(log)}
                if self._found.kind == EVENING:
                    raise BadFile("evening_here", file=self._file, **facts)
                self._notes.append(Note("evening_left", facts))
                return row.stream
        return None


class _Arriving:
    """The club's log on the shelf; with its step the evenings are stored."""

    def __init__(self, shelf: Shelf, logs: dict[int, tuple[Stored, ...]]) -> None:
        self._shelf = shelf
        self._logs = logs

    def append(self, batch: Sequence[tuple[int, Stored]], states: Mapping[int, object]) -> None:
        """Keep the steps and the evenings, or nothing of it."""
        self._shelf.add_evenings(self._logs, [stored for _stream, stored in batch])


def _name(log: Sequence[Stored]) -> str:
    created = log[0].step.events[0]
    return created.name if isinstance(created, EveningCreated) else ""
