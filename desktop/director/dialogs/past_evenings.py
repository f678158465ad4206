"""Who came to an evening: the club's people by the evenings that they have entered."""

from dataclasses import dataclass

from desktop.bridge import Bridge
from tournament import wording
from tournament.club import Player
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people.people import sort_key


@dataclass(frozen=True, slots=True)
class Past:
    """An evening, or the whole club, in words, and who is not on tonight's list yet of those who belong to it."""

    words: str
    people: tuple[Player, ...]


def sources(bridge: Bridge) -> tuple[Past, ...]:
    """The whole club, then the past evenings, newest first; those of which nobody could be asked are left out."""
    roster, state = bridge.club.state, bridge.state
    listed = {roster.canonical(player) for player in state.guests}
    listed |= {roster.canonical(entry.player) for entry in state.entered if entry.player is not None}
    by_stream: dict[int, set[Player]] = {}
    for number, streams in bridge.shelf.evenings_of().items():
        player = roster.players.get(roster.canonical(number))
        if player is not None and player.number not in listed and not player.archived:
            for stream in streams:
                by_stream.setdefault(stream, set()).add(player)
    found = [Past(_("Everybody of the club"), _by_name({p for p in roster.offered if p.number not in listed}))]
    for row in reversed(bridge.shelf.evenings()):
        came = by_stream.get(row.stream, set())
        if came and row.stream != bridge.evening.number:
            count = ngettext("{n} person", "{n} people", len(came)).format(n=len(came))
            words = _("{name}, {day}: {count}").format(name=row.name, day=wording.day(row.created_at), count=count)
            found.append(Past(words, _by_name(came)))
    return tuple(found)


def _by_name(people: set[Player]) -> tuple[Player, ...]:
    return tuple(sorted(people, key=lambda player: sort_key(player.shown)))
