"""The line of a mystery night below the bounties: which envelope comes next, what was in the last one, what is left."""

from functools import partial

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.dialogs import envelopes as filling
from desktop.director.dialogs.asked import AskedDialog
from desktop.director.parts import PlainLabel, button, refuse
from tournament import wording
from tournament.bounties import mystery
from tournament.bounties.envelopes import draw_envelope, fill_envelopes, mystery_due
from tournament.bounties.mystery import Opening
from tournament.draws import draw as drawing
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.state import Tournament


class EnvelopeBar(QWidget):
    """Draws the envelope that is due next, and has the envelopes filled."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.says = PlainLabel("", self, kind="strong")
        self.says.setWordWrap(True)
        row.addWidget(self.says, 1)
        self.draw = button(_("Draw the envelope"), self, kind="primary")
        self.draw.clicked.connect(self._draw)
        self.fill = button(_("Fill the envelopes…"), self)
        self.fill.clicked.connect(self._fill)
        row.addWidget(self.draw)
        row.addWidget(self.fill)
        column.addLayout(row)
        self.left = PlainLabel("", self, kind="note")
        self.left.setWordWrap(True)
        column.addWidget(self.left)

    def show_state(self, state: Tournament) -> None:
        """Only of a mystery night there is anything to see."""
        self.setVisible(mystery.is_mystery(state))
        if not mystery.is_mystery(state):
            return
        due = mystery.envelopes_to_draw(state)
        wanted = mystery_due(state, self._bridge.now())
        self.draw.setVisible(bool(due))
        self.fill.setVisible(bool(mystery.heads_to_come(state)))
        refusal = self._bridge.refusal(partial(fill_envelopes, envelopes=()))
        refuse(self.fill, wording.refusal(refusal) if refusal and refusal.code in _NEVER else None)
        if due:
            refuse(self.draw, self._bridge.may(self._decision(due[0])), _("Each of those left has the same chance"))
            self.says.setText(_next(state, due[0]))
        elif wanted is not None:
            self.says.setText(_("The envelopes are due."))
        else:
            self.says.setText(_last(state))
        self.left.setText(self._told(state, due[:1]))

    def _told(self, state: Tournament, due: tuple[Opening, ...]) -> str:
        """What is left, and the fingerprint of the draw to come."""
        if state.mystery.since is None:
            return _("Until the envelopes are filled, heads bring nothing and the money waits.")
        currency, left = state.setup.currency, mystery.envelopes_left(state)
        said = ngettext("{n} envelope left: {amounts}.", "{n} envelopes left: {amounts}.", len(left))
        amounts = ", ".join(wording.amount(amount, currency) for amount in reversed(left[-_MOST_SHOWN:]))
        told = said.format(n=len(left), amounts=f"{amounts} …" if len(left) > _MOST_SHOWN else amounts or "–")
        if not due:
            return told
        seed = drawing.commitment(self._bridge.server_seed())
        return told + " " + _("Fingerprint of the draw's seed: {digits}").format(digits=seed)

    def _decision(self, due: Opening) -> Decision[Tournament]:
        return partial(draw_envelope, entry=due.entry, server_seed=self._bridge.server_seed())

    @pyqtSlot()
    def _draw(self) -> None:
        for due in mystery.envelopes_to_draw(self._bridge.state)[:1]:
            self._bridge.perform(self._decision(due))

    @pyqtSlot()
    def _fill(self) -> None:
        AskedDialog(self._bridge, filling.fill(self._bridge), self).open()


_NEVER = ("not_started", "evening_over", "not_mystery")
"""Why envelopes cannot be filled, whatever stands in the question."""

_MOST_SHOWN = 12


def _next(state: Tournament, due: Opening) -> str:
    name = wording.short(state.entry(due.entry).shown_name)
    if due.group is None:
        return _("The champion's own envelope is to be drawn, for {name}.").format(name=name)
    by = wording.list_of([wording.short(state.entry(number).shown_name) for number in due.by])
    return _("The envelope for {name}'s head is to be drawn, for {by}.").format(name=name, by=by)


def _last(state: Tournament) -> str:
    """What was in the envelope drawn last."""
    for drawn in state.mystery.drawn[-1:]:
        amount = wording.amount(drawn.amount, state.setup.currency)
        name = wording.short(state.entry(drawn.entry).shown_name)
        return _("The last envelope, for {name}'s head: {amount}.").format(name=name, amount=amount)
    return ""
