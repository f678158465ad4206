"""Who goes before his chips are gone: taken out with a refund, sent home, never come, disqualified."""

from dataclasses import replace

from tournament import fold
from tournament.dealing.under_way import check_not_in_hand
from tournament.errors import RuleViolation
from tournament.events import EntryCancelled, Event, GuestLeft, Removal, StackRemoved
from tournament.history import Step
from tournament.names import MINUTE, Cents, Chips, EntryNo, Instant, Milliseconds
from tournament.outs.hand_for_hand import ended_between_rounds
from tournament.reasons import clean_reason
from tournament.rules import NoShow
from tournament.sales.prices import Shares
from tournament.state import Entry, Tournament
from tournament.structures.structure import Break, Level

ABSENT_LONG_ENOUGH: Milliseconds = 30 * MINUTE
"""After so long an absent player's stack may be removed (RROP 15)."""


def chips_leaving(state: Tournament, at: Instant, entry: Entry, told: Chips | None) -> Chips:
    """The chips that leave play with somebody: what is known, else what the director says.

    A count grows stale and is no knowledge: real chips have to be told.

    Raises:
        RuleViolation: `chips_untold`, `stack_is_known` (`chips`: what he has), `more_than_in_play`,
            `all_chips_would_leave` (the others hold some).
    """
    known = entry.stack if entry.counted is None else None
    if not state.has_started(at):
        # A start that is appointed has taken nobody's chips yet.
        known = entry.bought
    if known is not None:
        if told is not None and told != known:
            raise RuleViolation("stack_is_known", name=entry.shown_name, chips=known)
        return known
    if told is None:
        raise RuleViolation("chips_untold", name=entry.shown_name)
    if told > state.chips_in_play:
        raise RuleViolation("more_than_in_play", chips=told, in_play=state.chips_in_play)
    if told == state.chips_in_play and len(state.left) > 1:
        raise RuleViolation("all_chips_would_leave", chips=told)
    return told


def unregister(
    state: Tournament, at: Instant, entry: EntryNo, refund: Cents | None = None, chips: Chips | None = None
) -> Step:
    """Take an entry out as if it had never been; its chips leave play.

    Like any of the ways out here it ends hand-for-hand between two rounds where as few are left as that was for.

    Args:
        state: the evening.
        at: the instant.
        entry: whose.
        refund: what of everything bought with it is no longer due, in minor units; None: all of it, and what
            the house paid is no longer given. A part is taken from the prizes first, then from bounties, league and
            house.
        chips: what leaves play, where nobody knows it.

    Raises:
        RuleViolation: `no_such_entry`, `already_out`, `cancelled_already`, `evening_over`, `somebody_must_win` (all
            others are deciding), `refund_too_large`, `in_the_deal`, and what `chips_leaving` says.
    """
    player = _playing(state, entry)
    if state.deal is not None and any(share.entry == entry for share in state.deal.shares):
        raise RuleViolation("in_the_deal", name=player.shown_name)
    price = charged(player)
    if refund is not None and refund > price.total:
        raise RuleViolation("refund_too_large", name=player.shown_name)
    back = everything(player) if refund is None else part_of(price, refund)
    event = EntryCancelled(entry, chips_leaving(state, at, player, chips), back)
    given = price.total if refund is None else refund
    facts = {"name": player.shown_name, "refund": given, "currency": state.setup.currency}
    return _told(state, at, Step("unregistered", (event,), facts))


def go_home(state: Tournament, at: Instant, entry: EntryNo, chips: Chips | None = None) -> Step:
    """A player goes home with chips: they leave play, and he has his place now.

    The other ways are to let him be blinded off (`guests.leave`) and to give him his money back (`unregister`).

    Raises:
        RuleViolation: as `disqualify` says.
    """
    player = _going(state, at, entry)
    events: list[Event] = [StackRemoved(entry, chips_leaving(state, at, player, chips), Removal.WENT_HOME)]
    guest = state.guests.get(player.player) if player.player is not None else None
    if guest is not None and guest.arrived is not None:
        events.append(GuestLeft(guest.player))
    return _told(state, at, Step("went_home", tuple(events), _removed_facts(state, player, events[0])))


def disqualify(state: Tournament, at: Instant, entry: EntryNo, chips: Chips | None = None) -> Step:
    """Put a player out for what he did; his chips leave play (TDA 71-D).

    Raises:
        RuleViolation: `no_such_entry`, `already_out`, `cancelled_already`, `not_started`, `evening_over`,
            `somebody_must_win`, and what `chips_leaving` says.
    """
    player = _going(state, at, entry)
    removed = StackRemoved(entry, chips_leaving(state, at, player, chips), Removal.DISQUALIFIED)
    return _told(state, at, Step("disqualified", (removed,), _removed_facts(state, player, removed)))


# ---- who never came --------------------------------------------------------------------------------------------------


def absent(state: Tournament) -> tuple[Entry, ...]:
    """Who plays and is not in the room: entered and never came, or gone since; all of them are blinded off."""
    return tuple(entry for entry in state.left if _is_absent(state, entry))


def no_shows(state: Tournament, at: Instant) -> tuple[Entry, ...]:
    """Who entered and never came, and whose stack the evening's rule allows to remove now."""
    return tuple(entry for entry in absent(state) if not _came(state, entry) and _is_due(state, at, entry))


def remove_no_show(
    state: Tournament, at: Instant, entry: EntryNo, chips: Chips | None = None, because: str = ""
) -> Step:
    """Remove the stack of somebody who never came, by the evening's rule.

    With `NoShow.REFUND` his entry is taken out of the pool (WSOP 16), otherwise it stands and he has his place now
    (RROP 15). A reason does it before the rule would, and also to somebody who was here and is gone.

    Raises:
        RuleViolation: as `disqualify` says; `not_absent`, `was_here`, `no_shows_are_blinded_off`, `no_show_not_yet`.
    """
    player = _going(state, at, entry)
    if not _is_absent(state, player):
        raise RuleViolation("not_absent", name=player.shown_name)
    if not because and _came(state, player):
        raise RuleViolation("was_here", name=player.shown_name)
    rule = state.setup.rules.no_show
    if not because and rule is NoShow.BLIND_OFF:
        raise RuleViolation("no_shows_are_blinded_off", name=player.shown_name, rule="WSOP 35")
    if not because and not _is_due(state, at, player):
        source = "WSOP 16" if rule is NoShow.REFUND else "RROP 15"
        raise RuleViolation("no_show_not_yet", name=player.shown_name, rule=source)
    if because:
        because = clean_reason(because)
    leaving = chips_leaving(state, at, player, chips)
    facts = {"name": player.shown_name, "because": because, "refund": 0, "currency": state.setup.currency}
    if rule is not NoShow.REFUND:
        return _told(state, at, Step("no_show_removed", (StackRemoved(entry, leaving, Removal.NO_SHOW),), facts))
    event = EntryCancelled(entry, leaving, everything(player), Removal.NO_SHOW)
    return _told(state, at, Step("no_show_removed", (event,), facts | {"refund": charged(player).total}))


def _is_absent(state: Tournament, entry: Entry) -> bool:
    guest = state.guests.get(entry.player) if entry.player is not None else None
    return guest is not None and guest.arrived is None


def _came(state: Tournament, entry: Entry) -> bool:
    """Whether he has been here at all tonight."""
    guest = state.guests.get(entry.player) if entry.player is not None else None
    return guest is None or guest.came


def _is_due(state: Tournament, at: Instant, entry: Entry) -> bool:
    """Whether the evening's rule lets an absent player's stack be removed now."""
    if state.started is None or not state.has_started(at):
        return False
    reading = state.clock.reading(at)
    # The level tells, not the time since it began: the clock may have stood in it, or gone back.
    new_level = state.structure.level_number(reading.index) > entry.entered_in
    match state.setup.rules.no_show:
        case NoShow.BLIND_OFF:
            return False
        case NoShow.REFUND:
            first = _level_after_first_break(state)
            return new_level and first is not None and reading.index >= first
        case NoShow.REMOVE:
            long = at - max(state.started, entry.entered_at) >= ABSENT_LONG_ENOUGH
            return long or (new_level and not reading.on_break)


def _level_after_first_break(state: Tournament) -> int | None:
    """The index of the level after the first break that follows a level; None without breaks."""
    periods = state.structure.periods
    begun = False
    for index, period in enumerate(periods):
        if isinstance(period, Break) and begun:
            return state.structure.next_level(index)
        begun = begun or isinstance(period, Level)
    return None


# ---- what they share -------------------------------------------------------------------------------------------------


def part_of(shares: Shares, amount: Cents) -> Shares:
    """So much of it: from the prizes first, then from bounties, league and house; at most all of it."""
    prizes = min(amount, shares.prizes)
    bounties = min(amount - prizes, shares.bounties)
    league = min(amount - prizes - bounties, shares.league)
    house = min(amount - prizes - bounties - league, shares.house)
    return Shares(prizes, house, league, bounties)


def charged(entry: Entry) -> Shares:
    """What everything bought with it costs him, by where it goes."""
    total = Shares()
    for bought in entry.purchases:
        total = total if bought.comp else total + bought.shares
    return total


def everything(entry: Entry) -> Shares:
    """What everything bought with it costs, by where it goes: what the house pays of it too."""
    return sum((bought.shares for bought in entry.purchases), Shares())


def _playing(state: Tournament, number: EntryNo) -> Entry:
    entry = state.entry(number)
    if entry.cancelled:
        raise RuleViolation("cancelled_already", name=entry.shown_name)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.shown_name)
    if entry.deciding is not None:
        raise RuleViolation("still_deciding", name=entry.shown_name)
    if state.finished is not None:
        raise RuleViolation("evening_over")
    check_not_in_hand(state, number)
    others = [other for other in state.left if other.number != number]
    if others and all(other.deciding is not None for other in others):
        raise RuleViolation("somebody_must_win", players=1)
    return entry


def _going(state: Tournament, at: Instant, number: EntryNo) -> Entry:
    """A player who may be put out now, so that somebody is left."""
    entry = _playing(state, number)
    if not state.has_started(at):
        raise RuleViolation("not_started")
    if len(state.left) < 2:
        raise RuleViolation("somebody_must_win", players=1)
    return entry


def _told(state: Tournament, at: Instant, step: Step) -> Step:
    """The step, with the end of hand-for-hand where it leaves as few as that was for."""
    if state.hand_for_hand is None:
        return step
    ended = ended_between_rounds(fold.apply_step(state, step.events, at))
    return replace(step, events=(*step.events, *ended), facts={**step.facts, "ended": True}) if ended else step


def _removed_facts(state: Tournament, player: Entry, removed: Event) -> dict[str, object]:
    chips = removed.chips if isinstance(removed, StackRemoved) else 0
    return {"name": player.shown_name, "chips": chips, "place": len(state.left)}
