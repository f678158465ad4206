"""The Out page: who is out, in which place, by whom; a wrong entry is corrected or undone here."""

from PyQt6.QtCore import QItemSelection, pyqtSlot
from PyQt6.QtWidgets import QWidget

from desktop.bridge import Bridge
from desktop.director.dialogs.correct import CorrectDialog
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.page import Page
from desktop.director.parts import EmptyState, PageHead, button, page_layout, refuse
from tournament import registration, standings, wording
from tournament.evening import Evening
from tournament.events import PlayerBusted, StackRemoved, Timing
from tournament.history import Place
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import EntryNo
from tournament.standings import Standing
from tournament.state import Tournament


class OutPage(Page):
    """The busted, last one first."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        column = page_layout(self)
        self.correct = button(_("Correct…"), self)
        self.correct.clicked.connect(self._correct)
        self.undo = button(_("Undo this bust"), self)
        self.undo.clicked.connect(self._undo)
        self.head = PageHead(_("Out"), self, [self.correct, self.undo])
        column.addWidget(self.head)
        empty = EmptyState(
            _("Nobody is out yet"),
            _("When a player has no chips left, go to Tables, click the player's seat and say who has the chips now."),
            self,
        )
        columns = [
            Column(_("Place"), number=True),
            Column(_("Name"), stretch=1, strong=True),
            Column(_("By"), stretch=1),
            Column(_("When"), spare=True),
            Column(_("Level"), number=True, spare=True),
            Column(_("Prize"), number=True),
        ]
        self.list = ListOrEmpty(columns, _("Players who are out"), empty, self)
        self.view = self.list.view
        column.addWidget(self.list, 1)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._on_selected)

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        return (state.entries, state.finished, registration.places_are_final(state, self.bridge.now()))

    def show_state(self, state: Tournament) -> None:
        lines = standings.standings(state, self.bridge.now())
        out = [line for line in lines if line.place is not None and line.chips == 0]
        kept = self.view.chosen()
        self.list.show_rows([_row(state, line) for line in out])
        if kept is not None:
            self.view.choose(kept)
        count = ngettext("{n} player", "{n} players", len(out)).format(n=len(out))
        if any(line.provisional for line in out):
            count = _("{players} · places are provisional while registration is open").format(players=count)
        self.head.hint.setText(count if out else "")
        self._offer()

    def _offer(self) -> None:
        place = self._chosen_place()
        nothing = _("Choose somebody in the list first.") if place is None else None
        fixed = None if place is None else _why_fixed(place)
        refuse(self.correct, nothing or fixed, _("Somebody else has the chips"))
        refuse(self.undo, nothing, _("Take the bust back, as if it had not been entered"))

    def _chosen_place(self) -> Place | None:
        entry = self.view.chosen()
        return None if entry is None else bust_place(self.bridge.evening, entry)

    @pyqtSlot(QItemSelection, QItemSelection)
    def _on_selected(self, now: QItemSelection, before: QItemSelection) -> None:
        self._offer()

    @pyqtSlot()
    def _correct(self) -> None:
        place, entry = self._chosen_place(), self.view.chosen()
        if place is not None:
            CorrectDialog(self.bridge, place, entry, self).open()

    @pyqtSlot()
    def _undo(self) -> None:
        place = self._chosen_place()
        if place is not None:
            self.bridge.undo(place.first.seq)


def _why_fixed(place: Place) -> str | None:
    """Why nobody else can have the chips of that bust."""
    match place.shown.step.label:
        case "busted":
            return None
        case "one_out":
            return _("Players are counted tonight: nobody knows who has the chips.")
        case _ if any(isinstance(event, StackRemoved) for event in place.shown.step.events):
            return _("Nobody has the chips: they left play.")
        case _:
            return _("The engine dealt that hand and knows who won it.")


def bust_place(evening: Evening, entry: EntryNo) -> Place | None:
    """The place of the log that took the entry out; the last of them if it was reinstated in between."""
    found = None
    for place in evening.ledger.places():
        if any(isinstance(e, PlayerBusted | StackRemoved) and e.entry == entry for e in place.shown.step.events):
            found = place
    return found


def _row(state: Tournament, line: Standing) -> Row:
    utc = state.setup.timing is Timing.SIMULATED
    cells = (
        "" if line.place is None else wording.ordinal_place(line.place, tied=line.tied),
        line.name,
        wording.out_by(line.eliminated_by, line.removed),
        "" if line.out_at is None else wording.time_of_day(line.out_at, utc=utc),
        "" if line.level is None else str(line.level),
        wording.amount(line.prize, state.setup.currency) if line.prize else "",
    )
    return Row(cells, line.entry)
