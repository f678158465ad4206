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
DISC = 9.5
"""The dealer button's radius at scale 1."""
SMALL_HEAD = 24.0
"""The line with the table's number where there is no room for names."""
LINE = 1.25
"""The height of a line, in sizes of its type."""

_LEAST_PLATE = 104.0
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

    def disc(self, seat: int) -> QRectF | None:
        """Where the dealer button lies before that seat, None where there is none: on the felt, clear of the plate."""
        if not 1 <= seat <= len(self.plates):
            return None
        return _disc(self.plates[seat - 1], self.felt, DISC * max(1.0, self.scale))


@dataclass(frozen=True, slots=True)
class Small:
    """One table's drawing where there is no room for names: the felt, and a dot for each chair, seat 1 first."""

    head: float
    felt: QRectF
    dots: tuple[QRectF, ...]


def lay_out_small(width: float, height: float, chairs: int) -> Small:
    """The drawing of a table that is only overlooked."""
    head = min(SMALL_HEAD, height / 2)
    radius = max(3.0, min(9.0, width / 26, (height - head) / 8))
    middle = QPointF(width / 2, head + (height - head) / 2 - 2)
    across, down = width / 2 - 2.5 * radius, max(radius, (height - head) / 2 - 2 - 2 * radius)
    felt = _about(middle, max(radius, across - radius), max(radius / 2, down - radius))
    room = QSizeF(2 * radius + 2, 2 * radius + 2)
    dots = []
    for from_middle in _round(chairs, across, down, room):
        dot = middle + from_middle
        dots.append(QRectF(dot.x() - radius, dot.y() - radius, 2 * radius, 2 * radius))
    return Small(head, felt, tuple(dots))


def lay_out(width: float, height: float, chairs: int, text: float = 1.0) -> Oval:
    """The drawing of a table with that many chairs on a card of that size; `text`: by how much texts are larger."""
    scale = max(SMALLEST, min(LARGEST, width / WIDTH / text, height / HEIGHT / text))
    margin, gap, head = _MARGIN * scale, max(6.0, _GAP * scale), max(32.0, _HEAD * scale) * text
    plate = QSizeF(
        min(max(_LEAST_PLATE, _PLATE_WIDTH * scale) * text, (width - 2 * margin - 2 * gap) / 3),
        2 * LINE * type_px(NAME_PX, scale) * text + 6 * scale,
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


def _disc(plate: QRectF, felt: QRectF, radius: float) -> QRectF:
    """On the felt before that plate: towards the middle, clear of the plate and of the rim."""
    away = radius + 4
    seat, middle = plate.center(), felt.center()
    inner = felt.adjusted(away, away, -away, -away)
    if abs(seat.y() - middle.y()) < felt.height() / 2:
        x = plate.right() + away if seat.x() < middle.x() else plate.left() - away
        y = min(max(seat.y(), inner.top()), max(inner.top(), inner.bottom()))
    else:
        # From above and below not in the middle of the words.
        x = min(max(seat.x(), felt.left() + felt.height() / 2), felt.right() - felt.height() / 2)
        y = plate.bottom() + away if seat.y() < middle.y() else plate.top() - away
        y = min(max(y, inner.top()), max(inner.top(), inner.bottom()))
    return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)


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
