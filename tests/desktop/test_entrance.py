"""The first window is there before most of the program is, and whoever is quicker than that is obeyed all the same."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication, QWidget

from db import opening
from db.shelf import Shelf
from desktop.director.creating import create
from desktop.entrance import LATER, Entrance
from desktop.instants import Instants
from desktop.settings import Settings
from tests.desktop.desks import HandClock, kept_wish

ROOT = Path(__file__).resolve().parents[2]
NOT_YET = ("tournament.events", "tournament.state", "db.shelf", "desktop.running", "desktop.director.desk")
"""What is the bulk of it; and of libraries:"""
NO_LIBRARY_YET = ("apscheduler", "jinja2", "asyncio", "numpy", "PyQt6.QtMultimedia", "wakepy")


def test_for_the_first_window_most_of_the_program_is_not_loaded() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import sys, desktop.app; print(*sys.modules)"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(told.stdout.split())
    assert "desktop.director.window" in loaded
    assert loaded.isdisjoint(NOT_YET)
    assert loaded.isdisjoint(NO_LIBRARY_YET)
    ours = {name for name in loaded if name.partition(".")[0] in {"engine", "tournament", "db", "desktop", "templates"}}
    assert len(ours) < 110, "see what the list of evenings has come to need: it is loaded before anything is seen"


def test_nor_does_the_desk_behind_it_load_what_reckons_odds() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import sys, desktop.running, desktop.director.desk; print(*sys.modules)"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(told.stdout.split())
    assert "desktop.play.replayer.window" in loaded
    assert loaded.isdisjoint({"numpy", "engine.odds", "tournament.deals.icm"})


def test_every_piece_that_is_loaded_later_is_there() -> None:
    for name in LATER:
        import_module(name)


Maker = Callable[[], Entrance]


@pytest.fixture
def entrance_maker(dressed: QApplication, tmp_path: Path, clock: HandClock) -> Iterator[Maker]:
    made: list[Entrance] = []

    def make() -> Entrance:
        file = opening.to_write(tmp_path / "club.sqlite", create=True)
        settings = Settings(tmp_path / "settings.json", file.path)
        made.append(Entrance(file, settings, Instants(clock, clock, clock)))
        made[-1].begun.connect(lambda: made[-1].finish().scheduler.cancel("chimes"))
        return made[-1]

    yield make
    for entrance in made:
        entrance.window.close()
        entrance.end()
        if entrance.desk is not None:
            entrance.desk.board.window.deleteLater()
            entrance.desk.deleteLater()
        entrance.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def kept(folder: Path, clock: HandClock, *, left_open: bool = False) -> None:
    with Shelf.open(folder / "club.sqlite", create=True) as shelf:
        stream = create(shelf, kept_wish(), clock)
    if left_open:
        settings = Settings(folder / "settings.json", folder / "club.sqlite")
        settings.last_evening = stream
        settings.store()


def has_desk(entrance: Entrance) -> bool:
    return entrance.desk is not None


def press_on(window: QWidget, part: QWidget) -> None:
    """As the system sends it: to the window, which finds the part."""
    handle = window.windowHandle()
    place = part.mapTo(window, part.rect().center())
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)  # type: ignore[call-overload]


def test_the_evenings_are_listed_before_the_desk_is_there_and_a_press_waits_for_it(
    entrance_maker: Maker, tmp_path: Path, clock: HandClock
) -> None:
    kept(tmp_path, clock)
    entrance = entrance_maker()
    entrance.show()
    window = entrance.window
    assert window.isVisible()
    assert [card.listed.name for card in window.home.cards] == ["Friday"]
    assert window.home.quick.isVisible()
    assert not has_desk(entrance)
    press_on(window, window.home.clock)
    assert entrance.desk is not None
    assert entrance.desk.new.clock_dialog is not None, "Just a clock was pressed, and opens"
    entrance.desk.new.clock_dialog.close()
    assert window.home.quick.name.text()


def test_left_alone_the_rest_comes_piece_by_piece_and_a_key_before_that_is_obeyed_too(
    entrance_maker: Maker, tmp_path: Path, clock: HandClock
) -> None:
    kept(tmp_path, clock)
    entrance = entrance_maker()
    entrance.show()
    turns = 0
    while entrance.desk is None:
        QCoreApplication.processEvents()
        turns += 1
    assert turns > len(LATER) // 2, "between the pieces the window answers"
    assert [card.listed.name for card in entrance.window.home.cards] == ["Friday"]


def test_an_evening_that_is_taken_up_again_says_so_and_no_press_falls_through_onto_it(
    entrance_maker: Maker, tmp_path: Path, clock: HandClock
) -> None:
    kept(tmp_path, clock, left_open=True)
    entrance = entrance_maker()
    entrance.show()
    window = entrance.window
    assert not window.home.isVisible()
    handle = window.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(400, 300))  # type: ignore[call-overload]
    assert entrance.desk is not None
    assert entrance.desk.bridge is not None
    assert len(entrance.desk.bridge.evening.steps) == len(NAMES_ENTERED)
    assert window.desk is not None
    assert window.desk.isVisible()


def test_a_desk_that_was_locked_with_a_pin_shows_no_evenings_while_it_is_loaded(
    entrance_maker: Maker, tmp_path: Path, clock: HandClock
) -> None:
    kept(tmp_path, clock)
    settings = Settings(tmp_path / "settings.json", tmp_path / "club.sqlite")
    settings.keep_pin("4711")
    settings.locked = True
    entrance = entrance_maker()
    entrance.show()
    assert not entrance.window.home.isVisible()
    entrance.finish()
    assert entrance.window.is_covered


NAMES_ENTERED = ("created", "entered")


def test_closed_before_it_is_loaded_the_file_is_free_again(
    entrance_maker: Maker, tmp_path: Path, clock: HandClock
) -> None:
    kept(tmp_path, clock)
    entrance = entrance_maker()
    entrance.show()
    entrance.window.close()
    entrance.end()
    Shelf.open(tmp_path / "club.sqlite").close()
