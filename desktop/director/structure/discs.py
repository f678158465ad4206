"""Chips drawn beside the amounts they pay: small discs in the colour they have, with their value."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PyQt6.QtCore import QModelIndex, QObject, QPointF, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen
from PyQt6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop import look
from desktop.display.parts import chips as drawn
from tournament import wording
from tournament.chips.chips import Chip
from tournament.chips.paid_with import paid_with
from tournament.names import Chips
from tournament.structures.structure import Break, Level, Period, Structure

DISC_PX, PILED_PX, APART_PX, SIDE_PX = 24, 5, 8, 10
VALUE_PX = 9

Groups = tuple[tuple[Chips, ...], ...]
"""The chips of each amount of a level: the small blind, the big one, the ante."""


def groups(structure: Structure, owned: Sequence[Chip]) -> tuple[Groups, ...]:
    """With which chips each level is paid, those gone that breaks before it take out; nothing for breaks."""
    values = {chip.value for chip in owned if chip.count > 0}
    found: list[Groups] = []
    for period in structure.periods:
        if isinstance(period, Break):
            values -= set(period.colours)
        found.append(of_period(period, tuple(sorted(values))))
    return tuple(found)


def of_period(period: Period, values: tuple[Chips, ...]) -> Groups:
    """The chips of its amounts, largest first; nothing for a break."""
    if not isinstance(period, Level) or not values:
        return ()
    amounts = [period.small_blind, period.big_blind]
    if period.ante not in amounts:
        amounts.append(period.ante)  # else it is seen already
    return tuple(found for found in (paid_with(amount, values) for amount in amounts) if found)


def in_words(shown: Groups) -> str:
    """The same for whoever does not see them: 25 / 25 + 25."""
    return " / ".join(" + ".join(map(wording.chips, group)) for group in shown)


def _places(shown: Groups) -> tuple[list[tuple[int, Chips]], int]:
    """Where each disc stands and its value, and the room of all; equal ones lie on a pile, the value on its top."""
    disc, piled, apart = look.scaled(DISC_PX), look.scaled(PILED_PX), look.scaled(APART_PX)
    found: list[tuple[int, Chips]] = []
    x = 0
    for group in shown:
        for place, value in enumerate(group):
            same = place > 0 and group[place - 1] == value
            x += 0 if place == 0 else piled if same else disc + 1
            found.append((x, value))
        x += disc + apart
    return found, max(0, x - apart)


def width(shown: Groups) -> int:
    """The room that they take."""
    return _places(shown)[1]


def paint(painter: QPainter, room: QRect, shown: Groups, colours: Mapping[Chips, str], ground: str) -> None:
    """All of them from the left, smaller where there is less room."""
    places, wide = _places(shown)
    if not places:
        return
    share = min(1.0, room.width() / wide)
    disc = look.scaled(DISC_PX) * share
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for x, value in places:
        box = QRectF(room.left() + x * share, room.center().y() - disc / 2 + 0.5, disc, disc)
        _disc(painter, box, value, colours, ground)


def _disc(painter: QPainter, box: QRectF, value: Chips, colours: Mapping[Chips, str], ground: str) -> None:
    fill = drawn.colour(colours.get(value, ""))
    plate, ink = drawn.inks(fill)
    painter.setBrush(QColor(fill))
    painter.setPen(QPen(QColor(ground), 1.5))
    painter.drawEllipse(box)
    # A dashed ring: the marks at the edge of a chip.
    marks = QPen(QColor(drawn.edge(fill, ground)), 2.0)
    marks.setDashPattern([1.8, 2.6])
    painter.setPen(marks)
    painter.setBrush(QColor(plate) if plate else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(box.adjusted(2, 2, -2, -2))
    text = drawn.short(value)
    font = look.digits(VALUE_PX, QFont.Weight.Bold)
    room = box.width() - 9
    while font.pixelSize() > 5 and QFontMetrics(font).horizontalAdvance(text) > room:
        font.setPixelSize(font.pixelSize() - 1)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    metrics = QFontMetrics(font)
    wide = metrics.horizontalAdvance(text)
    painter.drawText(QPointF(box.center().x() - wide / 2, box.center().y() + metrics.capHeight() / 2), text)


class DiscCells(QStyledItemDelegate):
    """A column of a `ValueView` in which chips stand instead of text."""

    def __init__(self, parent: QObject, groups_of: Callable[[Any], Groups]) -> None:
        """`groups_of`: the chips of a row, by what its row stands for."""
        super().__init__(parent)
        self._groups_of = groups_of
        self.colours: Mapping[Chips, str] = {}

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return
        c = look.colours()
        row = index.model().rows[index.row()]  # type: ignore[union-attr]  # a `ValueTable`
        ground = c.surface
        if option.state & QStyle.StateFlag.State_Selected:
            ground = c.chosen
        elif row.marked:
            ground = c.brass_ground
        painter.save()
        painter.fillRect(option.rect, QColor(ground))
        painter.setPen(QColor(c.line))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        room = option.rect.adjusted(SIDE_PX, 0, -SIDE_PX, -1)
        paint(painter, room, self._groups_of(row.key), self.colours, ground)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        row = index.model().rows[index.row()]  # type: ignore[union-attr]
        return QSize(width(self._groups_of(row.key)) + 2 * SIDE_PX, look.scaled(DISC_PX + 4))
