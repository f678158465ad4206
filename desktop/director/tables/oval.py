"""Where everything of one table lies on its card: a pure function of the card's size and its chairs."""

import math
from dataclasses import dataclass

from PyQt6.QtCore import QPointF, QRectF, QSizeF

WIDTH, HEIGHT = 426.0, 272.0
"""The card at scale 1, as drawn in `look/desk.png`."""

HEAD = 40.0
SMALLEST, LARGEST = 0.66, 1.6
BUTTON = 9.5
"""The dealer button's radius at scale 1."""

_PLATE = QSizeF(88.0, 36.0)
_NARROW_PLATE, _MANY = 74.0, 10
_MARGIN = 14.0


@dataclass(frozen=True, slots=True)
class Oval:
    """One table's drawing.

    Attributes:
        scale: by which sizes of type and lines are multiplied.
        felt: the oval's outline, inside the rim.
        plates: the seats' plates, seat 1 first; it is the one left of the middle at the bottom, the others follow
            clockwise.
        buttons: where the dealer button lies for each seat.
    """

    scale: float
    felt: QRectF
    plates: tuple[QRectF, ...]
    buttons: tuple[QPointF, ...]


def lay_out(width: float, height: float, chairs: int) -> Oval:
    """The drawing of a table with that many chairs on a card of that size."""
    scale = max(SMALLEST, min(LARGEST, width / WIDTH, height / HEIGHT))
    head, margin = HEAD * scale, _MARGIN * scale
    plate = QSizeF(_PLATE.width() if chairs < _MANY else _NARROW_PLATE, _PLATE.height()) * scale
    middle = QPointF(width / 2, head + (height - head - margin / 2) / 2)
    across = min((width - plate.width()) / 2 - margin, 190 * scale)
    down = (height - head - plate.height() - margin) / 2
    felt_across, felt_down = across - 36 * scale, down - 24 * scale
    felt = QRectF(middle.x() - felt_across, middle.y() - felt_down, 2 * felt_across, 2 * felt_down)
    plates, buttons = [], []
    for number in range(chairs):
        angle = math.tau * (0.25 + (number + 0.5) / chairs)
        from_middle = QPointF(across * math.cos(angle), down * math.sin(angle))
        frame = QRectF(QPointF(), plate)
        frame.moveCenter(middle + from_middle)
        plates.append(frame)
        buttons.append(middle + from_middle * _nearness(from_middle, plate, felt.size(), scale))
    return Oval(scale, felt, tuple(plates), tuple(buttons))


def _nearness(from_middle: QPointF, plate: QSizeF, felt: QSizeF, scale: float) -> float:
    """How far out the dealer button lies on the line to its seat: clear of the plate, and on the felt."""
    clear, inside = (BUTTON + 3) * scale, (BUTTON + 9) * scale
    x, y = max(1.0, abs(from_middle.x())), max(1.0, abs(from_middle.y()))
    beside = min((plate.width() / 2 + clear) / x, (plate.height() / 2 + clear) / y)
    on_felt = max(1 - (felt.width() / 2 - inside) / x, 1 - (felt.height() / 2 - inside) / y)
    return max(0.0, 1 - max(beside, on_felt))
