"""Hand histories kept with the evening: what the files hold is said before anything is done."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtGui import QDragEnterEvent, QDropEvent
from PyQt6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director import desk_words
from desktop.director.imports.dropped import dropped_files
from desktop.director.parts import PlainLabel, button, refuse, with_answer, wrapped
from desktop.director.roster_file import read_bytes
from tournament import hands_attached, wording
from tournament.errors import Refusal
from tournament.hands_attached import ReadHands
from tournament.language import gettext as _
from tournament.language import ngettext

ENDINGS = "*.phh *.phhs *.txt"
WIDTH_PX, LIST_PX = 640, 180

LARGEST = 50_000_000
"""Bytes of a file; PokerStars writes some 2,000 about a hand."""


class HandsDialog(QDialog):
    """Files of hands, read and played again; all of their hands are taken as one step, or none."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Attach hand histories"))
        self.setMinimumWidth(min(look.scaled(WIDTH_PX), parent.width()))
        self.setAcceptDrops(True)
        self._bridge = bridge
        self._files: list[ReadHands] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Attach hand histories"), self, kind="dialog-title"))
        about = _(
            "Hands in PHH or as PokerStars writes them are kept with the evening and leave with it. They change no"
            " stack and no place."
        )
        column.addWidget(wrapped(about, self))
        self.choose = button(_("Choose &files…"), self)
        self.choose.clicked.connect(self.choose_files)
        column.addWidget(self.choose, 0, Qt.AlignmentFlag.AlignLeft)
        self.found = wrapped("", self, kind="strong")
        self.wrong = wrapped("", self, kind="wrong")
        self.bad = QPlainTextEdit(self)
        self.bad.setReadOnly(True)
        self.bad.setTabChangesFocus(True)
        self.bad.setAccessibleName(_("Hands that cannot be taken"))
        look.set_least_height(self.bad, LIST_PX)
        self.already = wrapped("", self)
        for each in (self.found, self.wrong, self.bad, self.already):
            column.addWidget(each)
        column.addStretch(1)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Attach"), self._attach)
        column.addLayout(ends)
        self._show()

    @pyqtSlot()
    def choose_files(self) -> None:
        """Ask for files of hands."""
        title, every = _("Attach hand histories"), _("All files")
        asked = QFileDialog(self, title, "", f"{title} ({ENDINGS});;{every} (*)")
        asked.setFileMode(QFileDialog.FileMode.ExistingFiles)
        asked.filesSelected.connect(self.read_files)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot("QStringList")
    def read_files(self, files: Sequence[str]) -> None:
        """Read these files and play their hands again."""
        self._files = []
        said = ""
        try:
            paths = [Path(file) for file in files]
            self._files = [hands_attached.read_hands(read_bytes(path, LARGEST), path.name) for path in paths]
        except Refusal as refusal:
            said = desk_words.refusal(refusal)
        self._show(said)

    def dragEnterEvent(self, event: QDragEnterEvent | None) -> None:
        if event is not None and dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent | None) -> None:
        if event is not None and (files := dropped_files(event)):
            event.acceptProposedAction()
            self.read_files(files)

    def _show(self, refused: str = "") -> None:
        """What the files hold, and whether it can be taken."""
        hands = sum(len(each.texts) for each in self._files)
        bad = [said for each in self._files for said in hands_attached.told(each.wrong, each.file)]
        names = wording.list_of([wording.short(each.file) for each in self._files])
        self.found.setText(
            ngettext("{n} hand: {files}", "{n} hands: {files}", hands + len(bad)).format(
                n=hands + len(bad), files=names
            )
        )
        if bad:
            refused = ngettext(
                "{n} of them cannot be taken, so none is: put it right or take it out of the file.",
                "{n} of them cannot be taken, so none is: put them right or take them out of the file.",
                len(bad),
            ).format(n=len(bad))
        elif self._files and not refused:
            refusal = self._bridge.refusal(partial(hands_attached.attach, files=self._files))
            refused = "" if refusal is None else wording.refusal(refusal)
        self.bad.setPlainText("\n".join(bad))
        self.wrong.setText(refused)
        self.found.setVisible(bool(self._files))
        self.wrong.setVisible(bool(refused))
        self.bad.setVisible(bool(bad))
        attached = self._bridge.state.attached
        self.already.setText(
            _("Attached so far: {files}.").format(
                files=wording.list_of([wording.short(each.name) for each in attached])
            )
        )
        self.already.setVisible(bool(attached))
        self.yes.setText(
            ngettext("Attach {n} hand", "Attach {n} hands", hands).format(n=hands)
            if self._files and not refused
            else _("Attach")
        )
        if (layout := self.layout()) is not None:
            layout.activate()
            self.resize(self.width(), max(self.height(), layout.totalHeightForWidth(self.width())))
        why = refused or (None if self._files else _("Choose a file first."))
        refuse(self.yes, why)

    @pyqtSlot()
    def _attach(self) -> None:
        if self._bridge.perform(partial(hands_attached.attach, files=self._files)) is not None:
            self.accept()
