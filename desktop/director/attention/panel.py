"""The column of what needs the director, most urgent first, each with its answer."""

from collections.abc import Callable, Mapping
from functools import partial

from PyQt6.QtCore import Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.attention import entering, envelopes, outs, owing_cards, uneven, won
from desktop.director.attention.answers import Answers
from desktop.director.attention.card import MatterCard
from desktop.director.attention.column import CardColumn
from desktop.director.attention.ending import EndsLate, ends_late
from desktop.director.attention.ending_card import late_card
from desktop.director.attention.matters import (
    AskBigBlind,
    BreakTable,
    DrawSeats,
    EnterPlayers,
    EnvelopeToDraw,
    FinalTable,
    Halted,
    HandWaits,
    Matter,
    Move,
    NoSeat,
    Redraw,
    RoundGoing,
    Start,
    StillDeciding,
    Won,
    matters,
)
from desktop.director.attention.owing import Closing, Owing
from desktop.director.attention.waiting_card import waits_card
from desktop.director.chips.card import colour_card
from desktop.director.chips.colour_up_dialog import ColourUpDialog
from desktop.director.parts import PlainLabel
from desktop.director.structure import wanted
from desktop.director.structure.wanted import WantedEnd
from tournament.bounties.envelopes import EnvelopesDue
from tournament.chips.colours_going import ColourDue
from tournament.evening import Change, Decision
from tournament.language import gettext as _
from tournament.names import MINUTE, SECOND, EntryNo, Instant, TableNo
from tournament.rules import ColourUp
from tournament.state import Tournament

_CARDS: Mapping[type[Matter], Callable[..., MatterCard]] = {
    EnterPlayers: entering.enter_card,
    DrawSeats: entering.draw_seats_card,
    NoSeat: entering.no_seat_card,
    Start: entering.start_card,
    AskBigBlind: uneven.ask_card,
    Move: uneven.move_card,
    Halted: uneven.halted_card,
    BreakTable: uneven.break_card,
    Redraw: uneven.redraw_card,
    FinalTable: uneven.final_card,
    Closing: owing_cards.closing_card,
    Owing: owing_cards.owing_card,
    StillDeciding: outs.deciding_card,
    RoundGoing: outs.round_card,
    EnvelopesDue: envelopes.fill_card,
    EnvelopeToDraw: envelopes.draw_card,
    Won: won.won_card,
}


class AttentionPanel(QWidget):
    """Cards made from `matters`; remade only when these differ.

    Attributes:
        waiting: asked at each beat at which tables a hand waits for somebody whose window is closed, and for whom.

    Signals:
        answered: a card was answered, or what had the keyboard is about to go; it needs another place.
        page_wanted: the page where it is answered: people, cash, results, or export.
        shorten_wanted: pressed where it will end later than wanted.
        table_wanted: the number of the table whose window is to be opened.
    """

    answered = pyqtSignal()
    page_wanted = pyqtSignal(str)
    shorten_wanted = pyqtSignal()
    table_wanted = pyqtSignal(int)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None, wanted_end: WantedEnd | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wanted = bridge, wanted_end
        self.waiting: Callable[[], Mapping[TableNo, EntryNo]] = dict
        self._shown: tuple[Matter, ...] | None = None
        self._later: set[Matter] = set()
        self._late: tuple[Tournament, int, Instant, EndsLate | None] | None = None
        self._cards: list[MatterCard] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(PlainLabel(_("Needs attention"), self, kind="label"))
        self._nothing = PlainLabel(_("Nothing right now."), self, kind="muted")
        column.addWidget(self._nothing)
        self._column = CardColumn(self)
        column.addWidget(self._column)
        self._answers = Answers(bridge, self, self._perform, self._put_off, self._open, self.page_wanted.emit)
        self._make: dict[type[Matter], Callable[..., MatterCard]] = {
            kind: partial(made, answers=self._answers) for kind, made in _CARDS.items()
        }
        self._make[ColourDue] = self._colour_card
        self._make[EndsLate] = partial(late_card, answers=self._answers, shorten=self.shorten_wanted.emit)
        self._make[HandWaits] = partial(waits_card, answers=self._answers, open_table=self.table_wanted.emit)
        self._beat = QTimer(self)
        self._beat.setInterval(SECOND)
        self._beat.timeout.connect(self._look)
        self._beat.start()
        bridge.changed.connect(self._evening_changed)
        if wanted_end is not None:
            wanted_end.changed.connect(self._look)
        self._look()

    @property
    def cards(self) -> tuple[MatterCard, ...]:
        """What is shown, most urgent first."""
        return tuple(self._cards)

    # ---- looking ---------------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def _evening_changed(self, change: Change[Tournament]) -> None:
        step = change.stored.step
        if step.is_beginning or (step.deals and len(step.events) == 1):
            return  # a hand begins, or is over and nobody is out: the next beat looks, twenty tables play at once
        if not step.is_clock_press:
            # More time to decide is a time, not until the next step; the end is told again once it is still later.
            self._later = {matter for matter in self._later if isinstance(matter, (StillDeciding, EndsLate))}
        self._look()

    @pyqtSlot()
    def _look(self) -> None:
        """An appointed start comes, and what was told of a button grows old, without a step."""
        state = self._bridge.state
        at = self._bridge.now()
        found = tuple(m for m in matters(state, at, self._ends_late(at), self.waiting()) if m not in self._later)
        if found != self._shown:
            self._show(found)

    def _ends_late(self, at: Instant) -> EndsLate | None:
        """Reckoned once a minute, and for each state: times are shown in minutes."""
        state, end = self._bridge.state, None if self._wanted is None else self._wanted.at
        if self._wanted is None or end is None:
            return None
        if self._late is None or self._late[0] is not state or self._late[1:3] != (at // MINUTE, end):
            found = wanted.expected(state, at)
            missed = found is not None and self._wanted.is_missed(found)
            self._late = state, at // MINUTE, end, ends_late(end, found) if found is not None and missed else None
        return self._late[3]

    def _show(self, found: tuple[Matter, ...]) -> None:
        before, self._shown = self._shown, found
        window = self.window()
        focus = None if window is None else window.focusWidget()
        if focus is not None and any(card.isAncestorOf(focus) for card in self._cards):
            # Left alone, Qt would hand the keyboard on to whatever button comes next.
            self.answered.emit()
        self._cards = [self._make[type(matter)](matter) for matter in found]
        self._column.show_cards(self._cards, from_top=not before or found[:1] != before[:1])
        self._column.setVisible(bool(self._cards))
        self._nothing.setVisible(not self._cards)

    def _colour_card(self, matter: ColourDue) -> MatterCard:
        card = colour_card(matter, self._bridge.state, self._ask_colour, self)
        self._answers.later(card, matter)
        return card

    def _ask_colour(self, due: ColourDue, way: ColourUp | None) -> None:
        self._open(ColourUpDialog(self._bridge, due, self, way))

    # ---- answers ---------------------------------------------------------------------------------------------------

    def _perform(self, decision: Decision[Tournament], _checked: bool = False) -> None:
        """Do it as it was shown; what is refused has been said, and the card is made anew."""
        if self._bridge.perform(decision) is None:
            self._shown = None
            self._look()
        self.answered.emit()

    def _put_off(self, matter: Matter, _checked: bool = False) -> None:
        self._later.add(matter)
        self._look()
        self.answered.emit()

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._closed)
        dialog.open()

    @pyqtSlot(int)
    def _closed(self, _result: int) -> None:
        self.answered.emit()
