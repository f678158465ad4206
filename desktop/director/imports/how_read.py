"""How a table is read: its letters and separators, or its sheet; each can be changed."""

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QWidget

from desktop.director.imports.source import ENCODINGS, SEPARATORS, Source
from desktop.director.parts import Choice, PlainLabel, long_choice
from tournament.language import gettext as _
from tournament.spreadsheet import Sheet


class HowRead(QWidget):
    """A line of choices.

    Signals:
        changed: something else was chosen.
    """

    changed = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.encoding, self.separator, self.sheet = Choice(self), Choice(self), long_choice(self)
        self.encoding.addItem(_("as found"), None)
        for each in ENCODINGS:
            self.encoding.addItem(_encoding_words(each), each)
        self.separator.addItem(_("as found"), None)
        for each in SEPARATORS:
            self.separator.addItem(_separator_words(each), each)
        self._labels: dict[Choice, QLabel] = {}
        for words, made in (
            (_("Le&tters"), self.encoding),
            (_("Se&parated by"), self.separator),
            (_("S&heet"), self.sheet),
        ):
            label = PlainLabel(words, self, kind="label")
            label.setBuddy(made)
            self._labels[made] = label
            row.addWidget(label)
            row.addWidget(made)
            made.currentIndexChanged.connect(self._changed)
        self.headed = QCheckBox(_("The first line is a &heading"), self)
        self.headed.toggled.connect(self._changed)
        row.addStretch(1)
        row.addWidget(self.headed)

    def show_source(self, source: Source, sheets: tuple[str, ...]) -> None:
        """What can be chosen about that one, as it is read by itself."""
        for made in (self.encoding, self.separator, self.sheet, self.headed):
            made.blockSignals(True)
        for made in (self.encoding, self.separator):
            made.setItemText(0, _("as found"))
        self.encoding.setCurrentIndex(max(self.encoding.findData(source.encoding), 0))
        self.separator.setCurrentIndex(max(self.separator.findData(source.separator), 0))
        self.sheet.clear()
        self.sheet.addItem(_("as found"), None)
        for name in sheets:
            self.sheet.addItem(name, name)
        for made in (self.encoding, self.separator, self.sheet, self.headed):
            made.blockSignals(False)
        for made in (self.encoding, self.separator):
            made.setVisible(not source.is_workbook)
            self._labels[made].setVisible(not source.is_workbook)
        self.sheet.setVisible(len(sheets) > 1)
        self._labels[self.sheet].setVisible(len(sheets) > 1)

    def take_found(self, source: Source, sheet: Sheet, headed: bool) -> None:
        """How it was read: its letters, what separates its cells, whether the first line is a heading."""
        found = _("as found: {what}")
        self.encoding.setItemText(0, found.format(what=_encoding_words(source.found_encoding(sheet))))
        self.separator.setItemText(0, found.format(what=_separator_words(sheet.separator)))
        self.headed.blockSignals(True)
        self.headed.setChecked(headed)
        self.headed.blockSignals(False)

    def chosen(self, source: Source) -> Source:
        """The table, read as it is chosen."""
        return source.read_as(self.encoding.currentData(), self.separator.currentData(), self.sheet.currentData())

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(bool)
    def _changed(self, now: object = None) -> None:
        self.changed.emit()


def _encoding_words(encoding: str) -> str:
    return encoding.upper() if encoding.startswith("utf") else encoding.capitalize()


def _separator_words(separator: str) -> str:
    names = {",": _("comma"), ";": _("semicolon"), "\t": _("tab"), "|": _("vertical bar"), "": _("nothing")}
    return names.get(separator, separator)
