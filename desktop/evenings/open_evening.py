"""One open evening: its bridge, what it rings and announces, its boards and what the director wants on them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QAction

from desktop.alarms import FRESH, Alarms
from desktop.bridge import Bridge
from desktop.display.showing import Blank, Showing
from desktop.display.turning import Wanted
from desktop.evenings.built_pages import BuiltPages
from desktop.evenings.evening_board import EveningBoard, kind_of
from desktop.evenings.slots import MOST, Slots
from desktop.scheduler import Scheduler
from tournament import wording
from tournament.announcing import announcements as announcing
from tournament.announcing import occasions
from tournament.announcing.occasions import Occasion
from tournament.announcing.rules import Announcement, Rule, When
from tournament.board.moves import moves_to_show
from tournament.board.pages import Content, Moves, PageKind
from tournament.clocks import alarms as planning
from tournament.clocks import timekeeping
from tournament.clocks.alarms import Alarm
from tournament.evening import Change, Now
from tournament.events import ClockResumed, Timing
from tournament.history import Step
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import SECOND, Instant, Milliseconds, TableNo
from tournament.state import Tournament

if TYPE_CHECKING:  # what is entered at the desk, which no board needs
    from desktop.director.recording.task import NextHand

ANNOUNCED_FOR: Milliseconds = 30 * SECOND
"""How long the board shows what a rule says; the director's own message stays until it is taken off."""


class OpenEvening(QObject):
    """It goes on whether the director looks at its desk or not.

    Attributes:
        bridge: what the desk talks to.
        alarms: what is appointed.
        boards: at least one, open or not.
        message: what the director wants the room to read; empty: nothing.
        recording: the hands of real cards that are being entered, by table, with cards that lie in no file yet.

    Signals:
        announced: a tuple of Announcements, to be heard, what they want of board and clock is done; and of which step,
            if it is one, in a word that no other evening has.
        withdrawn: a step whose announcements are not true any more.
        told: a sentence for the director.
        boards_changed: where its boards are, or what they are wanted to show.
    """

    announced = pyqtSignal(object, str)
    withdrawn = pyqtSignal(str)
    told = pyqtSignal(str)
    boards_changed = pyqtSignal()

    def __init__(self, bridge: Bridge, slots: Slots, scheduler: Scheduler, now: Now, parent: QObject) -> None:
        """`now`: the desk's, by which appointments are kept; the evening may be ahead of it."""
        super().__init__(parent)
        self.bridge = bridge
        bridge.setParent(self)
        self.stream = bridge.evening.number
        self.alarms = Alarms(scheduler, now, self, of=f"{self.stream} ")
        self._planned = bridge.state
        self.boards: list[EveningBoard] = []
        self.message = ""
        self.recording: dict[TableNo, NextHand] = {}
        self._slots = slots
        self._now = now
        self._pages = BuiltPages()
        self._rules: tuple[Rule, ...] = ()
        self._passing: tuple[str, Instant] = ("", 0)
        self._confirmed: Instant = 0
        self._turned_to: tuple[PageKind, Instant] | None = None
        self._add_board()
        bridge.changed.connect(self._changed)
        self.alarms.rang.connect(self._rang)
        self.alarms.passed.connect(self._passed)

    @property
    def name(self) -> str:
        """As it is called."""
        return self.bridge.state.setup.name

    @property
    def is_simulated(self) -> bool:
        """Whether its clock moves by robots' hands: then nothing rings, and nobody waits for it."""
        return self.bridge.state.setup.timing is Timing.SIMULATED

    @property
    def keeps_awake(self) -> bool:
        """Whether its clock runs, or counts down."""
        return planning.keeps_awake(self.bridge.state, self.bridge.now())

    @property
    def goes_on(self) -> bool:
        """Whether it has something to do without its desk."""
        return self.keeps_awake or any(board.is_wanted for board in self.boards)

    def put_away(self, *, at_end: bool) -> None:
        """Ring no more, show no more; the evening stands as it stands."""
        self.blockSignals(True)
        self.bridge.blockSignals(True)
        self.alarms.keep(())
        self.hide_boards(at_end=at_end)

    def hide_boards(self, *, at_end: bool = True) -> None:
        """Close them; `at_end`: of the program, which may open them again."""
        for board in self.boards:
            board.close(at_end=at_end)

    # ---- what it rings and announces -------------------------------------------------------------------------------

    def follow(self, rules: Sequence[Rule]) -> None:
        """Announce by these rules from now on."""
        self._rules = tuple(rules)
        self.plan()

    def plan(self) -> None:
        """Appoint what should ring next; in a simulated evening nothing does."""
        self._plan(self.bridge.now())

    def _plan(self, since: Instant) -> None:
        """What rings later than that, by the evening's time: the past moments in which nobody looked are in it."""
        if self.is_simulated:
            return
        ahead = self.bridge.ahead
        plan = planning.plan(self._planned, since, announcing.warnings(self._rules))
        self.alarms.keep([replace(alarm, at=alarm.at - ahead) for alarm in plan], since - ahead)

    @pyqtSlot(object)
    def _passed(self, alarm: Alarm) -> None:
        self._plan(max(alarm.at + self.bridge.ahead, self.bridge.now() - FRESH))

    @pyqtSlot(object)
    def _changed(self, change: Change[Tournament]) -> None:
        # What was due before the press, if only by a moment, has happened: it is told first, as it was then.
        at = min(change.stored.at, self.bridge.now())
        self.alarms.catch_up(at - self.bridge.ahead)
        self._planned = self.bridge.state
        self._plan(at)
        if change.stored.step.undoes is not None:
            self._passing, self._turned_to = ("", 0), None  # what a rule said of it is true no more
            self.withdrawn.emit(self._cause(change.stored.step.undoes))
        cause, going_on = self._cause(change.stored.seq), _goes_on(change.stored.step)
        self._announce(occasions.of_change(change), change.after, cause, going_on=going_on)
        self.show_boards()

    @pyqtSlot(object)
    def _rang(self, alarm: Alarm) -> None:
        found = occasions.of_alarm(self._planned, replace(alarm, at=alarm.at + self.bridge.ahead))
        for occasion in found:
            if occasion.when is When.LAST_CHANCE:
                names = wording.list_of([wording.price_name(name) for name in occasion.sold])
                self.told.emit(_("No longer sold: {prices}").format(prices=names))
        self._announce(found, self._planned)
        self.show_boards()

    def _cause(self, seq: int) -> str:
        return f"{self.stream} {seq}"

    def _announce(
        self, found: Sequence[Occasion], state: Tournament, cause: str = "", *, going_on: bool = False
    ) -> None:
        """Do what the rules want of board and clock, and have the rest heard.

        Args:
            found: what has happened.
            state: in which it has.
            cause: the step that did it; empty: none.
            going_on: whether the director has just let the clock go on: no rule stops it at once again.
        """
        at = self.bridge.now()
        wanted: tuple[Announcement, ...] = announcing.announcements(self._rules, found, state, at)
        if not wanted:
            return
        for each in wanted:
            if each.message:
                self._passing = (each.message, at + ANNOUNCED_FOR)
            if each.page is not None:
                self._turned_to = (each.page, at)
        self.announced.emit(wanted, cause)
        pauses = not going_on and any(each.pause for each in wanted)
        if pauses and self.bridge.may(timekeeping.pause) is None:
            self.bridge.perform(timekeeping.pause)

    # ---- its boards ------------------------------------------------------------------------------------------------

    def toggle_boards(self) -> None:
        """Close its boards if the room can see one, else open them."""
        if any(board.is_seen for board in self.boards):
            for board in self.boards:
                board.close()
        else:
            for board in self.boards:
                self.open_board(board)

    def open_board(self, board: EveningBoard, *, at_start: bool = False) -> None:
        """Open it, with the picture that it shall show."""
        if not board.open(at_start=at_start):
            self.told.emit(_("This computer has {n} boards, and all of them are open.").format(n=MOST))
        if board.is_wanted:
            board.board.set_title(self.name)
        self.show_boards()

    def open_at_start(self, number: int) -> None:
        """Open the computer's board of that number with the program."""
        board = next((board for board in self.boards if not board.is_wanted), None) or self._add_board()
        board.use(number)
        self.open_board(board, at_start=True)

    def obey(self, actions: Sequence[QAction]) -> None:
        """Let these keys of the desk work on its boards, too."""
        for board in self.boards:
            if board.is_wanted:
                board.board.obey(actions)

    @property
    def boards_brief(self) -> str:
        """Where its boards are in a word or two; empty while all are closed."""
        wanted = [board for board in self.boards if board.is_wanted]
        if len(wanted) > 1:
            return ngettext("{n} open", "{n} open", len(wanted)).format(n=len(wanted))
        return wanted[0].board.brief if wanted else ""

    def whereabouts(self) -> Iterator[tuple[str, bool]]:
        """Where each open board is, and whether the room does not see what it should; of several which, and shorter."""
        numbered = _("Board {number}: {where}") if sum(board.is_wanted for board in self.boards) > 1 else "{sentence}"
        for number, board in enumerate(self.boards, start=1):
            if board.is_wanted:
                window = board.board
                said = numbered.format(number=number, where=window.brief, sentence=window.where)
                yield said, window.is_stale

    @property
    def may_have_more(self) -> bool:
        """Whether this computer has another board for it."""
        return len(self.boards) < MOST and self._slots.free() is not None

    def another_board(self) -> EveningBoard:
        """One more board, open."""
        made = self._add_board()
        self.open_board(made)
        if not made.is_wanted:
            self.remove_board(made)
        return self.boards[-1]

    def remove_board(self, board: EveningBoard) -> None:
        """Close it; it opens no more with the others, unless it is the only one."""
        board.close()
        if len(self.boards) > 1:
            self.boards.remove(board)
            board.deleteLater()
            self.boards_changed.emit()

    def _add_board(self) -> EveningBoard:
        made = EveningBoard(self._slots, self.stream, self._pages, self)
        made.changed.connect(self.boards_changed)
        self.boards.append(made)
        return made

    # ---- what they show --------------------------------------------------------------------------------------------

    @pyqtSlot()
    def show_boards(self) -> None:
        """Have every open board show the present."""
        for board in self.boards:
            if board.is_wanted:
                board.put(self.showing(board))

    def showing(self, board: EveningBoard) -> Showing:
        """What that board shows now, or would show if it were open."""
        return self._showing(board, self._wanted_of(board, self.bridge.now()))

    def page_of(self, board: EveningBoard) -> PageKind:
        """The page of that board, also where it is blank."""
        if board.held is not None:
            return board.held
        return kind_of(self._showing(board, replace(self._wanted_of(board, self.bridge.now()), blank=Blank.NO)))

    def _showing(self, board: EveningBoard, wanted: Wanted) -> Showing:
        seen = self._now() if self.is_simulated else None
        return board.showing(self.bridge.state, self.bridge.now(), wanted, seen)

    def has_page(self, page: PageKind) -> bool:
        """Whether there is anything on that page now."""
        at = self.bridge.now()
        match page:
            case PageKind.CLOCK:
                return True
            case PageKind.MESSAGE:
                return bool(self._said(at))
            case _:
                return self._pages.has(page, self.bridge.state, at)

    def content(self, page: PageKind) -> Content | None:
        """What there is on that page now."""
        return self._pages.content(page, self.bridge.state, self.bridge.now())

    def _wanted_of(self, board: EveningBoard, at: Instant) -> Wanted:
        return Wanted(
            held=board.held,
            message=self._said(at),
            blank=board.blank,
            confirmed=at if self.is_simulated else self._confirmed,  # robots know where they sit
            turned_to=self._turned_to,
        )

    def _said(self, at: Instant) -> str:
        """What a rule says stands before the director's own message, for a while."""
        text, until = self._passing
        return text if at < until else self.message

    @property
    def moves(self) -> Moves | None:
        """The moves that the room is shown by themselves, until they are confirmed; none of robots."""
        if self.is_simulated:
            return None
        return moves_to_show(self.bridge.state, self.bridge.now(), self._confirmed)

    def confirm_moves(self) -> None:
        """Everybody sits where he should: take them off the boards."""
        self._confirmed = self.bridge.now()
        self._wanted()

    def say(self, message: str) -> None:
        """Have the room read that; empty: no more."""
        self.message = message.strip()
        self._passing = ("", 0)
        for board in self.boards:
            board.make_way(for_message=bool(self.message))
        self._wanted()

    def hold_or_let_go(self) -> None:
        """Hold what each board shows, or let all go on in turn."""
        held = any(board.held is not None for board in self.boards)
        for board in self.boards:
            board.hold(None if held else self.page_of(board))
        self.show_boards()

    def turn(self, step: int) -> None:
        """Hold the next page (1) or the one before (-1) of what each board shows."""
        filled = {page for page in PageKind if self.has_page(page)}
        for board in self.boards:
            here = self.page_of(board)
            pages = [page for page in PageKind if page is here or page in filled]
            board.hold(pages[(pages.index(here) + step) % len(pages)])
        self.show_boards()

    def darken(self, blank: Blank) -> None:
        """Blank its boards like that; show them again where all are blank in any way."""
        dark = all(board.blank is not Blank.NO for board in self.boards)
        for board in self.boards:
            board.darken(Blank.NO if dark else blank)
        self.show_boards()

    def _wanted(self) -> None:
        self.show_boards()
        self.boards_changed.emit()


def _goes_on(step: Step) -> bool:
    return any(isinstance(event, ClockResumed) for event in step.events)
