"""Cards of a mystery night: envelopes to fill, and one to draw."""

from functools import partial

from desktop.director.attention.answers import Answers
from desktop.director.attention.card import MatterCard, short
from desktop.director.attention.matters import EnvelopeToDraw
from desktop.director.dialogs import envelopes as filling
from tournament import wording
from tournament.bounties.envelopes import EnvelopesDue, draw_envelope
from tournament.history import Step
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Instant
from tournament.state import Tournament


def fill_card(matter: EnvelopesDue, answers: Answers) -> MatterCard:
    """So many envelopes have to be filled, now that so few are left or since the money has changed."""
    title = _("Fill the envelopes again") if matter.again else _("The envelopes are due")
    said = ngettext("{n} envelope, {amount} in all.", "{n} envelopes, {amount} in all.", matter.envelopes)
    amount = wording.amount(matter.amount, answers.bridge.state.setup.currency)
    card = MatterCard(title, said.format(n=matter.envelopes, amount=amount), answers.parent)
    answers.asks(card.add_answer(_("Fill…"), kind="primary"), partial(filling.fill, answers.bridge))
    answers.later(card, matter)
    return card


def draw_card(matter: EnvelopeToDraw, answers: Answers) -> MatterCard:
    """Whose head it is, and for whom its envelope is drawn."""
    title = _("An envelope for {name}'s head").format(name=short(matter.name))
    said = _("For whoever is still in at the end: the champion's own.")
    if not matter.own:
        said = _("It is for {by}.").format(by=wording.list_of([short(name) for name in matter.by]))
    card = MatterCard(title, said, answers.parent)

    def drawn(state: Tournament, at: Instant) -> Step:
        return draw_envelope(state, at, entry=matter.entry, server_seed=answers.bridge.server_seed())

    answers.does(card.add_answer(_("Draw the envelope"), kind="primary"), drawn)
    answers.later(card, matter)
    return card
