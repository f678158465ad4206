"""Which pages are shown in turn with the clock, in which order, and for how long."""

from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QItemSelectionModel, QSignalBlocker, QSize, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeyEvent, QWheelEvent
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.director.dialogs.board_look import words
from desktop.director.dialogs.board_look.section import Section
from desktop.director.parts import button, refuse, wrapped
from desktop.display.looks.style import ROTATED, Style
from desktop.display.looks.style_file import LONGEST, SHORTEST
from tournament.board.pages import PageKind
from tournament.language import gettext as _
from tournament.names import SECOND

_ROW_PX = 30
_KIND = int(Qt.ItemDataRole.UserRole)


class Seconds(QSpinBox):
    """How long; turning the wheel moves the page unless this has the keyboard."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setRange(SHORTEST // SECOND, LONGEST // SECOND)
        self.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSuffix(_(" s"))

    def wheelEvent(self, e: QWheelEvent | None) -> None:
        if self.hasFocus():
            super().wheelEvent(e)
        elif e is not None:
            e.ignore()


class Order(QListWidget):
    """The pages: Space ticks one, Alt with an arrow or the mouse puts it elsewhere.

    Signals:
        moved: an arrow asks for the chosen one to go up (-1) or down (1).
    """

    moved = pyqtSignal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("Pages in turn"))
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportMargins(6, 6, 6, 6)
        self.setFixedHeight(len(ROTATED) * _ROW_PX + 16)

    def keyPressEvent(self, e: QKeyEvent | None) -> None:
        ways = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if e is not None and e.modifiers() & Qt.KeyboardModifier.AltModifier and e.key() in ways:
            self.moved.emit(ways[Qt.Key(e.key())])
            return
        super().keyPressEvent(e)


class Turns(Section):
    """The pages with ticks in the order of their turns, and the seconds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        about = wrapped(_("None ticked: the clock stays. New seats come by themselves."), self)
        self.column.addWidget(about)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.order = Order(self)
        row.addWidget(self.order, 1)
        self.earlier = button(_("Earlier"), self)
        self.later = button(_("Later"), self)
        beside = QVBoxLayout()
        beside.setSpacing(8)
        for made, by in ((self.earlier, -1), (self.later, 1)):
            made.clicked.connect(partial(self._move, by))
            beside.addWidget(made)
        beside.addStretch(1)
        row.addLayout(beside)
        self.column.addLayout(row)
        self.column.addLayout(self._make_seconds())
        self.order.itemChanged.connect(self.edited)
        self.order.currentRowChanged.connect(self._tell_ways)
        self.order.moved.connect(self._move)
        model = self.order.model()
        if model is not None:
            model.rowsMoved.connect(self.edited)

    def _make_seconds(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        self.clock_for, self.page_for = Seconds(self), Seconds(self)
        for number, (said, field) in enumerate(
            ((_("The clock stays for"), self.clock_for), (_("each page for"), self.page_for))
        ):
            label = QLabel(said, self)
            label.setBuddy(field)
            field.setAccessibleName(said)
            field.valueChanged.connect(self.edited)
            grid.addWidget(label, 0, 2 * number)
            grid.addWidget(field, 0, 2 * number + 1)
        grid.setColumnStretch(4, 1)
        return grid

    def worn(self, style: Style) -> Style:
        """The style with the pages and times as chosen here."""
        items = [self.order.item(row) for row in range(self.order.count())]
        ticked = tuple(
            PageKind(item.data(_KIND))
            for item in items
            if item is not None and item.checkState() is Qt.CheckState.Checked
        )
        return replace(
            style,
            rotation=ticked,
            clock_for=self._length(self.clock_for, style.clock_for),
            page_for=self._length(self.page_for, style.page_for),
        )

    @staticmethod
    def _length(field: Seconds, before: int) -> int:
        """What the field says; a file may have held parts of a second, which stay until it says something else."""
        return before if before // SECOND == field.value() else field.value() * SECOND

    def put(self, style: Style) -> None:
        """Show what is chosen: the pages in turn first, in their order."""
        with QSignalBlocker(self.order), QSignalBlocker(self.clock_for), QSignalBlocker(self.page_for):
            if self.worn(style).rotation != style.rotation or not self.order.count():
                self._fill(style.rotation)
            self.clock_for.setValue(style.clock_for // SECOND)
            self.page_for.setValue(style.page_for // SECOND)
        for field in (self.clock_for, self.page_for):
            field.setEnabled(bool(style.rotation))
            field.setToolTip("" if style.rotation else _("No page is ticked."))
        self._tell_ways(self.order.currentRow())

    def _fill(self, rotation: tuple[PageKind, ...]) -> None:
        said = words.pages()
        self.order.clear()
        for kind in (*rotation, *(kind for kind in ROTATED if kind not in rotation)):
            item = QListWidgetItem(said[kind], self.order)
            item.setData(_KIND, kind.value)
            item.setSizeHint(QSize(0, _ROW_PX))
            item.setFlags(
                Qt.ItemFlag.ItemIsEnabled
                | Qt.ItemFlag.ItemIsSelectable
                | Qt.ItemFlag.ItemIsUserCheckable
                | Qt.ItemFlag.ItemIsDragEnabled
            )
            item.setCheckState(Qt.CheckState.Checked if kind in rotation else Qt.CheckState.Unchecked)
        self.order.setCurrentRow(0, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    @pyqtSlot(int)
    def _tell_ways(self, row: int) -> None:
        last = self.order.count() - 1
        refuse(self.earlier, None if row > 0 else _("It is the first one."), "Alt+↑")
        refuse(self.later, None if 0 <= row < last else _("It is the last one."), "Alt+↓")

    @pyqtSlot()
    @pyqtSlot(int)
    def _move(self, by: int) -> None:
        """Put the chosen page one place up or down."""
        row = self.order.currentRow()
        if not 0 <= row + by < self.order.count() or row < 0:
            return
        with QSignalBlocker(self.order):
            item = self.order.takeItem(row)
            if item is not None:
                self.order.insertItem(row + by, item)
            self.order.setCurrentRow(row + by)
        self.edited.emit()
