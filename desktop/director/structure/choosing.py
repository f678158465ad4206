"""The structures of the club and those that come with the program: to take one, change it, rename it, let it go."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial

from PyQt6.QtCore import QItemSelection, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs.wish_fields import Field
from desktop.director.lists import Column, Row, ValueTable, ValueView
from desktop.director.parts import NameField, PlainLabel, button, refuse, wrapped
from desktop.director.structure.club_editor import ClubEditor
from desktop.director.structure.timeline import hours
from tournament import wording
from tournament.club import Club, keeping
from tournament.club.roster import Roster
from tournament.errors import Refusal
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.people.people import LONGEST_NAME, sort_key
from tournament.structures import structure_files
from tournament.structures.structure import Structure
from tournament.structures.typed import sums

WIDTH_PX, HEIGHT_PX = 1180, 660


@dataclass(frozen=True, slots=True)
class Offered:
    """A structure that can be taken; `kept`: by the club."""

    structure: Structure
    kept: bool


def offered(roster: Roster) -> Iterator[Offered]:
    """The club's own first, by name, then those that come with the program."""
    for structure in sorted(roster.structures.values(), key=lambda each: sort_key(each.name)):
        yield Offered(structure, kept=True)
    for structure in structure_files.shipped().values():
        yield Offered(structure, kept=False)


class StructuresDialog(QDialog):
    """A list with what can be done with each; whatever is done to the club's can be undone at once.

    Signals:
        taken: the `Structure` that is to be used.
    """

    taken = pyqtSignal(object)

    def __init__(self, club: Club, parent: QWidget, *, taking: bool = False) -> None:
        """`taking`: one is wanted; else they are only looked after."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Structures"))
        self._club, self._taking = club, taking
        self._shown: list[Offered] = []
        self._done: int | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(10)
        title = _("Which structure?") if taking else _("The club's structures")
        column.addWidget(PlainLabel(title, self, kind="dialog-title"))
        self.table = ValueTable(
            [
                Column(_("Name"), strong=True, stretch=5),
                Column(_("Levels"), number=True),
                Column(_("Hours"), number=True),
                Column(_("Chips"), number=True),
                Column(""),
                Column(_("For whom"), stretch=4, spare=True),
            ],
            self,
        )
        self.view = ValueView(self.table, self, _("Structures"))
        self.view.doubleClicked.connect(self._double_clicked)
        column.addWidget(self.view, 1)
        self.note = wrapped("", self)
        column.addWidget(self.note)
        column.addLayout(self._what_was_done())
        column.addLayout(self._actions())
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._look)
        self.resize(look.on_screen(self, WIDTH_PX, HEIGHT_PX))
        self._show()
        self.view.setFocus()

    # ---- building --------------------------------------------------------------------------------------------------

    def _what_was_done(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.said = wrapped("", self, kind="strong")
        self.undo = button(_("Undo"), self, kind="link")
        self.undo.clicked.connect(self._undo)
        self.undo.hide()
        self.renaming = NameField(self)
        self.renaming.setMaxLength(LONGEST_NAME)
        self.renaming.returnPressed.connect(self._rename)
        self.new_name = Field(_("New &name, then Enter"), self.renaming, self)
        self.new_name.hide()
        row.addWidget(self.said, 1)
        row.addWidget(self.undo)
        row.addWidget(self.new_name, 1)
        return row

    def _actions(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.new = button(_("New…"), self)
        self.new.clicked.connect(self._make_new)
        self.edit = button(_("Edit…"), self)
        self.edit.clicked.connect(self._edit)
        self.rename = button(_("Rename…"), self)
        self.rename.clicked.connect(self._ask_name)
        self.drop = button(_("Let it go"), self)
        self.drop.clicked.connect(self._drop)
        for made in (self.new, self.edit, self.rename, self.drop):
            row.addWidget(made)
        row.addStretch(1)
        self.close_button = button(_("Cancel") if self._taking else _("Done"), self)
        self.close_button.clicked.connect(self.reject)
        row.addWidget(self.close_button)
        self.use = button(_("Use it"), self, kind="primary")
        self.use.setDefault(True)
        self.use.clicked.connect(self._use)
        self.use.setVisible(self._taking)
        row.addWidget(self.use)
        return row

    # ---- showing ---------------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> Offered | None:
        """What is selected."""
        key = self.view.chosen()
        return next((each for each in self._shown if _key(each) == key), None)

    def choose(self, name: str) -> None:
        """Select the structure of that name, the club's before any other."""
        found = next((each for each in self._shown if each.structure.name == name), None)
        if found is not None:
            self.view.choose(_key(found))

    def _show(self, name: str | None = None) -> None:
        before = self.chosen
        self._shown = list(offered(self._club.state))
        self.table.show_rows([_row(each) for each in self._shown])
        if name is None and before is not None:
            name = before.structure.name
        self.choose(name or self._shown[0].structure.name)
        if self.chosen is None:
            self.view.choose(_key(self._shown[0]))
        self._look()

    @pyqtSlot()
    @pyqtSlot(QItemSelection, QItemSelection)
    def _look(self, now: object = None, before: object = None) -> None:
        found = self.chosen
        none = _("Choose one first.") if found is None else None
        shipped = _("It comes with the program; edit it, and the club keeps a copy.")
        ours = none or (None if found is not None and found.kept else shipped)
        refuse(self.use, none, "")
        refuse(self.edit, none, _("Change it for later evenings; past ones stay as they were"))
        refuse(self.rename, ours, "")
        refuse(self.drop, ours, _("Offer it no longer; past evenings stay as they were"))
        self.note.setText("" if found is None else found.structure.note or shipped if not found.kept else "")
        self.new_name.hide()

    def _tell(self, sentence: str, done: int | None) -> None:
        self._done = done
        self.said.setText(sentence)
        self.undo.setVisible(done is not None)

    # ---- doing -----------------------------------------------------------------------------------------------------

    def _do(self, decision: Decision[Roster], name: str | None = None) -> bool:
        """Do it, and say so with an Undo beside it; false: it was refused, and that was said."""
        try:
            stored = self._club.perform(decision)
        except Refusal as wrong:
            self._tell(wording.refusal(wrong), None)
            return False
        self._show(name)
        self._tell(wording.step(stored.step), stored.seq)
        return True

    @pyqtSlot()
    def _undo(self) -> None:
        if self._done is None:
            return
        try:
            stored = self._club.undo(self._done)
        except Refusal as wrong:
            self._tell(wording.refusal(wrong), None)
            return
        self._show()
        self._tell(wording.step(stored.step), None)

    @pyqtSlot()
    def _use(self) -> None:
        if (found := self.chosen) is not None:
            self.taken.emit(found.structure)
            self.accept()

    @pyqtSlot()
    def _double_clicked(self) -> None:
        if self._taking:
            self._use()
        else:
            self._edit()

    @pyqtSlot()
    def _drop(self) -> None:
        if (found := self.chosen) is not None:
            self._do(partial(keeping.drop_structure, name=found.structure.name))

    @pyqtSlot()
    def _ask_name(self) -> None:
        if (found := self.chosen) is not None:
            self.renaming.setText(found.structure.name)
            self.new_name.refuse("")
            self.new_name.show()
            self.renaming.setFocus()
            self.renaming.selectAll()

    @pyqtSlot()
    def _rename(self) -> None:
        found, to = self.chosen, self.renaming.text()
        if found is None:
            return
        try:
            keeping.rename_structure(self._club.state, self._club.now(), found.structure.name, to)
        except Refusal as wrong:
            self.new_name.refuse(wording.refusal(wrong))
            return
        self._do(partial(keeping.rename_structure, name=found.structure.name, to=to), to.strip())
        self.view.setFocus()

    @pyqtSlot()
    def _edit(self) -> None:
        if (found := self.chosen) is not None:
            self._open(found.structure)

    @pyqtSlot()
    def _make_new(self) -> None:
        usual = next(iter(structure_files.shipped().values()))
        self._open(replace(usual, name=_("New structure"), note=""))

    def _open(self, structure: Structure) -> None:
        editor = ClubEditor(structure, self)
        editor.wanted.connect(partial(self._keep, editor))
        editor.open()

    def _keep(self, editor: ClubEditor, structure: Structure) -> None:
        try:
            keeping.keep_structure(self._club.state, self._club.now(), structure)
        except Refusal as wrong:
            editor.form.tell(wording.refusal(wrong))
            return
        if self._do(partial(keeping.keep_structure, structure=structure), structure.name):
            editor.accept()


def _key(each: Offered) -> tuple[bool, str]:
    return each.kept, each.structure.name


def _row(each: Offered) -> Row:
    count, _breaks, time, whole = sums(each.structure.periods)
    stack = each.structure.starting_stack
    cells = (
        each.structure.name,
        str(count),
        hours(time) if whole else "–",
        "" if stack is None else wording.chips(stack),
        _("club") if each.kept else "",
        each.structure.note,
    )
    return Row(cells, _key(each), pill="good" if each.kept else "", pill_at=4)
