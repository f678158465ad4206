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
    Seat,
    StackRemoved,
    WaitingJoined,
    WaitingLeft,
)
from tournament.fold.chairs import (
    check_started,
    gone,
    received,
    stacks_of_kept_tables,
    stand_up,
    with_entry,
    with_table,
)
from tournament.fold.facts import apply
from tournament.names import EntryNo, Instant, PlayerId
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
    guests = {number: each for number, each in state.guests.items() if number != event.player}
    return replace(state, guests=guests, waiting=tuple(each for each in state.waiting if each != event.player))


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
    state = replace(state, waiting=(*state.waiting, event.player))
    return state if event.player in state.guests else _with_guest(state, Guest(event.player, event.name, at, came=True))


@apply.register
def _(event: WaitingLeft, state: Tournament, at: Instant) -> Tournament:
    if event.player not in state.waiting:
        raise RuleViolation("not_waiting", name=_guest(state, event.player).name)
    return replace(state, waiting=tuple(each for each in state.waiting if each != event.player))


@apply.register
def _(event: PlayerEntered, state: Tournament, at: Instant) -> Tournament:
    if event.entry in state.entries:
        raise RuleViolation("entry_taken", entry=event.entry)
    if event.player is not None and any(e.player == event.player and e.is_in for e in state.entries.values()):
        raise RuleViolation("already_entered", name=event.name, known=event.name)
    if state.finished is not None:
        # Who comes back as the last but one takes the win back: there are chips to be won again.
        state = stacks_of_kept_tables(replace(state, clock=state.clock.reopened(at), finished=None), known=False)
    chips = event.bought.chips
    stack = None if state.setup.counted and state.started is not None else chips
    entry = Entry(
        event.entry, event.player, event.name, (event.bought,), chips, stack, account=event.player, again=event.again
    )
    state = received(with_entry(state, entry), entry.account, event.paid)
    if event.player is None:
        return state
    before = state.guests.get(event.player)
    arrived = (at if before is None or before.arrived is None else before.arrived) if event.here else None
    came = event.here or (before is not None and before.came)
    state = _with_guest(state, Guest(event.player, event.name, arrived, came))
    return replace(state, waiting=tuple(each for each in state.waiting if each != event.player))


@apply.register
def _(event: EntryNamed, state: Tournament, at: Instant) -> Tournament:
    entry = state.entry(event.entry)
    if entry.player is not None:
        raise RuleViolation("has_a_name", name=entry.name)
    if any(other.player == event.player for other in state.entered):
        raise RuleViolation("already_entered", name=event.name, known=event.name)
    state = _with_guest(state, Guest(event.player, event.name, at, came=True))
    return with_entry(state, replace(entry, player=event.player, name=event.name))


@apply.register
def _(event: EntryCancelled, state: Tournament, at: Instant) -> Tournament:
    entry = state.entry(event.entry)
    if entry.cancelled:
        raise RuleViolation("cancelled_already", name=entry.name)
    if entry.bust is not None:
        raise RuleViolation("already_out", name=entry.shown_name)
    state = _without_chips(state, entry, event.chips)
    return gone(with_entry(state, replace(state.entry(event.entry), cancelled=True, refund=event.refund, stack=0)), at)


@apply.register
def _(event: StackRemoved, state: Tournament, at: Instant) -> Tournament:
    check_started(state, at)
    entry = state.entry(event.entry)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.shown_name)
    level = state.clock.reading(at).index
    bust = Bust(state.groups + 1, 1, at, (), entry.seat, None, level, event.chips, event.why)
    state = _without_chips(state, entry, event.chips)
    state = with_entry(state, replace(state.entry(event.entry), bust=bust, stack=0))
    return gone(state, at)


@apply.register
def _(event: RegistrationClosed, state: Tournament, at: Instant) -> Tournament:
    return replace(state, closed=True)


@apply.register
def _(event: RegistrationReopened, state: Tournament, at: Instant) -> Tournament:
    return replace(state, closed=False)


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


def _without_chips(state: Tournament, entry: Entry, chips: int) -> Tournament:
    """The player is up from his chair, and his chips are out of play."""
    if entry.stack is not None and entry.counted is None and chips != entry.stack:
        raise RuleViolation("stack_is_known", name=entry.name, chips=entry.stack)
    if chips < 0 or chips > state.chips_in_play:
        raise RuleViolation("more_than_in_play", chips=chips, in_play=state.chips_in_play)
    if entry.seat is not None:
        state = _up(state, entry.number, entry.seat)
    return replace(state, removed=state.removed + chips)


def _up(state: Tournament, number: EntryNo, seat: Seat) -> Tournament:
    """He gets up; a button drawn for his seat, and not yet dealt from, goes to the next player."""
    state = stand_up(state, number, seat)
    table = state.table(seat.table)
    if table.positions is not None or table.first_button != seat.number:
        return state
    behind = sorted(table.seats, key=lambda other: (other < seat.number, other))
    return with_table(state, replace(table, first_button=behind[0] if behind else None))
