"""Breaks that the director takes, puts off or ends: dinner is early."""

from tournament.clocks import cuts
from tournament.clocks.timekeeping import pressable
from tournament.errors import RuleViolation
from tournament.events import BreakCalledOff, BreakTaken, LevelEntered
from tournament.history import Step
from tournament.names import Instant, Milliseconds
from tournament.state import Tournament
from tournament.structures.structure import LONGEST, SHORTEST


def break_now(state: Tournament, at: Instant, duration: Milliseconds) -> Step:
    """Have a break from now on; after it the level goes on with what was left of it. A paused clock runs, too.

    Raises:
        RuleViolation: `on_break_already`, `break_out_of_range`, `not_started`, `evening_over`, `simulated_time`.
    """
    _check_in_level(state, at, duration)
    return Step("break_taken", (BreakTaken(duration, now=True),), {"time": duration, "until": at + duration})


def break_after(state: Tournament, at: Instant, duration: Milliseconds) -> Step:
    """Have a break after the level being shown.

    Raises:
        RuleViolation: `on_break_already`, `break_follows_already`, `break_out_of_range`, `not_started`,
            `evening_over`, `simulated_time`.
    """
    index = _check_in_level(state, at, duration)
    level = state.structure.level_number(index)
    if cuts.follows(state.structure, index):
        raise RuleViolation("break_follows_already", level=level)
    return Step("break_planned", (BreakTaken(duration, now=False),), {"time": duration, "level": level})


def call_off_break(state: Tournament, at: Instant) -> Step:
    """Leave out the break that follows the level being shown, whoever planned it.

    Raises:
        RuleViolation: `no_break_follows`, `not_started`, `evening_over`, `simulated_time`.
    """
    reading = pressable(state, at)
    if reading.on_break or not cuts.follows(state.structure, reading.index):
        raise RuleViolation("no_break_follows")
    return Step("break_called_off", (BreakCalledOff(),), {"level": state.structure.level_number(reading.index)})


def end_break(state: Tournament, at: Instant) -> Step:
    """Go on playing before the break is over, or after it has waited; a paused clock stays paused.

    Raises:
        RuleViolation: `not_on_break`, `not_started`, `evening_over`, `simulated_time`.
    """
    reading = pressable(state, at)
    if not reading.on_break:
        raise RuleViolation("not_on_break")
    level = state.structure.next_level(reading.index)
    facts = {"level": state.structure.level_number(level)}
    return Step("break_ended", (LevelEntered(level, *state.clock.spot(level)),), facts)


def _check_in_level(state: Tournament, at: Instant, duration: Milliseconds) -> int:
    reading = pressable(state, at)
    if not SHORTEST <= duration <= LONGEST:
        raise RuleViolation("break_out_of_range")
    if reading.on_break:
        raise RuleViolation("on_break_already")
    return reading.index
