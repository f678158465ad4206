"""Everybody who is in, table by table: what tick lists and counts are made of."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QHideEvent, QShowEvent
from PyQt6.QtWidgets import QGridLayout, QScrollArea, QWidget

from desktop import look
from desktop.director.following import Following, in_turn
from desktop.director.parts import PlainLabel
from tournament import wording
from tournament.language import gettext as _
from tournament.people.people import sort_key
from tournament.state import Entry, Tournament

NO_TABLE = 10_000
BETWEEN_PX = 16
"""Between two of a player's widgets."""


def players(state: Tournament, *, named: bool = False) -> list[Entry]:
    """Who is in, table by table, by name; last who has no seat. `named`: without those who are only counted."""
    found = [entry for entry in state.left if entry.player is not None or not named]
    return sorted(found, key=_order)


def are_left(state: Tournament, entries: Iterable[Entry]) -> bool:
    """Whether those are still all who are in, so that a list of them is the right one."""
    return {entry.number for entry in state.left} == {entry.number for entry in entries}


def _order(entry: Entry) -> tuple[int, tuple[str, ...], int]:
    table = NO_TABLE if entry.seat is None else entry.seat.table
    return table, sort_key(entry.name), entry.number


def heading(state: Tournament, entry: Entry) -> str:
    """At which table he sits."""
    if entry.seat is None:
        return _("No seat yet") if state.tables else ""
    return wording.table_name(entry.seat.table, state.tables[entry.seat.table].name)


class ByTable(QScrollArea):
    """A list that scrolls: below the name of each table a row for each of its players, made when its turn comes."""

    def __init__(
        self,
        state: Tournament,
        entries: Iterable[Entry],
        row: Callable[[Entry, QWidget], tuple[QWidget, ...]],
        parent: QWidget,
        *,
        least: int,
        after: QWidget | None = None,
        heads: Sequence[str] = (),
    ) -> None:
        """`row` makes the widgets of a player, from the left; `least`: the height that is seen at least, in pixels.

        `after`: what Tab comes from, where the list is made after its neighbours; `heads`: what stands above the
        widgets beside the names, at each table.
        """
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setMinimumHeight(look.scaled(least))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._state, self._row, self._heads = state, row, heads
        self._inside = QWidget(self)
        look.set_kind(self._inside, "surface")
        self.setWidget(self._inside)  # while it is empty: to move hundreds of fields takes a second
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(0, 0, 12, 0)
        self._grid.setHorizontalSpacing(BETWEEN_PX)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)
        self._line, self._here = 0, ""
        self._last = after
        self._following = Following(self)
        self._following.take([partial(self._add, entry) for entry in entries])

    def finish(self) -> None:
        """Make the rows whose turn has not come, since something is done to all."""
        self._following.finish()

    def _add(self, entry: Entry) -> None:
        if (head := heading(self._state, entry)) != self._here:
            label = PlainLabel(head, self._inside, kind="label")
            label.setContentsMargins(0, 10 if self._line else 0, 0, 2)
            self._grid.addWidget(label, self._line, 0, 1, 1 if self._heads else 3)
            for place, words in enumerate(self._heads, start=1):
                above = PlainLabel(words, self._inside, kind="muted")
                above.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
                self._grid.addWidget(above, self._line, place)
            self._line, self._here = self._line + 1, head
        self._grid.setRowStretch(self._line, 0)
        for place, widget in enumerate(self._row(entry, self._inside)):
            self._grid.addWidget(widget, self._line, place)
            self._last = in_turn(self._last, widget)
        self._line += 1
        self._grid.setRowStretch(self._line, 1)

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self._following.begin()

    def hideEvent(self, event: QHideEvent | None) -> None:
        super().hideEvent(event)
        self._following.rest()

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002  (Qt's own name)
        """What Tab reaches is scrolled into sight."""
        moved = super().focusNextPrevChild(next)
        inside = self.widget()
        focus = None if inside is None else inside.focusWidget()
        if focus is not None:
            self.ensureWidgetVisible(focus, 0, 40)
        return moved
