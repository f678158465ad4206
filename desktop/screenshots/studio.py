"""A studio: a desk over a throw-away file, whose clock, colours, texts and size are as the pictures want them."""

from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PyQt6.QtWidgets import QApplication, QDialog, QWidget

from db.shelf import Shelf
from desktop import look
from desktop.awake import Unasked
from desktop.bridge import Bridge
from desktop.colours import Colours
from desktop.director.creating import Wish, create
from desktop.director.desk import EveningDesk
from desktop.director.window import DirectorWindow
from desktop.instants import Instants
from desktop.running import Desk
from desktop.screenshots.moving_clock import MovingClock
from desktop.settings import Settings
from desktop.sound.choices import Choices
from tournament.clocks import timekeeping
from tournament.evening import Decision
from tournament.names import HOUR, MINUTE, Instant
from tournament.state import Tournament

FRIDAY: Instant = 1_796_407_200_000
"""2026-12-04T18:00:00Z, when the first evening begins."""
WEEK = 7 * 24 * HOUR


class Studio:
    """The whole program, begun and shown; nothing rings in it, and its time goes only when it is told to.

    Attributes:
        running: the program.
        clock: what it takes for the time.
        folder: where its file lies.
        evening: the name of the evening it has been brought to.
    """

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 720)) -> None:
        self.folder = folder
        self.evening = ""
        self.clock = MovingClock(FRIDAY)
        file = folder / "Final Table.sqlite"
        self._shelf = Shelf.open(file, create=True)
        settings = Settings(folder / "settings.json", file)
        instants = Instants(self.clock, self.clock, self.clock)
        self.running = Desk(self._shelf, settings, instants, make_mode=Unasked)
        self.running.heard.announcer.use(Choices(muted=True))
        self.running.begin()
        # They go by the real time, which is not that of the pictures.
        self.running.scheduler.pause()
        self.running.scheduler.cancel("chimes")
        self.running.ticker.stop()
        look.allow_motion(allowed=False)  # nothing is caught half-way
        self.window.resize(*size)
        self.window.show()

    # ---- what is in it ---------------------------------------------------------------------------------------------

    @property
    def window(self) -> DirectorWindow:
        """The director's window."""
        return self.running.window

    @property
    def desk(self) -> EveningDesk:
        """The desk of the evening that is shown."""
        if self.window.desk is None:
            raise RuntimeError("no evening is at the desk")
        return self.window.desk

    @property
    def bridge(self) -> Bridge:
        """That evening."""
        return self.desk.bridge

    @property
    def state(self) -> Tournament:
        """How it stands."""
        return self.bridge.state

    # ---- what happens in it ----------------------------------------------------------------------------------------

    def open(self, wish: Wish) -> Bridge:
        """Make an evening, a week after the last one, whose clock stands from now on, and show its desk."""
        if self.window.desk is not None and self.bridge.may(timekeeping.pause) is None:
            self.do(timekeeping.pause)
        self.running.go_home()
        self.clock.at = FRIDAY + ((self.clock.at - FRIDAY) // WEEK + 1) * WEEK
        if not self.running.open_evening(create(self._shelf, wish, self.clock)):
            raise RuntimeError("the evening does not open")
        self.running.ticker.stop()
        return self.bridge

    def do(self, *decisions: Decision[Tournament]) -> None:
        """Carry them out one after the other; what is refused is a mistake of the pictures."""
        for decision in decisions:
            if self.bridge.perform(decision) is None:
                raise RuntimeError(f"refused: {self.bridge.may(decision)}")

    def minutes(self, many: int) -> None:
        """So many minutes go by, seen by everything that shows the time."""
        self.clock.pass_by(many * MINUTE)
        self.beat()

    def beat(self) -> None:
        """What shows the time shows it anew."""
        self.running.ticker.beat.emit(self.clock.at)

    # ---- how it is seen --------------------------------------------------------------------------------------------

    def look(self, colours: Colours, percent: int = 100) -> None:
        """In these colours, with texts of that size; a change takes half a second."""
        look.use(colours, percent)

    def asked(self, press: Callable[[], object]) -> QDialog:
        """The dialog that opens when that is done."""
        before = QApplication.activeModalWidget()
        press()
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog) or dialog is before:
            raise RuntimeError(f"{press} asks nothing: {self.window.quiet.said.text()}")
        return dialog

    def command(self, code: str) -> QDialog:
        """The dialog of that command."""
        return self.asked(self.window.commands.actions[code].trigger)

    def clear(self) -> None:
        """Nothing is open or said any more, and no page covers the desk."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        while (dialog := QApplication.activeModalWidget()) is not None:
            _drop(dialog)
        lock = self.running.commands.lock
        if lock.page is not None:
            lock.page.unlocked.emit()
        self.window.quiet.put_away()
        if self.window.desk is not None:
            self.window.desk.away.forget()

    def close(self) -> None:
        """Put everything away."""
        self.clear()
        self.window.close()
        self.running.end()
        for window in (self.window, self.running.board.window):
            window.deleteLater()
        self.running.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _drop(widget: QWidget) -> None:
    if isinstance(widget, QDialog):
        widget.reject()
    widget.close()
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(widget, QEvent.Type.DeferredDelete)


def settle(milliseconds: int = 80) -> None:
    """Let layouts and late repaints happen."""
    waiting = QEventLoop()
    QTimer.singleShot(milliseconds, waiting.quit)
    while waiting.processEvents(QEventLoop.ProcessEventsFlag.AllEvents):
        pass
