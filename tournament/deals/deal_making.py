"""A deal is made: all who are left divide the prizes that are left, and end the evening there or play on.

The director is not responsible for what is agreed (rules.md D-23); the program sees to it that everybody who is left
takes part, that the shares sum to what there is, and says which of them are unreasonable.
"""

from collections.abc import Mapping
from typing import Any

from tournament.deals import deals
from tournament.deals.deals import FOUND, Method, Offer, PrizesLeft
from tournament.errors import BadInput, RuleViolation
from tournament.events import DealMade, DealShare, Ending
from tournament.history import Step
from tournament.names import Cents, Chips, EntryNo, Instant
from tournament.people import registration
from tournament.sales import selling
from tournament.sales.money import plain_amount
from tournament.sales.prices import Buying
from tournament.standings import payouts, prizes
from tournament.state import Entry, Tournament

Stacks = Mapping[EntryNo, Chips]
Amounts = Mapping[EntryNo, Cents]


def make_deal(
    state: Tournament,
    at: Instant,
    method: Method,
    stacks: Stacks | None = None,
    amounts: Amounts | None = None,
    unit: Cents = 1,
    kept: Cents = 0,
    ending: Ending = Ending.PLAY_ON,
) -> Step:
    """All who are left divide the prizes that are left.

    Real chips are counted for it: what is given counts, never an older count. Their sum is compared with the chips in
    play; a difference is told in the history (chips get lost, and the table has agreed), but does not forbid the deal.
    Who had a share in an earlier deal keeps it: then what was kept for the winner is divided.

    Args:
        state: the evening.
        at: now.
        method: how the shares are found.
        stacks: the chips of each; the order is that of the list, in which ties for the last unit are decided. Those
            of `EVEN` and `OWN` are needed only for places by chips. Stacks that the engine knows may be left out.
        amounts: the shares under `OWN`, in minor units.
        unit: what shares are rounded to, in minor units.
        kept: what is left for whoever wins, in minor units.
        ending: how it goes on.

    Raises:
        RuleViolation: as `may_deal` says; `deal_stranger` and `deal_stacks_missing` (`name`, `names`: whose chips or
            share), `deal_shares_missing`, `stack_is_known` (`name`, `chips`), `deal_sum_differs` (`sum`, `due`,
            `difference`, `currency`), `nothing_to_play_for`.
        BadInput: as `deals.offer`, `deals.own` and `PrizesLeft` say, amounts as the currency writes them.
    """
    players = players_in_order(state, at, (*(stacks or {}), *(amounts or {})))
    if kept and ending is not Ending.PLAY_ON:
        raise RuleViolation("nothing_to_play_for")
    chips = _chips(players, stacks or {})
    if ending is Ending.BY_CHIPS or method not in (Method.EVEN, Method.OWN):
        _check_all_counted(players, chips)
    found = _found(state, method, players, chips, amounts or {}, unit, kept)
    before = {} if state.deal is None else {share.entry: share.amount for share in state.deal.shares}
    shares = tuple(
        DealShare(entry.number, amount + before.get(entry.number, 0), chips.get(entry.number))
        for entry, amount in zip(players, found.amounts, strict=True)
    )
    facts: dict[str, Any] = {
        "names": [entry.shown_name for entry in players],
        "amounts": [share.amount for share in shares],
        "method": method.value,
        "kept": kept,
        "ending": ending.value,
        "currency": state.setup.currency,
    }
    if len(chips) == len(players) and sum(chips.values()) != state.chips_in_play:
        facts["chips_off"] = sum(chips.values()) - state.chips_in_play
    if ending is Ending.PLAY_ON and (on_sale := still_sold(state, at)):
        facts["on_sale"] = list(on_sale)
    return Step("deal_made", (DealMade(shares, kept, ending, method.value),), facts)


def may_deal(state: Tournament, at: Instant) -> None:
    """Refuse a deal at a moment when there cannot be one.

    Raises:
        RuleViolation: `not_started`, `evening_over`, `deal_needs_two`, `deal_while_registration_open`,
            `deal_while_deciding` (`names`), `deal_during_hand_for_hand`.
    """
    if not state.has_started(at):
        raise RuleViolation("not_started")
    if state.finished is not None:
        raise RuleViolation("evening_over")
    if len(state.left) < 2:
        raise RuleViolation("deal_needs_two")
    if not registration.places_are_final(state, at):
        raise RuleViolation("deal_while_registration_open")
    deciding = [entry.shown_name for entry in state.left if entry.deciding is not None]
    if deciding:
        raise RuleViolation("deal_while_deciding", names=deciding)
    if state.hand_for_hand is not None:
        raise RuleViolation("deal_during_hand_for_hand")


def still_sold(state: Tournament, at: Instant) -> tuple[str, ...]:
    """The names of the rebuys and add-ons that can still be bought: then the pool may grow after a deal.

    That forbids none; the players should know of it (`wording.deals.still_sold`).
    """
    kinds = (Buying.REBUY, Buying.ADD_ON)
    return tuple(offer.price.name for offer in selling.on_sale(state, at) if offer.price.buying in kinds)


def things_left(state: Tournament) -> tuple[tuple[int, str], ...]:
    """What is still to be won beside money, by place; a deal does not divide it."""
    left = len(state.left)
    return tuple((prize.place, prize.thing) for prize in prizes(state) if prize.thing and prize.place <= left)


def rebuys_are_sold(state: Tournament, at: Instant) -> bool:
    """Whether money may still come in by rebuys; after a deal it goes to whoever wins."""
    return any(p.buying is Buying.REBUY and selling.is_open(state, p.window, at) for p in state.prices)


def prizes_left(state: Tournament, kept: Cents = 0) -> PrizesLeft:
    """What those who are left can divide; after a deal only what was kept then.

    Raises:
        BadInput: `deal_needs_two`, `kept_out_of_range`, its first prize as the currency writes it.
    """
    left = len(state.left)
    money = payouts(state)[:left] if state.deal is None else (state.deal.kept,)
    try:
        return PrizesLeft(left, money, kept)
    except BadInput as refusal:
        if refusal.code != "kept_out_of_range":
            raise
        first = plain_amount(refusal.facts["first"], state.setup.currency)
        raise BadInput("kept_out_of_range", first=first, currency=state.setup.currency) from refusal


def players_in_order(state: Tournament, at: Instant, named: tuple[EntryNo, ...] = ()) -> tuple[Entry, ...]:
    """All who are left: those who are named in that order, then the others by entry.

    Raises:
        RuleViolation: as `may_deal` says; `deal_stranger` (`name`): somebody named is not in any more.
    """
    may_deal(state, at)
    left = {entry.number: entry for entry in state.left}
    for number in named:
        if number not in left:
            raise RuleViolation("deal_stranger", name=state.entry(number).shown_name)
    return tuple(left[number] for number in dict.fromkeys((*named, *left)))


def _chips(players: tuple[Entry, ...], stacks: Stacks) -> dict[EntryNo, Chips]:
    """As given, or as the engine knows them."""
    chips: dict[EntryNo, Chips] = {}
    for entry in players:
        given = stacks.get(entry.number)
        if entry.stack is not None and entry.counted is None:
            if given not in (None, entry.stack):
                raise RuleViolation("stack_is_known", name=entry.shown_name, chips=entry.stack)
            given = entry.stack
        if given is not None:
            if given < 0:
                raise BadInput("stack_is_negative")
            chips[entry.number] = given
    return chips


def _check_all_counted(players: tuple[Entry, ...], chips: Stacks) -> None:
    missing = [entry.shown_name for entry in players if entry.number not in chips]
    if missing:
        raise RuleViolation("deal_stacks_missing", names=missing)


def _found(
    state: Tournament,
    method: Method,
    players: tuple[Entry, ...],
    chips: Stacks,
    amounts: Amounts,
    unit: Cents,
    kept: Cents,
) -> Offer:
    left, currency = prizes_left(state, kept), state.setup.currency
    if method in FOUND:
        stacks = None if method is Method.EVEN else [chips[entry.number] for entry in players]
        return deals.offer(method, left, stacks, unit)
    missing = [entry.shown_name for entry in players if entry.number not in amounts]
    if missing:
        raise RuleViolation("deal_shares_missing", names=missing)
    found = deals.own(left, [amounts[entry.number] for entry in players])
    if found.remainder:
        raise RuleViolation(
            "deal_sum_differs",
            sum=plain_amount(sum(found.amounts), currency),
            due=plain_amount(left.total, currency),
            difference=plain_amount(abs(found.remainder), currency),
            currency=currency,
        )
    return found
