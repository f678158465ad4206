"""The Out page: who is out, in which place, by whom; a wrong entry is corrected or undone here."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QItemSelection, pyqtSlot
from PyQt6.QtWidgets import QWidget

from desktop.bridge import Bridge
from desktop.director.dialogs.correct import CorrectDialog
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.page import Page
from desktop.director.parts import EmptyState, PageHead, button, page_layout, refuse
from tournament import standings, wording
from tournament.errors import RuleViolation
from tournament.evening import Evening
from tournament.events import ChipsBought, PlayerBusted, PlayerDeciding, PlayerReinstated, StackRemoved, Timing
from tournament.history import Place
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import EntryNo, Instant
from tournament.outs import finish_order
from tournament.people import registration
from tournament.standings import Standing
from tournament.state import Tournament
from tournament.wording.outs import in_places
from tournament.wording.prizes import of_line

Way = Callable[[Tournament, EntryNo], tuple[tuple[EntryNo, ...], ...]]
"""What the order becomes if that entry goes that way."""


class OutPage(Page):
    """The busted, last one first."""

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
        buttons = [self.earlier, self.later, self.tie, self.correct, self.undo]
        self.head = PageHead(_("Out"), self, buttons)
        column.addWidget(self.head)
        self.empty = EmptyState(_("Nobody is out yet"), "", self)
        columns = [
            Column(_("Place"), number=True),
            Column(_("Name"), stretch=1, strong=True),
            Column(_("By"), stretch=1),
            Column(_("When"), spare=True),
            Column(_("Level"), number=True, spare=True),
            Column(_("Prize"), number=True),
        ]
        self.list = ListOrEmpty(columns, _("Players who are out"), self.empty, self)
        self.view = self.list.view
        column.addWidget(self.list, 1)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._on_selected)

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        final = registration.places_are_final(state, self.bridge.now())
        prizes = (state.payouts, state.deal, state.till, state.prices, state.loose)
        started = state.has_started(self.bridge.now())
        return (state.entries, state.finished, state.orders, state.hand_for_hand, final, started, *prizes)

    def show_state(self, state: Tournament) -> None:
        lines = standings.standings(state, self.bridge.now())
        out = [line for line in lines if line.place is not None and line.chips == 0]
        kept = self.view.chosen()
        self.empty.sentence.setText(_what_next(state, self.bridge.now()))
        self.list.show_rows([_row(state, line) for line in out])
        if kept is not None:
            self.view.choose(kept)
        count = ngettext("{n} player", "{n} players", len(out)).format(n=len(out))
        if any(line.provisional for line in out):
            count = self._why_provisional(state).format(players=count)
        if finish_order.lapsed(state):
            count = _("{players} · an order given before counts no longer").format(players=count)
        self.head.hint.setText(count if out else "")
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
        fixed = None if lost is None else _why_fixed(lost)
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

    def _tried(self, way: Way, entry: EntryNo, end: str) -> tuple[str | None, str]:
        """Why it cannot be put in that order, or who then has which place."""
        groups = way(self.bridge.state, entry)
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

    def _order(self, way: Way, _checked: bool = False) -> None:
        entry = self.view.chosen()
        if entry is not None:
            self.bridge.perform(partial(finish_order.order, groups=way(self.bridge.state, entry)))

    @pyqtSlot()
    def _undo(self) -> None:
        place = self._chosen_place()
        if place is not None:
            self.bridge.undo(place.first.seq)


def _what_next(state: Tournament, at: Instant) -> str:
    """How the first player comes to stand in the list."""
    if not state.entered:
        return _("First enter who plays, on the People page.")
    if not state.has_started(at):
        return _("Nobody can be out before the start: draw the seats on the Tables page, then start the clock.")
    if state.setup.counted:
        return _("When a player has no chips left, press −1 player on the People page.")
    return _("When a player has no chips left, go to Tables, click the player's seat and say who has the chips now.")


def _why_fixed(place: Place) -> str | None:
    """Why nobody else can have the chips of that bust."""
    match place.shown.step.label:
        case "busted" | "deciding" | "some_deciding":
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


def loss_place(evening: Evening, entry: EntryNo) -> Place | None:
    """The place of the log that says who has the chips: where he first thought about buying back in, that one."""
    found, thinking = None, None
    for place in evening.ledger.places():
        for event in place.shown.step.events:
            if isinstance(event, PlayerDeciding) and event.entry == entry:
                thinking = place
            elif isinstance(event, PlayerBusted | StackRemoved) and event.entry == entry:
                found, thinking = thinking or place, None
            elif isinstance(event, ChipsBought | PlayerReinstated) and event.entry == entry:
                thinking = None
    return found


def _row(state: Tournament, line: Standing) -> Row:
    utc = state.setup.timing is Timing.SIMULATED
    cells = (
        "" if line.place is None else wording.ordinal_place(line.place, tied=line.tied),
        line.name,
        wording.out_by(line.eliminated_by, line.removed),
        "" if line.out_at is None else wording.time_of_day(line.out_at, utc=utc),
        "" if line.level is None else str(line.level),
        of_line(line, state.setup.currency),
    )
    return Row(cells, line.entry)
