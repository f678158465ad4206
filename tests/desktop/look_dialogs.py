"""The dialog for the look of the board, opened over the window of a small screen, and what it tells."""

from collections.abc import Callable, Iterator
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QEvent
from PyQt6.QtGui import QColor, QImage
from PyQt6.QtWidgets import QWidget

from desktop.director.dialogs.board_look import BoardLookDialog
from desktop.display.looks.style import USUAL, Style
from desktop.display.showing import Showing
from desktop.screenshots.studio import settle
from tests.desktop import board_views as views
from tournament.board.pages import Content, PageKind

SMALL_SCREEN = (1024, 700)

Maker = Callable[..., BoardLookDialog]


def no_contents(kind: PageKind) -> None:
    """An evening of which nothing is known but what its clock shows."""


def opened_looks() -> Iterator[Maker]:
    """What opens such dialogs; they go with the window."""
    window = QWidget()
    window.resize(*SMALL_SCREEN)
    window.show()

    def make(
        style: Style = USUAL,
        showing: Showing | None = None,
        contents: Callable[[PageKind], Content | None] = no_contents,
    ) -> BoardLookDialog:
        dialog = BoardLookDialog(style, showing or Showing(views.LEVEL), window, contents)
        dialog.open()
        settle()
        return dialog

    yield make
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Told:
    """What the dialog says to whoever opened it."""

    def __init__(self, dialog: BoardLookDialog) -> None:
        self.changed: list[Style] = []
        self.chosen: list[Style] = []
        dialog.changed.connect(self.changed.append)
        dialog.chosen.connect(self.chosen.append)


def picture_file(folder: Path, colour: str = "#808080", name: str = "club.png") -> str:
    made = QImage(40, 30, QImage.Format.Format_RGB32)
    made.fill(QColor(colour))
    path = folder / name
    assert made.save(str(path))
    return str(path)
