"""Which table's hands are shown, where there were several."""

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QWidget

from desktop.director.parts import Choice
from tournament.language import gettext as _
from tournament.names import TableNo
from tournament.reports.page import Page


class TableChoice(Choice):
    """All of them, or one; hidden where there is nothing to choose.

    Signals:
        chosen: another one is wanted.
    """

    chosen = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("Hands of"))
        self.addItem(_("All tables"))
        self.hide()
        self.currentIndexChanged.connect(self._tell)

    @property
    def table(self) -> TableNo | None:
        """The chosen one; None: all."""
        number: TableNo | None = self.currentData()
        return number

    def offer(self, page: Page | None) -> None:
        """Offer the tables of these hands beside those offered before; None: no hands are shown."""
        flat = None if page is None else page.flat
        if flat is not None:
            column = [each.key for each in flat.columns].index("table")
            found = {row.cells[column].value for row in flat.rows}
            before = {self.itemData(number) for number in range(1, self.count())}
            for number in sorted(each for each in found - before if isinstance(each, int)):
                self.addItem(_("Table {number}").format(number=number), TableNo(number))
        self.setVisible(flat is not None and self.count() > 2)

    @pyqtSlot()
    def _tell(self) -> None:
        self.chosen.emit()
