"""The file cannot be opened: why, and where it is damaged, its newest backup in its place."""

from pathlib import Path

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QAbstractButton, QMessageBox

from db import backup
from db.backup import Kept
from db.errors import StorageTrouble
from desktop.director import desk_words
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext

DAMAGED = frozenset(("damaged", "not_a_database", "empty_file"))
"""Troubles of which a backup is the cure."""


class CannotOpen(QMessageBox):
    """Says why there is no desk.

    Attributes:
        copy: the newest backup that can be read, where it would help.
        restored: whether it was put in the file's place, so that opening can be tried again.
    """

    def __init__(self, path: Path, trouble: StorageTrouble) -> None:
        super().__init__()
        self._path = path
        self.restored = False
        self.copy = _newest(path) if trouble.code in DAMAGED else None
        self.sentence = desk_words.refusal(trouble)
        self.setWindowTitle(_("Final Table"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(_("The desk cannot be opened."))
        self.setInformativeText(self.sentence if self.copy is None else f"{self.sentence} {_offer(self.copy)}")
        self.setStandardButtons(QMessageBox.StandardButton.Close)
        self.restoring: QAbstractButton | None = None
        if self.copy is not None:
            self.restoring = self.addButton(_("Use the backup"), QMessageBox.ButtonRole.AcceptRole)
        self.buttonClicked.connect(self._clicked)

    @pyqtSlot(QAbstractButton)
    def _clicked(self, clicked: QAbstractButton) -> None:
        if self.copy is None or clicked is not self.restoring:
            return
        try:
            backup.restore(self.copy.file, self._path)
        except StorageTrouble:
            # Opening is tried again, and says what is wrong now.
            self.restored = self._path.exists()
            return
        self.restored = True


def _newest(path: Path) -> Kept | None:
    try:
        found = backup.kept(path, path.parent / backup.FOLDER)
    except StorageTrouble:
        return None
    return next((each for each in found if each.holds is not None), None)


def _offer(copy: Kept) -> str:
    count = copy.holds.evenings if copy.holds is not None else 0
    evenings = ngettext("{n} evening", "{n} evenings", count).format(n=count)
    said = _("Its newest backup is of {day}, {time}, and holds {evenings}; the damaged file is kept beside it.")
    return said.format(day=wording.day(copy.made), time=wording.time_of_day(copy.made), evenings=evenings)
