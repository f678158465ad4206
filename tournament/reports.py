"""What a printout says, as values; `templates` makes pages and sheets of them."""

from dataclasses import dataclass

from tournament.names import Cents, Chips, Instant
from tournament.standings import Standing, payouts, standings
from tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class StandingsReport:
    """The standings of one evening, now or at the end.

    Attributes:
        utc: whether times are shown in UTC (a simulated evening, the same everywhere) or in local time.
        started, ended: instants, None while it has not.
        hands: how many hands the engine dealt, None where hands are not counted.
        lines: best first; `paid` is how many of the places win a prize.
    """

    title: str
    final: bool
    utc: bool
    started: Instant | None
    ended: Instant | None
    entries: int
    players_left: int
    pool: Cents
    currency: str
    prizes: tuple[Cents, ...]
    hands: int | None
    chips_in_play: Chips
    structure: str
    seed: int | None
    lines: tuple[Standing, ...]

    @property
    def paid(self) -> int:
        """How many places win a prize."""
        return len(self.prizes)


def standings_report(state: Tournament) -> StandingsReport:
    """The standings as they are now."""
    setup = state.setup
    return StandingsReport(
        title=setup.name,
        final=state.finished is not None,
        utc=setup.timing.value == "simulated",
        started=state.started,
        ended=state.finished,
        entries=len(state.entries),
        players_left=len(state.left),
        pool=state.pool,
        currency=setup.currency,
        prizes=payouts(state),
        hands=state.hands or None,
        chips_in_play=state.chips_in_play,
        structure=setup.structure.name,
        seed=setup.seed,
        lines=standings(state),
    )
