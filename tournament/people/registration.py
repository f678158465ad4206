"""Registration: whether one may still enter, how many fit, and who waits for a place."""

from collections.abc import Sequence

from tournament.club import Player
from tournament.errors import RuleViolation
from tournament.events import CapacitySet, Event, RegistrationClosed, RegistrationReopened, WaitingJoined, WaitingLeft
from tournament.history import Step
from tournament.names import Instant, PlayerId
from tournament.people.guests import check_name, guest_of
from tournament.sales import selling
from tournament.sales.prices import HAND_HAD_BEGUN, Buying, Window
from tournament.state import Guest, Tournament

ENTERING = (Buying.BUY_IN, Buying.RE_ENTRY)
"""What brings a further entry into the evening."""


def is_open(state: Tournament, at: Instant) -> bool:
    """Whether a buy-in or a re-entry may be sold now: some window is open and the director has not closed it."""
    if state.closed or state.finished is not None:
        return False
    return any(price.buying in ENTERING and selling.is_open(state, price.window, at) for price in state.prices)


def places_are_final(state: Tournament, at: Instant) -> bool:
    """Whether nobody can enter any more by the prices, now or later; until then every place is provisional (D-22)."""
    if state.closed or state.finished is not None:
        return True
    return not any(price.buying in ENTERING and not is_past(state, price.window, at) for price in state.prices)


def is_past(state: Tournament, window: Window, at: Instant) -> bool:
    """Whether that window is closed and will not open any more."""
    if window.until is None or not state.has_started(at):
        return False
    number, over = selling.place_of(state.structure, state.clock.reading(at).index)
    last = number == window.until > 0 and (over < number or window.with_break)
    return number >= window.until and not last


def close(state: Tournament, at: Instant) -> Step:
    """Nobody enters any more, whatever the prices say.

    Raises:
        RuleViolation: `registration_closed_already`.
    """
    if places_are_final(state, at):
        raise RuleViolation("registration_closed_already")
    return Step("registration_closed", (RegistrationClosed(),))


def reopen(state: Tournament, at: Instant) -> Step:
    """Registration follows the prices again after it was closed by hand.

    Raises:
        RuleViolation: `registration_open_already`, `evening_over`; `registration_over` where the prices have closed
            it: then a reason lets somebody in, or other prices do.
    """
    if state.finished is not None:
        raise RuleViolation("evening_over")
    if not state.closed:
        raise RuleViolation("registration_open_already" if is_open(state, at) else "registration_over")
    return Step("registration_reopened", (RegistrationReopened(),))


# ---- capacity --------------------------------------------------------------------------------------------------------


def places_free(state: Tournament) -> int | None:
    """How many more may be in at this moment; None: without limit."""
    return None if state.capacity is None else max(0, state.capacity - len(state.left))


def set_capacity(state: Tournament, at: Instant, capacity: int | None) -> Step:
    """Change how many may be in at one time; None: no limit. Who is in stays in, even if they are more.

    Raises:
        RuleViolation: `capacity_too_small`, `capacity_unchanged`.
    """
    if capacity is not None and capacity < 2:
        raise RuleViolation("capacity_too_small", capacity=capacity)
    if capacity == state.capacity:
        raise RuleViolation("capacity_unchanged")
    return Step("capacity_set", (CapacitySet(capacity),), {"capacity": capacity})


def check_place(state: Tournament, player: PlayerId | None, because: str = "") -> bool:
    """Refuse whom there is no place for; with a reason somebody may pass those who wait, and whether he does.

    That a hand had begun excuses being late, not passing others.

    Raises:
        RuleViolation: `full` (`capacity`), `others_wait_first` (`names`: those whose turn comes before).
    """
    free = places_free(state)
    if free is None:
        return False
    if not free:
        raise RuleViolation("full", capacity=state.capacity)
    waiting = state.waiting
    ahead = waiting[: waiting.index(player)] if player in waiting else waiting
    passing = free <= len(ahead)
    if passing and because in ("", HAND_HAD_BEGUN):
        raise RuleViolation("others_wait_first", names=[state.guests[each].name for each in ahead[:free]])
    return passing


# ---- the waiting list ------------------------------------------------------------------------------------------------


def next_in_line(state: Tournament) -> Guest | None:
    """Who should be asked in now: the first who waits, if a place is free."""
    return state.guests[state.waiting[0]] if state.waiting and places_free(state) != 0 else None


def join_waiting(state: Tournament, at: Instant, players: Sequence[Player]) -> Step:
    """Have people wait for a place, behind all who wait already; also who is out and wants to enter again.

    Raises:
        RuleViolation: `nobody_named`, `already_entered` (in at this moment), `waiting_already`, `same_name_tonight`,
            `a_place_is_free`.
    """
    if not players:
        raise RuleViolation("nobody_named")
    inside = {entry.player: entry.name for entry in state.left}
    free, waiting = places_free(state), list(state.waiting)
    events: list[Event] = []
    for player in players:
        check_name(state, player)
        if player.number in inside:
            raise RuleViolation("already_entered", name=player.shown, known=inside[player.number])
        if player.number in waiting:
            raise RuleViolation("waiting_already", name=player.shown)
        if free is None or free > len(waiting):
            raise RuleViolation("a_place_is_free", name=player.shown)
        waiting.append(player.number)
        events.append(WaitingJoined(player.number, player.shown))
    return Step("waiting_joined", tuple(events), {"names": [player.shown for player in players]})


def leave_waiting(state: Tournament, at: Instant, name: str) -> Step:
    """Somebody waits no longer.

    Raises:
        RuleViolation: `no_such_player`, `not_waiting`.
    """
    guest = guest_of(state, name)
    if guest.player not in state.waiting:
        raise RuleViolation("not_waiting", name=guest.name)
    return Step("waiting_left", (WaitingLeft(guest.player),), {"name": guest.name})
