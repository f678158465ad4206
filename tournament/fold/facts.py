"""One fact at a time: `apply` finds, by its kind, what a fact makes of the state.

The kinds are told apart by their classes; each module beside this one registers those of its subject.
"""

from functools import singledispatch

from tournament.events import Event
from tournament.names import Instant
from tournament.state import Tournament


@singledispatch
def apply(event: Event, state: Tournament, at: Instant) -> Tournament:
    """The state after one fact that became true at that instant."""
    raise TypeError(f"no fold for {type(event).__name__}")
