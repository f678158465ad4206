"""From what the director wishes to an evening on the shelf, people entered."""

import secrets
from dataclasses import dataclass

from db.shelf import Shelf
from tournament import entries, evening
from tournament.club import Club
from tournament.evening import Evening, Now
from tournament.events import EveningCreated, TableWay, Timing
from tournament.names import Cents, Chips, Instant
from tournament.prices import plain
from tournament.rules import EveningRules
from tournament.structure import Structure

SIMULATED_START: Instant = 946_753_200_000
"""2000-01-01T19:00:00Z: when every simulated evening begins."""

LARGEST_SEED = 2**31


@dataclass(frozen=True, slots=True)
class Wish:
    """A tournament that does not exist yet; `seed` only where robots play, None there: any."""

    name: str
    structure: Structure
    starting_stack: Chips
    seats: int
    buy_in: Cents
    currency: str
    way: TableWay
    names: tuple[str, ...] = ()
    seed: int | None = None


def create(shelf: Shelf, wish: Wish, now: Now) -> int:
    """Make the evening and enter its people; the number of its stream.

    Raises:
        StorageTrouble: it could not be stored.
        RuleViolation: two of the names are the same person's; then the evening is there, without people.
    """
    dealt = wish.way is TableWay.DEALT
    seed = wish.seed if wish.seed is not None else secrets.randbelow(LARGEST_SEED)
    created = EveningCreated(
        name=wish.name,
        structure=wish.structure,
        prices=plain(wish.buy_in, wish.starting_stack),
        seats=wish.seats,
        currency=wish.currency,
        timing=Timing.SIMULATED if dealt else Timing.REAL,
        way=wish.way,
        seed=seed if dealt else None,
        rules=EveningRules(),
    )
    stream = shelf.create_evening(evening.create(created, SIMULATED_START if dealt else now()))
    if wish.names:
        club = shelf.club_stream()
        people = Club(shelf, club, shelf.read(club), now)
        entries.enter_by_name(Evening(shelf, stream, shelf.read(stream), now), people, wish.names)
    return stream
