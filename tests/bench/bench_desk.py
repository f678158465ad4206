"""How soon the desk answers with a full house: 400 players at 40 tables, each action until everything is painted.

Beside it, in the same run, a bare window that fills a stock table with the same 400 players.
"""

import os
import statistics
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PyQt6.QtCore import QCoreApplication
from PyQt6.QtWidgets import QApplication, QMainWindow, QTableWidget, QTableWidgetItem

from desktop import look, typeface
from desktop.bridge import Bridge
from desktop.running import Desk
from tests.bench.one_core import one_core, worked
from tests.desktop import desks
from tests.fakes import people
from tournament.clocks import timekeeping
from tournament.draws import seating
from tournament.evening import Decision
from tournament.events import Seat
from tournament.names import MINUTE, EntryNo, SeatNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.sales import buying
from tournament.sales.buying import Order
from tournament.sales.prices import Buying, Price, Shares, Window
from tournament.state import Tournament
from tournament.tables import locks, moves

PLAYERS, SEATS, TIMES = 400, 10, 9
PAGES = ("clock", "people", "tables", "out", "prizes", "cash", "structure", "chips", "results", "board", "rulings")
LIMIT_MS = 100
PRICES = (
    Price("Rebuy", Buying.REBUY, Shares(prizes=2_000), 10_000, Window(until=4)),
    Price("Add-on", Buying.ADD_ON, Shares(prizes=1_000), 5_000, Window(until=4)),
)


def main() -> None:
    """Every action on every page that shows it, the longest of each page at the end."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    look.apply(application, typeface.load())
    with tempfile.TemporaryDirectory() as folder, one_core():
        clock = desks.HandClock()
        desk = desks.make_desk(Path(folder), clock)
        desk.window.resize(1920, 1080)
        try:
            House(desk, clock).measure()
            peer()
        finally:
            desk.window.close()
            desk.end()


class House:
    """The evening, and what its director does."""

    def __init__(self, desk: Desk, clock: desks.HandClock) -> None:
        self.desk, self.clock = desk, clock
        self.slow: list[str] = []
        self.bridge = desks.open_rebuys(desk, clock, people(PLAYERS), seats=SEATS, more=PRICES)
        self.bridge.perform(partial(seating.draw_seats, server_seed=bytes(32)))
        self.bridge.perform(timekeeping.start)
        clock.pass_by(MINUTE)

    def measure(self) -> None:
        """Print the medians."""
        shown = desks.desk_of(self.desk)
        places = [code for code in PAGES if code in shown.places.codes()]
        for place in places:
            others = [other for other in places if other != place]
            self.say(f"to the page {place}", partial(shown.go_to, place), before=partial(shown.go_to, others[0]))
        for place in ("tables", "people", "out", "prizes", "cash", "clock", "results"):
            shown.go_to(place)
            QCoreApplication.processEvents()
            for name, act in self.acts().items():
                self.say(f"{place}: {name}", act)
        shown.go_to("people")
        names = iter(f"Newcomer {n}" for n in range(1, 100))
        self.say("people: somebody new by name", lambda: self.bridge.enter_names([next(names)]))
        print(f"desk: over {LIMIT_MS} ms: {', '.join(self.slow) or 'nothing'}", flush=True)

    def acts(self) -> dict[str, Callable[[], object]]:
        """By what they are called; each may be done again and again."""
        return {
            "a bust": lambda: do(self.bridge, bust(self.bridge.state)),
            "its undo": self.bridge.undo,
            "its redo": self.bridge.redo,
            "a rebuy": lambda: do(self.bridge, rebuy(self.bridge)),
            "an add-on": lambda: do(self.bridge, partial(buying.add_ons, orders=[Order(first(self.bridge.state))])),
            "a move": lambda: do(self.bridge, move(self.bridge.state)),
            "two change seats": lambda: do(self.bridge, swap(self.bridge.state)),
            "a minute more": lambda: do(self.bridge, partial(timekeeping.add_time, time=MINUTE)),
            "a second of the clock": lambda: self.desk.ticker.beat.emit(self.clock.at),
        }

    def say(self, what: str, act: Callable[[], object], before: Callable[[], object] = int) -> None:
        """The median of several times, and the longest."""
        taken = []
        for _time in range(TIMES + 1):
            before()
            self.clock.pass_by(1)
            QCoreApplication.processEvents()
            begun = worked()
            act()
            QCoreApplication.processEvents()
            taken.append(1000 * (worked() - begun))
        middle = statistics.median(taken[1:])
        if middle > LIMIT_MS:
            self.slow.append(f"{what} ({middle:.0f})")
        print(f"desk: {what}: {middle:.1f} ms, at most {max(taken[1:]):.1f}, the first {taken[0]:.1f}", flush=True)


def do(bridge: Bridge, decision: Decision[Tournament]) -> None:
    """What is refused would be measured for nothing."""
    if bridge.perform(decision) is None:
        raise RuntimeError("refused while it was measured")


def first(state: Tournament) -> EntryNo:
    """Somebody who sits."""
    return next(entry.number for entry in state.left if entry.seat is not None)


def bust(state: Tournament) -> Decision[Tournament]:
    """The next one of some table loses to a neighbour."""
    table = max(state.tables, key=lambda number: len(state.tables[number].seats))
    here = state.at_table(table)
    return partial(elimination.bust, outs=[Out(here[0].number, (here[1].number,))])


def rebuy(bridge: Bridge) -> Decision[Tournament]:
    """Somebody buys again."""
    return partial(buying.rebuy, entry=first(bridge.state), server_seed=bridge.server_seed())


def move(state: Tournament) -> Decision[Tournament]:
    """Somebody goes to the first free seat of another table."""
    number = first(state)
    at = state.entry(number).seat
    free = (
        Seat(TableNo(table.number), SeatNo(seat))
        for table in state.tables.values()
        if at is not None and table.number != at.table
        for seat in table.open_seats()
    )
    return partial(moves.move_by_hand, entry=number, to=next(free))


def swap(state: Tournament) -> Decision[Tournament]:
    """Two of different tables change."""
    sitting = [entry for entry in state.left if entry.seat is not None]
    one = sitting[0]
    other = next(each for each in sitting if each.seat and one.seat and each.seat.table != one.seat.table)
    return partial(locks.swap, first=one.number, second=other.number)


def peer() -> None:
    """A bare window with a stock table of as many players."""
    window = QMainWindow()
    table = QTableWidget(PLAYERS, 5, window)
    window.setCentralWidget(table)
    window.resize(1920, 1080)
    window.show()
    QCoreApplication.processEvents()
    taken = []
    for turn in range(TIMES + 1):
        begun = worked()
        for row in range(PLAYERS):
            for column in range(5):
                table.setItem(row, column, QTableWidgetItem(f"{turn} {row} {column}"))
        QCoreApplication.processEvents()
        taken.append(1000 * (worked() - begun))
    print(f"desk: beside it, a stock table of {PLAYERS} rows filled anew: {statistics.median(taken[1:]):.1f} ms")
    window.close()
