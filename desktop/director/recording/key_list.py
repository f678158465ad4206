"""What each key meant, one below the other, and what came of the hand."""

from collections.abc import Sequence

from PyQt6.QtCore import QModelIndex, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import PlainLabel
from desktop.director.recording.legend import legend
from desktop.play.felt.lines import FeltLines
from tournament.language import gettext as _
from tournament.recording.meanings import Kind, Meaning

WIDTH_PX, SIDE_PX = 300, 18


class KeyList(QWidget):
    """A click on a line chooses its key in the field. Before the first one it tells which keys there are.

    Signals:
        chosen: the first and the last place of a key in the line.
    """

    chosen = pyqtSignal(int, int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        look.set_kind(self, "felt-bar")
        self._meanings: Sequence[Meaning] = ()
        self.view = FeltLines(_("What each key means"), self)
        bar = self.view.verticalScrollBar()
        if bar is not None:
            bar.rangeChanged.connect(self._to_end)
        self.view.clicked.connect(self._clicked)
        self.view.activated.connect(self._clicked)
        self.outcome = PlainLabel("", self, kind="felt-out")
        self.outcome.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.view, 1)
        below = QVBoxLayout()
        below.setContentsMargins(SIDE_PX, 6, SIDE_PX, 6)
        below.addWidget(self.outcome)
        column.addLayout(below)
        look.set_width(self, WIDTH_PX)

    @property
    def lines(self) -> list[str]:
        """The keys with their meanings; before the first one all that there are."""
        return self.view.lines

    def show_keys(self, meanings: Sequence[Meaning], outcome: Sequence[str]) -> None:
        """These keys, and what came of them."""
        self._meanings = tuple(meanings)
        said = [told(one) for one in meanings] or legend()
        if self.view.put(said):
            self._to_end()
        self.outcome.setText("\n".join(outcome))
        self.outcome.setVisible(bool(outcome))
        self._fit()

    def _fit(self) -> None:
        """What came of the hand is read without scrolling; the list gives it room."""
        self.outcome.setFixedHeight(max(0, self.outcome.heightForWidth(self.width() - 2 * SIDE_PX)))

    @pyqtSlot()
    def _to_end(self) -> None:
        """The newest key is seen, wherever the list ends now; of all keys the first."""
        if self._meanings:
            self.view.scrollToBottom()
        else:
            self.view.scrollToTop()

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        super().resizeEvent(a0)
        self._fit()

    @pyqtSlot(QModelIndex)
    def _clicked(self, index: QModelIndex) -> None:
        if 0 <= index.row() < len(self._meanings):
            one = self._meanings[index.row()]
            self.chosen.emit(one.start, one.end)


def told(one: Meaning) -> str:
    """The key and what it said; the wrong one with a sign before it."""
    sign = {Kind.WRONG: "✗ ", Kind.UNFINISHED: "… "}.get(one.kind, "")
    if one.kind is Kind.NOTE and one.text.startswith("("):
        return one.said
    key = sign + one.text
    return _("{key} · {meaning}").format(key=key, meaning=one.said) if one.said else key
