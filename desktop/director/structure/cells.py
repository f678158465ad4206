"""The grid of the structure's editor: how its cells look, what is typed into them, and how keys move about."""

from typing import Any

from PyQt6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, QRect, QSize, Qt, pyqtSlot
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PyQt6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop import look
from desktop.director.lists import HEADS_PX
from desktop.director.parts import Choice
from desktop.director.structure import discs
from desktop.director.structure.sheet import At, Sheet, choices, side
from tournament.language import gettext as _
from tournament.structures.typed import Cell, TypedBreak

LINE_PX, SIDE_PX = 34, 10
LONGEST_TYPED = 60
WIDTHS = {
    At.LEVEL: 64,
    At.BEGINS: 76,
    At.SMALL: 80,
    At.BIG: 80,
    At.ANTE: 74,
    At.WHO: 122,
    At.LIMIT: 92,
    At.MINUTES: 86,
    At.HANDS: 92,
}


class TypedCells(QStyledItemDelegate):
    """Past rows are grey, the present one is marked, what is wrong is red with a sign before its sentence."""

    def __init__(self, sheet: Sheet, parent: QObject) -> None:
        super().__init__(parent)
        self._sheet = sheet

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return
        c, row, at = look.colours(), index.row(), At(index.column())
        wrong = self._sheet.wrong_at(row)
        here = wrong is not None and self._sheet.cell(index) is wrong.cell
        ground = c.surface
        if here:
            ground = c.danger_ground
        elif option.state & QStyle.StateFlag.State_Selected:
            ground = c.chosen
        elif row == self._sheet.played.present:
            ground = c.brass_ground
        elif isinstance(self._sheet.rows[row], TypedBreak) or row < self._sheet.played.over:
            ground = c.raised
        painter.save()
        painter.fillRect(option.rect, QColor(ground))
        painter.setPen(QColor(c.line))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        if self._sheet.cell(index) is not None:
            painter.drawLine(option.rect.topRight(), option.rect.bottomRight())
        room = option.rect.adjusted(SIDE_PX, 0, -SIDE_PX, -1)
        if at is At.CHIPS:
            colours = {chip.value: chip.colour for chip in self._sheet.chips}
            discs.paint(painter, room, self._sheet.groups(row), colours, ground)
        else:
            self._write(painter, room, index, wrong=here or (wrong is not None and at is At.REMARK))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
            painter.setPen(QPen(QColor(c.text), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(option.rect.adjusted(1, 1, -1, -1))
        painter.restore()

    def _write(self, painter: QPainter, room: QRect, index: QModelIndex, *, wrong: bool) -> None:
        c, row, at = look.colours(), index.row(), At(index.column())
        muted = row < self._sheet.played.over or at in (At.BEGINS, At.WHO, At.LIMIT)
        strong = at in (At.SMALL, At.BIG) and not isinstance(self._sheet.rows[row], TypedBreak)
        small = at is At.REMARK
        weight = QFont.Weight.DemiBold if strong and not muted else QFont.Weight.Normal
        painter.setFont(look.digits(look.LABEL_PX if small else look.TEXT_PX, weight))
        painter.setPen(QColor(c.danger if wrong else c.brass if small else c.muted if muted else c.text))
        text = str(index.data() or "")
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(side(at, self._sheet.rows[row])), text)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        at = At(index.column())
        if at is At.CHIPS:
            return QSize(discs.width(self._sheet.groups(index.row())) + 2 * SIDE_PX, look.scaled(LINE_PX))
        font = look.digits(look.LABEL_PX if at is At.REMARK else look.TEXT_PX, QFont.Weight.DemiBold)
        wide = QFontMetrics(font).horizontalAdvance(str(index.data() or ""))
        return QSize(wide + 2 * SIDE_PX + 2, look.scaled(LINE_PX))

    # ---- typing ----------------------------------------------------------------------------------------------------

    def createEditor(self, parent: QWidget | None, option: QStyleOptionViewItem, index: QModelIndex) -> QWidget | None:
        cell = self._sheet.cell(index)
        if cell is None or parent is None:
            return None
        offered = choices(cell)
        if not offered:
            line = QLineEdit(parent)
            line.setMaxLength(LONGEST_TYPED)
            line.setAccessibleName(str(self._sheet.headerData(index.column(), Qt.Orientation.Horizontal)))
            line.setStyleSheet("border-radius: 0; padding: 0 6px;")
            return line
        choice = Choice(parent)
        for words, value in offered:
            choice.addItem(words, value)
        choice.activated.connect(self._chosen)
        return choice

    @pyqtSlot(int)
    def _chosen(self, place: int) -> None:
        editor = self.sender()
        if isinstance(editor, QWidget):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)

    def setEditorData(self, editor: QWidget | None, index: QModelIndex) -> None:
        value = self._sheet.value(index)
        if isinstance(editor, Choice):
            editor.setCurrentIndex(max(0, editor.findData(value)))
        elif isinstance(editor, QLineEdit):
            editor.setText(str(value or ""))
            editor.selectAll()

    def setModelData(self, editor: QWidget | None, model: QAbstractItemModel | None, index: QModelIndex) -> None:
        value: Any = None
        if isinstance(editor, Choice):
            value = editor.currentData()
        elif isinstance(editor, QLineEdit):
            value = editor.text()
        self._sheet.setData(index, value)

    def updateEditorGeometry(self, editor: QWidget | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if editor is not None:
            editor.setGeometry(option.rect)


class Grid(QTableView):
    """A spreadsheet's keys: Tab goes right, Enter down, typing begins anew; Tab leaves behind the last cell."""

    def __init__(self, sheet: Sheet, parent: QWidget) -> None:
        super().__init__(parent)
        self.sheet = sheet
        self.setModel(sheet)
        self.setItemDelegate(TypedCells(sheet, self))
        self.setAccessibleName(_("Levels and breaks"))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ContiguousSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        trigger = QAbstractItemView.EditTrigger
        self.setEditTriggers(trigger.AnyKeyPressed | trigger.EditKeyPressed | trigger.DoubleClicked)
        heads, lines = self.horizontalHeader(), self.verticalHeader()
        assert heads is not None and lines is not None  # noqa: S101, PT018
        heads.setHighlightSections(False)
        lines.setHighlightSections(False)
        lines.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        heads.setStretchLastSection(True)
        lines.setStyleSheet("QHeaderView { border-radius: 0; }")
        self._measure()
        sheet.modelReset.connect(self.arrange)
        sheet.dataChanged.connect(self.arrange)

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.StyleChange:
            self._measure()

    def _measure(self) -> None:
        heads, lines = self.horizontalHeader(), self.verticalHeader()
        if heads is None or lines is None:
            return
        heads.setFixedHeight(look.scaled(HEADS_PX))
        lines.setDefaultSectionSize(look.scaled(LINE_PX))
        for at, width in WIDTHS.items():
            heads.resizeSection(at, look.scaled(width))
        self.arrange()

    @pyqtSlot()
    def arrange(self) -> None:
        """A break's colours and what the clock does after it take the room of the amounts; chips as they need."""
        self.clearSpans()
        for number, row in enumerate(self.sheet.rows):
            if isinstance(row, TypedBreak):
                self.setSpan(number, At.SMALL, 1, At.WHO - At.SMALL)
                self.setSpan(number, At.WHO, 1, At.MINUTES - At.WHO)
        wide = max((discs.width(self.sheet.groups(n)) for n in range(len(self.sheet.rows))), default=0)
        heads = self.horizontalHeader()
        self.setColumnHidden(At.CHIPS, wide == 0)
        if heads is not None and wide:
            heads.resizeSection(At.CHIPS, wide + 2 * SIDE_PX)

    def go_to(self, row: int, at: int = At.SMALL) -> None:
        """Put the keyboard there, or as near as there is a row."""
        self.setCurrentIndex(self.sheet.index(min(max(row, 0), len(self.sheet.rows) - 1), at))

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None or self.state() is QAbstractItemView.State.EditingState:
            return  # what the field has no use for is no key of the grid's
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._down()
        elif event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab) and self._sideways(
            -1 if event.key() == Qt.Key.Key_Backtab else 1
        ):
            event.accept()
        elif event.key() == Qt.Key.Key_Backspace and self.sheet.cell(self.currentIndex()) is not None:
            self._clear()
        elif event.key() == Qt.Key.Key_Space and self.sheet.cell(self.currentIndex()) is not None:
            self.edit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent | None) -> bool:
        # Qt hands Tab to the next widget before `keyPressEvent` sees it.
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            keys = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
            plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if plain and event.key() in keys and self._sideways(keys[Qt.Key(event.key())]):
                return True
        return super().event(event)

    def _sideways(self, step: int) -> bool:
        """To the next cell that can be typed into; false: there is none."""
        index = self.currentIndex()
        place = index.row() * len(At) + index.column()
        for each in range(place + step, len(self.sheet.rows) * len(At) if step > 0 else -1, step):
            found = self.sheet.index(*divmod(each, len(At)))
            if self.sheet.cell(found) is not None:
                self.setCurrentIndex(found)
                return True
        return False

    def _down(self) -> None:
        index = self.currentIndex()
        if index.row() + 1 < len(self.sheet.rows):
            self.setCurrentIndex(self.sheet.index(index.row() + 1, index.column()))

    def _clear(self) -> None:
        if self.sheet.cell(self.currentIndex()) in (Cell.ANTE, Cell.HANDS, Cell.MINUTES, Cell.COLOURS):
            self.sheet.setData(self.currentIndex(), "")

    def closeEditor(self, editor: QWidget | None, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Enter, which keeps what was typed, goes down; Tab goes on to the next cell that can be typed into."""
        ends = QAbstractItemDelegate.EndEditHint
        super().closeEditor(editor, ends.NoHint)
        if hint is ends.SubmitModelCache:
            self._down()
        elif hint in (ends.EditNextItem, ends.EditPreviousItem):
            self._sideways(1 if hint is ends.EditNextItem else -1)
