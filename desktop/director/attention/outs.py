"""Cards about who is out: a seat held long enough, and the round of hand-for-hand being played."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtWidgets import QWidget

from desktop.bridge import Bridge
from desktop.director.attention.card import MatterCard, short
from desktop.director.attention.matters import RoundGoing, StillDeciding
from tournament import wording
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.outs import deciding, hand_for_hand
from tournament.sales import buying
from tournament.sales.prices import Buying
from tournament.state import Tournament

Perform = Callable[[Decision[Tournament]], object]


def deciding_card(
    matter: StillDeciding, bridge: Bridge, perform: Perform, more_time: Callable[..., object], parent: QWidget
) -> MatterCard:
    """Has he made up his mind? Out, a rebuy, or three minutes more."""
    title = _("{name} is still deciding").format(name=short(matter.name))
    said = ngettext("The seat has been held for {n} minute.", "The seat has been held for {n} minutes.", matter.minutes)
    card = MatterCard(title, said.format(n=matter.minutes), parent)
    out = partial(deciding.decided_out, entry=matter.entry)
    card.add_answer(_("Out"), kind="primary").clicked.connect(partial(_pressed, perform, out))
    if any(price.buying is Buying.REBUY for price in bridge.state.prices):
        bought = partial(buying.rebuy, entry=matter.entry, server_seed=bridge.server_seed())
        card.add_answer(_("Rebuy")).clicked.connect(partial(_pressed, perform, bought))
    card.add_answer(_("More time"), kind="link").clicked.connect(more_time)
    return card


def round_card(matter: RoundGoing, bridge: Bridge, perform: Perform, parent: QWidget) -> MatterCard:
    """A tick for each table that still plays, and what those share who are out in this round."""
    until = matter.until
    says = "" if until is None else ngettext("Until {n} player is left.", "Until {n} players are left.", until)
    card = MatterCard(_("Hand for hand: hand {n}").format(n=matter.number), says.format(n=until), parent)
    card.add_text(_("All in and called: hands stay face down and no card is dealt until you say so. TDA RP-8-F."))
    currency = bridge.state.setup.currency
    for each in matter.collected:
        names = tuple(short(name) for name in each.names)
        said = wording.shared_places(names, each.place, each.prizes, currency)
        card.add_text(said, "strong", whole=wording.shared_places(each.names, each.place, each.prizes, currency))
    if matter.collected:
        card.add_text(_("Confirmed when every table is done."))
    if len(matter.waited_for) > 1:
        named = [wording.numbered(bridge.state, table) for table in matter.waited_for]
        words = [_("Table {table} done").format(table=table) for table in named]
        for table, button in zip(matter.waited_for, card.add_choices(words), strict=True):
            done = partial(hand_for_hand.table_done, table=table)
            button.clicked.connect(partial(_pressed, perform, done))
    all_done = card.add_answer(_("All tables done"), kind="primary")
    all_done.clicked.connect(partial(_pressed, perform, hand_for_hand.round_over))
    return card


def _pressed(perform: Perform, decision: Decision[Tournament], _checked: bool = False) -> None:
    perform(decision)
