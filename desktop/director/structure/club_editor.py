"""A structure that belongs to no evening: the club's own, for later ones."""

from dataclasses import replace

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeySequence, QShortcut
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, button, wrapped
from desktop.director.structure.form import StructureForm
from desktop.director.structure.timeline import Timeline, hours, of_plan
from tournament import wording
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.structures.structure import LONGEST_NOTE, Structure
from tournament.structures.structure_check import check
from tournament.structures.typed import amount

WIDTH_PX, HEIGHT_PX = 1160, 680
USUAL_PLAYERS = 10


class ClubEditor(QDialog):
    """The same table as an evening's, with for whom it is made and how long so many players need.

    Signals:
        wanted: the `Structure` that is to be kept; whoever listens keeps it and accepts the dialog.
    """

    wanted = pyqtSignal(object)

    def __init__(self, structure: Structure, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Structure"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(10)
        column.addWidget(PlainLabel(_("A structure of the club"), self, kind="dialog-title"))
        self.note = QLineEdit(structure.note, self)
        self.note.setCursorPosition(0)
        self.note.setMaxLength(LONGEST_NOTE)
        self.stack = QLineEdit("" if structure.starting_stack is None else str(structure.starting_stack), self)
        self.players = QLineEdit(str(USUAL_PLAYERS), self)
        self.form = StructureForm(structure, self._times, self)
        self.form.take.hide()
        self.form.keep_for_club.setVisible(False)  # type: ignore[union-attr]
        about = QHBoxLayout()
        about.setSpacing(12)
        about.addWidget(Field(_("&For whom, for how long"), self.note, self), 4)
        self.stack_field = Field(_("Starting &chips"), self.stack, self)
        self.players_field = Field(_("E&xpected players"), self.players, self)
        about.addWidget(self.stack_field, 1)
        about.addWidget(self.players_field, 1)
        column.addLayout(about)
        column.addWidget(self.form, 1)
        ends = QHBoxLayout()
        ends.setSpacing(8)
        self.said = wrapped("", self)
        ends.addWidget(self.said, 1)
        cancel = button(_("Cancel"), self)
        cancel.clicked.connect(self.reject)
        self.save = button(_("Keep for the club"), self, kind="primary")
        self.save.clicked.connect(self._save)
        for key in ("Ctrl+Return", "Ctrl+S"):
            QShortcut(QKeySequence(key), self).activated.connect(self._save)
        ends.addWidget(cancel)
        ends.addWidget(self.save)
        column.addLayout(ends)
        for line in (self.note, self.stack, self.players):
            line.textChanged.connect(self._about_changed)
        self.form.changed.connect(self.look)
        self.resize(look.on_screen(self, WIDTH_PX, HEIGHT_PX))
        self._about_changed()

    def _stack(self) -> Chips | None:
        """What each begins with, None where nothing is typed.

        Raises:
            BadInput: it is no number.
        """
        return amount(self.stack.text()) if self.stack.text().strip() else None

    def _times(self, structure: Structure, count: int) -> Timeline:
        try:
            stack, players = self._stack(), amount(self.players.text())
        except (BadInput, AttributeError):
            return of_plan(structure, None, count)
        return of_plan(structure, stack * players if stack and players > 1 else None, count)

    @property
    def structure(self) -> Structure | None:
        """All of it, None while something is wrong."""
        found = self.form.structure
        if found is None or self._why_not() is not None:
            return None
        return replace(found, starting_stack=self._stack(), note=self.note.text().strip())

    def _why_not(self) -> str | None:
        try:
            stack = self._stack()
            found = self.form.structure
            if found is not None:
                check(replace(found, starting_stack=stack, note=self.note.text().strip()))
        except BadInput as wrong:
            return wording.refusal(wrong)
        return self.form.why_not

    @pyqtSlot()
    @pyqtSlot(str)
    def _about_changed(self, text: str = "") -> None:
        self.form.table.sheet.look_again()
        self.look()

    @pyqtSlot()
    def look(self) -> None:
        """When it would end, and what is wrong."""
        try:
            self._stack()
        except BadInput as wrong:
            self.stack_field.refuse(wording.refusal(wrong))
        else:
            self.stack_field.refuse("")
        why = self._why_not()
        self.save.setEnabled(why is None)
        self.save.setToolTip(_("Ctrl+Enter") if why is None else why)
        end = self.form.table.sheet.timeline.end
        said = ""
        if end is not None:
            words = _("With {n} players it ends after about {end} ({earliest} to {latest}).")
            times = {"end": hours(end.at), "earliest": hours(end.earliest), "latest": hours(end.latest)}
            said = words.format(n=self.players.text().strip(), **times)
        self.said.setText(said)

    @pyqtSlot()
    def _save(self) -> None:
        structure = self.structure
        if structure is not None:
            self.wanted.emit(structure)
