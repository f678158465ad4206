"""Which screen a board may fill, and why not."""

from PyQt6.QtCore import QObject
from PyQt6.QtGui import QScreen

from desktop.display.screens.directors_window import DirectorsWindow
from desktop.display.screens.screens import ScreenKey, Screens
from desktop.display.screens.whereabouts import Why


class ScreenChoice:
    """What a board may take of the screens that are connected: neither the director's nor another board's."""

    def __init__(self, board: QObject, screens: Screens, desk: DirectorsWindow) -> None:
        self._board = board
        self._screens = screens
        self._desk = desk

    def hindrance(self, screen: QScreen | None, *, invited: bool = False) -> Why:
        """Why the board may not fill that screen uninvited; `invited`: to cover the desk, but never another board."""
        if screen is None:
            return Why.MISSING
        if invited and self._screens.filled_by_others(self._board, screen):
            return Why.TAKEN
        if self._desk.is_on(screen):
            return Why.DESKS
        if self._desk.is_seen_on(screen):
            return Why.MIRRORED
        return Why.TAKEN if self._screens.filled_by_others(self._board, screen) else Why.NOTHING

    def best(self, own: ScreenKey | None) -> QScreen | None:
        """Its own screen, else another one that it may fill; None: there is none."""
        first = None if own is None else self._screens.find(own)
        candidates = [*([] if first is None else [first]), *self._screens.connected()]
        return next((screen for screen in candidates if self.hindrance(screen) is Why.NOTHING), None)

    def why_none(self) -> Why:
        """Why there is none that it may fill; `NOTHING` if there is one."""
        whys = {self.hindrance(screen) for screen in self._screens.connected()}
        return next((why for why in (Why.NOTHING, Why.TAKEN, Why.MIRRORED) if why in whys), Why.ONLY)
