"""The formula as it is typed: what is wrong with it is said below and marked where it stands."""

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtGui import QColor, QTextCharFormat, QTextCursor
from PyQt6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from desktop import look
from desktop.director.dialogs.wish_fields import Field
from tournament import wording
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.seasons import formula

LINES = 4


class FormulaField(Field):
    """A few lines with the sentence below them.

    Signals:
        typed: the text is another one.
    """

    typed = pyqtSignal()

    def __init__(self, text: str, parent: QWidget) -> None:
        self.edit = QPlainTextEdit(text)
        super().__init__(_("&Formula: the points of one person on one evening"), self.edit, parent)
        self.edit.setTabChangesFocus(True)
        self._measure()
        self.edit.textChanged.connect(self._typed)
        self.check()

    @property
    def text(self) -> str:
        """As typed."""
        return self.edit.toPlainText()

    def put(self, text: str) -> None:
        """Another one instead."""
        if text != self.text:
            self.edit.setPlainText(text)
            self.edit.moveCursor(QTextCursor.MoveOperation.End)

    def insert(self, word: str, back: int = 0) -> None:
        """Write it where the cursor is, apart from a word before it.

        `back`: so many characters before its end the cursor stands then.
        """
        cursor = self.edit.textCursor()
        before = self.text[: cursor.selectionStart()][-1:]
        cursor.beginEditBlock()  # one step of the line's own undo, apart from what was typed before it
        cursor.insertText(f" {word}" if before.isalnum() or before == "_" else word)
        cursor.endEditBlock()
        cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.MoveAnchor, back)
        self.edit.setTextCursor(cursor)
        self.edit.setFocus()

    def check(self) -> bool:
        """Whether it can be read; else why not is said, and where."""
        try:
            formula.read(self.text)
        except BadInput as wrong:
            self.refuse(wording.refusal(wrong))
            self._mark(wrong)
            return False
        self.accept()
        self.edit.setExtraSelections([])
        return True

    @pyqtSlot()
    def _typed(self) -> None:
        self.check()
        self.typed.emit()

    def _mark(self, wrong: BadInput) -> None:
        """Underline the character that it names, or the last one where it breaks off."""
        at = wrong.facts.get("position")
        document = self.edit.document()
        if at is None or document is None:
            self.edit.setExtraSelections([])
            return
        block = document.findBlockByNumber(int(wrong.facts.get("line", 1)) - 1)
        start = min(block.position() + int(at) - 1, max(0, document.characterCount() - 2))
        cursor = QTextCursor(document)
        cursor.setPosition(start)
        cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor, 1)
        marked = QTextEdit.ExtraSelection()
        form = QTextCharFormat()
        c = look.colours()
        form.setBackground(QColor(c.danger_ground))
        form.setForeground(QColor(c.danger))
        form.setUnderlineColor(QColor(c.danger))
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        marked.format, marked.cursor = form, cursor
        self.edit.setExtraSelections([marked])

    def _measure(self) -> None:
        self.edit.setFixedHeight(self.edit.fontMetrics().lineSpacing() * LINES + 22)
