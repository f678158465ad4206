"""Were the seats drawn as they follow from the seeds? What `main.py verify` says of this evening, at the desk."""

from contextlib import nullcontext
from datetime import UTC

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QApplication, QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from db.errors import StorageTrouble
from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button, wrapped
from tournament import wording
from tournament.draws import verifying
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.wording import verified


class VerifyDialog(QDialog):
    """Draws everything again from what is in the file, and shows it as text that can be copied."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Verify the draws"))
        self.resize(720, 520)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Verify the draws"), self, kind="dialog-title"))
        about = _("Every draw was made again from its seed, and compared with what is in the file.")
        column.addWidget(wrapped(about, self))
        self.outcome = wrapped("", self, kind="strong")
        column.addWidget(self.outcome)
        self.report = QPlainTextEdit(self)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(_("The draws"))
        self.report.setPlaceholderText(_("Draw the seats on the Tables page; then it can be checked here."))
        column.addWidget(self.report, 1)
        ends = QHBoxLayout()
        self.copy = button(_("Copy"), self, says=_("Copy what was found"))
        self.copy.clicked.connect(self._copy)
        self.copied = PlainLabel("", self, kind="muted")
        self.yes = button(_("Done"), self, kind="primary")
        self.yes.setDefault(True)
        self.yes.clicked.connect(self.accept)
        ends.addWidget(self.copy)
        ends.addWidget(self.copied, 1)
        ends.addWidget(self.yes)
        column.addLayout(ends)
        self._check(bridge)
        self.yes.setFocus()

    def _check(self, bridge: Bridge) -> None:
        simulated = bridge.state.setup.timing is Timing.SIMULATED
        try:
            found = verifying.verify(bridge.shelf.read_unchecked(bridge.evening.number))
        except StorageTrouble as trouble:
            self.outcome.setText(wording.refusal(trouble))
            self.copy.setEnabled(False)
            return
        with wording.times_in(UTC) if simulated else nullcontext():
            self.outcome.setText(" ".join(verified.outcome(found)))
            self.report.setPlainText("\n\n".join(verified.lines(found)))
        self.copy.setEnabled(bool(found.draws))

    @pyqtSlot()
    def _copy(self) -> None:
        clipboard = QApplication.clipboard()
        if clipboard is not None:
            clipboard.setText(f"{self.report.toPlainText()}\n\n{self.outcome.text()}\n")
            self.copied.setText(_("Copied."))
