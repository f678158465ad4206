"""Payout slips: for everybody who still gets something, what he is handed and why, as values."""

from dataclasses import dataclass

from tournament import standings
from tournament.events import Timing
from tournament.names import Cents, EntryNo, Instant
from tournament.sales.cash import accounts
from tournament.standings import Standing
from tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Slip:
    """What one person still gets, in minor units.

    Attributes:
        entry: the one that has the place; `name`: whose it is.
        place: from 1; None: still in, for bounties alone. `tied`: others have it too.
        provisional: whether the place may still change.
        prize, bounty: what was not handed over yet.
        things: what he gets beside money, as long as the prize was not handed over.
        owing: what he still has to pay; `kept`: what of prize and bounties stays here for it.
    """

    entry: EntryNo
    name: str
    place: int | None
    tied: bool
    provisional: bool
    prize: Cents
    bounty: Cents
    things: tuple[str, ...]
    owing: Cents
    kept: Cents

    @property
    def hand(self) -> Cents:
        """What he is handed."""
        return self.prize + self.bounty - self.kept


@dataclass(frozen=True, slots=True)
class SlipsReport:
    """The slips of one evening; `day` is when it started, or now; `utc`: whether times are shown in UTC."""

    title: str
    day: Instant
    utc: bool
    currency: str
    slips: tuple[Slip, ...]


def slips_report(state: Tournament, at: Instant, *, net: bool = True) -> SlipsReport:
    """A slip for everybody who still gets something."""
    day = at if state.started is None else state.started
    utc = state.setup.timing is Timing.SIMULATED
    return SlipsReport(state.setup.name, day, utc, state.setup.currency, slips(state, at, net=net))


def slips(state: Tournament, at: Instant, *, net: bool = True) -> tuple[Slip, ...]:
    """The slips, best place first, then those who are still in; `net`: whether what somebody owes stays here."""
    owners = {(each.player, each.entry if each.player is None else None): each for each in accounts(state)}
    found: list[Slip] = []
    for line in standings.standings(state, at):
        player = state.entries[line.entry].player
        account = owners.get((player, None if player is not None else line.entry))
        prize, bounty = (0, 0) if account is None else (account.prize_due, account.bounty_due)
        things = _things(line, 0 if account is None else account.prize_paid)
        if not (prize or bounty or things):
            continue
        owing = 0 if account is None or player is None else account.owing
        kept = min(owing, prize + bounty) if net else 0
        provisional = line.provisional and bool(prize or things)
        row = (line.entry, line.name, line.place, line.tied, provisional, prize, bounty, things, owing, kept)
        found.append(Slip(*row))
    return tuple(sorted(found, key=lambda slip: (slip.place is None, slip.place or 0)))


def _things(line: Standing, paid: Cents) -> tuple[str, ...]:
    """Things go with the prize; alone they are nothing that can be ticked."""
    return () if paid or line.place is None else line.things
