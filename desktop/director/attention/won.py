"""The card of an evening that is over."""

from desktop.director.attention.answers import Answers
from desktop.director.attention.card import MatterCard, short
from desktop.director.attention.matters import Won
from desktop.director.parts import as_plain
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext


def won_card(matter: Won, answers: Answers) -> MatterCard:
    """Who has won, and where the results are."""
    prize = wording.amount(matter.prize, answers.bridge.state.setup.currency) if matter.prize else ""
    says = ngettext("First prize: {prize}.", "The largest share: {prize}.", matter.winners)
    said = says.format(prize=prize) if prize else ""
    title = ngettext("{name} has won", "{name} share the win", matter.winners)
    # Of several each name counts: the sentence may be as long as it is.
    name = short(matter.name) if matter.winners == 1 else matter.name
    card = MatterCard(title.format(name=name), said, answers.parent)
    card.setToolTip(as_plain(title.format(name=matter.name)) if name != matter.name else "")
    answers.shows(card.add_answer(_("Results"), kind="primary"), "results")
    answers.shows(card.add_answer(_("Export…")), "export")
    return card
