"""Evenings of The Tournament Director, asked for on the first page: taken in, told of, taken back."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot

from db import tdt_arrivals
from db.shelf import Shelf
from db.tdt_arrivals import Arrived
from desktop.director.imports.tdt_dialog import TdtDialog, summary
from desktop.director.ways_on import Way
from desktop.director.window import DirectorWindow
from desktop.progress import progress
from tournament import wording
from tournament.club import Club
from tournament.errors import Refusal
from tournament.evening import Now
from tournament.language import gettext as _


class TdtFiles(QObject):
    """Only while no evening is open, as with every file that adds to the club's steps.

    Signals:
        evenings_changed: the list of evenings is another.
    """

    evenings_changed = pyqtSignal()

    def __init__(self, shelf: Shelf, now: Now, window: DirectorWindow) -> None:
        super().__init__(window)
        self._shelf = shelf
        self._now = now
        self._window = window

    @pyqtSlot()
    def ask(self) -> None:
        """Open the dialog that asks for files and tells what became of them."""
        dialog = TdtDialog(self._window)
        dialog.wanted.connect(partial(self._take, dialog))
        dialog.open()

    def _take(self, dialog: TdtDialog, paths: Sequence[str]) -> None:
        """Take them in, as far as nobody cancels it; each is stored by then."""
        found: list[Arrived] = []
        dialog.refuse("")
        with progress(_("Reading the files…"), dialog) as told:
            try:
                files = [file for path in paths for file in tdt_arrivals.files_of(Path(path))]
                coming = tdt_arrivals.arriving(
                    self._shelf,
                    files,
                    self._now,
                    currency=dialog.currency.currentText(),
                    again=dialog.once_more.isChecked(),
                )
                told(0, len(files))
                for arrived in coming:
                    found.append(arrived)
                    told(len(found), len(files))
            except Refusal as refusal:
                dialog.refuse(wording.refusal(refusal))
        dialog.show_arrived(found)
        came = sum(arrived.state is not None for arrived in found)
        if came:
            self.evenings_changed.emit()
            self._window.quiet.say(_("{what}.").format(what=summary(found)))
            self._window.quiet.offer([Way(_("Undo"), partial(self._undo, came))])

    def _undo(self, count: int) -> None:
        """Take back what came last, newest first."""
        stream = self._shelf.club_stream()
        club = Club(self._shelf, stream, self._shelf.read(stream), self._now)
        stored = None
        try:
            for _one in range(count):
                stored = club.undo()
        except Refusal as refusal:
            self._window.say_trouble(wording.refusal(refusal))
        self.evenings_changed.emit()
        if stored is not None:
            self._window.quiet.say(wording.step(stored.step) if count == 1 else _("The import was taken back."))
