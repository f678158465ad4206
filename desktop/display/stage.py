"""The middle of a page: lines below one another, sized and spaced to fill their place; the time is the largest."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from desktop.display.drawing.drawn import CAP_HEIGHT, Box, Drawn
from desktop.display.drawing.typesetting import Piece, fitting, set_centred

WIDEST = 1.073
"""Type is sized by the height of the stage, or by its width, so many times, where that is less."""

BESIDE_TIME = 0.6
"""No line grows above this share of the time's size."""

STRETCHED = 3.4
"""So much may the air between the lines grow where the width keeps them small; what is left goes above and below."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a tier stands.

    Attributes:
        x, middle: its middle.
        size: the size of its type, or its height where it is no type.
        room: the width that it may take; `unit`: what sizes on this stage are shares of.
    """

    x: float
    middle: float
    size: float
    room: float
    unit: float


Draw = Callable[[Place], Iterable[Drawn]]


@dataclass(frozen=True, slots=True)
class Tier:
    """A line of the stage, or something else of a given height.

    Attributes:
        share: the size of its type, or its height, beside the unit of the stage; `air`: the space above it.
        pieces: what has to fit into the width; none: it is no type, and as wide as it likes.
        draw: how it is drawn; None: the pieces, centred.
        aside: what has to stay free at its left and right together, beside the unit.
        smallest: the share under which words are cut rather than made smaller.
        is_time: whether all other type is smaller.
    """

    share: float
    air: float
    pieces: Sequence[Piece] = ()
    draw: Draw | None = None
    aside: float = 0.0
    smallest: float = 0.0
    is_time: bool = False

    def high(self, size: float) -> float:
        """The height it is seen at: of type, that of its capitals."""
        return CAP_HEIGHT * size if self.pieces else size

    def fitted(self, unit: float, room: float) -> float:
        """Its size on a stage so wide."""
        if not self.pieces:
            return self.share * unit
        size = fitting(self.pieces, self.share * unit, room - self.aside * unit)
        return max(size, int(self.smallest * unit))


def drawn(box: Box, tiers: Sequence[Tier], below: float) -> Iterator[Drawn]:
    """The tiers from top to bottom, filling the box; `below`: the air under the last one, beside the unit."""
    for tier, place in zip(tiers, places(box, tiers, below), strict=True):
        if tier.draw is not None:
            yield from tier.draw(place)
        else:
            smallest = tier.smallest * place.unit
            yield from set_centred(tier.pieces, place.x, place.middle, place.size, place.room, smallest)


def places(box: Box, tiers: Sequence[Tier], below: float) -> Iterator[Place]:
    """A place for each tier."""
    whole = sum(tier.air + tier.high(tier.share) for tier in tiers) + below
    unit = min(box.height / whole, WIDEST * box.width)
    sizes = [tier.fitted(unit, box.width) for tier in tiers]
    for time in [size for size, tier in zip(sizes, tiers, strict=True) if tier.is_time]:
        most = BESIDE_TIME * time
        sizes = [
            min(size, most) if tier.pieces and not tier.is_time else size
            for size, tier in zip(sizes, tiers, strict=True)
        ]
    taken = sum(tier.high(size) for tier, size in zip(tiers, sizes, strict=True))
    air = unit * (sum(tier.air for tier in tiers) + below)
    stretched = min(STRETCHED, max(0.0, box.height - taken) / air)
    y = box.y + (box.height - taken - air * stretched) / 2
    for tier, size in zip(tiers, sizes, strict=True):
        high = tier.high(size)
        y += stretched * tier.air * unit
        yield Place(box.x + box.width / 2, y + high / 2, size, box.width, unit)
        y += high
