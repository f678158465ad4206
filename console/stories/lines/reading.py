"""What a line that decides is read to."""

import re
from collections.abc import Callable
from functools import partial

from console.stories.calendar import Calendar
from console.stories.words import Words
from tournament.evening import Decision
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.state import Tournament

Decide = Decision[Tournament]
Reader = Callable[[Words, Calendar], Decide]


def plain(decide: Decide) -> Reader:
    """The reader of a decision that takes nothing."""
    return lambda words, calendar: decide


def of_level(decide: Callable[..., Step], fact: str) -> Reader:
    """The reader of a decision that takes the number of a level, as its argument `fact`."""
    return lambda words, calendar: partial(decide, **{fact: words.number(_("the level"))})


def of_time(decide: Callable[..., Step], fact: str) -> Reader:
    """The reader of a decision that takes a length of time, as its argument `fact`."""
    return lambda words, calendar: partial(decide, **{fact: words.length(_("the time"))})


def stacks_listed(words: Words) -> list[tuple[str, Chips]]:
    """Take what several have in front of them: `Anna 4500, Boris 12000`."""
    found: list[tuple[str, Chips]] = []
    while True:
        name = words.name(*(word for word in words.coming() if re.match("[-−]?[0-9]", word)))
        found.append((name, words.number(_("the stack"))))
        if not words.take(","):
            return found
