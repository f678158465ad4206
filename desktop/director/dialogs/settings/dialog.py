"""The settings: pages at the right, their names at the left; what is chosen holds at once."""

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.director.dialogs.settings.appearance_page import AppearancePage
from desktop.director.dialogs.settings.data_page import DataPage
from desktop.director.dialogs.settings.other_pages import DefaultsPage, KeysPage, LockPage, SoundPage
from desktop.director.dialogs.settings.page import SettingsPage
from desktop.director.page_names import PageNames
from desktop.director.parts import rule
from desktop.premises import Premises
from tournament.language import gettext as _

WIDE_PX, HIGH_PX = 880, 620
NAMES_PX = 236


class SettingsDialog(QDialog):
    """Nothing has to be confirmed: [Done] only closes it."""

    def __init__(self, premises: Premises, parent: QWidget, page: str = "appearance") -> None:
        """`page`: the one that is shown first."""
        super().__init__(parent)
        self.setWindowTitle(_("Settings"))
        self._stack = QStackedWidget(self)
        names = self._names()  # before the pages in the order of Tab, too
        self.appearance = AppearancePage(premises, self)
        self.data = DataPage(premises, self)
        self.sound = SoundPage(premises, self)
        self.keys = KeysPage(premises, self)
        self.lock = LockPage(premises, self)
        self.defaults = DefaultsPage(premises, self)
        self._pages: dict[str, SettingsPage] = {
            "appearance": self.appearance,
            "data": self.data,
            "sound": self.sound,
            "keys": self.keys,
            "lock": self.lock,
            "defaults": self.defaults,
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        row = QHBoxLayout()
        row.setSpacing(0)
        row.addWidget(names)
        row.addWidget(self._stack, 1)
        for shown in self._pages.values():
            self._stack.addWidget(shown)
        column.addLayout(row, 1)
        column.addWidget(rule(self))
        ends = QHBoxLayout()
        ends.setContentsMargins(24, 14, 24, 16)
        ends.addStretch(1)
        self.done_button = QPushButton(_("Done"), self)
        self.done_button.setDefault(True)
        look.set_kind(self.done_button, "primary")
        self.done_button.clicked.connect(self.accept)
        ends.addWidget(self.done_button)
        column.addLayout(ends)
        self.resize(look.scaled(WIDE_PX), look.scaled(HIGH_PX))
        self.finished.connect(self.deleteLater)
        self.go_to(page)
        self.buttons[page].setFocus()

    def _names(self) -> PageNames:
        names = PageNames(
            {
                "appearance": _("&1  Appearance"),
                "data": _("&2  Data and backups"),
                "sound": _("&3  Sound"),
                "keys": _("&4  Keys"),
                "lock": _("&5  Lock"),
                "defaults": _("&6  Defaults"),
            },
            self,
        )
        names.setObjectName("places")
        names.setMinimumWidth(look.scaled(NAMES_PX))
        names.column.setContentsMargins(12, 18, 12, 16)
        names.chosen.connect(self._show)
        self.buttons = names.buttons
        return names

    def go_to(self, page: str) -> None:
        """Show that page."""
        self.buttons[page].setChecked(True)

    @pyqtSlot(str)
    def _show(self, code: str) -> None:
        self._stack.setCurrentWidget(self._pages[code])
