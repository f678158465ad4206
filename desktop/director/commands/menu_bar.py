"""The menu bar: every command with its key; what cannot act now is greyed and says why."""

from functools import partial

from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu, QMenuBar, QWidget

from desktop.director.commands.acting import Commands
from desktop.director.commands.catalogue import ALL
from desktop.director.commands.command import Group
from desktop.director.parts import as_plain

LONGEST = 60
"""Characters of an entry: a step that names many people is cut off."""


class MenuBar(QMenuBar):
    """One menu for each group.

    Attributes:
        menus: by group.
    """

    def __init__(self, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self._commands = commands
        self.menus: dict[Group, QMenu] = {}
        for group in Group:
            menu = QMenu(group.menu_title, self)
            menu.setToolTipsVisible(True)
            for command in ALL:
                if command.group is group:
                    if command.gap:
                        menu.addSeparator()
                    menu.addAction(commands.actions[command.code])
            menu.aboutToShow.connect(partial(self._look, group))
            menu.aboutToHide.connect(partial(self._let_go, group))
            self.addMenu(menu)
            self.menus[group] = menu

    def _look(self, group: Group) -> None:
        """Grey out what cannot act now."""
        for code, action in self._of(group):
            why = self._commands.why_not(code)
            action.setEnabled(why is None and not self._commands.resting)
            action.setText(_entry(self._commands.says(code)))
            action.setToolTip(as_plain(why or ""))
            action.setStatusTip(why or "")

    def _let_go(self, group: Group) -> None:
        """Out of sight, every key is heard again: one that can do nothing says why."""
        for _code, action in self._of(group):
            action.setEnabled(not self._commands.resting)

    def _of(self, group: Group) -> list[tuple[str, QAction]]:
        return [(command.code, self._commands.actions[command.code]) for command in ALL if command.group is group]


def _entry(words: str) -> str:
    """A name in it is no markup for a letter; too much of it is cut off."""
    cut = words if len(words) <= LONGEST else words[: LONGEST - 1].rstrip() + "…"
    return cut.replace("&", "&&")
