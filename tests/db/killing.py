"""A program that does everything as fast as it can, says each step once it is stored, and is killed in the middle."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

from db.shelf import Shelf
from tests.db.evenings import club, opened, tables
from tests.deeds import DEEDS, Facts
from tournament import club as clubs
from tournament import evening
from tournament.club import Club
from tournament.errors import RuleViolation
from tournament.evening import Evening
from tournament.events import HandPlayed
from tournament.history import HandText, Step
from tournament.names import Instant
from tournament.state import Tournament

STORING = """
import sys
from pathlib import Path
from db.shelf import Shelf
from tests.db.killing import go_on
go_on(Path(sys.argv[1]), int(sys.argv[2]))
"""


def go_on(path: Path, stream: int) -> None:
    """Until killed; after each step say how many the evening, the club and the list of evenings have."""
    shelf = Shelf.open(path)
    here, people = opened(shelf, stream), club(shelf)
    chance = Random(len(here.steps))
    while True:
        try:
            do_something(shelf, here, people, chance)
        except RuleViolation:
            continue
        print(len(here.steps), len(people.steps), len(shelf.evenings()), flush=True)


def do_something(shelf: Shelf, here: Evening, people: Club, chance: Random) -> None:
    """A fact of any kind, mostly; else an undo, a redo, a correction, two streams at once, a copy, a whole evening."""
    live = [place.first.seq for place in here.ledger.places()]
    what = chance.randrange(100)
    if what < 60:
        facts = DEEDS[HandPlayed if what < 20 else chance.choice(list(DEEDS))](here.state, here.now(), chance)
        if facts:
            here.perform(partial(_told, facts=facts))
    elif what < 75:
        here.undo()
    elif what < 80:
        here.redo()
    elif what < 83:
        here.undo(chance.choice(live))
    elif what < 87:
        events = here.ledger.step(chance.choice(live)).step.events
        here.replace(chance.choice(live), lambda state, at: Step("started", events))
    elif what < 93:
        name = f"Player {len(people.steps):06}"
        joined = people.prepare(partial(clubs.add_players, names=[name]))
        facts = DEEDS[chance.choice(list(DEEDS))](here.state, here.now(), chance)
        evening.commit(joined, here.prepare(partial(_told, facts=facts)))
    elif what < 94:
        people.undo()
    elif what < 97:
        shelf.keep_backup(shelf.path.parent / "backups", here.now())
    else:
        shelf.add_evenings({shelf.next_stream(): here.steps[:8]})


def _told(state: Tournament, at: Instant, facts: Facts) -> Step:
    for event in facts:
        if isinstance(event, HandPlayed):
            text = HandText(event.table, event.number, f"variant = 'NT'\n# hand {event.number}\n")
            return Step("hand_played", facts, {"table": event.table, "number": event.number}, hand=text)
    return Step("started", facts)


def killed_after(path: Path, stream: int, acknowledged: int, delay: float, root: Path) -> tuple[int, int, int]:
    """Kill the program so many seconds after it has acknowledged so many steps; what it told last."""
    words = [sys.executable, "-c", STORING, str(path), str(stream)]
    with subprocess.Popen(words, cwd=root, stdout=subprocess.PIPE, text=True) as storing:
        assert storing.stdout is not None
        told = [storing.stdout.readline() for _ in range(acknowledged)]
        try:
            storing.wait(delay)
        except subprocess.TimeoutExpired:
            storing.kill()
        # The last line may have been cut off in the middle.
        told += [line for line in storing.stdout if line.endswith("\n")]
    steps, joined, evenings = (int(number) for number in told[-1].split())
    return steps, joined, evenings


def kill_again_and_again(path: Path, stream: int, times: int, root: Path, seed: int = 20_000) -> None:
    """Every acknowledged step is there, nothing is half or broken, and the evening goes on."""
    chance = Random(seed)
    for _ in range(times):
        told = killed_after(path, stream, chance.randrange(1, 120), chance.random() / 20, root)
        with Shelf.open(path, write=False) as reader:
            assert len(reader.read(stream)) >= told[0]
        with Shelf.open(path) as shelf:
            here = opened(shelf, stream)
            there = len(here.steps), len(club(shelf).steps), len(shelf.evenings())
            assert all(now >= then for now, then in zip(there, told, strict=True))
            assert len(list(shelf.hands(stream))) == sum(step.step.label == "hand_played" for step in here.steps)
            written = tables(shelf)
            shelf.rebuild()
            assert tables(shelf) == written
        for copy in sorted((path.parent / "backups").glob("*.db"))[-1:]:
            with Shelf.open(copy, write=False) as reader:
                assert reader.read(stream)
        with closing(sqlite3.connect(path)) as other:
            assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert other.execute("PRAGMA foreign_key_check").fetchall() == []
