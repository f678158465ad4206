"""Pictures of the board for looking at: one in one size, or all of them on a contact sheet."""

from collections.abc import Mapping
from pathlib import Path

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QColor, QImage, QPainter

from desktop import typeface
from desktop.display.drawing.painting import paint
from desktop.display.layout import layout
from desktop.display.looks.style import USUAL, Style
from desktop.display.showing import Showing
from tournament.board.view import BoardView

SIZES = ((1920, 1080), (1366, 768), (800, 600), (3840, 2160), (1080, 1920))
"""What a sheet shows: a television, a laptop, an old projector, a large television, an upright screen."""

HIGH, _GAP, _CAPTION = 300, 16, 24
"""Of a picture on a sheet, between two of them, and above one for its name, in pixels."""


def picture(seen: Showing | BoardView, size: tuple[int, int], style: Style = USUAL, dpr: float = 1.0) -> QImage:
    """The board as a picture of that size in logical pixels; of a view alone, the clock's page."""
    showing = seen if isinstance(seen, Showing) else Showing(seen)
    image = QImage(round(size[0] * dpr), round(size[1] * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    try:
        paint(painter, layout(showing, size, style))
    finally:
        painter.end()
    return image


def sheet(seen: Mapping[str, Showing | BoardView], to: Path, style: Style = USUAL) -> QImage:
    """Everything in every size, side by side, written to a file; the name of each stands above its row."""
    widths = [(size, round(HIGH * size[0] / size[1])) for size in SIZES]
    row = _CAPTION + HIGH + _GAP
    wide = sum(width + _GAP for _size, width in widths) + _GAP
    image = QImage(wide, len(seen) * row + _GAP, QImage.Format.Format_RGB32)
    image.fill(QColor("#5A675F"))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(typeface.font(15, 600))
        painter.setPen(QColor("#FFFFFF"))
        for number, (name, showing) in enumerate(seen.items()):
            top, left = number * row + _GAP, _GAP
            painter.drawText(QPointF(left, top + 14), name)
            for size, width in widths:
                shown = picture(showing, size, style).scaled(
                    width, HIGH, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
                )
                painter.drawImage(QPointF(left, top + _CAPTION), shown)
                left += width + _GAP
    finally:
        painter.end()
    image.save(str(to))
    return image
