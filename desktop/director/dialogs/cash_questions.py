"""The questions of the Cash page: money received, given back, adjusted, added by the house."""

from functools import partial

from desktop.bridge import Bridge
from desktop.director.dialogs import amounts
from desktop.director.dialogs.asked import Answers, Blank, Question
from tournament import wording
from tournament.errors import BadInput
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.names import Cents, PlayerId
from tournament.people.people import sort_key
from tournament.refusals import WORDS
from tournament.sales import cash, money, payments
from tournament.sales.cash import Account
from tournament.sales.prices import Fund
from tournament.state import Tournament


def receive(bridge: Bridge, player: PlayerId | None) -> Question:
    """Who pays, and how much; nothing typed: all that is owed. Those who owe stand first."""
    state, currency = bridge.state, bridge.state.setup.currency
    owing = {each.player: each.owing for each in cash.accounts(state) if each.owing and each.player is not None}
    guests = sorted(state.guests.values(), key=lambda guest: (guest.player not in owing, sort_key(guest.name)))
    people = []
    for guest in guests:
        owed = owing.get(guest.player)
        said = _("{name}, owes {amount}")
        words = said.format(name=guest.name, amount=wording.amount(owed, currency)) if owed else guest.name
        people.append((str(guest.player), words))
    blanks = (
        Blank("who", _("&Who pays"), "" if player is None else str(player), choices=tuple(people)),
        Blank("amount", _("&Amount"), "", _("all that is owed")),
    )

    def decide(answers: Answers) -> Decision[Tournament]:
        paid = amounts.read(answers["amount"], currency)
        return partial(payments.receive, player=PlayerId(int(answers["who"])), amount=paid)

    about = _("More than what is owed is kept for the person and can be given back.")
    return Question(_("Receive money"), about, _("Receive"), blanks, decide)


def give_back(bridge: Bridge, account: Account) -> Question:
    """How much of what was paid too much somebody gets back."""
    currency = bridge.state.setup.currency
    blank = Blank("amount", _("&Amount"), money.plain_amount(account.refund, currency))

    def decide(answers: Answers) -> Decision[Tournament]:
        return partial(payments.give_back, player=account.player, amount=amounts.read(answers["amount"], currency))

    owed = wording.amount(account.refund, currency)
    about = _("{amount} too much was paid, or is due back.").format(amount=owed)
    name = wording.short(account.name) or _("Nobody in particular")
    return Question(_("Give back to {name}").format(name=name), about, _("Give back"), [blank], decide)


def adjust(bridge: Bridge) -> Question:
    """Money that comes to a fund, or goes from it, beside all prices; and why."""
    currency = bridge.state.setup.currency
    funds = tuple((fund.value, _(WORDS["fund"][fund.value])) for fund in Fund)
    blanks = (
        Blank("amount", _("&Amount; with − before it, it goes out"), ""),
        Blank("fund", _("&For"), Fund.PRIZES.value, choices=funds),
        Blank("because", _("W&hy")),
    )

    def decide(answers: Answers) -> Decision[Tournament]:
        change = amounts.signed(answers["amount"], currency)
        return partial(payments.adjust, fund=Fund(answers["fund"]), amount=change, because=answers["because"])

    about = _("For what no price says: a tip, a dealer's wage, money that was found or is missing.")
    return Question(_("Adjust"), about, _("Adjust"), blanks, decide)


def contribute(bridge: Bridge) -> Question:
    """What the house gives to the prizes, and why."""
    currency = bridge.state.setup.currency
    blanks = (Blank("amount", _("&Amount")), Blank("because", _("W&hy")))

    def decide(answers: Answers) -> Decision[Tournament]:
        given = _needed(answers["amount"], currency)
        return partial(payments.contribute, amount=given, because=answers["because"])

    about = _("It comes out of the house's own pocket and is played for.")
    return Question(_("The house adds to the prizes"), about, _("Add"), blanks, decide)


def _needed(text: str, currency: str) -> Cents:
    found = amounts.read(text, currency)
    if found is None:
        raise BadInput("amount_not_positive")
    return found
