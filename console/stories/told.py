"""An evening being told: its stream, the club's, and the instant of the line."""

import hashlib
from collections.abc import Callable, Sequence

from console.keeping import Keeping
from tournament import chance, evening
from tournament.club import Club
from tournament.errors import RuleViolation
from tournament.evening import Evening
from tournament.events import EveningCreated
from tournament.history import Stored
from tournament.names import Instant
from tournament.people import person_key
from tournament.state import Entry, Tournament


class Told:
    """What a story has told so far.

    Attributes:
        here: the evening; `people`: the club it takes its players from.
        at: the instant of the line being told.
    """

    def __init__(self, keeping: Keeping, created: EveningCreated, at: Instant) -> None:
        """Begin the story: the evening is created."""
        self.at = at
        stream = keeping.create_evening(evening.create(created, at))
        self.here = Evening(keeping, stream, keeping.read(stream), self._now)
        self.people = Club(keeping, keeping.club_stream(), keeping.read(keeping.club_stream()), self._now)

    def _now(self) -> Instant:
        return self.at

    @property
    def state(self) -> Tournament:
        """The evening as it stands."""
        return self.here.state

    @property
    def steps(self) -> Sequence[Stored]:
        """Every step told, the club's first."""
        return (*self.people.steps, *self.here.steps)


Act = Callable[[Told], None]
"""What a line does."""


def entry_of(state: Tournament, name: str) -> Entry:
    """The entry of that name.

    Raises:
        RuleViolation: `no_such_player`.
    """
    key = person_key(name)
    for entry in state.entries.values():
        if person_key(entry.name) == key:
            return entry
    raise RuleViolation("no_such_player", name=name)


def server_seed(state: Tournament, given: bytes | None) -> bytes:
    """The 32 bytes of the next draw: those given, else the simulated evening's, else the SHA-256 of `NAME/draw/N`."""
    if given is not None:
        return given
    number = state.draws + 1
    if state.setup.seed is not None:
        return chance.server_seed(state.setup.seed, number)
    return hashlib.sha256(f"{state.setup.name}/draw/{number}".encode()).digest()
