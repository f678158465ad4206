"""Evenings and the club as files of their own, asked for on the first page: loaded, saved, loading taken back."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QFileDialog

from db import archive, arrivals
from db.archive import Archive
from db.arrivals import Loaded
from db.models import EVENING
from db.shelf import Shelf
from desktop.director.ways_on import Way
from desktop.director.window import DirectorWindow
from desktop.progress import Progress, progress
from desktop.tdt_files import TdtFiles
from tournament import wording
from tournament.club import Club
from tournament.errors import Refusal
from tournament.evening import Now
from tournament.history import Stored
from tournament.language import gettext as _
from tournament.language import ngettext

LISTS = (".csv", ".xlsx", ".txt", ".tsv", ".json")
"""How files end that may be lists of people."""


class WholeFiles(QObject):
    """Only while no evening is open: loading adds to the club's steps, which an open evening follows.

    Attributes:
        tdt: the same for files of The Tournament Director.

    Signals:
        evenings_changed: the list of evenings is another.
        people_wanted: a file that is a list of people, to be imported as that.
    """

    evenings_changed = pyqtSignal()
    people_wanted = pyqtSignal(str)

    def __init__(self, shelf: Shelf, now: Now, window: DirectorWindow) -> None:
        super().__init__(window)
        self._shelf = shelf
        self._now = now
        self._window = window
        self.tdt = TdtFiles(shelf, now, window)
        self.tdt.evenings_changed.connect(self.evenings_changed)
        window.home.load_wanted.connect(self.ask_load)
        window.home.save_wanted.connect(self.ask_save_evening)
        window.home.save_club_wanted.connect(self.ask_save_club)

    # ---- in --------------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def ask_load(self) -> None:
        """Ask for the file of an evening or a club."""
        asked = QFileDialog(self._window, _("Load an evening or a club"))
        asked.setFileMode(QFileDialog.FileMode.ExistingFile)
        asked.fileSelected.connect(self.load)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def load(self, file: str, *, again: bool = False) -> None:
        """Take it in, and say what came; or why not."""
        with progress(_("Loading the evenings…"), self._window) as told:
            self._load(Path(file), told, again=again)

    def _load(self, path: Path, told: Progress, *, again: bool) -> None:
        try:
            loaded = arrivals.load(self._shelf, path, self._now, again=again, told=told)
        except Refusal as refusal:
            self._window.quiet.say(wording.refusal(refusal))
            if refusal.code == "evening_here":
                self._window.quiet.offer([Way(_("Load it once more"), partial(self.load, str(path), again=True))])
            elif refusal.code == "archive_not_ours" and path.suffix.casefold() in LISTS:
                say = partial(self.people_wanted.emit, str(path))
                self._window.quiet.offer([Way(_("Import people from it"), say)])
            return
        self.evenings_changed.emit()
        self._window.quiet.say(_told(loaded))
        if self._club().undo_target() is not None:
            self._window.quiet.offer([Way(_("Undo"), self._undo)])

    def _undo(self) -> None:
        self._again_home(self._club().undo, Way(_("Redo"), self._redo))

    def _redo(self) -> None:
        self._again_home(self._club().redo, Way(_("Undo"), self._undo))

    def _again_home(self, act: Callable[[], Stored], way: Way) -> None:
        try:
            stored = act()
        except Refusal as refusal:
            self._window.say_trouble(wording.refusal(refusal))
            return
        self.evenings_changed.emit()
        self._window.quiet.say(wording.step(stored.step))
        self._window.quiet.offer([way])

    def _club(self) -> Club:
        stream = self._shelf.club_stream()
        return Club(self._shelf, stream, self._shelf.read(stream), self._now)

    # ---- out -------------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def ask_save_club(self) -> None:
        """Ask where the whole club goes."""
        self._ask_save(_("Save the whole club"), "club.club", self.save_club)

    @pyqtSlot(int)
    def ask_save_evening(self, stream: int) -> None:
        """Ask where an evening goes."""
        row = next((row for row in self._shelf.evenings() if row.stream == stream), None)
        if row is not None:
            title = _("Save {name}").format(name=row.name)
            self._ask_save(title, f"evening-{row.number}.evening", partial(self.save_evening, stream))

    def _ask_save(self, title: str, name: str, save: Callable[[str], None]) -> None:
        asked = QFileDialog(self._window, title)
        asked.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)  # asks before it writes over anything
        asked.selectFile(name)
        asked.fileSelected.connect(save)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def save_club(self, file: str) -> None:
        """Write the club with all its evenings."""
        with progress(_("Saving the club…"), self._window) as told:
            self._save(partial(arrivals.club, self._shelf, told), Path(file))

    def save_evening(self, stream: int, file: str) -> None:
        """Write one evening with its people."""
        self._save(partial(arrivals.evening, self._shelf, stream), Path(file))

    def _save(self, read: Callable[[], Archive], file: Path) -> None:
        try:
            archive.write(read(), file)
        except Refusal as refusal:
            self._window.say_trouble(wording.refusal(refusal))
            return
        self._window.quiet.say(_("Saved as {file}.").format(file=file))


def _told(loaded: Loaded) -> str:
    """What came, in one sentence, and what was left alone."""
    evenings = ngettext("{n} evening", "{n} evenings", len(loaded.evenings)).format(n=len(loaded.evenings))
    people = ngettext("{n} person", "{n} people", len(loaded.people)).format(n=len(loaded.people))
    if loaded.kind == EVENING:
        said = _("The evening is here; new to the club: {people}.").format(people=people)
    else:
        said = _("New here: {evenings}, {people}.").format(evenings=evenings, people=people)
    return " ".join([said, *(wording.coded(note.code, note.facts) for note in loaded.notes)])
