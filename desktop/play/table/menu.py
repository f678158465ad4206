"""What can be chosen for a table's window, and for all others: pace, time to act, colours, open cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMenu

from desktop.director.dialogs.board_look.words import themes
from desktop.play.bar.foot_line import choices
from desktop.play.table.wishes import BANKS, DECISIONS, REFILLS, SPEEDS, TableWishes, speed_words
from tournament.language import gettext as _
from tournament.language import ngettext

if TYPE_CHECKING:
    from desktop.play.table.window import TableWindow


class TableMenu(QMenu):
    """Made anew whenever it opens."""

    def __init__(self, window: TableWindow) -> None:
        super().__init__(window)
        self._window = window
        self.setToolTipsVisible(True)
        self.aboutToShow.connect(self._fill)
        self.aboutToShow.connect(window.at_screen.look_away)
        self._fill()

    @staticmethod
    def of_speed(window: TableWindow) -> QMenu:
        """Only the pace."""
        menu = QMenu(window)
        menu.aboutToShow.connect(window.at_screen.look_away)
        for speed in SPEEDS:
            menu.addAction(speed_words(speed), partial(_put, window, "speed", speed))
        return menu

    def _fill(self) -> None:
        window, wishes = self._window, self._window.wishes
        self.clear()
        self._tick(_("Odds of all-in hands, as on television"), "E", wishes.equities, "equities")
        self._tick(_("My cards lie open while I play alone here"), "", wishes.open_cards, "open_cards")
        self.addSeparator()
        choices(self, _("Time for a decision"), _seconds(DECISIONS), wishes.decision, self._chooses("decision"))
        choices(self, _("Time bank"), _seconds(BANKS), wishes.bank, self._chooses("bank"))
        back = ngettext("Time bank gets back after each hand", "Time bank gets back every {n} hands", wishes.every)
        choices(self, back.format(n=wishes.every), _seconds(REFILLS), wishes.refill, self._chooses("refill"))
        colours: dict[str, object] = {words: theme for theme, words in themes().items()}
        choices(self, _("Colours"), colours, wishes.theme, self._chooses("theme"))
        self.addSeparator()
        others = self.addAction(_("Robots for everybody else here"), self._robots)
        if others is not None:
            entries = window.scene.others()
            others.setEnabled(bool(entries))
            several = len(window.scene.people) > 1
            why = _("Wait for your turn: then it is known who the others are.") if several else ""
            others.setToolTip("" if entries else why or _("Nobody else here plays without a robot."))
        full = self.addAction(_("Full screen"), window.toggle_full_screen)
        if full is not None:
            full.setText(_("Full screen") + "\tF11")

    def _tick(self, words: str, key: str, on: bool, field: str) -> None:
        action = self.addAction(f"{words}\t{key}" if key else words, partial(_put, self._window, field, not on))
        if action is not None:
            action.setCheckable(True)
            action.setChecked(on)

    def _chooses(self, field: str) -> Callable[[QAction], None]:
        return partial(_chosen, self._window, field)

    def _robots(self) -> None:
        self._window.robots_wanted.emit(self._window.scene.others())


def _put(window: TableWindow, field: str, value: object) -> None:
    changed: TableWishes = replace(window.wishes, **{field: value})  # type: ignore[arg-type]
    window.wish(changed)


def _chosen(window: TableWindow, field: str, action: QAction) -> None:
    _put(window, field, action.data())


def _seconds(several: tuple[int, ...]) -> dict[str, object]:
    found: dict[str, object] = {}
    for seconds in several:
        words = ngettext("{n} second", "{n} seconds", seconds).format(n=seconds) if seconds else _("none")
        found[words] = seconds
    return found
