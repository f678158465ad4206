"""The questions about structures at any size of text: the blinds are read whole, and the screen has room for all."""

from collections.abc import Iterator

import pytest
from PyQt6.QtWidgets import QApplication, QDialog

from desktop import look
from desktop.colours import LIGHT
from desktop.director.structure.choosing import StructuresDialog
from desktop.director.structure.fit_dialog import FitDialog
from desktop.director.structure.preview import Preview
from desktop.director.structure.shorten_dialog import ShortenDialog
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import HandClock, desk_of, open_kept, start

BLINDS = 2


@pytest.fixture(params=[100, 150])
def percent(dressed: QApplication, request: pytest.FixtureRequest) -> Iterator[int]:
    look.use(LIGHT, request.param)
    yield request.param
    look.use(LIGHT, 100)


def shown() -> QDialog:
    settle()
    found = QApplication.activeModalWidget()
    assert isinstance(found, QDialog)
    screen = found.screen()
    assert screen is not None
    free = screen.availableSize()
    assert found.width() <= free.width()
    assert found.height() <= free.height()
    return found


def whole(preview: Preview) -> bool:
    return preview.columnWidth(BLINDS) >= preview.sizeHintForColumn(BLINDS)


def test_blinds_are_whole_and_no_dialog_is_larger_than_the_screen(desk: Desk, clock: HandClock, percent: int) -> None:
    open_kept(desk, clock)
    look.use(LIGHT, percent)  # the desk begins with what was chosen on this computer
    page = desk_of(desk).structure
    page.fit()
    fit = shown()
    assert isinstance(fit, FitDialog)
    assert whole(fit.preview)
    fit.reject()
    start(open_kept(desk, clock))
    page = desk_of(desk).structure
    page.shorten()
    shorten = shown()
    assert isinstance(shorten, ShortenDialog)
    assert whole(shorten.preview)
    shorten.reject()
    page.choose()
    chosen = shown()
    assert isinstance(chosen, StructuresDialog)
    chosen.reject()
    page.edit()
    shown().reject()
