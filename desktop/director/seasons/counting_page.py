"""What of the evenings counts, and who stands before whom."""

from collections.abc import Callable

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeySequence, QShortcut
from PyQt6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import Choice, button, refuse
from tournament.club.seasons import MOST_DECIMALS
from tournament.events import Combining, RankBy, Scoring
from tournament.language import gettext as _
from tournament.reports.page import POINT
from tournament.seasons.typed import read_number, read_points, typed_number
from tournament.wording import leagues

KEY = int(Qt.ItemDataRole.UserRole)


class CountingPage(QWidget):
    """Decimals, attendance, best and worst evenings, sum or average, and the order.

    Signals:
        changed: something is another.
    """

    changed = pyqtSignal()

    def __init__(self, scoring: Scoring, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.decimals, self.combining = Choice(self), Choice(self)
        for number in range(MOST_DECIMALS + 1):
            self.decimals.addItem(str(number), number)
        self.combining.addItem(_("the sum"), Combining.SUM)
        self.combining.addItem(_("the average"), Combining.AVERAGE)
        self.decimals.setCurrentIndex(scoring.decimals)
        self.combining.setCurrentIndex(self.combining.findData(scoring.combining))
        self.attendance = QLineEdit(typed_number(scoring.attendance, POINT), self)
        self.best = QLineEdit("" if scoring.best is None else str(scoring.best), self)
        self.best.setPlaceholderText(_("all"))
        self.drop = QLineEdit(str(scoring.drop), self)
        self.fewest = QLineEdit(str(scoring.fewest), self)
        self.fields: dict[str, Field] = {}
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(8)
        for place, (code, label, inside) in enumerate(
            (
                ("decimals", _("&Decimals of an evening's points"), self.decimals),
                ("attendance", _("Points for &being there"), self.attendance),
                ("combining", _("The evenings that count &make"), self.combining),
                ("best", _("So many &best evenings count"), self.best),
                ("drop", _("So many &worst are dropped"), self.drop),
                ("fewest", _("A &rank takes so many evenings"), self.fewest),
            )
        ):
            self.fields[code] = Field(label, inside, self)
            self.fields[code].label.setWordWrap(True)
            grid.addWidget(self.fields[code], place // 2, place % 2, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(grid)
        self._make_order(scoring, column)
        for line in (self.attendance, self.best, self.drop, self.fewest):
            line.textChanged.connect(self._changed)
        for choice in (self.decimals, self.combining):
            choice.currentIndexChanged.connect(self._changed)

    def _make_order(self, scoring: Scoring, column: QVBoxLayout) -> None:
        self.order = QListWidget(self)
        self.order.setSpacing(3)
        for key in (*scoring.order, *(each for each in RankBy if each not in scoring.order)):
            item = QListWidgetItem(leagues.ranked_by(key), self.order)
            item.setData(KEY, key)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if key in scoring.order else Qt.CheckState.Unchecked)
        self.order.setCurrentRow(0)
        field = Field(_("Ranked b&y, from the top down; Space ticks, Alt and an arrow move"), self.order, self)
        field.label.setWordWrap(True)
        self.fields["order"] = field
        row = QHBoxLayout()
        row.addWidget(field, 1)
        ends = QVBoxLayout()
        ends.addStretch(1)
        self.up, self.down = button(_("Up"), self), button(_("Down"), self)
        self.up.clicked.connect(self._up)
        self.down.clicked.connect(self._down)
        for made in (self.up, self.down):
            ends.addWidget(made)
        ends.addStretch(1)
        row.addLayout(ends)
        column.addLayout(row, 1)
        for keys, do in (("Alt+Up", self._up), ("Alt+Down", self._down)):
            pressed = QShortcut(QKeySequence(keys), self.order)
            pressed.setContext(Qt.ShortcutContext.WidgetShortcut)
            pressed.activated.connect(do)
        self.order.itemChanged.connect(self._changed)
        self.order.currentRowChanged.connect(self._look)
        self._look()

    # ---- reading ---------------------------------------------------------------------------------------------------

    def put_decimals(self, decimals: int) -> None:
        """So many belong to the formula that was chosen."""
        self.decimals.setCurrentIndex(self.decimals.findData(decimals))

    def read(self, formula: str) -> Scoring | None:
        """What is chosen, with that formula; None: something is no number, which stands beside it then."""
        attendance = self._read("attendance", lambda: read_points(self.attendance.text() or "0"))
        best = self._read("best", lambda: read_number(self.best.text()))
        drop = self._read("drop", lambda: read_number(self.drop.text()) or 0)
        fewest = self._read("fewest", lambda: read_number(self.fewest.text()) or 0)
        if any(self.fields[code].wrong.text() for code in ("attendance", "best", "drop", "fewest")):
            return None
        return Scoring(
            formula,
            self.decimals.currentData(),
            attendance or 0,
            best,
            drop or 0,
            fewest or 0,
            self.combining.currentData(),
            tuple(self._chosen()),
        )

    def _read(self, code: str, read: Callable[[], int | None]) -> int | None:
        return self.fields[code].checked(read)

    def _chosen(self) -> list[RankBy]:
        items = [self.order.item(row) for row in range(self.order.count())]
        return [item.data(KEY) for item in items if item is not None and item.checkState() is Qt.CheckState.Checked]

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(str)
    @pyqtSlot(QListWidgetItem)
    def _changed(self, what: object = None) -> None:
        self.fields["order"].accept()
        self.changed.emit()

    # ---- the order -------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _up(self) -> None:
        self._move(-1)

    @pyqtSlot()
    def _down(self) -> None:
        self._move(1)

    def _move(self, by: int) -> None:
        row = self.order.currentRow()
        if 0 <= row + by < self.order.count():
            item = self.order.takeItem(row)
            if item is not None:
                self.order.insertItem(row + by, item)
                self.order.setCurrentRow(row + by)
                self._changed()

    @pyqtSlot()
    @pyqtSlot(int)
    def _look(self, row: int = 0) -> None:
        row = self.order.currentRow()
        refuse(self.up, _("It is the first already.") if row <= 0 else None, _("Alt+Up"))
        refuse(self.down, _("It is the last already.") if row >= self.order.count() - 1 else None, _("Alt+Down"))
