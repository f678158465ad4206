"""The rows that are typed in the structure's editor, as Qt's model: every edit is one step that can be taken back."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from PyQt6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, pyqtSignal

from desktop.director.parts import as_plain
from desktop.director.structure import discs, levels
from desktop.director.structure.discs import Groups
from desktop.director.structure.timeline import Timeline
from engine.blinds import AnteKind, Limit
from tournament import wording
from tournament.chips.chips import Chip, by_value
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.structures.structure import Structure
from tournament.structures.structure_check import check
from tournament.structures.typed import Cell, TypedBreak, TypedLevel, TypedRow, Wrong, read, typed, with_cell

Rows = tuple[TypedRow, ...]


class At(IntEnum):
    """The columns, from the left."""

    LEVEL = 0
    BEGINS = 1
    SMALL = 2
    BIG = 3
    ANTE = 4
    WHO = 5
    LIMIT = 6
    MINUTES = 7
    HANDS = 8
    CHIPS = 9
    REMARK = 10


OF_LEVELS: Mapping[At, Cell] = {
    At.SMALL: Cell.SMALL,
    At.BIG: Cell.BIG,
    At.ANTE: Cell.ANTE,
    At.WHO: Cell.ANTE_KIND,
    At.LIMIT: Cell.LIMIT,
    At.MINUTES: Cell.MINUTES,
    At.HANDS: Cell.HANDS,
}
OF_BREAKS: Mapping[At, Cell] = {At.SMALL: Cell.COLOURS, At.WHO: Cell.WAITS, At.MINUTES: Cell.MINUTES}
"""What stands where; in a break the colours take the place of the amounts."""

NUMBERS = frozenset((At.BEGINS, At.SMALL, At.BIG, At.ANTE, At.MINUTES, At.HANDS))


@dataclass(frozen=True, slots=True)
class Played:
    """How far an evening has come in the list: so many rows are over, and which one is played; none before the start.

    `ahead`: from which row on everything can be put in, taken out and moved.
    """

    over: int = 0
    present: int | None = None

    @property
    def ahead(self) -> int:
        """The first row that nobody has begun to play."""
        return self.over if self.present is None else self.present + 1


Times = Callable[[Structure, int], Timeline]
"""When so many rows of a structure begin."""


class Sheet(QAbstractTableModel):
    """Rows of text, what is wrong with them, and what is odd.

    Signals:
        edited: the rows are others.
    """

    edited = pyqtSignal()

    def __init__(self, times: Times, parent: QObject, chips: Sequence[Chip] = ()) -> None:
        super().__init__(parent)
        self.rows: Rows = ()
        self.played = Played()
        self.wrong: tuple[Wrong, ...] = ()
        self.chips = tuple(chips)
        self._times = times
        self._base = Structure("", ())
        self._structure: Structure | None = None
        self._timeline = Timeline((), None)
        self._odd: Mapping[int, list[str]] = {}
        self._brief: Mapping[int, str] = {}
        self._paid: Sequence[Groups] = ()
        self._numbers: list[int] = []
        self._before: list[Rows] = []
        self._after: list[Rows] = []

    # ---- what it holds ---------------------------------------------------------------------------------------------

    @property
    def structure(self) -> Structure | None:
        """What is typed, None while something in it is wrong."""
        return self._structure

    @property
    def base(self) -> Structure:
        """What it began with; name, note and starting stack are its."""
        return self._base

    @property
    def timeline(self) -> Timeline:
        """When each row begins, and the end."""
        return self._timeline

    def begin(self, structure: Structure, played: Played | None = None) -> None:
        """Show that structure; there is nothing to take back."""
        self._base, self.played = structure, played or Played()
        self._before, self._after = [], []
        self._show(tuple(map(typed, structure.periods)))

    def name_it(self, name: str) -> None:
        """Call it that."""
        self._base = replace(self._base, name=name)
        if self._structure is not None:
            self._structure = replace(self._structure, name=name)

    def move_on(self, played: Played) -> None:
        """The evening has come so far."""
        if played != self.played:
            self.played = played
            self.look_again()

    def choices_at(self, row: int, at: At) -> list[tuple[str, Any]]:
        """What can be chosen there, with its words; nothing where something is typed."""
        cell = self.cell(self.index(row, at))
        return [] if cell is None else choices(cell)

    def groups(self, row: int) -> Groups:
        """The chips beside that row."""
        return self._paid[row] if row < len(self._paid) else ()

    def wrong_at(self, row: int) -> Wrong | None:
        """What is wrong with that row."""
        return next((each for each in self.wrong if each.row == row), None)

    def sentences(self, row: int) -> list[str]:
        """What is wrong or odd about that row, in sentences."""
        wrong = self.wrong_at(row)
        return [wording.refusal(wrong.why)] if wrong is not None else list(self._odd.get(row, ()))

    # ---- changing it -----------------------------------------------------------------------------------------------

    def put(self, rows: Sequence[TypedRow]) -> None:
        """Have these rows from now on."""
        new = tuple(rows)
        if new != self.rows:
            self._before.append(self.rows)
            self._after.clear()
            self._show(new)

    def undo(self) -> bool:
        """As before the newest edit; false: there is none."""
        return self._step(self._before, self._after)

    def redo(self) -> bool:
        """The edit again that was taken back."""
        return self._step(self._after, self._before)

    def _step(self, back: list[Rows], forth: list[Rows]) -> bool:
        if not back:
            return False
        forth.append(self.rows)
        self._show(back.pop())
        return True

    def _show(self, rows: Rows) -> None:
        if len(rows) == len(self.rows) and rows:
            self.rows = rows
            self.look_again()
        else:
            self.beginResetModel()
            self.rows = rows
            self._read()
            self.endResetModel()
        self.edited.emit()

    def look_again(self) -> None:
        """Times go on, and so does what is over."""
        self._read()
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, len(At) - 1))

    def _read(self) -> None:
        periods, self.wrong = read(self.rows)
        self._numbers = _numbers(self.rows)
        self._odd, self._brief = {}, {}
        self._structure = None
        self.refusal: BadInput | None = None
        if self.wrong:
            self._timeline, self._paid = Timeline(("",) * len(self.rows), None), ()
            return
        structure = replace(self._base, periods=periods)
        try:
            odd = levels.by_row(check(structure, by_value(self.chips) or None))
        except BadInput as nonsense:
            self.refusal = nonsense
            self._timeline, self._paid = Timeline(("",) * len(self.rows), None), ()
            return
        self._structure = structure
        self._odd = {row: [wording.concern(each) for each in found] for row, found in odd.items()}
        self._brief = {row: levels.remark(found) for row, found in odd.items()}
        self._paid = discs.groups(structure, self.chips)
        self._timeline = self._times(structure, len(self.rows))

    # ---- Qt's own --------------------------------------------------------------------------------------------------

    def rowCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008  (Qt's own signature)
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: QModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(At)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.ToolTipRole and orientation is Qt.Orientation.Horizontal:
            return _headings()[At(section)]
        if role == Qt.ItemDataRole.DisplayRole:
            return section + 1 if orientation is Qt.Orientation.Vertical else _headings()[At(section)]
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation is Qt.Orientation.Horizontal:
            return side(At(section))
        return None

    def flags(self, index: QModelIndex) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags | Qt.ItemFlag.ItemIsEditable if self.cell(index) is not None else flags

    def cell(self, index: QModelIndex) -> Cell | None:
        """What can be typed there; None: nothing."""
        if not 0 <= index.row() < len(self.rows) or index.row() < self.played.over:
            return None
        cells = OF_BREAKS if isinstance(self.rows[index.row()], TypedBreak) else OF_LEVELS
        return cells.get(At(index.column()))

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._text(index.row(), At(index.column()))
            case Qt.ItemDataRole.EditRole:
                return self.value(index)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tip(index.row(), At(index.column()))
            case Qt.ItemDataRole.TextAlignmentRole:
                return side(At(index.column()), self.rows[index.row()])
            case _:
                return None

    def _tip(self, row: int, at: At) -> str | None:
        if row < self.played.over:
            return _("What has been played cannot change.")
        if at is At.CHIPS:
            return discs.in_words(self.groups(row)) or None
        return "\n".join(map(as_plain, self.sentences(row))) or None

    def value(self, index: QModelIndex) -> Any:
        """What is typed there, as it is kept."""
        cell = self.cell(index)
        return None if cell is None else getattr(self.rows[index.row()], cell)

    def setData(self, index: QModelIndex, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        cell = self.cell(index)
        if cell is None or role != Qt.ItemDataRole.EditRole:
            return False
        changed = with_cell(self.rows[index.row()], cell, value)
        self.put((*self.rows[: index.row()], changed, *self.rows[index.row() + 1 :]))
        return True

    def _text(self, number: int, at: At) -> str:
        row = self.rows[number]
        if at is At.LEVEL:
            return _("Break") if isinstance(row, TypedBreak) else str(self._numbers[number])
        if at is At.BEGINS:
            return self._timeline.begins[number] if number < len(self._timeline.begins) else ""
        if at is At.REMARK:
            return self._remark(number)
        if at is At.CHIPS:
            return ""  # drawn instead
        cells = OF_BREAKS if isinstance(row, TypedBreak) else OF_LEVELS
        cell = cells.get(at)
        return "" if cell is None else _shown(row, cell)

    def _remark(self, number: int) -> str:
        wrong = self.wrong_at(number)
        if wrong is not None:
            return f"{levels.ODD} {wording.refusal(wrong.why)}"
        said = [self._brief[number]] if number in self._brief else []
        if number == self.played.present:
            said.insert(0, _("now"))
        if number == self._timeline.end_row and number >= self.played.over:
            said.append(_("the end"))
        return " · ".join(said)


def _shown(row: TypedRow, cell: Cell) -> str:
    value = getattr(row, cell)
    if cell is Cell.ANTE_KIND:
        return wording.ante_label(value) if getattr(row, "ante", "") else ""
    if cell is Cell.LIMIT:
        return wording.limit_label(value)
    if cell is Cell.WAITS:
        return waiting(waits=value)
    if cell is Cell.COLOURS:
        return _("remove {colours}").format(colours=value) if value else _("no colour goes")
    if cell is Cell.MINUTES and not value and not getattr(row, "hands", ""):
        return "–"
    return str(value)


def waiting(*, waits: bool) -> str:
    """What the clock does at the end of a break."""
    return _("waits at its end") if waits else _("goes on by itself")


def choices(cell: Cell) -> list[tuple[str, Any]]:
    """What can be chosen in a cell, with its words; nothing where something is typed."""
    if cell is Cell.ANTE_KIND:
        return [(wording.ante_label(kind), kind) for kind in AnteKind]
    if cell is Cell.LIMIT:
        return [(wording.limit_label(limit), limit) for limit in Limit]
    return [(waiting(waits=waits), waits) for waits in (False, True)] if cell is Cell.WAITS else []


def side(at: At, row: TypedRow | None = None) -> Qt.AlignmentFlag:
    """Numbers stand at the right."""
    number = at in NUMBERS and not (isinstance(row, TypedBreak) and at is At.SMALL)
    edge = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
    return edge | Qt.AlignmentFlag.AlignVCenter


def _numbers(rows: Rows) -> list[int]:
    """The number of the level of each row, or of the one before a break."""
    found, number = [], 0
    for row in rows:
        number += isinstance(row, TypedLevel) and not row.continued
        found.append(number)
    return found


def _headings() -> Mapping[At, str]:
    return {
        At.LEVEL: _("Level"),
        At.BEGINS: _("Begins"),
        At.SMALL: _("Small"),
        At.BIG: _("Big"),
        At.ANTE: _("Ante"),
        At.WHO: _("Ante kind"),
        At.LIMIT: _("Limit"),
        At.MINUTES: _("Minutes"),
        At.HANDS: _("or hands"),
        At.CHIPS: _("Chips"),
        At.REMARK: "",
    }
