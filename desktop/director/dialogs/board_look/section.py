"""A part of the dialog: widgets below one another, and one word for all their changes."""

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QVBoxLayout, QWidget


class Section(QWidget):
    """What all parts have in common; each says by `worn` what is chosen in it.

    Attributes:
        column: where its widgets stand.

    Signals:
        edited: something was changed; `worn` says what.
    """

    edited = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(8)
