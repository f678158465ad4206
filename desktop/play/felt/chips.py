"""Chips in front of players and in the middle, and the dealer's button."""

from math import pi

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPen

from desktop.display.drawing.drawn import Box
from desktop.display.drawing.typesetting import BOLD, SEMIBOLD, Run
from desktop.play.felt import writing
from desktop.play.felt.colours import FeltColours
from desktop.play.felt.layout import BET
from tournament.language import gettext as _
from tournament.names import Chips
from tournament.wording.values import chips

_MARKS = 12
"""Light marks around the edge of a chip."""


def disc_of(bet: Box) -> Box:
    """The chip in front of the number."""
    return Box(bet.x, bet.y, bet.height, bet.height)


def paint_disc(painter: QPainter, box: Box, colours: FeltColours) -> None:
    """One chip: a disc with marks around its edge."""
    ring = box.width * 0.12
    inside = QRectF(box.x, box.y, box.width, box.height).adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.chip))
    painter.drawEllipse(inside)
    around = pi * (box.width - ring) / ring
    pen = QPen(QColor(colours.chip_edge), ring, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([around / _MARKS * 0.6, around / _MARKS * 0.4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(inside)


def paint_bet(painter: QPainter, box: Box, amount: Chips, colours: FeltColours, unit: float, *, won: bool) -> None:
    """Chips in front of a player: a chip and how many; `won`: the pots gave him these."""
    paint_disc(painter, disc_of(box), colours)
    number = Box(box.x + 1.3 * box.height, box.y, box.width - 1.3 * box.height, box.height)
    said = _("+{chips}").format(chips=chips(amount)) if won else chips(amount)
    writing.left(painter, [Run(said, colours.on_felt, BOLD if won else SEMIBOLD)], number, BET * unit, 0.45)


def paint_button(painter: QPainter, box: Box, colours: FeltColours) -> None:
    """The dealer's disc."""
    painter.setPen(QPen(QColor(colours.rim), max(1.0, box.width / 20)))
    painter.setBrush(QColor(colours.button))
    painter.drawEllipse(QRectF(box.x, box.y, box.width, box.height))
    # i18n: One letter on the dealer's button.
    writing.centred(painter, [Run(_("D"), colours.on_button, BOLD)], box, 0.62 * box.height)
