"""The one typeface we bring along: Inter, with figures of equal width."""

from functools import cache

from PyQt6.QtGui import QFont, QFontDatabase

from templates.typeface import FACES, FONTS

_EQUAL_WIDTHS = QFont.Tag("tnum")


class FontMissing(RuntimeError):
    """A file of the typeface is not where the program brought it."""


@cache
def load() -> str:
    """Register the faces with Qt, once, and give the family's name. Needs a QGuiApplication.

    Raises:
        FontMissing: a face cannot be read; the installation is broken.
    """
    family = ""
    for face in FACES:
        number = QFontDatabase.addApplicationFont(str(FONTS / face))
        if number < 0:
            raise FontMissing(face)
        family = QFontDatabase.applicationFontFamilies(number)[0]
    return family


def font(pixels: float, weight: int = 400, spacing: float = 0.0) -> QFont:
    """Our type in whole pixels (rounded down, so that it never grows over its place), figures of equal width.

    `weight`: 400, 600 or 700; `spacing`: pixels between letters.
    """
    made = QFont(load())
    made.setPixelSize(max(1, int(pixels)))
    made.setWeight(QFont.Weight(weight))
    made.setFeature(_EQUAL_WIDTHS, 1)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return made
