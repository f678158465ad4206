"""The ways in which a page of the club leaves the house: copied, opened, printed, exported."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QPushButton, QWidget

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop import exports, pictures, sheets
from desktop.director.parts import button, refuse
from desktop.director.results.browser import browse
from desktop.leaving import OfClub
from desktop.settings import Settings
from tournament import wording
from tournament.language import gettext as _
from tournament.reports.page import Page


class PageActions(QObject):
    """A row of buttons for whatever page is shown.

    Attributes:
        buttons: in their order.

    Signals:
        told: a sentence to say.
    """

    told = pyqtSignal(str)

    def __init__(
        self, leaving: Callable[[], OfClub | None], shelf: Shelf, settings: Settings, parent: QWidget, number: int = 0
    ) -> None:
        """`leaving`: what is shown now, None: nothing; `number`: tells its file for the browser from others."""
        super().__init__(parent)
        self._leaving, self._shelf, self._settings, self._over = leaving, shelf, settings, parent
        self.number = number
        self.copying = button(_("Copy as text"), parent)
        self.picturing = button(_("Copy as picture"), parent)
        self.opening = button(_("Open"), parent, says=_("Open in the browser"))
        self.printing = button(_("Print…"), parent)
        self.exporting = button(_("Export…"), parent)
        for made, do in (
            (self.copying, self.copy_text),
            (self.picturing, self.copy_picture),
            (self.opening, self.open_page),
            (self.printing, self.ask_print),
            (self.exporting, self.ask_export),
        ):
            made.clicked.connect(partial(self._do, do))

    @property
    def buttons(self) -> list[QPushButton]:
        """From left to right."""
        return [self.copying, self.picturing, self.opening, self.printing, self.exporting]

    def look(self, page: Page | None) -> None:
        """What can be done with that page; None: nothing is shown."""
        nothing = _("There is nothing to take along yet.") if page is None else None
        table = None if page is None or pictures.is_picture(page) else _("This one is not for everybody's eyes.")
        for made, why, says in (
            (self.copying, nothing, _("For the group chat")),
            (self.picturing, nothing or table, _("For the group chat, with everything in columns")),
            (self.opening, nothing, _("The page to mail and to print, in your browser")),
            (self.printing, nothing, _("Look at it on paper first")),
            (self.exporting, nothing, _("As files for people, spreadsheets and programs")),
        ):
            refuse(made, why, says)

    def _do(self, do: Callable[[OfClub], None], checked: bool = False) -> None:
        leaving = self._leaving()
        if leaving is None:
            return
        try:
            do(leaving)
        except StorageTrouble as trouble:
            self.told.emit(wording.refusal(trouble))

    def copy_text(self, leaving: OfClub) -> None:
        """The page as lines for a chat."""
        clipboard = QGuiApplication.clipboard()
        if clipboard is not None:
            clipboard.setText(exports.as_text(leaving.make()))
            self.told.emit(_("Copied: {report}. Paste it into the chat.").format(report=leaving.called))

    def copy_picture(self, leaving: OfClub) -> None:
        """The same as a picture."""
        sheets.copy(exports.as_sheet(leaving.make()))
        self.told.emit(_("Copied as a picture: {report}. Paste it into the chat.").format(report=leaving.called))

    def open_page(self, leaving: OfClub) -> None:
        """The same as a page in the browser.

        Raises:
            StorageTrouble: it cannot be written.
        """
        file = exports.place_page(self._shelf, leaving.make(), leaving.style, self.number)
        if said := browse(file):
            self.told.emit(said)

    def ask_print(self, leaving: OfClub) -> None:
        """Show it on paper, and print it from there."""
        from desktop.director.results.print_dialog import PrintDialog

        dialog = PrintDialog(leaving, self._settings, leaving.make().name, self._over)
        dialog.told.connect(self.told)
        dialog.open()

    def ask_export(self, leaving: OfClub) -> None:
        """Ask which files are wanted, and where."""
        from desktop.director.results.export_dialog import ExportDialog

        dialog = ExportDialog(leaving, self._settings, self._over)
        dialog.told.connect(self.told)
        dialog.open()
