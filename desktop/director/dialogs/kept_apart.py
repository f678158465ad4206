"""Who is not drawn to one table tonight, pair by pair."""

from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director import together
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.parts import EmptyState, PlainLabel, button, refuse, wrapped
from tournament.draws import apart
from tournament.language import gettext as _
from tournament.names import PlayerId
from tournament.state import Tournament


class KeptApartDialog(QDialog):
    """The list of the pairs; a pair that is chosen in it may be drawn to one table again."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Kept apart"))
        self.resize(560, 480)
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Kept apart"), self, kind="dialog-title"))
        about = _("They are not drawn to one table while that can be avoided; balancing and moves by hand may do it.")
        column.addWidget(wrapped(about, self))
        empty = EmptyState(
            _("Nobody is kept apart"),
            _("Choose two or more on the People page (Ctrl and a click, Shift and the arrows), then Keep apart."),
            self,
        )
        columns = [Column(_("Pair"), stretch=1, strong=True), Column(_("Now"))]
        self.list = ListOrEmpty(columns, _("Kept apart"), empty, self)
        self.view = self.list.view
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._offer)
        column.addWidget(self.list, 1)
        ends = QHBoxLayout()
        self.release = button(_("No longer apart"), self)
        self.release.clicked.connect(self._release)
        self.yes = button(_("Done"), self, kind="primary")
        self.yes.setDefault(True)
        self.yes.clicked.connect(self.accept)
        ends.addWidget(self.release)
        ends.addStretch(1)
        ends.addWidget(self.yes)
        column.addLayout(ends)
        self._show()

    def _show(self) -> None:
        state = self._bridge.state
        self.list.show_rows([_row(state, pair) for pair in together.pairs(state)])
        self._offer()
        (self.view if state.apart else self.yes).setFocus()

    @pyqtSlot()
    def _offer(self) -> None:
        pair = self.view.chosen()
        why = _("Choose a pair in the list first.")
        if pair is not None:
            why = self._bridge.may(partial(apart.keep_apart, players=pair, apart=False)) or ""
        refuse(self.release, why or None, _("They may be drawn to one table again"))

    @pyqtSlot()
    def _release(self) -> None:
        pair = self.view.chosen()
        if pair is not None and self._bridge.perform(partial(apart.keep_apart, players=pair, apart=False)) is not None:
            self._show()


def _row(state: Tournament, pair: tuple[PlayerId, PlayerId]) -> Row:
    """The pair, and whether they sit at one table all the same."""
    tables = {entry.player: entry.seat.table for entry in state.left if entry.seat is not None}
    one, other = (tables.get(player) for player in pair)
    here = "" if one is None or one != other else _("both at table {table}").format(table=one)
    return Row((together.names(state, pair), here), pair, pill="brass" if here else "", pill_at=1)
