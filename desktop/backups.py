"""Copies of the file, made while the desk is open: every ten minutes, and when an evening is over."""

import logging

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot

from db.backup import FOLDER
from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop.scheduler import Scheduler
from tournament import wording
from tournament.evening import Now
from tournament.language import gettext as _
from tournament.names import MINUTE, Milliseconds

BACKUP_EVERY: Milliseconds = 10 * MINUTE

log = logging.getLogger(__name__)


class Backups(QObject):
    """The copies beside the file.

    Signals:
        made: the instant of a new copy.
        failed: a sentence about why there is none.
    """

    made = pyqtSignal(object)
    failed = pyqtSignal(str)

    def __init__(self, shelf: Shelf, scheduler: Scheduler, now: Now, parent: QObject) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._scheduler = scheduler
        self._now = now
        self._told = ""

    @pyqtSlot()
    def make(self) -> None:
        """A copy if anything was stored since the last one, and the next appointment."""
        now = self._now()
        self._scheduler.appoint("backup", now + BACKUP_EVERY, self.make)
        if not self._shelf.evenings():
            return
        try:
            kept = self._shelf.keep_backup(self._shelf.path.parent / FOLDER, now)
        except StorageTrouble as trouble:
            self._tell(trouble)
            return
        self._told = ""
        if kept is not None:
            self.made.emit(now)

    def make_now(self) -> tuple[bool, str]:
        """A copy because somebody wants one: whether all that is stored is copied, and a sentence about it."""
        now = self._now()
        if not self._shelf.evenings():
            return True, _("There is no evening yet, so there is nothing to copy.")
        try:
            kept = self._shelf.keep_backup(self._shelf.path.parent / FOLDER, now)
        except StorageTrouble as trouble:
            return False, _("No backup could be made: {why}").format(why=wording.refusal(trouble))
        if kept is None:
            return True, _("Nothing was stored since the last backup: it holds everything.")
        self.made.emit(now)
        return True, _("The backup is made.")

    def _tell(self, trouble: StorageTrouble) -> None:
        """Once: every ten minutes would only disturb the evening, which goes on all the same."""
        why = wording.refusal(trouble)
        if why != self._told:
            log.warning("no backup: %s", trouble)
            self.failed.emit(_("No backup could be made: {why}").format(why=why))
        self._told = why
