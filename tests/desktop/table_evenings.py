"""Evenings in a real file, as the tests of tables, attention and playing need them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from PyQt6.QtCore import Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QWidget

from db.shelf import Shelf
from desktop.bridge import Bridge
from tournament import evening
from tournament.clocks import timekeeping
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.events import EveningCreated, Moved, Seat, TableWay, Timing
from tournament.names import EntryNo, Instant, SeatNo, TableNo
from tournament.rules import EveningRules
from tournament.sales.prices import plain
from tournament.structures import structure_files
from tournament.tables import moves

BEGIN: Instant = 1_774_987_200_000
"""2026-03-31T20:00:00Z."""
SIMULATED_BEGIN: Instant = 946_753_200_000

NAMES = (
    "Anna", "Boris", "Cyril", "Dana", "Emil", "Filip", "Gita", "Hana", "Igor", "Jana", "Karel", "Lenka", "Milan",
    "Nora", "Oto", "Petra", "Radek", "Sára", "Tomáš", "Uršula", "Václav", "Wanda", "Xenie", "Yveta", "Zdeněk",
    "Štefan", "Małgorzata", "Łukasz", "Žofie", "Ľubica", "Přemysl", "Růžena", "Grzegorz", "Vojtěch",
)  # fmt: skip


@dataclass
class HandClock:
    """Stands where it was put."""

    at: Instant = BEGIN

    def __call__(self) -> Instant:
        return self.at


@dataclass
class Desk:
    """A bridge to an evening in a file, its clock, and what it has said."""

    bridge: Bridge
    clock: HandClock
    refusals: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    def entry(self, name: str) -> EntryNo:
        """The entry of that name."""
        return next(entry.number for entry in self.bridge.state.entries.values() if entry.name == name)

    def sizes(self) -> list[int]:
        """How many sit at each table."""
        return [len(table.seats) for _, table in sorted(self.bridge.state.tables.items())]


def some_names(players: int) -> list[str]:
    """That many different names."""
    return [NAMES[n % len(NAMES)] + ("" if n < len(NAMES) else f" {n // len(NAMES) + 1}") for n in range(players)]


@contextmanager
def desk(
    path: Path, *, players: int = 0, seats: int = 9, seed: int | None = None, rules: EveningRules | None = None
) -> Iterator[Desk]:
    """An evening with people, or one of robots where there is a seed; nobody is seated yet."""
    structure = structure_files.find("club-20")
    assert structure is not None
    simulated = seed is not None
    created = EveningCreated(
        "Friday", structure, plain(2_000, structure.starting_stack or 10_000), seats, "EUR",
        Timing.SIMULATED if simulated else Timing.REAL, TableWay.DEALT if simulated else TableWay.KEPT,
        seed, rules or EveningRules(),
    )  # fmt: skip
    clock = HandClock(SIMULATED_BEGIN if simulated else BEGIN)
    with Shelf.open(path, create=True) as shelf:
        stream = shelf.create_evening(evening.create(created, clock.at))
        bridge = Bridge(shelf, stream, clock)
        made = Desk(bridge, clock)
        bridge.refused.connect(made.refusals.append)
        bridge.trouble.connect(made.troubles.append)
        if players:
            assert bridge.enter_names(some_names(players))
        yield made
        bridge.deleteLater()


def begin(made: Desk) -> None:
    """Draw the seats and start the clock."""
    made.bridge.perform(partial(seating.draw_seats, server_seed=made.bridge.server_seed()))
    made.bridge.perform(timekeeping.start)


def move(made: Desk, entry: EntryNo, table: int, seat: int) -> None:
    """Move somebody by hand."""
    origin = made.bridge.state.entry(entry).seat
    assert origin is not None
    moved = Moved(entry, origin, Seat(TableNo(table), SeatNo(seat)))
    if made.bridge.perform(partial(moves.carry_out, moves=(moved,))) is None:
        raise RuleViolation("test_move")


def resize(made: Desk, sizes: Sequence[int]) -> None:
    """Move people from the fullest to the emptiest tables until the tables have these sizes."""
    wanted = {TableNo(number): size for number, size in enumerate(sizes, start=1)}
    while True:
        state = made.bridge.state
        over = [n for n, table in state.tables.items() if len(table.seats) > wanted[n]]
        under = [n for n, table in state.tables.items() if len(table.seats) < wanted[n]]
        if not over:
            return
        leaving = state.tables[over[0]]
        last = max(leaving.seats)
        move(made, leaving.seats[last], under[0], state.tables[under[0]].free_chairs()[0])


_typed: Any = QTest
"""PyQt's stubs give its static methods a `self`."""


def key(widget: QWidget, pressed: Qt.Key) -> None:
    """Press one key there."""
    _typed.keyClick(widget, pressed)


def keys(widget: QWidget, text: str) -> None:
    """Type that there."""
    _typed.keyClicks(widget, text)


def click(widget: QWidget) -> None:
    """Click in its middle."""
    _typed.mouseClick(widget, Qt.MouseButton.LeftButton)
