"""Cards about who owes, and about what can be bought only for a short while more."""

from collections.abc import Callable

from desktop.director.attention.answers import Answers
from desktop.director.attention.card import MatterCard, short
from desktop.director.attention.owing import Closing, Owing
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.sales.prices import Buying


def owing_card(matter: Owing, answers: Answers, to_cash: Callable[[], None]) -> MatterCard:
    """How much, and by whom."""
    amount = wording.amount(matter.amount, answers.bridge.state.setup.currency)
    title = ngettext("{n} person owes {amount}", "{n} people owe {amount}", matter.people)
    names = [short(name) for name in matter.names]
    if names and matter.people > len(names):
        more = matter.people - len(names)
        names.append(ngettext("{n} more", "{n} more", more).format(n=more))
    title = title.format(n=matter.people, amount=amount)
    card = MatterCard(title, wording.list_of(names), answers.parent, kind="card")
    card.add_answer(_("Cash")).clicked.connect(to_cash)
    answers.later(card, matter)
    return card


def closing_card(matter: Closing, answers: Answers, to_people: Callable[[], None]) -> MatterCard:
    """What closes, and when."""
    words = {
        Buying.BUY_IN: _("late entry"),
        Buying.RE_ENTRY: _("re-entries"),
        Buying.REBUY: _("rebuys"),
        Buying.ADD_ON: _("add-ons"),
    }
    title = _("Closing at {time}").format(time=wording.time_of_day(matter.at))
    what = wording.list_of([words[each] for each in matter.what])
    card = MatterCard(title, what[:1].upper() + what[1:], answers.parent, kind="card")
    if matter.deciding:
        names = [short(name) for name in matter.deciding]
        said = ngettext(
            "{names} is deciding, the seat is held.", "{names} are deciding, the seats are held.", len(names)
        )
        card.add_text(said.format(names=wording.list_of(names)))
    card.add_answer(_("People")).clicked.connect(to_people)
    answers.later(card, matter)
    return card
