"""Lines that decide: each becomes a decision `(state, instant) -> Step`, which `correct` can make elsewhere.

They stand by subject in the modules beside this one.
"""

from collections.abc import Mapping

from console.stories.calendar import Calendar
from console.stories.lines import (
    bounties,
    chips,
    clock,
    dealing,
    deals,
    draws,
    outs,
    payments,
    people,
    prizes,
    recorded,
    seats,
    selling,
    structure,
)
from console.stories.lines.reading import Decide, Reader
from console.stories.words import Words

READERS: Mapping[str, Reader] = {
    **people.READERS,
    **selling.READERS,
    **payments.READERS,
    **draws.READERS,
    **seats.READERS,
    **recorded.READERS,
    **dealing.READERS,
    **outs.READERS,
    **bounties.READERS,
    **prizes.READERS,
    **deals.READERS,
    **chips.READERS,
    **clock.READERS,
    **structure.READERS,
}
"""By the words that the line begins with."""

_LONGEST_FIRST = sorted(READERS, key=lambda phrase: -len(phrase.split()))


def read(words: Words, calendar: Calendar) -> Decide | None:
    """The decision that comes next on the line, None if none does."""
    for phrase in _LONGEST_FIRST:
        if words.take(phrase):
            return READERS[phrase](words, calendar)
    return None
