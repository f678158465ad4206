"""The slim line at the foot of a table's window: what happened last, and what is done with the window."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QAction, QActionGroup
from PyQt6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QWidget

from desktop import look
from desktop.director.parts import AnsweringButton, PlainLabel
from tournament.language import gettext as _

HEIGHT_PX = 44


class FootLine(QWidget):
    """Words and buttons whose keys work in the whole window; what cannot be done now is grey and says why.

    Attributes:
        said: the last line of the hand.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        look.set_kind(self, "felt-bar")
        self.said = PlainLabel("", self, kind="felt-muted", elide=True)
        self.said.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(28, 4, 28, 6)
        self._row.setSpacing(8)
        self._row.addWidget(self.said, 1)
        look.set_height(self, HEIGHT_PX)

    def add_button(self, kind: str = "felt-small") -> QPushButton:
        """Another one, at the right end; `label` says what it does."""
        made = AnsweringButton("", self)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.setAutoDefault(False)
        look.set_kind(made, kind)
        self._row.addWidget(made)
        return made


def label(made: QPushButton, words: str, key: str = "", why_not: str | None = None) -> None:
    """What the button says now, the key that does the same, and why it cannot be pressed."""
    said = _("{words} ({key})").format(words=words, key=key) if key else words
    if made.text() != said:
        made.setText(said)
    made.setAccessibleName(words)
    made.setEnabled(why_not is None)
    made.setToolTip(why_not or "")


def choices(
    menu: QMenu, title: str, several: dict[str, object], chosen: object, choose: Callable[[QAction], None]
) -> QMenu:
    """A menu inside the menu of which one is chosen; each action carries its value."""
    inner = QMenu(title, menu)
    group = QActionGroup(inner)
    for words, value in several.items():
        action = QAction(words, inner)
        action.setCheckable(True)
        action.setData(value)
        action.setChecked(value == chosen)
        group.addAction(action)
        inner.addAction(action)
    group.triggered.connect(choose)
    menu.addMenu(inner)
    return inner
