"""What can be done wherever the director is, and the keyboard and the lock as this computer remembers them."""

from PyQt6.QtCore import QObject, pyqtSlot

from desktop.director.commands.choice import KeyboardChoice
from desktop.director.commands.command import Deed
from desktop.director.lock.lock import Lock
from desktop.director.window import DirectorWindow
from desktop.evenings.evenings import Evenings
from desktop.new_evenings import NewEvenings
from desktop.premises import Premises
from desktop.settings import Settings
from desktop.ticker import Ticker
from desktop.whole_files import WholeFiles
from tournament.evening import Now
from tournament.language import gettext as _


class ProgramCommands(QObject):
    """The commands that are not of one evening's desk.

    Attributes:
        lock: locks the desk.
    """

    def __init__(
        self,
        window: DirectorWindow,
        settings: Settings,
        evenings: Evenings,
        new: NewEvenings,
        files: WholeFiles,
        premises: Premises,
        ticker: Ticker,
        now: Now,
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._evenings, self._files = window, settings, evenings, files
        commands = window.commands
        commands.offer(
            {
                "just_a_clock": Deed(new.just_a_clock),
                "demo": Deed(new.start_demo),
                "load": Deed(files.ask_load, self._why_no_load),
                "import_tdt": Deed(files.tdt.ask, self._why_no_load),
                "save": Deed(self._save, self._why_no_save),
                "save_club": Deed(files.ask_save_club),
                "before_guests": Deed(premises.show_before_guests),
                "settings": Deed(premises.show_settings),
                "report": Deed(premises.show_report),
            }
        )
        commands.use(KeyboardChoice.read(settings.key_scheme, settings.key_changes))
        commands.chosen.connect(self._keep)
        self.lock = Lock(window, settings, ticker, now)

    def _why_no_load(self) -> str | None:
        """Loading adds to the club's steps, which the evening at the desk follows."""
        return None if self._window.desk is None else _("Go to “All evenings” first: loading is done there.")

    def _why_no_save(self) -> str | None:
        return _("Open an evening first.") if self._evenings.shown is None else None

    def _save(self) -> None:
        if self._evenings.shown is not None:
            self._files.ask_save_evening(self._evenings.shown.stream)

    @pyqtSlot(object)
    def _keep(self, choice: KeyboardChoice) -> None:
        self._settings.key_scheme = choice.scheme
        self._settings.key_changes = choice.plain()
        self._settings.store()
