"""A list as a picture for the group chat: always light, sharp on a telephone, wide rather than endless."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from PyQt6.QtCore import QRect, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QImage, QPainter

from desktop import look
from desktop.colours import LIGHT

SHARP = 2
"""So many pixels of the picture for each that is measured here."""
EDGE_PX, GAP_PX, ROW_PX, BETWEEN_PX = 28, 18, 30, 34
TITLE_PX, TEXT_PX, SMALL_PX = 26, 16, 13
WIDEST_PX = 420
"""A longer cell is cut off."""
LEAST_PX = 480
"""Sentences and title have at least so much room."""
FEWEST_ROWS = 30
"""A list stands side by side with its continuation only where it is longer than that."""


@dataclass(frozen=True, slots=True)
class Heading:
    """One column: what stands over it, whether it holds numbers, and whether it is what one looks for."""

    text: str
    number: bool = False
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """What is painted: a title, sentences below it, and rows with a cell for each heading.

    `heads`: the numbers of the rows that begin a group; their words have the width of all columns. `bold`: those set
    off from the others.
    """

    title: str
    said: Sequence[str]
    headings: Sequence[Heading]
    rows: Sequence[Sequence[str]]
    heads: frozenset[int] = frozenset()
    bold: frozenset[int] = frozenset()


def copy(sheet: Sheet) -> None:
    """Put its picture on the clipboard."""
    clipboard = QGuiApplication.clipboard()
    if clipboard is not None:
        clipboard.setImage(picture(sheet))


def picture(sheet: Sheet) -> QImage:
    """Paint it."""
    blocks = _blocks(sheet)
    widths = _widths(sheet)
    wide = sum(widths) + GAP_PX * (len(widths) - 1)
    metrics = QFontMetrics(_font(SMALL_PX))
    title = QFontMetrics(_font(TITLE_PX, bold=True)).horizontalAdvance(sheet.title)
    whole = max(len(blocks) * wide + (len(blocks) - 1) * BETWEEN_PX, min(title, WIDEST_PX), LEAST_PX)
    if len(blocks) == 1:
        # What one looks for has the room that is left over.
        widths[next((n for n, each in enumerate(sheet.headings) if each.strong), 0)] += whole - wide
        wide = whole
    room = QRect(0, 0, whole, 10_000)
    said = [metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), each).height() + 4 for each in sheet.said]
    top = EDGE_PX + 40 + sum(said) + 10
    image = QImage(
        SHARP * (whole + 2 * EDGE_PX),
        SHARP * (top + ROW_PX * (1 + max(map(len, blocks))) + EDGE_PX),
        QImage.Format.Format_RGB32,
    )
    image.setDevicePixelRatio(SHARP)
    image.fill(QColor(LIGHT.surface))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    _head(painter, sheet, said, whole)
    for place, rows in enumerate(blocks):
        _block(painter, sheet, rows, widths, (EDGE_PX + place * (wide + BETWEEN_PX), top))
    painter.end()
    return image


def _blocks(sheet: Sheet) -> list[range]:
    """Which rows stand below one another; no head of a group stands alone at the foot of a block."""
    many = len(sheet.rows)
    high = max(FEWEST_ROWS, ceil(3 * sqrt(many)))
    blocks, begin = [], 0
    while begin < many:
        end = min(many, begin + high)
        if end < many and end - 1 in sheet.heads and end - 1 > begin:
            end -= 1
        blocks.append(range(begin, end))
        begin = end
    return blocks or [range(0)]


def _font(pixels: int, *, bold: bool = False) -> QFont:
    """The desk's type, whatever size its texts have now."""
    font = QFont(look.family())
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def _widths(sheet: Sheet) -> list[int]:
    heads = QFontMetrics(_font(SMALL_PX))
    cells = {bold: QFontMetrics(_font(TEXT_PX, bold=bold)) for bold in (False, True)}
    found = []
    for column, heading in enumerate(sheet.headings):
        wide = max(
            (
                cells[heading.strong or number in sheet.bold].horizontalAdvance(row[column])
                for number, row in enumerate(sheet.rows)
                if number not in sheet.heads
            ),
            default=0,
        )
        found.append(min(WIDEST_PX, max(wide, heads.horizontalAdvance(heading.text))) + 2)
    return found


def _head(painter: QPainter, sheet: Sheet, said: Sequence[int], width: int) -> None:
    painter.setFont(_font(TITLE_PX, bold=True))
    painter.setPen(QColor(LIGHT.text))
    title = painter.fontMetrics().elidedText(sheet.title, Qt.TextElideMode.ElideRight, width)
    painter.drawText(QRect(EDGE_PX, EDGE_PX, width, 36), int(Qt.AlignmentFlag.AlignVCenter), title)
    painter.setFont(_font(SMALL_PX))
    painter.setPen(QColor(LIGHT.muted))
    top = EDGE_PX + 40
    for sentence, height in zip(sheet.said, said, strict=True):
        painter.drawText(QRect(EDGE_PX, top, width, height), int(Qt.TextFlag.TextWordWrap), sentence)
        top += height


def _block(painter: QPainter, sheet: Sheet, rows: Sequence[int], widths: Sequence[int], at: tuple[int, int]) -> None:
    left, top = at
    whole = sum(widths) + GAP_PX * (len(widths) - 1)
    for column, (heading, width) in enumerate(zip(sheet.headings, widths, strict=True)):
        side = Qt.AlignmentFlag.AlignRight if heading.number else Qt.AlignmentFlag.AlignLeft
        flags = int(side | Qt.AlignmentFlag.AlignVCenter)
        painter.setFont(_font(SMALL_PX))
        painter.setPen(QColor(LIGHT.muted))
        painter.drawText(QRect(left, top, width, ROW_PX), flags, heading.text)
        painter.setPen(QColor(LIGHT.text))
        for down, number in enumerate(rows, start=1):
            if number not in sheet.heads:
                painter.setFont(_font(TEXT_PX, bold=heading.strong or number in sheet.bold))
                room = QRect(left, top + down * ROW_PX, width, ROW_PX)
                _write(painter, room, flags, sheet.rows[number][column])
        left += width + GAP_PX
    painter.setFont(_font(TEXT_PX, bold=True))
    for down, number in enumerate(rows, start=1):
        room = QRect(at[0], top + down * ROW_PX, whole, ROW_PX)
        if number in sheet.heads:
            painter.setPen(QColor(LIGHT.text))
            _write(painter, room, int(Qt.AlignmentFlag.AlignVCenter), " ".join(filter(None, sheet.rows[number])))
        painter.setPen(QColor(LIGHT.line))
        painter.drawLine(room.topLeft(), room.topRight())


def _write(painter: QPainter, room: QRect, flags: int, text: str) -> None:
    painter.drawText(room, flags, painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width()))
