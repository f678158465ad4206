"""What facts about the division of the pool make of the state."""

from tournament.changing import replace
from tournament.events import PayoutsSet
from tournament.fold.facts import apply
from tournament.names import Instant
from tournament.state import Tournament


@apply.register
def _(event: PayoutsSet, state: Tournament, at: Instant) -> Tournament:
    return replace(state, payouts=event.plan)
