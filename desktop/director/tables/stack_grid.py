"""The stacks of a table being counted: a line for each player, as a number or colour by colour of the chips owned."""

from collections.abc import Sequence
from itertools import pairwise

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QFrame, QGridLayout, QLabel, QLineEdit, QScrollArea, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.chips import by_colour
from desktop.director.chips.by_colour import Pieces
from desktop.director.dialogs import amounts
from desktop.director.parts import PlainLabel
from tournament import wording
from tournament.chips.chips import Chip
from tournament.errors import BadInput
from tournament.events import StackCount, Timing
from tournament.language import gettext as _
from tournament.names import Chips, EntryNo
from tournament.state import Entry, Tournament

FIELD_PX = 150


class StackGrid(QScrollArea):
    """Tab goes from one player to the next. A line left empty says nothing of that player.

    Attributes:
        fields: what each has in all, to be typed into or, where it follows from the colours, only to be read.
        pieces: how many chips of each colour, while they are counted so.

    Signals:
        changed: something was typed.
    """

    changed = pyqtSignal()

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.fields: dict[EntryNo, QLineEdit | QLabel] = {}
        self.pieces: dict[EntryNo, Pieces] = {}

    # ---- showing ---------------------------------------------------------------------------------------------------

    def ask_for(self, players: Sequence[Entry], after: QWidget, of: Sequence[Chip] = ()) -> None:
        """A line for each of them; `after`: what the keyboard comes from; `of`: the colours that are counted."""
        inside = QWidget(self)
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        self.fields, self.pieces = {}, {}
        for column, chip in enumerate(of, start=2):
            head = PlainLabel(by_colour.head(chip), inside, kind="muted")
            head.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(head, 0, column)
        for row, entry in enumerate(players, start=1):
            self._add_line(grid, row, entry, of, inside)
        grid.setRowStretch(len(players) + 1, 1)
        self.setWidget(inside)
        # Nothing scrolls sideways: the dialog is as wide as the colours need.
        bar = self.verticalScrollBar()
        beside = 0 if bar is None else 2 * bar.sizeHint().width()
        self.setMinimumWidth(grid.totalMinimumSize().width() + beside)
        for part in (inside, self.viewport()):
            if part is not None:
                part.setAutoFillBackground(False)
        typed = list(self._typed_into())
        for before, following in pairwise((after, *typed)):
            QWidget.setTabOrder(before, following)
        if typed:
            typed[0].setFocus()

    def _typed_into(self) -> Sequence[QLineEdit]:
        if not self.pieces:
            return [field for field in self.fields.values() if isinstance(field, QLineEdit)]
        return [field for pieces in self.pieces.values() for field in pieces.values()]

    def _add_line(self, grid: QGridLayout, row: int, entry: Entry, of: Sequence[Chip], inside: QWidget) -> None:
        field = self.fields[entry.number] = _sum(inside) if of else self._typed_sum(entry, inside)
        field.setAccessibleName(_("Chips of {name}").format(name=entry.shown_name))
        seat = PlainLabel("" if entry.seat is None else str(entry.seat.number), inside, kind="muted")
        seat.setFont(look.digits())
        name = PlainLabel(entry.shown_name, inside, elide=True)
        name.setMinimumWidth(look.scaled(by_colour.NAME_PX))
        buddy: QLabel = name
        grid.addWidget(seat, row, 0)
        grid.addWidget(name, row, 1)
        if isinstance(field, QLineEdit):
            buddy.setBuddy(field)
        else:
            pieces = self.pieces[entry.number] = by_colour.pieces(of, entry, inside, self._counted)
            for column, piece in enumerate(pieces.values(), start=2):
                grid.addWidget(piece, row, column)
            buddy.setBuddy(next(iter(pieces.values())))
        grid.addWidget(field, row, 2 + len(of))

    def _typed_sum(self, entry: Entry, inside: QWidget) -> QLineEdit:
        """The field of a player's stack; until something is typed it shows what was counted last."""
        field = QLineEdit(inside)
        field.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        field.setFont(look.digits())
        field.setFixedWidth(look.scaled(FIELD_PX))
        if entry.stack is not None and entry.counted is not None:
            utc = self._bridge.state.setup.timing is Timing.SIMULATED
            at = wording.time_of_day(entry.counted, utc=utc)
            field.setPlaceholderText(_("{chips} · {time}").format(chips=wording.chips(entry.stack), time=at))
        field.textChanged.connect(self._typed)
        return field

    @pyqtSlot()
    @pyqtSlot(str)
    def _typed(self, _text: str = "") -> None:
        self.changed.emit()

    @pyqtSlot()
    @pyqtSlot(str)
    def _counted(self, _text: str = "") -> None:
        """What each has in all follows from the chips of each colour."""
        for entry, pieces in self.pieces.items():
            try:
                come_to = by_colour.worth(pieces)
            except BadInput:
                continue  # `counts` says so
            self.fields[entry].setText("" if come_to is None else wording.chips(come_to))
        self.changed.emit()

    # ---- reading ---------------------------------------------------------------------------------------------------

    def counts(self) -> list[StackCount]:
        """What was typed.

        Raises:
            BadInput: `number_typed_wrong`.
        """
        typed = {
            entry: by_colour.worth(self.pieces[entry]) if entry in self.pieces else amounts.whole(field.text())
            for entry, field in self.fields.items()
        }
        return [StackCount(entry, chips) for entry, chips in typed.items() if chips is not None]


def _sum(inside: QWidget) -> QLabel:
    made = PlainLabel("", inside, kind="strong")
    made.setFont(look.digits())
    made.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    made.setFixedWidth(look.scaled(by_colour.TOTAL_PX))
    return made


def total(state: Tournament, together: Chips, counted: int, players: int) -> str:
    """The sum beside all chips in play, and the difference where the whole evening has been counted."""
    said = _("{counted} of {players} counted: {chips} of {in_play} chips in play").format(
        counted=counted, players=players, chips=wording.chips(together), in_play=wording.chips(state.chips_in_play)
    )
    missing = state.chips_in_play - together
    if counted == players == len(state.left) and missing:
        if missing > 0:
            return _("{said}; {chips} are missing").format(said=said, chips=wording.chips(missing))
        return _("{said}; {chips} too many").format(said=said, chips=wording.chips(-missing))
    return said
