"""The board as the desk knows it: open it, close it, show it a view; it finds its screen itself."""

from collections.abc import Iterable

from PyQt6.QtCore import QObject, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QAction, QScreen
from PyQt6.QtWidgets import QWidget

from desktop.display.looks.style import Style
from desktop.display.screens.directors_window import DirectorsWindow
from desktop.display.screens.keyboard import Keyboard
from desktop.display.screens.observed import observed
from desktop.display.screens.screen_choice import ScreenChoice
from desktop.display.screens.screens import ScreenKey, Screens, Seen
from desktop.display.screens.whereabouts import Where, Whereabouts, Why
from desktop.display.showing import Showing
from desktop.display.window import BoardWindow

LOOK_AGAIN_AFTER = 500
"""Milliseconds until a window manager has put a window where it wants it."""

COMES_BACK = 3
"""How often in a row a board comes back that is minimised or moved: a window manager that insists has its way."""


class Board(QObject):
    """A second screen. Closed until the director opens it.

    It never covers the director's screen unless he himself puts it there, and never two boards fill the same screen:
    those that share one `Screens` know of each other. The window does not stay on top, since the room may want to see
    something else for once.

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
        self._desk = DirectorsWindow(self, self._screens)
        self._choice = ScreenChoice(self, self._screens, self._desk)
        self._chosen = self._key = ScreenKey.read(chosen)
        self._where, self._why = Where.CLOSED, Why.NOTHING
        self._invited = False
        self._ill = False
        self._came_back = 0
        self._told = self._whereabouts()
        self._keyboard = Keyboard(self._desk, self._window)
        self._look_again = QTimer(self)
        self._look_again.setSingleShot(True)
        self._look_again.setInterval(LOOK_AGAIN_AFTER)
        self._connect()

    def _connect(self) -> None:
        self._look_again.timeout.connect(self._keyboard.let_go)
        self._look_again.timeout.connect(self._check_place)
        self._screens.fewer.connect(self._hide_if_lost)
        self._screens.settled.connect(self._settle)
        self._desk.moved.connect(self._try_again)
        self._window.full_screen_wanted.connect(self._change_full_screen)
        self._window.closed.connect(self._closed_by_hand)
        self._window.activated.connect(self._keyboard.give_back)
        self._window.key_unused.connect(self._keyboard.hand_over)
        # Queued: what is told is how it is when all that belongs together has happened.
        queued = Qt.ConnectionType.QueuedConnection  # PyQt6's stubs know no connection types
        self._window.seen_changed.connect(self._seen_changed, queued)  # type: ignore[call-arg]
        self._screens.filled_changed.connect(self._try_again, queued)  # type: ignore[call-arg]
        # In a moment: a window manager takes a window away and puts it back while it shows it.
        self._window.covered_changed.connect(self._look_again.start)
        self._window.moved.connect(self._look_again.start)
        self._window.canvas.well_changed.connect(self._well_changed, queued)  # type: ignore[call-arg]
        self.destroyed.connect(self._window.deleteLater)

    # ---- what it shows ---------------------------------------------------------------------------------------------

    def put(self, showing: Showing) -> None:
        """Show that; repaints only if the picture differs."""
        self._window.canvas.put(showing)

    def wear(self, style: Style) -> None:
        """Look like that from now on."""
        self._window.canvas.wear(style)

    def set_title(self, evening: str) -> None:
        """Bear the name of that evening in the window's title."""
        self._window.name_after(evening)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of its picture, as layouts count them."""
        return self._window.canvas.width(), self._window.canvas.height()

    # ---- what the desk does ----------------------------------------------------------------------------------------

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
        if self._chosen is not None and self._screens.find(self._chosen) is None and self._where is not Where.HIDDEN:
            self._hide(self._chosen, Why.MISSING)
            return
        screen = self._choice.best(self._chosen)
        if screen is None:
            self._show_window(self._choice.why_none())
        else:
            self._show_full(screen)

    def open_at_start(self) -> None:
        """On the screen that it was on last, uninvited: if it cannot have that, it says why and waits for it."""
        if self._chosen is None:
            return
        screen = self._screens.find(self._chosen)
        why = self._choice.hindrance(screen)
        if screen is None or why is not Why.NOTHING:
            self._hide(self._chosen, why)
        else:
            self._show_full(screen)

    def close(self) -> None:
        """Hide it until it is opened again."""
        self._came_back = 0
        self._set(Where.CLOSED)
        self._window.hide()

    def swap(self) -> bool:
        """Exchange the screens of the director's window and the board; false: there is no other screen.

        Where both are on one screen, the board goes to another. A closed one will be opened where the window was.
        """
        desks = self._desk.screen()
        here = self._window.on_screen() if self.is_open else None
        if here is not None and self._desk.is_seen_on(here):
            other = self._choice.best(self._chosen)
            if other is not None:
                self._show_full(other)
            return other is not None
        goal = here or self._choice.best(self._chosen)
        if goal is None or desks is None or self._screens.filled_by_others(self, desks):
            return False
        self._key = None if self.is_closed else ScreenKey.of(desks)
        self._screens.fill(self, self._key)  # before one that waits for it takes it
        self._desk.move_to(goal)
        if not self.is_closed:
            self._show_full(desks)
        self._remember(ScreenKey.of(desks))
        return True

    def choose(self, key: ScreenKey) -> None:
        """Belong to that screen from now on; an open board goes there at once, also onto the director's own."""
        self._remember(key)
        if self._where is Where.CLOSED:
            return
        screen = self._screens.find(key)
        why = self._choice.hindrance(screen, invited=True)
        if screen is None:
            self._hide(key, why)
        elif why in {Why.TAKEN, Why.MIRRORED}:
            self._show_window(why, key)
        else:
            self._show_full(screen, invited=why is Why.DESKS)

    def obey(self, actions: Iterable[QAction]) -> None:
        """Let the desk's keys (pause …) work while the board has the keyboard, too. F11 and Esc are its own."""
        self._window.obey(actions)

    # ---- what the desk asks ----------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether the room can see it."""
        return self._where in {Where.FULL, Where.WINDOW, Where.THERE}

    @property
    def is_closed(self) -> bool:
        """Whether nobody wants it; one that waits for its screen is neither open nor closed."""
        return self._where is Where.CLOSED

    @property
    def is_stale(self) -> bool:
        """Whether the room does not see what it should, though the director wants it to; `where` says why."""
        return self._told.stale

    @property
    def where(self) -> str:
        """What `where_changed` said last."""
        return self._told.sentence

    @property
    def brief(self) -> str:
        """The same in a word or two, for the list of places; empty while closed."""
        return self._told.brief

    @property
    def explained(self) -> str:
        """What the director can do where something is not as it should be (mirrored, missing …); else empty."""
        return self._told.explained

    @property
    def chosen(self) -> str:
        """The board's screen, for the settings of this computer; empty if it never had one."""
        return "" if self._chosen is None else self._chosen.text()

    @property
    def belongs_to(self) -> ScreenKey | None:
        """The same as a value, at the socket where it is connected now; None: it never had one."""
        return None if self._chosen is None else self._screens.as_connected(self._chosen)

    def choices(self) -> tuple[Seen, ...]:
        """The screens it could be on."""
        return self._screens.seen()

    @property
    def window(self) -> QWidget:
        """The window, for pictures and tests."""
        return self._window

    # ---- what the computer does ------------------------------------------------------------------------------------

    @pyqtSlot()
    def _hide_if_lost(self) -> None:
        """Before Qt moves the window onto the director's screen and leaves it there, full screen.

        A screen that is plugged into another socket counts as gone, too, until all is quiet.
        """
        if self._where in {Where.FULL, Where.THERE} and self._key is not None and not self._screens.has(self._key):
            self._hide(self._key, Why.MISSING)

    @pyqtSlot()
    def _settle(self) -> None:
        """Go back to the screen when it is back; fill it when its size has changed; leave it when it is the desk's."""
        self._hide_if_lost()
        match self._where:
            case Where.FULL | Where.HIDDEN:
                self._claim()
            case Where.THERE:
                self._window.fit_into(self._screens.connected())
                self._tell()
            case Where.WINDOW:
                self._window.fit_into(self._screens.connected())
                self._say_why_none()
            case Where.CLOSED:
                pass
        self._desk.look()

    def _claim(self) -> None:
        """Take the screen on which it is wanted, if it may."""
        if self._key is None:
            return
        screen = self._screens.find(self._key)
        if screen is None:
            self._hide(self._key, Why.MISSING)  # whatever else it has waited for
            return
        why = self._choice.hindrance(screen)
        if why is Why.DESKS and (self._invited or self._desk.go_home(screen)):
            why = Why.NOTHING
        if why is not Why.NOTHING:
            self._hide(self._key, why)
        elif self._where is Where.HIDDEN or self._window.geometry() != screen.geometry():
            self._show_full(screen, invited=self._invited)
        else:
            self._check_place()

    @pyqtSlot()
    def _try_again(self) -> None:
        """The desk is elsewhere, or another board has gone: its screen may be free now, or the desk in its way."""
        if self._screens.restless:
            return  # all of it is looked at when that is over
        if self._where is Where.HIDDEN:
            self._claim()
        elif self._where is Where.FULL:
            self._look_again.start()  # in a moment: the director may be dragging his window across
        elif self._where is Where.WINDOW and self._why in {Why.TAKEN, Why.NOTHING}:
            self._say_why_none()

    def _say_why_none(self) -> None:
        self._why, self._key = self._choice.why_none(), None
        self._tell()

    @pyqtSlot()
    def _check_place(self) -> None:
        """Some window managers put a window where they like; somebody minimises it: put it right, or say what to do."""
        here, screen = self._window.on_screen(), None if self._key is None else self._screens.find(self._key)
        if self._where is Where.FULL:
            if self._window.is_full and self._window.elsewhere(screen) is None:
                self._came_back = 0
                self._make_way(screen)
            elif self._came_back < COMES_BACK and screen is not None and not self._window.is_covered:
                self._came_back += 1
                self._show_full(screen, invited=self._invited)
            elif self._window.is_full:
                if not self._invited and here is not None and self._desk.is_seen_on(here):
                    self._show_window(Why.ASTRAY, self._key)
            elif self._window.is_seen:
                self._set(Where.THERE)
        self._tell()

    def _make_way(self, screen: QScreen | None) -> None:
        """The director's window has come onto the board's screen: it goes back if the system did that, else the board.

        What lies under the board or over it is of no use to anybody.
        """
        why = Why.NOTHING if self._invited else self._choice.hindrance(screen)
        if why in {Why.DESKS, Why.MIRRORED} and self._key and screen and not self._desk.go_home(screen):
            self._hide(self._key, why)

    @pyqtSlot()
    def _seen_changed(self) -> None:
        """Somebody has minimised the window, or shown it again: tell it, and look again in a moment."""
        self._tell()
        if self._where is Where.FULL and not self._window.is_full:
            self._look_again.start()

    @pyqtSlot(bool)
    def _well_changed(self, well: bool) -> None:
        self._ill = not well
        self._tell()

    @pyqtSlot()
    def _change_full_screen(self) -> None:
        """The board's own F11 and Esc: it stays on its screen, so that one key never darkens the room."""
        here = self._window.on_screen()
        if self._where is not Where.FULL:
            if here is not None and not self._screens.filled_by_others(self, here):
                self._show_full(here, invited=self._desk.is_seen_on(here), keyboard_stays=True)
        elif here is None or self._desk.is_seen_on(here):
            self._show_window(self._choice.why_none())
        else:
            self._window.leave_full_screen(here)
            self._remember(ScreenKey.of(here))
            self._set(Where.THERE)

    @pyqtSlot()
    def _closed_by_hand(self) -> None:
        self._set(Where.CLOSED)

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _show_full(self, screen: QScreen, *, invited: bool = False, keyboard_stays: bool = False) -> None:
        """Fill that screen. The keyboard is the desk's, unless the board covers the desk or a key of its own did it.

        The director's own screen, which he has `invited` it to by a key, is not remembered: next week it is another
        evening.
        """
        covers = invited and self._desk.is_seen_on(screen)
        self._invited = invited
        self._key = ScreenKey.of(screen)
        if not (covers and keyboard_stays):
            self._remember(self._key)
        had = self._keyboard.keep(wanted=not (keyboard_stays or covers))
        self._window.show_full(screen)
        self._set(Where.FULL)
        self._look_again.start()
        if had is not None:
            self._keyboard.give_back()

    def _show_window(self, why: Why, key: ScreenKey | None = None) -> None:
        """Be an ordinary window beside the desk, because of `key` if one screen is the reason."""
        self._key = key
        self._window.show_window(self._desk.screen())
        self._set(Where.WINDOW, why)

    def _hide(self, key: ScreenKey, why: Why) -> None:
        self._key = key
        self._set(Where.HIDDEN, why)
        self._window.hide()

    def _remember(self, key: ScreenKey) -> None:
        if key != self._chosen:
            self._chosen = key
            self.chosen_changed.emit(key.text())

    def _set(self, where: Where, why: Why = Why.NOTHING) -> None:
        self._where, self._why = where, why
        self._screens.fill(self, self._key if where in {Where.FULL, Where.THERE} else None)
        self._desk.look()
        self._tell()

    def _tell(self) -> None:
        told = self._whereabouts()
        if told != self._told:
            self._told = told
            self.where_changed.emit(told.sentence)

    def _whereabouts(self) -> Whereabouts:
        return observed(self._window, self._screens, self._where, self._why, self._key, ill=self._ill)
