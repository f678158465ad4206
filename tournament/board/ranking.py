"""The standings as the room reads them."""

from tournament.board.pages import Finisher, Ranking
from tournament.names import Instant
from tournament.standings import Standing, persons, standings
from tournament.state import Tournament


def ranking(state: Tournament, at: Instant) -> Ranking | None:
    """Everybody, best first: who is in by chips where they are known, then who is out by place.

    None before the start, where players are only counted and nobody has been given a name, and while nothing tells
    them apart: nobody is out, and nobody's chips are known.
    """
    if not has_ranking(state, at):
        return None
    return Ranking(tuple(_finisher(state, line) for line in standings(state, at)), state.setup.currency)


def has_ranking(state: Tournament, at: Instant) -> bool:
    """Whether there are any: who is told apart has a place or chips, with his last entry."""
    if not state.has_started(at) or not any(entry.name for entry in state.entries.values()):
        return False
    last = [entries[-1] for entries in persons(state)]
    if state.finished is not None:
        return bool(last)
    return any(not entry.is_in or entry.stack is not None for entry in last)


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
