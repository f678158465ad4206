"""The move sheet: who changed seats last, to be read again, taken off the board, put right or copied."""

from PyQt6.QtCore import QItemSelection, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QApplication, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.parts import EmptyState, PlainLabel, button, refuse
from desktop.director.tables import moves_text
from desktop.director.tables.who_moved import WhoMovedDialog, made_by
from tournament import wording
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.state import Tournament


class LastMoves(QDialog):
    """The list of the last moves: when, who, from where, to where, and by which rule; the newest first.

    Signals:
        moves_done: everybody sits where he should; the board need not show it any more.
    """

    moves_done = pyqtSignal()

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.setWindowTitle(_("Last moves"))
        self.resize(720, 560)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 26)
        column.setSpacing(10)
        column.addWidget(PlainLabel(_("Last moves"), self, kind="dialog-title"))
        columns = (
            Column(_("Time")),
            Column(_("Player"), stretch=1, strong=True),
            Column(_("From")),
            Column(_("To")),
            Column(_("Rule")),
        )
        hint = _("Whoever is moved, by balancing, by a broken table or by hand, stands here with both seats.")
        empty = EmptyState(_("Nobody has moved yet"), hint, self)
        self._list = ListOrEmpty(columns, _("Last moves"), empty, self)
        self.table, self.view = self._list.table, self._list.view
        column.addWidget(self._list, 1)
        self.said = PlainLabel("", self, kind="muted", elide=True)
        column.addWidget(self.said)
        self.someone_else = button(_("Someone else moved…"), self)
        self.someone_else.clicked.connect(self._someone_else)
        self.copy = button(_("Copy as text"), self)
        self.copy.clicked.connect(self._copy)
        self.slips = button(_("Copy seat slips"), self)
        self.slips.setToolTip(_("A slip for each who moved last, to be printed and handed out"))
        self.slips.clicked.connect(self._copy_slips)
        self.all_sit = button(_("Done"), self, kind="primary")
        self.all_sit.setToolTip(_("Everybody sits where he should: take it off the board"))
        self.all_sit.setDefault(True)
        self.all_sit.clicked.connect(self._done)
        row = QHBoxLayout()
        for made in (self.someone_else, self.copy, self.slips):
            row.addWidget(made)
        row.addStretch(1)
        row.addWidget(self.all_sit)
        column.addLayout(row)
        bridge.changed.connect(self._show)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._on_selected)
        self._show()
        if self.table.rows:
            self.view.choose(self.table.rows[0].key)

    @pyqtSlot()
    @pyqtSlot(object)
    def _show(self, _change: object = None) -> None:
        kept = self.view.chosen()
        self._list.show_rows(_rows(self._bridge.state))
        if kept is not None:
            self.view.choose(kept)
        self._offer()

    @pyqtSlot(QItemSelection, QItemSelection)
    def _on_selected(self, _now: QItemSelection, _before: QItemSelection) -> None:
        self._offer()

    def _offer(self) -> None:
        key = self.view.chosen()
        nothing = None if key is not None else _("Choose a move in the list first.")
        why = nothing
        if key is not None and made_by(self._bridge.evening, *key) is None:
            why = _("Seats that were drawn are not changed one by one; move the player by hand.")
        refuse(self.someone_else, why, _("Another player went there instead"))
        for made in (self.copy, self.slips):
            refuse(made, None if self.table.rows else _("Nobody has moved yet."))

    @pyqtSlot()
    def _someone_else(self) -> None:
        key = self.view.chosen()
        found = None if key is None else made_by(self._bridge.evening, *key)
        if found is not None:
            WhoMovedDialog(self._bridge, found, self).open()

    @pyqtSlot()
    def _copy(self) -> None:
        self._to_clipboard(moves_text.sheet(self._bridge.state))

    @pyqtSlot()
    def _copy_slips(self) -> None:
        self._to_clipboard(moves_text.slips(self._bridge.state))

    def _to_clipboard(self, text: str) -> None:
        clipboard = QApplication.clipboard()
        if clipboard is not None:
            clipboard.setText(text)
            self.said.setText(_("Copied."))

    @pyqtSlot()
    def _done(self) -> None:
        self.moves_done.emit()
        self.accept()


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
            ),
            (made.at, moved.entry),
        )
        for made in reversed(state.moved)
        for moved in made.moves
    ]
