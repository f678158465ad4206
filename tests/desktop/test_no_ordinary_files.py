"""A pipe or a device under the name of a file, kept or chosen: one sentence, and nobody waits for its end."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QWidget

from db import archive
from desktop.director import roster_file
from desktop.director.dialogs.sounds.dialog import SoundsDialog
from desktop.display.looks import pictures, style_file
from desktop.display.looks.style import Style, ThemeName
from desktop.sound.announcer import Announcer
from desktop.sound.choices import Choices
from desktop.sound.kept import CHOICES_FILE, RULES_FILE, KeptSounds
from tests.desktop.desks import DeskMaker, HandClock, open_kept, start
from tests.desktop.sound_room import evening
from tests.fakes import SEVEN
from tournament import wording
from tournament.announcing.defaults import USUAL_RULES
from tournament.errors import Refusal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pipes in folders")

READERS: dict[str, Callable[[Path], object]] = {
    "the look of a board": style_file.read,
    "a picture": lambda file: pictures.bring(file, 640),
    "a list of people": roster_file.read_roster,
    "an evening": archive.read,
}


def pipe(file: Path) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(file)
    return file


@pytest.mark.parametrize("what", READERS)
def test_one_that_was_chosen_is_refused_at_once(tmp_path: Path, what: str) -> None:
    for file in (pipe(tmp_path / "chosen"), Path("/dev/zero"), tmp_path):
        with pytest.raises(Refusal) as refused:
            READERS[what](file)
        assert file.name in wording.refusal(refused.value)


def test_rules_from_one_are_refused_at_once_and_the_old_ones_stay(tmp_path: Path, dressed: object) -> None:
    window = QWidget()
    dialog = SoundsDialog(Announcer(Choices(muted=True)), USUAL_RULES, window, evening(), SEVEN)
    dialog.take_from(str(pipe(tmp_path / "rules.json")))
    assert "rules.json cannot be read: it is a pipe or a device." in dialog.wrong.text().replace("\u200b", "")
    assert dialog.list.rules == USUAL_RULES
    window.deleteLater()


@pytest.mark.parametrize("name", [CHOICES_FILE, RULES_FILE])
@pytest.mark.parametrize("kind", ["pipe", "folder"])
def test_one_in_the_place_of_what_is_kept_about_sound_is_put_aside_and_told(
    tmp_path: Path, name: str, kind: str
) -> None:
    if kind == "folder":
        (tmp_path / name).mkdir()
    else:
        pipe(tmp_path / name)
    kept = KeptSounds(tmp_path)
    assert (kept.choices, kept.rules) == (Choices(), USUAL_RULES)
    assert [str(tmp_path / f"{name}.broken") in notice for notice in kept.notices] == [True]
    kept.keep(Choices(volume=7), ())
    again = KeptSounds(tmp_path)
    assert (again.choices, again.rules, again.notices) == (Choices(volume=7), (), ())


@pytest.mark.allows_log("the look of board 1 cannot be read")
def test_one_in_the_place_of_a_boards_look_is_told_and_the_board_looks_as_usual(
    desk_maker: DeskMaker, clock: HandClock, tmp_path: Path
) -> None:
    pipe(tmp_path / "boards" / "1.board")
    desk = desk_maker()
    start(open_kept(desk, clock))
    desk.boards.toggle()
    assert desk.board.is_open
    assert "it is a pipe or a device" in desk.window.quiet.said.text()
    light = Style(theme=ThemeName.LIGHT)
    desk.slots.slot(1).wear(light)
    assert style_file.read(tmp_path / "boards" / "1.board") == light, "the next choice heals it"
