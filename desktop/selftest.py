"""Tries out what the desk is made of, in a file of its own: whether a package holds all that it needs.

One line for each step. Nothing of the director's is touched, and no window is shown to anybody.
"""

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QSize
from PyQt6.QtGui import QImage
from PyQt6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from desktop.bridge import Bridge

BOARD, WINDOW = QSize(1280, 720), QSize(1440, 900)
PATIENCE = 60_000
"""Milliseconds for the robots' first hand: their process has to start, perhaps while a scanner reads all of it."""
FEWEST_COLOURS = 8
"""A picture with fewer was not painted."""


class Failed(Exception):
    """A step did not do what it should."""


def main() -> int:
    """Go through all steps; 0: everything works, 1: the last line says what does not."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = QApplication.instance() or QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory(prefix="final-table-", ignore_cleanup_errors=True) as folder:
        try:
            Trial(Path(folder)).go()
        except Exception as error:  # whatever is missing, it is to be named
            _tell(f"FAILED: {type(error).__name__}: {error}")
            return 1
    _tell("everything works")
    del application
    return 0


class Trial:
    """A desk over a file that is thrown away."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def go(self) -> None:
        """Every step in order.

        Raises:
            Failed: one did not do what it should; anything else that a missing part raises.
        """
        self._step("typeface and colours", self._dress)
        self._step("database", self._open)
        self._step("an evening with a dealt table", self._create)
        self._step("a hand is played", self._play)
        self._step("the desk is painted", self._paint_desk)
        self._step("the board is painted", self._paint_board)
        self._step("results as files", self._print)
        self._step("backup", self._copy)
        self._desk.window.close()
        self._desk.end()
        for gone in (self._desk.window, self._desk):
            gone.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _step(self, name: str, do: Callable[[], None]) -> None:
        try:
            do()
        except Exception:
            _tell(f"{name}:")
            raise
        _tell(f"{name}: ok")

    def _dress(self) -> None:
        from desktop import look, typeface

        application = QApplication.instance()
        if isinstance(application, QApplication):
            look.apply(application, typeface.load())

    def _open(self) -> None:
        from db.shelf import Shelf
        from desktop.awake import Unasked
        from desktop.instants import Instants
        from desktop.running import Desk
        from desktop.settings import Settings

        file = self._folder / "selftest.sqlite"
        self._shelf = Shelf.open(file, create=True)
        settings = Settings(self._folder / "settings.json", file)
        self._desk = Desk(self._shelf, settings, Instants(), make_mode=Unasked)
        self._desk.heard.announcer.use(replace(self._desk.heard.choices, muted=True))
        self._desk.begin()
        self._desk.scheduler.cancel("chimes")

    def _create(self) -> None:
        from desktop.demonstration import demonstration
        from desktop.director.creating import create
        from tournament.draws import seating

        wish = demonstration()
        if wish is None:
            raise Failed("the structure of the demonstration is missing")
        if not self._desk.open_evening(create(self._shelf, wish, self._desk.premises.now)):
            raise Failed("the evening does not open")
        bridge = self._bridge
        if bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed())) is None:
            raise Failed("the seats are not drawn")

    def _play(self) -> None:
        from tournament.clocks import timekeeping

        desk, bridge = self._desk.window.desk, self._bridge
        if desk is None or bridge.perform(timekeeping.start) is None:
            raise Failed("the clock does not start")
        told: list[str] = []
        playing = desk.tables.playing
        playing.failed.connect(told.append)
        playing.play_one()
        patience = QDeadlineTimer(PATIENCE)
        while bridge.state.hands == 0 and not told and not patience.hasExpired():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)
        playing.close()
        if bridge.state.hands == 0:
            raise Failed(" ".join(told) or "no hand came from the robots")

    @property
    def _bridge(self) -> "Bridge":
        if self._desk.bridge is None:
            raise Failed("no evening is open")
        return self._desk.bridge

    def _paint_desk(self) -> None:
        self._desk.window.resize(WINDOW)
        self._desk.window.show()
        _check_painted(self._desk.window)

    def _paint_board(self) -> None:
        evening = self._desk.evenings.shown
        if evening is None:
            raise Failed("no evening is open")
        evening.toggle_boards()
        board = evening.boards[0].board
        board.window.resize(BOARD)
        _check_painted(board.window)
        evening.toggle_boards()

    def _print(self) -> None:
        from desktop import exports

        wish = exports.Wish(("standings", "cash", "seat-slips"), exports.FORMATS)
        names = exports.export(self._bridge, self._folder / "results", wish)
        missing = [name for name in names if not (self._folder / "results" / name).stat().st_size]
        if missing or not names:
            raise Failed(f"empty: {', '.join(missing)}")

    def _copy(self) -> None:
        done, said = self._desk.backups.make_now()
        if not done:
            raise Failed(said)


def _check_painted(widget: QWidget) -> None:
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    widget.render(image)
    step = 7
    seen = {image.pixel(x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step)}
    if len(seen) < FEWEST_COLOURS:
        raise Failed(f"{type(widget).__name__} has {len(seen)} colours")


def _tell(line: str) -> None:
    if sys.stdout is not None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
