"""New evenings: what is asked before one, and how it comes onto the shelf."""

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop.demonstration import demonstration
from desktop.director.creating import Wish, create
from desktop.director.dialogs.new_tournament import NewTournamentDialog
from desktop.director.window import DirectorWindow
from desktop.settings import Settings
from tournament import wording
from tournament.errors import Refusal
from tournament.evening import Now
from tournament.language import gettext as _


class NewEvenings(QObject):
    """Asks for them and makes them.

    Attributes:
        dialog: the question that is open.

    Signals:
        made: the number of its stream; the desk shall show it.
        robots_made: the same of a demonstration, which goes on by itself.
    """

    made = pyqtSignal(int)
    robots_made = pyqtSignal(int)

    def __init__(self, shelf: Shelf, settings: Settings, now: Now, window: DirectorWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._settings = settings
        self._now = now
        self._window = window
        self.dialog: NewTournamentDialog | None = None

    @pyqtSlot()
    def ask(self) -> None:
        """Ask what kind of tournament it shall be."""
        name = _("Evening of {day}").format(day=wording.day(self._now()))
        dialog = NewTournamentDialog(name, self._settings.currency, self._settings.usual, self._window)
        dialog.wished.connect(self._wished)
        self.dialog = dialog
        dialog.finished.connect(self._dialog_closed)
        dialog.open()

    @pyqtSlot(int)
    def _dialog_closed(self, result: int) -> None:
        self.dialog = None

    @pyqtSlot(object)
    def _wished(self, wish: Wish) -> None:
        stream = self.make(wish)
        if stream is None:
            return
        self._settings.currency = wish.currency
        if self.dialog is not None:
            self._settings.usual = self.dialog.typed()
            self.dialog.accept()
        self.made.emit(stream)

    def make(self, wish: Wish) -> int | None:
        """Store it; the number of its stream, None if the disk refuses (the window says so)."""
        try:
            return create(self._shelf, wish, self._now)
        except StorageTrouble as trouble:
            self._window.say_trouble(wording.refusal(trouble))
            return None

    @pyqtSlot()
    def start_demo(self) -> None:
        """Create the demonstration and let it run."""
        try:
            wish = demonstration()
        except Refusal as refusal:
            self._window.quiet.say(wording.refusal(refusal))
            return
        stream = None if wish is None else self.make(wish)
        if stream is not None:
            self.robots_made.emit(stream)
