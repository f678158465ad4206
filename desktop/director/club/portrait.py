"""A person's photo as a small round picture; who has none is shown by the first letters of the name."""

from functools import lru_cache
from pathlib import Path

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPixmap

from desktop import look
from desktop.display.looks import pictures
from tournament.club import Player
from tournament.club.people import LARGEST_PICTURE
from tournament.people.people import is_letter

SIDES_PX = (480, 320, 200)
"""The longest side of a photo as it is kept; the smaller ones where the file would be too large."""
ENDINGS = pictures.ENDINGS


def bring(path: Path) -> bytes:
    """The photo in that file, small enough to be kept.

    Raises:
        BadInput: as `pictures.bring` says.
    """
    data = b""
    for side in SIDES_PX:
        data = pictures.bring(path, side)
        if len(data) <= LARGEST_PICTURE:
            break
    return data


def portrait(player: Player, side: int, ratio: float = 1.0) -> QPixmap:
    """That person, `side` pixels wide and high; `ratio`: of the screen's points to its pixels."""
    c = look.colours()
    return _painted(player.picture, initials(player.shown) or player.shown[:1], side, ratio, (c.chosen, c.muted))


def initials(name: str) -> str:
    """The first letters of the first and the last word: JN; of a name without any nothing."""
    firsts = [next((letter for letter in word if is_letter(letter)), "") for word in name.split()]
    found = [letter.upper() for letter in firsts if letter]
    return "".join(found[:1] + found[-1:]) if len(found) > 1 else "".join(found)


@lru_cache(maxsize=1024)
def _painted(picture: bytes, letters: str, side: int, ratio: float, colours: tuple[str, str]) -> QPixmap:
    made = QPixmap(round(side * ratio), round(side * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    room = QRectF(0, 0, side, side)
    shape = QPainterPath()
    shape.addEllipse(room)
    image = QImage.fromData(picture) if picture else QImage()
    if image.isNull():
        painter.fillPath(shape, QColor(colours[0]))
        painter.setPen(QColor(colours[1]))
        font = look.text_font(weight=QFont.Weight.DemiBold)
        font.setPixelSize(max(8, round(side * 0.38)))
        painter.setFont(font)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter), letters)
    else:
        painter.setClipPath(shape)
        edge = min(image.width(), image.height())
        painter.drawImage(room, image, QRectF((image.width() - edge) / 2, (image.height() - edge) / 2, edge, edge))
    painter.end()
    return made
