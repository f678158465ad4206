"""Hand-for-hand near the prizes: every table plays one hand and waits for the others (RP-8, WSOP 126)."""

from tournament.errors import RuleViolation
from tournament.events import HandForHandBegan, HandForHandClock, HandForHandEnded, HandForHandPlayed
from tournament.history import Step
from tournament.names import Instant, Milliseconds
from tournament.state import HandForHand, Tournament
from tournament.structure import LONGEST
from tournament.timekeeping import pressable

FEW_TABLES = 2
"""Up to so many tables the clock simply stands: the wait is short."""


def usual_clock(state: Tournament) -> HandForHandClock:
    """What the clock does where nobody says: it is paused up to two tables; with more each hand takes minutes off."""
    return HandForHandClock.PAUSED if len(state.tables) <= FEW_TABLES else HandForHandClock.MINUTES_OFF


def begin(
    state: Tournament, at: Instant, clock: HandForHandClock | None = None, off: Milliseconds | None = None
) -> Step:
    """From the announcement on tables wait for one another; the hand being played counts as the first (RP-8-A).

    Args:
        state: the evening.
        at: now.
        clock: what the clock does meanwhile, else `usual_clock`.
        off: under `MINUTES_OFF` the time each hand takes off the level, else the evening's rule (RP-8-C: two minutes).

    Raises:
        RuleViolation: `hand_for_hand_already`, `time_off_out_of_range`, `not_started`, `evening_over`,
            `simulated_time`.
    """
    pressable(state, at)
    if state.hand_for_hand is not None:
        raise RuleViolation("hand_for_hand_already")
    chosen = usual_clock(state) if clock is None else clock
    time = state.setup.rules.hand_for_hand_off if off is None else off
    if not 0 < time <= LONGEST:
        raise RuleViolation("time_off_out_of_range")
    return Step("hand_for_hand_began", (HandForHandBegan(chosen, time),), {"clock": chosen.value, "off": time})


def round_over(state: Tournament, at: Instant) -> Step:
    """Every table has played its hand. What that takes off the level may end it: blinds rise meanwhile (RP-8-D).

    Raises:
        RuleViolation: `no_hand_for_hand`.
    """
    going = _going(state)
    off = going.off if going.clock is HandForHandClock.MINUTES_OFF else 0
    return Step("hand_for_hand_played", (HandForHandPlayed(),), {"round": going.rounds + 1, "off": off})


def end(state: Tournament, at: Instant) -> Step:
    """Tables play on without waiting; a clock that stood because of it goes on.

    Raises:
        RuleViolation: `no_hand_for_hand`.
    """
    return Step("hand_for_hand_ended", (HandForHandEnded(),), {"rounds": _going(state).rounds})


def _going(state: Tournament) -> HandForHand:
    if state.hand_for_hand is None:
        raise RuleViolation("no_hand_for_hand")
    return state.hand_for_hand
