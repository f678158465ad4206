"""Chips beside all prices: bonuses, chips for everyone, chips found or missing, stacks that somebody counted."""

from collections.abc import Sequence

from tournament.errors import RuleViolation
from tournament.events import ChipsCorrected, ChipsGranted, StackCount, StacksCounted, TableWay
from tournament.history import Step
from tournament.names import Chips, EntryNo, Instant
from tournament.reasons import clean_reason
from tournament.sales.prices import MOST_SOLD
from tournament.state import Entry, Tournament


def give_bonus(state: Tournament, at: Instant, entries: Sequence[EntryNo], chips: Chips, reason: str = "") -> Step:
    """Give each of these players so many chips for nothing, for instance because they were on time.

    Raises:
        RuleViolation: `nobody_named`, `named_twice`, `no_such_entry`, `already_out`, `evening_over`,
            `chips_out_of_range` (`chips`, `most`).
        BadInput: as `reasons.clean_reason` says; no reason at all is allowed.
    """
    event = _granted(state, entries, chips, reason)
    names = [state.entry(number).shown_name for number in entries]
    return Step("bonus_given", (event,), {"names": names, "chips": chips, "because": event.reason})


def give_everybody(state: Tournament, at: Instant, chips: Chips, reason: str = "") -> Step:
    """Give everybody who is in so many chips for nothing.

    Raises:
        RuleViolation: `nobody_named` where nobody is in, `evening_over`, `chips_out_of_range` (`chips`, `most`).
        BadInput: as `reasons.clean_reason` says; no reason at all is allowed.
    """
    event = _granted(state, [entry.number for entry in state.left], chips, reason)
    facts = {"players": len(event.entries), "chips": chips, "because": event.reason}
    return Step("everybody_given", (event,), facts)


def correct_chips(state: Tournament, at: Instant, chips: Chips, reason: str) -> Step:
    """Say that there are so many chips more in play than was thought, or fewer (negative).

    Raises:
        RuleViolation: `stacks_are_dealt` where the engine knows every chip, `evening_over`, `chips_out_of_range`
            (`chips`, `most`), `more_than_in_play` (`chips`, `in_play`), `all_chips_would_leave` (`chips`).
        BadInput: as `reasons.clean_reason` says.
    """
    if state.setup.way is TableWay.DEALT:
        raise RuleViolation("stacks_are_dealt")
    _check_chips(state, abs(chips))
    if state.chips_in_play + chips == 0:
        raise RuleViolation("all_chips_would_leave", chips=-chips)
    if state.chips_in_play + chips < 0:
        raise RuleViolation("more_than_in_play", chips=-chips, in_play=state.chips_in_play)
    why = clean_reason(reason)
    facts = {"chips": chips, "in_play": state.chips_in_play + chips, "because": why}
    return Step("chips_corrected", (ChipsCorrected(chips, why),), facts)


def count_stacks(state: Tournament, at: Instant, counts: Sequence[StackCount]) -> Step:
    """Tell what players at kept tables have in front of them; it decides nothing and goes stale with every hand.

    Raises:
        RuleViolation: `nobody_named`, `named_twice`, `no_such_entry`, `already_out`, `evening_over`, `not_started`,
            `stack_is_known` (`name`, `chips`), `count_negative` (`name`), `more_than_in_play` (`chips`, `in_play`):
            one of them, or all together.
    """
    if not counts:
        raise RuleViolation("nobody_named")
    _check_going(state)
    if not state.has_started(at):
        raise RuleViolation("not_started")
    _check_once(state, [count.entry for count in counts])
    for count in counts:
        check_count(state, state.entry(count.entry), count.chips)
    together = sum(count.chips for count in counts)
    if together > state.chips_in_play:
        raise RuleViolation("more_than_in_play", chips=together, in_play=state.chips_in_play)
    names = [state.entry(count.entry).shown_name for count in counts]
    return Step("stacks_counted", (StacksCounted(tuple(counts)),), {"names": names, "chips": together})


def check_count(state: Tournament, player: Entry, chips: Chips) -> None:
    """Refuse a count that cannot be.

    Raises:
        RuleViolation: `already_out`, `stack_is_known`, `count_negative`, `more_than_in_play`.
    """
    if not player.is_in:
        raise RuleViolation("already_out", name=player.shown_name)
    if player.stack is not None and player.counted is None:
        raise RuleViolation("stack_is_known", name=player.shown_name, chips=player.stack)
    if chips < 0:
        raise RuleViolation("count_negative", name=player.shown_name)
    if chips > state.chips_in_play:
        raise RuleViolation("more_than_in_play", chips=chips, in_play=state.chips_in_play)


def _granted(state: Tournament, entries: Sequence[EntryNo], chips: Chips, reason: str) -> ChipsGranted:
    if not entries:
        raise RuleViolation("nobody_named")
    _check_going(state)
    _check_chips(state, chips)
    _check_once(state, entries)
    for number in entries:
        player = state.entry(number)
        if not player.is_in:
            raise RuleViolation("already_out", name=player.shown_name)
    return ChipsGranted(tuple(entries), chips, clean_reason(reason) if reason else "")


def _check_chips(state: Tournament, chips: Chips) -> None:
    _check_going(state)
    if not 1 <= chips <= MOST_SOLD:
        raise RuleViolation("chips_out_of_range", chips=chips, most=MOST_SOLD)


def _check_going(state: Tournament) -> None:
    if state.finished is not None:
        raise RuleViolation("evening_over")


def _check_once(state: Tournament, entries: Sequence[EntryNo]) -> None:
    twice = [number for number in entries if entries.count(number) > 1]
    if twice:
        raise RuleViolation("named_twice", name=state.entry(twice[0]).shown_name)
