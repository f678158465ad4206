"""The page of the tables: its head, the round of hand-for-hand, the tables, and the keys that act on them."""

from collections.abc import Callable, Sequence
from functools import partial

from PyQt6.QtCore import QEvent, QPoint, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PyQt6.QtWidgets import QAbstractButton, QApplication, QBoxLayout, QDialog, QHBoxLayout, QMenu, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, page_layout
from desktop.director.tables import watching
from desktop.director.tables.acts import Acts, why_not_out
from desktop.director.tables.body import TablesBody
from desktop.director.tables.card import TableCard
from desktop.director.tables.find import FindField
from desktop.director.tables.finding import Finding
from desktop.director.tables.head import TablesHead, ViewChoice
from desktop.director.tables.picking import Picked
from desktop.director.tables.round_strip import RoundStrip
from desktop.director.tables.seat import SeatPlate
from desktop.director.tables.seat_menu import SeatMenu, sitting
from desktop.director.tables.typed import Typed
from desktop.director.tables.views import View
from desktop.director.tables.words import label
from desktop.play.dealing import playing_of
from tournament.evening import Change
from tournament.events import Seat, Timing
from tournament.language import gettext as _
from tournament.names import SECOND, EntryNo, SeatNo, TableNo
from tournament.outs import hand_for_hand
from tournament.state import Tournament

_FADING = 20 * SECOND
"""How often kept tables are looked at again: what the director told of their button grows old, and so do counts."""

FIND_PX, LEAST_FIND_PX, SIDE_PX, GAP_PX = 170, 124, 22, 8


class TablesPage(QWidget):
    """All tables. A click on a seat chooses it and opens its menu, a drag moves its player, keys act on the chosen.

    Attributes:
        playing: plays the dealt tables; to be closed with the window.
        finder: the line that finds somebody.
        acts: what can be done with somebody.

    Signals:
        answered: a dialog is done with, or what had the keyboard is about to go; it needs another place.
        told: a sentence for the quiet bar.
        wanted: somebody is to be chosen here, so the page has to be shown.
        moves_done: everybody sits where he should; the board need not show it any more.
    """

    answered = pyqtSignal()
    told = pyqtSignal(str)
    wanted = pyqtSignal()
    moves_done = pyqtSignal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        # Before the players listen: what they say of a step must not be wiped away as the step before.
        bridge.changed.connect(self._evening_changed)
        self.playing = playing_of(bridge, self)
        self.acts = Acts(bridge, self)
        self.head = TablesHead(bridge, self.playing, self)
        self.finder = FindField(self)
        self._finding = Finding(bridge, self.finder, self)
        self.view_choice = ViewChoice(self)
        self.round = RoundStrip(bridge, self)
        self._failure = label("", "wrong", self)
        self._failure.hide()
        self.body = TablesBody(bridge, self)
        self._typed = Typed(bridge, self)
        self._lay_out()
        self._connect()
        self._fading = QTimer(self)
        self._fading.setInterval(_FADING)
        self._fading.timeout.connect(self._look_again)
        self._fading.start()
        self.view_choice.show_view(self.body.view)
        self._show()

    def _lay_out(self) -> None:
        column = page_layout(self)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setSpacing(GAP_PX)
        self._top.addWidget(self.head, 1)
        self._tools = QWidget(self)
        tools = QHBoxLayout(self._tools)
        tools.setContentsMargins(0, 0, 0, 0)
        tools.setSpacing(GAP_PX)
        self._hint = PlainLabel("", self._tools, kind="muted", elide=True)
        tools.addWidget(self._hint, 1)
        tools.addWidget(self.finder)
        tools.addWidget(self.view_choice)
        self._top.addWidget(self._tools, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(self._top)
        column.addWidget(self.round)
        column.addWidget(self._failure)
        column.addWidget(self.body, 1)

    def _connect(self) -> None:
        head, acts = self.head, self.acts
        head.draw.clicked.connect(acts.draw_seats)
        head.drawn.clicked.connect(acts.show_draw)
        head.moves.clicked.connect(acts.last_moves)
        head.opening.clicked.connect(acts.open_table)
        head.rounds.clicked.connect(acts.begin_rounds)
        acts.opened.connect(self._open)
        acts.refused.connect(self.body.refuse)
        acts.told.connect(self.told)
        acts.moves_done.connect(self.moves_done)
        self.playing.playing_changed.connect(self._playing_changed)
        self.playing.failed.connect(self._say)
        self.playing.told.connect(self.told)
        self._finding.found.connect(self._show_found)
        self._finding.go.connect(self._go_to)
        self._finding.go_to_table.connect(self.body.show_table)
        self._finding.left.connect(self.answered)
        self.view_choice.chosen.connect(self.body.see)
        self.body.viewed.connect(self._viewed)
        self.body.menu_wanted.connect(self._open_menu)
        self.body.told.connect(self.told)
        self._typed.shown.connect(self.body.show_typed)
        self._typed.picked.connect(self._picked)

    # ---- showing ---------------------------------------------------------------------------------------------------

    @property
    def cards(self) -> dict[TableNo, TableCard]:
        """The cards of the open tables."""
        return dict(self.body.area.cards)

    @property
    def chosen(self) -> Seat | None:
        """The seat that the keys act on, None without one."""
        return self.body.chosen

    @pyqtSlot(object)
    def _evening_changed(self, change: Change[Tournament]) -> None:
        self._failure.hide()
        self.body.be_quiet()
        if self.isVisible():
            self._show()

    def showEvent(self, event: QShowEvent | None) -> None:
        self.body.see(self.body.view)
        self._show()
        super().showEvent(event)

    @pyqtSlot()
    def _look_again(self) -> None:
        if self._bridge.state.setup.timing is Timing.REAL and self.isVisible():
            self._show(anew=True)

    def _show(self, *, anew: bool = False) -> None:
        state = self._bridge.state
        self.body.show_state(state, self._bridge.now(), anew=anew)
        self.round.show_state(state)
        self._finding.look()
        self._show_head(state)
        self._show_found()

    def _show_head(self, state: Tournament) -> None:
        window = self.window()
        if state.seats_drawn and window is not None and window.focusWidget() is self.head.draw:
            self.answered.emit()
        self.head.show_state(state)
        self._tools.setVisible(bool(state.tables))
        self.body.empty.sentence.setText(
            _("Players are counted tonight, without seats: the People page has the buttons.")
            if state.setup.counted
            else _("Nobody has entered yet: add people on the People page.")
            if not state.entries
            else _("Draw the seats to open the tables.")
        )

    @property
    def hint(self) -> str:
        """What is said beside the title, or beside the line where there is no room."""
        return self._hint.text() or self.head.hint.text()

    @pyqtSlot(object)
    def _viewed(self, view: View) -> None:
        self.view_choice.show_view(view)
        self._show_found()

    @pyqtSlot()
    def _show_found(self) -> None:
        self.body.area.mark_found(self._finding.seats)
        self._arrange()
        said = (self._finding.hint or self._usual_hint()) if self._bridge.state.tables else ""
        beside = self._hint.isVisibleTo(self._tools)
        self.head.hint.setText("" if beside else said)
        self._hint.setText(said if beside else "")

    def _usual_hint(self) -> str:
        """What is said while nobody is looked for."""
        if said := watching.hint(self._bridge.state):
            return said
        if self.body.view.zoom is None:
            return _("Enter or a double click: what can be done there")
        if self.body.are_small:
            return _("a click on a table shows its names")
        return _("drag to move · click for out, rebuy, seat")

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._show_found()

    def _arrange(self) -> None:
        """The line that finds somebody beside the buttons where there is room, else below them.

        There the hint stands in the same line, if all of the usual one can be read: no line is for it alone.
        """
        room = max(0, self.contentsRect().width() - 2 * SIDE_PX)
        others = self.view_choice.sizeHint().width() + GAP_PX
        tools = look.scaled(FIND_PX) + others
        narrow = self.head.least_width() > room - tools - self._top.spacing()
        hint = self._hint.fontMetrics().horizontalAdvance(self._usual_hint()) + GAP_PX + 2
        find = min(look.scaled(FIND_PX), room - others - hint)
        beside = narrow and find >= look.scaled(LEAST_FIND_PX)
        self._hint.setVisible(beside)
        self._top.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        self._tools.setFixedWidth(room if narrow else tools)
        self.finder.setFixedWidth(find if beside else max(0, room - others) if narrow else look.scaled(FIND_PX))

    # ---- seats -----------------------------------------------------------------------------------------------------

    def start_finding(self) -> None:
        """Give the keyboard to the line that finds somebody."""
        self._finding.start()

    def show_seat(self, seat: Seat) -> None:
        """Bring that seat into view and choose it, so that Enter opens what can be done there."""
        self._show()
        self.body.show_seat(seat)

    @pyqtSlot(object)
    def _go_to(self, seat: Seat) -> None:
        """To the seat that was found or picked; what was to be done there is done."""
        self.show_seat(seat)
        self._finding.answer(sitting(self._bridge, seat))

    @pyqtSlot(object)
    def _picked(self, found: Picked) -> None:
        if found.place is None:
            self.body.show_table(found.table)
        else:
            self._go_to(found.place)

    @pyqtSlot(object, QPoint)
    def _open_menu(self, seat: Seat, where: QPoint) -> None:
        self.body.be_quiet()
        menu = self.seat_menu(seat.table, seat.number)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(where)

    def seat_menu(self, table: TableNo, seat: SeatNo) -> QMenu:
        """What can be done at that seat."""
        return SeatMenu(self._bridge, self.playing, Seat(table, seat), self.acts, self)

    # ---- commands --------------------------------------------------------------------------------------------------

    def bust_chosen(self) -> None:
        """Who is out? The one chosen, else the line asks."""
        self._with_chosen(self.acts.bust, _("Who is out?"))

    def rebuy_chosen(self) -> None:
        """Who buys back in?"""
        self._with_chosen(self.acts.rebuy, _("Who rebuys?"))

    def add_on_chosen(self) -> None:
        """Who takes the add-on?"""
        self._with_chosen(self.acts.add_on, _("Who adds on?"))

    def move_chosen(self) -> None:
        """Who changes seats?"""
        self._with_chosen(self.acts.move, _("Who moves?"))

    def _with_chosen(self, act: Callable[[EntryNo], None], question: str) -> None:
        if not self.isVisible():
            self.wanted.emit()
        entry = None if self.chosen is None else sitting(self._bridge, self.chosen)
        if entry is not None:
            act(entry)
        elif not self._bridge.state.tables:
            self.told.emit(_("Nobody sits at a table yet."))
        else:
            self._finding.ask_for(act, question)
            said = _("{question} A few letters of the name, or table and seat: 2 5 Enter.")
            self.told.emit(said.format(question=question))

    def open_menu_of_chosen(self) -> None:
        """The menu of the chosen seat."""
        if self.chosen is None:
            self.told.emit(_("Choose a seat first: a click, or 2 5 Enter."))
        else:
            self.body.open_menu(self.chosen)

    def count_chips(self) -> None:
        """Count the stacks of the table of the chosen seat, else of the first."""
        self.at_table(self.acts.count, sorted(self._bridge.state.tables)[:1], _("Nobody sits at a table yet."))

    def next_hand(self) -> None:
        """The next hand at the table of the chosen seat; where one table alone plays, there."""
        self.at_table(self.acts.next_hand, sorted(self._bridge.state.tables), _("Nobody sits at a table yet."))

    def watch_chosen(self) -> None:
        """The window of the table of the chosen seat; else of the only one that is dealt, or at which people play."""
        self.at_table(self.acts.watch, watching.meant(self._bridge.state), watching.none_is_dealt())

    def at_table(self, act: Callable[[TableNo, Seat | None], None], tables: Sequence[TableNo], none: str) -> None:
        """Do it at the table of the chosen seat, else at the only one where it can be meant."""
        if self.chosen is not None or len(tables) == 1:
            act(tables[0] if self.chosen is None else self.chosen.table, self.chosen)
        else:
            self.told.emit(_("Choose a seat of that table first: 2 5 Enter.") if tables else none)

    def table_done(self) -> None:
        """Hand for hand: the table of the chosen seat has played its hand."""
        if self.chosen is None:
            self.told.emit(_("Choose a seat of that table first: 2 5 Enter."))
        else:
            self._bridge.perform(partial(hand_for_hand.table_done, table=self.chosen.table))

    def see(self, view: View) -> None:
        """Show the tables so."""
        self.body.see(view)

    def zoom(self, step: int) -> None:
        """Nearer (1) or farther (-1)."""
        self.body.zoom(step)

    def show_last_moves(self) -> None:
        """The last moves, to be read again, corrected, or copied."""
        self.acts.last_moves()

    # ---- keys ------------------------------------------------------------------------------------------------------

    def event(self, event: QEvent | None) -> bool:
        """What belongs to figures that were begun is no command: Space, Enter, Esc."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._typed.wants(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None:
            return
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton) and not isinstance(focus, SeatPlate):
            super().keyPressEvent(event)  # Tab has reached a button, whose Enter it is
        elif self._typed.press(event):
            return
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.chosen is not None:
            self._enter(self.chosen)
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) and self.cards:
            self.body.choose(self.chosen or Seat(min(self.cards), SeatNo(1)))
        elif event.key() == Qt.Key.Key_Escape and self.chosen is not None:
            self.body.choose(None)
            self.answered.emit()
        else:
            super().keyPressEvent(event)

    def _enter(self, seat: Seat) -> None:
        """The most likely thing at once: at a kept table in play its player is out; else the menu."""
        entry = sitting(self._bridge, seat)
        if entry is not None and why_not_out(self._bridge, seat, entry) is None:
            self.acts.bust(entry)
        else:
            self.body.open_menu(seat)

    # ---- dialogs and playing ---------------------------------------------------------------------------------------

    @pyqtSlot(QDialog)
    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._closed)
        dialog.open()

    @pyqtSlot(int)
    def _closed(self, result: int) -> None:
        """What was looked for has been found; the keyboard goes to the page."""
        if result == QDialog.DialogCode.Accepted:
            self._finding.clear()
        self.answered.emit()

    @pyqtSlot(bool)
    def _playing_changed(self, _playing: bool) -> None:
        self._failure.hide()
        self._show_head(self._bridge.state)

    @pyqtSlot(str)
    def _say(self, sentence: str) -> None:
        self._failure.setText(sentence)
        self._failure.show()
