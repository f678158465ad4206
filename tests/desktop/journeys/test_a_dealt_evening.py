"""People and robots at this screen: from the first dialog by keys to the winner and the results."""

import os
from hashlib import sha256
from itertools import count

from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.play.dealing import Dealing
from tests.desktop.desks import HandClock, desk_of, press
from tests.desktop.journeys.director import Director
from tests.desktop.table_rooms import QUICK
from tournament import standings
from tournament.events import TableWay
from tournament.names import TableNo

ONE = TableNo(1)


def test_anna_plays_two_robots_by_keys_to_the_winner(director: Director, clock: HandClock, qtbot: QtBot) -> None:
    director.keys("Ctrl+N")
    director.write("Name", "At home")
    director.press("People and robots at this screen: the program deals")
    director.write("People", "Anna")
    director.write("Robots beside them", "1")
    director.write("Starting chips", "1000")
    director.press("Create tournament")
    print(director.asked(), director.texts())
    director.press("Draw seats")
    director.press("Draw")
    director.press("Done")
    director.press("Start now")
    assert director.kept.tables[ONE].way is TableWay.DEALT

    director.go("Tables")
    desk = desk_of(director.desk)
    dealing = desk.tables.playing
    assert isinstance(dealing, Dealing)
    chance = count()
    dealing._fresh = lambda size: sha256(f"{os.environ['LAB']} {next(chance)}".encode()).digest()[:size]
    desk._publishing.settings.table_wishes = QUICK
    director.keys("W")
    window = desk.table_windows.windows[ONE]
    press(window.canvas, Qt.Key.Key_G)

    def goes_on() -> bool:
        live = window.source.live
        if live is not None and live.waiting_for is not None:
            press(window.canvas, Qt.Key.Key_A)
        elif live is not None and live.end_shown:
            press(window.canvas, Qt.Key.Key_N)
        return director.desk.bridge.state.finished is not None

    qtbot.waitUntil(goes_on, timeout=10_000)
    state = director.kept
    print(state.hands, [(e.name, e.stack) for e in state.entries.values()])
    print(director.texts())
