"""The file that was used last is not where it was: what to do, and never a new, empty one without a word."""

from pathlib import Path

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QDialog, QFileDialog, QGridLayout, QVBoxLayout

from desktop import look
from desktop.director.parts import PlainLabel, breakable, button, wrapped
from desktop.director.tables.words import fit
from tournament.language import gettext as _

ENDINGS = "*.sqlite *.db"


class FileMissing(QDialog):
    """Says so, and offers the ways on; it is closed without one where the program shall end.

    Attributes:
        chosen: the file to be opened; None: the program ends.
        anew: whether that is to be made.
    """

    def __init__(self, path: Path, usual: Path) -> None:
        super().__init__()
        self._path, self._usual = path, usual
        self.chosen: Path | None = None
        self.anew = False
        self.setWindowTitle(_("Final Table"))
        self.setMinimumWidth(look.scaled(600))
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Your evenings are not there"), self, kind="dialog-title"))
        self.sentence = _("The file with your evenings is not where it was: {file}.").format(file=path)
        column.addWidget(wrapped(breakable(self.sentence), self, kind="strong"))
        column.addWidget(wrapped(_("If it lies on a stick or on another computer, connect that and try again."), self))
        self.again = button(_("&Try again"), self, kind="primary")
        self.again.setDefault(True)
        self.again.clicked.connect(self._try_again)
        self.looking = button(_("&Look for it…"), self)
        self.looking.clicked.connect(self._look)
        self.usual = button(_("Open the &usual one"), self)
        self.usual.setToolTip(str(usual))
        self.usual.setVisible(usual != path and usual.exists())
        self.usual.clicked.connect(self._take_usual)
        self.anew_there = button(_("&Start anew there"), self)
        self.anew_there.setToolTip(_("With an empty file of that name"))
        self.anew_there.clicked.connect(self._start_anew)
        self.ending = button(_("&Close"), self)
        self.ending.clicked.connect(self.reject)
        grid = QGridLayout()
        grid.setSpacing(8)
        shown = [each for each in (self.again, self.looking, self.usual, self.anew_there) if not each.isHidden()]
        for place, made in enumerate((*shown, self.ending)):
            grid.addWidget(made, place // 3, place % 3)
        column.addLayout(grid)

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        fit(self, only_grow=True)

    @pyqtSlot()
    def _try_again(self) -> None:
        self._choose(self._path)

    @pyqtSlot()
    def _look(self) -> None:
        asked = QFileDialog(self, _("Where are your evenings?"), str(self._path.parent), f"Final Table ({ENDINGS})")
        asked.setFileMode(QFileDialog.FileMode.ExistingFile)
        asked.fileSelected.connect(self.found)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def found(self, file: str) -> None:
        """There it is."""
        self._choose(Path(file))

    @pyqtSlot()
    def _take_usual(self) -> None:
        self._choose(self._usual)

    @pyqtSlot()
    def _start_anew(self) -> None:
        self.anew = True
        self._choose(self._path)

    def _choose(self, path: Path) -> None:
        self.chosen = path
        self.accept()
