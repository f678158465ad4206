"""A new tournament: everything that must be known before the first name is entered."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QEvent, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from desktop.director import desk_words
from desktop.director.creating import Wish
from desktop.director.dialogs import wish_fields
from desktop.director.dialogs.wish_fields import CURRENCIES, Field
from desktop.director.encoding_question import UNSURE, EncodingQuestion
from desktop.director.parts import Choice, PlainLabel, button, wrapped
from desktop.director.roster_file import read_bytes, read_roster
from tournament import structure_files
from tournament.errors import Refusal
from tournament.events import TableWay
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people import clean_name
from tournament.structure import Structure

USUAL_STRUCTURE = "club-20"
USUAL_STACK = 10_000
USUAL_SEATS = 9
USUAL_HEIGHT = 540


class NewTournamentDialog(QDialog):
    """Asks for it and emits the `Wish`; whoever listens stores it and closes the dialog.

    Signals:
        wished: the `desktop.director.creating.Wish`.
    """

    wished = pyqtSignal(object)

    def __init__(self, name: str, currency: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("New tournament"))
        self.setMinimumWidth(880)
        self._structures: list[Structure] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(14)
        column.addWidget(PlainLabel(_("New tournament"), self, kind="dialog-title"))
        sides = QHBoxLayout()
        sides.setSpacing(28)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(12)
        right.setSpacing(12)
        sides.addLayout(left, 1)
        sides.addLayout(right, 1)
        column.addLayout(sides)
        self._build_left(left, name, currency)
        self._build_right(right)
        ends = QHBoxLayout()
        ends.addWidget(wrapped(_("Nothing is final: every step can be undone."), self), 1)
        cancel = button(_("Cancel"), self)
        cancel.clicked.connect(self.reject)
        self.create_button = button(_("Create tournament"), self, kind="primary")
        self.create_button.setDefault(True)
        self.create_button.clicked.connect(self._wish)
        ends.addWidget(cancel)
        ends.addWidget(self.create_button)
        column.addLayout(ends)
        self.structure.setCurrentIndex(max(0, self.structure.findData(USUAL_STRUCTURE)))
        self._structure_chosen(self.structure.currentIndex())
        self._way_chosen()
        self.name.selectAll()
        self.resize(self.width(), USUAL_HEIGHT)

    # ---- building --------------------------------------------------------------------------------------------------

    def _build_left(self, column: QVBoxLayout, name: str, currency: str) -> None:
        self.name = QLineEdit(name, self)
        self.name_field = Field(_("&Name"), self.name, self)
        self.name.textChanged.connect(self.name_field.accept)
        column.addWidget(self.name_field)
        self.structure = Choice(self)
        for short, structure in structure_files.shipped().items():
            self._structures.append(structure)
            self.structure.addItem(structure.name, short)
        self.structure.currentIndexChanged.connect(self._structure_chosen)
        from_file = button(_("From a file…"), self)
        from_file.clicked.connect(self._choose_structure)
        self.structure_field = Field(_("&Structure"), _row(self.structure, from_file), self, buddy=self.structure)
        self.structure.activated.connect(self.structure_field.accept)
        self.structure.setMinimumContentsLength(20)
        column.addWidget(self.structure_field)
        self.stack = QLineEdit(str(USUAL_STACK), self)
        self.stack_field = Field(_("Starting &chips"), self.stack, self)
        self.stack.textChanged.connect(self.stack_field.accept)
        self.seats = Choice(self)
        self.seats.addItems([str(seats) for seats in range(2, 11)])
        self.seats.setCurrentText(str(USUAL_SEATS))
        self.seats_field = Field(_("S&eats at a table"), self.seats, self)
        column.addWidget(_row(self.stack_field, self.seats_field))
        self.buy_in = QLineEdit("20", self)
        self.buy_in_field = Field(_("&Buy-in"), self.buy_in, self)
        self.buy_in.textChanged.connect(self.buy_in_field.accept)
        self.currency = Choice(self)
        self.currency.addItems([currency, *(code for code in CURRENCIES if code != currency)])
        self.currency_field = Field(_("C&urrency"), self.currency, self)
        self.currency.currentIndexChanged.connect(self.buy_in_field.accept)
        column.addWidget(_row(self.buy_in_field, self.currency_field))
        column.addStretch(1)

    def _build_right(self, column: QVBoxLayout) -> None:
        self.way = QButtonGroup(self)
        self.kept = QRadioButton(_("People at real tables, in real time"), self)
        self.dealt = QRadioButton(_("Robots: the program deals, in simulated time"), self)
        self.kept.setChecked(True)
        ways = QWidget(self)
        inside = QVBoxLayout(ways)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        for made in (self.kept, self.dealt):
            self.way.addButton(made)
            inside.addWidget(made)
        self.way.buttonToggled.connect(self._way_chosen)
        self.way_field = Field(_("&Played by"), ways, self, buddy=self.kept)
        column.addWidget(self.way_field)
        self.seed = QLineEdit(self)
        self.seed.setPlaceholderText(_("any"))
        self.seed_field = Field(_("See&d: the same seed plays the same evening"), self.seed, self)
        self.seed.textChanged.connect(self.seed_field.accept)
        column.addWidget(self.seed_field)
        self.people = QPlainTextEdit(self)
        self.people.setTabChangesFocus(True)
        self.people.setPlaceholderText(_("One name a line; or import a list. More can be entered later."))
        self.people.setMinimumHeight(96)
        self.people.textChanged.connect(self._count)
        self.people_field = Field(_("Peop&le"), self.people, self)
        column.addWidget(self.people_field, 1)
        self.question = EncodingQuestion(self)
        self.question.answered.connect(self.read_people)
        column.addWidget(self.question)
        import_list = button(_("Import a list…"), self)
        import_list.clicked.connect(self._choose_roster)
        column.addWidget(import_list, 0, Qt.AlignmentFlag.AlignLeft)

    def event(self, event: QEvent | None) -> bool:
        """Grow with what is said beside the fields: Qt asks wrapped text for its height only where it can grow."""
        if event is None or event.type() != QEvent.Type.LayoutRequest:
            return super().event(event)
        handled, layout = super().event(event), self.layout()
        wanted = 0 if layout is None else layout.minimumHeightForWidth(self.width())
        if wanted > self.height():
            self.resize(self.width(), wanted)
        return handled

    # ---- answers while it is filled in -----------------------------------------------------------------------------

    @pyqtSlot(int)
    def _structure_chosen(self, index: int) -> None:
        structure = self._structures[index]
        self.structure_field.accept()
        self.structure_field.say(wish_fields.outline(structure))
        if structure.starting_stack is not None:
            self.stack.setText(str(structure.starting_stack))

    @pyqtSlot()
    def _way_chosen(self) -> None:
        self.seed_field.setVisible(self.dealt.isChecked())
        self.people_field.accept()  # robots need two, people none yet

    @pyqtSlot()
    def _count(self) -> None:
        names = sum(bool(line.strip()) for line in self.people.toPlainText().splitlines())
        self.people_field.say(ngettext("{n} person", "{n} people", names).format(n=names) if names else "")
        self.people_field.accept()

    @pyqtSlot()
    def _choose_structure(self) -> None:
        _ask_file(self, _("Structure"), "*.csv *.json", self.read_structure)

    @pyqtSlot()
    def _choose_roster(self) -> None:
        _ask_file(self, _("List of people"), "*.csv *.txt *.tsv", self.read_people)

    @pyqtSlot(str)
    def read_structure(self, file: str) -> None:
        """Offer the structure in that file, and choose it."""
        path = Path(file)
        found = self.structure_field.checked(lambda: structure_files.read(read_bytes(path), path.name))
        if found is not None:
            self._structures.append(found)
            self.structure.addItem(found.name, None)
            self.structure.setCurrentIndex(self.structure.count() - 1)

    @pyqtSlot(str)
    @pyqtSlot(str, str)
    def read_people(self, file: str, encoding: str | None = None) -> None:
        """Put the names in that file behind those typed; what was asked about a file chosen before is asked no more."""
        self.question.clear()
        self.people_field.accept()
        try:
            roster = read_roster(Path(file), encoding)
        except Refusal as bad:
            if bad.code == UNSURE:
                self.question.ask(file, bad)
            else:
                self.people_field.refuse(desk_words.refusal(bad))
            return
        typed = self.people.toPlainText().rstrip("\n")
        self.people.setPlainText("\n".join([typed, *roster.names] if typed else roster.names))
        if roster.notes:
            self.people_field.say(" ".join([f"{self.people_field.note.text()}.", *roster.notes]))

    # ---- done ------------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _wish(self) -> None:
        dealt = self.dealt.isChecked()
        fewest = 2 if dealt or self.people.toPlainText().strip() else 0
        name = self.name_field.checked(lambda: clean_name(self.name.text()))
        stack = self.stack_field.checked(lambda: wish_fields.read_stack(self.stack.text()))
        currency = self.currency.currentText()
        buy_in = self.buy_in_field.checked(lambda: wish_fields.read_buy_in(self.buy_in.text(), currency))
        names = self.people_field.checked(lambda: wish_fields.read_names(self.people.toPlainText(), fewest))
        seed = self.seed_field.checked(lambda: wish_fields.read_seed(self.seed.text())) if dealt else None
        seed_wrong = dealt and not self.seed_field.wrong.isHidden()
        if name is None or stack is None or buy_in is None or names is None or seed_wrong:
            return
        self.wished.emit(
            Wish(
                name=name,
                structure=self._structures[self.structure.currentIndex()],
                starting_stack=stack,
                seats=int(self.seats.currentText()),
                buy_in=buy_in,
                currency=currency,
                way=TableWay.DEALT if dealt else TableWay.KEPT,
                names=names,
                seed=seed,
            )
        )


def _row(*widgets: QWidget) -> QWidget:
    row = QWidget(widgets[0].parentWidget())
    inside = QHBoxLayout(row)
    inside.setContentsMargins(0, 0, 0, 0)
    inside.setSpacing(12)
    for number, widget in enumerate(widgets):
        inside.addWidget(widget, 1 if number == 0 else 0, Qt.AlignmentFlag.AlignTop)
    return row


def _ask_file(parent: QDialog, title: str, endings: str, answer: Callable[[str], None]) -> None:
    every = _("All files")
    asked = QFileDialog(parent, title, "", f"{title} ({endings});;{every} (*)")
    asked.setFileMode(QFileDialog.FileMode.ExistingFile)
    asked.fileSelected.connect(answer)
    asked.finished.connect(partial(_later, asked))
    asked.open()


def _later(dialog: QFileDialog, result: int) -> None:
    dialog.deleteLater()
