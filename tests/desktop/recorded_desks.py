"""Desks at which hands of real cards are recorded, and what is typed and clicked there."""

from collections.abc import Sequence
from dataclasses import replace

from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.bridge import Bridge
from desktop.director.creating import create
from desktop.director.recording.cards_dialog import CardsDialog
from desktop.director.recording.window import RecordingWindow
from desktop.play.felt import painted
from desktop.running import Desk
from engine.cards import card
from tests.desktop.desks import (
    HandClock,
    bridge_of,
    desk_of,
    kept_wish,
    press,
    start,
    type_text,
)
from tournament.events import TableWay
from tournament.names import SeatNo, TableNo

FOUR = ("Anna", "Bohdan", "Cyril", "Dana")
ONE = TableNo(1)
FIRST = "r300 f c f / x r800 c / x r1900 c / x x w4"
"""Seat 1 has the button; afterwards the seats have 10 000, 7 000, 9 950 and 13 050."""


def recorded_desk(desk: Desk, clock: HandClock, names: Sequence[str] = FOUR) -> RecordingWindow:
    """An evening at one table whose hands are recorded, begun, and the window that the key opens; the button is 1."""
    wish = replace(kept_wish(names), way=TableWay.RECORDED)
    assert desk.open_evening(create(desk._shelf, wish, clock))
    start(bridge_of(desk))
    desk_of(desk).go_to("tables")
    press(desk_of(desk).tables, Qt.Key.Key_R)
    window = desk_of(desk).recordings.windows[ONE]
    QApplication.setActiveWindow(window)
    window.clicks.set_button(SeatNo(1))
    return window


def keys(window: RecordingWindow, line: str) -> None:
    """Typed into the field, ⏎ is Enter."""
    for part in line.replace("⏎", "\0⏎\0").split("\0"):
        if part == "⏎":
            press(window.line, Qt.Key.Key_Return)
        else:
            type_text(window.line, part)


def click_plate(window: RecordingWindow, seat: int) -> None:
    """The mouse on the plate of a seat."""
    view = window.canvas.view
    assert view is not None
    x, y = painted.laid_out(view, window.canvas.width(), window.canvas.height()).chairs[seat].plate.centre
    QtBot.mouseClick(window.canvas, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))


def click_card(dialog: CardsDialog, written: str) -> None:
    """The mouse on a card of the picker."""
    QtBot.mouseClick(dialog.grid, Qt.MouseButton.LeftButton, pos=dialog.grid.place(card(written)).center())


def plain(text: str) -> str:
    """Without the marks that only a screen sees."""
    return text.replace("\u202f", ",").replace("\u2068", "").replace("\u2069", "")


def prompt(window: RecordingWindow) -> str:
    """What stands above the line."""
    return plain(window.foot.prompt.text())


def name(bridge: Bridge, seat: int) -> str:
    """Who sits there."""
    return bridge.state.entries[bridge.state.tables[ONE].seats[SeatNo(seat)]].shown_name


def stacks(bridge: Bridge) -> dict[int, int | None]:
    """By seat."""
    return {int(seat): bridge.state.entries[entry].stack for seat, entry in bridge.state.tables[ONE].seats.items()}


def modal() -> QWidget:
    """The dialog that is open."""
    found = QApplication.activeModalWidget()
    assert found is not None
    return found
