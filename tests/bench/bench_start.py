"""From the start of the process to a usable window, beside a bare window that imports the same libraries.

Both in processes of their own, one after the other in turn; medians; Python's bytecode is there, as from the second
start on. A window is usable once it has been painted and
the event loop is free: the next key would be obeyed.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TIMES = 9
ROOT = Path(__file__).resolve().parents[2]
MOST_MS, MOST_OF_BARE = 1_000, 1.5

_HEAD = """
import json, sys, time
begun = float(sys.argv[1])
def usable():
    print(json.dumps([time.time() - begun, list(sys.modules)]), flush=True)
    application.quit()
"""

DESK = (
    _HEAD
    + """
from pathlib import Path
from PyQt6.QtCore import QTimer
from PyQt6.QtWidgets import QApplication
from desktop import app, look, typeface
from desktop.instants import Instants
from desktop.running import Desk
from desktop.settings import Settings
application = app.Application(sys.argv[:1])
look.apply(application, typeface.load())
file = Path(sys.argv[2])
desk = Desk(app.open_shelf(file, make_folder=False), Settings(file.with_name("settings.json"), file), Instants())
desk.begin()
desk.window.show()
QTimer.singleShot(0, usable)
application.exec()
desk.end()
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
QTimer.singleShot(0, usable)
application.exec()
"""
)

OURS = ("engine", "tournament", "db", "templates", "console", "desktop", "tests", "__main__")


def main() -> None:
    """Print both medians, and how they compare."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "club.sqlite"
        cache = str(Path(folder) / "bytecode")
        # Makes the file and the bytecode, and everything is in the system's memory afterwards.
        _ms, loaded = run(DESK, str(file), cache)
        libraries = json.dumps([name for name in loaded if name.partition(".")[0] not in OURS])
        run(BARE, libraries, cache)
        desk, bare = [], []
        for _time in range(TIMES):
            desk.append(run(DESK, str(file), cache)[0])
            bare.append(run(BARE, libraries, cache)[0])
    ours, theirs = statistics.median(desk), statistics.median(bare)
    well = "within" if ours <= MOST_MS and ours <= MOST_OF_BARE * theirs else "OVER"
    print(
        f"start: usable window in {ours:.0f} ms, a bare one with the same libraries in {theirs:.0f} ms: "
        f"{ours / theirs:.2f} of it; {well} {MOST_MS} ms and {MOST_OF_BARE}",
        flush=True,
    )


def run(script: str, argument: str, cache: str) -> tuple[float, list[str]]:
    """Milliseconds until the window was usable, and the libraries that were loaded by then."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": cache}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    words = [sys.executable, "-c", script, repr(time.time()), argument]  # noqa: TID251 - shared with another process
    told = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True, check=True, timeout=60)
    seconds, loaded = json.loads(told.stdout.splitlines()[-1])
    return seconds * 1_000, loaded


if __name__ == "__main__":
    main()
