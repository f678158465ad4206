"""What the director presses on the clock, and when the evening starts."""

from tournament.clock import Clock, Phase, Reading
from tournament.errors import RuleViolation
from tournament.events import (
    ClockPaused,
    ClockResumed,
    ClockSet,
    EveningStarted,
    LevelEntered,
    StartScheduled,
    TimeAdded,
    Timing,
)
from tournament.history import Step
from tournament.names import Instant, Milliseconds
from tournament.state import Tournament
from tournament.structure import Break


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
    reading = _check_pressable(state, at)
    if reading.phase is Phase.PAUSED:
        raise RuleViolation("already_paused")
    return Step("paused", (ClockPaused(),))


def resume(state: Tournament, at: Instant) -> Step:
    """Let the clock go on.

    Raises:
        RuleViolation: `not_started`, `not_paused`, `evening_over`, `simulated_time`.
    """
    reading = _check_pressable(state, at)
    if reading.phase is not Phase.PAUSED:
        raise RuleViolation("not_paused")
    return Step("resumed", (ClockResumed(),))


def next_level(state: Tournament, at: Instant) -> Step:
    """Go to the beginning of the next level or break.

    Raises:
        RuleViolation: `not_started`, `evening_over`, `simulated_time`.
    """
    return _enter_level(state, at, _check_pressable(state, at).index + 1)


def previous_level(state: Tournament, at: Instant) -> Step:
    """Go to the beginning of the level or break before.

    Raises:
        RuleViolation: `no_level_before`, `not_started`, `evening_over`, `simulated_time`.
    """
    index = _check_pressable(state, at).index
    if index == 0:
        raise RuleViolation("no_level_before")
    return _enter_level(state, at, index - 1)


def add_time(state: Tournament, at: Instant, time: Milliseconds) -> Step:
    """Make the level or break being shown longer, or shorter by a negative time.

    Raises:
        RuleViolation: `less_than_is_left`, `level_without_minutes`, `not_started`, `evening_over`, `simulated_time`.
    """
    reading = _check_pressable(state, at)
    if reading.remaining is None:
        raise RuleViolation("level_without_minutes")
    if reading.remaining + time <= 0:
        raise RuleViolation("less_than_is_left", left=reading.remaining)
    return Step("time_added", (TimeAdded(reading.index, time),), {"time": time})


def give_back(state: Tournament, at: Instant, as_if: Clock, time: Milliseconds) -> Step:
    """Have the clock show what another would (`absence.as_if_paused`): that much time, unseen by anybody, counts not.

    Raises:
        RuleViolation: `nothing_to_give_back`, `not_started`, `evening_over`, `simulated_time`.
    """
    shown, wanted = _check_pressable(state, at), as_if.reading(at)
    if time <= 0 or (shown.index, shown.elapsed) == (wanted.index, wanted.elapsed):
        raise RuleViolation("nothing_to_give_back")
    return Step("time_given_back", (ClockSet(wanted.index, wanted.elapsed),), {"time": time})


def _enter_level(state: Tournament, at: Instant, index: int) -> Step:
    structure = state.structure
    on_break = isinstance(structure.period(index), Break)
    facts = {"level": structure.level_number(index), "on_break": on_break}
    return Step("level_entered", (LevelEntered(index),), facts)


def _check_startable(state: Tournament, at: Instant) -> None:
    if not state.seats_drawn:
        raise RuleViolation("seats_not_drawn")
    if state.has_started(at):
        raise RuleViolation("already_started")


def _check_real(state: Tournament) -> None:
    if state.setup.timing is Timing.SIMULATED:
        raise RuleViolation("simulated_time")


def _check_pressable(state: Tournament, at: Instant) -> Reading:
    _check_real(state)
    reading = state.clock.reading(at)
    if reading.phase is Phase.OVER:
        raise RuleViolation("evening_over")
    if reading.phase in (Phase.WAITING, Phase.COUNTDOWN):
        raise RuleViolation("not_started")
    return reading
