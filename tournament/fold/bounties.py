"""What facts about money on heads make of the state."""

from tournament.changing import replace
from tournament.events import BountiesSet
from tournament.fold.facts import apply
from tournament.names import Instant
from tournament.state import Tournament


@apply.register
def _(event: BountiesSet, state: Tournament, at: Instant) -> Tournament:
    return replace(state, bounty_rule=event.rule)
