"""A table of the evening as it is called on its felt, and what is said there while no hand is played."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tournament import wording
from tournament.clocks.clock import Phase
from tournament.events import TableWay, Timing
from tournament.felt.named import Named
from tournament.language import gettext as _
from tournament.names import EntryNo, Instant, TableNo
from tournament.state import Table, Tournament
from tournament.wording import houses


def named(
    state: Tournament,
    at: Instant,
    table: Table,
    *,
    away: Collection[EntryNo] = (),
    time: Mapping[int, float] | None = None,
    number: int | None = None,
) -> Named:
    """The table with everybody at it as they sit now; `number`: of the hand that is shown, None: the one under way."""
    entries = state.entries
    playing = table.under_way
    reading = state.clock.reading(at)
    return Named(
        wording.table_name(table.number, table.name),
        {seat: entries[entry].shown_name for seat, entry in table.seats.items()},
        table.pictured,
        number=(table.hands if playing is None else playing.number) if number is None else number,
        details=(houses.short(state.setup.house_rules),),
        clock=wording.clock_time(reading.remaining) if reading.remaining is not None else "",
        robots=robots(state, table),
        away=[seat for seat, entry in table.seats.items() if entry in away],
        time=time or {},
        stacks={seat: entries[entry].stack for seat, entry in table.seats.items()},
    )


def robots(state: Tournament, table: Table) -> tuple[int, ...]:
    """The seats that robots play: all of them in a simulated evening."""
    if state.setup.timing is Timing.SIMULATED:
        return tuple(table.seats)
    return tuple(seat for seat, entry in table.seats.items() if state.entries[entry].robot is not None)


def people(state: Tournament, table: Table) -> tuple[EntryNo, ...]:
    """Those at the table who play themselves, at this screen."""
    by_robots = robots(state, table)
    return tuple(entry for seat, entry in sorted(table.seats.items()) if seat not in by_robots)


def why_not_shown(state: Tournament, number: TableNo) -> str | None:
    """Why that table has no felt to look at; None if it has."""
    table = state.tables.get(number)
    if table is None:
        return _("There is no such table any more.")
    if table.way is TableWay.KEPT:
        return _("Its cards are real: nothing is dealt here that could be watched.")
    if table.way is TableWay.RECORDED:
        return _("Its hands are entered afterwards: they can be looked at under Hands.")
    return None


def pause_words(state: Tournament, at: Instant, table: Table | None) -> str:
    """What is said on the felt because of the evening's clock or its end; empty: a hand may be shown."""
    if state.finished is not None:
        winner = next((entry.shown_name for entry in state.left), "")
        return _("The tournament is over: {name} has won.").format(name=wording.short(winner)) if winner else ""
    if table is None:
        return _("This table was broken.")
    reading = state.clock.reading(at)
    if reading.on_break and reading.phase is not Phase.WAITING:
        if reading.remaining is None or reading.phase is Phase.PAUSED:
            return _("Break")
        return _("Break, back {time}").format(time=wording.time_of_day(at + reading.remaining))
    return ""
