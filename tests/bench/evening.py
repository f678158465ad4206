"""A whole evening by robots, as something to measure with."""

import time
from dataclasses import dataclass
from pathlib import Path

from console import playing
from db.shelf import Shelf
from tests.fakes import Night, created, people
from tournament.evening import Evening
from tournament.events import EveningCreated
from tournament.simulation import Timetable
from tournament.state import Tournament
from tournament.structures import structure_files

SEED = 20_000


@dataclass(frozen=True)
class Rehearsal:
    """An evening played out: how many played, how long it took, and the state halfway."""

    players: int
    evening: Evening
    middle: Tournament
    taken: float

    @property
    def hands(self) -> int:
        """Hands dealt at all tables."""
        return self.evening.state.hands


def setup() -> EveningCreated:
    """The evening that all measures play."""
    return created(structure=structure_files.shipped()["club-20"], seed=SEED)


def in_memory(players: int) -> Rehearsal:
    """Played without a disk."""
    here = Night(setup()).enter(*people(players)).evening
    return _played(players, here)


def on_the_disk(players: int, folder: Path) -> Rehearsal:
    """Played with every step stored before the next."""
    with Shelf.open(folder / "bench.db", create=True) as shelf:
        playing.set_up(shelf, setup(), people(players))
        (row,) = shelf.evenings()
        return _played(players, playing.open_evening(shelf, row.stream))


def _played(players: int, here: Evening) -> Rehearsal:
    begun = time.perf_counter()
    playing.get_going(here)
    states, timetable = [here.state], Timetable()
    while playing.play_hand(here, timetable):
        states.append(here.state)
    return Rehearsal(players, here, states[len(states) // 2], time.perf_counter() - begun)
