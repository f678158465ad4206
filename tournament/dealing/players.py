"""Who plays whom at dealt tables: people at this screen, and robots of some style and strength."""

from collections.abc import Mapping, Sequence

from engine import robots
from tournament.errors import RuleViolation
from tournament.events import PlayedBy
from tournament.history import Step
from tournament.names import EntryNo, Instant, SeatNo
from tournament.state import Table, Tournament

Played = tuple[str, str]
"""A robot by its style and strength."""


def played_by(state: Tournament, at: Instant, entries: Sequence[EntryNo], style: str = "", strength: str = "") -> Step:
    """From the next hand on a robot of that style and strength plays these; without: they play themselves.

    Raises:
        RuleViolation: `nobody_named`, `named_twice`, `no_such_entry`, `already_out`, `evening_over`, `simulated_time`
            (a simulated evening has nobody at the screen), `played_so_already` (all of them are).
        BadSetup: `no_such_style`, `no_such_strength`.
    """
    if not entries:
        raise RuleViolation("nobody_named")
    if state.finished is not None:
        raise RuleViolation("evening_over")
    robot: Played | None = None
    if style or strength:
        robots.robot(style, strength)  # refuses what there is not
        robot = (style, strength)
    elif state.setup.seed is not None:
        raise RuleViolation("simulated_time")
    for place, number in enumerate(entries):
        entry = state.entry(number)
        if number in entries[:place]:
            raise RuleViolation("named_twice", name=entry.shown_name)
        if not entry.is_in:
            raise RuleViolation("already_out", name=entry.shown_name)
    if all(state.entry(number).robot == robot for number in entries):
        raise RuleViolation("played_so_already", name=state.entry(entries[0]).shown_name)
    names = [state.entry(number).shown_name for number in entries]
    facts = {"names": names, "style": style, "strength": strength}
    return Step("played_by", (PlayedBy(tuple(entries), style, strength),), facts)


def robots_at(state: Tournament, table: Table) -> Mapping[SeatNo, Played]:
    """The robots at that table by seat; whoever sits elsewhere there plays himself."""
    played = {seat: state.entries[entry].robot for seat, entry in sorted(table.seats.items())}
    return {seat: robot for seat, robot in played.items() if robot is not None}
