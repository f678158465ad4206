"""Which evenings the club shows; how they come from other files stands in `tournament.arrivals`."""

from tournament.club.roster import Roster
from tournament.errors import RuleViolation
from tournament.events import EveningRemoved
from tournament.history import Step
from tournament.names import Instant


def remove_evening(roster: Roster, at: Instant, stream: int, name: str) -> Step:
    """Take an evening off the list; nothing of it is deleted, and undoing this shows it again.

    Raises:
        RuleViolation: `evening_removed_already`.
    """
    if stream in roster.hidden:
        raise RuleViolation("evening_removed_already", name=name)
    return Step("evening_removed", (EveningRemoved(stream, name),), {"name": name})
