"""Rebuys and add-ons: more chips for somebody who plays, or who just lost his last ones."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tournament.chips.stacks import check_count
from tournament.clocks.clock import Phase
from tournament.dealing.under_way import check_not_in_hand
from tournament.errors import RuleViolation
from tournament.events import ChipsBought, Event, PlayerReinstated, StackCount, StacksCounted
from tournament.fold.facts import apply
from tournament.history import Step
from tournament.names import MINUTE, Cents, Chips, EntryNo, Instant, Milliseconds
from tournament.outs import elimination
from tournament.people import registration
from tournament.sales import selling
from tournament.sales.prices import HAND_HAD_BEGUN, MOST_TIMES, Buying, Price, Purchase
from tournament.state import Entry, Tournament

FRESH: Milliseconds = 2 * MINUTE
"""So long a count says what a player has while hands are played: about one hand."""


def rebuy(
    state: Tournament,
    at: Instant,
    entry: EntryNo,
    *,
    server_seed: bytes,
    price: str | None = None,
    stack: Chips | None = None,
    paid: Cents | None = None,
    comp: bool = False,
    because: str = "",
) -> Step:
    """Sell a rebuy (TDA 27): he keeps his seat and misses no hand.

    Who lost all his chips in a hand and was put out is back in: in his old seat if it is free, else in one drawn from
    the open seats of the tables with the fewest players. Who is still deciding plays on in the seat that he kept. He
    may owe it: announcing the rebuy obliges him to pay.

    Args:
        state: the evening.
        at: the instant.
        entry: who buys.
        server_seed: the 32 bytes of a draw, if his old seat is taken.
        price: the name of the price; None: the first rebuy of the list.
        stack: the chips that the director says he has, where the price asks for that and no fresh count knows it; it
            is kept as a count.
        paid: what of it he pays now, in minor units; None: all.
        comp: the house pays it.
        because: a reason against the terms, or `HAND_HAD_BEGUN`.

    Raises:
        RuleViolation: `no_such_entry`, `cancelled_already`, `lost_in_no_hand`, `entered_again`, `already_out`
            with chips, `full`, `stack_is_known`, `more_than_in_play`, `paid_more_than_price`,
            `owing_without_name`, `in_a_hand` (chips bought in a hand are in play in the next one), and what
            `selling.price_of` and `selling.sale` say.
    """
    player = state.entry(entry)
    check_not_in_hand(state, entry)
    profile = selling.price_of(state, Buying.REBUY, price)
    before, facts = _before(state, at, player, stack, server_seed)
    bought = selling.sale(
        state,
        at,
        profile,
        player=player.player,
        name=player.shown_name,
        stack=_stack(state, at, player) if stack is None else stack,
        comp=comp,
        because=because,
        reopening=_ended_it(state, player),
    )
    paid_now = _paid(bought, paid, player)
    events = (*before, ChipsBought(entry, bought, paid_now))
    return Step("rebought", events, facts | _sold_facts(state, [(bought, paid_now)]))


def may_buy_back(state: Tournament, at: Instant) -> tuple[EntryNo, ...]:
    """Who lost all chips in a hand and could buy back in now, also because the hand had begun in time; newest first.

    Who is deciding comes before those who are out. Nobody else is asked: chips that are only not there yet were not
    lost.
    """
    prices = [price for price in state.prices if price.buying is Buying.REBUY]
    full = registration.places_free(state) == 0
    found: list[tuple[bool, int, EntryNo]] = []
    for entry in state.entered:
        lost = entry.deciding or entry.bust
        if lost is None or lost.removed is not None or state.entered_again(entry) or (entry.bust is not None and full):
            continue
        if any(_sells(state, at, price, entry) for price in prices):
            found.append((entry.deciding is None, -lost.group, entry.number))
    return tuple(number for _out, _group, number in sorted(found))


@dataclass(frozen=True, slots=True)
class Order:
    """One tick of the list of add-ons: who, how many, and whether he pays now."""

    entry: EntryNo
    times: int = 1
    paid: bool = True


def add_ons(
    state: Tournament,
    at: Instant,
    orders: Sequence[Order],
    *,
    price: str | None = None,
    comp: bool = False,
    because: str = "",
) -> Step:
    """Sell all these add-ons in one step; if one of them is refused, none is sold.

    Args:
        state: the evening.
        at: the instant.
        orders: who takes how many, and who owes them.
        price: the name of the price; None: the first add-on of the list.
        comp: the house pays them.
        because: a reason against the terms, or `HAND_HAD_BEGUN`.

    Raises:
        RuleViolation: `nobody_named`, `no_such_entry`, `already_out`, `still_deciding`, `times_wrong` (`most`),
            `owing_without_name`, `in_a_hand`, and what `selling.price_of` and `selling.sale` say.
    """
    if not orders:
        raise RuleViolation("nobody_named")
    profile = selling.price_of(state, Buying.ADD_ON, price)
    events: list[Event] = []
    sold: list[tuple[Purchase, Cents]] = []
    so_far = state
    for order in orders:
        _check_times(order.times)
        player = state.entry(order.entry)
        if not player.is_in:
            raise RuleViolation("already_out", name=player.shown_name)
        if player.deciding is not None:
            raise RuleViolation("still_deciding", name=player.shown_name)
        check_not_in_hand(state, order.entry)
        for _time in range(order.times):
            # Limits count what was sold a line above.
            bought = _add_on(so_far, at, player, profile, comp=comp, because=because)
            paid = _paid(bought, None if order.paid else 0, player)
            event = ChipsBought(order.entry, bought, paid)
            so_far = apply(event, so_far, at)
            events.append(event)
            sold.append((bought, paid))
    names = list(dict.fromkeys(state.entry(order.entry).shown_name for order in orders))
    return Step("add_ons_sold", tuple(events), {"names": names, **_sold_facts(state, sold)})


def sell_counted(
    state: Tournament,
    at: Instant,
    buying: Buying,
    times: int,
    *,
    price: str | None = None,
    comp: bool = False,
    because: str = "",
) -> Step:
    """Sell so many rebuys or add-ons to nobody in particular, paid at once, where players are only counted.

    Raises:
        RuleViolation: `say_who_buys` where players have names, `times_wrong` (`most`), and what `selling.price_of`
            and `selling.sale` say.
    """
    if not state.setup.counted:
        raise RuleViolation("say_who_buys")
    _check_times(times)
    profile = selling.price_of(state, buying, price)
    events: list[Event] = []
    sold: list[tuple[Purchase, Cents]] = []
    so_far = state
    for _time in range(times):
        bought = selling.sale(so_far, at, profile, player=None, comp=comp, because=because)
        event = ChipsBought(None, bought, bought.due)
        so_far = apply(event, so_far, at)
        events.append(event)
        sold.append((bought, event.paid))
    return Step("sold_to_nobody", tuple(events), _sold_facts(state, sold))


# ---- inside ----------------------------------------------------------------------------------------------------------


def _before(
    state: Tournament, at: Instant, player: Entry, stack: Chips | None, server_seed: bytes
) -> tuple[list[Event], dict[str, Any]]:
    """What has to be true before he buys, and what the history says of it: he is back in, or his chips were counted."""
    facts: dict[str, Any] = {"name": player.shown_name}
    if not player.is_in:
        if stack:
            raise RuleViolation("already_out", name=player.shown_name)
        *opened, back = _back_in(state, at, player, server_seed)
        if isinstance(back, PlayerReinstated) and back.seat is not None:
            facts |= {"table": back.seat.table, "seat": back.seat.number}
        return [*opened, back], facts | {"back": True}
    if stack is None or (player.deciding is not None and stack == 0):
        return [], facts
    check_count(state, player, stack)
    return [StacksCounted((StackCount(player.number, stack),))], facts


def _back_in(state: Tournament, at: Instant, player: Entry, server_seed: bytes) -> tuple[Event, ...]:
    if player.bust is None:
        raise RuleViolation("cancelled_already", name=player.shown_name)
    if player.bust.removed is not None:
        raise RuleViolation("lost_in_no_hand", name=player.shown_name)
    if state.entered_again(player):
        raise RuleViolation("entered_again", name=player.shown_name)
    if registration.places_free(state) == 0:
        raise RuleViolation("full", capacity=state.capacity)
    if not state.tables:
        return (PlayerReinstated(player.number, None, bought_back=True),)
    return elimination.seat_again(state, at, player, server_seed, bought_back=True)


def _ended_it(state: Tournament, player: Entry) -> bool:
    """Whether the tournament was decided by his bust: nobody was out after him."""
    return player.bust is not None and player.bust.group == state.groups


def _sells(state: Tournament, at: Instant, price: Price, player: Entry) -> bool:
    for because in ("", HAND_HAD_BEGUN):
        try:
            reopening = _ended_it(state, player)
            selling.sale(state, at, price, player=player.player, stack=0, because=because, reopening=reopening)
        except RuleViolation:
            continue
        return True
    return False


def _add_on(state: Tournament, at: Instant, player: Entry, price: Price, *, comp: bool, because: str) -> Purchase:
    stack = _stack(state, at, state.entry(player.number))
    return selling.sale(
        state, at, price, player=player.player, name=player.shown_name, stack=stack, comp=comp, because=because
    )


def _stack(state: Tournament, at: Instant, player: Entry) -> Chips | None:
    """The chips he has for certain: settled by the last hand, or counted a moment ago or since play stopped.

    Who is out has none.
    """
    if player.counted is None:
        return player.stack
    reading = state.clock.reading(at)
    still_since = at - FRESH
    if reading.phase is Phase.PAUSED and reading.paused_since is not None:
        still_since = min(still_since, reading.paused_since)
    if reading.on_break:
        still_since = min(still_since, at - reading.elapsed)
    return player.stack if player.counted >= still_since else None


def _paid(bought: Purchase, paid: Cents | None, player: Entry) -> Cents:
    """What is paid now of a purchase."""
    if paid is None:
        return bought.due
    if not 0 <= paid <= bought.due:
        raise RuleViolation("paid_more_than_price", price=bought.price)
    if paid < bought.due and player.account is None:
        raise RuleViolation("owing_without_name")
    return paid


def _check_times(times: int) -> None:
    if not 1 <= times <= MOST_TIMES:
        raise RuleViolation("times_wrong", most=MOST_TIMES)


def _sold_facts(state: Tournament, sold: Sequence[tuple[Purchase, Cents]]) -> dict[str, Any]:
    """What the history's line says: what, how many, for how much, and why against the terms."""
    charged = sum(bought.due for bought, _paid in sold)
    reasons = dict.fromkeys(bought.because for bought, _paid in sold if bought.because)
    facts: dict[str, Any] = {
        "price": sold[0][0].price,
        "count": len(sold),
        "chips": sum(bought.chips for bought, _paid in sold),
        "amount": charged,
        "owing": charged - sum(paid for _bought, paid in sold),
        "currency": state.setup.currency,
    }
    if sold[0][0].comp:
        facts["comp"] = True
    return facts | ({"because": next(iter(reasons))} if reasons else {})
