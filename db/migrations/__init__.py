"""How a file of an older program becomes one of today's.

A migration and its record, the file's `user_version`, are one transaction. peewee's own runner is not used: it finds
its scripts by path, which a frozen program does not have, and keeps its record where an older program would not look.
"""

from collections.abc import Callable

from db.connection import Database, transaction
from db.migrations import m0001_log, m0002_club

MIGRATIONS: list[Callable[[Database], None]] = [m0001_log.up, m0002_club.up]
"""In order; the n-th, from 1, makes a file of version n."""


def newest() -> int:
    """The version of the files this program writes."""
    return len(MIGRATIONS)


def migrate(database: Database, rebuild: Callable[[], None]) -> None:
    """Apply what the file lacks.

    A migration that fails leaves the file at the version before it. `rebuild` makes the projections anew; it belongs to
    the last one's transaction: a file that says it is of today has them all, however the program ended.
    """
    for number in range(database.pragma("user_version") + 1, newest() + 1):
        with transaction(database):
            MIGRATIONS[number - 1](database)
            if number == newest():
                rebuild()
            database.pragma("user_version", number)
