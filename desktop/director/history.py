"""The history in the right column: every step a line, each with its Undo."""

from functools import partial
from typing import Any

from PyQt6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    pyqtSignal,
    pyqtSlot,
)
from PyQt6.QtGui import QAction, QColor, QFont, QFontMetrics, QKeySequence, QMouseEvent, QPainter
from PyQt6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.bridge import Bridge
from desktop.director.commands.in_use import with_key
from desktop.director.dialogs.verify import VerifyDialog
from desktop.director.history_lines import Answer, Line, Words, lines
from desktop.director.parts import PlainLabel, button, refuse
from desktop.director.undoing import Undoing
from desktop.waiting import waiting
from tournament import wording
from tournament.language import gettext as _

LINE_ROLE = int(Qt.ItemDataRole.UserRole)
AT_ONCE = 100
TIME_PX = 46
ANSWER_PX = 46
SCROLL_BAR_PX = 12
_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class HistoryModel(QAbstractListModel):
    """The newest lines; scrolling down fetches more."""

    def __init__(self, bridge: Bridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._most = AT_ONCE
        self._words: Words = {}
        self.lines = lines(bridge.evening, self._most, self._words)

    def reload(self) -> None:
        """Read the evening's steps again: steps are only ever added, so the new lines come on top."""
        before = self.lines
        steps = len(self._bridge.evening.steps) - before[0].seq
        if not 0 < steps < self._most:
            return
        after = lines(self._bridge.evening, len(before) + steps, self._words)
        new = sum(line.seq > before[0].seq for line in after)  # not every step has one
        if new:
            self.beginInsertRows(QModelIndex(), 0, new - 1)
        self.lines = after[: len(before) + new]
        if new:
            self.endInsertRows()
        for number, (old, now) in enumerate(zip(before, self.lines[new:], strict=True), start=new):
            if old != now:
                self.dataChanged.emit(self.index(number), self.index(number))
        self._forget_old()

    def _forget_old(self) -> None:
        """Keep no more lines than are asked for."""
        if len(self.lines) > 2 * self._most:
            self.beginRemoveRows(QModelIndex(), self._most, len(self.lines) - 1)
            self.lines = self.lines[: self._most]
            self.endRemoveRows()

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008  (Qt's own signature)
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        line = self.lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{line.time} {line.said}"
        return line if role == LINE_ROLE else None

    def canFetchMore(self, parent: QModelIndex) -> bool:
        return not parent.isValid() and self.lines[-1].seq > 1

    def fetchMore(self, parent: QModelIndex) -> None:
        self._most = len(self.lines) + AT_ONCE
        more = lines(self._bridge.evening, self._most, self._words)
        self.beginInsertRows(QModelIndex(), len(self.lines), len(more) - 1)
        self.lines = more
        self.endInsertRows()


class _Lines(QStyledItemDelegate):
    """Paints time, sentence and the answer behind it."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, int], int] = {}
        self.take_fonts()

    def take_fonts(self) -> None:
        """Those of now: the size of texts may have changed."""
        self._font = look.digits(look.LABEL_PX)
        self._gone = look.digits(look.LABEL_PX)
        self._gone.setStrikeOut(True)
        self._link = look.text_font(look.LABEL_PX, QFont.Weight.Bold)
        self._metrics = QFontMetrics(self._font)
        self._heights.clear()

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        line = index.data(LINE_ROLE)
        if painter is None or not isinstance(line, Line):
            return
        painter.save()
        rect = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect.adjusted(-4, 1, 4, -1), QColor(look.colours().chosen))
        painter.setPen(QColor(look.colours().line))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.setFont(self._font)
        painter.setPen(QColor(look.colours().muted))
        painter.drawText(QRect(rect.left(), rect.top() + 6, look.scaled(TIME_PX), look.scaled(20)), _WRAP, line.time)
        painter.setFont(self._font if line.counts else self._gone)
        painter.setPen(QColor(look.colours().text if line.counts and not line.quiet else look.colours().muted))
        painter.drawText(self._text_rect(rect, line), _WRAP, self._broken(line.said))
        word = self.shown_answer(option, line)
        if word:
            painter.setFont(self._link)
            painter.setPen(QColor(look.colours().brass))
            painter.drawText(self.answer_rect(rect), int(Qt.AlignmentFlag.AlignRight), word)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        line = index.data(LINE_ROLE)
        width = self._view.width()
        if not isinstance(line, Line):
            return QSize(width, look.scaled(31))
        if (line.said, width) not in self._heights:
            self._heights[line.said, width] = self._text_rect(QRect(), line).height()
        return QSize(width, self._heights[line.said, width] + 13)

    def shown_answer(self, option: QStyleOptionViewItem, line: Line) -> str:
        """The word offered: always on the line that the key would take, on others while they are pointed at."""
        pointed = option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected)
        if line.answer is Answer.REDO:
            return _("Redo")
        return _("Undo") if line.answer is Answer.UNDO and (line.newest or pointed) else ""

    def answer_rect(self, rect: QRect) -> QRect:
        """Where the answer stands in a line."""
        wide = look.scaled(ANSWER_PX) - 4
        return QRect(rect.right() - wide, rect.top() + 6, wide, look.scaled(18))

    def _room(self) -> int:
        return max(80, self._view.width() - look.scaled(TIME_PX) - look.scaled(ANSWER_PX) - SCROLL_BAR_PX)

    def _broken(self, said: str) -> str:
        """The sentence with room for breaks in words that are longer than a line: they would run over the answer."""
        room, metrics = self._room(), self._metrics
        words = said.split(" ")
        return " ".join(word if metrics.horizontalAdvance(word) <= room else "\u200b".join(word) for word in words)

    def _text_rect(self, rect: QRect, line: Line) -> QRect:
        # By the view's width, not the row's: a scroll bar that comes or goes must not break the lines anew.
        room = QRect(rect.left() + look.scaled(TIME_PX), rect.top() + 6, self._room(), 1000)
        return self._metrics.boundingRect(room, _WRAP, self._broken(line.said))


class _HistoryView(QListView):
    """A list whose lines are answered by a click on the word, by Delete, or from the menu."""

    answered = pyqtSignal(object)
    correct_wanted = pyqtSignal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines = _Lines(self)
        look.set_kind(self, "history")
        self.setItemDelegate(self._lines)
        self.setAccessibleName(_("History"))
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._open_menu)
        key = QAction(_("Undo this step"), self)
        key.setShortcut(QKeySequence(Qt.Key.Key_Delete))
        key.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        key.triggered.connect(self._answer_current)
        self.addAction(key)

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.StyleChange:
            self._lines.take_fonts()
            self.scheduleDelayedItemsLayout()

    @pyqtSlot()
    def _answer_current(self) -> None:
        line = self.currentIndex().data(LINE_ROLE)
        if line is not None:
            self.answered.emit(line)

    @pyqtSlot(QPoint)
    def _open_menu(self, where: QPoint) -> None:
        line = self.indexAt(where).data(LINE_ROLE)
        if not isinstance(line, Line) or (line.answer is Answer.NOTHING and line.hand is None):
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if line.hand is not None:
            menu.addAction(_("Correct this hand…"), partial(self.correct_wanted.emit, line.hand))
        if line.answer is not Answer.NOTHING:
            word = _("Undo this step") if line.answer is Answer.UNDO else _("Redo this step")
            menu.addAction(word, self._answer_current)
        port = self.viewport()
        if port is not None:
            menu.popup(port.mapToGlobal(where))

    def viewportEvent(self, event: QEvent | None) -> bool:
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            over = self._answer_at(event.position().toPoint()) is not None
            self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)
        return super().viewportEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        line = None if event is None else self._answer_at(event.position().toPoint())
        super().mouseReleaseEvent(event)
        if line is not None:
            self.answered.emit(line)

    def _answer_at(self, where: QPoint) -> Line | None:
        index = self.indexAt(where)
        line = index.data(LINE_ROLE) if index.isValid() else None
        if not isinstance(line, Line) or line.answer is Answer.NOTHING:
            return None
        return line if self._lines.answer_rect(self.visualRect(index)).contains(where) else None


class HistoryPanel(QWidget):
    """The title with Undo and Redo, and the lines below.

    Signals:
        correct_wanted: the place of a recorded hand that is to be corrected.
    """

    correct_wanted = pyqtSignal(int)

    def __init__(self, bridge: Bridge, undoing: Undoing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._undoing = undoing
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.addWidget(PlainLabel(_("History"), self, kind="label", elide=True), 1)
        self.verify = button(_("Verify…"), self, kind="link", says=_("Verify the draws"))
        self.verify.setToolTip(_("Verify the draws: do the seats follow from the seeds?"))
        self.verify.clicked.connect(self._verify)
        self.undo = button(_("Undo"), self, kind="link")
        self.redo = button(_("Redo"), self, kind="link")
        self.undo.clicked.connect(undoing.undo)
        self.redo.clicked.connect(undoing.redo)
        for made in (self.verify, self.undo, self.redo):
            head.addWidget(made)
        column.addLayout(head)
        self.model = HistoryModel(bridge, self)
        self.view = _HistoryView(self)
        self.view.setModel(self.model)
        self.view.answered.connect(self._answer)
        self.view.correct_wanted.connect(self.correct_wanted)
        column.addWidget(self.view, 1)
        bridge.changed.connect(self._on_changed)
        self._offer()

    def _offer(self) -> None:
        undo, redo = self._bridge.evening.undo_target(), self._bridge.evening.redo_target()
        refuse(
            self.undo,
            _("There is nothing to undo.") if undo is None else None,
            "" if undo is None else with_key(_("Undo: {what}").format(what=wording.step(undo.step)), "undo"),
        )
        refuse(
            self.redo,
            _("There is nothing to redo.") if redo is None else None,
            "" if redo is None else with_key(_("Redo: {what}").format(what=wording.step(redo.step)), "redo"),
        )

    @pyqtSlot(object)
    def _on_changed(self, change: object) -> None:
        self.model.reload()
        self._offer()

    @pyqtSlot()
    def _verify(self) -> None:
        with waiting():  # every draw is done once more
            VerifyDialog(self._bridge, self).open()

    @pyqtSlot(object)
    def _answer(self, line: object) -> None:
        if isinstance(line, Line) and line.answer is Answer.UNDO:
            self._undoing.undo_step(line.seq)
        elif isinstance(line, Line) and line.answer is Answer.REDO:
            self._undoing.redo()
