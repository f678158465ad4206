"""The pages of a dialog by their names, at its left: one of them is chosen."""

from collections.abc import Mapping
from functools import partial

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QButtonGroup, QFrame, QPushButton, QVBoxLayout, QWidget

from desktop import look


class PageNames(QFrame):
    """The list.

    Attributes:
        buttons: by the codes of the pages.
        column: what they stand in.

    Signals:
        chosen: the code of the page that is to be shown.
    """

    chosen = pyqtSignal(str)

    def __init__(self, words: Mapping[str, str], parent: QWidget) -> None:
        """`words`: what each page is called, by its code, from top to bottom."""
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setSpacing(2)
        group = QButtonGroup(self)
        self.buttons: dict[str, QPushButton] = {}
        for code, said in words.items():
            made = QPushButton(said, self)
            look.set_kind(made, "place")
            made.setCheckable(True)
            made.setAutoDefault(False)
            # The arrows go from one to the next, as between the pages of a tab bar.
            made.toggled.connect(partial(self._toggled, code))
            group.addButton(made)
            self.buttons[code] = made
            self.column.addWidget(made)
        self.column.addStretch(1)

    def _toggled(self, code: str, checked: bool) -> None:
        if checked:
            self.chosen.emit(code)
