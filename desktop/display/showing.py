"""What a board shows at an instant: the view, the page, how far its sheets are turned, or nothing."""

from dataclasses import dataclass
from enum import StrEnum

from tournament.board.pages import Content
from tournament.board.view import BoardView


class Blank(StrEnum):
    """Whether the board shows the tournament at all."""

    NO = "no"
    BLACK = "black"
    PICTURE = "picture"


@dataclass(frozen=True, slots=True)
class Showing:
    """One picture of a board; two equal ones are the same picture.

    Attributes:
        page: what is shown beside time and blinds; None: the clock's own page.
        turn: which sheet of a page too long for one, from 0; beyond the last it begins again with the first.
        held: whether the director holds the page.
    """

    view: BoardView
    page: Content | None = None
    turn: int = 0
    held: bool = False
    blank: Blank = Blank.NO
