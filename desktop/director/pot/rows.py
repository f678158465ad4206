"""The players of a pot, one below the other; away from a table another row comes as soon as the last is used."""

from collections.abc import Sequence

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QGridLayout, QLineEdit, QScrollArea, QWidget

from desktop import look
from desktop.director.parts import PlainLabel
from desktop.director.pot.row import PotRow
from engine.rules import MOST_PLAYERS
from tournament.language import gettext as _
from tournament.pots.typed import TypedStake

BLANK_ROWS = 3
LEAST_PX = 190


class PotRows(QScrollArea):
    """All of them in a grid.

    Signals:
        changed: something in them is another than before.
    """

    changed = pyqtSignal()

    def __init__(self, stakes: Sequence[TypedStake], parent: QWidget) -> None:
        """`stakes`: who sits at the table; nobody: rows appear by typing."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        look.set_least_height(self, LEAST_PX)
        self._inside = QWidget(self)
        look.set_kind(self._inside, "surface")
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(12, 8, 12, 8)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(0, 1)
        heads = (_("Player"), _("In the pot"), _("Hand"), _("Fold"), _("Order"))
        for column, head in enumerate(heads):
            self._grid.addWidget(PlainLabel(head, self._inside, kind="label"), 0, column)
        self.rows: list[PotRow] = []
        self._grows = not stakes
        for stake in stakes or [TypedStake(seat) for seat in range(1, BLANK_ROWS + 1)]:
            self._add(stake)
        self.setWidget(self._inside)
        self._look()

    def line_after(self, line: QLineEdit) -> QLineEdit | None:
        """Where Enter goes from that line; None: the players are typed, or it is none of theirs."""
        for number, row in enumerate(self.rows):
            following = self.rows[number + 1].chips if number + 1 < len(self.rows) else None
            if line is row.name:
                return row.chips
            if line is row.chips:
                if line.text() and row.hand.isEnabled():
                    return row.hand
                # A blank row, where rows appear by typing, is the end of them.
                return None if self._grows and row.is_blank else following
            if line is row.hand:
                return following
        return None

    def fill(self, stakes: Sequence[TypedStake]) -> None:
        """Type this into them, row by row."""
        for number, stake in enumerate(stakes):
            row = self.rows[number]
            row.name.setText(stake.name)
            row.chips.setText(stake.chips)
            row.hand.setText(stake.hand)
            row.folded.setChecked(stake.folded)

    def clear(self) -> None:
        """Forget what was typed of the pot; the names stay."""
        for row in self.rows:
            row.clear()
        self.rows[0].chips.setFocus()

    def _add(self, stake: TypedStake) -> None:
        row = PotRow(stake, self._inside)
        number = len(self.rows) + 1
        for column, widget in enumerate(row.widgets):
            self._grid.addWidget(widget, number, column)
            widget.show()  # at once: the next Enter goes there
        if self.rows:
            QWidget.setTabOrder(self.rows[-1].best, row.name)
        for before, after in zip(row.widgets, row.widgets[1:], strict=False):
            QWidget.setTabOrder(before, after)
        self._grid.setRowStretch(number, 0)
        self._grid.setRowStretch(number + 1, 1)
        self.rows.append(row)
        row.changed.connect(self._look)
        row.best_wanted.connect(self._put_next)

    @pyqtSlot()
    def _look(self) -> None:
        if self._grows and not self.rows[-1].is_blank and len(self.rows) < MOST_PLAYERS:
            self._add(TypedStake(self.rows[-1].seat + 1))
        following = self._next_place()
        for row in self.rows:
            if not row.folded.isChecked():
                row.show_next(following)
        self.changed.emit()

    @pyqtSlot()
    def _put_next(self) -> None:
        row = self.sender()
        if isinstance(row, PotRow):
            row.put_at(self._next_place())

    def _next_place(self) -> int:
        return max((place for row in self.rows if (place := row.place) is not None), default=0) + 1
