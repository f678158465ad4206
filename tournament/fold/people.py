"""What facts about people make of the state."""

from dataclasses import replace

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
    StackRemoved,
    WaitingJoined,
    WaitingLeft,
)
from tournament.fold.chairs import check_started, gone, received, stand_up, with_entry
from tournament.fold.facts import apply
from tournament.names import Instant, PlayerId
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
    return replace(state, guests={number: each for number, each in state.guests.items() if number != event.player})


@apply.register
def _(event: GuestArrived, state: Tournament, at: Instant) -> Tournament:
    return _with_guest(state, replace(_guest(state, event.player), arrived=at))


@apply.register
def _(event: GuestLeft, state: Tournament, at: Instant) -> Tournament:
    return _with_guest(state, replace(_guest(state, event.player), arrived=None))


@apply.register
def _(event: WaitingJoined, state: Tournament, at: Instant) -> Tournament:
    if event.player in state.waiting:
        raise RuleViolation("waiting_already", name=event.name)
    state = replace(state, waiting=(*state.waiting, event.player))
    return state if event.player in state.guests else _with_guest(state, Guest(event.player, event.name, at))


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
    chips = event.bought.chips
    entry = Entry(
        event.entry, event.player, event.name, (event.bought,), chips, chips, account=event.player, again=event.again
    )
    state = received(with_entry(state, entry), entry.account, event.paid)
    if event.player is None:
        return state
    before = state.guests.get(event.player)
    arrived = (at if before is None or before.arrived is None else before.arrived) if event.here else None
    state = _with_guest(state, Guest(event.player, event.name, arrived))
    return replace(state, waiting=tuple(each for each in state.waiting if each != event.player))


@apply.register
def _(event: EntryNamed, state: Tournament, at: Instant) -> Tournament:
    entry = state.entry(event.entry)
    if entry.player is not None:
        raise RuleViolation("has_a_name", name=entry.name)
    state = _with_guest(state, Guest(event.player, event.name, at))
    return with_entry(state, replace(entry, player=event.player, name=event.name))


@apply.register
def _(event: EntryCancelled, state: Tournament, at: Instant) -> Tournament:
    entry = state.entry(event.entry)
    if entry.cancelled:
        raise RuleViolation("cancelled_already", name=entry.name)
    if entry.bust is not None:
        raise RuleViolation("already_out", name=entry.name)
    state = _without_chips(state, entry, event.chips)
    return gone(with_entry(state, replace(state.entry(event.entry), cancelled=True, refund=event.refund, stack=0)), at)


@apply.register
def _(event: StackRemoved, state: Tournament, at: Instant) -> Tournament:
    check_started(state, at)
    entry = state.entry(event.entry)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.name)
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
        state = stand_up(state, entry.number, entry.seat)
    return replace(state, removed=state.removed + chips)
