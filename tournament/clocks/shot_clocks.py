"""A player's time to decide (TDA 29): several at once, one a table.

They run in real time, also while the clock of the levels is paused or on a break: the hand at the table goes on.
"""

from engine.actions import Action, Check, Fold
from tournament.clocks.timekeeping import pressable
from tournament.errors import RuleViolation
from tournament.events import ShotClockStarted, ShotClockStopped
from tournament.history import Step
from tournament.names import MINUTE, SECOND, EntryNo, Instant, Milliseconds, TableNo
from tournament.state import ShotClock, Tournament

COUNTED_DOWN: Milliseconds = 5 * SECOND
"""The last seconds, which are counted aloud."""
USUAL: Milliseconds = 25 * SECOND + COUNTED_DOWN
"""Twenty-five seconds and a countdown of five (TDA 29)."""
LONGEST_SHOT: Milliseconds = 60 * MINUTE
SHOWN_AFTER: Milliseconds = 10 * SECOND
"""So long the room sees that the time has run out, if nobody stops the clock."""


def start(
    state: Tournament, at: Instant, table: TableNo, entry: EntryNo | None = None, length: Milliseconds = USUAL
) -> Step:
    """Give a player so long to decide; a shot clock that runs at that table already begins again.

    Args:
        state: the evening.
        at: now.
        table: where; only where there are no tables at all ("just a clock") any number will do.
        entry: who decides, None: nobody said.
        length: how long, one second to an hour.

    Raises:
        RuleViolation: `no_such_table`, `no_such_entry`, `not_at_table`, `shot_clock_out_of_range`, `not_started`,
            `evening_over`, `simulated_time`.
    """
    pressable(state, at)
    if not SECOND <= length <= LONGEST_SHOT:
        raise RuleViolation("shot_clock_out_of_range")
    if state.tables or not state.setup.counted or table < 1:
        state.table(table)
    facts: dict[str, object] = {"table": table, "time": length}
    if entry is not None:
        player = state.entry(entry)
        if player.seat is None or player.seat.table != table:
            raise RuleViolation("not_at_table", name=player.name, table=table)
        facts["name"] = player.name
    return Step("shot_clock_started", (ShotClockStarted(table, entry, length),), facts)


def stop(state: Tournament, at: Instant, table: TableNo) -> Step:
    """The player has decided, or his time is up and the floor has ruled.

    Raises:
        RuleViolation: `no_shot_clock`.
    """
    clock = state.shot_clocks.get(table)
    if clock is None:
        raise RuleViolation("no_shot_clock", table=table)
    facts = {"table": table, "left": left(clock, at), "in_time": not has_run_out(clock, at)}
    return Step("shot_clock_stopped", (ShotClockStopped(table),), facts)


def left(clock: ShotClock, at: Instant) -> Milliseconds:
    """What is left of it, never below zero."""
    return max(0, clock.since + clock.length - at)


def has_run_out(clock: ShotClock, at: Instant) -> bool:
    """Whether the time is up; a tie goes to the player: at the very end he still acts in time."""
    return at > clock.since + clock.length


def shown(state: Tournament, at: Instant) -> tuple[ShotClock, ...]:
    """Those that the room sees, by table: running, or run out a moment ago; none of a table that is closed."""
    found = (clock for _, clock in sorted(state.shot_clocks.items()))
    return tuple(
        clock
        for clock in found
        if at <= clock.since + clock.length + SHOWN_AFTER and (clock.table in state.tables or not state.tables)
    )


def when_time_is_up(*, facing_a_bet: bool) -> Action:
    """What becomes of a hand whose player has not acted in time: folded when facing a bet, else checked (TDA 29)."""
    return Fold() if facing_a_bet else Check()
