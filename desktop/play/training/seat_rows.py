"""Who sits on each seat of a training table: how each robot plays, or that a person does."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PyQt6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop import look
from desktop.director.parts import Choice
from desktop.director.robot_choices import strengths, styles
from tournament.language import gettext as _
from tournament.training.houses import MOST_SEATS
from tournament.training.session import Manner

Manners = Mapping[int, Manner] | Mapping[int, Manner | None]
PERSON = "person"
"""What stands for somebody at this screen."""


class SeatRows(QWidget):
    """A row for each seat from the second on; the first is always played at this screen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(2, 1)
        # All of them at once, so that Tab goes through them before it comes to what stands below.
        self.rows = {seat: self._row(seat) for seat in range(2, MOST_SEATS + 1)}

    def show_seats(self, seats: int) -> None:
        """So many of them."""
        for seat, row in self.rows.items():
            for part in row:
                part.setVisible(seat <= seats)

    def put(self, manners: Manners) -> None:
        """Let each seat be played like that; None: by a person."""
        for seat, manner in manners.items():
            if seat in self.rows:
                _label, style, strength = self.rows[seat]
                style.setCurrentIndex(style.findData(PERSON if manner is None else manner[0]))
                if manner is not None:
                    strength.setCurrentIndex(strength.findData(manner[1]))

    def read(self, seats: int) -> dict[int, Manner | None]:
        """How each seat is played."""
        found: dict[int, Manner | None] = {}
        for seat in range(2, seats + 1):
            _label, style, strength = self.rows[seat]
            code = str(style.currentData())
            found[seat] = None if code == PERSON else (code, str(strength.currentData()))
        return found

    def _row(self, seat: int) -> tuple[QLabel, Choice, Choice]:
        label = QLabel(_("Seat {seat}").format(seat=seat), self)
        look.set_kind(label, "label")
        style, strength = styles(self), strengths(self)
        style.addItem(_("a person at this screen"), PERSON)
        label.setBuddy(style)
        style.setAccessibleName(_("How seat {seat} is played").format(seat=seat))
        strength.setAccessibleName(_("How well seat {seat} plays").format(seat=seat))
        style.currentIndexChanged.connect(partial(_asks_strength, style, strength))
        for column, part in enumerate((label, style, strength)):
            self._grid.addWidget(part, seat, column)
        return label, style, strength


def _asks_strength(style: Choice, strength: Choice, index: int) -> None:
    """Only a robot's is chosen."""
    strength.setEnabled(style.itemData(index) != PERSON)
    strength.setToolTip("" if strength.isEnabled() else _("A person plays as well as he plays."))
