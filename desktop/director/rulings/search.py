"""A few words, the rulings they find, and the answer under tonight's rules."""

from PyQt6.QtCore import QEvent, QObject, Qt, pyqtSlot
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import NameField, PlainLabel, wrapped
from tournament.language import gettext as _
from tournament.rulings import catalogue
from tournament.rulings.ruling import Ruling, Tonight

RULING_ROLE = int(Qt.ItemDataRole.UserRole)
LIST_PX = 250


class RulingsSearch(QWidget):
    """Type, choose with the arrows, read; `below` stands below the answer."""

    def __init__(self, parent: QWidget, below: QWidget) -> None:
        super().__init__(parent)
        self._tonight = Tonight()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self.words = NameField(self)
        self.words.setPlaceholderText(_("A few words: oversized chip, short all-in, exposed card …"))
        self.words.setAccessibleName(_("Search the rulings"))
        self.words.setClearButtonEnabled(True)
        self.words.textChanged.connect(self._find)
        self.words.installEventFilter(self)
        column.addWidget(self.words)
        row = QHBoxLayout()
        row.setSpacing(16)
        self.found = QListWidget(self)
        look.set_kind(self.found, "choices")
        self.found.setAccessibleName(_("Rulings found"))
        look.set_least_width(self.found, LIST_PX)
        self.found.currentItemChanged.connect(self._show_answer)
        row.addWidget(self.found, 2)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addWidget(self._card(), 1)
        right.addWidget(below)
        row.addLayout(right, 4)
        column.addLayout(row, 1)
        self._find("")

    def _card(self) -> QFrame:
        card = QFrame(self)
        look.set_kind(card, "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(20, 14, 20, 14)
        inside.setSpacing(8)
        self.title = wrapped("", card, kind="title")
        self.said = wrapped("", card, kind="")
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.rule = PlainLabel("", card, kind="pill-brass")
        for label in (self.title, self.said):
            inside.addWidget(label)
        inside.addWidget(self.rule, 0, Qt.AlignmentFlag.AlignLeft)
        inside.addStretch(1)
        return card

    def show_rules(self, tonight: Tonight) -> None:
        """Answer under these rules."""
        if tonight != self._tonight:
            self._tonight = tonight
            self._show_answer()

    @pyqtSlot(str)
    def _find(self, words: str) -> None:
        before = self.chosen
        self.found.clear()
        for ruling in catalogue.find(words, self._tonight):
            item = QListWidgetItem(ruling.title(), self.found)
            item.setData(RULING_ROLE, ruling)
        rows = [self.found.item(row) for row in range(self.found.count())]
        keeps = next((n for n, item in enumerate(rows) if item is not None and item.data(RULING_ROLE) is before), 0)
        self.found.setCurrentRow(keeps if not words else 0)
        self._show_answer()

    @property
    def chosen(self) -> Ruling | None:
        """The ruling that is read."""
        item = self.found.currentItem()
        return None if item is None else item.data(RULING_ROLE)

    @pyqtSlot()
    def _show_answer(self) -> None:
        ruling = self.chosen
        if ruling is None:
            self.title.setText(_("Nothing found"))
            self.said.setText(
                _("Try fewer or other words. Where no rule answers, the director decides, in fairness. TDA 1.")
            )
            self.rule.hide()
            return
        answer = ruling.answer(self._tonight)
        self.title.setText(ruling.title())
        self.said.setText(answer.said)
        self.rule.setText(answer.rule)
        self.rule.show()

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        """The arrows move in the list while one types."""
        if isinstance(a1, QKeyEvent) and a1.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(a1.key()))
            if step is not None:
                row = self.found.currentRow() + step
                self.found.setCurrentRow(max(0, min(row, self.found.count() - 1)))
                return True
        return super().eventFilter(a0, a1)
