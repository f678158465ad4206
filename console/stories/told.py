"""An evening being told: its stream, the club's, and the instant of the line."""

import hashlib
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, tzinfo
from pathlib import Path

from console.keeping import Keeping
from tournament import chance, evening
from tournament.club import Club, Roster
from tournament.errors import RuleViolation
from tournament.evening import Change, Evening
from tournament.events import EveningCreated, Timing
from tournament.history import Step, Stored
from tournament.names import SECOND, Instant
from tournament.people.people import person_key
from tournament.state import Entry, Tournament


class Told:
    """What a story has told so far.

    Attributes:
        here: the evening; `people`: the club it takes its players from.
        newest: what the evening's newest step has changed, None where none was done since it was opened.
        at: the instant of the line being told; `zone`: where its times are told, None: this computer's.
        texts: of the hands told, by the number of their step.
        listen: called with the story when its evening has been opened.
        folder: where the story lies, and beside it the files that it names.
    """

    def __init__(
        self, keeping: Keeping, created: EveningCreated, at: Instant, folder: Path, zone: tzinfo | None = None
    ) -> None:
        """Begin the story: the evening is created."""
        self.at = at
        self.folder = folder
        self.zone = UTC if created.timing is Timing.SIMULATED else zone
        self.listen: Callable[[Told], None] = lambda told: None
        self.texts: dict[int, str] = {}
        self._keeping = keeping
        self._stream = keeping.create_evening(evening.create(created, at))
        self._open()

    def _open(self) -> None:
        keeping, club = self._keeping, self._keeping.club_stream()
        self.here = Evening(keeping, self._stream, keeping.read(self._stream), self._now)
        self.newest: Change[Tournament] | None = None
        self.here.subscribe(self._changed)
        self.people = Club(keeping, club, keeping.read(club), self._now)

    def reopen(self) -> None:
        """Take up evening and club again from where they are kept, as after a crash."""
        self._open()
        self.listen(self)

    def _now(self) -> Instant:
        return self.at

    def _changed(self, change: Change[Tournament]) -> None:
        self.newest = change
        for stored in (change.stored, *change.also):
            if stored.step.hand is not None:
                self.texts[stored.seq] = stored.step.hand.text

    def moment(self, at: Instant) -> datetime:
        """That instant as a date and time where the story happens."""
        return datetime.fromtimestamp(at / SECOND, tz=UTC).astimezone(self.zone)

    def time_of_day(self, at: Instant) -> str:
        """What clocks show at that instant where the story happens: 20:41."""
        return f"{self.moment(at):%H:%M}"

    @property
    def state(self) -> Tournament:
        """The evening as it stands."""
        return self.here.state

    @property
    def steps(self) -> Sequence[Stored]:
        """Every step told, the club's first."""
        return (*self.people.steps, *self.here.steps)


Act = Callable[[Told], None]
ClubDecision = Callable[[Told, Roster, Instant], Step]
"""What a line decides upon: the evening being told, and the club's decision."""
"""What a line does."""


def entry_of(state: Tournament, name: str) -> Entry:
    """The entry of that name; of several the last one that counts.

    Raises:
        RuleViolation: `no_such_player`.
    """
    key = person_key(name)
    found = [entry for entry in state.entries.values() if person_key(entry.shown_name) == key]
    if not found:
        raise RuleViolation("no_such_player", name=name)
    return ([entry for entry in found if not entry.cancelled] or found)[-1]


def server_seed(state: Tournament, given: bytes | None) -> bytes:
    """The 32 bytes of the next draw: those given, else the simulated evening's, else the SHA-256 of `NAME/draw/N`."""
    if given is not None:
        return given
    number = state.draws + 1
    if state.setup.seed is not None:
        return chance.server_seed(state.setup.seed, number)
    return hashlib.sha256(f"{state.setup.name}/draw/{number}".encode()).digest()
