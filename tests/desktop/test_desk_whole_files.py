"""Evenings and the club as files, at the desk's first page."""

from pathlib import Path

import pytest
from PyQt6.QtWidgets import QFileDialog, QPushButton

from db.shelf import Shelf
from desktop.running import Desk
from tests.desktop.desks import DeskMaker, HandClock, bridge_of, desk_of, open_kept


def titles(desk: Desk) -> list[str]:
    """The evenings of the first page."""
    return [row.name for row in desk._shelf.evenings()]


def way(desk: Desk) -> QPushButton:
    """What the quiet bar offers."""
    (made,) = desk.window.quiet.buttons
    return made


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Another club's file."""
    return tmp_path / "other.sqlite"


def test_an_evening_is_saved_loaded_and_that_taken_back(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    open_kept(desk, clock)
    desk.go_home()
    file = str(tmp_path / "friday.evening")
    desk.whole_files.save_evening(2, file)
    assert desk.window.quiet.said.text() == f"Saved as {file}."
    desk.whole_files.load(file)
    assert "the evening Friday is here already, as number 1" in desk.window.quiet.said.text()
    way(desk).click()
    assert desk.window.quiet.said.text() == "The evening is here; new to the club: 0 people."
    assert titles(desk) == ["Friday", "Friday"]
    way(desk).click()
    assert desk.window.quiet.said.text() == "Undone: Friday imported"
    assert titles(desk) == ["Friday"]
    way(desk).click()
    assert titles(desk) == ["Friday", "Friday"]
    assert desk.open_evening(3)
    assert len(bridge_of(desk).state.entries) == 6


def test_a_whole_club_comes_to_a_new_desk(desk: Desk, clock: HandClock, tmp_path: Path, other: Path) -> None:
    open_kept(desk, clock)
    desk.go_home()
    desk.whole_files.save_club(str(tmp_path / "all.club"))
    with Shelf.open(other, create=True) as shelf:
        desk.whole_files._shelf = shelf
        desk.whole_files.load(str(tmp_path / "all.club"))
        assert [row.name for row in shelf.evenings()] == ["Friday"]
        assert desk.window.quiet.said.text() == "New here: 1 evening, 6 people."


def test_what_cannot_be_saved_or_loaded_is_said(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    desk.whole_files.save_club(str(tmp_path / "none" / "all.club"))
    box = desk.window.trouble_box
    assert box is not None
    assert "There is no folder" in box.informativeText()
    box.accept()
    (tmp_path / "odd").write_text("odd\n", encoding="utf-8")
    desk.whole_files.load(str(tmp_path / "odd"))
    assert desk.window.quiet.said.text() == f"{tmp_path / 'odd'} is no file of an evening or a club."
    assert desk.window.quiet.buttons == []


def test_the_buttons_ask_for_a_file(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    desk.go_home()
    home = desk.window.home
    saving = next(made for made in home.findChildren(QPushButton) if made.accessibleName() == "Save Friday as a file")
    for made in (home.load, home.save_club, saving):
        made.click()
        asked = desk.window.findChildren(QFileDialog)[-1]
        assert asked.isVisible()
        asked.reject()


def test_thirty_people_of_a_list_are_imported_undone_and_imported_again(
    desk_maker: DeskMaker, clock: HandClock, tmp_path: Path
) -> None:
    """B251."""
    desk = desk_maker()
    bridge = open_kept(desk, clock, ())
    people = desk_of(desk).people
    file = tmp_path / "thirty.csv"
    file.write_text("name\n" + "".join(f"Player {number:02}\n" for number in range(1, 31)), encoding="utf-8")
    for _ in range(2):
        people.line.imported.roster.read_file(str(file))
        assert len(bridge.state.entered) == 30
        bridge.undo()
        assert len(bridge.state.entered) == 0
    people.line.imported.roster.read_file(str(file))
    assert len(bridge.state.entered) == 30
    assert len(bridge.club.state.people) == 30
