"""Whose the keyboard is when a board comes up, or gets it by a click: the director's."""

from PyQt6 import sip
from PyQt6.QtWidgets import QWidget

from desktop.display.screens.directors_window import DirectorsWindow
from desktop.display.window import BoardWindow


class Keyboard:
    """Given back where a platform does not care about WA_ShowWithoutActivating."""

    def __init__(self, desk: DirectorsWindow, board: BoardWindow) -> None:
        self._desk = desk
        self._board = board
        self._for: QWidget | None = None

    def keep(self, *, wanted: bool) -> QWidget | None:
        """Whoever has it shall have it again, the desk or a dialog of it; that, if it has it at this moment.

        Not `wanted`: whoever takes it may have it.
        """
        active = self._desk.keyboard if wanted else None
        self._for = active or (self._desk.window() if wanted else None)
        return active

    def let_go(self) -> None:
        """Whoever takes it from now on may have it."""
        self._for = None

    def give_back(self) -> None:
        """To whom it is kept for."""
        window = self._for
        if window is not None and not sip.isdeleted(window) and not window.isMinimized():  # else it would jump up
            window.activateWindow()

    def hand_over(self) -> None:
        """A key that means nothing on the board was meant for the desk: the next one goes there.

        Not where the board covers the desk by the director's own wish: the desk would jump up over it.
        """
        here, window = self._board.on_screen(), self._desk.window()
        covers = here is not None and self._board.isFullScreen() and self._desk.is_seen_on(here)
        if window is not None and not covers and not window.isMinimized():
            window.activateWindow()
