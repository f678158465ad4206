"""Whether the evening is published, when it was last, and where: a quiet line below the results."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop import look
from desktop.director.choice_question import ChoiceQuestion
from desktop.director.parts import PlainLabel, button
from desktop.director.results.browser import browse
from desktop.published_pages import INDEX
from desktop.publishing import Publishing
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext


class PublishLine(QWidget):
    """It is there as long as the evening is published, or something is asked about that.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(self, publishing: Publishing, stream: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._publishing, self._stream = publishing, stream
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.question = ChoiceQuestion(self)
        column.addWidget(self.question)
        row = QHBoxLayout()
        row.setSpacing(10)
        column.addLayout(row)
        self.said = PlainLabel("", self, kind="muted", elide=True)
        self.looking = button(_("Look at it"), self, kind="link", says=_("Look at what is published"))
        self.looking.clicked.connect(self._look_at)
        self.stopping = button(_("Stop publishing"), self, kind="link")
        self.stopping.clicked.connect(self._stop)
        row.addWidget(self.said, 1)
        row.addWidget(self.looking)
        row.addWidget(self.stopping)
        publishing.changed.connect(self._changed)
        self._show()

    @pyqtSlot()
    def ask(self) -> None:
        """Ask for the folder."""
        standing = self._publishing.standing(self._stream)
        known = "" if standing is None else str(standing.folder)
        asked = QFileDialog(self, _("Publish in a folder"), known)
        asked.setFileMode(QFileDialog.FileMode.Directory)
        asked.setOption(QFileDialog.Option.ShowDirsOnly)
        asked.fileSelected.connect(self.publish_in)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def publish_in(self, folder: str) -> None:
        """From now on that folder holds the evening as it stands; what somebody else made there is asked about."""
        self.question.clear()
        foreign = self._publishing.in_the_way(Path(folder))
        if not foreign:
            self._start(folder)
            return
        self.question.said.setText(
            ngettext(
                "{files} in {folder} was not made by this program.",
                "{files} in {folder} were not made by this program.",
                len(foreign),
            ).format(files=", ".join(foreign), folder=folder)
        )
        self.question.offer(_("Another folder…"), self._ask_again)
        self.question.offer(
            ngettext("Write over it", "Write over them", len(foreign)), partial(self._start, folder, replace=True)
        )
        self.question.offer(_("Publish nothing there"), self._leave_it)
        self.question.show()
        self._show()
        self.question.buttons[0].setFocus()

    @pyqtSlot(bool)
    def _ask_again(self, checked: bool) -> None:
        self._leave_it()
        self.ask()

    @pyqtSlot()
    @pyqtSlot(bool)
    def _leave_it(self, checked: object = None) -> None:
        self.question.clear()
        self._show()

    def _start(self, folder: str, checked: object = None, *, replace: bool = False) -> None:
        self._leave_it()
        self._publishing.start(self._stream, Path(folder), replace=replace)
        self.told.emit(_("From now on {folder} holds the evening as it stands.").format(folder=folder))

    @pyqtSlot(int)
    def _changed(self, stream: int) -> None:
        if stream == self._stream:
            self._show()

    def _show(self) -> None:
        standing = self._publishing.standing(self._stream)
        self.setVisible(standing is not None or bool(self.question.buttons))
        for made in (self.said, self.looking, self.stopping):
            made.setVisible(standing is not None)
        if standing is None:
            return
        if standing.trouble:
            said = standing.trouble
        elif standing.at is None:
            said = _("Being published in {folder}").format(folder=standing.folder)
        else:
            time = wording.time_of_day(standing.at)
            said = _("Published {time} in {folder}").format(time=time, folder=standing.folder)
        self.said.setText(said)
        look.set_kind(self.said, "wrong" if standing.trouble else "muted")

    @pyqtSlot()
    def _look_at(self) -> None:
        standing = self._publishing.standing(self._stream)
        if standing is not None and (said := browse(standing.folder / INDEX)):
            self.told.emit(said)

    @pyqtSlot()
    def _stop(self) -> None:
        self._publishing.stop(self._stream)
        self.told.emit(_("It is published no more; the files stay as they are."))
