"""The way to the people of the club, from the evenings' list and from an evening's desk alike."""

from PyQt6.QtCore import QObject, pyqtSlot

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop.director.club.club_desk import ClubDesk
from desktop.director.club.club_dialog import ClubDialog
from desktop.director.commands.command import Deed
from desktop.director.window import DirectorWindow
from desktop.evenings.evenings import Evenings
from desktop.whole_files import WholeFiles
from tournament import wording


class Clubhouse(QObject):
    """Opens the dialog over the club that the open evenings write to, too."""

    def __init__(self, window: DirectorWindow, evenings: Evenings, shelf: Shelf, files: WholeFiles) -> None:
        super().__init__(window)
        self._window, self._evenings, self._shelf, self._files = window, evenings, shelf, files
        self.dialog: ClubDialog | None = None
        window.home.club_wanted.connect(self.show)
        files.people_wanted.connect(self.import_people)
        window.commands.offer({"club": Deed(self.show), "import_people": Deed(self.import_people)})

    @pyqtSlot()
    def show(self) -> None:
        """The people of the club; where they cannot be read, a dialog says so."""
        try:
            club = self._evenings.club()
        except StorageTrouble as trouble:
            self._window.say_trouble(wording.refusal(trouble))
            return
        desk = ClubDesk(lambda: club, self._shelf, self)
        self.dialog = ClubDialog(desk, self._window)
        desk.evenings_changed.connect(self._look_again)
        self.dialog.finished.connect(self._closed)
        self.dialog.finished.connect(desk.deleteLater)
        self.dialog.open()

    @pyqtSlot()
    @pyqtSlot(str)
    def import_people(self, file: str = "") -> None:
        """The same, and over it the question which list is taken in, or that one."""
        self.show()
        if self.dialog is not None:
            self.dialog.import_people(file)

    @pyqtSlot()
    def _look_again(self) -> None:
        """An undo has taken evenings off the list or brought them back: everything is read anew."""
        if self.dialog is not None:
            self.dialog.accept()
        self._files.evenings_changed.emit()

    @pyqtSlot(int)
    def _closed(self, result: int) -> None:
        self.dialog = None
        if self._window.desk is not None:
            self._window.desk.people.refresh()
