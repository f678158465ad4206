"""Twenty dealt tables of nine robots play on at once as fast as they go, while the director works at the desk.

A real desk over a real file, offscreen, with its one worker process; compared in the same run with the desk at which
nobody plays. Times are what the desk's own process works, so that other programs on this computer do not count; the
worker has the other core.
"""

import os
import statistics
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PyQt6.QtCore import QCoreApplication, QEventLoop
from PyQt6.QtWidgets import QApplication

from desktop import look, typeface
from desktop.bridge import Bridge
from desktop.play.dealing import Dealing
from desktop.running import Desk
from tests.bench.one_core import worked
from tests.desktop import desks
from tests.fakes import people
from tournament.clocks import timekeeping
from tournament.dealing import players
from tournament.draws import seating
from tournament.events import TableWay
from tournament.names import MINUTE
from tournament.tables import ways

TABLES, SEATS = 20, 9
LIMIT_MS = 100
TURNS_S = 10.0
"""Seconds of playing that are measured."""
EVERY = 25
"""After so many turns of the event loop the director does something."""


def main() -> None:
    """The desk idle, then with all tables playing."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    look.apply(application, typeface.load())
    with tempfile.TemporaryDirectory() as folder:
        clock = desks.HandClock()
        desk = desks.make_desk(Path(folder), clock)
        desk.window.resize(1920, 1080)
        try:
            bridge = twenty_tables(desk, clock)
            dealing = desks.desk_of(desk).tables.playing
            assert isinstance(dealing, Dealing)
            desks.desk_of(desk).go_to("tables")
            idle = Watch(desk, bridge).watch(TURNS_S / 5)
            idle.say("nobody plays")
            dealing.speed = None
            before = bridge.state.hands
            dealing.start()
            wait_for(lambda: bridge.state.hands > before)
            hands, begun = bridge.state.hands, time.perf_counter()
            playing = Watch(desk, bridge).watch(TURNS_S)
            rate = (bridge.state.hands - hands) / (time.perf_counter() - begun)
            playing.say(f"{len(bridge.state.tables)} tables play on, {rate:.0f} hands a second")
            worst = max(*playing.turns, *playing.acts)
            print(f"tables: longest of all {worst:.1f} ms, {'within' if worst < LIMIT_MS else 'OVER'} {LIMIT_MS} ms")
        finally:
            desk.window.close()
            desk.end()


def twenty_tables(desk: Desk, clock: desks.HandClock) -> Bridge:
    """Everybody at the tables, all of them robots, the clock running."""
    bridge = desks.open_rebuys(desk, clock, people(TABLES * SEATS), seats=SEATS, starting_stack=1_000_000)
    bridge.perform(partial(seating.draw_seats, server_seed=bytes(32)))
    for number in tuple(bridge.state.tables):
        bridge.perform(partial(ways.choose_way, number=number, way=TableWay.DEALT))
    everybody = tuple(bridge.state.entries)
    bridge.perform(partial(players.played_by, entries=everybody[::2], style="tight", strength="club"))
    bridge.perform(partial(players.played_by, entries=everybody[1::2], style="loose", strength="expert"))
    bridge.perform(timekeeping.start)
    clock.pass_by(MINUTE)
    return bridge


class Watch:
    """How long each turn of the event loop takes, and each thing that the director does between two."""

    def __init__(self, desk: Desk, bridge: Bridge) -> None:
        self.desk, self.bridge = desk, bridge
        self.turns: list[float] = []
        self.acts: list[float] = []

    def watch(self, seconds: float) -> "Watch":
        """Look on for so long; the first second is for getting warm."""
        until = time.perf_counter() + seconds
        things = self._things()
        turn = 0
        while time.perf_counter() < until:
            turn += 1
            begun = worked()
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 0)
            self.turns.append(1000 * (worked() - begun))
            if turn % EVERY == 0:
                begun = worked()
                things[turn // EVERY % len(things)]()
                self.acts.append(1000 * (worked() - begun))
        return self

    def _things(self) -> tuple[Callable[[], object], ...]:
        shown = desks.desk_of(self.desk)
        somebody = next(entry.seat for entry in self.bridge.state.left if entry.seat is not None)
        return (
            partial(self.bridge.perform, partial(timekeeping.add_time, time=MINUTE)),
            partial(shown.tables.show_seat, somebody),
            partial(shown.go_to, "people"),
            partial(shown.go_to, "tables"),
            partial(self.desk.ticker.beat.emit, self.bridge.now()),
        )

    def say(self, what: str) -> None:
        """Medians and the longest."""
        turns, acts = sorted(self.turns), sorted(self.acts)
        print(
            f"tables: {what}: a turn of the event loop {statistics.median(turns):.2f} ms, "
            f"99 of 100 under {turns[len(turns) * 99 // 100]:.1f}, at most {turns[-1]:.1f}; "
            f"what the director does {statistics.median(acts):.1f} ms, at most {acts[-1]:.1f}",
            flush=True,
        )


def wait_for(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Until it is."""
    until = time.perf_counter() + seconds
    while not true():
        if time.perf_counter() > until:
            raise RuntimeError("nothing is played")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 20)


if __name__ == "__main__":
    main()
