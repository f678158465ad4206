"""What happens to people."""

from collections.abc import Mapping
from random import Random

from tests.deeds.occasions import BUY_IN, Deed, Facts, enter, new_guest, one_of, with_chips, without_a_share
from tournament.events import (
    CapacitySet,
    EntryCancelled,
    EntryNamed,
    Event,
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
from tournament.names import EntryNo, Instant, PlayerId
from tournament.state import Tournament


def _expected(state: Tournament) -> list[PlayerId]:
    """Who is expected and has not entered."""
    return [player for player in state.guests if all(e.player != player for e in state.entries.values())]


def _named(state: Tournament, at: Instant, chance: Random) -> Facts:
    """Somebody is counted, and named in the same breath."""
    player, number = new_guest(state), EntryNo(max(state.entries, default=0) + 1)
    counted = PlayerEntered(number, None, "", BUY_IN, BUY_IN.shares.total)
    return counted, EntryNamed(number, player, f"Player {player}")


PEOPLE: Mapping[type[Event], Deed] = {
    GuestExpected: lambda s, at, chance: (GuestExpected(new_guest(s), f"Player {new_guest(s)}"),),
    GuestCalledOff: lambda s, at, chance: tuple(
        GuestCalledOff(each) for each in _expected(s)[:1] if not s.has_money(each)
    ),
    GuestArrived: lambda s, at, chance: tuple(GuestArrived(each) for each in list(s.guests)[:1]),
    GuestLeft: lambda s, at, chance: tuple(GuestLeft(each) for each in list(s.guests)[-1:]),
    WaitingJoined: lambda s, at, chance: (WaitingJoined(new_guest(s), f"Player {new_guest(s)}"),),
    WaitingLeft: lambda s, at, chance: tuple(WaitingLeft(each) for each in s.waiting[:1]),
    PlayerEntered: lambda s, at, chance: (enter(s),),
    EntryNamed: _named,
    EntryCancelled: lambda s, at, chance: (
        one_of(without_a_share(s), chance, lambda e: EntryCancelled(e.number, e.bought, BUY_IN.shares))
        if len(with_chips(s)) > 2
        else ()
    ),
    StackRemoved: lambda s, at, chance: (
        one_of(
            with_chips(s),
            chance,
            lambda e: StackRemoved(e.number, min(e.bought, s.chips_in_play), Removal.WENT_HOME),
        )
        if s.has_started(at) and len(with_chips(s)) > 2
        else ()
    ),
    RegistrationClosed: lambda s, at, chance: (RegistrationClosed(),),
    RegistrationReopened: lambda s, at, chance: (RegistrationReopened(),),
    CapacitySet: lambda s, at, chance: (CapacitySet(chance.choice((None, 20, 500))),),
}
