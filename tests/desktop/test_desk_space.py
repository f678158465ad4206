"""Space is the clock's: whatever was answered, pressed or found before, it takes nobody out."""

from collections.abc import Sequence
from functools import partial

from PyQt6.QtCore import QCoreApplication, QEvent, Qt
from PyQt6.QtWidgets import QAbstractButton, QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from desktop.bridge import Bridge
from desktop.director.desk import EveningDesk
from desktop.director.tables.bust_dialog import BustDialog
from desktop.director.tables.seat import SeatPlate
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, click, desk_of, open_kept, press, start
from tests.desktop.table_evenings import some_names
from tournament.clocks.clock import Phase
from tournament.draws import seating
from tournament.events import Seat
from tournament.names import SeatNo, TableNo

PEOPLE: Sequence[str] = some_names(24)
ONE = TableNo(1)


def phase(bridge: Bridge) -> Phase:
    return bridge.state.clock.reading(bridge.now()).phase


def press_space(desk: Desk) -> None:
    """To whatever has the keyboard now, after everything that was to be deleted is gone."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    press(QApplication.focusWidget() or desk.window, Qt.Key.Key_Space)


def answer(desk: EveningDesk, text: str) -> QPushButton:
    buttons = desk.attention.cards[0].findChildren(QPushButton)
    return next(each for each in buttons if each.text().startswith(text))


def left(bridge: Bridge) -> int:
    return len(bridge.state.left)


def bust_two(bridge: Bridge) -> None:
    """So that the first table is short."""
    for _ in range(2):
        leaving, other = list(bridge.state.tables[ONE].seats.values())[:2]
        bust(bridge, leaving, other)


def shown(desk: Desk, qtbot: QtBot) -> EveningDesk:
    desk.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is desk.window)
    desk_of(desk).go_to("tables")
    return desk_of(desk)


def test_after_start_now_on_the_card_space_pauses_and_space_again_resumes(
    desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    """Finding 1, step by step: the first Space opened the bust dialog and the second took the player out."""
    bridge = open_kept(desk, clock, PEOPLE)
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    evening = shown(desk, qtbot)
    click(answer(evening, "Start now"))
    press_space(desk)
    assert QApplication.activeModalWidget() is None
    assert phase(bridge) is Phase.PAUSED
    press_space(desk)
    assert phase(bridge) is Phase.RUNNING
    assert left(bridge) == 24


def test_after_every_answer_of_a_card_the_keyboard_is_on_no_button(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    bridge = open_kept(desk, clock, PEOPLE)
    start(bridge)
    bust_two(bridge)
    evening = shown(desk, qtbot)
    named = evening.attention.cards[0].findChildren(QPushButton)[0].text()
    for text in (named, "Move ", "Later"):
        if not evening.attention.cards:
            bust_two(bridge)
        answer(evening, text).setFocus(Qt.FocusReason.TabFocusReason)
        press_space(desk)
        assert not isinstance(QApplication.focusWidget(), QAbstractButton)
    assert evening.attention.cards == ()
    assert phase(bridge) is Phase.RUNNING
    press_space(desk)
    assert phase(bridge) is Phase.PAUSED


def test_a_click_on_an_answer_leaves_no_focus_on_it(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    bridge = open_kept(desk, clock, PEOPLE)
    evening = shown(desk, qtbot)
    assert answer(evening, "Draw seats").focusPolicy() is Qt.FocusPolicy.TabFocus
    click(answer(evening, "Draw seats"))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    dialog.reject()
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert not isinstance(desk.window.focusWidget(), QAbstractButton)
    assert len(bridge.evening.steps) == 2


def test_enter_on_a_seat_asks_who_is_out_and_space_there_pauses(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    evening = shown(desk, qtbot)
    evening.tables.show_seat(Seat(ONE, SeatNo(2)))
    assert isinstance(QApplication.focusWidget(), SeatPlate)
    press_space(desk)
    assert QApplication.activeModalWidget() is None
    assert phase(bridge) is Phase.PAUSED
    press_space(desk)
    assert phase(bridge) is Phase.RUNNING
    seat = QApplication.focusWidget()
    assert isinstance(seat, SeatPlate)
    press(seat, Qt.Key.Key_Return)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, BustDialog)
    press(dialog._yes, Qt.Key.Key_Space)
    assert dialog.isVisible()
    assert left(bridge) == 6
    press(dialog._yes, Qt.Key.Key_Return)
    assert left(bridge) == 5
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)
    assert not isinstance(desk.window.focusWidget(), QAbstractButton)


def test_a_button_that_can_no_longer_be_pressed_hands_the_keyboard_to_no_other(
    desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    bridge = open_kept(desk, clock)
    evening = shown(desk, qtbot)
    evening.tables.head.draw.setFocus(Qt.FocusReason.TabFocusReason)
    start(bridge)
    assert not isinstance(QApplication.focusWidget(), QAbstractButton)
    evening.history.undo.setFocus(Qt.FocusReason.TabFocusReason)
    while bridge.evening.undo_target() is not None:
        press_space(desk)
    assert not isinstance(QApplication.focusWidget(), QAbstractButton)
