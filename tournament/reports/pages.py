"""What all pages of one evening have in common: whose they are, and by which day."""

from tournament.events import Timing
from tournament.names import Instant
from tournament.state import Tournament


def is_utc(state: Tournament) -> bool:
    """Whether the evening's times are shown in UTC: a simulated one is the same everywhere."""
    return state.setup.timing is Timing.SIMULATED


def day_of(state: Tournament) -> Instant:
    """The instant by which the evening is dated: when it started, or else the newest fact."""
    return state.last if state.started is None else state.started


def yes_or_no(whether: bool) -> str:
    """A fixed word for other programs, the same in every language."""
    return "yes" if whether else "no"
