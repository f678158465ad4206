"""What the file's own history adds to its values: the millisecond of each bust, levels as they were entered, seats."""

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tournament.names import SECOND, Instant
from tournament.tdt.file import Told

_SEAT = re.compile(r"(?P<table>.+), Seat (?P<seat>\d{1,3}): (?P<name>.+)")
_BUST = re.compile(r"(?P<name>.+?) busted out of the tournament(?: \((?P<where>[^()]*)\))?(?: by (?P<by>.+))?")
_BY = re.compile(r"(?:^|, )(?P<name>(?:(?!\), ).)+?) \((?P<table>[^()]+), Seat (?P<seat>\d{1,3})\)")
_PERIOD = re.compile(r"(?P<what>Start|End) of (?P<kind>round|break) (?P<number>\d{1,4})")
_KNOWN = re.compile(
    r"Tournament (?:started|ended)|User initiated (?:next|previous) round|Undo of last bust-out .*"
    r"|.+ (?:bought-in|added-on|rebought into tournament) \(.*|.+ won the tournament",
    re.DOTALL,
)
_UNDONE = re.compile(r"Undo of last bust-out for player (?P<name>.+)")


@dataclass(frozen=True, slots=True)
class Turn:
    """A level or break began, or ended (`begins` false): its number among its like, from 1."""

    at: Instant
    begins: bool
    on_break: bool
    number: int


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody, by the name shown, sat there then: the table's name, and the seat from 1."""

    at: Instant
    name: str
    table: str
    seat: int


class History:
    """The lines of the history, understood as far as they are needed."""

    def __init__(self, lines: Sequence[Told]) -> None:
        """Read them once."""
        self.turns: list[Turn] = []
        self.seats: list[Sat] = []
        self.unknown: list[str] = []
        self.last: Instant = max((line.at for line in lines), default=0)
        self._busts: defaultdict[tuple[str, Instant], list[Instant]] = defaultdict(list)
        self._order: list[str] = []
        for line in lines:
            self._read(line)

    def _read(self, line: Told) -> None:
        if turn := _PERIOD.fullmatch(line.text):
            begins, on_break = turn["what"] == "Start", turn["kind"] == "break"
            self.turns.append(Turn(line.at, begins, on_break, int(turn["number"])))
        elif bust := _BUST.fullmatch(line.text):
            self._busts[bust["name"], line.at // SECOND].append(line.at)
            self._order.append(bust["name"])
            self.seats += _winners(line.at, bust["by"] or "")
        elif undone := _UNDONE.fullmatch(line.text):
            self._take_back(undone["name"])
        elif seat := _SEAT.fullmatch(line.text):
            self.seats.append(Sat(line.at, seat["name"], seat["table"], int(seat["seat"])))
        elif not _KNOWN.fullmatch(line.text):
            self.unknown.append(line.text)

    def _take_back(self, name: str) -> None:
        for place in range(len(self._order) - 1, -1, -1):
            if self._order[place] == name:
                del self._order[place]
                return

    def instant_of(self, name: str, at: Instant) -> Instant | None:
        """When exactly somebody was out, of a bust cut to the second; None where no line says it."""
        found = self._busts.get((name, at // SECOND))
        return found[-1] if found else None

    def order(self) -> tuple[str, ...]:
        """The names of the busts that were not taken back, first out first; a name once for each bust."""
        return tuple(self._order)


def _winners(at: Instant, by: str) -> Iterator[Sat]:
    for one in _BY.finditer(by):
        yield Sat(at, one["name"], one["table"], int(one["seat"]))
