"""What an evening sells: buy-ins, re-entries, rebuys and add-ons, and where the money of each goes."""

from dataclasses import dataclass
from enum import StrEnum

from tournament.names import Cents, Chips


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
