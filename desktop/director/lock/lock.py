"""The desk is locked and unlocked; the clock, its sounds and the boards go on."""

from PyQt6.QtCore import QObject, pyqtSlot
from PyQt6.QtWidgets import QWidget

from desktop.director.commands.command import Deed
from desktop.director.lock.other_windows import OtherWindows
from desktop.director.lock.page import LockPage
from desktop.director.lock.pin_dialog import PinDialog
from desktop.director.window import DirectorWindow
from desktop.settings import Settings
from desktop.ticker import Ticker
from tournament.board import view as board
from tournament.evening import Now
from tournament.events import Timing


class Lock(QObject):
    """Where a PIN was set, the desk is locked at the next start, too: a guest must not unlock it by starting anew.

    Attributes:
        page: what covers the desk; None: it is not locked.
    """

    def __init__(self, window: DirectorWindow, settings: Settings, ticker: Ticker, now: Now) -> None:
        super().__init__(window)
        self._window, self._settings, self._now = window, settings, now
        self.page: LockPage | None = None
        self._others = OtherWindows(window)
        window.commands.offer({"lock": Deed(self.lock), "pin": Deed(self.ask_pin)})
        ticker.beat.connect(self._beat)
        if settings.locked and settings.has_pin:
            self.lock()

    @pyqtSlot()
    def lock(self) -> None:
        """Cover the desk until it is unlocked."""
        if self.page is not None:
            return
        settings = self._settings
        settings.locked = settings.has_pin
        self.page = LockPage(settings.opens if settings.has_pin else None, self._now, self._window)
        self.page.unlocked.connect(self._unlock)
        self._window.kept_open.connect(self.page.say_closed_later)
        self._show()
        self._window.cover(self.page)
        self._others.put_away()
        self.page.take_focus()

    @pyqtSlot()
    def _unlock(self) -> None:
        page, self.page = self.page, None
        if page is None:
            return
        self._settings.locked = False
        self._others.bring_back()
        self._window.uncover()
        self._window.activateWindow()
        page.deleteLater()

    @pyqtSlot()
    def ask_pin(self, over: QWidget | None = None) -> None:
        """Ask for the PIN of the lock, or for none any more; `over`: the dialog that wants to know."""
        PinDialog(self._settings, self._now, over or self._window).open()

    @pyqtSlot(object)
    def _beat(self, at: object) -> None:
        self._show()

    def _show(self) -> None:
        if self.page is None:
            return
        desk = self._window.desk
        if desk is None:
            self.page.show_view("", None, utc=False)
            return
        state = desk.bridge.state
        view = board.view(state, desk.bridge.now())
        self.page.show_view(state.setup.name, view, utc=state.setup.timing is Timing.SIMULATED)
