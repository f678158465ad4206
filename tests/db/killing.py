"""A program that stores hands as fast as it can, says each number once it is stored, and is killed in the middle."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

from db.shelf import Shelf
from tests.db.evenings import hand, opened, tables
from tournament.names import EntryNo

STORING = """
import sys
from pathlib import Path
from db.shelf import Shelf
from tests.db.killing import store_hands
store_hands(Path(sys.argv[1]), int(sys.argv[2]))
"""


def store_hands(path: Path, stream: int) -> None:
    """Go on until killed; every third hand is taken back."""
    here = opened(Shelf.open(path), stream)
    while True:
        first = here.state.entries[EntryNo(1)].stack or 0
        give = 1 if first > 1 else -10_000
        stored = here.perform(hand({1: first - give, 2: 20_000 - first + give}))
        print(stored.seq, flush=True)
        if stored.step.hand is not None and stored.step.hand.number % 3 == 0:
            print(here.undo().seq, flush=True)


def killed_after(path: Path, stream: int, acknowledged: int, delay: float, root: Path) -> int:
    """Kill the program so many seconds after it has acknowledged so many steps; the last number it told."""
    words = [sys.executable, "-c", STORING, str(path), str(stream)]
    with subprocess.Popen(words, cwd=root, stdout=subprocess.PIPE, text=True) as storing:
        assert storing.stdout is not None
        last = 0
        for _ in range(acknowledged):
            last = int(storing.stdout.readline())
        try:
            storing.wait(delay)
        except subprocess.TimeoutExpired:
            storing.kill()
        for line in storing.stdout:
            # The last line may have been cut off in the middle.
            last = int(line) if line.endswith("\n") else last
    return last


def kill_again_and_again(path: Path, stream: int, times: int, root: Path) -> None:
    """Every acknowledged step is there, nothing is broken, and the evening goes on."""
    chance = Random(20_000)
    for _ in range(times):
        last = killed_after(path, stream, chance.randrange(1, 120), chance.random() / 20, root)
        with Shelf.open(path, write=False) as reader:
            assert len(reader.read(stream)) >= last
        with Shelf.open(path) as shelf:
            here = opened(shelf, stream)
            assert len(here.steps) >= last
            assert len(list(shelf.hands(stream))) == sum(step.step.label == "hand_played" for step in here.steps)
            written = tables(shelf)
            shelf.rebuild()
            assert tables(shelf) == written
        with closing(sqlite3.connect(path)) as other:
            assert other.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert other.execute("PRAGMA foreign_key_check").fetchall() == []
