"""Who has how many odd chips: a line for each player of a table."""

from dataclasses import dataclass

from PyQt6.QtGui import QFont
from PyQt6.QtWidgets import QCheckBox, QGridLayout, QSpinBox, QWidget

from desktop.director.parts import PlainLabel
from tournament import wording
from tournament.chips import colour_up
from tournament.chips.colour_up import OddChips
from tournament.errors import RuleViolation
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.state import Entry

MOST_TYPED = 999


@dataclass(frozen=True, slots=True)
class OddRow:
    """The widgets of one player."""

    entry: Entry
    name: PlainLabel
    odd: QSpinBox
    last: QCheckBox

    @property
    def said(self) -> OddChips | None:
        """What was typed; None where nothing was, or the stack is known."""
        if not self.odd.isEnabled() or not self.odd.value():
            return None
        return OddChips(self.entry.number, self.odd.value(), self.last.isChecked())

    def remove(self) -> None:
        """Take it off the dialog."""
        for widget in (self.name, self.odd, self.last):
            widget.hide()
            widget.deleteLater()


def row(entry: Entry, value: Chips, into: Chips, inside: QWidget, grid: QGridLayout, place: int, font: QFont) -> OddRow:
    """A line at that place of the grid: name and seat, how many, and whether these are the last."""
    short = wording.short(entry.shown_name)
    # i18n: a player and the number of the seat
    said = short if entry.seat is None else _("{name}, seat {seat}").format(name=short, seat=entry.seat.number)
    name = PlainLabel(said, inside, elide=True)
    odd = QSpinBox(inside)
    odd.setRange(0, MOST_TYPED)
    odd.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
    odd.setFont(font)
    odd.setAccessibleName(_("Chips of {value} of {name}").format(value=wording.chips(value), name=short))
    last = QCheckBox(_("no other chips"), inside)
    last.setAccessibleName(_("{name} has no other chips").format(name=short))
    made = OddRow(entry, name, odd, last)
    _show_known(made, value, into)
    for column, widget in enumerate((name, odd, last)):
        grid.addWidget(widget, place, column)
    return made


def _show_known(made: OddRow, value: Chips, into: Chips) -> None:
    """Where the program knows the stack, nobody has to type."""
    try:
        known = colour_up.known_odd(made.entry, value, into) if 0 < value < into else None
    except RuleViolation:
        known = None
    if known is None:
        return
    made.odd.setValue(known)
    made.last.setChecked(made.entry.stack is not None and 0 < made.entry.stack < into)
    for widget in (made.odd, made.last):
        widget.setEnabled(False)
        widget.setToolTip(_("This stack is known."))
