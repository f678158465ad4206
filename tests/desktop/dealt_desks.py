"""Evenings in a file at whose tables the program deals in real time, and fakes for chance and the worker."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from PyQt6.QtCore import QObject, QTimer, pyqtSignal

from db.shelf import Shelf
from desktop.bridge import Bridge
from desktop.play.dealing import Dealing
from desktop.play.live.pace import AT_ONCE
from engine import robots
from engine.hand import Hand
from tests.desktop.table_evenings import BEGIN, Desk, HandClock, some_names
from tournament import evening, wording
from tournament.clocks import timekeeping
from tournament.dealing import players
from tournament.dealing.players import Played
from tournament.draws import seating
from tournament.events import EveningCreated, TableWay, Timing
from tournament.names import EntryNo, TableNo
from tournament.rules import EveningRules
from tournament.sales.prices import plain
from tournament.state import Table, Tournament
from tournament.structures import structure_files


class CountedChance:
    """Bytes that follow from how often it was asked."""

    def __init__(self) -> None:
        self.given: list[bytes] = []

    def __call__(self, size: int) -> bytes:
        self.given.append(hashlib.sha256(f"fresh {len(self.given)}".encode()).digest()[:size])
        return self.given[-1]


class AtOnce(QObject):
    """Errands without a process: played in the next turn of the event loop, or when told to."""

    played = pyqtSignal(int, object)
    lost = pyqtSignal(bool)

    def __init__(self, *, waits: bool = False) -> None:
        super().__init__()
        self.waits = waits
        self.given: list[tuple[Hand, Mapping[int, Played], int]] = []

    def give(self, hand: Hand, robots: Mapping[int, Played], seed: int) -> int:
        self.given.append((hand, robots, seed))
        number = len(self.given)
        if not self.waits:
            QTimer.singleShot(0, partial(self.carry_out, number))
        return number

    def carry_out(self, number: int) -> None:
        hand, players, seed = self.given[number - 1]
        by_seat = {seat: robots.robot(*robot) for seat, robot in players.items()}
        robots.play_out(hand, by_seat, Random(seed))
        self.played.emit(number, hand)

    def close(self) -> None:
        self.waits = True


def created(*, stack: int = 10_000, seats: int = 9, rules: EveningRules | None = None) -> EveningCreated:
    """An evening of the program's cards in real time."""
    structure = structure_files.find("club-20")
    assert structure is not None
    return EveningCreated(
        "Friday", structure, plain(2_000, stack), seats, "EUR", Timing.REAL, TableWay.DEALT, None,
        rules or EveningRules(),
    )  # fmt: skip


def by_robots(bridge: Bridge, *people: str) -> None:
    """Everybody is played by a robot, but these."""
    others = [e.number for e in bridge.state.entries.values() if e.name not in people]
    assert bridge.perform(partial(players.played_by, entries=others, style="loose", strength="learner"))


@contextmanager
def dealt_desk(
    path: Path, *, count: int = 6, stack: int = 10_000, seats: int = 9, people: tuple[str, ...] = ()
) -> Iterator[Desk]:
    """Drawn and begun, all by robots but these people."""
    clock = HandClock(BEGIN)
    with Shelf.open(path, create=True) as shelf:
        stream = shelf.create_evening(evening.create(created(stack=stack, seats=seats), clock.at))
        made = Desk(Bridge(shelf, stream, clock), clock)
        made.bridge.refused.connect(made.refusals.append)
        made.bridge.trouble.connect(made.troubles.append)
        assert made.bridge.enter_names(some_names(count))
        by_robots(made.bridge, *people)
        assert made.bridge.perform(partial(seating.draw_seats, server_seed=bytes(32)))
        assert made.bridge.perform(timekeeping.start)
        yield made
        made.bridge.deleteLater()


ONE = TableNo(1)


class Room:
    """A desk, its dealing, and what it has said."""

    def __init__(self, made: Desk, errands: AtOnce) -> None:
        self.desk, self.errands, self.bridge, self.clock = made, errands, made.bridge, made.clock
        self.chance = CountedChance()
        self.dealing = Dealing(made.bridge, fresh=self.chance, errands=errands)
        self.dealing.pace = AT_ONCE
        self.said: list[str] = []
        self.dealing.told.connect(self.said.append)
        self.dealing.failed.connect(self.said.append)

    @property
    def state(self) -> Tournament:
        return self.bridge.state

    @property
    def table(self) -> Table:
        return self.bridge.state.tables[ONE]

    def history(self, count: int) -> list[str]:
        return [wording.step(stored.step) for stored in self.bridge.evening.steps[-count:]]


def entry_named(bridge: Bridge, name: str) -> EntryNo:
    return next(e.number for e in bridge.state.entries.values() if e.name == name)


__all__ = [
    "ONE",
    "AtOnce",
    "CountedChance",
    "Desk",
    "Room",
    "by_robots",
    "created",
    "dealt_desk",
    "entry_named",
    "replace",
]
