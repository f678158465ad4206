"""How a board looks: theme, arrangement and switches, pictures, pages. One value, saved as one small file."""

from dataclasses import dataclass
from enum import StrEnum

from tournament.board.pages import PageKind
from tournament.names import SECOND, Milliseconds


class ThemeName(StrEnum):
    """A set of colours."""

    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"
    """Black, white and brass only."""
    FELT = "felt"


class Arrangement(StrEnum):
    """What stands where on the clock's page; the time is the largest thing in each."""

    CLASSIC = "classic"
    """Time and blinds in the middle, the facts in a row at the foot."""
    COLUMN = "column"
    """Time and blinds at the left, the facts below one another at the right."""
    PRIZES = "prizes"
    """Time and blinds in the middle, the list of prizes at the left, the facts at the right."""
    PLAIN = "plain"
    """Time, blinds and what comes next, larger, and nothing else."""


class Part(StrEnum):
    """Something on the clock's page that can be switched off. Time and blinds cannot."""

    NAME = "name"
    TIME_OF_DAY = "time_of_day"
    BAR = "bar"
    """How much of the level is over."""
    NEXT = "next"
    """The level that comes."""
    PLAYERS = "players"
    AVERAGE = "average"
    PRIZES = "prizes"
    NEXT_BREAK = "next_break"
    CHIPS = "chips"
    """Chips in play, and their colours with their values."""


ROTATED = (PageKind.SEATING, PageKind.PRIZES, PageKind.STANDINGS, PageKind.STRUCTURE)
"""The pages that can be shown in turn with the clock. Moves come by themselves, a message while there is one."""


@dataclass(frozen=True, slots=True)
class Style:
    """How one board looks.

    Attributes:
        accent: the club's own colour, #RRGGBB, instead of brass; empty: none. Made readable where it is not.
        hidden: what is switched off.
        background: a picture behind everything, as its file was (PNG or JPEG); logo: beside the evening's name;
            blank: shown instead of black when the board is blanked to a picture. Empty: none.
        rotation: the pages shown in turn after the clock's; none: the clock stays.
        clock_for, page_for: how long the clock's page, and each sheet of the others, is shown in turn.
    """

    theme: ThemeName = ThemeName.DARK
    accent: str = ""
    arrangement: Arrangement = Arrangement.CLASSIC
    hidden: frozenset[Part] = frozenset()
    background: bytes = b""
    logo: bytes = b""
    blank: bytes = b""
    rotation: tuple[PageKind, ...] = ()
    clock_for: Milliseconds = 30 * SECOND
    page_for: Milliseconds = 10 * SECOND

    def shows(self, part: Part) -> bool:
        """Whether it is switched on."""
        return part not in self.hidden


USUAL = Style()
