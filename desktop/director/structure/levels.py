"""The rows of the Structure page: each level and break with its time, its chips, and what is to be said of it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QModelIndex, Qt
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QWidget

from desktop import look
from desktop.director.lists import Column, Row, ValueTable, ValueView
from desktop.director.structure.discs import DiscCells, Groups
from desktop.director.structure.timeline import Timeline
from engine.blinds import AnteKind
from tournament import wording
from tournament.clocks.clock import Phase, Reading
from tournament.language import gettext as _
from tournament.state import Tournament
from tournament.structures.structure import Break, Level, Structure
from tournament.structures.structure_check import Concern

BEGINS, ANTE, CHIPS, NOTE = 1, 3, 4, 6
ROOM_FOR = {CHIPS: 680, BEGINS: 520}
"""A list that is narrower leaves that column out."""

ODD = "▲"
"""Stands before whatever is odd: the colour alone would say nothing."""

BRIEFLY = {
    "break_first": lambda: _("begins with a break"),
    "breaks_together": lambda: _("second break in a row"),
    "blinds_fall": lambda: _("blinds fall"),
    "ante_over_big_blind": lambda: _("ante over the big blind"),
    "step_steep": lambda: _("more than doubled"),
    "step_flat": lambda: _("hardly dearer"),
    "level_short": lambda: _("very short"),
    "colour_needed": lambda: _("its chips are gone"),
    "amount_not_payable": lambda: _("chips cannot pay it"),
    "colour_not_in_set": lambda: _("no such chips"),
}
"""A concern in a word or two; the whole sentence is in the tooltip."""


def remark(concerns: Sequence[Concern]) -> str:
    """What is odd about a row, in brief."""
    return f"{ODD} " + ", ".join(BRIEFLY[each.code]() for each in concerns) if concerns else ""


def by_row(concerns: Sequence[Concern]) -> Mapping[int, list[Concern]]:
    """What is odd by the row (from 0) it is about."""
    found: dict[int, list[Concern]] = {}
    for each in concerns:
        found.setdefault(each.facts["period"] - 1, []).append(each)
    return found


class _Levels(ValueTable):
    """The tooltip of a remark is its sentence, that of a row's chips which they are."""

    def __init__(self, parent: QWidget) -> None:
        columns = [
            Column(_("Level")),
            Column(_("Begins")),
            Column(_("Blinds"), strong=True, stretch=2),
            Column(_("Ante")),
            Column(_("Chips")),
            Column(_("Min"), number=True),
            Column("", stretch=1),
        ]
        super().__init__(columns, parent)
        self.sentences: Mapping[int, str] = {}
        self._ante = _("Ante")

    def name_antes(self, heading: str) -> None:
        """What stands over the antes: where all are of one kind, which."""
        if heading != self._ante:
            self._ante = heading
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, ANTE, ANTE)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if section == ANTE and orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._ante
        return super().headerData(section, orientation, role)

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == NOTE:
            return self.sentences.get(self.rows[index.row()].key, super().data(index, role))
        if index.column() == CHIPS and role == Qt.ItemDataRole.DisplayRole:
            return None  # drawn instead
        if index.column() == CHIPS and role == Qt.ItemDataRole.ToolTipRole:
            return self.rows[index.row()].cells[CHIPS]
        return super().data(index, role)


class LevelsView(ValueView):
    """All levels and breaks of an evening."""

    def __init__(self, parent: QWidget) -> None:
        self.levels = _Levels(parent)
        super().__init__(self.levels, parent, _("Levels and breaks"))
        self._groups: Mapping[int, Groups] = {}
        self._rows: tuple[Row, ...] = ()
        self._spared = frozenset(ROOM_FOR)
        self._discs = DiscCells(self, partial(_groups_of, self))
        self.setItemDelegateForColumn(CHIPS, self._discs)

    def show_levels(self, rows: Sequence[Row], groups: Mapping[int, Groups], colours: Mapping[int, str]) -> None:
        """Show these rows, with these chips by the index of the level."""
        self._groups, self._discs.colours = groups, colours
        self._rows = tuple(rows)
        self._show_rows()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        spared = frozenset(at for at, least in ROOM_FOR.items() if self.width() < look.scaled(least))
        if spared != self._spared:
            self._spared = spared
            self._show_rows()

    def _show_rows(self) -> None:
        """Where the page is narrow, the amounts need the room of the chips, and of the times."""
        self.levels.show_rows([replace(row, cells=_without(row.cells, self._spared)) for row in self._rows])

    def groups(self, index: int) -> Groups:
        """The chips beside that level."""
        return self._groups.get(index, ())


def _without(cells: tuple[str, ...], spared: frozenset[int]) -> tuple[str, ...]:
    return tuple("" if at in spared else cell for at, cell in enumerate(cells))


def _groups_of(view: LevelsView, key: int) -> Groups:
    return view.groups(key)


def row(
    state: Tournament, index: int, reading: Reading, times: Timeline, odd: Sequence[Concern], *, chips: str = ""
) -> Row:
    """One level or break as the page shows it; `chips`: those beside it, in words."""
    structure, length = state.structure, state.clock.length(index)
    period = structure.period(index)
    playing = reading.phase in (Phase.RUNNING, Phase.PAUSED)
    marked = playing and index == reading.index
    over = index < reading.index or reading.phase is Phase.OVER
    note, pill = _note(state, index, times, marked=marked, over=over)
    minutes = wording.period_length(period, length)
    begins = times.begins[index]
    note = " · ".join(each for each in (note, "" if over else remark(odd)) if each)
    muted = over or (index >= len(structure.periods) and not marked)
    if isinstance(period, Break):
        waits = _("waits until it goes on") if period.waits else ""
        cells = (_("Break"), begins, wording.colours_removed(period.colours), waits, "", minutes, note)
        return Row(cells, index, muted=not marked, marked=marked, pill=pill, pill_at=NOTE)
    ante = ante_words(period, alone=ante_heading(structure) is not None)
    cells = (str(structure.level_number(index)), begins, wording.level_blinds(period), ante, chips, minutes, note)
    return Row(cells, index, muted=muted, marked=marked, pill=pill, pill_at=NOTE)


def ante_words(level: Level, *, alone: bool = False) -> str:
    """An ante and who pays it, in few words; nothing where there is none. `alone`: the heading says who."""
    if not level.ante:
        return ""
    if alone:
        return wording.chips(level.ante)
    match level.ante_kind:
        case AnteKind.PLAYER:
            words = _("{ante} each")
        case AnteKind.BIG_BLIND:
            # i18n: an ante paid by the big blind for all
            words = _("{ante} by BB")
        case AnteKind.BUTTON:
            # i18n: an ante paid by the button for all
            words = _("{ante} by button")
    return words.format(ante=wording.chips(level.ante))


def ante_heading(structure: Structure) -> str | None:
    """What stands over the antes where all are of one kind, None where they are not."""
    kinds = {each.ante_kind for each in structure.periods if isinstance(each, Level) and each.ante}
    if len(kinds) > 1:
        return None
    match next(iter(kinds), AnteKind.PLAYER):
        case AnteKind.PLAYER:
            return _("Ante")
        case AnteKind.BIG_BLIND:
            return _("BB ante")
        case AnteKind.BUTTON:
            return _("Button ante")


def _note(state: Tournament, index: int, times: Timeline, *, marked: bool, over: bool) -> tuple[str, str]:
    """What stands behind the row, and the kind of the pill round it."""
    if times.end is not None and index == times.end_row and not over:
        # i18n: beside the level in which the tournament will probably end
        return (_("now · the end") if marked else _("the end")), "brass"
    if marked:
        return _("now"), "brass"
    if over:
        return _("over"), ""
    structure, length = state.structure, state.clock.length(index)
    listed = structure.period(index).duration_ms
    added = 0 if length is None or listed is None else length - listed
    if added:
        return f"{'+' if added > 0 else '−'}{wording.clock_time(abs(added))}", ""
    return (_("goes on like this") if index == len(structure.periods) else ""), ""
