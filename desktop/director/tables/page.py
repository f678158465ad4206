"""The page of the tables: every table as a card, and what can be done with it."""

from functools import partial

from PyQt6.QtCore import QPoint, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QResizeEvent, QShowEvent
from PyQt6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QMenu,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from desktop.bridge import Bridge
from desktop.director.dialogs.asked import AskedDialog, Question
from desktop.director.parts import EmptyState, PageHead, button, page_layout, refuse
from desktop.director.tables import furniture
from desktop.director.tables.bust_dialog import BustDialog
from desktop.director.tables.card import CardView, TableCard
from desktop.director.tables.changes import concerned_tables, differs
from desktop.director.tables.draw_dialog import DrawDialog, DrawnDialog, drawn_by, seats
from desktop.director.tables.find import ENOUGH, FindField, seats_of
from desktop.director.tables.grid import CardGrid
from desktop.director.tables.last_moves import LastMoves
from desktop.director.tables.move_dialog import MoveDialog
from desktop.director.tables.seat_menu import SeatMenu, sitting, why_not_out
from desktop.director.tables.words import label
from desktop.play.playing import Playing
from tournament.board import view as board
from tournament.board.tables import table_view
from tournament.evening import Change
from tournament.events import Seat, Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import SECOND, EntryNo, SeatNo, TableNo
from tournament.state import Tournament
from tournament.tables import buttons

_FADING = 20 * SECOND
"""How often kept tables are looked at again, because what the director told of their button grows old."""

FIND_PX, SIDE_PX = 170, 22


class TablesPage(QWidget):
    """All tables; a click on a seat of a kept table takes its player out.

    Attributes:
        playing: plays the dealt tables; to be closed with the window.
        finder: the line that finds somebody.

    Signals:
        answered: a dialog is done with, or what had the keyboard is about to go; it needs another place.
        told: a sentence for the quiet bar.
    """

    answered = pyqtSignal()
    told = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        # Before the players listen: what they say of a step must not be wiped away as the step before.
        bridge.changed.connect(self._evening_changed)
        self.playing = Playing(bridge, self)
        self._cards: dict[TableNo, TableCard] = {}
        self._shown: Tournament | None = None
        self._found: tuple[Seat, ...] = ()
        self._next_found = 0
        column = page_layout(self)
        self._head = self._make_head()
        self.finder = FindField(self)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setSpacing(8)
        self._top.addWidget(self._head, 1)
        self._top.addWidget(self.finder, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(self._top)
        self._failure = label("", "wrong", self)
        self._failure.hide()
        column.addWidget(self._failure)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._grid = CardGrid(self._area)
        self._area.setWidget(self._grid)
        self._empty = EmptyState(_("No tables yet"), "", self)
        above = QWidget(self)
        empty = QVBoxLayout(above)
        empty.setContentsMargins(0, 0, 0, 0)
        empty.addWidget(self._empty)
        empty.addStretch(1)
        self._stack = QStackedLayout()
        self._stack.addWidget(above)
        self._stack.addWidget(self._area)
        column.addLayout(self._stack, 1)
        self._fading = QTimer(self)
        self._fading.setInterval(_FADING)
        self._fading.timeout.connect(self._look_again)
        self._fading.start()
        self.playing.playing_changed.connect(self._playing_changed)
        self.playing.failed.connect(self._say)
        self.playing.told.connect(self.told)
        self.finder.wanted.connect(self._look_for)
        self.finder.go.connect(self._go_to_found)
        self.finder.left.connect(self.answered)
        self._show()

    def _make_head(self) -> PageHead:
        self._draw = button(_("Draw seats"), self)
        self._draw.clicked.connect(self._draw_seats)
        self._drawn = button(_("Show the draw"), self)
        self._drawn.clicked.connect(self._show_draw)
        self._moves = button(_("Last moves"), self)
        self._moves.clicked.connect(self._show_moves)
        self._opening = button(_("Open a table…"), self)
        self._opening.clicked.connect(self._open_table)
        self._one = button(_("Play one hand"), self)
        self._one.clicked.connect(self._play_one)
        self._on = button(_("Play on"), self)
        self._on.clicked.connect(self._play_on)
        return PageHead(_("Tables"), self, (self._draw, self._drawn, self._moves, self._opening, self._one, self._on))

    # ---- showing ---------------------------------------------------------------------------------------------------

    @property
    def cards(self) -> dict[TableNo, TableCard]:
        """The cards of the open tables."""
        return dict(self._cards)

    @pyqtSlot(object)
    def _evening_changed(self, change: Change[Tournament]) -> None:
        self._failure.hide()
        if self.isVisible():
            self._show()

    def showEvent(self, event: QShowEvent | None) -> None:
        self._show()
        super().showEvent(event)

    @pyqtSlot()
    def _look_again(self) -> None:
        if self._bridge.state.setup.timing is Timing.REAL and self.isVisible():
            self._shown = None
            self._show()

    def _show(self) -> None:
        state = self._bridge.state
        known = buttons.as_known(state, self._bridge.now())
        concerned = concerned_tables(known)
        before, self._shown = self._shown, state
        opened = self._open_cards(state)
        for number, card in self._cards.items():
            if (
                before is None
                or opened
                or differs(before, state, number)
                or card.view.concerned != (number in concerned)
            ):
                card.show_view(self._card_view(known, number, concerned=number in concerned))
        self._show_head(state)
        self._mark_found()

    def _open_cards(self, state: Tournament) -> bool:
        """Make the cards of tables that were opened, drop those of closed ones; True if there were any."""
        if list(self._cards) == sorted(state.tables):
            return False
        for number in set(self._cards) - set(state.tables):
            closed = self._cards.pop(number)
            closed.hide()  # it is deleted only when the program has nothing else to do
            closed.deleteLater()
        for number in sorted(set(state.tables) - set(self._cards)):
            card = TableCard(self._card_view(state, number, concerned=False), self._grid)
            card.seat_pressed.connect(partial(self._seat_pressed, number))
            card.menu_wanted.connect(partial(self._open_menu, number))
            self._cards[number] = card
        self._cards = dict(sorted(self._cards.items()))
        self._grid.set_cards(list(self._cards.values()))
        return True

    def _card_view(self, state: Tournament, number: TableNo, *, concerned: bool) -> CardView:
        stakes = None
        if state.started is not None and state.finished is None:
            stakes = board.stakes(state, state.clock.level_index(self._bridge.now()))
        return CardView(
            table_view(state, number),
            None if stakes is None else stakes.big_blind,
            state.tables[number].held,
            concerned,
        )

    def _show_head(self, state: Tournament) -> None:
        dealt = state.setup.timing is Timing.SIMULATED
        window = self.window()
        if state.seats_drawn and window is not None and window.focusWidget() is self._draw:
            self.answered.emit()
        self._draw.setVisible(not state.seats_drawn)
        self.finder.setVisible(bool(state.tables))
        refuse(self._draw, None if state.seats_drawn else self._why_no_draw(state))
        self._drawn.setVisible(state.seats_drawn)
        self._moves.setVisible(bool(state.moved))
        self._opening.setVisible(not (dealt or state.setup.counted or state.finished is not None))
        playable, playing = dealt and state.seats_drawn, self.playing.is_playing
        why = self.playing.may_play() if playable else None
        for each in (self._one, self._on):
            each.setVisible(playable)
            refuse(each, why)
        self._one.setEnabled(why is None and not playing)
        self._on.setText(_("Stop") if playing else _("Play on"))
        self._head.hint.setText(self._hint(state, dealt))
        self._empty.sentence.setText(
            _("Players are counted tonight, without seats: the People page has the buttons.")
            if state.setup.counted
            else _("Nobody has entered yet: add people on the People page.")
            if not state.entries
            else _("Draw the seats to open the tables.")
        )
        self._stack.setCurrentIndex(1 if state.tables else 0)

    def _why_no_draw(self, state: Tournament) -> str | None:
        """Asked with the seed that would be drawn with: of an announced draw any other one is refused."""
        return self._bridge.may(partial(seats(state).decide, server_seed=self._bridge.server_seed()))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._place_find()

    def _place_find(self) -> None:
        """Beside the buttons where there is room, else below them."""
        room = self.contentsRect().width() - 2 * SIDE_PX
        narrow = self._head.least_width() > room - FIND_PX - self._top.spacing()
        self._top.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        self.finder.setFixedWidth(room if narrow else FIND_PX)

    def _hint(self, state: Tournament, dealt: bool) -> str:
        if not state.tables:
            return ""
        if len(self.finder.text().strip()) >= ENOUGH:
            found = len(self._found)
            said = ngettext("{n} found · Enter goes there", "{n} found · Enter goes there", found).format(n=found)
            return said if found else _("nobody at the tables")
        return _("dealt by the engine, played by robots") if dealt else _("click for out · right click for more")

    # ---- finding somebody ------------------------------------------------------------------------------------------

    def start_finding(self) -> None:
        """Give the keyboard to the line that finds somebody."""
        if self.finder.isVisibleTo(self):
            self.finder.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.finder.selectAll()

    def show_seat(self, seat: Seat) -> None:
        """Bring that seat into view and give it the keyboard, so that Enter opens what can be done there."""
        self._show()
        card = self._cards.get(seat.table)
        if card is None:
            return
        # The cards may have no place yet, when the page was hidden until now.
        self._grid.lay_out()
        self._area.ensureWidgetVisible(card, 0, 0)
        card.focus_seat(seat.number)

    @pyqtSlot(str)
    def _look_for(self, _letters: str) -> None:
        self._next_found = 0
        self._mark_found()
        self._show_head(self._bridge.state)

    def _mark_found(self) -> None:
        self._found = seats_of(self._bridge.state, self.finder.text())
        for number, card in self._cards.items():
            card.mark_found(frozenset(seat.number for seat in self._found if seat.table == number))

    @pyqtSlot()
    def _go_to_found(self) -> None:
        if self._found:
            seat = self._found[self._next_found % len(self._found)]
            self._next_found += 1
            self.show_seat(seat)

    # ---- the head's buttons ----------------------------------------------------------------------------------------

    @pyqtSlot()
    def _draw_seats(self) -> None:
        self._open(DrawDialog(self._bridge, seats(self._bridge.state), self))

    @pyqtSlot()
    def _show_draw(self) -> None:
        evening = self._bridge.evening
        # Single seats are drawn after it, too; they stand in the history.
        live = (stored for stored in reversed(evening.steps) if evening.ledger.is_live(stored.seq))
        newest = next((stored for stored in live if drawn_by(stored) is not None), None)
        if newest is None:
            self.told.emit(_("The seats were given out one by one; the history says which."))
            return
        self._open(DrawnDialog(self._bridge, newest, self))

    @pyqtSlot()
    def _show_moves(self) -> None:
        self._open(LastMoves(self._bridge.state, self))

    @pyqtSlot()
    def _play_one(self) -> None:
        self.playing.play_one()

    @pyqtSlot()
    def _play_on(self) -> None:
        if self.playing.is_playing:
            self.playing.stop()
        else:
            self.playing.start()

    @pyqtSlot(bool)
    def _playing_changed(self, _playing: bool) -> None:
        self._failure.hide()
        self._show_head(self._bridge.state)

    @pyqtSlot(str)
    def _say(self, sentence: str) -> None:
        self._failure.setText(sentence)
        self._failure.show()

    # ---- the seats -------------------------------------------------------------------------------------------------

    def _seat_pressed(self, table: TableNo, seat: int) -> None:
        """The most likely thing at once: at a kept table in play its player is out; else what could be done."""
        place = Seat(table, SeatNo(seat))
        entry = sitting(self._bridge, place)
        if entry is not None and why_not_out(self._bridge, place, entry) is None:
            self._take_out(entry)
            return
        plate = self._cards[table].seats[seat - 1]
        self._open_menu(table, seat, plate.mapToGlobal(QPoint(0, plate.height())))

    def _open_menu(self, table: TableNo, seat: int, where: QPoint) -> None:
        menu = self.seat_menu(table, SeatNo(seat))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where)

    def seat_menu(self, table: TableNo, seat: SeatNo) -> QMenu:
        """What can be done at that seat."""
        menu = SeatMenu(self._bridge, self.playing, Seat(table, seat), self)
        menu.out_wanted.connect(self._take_out)
        menu.move_wanted.connect(self._move_from)
        menu.here_wanted.connect(self._move_here)
        menu.asked.connect(self._ask)
        return menu

    @pyqtSlot(int)
    def _take_out(self, entry: EntryNo) -> None:
        self._open(BustDialog(self._bridge, entry, self))

    @pyqtSlot(int)
    def _move_from(self, entry: EntryNo) -> None:
        self._open(MoveDialog(self._bridge, (entry,), self, chosen=entry))

    @pyqtSlot(object)
    def _move_here(self, to: Seat) -> None:
        seated = sorted(
            (entry for entry in self._bridge.state.left if entry.seat is not None),
            key=lambda entry: entry.name.casefold(),
        )
        self._open(MoveDialog(self._bridge, [entry.number for entry in seated], self, to=to))

    @pyqtSlot(object)
    def _ask(self, question: Question) -> None:
        self._open(AskedDialog(self._bridge, question, self))

    @pyqtSlot()
    def _open_table(self) -> None:
        self._ask(furniture.opened(self._bridge.state))

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._closed)
        dialog.open()

    @pyqtSlot(int)
    def _closed(self, result: int) -> None:
        """What was looked for has been found; the keyboard goes to the page, never back to a seat."""
        if result == QDialog.DialogCode.Accepted:
            self.finder.clear()
        self.answered.emit()
