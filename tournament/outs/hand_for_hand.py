"""Hand-for-hand near the prizes: every table plays one hand and waits for the others (RP-8, WSOP 126)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tournament import fold, hands
from tournament.changing import replace
from tournament.clocks import timekeeping
from tournament.clocks.timekeeping import pressable
from tournament.errors import RuleViolation
from tournament.events import (
    Event,
    HandFinished,
    HandForHandBegan,
    HandForHandClock,
    HandForHandEnded,
    HandForHandPlayed,
    TableWay,
)
from tournament.history import Step
from tournament.names import Cents, EntryNo, Instant, Milliseconds, TableNo
from tournament.standings import payouts, standings
from tournament.state import HandForHand, Tournament
from tournament.structures.structure import LONGEST

FEW_TABLES = 2
"""Up to so many tables the clock simply stands: the wait is short."""

BY_HAND = 0
"""Instead of a number of players: hand-for-hand ends only when the director says so."""


def usual_clock(state: Tournament) -> HandForHandClock:
    """What the clock does where nobody says: it is paused up to two tables; with more each hand takes minutes off."""
    return HandForHandClock.PAUSED if len(state.tables) <= FEW_TABLES else HandForHandClock.MINUTES_OFF


def usual_until(state: Tournament) -> int | None:
    """It goes on until so many are left as are paid; None where no more than that are left already."""
    paid = len(payouts(state))
    return paid if 0 < paid < len(state.left) else None


def begin(
    state: Tournament,
    at: Instant,
    clock: HandForHandClock | None = None,
    off: Milliseconds | None = None,
    until: int | None = None,
) -> Step:
    """From the announcement on tables wait for one another; the hand being played counts as the first (RP-8-A).

    Args:
        state: the evening.
        at: now.
        clock: what the clock does meanwhile, else `usual_clock`.
        off: under `MINUTES_OFF` the time each hand takes off the level, else the evening's rule (RP-8-C: two minutes).
        until: it ends by itself after the round that leaves so many players or fewer; None: `usual_until`, and as
            many as are paid then where that changes; `BY_HAND`: never.

    Raises:
        RuleViolation: `hand_for_hand_already`, `time_off_out_of_range`, `until_out_of_range` (`most`), `not_started`,
            `evening_over`, `simulated_time`.
    """
    pressable(state, at)
    if state.hand_for_hand is not None:
        raise RuleViolation("hand_for_hand_already")
    chosen = usual_clock(state) if clock is None else clock
    time = state.setup.rules.hand_for_hand_off if off is None else off
    if not 0 < time <= LONGEST:
        raise RuleViolation("time_off_out_of_range")
    if until is not None and not BY_HAND <= until < len(state.left):
        raise RuleViolation("until_out_of_range", most=len(state.left) - 1)
    last = usual_until(state) if until is None else until or None
    facts = {"clock": chosen.value, "off": time, "until": last}
    as_paid = until is None and last is not None
    return Step("hand_for_hand_began", (HandForHandBegan(chosen, time, last, as_paid),), facts)


def limit(state: Tournament) -> int | None:
    """It ends by itself after the round that leaves so many players or fewer; None: only by hand."""
    going = state.hand_for_hand
    if going is None or not going.as_paid:
        return None if going is None else going.until
    return len(payouts(state)) or None


def few_enough(state: Tournament) -> bool:
    """Whether as few are left as hand-for-hand was for (`limit`)."""
    last = limit(state)
    return last is not None and len(state.left) <= last


def ended_between_rounds(state: Tournament) -> tuple[HandForHandEnded, ...]:
    """The fact that it is over, where somebody has just gone and so few are left; in a round its end will tell."""
    return () if state.round_under_way or not few_enough(state) else (HandForHandEnded(),)


def waited_for(state: Tournament) -> tuple[TableNo, ...]:
    """The tables whose hand of this round is not over: all that can play, without those ticked."""
    going = state.hand_for_hand
    return () if going is None else tuple(number for number in _playing(state) if number not in going.done)


def table_done(state: Tournament, at: Instant, table: TableNo) -> Step:
    """A hand with real cards is over at that table; in hand-for-hand it now waits for the others.

    With the last of them the round is over, and with that perhaps hand-for-hand.

    Raises:
        RuleViolation: `hand_over_already` (`table`: no table plays a second hand, WSOP 126-a), and what
            `timekeeping.hand_over` says.
    """
    step = timekeeping.hand_over(state, at, table)
    going = state.hand_for_hand
    if going is None:
        return step
    if table in going.done:
        raise RuleViolation("hand_over_already", table=table, rule="WSOP 126-a")
    after = fold.apply_step(state, step.events, at)
    if waited_for(after):
        return Step("hand_over", step.events, {**step.facts, "waits": len(waited_for(after))})
    events, facts = _over(after, going)
    return Step("hand_over", (*step.events, *events), {**step.facts, **facts})


def after_hand(state: Tournament, played: tuple[Event, ...], at: Instant) -> tuple[tuple[Event, ...], Tournament]:
    """What a hand brings in hand-for-hand that has just been counted: with the last table the round is over.

    `played`: what was done in the hand. Given back with the evening after all of it.
    """
    after = replace(fold.apply_step(state, played, at), last=at)
    going = after.hand_for_hand
    if going is None or not going.under_way or after.finished is not None or waited_for(after):
        return (), after
    rounds = tuple(_over(after, going)[0])
    for event in rounds:
        after = fold.apply(event, after, at)
    return rounds, after


def round_over(state: Tournament, at: Instant) -> Step:
    """Every table has played its hand. What that takes off the level may end it: blinds rise meanwhile (RP-8-D).

    Raises:
        RuleViolation: `no_hand_for_hand`.
    """
    going = _going(state)
    ticks = _ticks(state, at)
    events, facts = _over(fold.apply_step(state, ticks, at), going)
    return Step("hand_for_hand_played", (*ticks, *events), facts)


def end(state: Tournament, at: Instant) -> Step:
    """Tables play on without waiting; a clock that stood because of it goes on.

    Raises:
        RuleViolation: `no_hand_for_hand`.
    """
    return Step("hand_for_hand_ended", (HandForHandEnded(),), {"rounds": _going(state).rounds})


@dataclass(frozen=True, slots=True)
class Collected:
    """Those who share a place in which somebody is out in this round, and what each gets of it so far; minor units."""

    place: int
    entries: tuple[EntryNo, ...]
    names: tuple[str, ...]
    prizes: tuple[Cents, ...]


def collected(state: Tournament) -> tuple[Collected, ...]:
    """The busts of the round being played, best place first; they are confirmed when it is over.

    Who shares a place with one of them is named with him, also where he was not out in this round.
    """
    going = state.hand_for_hand
    if going is None or going.group is None:
        return ()
    places: set[int] = set()
    found: dict[int, list[tuple[EntryNo, str, Cents]]] = {}
    for line in standings(state):
        bust = state.entries[line.entry].bust
        if line.place is None or bust is None:
            continue
        found.setdefault(line.place, []).append((line.entry, line.name, line.prize))
        if bust.group == going.group:
            places.add(line.place)
    return tuple(Collected(place, *(tuple(e) for e in zip(*found[place], strict=True))) for place in sorted(places))


# ---- inside ----------------------------------------------------------------------------------------------------------


def _playing(state: Tournament) -> list[TableNo]:
    """The tables at which a hand can be played: two or more have chips there."""
    found: list[TableNo] = []
    for number, table in sorted(state.tables.items()):
        with_chips = sum(state.entries[entry].deciding is None for entry in table.seats.values())
        if with_chips > 1 and not table.held:
            found.append(number)
    return found


def _ticks(state: Tournament, at: Instant) -> tuple[Event, ...]:
    """In a level counted in hands those of all tables at once, and perhaps the level's end; else nothing."""
    reading = state.clock.reading(at)
    if reading.on_break or getattr(reading.period, "hands", None) is None:
        return ()
    kept = [number for number in waited_for(state) if state.tables[number].way is TableWay.KEPT]
    ticks = tuple(HandFinished(number) for number in kept)
    return (*ticks, *hands.level_ended(fold.apply_step(state, ticks, at), at))


def _over(after: Tournament, going: HandForHand) -> tuple[Sequence[Event], dict[str, Any]]:
    """The round is over: the facts, and what the history says of it."""
    off = going.off if going.clock is HandForHandClock.MINUTES_OFF else 0
    facts: dict[str, Any] = {"round": going.rounds + 1, "off": off}
    if not few_enough(after):
        # Also where one table alone can deal: the next ones sit down there, or it is the final table that is drawn.
        return (HandForHandPlayed(),), facts
    return (HandForHandPlayed(), HandForHandEnded()), facts | {"over": True, "left": len(after.left)}


def _going(state: Tournament) -> HandForHand:
    if state.hand_for_hand is None:
        raise RuleViolation("no_hand_for_hand")
    return state.hand_for_hand
