"""Pictures of the board for looking at: one state in one size, or all of them on a contact sheet."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QImage, QPainter

from desktop import typeface
from desktop.display.layout import layout
from desktop.display.painting import paint
from desktop.display.showing import Showing
from desktop.display.style import USUAL, Style
from tournament.board.view import BoardView

SIZES = ((1920, 1080), (1366, 768), (1024, 768), (800, 600), (1080, 1920))
"""What the sheet shows: a television, a laptop, an old projector, a small window, an upright screen."""

_WIDE, _GAP, _CAPTION = 480, 16, 24


def picture(view: BoardView, size: tuple[int, int], style: Style = USUAL, dpr: float = 1.0) -> QImage:
    """The board as a picture of that size in logical pixels."""
    image = QImage(round(size[0] * dpr), round(size[1] * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    try:
        paint(painter, layout(Showing(view), size, style))
    finally:
        painter.end()
    return image


def sheet(views: Mapping[str, BoardView], to: Path, sizes: Iterable[tuple[int, int]] = SIZES) -> QImage:
    """Every view in every size, side by side, written to a file; the name of each view stands above its row."""
    sizes = tuple(sizes)
    heights = [round(_WIDE * high / wide) for wide, high in sizes]
    row = max(heights) + _GAP + _CAPTION
    image = QImage(len(sizes) * (_WIDE + _GAP) + _GAP, len(views) * row + _GAP, QImage.Format.Format_RGB32)
    image.fill(QColor("#5A675F"))
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(typeface.font(15, 600))
        painter.setPen(QColor("#FFFFFF"))
        for number, (name, view) in enumerate(views.items()):
            top = number * row + _GAP
            painter.drawText(QPointF(_GAP, top + 14), name)
            for column, (size, high) in enumerate(zip(sizes, heights, strict=True)):
                shown = picture(view, size).scaled(
                    _WIDE, high, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
                )
                place = QRectF(_GAP + column * (_WIDE + _GAP), top + _CAPTION, _WIDE, high)
                painter.drawImage(place, shown)
    finally:
        painter.end()
    image.save(str(to))
    return image
