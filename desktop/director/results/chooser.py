"""Which report is shown: their names below one another, or in one line where the page is narrow."""

from collections.abc import Sequence

from PyQt6.QtCore import QEvent, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QListWidget, QWidget

from desktop import look
from desktop.director.parts import Choice
from tournament.language import gettext as _

LEAST_PX, EDGE_PX = 150, 44


class Chooser(QWidget):
    """Two ways to see the same choice; the arrows go through both.

    Attributes:
        names: all of them at once; `line`: only the chosen one, until it is opened.

    Signals:
        chosen: the fixed name of the report that is wanted.
    """

    chosen = pyqtSignal(str)

    def __init__(self, reports: Sequence[tuple[str, str]], parent: QWidget) -> None:
        """`reports`: fixed name and title of each."""
        super().__init__(parent)
        self._codes: list[str] = []
        self._titles: list[str] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.names = QListWidget(self)
        look.set_kind(self.names, "choices")
        self.names.setAccessibleName(_("Reports"))
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.line = Choice(self)
        self.line.setAccessibleName(_("Report"))
        self.offer(reports)
        row.addWidget(self.names)
        row.addWidget(self.line)
        self.line.hide()
        self.names.currentRowChanged.connect(self._tell)
        self.line.currentIndexChanged.connect(self.names.setCurrentRow)
        self._measure()

    @property
    def name(self) -> str:
        """The one that is chosen."""
        return self._codes[max(0, self.names.currentRow())]

    def choose(self, name: str) -> None:
        """Choose that one."""
        if name in self._codes:
            self.names.setCurrentRow(self._codes.index(name))

    def offer(self, reports: Sequence[tuple[str, str]]) -> None:
        """Offer these; the one that was chosen stays so where it is still among them."""
        codes, titles = [name for name, _title in reports], [title for _name, title in reports]
        if (codes, titles) == (self._codes, self._titles):
            return
        before = self.name if self._codes else ""
        self._codes, self._titles = codes, titles
        for made in (self.names, self.line):
            made.blockSignals(True)
            made.clear()
            made.addItems(titles)
        row = codes.index(before) if before in codes else 0
        self.names.setCurrentRow(row)
        self.line.setCurrentIndex(row)
        for made in (self.names, self.line):
            made.blockSignals(False)
        self._measure()

    def be_narrow(self, *, narrow: bool) -> None:
        """Be one line instead of a list."""
        if narrow == self.line.isHidden():
            before, now = (self.names, self.line) if narrow else (self.line, self.names)
            had_focus = before.hasFocus()
            now.show()
            if had_focus:
                now.setFocus()
            before.hide()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.StyleChange:
            self._measure()

    def _measure(self) -> None:
        widest = max(map(self.names.fontMetrics().horizontalAdvance, self._titles), default=0)
        self.names.setFixedWidth(max(look.scaled(LEAST_PX), widest + EDGE_PX))

    @pyqtSlot(int)
    def _tell(self, row: int) -> None:
        self.line.setCurrentIndex(row)
        self.chosen.emit(self.name)
