"""Were the seats drawn as they follow from the seeds? What `main.py verify` says of this evening, at the desk."""

from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from datetime import UTC
from itertools import islice

from PyQt6.QtCore import Qt, QTimer, pyqtSlot
from PyQt6.QtGui import QTextCursor
from PyQt6.QtWidgets import QApplication, QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from db.errors import StorageTrouble
from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button, wrapped
from tournament import wording
from tournament.draws import verifying
from tournament.draws.verifying import Verification
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.wording import verified

AT_ONCE = 20
"""Steps of the log that are checked at a time."""


class VerifyDialog(QDialog):
    """Draws everything again from what is in the file, bit by bit, and shows it as text that can be copied."""

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
        self._simulated = bridge.state.setup.timing is Timing.SIMULATED
        self._found = Verification(())
        self._to_come: Iterator[Verification] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._check_next)
        self._begin(bridge)
        self.yes.setFocus()

    @property
    def is_checking(self) -> bool:
        """Whether there is more to come."""
        return self._timer.isActive()

    def _begin(self, bridge: Bridge) -> None:
        self.copy.setEnabled(False)
        try:
            steps = bridge.shelf.read_unchecked(bridge.evening.number)
        except StorageTrouble as trouble:
            self.outcome.setText(wording.refusal(trouble))
            return
        self._to_come = verifying.by_steps(steps)
        self.outcome.setText(_("Checking…"))
        self.yes.setText(_("Cancel"))
        self._timer.start(0)

    @pyqtSlot()
    def _check_next(self) -> None:
        """A few steps more: a long night has thousands, and the desk answers all the same."""
        told = len(self._found.draws)
        few = list(islice(self._to_come, AT_ONCE))
        if few:
            self._found = few[-1]
        with wording.times_in(UTC) if self._simulated else nullcontext():
            lines = verified.lines(Verification(self._found.draws[told:]))
            self._tell(lines)
            if len(few) == AT_ONCE:
                return
            self._timer.stop()
            self.outcome.setText(" ".join(verified.outcome(self._found)))
        self.yes.setText(_("Done"))
        self.copy.setEnabled(bool(self._found.draws))

    def _tell(self, lines: Iterable[str]) -> None:
        """Below what stands there, which stays where it is being read."""
        document = self.report.document()
        if document is None:
            return
        cursor = QTextCursor(document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        for line in lines:
            cursor.insertText(line if document.isEmpty() else f"\n\n{line}")

    def done(self, result: int) -> None:
        """Whatever is left to check is left."""
        self._timer.stop()
        super().done(result)

    @pyqtSlot()
    def _copy(self) -> None:
        clipboard = QApplication.clipboard()
        if clipboard is not None:
            clipboard.setText(f"{self.report.toPlainText()}\n\n{self.outcome.text()}\n")
            self.copied.setText(_("Copied."))
