"""A rebuy or an add-on for somebody at the table: what it costs and brings, paid now or later."""

from functools import partial

from desktop.bridge import Bridge
from desktop.director.dialogs import amounts
from desktop.director.dialogs.asked import Answers, Blank, Question
from tournament import wording
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.names import EntryNo
from tournament.sales import buying
from tournament.sales.buying import Order
from tournament.sales.prices import HAND_HAD_BEGUN, Buying, Price
from tournament.state import Tournament

NOW, LATER = "now", "later"
STACK_CODES = ("stack_unknown_for_price", "too_many_chips")
"""Refusals that the number of chips in front of the player answers."""
MOST_OFFERED = 3
"""So many add-ons are offered at once; the list of add-ons has more."""


def rebuy(bridge: Bridge, number: EntryNo) -> Question | str:
    """The question whether he pays now; or the sentence why he cannot buy back in."""
    state, entry = bridge.state, bridge.state.entry(number)
    prices = _prices(state, Buying.REBUY)
    refusal = bridge.refusal(partial(buying.rebuy, entry=number, server_seed=bridge.server_seed()))
    begun = refusal is not None and bool(refusal.facts.get("hand_had_begun"))
    asks_stack = refusal is not None and refusal.code in STACK_CODES
    if refusal is not None and not begun and not asks_stack:
        return wording.refusal(refusal)

    def decide(answers: Answers) -> Decision[Tournament]:
        return partial(
            buying.rebuy,
            entry=number,
            server_seed=bridge.server_seed(),
            price=answers.get("price"),
            stack=amounts.whole(answers["stack"]) if asks_stack else None,
            paid=0 if answers.get("paid") == LATER else None,
            because=HAND_HAD_BEGUN if begun else "",
        )

    blanks = [*_which(state, prices), *_paid(state, number)]
    if asks_stack:
        blanks.insert(0, Blank("stack", _("&Chips in front of the player"), "0"))
    about = _costs(state, prices[0])
    if begun and refusal is not None:
        about = f"{wording.refusal(refusal)} {about}"
    word = _("Hand had begun: allow") if begun else _("Rebuy")
    return Question(_("Rebuy for {name}").format(name=wording.short(entry.shown_name)), about, word, blanks, decide)


def add_on(bridge: Bridge, number: EntryNo) -> Question | str:
    """The question how many, and whether he pays now; or the sentence why he gets none."""
    state, entry = bridge.state, bridge.state.entry(number)
    refusal = bridge.refusal(partial(buying.add_ons, orders=[Order(number)]))
    if refusal is not None:
        return wording.refusal(refusal)
    prices = _prices(state, Buying.ADD_ON)

    def decide(answers: Answers) -> Decision[Tournament]:
        order = Order(number, int(answers["times"]), paid=answers.get("paid") != LATER)
        return partial(buying.add_ons, orders=[order], price=answers.get("price"))

    times = tuple((str(n), _("×{n}").format(n=n)) for n in range(1, MOST_OFFERED + 1))
    blanks = [*_which(state, prices), Blank("times", _("&How many"), "1", choices=times), *_paid(state, number)]
    title = _("Add-on for {name}").format(name=wording.short(entry.shown_name))
    return Question(title, _costs(state, prices[0]), _("Add-on"), blanks, decide)


def _prices(state: Tournament, kind: Buying) -> list[Price]:
    return [price for price in state.prices if price.buying is kind]


def _which(state: Tournament, prices: list[Price]) -> tuple[Blank, ...]:
    """Which price, where there are several of the kind."""
    if len(prices) < 2:
        return ()
    choices = tuple((price.name, f"{wording.price_name(price.name)}: {_costs(state, price)}") for price in prices)
    return (Blank("price", _("P&rice"), prices[0].name, choices=choices),)


def _paid(state: Tournament, number: EntryNo) -> tuple[Blank, ...]:
    """Now or later, for somebody who can owe it."""
    if state.entry(number).player is None:
        return ()
    return (Blank("paid", _("&Paid"), NOW, choices=((NOW, _("paid now")), (LATER, _("pays later")))),)


def _costs(state: Tournament, price: Price) -> str:
    return _("{amount} for {chips} chips").format(
        amount=wording.amount(price.shares.total, state.setup.currency), chips=wording.chips(price.chips)
    )
