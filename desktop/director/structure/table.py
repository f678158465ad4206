"""The table in which a structure is changed, with what is done to its rows: put in, taken out, moved, pasted."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from math import isqrt

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import PlainLabel, button, dismiss, refuse, wrapped
from desktop.director.structure.cells import Grid
from desktop.director.structure.sheet import At, Played, Sheet, Times
from desktop.director.structure.timeline import hours
from desktop.director.tables.flow import FlowLayout
from tournament import wording
from tournament.chips.chips import Chip
from tournament.clocks import typed_time
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.structures import pasted, structure_files
from tournament.structures.amounts import round_amount_from
from tournament.structures.structure import Break, Level, Structure
from tournament.structures.structure_edits import with_length
from tournament.structures.typed import TypedBreak, TypedLevel, TypedRow, sums, typed, with_cell

CONTINUED = 4
"""So many levels are written down when a structure is to go on as it does."""

USUAL_BREAK = TypedBreak("10")


class StructureTable(QWidget):
    """Rows like a spreadsheet's. It belongs to no evening: `times` says when each row begins.

    Signals:
        changed: something was typed, or the evening has come on.
    """

    changed = pyqtSignal()

    def __init__(
        self, structure: Structure, times: Times, parent: QWidget, *, played: Played | None = None,
        chips: Sequence[Chip] = (),
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.sheet = Sheet(times, self, chips)
        self.grid = Grid(self.sheet, self)
        self._pasted_at: tuple[int, int] | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._tools())
        column.addWidget(self.grid, 1)
        column.addLayout(self._foot())
        self.setTabOrder(self.set_length, self.grid)
        self._add_keys()
        self.sheet.edited.connect(self._edited)
        self.show_structure(structure, played)
        selection = self.grid.selectionModel()
        if selection is not None:
            selection.currentChanged.connect(self._moved)

    # ---- building --------------------------------------------------------------------------------------------------

    def _tools(self) -> QWidget:
        tools = QWidget(self)
        flow = FlowLayout(tools, gap=6)
        self.level = self._tool(_("Level below"), self.insert_level, _("A level below this row (Insert)"))
        self.pause = self._tool(_("Break below"), self.insert_break, _("A break below this row (Shift+Insert)"))
        self.twice = self._tool(_("Duplicate"), self.duplicate, _("The same once more below it (Ctrl+D)"))
        self.out = self._tool(_("Take out"), self.take_out, _("Take these rows out (Delete)"))
        self.up = self._tool(_("Up"), partial(self.shift, -1), _("Before the row above (Alt+Up)"))
        self.down = self._tool(_("Down"), partial(self.shift, 1), _("After the row below (Alt+Down)"))
        self.more = self._tool(
            _("Continue like this"), self.continue_it, _("Write down the levels that would follow the list")
        )
        self.paste_button = self._tool(_("Paste"), self.paste, _("Rows copied out of a spreadsheet (Ctrl+V)"))
        self._tools_made = (self.level, self.pause, self.twice, self.out, self.up, self.down, self.more)
        for made in (*self._tools_made, self.paste_button):
            flow.addWidget(made)
        flow.addWidget(self._all_last())
        return tools

    def _tool(self, word: str, do: Callable[[], None], says: str) -> QPushButton:
        made = button(word, self, kind="choice")
        made.setToolTip(says)
        made.clicked.connect(partial(_without_checked, do))
        return made

    def _all_last(self) -> QWidget:
        """All levels last [20] min."""
        holder = QWidget(self)
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        self.length = QLineEdit(holder)
        self.length.setPlaceholderText("20")
        look.set_width(self.length, 64)
        said = PlainLabel(_("All levels last"), holder, kind="label")
        said.setBuddy(self.length)
        self.length.setAccessibleName(_("All levels last, in minutes"))
        self.length.returnPressed.connect(self.all_last)
        self.set_length = self._tool(_("Set minutes"), self.all_last, _("All levels that are not over; breaks stay"))
        for each in (said, self.length, self.set_length):
            row.addWidget(each)
        return holder

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.said = wrapped("", self, kind="wrong")
        self.instead = button(_("Instead of all"), self, kind="link", says=_("Put them in the place of all rows"))
        self.instead.clicked.connect(self.paste_instead)
        self.instead.hide()
        self.sum = PlainLabel("", self, kind="muted")
        row.addWidget(self.said, 1)
        row.addWidget(self.instead)
        row.addWidget(self.sum)
        return row

    def _add_keys(self) -> None:
        keys: tuple[tuple[str, Callable[[], None]], ...] = (
            ("Ins", self.insert_level),
            ("Shift+Ins", self.insert_break),
            ("Ctrl+D", self.duplicate),
            ("Del", self.take_out),
            ("Alt+Up", partial(self.shift, -1)),
            ("Alt+Down", partial(self.shift, 1)),
            ("Ctrl+C", self.copy),
            ("Ctrl+V", self.paste),
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
        )
        for key, do in keys:
            # Only in the grid itself: in a field the same keys change the text.
            shortcut = QShortcut(QKeySequence(key), self.grid)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(do)

    # ---- what it holds ---------------------------------------------------------------------------------------------

    @property
    def structure(self) -> Structure | None:
        """What is typed, None while something in it is wrong."""
        return self.sheet.structure

    @property
    def why_not(self) -> str | None:
        """What is wrong first; None: nothing."""
        if self.sheet.wrong:
            return wording.refusal(self.sheet.wrong[0].why)
        if self.sheet.refusal is not None:
            return wording.refusal(self.sheet.refusal)
        return None

    def show_structure(self, structure: Structure, played: Played | None = None) -> None:
        """Begin with that one; there is nothing to take back."""
        self.sheet.begin(structure, played)
        self.grid.go_to(self.sheet.played.ahead)

    def take_over(self, structure: Structure) -> None:
        """Have its levels and breaks instead of all that nobody has begun to play, as one edit."""
        kept, ahead = self.sheet.rows[: self.sheet.played.ahead], self.sheet.played.ahead
        rows = [typed(period) for period in structure.periods]
        number = self.sheet.base.level_number(ahead - 1) if ahead else 0
        if ahead:
            # As `restructuring.follow` does it: its level of the next number comes next.
            rows = [
                typed(period)
                for n, period in enumerate(structure.periods)
                if structure.level_number(n) > number
                or (structure.level_number(n) == number and isinstance(period, Break))
            ]
        self.sheet.put((*kept, *rows))
        self.grid.go_to(ahead)

    # ---- rows ------------------------------------------------------------------------------------------------------

    @property
    def row(self) -> int:
        """The row with the keyboard, -1 for none."""
        return self.grid.currentIndex().row()

    def _chosen(self) -> tuple[int, int]:
        """From which row on to behind which one something is selected."""
        selection = self.grid.selectionModel()
        rows = sorted({index.row() for index in selection.selectedIndexes()}) if selection is not None else []
        return (rows[0], rows[-1] + 1) if rows else (max(self.row, 0), self.row + 1)

    def insert_level(self) -> None:
        """A level below the row, between it and the next one."""
        self._insert((self._between(max(self.row, self.sheet.played.ahead - 1)),))

    def insert_break(self) -> None:
        """A break below the row."""
        self._insert((USUAL_BREAK,))

    def duplicate(self) -> None:
        """The selected rows once more, below them."""
        first, behind = self._chosen()
        rows = [
            replace(row, beyond=False, continued=False) if isinstance(row, TypedLevel) else replace(row, taken=False)
            for row in self.sheet.rows[first:behind]
        ]
        self._insert(rows, behind)

    def _insert(self, rows: Sequence[TypedRow], at: int | None = None) -> None:
        place = max(self.row + 1 if at is None else at, self.sheet.played.ahead)
        column = max(self.grid.currentIndex().column(), At.SMALL)
        self.sheet.put((*self.sheet.rows[:place], *rows, *self.sheet.rows[place:]))
        self.grid.go_to(place, column)

    def _between(self, row: int) -> TypedLevel:
        """A level that suits between that row and what follows."""
        before = next((r for r in reversed(self.sheet.rows[: row + 1]) if isinstance(r, TypedLevel)), None)
        after = next((r for r in self.sheet.rows[row + 1 :] if isinstance(r, TypedLevel)), None)
        usual = before or after or TypedLevel("25", "50")
        fresh = replace(usual, continued=False, beyond=False)
        low, high = _big(before), _big(after)
        if low and high:
            big = round_amount_from(Fraction(isqrt(low * high)))
            if low < big < high:
                ante = str(big) if usual.ante == usual.big_blind else usual.ante
                fresh = replace(fresh, small_blind=str(big // 2), big_blind=str(big), ante=ante)
        elif low and self.structure is not None and after is None:
            follows = typed(self.structure.period(len(self.structure.periods)))
            fresh = replace(follows, beyond=False) if isinstance(follows, TypedLevel) else fresh
        return fresh

    def take_out(self) -> None:
        """The selected rows, as far as nobody has begun to play them."""
        first, behind = self._chosen()
        first = max(first, self.sheet.played.ahead)
        if first < behind:
            self.sheet.put((*self.sheet.rows[:first], *self.sheet.rows[behind:]))
            self.grid.go_to(first, max(self.grid.currentIndex().column(), At.SMALL))

    def shift(self, step: int) -> None:
        """The row one up or down."""
        here, there, ahead = self.row, self.row + step, self.sheet.played.ahead
        if min(here, there) < ahead or there >= len(self.sheet.rows):
            return
        rows, column = list(self.sheet.rows), self.grid.currentIndex().column()
        rows[here], rows[there] = rows[there], rows[here]
        self.sheet.put(rows)
        self.grid.go_to(there, column)

    def continue_it(self) -> None:
        """Write down some of the levels that follow the list."""
        structure = self.structure
        if structure is None:
            return
        listed = len(structure.periods)
        more = (structure.period(n) for n in range(listed, listed + CONTINUED))
        levels = [replace(each, beyond=False) for each in more if isinstance(each, Level)]
        self._insert([typed(level) for level in levels], listed)

    @pyqtSlot()
    def all_last(self) -> None:
        """Give all levels that are not over the length that was typed."""
        structure = self.structure
        if structure is None:
            self._say(self.why_not or "")
            return
        try:
            length = typed_time.read(self.length.text() or self.length.placeholderText())
        except Refusal as wrong:
            self._say(wording.refusal(wrong))
            return
        longer = with_length(structure, length, self.sheet.played.over)
        self.sheet.put([typed(period) for period in longer.periods])

    # ---- taking back, copying --------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the newest edit back."""
        row, column = self.row, self.grid.currentIndex().column()
        self.sheet.undo()
        self.grid.go_to(row, max(column, 0))

    def redo(self) -> None:
        """The edit again that was taken back last."""
        row, column = self.row, self.grid.currentIndex().column()
        self.sheet.redo()
        self.grid.go_to(row, max(column, 0))

    def copy(self) -> None:
        """The selected rows as a spreadsheet takes them."""
        clipboard, structure = QGuiApplication.clipboard(), self.structure
        if clipboard is None or structure is None:
            return
        first, behind = self._chosen()
        part = replace(structure, periods=structure.periods[first:behind])
        clipboard.setText(structure_files.write_csv(part).replace(",", "\t"))

    def paste(self) -> None:
        """One column goes over the cells from here down; whole rows come in below the row."""
        clipboard = QGuiApplication.clipboard()
        text = "" if clipboard is None else clipboard.text()
        lines = text.strip("\r\n").splitlines()
        if lines and all("\t" not in line and not pasted.is_row(line) for line in lines):
            self._paste_down([line.strip() for line in lines])
            return
        usual = next((r for r in reversed(self.sheet.rows) if isinstance(r, TypedLevel)), TypedLevel("25", "50"))
        try:
            rows = pasted.read(text, replace(usual, continued=False, beyond=False, ante=""))
        except Refusal as wrong:
            self._say(wording.refusal(wrong))
            return
        place = max(self.row + 1, self.sheet.played.ahead)
        self._insert(rows, place)
        self._pasted_at = (place, place + len(rows))
        said = ngettext("{n} row is pasted below line {line}.", "{n} rows are pasted below line {line}.", len(rows))
        self._say(said.format(n=len(rows), line=place), wrong=False)
        self.instead.setVisible(len(self.sheet.rows) > len(rows) + self.sheet.played.ahead)

    def _paste_down(self, texts: Sequence[str]) -> None:
        rows, column = list(self.sheet.rows), self.grid.currentIndex().column()
        for place, text in enumerate(texts, start=self.row):
            index = self.sheet.index(place, column)
            cell = self.sheet.cell(index) if place < len(rows) else None
            if cell is not None and isinstance(self.sheet.value(index), str):
                rows[place] = with_cell(rows[place], cell, text)
        self.sheet.put(rows)

    @pyqtSlot()
    def paste_instead(self) -> None:
        """What was pasted takes the place of all that nobody has begun to play."""
        if self._pasted_at is not None:
            first, behind = self._pasted_at
            rows = self.sheet.rows[first:behind]
            self.sheet.put((*self.sheet.rows[: self.sheet.played.ahead], *rows))
            self.grid.go_to(self.sheet.played.ahead)

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _edited(self) -> None:
        self._pasted_at = None
        dismiss(self.instead)
        self._moved()
        count, breaks, time, whole = sums(self.structure.periods) if self.structure is not None else (0, 0, 0, False)
        said = [ngettext("{n} level", "{n} levels", count).format(n=count)]
        said += [ngettext("{n} break", "{n} breaks", breaks).format(n=breaks)] if breaks else []
        said.append((_("{time} hours") if whole else _("over {time} hours")).format(time=hours(time)))
        self.sum.setText(" · ".join(said) if self.structure is not None else "")
        self.changed.emit()

    @pyqtSlot()
    def _moved(self) -> None:
        """What is wrong or odd with the row, else what is wrong elsewhere."""
        sentences = self.sheet.sentences(self.row) if self.row >= 0 else []
        wrong = self.why_not
        self._say("\n".join(sentences) or wrong or "", wrong=wrong is not None)
        ahead, over = self.sheet.played.ahead, _("What has been played cannot change.")
        _first, behind = self._chosen()
        refuse(self.out, over if behind <= ahead else None, _("Take these rows out (Delete)"))
        edge = _("There is nothing above it to change places with.")
        refuse(self.up, edge if self.row <= ahead else None, _("Before the row above (Alt+Up)"))
        last = self.row < ahead or self.row + 1 >= len(self.sheet.rows)
        edge = _("There is nothing below it to change places with.")
        refuse(self.down, edge if last else None, _("After the row below (Alt+Down)"))
        refuse(self.more, wrong, _("Write down the levels that would follow the list"))
        refuse(self.set_length, wrong, _("All levels that are not over; breaks stay"))

    def _say(self, sentence: str, *, wrong: bool = True) -> None:
        look.set_kind(self.said, "wrong" if wrong else "muted")
        self.said.setText(sentence)


def _without_checked(do: Callable[[], None], checked: bool = False) -> None:
    do()


def _big(row: TypedLevel | None) -> int:
    """Its big blind, 0 where none can be read."""
    text = "" if row is None else row.big_blind
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 13 else 0
