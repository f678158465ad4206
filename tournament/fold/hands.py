"""What facts about hands written down elsewhere make of the state: they are known, and nothing else."""

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import HandsAttached
from tournament.fold.facts import apply
from tournament.names import Instant
from tournament.state import Tournament


@apply.register
def _(event: HandsAttached, state: Tournament, at: Instant) -> Tournament:
    known = next((each for each in state.attached if each.sha256 == event.sha256), None)
    if known is not None:
        raise RuleViolation("hands_attached_already", name=event.name, known=known.name)
    return replace(state, attached=(*state.attached, event))
