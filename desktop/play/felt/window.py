"""A window with a felt: what is read stands beside it, what is pressed below it."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop import look
from desktop.display.looks.style import ThemeName
from desktop.play.felt.canvas import FeltCanvas


class FeltWindow(QWidget):
    """A window of its own, with which the program does not end.

    Attributes:
        canvas: the felt, which has the keyboard while nobody types.
    """

    def __init__(self, theme: ThemeName, parent: QWidget | None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        look.set_kind(self, "felt-window")
        self.canvas = FeltCanvas(self, theme)
        self.canvas.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def lay_out(self, beside: QWidget, *below: QWidget) -> None:
        """Put that at the right of the felt, and these below both."""
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(self.canvas, 1)
        row.addWidget(beside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row, 1)
        for each in below:
            column.addWidget(each)

    @pyqtSlot()
    def to_felt(self) -> None:
        """The keyboard goes to the felt: its letters are those of the buttons."""
        self.canvas.setFocus()

    @pyqtSlot()
    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()
