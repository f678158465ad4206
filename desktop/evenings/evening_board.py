"""A board of an open evening: what it shows, and which of the computer's boards it is while it is open."""

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot

from desktop.display.board import Board
from desktop.display.looks.style import Style
from desktop.display.showing import Blank, Showing
from desktop.display.turning import Turner, Wanted
from desktop.evenings.built_pages import BuiltPages
from desktop.evenings.slots import Slot, Slots
from tournament.board.pages import Message, Moves, PageKind, Prizes, Ranking, Schedule, Seating
from tournament.names import Instant
from tournament.state import Tournament

USUAL_SIZE = (1_920, 1_080)

_KINDS: dict[type, PageKind] = {
    Seating: PageKind.SEATING,
    Moves: PageKind.MOVES,
    Prizes: PageKind.PRIZES,
    Ranking: PageKind.STANDINGS,
    Schedule: PageKind.STRUCTURE,
    Message: PageKind.MESSAGE,
}


def kind_of(showing: Showing) -> PageKind:
    """Which page that is."""
    return PageKind.CLOCK if showing.page is None else _KINDS[type(showing.page)]


class EveningBoard(QObject):
    """One board of an evening.

    While it is closed it is nobody's screen; whatever it would show can be looked at all the same.

    Attributes:
        held: the page that the director holds, None: in turn.
        blank: whether it shows the tournament at all.

    Signals:
        changed: where it is, what it looks like, or what the director wants of it.
    """

    changed = pyqtSignal()

    def __init__(self, slots: Slots, stream: int, pages: BuiltPages, parent: QObject | None = None) -> None:
        """`pages`: those of its evening."""
        super().__init__(parent)
        self.held: PageKind | None = None
        self._held_before: PageKind | None = None
        self.blank = Blank.NO
        self._slots = slots
        self._stream = stream
        self._turner = Turner(pages.content)
        self._slot: Slot | None = None
        self._usual: int | None = None

    # ---- which of the computer's boards it is ----------------------------------------------------------------------

    @property
    def has_place(self) -> bool:
        """Whether it is one of the computer's boards, or could be: not where other evenings have all of them."""
        return self._slot is not None or self._slots.free(self._usual) is not None

    @property
    def slot(self) -> Slot:
        """The computer's board that it is, or would be if it were opened now.

        Without a place it is somebody else's: it may be looked like, but nothing may be done to it.
        """
        found = self._slot or self._slots.free(self._usual)
        return found or self._slots.slot(self._usual or 1)

    @property
    def board(self) -> Board:
        """The window of that."""
        return self.slot.board

    @property
    def size(self) -> tuple[int, int]:
        """Of its picture, as layouts count it; while it is closed that of the screen it will probably have."""
        return self.board.size if self._slot is not None else USUAL_SIZE

    @property
    def is_wanted(self) -> bool:
        """Whether the director has opened it and not closed it; its screen may be missing meanwhile."""
        return self._slot is not None

    @property
    def is_seen(self) -> bool:
        """Whether the room can see it."""
        return self._slot is not None and self._slot.board.is_open

    def use(self, number: int) -> None:
        """Be the computer's board of that number, if nobody else is it when it is opened."""
        self._usual = number

    def open(self, *, at_start: bool = False) -> bool:
        """Open it, or once more where its screen is missing; false: the computer has no more boards."""
        if self._slot is None:
            slot = self._slots.free(self._usual)
            if slot is None:
                return False
            slot.taken = True
            slot.keep_evening(self._stream)
            slot.board.wear(slot.style)
            slot.board.where_changed.connect(self._moved)
            slot.worn.connect(self._worn)
            self._slot, self._usual = slot, slot.number
        if at_start and (self._slot.board.chosen or not self._slots.reopens):
            self._slot.board.open_at_start()
        else:
            self._slot.board.open()
        self._settle()
        return True

    def close(self, *, at_end: bool = False) -> None:
        """Close it; its place is free for another evening's. `at_end`: of the program, which may open it again."""
        slot = self._slot
        if slot is not None:
            self._let_go(forget=not at_end)
            slot.board.close()
            self.changed.emit()

    @pyqtSlot(str)
    def _moved(self, where: str) -> None:
        self._settle()

    @pyqtSlot(object)
    def _worn(self, style: Style) -> None:
        self.changed.emit()

    def _settle(self) -> None:
        """The director may have closed the window by hand."""
        if self._slot is not None and self._slot.board.is_closed:
            self._let_go()
        self.changed.emit()

    def _let_go(self, *, forget: bool = True) -> None:
        slot, self._slot = self._slot, None
        if slot is not None:
            if forget:
                slot.keep_evening(None)
            slot.board.where_changed.disconnect(self._moved)
            slot.worn.disconnect(self._worn)
            slot.taken = False

    # ---- what it shows ---------------------------------------------------------------------------------------------

    def hold(self, page: PageKind | None) -> None:
        """Show that page until another one is wanted; None: in turn."""
        self.held, self._held_before = page, None
        self.changed.emit()

    def make_way(self, *, for_message: bool) -> None:
        """The director has just written to the room: a page held before waits until that is taken off."""
        if for_message and self.held not in (None, PageKind.MESSAGE):
            self.held, self._held_before = PageKind.MESSAGE, self.held
        elif not for_message and self._held_before is not None:
            self.held, self._held_before = self._held_before, None

    def darken(self, blank: Blank) -> None:
        """Show nothing, or the picture that stands for nothing, or the tournament again."""
        self.blank = blank
        self.changed.emit()

    @property
    def hides_moves(self) -> bool:
        """Whether the room does not see moves here that are made now: another page is held, or the board is blank."""
        return self.blank is not Blank.NO or self.held not in (None, PageKind.MOVES)

    def showing(self, state: Tournament, at: Instant, wanted: Wanted, seen: Instant | None = None) -> Showing:
        """What the room sees, or would see; `seen`: as of `Turner.showing`."""
        return self._turner.showing(state, at, wanted, self.slot.style, self.size, seen)

    def put(self, showing: Showing) -> None:
        """Have the room see that, if it is open."""
        if self._slot is not None:
            self._slot.board.put(showing)
