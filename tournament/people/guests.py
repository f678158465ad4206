"""The people of an evening before they play: expected, here, gone again."""

from collections.abc import Sequence

from tournament.club import Player
from tournament.errors import RuleViolation
from tournament.events import (
    Event,
    GuestArrived,
    GuestCalledOff,
    GuestExpected,
    GuestLeft,
)
from tournament.history import Step
from tournament.names import Instant, PlayerId
from tournament.people.people import person_key
from tournament.state import Guest, Tournament


def guest_of(state: Tournament, name: str) -> Guest:
    """Tonight's person of that name, expected, waiting or entered.

    Raises:
        RuleViolation: `no_such_player`.
    """
    key = person_key(name)
    for guest in state.guests.values():
        if person_key(guest.name) == key:
            return guest
    raise RuleViolation("no_such_player", name=name)


def check_name(state: Tournament, player: Player) -> None:
    """Refuse somebody whose name tonight is another person's: names are unique in an evening.

    Raises:
        RuleViolation: `same_name_tonight` (`name`, `known`).
    """
    key = person_key(player.shown)
    for guest in state.guests.values():
        if guest.player != player.number and person_key(guest.name) == key:
            raise RuleViolation("same_name_tonight", name=player.shown, known=guest.name)


def expected(state: Tournament) -> tuple[Guest, ...]:
    """Who is expected and neither here nor entered, in the order of the list."""
    entered = _entered(state)
    return tuple(g for g in state.guests.values() if g.arrived is None and g.player not in entered)


def here(state: Tournament) -> tuple[Guest, ...]:
    """Who is in the room, players too."""
    return tuple(guest for guest in state.guests.values() if guest.arrived is not None)


def expect(state: Tournament, at: Instant, players: Sequence[Player]) -> Step:
    """Put people on tonight's list; that costs nothing and counts nowhere.

    Raises:
        RuleViolation: `nobody_named`, `expected_already` (on the list, here or entered), `same_name_tonight`.
    """
    if not players:
        raise RuleViolation("nobody_named")
    known = {person_key(guest.name): guest for guest in state.guests.values()}
    events: list[Event] = []
    for player in players:
        key = person_key(player.shown)
        before = known.get(key)
        if player.number in state.guests or (before is not None and before.player == player.number):
            raise RuleViolation("expected_already", name=player.shown)
        if before is not None:
            raise RuleViolation("same_name_tonight", name=player.shown, known=before.name)
        known[key] = Guest(player.number, player.shown)
        events.append(GuestExpected(player.number, player.shown))
    return Step("guests_expected", tuple(events), {"names": [player.shown for player in players]})


def call_off(state: Tournament, at: Instant, name: str) -> Step:
    """Take somebody off tonight's list who does not come; he waits no longer either.

    Raises:
        RuleViolation: `no_such_player`, `entered_cannot_be_called_off`, `money_cannot_be_called_off` (the cash sheet
            would hold money of somebody whom nobody could name).
    """
    guest = guest_of(state, name)
    if guest.player in _entered(state):
        raise RuleViolation("entered_cannot_be_called_off", name=guest.name)
    if state.has_money(guest.player):
        raise RuleViolation("money_cannot_be_called_off", name=guest.name)
    return Step("guest_called_off", (GuestCalledOff(guest.player),), {"name": guest.name})


def arrive(state: Tournament, at: Instant, players: Sequence[Player]) -> Step:
    """People are in the room, whether they were expected, have entered, or just came.

    Raises:
        RuleViolation: `nobody_named`, `here_already`, `same_name_tonight`.
    """
    if not players:
        raise RuleViolation("nobody_named")
    events: list[Event] = []
    come: set[PlayerId] = set()
    for player in players:
        check_name(state, player)
        guest = state.guests.get(player.number)
        if player.number in come or (guest is not None and guest.arrived is not None):
            raise RuleViolation("here_already", name=player.shown)
        come.add(player.number)
        if guest is None:
            events.append(GuestExpected(player.number, player.shown))
        events.append(GuestArrived(player.number))
    return Step("guests_arrived", tuple(events), {"names": [player.shown for player in players]})


def leave(state: Tournament, at: Instant, name: str) -> Step:
    """Somebody is not in the room any more; with a seat he stays in and is blinded off (WSOP 35, D-15).

    Raises:
        RuleViolation: `no_such_player`, `not_here`.
    """
    guest = guest_of(state, name)
    if guest.arrived is None:
        raise RuleViolation("not_here", name=guest.name)
    seated = any(entry.player == guest.player and entry.seat is not None for entry in state.left)
    return Step("guest_left", (GuestLeft(guest.player),), {"name": guest.name, "seated": seated})


def _entered(state: Tournament) -> set[PlayerId]:
    return {entry.player for entry in state.entered if entry.player is not None}
