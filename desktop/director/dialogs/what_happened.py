"""What happened: the program's own mistake in one sentence, and a report that can be sent to anybody."""

from pathlib import Path

from PyQt6.QtCore import Qt, QUrl, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QDesktopServices, QGuiApplication
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import PlainLabel, breakable, button, wrapped
from tournament.language import gettext as _

WIDE_PX, HIGH_PX = 680, 470


class WhatHappened(QDialog):
    """Read, copied, closed.

    Signals:
        close_wanted: the whole program is to be closed.
    """

    close_wanted = pyqtSignal()

    def __init__(self, sentence: str, report: str, log: Path, parent: QWidget | None = None, *, bug: bool) -> None:
        """`sentence`: what it is about; `log`: the file in which more is written; `bug`: it has just come up."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("What happened") if bug else _("Report a problem"))
        self._log = log
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(10)
        title = _("Something went wrong") if bug else _("Report a problem")
        column.addWidget(PlainLabel(title, self, kind="dialog-title"))
        self.sentence = wrapped(breakable(sentence), self, kind="strong")
        column.addWidget(self.sentence)
        self.intact = wrapped(
            _("The evening is intact: every step in the history is safe on the disk, and the clock goes on."), self
        )
        self.intact.setVisible(bug)
        column.addWidget(self.intact)
        label = PlainLabel(_("The re&port: no names, no amounts, nothing of the evening"), self, kind="label")
        column.addWidget(label)
        self.report = QPlainTextEdit(report, self)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setFont(look.digits(look.LABEL_PX))
        self.report.setAccessibleName(_("The report"))
        label.setBuddy(self.report)
        column.addWidget(self.report, 1)
        self.copied = wrapped("", self, kind="note")
        column.addWidget(self.copied)
        column.addLayout(self._ends(bug=bug))
        self.resize(look.scaled(WIDE_PX), look.scaled(HIGH_PX))
        self.going_on.setFocus()

    def _ends(self, *, bug: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.copy = button(_("&Copy the report"), self)
        self.copy.clicked.connect(self._copy)
        self.folder = button(_("&Open the folder of the log"), self)
        self.folder.clicked.connect(self._open_folder)
        row.addWidget(self.copy)
        row.addWidget(self.folder)
        row.addStretch(1)
        self.ending = button(_("C&lose the program"), self)
        self.ending.setVisible(bug)
        self.ending.clicked.connect(self._end)
        self.going_on = button(_("&Go on") if bug else _("&Done"), self, kind="primary")
        self.going_on.setDefault(True)
        self.going_on.clicked.connect(self.accept)
        row.addWidget(self.ending)
        row.addWidget(self.going_on)
        return row

    @pyqtSlot()
    def _copy(self) -> None:
        clipboard = QGuiApplication.clipboard()
        if clipboard is not None:
            clipboard.setText(self.report.toPlainText())
            self.copied.setText(_("Copied. Paste it where you report the problem, and say what you did before it."))

    @pyqtSlot()
    def _open_folder(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log.parent))):
            self.copied.setText(_("The log is {file}.").format(file=self._log))

    @pyqtSlot()
    def _end(self) -> None:
        self.accept()
        self.close_wanted.emit()
