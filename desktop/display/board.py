"""The board as the desk knows it: open it, close it, show it a view; it finds its screen itself."""

from collections.abc import Iterable
from enum import Enum, auto

from PyQt6.QtCore import QObject, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QAction, QScreen
from PyQt6.QtWidgets import QApplication, QWidget

from desktop.display.screens import ScreenKey, Screens, Seen, look_at
from desktop.display.showing import Showing
from desktop.display.window import BoardWindow
from tournament.language import gettext as _

LOOK_AGAIN_AFTER = 500
"""Milliseconds until a window manager has put a window where it wants it."""


class _Where(Enum):
    CLOSED = auto()
    FULL = auto()
    WINDOW = auto()
    THERE = auto()
    """An ordinary window, but on the board's own screen: the room still sees it."""
    LOST = auto()
    """Wanted on a screen that is not connected: hidden until it is, or until the director asks again."""


class Board(QObject):
    """The second screen. Closed until the director opens it.

    Signals:
        where_changed: one line for the desk's foot: where the board is, or why it cannot be seen.
        chosen_changed: `chosen`, for the settings of this computer, when the board has got another screen.
    """

    where_changed = pyqtSignal(str)
    chosen_changed = pyqtSignal(str)

    def __init__(self, parent: QObject | None = None, chosen: str = "", screens: Screens | None = None) -> None:
        """A closed board. `chosen`: the screen it was on last, as `chosen_changed` said it."""
        super().__init__(parent)
        self._screens = screens or Screens(self)
        self._window = BoardWindow()
        self._key = ScreenKey.read(chosen)
        self._where = _Where.CLOSED
        self._said = self._sentence()
        self._keyboard_for: QWidget | None = None
        self._look_again = QTimer(self)
        self._look_again.setSingleShot(True)
        self._look_again.setInterval(LOOK_AGAIN_AFTER)
        self._look_again.timeout.connect(self._check_place)
        self._screens.fewer.connect(self._hide_if_lost)
        self._screens.settled.connect(self._settle)
        self._window.full_screen_wanted.connect(self._change_full_screen)
        self._window.closed.connect(self._closed_by_hand)
        self._window.activated.connect(self._give_keyboard_back)

    # ---- what the desk does ----------------------------------------------------------------------------------------

    def put(self, showing: Showing) -> None:
        """Show that; repaints only if the picture differs."""
        self._window.canvas.put(showing)

    def toggle(self) -> None:
        """The board's one key: open it, or close it. Asked again while its screen is missing: open it elsewhere."""
        if self.is_open:
            self.close()
        else:
            self.open()

    def open(self) -> None:
        """Full screen on its own or else on a second screen; without one, an ordinary window.

        If the screen it was on last is not connected, the board stays hidden and says so; opened once more, it takes
        what there is.
        """
        found = None if self._key is None else self._screens.find(self._key)
        if found is None and self._key is not None and self._where is not _Where.LOST:
            self._set(_Where.LOST)
            return
        if found is None or self._is_desks(found):
            found = next((screen for screen in self._screens.connected() if not self._is_desks(screen)), None)
        if found is None:
            self._show_window()
        else:
            self._show_full(found)

    def close(self) -> None:
        """Hide it until it is opened again."""
        self._set(_Where.CLOSED)
        self._window.hide()

    @property
    def is_open(self) -> bool:
        """Whether the room can see it."""
        return self._where in (_Where.FULL, _Where.WINDOW, _Where.THERE)

    @property
    def where(self) -> str:
        """What `where_changed` said last."""
        return self._said

    @property
    def brief(self) -> str:
        """The same in a word or two, for the list of places; empty while closed."""
        match self._where:
            case _Where.CLOSED:
                return ""
            case _Where.WINDOW | _Where.THERE:
                return _("in a window")
            case _Where.LOST:
                return _("no screen")
            case _Where.FULL:
                return _("on {screen}").format(screen="" if self._key is None else self._key.label)

    @property
    def chosen(self) -> str:
        """The board's screen, for the settings of this computer; empty if it never had one."""
        return "" if self._key is None else self._key.text()

    def choices(self) -> tuple[Seen, ...]:
        """The screens it could be on."""
        return self._screens.seen()

    def choose(self, key: ScreenKey) -> None:
        """Belong to that screen from now on; an open board goes there at once."""
        self._take(key)
        found = self._screens.find(key)
        if self._where is _Where.CLOSED:
            return
        if found is None:
            self._window.hide()
            self._set(_Where.LOST)
        else:
            self._show_full(found)

    def obey(self, actions: Iterable[QAction]) -> None:
        """Let the desk's keys (pause …) work while the board has the keyboard, too. F11 and Esc are its own."""
        self._window.addActions(list(actions))

    @property
    def window(self) -> QWidget:
        """The window, for pictures and tests."""
        return self._window

    # ---- what the computer does ------------------------------------------------------------------------------------

    @pyqtSlot()
    def _hide_if_lost(self) -> None:
        """Before Qt moves the window onto the director's screen and leaves it there, full screen."""
        there = self._where in (_Where.FULL, _Where.THERE)
        if there and self._key is not None and self._screens.find(self._key) is None:
            self._window.hide()
            self._set(_Where.LOST)

    @pyqtSlot()
    def _settle(self) -> None:
        """Go back to the screen when it is back; fill it when its size has changed."""
        self._hide_if_lost()
        found = None if self._key is None else self._screens.find(self._key)
        if found is None:
            return
        moved = self._where is _Where.FULL and self._window.geometry() != found.geometry()
        if moved or self._where is _Where.LOST:
            self._show_full(found)
        elif self._where is _Where.FULL:
            self._check_place()

    @pyqtSlot()
    def _check_place(self) -> None:
        """Some window managers put a window where they like: then say what to do."""
        self._keyboard_for = None
        self._tell()

    @pyqtSlot()
    def _change_full_screen(self) -> None:
        """The board's own F11 and Esc: it stays on its screen, so that one key never darkens the room."""
        here = self._window.on_screen()
        if self._where is not _Where.FULL:
            if here is not None:
                self._show_full(here, keyboard_stays=True)
        elif here is None or self._is_desks(here):
            self._show_window()
        else:
            self._window.leave_full_screen(here)
            self._take(ScreenKey.of(here))
            self._set(_Where.THERE)

    @pyqtSlot()
    def _closed_by_hand(self) -> None:
        self._set(_Where.CLOSED)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _show_full(self, screen: QScreen, *, keyboard_stays: bool = False) -> None:
        """Fill that screen. The keyboard is the desk's, unless the board covers the desk or a key of its own did it."""
        self._take(ScreenKey.of(screen))
        self._keyboard_for = None if keyboard_stays or self._is_desks(screen) else self._desks_window()
        self._window.show_full(screen)
        self._set(_Where.FULL)
        self._look_again.start()
        self._give_keyboard_back()

    @pyqtSlot()
    def _give_keyboard_back(self) -> None:
        """For platforms that do not care about WA_ShowWithoutActivating: at once, and once more when it was taken."""
        if self._keyboard_for is not None and self._look_again.isActive():
            self._keyboard_for.activateWindow()

    def _show_window(self) -> None:
        self._window.show_window(self._desks_screen() or next(iter(self._screens.connected()), None))
        self._set(_Where.WINDOW)

    def _take(self, key: ScreenKey) -> None:
        if key != self._key:
            self._key = key
            self.chosen_changed.emit(key.text())

    def _desks_window(self) -> QWidget | None:
        """The window the director works in, if it is on any screen."""
        parent, active = self.parent(), QApplication.activeWindow()
        windows = [parent.window()] if isinstance(parent, QWidget) else [active, *QApplication.topLevelWidgets()]
        for window in windows:
            if window is None or window is self._window or not window.isVisible():
                continue
            handle = window.windowHandle()
            if handle is not None and handle.screen() is not None:
                return window
        return None

    def _desks_screen(self) -> QScreen | None:
        """The screen the director looks at: where the desk's window is, wherever the first screen may be."""
        desk = self._desks_window()
        handle = None if desk is None else desk.windowHandle()
        return next(iter(self._screens.connected()), None) if handle is None else handle.screen()

    def _is_desks(self, screen: QScreen) -> bool:
        desks = self._desks_screen()
        return desks is not None and ScreenKey.of(desks) == ScreenKey.of(screen)

    def _set(self, where: _Where) -> None:
        self._where = where
        self._tell()

    def _tell(self) -> None:
        said = self._sentence()
        if said != self._said:
            self._said = said
            self.where_changed.emit(said)

    def _sentence(self) -> str:
        if self._where is _Where.WINDOW:
            return _("Board: in a window")
        if self._where is _Where.CLOSED or self._key is None:
            return _("Board closed")
        if self._where is _Where.THERE:
            return _("Board: in a window on {screen}").format(screen=self._key.label)
        if self._where is _Where.LOST:
            return _("Board hidden: {screen} is not connected").format(screen=self._key.label)
        here = self._window.on_screen()
        if here is not None and self._window.isVisible() and ScreenKey.of(here) != self._key:
            wrong = ScreenKey.of(here).label
            return _("Board is on {wrong}: press F11 there, drag it to {screen}, press F11 again").format(
                wrong=wrong, screen=self._key.label
            )
        screen = self._screens.find(self._key)
        if screen is None:
            return _("Board: {screen}").format(screen=self._key.label)
        seen = look_at(screen)
        return _("Board: {screen}, {width}×{height}").format(
            screen=seen.key.label, width=seen.width, height=seen.height
        )
