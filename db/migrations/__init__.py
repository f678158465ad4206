"""How a file of an older program becomes one of today's.

What a file lacks and the record of it, its `user_version`, are one transaction. peewee's own runner is not used: it
finds its scripts by path, which a frozen program does not have, and keeps its record where an older program would not
look.
"""

from collections.abc import Callable

from db.connection import Database, transaction
from db.migrations import m0001_log, m0002_club, m0003_results

MIGRATIONS: list[Callable[[Database], None]] = [m0001_log.up, m0002_club.up, m0003_results.up]
"""In order; the n-th, from 1, makes a file of version n."""


def newest() -> int:
    """The version of the files this program writes."""
    return len(MIGRATIONS)


def migrate(database: Database, rebuild: Callable[[], None]) -> None:
    """Apply what the file lacks, all of it or nothing: a file between two programs would be of neither.

    `rebuild` makes the projections anew; it belongs to the same transaction: a file that says it is of today has them
    all, however the program ended.
    """
    lacking = range(database.pragma("user_version") + 1, newest() + 1)
    if not lacking:
        return
    with transaction(database):
        for number in lacking:
            MIGRATIONS[number - 1](database)
        rebuild()
        database.pragma("user_version", newest())
