"""Chance that can be repeated: everything random of a simulated evening hangs on its whole-number seed.

One source for each purpose, so that the order in which tables are played changes nothing. Only the sequence of
`Random.random()` is the same in every version of Python; shuffling and choosing are built on it.
"""

import hashlib
from random import Random


def digest(seed: int, purpose: str, table: int | None = None, n: int | None = None) -> bytes:
    """SHA-256 of the UTF-8 text `seed/purpose/table/n`, unused parts empty."""
    parts = (seed, purpose, "" if table is None else table, "" if n is None else n)
    return hashlib.sha256("/".join(map(str, parts)).encode()).digest()


def source(seed: int, purpose: str, table: int | None = None, n: int | None = None) -> Random:
    """The source of chance for that purpose, seeded with the digest as a big-endian whole number."""
    return Random(int.from_bytes(digest(seed, purpose, table, n), "big"))  # noqa: S311  (cards, not secrets)


def server_seed(seed: int, number: int) -> bytes:
    """The 32 bytes of a simulated evening's draw of that number, from 1."""
    return digest(seed, "draw", n=number)
