"""Where everything of one table lies on its card: a pure function of the card's size and its chairs."""

import math
from dataclasses import dataclass

from PyQt6.QtCore import QPointF, QRectF

WIDTH, HEIGHT = 426.0, 272.0
"""The card at scale 1, as drawn in `look/desk.png`."""

HEAD = 40.0
SMALLEST, LARGEST = 0.66, 1.6
_PLATE = (88.0, 36.0)
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
    head = HEAD * scale
    plate_width, plate_height = _PLATE[0] * scale, _PLATE[1] * scale
    middle = QPointF(width / 2, head + (height - head - _MARGIN * scale / 2) / 2)
    across = min((width - plate_width) / 2 - _MARGIN * scale, 190 * scale)
    down = (height - head - plate_height - _MARGIN * scale) / 2
    felt_across, felt_down = across - 0.4 * plate_width, down - 0.66 * plate_height
    felt = QRectF(middle.x() - felt_across, middle.y() - felt_down, 2 * felt_across, 2 * felt_down)
    inset = 17 * scale
    plates, buttons = [], []
    for number in range(chairs):
        share = (number + 0.5) / chairs
        point = middle + _on_oval(across, down, share)
        plates.append(QRectF(point.x() - plate_width / 2, point.y() - plate_height / 2, plate_width, plate_height))
        buttons.append(middle + _on_oval(felt_across - inset, felt_down - inset, share))
    return Oval(scale, felt, tuple(plates), tuple(buttons))


def _on_oval(across: float, down: float, share: float) -> QPointF:
    """The point after that share of the way round, clockwise from the middle at the bottom.

    The oval is two half circles joined by straight lines, so that steps of equal length keep plates apart.
    """
    radius = max(0.0, min(across, down))
    straight = max(0.0, across - radius)
    arc = math.pi * radius
    way = share * (4 * straight + 2 * arc)
    if way <= straight:
        return QPointF(-way, radius)
    if way <= straight + arc:
        angle = (way - straight) / radius
        return QPointF(-straight - radius * math.sin(angle), radius * math.cos(angle))
    if way <= 3 * straight + arc:
        return QPointF(way - 2 * straight - arc, -radius)
    if way <= 3 * straight + 2 * arc:
        angle = (way - 3 * straight - arc) / radius
        return QPointF(straight + radius * math.sin(angle), -radius * math.cos(angle))
    return QPointF(4 * straight + 2 * arc - way, radius)
