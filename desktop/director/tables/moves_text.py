"""The last moves as text, for a chat or for paper."""

from tournament import wording
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.names import MINUTE, Milliseconds
from tournament.state import MovesMade, Tournament
from tournament.wording.values import isolated

TOGETHER: Milliseconds = 2 * MINUTE
"""Moves made so soon after one another are of one occasion."""


def newest(state: Tournament) -> tuple[MovesMade, ...]:
    """The moves of the last balancing, broken table or draw."""
    last = max((made.at for made in state.moved), default=0)
    return tuple(made for made in state.moved if last - made.at < TOGETHER)


def sheet(state: Tournament) -> str:
    """A line for each: who, from where, to where."""
    utc = state.setup.timing is Timing.SIMULATED
    lines = []
    for made in newest(state):
        head = _("{time} · {rule}").format(
            time=wording.time_of_day(made.at, utc=utc), rule=wording.moves.rule(made.rule)
        )
        lines.append(head)
        lines += [
            _("{name}: {origin} → {to}").format(
                name=isolated(state.entries[moved.entry].shown_name),
                origin=wording.moves.chair(moved.origin),
                to=wording.moves.chair(moved.to),
            )
            for moved in made.moves
        ]
    return "\n".join(lines)


def slips(state: Tournament) -> str:
    """A slip for each: name, and the new seat; an empty line between them."""
    return "\n\n".join(
        _("{name}\n{place}").format(
            name=isolated(state.entries[moved.entry].shown_name), place=wording.chair(state, moved.to)
        )
        for made in newest(state)
        for moved in made.moves
    )
