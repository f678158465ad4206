"""Where the data lie, and the copies of them."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt, QUrl, pyqtSlot
from PyQt6.QtGui import QDesktopServices, QGuiApplication
from PyQt6.QtWidgets import QFileDialog, QLineEdit, QMessageBox, QWidget

from db import backup
from db.errors import StorageTrouble
from desktop import data_place
from desktop.data_place import Errand
from desktop.director.dialogs.settings.page import SettingsPage
from desktop.director.parts import button, long_choice, refuse
from desktop.missing import ENDINGS
from desktop.premises import Premises
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext


class DataPage(SettingsPage):
    """The path is shown, and what is done with the file is done while no desk has it open."""

    def __init__(self, premises: Premises, parent: QWidget) -> None:
        super().__init__(_("Data and backups"), premises, parent)
        self._file = premises.shelf.path
        self.question: QMessageBox | None = None
        self.heading(_("All evenings, people and money are in this one file"))
        self.path = QLineEdit(str(self._file), self.inside)
        self.path.setReadOnly(True)
        self.path.setAccessibleName(_("The file with your data"))
        self.path.setCursorPosition(0)
        self.column.addWidget(self.path)
        self.folder = button(_("&Open the folder"), self.inside)
        self.folder.clicked.connect(self._open_folder)
        self.copy = button(_("Co&py the path"), self.inside)
        self.copy.clicked.connect(self._copy_path)
        self.row(self.folder, self.copy)
        self.move_there = button(_("&Move the data…"), self.inside)
        self.move_there.clicked.connect(self._ask_move)
        self.other = button(_("Use another &file…"), self.inside)
        self.other.clicked.connect(self._ask_other)
        self.row(self.move_there, self.other)
        self.concern = self.sentence(data_place.concern(self._file))
        self.concern.setVisible(bool(self.concern.text()))
        self.hindrance = self.sentence(premises.why_no_errand() or "")
        self.hindrance.setVisible(bool(self.hindrance.text()))
        self._add_left_behind()
        self._add_backups()
        self.finish()
        for made in (self.move_there, self.other):
            refuse(made, premises.why_no_errand())

    # ---- the file --------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _open_folder(self) -> None:
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._file.parent))):
            self.say(_("This computer opens no folders by itself; the path can be copied."), wrong=True)

    @pyqtSlot()
    def _copy_path(self) -> None:
        clipboard = QGuiApplication.clipboard()
        if clipboard is not None:
            clipboard.setText(str(self._file))
            self.say(_("The path is copied."))

    @pyqtSlot()
    def _ask_move(self) -> None:
        asked = QFileDialog(self, _("Where shall the data be?"), str(self._file.parent))
        asked.setFileMode(QFileDialog.FileMode.Directory)
        asked.setOption(QFileDialog.Option.ShowDirsOnly)
        asked.fileSelected.connect(self.move_to)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def move_to(self, folder: str) -> None:
        """Ask once more, and say what is to be known about that folder."""
        why = data_place.why_not_there(self._file, Path(folder))
        if why is not None:
            self.say(why, wrong=True)
            return
        said = _("Move the data to {folder}?").format(folder=folder)
        more = _("The desk closes and opens again for that. The old file stays as a copy until you remove it.")
        concern = data_place.concern(Path(folder) / self._file.name)
        self._ask(said, f"{more} {concern}".strip(), _("Move"), partial(data_place.move, self._file, Path(folder)))

    @pyqtSlot()
    def _ask_other(self) -> None:
        asked = QFileDialog(self, _("Use another file"), str(self._file.parent), f"Final Table ({ENDINGS})")
        asked.setFileMode(QFileDialog.FileMode.ExistingFile)
        asked.fileSelected.connect(self.use)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def use(self, file: str) -> None:
        """Look whether it is one of ours, and ask once more."""
        try:
            holds = backup.inventory(Path(file))
        except StorageTrouble as trouble:
            self.say(wording.refusal(trouble), wrong=True)
            return
        evenings = ngettext("{n} evening", "{n} evenings", holds.evenings).format(n=holds.evenings)
        said = _("Use {file} from now on? It holds {evenings}.").format(file=file, evenings=evenings)
        more = _("The desk closes and opens again for that. The present file stays where it is.")
        concern = data_place.concern(Path(file))
        self._ask(said, f"{more} {concern}".strip(), _("Use it"), partial(data_place.use, Path(file)))

    def _ask(self, said: str, more: str, word: str, errand: Errand) -> None:
        box = QMessageBox(self)
        box.setIcon(QMessageBox.Icon.NoIcon)
        box.setWindowTitle(_("Final Table"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(said)
        box.setInformativeText(more)
        box.addButton(QMessageBox.StandardButton.Cancel)
        yes = box.addButton(word, QMessageBox.ButtonRole.AcceptRole)
        if yes is not None:
            yes.clicked.connect(partial(self._do, errand))
        box.finished.connect(self._answered)
        self.question = box
        box.open()

    def _do(self, errand: Errand, checked: bool = False) -> None:
        why = self.premises.why_no_errand()
        if why is not None:  # a clock has begun by itself meanwhile
            self.say(why, wrong=True)
            return
        self.premises.do(errand)

    @pyqtSlot(int)
    def _answered(self, result: int) -> None:
        if self.question is not None:
            self.question.deleteLater()
            self.question = None

    def _add_left_behind(self) -> None:
        left = self.premises.settings.left_behind
        if left is None or not left.exists() or left == self._file:
            return
        self.left = self.sentence(
            _("The file from before the data were moved is still there: {file}.").format(file=left)
        )
        self.remove_left = button(_("&Remove the old file"), self.inside)
        self.remove_left.clicked.connect(partial(self._remove_left, left))
        self.row(self.remove_left)

    def _remove_left(self, left: Path, checked: bool = False) -> None:
        try:
            left.unlink(missing_ok=True)
        except OSError as error:
            self.say(_("It cannot be removed: {why}.").format(why=error.strerror or str(error)), wrong=True)
            return
        self.premises.settings.left_behind = None
        self.left.hide()
        self.remove_left.hide()
        self.keep()

    # ---- the backups -----------------------------------------------------------------------------------------------

    def _add_backups(self) -> None:
        self.heading(_("Backups"))
        said = _(
            "Every ten minutes, and when an evening is over. The newest {n} are kept, and one a day for {days} days."
        )
        self.sentence(said.format(n=backup.KEPT, days=backup.KEPT_DAYS.days))
        self.last = self.sentence("")
        self.now = button(_("&Back up now"), self.inside)
        self.now.clicked.connect(self._back_up)
        self.row(self.now)
        self.copies = long_choice(self.inside)
        self.copies.setAccessibleName(_("Backups that can be put back"))
        self.restore = button(_("Put this one &back…"), self.inside)
        self.restore.clicked.connect(self._ask_restore)
        row = self.row(self.copies, self.restore)
        row.setStretch(0, 1)
        row.setStretch(row.count() - 1, 0)
        self._list()

    def _list(self) -> None:
        folder = self._file.parent / backup.FOLDER
        try:
            copies = backup.kept(self._file, folder)
        except StorageTrouble as trouble:
            copies = ()
            self.last.setText(wording.refusal(trouble))
        else:
            self.last.setText(_last(copies[0].made, folder) if copies else _("There is none yet."))
        self.copies.clear()
        for each in copies:
            if each.holds is not None:
                self.copies.addItem(_copy_words(each.made, each.holds.evenings), each.file)
        self.copies.setEnabled(self.copies.count() > 0)
        none = None if self.copies.count() else _("There is no backup yet that could be put back.")
        refuse(self.restore, none or self.premises.why_no_errand())

    @pyqtSlot()
    def _back_up(self) -> None:
        done, said = self.premises.backups.make_now()
        self.say(said, wrong=not done)
        self._list()

    @pyqtSlot()
    def _ask_restore(self) -> None:
        file = self.copies.currentData()
        said = _("Put the backup of {when} in the place of the data?").format(when=self.copies.currentText())
        more = _("The desk closes and opens again for that. What is there now is kept beside it.")
        self._ask(said, more, _("Put it back"), partial(data_place.put_back, self._file, file))


def _last(at: int, folder: Path) -> str:
    said = _("The last one is of {day}, {time}, in {folder}.")
    return said.format(day=wording.day(at), time=wording.time_of_day(at), folder=folder)


def _copy_words(at: int, count: int) -> str:
    evenings = ngettext("{n} evening", "{n} evenings", count).format(n=count)
    return _("{day}, {time} · {evenings}").format(day=wording.day(at), time=wording.time_of_day(at), evenings=evenings)
