"""Evenings whose tables the program deals, with people at the screen and robots, and the windows of their tables."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path

from pytestqt.qtbot import QtBot

from db.shelf import Shelf
from desktop.bridge import Bridge
from desktop.director.creating import create
from desktop.play.dealing import Dealing
from desktop.play.live.live_hand import LiveHand
from desktop.play.table.window import TableWindow
from desktop.play.table.windows import TableWindows
from desktop.settings import Settings
from tests.desktop.desks import HandClock, kept_wish, start
from tournament.dealing import players
from tournament.events import TableWay, Timing
from tournament.names import EntryNo

QUICK: Mapping[str, int | str | bool] = {"speed": 0, "decision": 0}
"""Robots decide at once, and nobody is hurried."""


@dataclass
class TableRoom:
    """The evening, who deals, the windows, and what was said."""

    bridge: Bridge
    dealing: Dealing
    windows: TableWindows
    clock: HandClock
    settings: Settings
    said: list[str] = field(default_factory=list)

    def entry(self, name: str) -> EntryNo:
        """The entry of that name."""
        return next(number for number, entry in self.bridge.state.entries.items() if entry.name == name)

    def window(self, table: int = 1) -> TableWindow:
        """The window of that table, opened if it is not."""
        made = self.windows.open(table)
        assert made is not None
        return made


@contextmanager
def table_room(
    folder: Path,
    names: Sequence[str],
    people: Sequence[str],
    *,
    stack: int = 1_000,
    seats: int = 9,
    wishes: Mapping[str, int | str | bool] = QUICK,
) -> Iterator[TableRoom]:
    """Everybody sits, the clock runs; robots play all but the people. The same seats and cards come each time."""
    clock = HandClock()
    chance = count()
    with Shelf.open(folder / "club.sqlite", create=True) as shelf:
        wish = replace(kept_wish(names), way=TableWay.DEALT, timing=Timing.REAL, starting_stack=stack, seats=seats)
        bridge = Bridge(shelf, create(shelf, wish, clock), clock)
        bridge._next_seed = bytes(32)
        start(bridge)
        robots = [number for number, entry in bridge.state.entries.items() if entry.name not in people]
        if robots:
            assert bridge.perform(partial(players.played_by, entries=robots, style="loose", strength="club"))
        dealing = Dealing(bridge, fresh=lambda size: sha256(str(next(chance)).encode()).digest()[:size])
        settings = Settings(folder / "settings.json", folder / "club.sqlite")
        settings.table_wishes = wishes
        windows = TableWindows(bridge, dealing, settings)
        made = TableRoom(bridge, dealing, windows, clock, settings)
        for signal in (bridge.refused, dealing.told, dealing.failed, windows.told):
            signal.connect(made.said.append)
        try:
            yield made
        finally:
            windows.close()
            dealing.close()
            for each in (windows, dealing, bridge):
                each.deleteLater()


def hand_at(qtbot: QtBot, window: TableWindow) -> LiveHand:
    """The hand being played there, as soon as somebody has to act or its end is seen."""

    def comes() -> bool:
        live = window.source.live
        return live is not None and (live.waiting_for is not None or live.end_shown)

    qtbot.waitUntil(comes, timeout=5_000)
    live = window.source.live
    assert live is not None
    return live
