"""Where everything of one table lies on its card: a pure function of the card's size and its chairs."""

from dataclasses import dataclass

from PyQt6.QtCore import QPointF, QRectF, QSizeF

WIDTH, HEIGHT = 426.0, 272.0
"""The card at scale 1."""

NARROWEST, LOWEST = 296, 208
"""A smaller card could not hold ten names in type that can be read; then the page scrolls."""

SMALLEST, LARGEST = 0.66, 1.5
LEAST_PX = 12
"""No type on a card is smaller."""

NAME_PX, SMALL_PX = 14.0, 12.5
LINE = 1.25
"""The height of a line, in sizes of its type."""

_LEAST_PLATE = 92.0
_PLATE_WIDTH, _GAP, _MARGIN, _HEAD = 114.0, 8.0, 10.0, 38.0
_SIDES = {
    2: (0, 1, 0), 3: (2, 0, 1), 4: (2, 0, 2), 5: (2, 1, 1), 6: (2, 1, 2), 7: (2, 1, 3), 8: (2, 2, 2), 9: (2, 2, 3),
    10: (3, 2, 3),
}  # fmt: skip
"""How many chairs stand along the bottom, at either end and along the top."""


def type_px(size: float, scale: float) -> int:
    """A size of type at that scale, never too small to be read."""
    return max(LEAST_PX, round(size * scale))


@dataclass(frozen=True, slots=True)
class Oval:
    """One table's drawing.

    Attributes:
        scale: by which sizes of type and lines are multiplied.
        head: how high the line with the table's number is.
        felt: the oval's outline, inside the rim.
        words: the part of the felt that no plate covers.
        plates: the seats' plates, seat 1 first; it is the one left of the middle at the bottom, the others follow
            clockwise.
    """

    scale: float
    head: float
    felt: QRectF
    words: QRectF
    plates: tuple[QRectF, ...]


def lay_out(width: float, height: float, chairs: int) -> Oval:
    """The drawing of a table with that many chairs on a card of that size."""
    scale = max(SMALLEST, min(LARGEST, width / WIDTH, height / HEIGHT))
    margin, gap, head = _MARGIN * scale, max(6.0, _GAP * scale), max(32.0, _HEAD * scale)
    plate = QSizeF(
        min(max(_LEAST_PLATE, _PLATE_WIDTH * scale), (width - 2 * margin - 2 * gap) / 3),
        2 * LINE * type_px(NAME_PX, scale) + 6 * scale,
    )
    middle = QPointF(width / 2, head + (height - head - margin) / 2)
    across, down = (width - plate.width()) / 2 - margin, (height - head - margin - plate.height()) / 2
    plates = []
    for from_middle in _round(chairs, across, down, QSizeF(plate.width() + gap, plate.height() + gap)):
        frame = QRectF(QPointF(), plate)
        frame.moveCenter(middle + from_middle)
        plates.append(frame)
    beside, above = across - plate.width() / 2, down - plate.height() / 2
    felt = _about(middle, beside + min(plate.width() * 0.3, 34 * scale), above - 2 * scale)
    words = _about(middle, max(0.0, beside - 4), max(0.0, above - 6 * scale))
    return Oval(scale, head, felt, words, tuple(plates))


def _about(middle: QPointF, across: float, down: float) -> QRectF:
    return QRectF(middle.x() - across, middle.y() - down, 2 * across, 2 * down)


def _round(chairs: int, across: float, down: float, room: QSizeF) -> list[QPointF]:
    """The chairs' places from the middle, clockwise from the bottom left; each has that much room."""
    bottom, ends, top = _SIDES[chairs]
    corner, pair = min(across, max(room.width(), 0.82 * across)), max(room.width() / 2, 0.46 * across)
    rows: dict[int, tuple[float, ...]] = {0: (), 1: (0.0,), 2: (-pair, pair), 3: (-corner, 0.0, corner)}
    step = max(room.height() / 2, 0.37 * down)
    sides: tuple[float, ...] = {0: (), 1: (0.0,), 2: (step, -step)}[ends]
    below = [QPointF(x, down) for x in rows[bottom]]
    return [
        *below[:1],
        *(QPointF(-across, y) for y in sides),
        *(QPointF(x, -down) for x in rows[top]),
        *(QPointF(across, y) for y in reversed(sides)),
        *reversed(below[1:]),
    ]
