"""The desk of one evening: clock bar, places, the page in the middle, attention and history at the right."""

from functools import cached_property, partial
from typing import TypeVar

from PyQt6.QtCore import QEvent, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeyEvent, QResizeEvent
from PyQt6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.director.attention.panel import AttentionPanel
from desktop.director.away import AwayBar
from desktop.director.board_page.page import BoardPage
from desktop.director.cash_page import CashPage
from desktop.director.chips.page import ChipsPage
from desktop.director.clock_page import ClockPage
from desktop.director.clockbar import ClockBar
from desktop.director.commands.in_use import set_tip
from desktop.director.hands.page import HandsPage
from desktop.director.history import HistoryPanel
from desktop.director.moves_bar import MovesBar
from desktop.director.out import OutPage
from desktop.director.parts import press_by_enter
from desktop.director.pausebar import PauseBar
from desktop.director.people import PeoplePage
from desktop.director.places import Places
from desktop.director.prizes_page import PrizesPage
from desktop.director.recording.windows import RecordingWindows
from desktop.director.results.page import ResultsPage
from desktop.director.rulings.page import RulingsPage
from desktop.director.scrolled import ScrolledPages
from desktop.director.structure.page import StructurePage
from desktop.director.structure.wanted import WantedEnd
from desktop.director.tables.page import TablesPage
from desktop.director.undoing import Undoing
from desktop.evenings.open_evening import OpenEvening
from desktop.heard import Heard
from desktop.play.table.windows import TableWindows
from desktop.publishing import Publishing
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
COLUMN_SHARE, PLACES_SHARE = 0.28, 0.16
"""What of the desk the sides may have where large texts want more than they have otherwise."""

P = TypeVar("P", bound=QWidget)


class EveningDesk(QWidget):
    """A frame: the parts listen to the bridge by themselves; here they are only put together.

    Signals:
        told: a sentence for the quiet bar.
        home_wanted: pressed at the left.
        pot_wanted: the number of a table at which a pot is to be settled.
    """

    told = pyqtSignal(str)
    home_wanted = pyqtSignal()
    pot_wanted = pyqtSignal(int)

    def __init__(
        self,
        evening: OpenEvening,
        heard: Heard,
        wanted: WantedEnd,
        publishing: Publishing,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        wanted.setParent(self)
        self.bridge = bridge = evening.bridge
        self.evening = evening
        self._heard, self._publishing = heard, publishing
        self.undoing = Undoing(bridge, self)
        self.recordings = RecordingWindows(bridge, publishing.settings, self, begun=evening.recording)
        self.recordings.told.connect(self.told)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.bar = ClockBar(bridge, wanted, self)
        self.bar.take_back_wanted.connect(self.undoing.take_back)
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
        row.addWidget(ScrolledPages(self.pages, self), 1)
        self.right = self._right()
        row.addWidget(self.right)
        column.addLayout(row, 1)
        self._pages: dict[str, QWidget] = {}
        self._add_places()
        for asking in (self.bar.shorten_wanted, self.attention.shorten_wanted):
            asking.connect(self._shorten)
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
        self.attention = AttentionPanel(self.bridge, right, self.bar.wanted)
        self.history = HistoryPanel(self.bridge, self.undoing, right)
        # What needs attention takes the room it needs; the history makes do with what is left.
        self.history.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        look.set_least_height(self.history, HISTORY_PX)
        self.attention.answered.connect(self.take_focus)
        self.attention.page_wanted.connect(self._to_answer)
        self.history.correct_wanted.connect(self.recordings.correct)
        inside.addWidget(self.attention, 0)
        inside.addWidget(self.history, 1)
        return right

    def _add_places(self) -> None:
        for code, name in (
            ("clock", _("Clock")),
            ("people", _("People")),
            ("tables", _("Tables")),
            ("out", _("Out")),
            ("prizes", _("Prizes")),
            ("cash", _("Cash")),
            ("structure", _("Structure")),
            ("chips", _("Chips")),
            ("results", _("Results")),
        ):
            self.places.add_place(code, name)
        self.places.add_gap()
        self.places.add_place("board", _("Board"))
        self.places.add_place("rulings", _("Rulings"))
        self.places.add_place("hands", _("Hands"))
        self.places.add_entry("home", _("Evenings"), "")
        set_tip(self.places.button("home"), _("All evenings"), "home")
        self.places.chosen.connect(self.go_to)
        self.places.pressed.connect(self._entry)

    # ---- pages, each made when somebody goes there or a command needs it ---------------------------------------------

    def _put(self, code: str, page: P) -> P:
        self._pages[code] = page
        self.pages.addWidget(page)
        return page

    @cached_property
    def clock(self) -> ClockPage:
        """Levels and breaks, and the presses."""
        page = self._put("clock", ClockPage(self.bridge, self))
        page.take_back_wanted.connect(self.undoing.take_back)
        return page

    @cached_property
    def people(self) -> PeoplePage:
        """Who is expected, here and paid."""
        page = self._put("people", PeoplePage(self.bridge, self._publishing.settings, self))
        page.seat_wanted.connect(self.to_seat)
        page.told.connect(self.told)
        page.answered.connect(self.take_focus)
        return page

    @cached_property
    def tables(self) -> TablesPage:
        """Who sits where."""
        page = self._put("tables", TablesPage(self.bridge, self))
        page.answered.connect(self.take_focus)
        page.told.connect(self.told)
        page.wanted.connect(partial(self.go_to, "tables"))
        page.moves_done.connect(self.moves.confirm)
        self.table_windows = TableWindows(self.bridge, page.playing, self._publishing.settings, self)
        self.table_windows.told.connect(self.told)
        page.acts.watched.connect(self.table_windows.open)
        self.attention.waiting = self.table_windows.waiting
        self.attention.table_wanted.connect(self.table_windows.open)
        page.acts.recorded.connect(self.recordings.open)
        page.acts.pot_wanted.connect(self.pot_wanted)
        return page

    @cached_property
    def out(self) -> OutPage:
        """Who is out, in which order."""
        page = self._put("out", OutPage(self.bridge, self))
        page.told.connect(self.told)
        page.undo_wanted.connect(self.undoing.undo_step)
        return page

    @cached_property
    def prizes(self) -> PrizesPage:
        """What the places win."""
        page = self._put("prizes", PrizesPage(self.bridge, self))
        page.told.connect(self.told)
        return page

    @cached_property
    def cash(self) -> CashPage:
        """The money of the evening."""
        page = self._put("cash", CashPage(self.bridge, self))
        page.told.connect(self.told)
        return page

    @cached_property
    def structure(self) -> StructurePage:
        """Blinds and breaks."""
        return self._put("structure", StructurePage(self.bridge, self.bar.wanted, self))

    @cached_property
    def chips(self) -> ChipsPage:
        """Colours and stacks."""
        return self._put("chips", ChipsPage(self.bridge, self))

    @cached_property
    def results(self) -> ResultsPage:
        """What leaves the house."""
        page = self._put("results", ResultsPage(self.bridge, self._publishing, self))
        page.told.connect(self.told)
        return page

    @cached_property
    def board(self) -> BoardPage:
        """What the room sees."""
        page = self._put("board", BoardPage(self.evening, self._heard, self))
        page.answered.connect(self.take_focus)
        return page

    @cached_property
    def rulings(self) -> RulingsPage:
        """What the rules say."""
        return self._put("rulings", RulingsPage(self.bridge, self))

    @cached_property
    def hands(self) -> HandsPage:
        """Every hand that is known card by card."""
        page = self._put("hands", HandsPage(self.bridge, self._publishing.settings, self))
        page.told.connect(self.told)
        page.correct_wanted.connect(self.recordings.correct)
        return page

    @pyqtSlot()
    def _shorten(self) -> None:
        self.structure.shorten()

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Enter, like Space, presses the button that Tab has reached."""
        if event is None or not press_by_enter(event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._share()

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.StyleChange:
            self._share()

    def _share(self) -> None:
        """On a small screen, and with large texts, the sides give room to the page."""
        narrow = self.width() < look.scaled(NARROW_PX)
        for side, wide, share in (
            (self.right, NARROW_COLUMN_PX if narrow else COLUMN_PX, COLUMN_SHARE),
            (self.places, NARROW_PLACES_PX if narrow else PLACES_PX, PLACES_SHARE),
        ):
            side.setFixedWidth(min(look.scaled(wide), max(wide, round(share * self.width()))))

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot(str)
    def go_to(self, code: str) -> None:
        """Show that page."""
        self.places.go_to(code)
        page: QWidget = getattr(self, code)
        self.pages.setCurrentWidget(page)
        self.take_focus()

    @pyqtSlot()
    def take_focus(self) -> None:
        """Give the keyboard to the page.

        Left alone, Qt gives it to the next button when what had it disappears, and Space would press that.
        """
        if not self.isVisibleTo(self.window()):
            return  # it is locked, and the keyboard belongs to whoever knows the PIN
        if self.is_at("people") and self.people.name.isEnabled():
            self.people.name.setFocus()
        elif self.is_at("rulings"):
            self.rulings.search.words.setFocus()
        elif self.is_at("tables"):
            self.tables.setFocus()
        else:
            self.pages.setFocus()

    def is_at(self, code: str) -> bool:
        """Whether that page is the one in front."""
        return self.pages.currentWidget() is self._pages.get(code)

    def show_instant(self, at: Instant) -> None:
        """Show what the clock reads at that instant, wherever it is seen."""
        self.bar.show_instant(at)
        self.paused.show_instant(at)
        self.moves.show_instant(at)
        if not self.pages.isVisible():
            return
        if self.is_at("clock"):
            self.clock.show_instant(at)
        elif self.is_at("structure"):
            self.structure.show_instant(at)
        elif self.is_at("people"):
            self.people.refresh()
        elif self.is_at("chips"):
            self.chips.refresh()
        elif self.is_at("board"):
            self.board.show_instant(at)
        elif self.is_at("rulings"):
            self.rulings.show_instant(at)

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
        if self.is_at("people"):
            self.go_to("tables")

    # ---- what the entries at the left and other pages want -----------------------------------------------------------

    @pyqtSlot(str)
    def _entry(self, code: str) -> None:
        self.home_wanted.emit()

    @pyqtSlot(object)
    def to_seat(self, seat: Seat) -> None:
        """Show that seat at its table, with the keyboard on it."""
        self.go_to("tables")
        self.tables.show_seat(seat)

    def look_for_boards(self) -> None:
        """Another evening's board may have taken or freed the last place."""
        if "board" in self._pages:
            self.board.look_again()

    @pyqtSlot(str)
    def _to_answer(self, page: str) -> None:
        """Where a card says its matter is answered."""
        self.go_to("results" if page == "export" else page)
        if page == "cash":
            self.cash.show_owing()
        elif page == "export":
            self.results.exporting.click()

    def close_down(self) -> None:
        """Stop what still runs, before the evening is put away."""
        self.recordings.close()
        if "tables" in self._pages:
            self.table_windows.close()
            self.tables.playing.close()
        self.undoing.blockSignals(True)  # an evening that is not at the desk says nothing there
