"""What an evening leaves behind for a season and for the people who were there: values, read without its log.

There are tens of thousands of them on a shelf, and named tuples are read from it three times as fast as dataclasses. A
new field stands last, with a default.
"""

from dataclasses import dataclass
from typing import NamedTuple

from tournament.names import Cents, Instant, PlayerId


class PersonResult(NamedTuple):
    """One person of an evening, with all entries.

    Attributes:
        player: the club's number as the evening names it (`Roster.canonical` says whom it means now); None: a guest who
            was only counted.
        name: as entered.
        place: from 1; None while still in. `sharing`: how many persons have that place, himself too.
        prize, bounty: won on the place and on heads. `cost`: all that was charged for entries, rebuys and add-ons,
            fees too. Minor units.
        entries, rebuys, add_ons: how many; a re-entry is an entry.
        level: number of the level in which the person was out.
        out: when.
    """

    player: PlayerId | None
    name: str
    place: int | None
    sharing: int = 1
    prize: Cents = 0
    bounty: Cents = 0
    cost: Cents = 0
    entries: int = 1
    rebuys: int = 0
    add_ons: int = 0
    level: int | None = None
    out: Instant | None = None


class KnockOut(NamedTuple):
    """One bust that somebody did: who was out, and by whom; several share it. Guests who were only counted are None."""

    victim: PlayerId | None
    by: tuple[PlayerId | None, ...]


@dataclass(frozen=True, slots=True)
class EveningResult:
    """One evening.

    Attributes:
        stream: its number on the shelf.
        day: the ISO day on which it began, by this computer's clock (of a simulated evening in UTC).
        simulated: whether robots played it by themselves; such evenings count for no season.
        finished: when it was won; None: it is not over, and counts for nothing yet.
        structure: its name.
        buy_in: what the usual buy-in costs in all, `fee` what of that is for house and league; `pool`, `league`: the
            money for prizes and what was kept for the league; minor units of `currency`.
        entries, rebuys, add_ons: of everybody together.
        people: best place first.
        knock_outs: in the order in which they happened, also of entries that were followed by another.
    """

    stream: int
    name: str
    day: str
    simulated: bool
    started: Instant | None
    finished: Instant | None
    currency: str
    structure: str
    buy_in: Cents
    fee: Cents
    pool: Cents
    league: Cents
    entries: int
    rebuys: int
    add_ons: int
    people: tuple[PersonResult, ...]
    knock_outs: tuple[KnockOut, ...] = ()
