"""The chips of a `.tdt` file as a chip set of ours."""

from tournament.chips.chip_sets import LONGEST_COLOUR, MOST_COLOURS, MOST_OF_A_COLOUR
from tournament.chips.chips import Chip
from tournament.names import Chips
from tournament.structures.structure import MOST_CHIPS
from tournament.tdt.file import TdtFile
from tournament.tdt.names import kept_name


def chip_set(file: TdtFile) -> tuple[Chip, ...]:
    """The colours in use, smallest value first: as many as the sets hold, at least what the players started with.

    A colour of which nobody says how many there are is none of them, nor is a second one of the same value.
    """
    players = sum(bool(person.buys) for person in file.people)
    found: dict[Chips, Chip] = {}
    for colour in file.colours:
        count = min(max(colour.owned, colour.each * players), MOST_OF_A_COLOUR)
        if count > 0 and 1 <= colour.value <= MOST_CHIPS:
            name = kept_name(colour.name[:LONGEST_COLOUR], "")
            found.setdefault(colour.value, Chip(colour.value, count, name))
    return tuple(found[value] for value in sorted(found)[:MOST_COLOURS])
