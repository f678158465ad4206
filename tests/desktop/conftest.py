"""A desk for the tests that need one, put away afterwards."""

import gc
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent
from PyQt6.QtWidgets import QApplication

from db.shelf import Shelf
from desktop import look, typeface
from desktop.running import Desk
from tests.desktop.desks import DeskMaker, HandClock, make_desk
from tests.desktop.walked import Walked


@pytest.fixture
def clock() -> HandClock:
    """Seven in the evening until somebody moves it."""
    return HandClock()


@pytest.fixture(scope="session")
def dressed(qapp: QApplication) -> QApplication:
    """The application in our style; once, since a style sheet is laid on every widget there is."""
    look.apply(qapp, typeface.load())
    return qapp


@pytest.fixture
def desk_maker(dressed: QApplication, tmp_path: Path, clock: HandClock) -> Iterator[DeskMaker]:
    """Opens desks over the same file, one after the other."""
    made: list[Desk] = []

    def make(shelf_kind: type[Shelf] = Shelf) -> Desk:
        if made:
            put_away(made[-1])
        made.append(make_desk(tmp_path, clock, shelf_kind))
        return made[-1]

    yield make
    for desk in made:
        put_away(desk)
        desk.window.deleteLater()
        desk.board.window.deleteLater()
        desk.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def put_away(desk: Desk) -> None:
    """Close as the director closes."""
    desk.window.close()
    desk.end()


@pytest.fixture
def desk(desk_maker: DeskMaker) -> Desk:
    """One desk with no evening yet."""
    return desk_maker()


@pytest.fixture(scope="session")
def walked(tmp_path_factory: pytest.TempPathFactory) -> Walked:
    """A walk through the whole catalogue, once for all tests that ask what was found."""
    return Walked(tmp_path_factory.mktemp("walk"))


_tests = count(1)
COLLECTED_EVERY = 15
"""Tests; a collection takes a moment."""


@pytest.fixture(scope="session", autouse=True)
def collected_between_tests() -> Iterator[None]:
    """As in the program (`desktop.garbage`), nothing is collected in the middle of something."""
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def garbage() -> Iterator[None]:
    yield
    if next(_tests) % COLLECTED_EVERY == 0:
        gc.collect()


@pytest.fixture(autouse=True)
def no_dialog_stays_open() -> Iterator[None]:
    """Whatever question a test leaves open goes with it: the next test, whichever it is, finds none."""
    yield
    while (dialog := QApplication.activeModalWidget()) is not None:
        dialog.close()
        dialog.deleteLater()
        QCoreApplication.sendPostedEvents(dialog, QEvent.Type.DeferredDelete)
