"""What a printout says, as values; `templates` makes pages and sheets of them."""

from dataclasses import dataclass

from tournament.events import Timing
from tournament.names import Cents, Chips, Instant
from tournament.payouts.division import Prize
from tournament.people import registration
from tournament.sales import cash
from tournament.sales.cash import CashSheet
from tournament.standings import Standing, payouts, prizes, standings
from tournament.state import Deal, Tournament


@dataclass(frozen=True, slots=True)
class StandingsReport:
    """The standings of one evening, now or at the end.

    Attributes:
        provisional: whether places and prizes may still change, because registration is not over.
        utc: whether times are shown in UTC (a simulated evening, the same everywhere) or in local time.
        started, ended: instants, None while it has not.
        entries: those that count, re-entries too; `players`: the persons who made them.
        hands: how many hands the engine dealt, None where hands are not counted.
        deal: what was agreed by those who were left, None without a deal.
        guarantee: what the pool was to be at least, `overlay`: what of it the house gives; minor units.
        lines: best first; `paid` is how many of the places win a prize.
    """

    title: str
    final: bool
    provisional: bool
    utc: bool
    started: Instant | None
    ended: Instant | None
    entries: int
    players: int
    players_left: int
    pool: Cents
    currency: str
    prizes: tuple[Cents, ...]
    hands: int | None
    chips_in_play: Chips
    structure: str
    seed: int | None
    lines: tuple[Standing, ...]
    won: tuple[Prize, ...] = ()
    guarantee: Cents = 0
    overlay: Cents = 0
    deal: Deal | None = None

    @property
    def paid(self) -> int:
        """How many places win a prize, money or something else."""
        return sum(bool(prize.amount or prize.thing) for prize in self.won)

    @property
    def has_bounties(self) -> bool:
        """Whether anybody has won money on heads."""
        return any(line.bounty for line in self.lines)


@dataclass(frozen=True, slots=True)
class CashReport:
    """The money of one evening.

    Attributes:
        final: whether the tournament is won; until then prizes are those of the places as they are now.
        day: the instant by which the evening is dated.
        utc: as in `StandingsReport`.
        guarantee: what the pool was to be at least, in minor units.
    """

    title: str
    final: bool
    provisional: bool
    utc: bool
    day: Instant
    currency: str
    sheet: CashSheet
    guarantee: Cents = 0


def standings_report(state: Tournament, at: Instant | None = None) -> StandingsReport:
    """The standings as they are at that instant; None: at the newest fact."""
    setup = state.setup
    lines = standings(state, at)
    return StandingsReport(
        title=setup.name,
        final=state.finished is not None,
        provisional=not registration.places_are_final(state, state.last if at is None else at),
        utc=setup.timing is Timing.SIMULATED,
        started=state.started,
        ended=state.finished,
        entries=len(state.entered),
        players=len(lines),
        players_left=len(state.left),
        pool=state.pool,
        currency=setup.currency,
        prizes=payouts(state),
        hands=state.hands or None,
        chips_in_play=state.chips_in_play,
        structure=state.structure.name,
        seed=setup.seed,
        lines=lines,
        won=prizes(state),
        guarantee=state.payouts.guarantee,
        overlay=state.overlay,
        deal=state.deal,
    )


def cash_report(state: Tournament, at: Instant | None = None) -> CashReport:
    """The money as it stands at that instant; None: at the newest fact."""
    instant = state.last if at is None else at
    return CashReport(
        title=state.setup.name,
        final=state.finished is not None,
        provisional=not registration.places_are_final(state, instant),
        utc=state.setup.timing is Timing.SIMULATED,
        day=state.last if state.started is None else state.started,
        currency=state.setup.currency,
        sheet=cash.sheet(state),
        guarantee=state.payouts.guarantee,
    )
