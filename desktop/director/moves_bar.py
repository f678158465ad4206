"""Players have to change seats, and the room reads where to: as soon as all have done so, the director says it."""

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.director.commands.in_use import set_tip
from desktop.director.parts import PlainLabel, button, dismiss
from desktop.evenings.open_evening import OpenEvening
from tournament.board.pages import Moves
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Instant
from tournament.wording.values import list_of

NAMED = 4
"""Of more than that the first are named, and the others counted."""


class MovesBar(QFrame):
    """A bar under the clock, as long as the moves are to be shown and a board is there to show them."""

    def __init__(self, evening: OpenEvening, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("awaybar")
        self._evening = evening
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 8, 22, 8)
        self.said = PlainLabel("", self, kind="strong", elide=True)
        self.hint = PlainLabel("", self, kind="note")
        self.done = button(_("Done"), self, kind="primary")
        set_tip(self.done, _("Everybody sits where he should: take it off the board"), "moves_done")
        self.done.clicked.connect(self.confirm)
        row.addWidget(self.said, 1)
        row.addWidget(self.hint)
        row.addSpacing(12)
        row.addWidget(self.done)
        evening.bridge.changed.connect(self._review)
        evening.boards_changed.connect(self._review)
        self.hide()
        self.show_instant(evening.bridge.now())

    def show_instant(self, at: Instant) -> None:
        """Ask, or ask no more."""
        moves = self._evening.moves if any(board.is_wanted for board in self._evening.boards) else None
        if moves is None:
            if not self.isHidden():
                dismiss(self)
            return
        hidden = [board.hides_moves for board in self._evening.boards if board.is_wanted]
        self.said.setText(_sentence(moves))
        if all(hidden):
            self.hint.setText(_("The board does not show it now."))
        else:
            self.hint.setText(_("Not every board shows it now.") if any(hidden) else "")
        self.show()

    @pyqtSlot()
    @pyqtSlot(object)
    def _review(self, change: object = None) -> None:
        self.show_instant(self._evening.bridge.now())

    @pyqtSlot()
    def confirm(self) -> None:
        """Everybody sits where he should."""
        self._evening.confirm_moves()


def _sentence(moves: Moves) -> str:
    """How many move, and who."""
    count = len(moves.lines)
    if moves.everybody:
        said = ngettext("New seats for everybody: {n} player.", "New seats for everybody: {n} players.", count)
        return said.format(n=count)
    names = [line.name for line in moves.lines[:NAMED]]
    said = ngettext("New seats: {n} player moves, {names}.", "New seats: {n} players move, {names}.", count)
    if count <= NAMED:
        return said.format(n=count, names=list_of(names))
    return _("New seats: {n} players move, {names} and others.").format(n=count, names=", ".join(names))
