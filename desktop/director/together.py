"""Several people chosen at once, and who of them is kept apart from whom."""

from collections.abc import Iterable, Sequence

from desktop.director.person import Invited, Key
from tournament import wording
from tournament.language import gettext as _
from tournament.names import PlayerId
from tournament.people.people import sort_key
from tournament.state import Tournament


def players(state: Tournament, keys: Iterable[Key]) -> tuple[PlayerId, ...]:
    """The persons of these rows; players without a name are nobody's."""
    found: dict[PlayerId, None] = {}
    for key in keys:
        entry = None if isinstance(key, Invited) else state.entries.get(key)
        player = key.player if isinstance(key, Invited) else None if entry is None else entry.player
        if player is not None:
            found[player] = None
    return tuple(found)


def pairs(state: Tournament) -> list[tuple[PlayerId, PlayerId]]:
    """Who is kept apart from whom, by name."""
    ordered = [sorted(pair, key=lambda player: sort_key(state.guests[player].name)) for pair in state.apart]
    ordered.sort(key=lambda pair: [sort_key(state.guests[player].name) for player in pair])
    return [(one, other) for one, other in ordered]


def names(state: Tournament, pair: Iterable[PlayerId]) -> str:
    """Both names."""
    return wording.list_of([state.guests[player].name for player in pair])


def said(state: Tournament, keys: Sequence[Key]) -> str:
    """Which of them are kept apart already."""
    chosen = set(players(state, keys))
    kept = [names(state, pair) for pair in pairs(state) if set(pair) <= chosen]
    return _("kept apart: {pairs}").format(pairs="; ".join(kept)) if kept else ""
