"""What facts about time make of the state."""

from collections.abc import Callable

from tournament import hands
from tournament.changing import replace
from tournament.clocks import cuts
from tournament.clocks.clock import Clock, Phase
from tournament.errors import RuleViolation
from tournament.events import (
    BreakCalledOff,
    BreakTaken,
    ClockPaused,
    ClockResumed,
    ClockSet,
    EveningStarted,
    HandFinished,
    HandForHandBegan,
    HandForHandClock,
    HandForHandEnded,
    HandForHandPlayed,
    LevelEnded,
    LevelEntered,
    ShotClockStarted,
    ShotClockStopped,
    StartScheduled,
    StructureChanged,
    TimeAdded,
)
from tournament.fold.chairs import all_ready, check_started, released, stacks_of_kept_tables, ticked, with_table
from tournament.fold.facts import apply
from tournament.names import Instant
from tournament.state import HandForHand, ShotClock, Tournament
from tournament.structures.structure import Level


@apply.register
def _(event: EveningStarted, state: Tournament, at: Instant) -> Tournament:
    if not state.seats_drawn and not state.setup.counted:
        raise RuleViolation("seats_not_drawn")
    state = stacks_of_kept_tables(all_ready(state, at), known=False)
    return replace(state, clock=state.clock.started(at), started=at)


@apply.register
def _(event: StartScheduled, state: Tournament, at: Instant) -> Tournament:
    state = stacks_of_kept_tables(state, known=event.start is None)
    clock = state.clock.unstarted() if event.start is None else state.clock.started(event.start)
    return replace(state, clock=clock, started=event.start)


def _pressed(state: Tournament, at: Instant, press: Callable[[Clock], Clock]) -> Tournament:
    """A press counts while there is something to press: it lapses with an undone start and where somebody has won.

    One that lets the clock go on ends its standing for hand-for-hand, which was no pause to be given back: if it stands
    later, then because of another press.
    """
    if not state.has_started(at) or state.clock.over:
        return state
    clock, going = press(state.clock), state.hand_for_hand
    if going is not None and going.holds and clock.since is not None:
        state, clock = replace(state, hand_for_hand=replace(going, holds=False)), replace(clock, last_pause=None)
    return replace(state, clock=clock)


@apply.register
def _(event: ClockPaused, state: Tournament, at: Instant) -> Tournament:
    return _pressed(state, at, lambda clock: clock.paused(at))


@apply.register
def _(event: ClockResumed, state: Tournament, at: Instant) -> Tournament:
    return _pressed(state, at, lambda clock: clock.resumed(at))


@apply.register
def _(event: LevelEntered, state: Tournament, at: Instant) -> Tournament:
    index = _index(state, event)
    after = _pressed(state, at, lambda clock: clock.entered(index, at))
    return after if after is state else hands.counted_anew(after, index)


@apply.register
def _(event: TimeAdded, state: Tournament, at: Instant) -> Tournament:
    return _pressed(state, at, lambda clock: clock.with_time(_index(state, event), event.time, at))


@apply.register
def _(event: ClockSet, state: Tournament, at: Instant) -> Tournament:
    return _pressed(state, at, lambda clock: clock.put_to(_index(state, event), event.elapsed, at))


def _index(state: Tournament, event: LevelEntered | ClockSet | TimeAdded | LevelEnded) -> int:
    """Where that level or break stands in the list now: presses before it may have been taken back."""
    return event.index if event.number is None else state.clock.index_of(event.number, event.part)


@apply.register
def _(event: BreakTaken, state: Tournament, at: Instant) -> Tournament:
    if not event.now:
        return _pressed(state, at, lambda clock: cuts.break_after(clock, event.duration, at))
    level = state.structure.period(state.clock.reading(at).index)
    wanted = level.hands if isinstance(level, Level) else None
    left = None if wanted is None else max(1, wanted - hands.fewest(state, at))
    return _pressed(state, at, lambda clock: cuts.break_now(clock, event.duration, at, left))


@apply.register
def _(event: BreakCalledOff, state: Tournament, at: Instant) -> Tournament:
    return _pressed(state, at, lambda clock: cuts.without_break_after(clock, at))


@apply.register
def _(event: LevelEnded, state: Tournament, at: Instant) -> Tournament:
    index = _index(state, event)
    if state.clock.reading(at).index != index:
        return state  # without a press taken back since, the clock is elsewhere
    return _pressed(state, at, lambda clock: clock.played(index, at))


@apply.register
def _(event: StructureChanged, state: Tournament, at: Instant) -> Tournament:
    structure = cuts.played_by(state.setup.timing, cuts.healed(event.structure, state.structure))
    return replace(state, clock=state.clock.with_structure(structure, at))


@apply.register
def _(event: HandFinished, state: Tournament, at: Instant) -> Tournament:
    check_started(state, at)
    state, table = ticked(state, event.table), state.table(event.table)
    over = replace(table, hands=max(table.hands + 1, table.hand), over=True)
    if state.clock.reading(at).on_break:
        return with_table(state, over)  # begun before the break: of no coming level
    level = state.clock.level_index(at)
    so_far = table.hands_in_level if table.level == level else 0
    return with_table(state, replace(over, level=level, hands_in_level=so_far + 1))


@apply.register
def _(event: HandForHandBegan, state: Tournament, at: Instant) -> Tournament:
    check_started(state, at)
    if state.hand_for_hand is not None:
        raise RuleViolation("hand_for_hand_already")
    running = state.clock.reading(at).phase is Phase.RUNNING
    holds = running and event.clock is not HandForHandClock.RUNS
    going = HandForHand(event.clock, event.off, holds=holds, until=event.until, as_paid=event.as_paid)
    state = replace(state, hand_for_hand=replace(going, together=event.together))
    return replace(state, clock=state.clock.paused(at)) if holds else state


@apply.register
def _(event: HandForHandPlayed, state: Tournament, at: Instant) -> Tournament:
    going = state.hand_for_hand
    if going is None:
        raise RuleViolation("no_hand_for_hand")
    state = replace(state, hand_for_hand=replace(going, rounds=going.rounds + 1, done=frozenset(), group=None))
    if going.clock is not HandForHandClock.MINUTES_OFF:
        return state
    return _pressed(state, at, lambda clock: clock.with_hand_off(going.off, at))


@apply.register
def _(event: HandForHandEnded, state: Tournament, at: Instant) -> Tournament:
    if state.hand_for_hand is None:
        raise RuleViolation("no_hand_for_hand")
    return released(state, at)


@apply.register
def _(event: ShotClockStarted, state: Tournament, at: Instant) -> Tournament:
    if not state.has_started(at) or state.finished is not None:
        return state
    clock = ShotClock(event.table, event.entry, at, event.length)
    return replace(state, shot_clocks={**state.shot_clocks, event.table: clock})


@apply.register
def _(event: ShotClockStopped, state: Tournament, at: Instant) -> Tournament:
    return replace(state, shot_clocks={n: c for n, c in state.shot_clocks.items() if n != event.table})
