"""The plate at a chair: who sits there, his chips, what he did last or what he holds."""

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPen

from desktop.display.drawing.drawn import Box
from desktop.display.drawing.typesetting import BOLD, SEMIBOLD, Piece, Run, elided, one_line, text_width
from desktop.play.felt import writing
from desktop.play.felt.colours import FeltColours
from desktop.play.felt.layout import NAME, SAID, STACK
from desktop.play.felt.panel import inset, paint_panel
from tournament.felt import spoken
from tournament.felt.view import FeltSeat
from tournament.wording.values import percent

_LATE = 0.25
"""Of the time to act: with so little left its bar changes colour, as its length says anyway."""


def paint_plate(painter: QPainter, box: Box, seat: FeltSeat, big_blind: int, colours: FeltColours, unit: float) -> None:
    """One plate with all that is written on it; that of a free chair is empty."""
    radius = 10 * unit
    if not seat.name:
        pen = QPen(QColor(colours.gone_edge), max(1.0, unit), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(colours.gone))
        painter.drawRoundedRect(inset(box, pen.widthF() / 2), radius, radius)
        return
    fill, edge = (colours.gone, colours.gone_edge) if seat.is_folded else (colours.plate, colours.edge)
    if seat.is_on_turn:
        paint_panel(painter, box, radius, fill, colours.turn, 2.6 * unit)
    else:
        paint_panel(painter, box, radius, fill, edge, max(1.0, unit))
    time_bar = 5 * unit if seat.time is not None else 0
    room = Box(box.x + 9 * unit, box.y + 6 * unit, box.width - 18 * unit, box.height - 12 * unit - time_bar)
    _write(painter, room, seat, big_blind, colours, unit)
    if seat.time is not None:
        _paint_time(painter, Box(room.x, box.bottom - 9 * unit, room.width, 4 * unit), seat.time, colours)


def _write(painter: QPainter, room: Box, seat: FeltSeat, big_blind: int, colours: FeltColours, unit: float) -> None:
    gone = seat.is_folded
    said = seat.strength if seat.strength and not gone else seat.said
    heights = (0.38, 0.34, 0.28)
    top = room.y + (0 if said else heights[2] * room.height / 2)
    lines = []
    for share in heights:
        lines.append(Box(room.x, top, room.width, share * room.height))
        top += share * room.height
    writing.centred(painter, _name(seat, room.width, colours, unit), lines[0], NAME * unit, 1.0)
    writing.centred(painter, _stack(seat, big_blind, colours), lines[1], STACK * unit)
    if said:
        strong = bool(seat.strength) and not gone
        run = Run(said, colours.gone_text if gone else colours.name if strong else colours.said)
        writing.centred(painter, [run], lines[2], SAID * unit, 0.75)


def _name(seat: FeltSeat, room: float, colours: FeltColours, unit: float) -> list[Piece]:
    """The name, cut where it is long, and the badge that is never cut."""
    name = one_line(seat.name)
    colour = colours.gone_text if seat.is_folded else colours.name
    size = max(1, int(NAME * unit))
    if not seat.badge:
        return [Run(elided(name, size, SEMIBOLD, room), colour, SEMIBOLD)]
    badge = Run("  " + one_line(seat.badge), colours.gone_text if seat.is_folded else colours.said, scale=0.72)
    left = room - text_width(badge.text, max(1, int(size * badge.scale)), badge.weight)
    return [Run(elided(name, size, SEMIBOLD, max(0.0, left)), colour, SEMIBOLD), badge]


def _stack(seat: FeltSeat, big_blind: int, colours: FeltColours) -> list[Piece]:
    """12 900 and in big blinds, all-in, a dash where nobody knows; with open hands the share of the pots."""
    brass = colours.gone_text if seat.is_folded else colours.stack
    beside = colours.gone_text if seat.is_folded else colours.said
    pieces: list[Piece] = [Run(spoken.stack(seat), brass, SEMIBOLD)]
    if seat.equity is not None:
        pieces.append(Run("  " + percent(seat.equity), colours.name, BOLD))
    elif blinds := spoken.in_big_blinds(seat, big_blind):
        pieces.append(Run("  " + blinds, beside, scale=0.8))
    return pieces


def _paint_time(painter: QPainter, box: Box, share: float, colours: FeltColours) -> None:
    radius = box.height / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.track))
    painter.drawRoundedRect(QRectF(box.x, box.y, box.width, box.height), radius, radius)
    filled = box.width * min(1.0, max(0.0, share))
    if filled > 0:
        painter.setBrush(QColor(colours.late if share < _LATE else colours.turn))
        painter.drawRoundedRect(QRectF(box.x, box.y, max(filled, box.height), box.height), radius, radius)
