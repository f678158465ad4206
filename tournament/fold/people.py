"""What facts about people make of the state."""

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import (
    CapacitySet,
    EntryCancelled,
    EntryNamed,
    GuestArrived,
    GuestCalledOff,
    GuestExpected,
    GuestLeft,
    PlayerEntered,
    RegistrationClosed,
    RegistrationReopened,
    Removal,
    StackRemoved,
    WaitingJoined,
    WaitingLeft,
)
from tournament.fold.chairs import (
    button_passed_on,
    check_left,
    check_not_dealt,
    check_started,
    gone,
    received,
    stacks_of_kept_tables,
    stand_up,
    waits_no_more,
    with_entry,
)
from tournament.fold.facts import apply
from tournament.names import Instant, PlayerId
from tournament.sales.prices import Shares
from tournament.state import Bust, Entry, Guest, Tournament


@apply.register
def _(event: GuestExpected, state: Tournament, at: Instant) -> Tournament:
    if event.player in state.guests:
        raise RuleViolation("expected_already", name=event.name)
    return _with_guest(state, Guest(event.player, event.name))


@apply.register
def _(event: GuestCalledOff, state: Tournament, at: Instant) -> Tournament:
    guest = _guest(state, event.player)
    if any(entry.player == event.player for entry in state.entered):
        raise RuleViolation("entered_cannot_be_called_off", name=guest.name)
    if state.has_money(event.player):
        raise RuleViolation("money_cannot_be_called_off", name=guest.name)
    guests = {number: each for number, each in state.guests.items() if number != event.player}
    return waits_no_more(replace(state, guests=guests), event.player)


@apply.register
def _(event: GuestArrived, state: Tournament, at: Instant) -> Tournament:
    return _with_guest(state, replace(_guest(state, event.player), arrived=at, came=True))


@apply.register
def _(event: GuestLeft, state: Tournament, at: Instant) -> Tournament:
    return _with_guest(state, replace(_guest(state, event.player), arrived=None))


@apply.register
def _(event: WaitingJoined, state: Tournament, at: Instant) -> Tournament:
    if event.player in state.waiting:
        raise RuleViolation("waiting_already", name=event.name)
    if any(entry.player == event.player for entry in state.left):
        raise RuleViolation("already_entered", name=event.name, known=event.name)
    state = replace(state, waiting=(*state.waiting, event.player))
    return state if event.player in state.guests else _with_guest(state, Guest(event.player, event.name, at, came=True))


@apply.register
def _(event: WaitingLeft, state: Tournament, at: Instant) -> Tournament:
    if event.player not in state.waiting:
        raise RuleViolation("not_waiting", name=_guest(state, event.player).name)
    return waits_no_more(state, event.player)


@apply.register
def _(event: PlayerEntered, state: Tournament, at: Instant) -> Tournament:
    if event.entry in state.entries:
        raise RuleViolation("entry_taken", entry=event.entry)
    if event.player is not None and state.plays(event.player):
        raise RuleViolation("already_entered", name=event.name, known=event.name)
    if state.finished is not None:
        check_not_dealt(state)
        # Who comes back as the last but one takes the win back: there are chips to be won again.
        state = stacks_of_kept_tables(replace(state, clock=state.clock.reopened(at), finished=None), known=False)
    chips = event.bought.chips
    stack = None if state.setup.counted and state.started is not None else chips
    entry = Entry(
        event.entry,
        event.player,
        event.name,
        (event.bought,),
        chips,
        stack,
        entered_at=at,
        entered_in=state.structure.level_number(state.clock.reading(at).index) if state.has_started(at) else 1,
        account=event.player,
        again=event.again,
    )
    state = received(with_entry(state, entry), entry.account, event.paid)
    if event.player is None:
        return state
    before = state.guests.get(event.player)
    arrived = (at if before is None or before.arrived is None else before.arrived) if event.here else None
    came = event.here or (before is not None and before.came)
    return waits_no_more(_with_guest(state, Guest(event.player, event.name, arrived, came)), event.player)


@apply.register
def _(event: EntryNamed, state: Tournament, at: Instant) -> Tournament:
    entry = state.entry(event.entry)
    if entry.player is not None:
        raise RuleViolation("has_a_name", name=entry.shown_name)
    if any(other.player == event.player for other in state.entered):
        raise RuleViolation("already_entered", name=event.name, known=event.name)
    state = waits_no_more(_with_guest(state, Guest(event.player, event.name, at, came=True)), event.player)
    # What nobody in particular paid for the entry was his.
    state = received(received(state, None, -entry.charged), event.player, entry.charged)
    return with_entry(state, replace(entry, player=event.player, name=event.name, account=event.player))


@apply.register
def _(event: EntryCancelled, state: Tournament, at: Instant) -> Tournament:
    entry = state.entry(event.entry)
    if entry.cancelled:
        raise RuleViolation("cancelled_already", name=entry.shown_name)
    if entry.bust is not None:
        raise RuleViolation("already_out", name=entry.shown_name)
    if entry.deciding is not None:
        raise RuleViolation("still_deciding", name=entry.shown_name)
    if state.finished is not None:
        raise RuleViolation("evening_over")
    if state.deal is not None and any(share.entry == event.entry for share in state.deal.shares):
        raise RuleViolation("in_the_deal", name=entry.shown_name)
    if any(other.is_in and other.deciding is not None for other in state.entries.values()):
        check_left(state, entry)
    state = _without_chips(state, entry, event.chips)
    refund = _no_more_than(event.refund, entry)
    taken_out = replace(state.entry(event.entry), cancelled=True, refund=refund, stack=0, locked=False)
    return gone(with_entry(state, taken_out), at)


@apply.register
def _(event: StackRemoved, state: Tournament, at: Instant) -> Tournament:
    check_started(state, at)
    entry = state.entry(event.entry)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.shown_name)
    if entry.deciding is not None:
        raise RuleViolation("still_deciding", name=entry.shown_name)
    if event.why is not Removal.FORFEITED:
        check_left(state, entry)
    level = state.clock.reading(at).index
    bust = Bust(state.groups + 1, 1, at, (), entry.seat, None, level, event.chips, event.why)
    state = _without_chips(state, entry, event.chips)
    state = with_entry(state, replace(state.entry(event.entry), bust=bust, stack=0, locked=False))
    return gone(state, at)


@apply.register
def _(event: RegistrationClosed, state: Tournament, at: Instant) -> Tournament:
    return replace(state, closed_at=at)


@apply.register
def _(event: RegistrationReopened, state: Tournament, at: Instant) -> Tournament:
    return replace(state, closed_at=None)


@apply.register
def _(event: CapacitySet, state: Tournament, at: Instant) -> Tournament:
    return replace(state, capacity=event.capacity)


def _guest(state: Tournament, player: PlayerId) -> Guest:
    try:
        return state.guests[player]
    except KeyError:
        raise RuleViolation("no_such_guest", player=player) from None


def _with_guest(state: Tournament, guest: Guest) -> Tournament:
    return replace(state, guests={**state.guests, guest.player: guest})


def _no_more_than(refund: Shares, entry: Entry) -> Shares:
    """The refund of an entry, if the purchases that it was reckoned from still stand; else what is left of it."""
    bought = sum((each.shares for each in entry.purchases), Shares())
    return Shares(
        prizes=min(refund.prizes, bought.prizes),
        house=min(refund.house, bought.house),
        league=min(refund.league, bought.league),
        bounties=min(refund.bounties, bought.bounties),
    )


def _without_chips(state: Tournament, entry: Entry, chips: int) -> Tournament:
    """The player is up from his chair, and his chips are out of play."""
    if entry.stack is not None and entry.counted is None and chips != entry.stack:
        raise RuleViolation("stack_is_known", name=entry.shown_name, chips=entry.stack)
    if chips < 0 or chips > state.chips_in_play:
        raise RuleViolation("more_than_in_play", chips=chips, in_play=state.chips_in_play)
    if entry.seat is not None:
        state = button_passed_on(stand_up(state, entry.number, entry.seat), entry.seat.table)
    return replace(state, removed=state.removed + chips)
