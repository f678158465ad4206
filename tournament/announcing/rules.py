"""The director's rules: when something happens, and if one thing holds, then sound, say, show, pause."""

from dataclasses import dataclass
from enum import StrEnum

from tournament.board.pages import PageKind


class When(StrEnum):
    """What a rule waits for. With `Rule.number` where it says so."""

    START = "start"
    """The clock starts for the first time."""
    LEVEL = "level"
    """A level begins after another level."""
    BEFORE_END = "before_end"
    """So many seconds (`number`) before a level, a break or the countdown to the start ends."""
    BREAK = "break"
    BREAK_ENDS = "break_ends"
    """A level begins after a break, or a break that waits is over."""
    LAST_CHANCE = "last_chance"
    """Something is no longer sold: late entry, rebuys, add-ons."""
    BUST = "bust"
    PLAYERS_LEFT = "players_left"
    """So many players (`number`) are left, or fewer, for the first time."""
    HAND_FOR_HAND = "hand_for_hand"
    IN_THE_MONEY = "in_the_money"
    """Everybody who is left gets a prize."""
    NEW_SEATS = "new_seats"
    """Players have to change seats."""
    FINAL_TABLE = "final_table"
    WINNER = "winner"
    SHOT_CLOCK = "shot_clock"
    """A player's time to decide is up."""


NUMBERED = frozenset({When.BEFORE_END, When.PLAYERS_LEFT})
"""Those that need a number."""


class If(StrEnum):
    """One thing that must hold as well; with `Condition.number` where it says so."""

    LEVEL_FROM = "level_from"
    """The level being played or coming has at least this number."""
    LEVEL_UNTIL = "level_until"
    """It has at most this number."""
    PLAYERS_AT_LEAST = "players_at_least"
    PLAYERS_AT_MOST = "players_at_most"
    LEVEL_FOLLOWS = "level_follows"
    """What comes next is a level, not a break."""
    BREAK_FOLLOWS = "break_follows"
    ON_BREAK = "on_break"
    PLAYING = "playing"
    """A level runs, not a break."""
    REGISTRATION_OPEN = "registration_open"


IF_NUMBERED = frozenset({If.LEVEL_FROM, If.LEVEL_UNTIL, If.PLAYERS_AT_LEAST, If.PLAYERS_AT_MOST})
"""Those that need a number."""


@dataclass(frozen=True, slots=True)
class Condition:
    """The one thing that must hold."""

    kind: If
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Rule:
    """When something happens, and if the condition holds, then all of this.

    Attributes:
        sound: one of our chimes by its name (`level`), or an own WAV or MP3 file by its path; empty: none.
        say: what is spoken, with {placeholders}; message: what the board shows, likewise; empty: nothing.
        pause: whether the clock is stopped. page: the page that the board turns to.
        on: whether it counts at all; a rule can be kept without being used.
    """

    when: When
    number: int | None = None
    condition: Condition | None = None
    sound: str = ""
    say: str = ""
    message: str = ""
    pause: bool = False
    page: PageKind | None = None
    on: bool = True


@dataclass(frozen=True, slots=True)
class Announcement:
    """What one rule asks for now: the same as its rule, with every placeholder filled in."""

    sound: str
    say: str
    message: str
    pause: bool
    page: PageKind | None
