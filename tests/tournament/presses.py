"""An evening in play whose clock is pressed."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from engine.blinds import AnteKind
from tests.fakes import MINUTE, STRUCTURE, Night, created
from tournament.board import view as board
from tournament.board.view import BoardView
from tournament.clocks.clock import Phase, Reading
from tournament.errors import RuleViolation
from tournament.evening import may
from tournament.history import Step
from tournament.names import SECOND, Milliseconds
from tournament.state import Tournament
from tournament.structures.structure import Break, Level, Structure

Press = Callable[..., Step]

BY_HANDS = Structure(
    "By hands",
    (
        Level(25, 50, 0, AnteKind.PLAYER, None, hands=3),
        Level(50, 100, 0, AnteKind.PLAYER, None),
        Break(10 * MINUTE, waits=True),
        Level(100, 200, 0, AnteKind.PLAYER, 20 * MINUTE),
    ),
    10_000,
)
WAITING = replace(STRUCTURE, periods=(*STRUCTURE.periods[:2], Break(10 * MINUTE, waits=True), STRUCTURE.periods[3]))


WARNINGS = (MINUTE, 10 * SECOND)
"""How long before an end the usual rules warn in a level."""


class Pressed:
    """Six people at one table (or at two of three), cards in the air at seven: levels of 20, 20, a break of 10, 20."""

    def __init__(self, structure: Structure = STRUCTURE, seats: int = 9, minutes: float = 0) -> None:
        setup = created(structure=structure, seats=seats)
        self.night = Night(setup).enter("Anna", "Boris", "Cyril", "Dana", "Eva", "Filip").draw().start()
        self.forward(minutes)

    def forward(self, minutes: float) -> "Pressed":
        self.night.clock.forward(round(minutes * MINUTE))
        return self

    def press(self, decision: Press, **facts: object) -> "Pressed":
        self.night.evening.perform(partial(decision, **facts) if facts else decision)
        return self

    def take_back(self) -> "Pressed":
        self.night.evening.take_back()
        return self

    def refusal(self, decision: Press, **facts: object) -> str | None:
        found: RuleViolation | None = may(partial(decision, **facts), self.state, self.night.clock.at)
        return None if found is None else found.code

    @property
    def state(self) -> Tournament:
        return self.night.evening.state

    @property
    def reading(self) -> Reading:
        return self.state.clock.reading(self.night.clock.at)

    @property
    def board(self) -> BoardView:
        return board.view(self.state, self.night.clock.at)

    @property
    def shown(self) -> tuple[Phase, int, Milliseconds | None]:
        """Phase, index, and seconds left."""
        reading = self.reading
        return reading.phase, reading.index, None if reading.remaining is None else reading.remaining // SECOND


def clock(text: str) -> int:
    """`7:32` in seconds."""
    minutes, seconds = text.split(":")
    return 60 * int(minutes) + int(seconds)
