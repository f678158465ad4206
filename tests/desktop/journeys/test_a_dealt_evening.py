"""People and robots at this screen: from the first dialog by keys to the winner and the results."""

from hashlib import sha256
from itertools import count

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.play.dealing import Dealing
from tests.desktop.desks import bridge_of, desk_of, press
from tests.desktop.journeys.director import Director
from tests.desktop.table_rooms import QUICK
from tournament.events import TableWay
from tournament.names import TableNo

ONE = TableNo(1)


def test_anna_plays_a_robot_by_keys_to_the_winner(director: Director, qtbot: QtBot) -> None:
    director.keys("Ctrl+N")
    director.write("Name", "At home")
    director.press("People and robots at this screen: the program deals")
    director.write("People", "Anna")
    director.write("Robots beside them", "1")
    director.write("Starting chips", "300")
    director.press("Create tournament")
    assert director.entry("Anna").robot is None
    assert director.entry("Robot Ada").robot is not None
    bridge = bridge_of(director.desk)
    bridge._next_seed = bytes(32)
    director.press("Draw seats")
    director.press("Draw")
    director.press("Done")
    director.press("Start now")
    assert director.kept.tables[ONE].way is TableWay.DEALT

    director.go("Tables")
    desk = desk_of(director.desk)
    dealing = desk.tables.playing
    assert isinstance(dealing, Dealing)
    cards = count()
    dealing._fresh = lambda size: sha256(f"5 {next(cards)}".encode()).digest()[:size]
    desk._publishing.settings.table_wishes = QUICK
    director.keys("W")
    window = desk.table_windows.windows[ONE]
    press(window.canvas, Qt.Key.Key_G)

    def all_in_each_time() -> bool:
        live = window.source.live
        if live is not None and live.waiting_for is not None:
            press(window.canvas, Qt.Key.Key_A if live.hand.legal().all_in else Qt.Key.Key_C)
        elif live is not None and live.end_shown:
            press(window.canvas, Qt.Key.Key_N)
        return bridge.state.finished is not None

    qtbot.waitUntil(all_in_each_time, timeout=20_000)
    state = director.kept
    assert {entry.name: entry.stack for entry in state.entries.values()} == {"Anna": 600, "Robot Ada": 0}
    assert state.hands == 4
    assert not dealing.is_playing
    window.close()

    director.go("Results")
    director.press("Copy as text")
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    assert "1. Anna, €40" in clipboard.text()
    director.go("Hands")
    assert director.sees("4 hands")
