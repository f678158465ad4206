"""The hands of an evening at the desk: listed, found, watched again, taken elsewhere."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QApplication, QFileDialog, QWidget

from desktop.director.creating import create
from desktop.director.hands.export_dialog import HandsExportDialog
from desktop.director.hands.page import HandsPage
from desktop.play.replayer.window import ReplayWindow
from desktop.running import Desk
from engine.records.phh.reading import read
from tests.desktop.desks import HandClock, bridge_of, click, desk_of, kept_wish, open_kept, press, start
from tests.desktop.rooms import settle, to_front
from tests.tournament.hand_texts import BEAT, BUST
from tournament import hands_attached, simulation
from tournament.events import TableWay
from tournament.history import Step
from tournament.names import Instant
from tournament.state import Tournament

NAMES = tuple(f"{name} {letter}" for name in ("Anna", "Bohdan", "Cyril") for letter in "AB")
HANDS = 14


def as_it_is(state: Tournament, at: Instant, step: Step) -> Step:
    return step


def open_dealt(desk: Desk, clock: HandClock) -> HandsPage:
    """An evening of robots of which some hands are played."""
    wish = replace(kept_wish(NAMES), way=TableWay.DEALT, seed=5)
    assert desk.open_evening(create(desk._shelf, wish, clock))
    start(bridge_of(desk))
    for _hand in range(HANDS):
        play(desk)
    to_front(desk)
    press(desk.window, Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    page = desk_of(desk).hands
    assert desk_of(desk).is_at("hands")
    read_all(page)
    return page


def play(desk: Desk) -> None:
    bridge = bridge_of(desk)
    coming = simulation.coming_hand(bridge.state)
    assert coming is not None
    assert bridge.perform(partial(as_it_is, step=simulation.play(bridge.state, coming)), coming.ends)


def read_all(page: HandsPage) -> None:
    while not page.book.is_whole:
        page.book.go_on()


def cells(page: HandsPage, column: int) -> list[str]:
    return [row.cells[column] for row in page.list.table.rows]


def find(page: HandsPage, typed: str) -> list[str]:
    page.line.typed.setText(typed)
    page.line.show_now()
    return cells(page, 0)


def key(widget: QWidget, *pressed: Qt.Key) -> None:
    for each in pressed:
        press(widget, each)


def test_hands_are_listed_newest_first_and_found_by_what_is_typed_and_chosen(desk: Desk, clock: HandClock) -> None:
    page = open_dealt(desk, clock)
    assert cells(page, 0) == [str(number) for number in range(HANDS, 0, -1)]
    assert page.line.count.text() == f"{HANDS} hands"
    rows = {str(row.running): row for row in page.book.rows}
    assert find(page, "#3") == ["3"]
    assert find(page, ">=1") == cells(page, 0)
    press(page.line.typed, Qt.Key.Key_Down)
    assert page.view.hasFocus()
    assert page.view.currentIndex().row() == 0
    wanted = [number for number in map(str, range(HANDS, 0, -1)) if rows[number].all_in]
    page.line.typed.clear()
    page.line.what.setCurrentIndex(page.line.what.findData("all-in"))
    assert cells(page, 0) == wanted
    page.line.clear()
    page.line.player.setCurrentIndex(page.line.player.findData("Anna A"))
    assert cells(page, 0) == [
        number for number, row in reversed(rows.items()) if any(each.name == "Anna A" for each in row.players)
    ]
    page.line.clear()
    find(page, "zoe")
    assert page.empty.title.text() == "No such hands"
    assert page.line.hint.text() == "Nobody in these hands is called zoe, and it is none of the words."
    click(page.otherwise)
    assert len(cells(page, 0)) == HANDS
    play(desk)
    page._follow.stop()  # as when nothing was played for a moment
    page.book.look()
    read_all(page)
    assert cells(page, 0)[0] == str(HANDS + 1)
    bridge_of(desk).undo()
    page.book.look()
    assert cells(page, 0)[0] == str(HANDS)


def test_a_hand_is_watched_step_by_step_by_keys_and_the_next_one_after_it(
    desk: Desk, clock: HandClock, qapp: QApplication
) -> None:
    page = open_dealt(desk, clock)
    page.view.selectRow(0)
    page.view.setFocus()
    key(page.view, Qt.Key.Key_Return)
    window = page.replayer
    assert isinstance(window, ReplayWindow)
    settle()
    assert window.isActiveWindow()
    assert window.windowTitle() == f"Hand {HANDS} · Table 1"
    view = window.canvas.view
    assert view is not None
    assert (window.at_step, window.list.currentIndex().row(), view.hand) == (0, 0, HANDS)
    last = window.slider.maximum()
    key(window, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert window.at_step == window.slider.value() == 1
    key(window, Qt.Key.Key_End)
    assert window.at_step == last
    assert window.canvas.view is not None
    assert window.canvas.view.is_over
    key(window, Qt.Key.Key_Up, Qt.Key.Key_Home)
    assert window.at_step == 0
    key(window, Qt.Key.Key_Down)
    assert window.at_step > 0
    assert_hidden_until_shown(window)
    key(window, Qt.Key.Key_Space)
    assert window.play.accessibleName() == "Pause"
    window._play_on()
    key(window, Qt.Key.Key_Space)
    assert (window.at_step, window.play.accessibleName()) == (1, "Play")
    assert window.hand_next.toolTip() == "This is the newest hand of the list."
    key(window, Qt.Key.Key_P)
    assert window.windowTitle() == f"Hand {HANDS - 1} · Table 1"
    key(window, Qt.Key.Key_N)
    assert window.windowTitle() == f"Hand {HANDS} · Table 1"
    window.canvas.seat_clicked.emit(2)
    assert window.canvas.view.near == 2
    press(window, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    assert f"Hand {HANDS} · level 2 · " in clipboard.text()
    assert " has " not in clipboard.text(), "cards that nobody saw are not told while they are not seen here"
    key(window, Qt.Key.Key_C)
    press(window, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert clipboard.text().count(" has ") == len(NAMES)
    for _shown_and_hidden in range(2):
        window.resize(480, 360)
        settle()
    assert window.width() == 480
    assert not window.list.isVisible()
    assert window.slider.mapTo(window, window.slider.pos()).y() >= window.canvas.geometry().bottom()
    key(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def assert_hidden_until_shown(window: ReplayWindow) -> None:
    """As shown no card is open at the deal; with all cards every one is, and the step is the same."""
    window.go_to(0)
    before = window.canvas.view
    assert before is not None
    assert {card for seat in before.seats for card in seat.cards} == {None}
    key(window, Qt.Key.Key_C)
    opened = window.canvas.view
    assert opened is not None
    assert window.eyes.isChecked()
    assert window.at_step == 0
    assert None not in {card for seat in opened.seats for card in seat.cards}
    click(window.eyes)
    assert not window.all_cards
    assert window.canvas.view == before


def test_hands_leave_as_phh_and_as_pokerstars_text(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    page = open_dealt(desk, clock)
    page.view.selectRow(1)
    click(page.exporting)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, HandsExportDialog)
    assert dialog.marked.isChecked()
    assert dialog.found.text().replace("&", "") == f"All {HANDS} hands found"
    dialog.found.setChecked(True)
    click(dialog.yes)
    (asked,) = dialog.findChildren(QFileDialog)
    asked.fileSelected.emit(str(tmp_path / "hands.phhs"))
    asked.reject()
    assert len(list(read((tmp_path / "hands.phhs").read_text(encoding="utf-8")))) == HANDS
    click(page.exporting)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, HandsExportDialog)
    dialog.stars.setChecked(True)
    click(dialog.yes)
    (asked,) = dialog.findChildren(QFileDialog)
    asked.fileSelected.emit(str(tmp_path / "one.txt"))
    asked.reject()
    text = (tmp_path / "one.txt").read_text(encoding="utf-8")
    assert text.startswith(f"PokerStars Hand #{HANDS - 1}:")
    assert text.count("PokerStars Hand") == 1


def test_without_hands_the_page_says_how_they_get_here_and_attached_ones_are_watched_too(
    desk: Desk, clock: HandClock
) -> None:
    bridge = open_kept(desk, clock)
    desk_of(desk).go_to("hands")
    page = desk_of(desk).hands
    assert page.empty.title.text() == "No hands yet"
    assert "attach hand histories" in page.empty.sentence.text()
    assert (page.replaying.isEnabled(), page.exporting.isEnabled()) == (False, False)
    files = [hands_attached.read_hands(f"[1]\n{BUST}\n[2]\n{BEAT}\n".encode(), "home.phhs")]
    assert bridge.perform(partial(hands_attached.attach, files=files))
    page._follow.stop()
    page.book.look()
    read_all(page)
    assert [(row.cells[0], row.cells[1], row.cells[5]) for row in page.list.table.rows] == [
        ("8", "home.phhs", "Cyril"),
        ("7", "home.phhs", "Cyril"),
    ]
    page.view.selectRow(1)
    assert page.correcting.toolTip() == "It came from a file; hands of this evening's own tables are corrected."
    click(page.replaying)
    window = page.replayer
    assert window is not None
    assert window.windowTitle() == "Hand 7 · home.phhs"
    assert window.canvas.seat_at(QPointF(-1, -1)) is None
    window.close()


def test_the_list_shows_the_newest_hands_and_older_ones_when_asked(desk: Desk, clock: HandClock) -> None:
    page = open_dealt(desk, clock)
    page._most = 5
    page._show_rows()
    assert cells(page, 0) == ["14", "13", "12", "11", "10"]
    assert page.older.isVisibleTo(page)
    click(page.older)
    assert len(cells(page, 0)) == HANDS
    assert not page.older.isVisibleTo(page)
