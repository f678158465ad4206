"""Everybody who is in, table by table: what tick lists and counts are made of."""

from collections.abc import Callable, Iterable

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QGridLayout, QScrollArea, QWidget

from desktop import look
from desktop.director.following import Following
from desktop.director.parts import PlainLabel
from tournament import wording
from tournament.language import gettext as _
from tournament.people.people import sort_key
from tournament.state import Entry, Tournament

NO_TABLE = 10_000


def players(state: Tournament, *, named: bool = False) -> list[Entry]:
    """Who is in, table by table, by name; last who has no seat. `named`: without those who are only counted."""
    found = [entry for entry in state.left if entry.player is not None or not named]
    return sorted(found, key=_order)


def _order(entry: Entry) -> tuple[int, tuple[str, ...], int]:
    table = NO_TABLE if entry.seat is None else entry.seat.table
    return table, sort_key(entry.name), entry.number


def heading(state: Tournament, entry: Entry) -> str:
    """At which table he sits."""
    if entry.seat is None:
        return _("No seat yet") if state.tables else ""
    return wording.table_name(entry.seat.table, state.tables[entry.seat.table].name)


class ByTable(QScrollArea):
    """A list that scrolls: below the name of each table a row for each of its players."""

    def __init__(
        self,
        state: Tournament,
        entries: Iterable[Entry],
        row: Callable[[Entry, QWidget], tuple[QWidget, ...]],
        parent: QWidget,
        *,
        least: int,
    ) -> None:
        """`row` makes the widgets of a player, from the left; `least`: the height that is seen at least, in pixels."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setMinimumHeight(look.scaled(least))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self)
        look.set_kind(inside, "surface")
        self.setWidget(inside)  # while it is empty: to move hundreds of fields takes a second
        self._following = Following(self)
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        line, here = 0, ""
        for number, entry in enumerate(entries):
            if (head := heading(state, entry)) != here:
                label = PlainLabel(head, inside, kind="label")
                label.setContentsMargins(0, 10 if line else 0, 0, 2)
                grid.addWidget(label, line, 0, 1, 3)
                self._following.take(number, label)
                line, here = line + 1, head
            for place, widget in enumerate(row(entry, inside)):
                grid.addWidget(widget, line, place)
                self._following.take(number, widget)
            line += 1
        grid.setRowStretch(line, 1)

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self._following.begin()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002  (Qt's own name)
        """What Tab reaches is scrolled into sight."""
        moved = super().focusNextPrevChild(next)
        inside = self.widget()
        focus = None if inside is None else inside.focusWidget()
        if focus is not None:
            self.ensureWidgetVisible(focus, 0, 40)
        return moved
