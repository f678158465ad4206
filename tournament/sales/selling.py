"""What can be bought at an instant, by whom, and what to do about a purchase that came a moment too late."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from tournament.clocks.clock import Phase
from tournament.errors import RuleViolation
from tournament.names import HOUR, Chips, Instant, Milliseconds, PlayerId
from tournament.people.people import person_key
from tournament.reasons import clean_reason
from tournament.sales.prices import HAND_HAD_BEGUN, Buying, Price, Purchase, Window, bought_from
from tournament.state import Tournament
from tournament.structures.structure import Level, Structure

ENTRIES = frozenset((Buying.BUY_IN, Buying.RE_ENTRY))
"""What a closed registration no longer sells."""

_AHEAD: Milliseconds = 100 * HOUR
_MOST_AHEAD = 500
"""So far ahead is looked for the opening or closing of a window, in time and in levels."""


# ---- windows ---------------------------------------------------------------------------------------------------------


def is_open(state: Tournament, window: Window, at: Instant, *, reopening: bool = False) -> bool:
    """Whether one may buy now, by the window alone.

    Before the start a window without `after` is open. A tournament that is won sells nothing, except to somebody who
    comes `reopening` it.
    """
    if not state.has_started(at):
        return window.after == 0
    reading = state.clock.reading(at)
    return (reading.phase is not Phase.OVER or reopening) and _is_open_in(state.structure, window, reading.index)


def closed_for(state: Tournament, window: Window, at: Instant) -> Milliseconds | None:
    """How long the clock has run since the window closed.

    None if it is open, has never been, or closed longer ago than `EveningRules.hand_begun_grace`.
    """
    if not state.has_started(at):
        return None
    reading = state.clock.reading(at)
    index, ago = reading.index, reading.elapsed
    if _is_open_in(state.structure, window, index):
        return None
    while ago <= state.setup.rules.hand_begun_grace:
        index -= 1
        if index < 0:
            return ago if window.after == 0 else None
        if _is_open_in(state.structure, window, index):
            return ago
        length = state.clock.length(index)
        if length is None:
            return None
        ago += length
    return None


def _is_open_in(structure: Structure, window: Window, index: int) -> bool:
    """Whether one may buy in that level or break (from 0) of a tournament that has started."""
    number, over = place_of(structure, index)
    if over < window.after:
        return False
    if window.until is None or number < window.until:
        return True
    # Nothing that is sold until the start is sold in a break before the first level.
    return number == window.until > 0 and (over < number or window.with_break)


def ends_with(structure: Structure, window: Window, index: int) -> bool:
    """Whether one may buy in that level or break (from 0), and no longer in what follows it."""
    return _is_open_in(structure, window, index) and not _is_open_in(structure, window, index + 1)


def place_of(structure: Structure, index: int) -> tuple[int, int]:
    """The number of that level, or of the one before that break, and how many levels are over in it.

    A break that cuts a level in two is part of the level: it is not over yet.
    """
    number = structure.level_number(index)
    if isinstance(structure.period(index), Level):
        return number, number - 1
    following = structure.period(structure.next_level(index))
    return number, number - 1 if isinstance(following, Level) and following.continued else number


# ---- what is on sale -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Offer:
    """A price of the evening, and whether one can buy it.

    Attributes:
        open: whether it is sold now; `opens`, `closes`: when that changes, if the clock goes on as it runs; None where
            it does not change, or nobody knows when (the clock stands, a level has no minutes, a break waits).
        left: how many can still be sold; None without limit.
    """

    price: Price
    open: bool
    opens: Instant | None
    closes: Instant | None
    left: int | None


def offers(state: Tournament, at: Instant) -> tuple[Offer, ...]:
    """Every price of the evening as it is offered at that instant, in the order of the list."""
    return tuple(_offer(state, price, at) for price in state.prices)


def on_sale(state: Tournament, at: Instant) -> tuple[Offer, ...]:
    """What one can buy now."""
    return tuple(offer for offer in offers(state, at) if offer.open)


def _offer(state: Tournament, price: Price, at: Instant) -> Offer:
    left = None if price.in_all is None else max(0, price.in_all - sold(state, price))
    shut = left == 0 or state.finished is not None or (state.closed and price.buying in ENTRIES)
    if shut:
        return Offer(price, open=False, opens=None, closes=None, left=left)
    open_now = is_open(state, price.window, at)
    turns = _turns(state, price.window, at, open_now=open_now)
    return Offer(price, open_now, None if open_now else turns, turns if open_now else None, left)


def _turns(state: Tournament, window: Window, at: Instant, *, open_now: bool) -> Instant | None:
    """When a window opens or closes next, as the clock runs."""
    if open_now and window.until is None:
        return None
    for instant, index in islice(_ahead(state, at), _MOST_AHEAD):
        if _is_open_in(state.structure, window, index) is not open_now:
            return instant
        if not open_now and window.until is not None and place_of(state.structure, index)[0] > window.until:
            return None
    return None


def _ahead(state: Tournament, at: Instant) -> Iterator[tuple[Instant, int]]:
    """The start, if it is ahead, and every level and break that follows, with its index."""
    clock = state.clock
    if clock.since is not None and at < clock.since:
        yield clock.since, clock.index
    for boundary in clock.boundaries(at, at + _AHEAD):
        yield boundary.at, boundary.index


def price_of(state: Tournament, buying: Buying, name: str | None = None) -> Price:
    """The price of that name, else the first one for that purpose.

    Raises:
        RuleViolation: `no_such_price` (`price`, `buying`), `nothing_of_the_kind` (`buying`).
    """
    for price in state.prices:
        if price.buying is buying and (name is None or person_key(price.name) == person_key(name)):
            return price
    if name is None:
        raise RuleViolation("nothing_of_the_kind", buying=buying.value)
    raise RuleViolation("no_such_price", price=name, buying=buying.value)


def sold(state: Tournament, price: Price, player: PlayerId | None = None) -> int:
    """How often that has been sold (to that person); what was taken out again does not count."""
    key = person_key(price.name)
    found: Iterable[Purchase] = state.purchases
    if player is not None:
        found = (bought for entry in state.entered if entry.player == player for bought in entry.purchases)
    # Counted by name first: there are few names and many purchases, and the board asks each second.
    return sum(count for name, count in Counter(bought.price for bought in found).items() if person_key(name) == key)


# ---- a sale ----------------------------------------------------------------------------------------------------------


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
    reopening: bool = False,
) -> Purchase:
    """What that person buys, if the price's terms allow it now.

    Args:
        state: the evening.
        at: the instant.
        price: what is bought.
        player: who buys, None where players are counted: then nobody asks for limits per player or for his stack.
        name: his, as entered, for the refusals.
        stack: the chips he has, where the price asks for it; None: nobody said.
        comp: the house pays.
        because: a reason, with which it is sold against the terms; `HAND_HAD_BEGUN` holds only for a little while
            after the window closed (`EveningRules.hand_begun_grace`). The purchase keeps it only if it was needed.
        reopening: whether he was the one whose bust ended the tournament.

    Raises:
        RuleViolation: `evening_over`; `not_on_sale_yet` (`price`, `after`), `no_longer_on_sale` (`price`, `until`,
            `hand_had_begun`: whether that reason would help), `hand_begun_too_long_ago`, `bought_often_enough`
            (`name`, `each`), `sold_out` (`in_all`), `stack_unknown_for_price` or `too_many_chips` (`name`, `stack`,
            `at_or_below`); with a reason none but the first.
        BadInput: as `reasons.clean_reason` says.
    """
    if state.finished is not None and not reopening:
        raise RuleViolation("evening_over")
    reason = because if because in ("", HAND_HAD_BEGUN) else clean_reason(because)
    try:
        late = _check_window(state, at, price, hand_had_begun=reason == HAND_HAD_BEGUN, reopening=reopening)
        _check_limits(state, price, player, name)
        if player is not None:
            _check_stack(price, name, stack)
    except RuleViolation:
        if reason in ("", HAND_HAD_BEGUN):
            raise
        return bought_from(price, comp=comp, because=reason)
    return bought_from(price, comp=comp, because=HAND_HAD_BEGUN if late else "")


def _check_window(state: Tournament, at: Instant, price: Price, *, hand_had_begun: bool, reopening: bool) -> bool:
    """Whether it is sold only because the hand had begun."""
    if is_open(state, price.window, at, reopening=reopening):
        return False
    _number, over = place_of(state.structure, state.clock.reading(at).index)
    if not state.has_started(at) or over < price.window.after:
        raise RuleViolation("not_on_sale_yet", price=price.name, after=price.window.after)
    ago = closed_for(state, price.window, at)
    if not hand_had_begun:
        raise RuleViolation(
            "no_longer_on_sale", price=price.name, until=price.window.until, hand_had_begun=ago is not None
        )
    if ago is None:
        raise RuleViolation("hand_begun_too_long_ago", price=price.name)
    return True


def _check_limits(state: Tournament, price: Price, player: PlayerId | None, name: str) -> None:
    if price.in_all is not None and sold(state, price) >= price.in_all:
        raise RuleViolation("sold_out", price=price.name, in_all=price.in_all)
    if player is not None and price.each is not None and sold(state, price, player) >= price.each:
        raise RuleViolation("bought_often_enough", name=name, price=price.name, each=price.each)


def _check_stack(price: Price, name: str, stack: Chips | None) -> None:
    if price.at_or_below is None:
        return
    if stack is None:
        raise RuleViolation("stack_unknown_for_price", name=name, price=price.name, at_or_below=price.at_or_below)
    if stack > price.at_or_below:
        facts = {"name": name, "price": price.name, "stack": stack, "at_or_below": price.at_or_below}
        raise RuleViolation("too_many_chips", **facts)
