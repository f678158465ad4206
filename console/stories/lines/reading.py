"""What a line that decides is read to."""

from collections.abc import Callable

from console.stories.calendar import Calendar
from console.stories.words import Words
from tournament.evening import Decision
from tournament.state import Tournament

Decide = Decision[Tournament]
Reader = Callable[[Words, Calendar], Decide]


def plain(decide: Decide) -> Reader:
    """The reader of a decision that takes nothing."""
    return lambda words, calendar: decide
