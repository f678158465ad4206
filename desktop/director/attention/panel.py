"""The column of what needs the director, most urgent first, each with its answer."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.attention import uneven
from desktop.director.attention.answers import Answers
from desktop.director.attention.card import MatterCard, short
from desktop.director.attention.column import CardColumn
from desktop.director.attention.entering import enter_card
from desktop.director.attention.envelopes import draw_card, fill_card
from desktop.director.attention.matters import (
    AskBigBlind,
    BreakTable,
    DrawSeats,
    EnterPlayers,
    EnvelopeToDraw,
    FinalTable,
    Halted,
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
from desktop.director.attention.outs import deciding_card, round_card
from desktop.director.attention.owing import Closing, Owing, owing
from desktop.director.attention.owing_cards import closing_card, owing_card
from desktop.director.chips.card import colour_card
from desktop.director.chips.colour_up_dialog import ColourUpDialog
from desktop.director.parts import PlainLabel, as_plain
from desktop.director.tables import draw_dialog
from tournament import wording
from tournament.bounties.envelopes import EnvelopesDue
from tournament.chips.colours_going import ColourDue
from tournament.clocks import timekeeping
from tournament.draws import seating
from tournament.evening import Change, Decision
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import SECOND
from tournament.rules import ColourUp
from tournament.state import Tournament
from tournament.tables import tables


class AttentionPanel(QWidget):
    """Cards made from `matters`; remade only when these differ.

    Signals:
        answered: a card was answered, or what had the keyboard is about to go; it needs another place.
        people_wanted: pressed where players have to be entered first.
        cash_wanted: pressed where somebody owes.
        results_wanted, export_wanted: pressed on the winner's card.
    """

    answered = pyqtSignal()
    people_wanted = pyqtSignal()
    cash_wanted = pyqtSignal()
    results_wanted = pyqtSignal()
    export_wanted = pyqtSignal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._shown: tuple[Matter, ...] | None = None
        self._later: set[Matter] = set()
        self._owing: tuple[Tournament, Owing | None] | None = None
        self._cards: list[MatterCard] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(PlainLabel(_("Needs attention"), self, kind="label"))
        self._nothing = PlainLabel(_("Nothing right now."), self, kind="muted")
        column.addWidget(self._nothing)
        self._column = CardColumn(self)
        column.addWidget(self._column)
        self._answers = Answers(bridge, self, self._perform, self._put_off, self._open)
        self._make: dict[type[Matter], Callable[..., MatterCard]] = {
            EnterPlayers: self._enter_card,
            DrawSeats: self._draw_seats_card,
            NoSeat: self._no_seat_card,
            Start: self._start_card,
            AskBigBlind: partial(uneven.ask_card, answers=self._answers),
            Move: partial(uneven.move_card, answers=self._answers),
            Halted: partial(uneven.halted_card, answers=self._answers),
            BreakTable: partial(uneven.break_card, answers=self._answers),
            Redraw: partial(uneven.redraw_card, answers=self._answers),
            FinalTable: partial(uneven.final_card, answers=self._answers),
            Closing: partial(closing_card, answers=self._answers, to_people=self._to_people),
            Owing: partial(owing_card, answers=self._answers, to_cash=self._to_cash),
            ColourDue: self._colour_card,
            StillDeciding: self._deciding_card,
            RoundGoing: self._round_card,
            EnvelopesDue: self._fill_card,
            EnvelopeToDraw: self._draw_envelope_card,
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
            # More time to decide is a time, not until the next step.
            self._later = {matter for matter in self._later if isinstance(matter, StillDeciding)}
        self._look()

    @pyqtSlot()
    def _look(self) -> None:
        """An appointed start comes, and what was told of a button grows old, without a step."""
        state = self._bridge.state
        if self._owing is None or self._owing[0] is not state:
            self._owing = state, owing(state)  # it takes some milliseconds in a large evening, and only steps change it
        found = tuple(m for m in matters(state, self._bridge.now(), self._owing[1]) if m not in self._later)
        if found != self._shown:
            self._show(found)

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

    # ---- before the start ------------------------------------------------------------------------------------------

    def _enter_card(self, matter: EnterPlayers) -> MatterCard:
        return enter_card(matter, self._to_people, self, counted=self._bridge.state.setup.counted)

    def _draw_seats_card(self, matter: DrawSeats) -> MatterCard:
        said = ngettext("{n} player is here.", "{n} players are here.", matter.players).format(n=matter.players)
        card = MatterCard(_("No seats yet"), said, self)
        occasion = draw_dialog.seats(self._bridge.state)
        card.add_answer(_("Draw seats"), kind="primary").clicked.connect(partial(uneven.draw, occasion, self._answers))
        return card

    def _no_seat_card(self, matter: NoSeat) -> MatterCard:
        title = ngettext("{n} player has no seat", "{n} players have no seat", len(matter.names))
        said = wording.list_of([short(name) for name in matter.names])
        card = MatterCard(title.format(n=len(matter.names)), said, self)
        if matter.room:
            words = ngettext("Draw the seat", "Draw the seats", len(matter.names))
            card.add_answer(words, kind="primary").clicked.connect(self._seat_everybody)
        else:
            opening = card.add_answer(_("Open a table"), kind="primary")
            opening.clicked.connect(partial(self._perform, tables.open_table))
        card.add_answer(_("Later"), kind="link").clicked.connect(partial(self._put_off, matter))
        return card

    @pyqtSlot()
    def _seat_everybody(self) -> None:
        self._perform(partial(seating.seat_everybody, server_seed=self._bridge.server_seed()))

    def _start_card(self, matter: Start) -> MatterCard:
        if matter.at is None:
            counted = self._bridge.state.setup.counted
            said = _("The players are counted.") if counted else _("The seats are drawn.")
            card = MatterCard(_("Ready to start"), said, self)
        else:
            utc = self._bridge.state.setup.timing is Timing.SIMULATED
            time = wording.time_of_day(matter.at, utc=utc)
            card = MatterCard(_("Cards in the air at {time}").format(time=time), "", self, kind="card")
        card.add_answer(_("Start now"), kind="primary" if matter.at is None else "").clicked.connect(self._start)
        return card

    def _colour_card(self, matter: ColourDue) -> MatterCard:
        card = colour_card(matter, self._bridge.state, self._ask_colour, self)
        card.add_answer(_("Later"), kind="link").clicked.connect(partial(self._put_off, matter))
        return card

    def _ask_colour(self, due: ColourDue, way: ColourUp | None) -> None:
        self._open(ColourUpDialog(self._bridge, due, self, way))

    def _deciding_card(self, matter: StillDeciding) -> MatterCard:
        return deciding_card(matter, self._bridge, self._perform, partial(self._put_off, matter), self)

    def _round_card(self, matter: RoundGoing) -> MatterCard:
        return round_card(matter, self._bridge, self._perform, self)

    def _fill_card(self, matter: EnvelopesDue) -> MatterCard:
        return fill_card(matter, self._bridge, partial(self._put_off, matter), self)

    def _draw_envelope_card(self, matter: EnvelopeToDraw) -> MatterCard:
        return draw_card(matter, self._bridge, self._perform, partial(self._put_off, matter), self)

    def _won_card(self, matter: Won) -> MatterCard:
        prize = wording.amount(matter.prize, self._bridge.state.setup.currency) if matter.prize else ""
        says = ngettext("First prize: {prize}.", "The largest share: {prize}.", matter.winners)
        said = says.format(prize=prize) if prize else ""
        title = ngettext("{name} has won", "{name} share the win", matter.winners)
        # Of several each name counts: the sentence may be as long as it is.
        name = short(matter.name) if matter.winners == 1 else matter.name
        card = MatterCard(title.format(name=name), said, self)
        card.setToolTip(as_plain(title.format(name=matter.name)) if name != matter.name else "")
        card.add_answer(_("Results"), kind="primary").clicked.connect(self._to_results)
        card.add_answer(_("Export…")).clicked.connect(self._to_export)
        return card

    # ---- answers ---------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _start(self) -> None:
        self._bridge.perform(timekeeping.start)
        self.answered.emit()

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

    @pyqtSlot()
    def _to_people(self) -> None:
        self.people_wanted.emit()

    @pyqtSlot()
    def _to_cash(self) -> None:
        self.cash_wanted.emit()

    @pyqtSlot()
    def _to_results(self) -> None:
        self.results_wanted.emit()

    @pyqtSlot()
    def _to_export(self) -> None:
        self.export_wanted.emit()

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._closed)
        dialog.open()

    @pyqtSlot(int)
    def _closed(self, _result: int) -> None:
        self.answered.emit()
