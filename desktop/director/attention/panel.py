"""The column of what needs the director, most urgent first, each with its answer."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import Qt, QTimer, pyqtSlot
from PyQt6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.attention.card import MatterCard
from desktop.director.attention.matters import (
    AskBigBlind,
    BreakTable,
    DrawSeats,
    FinalTable,
    Matter,
    Move,
    Start,
    Won,
    matters,
)
from desktop.director.tables import draw_dialog
from desktop.director.tables.draw_dialog import DrawDialog, Occasion
from desktop.director.tables.move_dialog import MoveDialog
from desktop.director.tables.words import label
from tournament import balancing, timekeeping, wording
from tournament.evening import Change, Decision
from tournament.events import Moved, Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import SECOND, EntryNo
from tournament.state import Tournament


class AttentionPanel(QWidget):
    """Cards made from `matters`; remade only when these differ."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._shown: tuple[Matter, ...] | None = None
        self._later: set[Matter] = set()
        self._cards: list[MatterCard] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._column.addWidget(label(_("Needs attention"), "label", self))
        self._nothing = label(_("Nothing right now."), "muted", self)
        self._column.addWidget(self._nothing)
        self._make: dict[type[Matter], Callable[..., MatterCard]] = {
            DrawSeats: self._draw_seats_card,
            Start: self._start_card,
            AskBigBlind: self._ask_card,
            Move: self._move_card,
            BreakTable: self._break_card,
            FinalTable: self._final_card,
            Won: self._won_card,
        }
        self._beat = QTimer(self)
        self._beat.setInterval(SECOND)
        self._beat.timeout.connect(self._look)
        self._beat.start()
        bridge.changed.connect(self._evening_changed)
        self._look()

    @property
    def cards(self) -> tuple[MatterCard, ...]:
        """What is shown, most urgent first."""
        return tuple(self._cards)

    # ---- looking ---------------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def _evening_changed(self, change: Change[Tournament]) -> None:
        if not change.stored.step.is_clock_press:
            self._later.clear()
        self._look()

    @pyqtSlot()
    def _look(self) -> None:
        """An appointed start comes, and what was told of a button grows old, without a step."""
        state = self._bridge.state
        found = tuple(m for m in matters(state, self._bridge.now()) if m not in self._later)
        if found != self._shown:
            self._show(found)

    def _show(self, found: tuple[Matter, ...]) -> None:
        self._shown = found
        for card in self._cards:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self._cards = [self._make[type(matter)](matter) for matter in found]
        for card in self._cards:
            self._column.addWidget(card)
        self._nothing.setVisible(not self._cards)

    # ---- before the start ------------------------------------------------------------------------------------------

    def _draw_seats_card(self, matter: DrawSeats) -> MatterCard:
        said = ngettext("{n} player is here.", "{n} players are here.", matter.players).format(n=matter.players)
        card = MatterCard(_("No seats yet"), said, self)
        occasion = draw_dialog.seats(self._bridge.state)
        card.add_answer(_("Draw seats"), kind="primary").clicked.connect(partial(self._draw, occasion))
        return card

    def _start_card(self, matter: Start) -> MatterCard:
        if matter.at is None:
            card = MatterCard(_("Ready to start"), _("The seats are drawn."), self)
        else:
            utc = self._bridge.state.setup.timing is Timing.SIMULATED
            time = wording.time_of_day(matter.at, utc=utc)
            card = MatterCard(_("Cards in the air at {time}").format(time=time), "", self, kind="card")
        card.add_answer(_("Start now"), kind="primary" if matter.at is None else "").clicked.connect(self._start)
        return card

    # ---- uneven tables ---------------------------------------------------------------------------------------------

    def _ask_card(self, matter: AskBigBlind) -> MatterCard:
        said = _("The next big blind of table {giving} moves to table {receiving}. {rule}.")
        card = MatterCard(
            _short_title(matter.receiving, matter.short),
            said.format(giving=matter.table, receiving=matter.receiving, rule=balancing.RULE),
            self,
        )
        question = _("Who is big blind in the hand being played at table {table}?")
        if matter.more:
            card.add_text(ngettext("Then {n} more move.", "Then {n} more moves.", matter.more).format(n=matter.more))
        card.add_text(question.format(table=matter.table), "strong")
        for seat, name in matter.seated:
            told = partial(balancing.tell_big_blind, number=matter.table, seat=seat)
            card.add_answer(name).clicked.connect(partial(self._perform, told))
        card.add_answer(_("Later"), kind="link").clicked.connect(partial(self._put_off, matter))
        return card

    def _move_card(self, matter: Move) -> MatterCard:
        proposal = matter.proposal
        card = MatterCard(_short_title(proposal.receiving, matter.short), _move_sentence(matter), self)
        sizes = self._bridge.state.tables
        giving, receiving = len(sizes[proposal.giving].seats), len(sizes[proposal.receiving].seats)
        preview = _("Table {giving}: {left} → {less}    Table {receiving}: {few} → {more}")
        card.add_text(
            preview.format(
                giving=proposal.giving,
                left=giving,
                less=giving - 1,
                receiving=proposal.receiving,
                few=receiving,
                more=receiving + 1,
            ),
            "strong",
        )
        moved = self._moved(matter)
        if moved is not None:
            decision = partial(balancing.carry_out, moves=(moved,))
            answer = card.add_answer(_("Move {name}").format(name=matter.name), kind="primary")
            answer.clicked.connect(partial(self._perform, decision))
        card.add_answer(_("Change…")).clicked.connect(partial(self._change, matter))
        card.add_answer(_("Later"), kind="link").clicked.connect(partial(self._put_off, matter))
        return card

    def _moved(self, matter: Move) -> Moved | None:
        proposal = matter.proposal
        if proposal.entry is None or proposal.seat is None:
            return None
        return balancing.moved_to(self._bridge.state, proposal.entry, proposal.seat)

    def _break_card(self, matter: BreakTable) -> MatterCard:
        card = MatterCard(
            _("Table {table} breaks").format(table=matter.table),
            _("Its players fit on the other tables: {names}. TDA 10.").format(names=wording.list_of(matter.names)),
            self,
        )
        occasion = draw_dialog.broken_table(matter.table)
        card.add_answer(_("Draw seats"), kind="primary").clicked.connect(partial(self._draw, occasion))
        card.add_answer(_("Later"), kind="link").clicked.connect(partial(self._put_off, matter))
        return card

    def _final_card(self, matter: FinalTable) -> MatterCard:
        said = _("{players} players are left at {tables} tables. RP-9.")
        card = MatterCard(_("The final table"), said.format(players=matter.players, tables=matter.tables), self)
        occasion = draw_dialog.final_table(self._bridge.state)
        card.add_answer(_("Draw the final table"), kind="primary").clicked.connect(partial(self._draw, occasion))
        card.add_answer(_("Later"), kind="link").clicked.connect(partial(self._put_off, matter))
        return card

    def _won_card(self, matter: Won) -> MatterCard:
        prize = wording.amount(matter.prize, self._bridge.state.setup.currency) if matter.prize else ""
        said = _("First prize: {prize}.").format(prize=prize) if prize else ""
        return MatterCard(_("{name} has won").format(name=matter.name), said, self)

    # ---- answers ---------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _start(self) -> None:
        self._bridge.perform(timekeeping.start)

    def _perform(self, decision: Decision[Tournament], _checked: bool = False) -> None:
        """Do it as it was shown; what is refused has been said, and the card is made anew."""
        if self._bridge.perform(decision) is None:
            self._shown = None
            self._look()

    def _put_off(self, matter: Matter, _checked: bool = False) -> None:
        self._later.add(matter)
        self._look()

    def _draw(self, occasion: Occasion, _checked: bool = False) -> None:
        self._open(DrawDialog(self._bridge, occasion, self))

    def _change(self, matter: Move, _checked: bool = False) -> None:
        proposal = matter.proposal
        state = self._bridge.state
        players: list[EntryNo] = []
        if proposal.giving in state.tables:
            players = [entry.number for entry in state.at_table(proposal.giving)]
        dialog = MoveDialog(self._bridge, players, self, chosen=proposal.entry, to=proposal.seat, rule=balancing.RULE)
        self._open(dialog)

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def _short_title(table: int, short: int) -> str:
    said = ngettext("Table {table} is {n} short", "Table {table} is {n} short", short)
    return said.format(table=table, n=short)


def _move_sentence(matter: Move) -> str:
    """Who moves where, by role, because another hand begins while the director walks."""
    proposal = matter.proposal
    seat = None if proposal.seat is None else proposal.seat.number
    if not matter.seat_known:
        said = _(
            "Next big blind of table {giving}, now {name}, moves to the first good seat at table {receiving}; "
            "seat {seat} is free. {rule}."
        )
    elif matter.at_once:
        said = _(
            "Next big blind of table {giving}, now {name}, moves to the first good seat at table {receiving} "
            "(seat {seat}, big blind at once). {rule}."
        )
    else:
        said = _(
            "Next big blind of table {giving}, now {name}, moves to the first good seat at table {receiving} "
            "(seat {seat}). {rule}."
        )
    return said.format(
        giving=proposal.giving, name=matter.name, receiving=proposal.receiving, seat=seat, rule=balancing.RULE
    )
