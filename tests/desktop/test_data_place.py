"""The file with the club is moved, another is used, and a missing one is never replaced by an empty one in silence."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication, QMessageBox

from db.errors import StorageTrouble
from db.opening import OpenFile
from db.shelf import Shelf
from desktop import app, crash, data_place, folders
from desktop.app import Session
from desktop.director.dialogs.settings.data_page import DataPage
from desktop.director.dialogs.settings.dialog import SettingsDialog
from desktop.entrance import Entrance
from desktop.missing import FileMissing
from desktop.running import Desk
from desktop.settings import Settings
from tests.desktop.desks import DeskMaker, HandClock, click, open_kept, start


def test_the_data_move_whole_and_the_old_file_stays_as_a_copy(
    desk_maker: DeskMaker, clock: HandClock, tmp_path: Path
) -> None:
    desk = desk_maker()
    start(open_kept(desk, clock))
    desk.end()
    file, there = tmp_path / "club.sqlite", tmp_path / "Večery ♠"
    there.mkdir()
    before = file.stat().st_size
    done = data_place.move(file, there)
    assert done.path == there / "club.sqlite"
    assert done.left_behind == tmp_path / "club.moved-1.sqlite"
    assert done.left_behind.stat().st_size == before
    assert not file.exists()
    with Shelf.open(done.path) as shelf:
        assert [row.name for row in shelf.evenings()] == ["Friday"]
    assert str(there) in done.said


def test_a_move_that_cannot_be_done_changes_nothing(tmp_path: Path, dressed: QApplication) -> None:
    file, there = tmp_path / "club.sqlite", tmp_path / "there"
    Shelf.open(file, create=True).close()
    assert data_place.why_not_there(file, there) == f"There is no folder {there}."
    assert data_place.why_not_there(file, tmp_path) == "The data are in that folder already."
    there.mkdir()
    assert data_place.why_not_there(file, there) is None
    (there / "club.sqlite").write_text("somebody's")
    assert str(data_place.why_not_there(file, there)).startswith("There is a club.sqlite in that folder already")
    with pytest.raises(StorageTrouble):
        data_place.move(file, there)
    assert (there / "club.sqlite").read_text() == "somebody's"
    Shelf.open(file).close()


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/home/x/Dropbox/club.sqlite", "copied to other computers"),
        ("/home/x/OneDrive - Club/poker/club.sqlite", "copied to other computers"),
        ("/Users/x/Library/Mobile Documents/club.sqlite", "copied to other computers"),
        ("//server/share/club.sqlite", "lies on another computer"),
        ("/home/x/Megan/club.sqlite", ""),
        ("/home/x/poker/dropbox.sqlite", ""),
    ],
)
def test_a_synced_or_shared_folder_is_warned_of(path: str, told: str) -> None:
    concern = data_place.concern(Path(path))
    assert told in concern
    assert bool(told) == bool(concern)


def test_the_settings_ask_before_they_move_and_close_the_desk_for_it(
    desk: Desk, clock: HandClock, tmp_path: Path
) -> None:
    open_kept(desk, clock)
    desk.premises.show_settings()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SettingsDialog)
    page = dialog.data
    page.move_to(str(tmp_path))
    assert page.wrong.text() == "The data are in that folder already."
    (tmp_path / "Dropbox").mkdir()
    page.move_to(str(tmp_path / "Dropbox"))
    box = page.question
    assert box is not None
    assert "until you remove it. This folder is copied to other computers" in box.informativeText()
    answer(page, "Move")
    errand = desk.premises.errand
    assert errand is not None
    assert not desk.window.isVisible()
    desk.end()
    assert errand().path == tmp_path / "Dropbox" / "club.sqlite"


def answer(page: DataPage, word: str) -> None:
    assert isinstance(page.question, QMessageBox)
    click(next(button for button in page.question.buttons() if button.text() == word))


@pytest.fixture
def session(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """The program's own way of opening files, with its places in a folder of the test."""
    monkeypatch.setattr(folders, "usual_data", lambda: tmp_path / "usual" / "final-table.sqlite")
    monkeypatch.setattr(folders, "settings", lambda: tmp_path / "settings.json")
    monkeypatch.setattr(Session, "_answered", answered)
    yield Session(qapp, crash.Crashes(tmp_path), None)  # type: ignore[arg-type]
    for box in BOXES:
        box.deleteLater()
    BOXES.clear()


BOXES: list[FileMissing] = []


def answered(session: Session, box: FileMissing, sentence: str) -> None:
    """In place of the event loop: the first answer that was prepared."""
    BOXES.append(box)
    box.show()
    _PREPARED.pop(0)(box)


_PREPARED: list[Callable[[FileMissing], object]] = []


def test_the_first_start_makes_the_file_and_a_missing_one_is_asked_about(session: Session, tmp_path: Path) -> None:
    usual = tmp_path / "usual" / "final-table.sqlite"
    BOXES.clear()
    shelf = session._opened(usual)
    assert isinstance(shelf, OpenFile)
    shelf.close()
    assert not BOXES, "nothing was there before, so nothing is missing"
    away = tmp_path / "stick" / "club.sqlite"
    session._settings.data_path = away
    _PREPARED[:] = [lambda box: click(box.ending)]
    assert session._opened(away) == 1
    assert str(away) in BOXES[-1].sentence
    assert not away.exists()
    _PREPARED[:] = [lambda box: click(box.usual)]
    shelf = session._opened(away)
    assert isinstance(shelf, OpenFile)
    assert shelf.path == usual
    shelf.close()
    away.parent.mkdir()
    Shelf.open(tmp_path / "stick" / "renamed.sqlite", create=True).close()
    _PREPARED[:] = [lambda box: box.found(str(tmp_path / "stick" / "renamed.sqlite"))]
    shelf = session._opened(away)
    assert isinstance(shelf, OpenFile)
    assert shelf.path.name == "renamed.sqlite"
    shelf.close()
    _PREPARED[:] = [lambda box: click(box.again), lambda box: click(box.anew_there)]
    shelf = session._opened(away)
    assert isinstance(shelf, OpenFile)
    assert shelf.path == away
    shelf.close()
    usual.unlink()
    session._settings.data_path = usual
    _PREPARED[:] = [lambda box: box.reject()]
    assert session._opened(usual) == 1, "the usual one was there, and is not made anew in silence either"
    assert BOXES[-1].usual.isHidden()


def test_after_the_errand_the_next_desk_opens_the_moved_file_where_the_director_was(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: HandClock, dressed: QApplication
) -> None:
    (tmp_path / "there").mkdir()
    usual = tmp_path / "usual" / "final-table.sqlite"
    shown: list[tuple[Path, str, bool]] = []

    def show(session: Session, entrance: Entrance, told: str) -> int:
        desk = entrance.finish()
        desk.scheduler.pause()
        desk.scheduler.cancel("chimes")
        shown.append((entrance.file.path, told, desk.bridge is not None))
        if len(shown) == 1:
            open_kept(desk, clock)
            desk.premises.do(lambda: data_place.move(usual, tmp_path / "there"))
        desk.end()
        if len(shown) == 2:
            app._throw_away(desk)
        return 0

    monkeypatch.setattr(Session, "_shown", show)
    assert session.run() == 0
    (first, second) = shown
    assert first == (usual, "", False)
    assert (second[0], second[2]) == (tmp_path / "there" / "final-table.sqlite", True)
    assert "until you remove it" in second[1]
    kept = Settings(tmp_path / "settings.json", usual)
    assert kept.data_path == tmp_path / "there" / "final-table.sqlite"
    assert kept.left_behind == tmp_path / "usual" / "final-table.moved-1.sqlite"
