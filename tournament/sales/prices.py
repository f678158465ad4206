"""What an evening sells: buy-ins, re-entries, rebuys and add-ons, and where the money of each goes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from tournament.errors import BadInput
from tournament.names import Cents, Chips
from tournament.people.people import clean_name, person_key
from tournament.sales.money import MOST, minor_digits, plain_amount
from tournament.structures.structure import MOST_CHIPS

MOST_SOLD: Chips = 100_000_000
"""The most chips that one rebuy, one add-on or one bonus may bring into play."""

MOST_PRICES = 40
"""The longest price list of an evening."""

MOST_TIMES = 10_000
"""The largest limit for how often something is sold."""

LAST_LEVEL = 1_000
"""The last level that a window may name."""


class Buying(StrEnum):
    """What a price is for."""

    BUY_IN = "buy_in"
    """The first entry of a person, late ones too."""
    RE_ENTRY = "re_entry"
    """A further entry of a person who is out (WSOP 13): new seat, new starting stack."""
    REBUY = "rebuy"
    """More chips in the same seat (TDA 27)."""
    ADD_ON = "add_on"
    """More chips, whatever one has."""


class Fund(StrEnum):
    """Where money goes."""

    PRIZES = "prizes"
    HOUSE = "house"
    LEAGUE = "league"
    BOUNTIES = "bounties"


@dataclass(frozen=True, slots=True)
class Shares:
    """Money by where it goes, in minor units; the sum is the price."""

    prizes: Cents = 0
    house: Cents = 0
    league: Cents = 0
    bounties: Cents = 0

    @property
    def total(self) -> Cents:
        """What is paid in all."""
        return self.prizes + self.house + self.league + self.bounties

    def to(self, fund: Fund) -> Cents:
        """The part that goes there."""
        match fund:
            case Fund.PRIZES:
                return self.prizes
            case Fund.HOUSE:
                return self.house
            case Fund.LEAGUE:
                return self.league
            case Fund.BOUNTIES:
                return self.bounties

    def __add__(self, other: "Shares") -> "Shares":
        """Both together."""
        return Shares(
            self.prizes + other.prizes,
            self.house + other.house,
            self.league + other.league,
            self.bounties + other.bounties,
        )

    def __sub__(self, other: "Shares") -> "Shares":
        """What is left of the one without the other."""
        return Shares(
            self.prizes - other.prizes,
            self.house - other.house,
            self.league - other.league,
            self.bounties - other.bounties,
        )


@dataclass(frozen=True, slots=True)
class Window:
    """When something can be bought, by the levels that people number from 1.

    Attributes:
        after: so many levels must be over; 0: from the beginning.
        until: the last level in which one may buy; 0: only before the start, None: to the end.
        with_break: whether the break that follows that level still belongs to it (WSOP 12). An add-on at the break
            after level 4 has `after` 4, `until` 4 and `with_break`.
    """

    after: int = 0
    until: int | None = None
    with_break: bool = True


@dataclass(frozen=True, slots=True)
class Price:
    """A price profile of an evening.

    Attributes:
        name: what people call it; unlike every other one of the evening.
        chips: what it brings into play.
        each: how often one person may buy it, `in_all`: how often it is sold in all; None: without limit.
        at_or_below: the largest stack with which one may buy it; None: with any.
    """

    name: str
    buying: Buying
    shares: Shares
    chips: Chips
    window: Window = Window()
    each: int | None = None
    in_all: int | None = None
    at_or_below: Chips | None = None


@dataclass(frozen=True, slots=True)
class Purchase:
    """What was bought, copied from its price at that moment.

    Attributes:
        comp: the house pays it: nobody owes it, and it counts as the house's contribution.
        because: why it was sold against the price's terms; empty where they held. `HAND_HAD_BEGUN` is the reason of
            a purchase just after its window closed.
    """

    price: str
    buying: Buying
    shares: Shares
    chips: Chips
    comp: bool = False
    because: str = ""

    @property
    def due(self) -> Cents:
        """What is owed for it, in minor units: nothing if the house pays."""
        return 0 if self.comp else self.shares.total


HAND_HAD_BEGUN = "hand_had_begun"
"""`Purchase.because`: the hand in which the chips were lost had begun before the window closed."""

BUY_IN_NAME = "Buy-in"
"""What the only price of a plain evening is called; `wording` knows it in every language."""


def plain(buy_in: Cents, chips: Chips, until: int | None = 0) -> tuple[Price, ...]:
    """The price list of an evening with nothing but a buy-in, all of it to the prizes.

    `until`: the last level of registration; 0: it closes with the start.
    """
    return (Price(BUY_IN_NAME, Buying.BUY_IN, Shares(prizes=buy_in), chips, Window(until=until)),)


def bought_from(price: Price, *, comp: bool = False, because: str = "") -> Purchase:
    """The purchase of that price."""
    return Purchase(price.name, price.buying, price.shares, price.chips, comp, because)


def check_prices(prices: Sequence[Price], currency: str) -> tuple[Price, ...]:
    """The price list with its names as they are kept (`people.clean_name`), if it makes sense.

    A price of nothing is free. Amounts go up to `money.MOST`, chips to `MOST_SOLD`, those of an entry to
    `structure.MOST_CHIPS`, like a starting stack.

    Raises:
        BadInput: `currency_unknown`, `no_buy_in_price`, `too_many_prices` (`most`), what `clean_name` says, and with
            `price` (its name): `price_name_twice`, `price_negative`, `price_too_large` (`most`: with decimals, in
            the currency), `price_chips` (`chips`, `most`), `window_level` (`most`), `window_never_open`, `price_limit`
            (`most`), `price_at_or_below` (`most`).
    """
    minor_digits(currency)
    if not any(price.buying is Buying.BUY_IN for price in prices):
        raise BadInput("no_buy_in_price")
    if len(prices) > MOST_PRICES:
        raise BadInput("too_many_prices", most=MOST_PRICES)
    names: set[str] = set()
    kept: list[Price] = []
    for price in prices:
        named = replace(price, name=clean_name(price.name))
        key = person_key(named.name)
        if key in names:
            raise BadInput("price_name_twice", price=named.name)
        names.add(key)
        _check_shares(named, currency)
        _check_chips(named)
        _check_window(named)
        _check_limits(named)
        kept.append(named)
    return tuple(kept)


def _check_shares(price: Price, currency: str) -> None:
    if any(price.shares.to(fund) < 0 for fund in Fund):
        raise BadInput("price_negative", price=price.name)
    if price.shares.total > MOST:
        raise BadInput("price_too_large", price=price.name, most=plain_amount(MOST, currency), currency=currency)


def _check_chips(price: Price) -> None:
    most = MOST_CHIPS if price.buying in (Buying.BUY_IN, Buying.RE_ENTRY) else MOST_SOLD
    if not 1 <= price.chips <= most:
        raise BadInput("price_chips", price=price.name, chips=price.chips, most=most)


def _check_window(price: Price) -> None:
    window = price.window
    if not 0 <= window.after <= LAST_LEVEL or not 0 <= (window.until or 0) <= LAST_LEVEL:
        raise BadInput("window_level", price=price.name, most=LAST_LEVEL)
    if window.until is None or window.after < window.until:
        return
    # After level 4 and until level 4 is the break between; what is on sale until the start has both at 0.
    in_break = window.after == window.until and (window.with_break or window.until == 0)
    if not in_break:
        raise BadInput("window_never_open", price=price.name, after=window.after, until=window.until)


def _check_limits(price: Price) -> None:
    if any(limit is not None and not 1 <= limit <= MOST_TIMES for limit in (price.each, price.in_all)):
        raise BadInput("price_limit", price=price.name, most=MOST_TIMES)
    if price.at_or_below is not None and not 0 <= price.at_or_below <= MOST_CHIPS:
        raise BadInput("price_at_or_below", price=price.name, most=MOST_CHIPS)
