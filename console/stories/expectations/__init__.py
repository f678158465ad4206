"""Lines that expect: `expect left 3`. What does not hold stops the story.

They stand by subject in the modules beside this one.
"""

from collections.abc import Mapping

from console.stories.expectations import (
    board,
    bounties,
    cash,
    chips,
    clock,
    club,
    deals,
    draws,
    heard,
    outs,
    people,
    places,
    prizes,
    seats,
    selling,
    structure,
)
from console.stories.expectations.comparing import Reader
from console.stories.told import Act
from console.stories.words import Words, Wrong, shown
from tournament.language import gettext as _

READERS: Mapping[str, Reader] = {
    **people.READERS,
    **selling.READERS,
    **cash.READERS,
    **places.READERS,
    **draws.READERS,
    **seats.READERS,
    **outs.READERS,
    **bounties.READERS,
    **prizes.READERS,
    **deals.READERS,
    **chips.READERS,
    **clock.READERS,
    **heard.READERS,
    **structure.READERS,
    **board.READERS,
    **club.READERS,
}
"""By the word that follows `expect`."""

_LONGEST_FIRST = sorted(READERS, key=lambda phrase: -len(phrase.split()))


def read(words: Words) -> Act:
    """The expectation that comes next on the line.

    Raises:
        Wrong: there is none.
    """
    for phrase in _LONGEST_FIRST:
        if words.take(phrase):
            return READERS[phrase](words)
    raise Wrong(_("{word} is nothing that can be expected").format(word=shown(words.word(_("an expectation")))))
