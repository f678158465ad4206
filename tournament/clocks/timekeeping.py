"""What the director presses on the clock, and when the evening starts."""

from tournament import fold, hands
from tournament.clocks.clock import Clock, Phase, Reading
from tournament.errors import RuleViolation
from tournament.events import (
    ClockPaused,
    ClockResumed,
    ClockSet,
    EveningStarted,
    Event,
    HandFinished,
    LevelEnded,
    LevelEntered,
    StartScheduled,
    TableWay,
    TimeAdded,
    Timing,
)
from tournament.history import Step
from tournament.names import Instant, Milliseconds, TableNo
from tournament.state import Tournament
from tournament.structures.structure import LONGEST, SHORTEST, Break, Level
from tournament.structures.structure_edits import index_of_break

LAST_LEVEL = 1_000
"""The highest level the clock can be put to."""


def start(state: Tournament, at: Instant) -> Step:
    """Start the clock now, also before an appointed start.

    Raises:
        RuleViolation: `seats_not_drawn`, `already_started`.
    """
    _check_startable(state, at)
    return Step("started", (EveningStarted(),))


def schedule_start(state: Tournament, at: Instant, start_at: Instant) -> Step:
    """Have the clock start by itself at an instant ahead.

    Raises:
        RuleViolation: `seats_not_drawn`, `already_started`, `start_in_the_past`, `simulated_time`.
    """
    _check_startable(state, at)
    _check_real(state)
    if start_at <= at:
        raise RuleViolation("start_in_the_past")
    return Step("start_scheduled", (StartScheduled(start_at),), {"start": start_at})


def postpone_start(state: Tournament, at: Instant, by: Milliseconds) -> Step:
    """Have the appointed start so much later, or earlier by a negative time.

    Raises:
        RuleViolation: `no_start_scheduled`, `start_in_the_past`.
    """
    if state.clock.reading(at).phase is not Phase.COUNTDOWN or state.started is None:
        raise RuleViolation("no_start_scheduled")
    start_at = state.started + by
    if start_at <= at:
        raise RuleViolation("start_in_the_past")
    return Step("start_postponed", (StartScheduled(start_at),), {"start": start_at, "time": by})


def call_off_start(state: Tournament, at: Instant) -> Step:
    """Forget the appointed start.

    Raises:
        RuleViolation: `no_start_scheduled`.
    """
    if state.clock.reading(at).phase is not Phase.COUNTDOWN:
        raise RuleViolation("no_start_scheduled")
    return Step("start_called_off", (StartScheduled(None),))


def pause(state: Tournament, at: Instant) -> Step:
    """Stop the clock where it is.

    Raises:
        RuleViolation: `not_started`, `already_paused`, `evening_over`, `simulated_time`.
    """
    reading = pressable(state, at)
    if reading.phase is Phase.PAUSED:
        raise RuleViolation("already_paused")
    return Step("paused", (ClockPaused(),))


def resume(state: Tournament, at: Instant) -> Step:
    """Let the clock go on.

    Raises:
        RuleViolation: `not_started`, `not_paused`, `evening_over`, `simulated_time`.
    """
    reading = pressable(state, at)
    if reading.phase is not Phase.PAUSED:
        raise RuleViolation("not_paused")
    return Step("resumed", (ClockResumed(),))


def played_on(state: Tournament, at: Instant) -> Step:
    """The pause was none: the clock shows as if it had never been paused, and runs.

    Of a clock that is paused now, or of the last pause as long as nothing else was pressed. A break that waited at its
    end counts as a pause from there.

    Raises:
        RuleViolation: `no_pause_to_take_off`, `not_started`, `evening_over`, `simulated_time`.
    """
    paused = pressable(state, at).phase is Phase.PAUSED
    going = state.clock.resumed(at) if paused else state.clock
    by_hand = state.hand_for_hand is None or not state.hand_for_hand.holds
    if going.last_pause is None or not by_hand:
        raise RuleViolation("no_pause_to_take_off")
    since, until = going.last_pause
    wanted = going.advanced(until - since, at)
    put = ClockSet(wanted.index, wanted.banked, *going.spot(wanted.index))
    events: tuple[Event, ...] = (ClockResumed(), put) if paused else (put,)
    return Step("played_on", events, {"time": until - since})


def next_level(state: Tournament, at: Instant) -> Step:
    """Go to the beginning of the next level or break; from a break that waits at its end, on with the level after it.

    A level without minutes is left like any other; after the last one of the list comes the first one beyond it.

    Raises:
        RuleViolation: `not_started`, `evening_over`, `simulated_time`.
    """
    return _enter_level(state, at, pressable(state, at).index + 1)


def previous_level(state: Tournament, at: Instant) -> Step:
    """Go to the beginning of the level or break before.

    Raises:
        RuleViolation: `no_level_before`, `not_started`, `evening_over`, `simulated_time`.
    """
    index = pressable(state, at).index
    if index == 0:
        raise RuleViolation("no_level_before")
    return _enter_level(state, at, index - 1)


def go_to(state: Tournament, at: Instant, index: int) -> Step:
    """Go to the beginning of the level or break of that index, from 0, also beyond the list.

    Raises:
        RuleViolation: `no_level_to_go_to`, `not_started`, `evening_over`, `simulated_time`.
    """
    pressable(state, at)
    if index < 0 or state.structure.level_number(index) > LAST_LEVEL:
        raise RuleViolation("no_level_to_go_to", level=index + 1, last=LAST_LEVEL)
    return _enter_level(state, at, index)


def go_to_level(state: Tournament, at: Instant, level: int) -> Step:
    """Go to the beginning of the level that people know by that number, also beyond the list.

    Raises:
        RuleViolation: `no_level_to_go_to`, `not_started`, `evening_over`, `simulated_time`.
    """
    pressable(state, at)
    if not 1 <= level <= LAST_LEVEL:
        raise RuleViolation("no_level_to_go_to", level=level, last=LAST_LEVEL)
    return _enter_level(state, at, state.clock.index_of(level, 0))


def go_to_break(state: Tournament, at: Instant, after: int) -> Step:
    """Go to the beginning of the break that follows the level of that number; of several to the next, if one is ahead.

    Raises:
        RuleViolation: `no_such_break`, `not_started`, `evening_over`, `simulated_time`.
    """
    present = pressable(state, at).index
    return _enter_level(state, at, index_of_break(state.structure, after, present - 1))


def set_left(state: Tournament, at: Instant, left: Milliseconds) -> Step:
    """Have so much time left in the level or break being shown; where that is more than its length, it is made longer.

    Raises:
        RuleViolation: `level_without_minutes`, `time_out_of_range`, `not_started`, `evening_over`, `simulated_time`.
    """
    reading = pressable(state, at)
    if reading.length is None:
        raise RuleViolation("level_without_minutes")
    _check_time(left)
    longer = max(0, left - reading.length)
    more = (TimeAdded(reading.index, longer, *state.clock.spot(reading.index)),) if longer else ()
    put = ClockSet(reading.index, reading.length + longer - left, *state.clock.spot(reading.index))
    return Step("clock_set", (*more, put), {"left": left})


def set_played(state: Tournament, at: Instant, played: Milliseconds) -> Step:
    """Have so much of the level or break being shown played; a level without minutes counts on from there.

    Raises:
        RuleViolation: `longer_than_the_level`, `time_out_of_range`, `not_started`, `evening_over`, `simulated_time`.
    """
    reading = pressable(state, at)
    if not 0 <= played <= LONGEST:
        raise RuleViolation("time_out_of_range")
    if reading.length is not None and played >= reading.length:
        raise RuleViolation("longer_than_the_level")
    put = ClockSet(reading.index, played, *state.clock.spot(reading.index))
    return Step("clock_set", (put,), {"played": played})


def end_level(state: Tournament, at: Instant) -> Step:
    """End a level that has no minutes, also before its hands are played.

    Raises:
        RuleViolation: `level_has_minutes`, `not_started`, `evening_over`, `simulated_time`.
    """
    reading = pressable(state, at)
    if reading.length is not None or not isinstance(reading.period, Level):
        raise RuleViolation("level_has_minutes")
    ended = LevelEnded(reading.index, *state.clock.spot(reading.index))
    return Step("level_ended", (ended,), {"level": state.structure.level_number(reading.index)})


def hand_over(state: Tournament, at: Instant, table: TableNo) -> Step:
    """A hand with real cards is over at that table; of a level counted in hands it may be the last one.

    Raises:
        RuleViolation: `no_such_table`, `not_a_kept_table`, `not_started`, `evening_over`, `simulated_time`.
    """
    pressable(state, at)
    if state.table(table).way is not TableWay.KEPT:
        raise RuleViolation("not_a_kept_table", table=table)
    over = HandFinished(table)
    after = fold.apply(over, state, at)
    ended = hands.level_ended(after, at)
    facts = {"table": table, "number": after.table(table).hands}
    if ended:
        facts["ended"] = state.structure.level_number(ended[0].index)
    return Step("hand_over", (over, *ended), facts)


def add_time(state: Tournament, at: Instant, time: Milliseconds) -> Step:
    """Make the level or break being shown longer, or shorter by a negative time.

    Raises:
        RuleViolation: `less_than_is_left`, `time_out_of_range`, `level_without_minutes`, `not_started`,
            `evening_over`, `simulated_time`.
    """
    reading = pressable(state, at)
    if reading.remaining is None:
        raise RuleViolation("level_without_minutes")
    if reading.remaining + time <= 0:
        raise RuleViolation("less_than_is_left", left=reading.remaining)
    _check_time((reading.length or 0) + time)
    added = TimeAdded(reading.index, time, *state.clock.spot(reading.index))
    return Step("time_added", (added,), {"time": time})


def give_back(state: Tournament, at: Instant, as_if: Clock, time: Milliseconds) -> Step:
    """Have the clock show what another would (`absence.as_if_paused`): that much time, unseen by anybody, counts not.

    Raises:
        RuleViolation: `nothing_to_give_back`, `break_taken_since` (the other clock would have cut another level),
            `not_started`, `evening_over`, `simulated_time`.
    """
    shown, wanted = pressable(state, at), as_if.reading(at)
    if as_if.structure != state.structure:
        raise RuleViolation("break_taken_since")
    if time <= 0 or (shown.index, shown.elapsed) == (wanted.index, wanted.elapsed):
        raise RuleViolation("nothing_to_give_back")
    put = ClockSet(wanted.index, wanted.elapsed, *state.clock.spot(wanted.index))
    return Step("time_given_back", (put,), {"time": time})


def _enter_level(state: Tournament, at: Instant, index: int) -> Step:
    structure = state.structure
    on_break = isinstance(structure.period(index), Break)
    facts = {"level": structure.level_number(index), "on_break": on_break}
    return Step("level_entered", (LevelEntered(index, *state.clock.spot(index)),), facts)


def _check_time(time: Milliseconds) -> None:
    if not SHORTEST <= time <= LONGEST:
        raise RuleViolation("time_out_of_range")


def _check_startable(state: Tournament, at: Instant) -> None:
    if len(state.left) < 2:
        raise RuleViolation("too_few_players", players=len(state.left))
    if not state.seats_drawn and not state.setup.counted:
        raise RuleViolation("seats_not_drawn")
    if state.has_started(at):
        raise RuleViolation("already_started")
    if not any(isinstance(period, Level) for period in state.structure.periods):
        raise RuleViolation("structure_without_levels", name=state.structure.name)


def _check_real(state: Tournament) -> None:
    if state.setup.timing is Timing.SIMULATED:
        raise RuleViolation("simulated_time")


def pressable(state: Tournament, at: Instant) -> Reading:
    """What the clock shows, if there is anything to press.

    Raises:
        RuleViolation: `not_started`, `evening_over`, `simulated_time`.
    """
    _check_real(state)
    reading = state.clock.reading(at)
    if reading.phase is Phase.OVER:
        raise RuleViolation("evening_over")
    if reading.phase in (Phase.WAITING, Phase.COUNTDOWN):
        raise RuleViolation("not_started")
    return reading
