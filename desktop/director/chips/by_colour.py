"""A stack counted colour by colour: a small field for the chips of each value, and what they come to."""

from collections.abc import Callable, Mapping, Sequence

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLineEdit, QWidget

from desktop import look
from desktop.director.dialogs import amounts
from tournament import wording
from tournament.chips import colours_going
from tournament.chips.chips import Chip
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.state import Entry, Tournament

COLOUR_PX, TOTAL_PX, NAME_PX = 58, 96, 110
"""A field of one colour, and what stands beside them: the sum, and the name."""

Pieces = Mapping[Chips, QLineEdit]
"""One player's fields, by what a chip is worth."""


def colours(state: Tournament) -> tuple[Chip, ...]:
    """The colours that somebody may still have in front of him, the smallest first; none where no chips are known."""
    left = (chip for chip in state.chip_set if colours_going.holders(state, chip.value))
    return tuple(sorted(left, key=lambda chip: chip.value))


def head(chip: Chip) -> str:
    """What stands above the numbers of those chips."""
    value = wording.chips(chip.value)
    return f"{chip.colour}\n{value}" if chip.colour else value


def pieces(of: Sequence[Chip], entry: Entry, inside: QWidget, changed: Callable[..., None]) -> Pieces:
    """A player's fields, one for each of these; `changed` is called with what was typed."""
    return {chip.value: _field(chip, entry, inside, changed) for chip in of}


def _field(chip: Chip, entry: Entry, inside: QWidget, changed: Callable[..., None]) -> QLineEdit:
    field = QLineEdit(inside)
    field.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    field.setFont(look.digits())
    field.setFixedWidth(look.scaled(COLOUR_PX))
    words = _("Chips worth {value} of {name}")
    field.setAccessibleName(words.format(value=wording.chips(chip.value), name=entry.shown_name))
    field.textChanged.connect(changed)
    return field


def worth(counted: Pieces) -> Chips | None:
    """What they come to, None where nothing is typed.

    Raises:
        BadInput: `number_typed_wrong`.
    """
    numbers = {value: amounts.whole(field.text()) for value, field in counted.items()}
    known = [value * number for value, number in numbers.items() if number is not None]
    return sum(known) if known else None
