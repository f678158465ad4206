"""What facts about money and bought chips make of the state."""

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import (
    ChipsBought,
    ChipsCorrected,
    ChipsGranted,
    HouseContributed,
    MoneyAdjusted,
    MoneyReceived,
    MoneyReturned,
    PricesSet,
    PrizePaid,
    StacksCounted,
    TableWay,
)
from tournament.fold.chairs import bought_back, received, with_entry, with_till
from tournament.fold.facts import apply
from tournament.names import Chips, EntryNo, Instant, PlayerId
from tournament.state import Bust, Entry, Tournament


@apply.register
def _(event: PricesSet, state: Tournament, at: Instant) -> Tournament:
    return replace(state, prices=event.prices)


@apply.register
def _(event: ChipsBought, state: Tournament, at: Instant) -> Tournament:
    if event.entry is None:
        return received(replace(state, loose=(*state.loose, event.bought)), None, event.paid)
    entry = state.entry(event.entry)
    state = _with_chips(state, event.entry, event.bought.chips)
    bought = replace(state.entry(event.entry), purchases=(*entry.purchases, event.bought))
    return received(with_entry(state, bought), entry.account, event.paid)


@apply.register
def _(event: ChipsGranted, state: Tournament, at: Instant) -> Tournament:
    for number in event.entries:
        state = _with_chips(state, number, event.chips)
    return state


@apply.register
def _(event: ChipsCorrected, state: Tournament, at: Instant) -> Tournament:
    if state.chips_in_play + event.chips < 0:
        raise RuleViolation("more_than_in_play", chips=-event.chips, in_play=state.chips_in_play)
    return replace(state, corrected=state.corrected + event.chips)


@apply.register
def _(event: StacksCounted, state: Tournament, at: Instant) -> Tournament:
    for count in event.counts:
        entry = state.entry(count.entry)
        if not entry.is_in:
            raise RuleViolation("already_out", name=entry.shown_name)
        state = with_entry(state, replace(entry, stack=count.chips, counted=at))
    return state


@apply.register
def _(event: MoneyReceived, state: Tournament, at: Instant) -> Tournament:
    return received(_known(state, event.player), event.player, event.amount)


@apply.register
def _(event: MoneyReturned, state: Tournament, at: Instant) -> Tournament:
    return received(_known(state, event.player), event.player, -event.amount)


@apply.register
def _(event: HouseContributed, state: Tournament, at: Instant) -> Tournament:
    return with_till(state, replace(state.till, contributed=state.till.contributed + event.amount))


@apply.register
def _(event: MoneyAdjusted, state: Tournament, at: Instant) -> Tournament:
    adjusted = {**state.till.adjusted, event.fund: state.till.adjusted.get(event.fund, 0) + event.amount}
    return with_till(state, replace(state.till, adjusted=adjusted))


@apply.register
def _(event: PrizePaid, state: Tournament, at: Instant) -> Tournament:
    entry = state.entry(event.entry)
    till, what = state.till, (event.entry, event.fund)
    till = replace(
        till,
        paid_out={**till.paid_out, what: till.paid_out.get(what, 0) + event.amount},
        netted=till.netted + event.netted,
    )
    return received(with_till(state, till), entry.player, event.netted)


def _known(state: Tournament, player: PlayerId | None) -> Tournament:
    """The state, if that is somebody of tonight or nobody in particular; a stranger could be given nothing back."""
    if player is not None and player not in state.guests:
        raise RuleViolation("no_such_guest", player=player)
    return state


def _with_chips(state: Tournament, number: EntryNo, chips: Chips) -> Tournament:
    """The player has so many chips more; a stack that was only counted stays a count."""
    entry = state.entry(number)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.shown_name)
    if entry.deciding is not None and chips:
        entry = _plays_on(state, entry, entry.deciding)
    stack = None if entry.stack is None else entry.stack + chips
    return with_entry(state, replace(entry, bought=entry.bought + chips, stack=stack))


def _plays_on(state: Tournament, entry: Entry, lost: Bust) -> Entry:
    """Who was deciding has chips again, in the seat that he kept; with real chips nobody knows how many."""
    real = entry.seat is None or state.table(entry.seat.table).way is TableWay.KEPT
    return replace(bought_back(state, entry, lost), deciding=None, stack=None if real else 0)
