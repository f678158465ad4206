"""The window in which the director works, as a board sees it: it must not be covered, nor lose the keyboard."""

from PyQt6.QtCore import QObject, QPoint, QRect, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QScreen, QWindow
from PyQt6.QtWidgets import QApplication, QWidget

from desktop.display.screens.mirrored import same_picture
from desktop.display.screens.screens import ScreenKey, Screens
from desktop.display.window import FRAME, BoardWindow


class DirectorsWindow(QObject):
    """The director's window: where it is, and where it belongs.

    Signals:
        moved: it is on another screen now, while all screens are there that will be.
    """

    moved = pyqtSignal()

    def __init__(self, board: QObject, screens: Screens) -> None:
        """`board`: the one that looks; the window is that of its parent, else whichever is not a board's."""
        super().__init__(board)
        self._board = board
        self._screens = screens
        self._home: ScreenKey | None = None
        self._watched: QWindow | None = None

    def window(self) -> QWidget | None:
        """The window, if it is on any screen."""
        parent, active = self._board.parent(), QApplication.activeWindow()
        windows = [parent.window()] if isinstance(parent, QWidget) else [active, *QApplication.topLevelWidgets()]
        for window in windows:
            if window is None or isinstance(window, BoardWindow) or not window.isVisible():
                continue
            handle = window.windowHandle()
            if handle is not None and handle.screen() is not None:
                return window
        return None

    def screen(self) -> QScreen | None:
        """The screen the director looks at, wherever the first screen may be. For use at once, not for keeping."""
        window = self.window()
        handle = None if window is None else window.windowHandle()
        return next(iter(self._screens.connected()), None) if handle is None else handle.screen()

    def is_on(self, screen: QScreen) -> bool:
        """Whether the director looks at that screen."""
        here = self.screen()
        return here is not None and ScreenKey.of(here) == ScreenKey.of(screen)

    def is_seen_on(self, screen: QScreen) -> bool:
        """The same, or that screen shows the same picture as the director's: what fills it covers the window."""
        here = self.screen()
        return here is not None and (self.is_on(screen) or same_picture(here.geometry(), screen.geometry()))

    @property
    def keyboard(self) -> QWidget | None:
        """What has the keyboard, if that is this program's and not a board's: the window or a dialog of it."""
        active = QApplication.activeWindow()
        return None if isinstance(active, BoardWindow) else active

    # ---- where it belongs ------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Remember where it is, unless screens are coming and going; from then on, what the director does counts."""
        window = self.window()
        handle = None if window is None else window.windowHandle()
        screen = None if handle is None else handle.screen()
        if handle is None or screen is None or handle is self._watched or self._screens.restless:
            return
        self._home = ScreenKey.of(screen)
        self._watched = handle
        handle.screenChanged.connect(self._on_another)

    @pyqtSlot(QScreen)
    def _on_another(self, screen: QScreen | None) -> None:
        """The director's doing, unless screens came or went: then it was the system's, and it does not belong there."""
        if self._screens.restless or screen is None:
            return
        if not self._screens.system_moves:
            self._home = ScreenKey.of(screen)
        self.moved.emit()

    def go_home(self, besides: QScreen) -> bool:
        """Back to where it was before screens went and came, if that is there and does not lie over `besides`."""
        home = None if self._home is None else self._screens.find(self._home)
        if home is None or self.is_on(home) or same_picture(home.geometry(), besides.geometry()):
            return False
        self.move_to(home)
        return True

    def move_to(self, screen: QScreen) -> None:
        """Into the middle of that screen, as large as before where that fits; maximised stays maximised."""
        window = self.window()
        handle = None if window is None else window.windowHandle()
        if window is None or handle is None:
            return
        state = window.windowState()
        window.showNormal()
        handle.setScreen(screen)
        free = screen.availableGeometry().marginsRemoved(FRAME)
        size = window.size().boundedTo(free.size())
        # At once: resized first, it would for a moment reach over to the other screen and stay there.
        corner = free.center() - QPoint(size.width() // 2, size.height() // 2)
        window.setGeometry(QRect(corner, size))
        window.setWindowState(state)
        self._home = ScreenKey.of(screen)
