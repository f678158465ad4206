"""What is seen of a locked desk: the time, the blinds, the players left, and how it is unlocked."""

from collections.abc import Callable

from PyQt6.QtCore import QRectF, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QColor, QFocusEvent, QFont, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QShowEvent
from PyQt6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from desktop import look
from desktop.director.clockbar import caption, shown_time
from desktop.director.fitting import FittingLabel
from desktop.director.lock.holding import Attempts, Holding
from desktop.director.parts import PlainLabel, button
from tournament import wording
from tournament.board.view import BoardView
from tournament.evening import Now
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import SECOND

TIME_PX, FIGURE_PX = 190, 42
LOOKS_EACH_MS = 40
HOLDING_KEYS = frozenset({Qt.Key.Key_Escape, Qt.Key.Key_Space})
WIDTH_PX = 360


class HoldBar(QAbstractButton):
    """Fills from the left while a key, or the mouse on it, is held."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(text)
        self.setAccessibleName(text)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFont(look.text_font(look.TEXT_PX, QFont.Weight.DemiBold))
        self.setFixedHeight(2 * self.fontMetrics().height() + 4)
        self.setMinimumWidth(max(WIDTH_PX, self.fontMetrics().horizontalAdvance(text) + 48))
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.progress = 0.0

    def show_progress(self, progress: float) -> None:
        """From 0 to 1."""
        if progress != self.progress:
            self.progress = progress
            self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        shape = QPainterPath()
        shape.addRoundedRect(frame, 9, 9)
        painter.fillPath(shape, QColor(look.colours().surface))
        painter.save()
        painter.setClipPath(shape)
        painter.fillRect(
            QRectF(frame.left(), frame.top(), frame.width() * self.progress, frame.height()),
            QColor(look.colours().brass_edge),
        )
        painter.restore()
        painter.setPen(QColor(look.colours().edge))
        painter.drawPath(shape)
        painter.setFont(self.font())
        painter.setPen(QColor(look.colours().text))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class LockPage(QWidget):
    """Covers the desk.

    Signals:
        unlocked: a key was held long enough, or the PIN was right.
    """

    unlocked = pyqtSignal()

    def __init__(self, opens: Callable[[str], bool] | None, now: Now, parent: QWidget) -> None:
        """`opens`: whether that is the PIN; None: there is none, and a key is held."""
        super().__init__(parent)
        self._opens, self._now = opens, now
        self.holding, self.attempts = Holding(), Attempts()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(_("The desk is locked"))
        column = QVBoxLayout(self)
        column.setContentsMargins(48, 36, 48, 44)
        column.setSpacing(6)
        column.addStretch(2)
        self.title = self._centred(PlainLabel(_("Locked"), self, kind="dialog-title"), column)
        self.evening = self._centred(PlainLabel("", self, kind="muted", elide=True), column)
        column.addStretch(1)
        self.caption = self._centred(
            FittingLabel(look.text_font(look.TITLE_PX), self, smallest=look.LABEL_PX, kind="muted"), column
        )
        self.time = self._centred(
            FittingLabel(look.digits(TIME_PX, QFont.Weight.Bold), self, smallest=look.TITLE_PX), column
        )
        self.time.setAccessibleName(_("Time left"))
        figures = FittingLabel(look.digits(FIGURE_PX, QFont.Weight.Bold), self, smallest=look.LABEL_PX)
        self.blinds = self._centred(figures, column)
        self.players = self._centred(
            FittingLabel(look.digits(look.TITLE_PX), self, smallest=look.LABEL_PX, kind="muted"), column
        )
        column.addSpacing(14)
        column.addStretch(2)
        self.hold = HoldBar(_("Hold Esc or Space to unlock"), self)
        self.hold.pressed.connect(self._begin)
        self.hold.released.connect(self._let_go)
        self.hold.setVisible(opens is None)
        column.addWidget(self.hold, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._pin_row(), 0, Qt.AlignmentFlag.AlignHCenter)
        self.said = self._centred(PlainLabel("", self, kind="wrong"), column)
        self.said.setWordWrap(True)
        self.said.setMinimumHeight(2 * self.said.fontMetrics().height())
        self._timer = QTimer(self)
        self._timer.setInterval(LOOKS_EACH_MS)
        self._timer.timeout.connect(self.look_again)

    def _centred(self, label: PlainLabel, column: QVBoxLayout) -> PlainLabel:
        label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(label)
        return label

    def _pin_row(self) -> QWidget:
        row = QWidget(self)
        row.setVisible(self._opens is not None)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        name = PlainLabel(_("PIN"), row, kind="strong")
        self.pin = QLineEdit(row)
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setMaxLength(8)
        self.pin.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.pin.setAccessibleName(_("PIN"))
        self.pin.returnPressed.connect(self._try)
        name.setBuddy(self.pin)
        self.unlock = button(_("Unlock"), row, kind="primary")
        self.unlock.clicked.connect(self._try)
        for part in (name, self.pin, self.unlock):
            line.addWidget(part)
        return row

    # ---- showing ---------------------------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """Give the keyboard to what unlocks."""
        (self if self._opens is None else self.pin).setFocus()

    def show_view(self, evening: str, view: BoardView | None, *, utc: bool) -> None:
        """Show that evening's clock; None: none is at the desk."""
        self.evening.setText(evening)
        for part in (self.caption, self.time, self.blinds, self.players):
            part.setVisible(view is not None)
        if view is None:
            return
        self.caption.setText(caption(view, utc=utc))
        self.time.setText(shown_time(view))
        shown = view.coming if view.on_break or view.level is None else view.level
        ante = f"   {wording.ante_label(shown.ante_kind)} {wording.chips(shown.ante)}" if shown.ante else ""
        self.blinds.setText(wording.blinds(shown.small_blind, shown.big_blind) + ante)
        self.players.setText(_("{left} of {entries} players left").format(left=view.players_left, entries=view.entries))

    @pyqtSlot()
    def say_closed_later(self) -> None:
        """Somebody has tried to close the window."""
        self.said.setText(_("Unlock the desk first, then it can be closed."))

    def showEvent(self, a0: QShowEvent | None) -> None:
        """After a restart the desk behind it has asked for the keyboard meanwhile."""
        super().showEvent(a0)
        self.take_focus()

    # ---- a key that is held ----------------------------------------------------------------------------------------

    def keyPressEvent(self, a0: QKeyEvent | None) -> None:
        """Every other key is dead."""
        if a0 is not None and a0.key() in HOLDING_KEYS and not a0.isAutoRepeat() and self._opens is None:
            self._begin()

    def keyReleaseEvent(self, a0: QKeyEvent | None) -> None:
        if a0 is not None and a0.key() in HOLDING_KEYS and not a0.isAutoRepeat():
            self.holding.let_go(self._now())

    def focusOutEvent(self, a0: QFocusEvent | None) -> None:
        """The key may be let go where nobody tells."""
        self._let_go()
        super().focusOutEvent(a0)

    @pyqtSlot()
    def _begin(self) -> None:
        self.said.setText("")
        self.holding.begin(self._now())
        self._timer.start()
        self.look_again()

    @pyqtSlot()
    def _let_go(self) -> None:
        self.holding.end()
        self.look_again()

    @pyqtSlot()
    def look_again(self) -> None:
        """A moment has passed: show how long it is held, and how long a wrong PIN still costs."""
        at = self._now()
        progress = self.holding.progress(at)
        self.hold.show_progress(progress)
        waiting = self.attempts.left(at)
        if self.attempts.wrong and self._opens is not None:
            self._show_wait(waiting)
        if self.holding.since is None and not waiting:
            self._timer.stop()
        if progress >= 1:
            self.holding.end()
            self._timer.stop()
            self.unlocked.emit()

    # ---- a PIN -----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _try(self) -> None:
        at, typed = self._now(), self.pin.text()
        if self._opens is None or not typed or self.attempts.left(at):
            return
        self.pin.clear()
        if self._opens(typed):
            self.attempts = Attempts()
            self.unlocked.emit()
            return
        self.attempts.failed(at)
        self._timer.start()
        self.look_again()

    def _show_wait(self, waiting: int) -> None:
        seconds = -(-waiting // SECOND)
        had_focus = self.pin.hasFocus()
        for part in (self.pin, self.unlock):
            part.setEnabled(not waiting)
        if not waiting and not had_focus:
            self.pin.setFocus()
        said = ngettext(
            "That is not the PIN. Try again in {n} second.", "That is not the PIN. Try again in {n} seconds.", seconds
        )
        self.said.setText(said.format(n=seconds) if waiting else _("That is not the PIN. Try again."))
