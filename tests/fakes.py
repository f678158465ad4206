"""Fakes for time and chance, written by hand, and evenings built with them."""

from collections.abc import Mapping, Sequence
from functools import partial

from engine.blinds import AnteKind
from tournament import evening
from tournament.clocks import timekeeping
from tournament.club import Club
from tournament.draws import seating
from tournament.evening import Evening
from tournament.events import EveningCreated, TableWay, Timing
from tournament.history import Stored
from tournament.names import HOUR, MINUTE, Cents, Chips, EntryNo, Instant, Milliseconds, TableNo
from tournament.people import entries
from tournament.rules import EveningRules
from tournament.sales import prices
from tournament.structures.structure import Break, Level, Structure

SEVEN = 946_753_200_000
"""2000-01-01T19:00:00Z, when simulated evenings begin."""

CLUB, EVENING = 1, 2


class MemoryLog:
    """A shelf in memory; `full` makes it refuse like a full disk."""

    def __init__(self) -> None:
        self.batches: list[Sequence[tuple[int, Stored]]] = []
        self.full = False

    def append(self, batch: Sequence[tuple[int, Stored]], states: Mapping[int, object]) -> None:
        if self.full:
            raise OSError("disk full")
        self.batches.append(tuple(batch))


class HandClock:
    """Shows what it is set to."""

    def __init__(self, at: Instant = SEVEN) -> None:
        self.at = at

    def __call__(self) -> Instant:
        return self.at

    def forward(self, time: Milliseconds) -> None:
        self.at += time


STRUCTURE = Structure(
    "Three levels",
    (
        Level(25, 50, 0, AnteKind.PLAYER, 20 * MINUTE),
        Level(50, 100, 0, AnteKind.PLAYER, 20 * MINUTE),
        Break(10 * MINUTE),
        Level(100, 200, 100, AnteKind.BIG_BLIND, 20 * MINUTE),
    ),
    10_000,
)


def created(
    *,
    name: str = "Thursday at Anna's",
    structure: Structure = STRUCTURE,
    stack: Chips = 10_000,
    seats: int = 9,
    buy_in: Cents = 2_000,
    seed: int | None = None,
) -> EveningCreated:
    """What an evening copies into its log: dealt and simulated with a seed, kept and real without."""
    return EveningCreated(
        name=name,
        structure=structure,
        prices=prices.plain(buy_in, stack),
        seats=seats,
        currency="EUR",
        timing=Timing.REAL if seed is None else Timing.SIMULATED,
        way=TableWay.KEPT if seed is None else TableWay.DEALT,
        seed=seed,
        rules=EveningRules(),
    )


class Night:
    """An evening in memory with its club and its clock in the hand."""

    def __init__(self, setup: EveningCreated | None = None) -> None:
        self.log = MemoryLog()
        self.clock = HandClock()
        first = evening.create(setup or created(), SEVEN)
        self.evening = Evening(self.log, EVENING, [first], self.clock)
        self.club = Club(self.log, CLUB, [], self.clock)

    def enter(self, *names: str) -> "Night":
        entries.enter_by_name(self.evening, self.club, names)
        return self

    def draw(self, server_seed: bytes = bytes(32)) -> "Night":
        self.evening.perform(partial(seating.draw_seats, server_seed=server_seed))
        return self

    def start(self) -> "Night":
        self.evening.perform(timekeeping.start)
        return self

    def number(self, name: str) -> EntryNo:
        return next(entry.number for entry in self.evening.state.entries.values() if entry.name == name)

    def sizes(self) -> dict[TableNo, int]:
        return {number: len(table.seats) for number, table in self.evening.state.tables.items()}


def people(count: int) -> list[str]:
    """That many made-up names: P001, P002 …"""
    return [f"P{number:03}" for number in range(1, count + 1)]


__all__ = ["HOUR", "MINUTE", "SEVEN", "STRUCTURE", "HandClock", "MemoryLog", "Night", "created", "people"]
