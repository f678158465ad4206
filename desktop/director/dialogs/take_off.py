"""The question before an evening is taken off the list."""

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.director.parts import PlainLabel, with_answer, wrapped
from tournament.language import gettext as _
from tournament.wording.values import isolated


class TakeOffDialog(QDialog):
    """Accepted where it shall be done."""

    def __init__(self, name: str, parent: QWidget, *, is_going_on: bool) -> None:
        """`is_going_on`: whether its clock runs or its board is open."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Take an evening off the list"))
        self.setMinimumWidth(460)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Take it off the list?"), self, kind="dialog-title"))
        column.addWidget(PlainLabel(isolated(name), self, kind="strong", elide=True))
        column.addWidget(wrapped(_("Nothing of it is deleted, and Undo puts it back."), self))
        if is_going_on:
            column.addWidget(
                wrapped(_("It is going on: its board closes and nothing rings any more."), self, kind="note")
            )
        column.addStretch(1)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Take it off"), self.accept)
        column.addLayout(ends)
