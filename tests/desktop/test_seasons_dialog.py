"""Leagues and seasons at the desk: their table, what is put right in it, over and not over, a person's numbers."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from desktop.director.results.chart_view import ChartView
from desktop.director.scrolled import Scrolled
from desktop.director.seasons.player_dialog import PlayerDialog
from desktop.director.seasons.question_dialog import SeasonQuestionDialog
from desktop.director.seasons.seasons_dialog import SeasonsDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, bust, desk_of, open_kept, press, start
from tests.desktop.season_rooms import autumn, opened, play, play_all, ranks, seasons_of
from tournament.club import seasons
from tournament.club.merging import merge_players


def chosen(dialog: SeasonsDialog) -> str:
    item = dialog.list.currentItem()
    return "" if item is None else item.text()


def fill(question: SeasonQuestionDialog, code: str, text: str) -> None:
    field = question.fields[code]
    if isinstance(field, QLineEdit):
        field.setText(text)
    else:
        field.setCurrentIndex(field.findData(text))


def asked() -> SeasonQuestionDialog:
    question = opened(SeasonQuestionDialog)
    assert isinstance(question, SeasonQuestionDialog)
    return question


def test_points_and_money_are_put_right_with_reasons_and_undone(desk: Desk, tmp_path: Path) -> None:
    play_all(desk._shelf, tmp_path)
    desk.evenings.club().perform(partial(seasons.keep_season, season=autumn()))
    desk.go_home()
    desk.window.home.seasons.click()
    dialog = desk.clubhouse.seasons
    assert dialog is not None
    assert dialog.head.hint.text() == "1 season"
    dialog.resize(760, 480)
    QApplication.processEvents()
    assert not dialog.findChildren(Scrolled), "the table scrolls, and the buttons below it stay to be seen"
    assert dialog.list.name == "Autumn"
    assert "3 evenings" in chosen(dialog)
    assert ranks(dialog) == [("1", "Boris", "10.0"), ("2", "Anna", "8.0"), ("3", "Dana", "4.0"), ("4", "Cyril", "4.0")]
    dialog.points.click()
    question = asked()
    assert not question.yes.isEnabled()
    assert question.wrong.text() == "", "nobody has done anything wrong yet"
    for code, text in (("who", "Zora"), ("points", "-2,5"), ("reason", "late")):
        fill(question, code, text)
    assert "Zora" in question.wrong.text()
    who = question.fields["who"]
    fill(question, "who", "bor")
    assert isinstance(who, QLineEdit)
    who.editingFinished.emit()
    assert question.answers["who"] == "Boris", "the only one with these letters"
    assert question.yes.isEnabled()
    question.yes.click()
    assert ranks(dialog)[:2] == [("1", "Anna", "8.0"), ("2", "Boris", "7.5")]
    assert "late" in dialog.shown.lists[-1].view.table.rows[0].cells
    assert "Boris" in dialog.said.text()
    dialog.kitty.click()
    money = asked()
    assert "€11" in money._question.about
    fill(money, "amount", "5")
    fill(money, "way", "out")
    fill(money, "reason", "flowers")
    money.yes.click()
    assert [box.value.text() for box in dialog.shown._boxes][-1] == "€6"
    dialog.undo.click()
    assert [box.value.text() for box in dialog.shown._boxes][-1] == "€11"
    dialog.undo.click()
    assert ranks(dialog)[0] == ("1", "Boris", "10.0")
    dialog.redo.click()
    assert ranks(dialog)[0][1] == "Anna"
    dialog.leaving.copying.click()
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    assert "Anna" in clipboard.text()
    assert isinstance(dialog.shown.charts[0], ChartView)
    assert dialog.shown.charts[0].chart is not None
    dialog.accept()


def test_a_closed_season_changes_only_on_purpose_and_says_before_what_would(desk: Desk, tmp_path: Path) -> None:
    play_all(desk._shelf, tmp_path)
    club = desk.evenings.club()
    club.perform(partial(seasons.keep_season, season=autumn()))
    dialog = seasons_of(desk)
    dialog.close_it.click()
    question = asked()
    assert "is kept as it is" in question._question.about
    question.yes.click()
    before = ranks(dialog)
    assert "closed" in chosen(dialog)
    assert not dialog.points.isEnabled()
    assert dialog.points.toolTip() == "It is closed: open it again first."
    assert dialog.differing.isHidden()
    anna, dana = (dialog.desk.state.find(name) for name in ("Anna", "Dana"))
    assert anna is not None
    assert dana is not None
    assert dialog.desk.perform(partial(merge_players, kept=anna.number, gone=dana.number))
    assert ranks(dialog) == before
    assert not dialog.differing.isHidden()
    dialog.recalculate.click()
    change = asked()
    assert change.listed is not None
    rows = {row.cells[0]: row.cells[1:] for row in change.listed.view.table.rows}
    assert rows["Dana"] == ("3 → none", "4.0 → none")
    assert ranks(dialog) == before, "nothing is done before it is asked for"
    change.yes.click()
    assert [name for _rank, name, _points in ranks(dialog)] == ["Boris", "Anna", "Cyril"]
    assert dialog.differing.isHidden()
    dialog.close_it.click()
    assert asked()._question.word == "Open it again"
    asked().yes.click()
    assert dialog.points.isEnabled()
    dialog.remove.click()
    asked().yes.click()
    assert dialog.pages.currentIndex() == 1, "what to do next"
    dialog.undo.click()
    assert dialog.season is not None
    dialog.accept()


def test_enter_on_a_line_opens_the_statistics_of_that_person(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    play_all(desk._shelf, tmp_path)
    desk.evenings.club().perform(partial(seasons.keep_season, season=autumn()))
    dialog = seasons_of(desk)
    view = dialog.shown.lists[0].view
    view.choose(view.table.rows[1].key)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    press(view, Qt.Key.Key_Return)
    person = opened(PlayerDialog)
    assert isinstance(person, PlayerDialog)
    assert person.windowTitle() == "Anna"
    facts = {box.label.text().partition(" · ")[0]: box.value.text() for box in person.shown._boxes}
    assert (facts["Evenings"], facts["Won"], facts["Nemesis"]) == ("3", "1", "Boris")
    assert [len(each.view.table.rows) for each in person.shown.lists][:2] == [4, 1], "three evenings and a total"
    person.actions_of.copying.click()
    assert person.said.text() == "Copied: Statistics. Paste it into the chat."
    person.accept()
    assert dialog.isVisible()
    dialog.accept()


def test_the_open_dialog_follows_an_evening_that_ends_and_the_results_page_has_its_points(
    desk: Desk, clock: HandClock, tmp_path: Path, qtbot: QtBot
) -> None:
    play(desk._shelf, tmp_path, "2026-09-03", ("Anna", "Boris"))
    bridge = open_kept(desk, clock, ("Anna", "Boris", "Cyril"))
    season = autumn(formula="players - place + 1")
    bridge.club.perform(partial(seasons.keep_season, season=season))
    start(bridge)
    results = desk_of(desk)
    results.go_to("results")
    page = results.results
    assert "season" in page.chooser._codes
    bust(bridge, 1, by=2)
    heads = {column.heading for column in page.shown.lists[0].view.table.columns}
    assert "Points" not in heads
    dialog = seasons_of(desk)
    assert ranks(dialog) == [("1", "Anna", "2.0"), ("2", "Boris", "1.0")]
    bust(bridge, 3, by=2)
    qtbot.waitUntil(lambda: len(ranks(dialog)) == 3)
    assert ranks(dialog)[0] == ("1", "Boris", "4.0")
    dialog.accept()
    page.show_report("standings")
    table = page.shown.lists[0].view.table
    at = [column.heading for column in table.columns].index("Points")
    assert [(row.cells[1], row.cells[at]) for row in table.rows] == [
        ("Boris", "3.0"),
        ("Cyril", "2.0"),
        ("Anna", "1.0"),
    ]
    page.show_report("season")
    assert page.shown.page is not None
    assert page.shown.page.title == "Autumn"
    assert "Season" in page.chooser._titles
    bridge_of(desk).undo()
    page.show_report("standings")
    assert "Points" not in {column.heading for column in page.shown.lists[0].view.table.columns}
