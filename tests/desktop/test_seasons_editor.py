"""A season made and changed by hand: what is typed is looked at live, and refused where it stands."""

from datetime import date
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.director.seasons.editor import SeasonEditor
from desktop.director.seasons.suggested import suggested
from desktop.running import Desk
from tests.desktop.desks import press
from tests.desktop.season_rooms import autumn, opened, play_all, ranks, seasons_of
from tournament.club import seasons
from tournament.errors import BadInput
from tournament.events import Combining, RankBy, Season
from tournament.seasons.typed import read_number, read_percent, read_points, typed_number


def previewed(editor: SeasonEditor) -> list[tuple[str, ...]]:
    return [row.cells for row in editor.preview.of_evening.view.table.rows]


def foreseen(editor: SeasonEditor) -> list[tuple[str, ...]]:
    editor.preview.reckon()
    return [row.cells for row in editor.preview.of_season.view.table.rows]


def test_what_is_typed_is_looked_at_on_a_real_evening_and_refused_where_it_stands(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    play_all(desk._shelf, tmp_path)
    dialog = seasons_of(desk)
    assert dialog.pages.currentIndex() == 1
    dialog.first.click()
    editor = opened(SeasonEditor)
    assert isinstance(editor, SeasonEditor)
    editor.basics.name.setText("Autumn")
    editor.basics.first_day.setText("2026-13-01")
    assert editor.basics.fields["first_day"].wrong.text() == "2026-13-01 is no day; write it like 2026-09-01."
    assert not editor.yes.isEnabled()
    editor.basics.first_day.setText("2026-09-01")
    editor.basics.last_day.setText("2026-08-01")
    assert "before it begins" in editor.basics.fields["last_day"].wrong.text()
    editor.basics.last_day.setText("2026-09-30")
    assert editor.yes.isEnabled()
    assert previewed(editor) == [("1", "Boris", "3.0"), ("2", "Anna", "2.0"), ("3", "Cyril", "1.0")], "the newest of it"
    formula = editor.points.formula
    formula.put("10 * plase")
    assert formula.wrong.text() == "Nothing is called plase (at character 6); perhaps place is meant."
    assert formula.edit.accessibleDescription() == formula.wrong.text()
    marked = formula.edit.extraSelections()[0].cursor
    assert (marked.selectionStart(), marked.selectionEnd()) == (5, 6)
    assert not editor.yes.isEnabled()
    assert previewed(editor)[0] == ("1", "Boris", "3.0"), "what could be read last stays"
    formula.put("10 *")
    editor.points.search.setText("took part")
    editor.go_to("points")
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    editor.points.search.setFocus()
    qtbot.waitUntil(editor.points.search.hasFocus)
    press(editor.points.search, Qt.Key.Key_Return)
    qtbot.waitUntil(editor.points.view.hasFocus)
    press(editor.points.view, Qt.Key.Key_Return)
    assert editor.points.about.text() == "players (n): How many people took part."
    assert formula.text == "10 *players"
    assert formula.wrong.text() == ""
    assert previewed(editor)[0] == ("1", "Boris", "30.0")
    editor.reject()
    dialog.accept()


def test_what_counts_and_how_it_is_ranked_is_chosen_by_keys_and_kept(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    streams = play_all(desk._shelf, tmp_path)
    dialog = seasons_of(desk)
    editor = dialog.ask_new()
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    editor.basics.name.setText("Autumn")
    editor.basics.last_day.setText("2026-09-30")
    formula, presets = editor.points.formula, editor.points.presets
    presets.setCurrentIndex(presets.findText("Places like in motor racing"))
    assert formula.text.startswith("at(place, 25")
    assert editor.counting.decimals.currentData() == 0
    assert "Ten places" in editor.points.preset_field.note.text()
    editor.counting.best.setText("x")
    assert editor.counting.fields["best"].wrong.text() == "x is no whole number, such as 20."
    editor.counting.best.setText("1")
    editor.counting.combining.setCurrentIndex(editor.counting.combining.findData(Combining.AVERAGE))
    order = editor.counting.order
    editor.go_to("counting")
    order.setFocus()
    qtbot.waitUntil(order.hasFocus)
    order.setCurrentRow(2)
    editor.counting.up.click()
    press(order, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert not editor.counting.up.isEnabled()
    item = order.item(1)
    assert item is not None
    item.setCheckState(Qt.CheckState.Unchecked)
    assert "2 evenings" in editor.evenings.field.note.text()
    tick = editor.evenings.list.item(0)
    assert tick is not None
    tick.setCheckState(Qt.CheckState.Checked)
    assert "3 evenings" in editor.evenings.field.note.text()
    editor.kitty.line.setText("70 40")
    assert "110 %" in editor.kitty.field.wrong.text()
    editor.kitty.line.setText("70 12.5")
    assert editor.kitty.field.note.text() == "Together 82.5 %; 17.5 % stay in the kitty."
    assert foreseen(editor)[0][:3] == ("1", "Boris", "25.00")
    editor.yes.click()
    kept = dialog.season
    assert kept is not None
    assert kept.scoring.order == (RankBy.PLACES, RankBy.WINS)
    assert (kept.scoring.best, kept.scoring.combining, kept.added, kept.kitty) == (
        1,
        Combining.AVERAGE,
        (streams[2],),
        (7_000, 1_250),
    )
    assert len(ranks(dialog)) == 4
    dialog.accept()


def test_a_season_is_changed_and_renamed_and_no_two_are_called_the_same(desk: Desk, tmp_path: Path) -> None:
    play_all(desk._shelf, tmp_path)
    desk.evenings.club().perform(partial(seasons.keep_season, season=autumn()))
    dialog = seasons_of(desk)
    dialog.list.itemActivated.emit(dialog.list.currentItem())
    again = opened(SeasonEditor)
    assert isinstance(again, SeasonEditor)
    assert not again.yes.isEnabled()
    assert again.yes.toolTip() == "Nothing has changed yet."
    again.basics.name.setText("Fall")
    again.points.formula.put("100 - place")
    assert {row[3] for row in foreseen(again)} != {"="}, "what it was before is said"
    again.yes.click()
    assert dialog.season is not None
    assert (dialog.season.name, dialog.list.name) == ("Fall", "Fall")
    dialog.ask_new()
    another = opened(SeasonEditor)
    assert isinstance(another, SeasonEditor)
    another.basics.name.setText("fall")
    assert another.basics.fields["name"].wrong.text() == "Another season is called Fall already."
    another.resize(760, 600)
    another.go_to("preview")
    another.resize(1200, 600)
    assert another.buttons["season"].isChecked()
    another.reject()
    dialog.accept()


def test_a_new_season_follows_the_newest_one() -> None:
    assert suggested((), date(2026, 11, 3)) == Season("2026/27", "2026-09-01", "2027-08-31")
    assert suggested((), date(2027, 2, 3)) == Season("2027", "2027-01-01", "2027-12-31")
    assert suggested((), date(2026, 8, 3)) == Season("2026", "2026-01-01", "2026-12-31"), "last night belongs to it"
    first = Season("League 2025/26", "2025-09-01", "2026-08-31", "Thursdays", left_out=(3,))
    following = suggested([first], date(2026, 9, 3))
    assert following == Season("League 2026/27", "2026-09-01", "2027-08-31", "Thursdays")
    assert suggested([Season("Cup", "2026-01-01")], date(2026, 9, 3)).name == "Cup (2)"
    assert suggested([Season("1999/2000", "1999-09-01", "2000-08-31")], date(2001, 1, 1)).name == "2000/2001"
    imported = Season("2020", "2020-08-18", "2020-08-18", "Thursdays")
    assert suggested([imported], date(2026, 11, 30)) == Season("2026/27", "2026-09-01", "2027-08-31", "Thursdays")


def test_points_and_percents_are_read_as_people_type_them() -> None:
    assert [read_points(text) for text in ("2.5", "2,5", "\N{MINUS SIGN}10", "+3", " 1 000 ")] == [
        25_000, 25_000, -100_000, 30_000, 10_000_000,
    ]  # fmt: skip
    assert [read_percent(text) for text in ("50", "12.5 %", "33,33")] == [5_000, 1_250, 3_333]
    assert (read_number(""), read_number(" 12 ")) == (None, 12)
    assert [typed_number(units, 100) for units in (5_000, 1_250, 0)] == ["50", "12.5", "0"]
    for text in ("", "x", "1e9", "nan", "inf", "0.00001", "1" * 30, "٣"):
        with pytest.raises(BadInput, match="points_typed_wrong"):
            read_points(text)
    with pytest.raises(BadInput, match="percent_typed_wrong"):
        read_percent("33.333")
    with pytest.raises(BadInput, match="number_typed_wrong"):
        read_number("-1")
