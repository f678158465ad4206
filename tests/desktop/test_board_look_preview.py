"""What the dialog for the look of the board shows, on a small screen, and everything by the keyboard."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import QPoint, QRect, Qt
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QApplication, QCheckBox, QPushButton, QScrollArea, QWidget

from desktop.director.dialogs.board_look import BoardLookDialog
from desktop.display.looks.style import ROTATED, Arrangement, Style, ThemeName
from desktop.display.showing import Blank, Showing
from desktop.screenshots.studio import settle
from tests.desktop import board_views as views
from tests.desktop.desks import press
from tests.desktop.look_dialogs import SMALL_SCREEN, Maker, opened_looks, picture_file
from tournament.board.pages import Content, Message, PageKind
from tournament.names import SECOND


@pytest.fixture
def opened(dressed: QApplication) -> Iterator[Maker]:
    yield from opened_looks()


# ---- the preview -----------------------------------------------------------------------------------------------------


def shown(dialog: BoardLookDialog) -> QImage:
    settle()
    return dialog.preview.canvas.grab().toImage()


@pytest.mark.parametrize("state", views.STATES)
def test_whatever_the_evening_shows_all_that_can_be_seen_beforehand(opened: Maker, state: str) -> None:
    dialog = opened(showing=Showing(views.STATES[state]))
    for button in dialog.preview.buttons.values():
        button.click()
        assert not shown(dialog).isNull()


def test_level_break_and_pages_look_different_from_one_another(opened: Maker) -> None:
    dialog = opened(showing=Showing(views.WAITING))
    seen: list[QImage] = []
    for button in dialog.preview.buttons.values():
        button.click()
        picture = shown(dialog)
        assert picture not in seen
        seen.append(picture)


def test_the_preview_follows_the_evening(opened: Maker) -> None:
    dialog = opened()
    before = shown(dialog)
    dialog.put(Showing(replace(views.LEVEL, remaining=11 * 60 * SECOND)))
    assert shown(dialog) != before


def test_a_page_shows_what_the_evening_has_for_it(opened: Maker) -> None:
    asked: list[PageKind] = []

    def contents(kind: PageKind) -> Content | None:
        asked.append(kind)
        return Message("Dinner!") if kind is PageKind.PRIZES else None

    dialog = opened(contents=contents)
    dialog.preview.buttons["prizes"].click()
    dialog.preview.buttons["seating"].click()
    assert asked == [PageKind.PRIZES, PageKind.SEATING]


def test_the_interlude_shows_its_picture(opened: Maker, tmp_path: Path) -> None:
    dialog = opened(showing=Showing(views.LEVEL, blank=Blank.NO))
    dialog.pictures.bring("blank", picture_file(tmp_path, "#FF0000", "club.bmp"))
    dialog.preview.buttons["interlude"].click()
    picture = shown(dialog)
    assert picture.pixelColor(picture.rect().center()).red() > 200


def test_the_preview_has_the_shape_of_a_screen_lying_or_upright(opened: Maker) -> None:
    dialog = opened()
    canvas = dialog.preview.canvas
    assert canvas.width() / canvas.height() == pytest.approx(16 / 9, rel=0.02)
    dialog.preview.upright.click()
    settle()
    assert canvas.height() / canvas.width() == pytest.approx(16 / 9, rel=0.02)
    dialog.preview.upright.click()
    assert canvas.width() > canvas.height()


# ---- by the keyboard, on a small screen ------------------------------------------------------------------------------


def reached_by_tab(dialog: BoardLookDialog) -> list[QWidget]:
    seen: list[QWidget] = []
    for _press in range(80):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus in seen:
            break
        seen.append(focus)
        press(focus, Qt.Key.Key_Tab)
    return seen


def test_everything_is_reached_by_tab_from_top_to_bottom(opened: Maker) -> None:
    dialog = opened(Style(rotation=ROTATED, accent="#8FD3FF"))
    dialog.activateWindow()
    seen = reached_by_tab(dialog)
    wanted = [
        dialog.colours.themes.buttons[ThemeName.DARK],
        dialog.colours.accent,
        dialog.colours.ask,
        dialog.standing.arrangements.buttons[Arrangement.CLASSIC],
        *dialog.standing.switches.values(),
        *(row.choose for row in dialog.pictures.rows.values()),
        dialog.turns.order,
        dialog.turns.clock_for,
        dialog.turns.page_for,
        dialog.preview.upright,
        dialog.save_as,
        dialog.take_from,
        dialog.usual,
        dialog.done_button,
    ]
    assert [widget for widget in seen if widget in wanted] == wanted


def test_arrows_go_from_theme_to_theme(opened: Maker) -> None:
    dialog = opened()
    buttons = dialog.colours.themes.buttons
    buttons[ThemeName.DARK].setFocus()
    press(buttons[ThemeName.DARK], Qt.Key.Key_Right)
    assert dialog.style_now.theme is ThemeName.LIGHT


def test_everything_has_a_name_for_those_who_hear_the_screen(opened: Maker) -> None:
    dialog = opened()
    for button in dialog.findChildren(QPushButton):
        assert button.accessibleName() or button.text()
    for field in (dialog.colours.accent, dialog.turns.order, dialog.turns.clock_for, dialog.turns.page_for):
        assert field.accessibleName()
    named = [row.choose.accessibleName() for row in dialog.pictures.rows.values()]
    assert named == ["Logo: choose…", "Background: choose…", "Interlude: choose…"]


def test_it_fits_on_a_small_screen_and_nothing_is_cut_at_the_side(opened: Maker) -> None:
    dialog = opened(Style(rotation=ROTATED, accent="#1B3FA0"))
    assert dialog.width() <= SMALL_SCREEN[0]
    assert dialog.height() <= SMALL_SCREEN[1]
    area = dialog.findChild(QScrollArea)
    assert area is not None
    inside, port = area.widget(), area.viewport()
    assert inside is not None
    assert port is not None
    assert inside.width() <= port.width()
    for button in (*inside.findChildren(QPushButton), *inside.findChildren(QCheckBox)):
        place = QRect(button.mapTo(inside, QPoint(0, 0)), button.size())
        assert inside.rect().contains(place), button.text()
        assert button.width() >= button.sizeHint().width(), button.text()
