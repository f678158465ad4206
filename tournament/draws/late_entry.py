"""Who comes after the draw enters, pays and gets a seat in one step, so that one undo takes a wrong entry back."""

from typing import Any

from tournament import fold
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.evening import Decision
from tournament.events import PlayerEntered, PlayerSeated
from tournament.history import Step
from tournament.names import EntryNo, Instant
from tournament.state import Tournament


def enter_seated(state: Tournament, at: Instant, enter: Decision[Tournament], server_seed: bytes) -> Step:
    """Have people enter by that decision and, where the others sit already, draw their seats with it.

    Where no seat can be drawn (`no_open_seat`, `seed_not_committed`) they enter without one: nobody is sent away from
    the door for a chair. The step's facts `table` and `seat` are those of a single one, `seated` is how many got one.

    Raises:
        RuleViolation: as the decision says.
    """
    step = enter(state, at)
    if not state.seats_drawn:
        return step
    after = fold.apply_step(state, step.events, at)
    new = [event.entry for event in step.events if isinstance(event, PlayerEntered)]
    try:
        return _seated(step, after, new, server_seed)
    except RuleViolation:
        return step


def _seated(step: Step, after: Tournament, new: list[EntryNo], server_seed: bytes) -> Step:
    record = seating.next_draw(after, server_seed)
    drawn = seating.late_seats(after, new, record)
    seats = [drawn.seats[entry] for entry in new]
    facts: dict[str, Any] = {"seated": len(new), "draw": record.number, **seating.together_facts(after, drawn)}
    if len(seats) == 1:
        facts |= {"table": seats[0].table, "seat": seats[0].number}
    events = (PlayerSeated(entry, place, record) for entry, place in drawn.seats.items())
    return Step(step.label, (*step.events, *events), {**step.facts, **facts})
