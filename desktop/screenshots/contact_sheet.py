"""A contact sheet: many pictures, made smaller, side by side, each with its name above it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QColor, QImage, QPainter

from desktop import look, typeface
from desktop.colours import LIGHT

WIDE_PX, HIGH_PX, GAP_PX, CAPTION_PX = 2400, 3000, 16, 26
"""Of a sheet (what does not fit goes onto the next one), between two pictures, and above one for its name."""


@dataclass(frozen=True, slots=True)
class Row:
    """Pictures side by side, and how high the highest is."""

    pictures: Sequence[tuple[str, QImage]]
    height: int


class ContactSheet:
    """Takes pictures and writes as many sheets as they need."""

    def __init__(self, to: Path, percent: int) -> None:
        """`to`: the file, to whose name a number is added from the second one on; `percent`: of a picture's size."""
        self._to = to
        self._percent = percent
        self._pictures: list[tuple[str, QImage]] = []

    def add(self, name: str, picture: QImage) -> None:
        """One more."""
        width = min(picture.width() * self._percent // 100, WIDE_PX - 2 * GAP_PX)
        smaller = picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        self._pictures.append((name, smaller))

    def save(self) -> None:
        """Write the sheets."""
        number, high = 1, 0
        rows: list[Row] = []
        for row in self._rows():
            if rows and high + row.height > HIGH_PX:
                self._write(number, rows, high)
                number, rows, high = number + 1, [], 0
            rows.append(row)
            high += row.height
        if rows:
            self._write(number, rows, high)

    def _rows(self) -> list[Row]:
        rows: list[Row] = []
        row: list[tuple[str, QImage]] = []
        wide = GAP_PX
        for name, picture in self._pictures:
            if row and wide + picture.width() + GAP_PX > WIDE_PX:
                rows.append(_row(row))
                row, wide = [], GAP_PX
            row.append((name, picture))
            wide += picture.width() + GAP_PX
        return [*rows, _row(row)] if row else rows

    def _write(self, number: int, rows: Sequence[Row], high: int) -> None:
        sheet = QImage(WIDE_PX, high + GAP_PX, QImage.Format.Format_RGB32)
        sheet.fill(QColor(LIGHT.muted))
        painter = QPainter(sheet)
        try:
            painter.setFont(typeface.font(15, 600))
            painter.setPen(QColor(LIGHT.surface))
            top = GAP_PX
            for row in rows:
                left = GAP_PX
                for name, picture in row.pictures:
                    painter.drawText(QPointF(left, top + look.TEXT_PX), name)
                    painter.drawImage(QPointF(left, top + CAPTION_PX), picture)
                    left += picture.width() + GAP_PX
                top += row.height
        finally:
            painter.end()
        name = self._to.stem if number == 1 else f"{self._to.stem}_{number}"
        sheet.save(str(self._to.with_name(f"{name}.png")))


def _row(pictures: Sequence[tuple[str, QImage]]) -> Row:
    return Row(tuple(pictures), max(picture.height() for _name, picture in pictures) + CAPTION_PX + GAP_PX)
