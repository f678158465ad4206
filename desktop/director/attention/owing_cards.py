"""Cards about who owes, and about what can be bought only for a short while more."""

from desktop.director.attention.answers import Answers
from desktop.director.attention.card import MatterCard, short
from desktop.director.attention.outs import add_ways_on
from desktop.director.attention.owing import Closing, Owing
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.sales.prices import Buying


def owing_card(matter: Owing, answers: Answers) -> MatterCard:
    """How much, and by whom."""
    amount = wording.amount(matter.amount, answers.bridge.state.setup.currency)
    title = ngettext("{n} person owes {amount}", "{n} people owe {amount}", matter.people)
    names = [short(name) for name in matter.names]
    if names and matter.people > len(names):
        more = matter.people - len(names)
        names.append(ngettext("{n} more", "{n} more", more).format(n=more))
    title = title.format(n=matter.people, amount=amount)
    card = MatterCard(title, wording.list_of(names), answers.parent, kind="card")
    answers.shows(card.add_answer(_("Cash")), "cash")
    answers.later(card, matter)
    return card


def closing_card(matter: Closing, answers: Answers) -> MatterCard:
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
        names = [short(name) for _entry, name in matter.deciding]
        said = ngettext(
            "{names} is deciding, the seat is held.", "{names} are deciding, the seats are held.", len(names)
        )
        card.add_text(said.format(names=wording.list_of(names)))
    if len(matter.deciding) == 1:
        add_ways_on(card, matter.deciding[0][0], answers)
    answers.shows(card.add_answer(_("People")), "people")
    answers.later(card, matter)
    return card
