"""Titles and sentences one below the other, as many as there are, scrolled where there is no room."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import PlainLabel, breakable

Paragraph = tuple[str, Sequence[str]]
"""A title, often empty, and what is said below it."""

_TITLE = "felt-part"


class Words(QScrollArea):
    """What is read beside the felt; the keyboard reaches it by Tab and scrolls it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        """`name`: what it is, for who does not see it."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(name)
        look.set_kind(self, "felt-words")
        self._said: tuple[tuple[str, tuple[str, ...]], ...] = ()
        self._lines: list[tuple[str, PlainLabel]] = []
        self._inside = QWidget(self)
        look.set_kind(self._inside, "felt-bar")
        self._inside.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 8, 0)
        self._column.setSpacing(4)
        self._column.addStretch(1)
        self.setWidget(self._inside)

    @property
    def said(self) -> str:
        """All of it as text."""
        return "\n".join("\n".join([title, *lines]).strip() for title, lines in self._said)

    def say(self, paragraphs: Sequence[Paragraph], *, at_end: bool = False) -> None:
        """Show these instead; `at_end`: what was said last is what matters."""
        said = tuple((title, tuple(lines)) for title, lines in paragraphs)
        if said == self._said:
            return
        self._said = said
        self._fill()
        self.setAccessibleDescription(self.said)
        bar = self.verticalScrollBar()
        if bar is not None:
            bar.setValue(0)
            if at_end:
                self._go_to_end()

    def _fill(self) -> None:
        """Labels that are there are used again: a hand has many lines, and each of them is shown at once."""
        wanted = [(kind, text) for title, lines in self._said for kind, text in _kinds(title, lines)]
        for place, (kind, text) in enumerate(wanted):
            if place < len(self._lines) and self._lines[place][0] != kind:
                for _kind, label in self._lines[place:]:
                    label.deleteLater()
                    self._column.removeWidget(label)
                del self._lines[place:]
            if place == len(self._lines):
                label = PlainLabel("", self._inside, kind=kind)
                label.setWordWrap(True)
                if kind == _TITLE and place:
                    label.setContentsMargins(0, 8, 0, 0)
                self._column.insertWidget(place, label)
                self._lines.append((kind, label))
            self._lines[place][1].setText(breakable(text))
        for place, (_kind, label) in enumerate(self._lines):
            label.setVisible(place < len(wanted))

    def _go_to_end(self) -> None:
        port, bar = self.viewport(), self.verticalScrollBar()
        if port is None or bar is None:
            return
        width = max(port.width(), 1)
        height = self._column.heightForWidth(width) if self._column.hasHeightForWidth() else self._inside.height()
        bar.setRange(0, max(0, height - port.height()))
        bar.setValue(bar.maximum())


def _kinds(title: str, lines: Sequence[str]) -> list[tuple[str, str]]:
    """A paragraph as lines with their kinds."""
    return [(_TITLE, title)] * bool(title) + [("felt-sentence", line) for line in lines]
