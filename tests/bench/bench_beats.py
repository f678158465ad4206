"""What the desk's beat costs with a full room: 400 players, two boards in rotation, and the place “Board” open."""

import os
import statistics
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PyQt6.QtCore import QCoreApplication, QEvent, QObject
from PyQt6.QtWidgets import QApplication

from desktop import look, typeface
from desktop.display.looks.style import ROTATED, USUAL
from desktop.running import Desk
from tests.bench.one_core import one_core, worked
from tests.desktop import desks
from tests.desktop.rooms import evening_of, page_of, pass_by
from tests.fakes import people
from tournament.board.pages import PageKind
from tournament.clocks import timekeeping
from tournament.draws import seating
from tournament.names import MINUTE, SECOND
from tournament.outs import elimination
from tournament.outs.elimination import Out

PLAYERS = 400
BEATS, ACTIONS = 60, 12


class Repaints(QObject):
    """Counts the paint events of the whole program."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: Counter[str] = Counter()

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        if a0 is not None and a1 is not None and a1.type() == QEvent.Type.Paint:
            self.seen[type(a0).__name__] += 1
        return False


def main() -> None:
    """A beat, an action until both boards show it, a key; then the same with standings held, paused, and closed."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    look.apply(application, typeface.load())
    with tempfile.TemporaryDirectory() as folder, one_core():
        clock = desks.HandClock()
        desk = desks.make_desk(Path(folder), clock)
        try:
            measure(desk, clock)
        finally:
            desk.window.close()
            desk.end()


def measure(desk: Desk, clock: desks.HandClock) -> None:
    """Each of them with everything painted."""
    bridge = desks.open_kept(desk, clock, people(PLAYERS))
    bridge.perform(partial(seating.draw_seats, server_seed=bytes(32)))
    bridge.perform(timekeeping.start)
    clock.pass_by(MINUTE)
    evening = evening_of(desk)
    evening.open_board(evening.boards[0])
    evening.another_board()
    page_of(desk)
    for board in evening.boards:
        board.slot.try_on(replace(USUAL, rotation=ROTATED, page_for=5 * SECOND, clock_for=5 * SECOND))
        board.board.window.resize(1920, 1080)
    beat, act, key = partial(pass_by, desk, clock, SECOND), partial(bust, desk), partial(evening.turn, 1)
    say("the clock and all pages in turn, a beat", beat, BEATS)
    say("somebody goes out, until both boards show it", act, ACTIONS)
    say("the next page by key", key, ACTIONS)
    for board in evening.boards:
        board.hold(PageKind.STANDINGS)
    say("standings held, a beat", beat, BEATS)
    say("standings held, somebody goes out", act, ACTIONS)
    for board in evening.boards:
        board.hold(PageKind.CLOCK)
    bridge.perform(timekeeping.pause)
    clock.pass_by(MINUTE - clock.at % MINUTE)
    painted(beat, 2)
    seen = painted(beat, 50)
    of_boards = seen["Canvas"] + seen["Preview"]
    print(f"beats: the clock is paused, 50 seconds of one minute: boards and preview painted {of_boards} times")
    bridge.perform(timekeeping.resume)
    evening.toggle_boards()
    desks.desk_of(desk).go_to("clock")
    say("boards closed, a beat", beat, BEATS)


def say(what: str, work: Callable[[], object], times: int) -> None:
    """The median of several times, and the longest."""
    for _each in range(2):
        settled(work)
    taken = []
    for _each in range(times):
        begun = worked()
        settled(work)
        taken.append(1000 * (worked() - begun))
    print(f"beats: {what}: {statistics.median(taken):.1f} ms, at most {max(taken):.1f} ms", flush=True)


def settled(work: Callable[[], object]) -> None:
    """Until everything is painted."""
    work()
    QCoreApplication.processEvents()


def painted(work: Callable[[], object], times: int) -> Counter[str]:
    """What was painted meanwhile."""
    repaints, application = Repaints(), QCoreApplication.instance()
    assert application is not None
    application.installEventFilter(repaints)
    for _each in range(times):
        settled(work)
    application.removeEventFilter(repaints)
    return repaints.seen


def bust(desk: Desk) -> None:
    """The next one at some table goes out."""
    bridge = desks.bridge_of(desk)
    loser, winner = next(
        (one, other)
        for one in bridge.state.left
        for other in bridge.state.left
        if one is not other and one.seat is not None and other.seat is not None and one.seat.table == other.seat.table
    )
    assert bridge.perform(partial(elimination.bust, outs=[Out(loser.number, (winner.number,))]))
