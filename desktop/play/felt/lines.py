"""Lines to be read beside a felt."""

from __future__ import annotations

from PyQt6.QtCore import QStringListModel, Qt
from PyQt6.QtWidgets import QListView, QWidget

from desktop import look


class FeltLines(QListView):
    """They are wrapped, never cut; the keyboard goes through them line by line."""

    def __init__(self, name: str, parent: QWidget) -> None:
        """`name`: what they are, for who listens."""
        super().__init__(parent)
        self._lines = QStringListModel(self)
        self.setModel(self._lines)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)  # else last words are cut instead of wrapped
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        look.set_kind(self, "felt-log")

    @property
    def lines(self) -> list[str]:
        """What stands there."""
        return self._lines.stringList()

    def put(self, lines: list[str]) -> bool:
        """Have these stand there; whether they are others than before."""
        is_new = lines != self.lines
        if is_new:
            self._lines.setStringList(lines)
        return is_new

    def choose(self, number: int) -> None:
        """Mark the line of that number, from 0, and have it seen."""
        self.setCurrentIndex(self._lines.index(number))
