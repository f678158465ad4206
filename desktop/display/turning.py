"""Which page a board shows now: what comes by itself, what the director wants, or one page after the other.

First what is most urgent, in this order:

1. A blank board is blank.
2. A page that the director holds stays, whatever happens: who holds a page has said so a moment ago and stands in
   front of the room. Moves made meanwhile wait behind it; the desk tells the director so.
3. Moves, until they are confirmed or two minutes old: the hand cannot go on before everybody sits. A message comes
   back after them.
4. A page that a sound rule asks for, for one round of its sheets; of moves only until they are confirmed.
5. A message, as long as there is one.
6. The clock's page and those of `Style.rotation` in turn. Those that have nothing to show are left out. In the last
   minute of a level, a break or the countdown, and in the first twenty seconds of the next, it is the clock's page;
   then it goes on where it was, so that in short levels too every page has its turn.

Pages of several sheets turn them, whatever brought them.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from desktop.display.layout import sheets
from desktop.display.looks.style import Style
from desktop.display.showing import Blank, Showing
from tournament.board import contents
from tournament.board import view as boards
from tournament.board.moves import moves_to_show
from tournament.board.pages import Content, Message, Moves, PageKind
from tournament.clocks.clock import Phase, Reading
from tournament.names import MINUTE, SECOND, Instant, Milliseconds
from tournament.state import Tournament

LAST: Milliseconds = MINUTE
"""So long before the end of a level everybody looks at the clock."""
FIRST: Milliseconds = 20 * SECOND
"""So long after the beginning of one everybody looks at the new blinds."""

Size = tuple[int, int]

_Of = TypeVar("_Of")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the director wants of one board.

    Attributes:
        held: the page that stays, None: what comes by itself and in turn.
        message: what the room shall read; empty: nothing.
        blank: whether it shows the tournament at all.
        confirmed: moves made up to this instant have been seen.
        turned_to: the page that a sound rule asked for last, and when.
    """

    held: PageKind | None = None
    message: str = ""
    blank: Blank = Blank.NO
    confirmed: Instant = 0
    turned_to: tuple[PageKind, Instant] | None = None


@dataclass(frozen=True, slots=True)
class _Sheet(Generic[_Of]):
    """Where the turning of a page stands: what brought it, which of its sheets is shown, and since when."""

    of: _Of
    turn: int
    since: Instant


@dataclass(frozen=True, slots=True)
class _Moment:
    """What one answer is worked out from."""

    state: Tournament
    at: Instant
    seen: Instant
    wish: Wanted
    style: Style
    size: Size

    def sheets(self, page: Content) -> int:
        return sheets(page, self.size, self.style)

    @property
    def page_for(self) -> Milliseconds:
        return max(SECOND, self.style.page_for)

    @property
    def clock_for(self) -> Milliseconds:
        return max(SECOND, self.style.clock_for)


class Turner:
    """Turns the pages of one board. Knows nothing but its own last answer; asked late, it is simply right."""

    def __init__(
        self,
        content: Callable[[PageKind, Tournament, Instant], Content | None] = contents.content,
        moves: Callable[[Tournament, Instant, Instant], Moves | None] = moves_to_show,
    ) -> None:
        self._pages = _Pages(content, moves)
        self._rotation = _Rotation(self._pages)
        self._staying: _Sheet[object] | None = None
        self._round_over: tuple[PageKind, Instant] | None = None

    def showing(
        self, state: Tournament, at: Instant, wish: Wanted, style: Style, size: Size, seen: Instant | None = None
    ) -> Showing:
        """What the board shows at that instant.

        `seen`: the room's own time, where that of the evening goes by robots' hands: a level is over in a moment there,
        and a page that turned by it could not be read.
        """
        now = _Moment(state, at, at if seen is None else seen, wish, style, size)
        moves = self._pages.moves(now)
        page, turn = self._page(now, moves)
        return Showing(boards.view(state, at), page, turn, wish.held is not None, wish.blank)

    def _page(self, now: _Moment, moves: Moves | None) -> tuple[Content | None, int]:
        wish = now.wish
        if wish.blank is not Blank.NO:
            return self._stays(now, "blank", None)
        if wish.held is not None:
            held = moves if moves is not None and wish.held is PageKind.MOVES else self._pages.page(wish.held, now)
            return self._stays(now, ("held", wish.held), held)
        if moves is not None:
            return self._stays(now, ("moves", moves.made), moves)
        asked = self._asked(now)
        if asked is not None:
            return asked
        if wish.message.strip():
            return self._stays(now, ("message", wish.message), Message(wish.message))
        return self._rotation.sheet(now)

    def _stays(self, now: _Moment, why: object, page: Content | None) -> tuple[Content | None, int]:
        """That page, sheet after sheet for as long as it stays."""
        self._rotation.interrupt()
        last = self._staying
        if last is None or last.of != why or now.seen < last.since:
            last = _Sheet(why, 0, now.seen)
        if passed := (now.seen - last.since) // now.page_for:
            last = _Sheet(why, last.turn + passed, last.since + passed * now.page_for)
        self._staying = last
        return (None, 0) if page is None else (page, last.turn % now.sheets(page))

    def _asked(self, now: _Moment) -> tuple[Content | None, int] | None:
        """The page that a sound rule asked for, as long as its round lasts; None where there is none."""
        asked = now.wish.turned_to
        if asked is None or asked == self._round_over or now.at < asked[1]:
            return None
        kind, passed = asked[0], now.at - asked[1]
        if kind is PageKind.CLOCK and passed < now.clock_for:
            self._rotation.interrupt(clock_seen=True)
            return None, 0
        page, turn = self._pages.page(kind, now), passed // now.page_for
        seen = kind is PageKind.MOVES and now.wish.confirmed >= asked[1]
        if page is None or seen or turn >= now.sheets(page):
            self._round_over = asked
            return None
        self._rotation.interrupt()
        return page, turn


class _Rotation:
    """The clock's page and the others, one after the other."""

    def __init__(self, pages: "_Pages") -> None:
        self._pages = pages
        self._last: _Sheet[PageKind] = _Sheet(PageKind.CLOCK, 0, 0)
        self._interrupted = True
        self._clock_seen = False

    def interrupt(self, *, clock_seen: bool = False) -> None:
        """Something else is shown: later it goes on with the sheet that was interrupted, for its whole time.

        `clock_seen`: the clock's page is shown, and need not be shown again before the next page.
        """
        self._interrupted = True
        self._clock_seen = clock_seen

    def sheet(self, now: _Moment) -> tuple[Content | None, int]:
        """The page that has its turn, and its sheet."""
        pages = (PageKind.CLOCK, *dict.fromkeys(kind for kind in now.style.rotation if kind is not PageKind.CLOCK))
        if len(pages) == 1 or (now.seen == now.at and _is_clocks_time(now.state.clock.reading(now.at))):
            self.interrupt(clock_seen=True)
            return None, 0
        last = self._last
        if last.of not in pages or now.seen < last.since:
            last = _Sheet(PageKind.CLOCK, 0, now.seen)
        if self._interrupted:
            last = replace(last, since=now.seen)
        if self._clock_seen and last.of is PageKind.CLOCK:
            last = self._following(last, pages, now)
        self._interrupted = self._clock_seen = False
        self._last = self._due(last, pages, now)
        return self._pages.page(self._last.of, now), self._last.turn

    def _due(self, last: _Sheet[PageKind], pages: tuple[PageKind, ...], now: _Moment) -> _Sheet[PageKind]:
        """The sheet that has its turn: still that one, or after its time the next."""
        passed = now.seen - last.since
        if last.of is PageKind.CLOCK:
            return last if passed < now.clock_for else self._following(last, pages, now)
        page = self._pages.page(last.of, now)
        if page is None:
            return self._following(last, pages, now)
        count = now.sheets(page)
        last = replace(last, turn=min(last.turn, count - 1))
        if passed < now.page_for:
            return last
        if last.turn + 1 < count:
            return _Sheet(last.of, last.turn + 1, now.seen)
        return self._following(last, pages, now)

    def _following(self, last: _Sheet[PageKind], pages: tuple[PageKind, ...], now: _Moment) -> _Sheet[PageKind]:
        """The first sheet of the next page that has something to show; in the end the clock's."""
        for kind in pages[pages.index(last.of) + 1 :]:
            if self._pages.page(kind, now) is not None:
                return _Sheet(kind, 0, now.seen)
        return _Sheet(PageKind.CLOCK, 0, now.seen)


def _is_clocks_time(reading: Reading) -> bool:
    """Whether everybody wants to see the clock."""
    ends = reading.remaining is not None and reading.remaining <= LAST
    match reading.phase:
        case Phase.RUNNING:
            return ends or reading.elapsed < FIRST
        case Phase.COUNTDOWN:
            return ends
        case _:
            return False


def moment_of(state: Tournament, at: Instant) -> tuple[object, ...]:
    """Equal at instants between which time alone changes nothing on a page.

    Times of day are told in minutes; what else follows from time changes with the level.
    """
    reading = state.clock.reading(at)
    return reading.index, reading.phase, at // MINUTE


class _Pages:
    """What the pages hold: only what is wanted is built, and once as long as nothing can have changed."""

    def __init__(
        self,
        content: Callable[[PageKind, Tournament, Instant], Content | None],
        moves: Callable[[Tournament, Instant, Instant], Moves | None],
    ) -> None:
        self._content = content
        self._moves = moves
        self._built: tuple[PageKind, Tournament, tuple[object, ...], Content | None] | None = None
        self._no_moves: tuple[Tournament, Instant, Instant] | None = None

    def page(self, kind: PageKind, now: _Moment) -> Content | None:
        """That page's content; None: nothing, or the clock's own page."""
        if kind is PageKind.CLOCK:
            return None
        if kind is PageKind.MESSAGE:
            return Message(now.wish.message) if now.wish.message.strip() else None
        moment = moment_of(now.state, now.at)
        if self._built is not None:
            built, state, when, page = self._built
            if built is kind and state is now.state and when == moment:
                return page
        page = self._content(kind, now.state, now.at)
        self._built = (kind, now.state, moment, page)
        return page

    def moves(self, now: _Moment) -> Moves | None:
        """The moves that nobody has confirmed yet. None are left of a state that had none a moment ago."""
        confirmed = now.wish.confirmed
        if self._no_moves is not None:
            state, seen, since = self._no_moves
            if state is now.state and seen <= confirmed and since <= now.at:
                return None
        found = self._moves(now.state, now.at, confirmed)
        self._no_moves = None if found is not None else (now.state, confirmed, now.at)
        return found
