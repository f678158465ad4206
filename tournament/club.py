"""The club's stream: the people who come to its evenings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tournament.errors import RuleViolation
from tournament.evening import Stream
from tournament.events import Event, PlayerAdded
from tournament.history import Place, Step
from tournament.names import Instant, PlayerId
from tournament.people import clean_name, person_key


@dataclass(frozen=True, slots=True)
class Player:
    """One person: the club's number and the name as written."""

    number: PlayerId
    name: str


@dataclass(frozen=True, slots=True)
class Roster:
    """Everybody the club knows, by number."""

    players: Mapping[PlayerId, Player] = field(default_factory=dict)

    def find(self, name: str) -> Player | None:
        """The person whose name is the same after folding (`people.person_key`)."""
        key = person_key(name)
        return next((player for player in self.players.values() if person_key(player.name) == key), None)


class Club(Stream[Roster]):
    """The club: its log and the roster it folds to."""

    def _fold(self, places: Iterable[Place]) -> Roster:
        roster = Roster()
        for place in places:
            roster = self._apply(roster, place.shown.step.events, place.first.at)
        return roster

    def _apply(self, state: Roster, events: Iterable[Event], at: Instant) -> Roster:
        players = dict(state.players)
        for event in events:
            if not isinstance(event, PlayerAdded):
                raise RuleViolation("not_a_club_fact", kind=type(event).__name__)
            players[event.player] = Player(event.player, event.name)
        return replace(state, players=players)


def add_players(roster: Roster, at: Instant, names: Sequence[str]) -> Step:
    """Take new people into the club, numbered on from the highest number, in the order given, with clean names.

    Raises:
        BadInput: one is no name, as `people.clean_name` says.
        RuleViolation: `player_known` (somebody of that name is there), `nobody_named`.
    """
    if not names:
        raise RuleViolation("nobody_named")
    known = {person_key(player.name): player.name for player in roster.players.values()}
    first = max(roster.players, default=0) + 1
    events: list[Event] = []
    kept = [clean_name(name) for name in names]
    for number, name in enumerate(kept, start=first):
        key = person_key(name)
        if key in known:
            raise RuleViolation("player_known", name=name, known=known[key])
        known[key] = name
        events.append(PlayerAdded(PlayerId(number), name))
    return Step("players_added", tuple(events), {"names": kept})
