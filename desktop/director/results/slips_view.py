"""Slips of a printout as they will lie on the table: a card each, side by side as far as there is room."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from PyQt6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QResizeEvent
from PyQt6.QtWidgets import (
    QFrame,
    QListView,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.director.parts import as_plain
from tournament.reports.page import Slip

LEAST_PX, EDGE_PX, GAP_PX, APART_PX = 280, 14, 12, 4
NAME_PX, LARGE_PX = 17, 20
SLIP_ROLE = int(Qt.ItemDataRole.UserRole)
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True, slots=True)
class _Line:
    """One line of a card: words at the left and at the right of it."""

    left: str
    right: str
    font: QFont
    muted: bool = False
    above: bool = False
    """Whether a line is drawn above it, as above a sum and a signature."""


class _Slips(QAbstractListModel):
    """The slips, from first to last."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.slips: tuple[Slip, ...] = ()

    def show_slips(self, slips: tuple[Slip, ...]) -> None:
        """Show these; equal ones stay as they are."""
        if slips != self.slips:
            self.beginResetModel()
            self.slips = slips
            self.endResetModel()

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008  (Qt's own signature)
        return 0 if parent.isValid() else len(self.slips)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        slip = self.slips[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return said(slip)
            case Qt.ItemDataRole.ToolTipRole:  # a long name is cut off on its card
                return as_plain(said(slip))
            case _ if role == SLIP_ROLE:
                return slip
        return None


def said(slip: Slip) -> str:
    """All that stands on it, for those who hear it."""
    lines = (" ".join(filter(None, line)) for line in slip.lines)
    total = "" if slip.total is None else " ".join(slip.total)
    return ". ".join(filter(None, (slip.name, slip.about, slip.large, *lines, total, slip.sign)))


class _Cards(QStyledItemDelegate):
    """Paints a slip with a line to cut along around it."""

    def __init__(self, view: "SlipsView") -> None:
        super().__init__(view)
        self._view = view
        self.take_fonts()

    def take_fonts(self) -> None:
        """Those of now: the size of texts may have changed."""
        self._plain, self._small = look.digits(), look.text_font(look.LABEL_PX)
        self._name = look.text_font(NAME_PX, QFont.Weight.Bold)
        self._large = look.digits(LARGE_PX, QFont.Weight.Bold)
        self._total = look.digits(weight=QFont.Weight.Bold)

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        slip = index.data(SLIP_ROLE)
        if painter is None or not isinstance(slip, Slip):
            return
        painter.save()
        c = look.colours()
        card = QRectF(option.rect).adjusted(0.5, 0.5, -GAP_PX - 0.5, -GAP_PX - 0.5)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected) and self._view.hasFocus()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(c.text), 2) if chosen else QPen(QColor(c.muted), 1, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(c.surface))
        painter.drawRoundedRect(card, 6, 6)
        top = option.rect.top() + EDGE_PX
        for line in self._lines(slip):
            metrics = QFontMetrics(line.font)
            if line.above:
                top += 2 * APART_PX
                painter.setPen(QColor(c.line))
                painter.drawLine(
                    int(card.left()) + EDGE_PX, top - APART_PX, int(card.right()) - EDGE_PX, top - APART_PX
                )
            room = QRect(int(card.left()) + EDGE_PX, top, int(card.width()) - 2 * EDGE_PX, metrics.height())
            painter.setFont(line.font)
            painter.setPen(QColor(c.muted if line.muted else c.text))
            _write(painter, room, line)
            top += metrics.height() + APART_PX
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        slip = index.data(SLIP_ROLE)
        lines = list(self._lines(slip)) if isinstance(slip, Slip) else []
        high = sum(QFontMetrics(line.font).height() + APART_PX * (3 if line.above else 1) for line in lines)
        return QSize(self._view.card_width(), high + 2 * EDGE_PX - APART_PX + GAP_PX)

    def _lines(self, slip: Slip) -> Iterator[_Line]:
        yield _Line(slip.name, "", self._name)
        if slip.about:
            yield _Line(slip.about, "", self._small, muted=True)
        if slip.large:
            yield _Line(slip.large, "", self._large)
        for left, right in slip.lines:
            yield _Line(left, right, self._plain)
        if slip.total is not None:
            yield _Line(*slip.total, self._total, above=True)
        if slip.sign:
            yield _Line(slip.sign, "", self._small, muted=True, above=True)


def _write(painter: QPainter, room: QRect, line: _Line) -> None:
    """What stands at the right is whole where it can be; the left has what remains."""
    metrics, elide = painter.fontMetrics(), Qt.TextElideMode.ElideRight
    right = metrics.elidedText(line.right, elide, room.width())
    left = room.width() - (metrics.horizontalAdvance(right) + 2 * APART_PX if right else 0)
    painter.drawText(room, _RIGHT, right)
    painter.drawText(room, _LEFT, metrics.elidedText(line.left, elide, max(0, left)))


class SlipsView(QListView):
    """The cards; the arrows go from one to the next."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "slips")
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.slips = _Slips(self)
        self.setModel(self.slips)
        self._cards = _Cards(self)
        self.setItemDelegate(self._cards)

    def card_width(self) -> int:
        """Of one card with the gap after it: as many as can be read stand side by side.

        There is always room for the scroll bar, for cards that change their width with it would flicker; Qt takes it
        off twice.
        """
        bar = self.verticalScrollBar()
        room = self.width() - (0 if bar is None else 2 * bar.sizeHint().width())
        return max(1, room // max(1, room // look.scaled(LEAST_PX)))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        self.scheduleDelayedItemsLayout()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.StyleChange and hasattr(self, "_cards"):
            self._cards.take_fonts()
            self.scheduleDelayedItemsLayout()


class SlipsOrEmpty(QStackedWidget):
    """Such cards; where there are none, `empty` stands in their place."""

    def __init__(self, name: str, empty: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.view = SlipsView(name, self)
        self.addWidget(self.view)
        instead = QWidget(self)
        holder = QVBoxLayout(instead)
        holder.setContentsMargins(0, 0, 0, 0)
        holder.addWidget(empty, 0, Qt.AlignmentFlag.AlignTop)
        self.addWidget(instead)

    def show_slips(self, slips: Sequence[Slip]) -> None:
        """Show these."""
        self.view.slips.show_slips(tuple(slips))
        self.setCurrentIndex(0 if slips else 1)
