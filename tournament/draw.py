"""The one published way in which seats are drawn (numbers.md 6), so that anyone can check a draw.

The seed's SHA-256 is shown before the list of names closes and the seed afterwards. Names are sorted by code point,
shuffled by a stream that follows from the seeds alone, and dealt onto the tables in order.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from itertools import count

from tournament.events import Draw

_WORDS = 2**32


def commitment(server_seed: bytes) -> str:
    """What is shown before the draw: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(server_seed).hexdigest()


def words(server_seed: bytes, client_seed: str) -> Iterator[int]:
    """The endless stream of 32-bit words that follows from both seeds."""
    for counter in count():
        block = hmac.new(server_seed, f"{client_seed}:{counter}".encode(), hashlib.sha256).digest()
        for place in range(0, len(block), 4):
            yield int.from_bytes(block[place : place + 4], "big")


def below(n: int, stream: Iterator[int]) -> int:
    """A uniform whole number from 0 to n - 1; words that would favour small numbers are thrown away."""
    limit = _WORDS - _WORDS % n
    return next(word for word in stream if word < limit) % n


def shuffled(names: Sequence[str], stream: Iterator[int]) -> list[str]:
    """The names, sorted by code point and then shuffled from the top (Fisher-Yates)."""
    order = sorted(names)
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, stream)
        order[i], order[j] = order[j], order[i]
    return order


def stream_of(draw: Draw) -> Iterator[int]:
    """The stream of words of a recorded draw."""
    return words(bytes.fromhex(draw.server_seed), draw.client_seed)


def table_sizes(players: int, tables: int) -> list[int]:
    """How many sit at each table: as even as can be, the first ones take one more."""
    each, more = divmod(players, tables)
    return [each + 1] * more + [each] * (tables - more)
