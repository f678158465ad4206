"""The board's window: full screen where it is told, or an ordinary window."""

from collections.abc import Iterable

from PyQt6.QtCore import QEvent, QMargins, QObject, QRect, QSize, Qt, pyqtSignal
from PyQt6.QtGui import (
    QAction,
    QCloseEvent,
    QHideEvent,
    QKeyEvent,
    QMoveEvent,
    QResizeEvent,
    QScreen,
    QShowEvent,
    QWindow,
)
from PyQt6.QtWidgets import QApplication, QVBoxLayout, QWidget

from desktop.display.canvas import Canvas
from desktop.display.screens.mirrored import same_picture
from tournament.language import gettext as _

SMALLEST = QSize(480, 300)
FRAME = QMargins(4, 36, 4, 4)
"""What a window manager may put around the window."""

MODIFIERS = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
        Qt.Key.Key_ScrollLock,
    }
)
"""Keys that mean nothing before another one is pressed."""

BLACK = "black"
"""What the desk's action is called, as an object, that darkens the board and shows it again."""
REMOTE_BLACK = frozenset({Qt.Key.Key_B, Qt.Key.Key_Period})
"""What the remotes of presenters send for that: whoever points one at the board means no add-on."""


class BoardWindow(QWidget):
    """A window without a parent: a child would stay above the desk and be minimised with it.

    Attributes:
        rests: the desk is locked: no key does anything, and nobody closes the window.

    Signals:
        full_screen_wanted: F11, F5 or Esc in this window: full screen, or back to a window.
        closed: the director has closed an ordinary window.
        key_unused: a key that means nothing here: neither to the board nor to the desk's keys that it obeys now.
        activated: the window has got the keyboard.
        seen_changed: it was minimised, hidden, shown again, or has left full screen, whoever did it.
        moved: it lies elsewhere, or is of another size, while it fills a screen.
        covered_changed: the system says that nothing of it is to be seen any more, or that it is again.
    """

    full_screen_wanted = pyqtSignal()
    closed = pyqtSignal()
    key_unused = pyqtSignal()
    activated = pyqtSignal()
    seen_changed = pyqtSignal()
    moved = pyqtSignal()
    covered_changed = pyqtSignal()

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
        self._covered = False
        self.rests = False

    def show_full(self, screen: QScreen) -> None:
        """Fill that screen.

        The window is put there four times over, because each way alone fails somewhere: setting the screen does
        nothing on X11 without a geometry, and since Qt 6.11.2 the geometry alone says nothing on Wayland; some window
        managers forget it when the window becomes full screen. It is hidden meanwhile only where it comes from another
        screen or from full screen: a window manager that is slow to see it go takes the full screen from it again.
        A minimised one on the right screen is only called back.
        """
        if self.isVisible() and (self.is_full or self.on_screen() is not screen):
            self.hide()
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.winId()
        handle = self.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
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

    def fit_into(self, screens: Iterable[QScreen]) -> None:
        """Come back, as an ordinary window, from where no screen is any more; shrink where one has become smaller."""
        here, geometry = self.on_screen(), self.frameGeometry()
        seen = any(screen.geometry().contains(geometry.center()) for screen in screens)
        if here is None or self.isMaximized() or here.geometry().isEmpty():
            return
        free = here.availableGeometry()
        if seen and geometry.width() <= free.width() and geometry.height() <= free.height():
            return
        free = free.marginsRemoved(FRAME)
        size = self.size().boundedTo(free.size())
        self.setGeometry(QRect(free.topLeft(), size))

    def name_after(self, evening: str) -> None:
        """Say in the title whose board it is."""
        self.setWindowTitle(_("Board: {evening}").format(evening=evening) if evening else _("Board"))

    @property
    def is_seen(self) -> bool:
        """Whether it is on a screen, and not wholly behind other windows where the system tells of that."""
        return self.isVisible() and not self.isMinimized() and not self._covered

    @property
    def is_covered(self) -> bool:
        """Whether other windows lie over the whole of it, or the desktop is shown instead, where the system says so."""
        return self.isVisible() and not self.isMinimized() and self._covered

    @property
    def is_full(self) -> bool:
        """Whether it fills a screen, in sight."""
        return self.is_seen and self.isFullScreen()

    def on_screen(self) -> QScreen | None:
        """Where the window really is. For use at once, not for keeping."""
        handle = self.windowHandle()
        return None if handle is None else handle.screen()

    def elsewhere(self, screen: QScreen | None) -> QScreen | None:
        """The screen that it is on instead of that one, or of one that shows the same."""
        here = self.on_screen()
        if here is None or screen is None or same_picture(here.geometry(), screen.geometry()):
            return None
        return here

    def obey(self, actions: Iterable[QAction]) -> None:
        """Let these keys work here, and no others."""
        for action in self.actions():
            self.removeAction(action)
        self.addActions(list(actions))

    def event(self, a0: QEvent | None) -> bool:
        is_key = a0 is not None and a0.type() == QEvent.Type.ShortcutOverride
        if a0 is not None and is_key and QApplication.activeModalWidget() is not None:
            # The desk's keys rest while it asks something; Qt, which sees a window of its own here, would obey them.
            a0.accept()
            return True
        if is_key and isinstance(a0, QKeyEvent) and self._darkening(a0) is not None:
            a0.accept()
            return True
        return super().event(a0)

    def _darkening(self, key: QKeyEvent) -> QAction | None:
        """What that key of a remote does here; None: it is not one, or this board obeys nobody now."""
        if key.key() not in REMOTE_BLACK or key.modifiers() != Qt.KeyboardModifier.NoModifier:
            return None
        return next((action for action in self.actions() if action.objectName() == BLACK), None)

    def keyPressEvent(self, a0: QKeyEvent | None) -> None:
        if a0 is None:
            return
        darkening = self._darkening(a0)
        if self.rests:
            self.key_unused.emit()
        elif darkening is not None:
            if not a0.isAutoRepeat():
                darkening.trigger()
        elif a0.key() == Qt.Key.Key_F5:  # a remote begins the show with it, and ends it with Esc
            if not self.isFullScreen():
                self.full_screen_wanted.emit()
        elif a0.key() == Qt.Key.Key_F11 or (a0.key() == Qt.Key.Key_Escape and self.isFullScreen()):
            self.full_screen_wanted.emit()
        elif a0.key() not in MODIFIERS:
            self.key_unused.emit()

    def changeEvent(self, a0: QEvent | None) -> None:
        super().changeEvent(a0)
        if a0 is not None and a0.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.activated.emit()
        if a0 is not None and a0.type() == QEvent.Type.WindowStateChange:
            self.seen_changed.emit()

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        if a1 is not None and a1.type() == QEvent.Type.Expose and isinstance(a0, QWindow):
            covered = self.isVisible() and not a0.isExposed()
            if covered != self._covered:
                self._covered = covered
                self.covered_changed.emit()
        return super().eventFilter(a0, a1)

    def moveEvent(self, a0: QMoveEvent | None) -> None:
        super().moveEvent(a0)
        if self.is_full:
            self.moved.emit()

    def resizeEvent(self, a0: QResizeEvent | None) -> None:
        super().resizeEvent(a0)
        if self.is_full:
            self.moved.emit()

    def showEvent(self, a0: QShowEvent | None) -> None:
        self._covered = False
        super().showEvent(a0)
        self.seen_changed.emit()

    def hideEvent(self, a0: QHideEvent | None) -> None:
        super().hideEvent(a0)
        self.seen_changed.emit()

    def closeEvent(self, a0: QCloseEvent | None) -> None:
        if a0 is None:
            return
        if (self.isFullScreen() or self.rests) and a0.spontaneous():
            a0.ignore()  # a slip on the keyboard must not darken the room, and a guest neither
            return
        super().closeEvent(a0)
        self.closed.emit()
