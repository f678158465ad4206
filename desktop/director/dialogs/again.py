"""Once more: an evening like one before, with its terms and perhaps its people."""

from collections.abc import Sequence
from dataclasses import replace

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director import last_time
from desktop.director.dialogs.wish_fields import Field
from desktop.director.last_time import Beginning
from desktop.director.parts import PlainLabel, with_answer, wrapped
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import PlayerId
from tournament.people.people import clean_name
from tournament.wording.values import isolated


class AgainDialog(QDialog):
    """Asks for the name and emits what was wished; whoever listens makes the evening and closes the dialog.

    Signals:
        wished: the `EveningCreated`, and the club's numbers of the people to be expected.
    """

    wished = pyqtSignal(object, object)

    def __init__(self, before: str, beginning: Beginning, people: Sequence[PlayerId], parent: QWidget) -> None:
        """`before`: what that evening is called; `people`: who was on its list."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Once more"))
        look.set_least_width(self, 480)
        self._beginning, self._people = beginning, tuple(people)
        like = beginning.like
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(12)
        title = _("Like {name}").format(name=isolated(before))
        column.addWidget(PlainLabel(title, self, kind="dialog-title", elide=True))
        column.addWidget(wrapped(f"{isolated(like.structure.name)}. {last_time.buy_in_words(like)}", self))
        column.addWidget(wrapped(last_time.rest(like), self))
        self.name = QLineEdit(beginning.name, self)
        self.name_field = Field(_("&Name"), self.name, self)
        self.name.textChanged.connect(self.name_field.accept)
        column.addWidget(self.name_field)
        said = ngettext("E&xpect the same {n} person", "E&xpect the same {n} people", len(people))
        self.same = QCheckBox(said.format(n=len(people)), self)
        self.same.setChecked(bool(people))
        self.same.setVisible(bool(people))
        column.addWidget(self.same)
        column.addStretch(1)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.create_button = with_answer(self, ends, _("Create"), self._wish)
        column.addLayout(ends)
        self.name.selectAll()
        self.name.setFocus()

    @pyqtSlot()
    def _wish(self) -> None:
        name = self.name_field.checked(lambda: clean_name(self.name.text()))
        if name is not None:
            people = self._people if self.same.isChecked() else ()
            self.wished.emit(replace(self._beginning.like, name=name), people)
