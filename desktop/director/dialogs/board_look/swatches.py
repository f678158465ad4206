"""Small pictures of the board on the buttons that choose between its looks."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Generic, TypeVar

from PyQt6.QtCore import QSize, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PyQt6.QtWidgets import QAbstractButton, QButtonGroup, QGridLayout, QPushButton, QWidget

from desktop import look
from desktop.director.parts import button
from desktop.display import contact
from desktop.display.looks.style import Style
from tournament.board.view import BoardView

_DRAWN = (384, 216)
"""The size in which the board is laid out for them: every word of it would still be readable."""

_SHOWN = QSize(80, 45)

_Name = TypeVar("_Name", bound=StrEnum)


class Swatches(QWidget, Generic[_Name]):
    """Buttons of which one is down, two side by side; the arrow keys go from one to the next.

    Signals:
        chosen: another one was pressed.
    """

    chosen = pyqtSignal()

    def __init__(self, words: Mapping[_Name, str], parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: dict[_Name, QPushButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        group = QButtonGroup(self)
        for number, (name, said) in enumerate(words.items()):
            made = button(said, self, kind="swatch")
            made.setCheckable(True)
            made.setIconSize(_SHOWN)
            group.addButton(made)
            grid.addWidget(made, number // 2, number % 2)
            self.buttons[name] = made
        for column in range(2):
            grid.setColumnStretch(column, 1)
        group.buttonClicked.connect(self._tell)

    @property
    def name(self) -> _Name:
        """The one that is down."""
        return next(name for name, made in self.buttons.items() if made.isChecked())

    def choose(self, name: _Name) -> None:
        """Have that one down."""
        self.buttons[name].setChecked(True)

    def paint(self, view: BoardView, styles: Iterable[tuple[_Name, Style]]) -> None:
        """Show on each button the board as it would look."""
        for name, style in styles:
            self.buttons[name].setIcon(_icon(view, style, self.devicePixelRatioF()))

    @pyqtSlot(QAbstractButton)
    def _tell(self, pressed: QAbstractButton) -> None:
        self.chosen.emit()


def _icon(view: BoardView, style: Style, ratio: float) -> QIcon:
    pixels = QSize(round(_SHOWN.width() * ratio), round(_SHOWN.height() * ratio))
    drawn = contact.picture(view, _DRAWN, style).scaled(
        pixels, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    painter = QPainter(drawn)
    painter.setPen(QPen(QColor(look.colours().faint), 2))  # a dark board on the dark button that is down
    painter.drawRect(drawn.rect())
    painter.end()
    made = QPixmap.fromImage(drawn)
    made.setDevicePixelRatio(ratio)
    icon = QIcon(made)
    icon.addPixmap(made, QIcon.Mode.Disabled)
    return icon
