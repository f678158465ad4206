"""What surrounds the evenings on this computer: how it looks, where the data lie, where the director was."""

from functools import partial

from PyQt6.QtCore import QObject, Qt, pyqtSlot
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QApplication

from db.shelf import Shelf
from desktop import crash, folders, report
from desktop.appearance import Appearances, System
from desktop.backups import Backups
from desktop.data_place import Errand
from desktop.director.desk import EveningDesk
from desktop.director.dialogs.what_happened import WhatHappened
from desktop.director.window import DirectorWindow
from desktop.evenings.evenings import Evenings
from desktop.evenings.slots import MOST, Slots
from desktop.heard import Heard
from desktop.settings import Settings
from tournament.evening import Now
from tournament.language import gettext as _


class Premises(QObject):
    """Settings, the check before the guests come, reports; and what is found again after the program was killed.

    Attributes:
        errand: what is to be done with the file once this desk has closed, before the next one opens it.
        killed: whether the last desk with this file did not end as it should.
    """

    def __init__(
        self,
        shelf: Shelf,
        settings: Settings,
        window: DirectorWindow,
        slots: Slots,
        evenings: Evenings,
        heard: Heard,
        backups: Backups,
        now: Now,
    ) -> None:
        super().__init__(window)
        self.shelf, self.settings, self.window = shelf, settings, window
        self.slots, self.evenings, self.heard, self.backups, self.now = slots, evenings, heard, backups, now
        self.errand: Errand | None = None
        self.killed = settings.is_open
        self.appearances = Appearances(System(QGuiApplication.styleHints(), self), self)
        self.appearances.use(settings.appearance)

    # ---- beginning and end -----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Before anything is opened: after a good end, a board that was open and does not open by itself stays shut."""
        self.slots.reopens = self.killed
        if not self.killed:
            for number in range(1, MOST + 1):
                if not self.settings.opens_board(number):
                    self.settings.keep_board_evening(number, None)
        self.settings.is_open = True

    def welcome(self) -> None:
        """Once something is shown: tell what could not be remembered, and go where the director was."""
        for notice in self.settings.notices:
            self.window.quiet.mention(notice)
        desk, evening = self.window.desk, self.evenings.shown
        page = "" if evening is None else self.settings.page(evening.stream)
        if desk is not None and page in desk.places.codes():
            desk.go_to(page)

    def end(self) -> None:
        """The desk has ended well."""
        self.settings.is_open = False

    def watch(self, desk: EveningDesk, stream: int) -> None:
        """Remember which page of it is shown."""
        desk.pages.currentChanged.connect(partial(self._note_page, desk, stream))

    def _note_page(self, desk: EveningDesk, stream: int, index: int) -> None:
        shown = next((code for code in desk.places.codes() if desk.places.button(code).isChecked()), "")
        self.settings.keep_page(stream, shown)

    # ---- asked for -------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def show_settings(self) -> None:
        """How it looks, where the data lie, what sounds, the keys, the lock."""
        from desktop.director.dialogs.settings.dialog import SettingsDialog

        SettingsDialog(self, self.window).open()

    @pyqtSlot()
    def show_before_guests(self) -> None:
        """What has to be right before the guests come."""
        from desktop.director.dialogs.before_guests.dialog import BeforeGuestsDialog

        BeforeGuestsDialog(self, self.window).open()

    @pyqtSlot()
    def show_report(self) -> None:
        """A report without a bug: somebody has something to say."""
        said = _("Say what you did, what you saw, and what you expected, and add this report.")
        WhatHappened(said, report.text(), folders.logs() / crash.LOG, self.window, bug=False).open()

    @pyqtSlot()
    def come_to_the_front(self) -> None:
        """The program was started once more with the same file."""
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized | Qt.WindowState.WindowActive)
        window.show()
        window.raise_()
        window.activateWindow()
        QApplication.alert(window)

    def do(self, errand: Errand) -> None:
        """Close this desk, have that done, and open the next one."""
        self.errand = errand
        while (dialog := QApplication.activeModalWidget()) is not None:
            dialog.close()
            if QApplication.activeModalWidget() is dialog:
                break
        self.window.close()

    def why_no_errand(self) -> str | None:
        """Why the file cannot be put elsewhere now; None: it can."""
        if self.evenings.keeps_awake:
            return _("A clock is running. Do this after the evening, or pause the clock first.")
        return None
