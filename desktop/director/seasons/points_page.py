"""How the points of an evening are reckoned: a formula of one's own, or one that is in public use."""

from PyQt6.QtCore import QModelIndex, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeySequence, QShortcut
from PyQt6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.director.dialogs.wish_fields import Field
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.parts import EmptyState, NameField, PlainLabel, button, long_choice, refuse, wrapped
from desktop.director.seasons.formula_field import FormulaField
from tournament.events import Scoring
from tournament.language import gettext as _
from tournament.people.people import base_letters
from tournament.seasons.functions import FUNCTIONS
from tournament.seasons.presets import PRESETS, Preset
from tournament.seasons.variables import VARIABLES

OWN = -1


class PointsPage(QWidget):
    """The formula with what it can ask.

    Signals:
        changed: the formula is another one.
        decimals_wanted: so many belong to the formula that was chosen.
    """

    changed = pyqtSignal()
    decimals_wanted = pyqtSignal(int)

    def __init__(self, scoring: Scoring, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.presets = long_choice(self)
        self.presets.addItem(_("Our own"), OWN)
        for number, preset in enumerate(PRESETS):
            self.presets.addItem(_(preset.name), number)
        self.preset_field = Field(_("Formulas in public &use"), self.presets, self)
        self.formula = FormulaField(scoring.formula, self)
        column.addWidget(self.preset_field)
        column.addWidget(self.formula)
        row = QHBoxLayout()
        row.addWidget(PlainLabel(_("What a formula can ask"), self, kind="label"), 1)
        self.search = NameField(self)
        self.search.setPlaceholderText(_("Find: rebuys, prize, root"))
        self.search.setAccessibleName(_("Find what a formula can ask"))
        self.search.setClearButtonEnabled(True)
        self.insert = button(_("&Insert"), self)
        row.addWidget(self.search, 1)
        row.addWidget(self.insert)
        column.addLayout(row)
        empty = EmptyState(_("Nothing fits"), _("Empty the line to see all that a formula can ask."), self)
        columns = (Column(_("Word"), strong=True), Column(_("What it is"), stretch=1))
        self.words = ListOrEmpty(columns, _("What a formula can ask"), empty, self)
        self.view = self.words.view
        column.addWidget(self.words, 1)
        self.about = wrapped("", self, kind="note")
        column.addWidget(self.about)
        self._listen()
        self._find("")
        self._choose_by_text()

    def _listen(self) -> None:
        self.presets.currentIndexChanged.connect(self._choose)
        self.formula.typed.connect(self._typed)
        self.search.textChanged.connect(self._find)
        self.insert.clicked.connect(self._insert)
        self.view.doubleClicked.connect(self._insert)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._look)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed = QShortcut(QKeySequence(key), self.view)
            pressed.setContext(Qt.ShortcutContext.WidgetShortcut)
            pressed.activated.connect(self._insert)
            down = QShortcut(QKeySequence(key), self.search)
            down.setContext(Qt.ShortcutContext.WidgetShortcut)
            down.activated.connect(self._to_list)

    @pyqtSlot(int)
    def _choose(self, index: int) -> None:
        preset = self._preset()
        if preset is None:
            self.preset_field.say(_("Whatever you write below."))
            return
        source = _("Published: {where}").format(where=preset.source) if preset.source else ""
        self.preset_field.say(" ".join(filter(None, (_(preset.words), source))))
        if preset.text != self.formula.text:
            self.formula.put(preset.text)
            self.decimals_wanted.emit(preset.decimals)

    def _preset(self) -> Preset | None:
        number = self.presets.currentData()
        return None if number == OWN else PRESETS[number]

    @pyqtSlot()
    def _typed(self) -> None:
        self._choose_by_text()
        self.changed.emit()

    def _choose_by_text(self) -> None:
        bare = "".join(self.formula.text.split())
        number = next((n for n, preset in enumerate(PRESETS) if "".join(preset.text.split()) == bare), OWN)
        index = self.presets.findData(number)
        if index != self.presets.currentIndex():
            self.presets.blockSignals(True)
            self.presets.setCurrentIndex(index)
            self.presets.blockSignals(False)
        self._choose(index)

    @pyqtSlot(str)
    def _find(self, text: str) -> None:
        self.words.show_rows(_vocabulary(text))
        self._look()

    @pyqtSlot()
    def _to_list(self) -> None:
        if self.view.table.rows:
            self.view.choose(self.view.table.rows[0].key)
            self.view.setFocus()

    @pyqtSlot()
    def _look(self) -> None:
        chosen = self.view.chosen()
        # Whole, where its line in the list is too short for it.
        self.about.setText(next((": ".join(row.cells) for row in self.view.table.rows if row.key == chosen), ""))
        refuse(self.insert, None if chosen else _("Choose a word in the list."), _("Into the formula (Enter)"))

    @pyqtSlot()
    @pyqtSlot(QModelIndex)
    def _insert(self, where: QModelIndex | None = None) -> None:
        word = self.view.chosen()
        if word is not None:
            called = word in FUNCTIONS or word == "if"
            self.formula.insert(f"{word}()" if called else word, back=int(called))


def _vocabulary(text: str) -> list[Row]:
    """Variables, then functions, in which every word of the text is found."""
    rows = []
    for variable in VARIABLES:
        also = ", ".join(variable.aliases)
        rows.append(Row((f"{variable.name} ({also})" if also else variable.name, _(variable.words)), variable.name))
    rows += [Row((function.shown, _(function.words)), name) for name, function in FUNCTIONS.items()]
    rows.append(Row((_("if(c, a, b)"), _("a where c is so, else b; the same is written a if c else b.")), "if"))
    words = base_letters(text).split()
    return [row for row in rows if all(word in base_letters(" ".join(row.cells)) for word in words)]
