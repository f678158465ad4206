"""The place “Board” with one hand on the mouse, and with the keyboard only: nothing happens that nobody asked for."""

import pytest
from PyQt6.QtCore import QPoint, QPointF, QRect, Qt
from PyQt6.QtGui import QImage, QWheelEvent
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QSlider,
    QToolButton,
    QWidget,
)

from desktop.director.board_words import page_name
from desktop.director.commands.keys_dialog import KeysDialog
from desktop.director.window import SMALLEST
from desktop.display.looks.style import ROTATED, Style, ThemeName
from desktop.display.screens.screens import ScreenKey
from desktop.display.showing import Blank
from desktop.display.window import BoardWindow
from desktop.running import Desk
from desktop.screenshots.studio import settle as settle_layout
from tests.desktop.desks import HandClock, bridge_of, bust, click, desk_of, open_kept, press, start, type_text
from tests.desktop.rooms import evening_of, move, page_of, pass_by, seen, settle, to_front
from tournament.board.pages import Message, PageKind, Prizes
from tournament.clocks import timekeeping
from tournament.clocks.clock import Phase
from tournament.names import SECOND

USED = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox, QSlider, QAbstractItemView)
"""What a director presses, types into, or chooses from."""


@pytest.fixture
def night(desk: Desk, clock: HandClock) -> Desk:
    """An evening in its first level, its board open in a window, the place “Board” in front."""
    start(open_kept(desk, clock))
    desk.boards.toggle()
    to_front(desk)
    page_of(desk)
    return desk


def wheel(widget: QWidget) -> None:
    """One notch of the wheel, with the mouse over it."""
    at = widget.rect().center()
    none = Qt.MouseButton.NoButton
    event = QWheelEvent(
        QPointF(at),
        QPointF(widget.mapToGlobal(at)),
        QPoint(),
        QPoint(0, -120),
        none,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # PyQt6 takes it by place only
    )
    QApplication.sendEvent(widget, event)


def used(inside: QWidget) -> list[QWidget]:
    """Everything there that can be used now, without what other widgets are made of."""
    found: list[QWidget] = []
    for widget in inside.findChildren(QWidget):
        part = isinstance(widget.parentWidget(), QAbstractSpinBox) or (
            isinstance(widget, QToolButton) and isinstance(widget.parentWidget(), QLineEdit)
        )
        if isinstance(widget, USED) and widget.isVisible() and widget.isEnabled() and not part:
            found.append(widget)
    return found


def called(widget: QWidget) -> str:
    """What a screen reader says."""
    return widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")


def reached_by_tab(first: QWidget) -> list[QWidget]:
    """Where Tab leads, until it comes round."""
    first.setFocus(Qt.FocusReason.TabFocusReason)
    found: list[QWidget] = []
    while (focus := QApplication.focusWidget()) is not None and focus not in found:
        found.append(focus)
        press(focus, Qt.Key.Key_Tab)
    return found


def unreached(inside: QWidget, first: QWidget) -> list[str]:
    """What Tab does not lead to, nor an arrow from its group."""
    reached = reached_by_tab(first)
    groups = {made.group() for made in reached if isinstance(made, QAbstractButton)} - {None}
    return [
        called(widget)
        for widget in used(inside)
        if widget not in reached and not (isinstance(widget, QAbstractButton) and widget.group() in groups)
    ]


# ---- nothing by accident ---------------------------------------------------------------------------------------------


def test_a_key_that_is_leant_on_counts_once(night: Desk) -> None:
    for action in (*desk_of(night).actions(), *night.window.actions()):
        assert not action.autoRepeat(), action.text()


def test_the_wheel_over_the_list_of_screens_does_not_throw_the_board_onto_the_directors(night: Desk) -> None:
    screens, before = page_of(night).screen_card.screens, night.board.where
    assert screens.count() == 2
    wheel(screens)
    assert screens.currentIndex() == 0
    assert night.board.where == before
    assert not night.board.window.isFullScreen()


def test_arrows_open_the_list_of_screens_and_choose_nothing(night: Desk) -> None:
    screens, before = page_of(night).screen_card.screens, night.board.where
    screens.setFocus()
    press(screens, Qt.Key.Key_Down)
    view = screens.view()
    assert view is not None
    assert view.isVisible()
    assert night.board.where == before
    press(view, Qt.Key.Key_Escape)
    assert night.board.where == before


def test_the_directors_own_screen_is_called_so_in_the_list(night: Desk) -> None:
    screens = page_of(night).screen_card.screens
    assert screens.itemText(1).endswith(", where you work")


def test_the_wheel_over_the_volume_moves_the_page_only(night: Desk) -> None:
    page = page_of(night)
    assert page.sound.volume.toolTip() == "Muted: sound first, then how loud."
    night.heard.toggle_mute()
    before = page.sound.volume.value()
    wheel(page.sound.volume)
    assert page.sound.volume.value() == before
    night.heard.toggle_mute()


# ---- the keyboard only -----------------------------------------------------------------------------------------------


def test_everything_on_the_page_has_a_name_and_is_reached_by_tab(night: Desk) -> None:
    page = page_of(night)
    night.heard.toggle_mute()
    type_text(page.message.text, "Pizza")
    assert all(called(widget) for widget in used(page))
    assert page.preview.accessibleName() == "What the room sees"
    assert unreached(page, page.look) == []
    night.heard.toggle_mute()


def test_everything_in_the_look_has_a_name_and_is_reached_by_tab(night: Desk) -> None:
    page = page_of(night)
    click(page.look)
    dialog = page.dialog
    assert dialog is not None
    dialog.wear(Style(accent="#E6B94C", rotation=ROTATED))
    settle()
    assert all(called(widget) for widget in used(dialog))
    assert unreached(dialog, dialog.colours.themes.buttons[ThemeName.DARK]) == []
    dialog.reject()


def test_esc_leaves_the_message_as_it_is_on_the_board(night: Desk) -> None:
    page, evening = page_of(night), evening_of(night)
    evening.say("Pizza is here")
    page.message.text.setFocus()
    type_text(page.message.text, "!!")
    press(page.message.text, Qt.Key.Key_Escape)
    assert page.message.text.text() == "Pizza is here"
    assert evening.message == "Pizza is here"
    assert not page.message.text.hasFocus(), "Space is the clock's again"


def test_a_message_is_read_at_once_and_the_page_that_was_held_comes_back_after_it(night: Desk) -> None:
    page, board = page_of(night), evening_of(night).boards[0]
    click(page.pages.pages[PageKind.PRIZES])
    for words in ("Pizza is here", "Pizza is gone"):
        page.message.text.setText(words)
        press(page.message.text, Qt.Key.Key_Return)
        assert seen(board).page == Message(words)
        assert page.pages.pages[PageKind.MESSAGE].isChecked()
    click(page.message.take_off)
    assert isinstance(seen(board).page, Prizes)
    assert page.pages.pages[PageKind.PRIZES].isChecked()
    page.message.text.setText("Pizza again")
    press(page.message.text, Qt.Key.Key_Return)
    click(page.pages.in_turn)
    click(page.message.take_off)
    assert board.held is None, "let go in between: nothing comes back"


def test_keys_of_the_board_work_while_a_message_is_typed_and_letters_are_letters(night: Desk) -> None:
    page, board = page_of(night), evening_of(night).boards[0]
    page.message.text.setFocus()
    type_text(page.message.text, "Hi all")
    press(page.message.text, Qt.Key.Key_F4)
    assert board.blank is Blank.BLACK
    assert page.message.text.text() == "Hi all"
    at = bridge_of(night).now()
    assert bridge_of(night).state.clock.reading(at).phase is Phase.RUNNING


def test_the_list_of_keys_fits_into_the_smallest_window_and_has_a_way_out_for_the_mouse(night: Desk) -> None:
    for size in (SMALLEST, SMALLEST * 2):
        night.window.resize(size)
        settle()
        keys = KeysDialog(night.window.commands, night.window)
        keys.open()
        settle()
        assert keys.width() <= size.width()
        assert keys.height() <= size.height()
        texts = [made.text() for made in keys.findChildren(QAbstractButton) if made.text()]
        assert texts == ["Change…", "Reset", "Reset all", "Done"]
        keys.close()


# ---- what the page says ----------------------------------------------------------------------------------------------


def test_a_board_whose_screen_is_missing_opens_elsewhere_by_a_press(night: Desk) -> None:
    page = page_of(night)
    night.board.choose(ScreenKey("Maker", "Telly", "1", "HDMI-9"))
    settle()
    assert night.board.is_stale
    assert page.closed_title.text() == "The room sees no board"
    assert "not connected" in page.closed_about.text()
    assert page.screen_card.explained.isHidden(), "said once"
    click(page.open_it)
    assert night.board.is_open
    assert page.closed.isHidden()


def test_six_boards_have_room_at_the_smallest_size(night: Desk) -> None:
    page = page_of(night)
    for _time in range(5):
        click(page.another)
    assert page.another.toolTip() == "There are no more boards."
    for size in (SMALLEST, SMALLEST * 1.5):
        night.window.resize(size)
        settle_layout()
        inside = page.preview.parentWidget()
        assert inside is not None
        assert inside.width() <= page.width()
        for made in page.choices:
            assert inside.rect().contains(QRect(made.mapTo(inside, QPoint()), made.size())), made.text()


def test_another_board_looks_like_the_first_until_it_is_given_a_look(night: Desk) -> None:
    page, felt = page_of(night), Style(theme=ThemeName.FELT)
    page.chosen.slot.wear(felt)
    click(page.another)
    assert page.chosen.slot.style == felt
    page.chosen.slot.wear(Style())
    assert evening_of(night).boards[0].slot.style == felt


def test_the_bar_of_moves_says_at_once_that_the_room_does_not_see_them(night: Desk) -> None:
    bar, page = desk_of(night).moves, page_of(night)
    move(night, 1)
    assert bar.said.text() == "New seats: 1 player moves, Anna."
    assert bar.hint.text() == ""
    click(page.pages.pages[PageKind.PRIZES])
    assert bar.hint.text() == "The board does not show it now."
    click(page.pages.in_turn)
    assert bar.hint.text() == ""
    press(night.window, Qt.Key.Key_F4)
    assert bar.hint.text() == "The board does not show it now."
    press(night.window, Qt.Key.Key_F4)
    click(page.another)
    click(page.pages.blanks[Blank.BLACK])
    assert bar.hint.text() == "Not every board shows it now."
    press(night.window, Qt.Key.Key_F8)
    assert bar.isHidden()


def test_several_moves_are_told_together_and_an_undone_one_no_more(night: Desk, clock: HandClock) -> None:
    bar = desk_of(night).moves
    for who in (1, 2, 3):
        move(night, who)
        pass_by(night, clock, SECOND)
    assert bar.said.text() == "New seats: 3 players move, Anna, Bohdan and Cyril."
    bridge_of(night).undo()
    assert bar.said.text() == "New seats: 2 players move, Anna and Bohdan."


def test_what_was_refused_is_not_said_for_ever(night: Desk) -> None:
    page = page_of(night)
    click(page.screen_card.swap)
    assert page.refused.isVisible()
    desk_of(night).go_to("tables")
    page_of(night)
    assert page.refused.isHidden()
    click(page.screen_card.swap)
    assert bridge_of(night).perform(timekeeping.pause)
    assert page.refused.isHidden()


def test_a_picture_that_was_never_chosen_is_said_to_be_black(night: Desk) -> None:
    page = page_of(night)
    click(page.pages.blanks[Blank.PICTURE])
    assert page.pages.shown.text() == "Black: no interlude is chosen under Look."


def test_after_the_end_nobody_is_said_to_have_had_no_seat(night: Desk) -> None:
    page = page_of(night)
    for who in range(2, 7):
        bust(bridge_of(night), who, by=1)
    assert bridge_of(night).state.finished is not None
    for kind in (PageKind.SEATING, PageKind.MOVES):
        assert not page.pages.pages[kind].isEnabled()
        assert page.pages.pages[kind].toolTip() == "The tournament is over."


def test_the_pages_have_one_name_on_the_page_and_in_the_look(night: Desk) -> None:
    page = page_of(night)
    click(page.look)
    dialog = page.dialog
    assert dialog is not None
    for kind in ROTATED:
        assert dialog.preview.buttons[kind.value].text() == page.pages.pages[kind].text() == page_name(kind)
    dialog.reject()


# ---- the picture -----------------------------------------------------------------------------------------------------


def test_the_picture_is_the_boards_own_made_smaller_point_by_point(night: Desk, clock: HandClock) -> None:
    page, window = page_of(night), night.board.window
    assert isinstance(window, BoardWindow)
    night.window.resize(1_600, 1_000)
    for size in ((960, 540), (600, 1_000)):
        window.resize(*size)
        settle_layout()
        pass_by(night, clock, SECOND)
        frame = page.preview.picture().toRect()
        here = page.preview.grab(frame).toImage()
        there = (
            window.canvas.grab()
            .toImage()
            .scaled(here.size(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
        )
        assert difference(here, there) < 4


def difference(one: QImage, other: QImage) -> float:
    """Of the grey of two pictures, on average, of 255; their edges left out."""
    points = [(x, y) for x in range(3, one.width() - 3, 5) for y in range(3, one.height() - 3, 5)]
    apart = [abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) for x, y in points]
    return sum(apart) / len(apart)


def test_while_another_place_is_in_front_the_picture_is_not_laid_out(night: Desk, clock: HandClock) -> None:
    page = page_of(night)
    before = page.preview.scene
    desk_of(night).go_to("tables")
    for _time in range(3):
        pass_by(night, clock, SECOND)
    assert page.preview.scene is before
    page_of(night)
    assert page.preview.scene is not before


def test_the_look_of_an_upright_board_is_tried_out_upright(night: Desk) -> None:
    page = page_of(night)
    night.board.window.resize(600, 1_000)
    settle_layout()
    click(page.look)
    dialog = page.dialog
    assert dialog is not None
    assert dialog.preview.upright.isChecked()
    screen = night.window.screen()
    assert screen is not None
    assert dialog.height() <= screen.availableGeometry().height(), "however small the screen"
    dialog.reject()
