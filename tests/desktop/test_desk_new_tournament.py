"""A tournament from the dialog's widgets to the first bust and back."""

import platform
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from db.errors import StorageTrouble
from desktop.director import desk_words
from desktop.director.dialogs import wish_fields
from desktop.director.dialogs.new_tournament import NewTournamentDialog
from desktop.instants import SIMULATED_START
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import HandClock, bridge_of, bust, click, desk_of, press, said, start
from tournament.events import TableWay, Timing
from tournament.names import MINUTE
from tournament.structures.structure import Break, Level, Structure

ROSTER = "name;since\nAnna Dvořáková;2019\nBohdan;2020\nMary-Jane O’Neill;2021\n"
STRUCTURE = "kind,small_blind,big_blind,ante,minutes\nlevel,100,200,0,15\nbreak,,,,5\nlevel,200,400,400,15\n"


def asked(desk: Desk) -> NewTournamentDialog:
    """The dialog for everything."""
    desk.new.ask()
    assert desk.new.dialog is not None
    return desk.new.dialog


def file(folder: Path, name: str, text: str) -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_kept_tournament_from_roster_and_structure_to_a_bust_undone_and_redone(
    desk: Desk, clock: HandClock, tmp_path: Path
) -> None:
    dialog = asked(desk)
    dialog.name.setText("Friday at the pub")
    dialog.names.roster.read_file(file(tmp_path, "roster.csv", ROSTER))
    dialog.read_structure(file(tmp_path, "pub.csv", STRUCTURE))
    dialog.stack.setText("20 000")
    dialog.buy_in.setText("12,50")
    dialog.create_button.click()
    bridge = bridge_of(desk)
    setup = bridge.state.setup
    assert (setup.name, setup.structure.name, setup.starting_stack) == ("Friday at the pub", "pub", 20_000)
    assert (setup.buy_in, setup.timing, setup.way, setup.seed) == (1_250, Timing.REAL, TableWay.KEPT, None)
    assert [entry.name for entry in bridge.state.entries.values()] == ["Anna Dvořáková", "Bohdan", "Mary-Jane O’Neill"]
    start(bridge)
    bust(bridge, 2, by=1)
    assert said(desk)[0] == "Bohdan out, place 3, by Anna Dvořáková"
    assert desk_of(desk).places.button("out").count == "1"
    press(desk.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert said(desk)[0] == "Undone: Bohdan out, place 3, by Anna Dvořáková"
    assert desk_of(desk).places.button("out").count == ""
    lines = desk_of(desk).history.model.lines
    assert [line.counts for line in lines[:2]] == [True, False]
    press(desk.window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert said(desk)[0] == "Redone: Bohdan out, place 3, by Anna Dvořáková"
    assert len(bridge.state.left) == 2


def test_robots_play_in_simulated_time_by_a_seed(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.dealt.setChecked(True)
    assert dialog.seed_field.isVisible()
    dialog.seed.setText("7")
    dialog.names.text.setPlainText("Anna\nBohdan\n\n")
    dialog.create_button.click()
    setup = bridge_of(desk).state.setup
    assert (setup.timing, setup.way, setup.seed) == (Timing.SIMULATED, TableWay.DEALT, 7)
    assert bridge_of(desk).now() == SIMULATED_START
    assert desk_of(desk).bar.next.toolTip() == "In a simulated evening time passes only with the hands."


def test_what_is_wrong_stands_beside_the_field_and_nothing_is_made(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.name.setText("  ")
    dialog.stack.setText("many")
    dialog.buy_in.setText("1.234")
    dialog.names.text.setPlainText("Anna\nANNA")
    dialog.create_button.click()
    assert dialog.isVisible()
    assert dialog.name_field.wrong.text() == "A name is missing."
    assert dialog.stack_field.wrong.text() == "many is no whole number, such as 20."
    assert dialog.buy_in_field.wrong.text().startswith("1.234 can be read in two ways")
    assert dialog.names.field.wrong.text() == "ANNA has entered already, as Anna."
    assert desk._shelf.evenings() == ()
    dialog.name.setText("Friday")
    dialog.create_button.click()
    assert dialog.name_field.wrong.text() == ""
    press(dialog, Qt.Key.Key_Escape)


def test_robots_need_two_names(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.dealt.setChecked(True)
    dialog.create_button.click()
    assert dialog.names.field.wrong.text() == "That takes at least two players, not 0."
    dialog.reject()


def test_a_structure_brings_its_starting_stack(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.structure.setCurrentIndex(dialog.structure.findData("home-15"))
    assert dialog.stack.text() == "500"
    dialog.reject()


def test_a_bad_structure_file_is_told_beside_the_field(desk: Desk, tmp_path: Path) -> None:
    dialog = asked(desk)
    dialog.read_structure(file(tmp_path, "odd.csv", "kind,small_blind,big_blind,minutes\npause,1,2,3\n"))
    assert "pause is neither level nor break" in dialog.structure_field.wrong.text()
    dialog.reject()


def test_a_list_in_a_doubtful_encoding_is_asked_about(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "old.csv"
    path.write_bytes("name\nŘeřicha\nAnna\n".encode("cp1250"))
    dialog = asked(desk)
    dialog.names.roster.read_file(str(path))
    if dialog.names.roster.question.buttons:
        click(dialog.names.roster.question.buttons[0])
    assert dialog.names.text.toPlainText() == "Řeřicha\nAnna"
    dialog.reject()


def test_a_question_about_one_list_goes_when_another_is_chosen(desk: Desk, tmp_path: Path) -> None:
    doubtful = tmp_path / "doubtful.csv"
    doubtful.write_bytes(b"name\n\xe8\xf8\xe6\nPetr\n")
    dialog = asked(desk)
    dialog.names.text.setPlainText("Zoe")
    dialog.names.roster.read_file(str(doubtful))
    assert dialog.names.roster.question.isVisible()
    assert dialog.names.roster.question.said.text() == "doubtful.csv: which of these is spelt right?"
    settle()
    below = dialog.names.field.note.geometry().top()
    assert below >= dialog.names.text.geometry().bottom(), "the note stands under the box, not over it"
    dialog.names.roster.read_file(file(tmp_path, "good.csv", "name\nAnna\nBohdan\n"))
    assert dialog.names.roster.question.isHidden()
    assert dialog.names.roster.question.buttons == []
    assert dialog.names.text.toPlainText() == "Zoe\nAnna\nBohdan"
    dialog.reject()


def test_no_letter_leads_to_two_fields(desk: Desk) -> None:
    dialog = asked(desk)
    letters = [label.text().split("&")[1][0].casefold() for label in dialog.findChildren(QLabel) if "&" in label.text()]
    assert len(letters) == 23
    assert len(set(letters)) == len(letters)
    dialog.reject()


def test_a_long_name_without_a_blank_is_told_on_several_lines(desk: Desk) -> None:
    dialog = asked(desk)
    dialog.name.setText("W" * 5_000)
    dialog.create_button.click()
    settle()
    said = dialog.name_field.wrong
    assert len(said.text()) < 200
    assert said.fontMetrics().horizontalAdvance(max(said.text().replace("\u200b", " ").split(), key=len)) < said.width()
    assert dialog.width() < 1_000
    dialog.reject()


def test_a_refusal_at_the_desk_names_no_option_of_the_console(desk: Desk, tmp_path: Path) -> None:
    dialog = asked(desk)
    dialog.read_structure(file(tmp_path, "s.csv", "kind,small_blind,big_blind\nlevel,25,50\n"))
    assert dialog.structure_field.wrong.text() == "s.csv, line 2: the minutes are missing."
    wrong = "kind,small_blind,big_blind,minutes\nlevel,25,50,20\nlevel,200,100,20\n"
    dialog.read_structure(file(tmp_path, "s.csv", wrong))
    told = "s.csv, line 3: a small blind of 200 is over the big blind of 100."
    assert dialog.structure_field.wrong.text() == told
    doubtful = tmp_path / "d.csv"
    doubtful.write_bytes(b"kind,small_blind,big_blind,minutes\nlevel,\xe8\xf8\xe6,50,20\n")
    dialog.read_structure(str(doubtful))
    assert "--" not in dialog.structure_field.wrong.text()
    assert dialog.structure_field.wrong.text() != ""
    dialog.reject()


def test_a_second_desk_hears_where_the_file_is_open() -> None:
    here = StorageTrouble("in_use", file="club.sqlite", by=f"13067@{platform.node()}")
    there = StorageTrouble("in_use", file="club.sqlite", by="13067@anna")
    assert desk_words.refusal(here) == "club.sqlite is open in another Final Table already; close that one first."
    assert desk_words.refusal(there).startswith("club.sqlite is open in a Final Table on the computer anna already")


def test_the_demonstration_seats_27_robots_and_they_play_until_stopped(desk: Desk, qtbot: QtBot) -> None:
    desk.window.home.demo.click()
    bridge, tables = bridge_of(desk), desk_of(desk).tables
    assert desk_of(desk).pages.currentWidget() is tables
    qtbot.waitUntil(lambda: bridge.state.hands > 0, timeout=60_000)
    stop = next(made for made in tables.findChildren(QPushButton) if made.text() == "Stop")
    assert stop.isVisible()
    stop.click()
    assert not tables.playing.is_playing
    assert len(bridge.state.entries) == 27
    assert desk_of(desk).places.button("prizes").count == "€540"


def test_every_field_has_a_label_that_leads_to_it(desk: Desk) -> None:
    dialog = asked(desk)
    for field in (dialog.name_field, dialog.structure_field, dialog.names.field, dialog.stack_field):
        buddy = field.label.buddy()
        assert buddy is not None
        assert buddy.accessibleName()
    dialog.reject()


def test_what_was_wrong_is_told_no_longer_once_the_field_is_changed(desk: Desk, tmp_path: Path) -> None:
    dialog = asked(desk)
    dialog.dealt.setChecked(True)
    dialog.name.setText(" ")
    dialog.stack.setText("many")
    dialog.buy_in.setText("1.234")
    dialog.seed.setText("seven")
    dialog.create_button.click()
    dialog.read_structure(file(tmp_path, "odd.csv", "kind,small_blind,big_blind,minutes\npause,1,2,3\n"))
    fields = (dialog.name_field, dialog.stack_field, dialog.buy_in_field, dialog.seed_field, dialog.names.field)
    refused = (*fields, dialog.structure_field)
    assert all(field.wrong.isVisible() for field in refused)
    dialog.name.setText("Friday")
    dialog.stack.setText("5000")
    dialog.buy_in.setText("12")
    dialog.seed.setText("7")
    dialog.names.text.setPlainText("Anna\nBohdan")
    dialog.structure.activated.emit(dialog.structure.currentIndex())
    assert [field.wrong.text() for field in refused] == [""] * len(refused)
    dialog.reject()


def test_how_many_people_and_how_the_list_was_read_are_two_sentences(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "win1250.csv"
    path.write_bytes("name\nŘeřicha\nAnna\n".encode("cp1250"))
    dialog = asked(desk)
    dialog.names.roster.read_file(str(path), "cp1250")
    assert dialog.names.field.note.text() == "2 people"
    path.write_bytes("name\nŘeřicha\nŠimon Dvořáček\nLukáš Žižka\n".encode("cp1250"))
    dialog.names.text.clear()
    dialog.names.roster.read_file(str(path))
    assert dialog.names.field.note.text().startswith("3 people. win1250.csv was read as ")
    dialog.reject()


def test_a_structure_shorter_than_an_hour_says_so() -> None:
    """20 in all was read as minutes, levels or anything."""
    short = Structure("Short", (Level(25, 50, duration_ms=15 * MINUTE), Break(5 * MINUTE)), 10_000)
    assert wish_fields.outline(short).endswith("0:20 hours in all")


def test_levels_counted_in_hands_have_no_length_of_their_breaks_alone() -> None:
    """Ten hands a level, three breaks of ten minutes: "0:30 hours in all" was not true."""
    levels = (Level(10, 20, duration_ms=None, hands=10), Break(10 * MINUTE), Level(15, 30, duration_ms=None, hands=10))
    counted = Structure("Ten hands a level", levels, 1_500)
    assert wish_fields.outline(counted) == "2 levels from 10 / 20 to 15 / 30, 1 break"


def test_people_play_beside_robots_by_the_rules_of_any_house_that_plays_the_structure(desk: Desk) -> None:
    dialog = asked(desk)
    assert dialog.rules.house.isHidden()
    dialog.here.click()
    dialog.name.setText("At this screen")
    dialog.create_button.click()
    assert not dialog.names.field.wrong.isHidden()
    dialog.names.text.setPlainText("Anna")
    dialog.robots.count.setText("91")
    dialog.create_button.click()
    assert dialog.robots.count_field.wrong.text() == "Beside people there can be 0 to 90 robots."
    dialog.robots.count.setText("6")
    assert "With 7 players over at" in dialog.structure_field.note.text()
    dialog.robots.strength.setCurrentIndex(2)
    dialog.rules.house.setCurrentIndex(dialog.rules.house.findData("pacific"))
    dialog.create_button.click()
    assert dialog.structure_field.wrong.text() == (
        "The rules chosen for the table do not play the limit of level 1: take others."
    )
    dialog.rules.house.setCurrentIndex(dialog.rules.house.findData("polish"))
    dialog.create_button.click()
    assert dialog.structure_field.wrong.text() == "By the rules chosen for the table 6 play at most, not 9."
    dialog.seats.setCurrentText("6")
    dialog.create_button.click()
    state = bridge_of(desk).state
    assert (state.setup.way, state.setup.timing, state.setup.house_rules) == (TableWay.DEALT, Timing.REAL, "polish")
    played = {entry.name: entry.robot for entry in state.entries.values()}
    assert played.pop("Anna") is None
    assert len(played) == 6
    assert {robot[1] for robot in played.values() if robot is not None} == {"expert"}
    assert len(set(played.values())) == 4
