"""Chips are counted: a field for each player or colour, table by table, and the sum against the chips in play."""

from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director import by_table
from desktop.director.chips import by_colour
from desktop.director.chips.by_colour import Pieces
from desktop.director.dialogs import amounts
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from desktop.director.tables.words import fit
from tournament import wording
from tournament.chips import stacks
from tournament.errors import BadInput, Refusal
from tournament.events import StackCount, Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Chips
from tournament.state import Entry

WIDTH_PX, FIELD_PX, LEAST_LIST_PX = 560, 130, 300
BESIDE_PX = 380
"""Names and sums beside the colours."""


@dataclass(frozen=True, slots=True)
class CountRow:
    """A player's field; of a stack that is known the program says it itself.

    Attributes:
        pieces: how many chips of each value, while they are counted so; the field then only tells what they come to.
    """

    entry: Entry
    field: QLineEdit
    pieces: Pieces

    @property
    def is_known(self) -> bool:
        """Whether nobody has to count it."""
        return not self.field.isEnabled()


def is_known(entry: Entry) -> bool:
    """Whether the program knows his stack without a count."""
    return entry.stack is not None and entry.counted is None


class CountDialog(QDialog):
    """Whoever has a number in his field was counted now; empty fields say nothing.

    Signals:
        correct_wanted: by how many chips those in play differ from what was counted; the count is kept by then.
    """

    correct_wanted = pyqtSignal(int)

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Chip count"))
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Chip count"), self, kind="dialog-title"))
        about = _("Type what was counted now; whoever was not counted stays empty. Counts go stale with every hand.")
        column.addWidget(wrapped(about, self))
        self.rows: list[CountRow] = []  # those that are made; the others are empty
        self._entries = by_table.players(bridge.state)
        self._known = [entry for entry in self._entries if is_known(entry)]
        self._colours = by_colour.colours(bridge.state)
        self.by_colour = QCheckBox(_("Count the chips of each &colour"), self)
        self.by_colour.setVisible(bool(self._colours) and len(self._known) < len(self._entries))
        self.by_colour.toggled.connect(self._list_anew)
        column.addWidget(self.by_colour)
        self._list = self._listed()
        column.addWidget(self._list, 1)
        self.sum = PlainLabel("", self, kind="strong")
        self.sum.setWordWrap(True)
        column.addWidget(self.sum)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        ends = QHBoxLayout()
        self.correct = button(_("Keep, and &correct the chips in play…"), self)
        self.correct.clicked.connect(self._keep_and_correct)
        self.correct.hide()
        ends.addWidget(self.correct)
        ends.addStretch(1)
        self.keep = with_answer(self, ends, _("Keep the count"), self._keep)
        column.addLayout(ends)
        bridge.changed.connect(self._changed)
        self._look()
        self._begin_typing()

    def _listed(self) -> by_table.ByTable:
        """Everybody, as a number or colour by colour."""
        self.rows.clear()
        heads = [by_colour.head(chip) for chip in self._colours] if self.by_colour.isChecked() else ()
        # Nothing scrolls sideways: the dialog is as wide as the colours need.
        look.set_least_width(self, max(WIDTH_PX, BESIDE_PX + len(heads) * (by_colour.COLOUR_PX + by_table.BETWEEN_PX)))
        return by_table.ByTable(
            self._bridge.state, self._entries, self._row, self, least=LEAST_LIST_PX, after=self.by_colour, heads=heads
        )

    @pyqtSlot()
    def _list_anew(self) -> None:
        before, self._list = self._list, self._listed()
        layout = self.layout()
        if layout is not None:
            layout.replaceWidget(before, self._list)
        before.hide()
        before.deleteLater()
        self._list.show()
        self._look()
        self._begin_typing()

    def _begin_typing(self) -> None:
        first = next((row for row in self.rows if not row.is_known), None)
        begin = self.keep if first is None else next(iter(first.pieces.values()), first.field)
        begin.setFocus()

    def _row(self, entry: Entry, inside: QWidget) -> tuple[QWidget, ...]:
        short = wording.short(entry.shown_name)
        seat = "" if entry.seat is None else _("seat {seat}").format(seat=entry.seat.number)
        known = is_known(entry)
        field = QLineEdit(str(entry.stack) if known else "", inside)
        field.setFixedWidth(look.scaled(FIELD_PX))
        field.setAlignment(Qt.AlignmentFlag.AlignRight)
        field.setPlaceholderText(_("count them"))
        field.setAccessibleName(_("Chips of {name}").format(name=entry.shown_name))
        field.setEnabled(not known)
        field.setToolTip(_("This stack is known.") if known else "")
        field.textChanged.connect(self._look)
        before = ""
        if entry.stack is not None and entry.counted is not None:
            at = wording.time_of_day(entry.counted, utc=self._bridge.state.setup.timing is Timing.SIMULATED)
            before = _("{chips} at {time}").format(chips=wording.chips(entry.stack), time=at)
        of = () if known or not self.by_colour.isChecked() else self._colours
        pieces = by_colour.pieces(of, entry, inside, self._add_up)
        if pieces:
            field.setReadOnly(True)
            field.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            field.setPlaceholderText("")
            field.setFixedWidth(look.scaled(by_colour.TOTAL_PX))
            field.setToolTip(before)
        self.rows.append(CountRow(entry, field, pieces))
        name = PlainLabel(f"{short}, {seat}" if seat else short, inside, elide=True)
        name.setMinimumWidth(look.scaled(by_colour.NAME_PX))
        # Nothing is made for nothing: there may be hundreds of rows.
        after = (PlainLabel(before, inside, kind="muted"),) if before and not pieces else ()
        return (name, *pieces.values(), field, *after)

    @pyqtSlot()
    @pyqtSlot(str)
    def _add_up(self, _text: str = "") -> None:
        """What each has in all follows from the chips of each colour."""
        for row in self.rows:
            try:
                come_to = by_colour.worth(row.pieces)
            except BadInput:
                continue  # `_counts` says so
            if row.pieces:
                row.field.setText("" if come_to is None else str(come_to))
        self._look()

    # ---- reading ---------------------------------------------------------------------------------------------------

    def _counts(self) -> list[StackCount]:
        """What was typed.

        Raises:
            BadInput: `number_typed_wrong`.
        """
        found: list[StackCount] = []
        for row in self.rows:
            if row.is_known:
                continue
            count = by_colour.worth(row.pieces) if row.pieces else amounts.whole(row.field.text())
            if count is not None:
                found.append(StackCount(row.entry.number, count))
        return found

    def _refusal(self) -> Refusal | None:
        try:
            counts = self._counts()
        except BadInput as wrong:
            return wrong
        return self._bridge.refusal(partial(stacks.count_stacks, counts=counts))

    def _off(self, counts: list[StackCount]) -> Chips | None:
        """By how much the count differs from the chips in play; None as long as somebody was not counted."""
        if len(counts) + len(self._known) < len(self._entries):
            return None
        known = sum(entry.stack or 0 for entry in self._known)
        return sum(count.chips for count in counts) + known - self._bridge.state.chips_in_play

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def _changed(self, change: object) -> None:
        """With others in it would be another count."""
        if not by_table.are_left(self._bridge.state, self._entries):
            self.reject()
        else:
            self._look()

    @pyqtSlot()
    @pyqtSlot(str)
    def _look(self, text: str = "") -> None:
        refusal = self._refusal()
        said = "" if refusal is None else wording.refusal(refusal)
        typed = any(_is_typed(row) for row in self.rows if not row.is_known)
        too_many = refusal is not None and refusal.code == "more_than_in_play"
        self.wrong.setText(said if typed else "")
        self.keep.setEnabled(refusal is None)
        self.keep.setToolTip(said if typed else _("Nobody has been counted yet."))
        try:
            counts = self._counts()
        except BadInput:
            counts = []
        off = self._off(counts)
        self.sum.setText(self._summed(counts, off))
        self.correct.setVisible(off not in (None, 0) and (refusal is None or too_many))
        if self.isVisible():
            fit(self, only_grow=True)

    def _summed(self, counts: list[StackCount], off: Chips | None) -> str:
        in_play = wording.chips(self._bridge.state.chips_in_play)
        counted = wording.chips(sum(count.chips for count in counts))
        if off is None:
            to_go = len(self._entries) - len(self._known) - len(counts)
            said = ngettext(
                "{counted} of {in_play} in play counted, {n} player to go",
                "{counted} of {in_play} in play counted, {n} players to go",
                to_go,
            )
            return said.format(counted=counted, in_play=in_play, n=to_go)
        if off == 0:
            return _("{in_play} counted, as many as are in play").format(in_play=in_play)
        more = _("{off} more counted than the {in_play} in play")
        said = more if off > 0 else _("{off} fewer counted than the {in_play} in play")
        return said.format(off=wording.chips(abs(off)), in_play=in_play)

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        fit(self, only_grow=True)

    # ---- doing -----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _keep(self) -> None:
        try:
            counts = self._counts()
        except BadInput:
            return
        if self._bridge.perform(partial(stacks.count_stacks, counts=counts)) is not None:
            self.accept()

    @pyqtSlot()
    def _keep_and_correct(self) -> None:
        """Fewer counted: keep the count, then ask why. More than in play can only be kept once these are right."""
        off = self._off(self._counts()) or 0
        if off < 0 and self._bridge.perform(partial(stacks.count_stacks, counts=self._counts())) is None:
            return
        self.correct_wanted.emit(off)
        if off < 0:
            self.accept()


def _is_typed(row: CountRow) -> bool:
    """Whether anything stands in one of a player's fields."""
    return any(each.text().strip() for each in (row.field, *row.pieces.values()))
