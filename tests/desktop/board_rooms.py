"""A board in a room with nothing but pages laid out for it, looked at once a second."""

from dataclasses import dataclass, replace

from desktop.display.looks.style import Style
from desktop.display.showing import Blank, Showing
from desktop.display.turning import Turner, Wanted
from tests.desktop import board_pages as pages
from tests.fakes import SEVEN
from tournament.board.pages import Content, Message, Moves, PageKind, Prizes, Ranking, Schedule, Seating
from tournament.names import MINUTE, SECOND, Instant, Milliseconds
from tournament.state import Tournament

HD = (1920, 1080)
ALL = (PageKind.SEATING, PageKind.PRIZES, PageKind.STANDINGS, PageKind.STRUCTURE)
IN_TURN = Style(rotation=ALL)
NOTHING = Wanted()
MIDDLE = SEVEN + 5 * MINUTE
"""Fifteen minutes before the first level of twenty ends."""


def kind(showing: Showing) -> PageKind:
    match showing.page:
        case None:
            return PageKind.CLOCK
        case Seating():
            return PageKind.SEATING
        case Moves():
            return PageKind.MOVES
        case Prizes():
            return PageKind.PRIZES
        case Ranking():
            return PageKind.STANDINGS
        case Schedule():
            return PageKind.STRUCTURE
        case Message():
            return PageKind.MESSAGE


@dataclass
class Room:
    """A board with pages laid out for it, looked at once a second; counts what had to be built."""

    state: Tournament
    pages: dict[PageKind, Content]
    moved: Moves | None = None
    style: Style = IN_TURN
    wish: Wanted = NOTHING
    built: int = 0
    at: Instant = MIDDLE

    def __post_init__(self) -> None:
        self.turner = Turner(self._content, self._moves)

    def _content(self, wanted: PageKind, state: Tournament, at: Instant) -> Content | None:
        self.built += 1
        return self.pages.get(wanted)

    def _moves(self, state: Tournament, at: Instant, confirmed: Instant) -> Moves | None:
        found = self.moved
        return found if found and confirmed < found.made <= at < found.made + 2 * MINUTE else None

    def move(self) -> None:
        """The director moves two players now."""
        self.state, self.moved = replace(self.state), replace(pages.MOVES, made=self.at)

    def change(self, page: PageKind, content: Content) -> None:
        """Something happens, and the page is another one."""
        self.state = replace(self.state)
        self.pages[page] = content

    def do(self, what: str, page: PageKind, count: int) -> None:
        """What can happen to a board."""
        match what:
            case "hold":
                self.wish = replace(self.wish, held=page)
            case "let go":
                self.wish = replace(self.wish, held=None, blank=Blank.NO, message="")
            case "say":
                self.wish = replace(self.wish, message=pages.DINNER)
            case "blank":
                self.wish = replace(self.wish, blank=Blank.BLACK)
            case "confirm":
                self.wish = replace(self.wish, confirmed=self.at)
            case "rule":
                self.wish = replace(self.wish, turned_to=(page, self.at))
            case "moves":
                self.move()
            case "seats":
                self.change(PageKind.SEATING, pages.seating(count))
            case _:
                pass

    def look(self) -> Showing:
        return self.turner.showing(self.state, self.at, self.wish, self.style, HD)

    def after(self, time: Milliseconds) -> Showing:
        """A look every second for so long; the last one."""
        self.look()
        for _second in range(time // SECOND):
            self.at += SECOND
            self.look()
        return self.look()

    def seen(self, time: Milliseconds) -> list[tuple[PageKind, int]]:
        """What was shown one after the other."""
        found: list[tuple[PageKind, int]] = []
        for _second in range(time // SECOND):
            showing = self.look()
            if not found or found[-1] != (kind(showing), showing.turn):
                found.append((kind(showing), showing.turn))
            self.at += SECOND
        return found
