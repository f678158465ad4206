"""The line of keys: one large field in which every key has its ink, and the wrong one is underlined."""

from collections.abc import Sequence

from PyQt6.QtCore import QMimeData, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PyQt6.QtWidgets import QPlainTextEdit, QWidget

from desktop import look
from desktop.director.line_keys import ENTER
from desktop.director.recording.clothes import LINE_PX, ink
from desktop.director.recording.legend import legend
from desktop.display.looks.style import ThemeName
from desktop.play.felt.dress import DRESSES, Dress
from tournament.language import gettext as _
from tournament.recording.meanings import Kind, Meaning

LINES = 2
MOST_LETTERS = 2_000


class _Inks(QSyntaxHighlighter):
    """Colours the keys."""

    def __init__(self, document: QTextDocument | None, dress: Dress) -> None:
        super().__init__(document)
        self.dress = dress
        self.marks: Sequence[Meaning] = ()

    def highlightBlock(self, text: str | None) -> None:
        for mark in self.marks:
            form = QTextCharFormat()
            form.setForeground(QColor(ink(self.dress, mark.kind)))
            if mark.kind in (Kind.RAISE, Kind.ALL_IN, Kind.WRONG):
                form.setFontWeight(QFont.Weight.Bold)
            if mark.kind is Kind.WRONG:
                form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
                form.setUnderlineColor(QColor(self.dress.wrong))
            elif mark.kind is Kind.UNFINISHED:
                form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
            self.setFormat(mark.start, mark.end - mark.start, form)


class LineField(QPlainTextEdit):
    """Takes the keys of a hand; line breaks in what is pasted become blanks.

    Signals:
        edited: another line stands there.
        entered: Enter was pressed.
        left: Escape was pressed; the keyboard may go to the felt.
    """

    edited = pyqtSignal()
    entered = pyqtSignal()
    left = pyqtSignal()

    def __init__(self, parent: QWidget, theme: ThemeName) -> None:
        super().__init__(parent)
        look.set_kind(self, "felt-line")
        self.setAccessibleName(_("Line of keys"))
        self.setPlaceholderText(_("f fold, c call or check, r300 raise to 300, a all-in, / Ah7d2c the flop …"))
        self.setToolTip("\n".join(legend()))
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setFont(look.digits(LINE_PX))
        self.setFixedHeight(QFontMetrics(self.font()).lineSpacing() * LINES + 24)
        self._inks = _Inks(self.document(), DRESSES[theme])
        self._last = ""
        self.textChanged.connect(self._changed)

    @property
    def line(self) -> str:
        """What stands there."""
        return self.toPlainText()

    def put(self, line: str) -> None:
        """Have that stand there, the cursor behind it; Ctrl+Z in the field brings back what stood there."""
        if line != self.line:
            self._replace(line)
        self.moveCursor(QTextCursor.MoveOperation.End)

    def _replace(self, line: str) -> None:
        cursor = QTextCursor(self.document())
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(line)

    def choose(self, start: int, end: int) -> None:
        """Select these characters, so that typing replaces them."""
        cursor = self.textCursor()
        cursor.setPosition(min(start, len(self.line)))
        cursor.setPosition(min(end, len(self.line)), QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)

    def mark(self, marks: Sequence[Meaning], described: str) -> None:
        """Give each key its ink; `described`: the same for whoever does not see it."""
        self._inks.marks = tuple(marks)
        self._inks.rehighlight()
        self.setAccessibleDescription(described)

    @pyqtSlot()
    def _changed(self) -> None:
        line = self.line
        if line == self._last:
            return  # only the inks have changed
        plain = " ".join(line.splitlines())[:MOST_LETTERS] if "\n" in line or len(line) > MOST_LETTERS else line
        if plain != line:
            self._replace(plain)
            return
        self._last = line
        self.edited.emit()

    def insertFromMimeData(self, source: QMimeData | None) -> None:
        if source is not None and source.hasText():
            self.insertPlainText(" ".join(source.text().split()))

    def keyPressEvent(self, e: QKeyEvent | None) -> None:
        if e is None:
            return
        if e.key() in ENTER:
            if not e.isAutoRepeat():
                self.entered.emit()
        elif e.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(e)
