"""The column of what needs the director, most urgent first, each with its answer."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop.bridge import Bridge
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
from desktop.director.chips.card import colour_card
from desktop.director.chips.colour_up_dialog import ColourUpDialog
from desktop.director.parts import PlainLabel, as_plain
from desktop.director.tables import draw_dialog, move_dialog
from desktop.director.tables.draw_dialog import DrawDialog, Occasion
from desktop.director.tables.move_dialog import MoveDialog
from tournament import wording
from tournament.bounties.envelopes import EnvelopesDue
from tournament.chips.colours_going import ColourDue
from tournament.clocks import timekeeping
from tournament.draws import seating
from tournament.evening import Change, Decision
from tournament.events import Moved, Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import SECOND, EntryNo, TableNo
from tournament.rules import ColourUp
from tournament.state import Tournament
from tournament.tables import buttons, moves, plans, tables
from tournament.tables.halts import Halt
from tournament.tables.plans import Proposal


class AttentionPanel(QWidget):
    """Cards made from `matters`; remade only when these differ.

    Signals:
        answered: a card was answered, or what had the keyboard is about to go; it needs another place.
        people_wanted: pressed where players have to be entered first.
        results_wanted, export_wanted: pressed on the winner's card.
    """

    answered = pyqtSignal()
    people_wanted = pyqtSignal()
    results_wanted = pyqtSignal()
    export_wanted = pyqtSignal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._shown: tuple[Matter, ...] | None = None
        self._later: set[Matter] = set()
        self._cards: list[MatterCard] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(PlainLabel(_("Needs attention"), self, kind="label"))
        self._nothing = PlainLabel(_("Nothing right now."), self, kind="muted")
        column.addWidget(self._nothing)
        self._column = CardColumn(self)
        column.addWidget(self._column)
        self._make: dict[type[Matter], Callable[..., MatterCard]] = {
            EnterPlayers: self._enter_card,
            DrawSeats: self._draw_seats_card,
            NoSeat: self._no_seat_card,
            Start: self._start_card,
            AskBigBlind: self._ask_card,
            Move: self._move_card,
            Halted: self._halted_card,
            BreakTable: self._break_card,
            Redraw: self._redraw_card,
            FinalTable: self._final_card,
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
        found = tuple(m for m in matters(state, self._bridge.now()) if m not in self._later)
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
        card.add_answer(_("Draw seats"), kind="primary").clicked.connect(partial(self._draw, occasion))
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

    # ---- uneven tables ---------------------------------------------------------------------------------------------

    def _ask_card(self, matter: AskBigBlind) -> MatterCard:
        question = _("Who is big blind in the hand being played at table {table}?")
        card = MatterCard(_short_title(self._named(matter.proposal.receiving), matter.short), "", self)
        card.add_text(question.format(table=self._named(matter.table)), "strong")
        choices = card.add_choices([name for _seat, name in matter.seated])
        for (seat, _name), button in zip(matter.seated, choices, strict=True):
            told = partial(buttons.tell_big_blind, number=matter.table, seat=seat)
            button.clicked.connect(partial(self._perform, told))
        # Why stands below: the answers are seen however low the window is.
        why = wording.moves.why_asked(self._bridge.state, matter.proposal)
        if matter.more:
            more = ngettext("Then {n} more move.", "Then {n} more moves.", matter.more).format(n=matter.more)
            why = f"{why} {more}"
        card.add_text(why)
        self._add_halt(card, matter.halt)
        # Who walked without an answer, or with one that has grown old, cannot say any more who was big blind then.
        self._add_gone(card, matter.proposal, _("Somebody has moved…"), kind="link")
        card.add_answer(_("Later"), kind="link").clicked.connect(partial(self._put_off, matter))
        return card

    def _move_card(self, matter: Move) -> MatterCard:
        proposal = matter.proposal
        card = MatterCard(_short_title(self._named(proposal.receiving), matter.short), "", self)
        said = partial(wording.moves.proposal, self._bridge.state, proposal)
        card.add_text(said(short(matter.name)), whole=said(matter.name))
        moved = self._moved(matter)
        if moved is not None:
            decision = partial(moves.carry_out, moves=(moved,), rule=proposal.rule)
            answer = card.add_answer(_("Move {name}").format(name=matter.name), kind="primary")
            answer.clicked.connect(partial(self._perform, decision))
        if not matter.again:
            # Back from the walk: whoever has the role by now has gone, or somebody else has.
            done = card.add_answer(_("Done"), says=wording.moves.has_moved(self._bridge.state, proposal))
            gone = partial(plans.done, giving=proposal.giving, receiving=proposal.receiving)
            done.clicked.connect(partial(self._perform, gone))
            self._add_gone(card, proposal, _("Someone else moved…"))
        card.add_answer(_("Change…")).clicked.connect(partial(self._change, matter))
        card.add_answer(_("Later"), kind="link").clicked.connect(partial(self._put_off, matter))
        # What comes of it stands below: the answers are seen however low the window is.
        giving, receiving = proposal.sizes
        fewer = _size(self._named(proposal.giving), giving, giving - 1)
        more = _size(self._named(proposal.receiving), receiving, receiving + 1)
        card.add_text(f"{fewer}    {more}", "strong")
        self._add_halt(card, matter.halt)
        return card

    def _add_gone(self, card: MatterCard, proposal: Proposal, words: str, kind: str = "") -> None:
        card.add_answer(words, kind=kind).clicked.connect(partial(self._ask_who_moved, proposal))

    def _add_halt(self, card: MatterCard, halt: Halt | None) -> None:
        if halt is not None:
            card.add_text(wording.moves.halt(self._bridge.state, halt))

    def _moved(self, matter: Move) -> Moved | None:
        proposal = matter.proposal
        if proposal.entry is None:
            return None
        return moves.moved_to(self._bridge.state, proposal.entry, proposal.seat)

    def _halted_card(self, matter: Halted) -> MatterCard:
        halt = matter.halt
        title = _("Table {table} stops") if halt.stops else _("Table {table} will stop")
        said = wording.moves.halt(self._bridge.state, halt)
        card = MatterCard(title.format(table=self._named(halt.table)), said, self)
        card.add_answer(_("Later"), kind="link").clicked.connect(partial(self._put_off, matter))
        return card

    def _break_card(self, matter: BreakTable) -> MatterCard:
        card = MatterCard(_("Table {table} breaks").format(table=self._named(matter.table)), "", self)
        said = ngettext(
            "{names} fits on another table. TDA 10.", "{names} fit on the other tables. TDA 10.", len(matter.names)
        )
        card.add_text(
            said.format(names=wording.list_of([short(name) for name in matter.names])),
            whole=said.format(names=wording.list_of(matter.names)),
        )
        occasion = draw_dialog.broken_table(self._bridge.state, matter.table)
        card.add_answer(_("Draw seats"), kind="primary").clicked.connect(partial(self._draw, occasion))
        card.add_answer(_("Later"), kind="link").clicked.connect(partial(self._put_off, matter))
        return card

    def _redraw_card(self, matter: Redraw) -> MatterCard:
        said = _("All {players} players draw new seats, at {tables} tables, each with a new button. {rule}.")
        rule = wording.moves.redraw_rule(self._bridge.state, matter.tables)
        words = said.format(players=matter.players, tables=matter.tables, rule=rule)
        card = MatterCard(_("New seats for everybody"), words, self)
        occasion = draw_dialog.redraw(self._bridge.state, matter.tables)
        card.add_answer(_("Draw new seats"), kind="primary").clicked.connect(partial(self._draw, occasion))
        card.add_answer(_("Later"), kind="link").clicked.connect(partial(self._put_off, matter))
        return card

    def _final_card(self, matter: FinalTable) -> MatterCard:
        said = _("{players} players are left at {tables} tables; so few play on at one. {rule}.")
        rule = self._bridge.state.setup.rules.final_table_rule
        words = said.format(players=matter.players, tables=matter.tables, rule=rule)
        card = MatterCard(_("The final table"), words, self)
        occasion = draw_dialog.final_table(self._bridge.state)
        card.add_answer(_("Draw the final table"), kind="primary").clicked.connect(partial(self._draw, occasion))
        card.add_answer(_("Later"), kind="link").clicked.connect(partial(self._put_off, matter))
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
    def _to_results(self) -> None:
        self.results_wanted.emit()

    @pyqtSlot()
    def _to_export(self) -> None:
        self.export_wanted.emit()

    def _draw(self, occasion: Occasion, _checked: bool = False) -> None:
        self._open(DrawDialog(self._bridge, occasion, self))

    def _change(self, matter: Move, _checked: bool = False) -> None:
        proposal = matter.proposal
        asked = move_dialog.moving(proposal.rule)
        players = self._players_of(proposal)
        self._open(MoveDialog(self._bridge, players, self, chosen=proposal.entry, to=proposal.seat, asked=asked))

    def _ask_who_moved(self, proposal: Proposal, _checked: bool = False) -> None:
        asked, to = move_dialog.moved_already(), proposal.seat
        players = self._players_of(proposal)
        self._open(MoveDialog(self._bridge, players, self, to=to, asked=asked, only=proposal.receiving))

    def _named(self, table: TableNo) -> str:
        return wording.numbered(self._bridge.state, table)

    def _players_of(self, proposal: Proposal) -> list[EntryNo]:
        state = self._bridge.state
        return [entry.number for entry in state.at_table(proposal.giving)] if proposal.giving in state.tables else []

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._closed)
        dialog.open()

    @pyqtSlot(int)
    def _closed(self, _result: int) -> None:
        self.answered.emit()


def _size(table: str, before: int, after: int) -> str:
    """How many sit there before and after, never broken over two lines."""
    said = _("Table {table}: {before} → {after}").format(table=table, before=before, after=after)
    return said.replace(" ", "\u00a0")


def _short_title(table: str, short: int) -> str:
    said = ngettext("Table {table} is {n} short", "Table {table} is {n} short", short)
    return said.format(table=table, n=short)
