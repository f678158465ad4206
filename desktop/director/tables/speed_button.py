"""How fast robots play where nobody looks on: a button that says it, and a menu to choose from."""

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QActionGroup
from PyQt6.QtWidgets import QMenu, QPushButton, QWidget

from desktop.play.dealing import SPEEDS, Dealing
from desktop.play.table.wishes import speed_words
from tournament.language import gettext as _


class SpeedButton(QPushButton):
    """The speed of dealt tables that nobody looks at; a table's window has its own."""

    def __init__(self, dealing: Dealing, parent: QWidget) -> None:
        super().__init__(parent)
        self._dealing = dealing
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)
        self.setAccessibleName(_("Speed of robots where nobody looks on"))
        self.setToolTip(_("How fast robots play at tables that no window shows"))
        menu, group = QMenu(self), QActionGroup(self)
        for speed in SPEEDS:
            action = menu.addAction(speed_words(speed), partial(self._choose, speed))
            if action is not None:
                action.setCheckable(True)
                action.setChecked(speed == dealing.speed)
                group.addAction(action)
        self.setMenu(menu)
        self.setText(speed_words(dealing.speed))

    def _choose(self, speed: int | None) -> None:
        self._dealing.speed = speed
        self.setText(speed_words(speed))
