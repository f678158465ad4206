"""A look at one's own cards: as long as a key is held, or the mouse on them."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QObject, Qt, pyqtSlot
from PyQt6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent
from PyQt6.QtWidgets import QApplication, QWidget

from desktop.play.bar.action_bar import ActionBar
from desktop.play.bar.at_the_screen import AtTheScreen
from desktop.play.felt.canvas import FeltCanvas

KEYS = (Qt.Key.Key_Space, Qt.Key.Key_L)
"""Those that open the cards; the window begins the look, since they may mean something else there."""


class Looking(QObject):
    """Ends every look that was begun in that window, and begins those of the mouse; the felt's wheel is the bar's."""

    def __init__(self, window: QWidget, canvas: FeltCanvas, bar: ActionBar, at_screen: AtTheScreen) -> None:
        super().__init__(window)
        self._window, self._canvas, self._bar, self._at_screen = window, canvas, bar, at_screen
        window.installEventFilter(self)
        canvas.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._keyboard_elsewhere)

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        if a0 is self._window and isinstance(a1, QKeyEvent) and a1.type() == QEvent.Type.KeyRelease:
            if a1.key() in KEYS and not a1.isAutoRepeat():
                self._at_screen.look_away()
                return True
        elif a0 is self._canvas and isinstance(a1, QWheelEvent):
            self._bar.turn(a1)
            return True
        elif a0 is self._canvas and isinstance(a1, QMouseEvent):
            seat = self._canvas.seat_at(a1.position())
            if a1.type() == QEvent.Type.MouseButtonPress and seat is not None:
                self._at_screen.look(seat)
            elif a1.type() == QEvent.Type.MouseButtonRelease:
                self._at_screen.look_away()
        return super().eventFilter(a0, a1)

    @pyqtSlot()
    def _keyboard_elsewhere(self) -> None:
        """The key that opens one's cards may come up where nobody here is told."""
        self._at_screen.look_away()
