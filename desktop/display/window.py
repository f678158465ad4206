"""The board's window: full screen where it is told, or an ordinary window."""

from PyQt6.QtCore import QEvent, QMargins, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QCloseEvent, QKeyEvent, QScreen
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from desktop.display.canvas import Canvas
from tournament.language import gettext as _

SMALLEST = QSize(480, 300)
FRAME = QMargins(4, 36, 4, 4)
"""What a window manager may put around the window."""


class BoardWindow(QWidget):
    """A window without a parent: a child would stay above the desk and be minimised with it.

    Signals:
        full_screen_wanted: F11 in this window: full screen, or back to a window.
        closed: the director has closed an ordinary window.
        activated: the window has got the keyboard.
    """

    full_screen_wanted = pyqtSignal()
    closed = pyqtSignal()
    activated = pyqtSignal()

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle(_("Board"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setMinimumSize(SMALLEST)
        self.canvas = Canvas(self)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.canvas)
        self._last_size = QSize(960, 540)

    def show_full(self, screen: QScreen) -> None:
        """Fill that screen.

        The window is put there four times over, because each way alone fails somewhere: setting the screen does
        nothing on X11 without a geometry, and since Qt 6.11.2 the geometry alone says nothing on Wayland; some window
        managers forget it when the window becomes full screen. It is hidden meanwhile only where it comes from another
        screen or from full screen: a window manager that is slow to see it go takes the full screen from it again.
        """
        if self.isVisible() and (self.isFullScreen() or self.on_screen() is not screen):
            self.hide()
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.winId()
        handle = self.windowHandle()
        if handle is not None:
            handle.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()
        self.setGeometry(screen.geometry())

    def leave_full_screen(self, screen: QScreen) -> None:
        """Stay where it is as an ordinary window: the room goes on seeing it, in the same size, never for a moment not.

        The geometry is said twice: some window managers go back to the one from before the full screen.
        """
        self.unsetCursor()
        free = screen.availableGeometry().marginsRemoved(FRAME)
        self.setGeometry(free)
        self.showNormal()
        self.setGeometry(free)

    def show_window(self, screen: QScreen | None) -> None:
        """Be an ordinary window, on that screen if there is one."""
        if self.isVisible():
            self.hide()
        self.unsetCursor()
        self.winId()
        handle = self.windowHandle()
        self.setWindowState(Qt.WindowState.WindowNoState)
        if screen is not None:
            if handle is not None:
                handle.setScreen(screen)
            free = screen.availableGeometry()
            size = self._last_size.boundedTo(free.size() * 0.9).expandedTo(SMALLEST)
            self.resize(size)
            self.move(free.center().x() - size.width() // 2, free.center().y() - size.height() // 2)
        self.show()

    def on_screen(self) -> QScreen | None:
        """Where the window really is. For use at once, not for keeping."""
        handle = self.windowHandle()
        return None if handle is None else handle.screen()

    def keyPressEvent(self, a0: QKeyEvent | None) -> None:
        if a0 is None:
            return
        if a0.key() == Qt.Key.Key_F11 or (a0.key() == Qt.Key.Key_Escape and self.isFullScreen()):
            self.full_screen_wanted.emit()
        else:
            super().keyPressEvent(a0)

    def changeEvent(self, a0: QEvent | None) -> None:
        super().changeEvent(a0)
        if a0 is not None and a0.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.activated.emit()

    def closeEvent(self, a0: QCloseEvent | None) -> None:
        if a0 is None:
            return
        if self.isFullScreen() and a0.spontaneous():
            a0.ignore()  # a slip on the keyboard must not darken the room
            return
        super().closeEvent(a0)
        self.closed.emit()
