"""What can be bought at an instant, by whom, and what to do about a purchase that came a moment too late."""

from tournament.clock import Phase
from tournament.errors import RuleViolation
from tournament.names import Chips, Instant, Milliseconds, PlayerId
from tournament.prices import HAND_HAD_BEGUN, Buying, Price, Purchase, Window, bought_from
from tournament.state import Tournament
from tournament.structure import Break


def is_open(state: Tournament, window: Window, at: Instant) -> bool:
    """Whether one may buy now, by the window alone."""
    if not state.has_started(at):
        return window.after == 0
    reading = state.clock.reading(at)
    return reading.phase is not Phase.OVER and _is_open_in(state, window, reading.index)


def closed_for(state: Tournament, window: Window, at: Instant) -> Milliseconds | None:
    """How long the clock has run since the window closed; None if it is open, or a whole level or break ago."""
    if not state.has_started(at) or is_open(state, window, at):
        return None
    reading = state.clock.reading(at)
    before = reading.index - 1
    was_open = window.after == 0 if before < 0 else _is_open_in(state, window, before)
    return reading.elapsed if was_open else None


def _is_open_in(state: Tournament, window: Window, index: int) -> bool:
    """Whether one may buy in that level or break (from 0)."""
    number = state.structure.level_number(index)
    on_break = isinstance(state.structure.period(index), Break)
    over = number if on_break else number - 1
    if over < window.after:
        return False
    if window.until is None or number < window.until:
        return True
    return number == window.until and (not on_break or window.with_break)


def price_of(state: Tournament, buying: Buying, name: str | None = None) -> Price:
    """The price of that name, else the first one for that purpose.

    Raises:
        RuleViolation: `no_such_price` (`name`, `buying`).
    """
    for price in state.prices:
        if price.buying is buying and (name is None or price.name.casefold() == name.casefold()):
            return price
    raise RuleViolation("no_such_price", name=name or "", buying=buying.value)


def sale(
    state: Tournament,
    at: Instant,
    price: Price,
    *,
    player: PlayerId | None,
    name: str = "",
    stack: Chips | None = None,
    comp: bool = False,
    because: str = "",
) -> Purchase:
    """What that person buys, if the price's terms allow it now.

    Args:
        state: the evening.
        at: the instant.
        price: what is bought.
        player: who buys, None where players are counted.
        name: his, as entered, for the refusals.
        stack: the chips he has, where the price asks for it; None: nobody said.
        comp: the house pays.
        because: a reason, with which it is sold against the terms; `HAND_HAD_BEGUN` holds only for a little while
            after the window closed (`EveningRules.hand_begun_grace`).

    Raises:
        RuleViolation: `not_on_sale_yet`, `no_longer_on_sale` (`price`; `hand_had_begun`: whether that reason would
            help), `hand_begun_too_long_ago`, `bought_often_enough` (`name`, `each`), `sold_out` (`in_all`),
            `stack_unknown_for_price` or `too_many_chips` (`name`, `stack`, `at_or_below`); with a reason none of them.
    """
    if because and because != HAND_HAD_BEGUN:
        return bought_from(price, comp=comp, because=because)
    if because == HAND_HAD_BEGUN:
        _check_hand_begun(state, at, price)
    elif not is_open(state, price.window, at):
        _refuse_window(state, at, price)
    sold = sum(bought.price == price.name for bought in state.purchases)
    if price.in_all is not None and sold >= price.in_all:
        raise RuleViolation("sold_out", price=price.name, in_all=price.in_all)
    if player is not None and price.each is not None and _bought_by(state, player, price) >= price.each:
        raise RuleViolation("bought_often_enough", name=name, price=price.name, each=price.each)
    if price.at_or_below is not None and stack is None:
        raise RuleViolation("stack_unknown_for_price", name=name, price=price.name, at_or_below=price.at_or_below)
    if price.at_or_below is not None and stack is not None and stack > price.at_or_below:
        facts = {"name": name, "price": price.name, "stack": stack, "at_or_below": price.at_or_below}
        raise RuleViolation("too_many_chips", **facts)
    return bought_from(price, comp=comp, because=because)


def _bought_by(state: Tournament, player: PlayerId, price: Price) -> int:
    mine = (entry for entry in state.entered if entry.player == player)
    return sum(bought.price == price.name for entry in mine for bought in entry.purchases)


def _check_hand_begun(state: Tournament, at: Instant, price: Price) -> None:
    ago = closed_for(state, price.window, at)
    if not is_open(state, price.window, at) and (ago is None or ago > state.setup.rules.hand_begun_grace):
        raise RuleViolation("hand_begun_too_long_ago", price=price.name)


def _refuse_window(state: Tournament, at: Instant, price: Price) -> None:
    reading = state.clock.reading(at)
    number = state.structure.level_number(reading.index)
    over = number if reading.on_break else number - 1
    if not state.has_started(at) or over < price.window.after:
        raise RuleViolation("not_on_sale_yet", price=price.name, after=price.window.after)
    ago = closed_for(state, price.window, at)
    helps = ago is not None and ago <= state.setup.rules.hand_begun_grace
    raise RuleViolation("no_longer_on_sale", price=price.name, until=price.window.until, hand_had_begun=helps)
