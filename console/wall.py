"""The console's one look at the clock on the wall, for steps and copies that are made now."""

import time

from tournament.names import Instant


def now() -> Instant:
    """The present instant."""
    return time.time_ns() // 1_000_000  # noqa: TID251 - the console's one look at the wall
