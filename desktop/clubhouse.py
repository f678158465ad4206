"""The way to the people of the club, from the evenings' list and from an evening's desk alike."""

from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSlot

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop.director.club.club_dialog import ClubDialog
from desktop.director.commands.command import Deed
from desktop.director.page import Page
from desktop.director.seasons.season_desk import SeasonDesk
from desktop.director.window import DirectorWindow
from desktop.evenings.evenings import Evenings
from desktop.settings import Settings
from desktop.whole_files import WholeFiles
from tournament import wording
from tournament.evening import Now

if TYPE_CHECKING:  # loaded when they are asked for
    from desktop.director.seasons.seasons_dialog import SeasonsDialog


class Clubhouse(QObject):
    """Opens the dialog over the club that the open evenings write to, too."""

    def __init__(
        self,
        window: DirectorWindow,
        evenings: Evenings,
        shelf: Shelf,
        files: WholeFiles,
        settings: Settings,
        now: Now,
    ) -> None:
        super().__init__(window)
        self._window, self._evenings, self._shelf, self._files = window, evenings, shelf, files
        self._settings, self._now = settings, now
        self.dialog: ClubDialog | None = None
        self.seasons: SeasonsDialog | None = None
        window.home.club_wanted.connect(self.show)
        window.home.seasons_wanted.connect(self.show_seasons)
        files.people_wanted.connect(self.import_people)
        window.commands.offer(
            {
                "club": Deed(self.show),
                "import_people": Deed(self.import_people),
                "seasons": Deed(self.show_seasons),
            }
        )

    @pyqtSlot()
    def show(self) -> None:
        """The people of the club; where they cannot be read, a dialog says so."""
        try:
            club = self._evenings.club()
        except StorageTrouble as trouble:
            self._window.say_trouble(wording.refusal(trouble))
            return
        desk = SeasonDesk(lambda: club, self._shelf, self._settings, self)
        self.dialog = ClubDialog(desk, self._window)
        desk.evenings_changed.connect(self._look_again)
        self.dialog.finished.connect(self._closed)
        self.dialog.finished.connect(desk.deleteLater)
        self.dialog.open()

    @pyqtSlot()
    def show_seasons(self) -> None:
        """Leagues and seasons; where they cannot be read, a dialog says so."""
        from desktop.director.seasons.seasons_dialog import SeasonsDialog

        try:
            club = self._evenings.club()
            self._shelf.evening_results()
        except StorageTrouble as trouble:
            self._window.say_trouble(wording.refusal(trouble))
            return
        desk = SeasonDesk(lambda: club, self._shelf, self._settings, self)
        self.seasons = SeasonsDialog(desk, self._now, self._window)
        for evening in self._evenings.all:
            evening.bridge.changed.connect(self.seasons.follow)
        desk.evenings_changed.connect(self._look_again)
        self.seasons.finished.connect(self._closed)
        self.seasons.finished.connect(desk.deleteLater)
        self.seasons.open()

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
        for dialog in (self.dialog, self.seasons):
            if dialog is not None:
                dialog.accept()
        self._files.evenings_changed.emit()

    @pyqtSlot(int)
    def _closed(self, result: int) -> None:
        self.dialog = self.seasons = None
        if self._window.desk is not None:
            self._window.desk.people.refresh()
            page = self._window.desk.pages.currentWidget()
            if isinstance(page, Page):
                page.refresh()
