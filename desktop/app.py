"""Builds the desk in order and takes it down again."""

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, TextIO

from PyQt6.QtCore import QCoreApplication, QEvent, Qt
from PyQt6.QtWidgets import QApplication, QDialog, QWidget

from db import opening
from db.errors import StorageTrouble
from db.opening import OpenFile
from desktop import crash, folders, look, one_desk, typeface
from desktop.crash import Crashes
from desktop.director.ways_on import Way
from desktop.entrance import Entrance
from desktop.garbage import Garbage
from desktop.instants import Instants
from desktop.one_desk import OneDesk
from desktop.settings import Settings
from tournament.language import gettext as _

if TYPE_CHECKING:
    from desktop.data_place import Done
    from desktop.running import Desk


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
    parser.add_argument(
        "--selftest", action="store_true", help=_("try out what the desk is made of, in a file of its own, and end")
    )
    asked = parser.parse_args(list(arguments))
    if asked.selftest:
        from desktop import selftest

        return selftest.main()
    if not display_reachable():
        tell(_("No display is reachable, so there is no desk; main.py demo plays without one."), sys.stderr)
        return 2
    crashes = crash.install(folders.logs())
    application = Application(sys.argv[:1])
    application.setApplicationName(folders.NAME)
    application.setApplicationDisplayName(_("Final Table"))
    application.setDesktopFileName(folders.NAME)
    crashes.setParent(application)
    Garbage(application)
    look.apply(application, typeface.load())
    try:
        return Session(application, crashes, asked.db).run()
    except Exception:  # a program that starts from an icon and ends without a word has no mistake to report
        sys.excepthook(*sys.exc_info())
        QCoreApplication.processEvents()
        if crashes.showing:
            application.exec()
        return 1


class Session:
    """One desk after the other, where the director takes the data elsewhere."""

    def __init__(self, application: Application, crashes: Crashes, asked: Path | None) -> None:
        """`asked`: the file of the command line, which is not remembered."""
        self._application = application
        self._crashes = crashes
        self._asked = asked
        self._usual = folders.usual_data()
        self._settings = Settings(folders.settings(), self._usual)

    def run(self) -> int:
        """Until the director closes the desk for good; the exit code."""
        path = self._asked or self._settings.data_path or self._usual
        told = ""
        while True:
            file = self._opened(path)
            if isinstance(file, int):
                return file
            self._settings.turn_to(file.path)
            if self._asked is None:
                self._settings.data_path = file.path
            entrance = Entrance(file, self._settings, Instants())
            code = self._shown(entrance, told)
            desk = entrance.desk
            errand = None if desk is None else desk.premises.errand
            if desk is None or errand is None:
                return code
            _throw_away(desk)
            try:
                done = errand()
            except StorageTrouble as trouble:
                from desktop.director import desk_words

                told = desk_words.refusal(trouble)
                continue
            except Exception:  # nothing was done by halves: the desk opens as it was, and says so
                sys.excepthook(*sys.exc_info())
                continue
            path, told = done.path, done.said
            self._remember(done)

    def _shown(self, entrance: Entrance, told: str) -> int:
        """Until it is closed."""
        listener = OneDesk(entrance.file.path, entrance)
        entrance.ready.connect(partial(_listen, listener))
        entrance.begun.connect(partial(self._tell, entrance, told))
        self._application.director = entrance.window
        _close_when_told(entrance.window)
        entrance.show()
        code = self._application.exec()
        listener.end()
        entrance.end()
        self._application.director = None
        return code

    def _tell(self, entrance: Entrance, told: str) -> None:
        quiet = entrance.window.quiet
        if told:
            quiet.say(told)
        elif self._crashes.faults:
            quiet.say(_("The last time the program was ended by the system; the evening is as it was."))
            quiet.offer([Way(_("What happened"), self._crashes.show_faults)])

    def _remember(self, done: "Done") -> None:
        self._asked = None if self._asked is None else done.path
        if done.left_behind is not None:
            self._settings.follow(done.path)
            self._settings.left_behind = done.left_behind

    # ---- opening the file ------------------------------------------------------------------------------------------

    def _opened(self, path: Path) -> OpenFile | int:
        """The file, whatever the director has to say for that; else the exit code."""
        while True:
            anew = self._asked is not None or self._settings.data_path is None
            if not anew and not path.exists():
                from desktop.missing import FileMissing

                box = FileMissing(path, self._usual)
                self._answered(box, box.sentence)
                if box.chosen is None:
                    return 1
                path, anew = box.chosen, box.anew
                if not anew:
                    continue
            try:
                return open_file(path, make_folder=self._asked is None)
            except StorageTrouble as trouble:
                if trouble.code == "in_use" and one_desk.ask_other(path):
                    tell(_("Final Table is open already; its window comes to the front."), sys.stdout)
                    return 0
                from desktop.damaged import CannotOpen

                sorry = CannotOpen(path, trouble)
                self._answered(sorry, sorry.sentence)
                if not sorry.restored:
                    return 1

    def _answered(self, box: QDialog, sentence: str) -> None:
        """Say why there is no desk, on the screen and to whoever called from a terminal, and wait for the answer."""
        tell(sentence, sys.stderr)
        box.finished.connect(self._application.quit, Qt.ConnectionType.QueuedConnection)  # type: ignore[call-arg]
        box.open()
        self._application.exec()


def tell(sentence: str, stream: TextIO | None) -> None:
    """To a terminal, if there is one: the program for the desktop has no streams on Windows, others may lose theirs."""
    if stream is not None:
        with suppress(OSError, ValueError):
            stream.write(f"{sentence}\n")


def display_reachable() -> bool:
    """Whether Qt has anything to draw on; without this it would end the process by a signal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))


def open_file(path: Path, *, make_folder: bool) -> OpenFile:
    """The file, made if there is none.

    Raises:
        StorageTrouble: another desk has it open, or it cannot be used.
    """
    if make_folder:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageTrouble("cannot_open", file=str(path), detail=error.strerror or str(error)) from error
    return opening.to_write(path, create=True)


def _listen(listener: OneDesk, desk: "Desk") -> None:
    listener.wanted.connect(desk.premises.come_to_the_front)


def _throw_away(desk: "Desk") -> None:
    """With all its windows, before the next one is made."""
    for slot in desk.slots.made:
        slot.board.window.deleteLater()
    desk.window.deleteLater()
    desk.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _close_when_told(window: QWidget) -> None:
    """Close in good order on Ctrl+C, on a request to end, and with the terminal; the beat lets Python notice."""

    def close(number: int, frame: FrameType | None) -> None:
        window.close()

    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), close)
