"""The Sounds dialog: what is chosen, tried out, warned of, taken, and left as it was when cancelled."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLineEdit, QSlider, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from desktop.director.dialogs.sounds import words
from desktop.director.dialogs.sounds.dialog import SoundsDialog
from desktop.director.parts import Choice
from desktop.sound.announcer import no_voice
from desktop.sound.choices import Choices
from desktop.sound.players import NAMES
from desktop.sound.speech import Voice
from desktop.sound.system import Output
from tests.desktop.desks import click, press
from tests.desktop.sound_room import BOB, BOX, LAPTOP, Room, announcement, evening
from tests.fakes import SEVEN
from tournament.announcing import rule_file
from tournament.announcing.defaults import USUAL_RULES
from tournament.announcing.rules import Rule, When

LEVEL = Rule(When.LEVEL, sound="level", say="Level {level}")
BREAK = Rule(When.BREAK, sound="break")
BUST = Rule(When.BUST, say="{name} is out", on=False)
SAMANTHA = Voice("en_US Samantha", "Samantha", "en_US")
TEST = "“Blinds are two hundred, four hundred, ante four hundred”"


class Asked:
    """A dialog that is open, the room it is heard in, and what it said."""

    def __init__(self, room: Room, *rules: Rule, parent: QWidget) -> None:
        self.room = room
        self.chosen: list[tuple[Choices, tuple[Rule, ...]]] = []
        self.dialog = SoundsDialog(room.announcer, rules, parent, evening(), SEVEN)
        self.dialog.chosen.connect(lambda choices, rules: self.chosen.append((choices, rules)))
        self.dialog.show()

    def rules(self) -> tuple[Rule, ...]:
        return self.dialog.list.rules

    @property
    def lacking(self) -> str:
        return self.dialog.hearing.lacking.text()

    def choose(self, choice: Choice, key: str) -> None:
        choice.setCurrentIndex(choice.findData(key))


@pytest.fixture
def window(dressed: QApplication) -> Iterator[QWidget]:
    made = QWidget()
    made.resize(1024, 700)
    made.show()
    yield made
    made.deleteLater()


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room(LAPTOP, BOX, voices=(BOB, SAMANTHA))


def test_what_is_chosen_is_taken(room: Room, window: QWidget) -> None:
    asked = Asked(room, LEVEL, BREAK, parent=window)
    hearing = asked.dialog.hearing
    asked.choose(hearing.device, "box-1")
    asked.choose(hearing.voice, "en_US Samantha")
    hearing.pace.setCurrentIndex(1)
    hearing.volume.setValue(35)
    assert hearing.percent.text() == "35 %"
    click(hearing.muted)
    click(asked.dialog.yes)
    wanted = Choices("box-1", "Bluetooth box", 35, muted=True, spoken=True, voice="en_US Samantha", pace=-25)
    assert asked.chosen == [(wanted, (LEVEL, BREAK))]


def test_nothing_changes_when_it_is_cancelled(room: Room, window: QWidget) -> None:
    asked = Asked(room, LEVEL, parent=window)
    asked.dialog.hearing.volume.setValue(5)
    press(asked.dialog.list, Qt.Key.Key_Delete)
    asked.dialog.reject()
    assert asked.chosen == []
    assert room.announcer.choices == Choices(spoken=True)


def test_the_test_button_sounds_a_chime_and_a_spoken_line_as_it_is_chosen_now(room: Room, window: QWidget) -> None:
    asked = Asked(room, parent=window)
    asked.choose(asked.dialog.hearing.device, "box-1")
    asked.dialog.hearing.volume.setValue(20)
    click(asked.dialog.hearing.test)
    assert room.heard == ["level from box-1"]
    assert room.system.players["level"].volume == 20
    room.system.players["level"].end()
    assert room.heard[-1] == TEST
    assert room.announcer.choices == Choices(spoken=True)


def test_a_voice_is_tried_out_even_while_nothing_is_spoken(room: Room, window: QWidget) -> None:
    asked = Asked(room, parent=window)
    press(asked.dialog.hearing.spoken, Qt.Key.Key_Space)
    click(asked.dialog.hearing.test_voice)
    assert room.heard == [TEST]


def test_nobody_is_asked_for_voices_before_announcements_shall_be_spoken(qtbot: QtBot, window: QWidget) -> None:
    """Loading them may take seconds; at first nothing is spoken."""
    asked = Asked(Room(LAPTOP, choices=Choices(), voices=(BOB, SAMANTHA)), parent=window)
    hearing = asked.dialog.hearing
    assert not hearing.spoken.isChecked()
    assert hearing.voice.count() == 1
    assert not hearing.voice.isEnabled()
    assert not hearing.pace.isEnabled()
    assert hearing.voice.toolTip() == "Tick “Speak announcements” first."
    click(hearing.spoken)
    assert hearing.voice.findData("en_US Samantha") > 0
    assert hearing.voice.isEnabled()
    assert hearing.pace.isEnabled()
    click(hearing.spoken)
    click(asked.dialog.yes)
    assert asked.chosen == [(Choices(), ())]


def test_a_voice_chosen_before_stays_chosen_while_nothing_is_spoken(qtbot: QtBot, window: QWidget) -> None:
    choices = Choices(voice="en_US Samantha")
    asked = Asked(Room(LAPTOP, choices=choices, voices=(BOB, SAMANTHA)), parent=window)
    assert asked.dialog.hearing.voice.currentText() == "Samantha"
    assert asked.dialog.hearing.choices() == choices
    click(asked.dialog.hearing.spoken)
    assert asked.dialog.hearing.choices() == replace(choices, spoken=True)


def test_a_rule_of_words_only_is_not_heard_where_nothing_is_spoken(qtbot: QtBot, window: QWidget) -> None:
    asked = Asked(Room(LAPTOP, choices=Choices()), BUST, parent=window)
    assert not asked.dialog.hear.isEnabled()
    assert "It has words only, and announcements are not spoken." in asked.dialog.hear.toolTip()
    click(asked.dialog.hearing.spoken)
    assert asked.dialog.hear.isEnabled()


def test_closing_the_dialog_ends_what_is_tried_out(room: Room, window: QWidget) -> None:
    asked = Asked(room, parent=window)
    click(asked.dialog.hearing.test)
    asked.dialog.reject()
    assert not room.system.players["level"].sounding
    room.announce(announcement("bust"))
    assert room.heard[-1] == "bust from laptop"


def test_b260_without_sound_and_voice_the_dialog_warns_and_the_test_button_says_so(
    qtbot: QtBot, window: QWidget
) -> None:
    room = Room(voices=())
    asked = Asked(room, LEVEL, parent=window)
    silent = "This computer has nothing to play sounds with; watch the board instead"
    assert asked.lacking == f"{silent}\n{no_voice()}"
    click(asked.dialog.hearing.test)
    click(asked.dialog.hearing.test_voice)
    assert asked.lacking == f"{silent}\n{no_voice()}"
    assert room.heard == []
    press(asked.dialog.hearing.spoken, Qt.Key.Key_Space)
    assert asked.lacking == silent


def test_b260_a_loudspeaker_that_goes_while_the_dialog_is_open_stays_chosen_and_is_warned_of(
    room: Room, window: QWidget
) -> None:
    asked = Asked(room, parent=window)
    device = asked.dialog.hearing.device
    asked.choose(device, "box-1")
    room.system.plug(LAPTOP)
    assert device.currentText() == "Bluetooth box (not connected)"
    assert asked.lacking == "Bluetooth box is not connected; the sound comes from Laptop until it is"
    click(asked.dialog.yes)
    assert asked.chosen[0][0].device == "box-1"


def test_a_loudspeaker_that_is_plugged_in_appears(room: Room, window: QWidget) -> None:
    asked = Asked(room, parent=window)
    room.system.plug(LAPTOP, BOX, Output("tv", "Television"))
    assert asked.dialog.hearing.device.findText("Television") >= 0


def test_a_voice_that_is_not_installed_any_more_stays_chosen_and_is_warned_of(qtbot: QtBot, window: QWidget) -> None:
    asked = Asked(Room(LAPTOP, choices=Choices(spoken=True, voice="cs_CZ Zuzana")), parent=window)
    assert asked.dialog.hearing.voice.currentText() == "Zuzana (not installed here)"
    assert asked.lacking == "The chosen voice is not installed here; another one speaks"
    click(asked.dialog.yes)
    assert asked.chosen[0][0].voice == "cs_CZ Zuzana"


# ---- the rules -------------------------------------------------------------------------------------------------------


def test_a_rule_is_a_sentence_with_a_tick(room: Room, window: QWidget) -> None:
    asked = Asked(room, LEVEL, BUST, parent=window)
    first, second = asked.dialog.list.item(0), asked.dialog.list.item(1)
    assert first is not None
    assert second is not None
    assert first.text() == "A level begins: chime, “Level {level}”"
    assert (first.checkState(), second.checkState()) == (Qt.CheckState.Checked, Qt.CheckState.Unchecked)
    assert asked.dialog.count.text() == "1 of 2 rules are on"


def test_the_whole_list_is_worked_by_keys(room: Room, window: QWidget) -> None:
    asked = Asked(room, LEVEL, BREAK, BUST, parent=window)
    rules = asked.dialog.list
    press(rules, Qt.Key.Key_Space)
    assert asked.rules() == (replace(LEVEL, on=False), BREAK, BUST)
    press(rules, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert asked.rules() == (BREAK, replace(LEVEL, on=False), BUST)
    press(rules, Qt.Key.Key_Up)
    press(rules, Qt.Key.Key_Delete)
    assert asked.rules() == (replace(LEVEL, on=False), BUST)
    press(rules, Qt.Key.Key_Return)
    assert asked.dialog.rule_dialog is not None
    assert asked.dialog.rule_dialog.rule() == replace(LEVEL, on=False)
    assert asked.chosen == [], "Enter in the list opens a rule, it does not take the dialog"


def test_buttons_do_the_same_and_say_why_they_cannot(room: Room, window: QWidget) -> None:
    asked = Asked(room, LEVEL, BREAK, parent=window)
    dialog = asked.dialog
    assert not dialog.up.isEnabled()
    assert dialog.up.toolTip() == "It is the first already."
    click(dialog.down)
    assert asked.rules() == (BREAK, LEVEL)
    click(dialog.remove)
    click(dialog.remove)
    assert asked.rules() == ()
    assert dialog.change.toolTip() == "Choose a rule in the list first."
    click(dialog.usual)
    assert asked.rules() == USUAL_RULES
    assert not dialog.usual.isEnabled()


def test_a_new_rule_is_put_below_the_chosen_one(room: Room, window: QWidget) -> None:
    asked = Asked(room, LEVEL, BUST, parent=window)
    click(asked.dialog.add)
    assert asked.dialog.rule_dialog is not None
    asked.choose(asked.dialog.rule_dialog.when, When.BREAK)
    asked.choose(asked.dialog.rule_dialog.sound, "break")
    click(asked.dialog.rule_dialog.yes)
    assert asked.rules() == (LEVEL, BREAK, BUST)
    assert asked.dialog.list.chosen() == BREAK


def test_a_rule_is_heard_with_its_words_filled_in(room: Room, window: QWidget) -> None:
    asked = Asked(room, LEVEL, parent=window)
    click(asked.dialog.hear)
    room.system.players["level"].end()
    assert room.heard == ["level from laptop", "“Level 1”"]


def test_b261_a_rule_whose_file_is_missing_says_so_in_the_list_and_when_it_is_heard(
    room: Room, window: QWidget, tmp_path: Path
) -> None:
    asked = Asked(room, replace(BREAK, sound=str(tmp_path / "gong.wav")), parent=window)
    item = asked.dialog.list.item(0)
    assert item is not None
    assert item.text() == "The file is missing. A break begins: sound gong.wav"
    click(asked.dialog.hear)
    assert asked.lacking == "The file gong.wav is missing; our own chime sounds instead"
    assert room.heard == ["level from laptop"]


# ---- files -----------------------------------------------------------------------------------------------------------


def test_rules_go_to_a_file_and_come_from_one(room: Room, window: QWidget, tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    Asked(room, LEVEL, BUST, parent=window).dialog.save_to(str(file))
    asked = Asked(room, BREAK, parent=window)
    asked.dialog.take_from(str(file))
    assert asked.rules() == (LEVEL, BUST)
    assert asked.dialog.said.text() == "2 rules taken from ours.json."


def test_a_file_that_holds_no_rules_is_refused_and_the_list_stays(room: Room, window: QWidget, tmp_path: Path) -> None:
    asked = Asked(room, LEVEL, parent=window)
    soup = tmp_path / "soup.json"
    soup.write_bytes(b"\xff\xfe soup")
    asked.dialog.take_from(str(soup))
    assert asked.dialog.wrong.text().startswith("soup.json: ")
    asked.dialog.take_from(str(tmp_path / "gone.json"))
    assert asked.dialog.wrong.text().startswith("gone.json cannot be read: ")
    film = tmp_path / "film.json"
    with film.open("wb") as written:
        written.truncate(50_000_000)
    asked.dialog.take_from(str(film))
    assert asked.dialog.wrong.text().startswith("film.json: This is far too large to be sound rules")
    assert asked.rules() == (LEVEL,)


def test_a_place_that_cannot_be_written_is_told(room: Room, window: QWidget, tmp_path: Path) -> None:
    asked = Asked(room, LEVEL, parent=window)
    asked.dialog.save_to(str(tmp_path))
    assert f"{tmp_path} cannot be written" in asked.dialog.wrong.text().replace("\u200b", "")


def test_every_rule_of_the_usual_ones_survives_the_dialog(room: Room, window: QWidget) -> None:
    asked = Asked(room, *USUAL_RULES, parent=window)
    for row in range(len(USUAL_RULES)):
        asked.dialog.list.opened.emit(row)
        assert asked.dialog.rule_dialog is not None
        click(asked.dialog.rule_dialog.yes)
    assert asked.rules() == USUAL_RULES
    assert rule_file.read(rule_file.write(asked.dialog.list.rules)) == USUAL_RULES


# ---- everybody -------------------------------------------------------------------------------------------------------


def test_every_chime_has_a_name_and_every_name_a_chime(room: Room) -> None:
    assert set(words.CHIMES) == set(NAMES)


def test_it_fits_a_small_screen_with_all_its_warnings(qtbot: QtBot, window: QWidget, tmp_path: Path) -> None:
    lost = Choices(spoken=True, device="box-1", device_name="Bluetooth box " * 8, voice="cs_CZ Zuzana")
    asked = Asked(Room(LAPTOP, choices=lost), *USUAL_RULES, parent=window)
    asked.dialog.take_from(str(tmp_path / f"{'long ' * 30}.json"))
    least = asked.dialog.minimumSizeHint()
    assert least.width() <= 1024
    assert least.height() <= 700
    assert asked.dialog.width() <= 1024
    assert asked.dialog.height() <= 700


def test_whatever_can_be_used_has_a_name_and_is_reached_by_tab(room: Room, window: QWidget) -> None:
    asked = Asked(room, LEVEL, parent=window)
    asked.dialog.list.opened.emit(0)
    assert asked.dialog.rule_dialog is not None
    for dialog in (asked.dialog, asked.dialog.rule_dialog):
        for kind in (QAbstractButton, Choice, QLineEdit, QSlider, QSpinBox, QCheckBox):
            for part in dialog.findChildren(kind):
                if part.isVisibleTo(dialog) and not part.objectName().startswith("qt_"):
                    named = part.accessibleName() or (isinstance(part, QAbstractButton) and part.text())
                    assert named, part
                    assert part.focusPolicy() & Qt.FocusPolicy.TabFocus, part
