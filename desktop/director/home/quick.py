"""A new tournament, the usual case: its name, its structure and its price; the rest is as last time."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs import amounts
from desktop.director.dialogs.structure_choice import StructureChoice
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, button, wrapped
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.people.people import clean_name

if TYPE_CHECKING:  # the first page is shown before these are loaded: desktop.entrance
    from desktop.director.last_time import Beginning
    from tournament.events import EveningCreated


class QuickCard(QFrame):
    """Three fields, and Enter in any of them makes it.

    Signals:
        wished: the `EveningCreated`.
        more_wanted: a `Beginning` with what stands in the fields.
    """

    wished = pyqtSignal(object)
    more_wanted = pyqtSignal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "card")
        self._beginning: Beginning | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 16)
        column.setSpacing(10)
        column.addWidget(PlainLabel(_("New tournament"), self, kind="strong"))
        self.name = QLineEdit(self)
        self.name_field = Field(_("&Name"), self.name, self)
        self.structure_field = StructureChoice(self)
        self.structure = self.structure_field.choice
        self.buy_in = QLineEdit(self)
        self.buy_in_field = Field(_("&Buy-in"), self.buy_in, self)
        for field in (self.name_field, self.structure_field, self.buy_in_field):
            column.addWidget(field)
        for line, field in ((self.name, self.name_field), (self.buy_in, self.buy_in_field)):
            line.textChanged.connect(field.accept)
            line.textChanged.connect(self._tell)
            line.returnPressed.connect(self._create)
        self.structure_field.chosen.connect(self._tell)
        self.rest = wrapped("", self)
        column.addWidget(self.rest)
        self.create_button = button(_("Create"), self, kind="primary", says=_("Create the tournament"))
        self.create_button.clicked.connect(self._create)
        self.more = button(_("Everything else…"), self, says=_("Everything else about a new tournament"))
        self.more.clicked.connect(self.ask_more)
        ends = QHBoxLayout()
        ends.setSpacing(8)
        ends.addWidget(self.create_button, 1)
        ends.addWidget(self.more)
        column.addLayout(ends)

    # ---- what stands in it -----------------------------------------------------------------------------------------

    def show_beginning(self, beginning: "Beginning") -> None:
        """Begin anew with these terms; what somebody has typed and not used stays."""
        from desktop.director import last_time

        self._beginning = beginning
        like = beginning.like
        self.structure_field.offer(beginning.kept, like.structure)  # what is told follows from it
        if not self.name.isModified():
            self.name.setText(beginning.name)
        price = last_time.buy_in_of(like)
        if not self.buy_in.isModified():
            self.buy_in.setText(last_time.typed(last_time.cost(price), like.currency))
        self.buy_in_field.label.setText(_("&Buy-in, in {currency}").format(currency=like.currency))
        self._tell()

    def take_focus(self) -> None:
        """Put the keyboard into the name, to be typed over."""
        self.name.setFocus()
        self.name.selectAll()

    def has_keyboard(self) -> bool:
        """Whether one of its parts has it."""
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    @pyqtSlot()
    @pyqtSlot(str)
    def _tell(self, text: str = "") -> None:
        """What the rest will be, with what stands in the fields now."""
        if self._beginning is None:
            return
        from desktop.director import last_time

        structure, like = self.structure_field.structure, self._beginning.like
        try:
            setup = self._setup("-")
        except Refusal:
            setup = like
        terms = last_time.rest(setup)
        self.rest.setText(_("{terms}, as last time").format(terms=terms) if like.name else terms)
        stack = None if structure.starting_stack and structure != like.structure else last_time.buy_in_of(setup).chips
        self.structure_field.tell(self._beginning.players, stack, self._beginning.now)

    def _setup(self, name: str) -> "EveningCreated":
        from desktop.director import last_time

        assert self._beginning is not None  # noqa: S101
        like = self._beginning.like
        buy_in = amounts.read_or_nothing(self.buy_in.text(), like.currency)
        return last_time.again(like, name, self.structure_field.structure, buy_in, counted=False)

    # ---- done ------------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _create(self) -> None:
        if self._beginning is None:
            return
        name = self.name_field.checked(lambda: clean_name(self.name.text()))
        setup = self._checked(partial(self._setup, name or "-"))
        if name is not None and setup is not None:
            for line in (self.name, self.buy_in):
                line.setModified(False)
            self.wished.emit(setup)

    def _checked(self, read: "Callable[[], EveningCreated]") -> "EveningCreated | None":
        """What is refused stands beside the field that it is about."""
        try:
            return read()
        except Refusal as wrong:
            from desktop.director import desk_words

            field = self.structure_field if wrong.code == "no_breaks" else self.buy_in_field
            field.refuse(desk_words.refusal(wrong))
            return None

    @pyqtSlot()
    def ask_more(self) -> None:
        """Everything else, with what stands in the fields."""
        if self._beginning is None:
            return
        typed = replace(self._beginning, name=self.name.text(), buy_in=self.buy_in.text())
        try:
            typed = replace(typed, like=self._setup("-"))
        except Refusal:  # beside which field will be said there
            typed = replace(typed, structure=self.structure_field.structure)
        self.more_wanted.emit(typed)
