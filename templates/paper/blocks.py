"""What stands on printed pages, piece by piece from top to bottom; no piece is ever cut in two."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from templates.paper.ink import Ink

Drawn = Callable[[Ink, float], None]
"""Draws a block whose upper edge is there."""


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of a page.

    Attributes:
        height: in points; `before`: the gap above it where it does not begin a page.
        draw: puts it onto the page.
        kept: whether it stands on the same page as the block after it.
        heading: what stands above it where it begins a page.
    """

    height: float
    draw: Drawn
    before: float = 0
    kept: bool = False
    heading: "Block | None" = None


@dataclass(frozen=True, slots=True)
class Placed:
    """A block and its upper edge."""

    block: Block
    top: float


def paginated(blocks: Sequence[Block], top: float, bottom: float) -> list[list[Placed]]:
    """The pages that the blocks fill between these edges; always at least one, and none of them is empty."""
    pages: list[list[Placed]] = [[]]
    y = top
    for number, block in enumerate(blocks):
        if pages[-1] and y + block.before + _together(blocks, number) > bottom + 0.01:
            pages.append([])
            y = top
        if pages[-1]:
            y += block.before
        elif block.heading is not None and number:
            pages[-1].append(Placed(block.heading, y))
            y += block.heading.height
        pages[-1].append(Placed(block, y))
        y += block.height
    return pages


def _together(blocks: Sequence[Block], number: int) -> float:
    """The height of a block with those that must follow it on its page."""
    height = blocks[number].height
    while blocks[number].kept and number + 1 < len(blocks):
        number += 1
        height += blocks[number].before + blocks[number].height
    return height


def beside(left: Iterable[Block], right: Iterable[Block]) -> list[Block]:
    """Blocks side by side, the first beside the first."""
    return [_pair(*both) for both in zip_longest(left, right)]


def _pair(left: Block | None, right: Block | None) -> Block:
    both = [block for block in (left, right) if block is not None]

    def draw(ink: Ink, top: float) -> None:
        for block in both:
            block.draw(ink, top)

    headings = [block.heading for block in both if block.heading is not None]
    return Block(
        max(block.height for block in both),
        draw,
        max(block.before for block in both),
        kept=any(block.kept for block in both),
        heading=_pair(headings[0], headings[-1] if len(headings) > 1 else None) if headings else None,
    )
