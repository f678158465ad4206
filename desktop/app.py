"""Builds the desk in order and takes it down again."""

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from types import FrameType

import platformdirs
from PyQt6.QtCore import QEvent
from PyQt6.QtWidgets import QApplication, QWidget

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop import crash, look, typeface
from desktop.damaged import CannotOpen
from desktop.garbage import Garbage
from desktop.instants import Instants
from desktop.running import Desk
from desktop.settings import Settings
from tournament.language import gettext as _

NAME = "final-table"
FILE = "final-table.sqlite"


class Application(QApplication):
    """Asked to quit by the system (Cmd+Q, the end of a session), it closes the director's window first.

    Qt closes windows in any order: a board that went before the desk would count as closed by the director, and not
    open with the next start.
    """

    director: QWidget | None = None

    def event(self, a0: QEvent | None) -> bool:
        """Only what is sent to the application itself comes here."""
        if a0 is not None and a0.type() == QEvent.Type.Quit and self.director is not None:
            self.director.close()
        return super().event(a0)


def main(arguments: Sequence[str]) -> int:
    """Open the desk and return its exit code once it is closed."""
    parser = argparse.ArgumentParser(prog="main.py desk", description=_("The tournament director's desk."))
    parser.add_argument("--db", type=Path, metavar="FILE", help=_("the file with the club and its evenings"))
    asked = parser.parse_args(list(arguments))
    if not display_reachable():
        sys.stderr.write(_("No display is reachable, so there is no desk; main.py demo plays without one.") + "\n")
        return 2
    folders = platformdirs.PlatformDirs(NAME, appauthor=False)
    crashes = crash.install(Path(folders.user_log_path))
    application = Application(sys.argv[:1])
    application.setApplicationName(NAME)
    application.setApplicationDisplayName(_("Final Table"))
    application.setDesktopFileName(NAME)
    crashes.setParent(application)
    Garbage(application)
    look.apply(application, typeface.load())
    path = asked.db or Path(folders.user_data_path) / FILE
    shelf: Shelf | None = None
    while shelf is None:
        try:
            shelf = open_shelf(path, make_folder=asked.db is None)
        except StorageTrouble as trouble:
            if not _cured(application, CannotOpen(path, trouble)):
                return 1
    settings = Settings(Path(folders.user_config_path) / "desk.ini", path)
    desk = Desk(shelf, settings, Instants())
    application.director = desk.window
    _close_when_told(desk)
    desk.begin()
    desk.window.show()
    code = application.exec()
    desk.end()
    return code


def display_reachable() -> bool:
    """Whether Qt has anything to draw on; without this it would end the process by a signal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def open_shelf(path: Path, *, make_folder: bool) -> Shelf:
    """The file, made if there is none.

    Raises:
        StorageTrouble: another desk has it open, or it cannot be used.
    """
    if make_folder:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageTrouble("cannot_open", file=str(path), detail=error.strerror or str(error)) from error
    return Shelf.open(path, create=True)


def _cured(application: QApplication, box: CannotOpen) -> bool:
    """Say why there is no desk, on the screen and to whoever called from a terminal; whether to try again."""
    if sys.stderr is not None:
        sys.stderr.write(f"{box.sentence}\n")
    box.finished.connect(application.quit)
    box.open()
    application.exec()
    return box.restored


def _close_when_told(desk: Desk) -> None:
    """Close in good order on Ctrl+C and on a request to end; the beat of the clock lets Python notice."""

    def close(number: int, frame: FrameType | None) -> None:
        desk.window.close()

    signal.signal(signal.SIGINT, close)
    signal.signal(signal.SIGTERM, close)
