"""Which chair stands where round a table: in a row at the bottom, at either end or at the top."""

from dataclasses import dataclass
from enum import Enum


class Side(Enum):
    """The side of the table at which a chair stands."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Place:
    """A chair's place: its side, and the how manieth of how many it is there, from the left or from above."""

    side: Side
    number: int
    of: int


_WITH_NEAR = {
    2: (1, 0, 1), 3: (1, 0, 2), 4: (1, 1, 1), 5: (1, 1, 2), 6: (1, 1, 3), 7: (3, 1, 2), 8: (3, 1, 3), 9: (3, 2, 2),
    10: (3, 2, 3),
}  # fmt: skip
"""How many chairs stand along the bottom, at either end and along the top, with one of them in the middle below."""

_WITHOUT_NEAR = {
    2: (0, 1, 0), 3: (2, 0, 1), 4: (2, 0, 2), 5: (2, 1, 1), 6: (2, 1, 2), 7: (2, 1, 3), 8: (2, 2, 2), 9: (2, 2, 3),
    10: (3, 2, 3),
}  # fmt: skip
"""The same as on the page of the tables, where the dealer stands below and seat 1 on the left of the dealer."""


def places(chairs: int, near: int | None) -> dict[int, Place]:
    """Where each chair from 1 stands: `near` in the middle below, the others clockwise from there."""
    bottom, ends, top = _sides(max(2, chairs), near is not None)
    below = [Place(Side.BOTTOM, number, bottom) for number in range(bottom)]
    left = [Place(Side.LEFT, number, ends) for number in reversed(range(ends))]
    above = [Place(Side.TOP, number, top) for number in range(top)]
    right = [Place(Side.RIGHT, number, ends) for number in range(ends)]
    first = bottom // 2 if near is not None else 0  # of those below, the one where the row of seats begins
    clockwise = [*reversed(below[: first + 1]), *left, *above, *right, *reversed(below[first + 1 :])]
    start = near if near is not None else 1
    return {(start - 1 + step) % chairs + 1: place for step, place in enumerate(clockwise[:chairs])}


def _sides(chairs: int, has_near: bool) -> tuple[int, int, int]:
    """How many stand along the bottom, at either end and along the top."""
    found = (_WITH_NEAR if has_near else _WITHOUT_NEAR).get(chairs)
    if found is not None:
        return found
    ends = 2 + (chairs > 12) + (chairs > 18)
    rest = chairs - 2 * ends
    bottom = rest // 2
    if has_near and not bottom % 2:
        bottom -= 1
    return bottom, ends, rest - bottom
