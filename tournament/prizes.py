"""The pool into prizes: the BARGE Unified table, rounding with nothing lost, ties."""

from collections.abc import Sequence

from tournament.money import PLAY, minor_digits
from tournament.names import Cents

BARGE: tuple[tuple[int, tuple[int, ...]], ...] = (
    (4, (10000,)),
    (8, (7000, 3000)),
    (15, (5000, 3000, 2000)),
    (24, (4200, 2600, 1800, 1400)),
    (35, (3600, 2400, 1700, 1300, 1000)),
    (47, (3100, 2200, 1700, 1300, 1000, 700)),
    (60, (2800, 2100, 1600, 1300, 1000, 700, 500)),
    (80, (2700, 2000, 1500, 1200, 1000, 700, 500, 400)),
    (100, (2600, 1900, 1500, 1200, 900, 700, 500, 300, 200, 200)),
    (120, (2500, 1900, 1400, 1100, 900, 700, 500, 300, 200, 200, 150, 150)),
    (140, (2500, 1900, 1400, 1100, 800, 600, 400, 300, 200, 200, 150, 150, 100, 100, 100)),
    (160, (2500, 1800, 1400, 1100, 800, 600, 400, 300, 200, 200, 150, 150, 100, 100, 100, 100)),
    (200, (2450, 1800, 1350, 1100, 700, 500, 400, 300, 200, 200, 150, 150, 100, 100, 100, 100, 75, 75, 75, 75)),
)
"""The BARGE Unified Payouts: up to that many entries (buy-ins and re-entries), the shares of first to last place in
hundredths of a percent. The published table begins with 2 entries and ends with 200; a single entry is paid by the
first column and more than 200 by the last, which then pays a smaller part of the field."""


def places_paid(entries: int) -> int:
    """How many places are paid for that many entries; none without entries."""
    return len(shares(entries)) if entries > 0 else 0


def shares(entries: int) -> tuple[int, ...]:
    """The column of `BARGE` for that many entries: hundredths of a percent, first to last."""
    return next((column for most, column in BARGE if entries <= most), BARGE[-1][1])


def prizes(pool: Cents, entries: int, buy_in: Cents, currency: str, *, people: int | None = None) -> tuple[Cents, ...]:
    """The prizes of first to last paid place; they never rise with the place and sum to the pool.

    Each is rounded down to 5.00 of the currency and the remainder goes to the first. Where the last place would then
    get less than its buy-in (or nothing), the same is done with 1.00, and where that does not help, with one minor
    unit. Nothing in the pool: no prizes.

    Args:
        pool: what there is to win, in minor units.
        entries: buy-ins and re-entries; they choose the column.
        buy_in: the price of one entry, in minor units.
        currency: its ISO 4217 code.
        people: how many people take part, where they may be fewer than the places: then only so many places are
            paid, each with its share of what the shares of these places sum to.

    Raises:
        BadInput: `currency_unknown`.
    """
    if pool <= 0:
        return ()
    weights = shares(entries)
    if people is not None:
        weights = weights[: max(people, 1)]
    paid: tuple[Cents, ...] = ()
    for unit in _units(currency):
        paid = rounded_down(pool, weights, unit)
        if paid[-1] >= max(buy_in, 1):
            break
    return paid


def rounded_down(pool: Cents, weights: Sequence[int], unit: Cents) -> tuple[Cents, ...]:
    """The pool divided by weights, each part rounded down to whole units, and what remains added to the first."""
    whole = sum(weights)
    parts = [pool * weight // whole // unit * unit for weight in weights]
    parts[0] += pool - sum(parts)
    return tuple(parts)


def shared(paid: Sequence[Cents], first_place: int, how_many: int) -> tuple[Cents, ...]:
    """What each of `how_many` people gets who share the places from `first_place` (from 1) on.

    They share the sum of these places' prizes to the last minor unit. What cannot be divided goes one unit each to
    those who stand earlier in the list of the tied, so the caller's order decides; unpaid places count as nothing.
    """
    total = sum(paid[first_place - 1 : first_place - 1 + how_many])
    each, odd = divmod(total, how_many)
    return tuple(each + 1 if number < odd else each for number in range(how_many))


def _units(currency: str) -> tuple[Cents, ...]:
    """What prizes are rounded to, coarse to fine: 5.00, 1.00, one minor unit; play chips: 100, 25, 1."""
    if currency == PLAY:
        return (100, 25, 1)
    one = 10 ** minor_digits(currency)
    return (5 * one, one, 1)
