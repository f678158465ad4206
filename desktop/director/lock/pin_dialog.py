"""The PIN of the lock: set, changed, or done without."""

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs.wish_fields import Field
from desktop.director.lock.holding import Attempts
from desktop.director.parts import PlainLabel, with_answer, wrapped
from desktop.settings import Settings
from desktop.settings.pin import is_pin
from tournament.evening import Now
from tournament.language import gettext as _

MOST_DIGITS = 8


class PinDialog(QDialog):
    """Who changes a PIN has to know it: a guest at the unlocked desk must not lock the director out."""

    def __init__(self, settings: Settings, now: Now, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("PIN of the lock"))
        look.set_least_width(self, 480)
        self._settings, self._now = settings, now
        self._attempts = Attempts()
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("PIN of the lock"), self, kind="dialog-title"))
        about = _("Without a PIN, whoever holds Esc or Space for two seconds unlocks the desk.")
        column.addWidget(wrapped(about, self))
        self.known = self._digits()
        self.new = self._digits()
        self.again = self._digits()
        known = Field(_("The PIN &now"), self.known, self)
        known.setVisible(settings.has_pin)
        column.addWidget(known)
        column.addWidget(Field(_("&New PIN, 4 to 8 digits; empty: none"), self.new, self))
        column.addWidget(Field(_("The same once &more"), self.again, self))
        forgotten = _("Forgotten? Close the program and delete the settings in {folder}: no evening is lost.")
        column.addWidget(wrapped(forgotten.format(folder=settings.folder), self, kind="note"))
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        row = QHBoxLayout()
        row.addStretch(1)
        self.yes = with_answer(self, row, _("Set the PIN"), self._set)
        column.addLayout(row)
        (self.known if settings.has_pin else self.new).setFocus()

    def _digits(self) -> QLineEdit:
        made = QLineEdit(self)
        made.setEchoMode(QLineEdit.EchoMode.Password)
        made.setMaxLength(MOST_DIGITS)
        made.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        return made

    @pyqtSlot()
    def _set(self) -> None:
        why = self._why_not()
        self.wrong.setText(why or "")
        if why is None:
            self._settings.keep_pin(self.new.text())
            self._settings.store()
            self.accept()

    def _why_not(self) -> str | None:
        """What is wrong, the first thing first."""
        at, new = self._now(), self.new.text()
        if new and not is_pin(new):
            return _("A PIN has 4 to 8 digits.")
        if new != self.again.text():
            return _("The two are not the same.")
        if not self._settings.has_pin:
            return None if new else _("Type the digits first.")
        if self._attempts.left(at):
            return _("Wait a moment before the next try.")
        if self._settings.opens(self.known.text()):
            return None
        self._attempts.failed(at)
        return _("That is not the PIN that holds now.")
