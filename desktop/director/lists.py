"""Tables of values: one read-only model and one view for People, Out, Prizes, Structure and Results."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from PyQt6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QRect,
    QSize,
    Qt,
    pyqtSlot,
)
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QResizeEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.director.parts import as_plain

ROW_PX, HEADS_PX, EDGE_PX = 40, 36, 2
SIDE_PX = 14
PILL_PX = 22
KEY_ROLE = int(Qt.ItemDataRole.UserRole)
QWIDGETSIZE_MAX = 16_777_215
"""Qt's own: as high as it likes."""
LEAST_PX = 120
"""The room that a column of names needs to be of use."""
LONG = 20
"""A longer text may be cut off in its cell, so it stands in the tooltip too (B256)."""


def pill_colours(kind: str) -> tuple[str, str]:
    """Ground and text of a pill of that kind."""
    c = look.colours()
    return {"good": (c.good_ground, c.good), "brass": (c.brass_ground, c.brass)}.get(kind, (c.chosen, c.muted))


@dataclass(frozen=True, slots=True)
class Column:
    """A heading, and whether its cells are numbers at the right or share what is left, each by its `stretch`.

    `spare`: left out where the room is too short for the others.
    """

    heading: str
    number: bool = False
    stretch: int = 0
    strong: bool = False
    spare: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """The texts of a row; `key` is what it stands for, `pill` the kind of the pill round the cell `pill_at`.

    `pills`: further pills, as cell and kind. `strong`: set off from the others, as a sum is.
    """

    cells: tuple[str, ...]
    key: Any = None
    muted: bool = False
    marked: bool = False
    pill: str = ""
    pill_at: int = field(default=-1)
    pills: tuple[tuple[int, str], ...] = ()
    strong: bool = False

    def pill_of(self, column: int) -> str:
        """The kind of the pill round that cell; empty: none."""
        if column == self.pill_at:
            return self.pill
        return next((kind for place, kind in self.pills if place == column), "")


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
            before, self.rows = self.rows, new
            changed = [number for number, (old, row) in enumerate(zip(before, new, strict=True)) if old != row]
            # Told once: each time the view measures all its rows.
            self.dataChanged.emit(self.index(changed[0], 0), self.index(changed[-1], len(self.columns) - 1))
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
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):  # whole, where there is no room
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
            case Qt.ItemDataRole.ToolTipRole:
                return as_plain(text) if len(text) > LONG else None
            case _ if role == KEY_ROLE:
                return row.key
        return None


def _is_strong(row: Row, column: Column) -> bool:
    return (column.strong or row.marked or row.strong) and not row.muted


def _side(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column.number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


class _Cells(QStyledItemDelegate):
    """Paints a cell with room at its sides, a pill where the row has one, and a line under the row."""

    def __init__(self, table: ValueTable, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._widths: dict[tuple[str, bool], int] = {}
        self._measured: tuple[Row, ...] = ()
        self._widest: dict[int, int] = {}
        self._plain = QFont()
        self.take_fonts()

    def take_fonts(self) -> None:
        """Those of now, if the size of texts has changed: hundreds of texts are measured anew then."""
        now = look.digits()
        if self._widths and now == self._plain:
            return
        self._plain, self._strong = now, look.digits(weight=QFont.Weight.DemiBold)
        self._pill_font = look.digits(look.LABEL_PX, QFont.Weight.DemiBold)
        self._row = look.scaled(ROW_PX)
        self._widths.clear()
        self._widest.clear()

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return
        row, column = self._table.rows[index.row()], self._table.columns[index.column()]
        text = row.cells[index.column()]
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(option.rect, QColor(look.colours().chosen))
        elif row.marked:
            painter.fillRect(option.rect, QColor(look.colours().brass_ground))
        painter.setPen(QColor(look.colours().line))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        room = option.rect.adjusted(SIDE_PX, 0, -SIDE_PX, -1)
        if text and (pill := row.pill_of(index.column())):
            self._pill(painter, room, text, pill)
        elif text:
            painter.setFont(self._strong if _is_strong(row, column) else self._plain)
            painter.setPen(QColor(look.colours().muted if row.muted else look.colours().text))
            if self._width(text, _is_strong(row, column)) > room.width():
                text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, int(_side(column)), text)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        return QSize(self._room(self._table.rows[index.row()], index.column()), self._row)

    def widest(self, column: int) -> int:
        """The room that the longest text of that column wants."""
        rows = self._table.rows
        if self._measured is not rows:
            self._measured = rows
            self._widest.clear()
        if column not in self._widest:
            self._widest[column] = max((self._room(row, column) for row in rows), default=0)
        return self._widest[column]

    def _room(self, row: Row, column: int) -> int:
        pill = PILL_PX if row.pill_of(column) else 0
        return self._width(row.cells[column], _is_strong(row, self._table.columns[column])) + 2 * SIDE_PX + pill + 2

    def _width(self, text: str, strong: bool) -> int:
        if (text, strong) not in self._widths:
            metrics = QFontMetrics(self._strong if strong else self._plain)
            self._widths[text, strong] = metrics.horizontalAdvance(text)
        return self._widths[text, strong]

    def _pill(self, painter: QPainter, room: QRect, text: str, kind: str) -> None:
        ground, colour = pill_colours(kind)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._pill_font)
        width = min(room.width(), painter.fontMetrics().horizontalAdvance(text) + 18)
        height = look.scaled(23)
        shape = QRect(room.left(), room.center().y() - height // 2, width, height)
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
        table.modelReset.connect(self._share)
        table.dataChanged.connect(self._share)
        self.setAccessibleName(name)
        self._cells = _Cells(table, self)
        self.setItemDelegate(self._cells)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows, heads = self.verticalHeader(), self.horizontalHeader()
        assert rows is not None and heads is not None  # noqa: S101, PT018
        rows.hide()
        heads.setHighlightSections(False)
        self._uneven = len({column.stretch for column in table.columns if column.stretch}) > 1
        for place, column in enumerate(table.columns):
            # What is not stretched is measured here: Qt would ask for every cell's size at each change, one by one.
            stretches = column.stretch and not self._uneven
            mode = QHeaderView.ResizeMode.Stretch if stretches else QHeaderView.ResizeMode.Fixed
            heads.setSectionResizeMode(place, mode)
        heads.setMinimumSectionSize(70)
        self._measure()

    def _measure(self) -> None:
        """Rows and heads as high as the size of texts wants them."""
        rows, heads = self.verticalHeader(), self.horizontalHeader()
        if rows is not None and heads is not None:
            rows.setDefaultSectionSize(look.scaled(ROW_PX))
            heads.setFixedHeight(look.scaled(HEADS_PX))

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.StyleChange:
            self._cells.take_fonts()
            self._measure()
            self._share()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._share()

    @pyqtSlot()
    def _share(self) -> None:
        """A column in which nothing stands takes no room; what can be spared goes where the names would be cut short.

        Qt stretches all columns alike; where some shall be wider, what the others leave is shared out here.
        """
        heads, port, columns = self.horizontalHeader(), self.viewport(), self.table.columns
        if heads is None or port is None:
            return
        widths = {
            place: max(heads.minimumSectionSize(), heads.sectionSizeHint(place), self._cells.widest(place))
            for place, column in enumerate(columns)
            if not column.stretch and any(row.cells[place] for row in self.table.rows)
        }
        shares = {place: column.stretch for place, column in enumerate(columns) if column.stretch}
        for place in reversed([place for place in widths if columns[place].spare]):
            if sum(widths.values()) + look.scaled(LEAST_PX) * len(shares) > port.width():
                del widths[place]
        self._cut_widest(widths, port.width() - look.scaled(LEAST_PX) * len(shares) if shares else None)
        for place, width in widths.items():
            if heads.sectionSize(place) != width:
                heads.resizeSection(place, width)
        for place in range(len(columns)):
            hidden = place not in widths and place not in shares
            if self.isColumnHidden(place) != hidden:
                self.setColumnHidden(place, hidden)
        if self._uneven:
            left = port.width() - sum(widths.values())
            for place, share in shares.items():
                heads.resizeSection(place, max(heads.minimumSectionSize(), left * share // sum(shares.values())))

    @staticmethod
    def _cut_widest(widths: dict[int, int], room: int | None) -> None:
        """One long text must not leave the names without room: its column gives up what is missing."""
        widest = max(widths, key=lambda place: widths[place], default=None)
        lacking = 0 if room is None else sum(widths.values()) - room
        if widest is not None and lacking > 0 and widths[widest] > look.scaled(LEAST_PX):
            widths[widest] = max(look.scaled(LEAST_PX), widths[widest] - lacking)

    def chosen(self) -> Any:
        """The key of the selected row, None without one."""
        model = self.selectionModel()
        rows = model.selectedRows() if model is not None else []
        return rows[0].data(KEY_ROLE) if rows else None

    def all_chosen(self) -> list[Any]:
        """The keys of all selected rows, from top to bottom."""
        model = self.selectionModel()
        rows = model.selectedRows() if model is not None else []
        return [row.data(KEY_ROLE) for row in sorted(rows, key=QModelIndex.row)]

    def choose(self, *keys: Any) -> None:
        """Select the rows of these keys, those that are shown; several only where several may be selected."""
        model = self.selectionModel()
        found = [number for number, row in enumerate(self.table.rows) if row.key in keys]
        if model is None or not found or {row.row() for row in model.selectedRows()} == set(found):
            return
        # Not by `selectRow`: that does what a click does with the Shift or Ctrl that happens to be held.
        flag = QItemSelectionModel.SelectionFlag
        wanted = QItemSelection()
        for number in found:
            wanted.select(self.table.index(number, 0), self.table.index(number, 0))
        model.setCurrentIndex(self.table.index(found[0], 0), flag.NoUpdate)
        model.select(wanted, flag.ClearAndSelect | flag.Rows)


class ListOrEmpty(QStackedWidget):
    """A table of values; while it has no rows, `empty` stands in its place and says what to do next."""

    def __init__(
        self,
        columns: Sequence[Column],
        name: str,
        empty: QWidget,
        parent: QWidget,
        *,
        least_rows: int = 0,
        make_view: Callable[[ValueTable, QWidget, str], ValueView] = ValueView,
    ) -> None:
        """`least_rows`: so many of its rows are seen at least, for a page that scrolls; it grows no longer than all."""
        super().__init__(parent)
        self._least_rows = least_rows
        self.table = ValueTable(columns, self)
        self.view = make_view(self.table, self, name)
        self.addWidget(self.view)
        instead = QWidget(self)
        holder = QVBoxLayout(instead)
        holder.setContentsMargins(0, 0, 0, 0)
        holder.addWidget(empty, 0, Qt.AlignmentFlag.AlignTop)
        self.addWidget(instead)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows, or the other thing if there are none."""
        self.table.show_rows(rows)
        self.setCurrentIndex(0 if rows else 1)
        self._measure()

    def _measure(self) -> None:
        rows = len(self.table.rows)
        if self._least_rows:
            self.setMinimumHeight(_height(min(rows, self._least_rows)) if rows else 0)
            self.setMaximumHeight(_height(rows) if rows else QWIDGETSIZE_MAX)

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.StyleChange:
            self._measure()


def _height(rows: int) -> int:
    """What a list of so many rows takes, with its heads and its edge."""
    return look.scaled(HEADS_PX) + rows * look.scaled(ROW_PX) + EDGE_PX
