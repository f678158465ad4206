"""Lines that decide who is out, may be, or is back in."""

from collections.abc import Mapping

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader
from console.stories.told import entry_of, server_seed
from console.stories.words import Words
from tournament import elimination
from tournament.elimination import Out
from tournament.history import Step
from tournament.names import Instant
from tournament.state import Tournament


def _bust(words: Words, calendar: Calendar) -> Decide:
    """`bust A by B`, `bust A and C by B` (a tie), `bust A then C by B` (A had more chips)."""
    parts: list[tuple[str, tuple[str, ...], int]] = []
    rank = 1
    while True:
        name = words.name("by", "and", "then")
        by = words.names("and", "then") if words.take("by") else ()
        parts.append((name, by, rank))
        if words.take("then"):
            rank += 1
        elif not words.take("and"):
            break
    # Who has no winner of his own lost to that of the next one who has.
    for place in range(len(parts) - 2, -1, -1):
        name, by, rank = parts[place]
        parts[place] = (name, by or parts[place + 1][1], rank)

    def decide(state: Tournament, at: Instant) -> Step:
        outs = [
            Out(entry_of(state, name).number, tuple(entry_of(state, winner).number for winner in by), rank)
            for name, by, rank in parts
        ]
        return elimination.bust(state, at, outs)

    return decide


def _reinstate(words: Words, calendar: Calendar) -> Decide:
    name = words.name()

    def decide(state: Tournament, at: Instant) -> Step:
        return elimination.reinstate(state, at, entry_of(state, name).number, server_seed(state, None))

    return decide


READERS: Mapping[str, Reader] = {
    "bust": _bust,
    "reinstate": _reinstate,
}
"""By the words that the line begins with."""
