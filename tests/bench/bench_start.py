"""From the start of the process to a usable window, beside a bare window that imports the same libraries.

All in processes of their own, one after the other in turn; medians; Python's bytecode is there, as from the second
start on. The window is usable once it has been painted and the event loop is free: the next key would be obeyed. In
the same run: until everything behind the list of evenings is loaded, and until the desk of an evening that is taken up
again is painted. The start as a whole loads more libraries than the first window needs, so the bare window is measured
with all of these, and with the few that are loaded by then.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from console import playing
from db.shelf import Shelf
from desktop.director import creating
from desktop.settings import Settings
from tests.fakes import SEVEN, created
from tournament.clocks import timekeeping
from tournament.draws import seating

TIMES = 9
PLAYERS = 20
ROOT = Path(__file__).resolve().parents[2]
MOST_MS, MOST_OF_BARE = 1_000, 1.5

_HEAD = """
import json, sys, time
begun = float(sys.argv[1])
def tell(what):
    print(json.dumps([what, time.time() - begun, time.process_time(), list(sys.modules)]), flush=True)
"""

DESK = (
    _HEAD
    + """
import gc
gc.disable()  # as main.py does
from pathlib import Path
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QApplication
from desktop import app, folders
from desktop.entrance import Entrance
file = Path(sys.argv[2])
folders.usual_data = lambda: file
folders.settings = lambda: file.with_name("settings.json")
folders.logs = lambda: file.with_name("logs")
shown = Entrance.show
def show(entrance):
    def painted():
        tell("complete")
        QTimer.singleShot(0, QApplication.closeAllWindows)
    entrance.begun.connect(lambda: QTimer.singleShot(0, painted))
    shown(entrance)
    QTimer.singleShot(0, lambda: tell("usable"))
Entrance.show = show
import main
sys.exit(main.main([]))
"""
)

BARE = (
    _HEAD
    + """
import importlib
for name in json.loads(sys.argv[2]):
    try:
        importlib.import_module(name)
    except Exception:  # parts of a library that nobody imports by themselves
        pass
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QApplication, QMainWindow
application = QApplication(sys.argv[:1])
window = QMainWindow()
window.resize(1440, 900)
window.show()
def usable():
    tell("usable")
    application.quit()
QTimer.singleShot(0, usable)
application.exec()
"""
)

OURS = ("engine", "tournament", "db", "templates", "console", "desktop", "tests", "__main__")


def main() -> None:
    """Print the medians, and how they compare."""
    with tempfile.TemporaryDirectory() as folder:
        home, again = Path(folder) / "home" / "club.sqlite", Path(folder) / "again" / "club.sqlite"
        cache = str(Path(folder) / "bytecode")
        stored(home)
        _left_open(again, stored(again))
        # Makes the bytecode, and everything is in the system's memory afterwards.
        loaded = run(DESK, str(home), cache)
        run(DESK, str(again), cache)
        libraries, all_libraries = (_libraries(loaded[what]) for what in ("usable", "complete"))
        run(BARE, all_libraries, cache)
        first, complete, reopened, bare, with_all = [], [], [], [], []
        for _time in range(TIMES):
            told = run(DESK, str(home), cache)
            first.append(told["usable"])
            complete.append(told["complete"])
            bare.append(run(BARE, libraries, cache)["usable"])
            with_all.append(run(BARE, all_libraries, cache)["usable"])
            reopened.append(run(DESK, str(again), cache)["complete"])
    peer, ours = Medians(bare), Medians(first)
    print(f"start: a bare window with the libraries that are loaded by then in {peer.said}")
    print(f"start: a bare window with all libraries that the start loads in {Medians(with_all).said}")
    for what, told_of in {"everything behind it loaded": complete, "an evening taken up again": reopened}.items():
        print(f"start: {what} in {Medians(told_of).said}")
    # By the processor: what other programs do on this computer lengthens the longer one more than the shorter.
    of_these, of_all = ours.worked / peer.worked, ours.worked / Medians(with_all).worked
    print(f"start: usable window in {ours.said}: {_well(ours.milliseconds, MOST_MS)} ms", flush=True)
    print(f"start: {of_all:.2f} of a bare one with all libraries of the start: {_well(of_all, MOST_OF_BARE)}")
    print(f"start: {of_these:.2f} of a bare one with those loaded by then: {_well(of_these, MOST_OF_BARE)}", flush=True)


@dataclass(frozen=True, slots=True)
class Told:
    """What a process told of itself: how long since it was wanted, how long it worked, and what it has loaded."""

    milliseconds: float
    worked: float
    modules: list[str]


def _well(measured: float, most: float) -> str:
    return f"{'within' if measured <= most else 'OVER'} {most:n}"


def _libraries(told: Told) -> str:
    return json.dumps([name for name in told.modules if name.partition(".")[0] not in OURS])


class Medians:
    """The medians of several."""

    def __init__(self, told: Sequence[Told]) -> None:
        self.milliseconds = statistics.median(each.milliseconds for each in told)
        self.worked = statistics.median(each.worked for each in told)

    @property
    def said(self) -> str:
        """In a few words."""
        return f"{self.milliseconds:.0f} ms ({self.worked:.0f} of the processor)"


def stored(file: Path) -> int:
    """An evening that has just begun, in a new file; its number."""
    file.parent.mkdir()
    with Shelf.open(file, create=True) as shelf:
        names = [f"Player {number}" for number in range(1, PLAYERS + 1)]
        stream = creating.make(shelf, created(), lambda: SEVEN, names=names)
        here = playing.open_evening(shelf, stream)
        here.perform(partial(seating.draw_seats, server_seed=bytes(32)))
        here.perform(timekeeping.start)
    return stream


def _left_open(file: Path, stream: int) -> None:
    settings = Settings(file.with_name("settings.json"), file)
    settings.last_evening = stream
    settings.store()


def run(script: str, argument: str, cache: str) -> dict[str, Told]:
    """What it told, by what it had reached."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": cache}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    words = [sys.executable, "-c", script, repr(time.time()), argument]  # noqa: TID251 - shared with another process
    told = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=60)
    lines = [json.loads(line) for line in told.stdout.splitlines()]
    return {what: Told(1_000 * taken, 1_000 * worked, modules) for what, taken, worked, modules in lines}


if __name__ == "__main__":
    main()
