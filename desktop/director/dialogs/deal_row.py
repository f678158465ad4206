"""A player in the question about a deal: his chips, what each way to divide gives him, his own number."""

from dataclasses import dataclass

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLineEdit, QWidget

from desktop import look
from desktop.director.dialogs import amounts
from desktop.director.parts import PlainLabel
from tournament import wording
from tournament.deals.deals import FOUND, Method
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.state import Entry

FIELD_PX = 120


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """His widgets; `counted` says when the chips that stood in the field at first were counted, "" where nobody has."""

    entry: Entry
    chips: QLineEdit
    shown: dict[Method, PlainLabel]
    own: QLineEdit
    counted: str

    @property
    def stack(self) -> Chips | None:
        """The chips that stand in the field, None if nothing does.

        Raises:
            BadInput: `number_typed_wrong`.
        """
        return amounts.whole(self.chips.text())

    @property
    def stale(self) -> str:
        """That the field still holds an older count, and of when; "" where it does not."""
        if not self.counted or self.chips.text() != str(self.entry.stack):
            return ""
        name = wording.short(self.entry.shown_name)
        return _("{name}: {counted}; count again").format(name=name, counted=self.counted)


def player_row(entry: Entry, inside: QWidget, *, utc: bool) -> PlayerRow:
    """The row of that player; a count that is there stands in the field with its time."""
    known = entry.stack is not None and entry.counted is None
    counted, how = "", _("Real chips: count them now.")
    if entry.stack is not None and entry.counted is not None:
        counted = _("counted {time}").format(time=wording.time_of_day(entry.counted, utc=utc))
    stack = QLineEdit("" if entry.stack is None else str(entry.stack), inside)
    stack.setPlaceholderText(_("count them"))
    stack.setAccessibleName(_("Chips of {name}").format(name=entry.shown_name))
    stack.setToolTip(_("Known from the hands that were played.") if known else counted or how)
    stack.setEnabled(not known)
    own = QLineEdit(inside)
    own.setPlaceholderText(_("amount"))
    own.setAccessibleName(_("Own number of {name}").format(name=entry.shown_name))
    for made in (stack, own):
        look.set_width(made, FIELD_PX)
    shown = {method: PlainLabel("–", inside) for method in FOUND}
    for label in shown.values():
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        label.setFont(look.digits())
    return PlayerRow(entry, stack, shown, own, counted)
