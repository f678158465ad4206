"""Somebody who comes too late is let in all the same, with a reason that the history keeps."""

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from desktop.director.parts import button, refuse
from tournament.language import gettext as _


class LetIn(QWidget):
    """A field for the reason beside the sentence that refuses; Enter lets in.

    Signals:
        allowed: the reason.
    """

    allowed = pyqtSignal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        label = QLabel(_("Let in all the same, be&cause"), self)
        self.because = QLineEdit(self)
        self.because.setPlaceholderText(_("say why; it stands in the history"))
        self.because.textChanged.connect(self._look)
        self.because.returnPressed.connect(self._allow)
        label.setBuddy(self.because)
        self.yes = button(_("Let in"), self)
        self.yes.clicked.connect(self._allow)
        row.addWidget(label)
        row.addWidget(self.because, 1)
        row.addWidget(self.yes)
        self._look()
        self.hide()

    def clear(self) -> None:
        """Ask for no reason."""
        self.because.clear()
        self.hide()

    @pyqtSlot()
    @pyqtSlot(str)
    def _look(self, text: str = "") -> None:
        refuse(self.yes, None if self.because.text().strip() else _("Say why first."))

    @pyqtSlot()
    def _allow(self) -> None:
        reason = self.because.text().strip()
        if reason:
            self.allowed.emit(reason)
