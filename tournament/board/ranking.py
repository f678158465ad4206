"""The standings as the room reads them."""

from tournament.board.pages import Finisher, Ranking
from tournament.names import Instant
from tournament.standings import Standing, standings
from tournament.state import Tournament


def ranking(state: Tournament, at: Instant) -> Ranking | None:
    """Everybody, best first: who is in by chips where they are known, then who is out by place.

    None before the start, where players are only counted and nobody has been given a name, and while nothing tells
    them apart: nobody is out, and nobody's chips are known.
    """
    if not state.has_started(at) or not any(entry.name for entry in state.entries.values()):
        return None
    lines = standings(state, at)
    if not any(line.place is not None or line.chips is not None for line in lines):
        return None
    return Ranking(tuple(_finisher(state, line) for line in lines), state.setup.currency)


def _finisher(state: Tournament, line: Standing) -> Finisher:
    inside = state.entries[line.entry].is_in
    return Finisher(
        name=line.name,
        place=line.place,
        tied=line.tied,
        provisional=line.provisional,
        prize=line.share if line.place is None else line.prize,
        things=line.things,
        chips=line.chips if inside else None,
        counted=line.counted if inside else None,
        out_in=None if inside else line.level,
        bounty=line.bounty,
    )
