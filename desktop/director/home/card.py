"""An evening on the first page: what it is, how it stands, and what can be done with it."""

from typing import TYPE_CHECKING

from PyQt6.QtCore import QEvent, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.director.home.evenings import Group, Listed, clock_words
from desktop.director.parts import PlainLabel, button
from tournament.language import gettext as _
from tournament.names import Instant

if TYPE_CHECKING:  # the first page is shown before it is loaded: desktop.entrance
    from tournament.state import Tournament

OPEN_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
REMOVE_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class EveningCard(QFrame):
    """Enter opens it, Delete asks to take it off the list, the arrows are the page's.

    Signals:
        opened, again_wanted, save_wanted, remove_wanted: the number of its stream.
        step_wanted: the next card (1), the one before (-1).
    """

    opened = pyqtSignal(int)
    again_wanted = pyqtSignal(int)
    save_wanted = pyqtSignal(int)
    remove_wanted = pyqtSignal(int)
    step_wanted = pyqtSignal(int)

    def __init__(self, listed: Listed, parent: QWidget) -> None:
        super().__init__(parent)
        self.listed = listed
        look.set_kind(self, "card")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 11, 14, 11)
        column.setSpacing(5)
        top, below = QHBoxLayout(), QHBoxLayout()
        top.setSpacing(12)
        below.setSpacing(4)
        column.addLayout(top)
        column.addLayout(below)
        self.name = PlainLabel(listed.name, self, kind="strong", elide=True)
        said, kind = listed.standing
        self.standing = PlainLabel(said, self, kind=kind)
        top.addWidget(self.name, 1)
        top.addWidget(self.standing)
        self.about = PlainLabel(listed.about, self, kind="muted", elide=True)
        below.addWidget(self.about, 1)
        name = listed.name
        self.again = self._link(_("Again…"), _("A new tournament like {name}").format(name=name))
        self.save = self._link(_("Save…"), _("Save {name} as a file").format(name=name))
        self.remove = self._link(_("Remove…"), _("Take {name} off the list").format(name=name))
        self.again.clicked.connect(self._again)
        self.save.clicked.connect(self._save)
        self.remove.clicked.connect(self._remove)
        going_on = listed.group is not Group.PAST or listed.row.finished is None
        word = _("Continue") if going_on else _("Look")
        kind = "primary" if listed.group is Group.RUNNING else ""
        self.opening = button(word, self, kind=kind, says=f"{word}: {name}")
        self.opening.clicked.connect(self._open)
        for made in (self.again, self.save, self.remove):
            below.addWidget(made)
        below.addSpacing(8)
        below.addWidget(self.opening)
        self._even()
        self._speak()

    def _link(self, word: str, says: str) -> QPushButton:
        made = button(word, self, kind="link", says=says)
        made.setToolTip(says)
        return made

    def show_clock(self, state: "Tournament | None", now: Instant, *, board_is_open: bool) -> None:
        """Say what its clock shows now; without a state only what the list knows."""
        parts = [self.listed.about] if state is None else [clock_words(state, now), self.listed.about]
        if board_is_open:
            parts.insert(1 if state is not None else 0, _("board open"))
        self.about.setText(" · ".join(parts))
        self._speak()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._even()

    def _even(self) -> None:
        """Letters of another script must not make its lines higher than those of the next card (B256)."""
        for label in (self.name, self.about):
            label.setFixedHeight(QFontMetrics(look.text_font()).height() + 2)

    def _speak(self) -> None:
        said = f"{self.name.text()}, {self.standing.text()}, {self.about.text()}"
        if said != self.accessibleName():
            self.setAccessibleName(said)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None:
            return
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.step_wanted.emit(1 if event.key() == Qt.Key.Key_Down else -1)
        elif self.hasFocus() and event.key() in OPEN_KEYS:
            self._open()
        elif self.hasFocus() and event.key() in REMOVE_KEYS:
            self._remove()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent | None) -> None:
        self._open()

    @pyqtSlot()
    def _open(self) -> None:
        self.opened.emit(self.listed.stream)

    @pyqtSlot()
    def _again(self) -> None:
        self.again_wanted.emit(self.listed.stream)

    @pyqtSlot()
    def _save(self) -> None:
        self.save_wanted.emit(self.listed.stream)

    @pyqtSlot()
    def _remove(self) -> None:
        self.remove_wanted.emit(self.listed.stream)
