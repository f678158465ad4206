"""Tables of values: one read-only model and one view for People, Out, Prizes, Structure and Results."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRect, QSize, Qt
from PyQt6.QtGui import QBrush, QColor, QFont, QFontMetrics, QPainter
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop import look

ROW_PX = 40
SIDE_PX = 14
KEY_ROLE = int(Qt.ItemDataRole.UserRole)
PILL_ROLE = KEY_ROLE + 1
PILLS = {
    "good": (look.GOOD_GROUND, look.GOOD),
    "brass": (look.BRASS_GROUND, look.BRASS),
    "still": (look.CHOSEN, look.MUTED),
}


@dataclass(frozen=True, slots=True)
class Column:
    """A heading, and whether its cells are numbers at the right or stretch over what is left."""

    heading: str
    number: bool = False
    stretch: int = 0
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """The texts of a row; `key` is what it stands for, `pill` the kind of the pill round the cell `pill_at`."""

    cells: tuple[str, ...]
    key: Any = None
    muted: bool = False
    marked: bool = False
    pill: str = ""
    pill_at: int = field(default=-1)


class ValueTable(QAbstractTableModel):
    """Rows of texts; setting equal rows again changes nothing."""

    def __init__(self, columns: Sequence[Column], parent: QObject) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)
        self.rows: tuple[Row, ...] = ()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        new = tuple(rows)
        if new == self.rows:
            return
        if [row.key for row in new] == [row.key for row in self.rows] and new:
            self.rows = new
            self.dataChanged.emit(self.index(0, 0), self.index(len(new) - 1, len(self.columns) - 1))
            return
        self.beginResetModel()
        self.rows = new
        self.endResetModel()

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008  (Qt's own signature)
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.columns)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.columns[section].heading
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(self.columns[section])
        return None

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row, column = self.rows[index.row()], self.columns[index.column()]
        text = row.cells[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return text
            case Qt.ItemDataRole.TextAlignmentRole:
                return _side(column)
            case Qt.ItemDataRole.FontRole:
                heavy = column.strong or row.marked
                weight = QFont.Weight.DemiBold if heavy and not row.muted else QFont.Weight.Normal
                return look.digits(weight=weight)
            case Qt.ItemDataRole.ForegroundRole:
                return QBrush(QColor(look.MUTED if row.muted else look.TEXT))
            case Qt.ItemDataRole.BackgroundRole:
                return QBrush(QColor(look.BRASS_GROUND)) if row.marked else None
            case _ if role == KEY_ROLE:
                return row.key
            case _ if role == PILL_ROLE:
                return row.pill if index.column() == row.pill_at else ""
        return None


def _side(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class _Cells(QStyledItemDelegate):
    """Paints a cell with room at its sides, a pill where the row has one, and a line under the row."""

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ground = index.data(Qt.ItemDataRole.BackgroundRole)
        if chosen:
            painter.fillRect(option.rect, QColor(look.CHOSEN))
        elif ground is not None:
            painter.fillRect(option.rect, ground)
        painter.setPen(QColor(look.LINE))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = option.rect.adjusted(SIDE_PX, 0, -SIDE_PX, -1)
        text = str(index.data())
        pill = index.data(PILL_ROLE)
        if pill and text:
            self._pill(painter, room, text, pill)
        else:
            painter.setFont(index.data(Qt.ItemDataRole.FontRole))
            painter.setPen(index.data(Qt.ItemDataRole.ForegroundRole).color())
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, int(index.data(Qt.ItemDataRole.TextAlignmentRole)), shown)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        metrics = QFontMetrics(index.data(Qt.ItemDataRole.FontRole))
        room = 22 if index.data(PILL_ROLE) else 0
        return QSize(metrics.horizontalAdvance(str(index.data())) + 2 * SIDE_PX + room + 2, ROW_PX)

    def _pill(self, painter: QPainter, room: QRect, text: str, kind: str) -> None:
        ground, colour = PILLS[kind]
        painter.setFont(look.digits(look.LABEL_PX, QFont.Weight.DemiBold))
        width = min(room.width(), painter.fontMetrics().horizontalAdvance(text) + 18)
        shape = QRect(room.left(), room.center().y() - 11, width, 23)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(shape, 7, 7)
        painter.setPen(QColor(colour))
        painter.drawText(shape, int(Qt.AlignmentFlag.AlignCenter), text)


class ValueView(QTableView):
    """The view of such a table: whole rows, no grid; a text too long for its cell is whole in its tooltip."""

    def __init__(self, table: ValueTable, parent: QWidget, name: str) -> None:
        super().__init__(parent)
        self.table = table
        self.setModel(table)
        self.setAccessibleName(name)
        self.setItemDelegate(_Cells(self))
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows, heads = self.verticalHeader(), self.horizontalHeader()
        assert rows is not None and heads is not None  # noqa: S101, PT018
        rows.hide()
        rows.setDefaultSectionSize(ROW_PX)
        heads.setHighlightSections(False)
        heads.setFixedHeight(36)
        for place, column in enumerate(table.columns):
            mode = QHeaderView.ResizeMode.Stretch if column.stretch else QHeaderView.ResizeMode.ResizeToContents
            heads.setSectionResizeMode(place, mode)
        heads.setMinimumSectionSize(70)

    def chosen(self) -> Any:
        """The key of the selected row, None without one."""
        model = self.selectionModel()
        rows = model.selectedRows() if model is not None else []
        return rows[0].data(KEY_ROLE) if rows else None

    def choose(self, key: Any) -> None:
        """Select the row of that key, if it is shown."""
        for number, row in enumerate(self.table.rows):
            if row.key == key:
                self.selectRow(number)
