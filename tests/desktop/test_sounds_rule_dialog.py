"""One sound rule: asked field by field, refused beside the field, seen and heard before it is taken."""

import wave
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as some
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.director.dialogs.sounds import preview
from desktop.director.dialogs.sounds.rule_dialog import RuleDialog
from desktop.sound.choices import Choices
from tests.desktop.desks import click, press, type_text
from tests.desktop.sound_room import LAPTOP, Room, evening
from tests.fakes import SEVEN, Night
from tournament.announcing import placeholders
from tournament.announcing.rules import Condition, If, Rule, When
from tournament.board.pages import PageKind
from tournament.state import Tournament

FULL = Rule(
    When.BEFORE_END,
    120,
    Condition(If.LEVEL_FROM, 5),
    sound="one_minute",
    say="{time} to go",
    message="Back in {minutes}",
    pause=True,
    page=PageKind.PRIZES,
    on=False,
)


class Asked:
    """A dialog that is open, and what it said."""

    def __init__(self, rule: Rule, parent: QWidget, state: Tournament | None = None) -> None:
        self.room = Room(LAPTOP)
        self.chosen: list[Rule] = []
        choices = Choices(volume=40, spoken=True)
        self.dialog = RuleDialog(rule, self.room.announcer, choices, parent, state or evening(), SEVEN)
        self.dialog.chosen.connect(self.chosen.append)
        self.dialog.show()


@pytest.fixture
def window(dressed: QApplication) -> Iterator[QWidget]:
    made = QWidget()
    made.show()
    yield made
    made.deleteLater()


def test_a_rule_comes_back_as_it_was(qtbot: QtBot, window: QWidget) -> None:
    asked = Asked(FULL, window)
    click(asked.dialog.yes)
    assert asked.chosen == [FULL]


@pytest.mark.parametrize(
    "rule",
    [
        Rule(When.LEVEL, sound="a_chime_of_a_later_version"),
        Rule(When.LEVEL, sound="x" * 900),
        Rule(When.LEVEL, say="Level {level}.\nGood luck."),
    ],
)
def test_so_does_what_the_dialog_does_not_know(qtbot: QtBot, window: QWidget, rule: Rule) -> None:
    """It came with a file of somebody's; and no name is so long that the dialog would leave a small screen."""
    asked = Asked(rule, window)
    assert asked.dialog.sizeHint().width() <= 1024
    click(asked.dialog.yes)
    assert asked.chosen == [rule]


def test_a_rule_is_said_in_one_sentence_while_it_is_asked(qtbot: QtBot, window: QWidget) -> None:
    asked = Asked(Rule(When.LEVEL, sound="level"), window)
    asked.dialog.when.setCurrentIndex(asked.dialog.when.findData(When.BEFORE_END))
    asked.dialog.number.setValue(300)
    assert asked.dialog.sentence.text() == "5 minutes before a level or break ends: chime"


def test_numbers_are_asked_only_where_there_are_any(qtbot: QtBot, window: QWidget) -> None:
    dialog = Asked(Rule(When.LEVEL, sound="level"), window).dialog
    assert not dialog.number_field.isVisible()
    assert not dialog.if_number_field.isVisible()
    dialog.when.setCurrentIndex(dialog.when.findData(When.PLAYERS_LEFT))
    dialog.only_if.setCurrentIndex(dialog.only_if.findData(If.LEVEL_UNTIL))
    assert dialog.number.accessibleName() == "Players left"
    assert dialog.if_number.accessibleName() == "Level"
    assert dialog.number_field.isVisible()
    assert dialog.if_number_field.isVisible()
    assert dialog.rule() == Rule(When.PLAYERS_LEFT, 3, Condition(If.LEVEL_UNTIL, 1), sound="level")
    dialog.when.setCurrentIndex(dialog.when.findData(When.BREAK))
    assert dialog.rule().number is None


def test_the_words_are_shown_as_they_will_be_tonight(qtbot: QtBot, window: QWidget) -> None:
    asked = Asked(Rule(When.WINNER, say="{result}!", message="Blinds {stakes}"), window, evening())
    assert asked.dialog.say.note.text() == "“Yvonne wins the tournament!”"
    assert asked.dialog.message.note.text() == "“Blinds 25 / 50”"


def test_what_stands_for_nothing_is_refused_beside_its_field(qtbot: QtBot, window: QWidget) -> None:
    asked = Asked(Rule(When.LEVEL, sound="level"), window)
    type_text(asked.dialog.message.text, "Back at {back_at}")
    assert "{back_at}" in asked.dialog.message.wrong.text()
    assert asked.dialog.say.wrong.text() == ""
    assert not asked.dialog.yes.isEnabled()
    press(asked.dialog.message.text, Qt.Key.Key_Return)
    assert asked.chosen == []
    asked.dialog.when.setCurrentIndex(asked.dialog.when.findData(When.BREAK))
    assert asked.dialog.message.wrong.text() == ""
    assert asked.dialog.yes.isEnabled()


def test_a_brace_left_open_and_a_text_without_end_are_refused(qtbot: QtBot, window: QWidget) -> None:
    asked = Asked(Rule(When.LEVEL, sound="level"), window)
    asked.dialog.say.text.setText("Level {level")
    assert asked.dialog.say.wrong.isVisible()
    asked.dialog.say.text.setText("x" * 301)
    assert "300" in asked.dialog.say.wrong.text()
    assert not asked.dialog.yes.isEnabled()


def test_a_rule_that_does_nothing_is_refused_below_all_fields(qtbot: QtBot, window: QWidget) -> None:
    asked = Asked(Rule(When.LEVEL, sound="level"), window)
    asked.dialog.sound.setCurrentIndex(0)
    assert asked.dialog.wrong.text() == "The rule does nothing: it needs a sound, words, a message, a pause or a page."
    assert not asked.dialog.yes.isEnabled()
    click(asked.dialog.pause)
    assert asked.dialog.yes.isEnabled()
    click(asked.dialog.yes)
    assert asked.chosen == [Rule(When.LEVEL, pause=True)]


def test_words_in_braces_are_offered_that_belong_to_the_occasion(qtbot: QtBot, window: QWidget) -> None:
    dialog = Asked(Rule(When.BUST, sound="bust"), window).dialog
    dialog.say.braces.words.aboutToShow.emit()
    offered = {action.text().split("}")[0] + "}": action for action in dialog.say.braces.words.actions()}
    assert list(offered) == [f"{{{word}}}" for word in placeholders.known(When.BUST)]
    offered["{name}"].trigger()
    type_text(dialog.say.text, " is out")
    assert dialog.rule().say == "{name} is out"


def test_the_sound_is_played_and_the_whole_rule_heard(qtbot: QtBot, window: QWidget) -> None:
    asked = Asked(Rule(When.LEVEL, sound="level", say="Level {level}"), window)
    click(asked.dialog.play)
    assert asked.room.heard == ["level from laptop"]
    assert asked.room.system.players["level"].volume == 40
    click(asked.dialog.try_out)
    asked.room.system.players["level"].end()
    assert asked.room.heard == ["level from laptop"] * 2 + ["“Level 1”"]


def test_an_own_file_is_chosen_and_another_one_takes_its_place(qtbot: QtBot, window: QWidget, tmp_path: Path) -> None:
    asked = Asked(Rule(When.WINNER, sound="winner"), window)
    for name in ("anthem.wav", "march.wav"):
        with wave.open(str(tmp_path / name), "wb") as written:
            written.setparams((1, 2, 8_000, 0, "NONE", ""))
        asked.dialog.take_own(str(tmp_path / name))
    assert asked.dialog.sound.findText("anthem.wav") < 0
    assert asked.dialog.sound.currentText() == "march.wav"
    assert asked.dialog.sound_field.note.text() == ""
    click(asked.dialog.yes)
    assert asked.chosen == [Rule(When.WINNER, sound=str(tmp_path / "march.wav"))]


def test_b261_a_missing_and_a_broken_file_are_told_in_the_dialog(qtbot: QtBot, window: QWidget, tmp_path: Path) -> None:
    missing = Asked(Rule(When.WINNER, sound=str(tmp_path / "gone.mp3")), window)
    assert missing.dialog.sound_field.note.text() == "The file gone.mp3 is missing; our own chime sounds instead"
    broken = tmp_path / "soup.mp3"
    broken.write_text("soup")
    asked = Asked(Rule(When.WINNER, sound=str(broken)), window)
    asked.room.system.undecodable = {"soup.mp3"}
    click(asked.dialog.play)
    assert asked.dialog.wrong.text() == "The file soup.mp3 cannot be played here; our own chime sounds instead"
    assert asked.room.heard == ["soup from laptop", "level from laptop"]


def test_it_fits_a_small_screen_whatever_is_typed(qtbot: QtBot, window: QWidget) -> None:
    long = Rule(
        When.BEFORE_END,
        86_399,
        Condition(If.PLAYERS_AT_LEAST, 9_999),
        sound="/" + "a song without an end " * 11 + ".mp3",
        say="{next} " * 40,
        message="{next} " * 40,
        pause=True,
        page=PageKind.STANDINGS,
    )
    dialog = Asked(long, window).dialog
    assert dialog.width() <= 1024
    assert dialog.height() <= 700


@given(
    when=some.sampled_from(list(When)),
    spoken=some.booleans(),
    number=some.sampled_from([None, 1, 60, 90_000]),
    state=some.sampled_from([Night().evening.state, evening()]),
)
def test_a_preview_never_fails_and_leaves_no_brace(
    when: When, spoken: bool, number: int | None, state: Tournament
) -> None:
    text = " ".join(f"{{{word}}}" for word in placeholders.known(when))
    filled = preview.words(text, Rule(when, number), state, SEVEN, spoken=spoken)
    assert "{" not in filled
    assert "None" not in filled
