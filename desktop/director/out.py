"""The Out page: who is out, in which place, by whom; a wrong entry is corrected or undone here."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QItemSelection, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.dialogs.correct import CorrectDialog
from desktop.director.lists import Column, Row
from desktop.director.out_list import Drop, OutList
from desktop.director.out_log import bust_place, loss_place, why_fixed
from desktop.director.page import Page
from desktop.director.parts import EmptyState, PageHead, PlainLabel, button, page_layout, refuse
from tournament import standings, wording
from tournament.errors import RuleViolation
from tournament.evening import Decision
from tournament.events import Timing
from tournament.history import Place
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import EntryNo, Instant
from tournament.outs import elimination, finish_order
from tournament.people import registration
from tournament.standings import Standing
from tournament.state import Tournament
from tournament.wording.outs import in_places
from tournament.wording.prizes import of_line

Groups = tuple[tuple[EntryNo, ...], ...]
"""Those who share a place together, best first."""
Way = Callable[[Tournament, EntryNo], Groups]
"""What the order becomes if that entry goes that way."""


class OutPage(Page):
    """The busted, last one first.

    Signals:
        told: a sentence for the quiet bar.
        undo_wanted: the number of the step that took somebody out and should not count.
    """

    told = pyqtSignal(str)
    undo_wanted = pyqtSignal(int)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        column = page_layout(self)
        self.correct = button(_("Correct…"), self)
        self.correct.clicked.connect(self._correct)
        self.undo = button(_("Undo this bust"), self)
        self.undo.clicked.connect(self._undo)
        self.earlier = button(_("Earlier"), self)
        self.earlier.clicked.connect(partial(self._order, finish_order.earlier))
        self.later = button(_("Later"), self)
        self.later.clicked.connect(partial(self._order, finish_order.later))
        self.tie = button(_("Tie"), self)
        self.tie.clicked.connect(partial(self._order, finish_order.tie))
        self.back = button(_("Reinstate"), self)
        self.back.clicked.connect(self._reinstate)
        self.head = PageHead(_("Out"), self, [self.correct, self.back, self.undo])
        column.addWidget(self.head)
        self.empty = EmptyState(_("Nobody is out yet"), "", self)
        columns = [
            Column(_("Place"), number=True),
            Column(_("Name"), stretch=1, strong=True),
            Column(_("By"), stretch=1),
            Column(_("When"), spare=True),
            Column(_("Level"), number=True, spare=True),
            Column(_("Prize"), number=True),
            Column(_("State")),
        ]
        name = _("Players who are out; Alt with an arrow moves one up or down, = makes a tie")
        self.list = OutList(columns, name, self.empty, self, preview=self._preview)
        self.view = self.list.view
        self.view.dropped.connect(self._drop)
        self.view.moved.connect(self._move)
        self.view.tie_wanted.connect(self.tie.click)
        column.addWidget(self.list, 1)
        column.addWidget(self._below())
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._on_selected)

    def _below(self) -> QWidget:
        """What puts the chosen one elsewhere in the order, without a mouse too."""
        self.ordering = QWidget(self)
        row = QHBoxLayout(self.ordering)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(PlainLabel(_("The chosen one was out"), self.ordering, kind="label"))
        for made in (self.earlier, self.later, self.tie):
            row.addWidget(made)
        row.addStretch(1)
        return self.ordering

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        final = registration.places_are_final(state, self.bridge.now())
        prizes = (state.payouts, state.deal, state.till, state.prices, state.loose)
        started = state.has_started(self.bridge.now())
        return (state.entries, state.finished, state.orders, state.hand_for_hand, final, started, *prizes)

    def show_state(self, state: Tournament) -> None:
        lines = standings.standings(state, self.bridge.now())
        out = [line for line in lines if line.place is not None and line.chips == 0]
        kept = self.view.chosen()
        self.ordering.setVisible(len(out) > 1)
        self.empty.sentence.setText(_what_next(state, self.bridge.now()))
        self.list.show_rows([_row(state, line) for line in out])
        if kept is not None:
            self.view.choose(kept)
        count = ngettext("{n} player", "{n} players", len(out)).format(n=len(out))
        if any(line.provisional for line in out):
            count = self._why_provisional(state).format(players=count)
        if finish_order.lapsed(state):
            count = _("{players} · an order given before counts no longer").format(players=count)
        self.head.hint.setText(count if len(out) < 2 else _("{said} · drag to reorder").format(said=count))
        if not out:
            self.head.hint.setText("")
        self._offer()

    def _why_provisional(self, state: Tournament) -> str:
        if not registration.places_are_final(state, self.bridge.now()):
            return _("{players} · places are provisional while registration is open")
        if state.hand_for_hand is not None:
            return _("{players} · places are provisional until the round is over")
        return _("{players} · places are provisional while somebody is deciding")

    def _offer(self) -> None:
        place = self._chosen_place()
        nothing = _("Choose somebody in the list first.") if place is None else None
        lost = self._chosen_loss()
        fixed = None if lost is None else why_fixed(lost)
        entry = self.view.chosen()
        for made, way, end in (
            (self.earlier, finish_order.earlier, _("Nobody was out before.")),
            (self.later, finish_order.later, _("Nobody was out after that.")),
            (self.tie, finish_order.tie, _("Nobody was out after that.")),
        ):
            why, then = (nothing, "") if entry is None or nothing else self._tried(way, entry, end)
            refuse(made, why, then)
        refuse(self.correct, nothing or fixed, _("Somebody else has the chips"))
        refuse(self.undo, nothing, _("Take the bust back, as if it had not been entered"))
        chosen = self.view.chosen()
        why = nothing if chosen is None else self.bridge.may(self._back(chosen))
        refuse(self.back, why, _("Back in: the old seat if it is free, else a drawn one; the history keeps the bust"))

    def _tried(self, way: Way, entry: EntryNo, end: str) -> tuple[str | None, str]:
        """Why it cannot be put in that order, or who then has which place."""
        groups = way(self.bridge.state, entry)
        return self._brings(groups, end)

    def _brings(self, groups: Groups, end: str) -> tuple[str | None, str]:
        """Why these cannot have finished in that order, or who then has which place; `end`: why there is no other."""
        if not groups:
            return end, ""
        try:
            step = finish_order.order(self.bridge.state, self.bridge.now(), groups)
        except RuleViolation as refusal:
            return wording.refusal(refusal), ""
        return None, _("Then: {places}").format(places=in_places(step.facts))

    def _chosen_place(self) -> Place | None:
        entry = self.view.chosen()
        return None if entry is None else bust_place(self.bridge.evening, entry)

    def _chosen_loss(self) -> Place | None:
        entry = self.view.chosen()
        return None if entry is None else loss_place(self.bridge.evening, entry)

    @pyqtSlot(QItemSelection, QItemSelection)
    def _on_selected(self, now: QItemSelection, before: QItemSelection) -> None:
        self._offer()

    @pyqtSlot()
    def _correct(self) -> None:
        place, entry = self._chosen_loss(), self.view.chosen()
        if place is not None:
            CorrectDialog(self.bridge, place, entry, self).open()

    def _groups(self, entry: EntryNo, drop: Drop) -> Groups:
        """The order that a drop there would make."""
        if drop.onto is not None:
            return finish_order.tied_with(self.bridge.state, entry, drop.onto)
        return finish_order.placed(self.bridge.state, entry, drop.above)

    def _preview(self, entry: EntryNo, drop: Drop) -> tuple[str, bool]:
        why, then = self._brings(self._groups(entry, drop), _("That is the order already."))
        return why or then, why is not None

    @pyqtSlot(object, object)
    def _drop(self, entry: EntryNo, drop: Drop) -> None:
        groups = self._groups(entry, drop)
        if groups:
            self.bridge.perform(partial(finish_order.order, groups=groups))
            self.view.choose(entry)

    @pyqtSlot(int)
    def _move(self, step: int) -> None:
        """Up the list is a better place: out later."""
        (self.later if step < 0 else self.earlier).click()

    def _back(self, entry: EntryNo) -> Decision[Tournament]:
        return partial(elimination.reinstate, entry=entry, server_seed=self.bridge.server_seed())

    @pyqtSlot()
    def _reinstate(self) -> None:
        entry = self.view.chosen()
        if entry is not None and self.bridge.perform(self._back(entry)) is not None:
            back = self.bridge.state.entry(entry)
            if back.seat is not None:
                place = wording.chair(self.bridge.state, back.seat)
                self.told.emit(_("{name} is back in: {place}").format(name=wording.short(back.shown_name), place=place))

    def _order(self, way: Way, _checked: bool = False) -> None:
        entry = self.view.chosen()
        if entry is not None:
            self.bridge.perform(partial(finish_order.order, groups=way(self.bridge.state, entry)))

    @pyqtSlot()
    def _undo(self) -> None:
        place = self._chosen_place()
        if place is not None:
            self.undo_wanted.emit(place.first.seq)


def _what_next(state: Tournament, at: Instant) -> str:
    """How the first player comes to stand in the list."""
    if not state.entered:
        return _("First enter who plays, on the People page.")
    if not state.has_started(at):
        return _("Nobody can be out before the start: draw the seats on the Tables page, then start the clock.")
    if state.setup.counted:
        return _("When a player has no chips left, press −1 player on the People page.")
    return _("When a player has no chips left, go to Tables, click the player's seat and say who has the chips now.")


def _row(state: Tournament, line: Standing) -> Row:
    utc = state.setup.timing is Timing.SIMULATED
    cells = (
        "" if line.place is None else wording.ordinal_place(line.place, tied=line.tied),
        line.name,
        wording.out_by(line.eliminated_by, line.removed),
        "" if line.out_at is None else wording.time_of_day(line.out_at, utc=utc),
        "" if line.level is None else str(line.level),
        of_line(line, state.setup.currency),
        _still_open(state, line),
    )
    return Row(cells, line.entry, pill="brass" if cells[-1] else "", pill_at=len(cells) - 1)


def _still_open(state: Tournament, line: Standing) -> str:
    """Why the place may still change, in a word or two."""
    bust = state.entries[line.entry].bust
    if state.hand_for_hand is not None and bust is not None and bust.group == state.hand_for_hand.group:
        return _("this round")
    return _("for now") if line.provisional else ""
