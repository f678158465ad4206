"""Who may be meant by what is typed: a short list below the line, with photos, notes, and who is new."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PyQt6.QtCore import QAbstractListModel, QModelIndex, QObject, QRect, QSize, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QColor, QFont, QPainter
from PyQt6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop import look
from desktop.director.club.portrait import portrait
from tournament.club import Player
from tournament.language import gettext as _
from tournament.names import PlayerId
from tournament.people.finding import Known
from tournament.wording.values import isolated

ROW_PX, PORTRAIT_PX, EDGE_PX = 40, 28, 12


@dataclass(frozen=True, slots=True)
class Offer:
    """A row: somebody known, or a new person of that name; `says`: what is to be known at the door."""

    name: str
    known: Known | None = None
    says: str = ""

    @property
    def words(self) -> str:
        """The name as the row shows it."""
        return isolated(self.name) if self.known is not None else _("New: {name}").format(name=isolated(self.name))

    @property
    def note(self) -> str:
        """What the club wrote about the person, on one line."""
        return " ".join(self.known.notes.split()) if self.known is not None else ""


class _Offers(QAbstractListModel):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: tuple[Offer, ...] = ()

    def show_rows(self, rows: Sequence[Offer]) -> None:
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008  (Qt's own signature)
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.words
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (row.words, row.note, row.says) if part)
        return None


class _Painter(QStyledItemDelegate):
    def __init__(self, offers: _Offers, parent: QObject) -> None:
        super().__init__(parent)
        self._offers = offers

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        return QSize(200, look.scaled(ROW_PX))

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return
        row, c = self._offers.rows[index.row()], look.colours()
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(option.rect, QColor(c.chosen))
        room = option.rect.adjusted(EDGE_PX, 0, -EDGE_PX, 0)
        side = look.scaled(PORTRAIT_PX)
        who = row.known.player if row.known is not None else Player(PlayerId(0), "+")
        device = painter.device()
        ratio = 1.0 if device is None else device.devicePixelRatioF()
        painter.drawPixmap(room.left(), room.center().y() - side // 2 + 1, portrait(who, side, ratio))
        room.setLeft(room.left() + side + EDGE_PX)
        right = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        left = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        painter.setFont(look.text_font(look.LABEL_PX))
        painter.setPen(QColor(c.muted))
        width = min(painter.fontMetrics().horizontalAdvance(row.says), room.width() // 2)
        elide, end = Qt.TextElideMode.ElideRight, Qt.TextElideMode.ElideRight
        painter.drawText(room, right, painter.fontMetrics().elidedText(row.says, end, width + 2))
        room.setRight(room.right() - width - EDGE_PX)
        painter.setFont(look.text_font(weight=QFont.Weight.DemiBold))
        painter.setPen(QColor(c.text))
        name = painter.fontMetrics().elidedText(row.words, elide, room.width())
        painter.drawText(room, left, name)
        room.setLeft(room.left() + painter.fontMetrics().horizontalAdvance(name) + EDGE_PX)
        if row.note and room.width() > EDGE_PX:
            self._note(painter, room, row.note)
        painter.restore()

    def _note(self, painter: QPainter, room: QRect, note: str) -> None:
        painter.setFont(look.text_font(look.LABEL_PX))
        painter.setPen(QColor(look.colours().brass))
        said = painter.fontMetrics().elidedText(
            _("Note: {note}").format(note=isolated(note)), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), said)


class Suggestions(QListView):
    """The list; it lies over what is below the line and never takes the keyboard: the line steers it.

    Signals:
        taken: an Offer was clicked.
    """

    taken = pyqtSignal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(_("Who may be meant"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self._offers = _Offers(self)
        self.setModel(self._offers)
        self.setItemDelegate(_Painter(self._offers, self))
        self.clicked.connect(self._clicked)
        self.stepped = False
        self.hide()

    @property
    def offers(self) -> tuple[Offer, ...]:
        """What is offered now."""
        return self._offers.rows if self.isVisible() else ()

    @property
    def chosen(self) -> Offer | None:
        """What Enter would take, also while the list is hidden because something else has the keyboard or the room."""
        row = self.currentIndex().row()
        return self._offers.rows[row] if 0 <= row < len(self._offers.rows) else None

    def offer(self, rows: Sequence[Offer], first: int) -> None:
        """Show these below the line, with the row `first` chosen; none: hide."""
        self._offers.show_rows(rows)
        self.stepped = False
        if not rows:
            self.hide()
            return
        self.setCurrentIndex(self._offers.index(first, 0))
        self.show()
        self.raise_()

    def step(self, by: int) -> None:
        """To the next or the previous one, round the ends."""
        count = len(self._offers.rows)
        if self.isVisible() and count:
            self.stepped = True
            self.setCurrentIndex(self._offers.index((self.currentIndex().row() + by) % count, 0))

    def lie_below(self, line: QRect, room: QRect) -> None:
        """Below the line, as high as the rows need and the room allows; both in the parent's places."""
        wanted = look.scaled(ROW_PX) * len(self._offers.rows) + 4
        self.setGeometry(line.left(), line.bottom() + 4, line.width(), min(wanted, room.bottom() - line.bottom() - 8))

    @pyqtSlot(QModelIndex)
    def _clicked(self, where: QModelIndex) -> None:
        self.stepped = True
        self.taken.emit(self._offers.rows[where.row()])
