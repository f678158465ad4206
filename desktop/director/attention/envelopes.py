"""Cards of a mystery night: envelopes to fill, and one to draw."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtWidgets import QWidget

from desktop.bridge import Bridge
from desktop.director.attention.card import MatterCard, short
from desktop.director.attention.matters import EnvelopeToDraw
from desktop.director.dialogs import envelopes as filling
from desktop.director.dialogs.asked import AskedDialog
from tournament import wording
from tournament.bounties.envelopes import EnvelopesDue, draw_envelope
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.state import Tournament

Perform = Callable[[Decision[Tournament]], object]


def fill_card(matter: EnvelopesDue, bridge: Bridge, later: Callable[..., object], parent: QWidget) -> MatterCard:
    """So many envelopes have to be filled, now that so few are left or since the money has changed."""
    title = _("Fill the envelopes again") if matter.again else _("The envelopes are due")
    said = ngettext("{n} envelope, {amount} in all.", "{n} envelopes, {amount} in all.", matter.envelopes)
    amount = wording.amount(matter.amount, bridge.state.setup.currency)
    card = MatterCard(title, said.format(n=matter.envelopes, amount=amount), parent)
    card.add_answer(_("Fill…"), kind="primary").clicked.connect(partial(_ask, bridge, parent))
    card.add_answer(_("Later"), kind="link").clicked.connect(later)
    return card


def draw_card(
    matter: EnvelopeToDraw, bridge: Bridge, perform: Perform, later: Callable[..., object], parent: QWidget
) -> MatterCard:
    """Whose head it is, and for whom its envelope is drawn."""
    title = _("An envelope for {name}'s head").format(name=short(matter.name))
    said = _("For whoever is still in at the end: the champion's own.")
    if not matter.own:
        said = _("It is for {by}.").format(by=wording.list_of([short(name) for name in matter.by]))
    card = MatterCard(title, said, parent)
    card.add_answer(_("Draw the envelope"), kind="primary").clicked.connect(partial(_draw, matter, bridge, perform))
    card.add_answer(_("Later"), kind="link").clicked.connect(later)
    return card


def _ask(bridge: Bridge, parent: QWidget, _checked: bool = False) -> None:
    AskedDialog(bridge, filling.fill(bridge), parent).open()


def _draw(matter: EnvelopeToDraw, bridge: Bridge, perform: Perform, _checked: bool = False) -> None:
    perform(partial(draw_envelope, entry=matter.entry, server_seed=bridge.server_seed()))
