"""The structure's editor, from what is typed to what is stored: the past stays, the present asks, the rest follows."""

from dataclasses import replace
from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QApplication, QLineEdit

from desktop.director.parts import Choice
from desktop.director.structure.choosing import StructuresDialog
from desktop.director.structure.editor import EditorDialog
from desktop.director.structure.fit_dialog import FitDialog, FitEveningDialog
from desktop.director.structure.sheet import At, Played
from desktop.director.structure.table import CONTINUED, StructureTable
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import (
    HandClock,
    bridge_of,
    click,
    desk_of,
    open_kept,
    press,
    remaining,
    said,
    start,
    type_text,
)
from tests.desktop.rooms import pass_by
from tournament import forecast, wording
from tournament.club import keeping
from tournament.names import MINUTE
from tournament.structures import restructuring, structure_files
from tournament.structures.structure import Break, Level
from tournament.structures.typed import TypedBreak, TypedLevel

CLUB_20 = structure_files.shipped()["club-20"]
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def editor(desk: Desk) -> EditorDialog:
    """Opened as from the page."""
    desk_of(desk).go_to("structure")
    click(desk_of(desk).structure.editing)
    settle()
    found = QApplication.activeModalWidget()
    assert isinstance(found, EditorDialog)
    return found


def type_over(table: StructureTable, row: int, at: At, text: str, end: Qt.Key = Qt.Key.Key_Return) -> None:
    """Into that cell, as on a keyboard."""
    table.grid.setCurrentIndex(table.sheet.index(row, at))
    assert table.grid.edit(table.grid.currentIndex(), table.grid.EditTrigger.EditKeyPressed, None)
    line = table.grid.indexWidget(table.grid.currentIndex())
    assert isinstance(line, QLineEdit)
    line.setText(text)
    press(line, end)
    settle()


def paste(text: str) -> None:
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    clipboard.setText(text)


# ---- before the start ------------------------------------------------------------------------------------------------


def test_before_the_start_everything_can_be_typed_and_is_one_step(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    bridge = bridge_of(desk)
    dialog = editor(desk)
    table = dialog.form.table
    assert not dialog.save.isEnabled()
    assert dialog.save.toolTip() == "The structure is like that already."
    assert QApplication.focusWidget() is table.grid
    type_over(table, 0, At.SMALL, "50", Qt.Key.Key_Tab)
    assert (table.row, table.grid.currentIndex().column()) == (0, At.BIG), "Tab goes right"
    type_over(table, 0, At.BIG, "100")
    assert table.row == 1, "Enter goes down"
    assert not dialog.question.isVisible(), "nothing is played yet"
    assert dialog.preview.text().splitlines()[0] == "Level 1: 25 / 50, 20 min → 50 / 100, 20 min"
    type_over(table, 0, At.MINUTES, "7,5")
    type_over(table, 1, At.HANDS, "12")
    press(dialog, Qt.Key.Key_Return, CTRL)
    assert not dialog.isVisible()
    changed = bridge.state.structure.periods
    assert changed[0] == Level(50, 100, ante_kind=changed[0].ante_kind, duration_ms=450_000)  # type: ignore[union-attr]
    assert isinstance(changed[1], Level)
    assert (changed[1].hands, changed[1].duration_ms) == (12, None)
    assert said(desk)[0] == "Structure changed"
    desk_of(desk).undoing.undo()
    assert bridge.state.structure == CLUB_20


def test_wrong_amounts_are_refused_beside_the_cell_and_odd_ones_are_told_and_allowed(
    desk: Desk, clock: HandClock
) -> None:
    """B262: 12,50 is no number of chips, and never 1250."""
    open_kept(desk, clock)
    dialog = editor(desk)
    table = dialog.form.table
    type_over(table, 1, At.SMALL, "12,50", Qt.Key.Key_Tab)
    wrong = "12,50 is no whole number, such as 20."
    assert table.sheet.index(1, At.REMARK).data() == f"▲ {wrong}"
    assert table.said.text() == wrong
    assert (dialog.save.isEnabled(), dialog.save.toolTip()) == (False, wrong)
    type_over(table, 1, At.SMALL, "75", Qt.Key.Key_Tab)
    type_over(table, 1, At.BIG, "50")
    assert dialog.save.toolTip() == "Line 2 of the structure has a small blind of 75 over a big blind of 50."
    type_over(table, 1, At.SMALL, "10", Qt.Key.Key_Tab)
    type_over(table, 1, At.BIG, "20", Qt.Key.Key_Tab)
    assert table.sheet.index(1, At.REMARK).data() == "▲ blinds fall"
    assert table.said.text() == "Level 2 (10 / 20) has lower blinds than the level before it."
    assert dialog.save.isEnabled(), "odd, and allowed"
    dialog.reject()


def test_a_structure_without_levels_is_refused_before_anything_has_happened(desk: Desk, clock: HandClock) -> None:
    """B244: nobody gets a structure without levels into an evening, so no start can fail half way."""
    open_kept(desk, clock)
    dialog = editor(desk)
    dialog.form.table.grid.selectAll()
    press(dialog.form.table.grid, Qt.Key.Key_Delete)
    assert not dialog.form.table.sheet.rows
    assert dialog.save.toolTip() == "A structure needs at least one level."
    press(dialog.form.table.grid, Qt.Key.Key_Z, CTRL)
    assert len(dialog.form.table.sheet.rows) == len(CLUB_20.periods)
    dialog.reject()


def test_rows_by_keys(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    dialog = editor(desk)
    table = dialog.form.table
    grid, sheet = table.grid, table.sheet
    count = len(sheet.rows)
    grid.go_to(0)
    press(grid, Qt.Key.Key_Insert)
    assert sheet.rows[1] == replace(sheet.rows[0], small_blind="40", big_blind="80"), "between 50 and 100"  # type: ignore[arg-type]
    press(grid, Qt.Key.Key_D, CTRL)
    assert sheet.rows[1] == sheet.rows[2]
    press(grid, Qt.Key.Key_Insert, Qt.KeyboardModifier.ShiftModifier)
    assert sheet.rows[3] == TypedBreak("10")
    press(grid, Qt.Key.Key_Up, ALT)
    assert (sheet.rows[2], table.row) == (TypedBreak("10"), 2)
    press(grid, Qt.Key.Key_Down, ALT)
    assert sheet.rows[3] == TypedBreak("10")
    press(grid, Qt.Key.Key_Delete)
    assert len(sheet.rows) == count + 2
    for _time in range(6):
        press(grid, Qt.Key.Key_Z, CTRL)
    assert len(sheet.rows) == count
    assert dialog.save.toolTip() == "The structure is like that already."
    press(grid, Qt.Key.Key_Y, CTRL)
    assert len(sheet.rows) == count + 1
    click(table.more)
    assert len(sheet.rows) == count + 1 + CONTINUED
    assert not any(row.beyond for row in sheet.rows if isinstance(row, TypedLevel))
    dialog.reject()


def test_typing_begins_a_cell_anew_and_a_kind_is_chosen_from_a_list(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    dialog = editor(desk)
    table = dialog.form.table
    table.grid.setCurrentIndex(table.sheet.index(0, At.ANTE))
    type_text(table.grid, "5")
    line = table.grid.indexWidget(table.grid.currentIndex())
    assert line is not None
    press(line, Qt.Key.Key_Tab)
    settle()
    assert table.sheet.rows[0].ante == "5"  # type: ignore[union-attr]
    table.grid.setCurrentIndex(table.sheet.index(0, At.WHO))
    press(table.grid, Qt.Key.Key_Space)
    choice = table.grid.indexWidget(table.grid.currentIndex())
    assert isinstance(choice, Choice)
    assert [choice.itemText(n) for n in range(choice.count())] == ["ante", "big-blind ante", "button ante"]
    choice.setCurrentIndex(2)
    choice.activated.emit(2)
    settle()
    assert table.sheet.index(0, At.WHO).data() == "button ante"
    pause = next(n for n, row in enumerate(table.sheet.rows) if isinstance(row, TypedBreak))
    type_over(table, pause, At.SMALL, "25 100")
    assert table.sheet.index(pause, At.SMALL).data() == "remove 25 100"
    assert table.structure is not None
    assert table.structure.periods[pause] == Break(5 * MINUTE, (25, 100))
    dialog.reject()


def test_rows_out_of_a_spreadsheet(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    dialog = editor(desk)
    table = dialog.form.table
    table.grid.go_to(1)
    paste("10\t20\t\t15\nBreak\t5\n20\t40\t\t15\n")
    press(table.grid, Qt.Key.Key_V, CTRL)
    assert table.said.text() == "3 rows are pasted below line 2."
    assert [str(row.minutes) for row in table.sheet.rows[2:5]] == ["15", "5", "15"]
    click(table.instead)
    assert [table.sheet.index(n, At.LEVEL).data() for n in range(3)] == ["1", "Break", "2"]
    assert len(table.sheet.rows) == 3
    paste("30\nx\n50")
    table.grid.setCurrentIndex(table.sheet.index(0, At.MINUTES))
    press(table.grid, Qt.Key.Key_V, CTRL)
    assert [row.minutes for row in table.sheet.rows] == ["30", "x", "50"], "one column goes over the cells"
    assert "x is no length of time" in dialog.save.toolTip()
    paste("Dear all")
    table.grid.setCurrentIndex(table.sheet.index(0, At.LEVEL))
    press(table.grid, Qt.Key.Key_V, CTRL)
    assert [row.minutes for row in table.sheet.rows] == ["30", "x", "50"]
    press(table.grid, Qt.Key.Key_Z, CTRL)
    press(table.grid, Qt.Key.Key_A, CTRL)
    press(table.grid, Qt.Key.Key_C, CTRL)
    table.grid.go_to(2)
    press(table.grid, Qt.Key.Key_V, CTRL)
    rows = list(table.sheet.rows)
    assert rows[3:] == rows[:3], "its own rows once more"
    dialog.reject()


def test_a_structure_comes_from_a_file_and_goes_to_one(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    open_kept(desk, clock)
    dialog = editor(desk)
    for ending in ("json", "csv"):
        file = tmp_path / f"Ours.{ending}"
        dialog.form.save_file(str(file))
        assert dialog.form.told.text().startswith("Written to ")
        assert structure_files.read(file.read_bytes(), file.name).periods == CLUB_20.periods
    other = structure_files.shipped()["home-3h"]
    file.write_bytes(structure_files.write_csv(other).encode())
    dialog.form.load_file(str(file))
    assert dialog.form.structure == replace(
        other, name="Ours", starting_stack=CLUB_20.starting_stack, note=CLUB_20.note
    )
    file.write_text("kind;small_blind;big_blind;minutes\nlevel;1;2;never\n")
    dialog.form.load_file(str(file))
    assert dialog.form.told.text() == "Ours.csv, line 2: never is no number of minutes."
    assert dialog.form.name.text() == "Ours", "what cannot be read changes nothing"
    dialog.form.save_file(str(tmp_path / "none" / ".." / "Ours.csv" / "x.json"))
    assert " cannot be written: " in dialog.form.told.text()
    dialog.reject()


def test_one_of_the_clubs_or_one_made_to_measure_takes_the_place_of_all(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    bridge = bridge_of(desk)
    other = structure_files.shipped()["home-3h"]
    bridge.club.perform(partial(keeping.keep_structure, structure=other, name="Fridays"))
    dialog = editor(desk)
    click(dialog.form.take)
    choosing = dialog.findChild(StructuresDialog)
    assert choosing is not None
    assert choosing.table.rows[0].cells[0] == "Fridays"
    choosing.choose("Fridays")
    click(choosing.use)
    assert dialog.form.structure is not None
    assert dialog.form.structure.periods == other.periods
    assert dialog.form.name.text() == "Fridays"
    click(dialog.form.fit)
    fit = dialog.form.findChild(FitDialog)
    assert fit is not None
    fit.length.setText("3:00")
    shown = [row.cells[2] for row in fit.preview.table.rows if row.cells[0] != "Break"]
    click(fit.use)
    levels = [period for period in dialog.form.structure.periods if isinstance(period, Level)]
    assert [wording.level_blinds(level) for level in levels] == shown, "as it was shown"
    dialog.form.keep_wanted.emit()
    assert dialog.form.told.text() == f"The club keeps {dialog.form.name.text()}."
    assert len(bridge.club.state.structures) == 2
    dialog.reject()


def test_made_to_measure_for_the_evening_says_what_is_impossible(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    desk_of(desk).go_to("structure")
    click(desk_of(desk).structure.fitting)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, FitEveningDialog)
    assert (dialog.players.text(), dialog.stack.text()) == ("6", "10000"), "who has entered, their chips"
    for field, text, why in (
        (dialog.length, "0:15", "It cannot end after 0:15 hours: with such levels it lasts 0:32 hours at least."),
        (dialog.length, "three", "three is no length of an evening: write hours, such as 4, 4.5 or 4:30."),
        (dialog.chips, "25x10 100x10", "These chips are worth 1\u202f250, but 60\u202f000 are needed: for 6 players "),
        (dialog.chips, "red", "red is no set of chips: write the values, such as 25 100 500, or "),
        (dialog.level, "1:75", "1:75 is no length of time: write minutes, such as 20 or 7.5, or 7:30."),
    ):
        before = field.text()
        field.setText(text)
        assert not dialog.use.isEnabled()
        assert dialog.wrong.text().startswith(why)
        field.setText(before)
    dialog.length.setText("3,5")
    dialog.level.setText("15")
    found = dialog._found
    assert found is not None
    (end,) = [row for row in dialog.preview.table.rows if row.cells[5] == "the end"]
    assert end.cells[0] == str(found.expected_last)
    click(dialog.use)
    assert bridge.state.structure == found.structure
    desk_of(desk).undoing.undo()
    assert bridge.state.structure == CLUB_20


# ---- while it runs ---------------------------------------------------------------------------------------------------


def test_while_it_runs_the_past_is_fixed_and_the_present_asks(desk: Desk, clock: HandClock) -> None:
    """B111: all levels that are not over last 17 minutes; of the running one the director says what becomes."""
    start(open_kept(desk, clock))
    bridge = bridge_of(desk)
    pass_by(desk, clock, 25 * MINUTE)
    dialog = editor(desk)
    table = dialog.form.table
    assert table.sheet.played == Played(over=1, present=1)
    assert not table.sheet.flags(table.sheet.index(0, At.BIG)) & Qt.ItemFlag.ItemIsEditable
    assert table.sheet.index(0, At.BIG).data(Qt.ItemDataRole.ToolTipRole) == "What has been played cannot change."
    table.grid.go_to(1)
    assert not table.out.isEnabled()
    table.length.setText("17")
    click(table.set_length)
    assert dialog.asked.text() == "Level 2 is running:"
    assert (dialog.keep.text(), dialog.apply.text()) == (
        "it ends as it is, 15:00 left",
        "it changes as well, 12:00 left",
    )
    assert not dialog.save.isEnabled()
    lines = dialog.preview.text().splitlines()
    assert lines[0] == "Levels 2 to 20: 20 min → 17 min"
    dialog.keep.click()
    before, told = forecast.expected_end(bridge.state, clock.at), dialog.preview.text().splitlines()[-1]
    assert dialog.save.isEnabled()
    click(dialog.save)
    after = forecast.expected_end(bridge.state, clock.at)
    assert before is not None
    assert after is not None
    assert told == f"End {wording.time_of_day(before.at)} → {wording.time_of_day(after.at)}"
    assert remaining(bridge) == 15 * MINUTE, "the clock reads the same"
    assert [each.duration_ms for each in bridge.state.structure.periods[:5]] == [
        20 * MINUTE, 20 * MINUTE, 17 * MINUTE, 5 * MINUTE, 17 * MINUTE,
    ]  # fmt: skip
    desk_of(desk).undoing.undo()
    assert bridge.state.structure == CLUB_20
    dialog = editor(desk)
    dialog.form.table.length.setText("17")
    dialog.form.table.all_last()
    dialog.apply.click()
    click(dialog.save)
    assert remaining(bridge) == 12 * MINUTE


def test_the_level_goes_on_while_the_editor_is_open(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    dialog = editor(desk)
    type_over(dialog.form.table, 0, At.MINUTES, "30")
    clock.pass_by(21 * MINUTE)
    dialog.look()
    assert dialog.form.table.sheet.played == Played(over=1, present=1)
    assert not dialog.save.isEnabled()
    assert dialog.save.toolTip() == "Level 1 and its break are over or begun: what has been played cannot change."
    assert dialog.save.toolTip() in dialog.preview.text()
    dialog.reject()


def test_another_structure_taken_while_it_runs_goes_on_with_its_next_level(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    bridge = bridge_of(desk)
    pass_by(desk, clock, 25 * MINUTE)
    dialog = editor(desk)
    other = structure_files.shipped()["home-3h"]
    dialog.form.take_over(other)
    click(dialog.save)
    expected = restructuring.follow(bridge.evening.before(bridge.evening.steps[-1].seq), clock.at, other)
    assert bridge.state.structure.periods == expected.events[0].structure.periods  # type: ignore[union-attr]
    assert remaining(bridge) == 15 * MINUTE
