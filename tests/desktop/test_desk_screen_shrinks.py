"""The director's window on a screen that becomes smaller for a while, as when a projector is tried out."""

import pytest
from PyQt6.QtCore import QRect
from pytestqt.qtbot import QtBot

from desktop.director.window import DirectorWindow

LARGE, SMALL, BESIDE = QRect(0, 0, 1920, 1080), QRect(0, 0, 1024, 640), QRect(1920, 0, 1920, 1080)


@pytest.fixture
def window(dressed: object, qtbot: QtBot) -> DirectorWindow:
    made = DirectorWindow()
    qtbot.addWidget(made)
    made.setGeometry(100, 90, 1300, 800)
    made.show()
    return made


def test_it_has_its_old_size_and_place_when_the_large_one_is_back(window: DirectorWindow) -> None:
    before = window.geometry()
    window.lie_on([SMALL], SMALL)
    assert SMALL.contains(window.geometry())
    window.lie_on([SMALL], SMALL)
    window.lie_on([LARGE], LARGE)
    assert window.geometry() == before


def test_it_stays_where_the_director_has_put_it_meanwhile(window: DirectorWindow) -> None:
    window.lie_on([SMALL], SMALL)
    window.move(window.x(), window.y() + 3)
    here = window.geometry()
    window.lie_on([LARGE], LARGE)
    assert window.geometry() == here


def test_from_a_screen_that_has_gone_it_goes_back_there_once(window: DirectorWindow) -> None:
    window.setGeometry(2000, 90, 1300, 800)
    before = window.geometry()
    window.lie_on([LARGE], LARGE)
    assert LARGE.contains(window.geometry())
    window.lie_on([LARGE, BESIDE], LARGE)
    assert window.geometry() == before
    window.setGeometry(100, 90, 1300, 800)
    window.lie_on([LARGE, BESIDE], LARGE)
    assert window.geometry() == QRect(100, 90, 1300, 800)
