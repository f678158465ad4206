"""A new evening like one before: what it takes over, what that is in a sentence, and in the fields of the dialog."""

from dataclasses import dataclass, replace

from desktop.director.creating import buy_in_price
from desktop.director.dialogs import bounties, switches
from desktop.director.dialogs.more_prices import levels_before_breaks, name_of, window_of
from tournament import wording
from tournament.errors import BadInput
from tournament.events import EveningCreated, TableWay, Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Cents, Chips, Instant
from tournament.payouts.tables import BARGE
from tournament.rules import TDA
from tournament.sales import money
from tournament.sales.prices import Buying, Price, Shares, Window, check_prices
from tournament.structures import structure_files
from tournament.structures.purposes import USUAL_PLAYERS
from tournament.structures.structure import Structure
from tournament.wording import houses

USUAL_STRUCTURE = "club-20"
USUAL_STACK: Chips = 10_000
USUAL_SEATS = 9
USUAL_LATE = 4
"""Until the end of that level somebody may still come, where nobody has said otherwise."""
USUAL_BUY_IN = 20
"""In whole units of the currency."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a new tournament begins with, before anybody has typed anything.

    Attributes:
        name: as it would be called.
        like: the evening before, whose terms it takes over.
        kept: the club's own structures.
        players: so many are expected.
        now: the present.
        structure: the one to be chosen first; None: that of the evening before.
        buy_in: as it was typed already; None: as in the evening before.
    """

    name: str
    like: EveningCreated
    now: Instant
    kept: tuple[Structure, ...] = ()
    players: int = USUAL_PLAYERS
    structure: Structure | None = None
    buy_in: str | None = None


def first_ever(currency: str) -> EveningCreated:
    """What an evening is like where there was none before."""
    structure = structure_files.find(USUAL_STRUCTURE) or next(iter(structure_files.shipped().values()))
    price = USUAL_BUY_IN * 10 ** money.minor_digits(currency)
    stack = structure.starting_stack or USUAL_STACK
    return EveningCreated(
        name="",
        structure=structure,
        prices=(buy_in_price(price, 0, stack, USUAL_LATE),),
        seats=USUAL_SEATS,
        currency=currency,
        timing=Timing.REAL,
        way=TableWay.KEPT,
        seed=None,
        rules=TDA,
    )


def buy_in_of(setup: EveningCreated) -> Price:
    """The usual price of an entry."""
    return next(price for price in setup.prices if price.buying is Buying.BUY_IN)


def cost(price: Price) -> Cents:
    """What it costs without its head, in minor units."""
    return price.shares.total - price.shares.bounties


def again(
    setup: EveningCreated, name: str, structure: Structure, buy_in: Cents, *, counted: bool | None = None
) -> EveningCreated:
    """The same under another name, perhaps by another structure and at another price.

    What cost as much as the buy-in did, or brought as many chips, goes with it; what was sold in a break is sold in
    the nearest one that there is. Prizes set by hand were that evening's.

    Args:
        setup: the evening before.
        name: as it is called.
        structure: another one brings its own starting stack.
        buy_in: without the head, in minor units.
        counted: whether players are only counted; None: as before.

    Raises:
        BadInput: `share_over_price`: house and league would take more than the buy-in; `no_breaks`: something is sold
            in a break, and there is none; what `check_prices` says.
    """
    before = buy_in_of(setup)
    stack = before.chips
    if structure != setup.structure and structure.starting_stack is not None:
        stack = structure.starting_stack
    prices = [_like(price, before, buy_in, stack, structure) for price in setup.prices]
    return replace(
        setup,
        name=name,
        structure=structure,
        prices=check_prices(prices, setup.currency),
        seed=None,
        counted=setup.counted if counted is None else counted,
        payouts=replace(setup.payouts, by_hand=()),
    )


def _like(price: Price, before: Price, buy_in: Cents, stack: Chips, structure: Structure) -> Price:
    shares = price.shares
    if cost(price) == cost(before):
        prizes = buy_in - shares.house - shares.league
        if prizes < 0:
            raise BadInput("share_over_price")
        shares = replace(shares, prizes=prizes)
    chips = stack if price.chips == before.chips else price.chips
    return replace(price, shares=shares, chips=chips, window=_in_a_break(price.window, structure))


def _in_a_break(window: Window, structure: Structure) -> Window:
    if not window.after or window.after != window.until:
        return window
    breaks = levels_before_breaks(structure)
    if not breaks:
        raise BadInput("no_breaks", level=window.after, levels=breaks)
    nearest = min(breaks, key=lambda level: abs(level - window.after))
    return replace(window, after=nearest, until=nearest)


def sells_more(setup: EveningCreated) -> bool:
    """Whether rebuys or add-ons are sold."""
    return any(price.buying in _MORE for price in setup.prices)


def with_more(setup: EveningCreated) -> EveningCreated:
    """The same with rebuys and an add-on to count, at the terms of the buy-in, unless it has its own."""
    if sells_more(setup):
        return setup
    price = buy_in_of(setup)
    shares = replace(price.shares, bounties=0)
    until = price.window.until or USUAL_LATE
    rebuy = Price(name_of(Buying.REBUY), Buying.REBUY, shares, price.chips, window_of(Buying.REBUY, until))
    prices = [*setup.prices, rebuy]
    breaks = levels_before_breaks(setup.structure)
    if breaks:
        at_break = min(breaks, key=lambda level: abs(level - until))
        window = window_of(Buying.ADD_ON, at_break)
        prices.append(Price(name_of(Buying.ADD_ON), Buying.ADD_ON, shares, price.chips, window))
    return replace(setup, prices=tuple(prices))


def without_more(setup: EveningCreated) -> EveningCreated:
    """The same with nothing to buy but the entry."""
    return replace(setup, prices=tuple(price for price in setup.prices if price.buying not in _MORE))


_MORE = (Buying.REBUY, Buying.ADD_ON)


# ---- in words --------------------------------------------------------------------------------------------------------


def buy_in_words(setup: EveningCreated) -> str:
    """What an entry costs."""
    price = wording.amount(cost(buy_in_of(setup)), setup.currency)
    return _("Buy-in {amount}").format(amount=price)


def rest(setup: EveningCreated) -> str:
    """What is taken over beside name, structure and buy-in: 10 000 chips, 9 at a table, rebuys until level 4."""
    price = buy_in_of(setup)
    parts = [ngettext("{n} chip", "{n} chips", price.chips).format(n=wording.chips(price.chips))]
    if not setup.counted:
        parts.append(_("{n} at a table").format(n=setup.seats))
    parts.extend(_sold(other, setup.currency) for other in setup.prices if other is not price)
    if price.window.until:
        parts.append(_("late entry until level {level}").format(level=price.window.until))
    if price.shares.bounties:
        parts.append(_("{amount} on each head").format(amount=wording.amount(price.shares.bounties, setup.currency)))
    if price.shares.house:
        house = wording.amount(price.shares.house, setup.currency)
        parts.append(_("{amount} of it the house's").format(amount=house))
    parts.append(_("{preset} rules").format(preset=houses.short(setup.house_rules)))
    return ", ".join(parts)


def _sold(price: Price, currency: str) -> str:
    said = _("{price} {amount}").format(
        price=wording.price_name(price.name), amount=wording.amount(cost(price), currency)
    )
    if price.window.after and price.window.after == price.window.until:
        return _("{price} after level {level}").format(price=said, level=price.window.after)
    if price.window.until:
        return _("{price} until level {level}").format(price=said, level=price.window.until)
    return said


# ---- in the fields of the dialog -------------------------------------------------------------------------------------


def typed(amount: Cents, currency: str) -> str:
    """An amount as it is typed: 20, 12.50."""
    plain = money.plain_amount(amount, currency)
    whole, _dot, decimals = plain.partition(".")
    return plain if decimals.strip("0") else whole


def fields(setup: EveningCreated) -> dict[str, str]:
    """What stands in the fields of a new tournament that shall be like it, by their names."""
    price, currency = buy_in_of(setup), setup.currency
    found = {
        "stack": str(price.chips),
        "seats": str(setup.seats),
        "late": str(price.window.until or 0),
        "buy_in": typed(cost(price), currency),
        "house": typed(price.shares.house, currency) if price.shares.house else "",
    }
    for other in setup.prices:
        code = other.buying.value
        if other.buying is not Buying.BUY_IN and f"{code}_sold" not in found:
            level = str(other.window.until or 0)
            words = {"sold": "yes", "price": typed(cost(other), currency), "chips": str(other.chips), "level": level}
            found |= {f"{code}_{key}": text for key, text in words.items()}
    return found | _won(setup, price.shares) | switches.written(setup.house_rules, setup.rules)


def _won(setup: EveningCreated, shares: Shares) -> dict[str, str]:
    rule, plan, currency = setup.bounties, setup.payouts, setup.currency
    return {
        "head": typed(shares.bounties, currency) if shares.bounties else "",
        "bounties": rule.kind.value,
        "bounty_cash": bounties.percent(rule.cash),
        "mystery_from": "" if rule.mystery_from is None else str(rule.mystery_from),
        "own_head": rule.own_head.value,
        "payout_table": BARGE.name if plan.table is None else plan.table.name,
        "guarantee": typed(plan.guarantee, currency) if plan.guarantee else "",
    }
