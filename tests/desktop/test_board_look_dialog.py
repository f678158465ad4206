"""The dialog in which the director chooses how the board looks: every change is told at once, Cancel takes all back."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PyQt6.QtGui import QColor, QKeyEvent, QWheelEvent
from PyQt6.QtWidgets import QApplication, QColorDialog, QFileDialog, QWidget

from desktop.director.dialogs.board_look import BoardLookDialog
from desktop.director.dialogs.board_look.colours import colour_typed
from desktop.display.looks import pictures, style_file, themes
from desktop.display.looks.style import ROTATED, USUAL, Arrangement, Part, Style, ThemeName
from desktop.screenshots.studio import settle
from tests.desktop.desks import press
from tests.desktop.look_dialogs import Maker, Told, opened_looks, picture_file
from tournament.board.pages import PageKind
from tournament.names import SECOND


@pytest.fixture
def opened(dressed: QApplication) -> Iterator[Maker]:
    yield from opened_looks()


def key(widget: QWidget, pressed: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, pressed, modifier))


# ---- choosing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", list(ThemeName))
@pytest.mark.parametrize("arrangement", list(Arrangement))
def test_it_shows_what_is_chosen_and_done_gives_it_back_unchanged(
    opened: Maker, theme: ThemeName, arrangement: Arrangement
) -> None:
    style = Style(
        theme=theme,
        accent="#8fd3ff",
        arrangement=arrangement,
        hidden=frozenset({Part.BAR, Part.CHIPS}),
        rotation=(PageKind.STRUCTURE, PageKind.PRIZES),
        clock_for=12_345,
    )
    dialog = opened(style)
    told = Told(dialog)
    assert dialog.colours.themes.name is theme
    assert dialog.standing.arrangements.name is arrangement
    assert not dialog.standing.switches[Part.BAR].isChecked()
    dialog.done_button.click()
    assert told.chosen == [style]
    assert told.changed == []


def test_another_theme_is_seen_at_once_in_the_preview_and_told_at_once(opened: Maker) -> None:
    dialog = opened()
    told = Told(dialog)
    dialog.colours.themes.buttons[ThemeName.LIGHT].click()
    settle()
    corner = dialog.preview.canvas.grab().toImage().pixelColor(2, 2)
    assert corner.name().upper() == themes.LIGHT.ground
    assert told.changed == [Style(theme=ThemeName.LIGHT)]
    assert told.chosen == []


def test_each_switch_hides_its_part(opened: Maker) -> None:
    dialog = opened()
    told = Told(dialog)
    for part in Part:
        dialog.standing.switches[part].click()
    assert told.changed[-1].hidden == frozenset(Part)
    for part in Part:
        dialog.standing.switches[part].click()
    assert told.changed[-1] == USUAL


def test_time_and_blinds_alone_has_no_facts_to_switch_and_keeps_what_was_chosen(opened: Maker) -> None:
    dialog = opened(Style(hidden=frozenset({Part.PRIZES})))
    buttons = dialog.standing.arrangements.buttons
    buttons[Arrangement.PLAIN].click()
    switch = dialog.standing.switches[Part.AVERAGE]
    assert not switch.isEnabled()
    assert switch.toolTip() == "“Time and blinds” leaves it out."
    assert dialog.standing.switches[Part.NAME].isEnabled()
    buttons[Arrangement.CLASSIC].click()
    assert switch.isEnabled()
    assert dialog.style_now == Style(hidden=frozenset({Part.PRIZES}))


def test_the_small_pictures_show_each_theme_and_each_arrangement(opened: Maker) -> None:
    dialog = opened()
    icons = [made.icon().pixmap(80, 45).toImage() for made in dialog.colours.themes.buttons.values()]
    grounds = [icon.pixelColor(icon.width() // 2, icon.height() - 4).name().upper() for icon in icons]
    assert len(set(grounds)) == len(ThemeName)
    plain = [made.icon().pixmap(80, 45).toImage() for made in dialog.standing.arrangements.buttons.values()]
    assert all(one != other for number, one in enumerate(plain) for other in plain[:number])


# ---- the own colour --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "colour"),
    [("#e6b94c", "#E6B94C"), ("E6B94C", "#E6B94C"), (" #fa0 ", "#FFAA00"), ("#12", None), ("gold", None), ("", None)],
)
def test_a_colour_is_read_as_people_write_it(typed: str, colour: str | None) -> None:
    assert colour_typed(typed) == colour


def test_a_colour_that_cannot_be_read_from_afar_is_made_lighter_and_it_says_so(opened: Maker) -> None:
    dialog = opened()
    dialog.colours.accent.setText("#1B3FA0")
    made = themes.of(dialog.style_now).accent
    assert dialog.colours.said.text() == f"Made lighter ({made}), so that it can be read from afar."
    dialog.colours.themes.buttons[ThemeName.LIGHT].click()
    assert dialog.colours.said.text() == ""
    dialog.colours.accent.setText("#8FD3FF")
    assert dialog.colours.said.text().startswith("Made darker (#")


def test_while_it_is_no_colour_there_is_none_and_done_says_why_not(opened: Maker) -> None:
    dialog = opened()
    told = Told(dialog)
    dialog.colours.accent.setText("#1B3")
    assert dialog.style_now.accent == "#11BB33"
    dialog.colours.accent.setText("#1B")
    assert dialog.style_now.accent == ""
    assert dialog.colours.said.text() == "#1B is no colour; one is written like #E6B94C."
    dialog.done_button.click()
    assert dialog.isVisible()
    assert dialog.said.text() == "#1B is no colour; one is written like #E6B94C."
    assert dialog.colours.accent.hasFocus()
    assert told.chosen == []
    dialog.colours.none.click()
    dialog.done_button.click()
    assert told.chosen == [USUAL]


def test_it_can_be_picked_in_a_dialog_of_its_own_that_lets_the_clock_go_on(opened: Maker) -> None:
    dialog = opened()
    dialog.colours.ask.click()
    asked = dialog.findChild(QColorDialog)
    assert asked is not None
    asked.setCurrentColor(QColor("#8FD3FF"))
    asked.accept()
    assert dialog.style_now.accent == "#8FD3FF"


# ---- pictures --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["logo", "background", "blank"])
def test_a_picture_is_brought_shown_and_removed(opened: Maker, tmp_path: Path, name: str) -> None:
    dialog = opened()
    row = dialog.pictures.rows[name]
    assert not row.remove.isEnabled()
    dialog.pictures.bring(name, picture_file(tmp_path))
    assert pictures.is_kept(getattr(dialog.style_now, name))
    assert not row.shown.pixmap().isNull()
    row.remove.click()
    assert dialog.style_now == USUAL
    assert row.shown.pixmap().isNull()


def test_a_picture_is_asked_for_by_a_file_dialog(opened: Maker, tmp_path: Path) -> None:
    dialog = opened()
    dialog.pictures.rows["logo"].choose.click()
    asked = dialog.findChild(QFileDialog)
    assert asked is not None
    asked.fileSelected.emit(picture_file(tmp_path))
    asked.reject()
    assert dialog.style_now.logo


def test_what_is_no_picture_is_refused_beside_its_button_and_the_old_one_stays(opened: Maker, tmp_path: Path) -> None:
    dialog = opened()
    dialog.pictures.bring("logo", picture_file(tmp_path))
    before = dialog.style_now
    (tmp_path / "notes.txt").write_text("hello")
    dialog.pictures.bring("logo", str(tmp_path / "notes.txt"))
    row = dialog.pictures.rows["logo"]
    assert row.wrong.text().startswith("notes.txt is no picture that can be shown")
    assert row.wrong.isVisibleTo(dialog)
    assert dialog.style_now == before
    dialog.pictures.bring("logo", picture_file(tmp_path, "#E6B94C"))
    assert not row.wrong.isVisibleTo(dialog)


# ---- pages in turn ---------------------------------------------------------------------------------------------------


def tick(dialog: BoardLookDialog, row: int) -> None:
    item = dialog.turns.order.item(row)
    assert item is not None
    ticked = item.checkState() is Qt.CheckState.Checked
    item.setCheckState(Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)


def test_pages_are_ticked_and_put_in_order(opened: Maker) -> None:
    dialog = opened()
    assert not dialog.turns.clock_for.isEnabled()
    assert dialog.turns.clock_for.toolTip() == "No page is ticked."
    tick(dialog, 0)
    tick(dialog, 2)
    assert dialog.style_now.rotation == (ROTATED[0], ROTATED[2])
    dialog.turns.order.setCurrentRow(2)
    dialog.turns.earlier.click()
    dialog.turns.earlier.click()
    assert dialog.style_now.rotation == (ROTATED[2], ROTATED[0])
    assert not dialog.turns.earlier.isEnabled()
    assert dialog.turns.earlier.toolTip() == "It is the first one."
    dialog.turns.later.click()
    assert dialog.style_now.rotation == (ROTATED[0], ROTATED[2])


def test_alt_with_an_arrow_moves_a_page_and_space_ticks_it(opened: Maker) -> None:
    dialog = opened(Style(rotation=ROTATED))
    order = dialog.turns.order
    order.setFocus()
    order.setCurrentRow(0)
    key(order, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert dialog.style_now.rotation == (ROTATED[1], ROTATED[0], *ROTATED[2:])
    assert order.currentRow() == 1
    key(order, Qt.Key.Key_Space)
    assert set(ROTATED) - set(dialog.style_now.rotation) == {ROTATED[0]}
    key(order, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    key(order, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    key(order, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert order.currentRow() == 3, "below the last there is no place"


def test_seconds_are_seconds(opened: Maker) -> None:
    dialog = opened(Style(rotation=ROTATED))
    dialog.turns.clock_for.setValue(45)
    dialog.turns.page_for.setValue(1)
    assert (dialog.style_now.clock_for, dialog.style_now.page_for) == (45 * SECOND, 5 * SECOND)
    dialog.turns.page_for.setValue(9_999)
    assert dialog.style_now.page_for == style_file.LONGEST


def test_turning_the_wheel_over_the_seconds_changes_nothing(opened: Maker) -> None:
    dialog = opened(Style(rotation=ROTATED))
    place, turn = QPointF(5, 5), QPoint(0, 120)
    event = QWheelEvent(
        place, place, QPoint(), turn, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(dialog.turns.clock_for, event)
    assert dialog.style_now.clock_for == USUAL.clock_for


# ---- as a file -------------------------------------------------------------------------------------------------------


def test_a_look_goes_into_a_file_and_comes_out_at_another_club(opened: Maker, tmp_path: Path) -> None:
    style = Style(theme=ThemeName.FELT, accent="#8FD3FF", rotation=ROTATED[:1])
    dialog = opened(style)
    dialog.save(str(tmp_path / "Thursday.board"))
    assert dialog.said.text() == "Saved as Thursday.board."
    dialog.reject()
    other = opened()
    told = Told(other)
    other.colours.accent.setText("#1")
    other.take(str(tmp_path / "Thursday.board"))
    assert other.said.text() == "This is the look in Thursday.board."
    assert told.changed == [style]
    assert other.colours.accent.text() == "#8FD3FF"
    other.done_button.click()
    assert told.chosen == [style]


def test_the_file_is_asked_for_with_its_ending(opened: Maker, tmp_path: Path) -> None:
    dialog = opened()
    dialog.save_as.click()
    asked = dialog.findChild(QFileDialog)
    assert asked is not None
    assert asked.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    assert asked.defaultSuffix() == "board"
    asked.fileSelected.emit(str(tmp_path / "Ours.board"))
    asked.reject()
    assert style_file.read(tmp_path / "Ours.board") == USUAL
    QCoreApplication.sendPostedEvents(asked, QEvent.Type.DeferredDelete)
    dialog.take_from.click()
    asked = dialog.findChild(QFileDialog)
    assert asked is not None
    assert "*.board" in asked.nameFilters()[0]
    asked.reject()


def test_a_file_that_is_wrong_changes_nothing_and_is_named(opened: Maker, tmp_path: Path) -> None:
    dialog = opened(Style(theme=ThemeName.LIGHT))
    told = Told(dialog)
    file = tmp_path / "Thursday.board"
    file.write_bytes(style_file.write(USUAL).replace(b'"dark"', b'"neon"'))
    dialog.take(str(file))
    assert dialog.said.text().startswith("Thursday.board: theme is neon; there are dark, light, contrast and felt.")
    assert told.changed == []
    assert dialog.style_now == Style(theme=ThemeName.LIGHT)


def test_a_place_that_cannot_be_written_is_named(opened: Maker, tmp_path: Path) -> None:
    dialog = opened()
    (tmp_path / "Thursday.board").mkdir()
    dialog.save(str(tmp_path / "Thursday.board"))
    assert "Thursday.board cannot be written: " in dialog.said.text().replace("\u200b", "")
    assert dialog.said.isVisible()


# ---- the end ---------------------------------------------------------------------------------------------------------


def test_the_usual_look_is_one_press_away(opened: Maker, tmp_path: Path) -> None:
    dialog = opened(Style(theme=ThemeName.FELT, accent="#8FD3FF", hidden=frozenset(Part), rotation=ROTATED))
    dialog.pictures.bring("logo", picture_file(tmp_path))
    dialog.usual.click()
    assert dialog.style_now == USUAL
    assert dialog.colours.accent.text() == ""
    assert all(switch.isChecked() for switch in dialog.standing.switches.values())


def test_escape_gives_the_board_back_what_it_wore(opened: Maker) -> None:
    before = Style(theme=ThemeName.LIGHT)
    dialog = opened(before)
    told = Told(dialog)
    dialog.colours.themes.buttons[ThemeName.FELT].click()
    press(dialog, Qt.Key.Key_Escape)
    assert told.changed == [Style(theme=ThemeName.FELT), before]
    assert told.chosen == []
    assert not dialog.isVisible()


def test_cancel_after_no_change_says_nothing(opened: Maker) -> None:
    dialog = opened()
    told = Told(dialog)
    dialog.reject()
    assert told.changed == told.chosen == []


def test_enter_takes_it(opened: Maker) -> None:
    dialog = opened()
    told = Told(dialog)
    dialog.colours.accent.setFocus()
    dialog.colours.accent.setText("#8FD3FF")
    press(dialog.colours.accent, Qt.Key.Key_Return)
    assert told.chosen == [Style(accent="#8FD3FF")]
