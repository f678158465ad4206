"""One matter as a card: what is the matter, its answers as buttons, and why."""

from collections.abc import Sequence

from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.director.parts import PlainLabel, as_plain
from desktop.director.tables.flow import FlowLayout
from desktop.director.tables.words import label, plain
from tournament.wording.values import isolated

LONG_NAME = 32
"""A longer name is cut off inside a sentence, which then has it whole in its tooltip."""
_LONG_WORD = 20
_SIDES_PX = 34


def short(name: str) -> str:
    """The name as a sentence of a card has it."""
    return isolated(name if len(name) <= LONG_NAME else f"{name[: LONG_NAME - 1].rstrip()}…")


def breakable(text: str) -> str:
    """The text with places to break inside words that no line could hold."""
    words = [
        "\u200b".join(word[n : n + _LONG_WORD] for n in range(0, len(word), _LONG_WORD)) if word else ""
        for word in text.split(" ")
    ]
    return " ".join(words)


class AnswerButton(QPushButton):
    """A button that Tab reaches and no click, cut off with an ellipsis where the card is too narrow for it."""

    def __init__(self, text: str, kind: str, parent: QWidget, says: str = "") -> None:
        super().__init__(plain(text), parent)
        self._said, self._says = text, says
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(text)
        if kind:
            look.set_kind(self, kind)

    def minimumSizeHint(self) -> QSize:
        return QSize(_SIDES_PX + 16, super().sizeHint().height())

    def shown_text(self) -> str:
        """The words as far as there is room for them."""
        hint = self.sizeHint().width()
        if self.width() >= hint:
            return self._said
        room = self.width() - (hint - self.fontMetrics().horizontalAdvance(self._said))
        return self.fontMetrics().elidedText(self._said, Qt.TextElideMode.ElideRight, room)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self.setToolTip(as_plain(self._says if self.shown_text() == self._said else self._said))

    def paintEvent(self, event: QPaintEvent | None) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = plain(self.shown_text())
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)


class MatterCard(QFrame):
    """A card in the column of what needs attention."""

    def __init__(self, title: str, text: str, parent: QWidget, *, kind: str = "attention") -> None:
        super().__init__(parent)
        look.set_kind(self, kind)
        self.setAccessibleName(title)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(14, 12, 14, 14)
        self._column.setSpacing(6)
        self.add_text(title, "strong")
        if text:
            self.add_text(text)
        self._answers: FlowLayout | None = None

    def add_text(self, text: str, kind: str = "muted", whole: str = "") -> PlainLabel:
        """One more sentence; `whole` stands in its tooltip if names in it were cut off."""
        made = label(breakable(text), kind, self)
        if whole and whole != text:
            made.setToolTip(as_plain(whole))
        self._column.addWidget(made)
        return made

    def add_answer(self, text: str, *, kind: str = "", says: str = "") -> QPushButton:
        """A button that answers, of that kind of the style sheet; `says`: what it does, in its tooltip."""
        if self._answers is None:
            row = QWidget(self)
            self._answers = FlowLayout(row)
            self._column.addSpacing(4)
            self._column.addWidget(row)
        button = AnswerButton(text, kind, self, says)
        self._answers.addWidget(button)
        return button

    def add_choices(self, texts: Sequence[str]) -> list[AnswerButton]:
        """Small buttons of equal width, two side by side: one for each of these."""
        row = QWidget(self)
        grid = QGridLayout(row)
        grid.setContentsMargins(0, 2, 0, 0)
        grid.setSpacing(6)
        made = [AnswerButton(text, "choice", row) for text in texts]
        for place, button in enumerate(made):
            grid.addWidget(button, place // 2, place % 2)
        for column in range(2):
            grid.setColumnStretch(column, 1)
        self._column.addWidget(row)
        return made
