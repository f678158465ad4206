"""Just a clock: a structure, perhaps how many play and for how much, and it runs."""

from dataclasses import replace

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.director import last_time
from desktop.director.dialogs import amounts, wish_fields
from desktop.director.dialogs.structure_choice import StructureChoice
from desktop.director.dialogs.wish_fields import Field
from desktop.director.last_time import Beginning
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from desktop.director.tables.words import fit
from tournament.errors import BadInput
from tournament.events import EveningCreated, TableWay, Timing
from tournament.language import gettext as _

FEWEST = 2
"""A clock starts for so many players."""


class JustAClockDialog(QDialog):
    """Asks for it and emits what was wished; whoever listens makes the evening and closes the dialog.

    Signals:
        wished: the `EveningCreated`, how many players are counted at once, and whether its clock shall run at once.
    """

    wished = pyqtSignal(object, int, bool)

    def __init__(self, beginning: Beginning, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Just a clock"))
        look.set_least_width(self, 520)
        self._beginning = beginning
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Just a clock"), self, kind="dialog-title"))
        said = _("Players, rebuys and add-ons are counted, not named. Names can be added later.")
        column.addWidget(wrapped(said, self))
        self.structure = StructureChoice(self)
        self.structure.offer(beginning.kept, beginning.like.structure)
        self.structure.chosen.connect(self._tell_end)
        column.addWidget(self.structure)
        row = QHBoxLayout()
        row.setSpacing(12)
        self.players = QLineEdit(self)
        self.players.setPlaceholderText(_("two or more to start now"))
        self.players_field = Field(_("&Players"), self.players, self)
        self.players.textChanged.connect(self.players_field.accept)
        self.players.textChanged.connect(self._tell_end)
        price = last_time.buy_in_of(beginning.like)
        self.buy_in = QLineEdit(last_time.typed(last_time.cost(price), beginning.like.currency), self)
        self.buy_in_field = Field(
            _("&Buy-in, in {currency}").format(currency=beginning.like.currency), self.buy_in, self
        )
        self.buy_in.textChanged.connect(self.buy_in_field.accept)
        for field in (self.players_field, self.buy_in_field):
            row.addWidget(field, 1, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        self.more = QCheckBox(_("With &rebuys and an add-on at the same price"), self)
        self.more.setChecked(last_time.sells_more(beginning.like) or not beginning.like.counted)
        column.addWidget(self.more)
        column.addStretch(1)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.start = with_answer(self, ends, _("Start now"), self._start)
        self.create_button = button(_("Create"), self, says=_("Create without starting the clock"))
        self.create_button.clicked.connect(self._create)
        ends.insertWidget(ends.count() - 1, self.create_button)
        self.setTabOrder(self.create_button, self.start)
        column.addLayout(ends)
        self._tell_end()
        self.players.setFocus()

    @pyqtSlot()
    @pyqtSlot(str)
    def _tell_end(self, text: str = "") -> None:
        bare = "".join(self.players.text().split())
        players = int(bare) if bare.isascii() and bare.isdecimal() and len(bare) < 5 else 0
        like = self._beginning.like
        stack = last_time.buy_in_of(like).chips if self.structure.structure == like.structure else None
        self.structure.tell(max(FEWEST, players) if players else self._beginning.players, stack, self._beginning.now)

    @pyqtSlot()
    def _start(self) -> None:
        self._wish(at_once=True)

    @pyqtSlot()
    def _create(self) -> None:
        self._wish(at_once=False)

    def _wish(self, *, at_once: bool) -> None:
        players = self.players_field.checked(lambda: _players(self.players.text(), at_once=at_once))
        setup = self.buy_in_field.checked(self._setup)
        fit(self, only_grow=True)  # what is refused takes a line
        if players is not None and setup is not None:
            self.wished.emit(setup, players, at_once)

    def _setup(self) -> EveningCreated:
        like = replace(self._beginning.like, way=TableWay.KEPT, timing=Timing.REAL)
        buy_in = amounts.read_or_nothing(self.buy_in.text(), like.currency)
        like = last_time.with_more(like) if self.more.isChecked() else last_time.without_more(like)
        return last_time.again(like, self._beginning.name, self.structure.structure, buy_in, counted=True)


def _players(text: str, *, at_once: bool) -> int:
    players = wish_fields.read_players(text)
    if at_once and players < FEWEST:
        raise BadInput("too_few_players", players=players)
    return players
