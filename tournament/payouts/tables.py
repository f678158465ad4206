"""The payout tables that come with the program, as published; the first one is the default.

How they were made to say something for every number of entries:

- A table says what its column says up to that many entries. Where nothing is published between two columns, the one
  with fewer entries goes on until the next begins; below the first and above the last that one counts.
- Where two columns claim the same number of entries, the first one keeps it (`Tournament Director`: ten entries pay
  three). Alternatives for the same number of entries are tables of their own.
- What does not sum to 100 % is normalised by the division, as only the proportions of weights matter (66 to 100 entries
  of `Online low buy-in`, printed with 99.1 %). Columns published without their lower places are left out, except 201 to
  300 entries of `Online`, which a real result of 276 entries completes.
- Tables published by the number of places paid (`By places`, `USBA`) do not say when so many are paid: here as soon as
  BARGE does. `TD for WordPress` says 3 places up to 20, 5 up to 50 and 9 up to 100 entries. With a number of places
  that the director chooses, all of them pay their own column of so many places.
- Points tables of leagues (Pistol, PlayCCP, the freeroll league) divide points, not a pool, and are no payout tables;
  neither are results of single tournaments.
"""

from collections.abc import Mapping

from tournament.errors import RuleViolation
from tournament.payouts.plan import Column, PayoutPlan, PayoutTable
from tournament.people.people import person_key

_HUNDREDTHS = 100


def _table(name: str, *columns: tuple[int, str]) -> PayoutTable:
    """A table from percentages: `30 20 1.4*4` is 30, 20 and four times 1.4 %."""
    return PayoutTable(name, tuple(Column(entries, _weights(percents)) for entries, percents in columns))


def _weights(percents: str) -> tuple[int, ...]:
    """Hundredths of a percent."""
    found: list[int] = []
    for each in percents.split():
        percent, _, times = each.partition("*")
        found.extend([round(float(percent) * _HUNDREDTHS)] * int(times or 1))
    return tuple(found)


BARGE = _table(
    "BARGE",
    (4, "100"),
    (8, "70 30"),
    (15, "50 30 20"),
    (24, "42 26 18 14"),
    (35, "36 24 17 13 10"),
    (47, "31 22 17 13 10 7"),
    (60, "28 21 16 13 10 7 5"),
    (80, "27 20 15 12 10 7 5 4"),
    (100, "26 19 15 12 9 7 5 3 2 2"),
    (120, "25 19 14 11 9 7 5 3 2 2 1.5 1.5"),
    (140, "25 19 14 11 8 6 4 3 2 2 1.5 1.5 1 1 1"),
    (160, "25 18 14 11 8 6 4 3 2 2 1.5 1.5 1 1 1 1"),
    (200, "24.5 18 13.5 11 7 5 4 3 2 2 1.5 1.5 1 1 1 1 0.75 0.75 0.75 0.75"),
)
"""The BARGE Unified Payouts, by buy-ins and re-entries: published from 2 to 200 entries. Everybody paid gets his money
back, and a place's share never rises with more players."""

TABLES: tuple[PayoutTable, ...] = (
    BARGE,
    _table("Winner takes all", (1, "100")),
    _table(
        "Tournament Director",
        (6, "70 30"),
        (10, "50 30 20"),
        (18, "46 27 17 10"),
        (44, "42 25 15 10 8"),
        (45, "40 23 13 10 8 6"),
    ),
    _table("TD for WordPress", (20, "50 30 20"), (50, "40 25 15 12 8"), (100, "19 14 12 11 11 10 9 8 6")),
    _table("Poker Chip Forum", (5, "100"), (8, "60 40"), (10, "50 30 20")),
    _table("Poker Chip Forum 65/35", (5, "100"), (8, "65 35"), (10, "55 30 15")),
    _table("Poker Chip Forum 70/30", (5, "100"), (8, "70 30"), (10, "60 30 10")),
    _table("Home Poker Games", (7, "60 40"), (19, "50 30 20"), (20, "45 25 15 10 5")),
    _table("Kiabet", (29, "50 35 15"), (40, "35 25 12.5 10 7.5 5 5")),
    _table(
        "Home Poker Tournament",
        (29, "50 30 20"),
        (50, "40 24 16 12 8"),
        (100, "30 20 12 9.25 7.5 6.25 5.25 4.25 3.25 2.25"),
    ),
    _table("Royal Flush League", (4, "100"), (6, "60 40"), (12, "50 30 20"), (15, "45 27 18 10")),
    _table("Sit-and-go", (6, "65 35"), (9, "50 30 20")),
    _table("Four places", (1, "40 30 20 10")),
    _table("Five places", (1, "40 30 15 10 5")),
    _table("Top-heavy three", (1, "65 25 10")),
    _table("Marquee", (1, "30 20 14 10 8 6 5 4 3")),
    _table(
        "By places",
        (4, "100"),
        (15, "65 35"),
        (24, "45 25 18 12"),
        (35, "40 23 16 12 9"),
        (60, "35 22 16 12 9 6"),
        (80, "30 19 14 10 8 7 6 6"),
        (100, "28 18 13 10 8 7 6 5 5"),
    ),
    _table(
        "USBA",
        (35, "35 28 21 16"),
        (60, "30 24 18 13 9 6"),
        (80, "27 21 16 12 9 6 5 4"),
        (100, "25 20 15 11 9 6 5 4 3 2"),
    ),
    _table(
        "Online low buy-in",
        (2, "100"),
        (27, "50 30 20"),
        (45, "37 22 15 11 8 7"),
        (65, "30 20 12 10 8 6.5 5.5 4.5 3.5"),
        (100, "30 20 11.9 8.9 7 5.8 4.6 3.6 1.7 1.4*4"),
        (150, "30 20 11.9 8 6.5 5 3.5 2.6 1.7 1.4*4 1.04*5"),
        (200, "27.5 17.5 11.6 8 6 4.5 3.5 2.6 1.7 1.4*4 1.04*5 0.7*9"),
        (300, "25 15.4 10.5 7 5.5 4.5 3.5 2.55 1.7 1.3*4 0.95*5 0.7*9 0.45*18"),
        (2000, "23 14 9.5 6.5 5.4 4.4 3.4 2.45 1.6 1.3*4 0.95*5 0.6*9 0.45*18 0.35*18"),
    ),
    _table(
        "Online",
        (8, "100"),
        (27, "50 30 20"),
        (45, "40 24 16 12 8"),
        (200, "30 20 12 10 8 6.5 5.5 4.5 3.5"),
        (300, "27.5 17.5 11.6 8 6 4.5 3.5 2.6 1.7 1.2*9 0.7*9"),
    ),
)
"""The shipped tables, the default first. `Online low buy-in` is an online room's for buy-ins up to $5, `Online` the one
for larger ones."""

_BY_NAME: Mapping[str, PayoutTable] = {person_key(table.name): table for table in TABLES}


def table_named(name: str) -> PayoutTable:
    """The shipped table of that name; capital letters do not matter.

    Raises:
        RuleViolation: `no_such_payout_table` (`table`, `known`: the names of all).
    """
    found = _BY_NAME.get(person_key(name))
    if found is None:
        raise RuleViolation("no_such_payout_table", table=name, known=", ".join(table.name for table in TABLES))
    return found


def table_of(plan: PayoutPlan) -> PayoutTable:
    """The table that the plan divides by."""
    return BARGE if plan.table is None else plan.table


def weights_for(table: PayoutTable, entries: int) -> tuple[int, ...]:
    """The weights of the first to the last place that the table pays for that many entries."""
    return next((each.weights for each in table.columns if entries <= each.entries), table.columns[-1].weights)


def weights_of_places(table: PayoutTable, places: int) -> tuple[int, ...]:
    """The weights where the director says how many places (at least 1) are paid.

    Of the table's columns the shortest that pays so many counts, without the places beyond; so a table's own column of
    so many places is used where it has one. Where all columns are shorter, the longest goes on with its last weight.
    """
    long_enough = [each.weights for each in table.columns if len(each.weights) >= places]
    if long_enough:
        return min(long_enough, key=len)[:places]
    longest = max((each.weights for each in table.columns), key=len)
    return longest + longest[-1:] * (places - len(longest))
