"""The place “Board”: from the click to what the room sees."""

import pytest
from PyQt6.QtCore import Qt

from desktop.director.commands.catalogue import ALL
from desktop.director.commands.command import Where
from desktop.display.looks.style import Style, ThemeName
from desktop.display.showing import Blank
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, bust, click, desk_of, open_kept, press, start, type_text
from tests.desktop.rooms import evening_of, move, page_of, pass_by, seen, to_front, words
from tournament.board.pages import Message, Moves, PageKind, Ranking, Schedule, Seating
from tournament.names import MINUTE, SECOND

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def night(desk: Desk, clock: HandClock) -> Desk:
    """An evening in its first level, its board open in a window, the place “Board” in front."""
    start(open_kept(desk, clock))
    desk.boards.toggle()
    page_of(desk)
    return desk


# ---- opening ---------------------------------------------------------------------------------------------------------


def is_open(desk: Desk) -> bool:
    """Whether the room sees the board."""
    return desk.board.is_open


def test_a_closed_board_says_what_to_do_and_opens(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    page = page_of(desk)
    assert page.closed.isVisible()
    assert page.preview.scene is not None, "it shows what the room would see"
    assert not is_open(desk), "B132: nothing opens by itself"
    click(page.open_it)
    assert is_open(desk)
    assert page.closed.isHidden()
    assert page.closing.isVisible()
    assert desk_of(desk).places.button("board").count == "in a window"
    click(page.closing)
    assert not is_open(desk)
    assert page.closed.isVisible()
    assert desk_of(desk).places.button("board").count == ""


def test_the_board_bears_the_name_of_its_evening(night: Desk) -> None:
    assert "Friday" in night.board.window.windowTitle()


def test_the_picture_at_the_desk_is_the_one_in_the_room(night: Desk, clock: HandClock) -> None:
    page, board = page_of(night), evening_of(night).boards[0]
    pass_by(night, clock, 61 * SECOND)
    assert "18:59" in words(board)
    assert page.preview.scene == night.board.window.canvas._scene  # type: ignore[attr-defined]


# ---- pages -----------------------------------------------------------------------------------------------------------


def test_a_page_is_held_until_it_is_let_go(night: Desk, clock: HandClock) -> None:
    page, board = page_of(night), evening_of(night).boards[0]
    assert page.pages.in_turn.isChecked()
    click(page.pages.pages[PageKind.SEATING])
    assert isinstance(seen(board).page, Seating)
    assert "Anna" in words(board)
    assert page.pages.pages[PageKind.SEATING].isChecked()
    assert not page.pages.in_turn.isChecked()
    pass_by(night, clock, 5 * MINUTE)
    assert isinstance(seen(board).page, Seating), "whatever happens"
    click(page.pages.in_turn)
    assert seen(board).page is None
    assert page.pages.shown.text() == "Now: Clock"


def test_a_page_without_anything_on_it_says_why(night: Desk) -> None:
    page = page_of(night)
    assert not page.pages.pages[PageKind.MOVES].isEnabled()
    assert page.pages.pages[PageKind.MOVES].toolTip() == "Nobody has changed seats yet."
    bust(bridge_of(night), 2, by=1)
    assert page.pages.pages[PageKind.STANDINGS].isEnabled()
    click(page.pages.pages[PageKind.STANDINGS])
    assert isinstance(seen(evening_of(night).boards[0]).page, Ranking)


def test_the_keys_turn_hold_and_let_go(night: Desk) -> None:
    board = evening_of(night).boards[0]
    desk_of(night).go_to("tables")
    press(night.window, Qt.Key.Key_F2)
    assert board.held is PageKind.CLOCK
    press(night.window, Qt.Key.Key_F3)
    assert isinstance(seen(board).page, Seating)
    press(night.window, Qt.Key.Key_F3, SHIFT)
    assert seen(board).page is None
    press(night.window, Qt.Key.Key_F3, SHIFT)
    assert isinstance(seen(board).page, Schedule), "before the first comes the last that has something to show"
    press(night.window, Qt.Key.Key_F2)
    assert board.held is None


def test_the_keys_work_while_the_board_has_the_keyboard(night: Desk) -> None:
    board = evening_of(night).boards[0]
    texts = {action.text() for action in night.board.window.actions()}
    assert texts == {command.says() for command in ALL if command.where is not Where.PROGRAM}
    window = night.board.window
    window.activateWindow()
    press(window, Qt.Key.Key_F4)
    assert board.blank is Blank.BLACK


def test_every_key_of_the_board_is_told_by_the_list() -> None:
    told = {key for command in ALL for key in command.keys}
    assert {"F2", "F3", "Shift+F3", "F4", "Shift+F4", "F6", "F8", "F9", "F11"} <= told


# ---- dark ------------------------------------------------------------------------------------------------------------


def test_the_board_goes_black_and_comes_back(night: Desk, clock: HandClock) -> None:
    page, board = page_of(night), evening_of(night).boards[0]
    click(page.pages.blanks[Blank.BLACK])
    assert words(board) == []
    assert night.board.is_open
    pass_by(night, clock, MINUTE)
    assert words(board) == []
    assert page.pages.shown.text() == "Nobody sees the tournament now."
    click(page.pages.blanks[Blank.NO])
    assert "19:00" in words(board)
    press(night.window, Qt.Key.Key_F4, SHIFT)
    assert seen(board).blank is Blank.PICTURE
    press(night.window, Qt.Key.Key_F4)
    assert seen(board).blank is Blank.NO, "either key shows it again"


# ---- a message -------------------------------------------------------------------------------------------------------


def test_a_message_is_shown_by_enter_and_taken_off(night: Desk) -> None:
    page, board = page_of(night), evening_of(night).boards[0]
    assert not page.message.show_it.isEnabled()
    page.message.text.setFocus()
    type_text(page.message.text, "Pizza is here")
    assert not seen(board).page, "not before it is wanted"
    press(page.message.text, Qt.Key.Key_Return)
    assert seen(board).page == Message("Pizza is here")
    assert not page.message.text.hasFocus(), "Space is the clock's again"
    assert not page.message.show_it.isEnabled()
    click(page.message.take_off)
    assert seen(board).page is None
    assert page.message.text.text() == ""


# ---- moves -----------------------------------------------------------------------------------------------------------


def test_moves_come_by_themselves_and_go_when_all_sit(night: Desk, clock: HandClock) -> None:
    board, bar = evening_of(night).boards[0], desk_of(night).moves
    assert bar.isHidden()
    move(night, 1)
    assert isinstance(seen(board).page, Moves)
    assert bar.isVisible()
    assert bar.said.text() == "New seats: 1 player moves, Anna."
    click(bar.done)
    assert seen(board).page is None
    assert bar.isHidden()
    pass_by(night, clock, SECOND)
    move(night, 2)
    assert isinstance(seen(board).page, Moves)
    press(night.window, Qt.Key.Key_F8)
    assert seen(board).page is None


def test_moves_go_by_themselves_after_two_minutes(night: Desk, clock: HandClock) -> None:
    board = evening_of(night).boards[0]
    move(night, 1)
    pass_by(night, clock, 119 * SECOND)
    assert isinstance(seen(board).page, Moves)
    pass_by(night, clock, 2 * SECOND)
    assert seen(board).page is None
    assert desk_of(night).moves.isHidden()


def test_moves_behind_a_held_page_are_told_at_the_desk(night: Desk) -> None:
    page = page_of(night)
    click(page.pages.pages[PageKind.PRIZES])
    move(night, 1)
    assert desk_of(night).moves.hint.text() == "The board does not show it now."


def test_without_a_board_nobody_is_asked_about_moves(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    move(desk, 1)
    assert desk_of(desk).moves.isHidden()


# ---- more than one, and the look -------------------------------------------------------------------------------------


def test_a_second_board_shows_another_page(night: Desk) -> None:
    page, evening = page_of(night), evening_of(night)
    assert not page.choices
    click(page.another)
    first, second = evening.boards
    assert page.chosen is second
    assert second.board is not first.board
    click(page.pages.pages[PageKind.SEATING])
    assert isinstance(seen(second).page, Seating)
    assert seen(first).page is None
    assert [made.text() for made in page.choices] == ["Board 1, in a window", "Board 2, in a window"]
    assert night.window.foot.board.text() == "Board 1: in a window · Board 2: in a window"
    click(page.choices[0])
    assert page.pages.in_turn.isChecked()
    to_front(night)
    press(night.window, Qt.Key.Key_F11)
    assert not first.is_wanted
    assert not second.is_wanted
    to_front(night)
    press(night.window, Qt.Key.Key_F11)
    assert first.is_seen, "the key opens them again"
    assert second.is_seen
    click(page.choices[1])
    click(page.closing)
    assert evening.boards == [first]
    assert not page.choices


def test_the_look_is_followed_at_once_and_cancelled_at_once(night: Desk) -> None:
    page, board = page_of(night), evening_of(night).boards[0]
    click(page.look)
    dialog = page.dialog
    assert dialog is not None
    light = Style(theme=ThemeName.LIGHT)
    dialog.wear(light)
    assert board.slot.style == light
    canvas = night.board.window.canvas  # type: ignore[attr-defined]
    assert canvas._style == light
    dialog.reject()
    assert canvas._style == Style()
    assert not board.slot.file.exists()


def test_volume_and_mute_are_at_hand(night: Desk) -> None:
    page = page_of(night)
    assert page.sound.mute.isChecked(), "as the desks of all tests are"
    press(night.board.window, Qt.Key.Key_F9)
    assert not night.heard.choices.muted
    assert not page.sound.mute.isChecked()
    page.sound.volume.setValue(35)
    assert night.heard.choices.volume == 35
    assert page.sound.said.text() == "35 %"
    click(page.sound.mute)
    assert night.heard.choices.muted


def test_without_another_screen_nothing_is_exchanged_and_it_says_so(night: Desk) -> None:
    page = page_of(night)
    click(page.screen_card.swap)
    assert page.refused.text() == "There is no other screen to swap with."
    assert page.screen_card.explained.isVisible(), "mirrored or alone: it is explained"
    desk_of(night).go_to("tables")
    press(night.window, Qt.Key.Key_F6)
    assert night.window.quiet.said.text() == "There is no other screen to swap with."
