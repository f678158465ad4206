"""The longest evening we answer for, 10,000 steps of 400 players, and how long the desk takes with it."""

import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

from db.shelf import Shelf
from tests.deeds import DEEDS, Facts, enter, evening_of_everything
from tests.fakes import SEVEN, MemoryLog
from tournament import evening, history
from tournament.evening import Evening
from tournament.events import (
    ChipsBought,
    ClockPaused,
    ClockResumed,
    EveningStarted,
    HandFinished,
    PlayerBusted,
    PlayerReinstated,
    PlayersMoved,
    SeatsDrawn,
    TimeAdded,
)
from tournament.history import Step, Stored
from tournament.names import SECOND

PLAYERS, STEPS, TIMES = 400, 10_000, 5

USUAL = (
    *[ChipsBought] * 25,
    *[PlayersMoved] * 25,
    *[PlayerBusted] * 15,
    *[PlayerReinstated] * 12,
    *[HandFinished] * 5,
    *[ClockPaused, ClockResumed] * 4,
    TimeAdded,
)
"""How often what happens; besides, one step in a dozen is taken back."""


def steps() -> Sequence[Stored]:
    """The same evening whenever it is asked for."""
    chance, at = Random(20_000), [SEVEN]
    here = Evening(MemoryLog(), 2, [evening.create(evening_of_everything(), SEVEN)], lambda: at[0])

    def happen(*facts: Facts) -> None:
        at[0] += SECOND
        events = tuple(event for each in facts for event in each)
        if events:
            here.perform(lambda state, instant: Step("told", events))

    for _ in range(PLAYERS):
        happen((enter(here.state),))
    happen(DEEDS[SeatsDrawn](here.state, at[0], chance))
    happen((EveningStarted(),))
    while len(here.steps) < STEPS:
        if chance.random() < 1 / 12:
            here.undo()
        else:
            happen(DEEDS[chance.choice(USUAL)](here.state, at[0], chance))
    return here.steps


def stored(path: Path) -> int:
    """Put it into a new file; the number of its stream."""
    told = steps()
    with Shelf.open(path, create=True) as shelf:
        stream = shelf.create_evening(told[0])
        for first in range(1, len(told), 1_000):
            shelf.append([(stream, each) for each in told[first : first + 1_000]])
    return stream


@contextmanager
def opened(path: Path, stream: int) -> Iterator[Evening]:
    """Taken up as the desk does."""
    with Shelf.open(path) as shelf:
        log = shelf.read(stream)
        yield Evening(shelf, stream, log, lambda: log[-1].at)


def milliseconds(work: Callable[[], object]) -> float:
    """How long it took."""
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1_000


def _perform(here: Evening, step: Step) -> None:
    here.perform(lambda state, at: step)


def bought_in_the_middle(here: Evening) -> int:
    """A rebuy of hours ago that still stands."""
    gone = history.dead(here.steps)
    return next(
        each.seq
        for each in here.steps[STEPS // 2 :]
        if each.seq not in gone and any(isinstance(event, ChipsBought) for event in each.step.events)
    )


def main() -> None:
    """Open; take back the newest step and one of hours ago, and put them back; go on."""
    taken: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "long.db"
        stream = stored(path)
        for _ in range(TIMES):
            begun = time.perf_counter()
            with opened(path, stream) as here:
                taken.setdefault("open", []).append((time.perf_counter() - begun) * 1_000)
                newest = here.undo_target()
                assert newest is not None
                taken.setdefault("undo the newest", []).append(milliseconds(here.undo))
                taken.setdefault("redo it", []).append(milliseconds(here.redo))
                taken.setdefault("look for what Undo takes back", []).append(milliseconds(here.undo_target))
                middle = bought_in_the_middle(here)
                taken.setdefault("undo one in the middle", []).append(milliseconds(partial(here.undo, middle)))
                here.redo()
                for what, kind in {"a minute added": TimeAdded, "a rebuy": ChipsBought, "a bust": PlayerBusted}.items():
                    facts = DEEDS[kind](here.state, here.now(), Random(1))
                    told = Step("told", facts)
                    taken.setdefault(f"store {what}", []).append(milliseconds(partial(_perform, here, told)))
    for what, times in taken.items():
        print(f"long evening: {PLAYERS} players, {STEPS} steps: {what} in {statistics.median(times):.1f} ms")


if __name__ == "__main__":
    main()
