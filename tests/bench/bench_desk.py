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

from PyQt6.QtCore import QCoreApplication, QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import (
    QApplication,
    QDialog,
    QLineEdit,
    QMainWindow,
    QMenu,
    QTableWidget,
    QTableWidgetItem,
)

from desktop import look, typeface
from desktop.appearance import Appearance
from desktop.bridge import Bridge
from desktop.director import creating
from desktop.director.commands.catalogue import ALL
from desktop.director.desk import EveningDesk
from desktop.director.tables.seat import SeatPlate
from desktop.director.tables.views import View
from desktop.running import Desk
from tests.bench.one_core import one_core, worked
from tests.desktop import desks
from tests.fakes import created, people
from tournament.clocks import timekeeping
from tournament.draws import seating
from tournament.evening import Decision
from tournament.events import ChipsBought, Seat
from tournament.names import MINUTE, EntryNo, SeatNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.sales import buying
from tournament.sales.buying import Order
from tournament.sales.prices import Buying, Price, Shares, Window
from tournament.state import Tournament
from tournament.tables import locks, moves

PLAYERS, SEATS, TIMES, EVENINGS = 400, 10, 9, 500
PAGES = ("clock", "people", "tables", "out", "prizes", "cash", "structure", "chips", "results", "board", "rulings")
ACTED_ON = ("tables", "people", "out", "prizes", "cash", "clock", "results", "structure", "chips")
LIMIT_MS = 100
ELSEWHERE = frozenset(
    {"quit", "home", "demo", "load", "save", "save_club", "export", "open_standings", "import", "lock", "pin", "board"}
)
"""Commands that leave the desk, or that the system or another window answers."""
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
        for place in ACTED_ON:
            shown.go_to(place)
            QCoreApplication.processEvents()
            for name, act in self.acts().items():
                self.say(f"{place}: {name}", act)
        self.register(shown)
        self.look_at_tables(shown)
        self.press_commands(shown)
        self.go_elsewhere(shown)
        print(f"desk: over {LIMIT_MS} ms: {', '.join(self.slow) or 'nothing'}", flush=True)

    def register(self, shown: EveningDesk) -> None:
        """The line of the People page and its filter."""
        shown.go_to("people")
        line, found = shown.people.name, shown.people.filter.letters
        names = iter(f"Newcomer {n}" for n in range(1, 100))
        self.say("people: a letter in the line", partial(letters, line, "p"), before=line.clear)
        self.say("people: a third letter in the line", partial(letters, line, "a"), before=partial(typed, line, "Pl"))
        self.say(
            "people: somebody new, Enter",
            partial(key, line, Qt.Key.Key_Return),
            before=lambda: typed(line, next(names)),
        )
        self.say("people: a letter in the filter", partial(letters, found, "1"), before=found.clear)
        found.clear()
        self.say("people: everybody chosen", shown.people.view.selectAll, before=shown.people.view.clearSelection)

    def look_at_tables(self, shown: EveningDesk) -> None:
        """Zoom, lists, a seat, a player dragged over the tables."""
        shown.go_to("tables")
        tables = shown.tables
        for view in View:
            others = [other for other in View if other is not view]
            self.say(
                f"tables: to the view {view.value}", partial(tables.see, view), before=partial(tables.see, others[0])
            )
        tables.see(next(iter(View)))
        self.drag(shown)
        sitting = [entry.seat for entry in self.bridge.state.left if entry.seat is not None]
        self.say(
            "tables: a seat far away",
            partial(tables.show_seat, sitting[-1]),
            before=partial(tables.show_seat, sitting[0]),
        )

    def drag(self, shown: EveningDesk) -> None:
        """A player is taken up, brought over a free seat of another table, and let go there; then it is undone."""
        sitting = [entry.seat for entry in self.bridge.state.left if entry.seat is not None]
        shown.tables.show_seat(sitting[0])
        QCoreApplication.processEvents()
        cards = shown.tables.cards
        origin = next(plate for plate in cards[sitting[0].table].seats if plate.seat == sitting[0].number)
        inside = shown.tables.visibleRegion().boundingRect()
        free = (
            plate
            for number, card in cards.items()
            if number != sitting[0].table
            for plate in card.seats
            if plate.view.entry is None and inside.contains(plate.mapTo(shown.tables, plate.rect().center()))
        )
        target = next(free)
        self.say("tables: a player taken up", partial(take, origin, origin, 20), before=partial(lift, origin))
        self.say(
            "tables: a player dragged over a free seat",
            partial(mouse, "Move", origin, target),
            before=partial(mouse, "Move", origin, origin, 20),
        )
        lift(origin)
        begun = len(self.bridge.evening.steps)
        self.say(
            "tables: a player let go over a free seat",
            partial(mouse, "Release", origin, target),
            before=partial(self.bring, origin, target, begun),
        )
        if len(self.bridge.evening.steps) != begun + 2 * (TIMES + 1) - 1:
            raise RuntimeError("nobody was moved while it was measured")

    def bring(self, origin: SeatPlate, target: SeatPlate, steps: int) -> None:
        """Have the player dragged over the seat once more; whoever was let go there before is back."""
        if len(self.bridge.evening.steps) > steps:  # not the first time
            self.bridge.undo()
            QCoreApplication.processEvents()
        take(origin, target)

    def press_commands(self, shown: EveningDesk) -> None:
        """Every command that is obeyed here and now, with the dialog that it opens."""
        self.clock.pass_by(MINUTE)
        commands = self.desk.window.commands
        for command in ALL:
            if command.code in ELSEWHERE:
                continue
            shown.go_to("tables")
            shown.tables.show_seat(next(entry.seat for entry in self.bridge.state.left if entry.seat is not None))
            if commands.why_not(command.code) is None:
                press = partial(commands.do, command.code)
                self.say(f"by command: {command.code}", press, before=put_away, times=3)
        put_away()

    def go_elsewhere(self, shown: EveningDesk) -> None:
        """What is taken back of long ago; light and dark; the list of all evenings, and back."""
        steps = self.bridge.evening.steps
        old = next(each.seq for each in steps if any(isinstance(event, ChipsBought) for event in each.step.events))
        shown.go_to("tables")
        self.say("undo of an old step", partial(self.bridge.undo, old), before=self.bridge.redo, times=3)
        appearances = self.desk.premises.appearances
        self.say(
            "to dark",
            lambda: appearances.use(Appearance("dark")),
            lambda: appearances.use(Appearance("light")),
            times=3,
        )
        stream = self.bridge.evening.number
        for _number in range(EVENINGS):
            creating.make(self.desk._shelf, created(), self.clock)
        go_back = partial(self.desk.open_evening, stream)
        self.say(f"home, {EVENINGS} evenings", self.desk.go_home, before=go_back, times=3)
        home = self.desk.window.home
        self.say(
            "home: a letter in the filter",
            partial(letters, home.filter, "f"),
            before=home.filter.clear,
            times=3,
        )
        self.say("an evening opened", go_back, before=self.desk.go_home, times=3)

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

    def say(
        self, what: str, act: Callable[[], object], before: Callable[[], object] = int, *, times: int = TIMES
    ) -> None:
        """The median of several times, and the longest."""
        taken = []
        for _time in range(times + 1):
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


def letters(line: QLineEdit, text: str) -> None:
    """Typed one after the other."""
    QTest.keyClicks(line, text)  # type: ignore[call-arg, arg-type]


def key(line: QLineEdit, pressed: Qt.Key) -> None:
    """Pressed."""
    QTest.keyClick(line, pressed)  # type: ignore[call-overload]


def typed(line: QLineEdit, text: str) -> None:
    """As if it had been typed before."""
    line.clear()
    letters(line, text)


def mouse(what: str, origin: SeatPlate, target: SeatPlate, off: int = 0) -> None:
    """The mouse does that over the target, as the plate feels it on which the button was pressed."""
    at = origin.mapFromGlobal(target.mapToGlobal(target.rect().center())) + QPoint(off, 0)
    if what == "Move":
        QTest.mouseMove(origin, at)  # type: ignore[call-overload]
        return
    act = QTest.mousePress if what == "Press" else QTest.mouseRelease
    act(origin, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)  # type: ignore[call-overload]


def take(origin: SeatPlate, target: SeatPlate, off: int = 0) -> None:
    """Pressed where the player sits, and brought over the target."""
    mouse("Press", origin, origin)
    mouse("Move", origin, target, off)


def lift(plate: SeatPlate) -> None:
    """The button goes up where the player sits: nothing has happened, but for the seat's menu."""
    plate.leave_drag()
    mouse("Release", plate, plate)
    put_away()


def put_away() -> None:
    """Close whatever has come up."""
    for window in QApplication.topLevelWidgets():
        if window.isVisible() and isinstance(window, QDialog | QMenu):
            window.close()


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
