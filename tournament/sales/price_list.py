"""What the evening sells, changed while it runs; what has been sold stays as it was."""

from collections.abc import Sequence

from tournament.errors import RuleViolation
from tournament.events import PriceSet, PricesSet
from tournament.history import Step
from tournament.names import Instant
from tournament.people.people import person_key
from tournament.sales.prices import Price, check_prices
from tournament.state import Tournament


def set_prices(state: Tournament, at: Instant, prices: Sequence[Price]) -> Step:
    """Sell these from now on, and nothing else.

    Raises:
        BadInput: as `prices.check_prices` says.
        RuleViolation: `prices_unchanged`.
    """
    event = _changed(state, prices)
    return Step("prices_set", (event,), {"prices": [price.name for price in event.prices]})


def take_list(state: Tournament, at: Instant, kept: PriceSet) -> Step:
    """Sell what a price list of the club says, and nothing else; the evening has its own copy of it.

    Raises:
        RuleViolation: `other_currency` (`price`, `currency`), `prices_unchanged`.
    """
    if kept.currency != state.setup.currency:
        raise RuleViolation("other_currency", price=kept.name, currency=kept.currency)
    return set_prices(state, at, kept.prices)


def set_price(state: Tournament, at: Instant, price: Price) -> Step:
    """Sell this too, instead of what has that name so far.

    Raises:
        BadInput: as `prices.check_prices` says.
        RuleViolation: `prices_unchanged`.
    """
    key = person_key(price.name)
    known = any(person_key(each.name) == key for each in state.prices)
    listed = tuple(price if person_key(each.name) == key else each for each in state.prices)
    event = _changed(state, listed if known else (*listed, price))
    facts = {
        "price": price.name,
        "amount": price.shares.total,
        "currency": state.setup.currency,
        "chips": price.chips,
    }
    return Step("price_set", (event,), facts)


def drop_price(state: Tournament, at: Instant, name: str) -> Step:
    """Sell that no longer.

    Raises:
        RuleViolation: `no_price_of_that_name` (`price`).
        BadInput: `no_buy_in_price`: it is the last buy-in.
    """
    key = person_key(name)
    going = [price.name for price in state.prices if person_key(price.name) == key]
    if not going:
        raise RuleViolation("no_price_of_that_name", price=name)
    event = _changed(state, [price for price in state.prices if person_key(price.name) != key])
    return Step("price_dropped", (event,), {"price": going[0]})


def _changed(state: Tournament, prices: Sequence[Price]) -> PricesSet:
    checked = check_prices(prices, state.setup.currency)
    if checked == state.prices:
        raise RuleViolation("prices_unchanged")
    return PricesSet(checked)
