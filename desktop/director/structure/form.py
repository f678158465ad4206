"""A structure to be changed: its name, its table, and where else its levels may come from or go to."""

from collections.abc import Sequence
from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QVBoxLayout, QWidget

from desktop.director.dialogs.file_asked import ask_file
from desktop.director.dialogs.wish_fields import Field
from desktop.director.encoding_question import UNSURE, EncodingQuestion
from desktop.director.parts import PlainLabel, breakable, button, refuse
from desktop.director.structure import files
from desktop.director.structure.fit_dialog import FitDialog, Usual
from desktop.director.structure.sheet import Played, Times
from desktop.director.structure.table import StructureTable
from tournament import wording
from tournament.chips.chips import Chip
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.people.people import LONGEST_NAME, clean_name
from tournament.structures.structure import Structure


class StructureForm(QWidget):
    """What every editor of structures is made of.

    Signals:
        changed: something was typed.
        take_wanted: one of the club's, or of those that come with the program.
        keep_wanted: keep this one for the club.
    """

    changed = pyqtSignal()
    take_wanted = pyqtSignal()
    keep_wanted = pyqtSignal()

    def __init__(
        self,
        structure: Structure,
        times: Times,
        parent: QWidget,
        *,
        played: Played | None = None,
        chips: Sequence[Chip] = (),
        usual: Usual | None = None,
    ) -> None:
        """`usual`: what stands first in the fields of a structure made to measure."""
        super().__init__(parent)
        self._usual = usual or Usual()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(8)
        self.name = QLineEdit(structure.name, self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setCursorPosition(0)
        self.name_field = Field(_("&Name"), self.name, self)
        head.addWidget(self.name_field, 1)
        self.take = button(_("Take one…"), self)
        self.take.setToolTip(_("One of the club's, or of those that come with the program"))
        self.take.clicked.connect(self.take_wanted)
        self.fit = button(_("Made to measure…"), self)
        self.fit.setToolTip(_("For so many players, chips and hours"))
        self.fit.clicked.connect(self._ask_fit)
        self.load = button(_("From a file…"), self)
        self.load.setToolTip(_("CSV from a spreadsheet, or JSON"))
        self.load.clicked.connect(self._ask_file)
        self.save = button(_("Keep as"), self)
        self.save.setMenu(self._ways_to_keep())
        column.addLayout(head)
        for made in (self.take, self.fit, self.load, self.save):
            head.addWidget(made)
            head.setAlignment(made, Qt.AlignmentFlag.AlignBottom)
        self.encoding = EncodingQuestion(self)
        self.encoding.answered.connect(self._load)
        column.addWidget(self.encoding)
        self.table = StructureTable(structure, times, self, played=played, chips=chips)
        column.addWidget(self.table, 1)
        self.told = PlainLabel("", self, kind="muted")
        self.told.setWordWrap(True)
        self.told.hide()
        column.addWidget(self.told)
        self.table.changed.connect(self._look)
        self.name.textChanged.connect(self._named)
        self._look()

    def _ways_to_keep(self) -> QMenu:
        menu = QMenu(self)
        self.keep_for_club = menu.addAction(_("A structure of the club"), self.keep_wanted.emit)
        self.as_csv = menu.addAction(_("A file for spreadsheets (CSV)…"), partial(self._ask_where, files.CSV))
        self.as_json = menu.addAction(_("A file for Final Table (JSON)…"), partial(self._ask_where, files.JSON))
        return menu

    # ---- what it holds ---------------------------------------------------------------------------------------------

    @property
    def structure(self) -> Structure | None:
        """What is typed, by its name; None while something is wrong."""
        return self.table.structure if self.name_wrong is None else None

    @property
    def name_wrong(self) -> str | None:
        """Why that can be no name."""
        try:
            clean_name(self.name.text())
        except Refusal as wrong:
            return wording.refusal(wrong)
        return None

    @property
    def why_not(self) -> str | None:
        """What is wrong first; None: nothing."""
        return self.name_wrong or self.table.why_not

    @pyqtSlot(object)
    def take_over(self, structure: Structure) -> None:
        """Have the levels of that one, and its name, from where nobody has begun to play."""
        self.name.setText(structure.name)
        self.table.take_over(structure)

    def tell(self, sentence: str) -> None:
        """Say what was done."""
        self.told.setText(breakable(sentence))
        self.told.setVisible(bool(sentence))

    @pyqtSlot()
    def _look(self) -> None:
        refuse(self.save, self.why_not, _("For another evening, or for somebody else"))
        self.changed.emit()

    @pyqtSlot()
    def _named(self) -> None:
        self.name_field.refuse(self.name_wrong or "")
        if self.name_wrong is None:
            self.table.sheet.name_it(clean_name(self.name.text()))
        self._look()

    # ---- from elsewhere, to elsewhere ------------------------------------------------------------------------------

    @pyqtSlot()
    def _ask_fit(self) -> None:
        dialog = FitDialog(self._usual, self, self.table.sheet.chips)
        dialog.fitted.connect(self.take_over)
        dialog.open()

    @pyqtSlot()
    def _ask_file(self) -> None:
        ask_file(self, _("Blind structures"), files.READ, self.load_file)

    @pyqtSlot(str)
    def load_file(self, path: str) -> None:
        """Take over what stands in that file."""
        self._load(path, None)

    @pyqtSlot(str, str)
    def _load(self, path: str, encoding: str | None) -> None:
        try:
            found = files.read(path, encoding or None)
        except Refusal as wrong:
            if wrong.code == UNSURE:
                self.encoding.ask(path, wrong)
            else:
                self.tell(files.why_unread(wrong))
            return
        self.encoding.clear()
        self.take_over(found)
        self.tell(_("{name} is taken from the file.").format(name=wording.short(found.name)))

    def _ask_where(self, ending: str) -> None:
        structure = self.structure
        if structure is not None:
            title = _("Keep the structure as a file")
            files.ask_where(self, title, structure, ending, partial(self.save_file))

    @pyqtSlot(str)
    def save_file(self, path: str) -> None:
        """Write it there; by the ending as CSV or JSON."""
        structure = self.structure
        if structure is None:
            return
        try:
            files.write(structure, path)
        except Refusal as wrong:
            self.tell(wording.refusal(wrong))
            return
        self.tell(_("Written to {file}.").format(file=path))
