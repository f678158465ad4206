"""Where the director's window was, for each set of screens: the television brings back the place it had with it."""

import hashlib

from PyQt6.QtCore import QEvent, QObject, QTimer, pyqtSlot
from PyQt6.QtGui import QScreen

from desktop.director.window import DirectorWindow
from desktop.display.screens.screens import ScreenKey, Screens
from desktop.settings import Settings

NOTED_AFTER = 700
"""Milliseconds: a window that is drawn over the screen moves many times."""

MOVES = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.WindowStateChange})


def set_of(screens: list[QScreen]) -> str:
    """The same for the same screens at the same sockets, in whatever order they are told."""
    told = sorted(ScreenKey.of(screen).text() for screen in screens)
    return hashlib.sha256("\n".join(told).encode("utf-8", "replace")).hexdigest()[:16]


def restore(window: DirectorWindow, settings: Settings, screens: list[QScreen]) -> None:
    """Put it where it was with these screens, wholly on one of them."""
    _put(window, settings, set_of(screens))
    window.fit_on_screen()


def _put(window: DirectorWindow, settings: Settings, screens: str) -> None:
    geometry = settings.layout(screens)
    if geometry is not None:
        window.restoreGeometry(geometry)


class Layouts(QObject):
    """Notes where the window is, and puts it there again.

    What the system does with windows while screens come and go is nobody's wish, and is not noted.
    """

    def __init__(self, window: DirectorWindow, settings: Settings, screens: Screens) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._screens = screens
        self._set = set_of(screens.connected())
        self._noting = QTimer(self)
        self._noting.setSingleShot(True)
        self._noting.setInterval(NOTED_AFTER)
        self._noting.timeout.connect(self.note)
        window.installEventFilter(self)

    def restore(self) -> None:
        """At the program's start: where it was with these screens."""
        restore(self._window, self._settings, self._screens.connected())

    @pyqtSlot()
    def screens_settled(self) -> None:
        """Other screens: where it was with them; in any case where it can be reached."""
        now = set_of(self._screens.connected())
        if now != self._set:
            self._set = now
            _put(self._window, self._settings, now)
        self._window.stay_reachable()

    @pyqtSlot()
    def note(self) -> None:
        """Remember where it is now, unless screens are coming and going."""
        self._noting.stop()
        if not self._screens.restless and set_of(self._screens.connected()) == self._set:
            self._settings.keep_layout(self._set, self._window.saveGeometry())

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        moved = event is not None and event.type() in MOVES
        if moved and self._window.isVisible() and not (self._screens.restless or self._screens.system_moves):
            self._noting.start()
        return super().eventFilter(watched, event)
