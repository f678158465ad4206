"""From facts to the state: `apply` one fact, `fold` a whole log.

The fold never draws, never asks the time and never reads the club. It refuses facts that contradict one another (a
chair with two players, chips from nowhere): that is how undoing or correcting a step in the middle finds the later step
that no longer stands.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from tournament.changing import replace
from tournament.clocks import cuts
from tournament.clocks.clock import Clock
from tournament.dealing.under_way import check_undisturbed
from tournament.errors import RuleViolation
from tournament.events import EveningCreated, Event, PlayerBusted, PlayerDeciding, StackRemoved
from tournament.fold import bounties, chips, clock, draws, hands, money, outs, people, prizes, seats
from tournament.fold.bounds import check_created
from tournament.fold.chairs import released
from tournament.fold.facts import apply
from tournament.history import Place
from tournament.names import Chips, Instant
from tournament.remembered import Remembered
from tournament.state import Tournament

SUBJECTS = (bounties, chips, clock, draws, hands, money, outs, people, prizes, seats)
"""Whose import registers every kind of fact with `apply`."""


class Contradiction(RuleViolation):
    """A fact that cannot stand after the facts before it; `seq` is the step's number, filled in by the fold."""


def fold(
    places: Iterable[Place], begun: Tournament | None = None, remembered: Remembered[Tournament] | None = None
) -> Tournament:
    """The state after all these places of the log, which follow on the state begun; None: they are the whole log.

    The states before them are remembered on the way, where that is asked for.

    Raises:
        Contradiction: a step does not stand; its facts hold `seq` and `label` of that step.
    """
    state, places = begun, tuple(places)
    for place in places:
        if remembered is not None:
            remembered.add(place.first.seq, state)
        try:
            state = applied(state, place.shown.step.events, place.first.at)
        except RuleViolation as refusal:
            raise Contradiction(
                refusal.code, seq=place.first.seq, label=place.shown.step.label, **refusal.facts
            ) from refusal
    if state is None:
        raise Contradiction("empty_log")
    try:
        count_chips(state)
    except RuleViolation as refusal:
        # Counted at the end only, since that takes long; which step it was is found where it matters.
        raise Contradiction(refusal.code, **refusal.facts, **_first_miscount(places, begun)) from refusal
    return state


def _first_miscount(places: Sequence[Place], begun: Tournament | None) -> dict[str, Any]:
    """The first step after which the chips do not add up."""
    state = begun
    for place in places:
        try:
            state = apply_step(state, place.shown.step.events, place.first.at)
        except RuleViolation:
            return {"seq": place.first.seq, "label": place.shown.step.label}
    return {}


def apply_step(state: Tournament | None, events: Iterable[Event], at: Instant) -> Tournament:
    """The state after one step's events; the chips are counted again afterwards.

    Raises:
        RuleViolation: an event contradicts the state, or chips appeared or vanished; `in_a_hand`: it touches somebody
            who is dealt into a hand under way.
    """
    events = tuple(events)
    after = applied(state, events, at)
    count_chips(after)
    if state is not None:
        check_undisturbed(state, after, events)
    return after


def applied(state: Tournament | None, events: Iterable[Event], at: Instant) -> Tournament:
    """As `apply_step`, but the chips are not counted, which takes long."""
    groups, before = 0 if state is None else state.groups, state
    for event in events:
        if isinstance(event, EveningCreated):
            if state is not None:
                raise RuleViolation("created_twice")
            check_created(event)
            played = Clock(cuts.played_by(event.timing, event.structure))
            state = Tournament(
                setup=event,
                clock=played,
                last=at,
                prices=event.prices,
                capacity=event.capacity,
                payouts=event.payouts,
                bounty_rule=event.bounties,
                chip_set=event.chip_set,
            )
            continue
        if state is None:
            raise RuleViolation("not_created")
        state = apply(event, state, at)
        if isinstance(event, PlayerBusted | PlayerDeciding | StackRemoved):
            # Counted at the end: those of one step are of one hand.
            groups = max(groups, outs.group_of(state, event.entry))
    if state is None:
        raise RuleViolation("not_created")
    going = state.hand_for_hand
    if going is not None and going.together and before is not None and len(state.tables) < 2 <= len(before.tables):
        state = released(state, at)  # nobody is left to wait for
    return replace(state, last=max(state.last, at), groups=groups)


def count_chips(state: Tournament) -> None:
    """Where every stack is known, they add up to the chips in play.

    Real chips that were only counted prove nothing: the counts are of different moments.
    """
    if state.finished is not None:
        # Who has won has them all, whatever was bought by nobody in particular or corrected.
        return
    held: Chips = 0
    for entry in state.entries.values():
        if entry.stack is None or entry.counted is not None:
            return
        held += entry.stack
    loose = sum(each.chips for each in state.loose) + state.corrected
    if held + loose != state.chips_in_play:
        raise RuleViolation("chips_do_not_add_up", counted=held + loose, in_play=state.chips_in_play)


__all__ = ["Contradiction", "applied", "apply", "apply_step", "count_chips", "fold"]
