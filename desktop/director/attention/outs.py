"""Cards about who is out: a seat held long enough, and the round of hand-for-hand being played."""

from functools import partial

from desktop.director.attention.answers import Answers
from desktop.director.attention.card import MatterCard, short
from desktop.director.attention.matters import RoundGoing, StillDeciding
from desktop.director.tables import sold
from tournament import wording
from tournament.history import Step
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import EntryNo, Instant
from tournament.outs import deciding, hand_for_hand
from tournament.sales import buying
from tournament.sales.prices import Buying
from tournament.state import Tournament

MOST_TICKED = 8
"""So many tables are ticked on the card; more of them on their page, where there is room."""


def deciding_card(matter: StillDeciding, answers: Answers) -> MatterCard:
    """Has he made up his mind? Out, a rebuy, or three minutes more."""
    title = _("{name} is still deciding").format(name=short(matter.name))
    said = ngettext("The seat has been held for {n} minute.", "The seat has been held for {n} minutes.", matter.minutes)
    card = MatterCard(title, said.format(n=matter.minutes), answers.parent)
    add_ways_on(card, matter.entry, answers)
    answers.later(card, matter, _("More time"))
    return card


def add_ways_on(card: MatterCard, entry: EntryNo, answers: Answers) -> None:
    """[Out] and [Rebuy] for somebody who is deciding; the rebuy asks where it takes more than the word."""
    bridge = answers.bridge
    answers.does(card.add_answer(_("Out"), kind="primary"), partial(deciding.decided_out, entry=entry))
    if not any(price.buying is Buying.REBUY for price in bridge.state.prices):
        return

    def bought(state: Tournament, at: Instant) -> Step:
        return buying.rebuy(state, at, entry=entry, server_seed=bridge.server_seed())

    if bridge.may(bought) is None:
        answers.does(card.add_answer(_("Rebuy")), bought)
        return
    question = partial(sold.rebuy, bridge, entry)
    asked = question()
    button = card.add_answer(_("Rebuy…"), says=asked if isinstance(asked, str) else "")
    button.setEnabled(not isinstance(asked, str))
    answers.asks(button, question)


def round_card(matter: RoundGoing, answers: Answers) -> MatterCard:
    """A tick for each table that still plays, and what those share who are out in this round."""
    state = answers.bridge.state
    until = matter.until
    says = "" if until is None else ngettext("Until {n} player is left.", "Until {n} players are left.", until)
    card = MatterCard(_("Hand for hand: hand {n}").format(n=matter.number), says.format(n=until), answers.parent)
    card.add_text(_("All in and called: hands stay face down and no card is dealt until you say so. TDA RP-8-F."))
    currency = state.setup.currency
    for each in matter.collected:
        names = tuple(short(name) for name in each.names)
        said = wording.shared_places(names, each.place, each.prizes, currency)
        card.add_text(said, "strong", whole=wording.shared_places(each.names, each.place, each.prizes, currency))
    if matter.collected:
        card.add_text(_("Confirmed when every table is done."))
    count = len(matter.waited_for)
    if count > MOST_TICKED:
        card.add_text(ngettext("{n} table still plays.", "{n} tables still play.", count).format(n=count))
    elif count > 1:
        named = [wording.numbered(state, table) for table in matter.waited_for]
        words = [_("Table {table} done").format(table=table) for table in named]
        for table, button in zip(matter.waited_for, card.add_choices(words), strict=True):
            answers.does(button, partial(hand_for_hand.table_done, table=table))
    answers.does(card.add_answer(_("All tables done"), kind="primary"), hand_for_hand.round_over)
    if count > MOST_TICKED:
        answers.shows(card.add_answer(_("Tables")), "tables")
    return card
