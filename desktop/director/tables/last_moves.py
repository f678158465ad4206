"""Who changed seats last, to be read again: the newest first."""

from PyQt6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop.director.lists import Column, Row, ValueTable, ValueView
from desktop.director.parts import with_done
from desktop.director.tables.words import label
from tournament import wording
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.state import Tournament


class LastMoves(QDialog):
    """The list of the last moves: when, who, from where, to where, and by which rule."""

    def __init__(self, state: Tournament, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Last moves"))
        self.resize(680, 560)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 26)
        column.setSpacing(10)
        column.addWidget(label(_("Last moves"), "dialog-title", self))
        columns = (
            Column(_("Time")),
            Column(_("Player"), stretch=1, strong=True),
            Column(_("From")),
            Column(_("To")),
            Column(_("Rule")),
        )
        self.table = ValueTable(columns, self)
        self.table.show_rows(_rows(state))
        view = ValueView(self.table, self, _("Last moves"))
        column.addWidget(view, 1)
        with_done(self, column)


def _rows(state: Tournament) -> list[Row]:
    utc = state.setup.timing is Timing.SIMULATED
    return [
        Row(
            (
                wording.time_of_day(made.at, utc=utc),
                state.entries[moved.entry].shown_name,
                wording.moves.chair(moved.origin),
                wording.moves.chair(moved.to),
                wording.moves.rule(made.rule),
            )
        )
        for made in reversed(state.moved)
        for moved in made.moves
    ]
