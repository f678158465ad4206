"""The one published way in which seats are drawn (numbers.md 6), so that anyone can check a draw.

The seed's SHA-256 is shown before the list of names closes and the seed afterwards. Names are sorted by code point,
shuffled by a stream that follows from the seeds alone, and dealt onto the tables in order. docs/draws.md publishes it.
"""

import hashlib
import hmac
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from typing import TypeVar

from engine.cards import ALL_CARDS, Card
from tournament.events import Draw, Event

T = TypeVar("T")

_WORDS = 2**32


def commitment(server_seed: bytes) -> str:
    """What is shown before the draw: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(server_seed).hexdigest()


def readable(draw: Draw) -> bool:
    """Whether the seed of a record is hexadecimal; somebody may have written something else into the file."""
    try:
        bytes.fromhex(draw.server_seed)
    except ValueError:
        return False
    return True


def fits(draw: Draw, announced: str) -> bool:
    """Whether the seed of a recorded draw is the one whose SHA-256 was announced."""
    return readable(draw) and commitment(bytes.fromhex(draw.server_seed)) == announced


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


def shuffle(order: list[T], stream: Iterator[int]) -> list[T]:
    """The list itself, shuffled from the top (Fisher-Yates over the part not yet drawn)."""
    for i in range(len(order) - 1, 0, -1):
        j = below(i + 1, stream)
        order[i], order[j] = order[j], order[i]
    return order


def shuffled(names: Iterable[str], stream: Iterator[int]) -> list[str]:
    """The names, sorted by code point and then shuffled."""
    return shuffle(sorted(names), stream)


def deck(stream: Iterator[int]) -> list[Card]:
    """The 52 cards from 2c, 2d, 2h, 2s, 3c … to As, shuffled; dealt from the beginning.

    Cards compare by rank and then by suit: clubs, diamonds, hearts, spades the highest.
    """
    return shuffle(list(ALL_CARDS), stream)


def draw_of(event: Event) -> Draw | None:
    """The record of the draw that a fact came from, None if nothing in it was drawn."""
    draw = getattr(event, "draw", None)
    return draw if isinstance(draw, Draw) else None


def stream_of(draw: Draw) -> Iterator[int]:
    """The stream of words of a recorded draw."""
    return words(bytes.fromhex(draw.server_seed), draw.client_seed)


def table_sizes(players: int, places: Sequence[int], sitting: Sequence[int] = ()) -> list[int]:
    """How many sit at each table: as even as its places allow, the first ones take one more.

    Args:
        players: how many are to be seated; no more than there are places left.
        places: how many can sit at each table.
        sitting: how many sit there already and stay; they count.
    """
    sizes = list(sitting) or [0] * len(places)
    for _ in range(players):
        shortest = min((n for n in range(len(sizes)) if sizes[n] < places[n]), key=sizes.__getitem__)
        sizes[shortest] += 1
    return sizes
