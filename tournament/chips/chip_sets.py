"""The chips that are owned: what may be written of them, and the decision to play with them."""

from collections.abc import Iterable, Sequence

from tournament.chips.chips import Chip
from tournament.errors import BadInput
from tournament.events import ChipSetChosen
from tournament.history import Step
from tournament.names import Instant
from tournament.people.people import clean_name
from tournament.state import Tournament
from tournament.structures.structure import MOST_CHIPS

MOST_COLOURS = 12
MOST_OF_A_COLOUR = 1_000_000
LONGEST_COLOUR = 24


def choose_chips(state: Tournament, at: Instant, chips: Sequence[Chip]) -> Step:
    """Say which chips are played with: each colour with its value and how many there are.

    Raises:
        BadInput: as `checked` says.
    """
    owned = checked(chips)
    facts = {"chips": [[chip.value, chip.count, chip.colour] for chip in owned]}
    return Step("chips_chosen", (ChipSetChosen(owned),), facts)


def checked(chips: Iterable[Chip]) -> tuple[Chip, ...]:
    """The chips as they are kept: smallest value first, colours as one line of text.

    Raises:
        BadInput: `no_chips_owned`, `too_many_colours` (`most`), `chip_value_out_of_range` (`value`, `most`),
            `chip_count_out_of_range` (`value`, `count`, `most`), `chip_value_twice` (`value`),
            `colour_too_long` (`longest`), `colour_has_control_characters`.
    """
    found: list[Chip] = []
    for chip in chips:
        if not 1 <= chip.value <= MOST_CHIPS:
            raise BadInput("chip_value_out_of_range", value=chip.value, most=MOST_CHIPS)
        if not 1 <= chip.count <= MOST_OF_A_COLOUR:
            raise BadInput("chip_count_out_of_range", value=chip.value, count=chip.count, most=MOST_OF_A_COLOUR)
        if any(chip.value == other.value for other in found):
            raise BadInput("chip_value_twice", value=chip.value)
        found.append(Chip(chip.value, chip.count, _colour(chip.colour)))
    if not found:
        raise BadInput("no_chips_owned")
    if len(found) > MOST_COLOURS:
        raise BadInput("too_many_colours", most=MOST_COLOURS)
    return tuple(sorted(found, key=lambda chip: chip.value))


def _colour(text: str) -> str:
    """One line of text, or nothing."""
    if not text.strip():
        return ""
    if len(text) > LONGEST_COLOUR:
        raise BadInput("colour_too_long", longest=LONGEST_COLOUR)
    try:
        return clean_name(text)
    except BadInput as wrong:
        raise BadInput("colour_has_control_characters") from wrong
