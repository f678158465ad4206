"""Tables and chairs of a `.tdt` file: their numbers here, and where somebody sat when, as far as the file says.

The file keeps only the last change of seats. What it says besides, where each of the busted and of those who took them
out sat, tells of the others: between two chairs somebody has moved, at the latest when he is seen in the second one.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tournament.events import Seat
from tournament.names import Instant, Milliseconds, SeatNo, TableNo
from tournament.people.people import person_key
from tournament.table import FEWEST_SEATS, MOST_CHAIRS
from tournament.tdt.file import Chair, TableAt, TdtFile
from tournament.tdt.history import History
from tournament.tdt.names import kept_name

_NUMBERED = re.compile(r"(?:\D*\s)?0*(?P<number>[1-9]\d{0,2})")
MOST_TABLES = 500
"""More than that no evening has."""


@dataclass(frozen=True, slots=True)
class Room:
    """A table as it is opened here: its number, its chairs, its name where it is more than a number."""

    number: TableNo
    seats: int
    name: str
    unavailable: frozenset[int]
    stays: bool


@dataclass(frozen=True, slots=True)
class Seen:
    """Somebody was seen in a chair."""

    at: Instant
    seat: Seat


class Chairs:
    """The tables by their numbers here, and who was seen where."""

    def __init__(self, file: TdtFile, history: History, names: Mapping[str, str]) -> None:
        """Of that evening; `names`: of the people, as its history calls them, by id."""
        self.rooms: dict[TableNo, Room] = {}
        self.beyond = 0
        self._by_id: dict[str, TableNo] = {}
        self._by_name: dict[str, TableNo] = {}
        self._named(file, history)
        self.seen: dict[str, list[Seen]] = {person.uuid: [] for person in file.people}
        self._look(file, history, names)
        self._open(file)
        for found in self.seen.values():
            found.sort(key=lambda each: each.at)

    def seat(self, chair: Chair | None) -> Seat | None:
        """That chair here; None where there is none, or it stands at no table that we could open."""
        if chair is None:
            return None
        number = self._by_id.get(chair.table) or self._by_name.get(person_key(chair.name))
        if number is None or not 1 <= chair.seat <= MOST_CHAIRS:
            self.beyond += 1
            return None
        return Seat(number, SeatNo(chair.seat))

    def number_of(self, table: TableAt) -> TableNo | None:
        """The number here of a table of the end."""
        return self._by_id.get(table.uuid)

    def at_end(self, table: TableAt, seat: int) -> Seat | None:
        """That seat of a table of the end."""
        return self.seat(Chair(table.uuid, table.name, seat))

    def next_of(self, uuid: str, at: Instant, but: Seat | None = None) -> Seat | None:
        """Where somebody is seen next, from that instant on; with `but`, in another chair than that."""
        return next((each.seat for each in self.seen.get(uuid, ()) if each.at >= at and each.seat != but), None)

    def seen_at(self, uuid: str, at: Instant, within: Milliseconds) -> Seat | None:
        """Where somebody was seen at that instant, or so little before it."""
        return next((each.seat for each in self.seen.get(uuid, ()) if at - within <= each.at <= at), None)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _named(self, file: TdtFile, history: History) -> None:
        """Give every table a number: that in its name if it is free, else the next one."""
        wanted: dict[str, str] = {table.uuid: table.name for table in file.tables}
        for chair in _all_chairs(file):
            wanted.setdefault(chair.table, chair.name)
        known = {person_key(name) for name in wanted.values()}
        for seat in history.seats:
            if person_key(seat.table) not in known:
                wanted.setdefault(seat.table, seat.table)
        taken: set[int] = set()
        later: list[tuple[str, str]] = []
        for uuid, name in list(wanted.items())[:MOST_TABLES]:
            found = _NUMBERED.fullmatch(name.strip())
            if found is None or int(found["number"]) in taken:
                later.append((uuid, name))
                continue
            taken.add(int(found["number"]))
            self._number(uuid, name, int(found["number"]))
        for uuid, name in later:
            free = next(number for number in range(1, MOST_TABLES * 2) if number not in taken)
            taken.add(free)
            self._number(uuid, name, free)

    def _number(self, uuid: str, name: str, number: int) -> None:
        self._by_id[uuid] = TableNo(number)
        self._by_name.setdefault(person_key(name), TableNo(number))

    def _look(self, file: TdtFile, history: History, names: Mapping[str, str]) -> None:
        by_name = {name: uuid for uuid, name in names.items()}
        for line in history.seats:
            if line.name in by_name:
                self._see(by_name[line.name], line.at, Chair("", line.table, line.seat))
        for person in file.people:
            for bought in person.buys:
                self._see(person.uuid, bought.at, bought.chair)
                if bought.out is not None:
                    exact = history.instant_of(person.shown, bought.out.at) or bought.out.at
                    self._see(person.uuid, exact, bought.out.chair)
        for move in file.moved:
            self._see(move.person, file.moved_at, move.to)

    def _see(self, uuid: str, at: Instant, chair: Chair | None) -> None:
        seat = self.seat(chair)
        if seat is not None and uuid in self.seen:
            self.seen[uuid].append(Seen(at, seat))

    def _open(self, file: TdtFile) -> None:
        used: dict[TableNo, int] = {}
        sat: set[Seat] = set()
        for each in (one for found in self.seen.values() for one in found):
            used[each.seat.table] = max(used.get(each.seat.table, 0), each.seat.number)
            sat.add(each.seat)
        at_end = {self._by_id[table.uuid]: table for table in file.tables if table.uuid in self._by_id}
        usual = max((table.seats for table in file.tables), default=9)
        for number in self._by_id.values():
            table = at_end.get(number)
            seats = max(used.get(number, 0), usual if table is None else table.seats)
            seats = min(max(FEWEST_SEATS, seats), MOST_CHAIRS)
            closed = frozenset() if table is None else frozenset(n for n in table.unavailable if n <= seats)
            free = frozenset(n for n in closed if Seat(number, SeatNo(n)) not in sat)
            free = free if seats - len(free) >= FEWEST_SEATS else frozenset()
            name = next((name for name, other in self._names(file) if other == number), "")
            self.rooms[number] = Room(number, seats, _own_name(name, number), free, table is not None)

    def _names(self, file: TdtFile) -> Iterator[tuple[str, TableNo]]:
        for table in file.tables:
            if table.uuid in self._by_id:
                yield table.name, self._by_id[table.uuid]
        for chair in _all_chairs(file):
            if chair.table in self._by_id:
                yield chair.name, self._by_id[chair.table]


def _all_chairs(file: TdtFile) -> Iterator[Chair]:
    for person in file.people:
        for bought in person.buys:
            if bought.chair is not None:
                yield bought.chair
            if bought.out is not None and bought.out.chair is not None:
                yield bought.out.chair


def _own_name(name: str, number: TableNo) -> str:
    """What it is called beside its number: nothing where that is all that its name says."""
    words = name.strip().casefold()
    plain = words.removesuffix(str(number)).strip(" #.:-")
    if plain in ("", "table", "tisch", "bord", "tafel", "mesa", "stůl", "stol"):
        return ""
    return kept_name(name, "")
