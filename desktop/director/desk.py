"""The desk of one evening: clock bar, places, the page in the middle, attention and history at the right."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PyQt6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop.director import presses
from desktop.director.attention.panel import AttentionPanel
from desktop.director.away import AwayBar
from desktop.director.board_page.page import BoardPage
from desktop.director.cash_page import CashPage
from desktop.director.clock_page import ClockPage
from desktop.director.clockbar import ClockBar
from desktop.director.history import HistoryPanel
from desktop.director.keys import EVENING_KEYS, PLACE_KEYS, made_action
from desktop.director.moves_bar import MovesBar
from desktop.director.out import OutPage
from desktop.director.parts import press_by_enter
from desktop.director.pausebar import PauseBar
from desktop.director.people import PeoplePage
from desktop.director.places import Places
from desktop.director.prizes_page import PrizesPage
from desktop.director.results import ResultsPage
from desktop.director.structure_page import StructurePage
from desktop.director.tables.page import TablesPage
from desktop.director.tables.seat import SeatPlate
from desktop.director.undoing import Undoing
from desktop.display.showing import Blank
from desktop.evenings.open_evening import OpenEvening
from desktop.heard import Heard
from tournament import standings, wording
from tournament.evening import Change
from tournament.events import Seat
from tournament.language import gettext as _
from tournament.names import Instant

COLUMN_PX, NARROW_COLUMN_PX = 326, 284
PLACES_PX, NARROW_PLACES_PX = 196, 164
HISTORY_PX = 74
"""The history has at least that height: its head and its newest line."""
NARROW_PX = 1200
"""A window less wide than this gives the page the room of its sides."""


class EveningDesk(QWidget):
    """A frame: the parts listen to the bridge by themselves; here they are only put together.

    Signals:
        told: a sentence for the quiet bar.
        home_wanted: pressed at the left.
    """

    told = pyqtSignal(str)
    home_wanted = pyqtSignal()

    def __init__(self, evening: OpenEvening, heard: Heard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge = evening.bridge
        self.evening = evening
        self._heard = heard
        self.undoing = Undoing(bridge, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.bar = ClockBar(bridge, self)
        self.away = AwayBar(bridge, self)
        column.addWidget(self.bar)
        self.paused = PauseBar(bridge, self)
        column.addWidget(self.away)
        column.addWidget(self.paused)
        self.moves = MovesBar(evening, self)
        column.addWidget(self.moves)
        row = QHBoxLayout()
        row.setSpacing(0)
        self.places = Places(self)
        self.pages = QStackedWidget(self)
        row.addWidget(self.places)
        row.addWidget(self.pages, 1)
        self.right = self._right()
        row.addWidget(self.right)
        column.addLayout(row, 1)
        self._add_pages()
        self._add_keys()
        bridge.changed.connect(self._show_counts)
        self._show_counts()
        self.go_to("tables" if bridge.state.seats_drawn else "people")

    # ---- building --------------------------------------------------------------------------------------------------

    def _right(self) -> QFrame:
        right = QFrame(self)
        right.setObjectName("column")
        inside = QVBoxLayout(right)
        inside.setContentsMargins(18, 18, 18, 12)
        inside.setSpacing(14)
        self.attention = AttentionPanel(self.bridge, right)
        self.history = HistoryPanel(self.bridge, self.undoing, right)
        # What needs attention takes the room it needs; the history makes do with what is left.
        self.history.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self.history.setMinimumHeight(HISTORY_PX)
        self.attention.answered.connect(self.take_focus)
        self.attention.people_wanted.connect(partial(self.go_to, "people"))
        self.attention.cash_wanted.connect(partial(self.go_to, "cash"))
        self.attention.results_wanted.connect(self._to_results)
        self.attention.export_wanted.connect(self._to_export)
        inside.addWidget(self.attention, 0)
        inside.addWidget(self.history, 1)
        return right

    def _add_pages(self) -> None:
        self.clock = ClockPage(self.bridge, self)
        self.people = PeoplePage(self.bridge, self)
        self.people.seat_wanted.connect(self._to_seat)
        self.people.told.connect(self.told)
        self.people.answered.connect(self.take_focus)
        self.tables = TablesPage(self.bridge, self)
        self.tables.answered.connect(self.take_focus)
        self.tables.told.connect(self.told)
        self.out = OutPage(self.bridge, self)
        self.prizes = PrizesPage(self.bridge, self)
        self.cash = CashPage(self.bridge, self)
        self.structure = StructurePage(self.bridge, self)
        self.results = ResultsPage(self.bridge, self)
        self.results.told.connect(self.told)
        self.board = BoardPage(self.evening, self._heard, self)
        self.board.answered.connect(self.take_focus)
        self._pages: dict[str, QWidget] = {}
        for code, name, page in (
            ("clock", _("Clock"), self.clock),
            ("people", _("People"), self.people),
            ("tables", _("Tables"), self.tables),
            ("out", _("Out"), self.out),
            ("prizes", _("Prizes"), self.prizes),
            ("cash", _("Cash"), self.cash),
            ("structure", _("Structure"), self.structure),
            ("results", _("Results"), self.results),
        ):
            self._pages[code] = page
            self.pages.addWidget(page)
            self.places.add_place(code, name)
        self.places.add_gap()
        self._pages["board"] = self.board
        self.pages.addWidget(self.board)
        self.places.add_place("board", _("Board"))
        self.places.add_entry("home", _("Evenings"), _("All evenings (Ctrl+O)"))
        self.places.chosen.connect(self.go_to)
        self.places.pressed.connect(self._entry)

    def _add_keys(self) -> None:
        commands: dict[str, Callable[..., None]] = {
            "pause": self._pause_key,
            "next": self._next,
            "previous": self._previous,
            "more": self._more,
            "less": self._less,
            "hand_for_hand": self._hand_for_hand,
            "take_back": self._take_back,
            "find": self._find,
            "hold": self._hold,
            "page": partial(self._turn, 1),
            "page_before": partial(self._turn, -1),
            "black": partial(self._darken, Blank.BLACK),
            "picture": partial(self._darken, Blank.PICTURE),
            "swap": self._swap,
            "moves_done": self.moves.confirm,
            "undo": self._undo,
            "redo": self._redo,
        }
        for key in EVENING_KEYS:
            action = made_action(key, self)
            action.triggered.connect(commands[key.command])
            self.addAction(action)
        for number, code in enumerate(self.places.codes(), start=1):
            action = QAction(self.places.button(code).text(), self)
            action.setShortcut(QKeySequence(PLACE_KEYS.format(n=number)))
            action.setAutoRepeat(False)
            action.triggered.connect(partial(self._go_by_key, code))
            self.addAction(action)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Enter, like Space, presses the button that Tab has reached."""
        if event is None or not press_by_enter(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """On a small screen the sides give room to the page."""
        super().resizeEvent(event)
        narrow = self.width() < NARROW_PX
        self.right.setFixedWidth(NARROW_COLUMN_PX if narrow else COLUMN_PX)
        self.places.setFixedWidth(NARROW_PLACES_PX if narrow else PLACES_PX)

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot(str)
    def go_to(self, code: str) -> None:
        """Show that page."""
        self.places.go_to(code)
        self.pages.setCurrentWidget(self._pages[code])
        self.take_focus()

    def _go_by_key(self, code: str, checked: bool = False) -> None:
        self.go_to(code)

    @pyqtSlot()
    def take_focus(self) -> None:
        """Give the keyboard to the page.

        Left alone, Qt gives it to the next button when what had it disappears, and Space would press that.
        """
        if self.pages.currentWidget() is self.people and self.people.name.isEnabled():
            self.people.name.setFocus()
        else:
            self.pages.setFocus()

    def place_names(self) -> list[str]:
        """The places by name, in order."""
        return [self.places.button(code).text() for code in self.places.codes()]

    def show_instant(self, at: Instant) -> None:
        """Show what the clock reads at that instant, wherever it is seen."""
        self.bar.show_instant(at)
        self.paused.show_instant(at)
        if self.clock.isVisible():
            self.clock.show_instant(at)
        if self.structure.isVisible():
            self.structure.show_instant(at)
        self.moves.show_instant(at)
        if self.people.isVisible():
            self.people.refresh()
        if self.board.isVisible():
            self.board.show_instant(at)

    @pyqtSlot()
    @pyqtSlot(object)
    def _show_counts(self, change: object = None) -> None:
        state = self.bridge.state
        people = len(standings.persons(state))
        out = people - len(state.left)
        counts = {
            "people": str(people) if people else "",
            "tables": str(len(state.tables)) if state.tables else "",
            "out": str(out) if out else "",
            "prizes": wording.amount(state.pool, state.setup.currency) if state.pool else "",
        }
        if isinstance(change, Change) and state.seats_drawn and not change.before.seats_drawn:
            self._look_at_seats()
        for code, count in counts.items():
            self.places.button(code).show_count(count)

    def _look_at_seats(self) -> None:
        """After the draw the tables are what everybody wants to see."""
        if self.pages.currentWidget() is self.people:
            self.go_to("tables")

    # ---- what the keys and the entries at the left do --------------------------------------------------------------

    @pyqtSlot(str)
    def _entry(self, code: str) -> None:
        self.home_wanted.emit()

    @pyqtSlot()
    def _pause_key(self) -> None:
        # A button that Tab has reached is pressed by Space, as everywhere; a click leaves no focus on it. A seat is
        # pressed by Enter only: a stray Space must not take its player out.
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton) and not isinstance(focus, SeatPlate):
            focus.click()
        else:
            presses.press_pause_key(self.bridge)

    @pyqtSlot()
    def _find(self) -> None:
        self.go_to("tables")
        self.tables.start_finding()

    @pyqtSlot(object)
    def _to_seat(self, seat: Seat) -> None:
        self.go_to("tables")
        self.tables.show_seat(seat)

    @pyqtSlot()
    def _to_results(self) -> None:
        self.go_to("results")

    @pyqtSlot()
    def _to_export(self) -> None:
        self.go_to("results")
        self.results.exporting.click()

    @pyqtSlot()
    def _next(self) -> None:
        self.bridge.perform(presses.NEXT.press)

    @pyqtSlot()
    def _previous(self) -> None:
        self.bridge.perform(presses.PREVIOUS.press)

    @pyqtSlot()
    def _more(self) -> None:
        self.bridge.perform(presses.PLUS_ONE.press)

    @pyqtSlot()
    def _less(self) -> None:
        self.bridge.perform(presses.MINUS_ONE.press)

    @pyqtSlot()
    def _hand_for_hand(self) -> None:
        presses.press_hand_for_hand_key(self.bridge)

    @pyqtSlot()
    def _take_back(self) -> None:
        self.undoing.take_back()

    @pyqtSlot()
    def _hold(self) -> None:
        self.evening.hold_or_let_go()

    def _turn(self, step: int, checked: bool = False) -> None:
        self.evening.turn(step)

    def _darken(self, blank: Blank, checked: bool = False) -> None:
        self.evening.darken(blank)

    @pyqtSlot()
    def _swap(self) -> None:
        if not self.board.swap():
            self.told.emit(self.board.refused.text())

    @pyqtSlot()
    def _undo(self) -> None:
        self.undoing.undo()

    @pyqtSlot()
    def _redo(self) -> None:
        self.undoing.redo()

    def close_down(self) -> None:
        """Stop what still runs, before the evening is put away."""
        self.tables.playing.close()
