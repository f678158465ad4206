"""Which chips are owned: rows of colour, value and number, and what they make of a starting stack."""

from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import (
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.bridge import Bridge
from desktop.director.dialogs import amounts
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from tournament import wording
from tournament.chips import chip_sets
from tournament.chips.chip_sets import LONGEST_COLOUR, MOST_COLOURS
from tournament.chips.chips import Chip, by_value, values
from tournament.chips.colours_going import goes
from tournament.chips.stack_of_chips import StartingStack, first_amounts, starting_stack
from tournament.errors import BadInput, Refusal
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.state import Tournament
from tournament.structures.structure import Structure
from tournament.structures.structure_check import check

USUAL = (Chip(25, 0), Chip(100, 0), Chip(500, 0), Chip(1000, 0))
"""The rows of somebody who has not said anything yet: values, and no numbers."""

OF_CHIPS = ("amount_not_payable", "colour_needed", "colour_not_in_set")
"""What is odd about a structure because of the chips; the first of it is shown."""
MOST_ODD = 3

WIDTH_PX, ROWS_PX = 620, 190


@dataclass(frozen=True, slots=True)
class ColourRow:
    """The fields of one colour."""

    colour: QLineEdit
    value: QLineEdit
    count: QLineEdit
    drop: QPushButton

    @property
    def fields(self) -> tuple[QLineEdit, QLineEdit, QLineEdit]:
        """What is typed into, from the left."""
        return self.colour, self.value, self.count

    def read(self) -> Chip | None:
        """What stands there; None where no number does: there are no such chips.

        Raises:
            BadInput: `number_typed_wrong`.
        """
        count = amounts.whole(self.count.text())
        if count is None:
            return None
        value = amounts.whole(self.value.text())
        return Chip(0 if value is None else value, count, self.colour.text())


class ChipsDialog(QDialog):
    """The owned chips, and live below them: a starting stack, how many it serves, what is missing, when colours go."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Chips"))
        look.set_least_width(self, WIDTH_PX)
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Chips"), self, kind="dialog-title"))
        column.addWidget(wrapped(_("Which colours there are, what one is worth, and how many of them."), self))
        self.rows: list[ColourRow] = []
        column.addWidget(self._list())
        self.more = button(_("&Add a colour"), self, kind="link")
        self.more.clicked.connect(self._add_empty)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.stack = QLineEdit(str(bridge.state.setup.starting_stack), self)
        self.players = QLineEdit(str(max(2, len(bridge.state.entered))), self)
        self.reserve = QLineEdit("0", self)
        column.addLayout(self._wishes())
        self.stack_made = PlainLabel("", self, kind="strong")
        self.stack_made.setWordWrap(True)
        self.serves = wrapped("", self)
        self.lacks = wrapped("", self, kind="wrong")
        self.going = wrapped("", self)
        for said in (self.stack_made, self.serves, self.lacks, self.going):
            column.addWidget(said)
        column.addStretch(1)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.keep = with_answer(self, ends, _("Keep"), self._keep)
        column.addLayout(ends)
        for chip in bridge.state.chip_set or USUAL:
            self._add(chip)
        self._look()
        self.rows[0].colour.setFocus()

    # ---- the fields ------------------------------------------------------------------------------------------------

    def _list(self) -> QScrollArea:
        area = QScrollArea(self)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setMinimumHeight(ROWS_PX)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(area)
        look.set_kind(inside, "surface")
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 12, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        for place, title in enumerate((_("Colour"), _("Worth"), _("How many"))):
            self._grid.addWidget(PlainLabel(title, inside, kind="label"), 0, place)
            self._grid.setColumnStretch(place, 2 if place == 0 else 1)
        self._grid.setRowStretch(2 * MOST_COLOURS * MOST_COLOURS, 1)
        area.setWidget(inside)
        self._inside = inside
        return area

    def _wishes(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        for label, field in (
            (_("&Starting stack"), self.stack),
            (_("&Players"), self.players),
            (_("Kept aside for &rebuys"), self.reserve),
        ):
            row.addWidget(Field(label, field, self))
            field.textChanged.connect(self._look)
        return row

    def _add(self, chip: Chip) -> None:
        """One more row, the last in the order of Tab as well."""
        inside = self._inside
        row = ColourRow(
            QLineEdit(chip.colour, inside),
            QLineEdit(str(chip.value) if chip.value else "", inside),
            QLineEdit(str(chip.count) if chip.count else "", inside),
            button("×", inside, kind="link"),
        )
        row.colour.setMaxLength(LONGEST_COLOUR)
        row.colour.setPlaceholderText(_("white"))
        number = len(self.rows) + 1
        names = (_("Colour {n}"), _("Worth of colour {n}"), _("Number of chips of colour {n}"))
        for field, name in zip(row.fields, names, strict=True):
            field.setAccessibleName(name.format(n=number))
            field.textChanged.connect(self._look)
        row.drop.setAccessibleName(_("Leave out colour {n}").format(n=number))
        row.drop.setToolTip(_("Leave this colour out"))
        row.drop.clicked.connect(partial(self._drop, row))
        place = self._grid.rowCount()
        for column, widget in enumerate((*row.fields, row.drop)):
            self._grid.addWidget(widget, place, column)
            widget.show()  # the layout would do so later, and nothing hidden takes the keyboard
        self.rows.append(row)
        self.more.setEnabled(len(self.rows) < MOST_COLOURS)

    @pyqtSlot()
    def _add_empty(self) -> None:
        self._add(Chip(0, 0))
        self.rows[-1].colour.setFocus()
        self._look()

    def _drop(self, row: ColourRow, _checked: bool = False) -> None:
        self.rows.remove(row)
        for widget in (*row.fields, row.drop):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        if not self.rows:
            self._add(Chip(0, 0))
        self.more.setEnabled(True)
        self.rows[0].colour.setFocus()
        self._look()

    # ---- what comes of it ------------------------------------------------------------------------------------------

    def _owned(self) -> tuple[Chip, ...]:
        return chip_sets.checked(chip for chip in (row.read() for row in self.rows) if chip is not None)

    def _composed(self, state: Tournament, owned: tuple[Chip, ...]) -> StartingStack:
        return starting_stack(
            owned,
            amounts.whole(self.stack.text()) or 0,
            amounts.whole(self.players.text()) or 0,
            first_amounts(state.structure),
            amounts.whole(self.reserve.text()) or 0,
        )

    @pyqtSlot()
    @pyqtSlot(str)
    def _look(self, changed: object = None) -> None:
        state = self._bridge.state
        try:
            owned = self._owned()
        except BadInput as wrong:
            self._show_nothing(wrong)
            return
        same = owned == state.chip_set
        self.keep.setEnabled(not same)
        self.keep.setToolTip(_("These are the chips already.") if same else "")
        self.going.setText("\n".join(_about(state.structure, owned)))
        try:
            found = self._composed(state, owned)
        except BadInput as wrong:
            self._show("", "", wording.refusal(wrong))
            return
        count = ngettext("{n} chip", "{n} chips", found.count).format(n=found.count)
        serves = ngettext("Enough for {n} player.", "Enough for {n} players.", found.serves).format(n=found.serves)
        lacks = _("Missing: {chips}.").format(chips=wording.chip_counts(found.missing)) if found.missing else ""
        # i18n: a starting stack, and how many chips that is
        said = _("{chips} ({count})").format(chips=wording.chip_counts(found.chips), count=count)
        self._show(said, serves, lacks)

    def _show(self, result: str, serves: str, lacks: str) -> None:
        for label, said in ((self.stack_made, result), (self.serves, serves), (self.lacks, lacks)):
            label.setText(said)
            label.setVisible(bool(said))

    def _show_nothing(self, wrong: Refusal) -> None:
        """Nobody has done anything wrong while no number stands there; the button says why all the same."""
        said = wording.refusal(wrong)
        self._show("", "", "" if wrong.code == "no_chips_owned" else said)
        self.going.setText("")
        self.keep.setEnabled(False)
        self.keep.setToolTip(said)

    @pyqtSlot()
    def _keep(self) -> None:
        try:
            owned = self._owned()
        except BadInput:
            return
        if self._bridge.perform(partial(chip_sets.choose_chips, chips=owned)) is not None:
            self.accept()


def _about(structure: Structure, owned: tuple[Chip, ...]) -> list[str]:
    """When each colour goes, and what of the structure cannot be paid with these chips."""
    chip_set = by_value(owned)
    lines = [wording.going(each, structure, owned) for each in goes(structure, values(chip_set))]
    odd = [wording.concern(each) for each in check(structure, chip_set) if each.code in OF_CHIPS]
    return lines + odd[:MOST_ODD]
