"""The line of the Prizes page that says how the pool is divided, with the buttons that open the editor."""

from collections.abc import Callable

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.dialogs.prizes import PrizesDialog
from desktop.director.parts import button, wrapped
from tournament import standings, wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.payouts import setting
from tournament.payouts.tables import table_of
from tournament.state import Tournament
from tournament.wording import prizes as worded


class PayoutsBar(QWidget):
    """How it is divided, in words; and the editor."""

    def __init__(self, bridge: Bridge, place: Callable[[], int | None], parent: QWidget) -> None:
        """`place`: the one chosen on the page, for which a prize would be set by hand."""
        super().__init__(parent)
        self._bridge, self._place = bridge, place
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.says = wrapped("", self, kind="note")
        column.addWidget(self.says)
        row = QHBoxLayout()
        row.setSpacing(8)
        column.addLayout(row)
        self.divide = button(_("Edit the prizes…"), self)
        self.divide.setToolTip(_("Payout table, places, rounding, guarantee, and each prize by hand"))
        self.divide.clicked.connect(self.edit)
        self.by_hand = button(_("Prize by hand…"), self)
        self.by_hand.setToolTip(_("A fixed prize, or one that is no money, for the place chosen in the list"))
        self.by_hand.clicked.connect(self.edit_place)
        for made in (self.divide, self.by_hand):
            row.addWidget(made)
        row.addStretch(1)

    def show_state(self, state: Tournament) -> None:
        """Say how it is divided now."""
        self.says.setText(said(state))

    @pyqtSlot()
    def edit(self) -> None:
        """Open the editor."""
        PrizesDialog(self._bridge, self).open()

    @pyqtSlot()
    def edit_place(self) -> None:
        """Open it at the place chosen in the list."""
        PrizesDialog(self._bridge, self, place=self._place() or 1).open()


def said(state: Tournament) -> str:
    """How the pool is divided: what is missing or guaranteed first, as that is what somebody has to act on."""
    plan, currency = state.payouts, state.setup.currency
    parts: list[str] = []
    if lacking := setting.missing(state):
        text = _("the prizes set by hand lack {amount}: they are paid from the first place down")
        parts.append(text.format(amount=wording.amount(lacking, currency)))
    if plan.guarantee:
        parts.append(_("{amount} guaranteed").format(amount=wording.amount(plan.guarantee, currency)))
    if state.overlay:
        parts.append(_("the house adds {amount}").format(amount=wording.amount(state.overlay, currency)))
    if plan.places == 0:
        parts.append(_("no places paid"))
    else:
        parts.append(worded.by_table(table_of(plan).name))
        parts.append(worded.rounded_to(plan.rounding, plan.unit, currency))
    fixed = sum(prize.by_hand for prize in standings.prizes(state))
    if fixed:
        parts.append(ngettext("{n} prize set by hand", "{n} prizes set by hand", fixed).format(n=fixed))
    return " · ".join(parts)
