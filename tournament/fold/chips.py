"""What facts about the chips themselves make of the state."""

from tournament.changing import replace
from tournament.events import ChipSetChosen
from tournament.fold.facts import apply
from tournament.names import Instant
from tournament.state import Tournament


@apply.register
def _(event: ChipSetChosen, state: Tournament, at: Instant) -> Tournament:
    return replace(state, chip_set=event.chips)
