"""The list of the busted, in which a row is dragged: between two others it is put there, onto one it ties with it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import QPoint, QRect, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QApplication, QWidget

from desktop import look
from desktop.director.lists import KEY_ROLE, Column, ListOrEmpty, ValueTable, ValueView
from desktop.director.tables.callout import Callout
from tournament.names import EntryNo

ONTO = 0.5
"""This share of a row, in its middle, means a tie with it."""


@dataclass(frozen=True, slots=True)
class Drop:
    """Where a row would be let go.

    Attributes:
        above: the row that would stand just below it; None: it would be the last one.
        onto: the row with which it would tie, None where it would stand alone.
    """

    above: EntryNo | None = None
    onto: EntryNo | None = None


Preview = Callable[[EntryNo, Drop], tuple[str, bool]]
"""What a drop would bring, in words, and whether it would be refused."""


class OutView(ValueView):
    """The list; a press on a row chooses it, and the row follows the mouse.

    Signals:
        dropped: an entry, and the `Drop` where it was let go.
        moved: Alt with an arrow: up (-1), a better place, or down (1).
        tie_wanted: the key `=`.
    """

    dropped = pyqtSignal(object, object)
    moved = pyqtSignal(int)
    tie_wanted = pyqtSignal()

    def __init__(self, table: ValueTable, parent: QWidget, name: str, preview: Preview) -> None:
        super().__init__(table, parent, name)
        self._preview = preview
        self._pressed_at: QPoint | None = None
        self._entry: EntryNo | None = None
        self._drop: Drop | None = None
        self._mark = QRect()
        self._hint = Callout(self)

    # ---- keys ------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None:
            return
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if self._entry is not None and event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif alt and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.text() == "=":
            self.tie_wanted.emit()
        else:
            super().keyPressEvent(event)

    # ---- the mouse -------------------------------------------------------------------------------------------------

    def mousePressEvent(self, e: QMouseEvent | None) -> None:
        super().mousePressEvent(e)
        if e is not None and e.button() == Qt.MouseButton.LeftButton:
            self._pressed_at = e.position().toPoint()

    def mouseMoveEvent(self, e: QMouseEvent | None) -> None:
        if e is None or self._pressed_at is None:
            return
        where = e.position().toPoint()
        if self._entry is None:
            far = (where - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
            self._entry = self.indexAt(self._pressed_at).data(KEY_ROLE) if far else None
        if self._entry is not None:
            self._show_drop(where)

    def mouseReleaseEvent(self, e: QMouseEvent | None) -> None:
        self._pressed_at = None
        entry, drop = self._entry, self._drop
        if entry is None:
            super().mouseReleaseEvent(e)
            return
        self._leave()
        if drop is not None:
            self.dropped.emit(entry, drop)

    def _leave(self) -> None:
        """Nothing is dragged any more."""
        self._pressed_at = self._entry = self._drop = None
        self._hint.leave()
        self._show_mark(QRect())

    def _show_drop(self, where: QPoint) -> None:
        """Mark where the row would be let go, and say what that brings."""
        self._drop, mark = self._drop_at(where)
        self._show_mark(mark)
        port = self.viewport()
        if self._entry is None or self._drop is None or port is None:
            self._hint.leave()
            return
        said, refused = self._preview(self._entry, self._drop)
        spot = port.mapTo(self, where)
        self._hint.say(said, QRect(spot, spot).adjusted(-8, -12, 8, 20), refused=refused, stays=True)

    def _drop_at(self, where: QPoint) -> tuple[Drop | None, QRect]:
        port, rows = self.viewport(), self.table.rows
        if port is None or not rows or not port.rect().contains(where):
            return None, QRect()
        index = self.indexAt(where)
        if not index.isValid():
            bottom = self.visualRect(self.table.index(len(rows) - 1, 0)).bottom()
            return Drop(), QRect(0, bottom, port.width(), 0)
        cell = self.visualRect(index)
        whole = QRect(0, cell.top(), port.width(), cell.height())
        edge = cell.height() * (1 - ONTO) / 2
        row = index.row()
        if cell.top() + edge <= where.y() <= cell.bottom() - edge:
            onto = rows[row].key
            return (None, QRect()) if onto == self._entry else (Drop(onto=onto), whole)
        below = where.y() > cell.center().y()
        slot = row + below
        above = rows[slot].key if slot < len(rows) else None
        if above == self._entry or (slot > 0 and rows[slot - 1].key == self._entry and not below):
            return None, QRect()
        return Drop(above=above), QRect(0, cell.bottom() if below else cell.top(), port.width(), 0)

    def _show_mark(self, mark: QRect) -> None:
        port = self.viewport()
        if mark != self._mark and port is not None:
            self._mark = mark
            port.update()

    def paintEvent(self, e: QPaintEvent | None) -> None:
        super().paintEvent(e)
        if self._drop is None:
            return
        painter = QPainter(self.viewport())
        painter.setPen(QPen(QColor(look.colours().text), 2))
        if self._drop.onto is not None:
            painter.drawRect(self._mark.adjusted(1, 1, -2, -1))
        else:
            painter.drawLine(self._mark.topLeft(), self._mark.topRight())
        painter.end()


class OutList(ListOrEmpty):
    """The list of the busted; while it has no rows, `empty` stands in its place and says what to do next."""

    view: OutView

    def __init__(
        self, columns: Sequence[Column], name: str, empty: QWidget, parent: QWidget, *, preview: Preview
    ) -> None:
        super().__init__(columns, name, empty, parent, make_view=partial(OutView, preview=preview))
