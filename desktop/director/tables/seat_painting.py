"""How a seat's plate is painted: name, stack with the time of its count, lock, what is chosen, found or aimed at."""

from dataclasses import dataclass

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop import look
from desktop.director.tables.oval import LINE, NAME_PX, SMALL_PX, type_px
from tournament import wording
from tournament.board.tables import SeatView
from tournament.language import gettext as _
from tournament.names import MINUTE, Chips, Milliseconds
from tournament.wording.values import isolated

_LOCK = 9.0
"""The padlock's width at scale 1."""
FADES: tuple[Milliseconds, Milliseconds] = (15 * MINUTE, 45 * MINUTE)
"""From these ages on a count is fainter."""


@dataclass(frozen=True, slots=True)
class Counted:
    """When a stack was counted, as a time of day, and how faint it is by now: 0, 1 or 2."""

    time: str
    faint: int


def faintness(age: Milliseconds) -> int:
    """How faint a count of that age is."""
    return sum(age >= limit for limit in FADES)


@dataclass(slots=True)
class Drawn:
    """All that a plate's picture depends on, but for its size."""

    view: SeatView
    big_blind: Chips | None = None
    counted: Counted | None = None
    scale: float = 1.0
    found: bool = False
    chosen: bool = False
    target: bool = False
    focused: bool = False
    hovered: bool = False


def paint_seat(painter: QPainter, drawn: Drawn, width: int, height: int) -> None:
    """Paint the plate in that size."""
    colours, view = look.colours(), drawn.view
    frame = QRectF(0, 0, width, height).adjusted(1, 1, -1, -1)
    taken, corner = view.entry is not None, 8 * drawn.scale
    marked = drawn.target or (drawn.found and taken)
    # An empty one has a ground, too: half of it lies on the felt, on which its words could not be read.
    ground = colours.brass_ground if marked else colours.raised if drawn.hovered else colours.surface
    painter.setBrush(QColor(ground))
    painter.setPen(_edge(drawn, taken=taken))
    painter.drawRoundedRect(frame, corner, corner)
    inside = _inside(drawn, width, height)
    if view.locked:
        _paint_lock(painter, drawn.scale, height)
    if taken:
        _paint_player(painter, drawn, inside)
        return
    painter.setFont(look.text_font(type_px(SMALL_PX, drawn.scale)))
    painter.setPen(QColor(colours.muted))
    said = _("seat {n}") if not view.unavailable else _("{n} closed")
    painter.drawText(inside, Qt.AlignmentFlag.AlignCenter, said.format(n=view.seat))
    if view.unavailable:
        painter.setPen(QPen(QColor(colours.line), 1))
        painter.drawLine(frame.topLeft(), frame.bottomRight())


def _edge(drawn: Drawn, *, taken: bool) -> QPen:
    colours = look.colours()
    if drawn.focused or drawn.chosen:
        return QPen(QColor(colours.text), 2)
    if drawn.found or drawn.target:
        return QPen(QColor(colours.brass), 2)
    if drawn.view.deciding:
        return QPen(QColor(colours.brass), 2, Qt.PenStyle.DashLine)
    pen = QPen(QColor(colours.line if taken else colours.edge), 1)
    pen.setStyle(Qt.PenStyle.SolidLine if taken else Qt.PenStyle.DashLine)
    return pen


def _inside(drawn: Drawn, width: int, height: int) -> QRectF:
    """The room for words: all of the plate, but for the lock."""
    left = 3.0 + (_LOCK * max(1.0, drawn.scale) + 3 if drawn.view.locked else 0)
    return QRectF(QPointF(left, 1), QPointF(width - 3.0, height - 1.0))


def _paint_lock(painter: QPainter, scale: float, height: int) -> None:
    """A small padlock at the left: a body, and a shackle over it."""
    wide = _LOCK * max(1.0, scale)
    body = QRectF(5, height / 2 - wide * 0.2, wide, wide * 0.8)
    shackle = QRectF(body.left() + wide * 0.2, body.top() - wide * 0.5, wide * 0.6, wide)
    painter.setPen(QPen(QColor(look.colours().muted), max(1.2, wide * 0.16)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawArc(shackle, 0, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.colours().muted))
    painter.drawRoundedRect(body, 1.5, 1.5)


def _paint_player(painter: QPainter, drawn: Drawn, inside: QRectF) -> None:
    colours = look.colours()
    lines = _name_lines(drawn, inside.width())
    name_px = type_px(NAME_PX, drawn.scale)
    height = LINE * look.scaled(name_px)
    below = drawn.view.chips is not None or drawn.view.deciding
    top = inside.center().y() - (len(lines) + below) * height / 2
    painter.setFont(look.text_font(name_px, QFont.Weight.DemiBold))
    painter.setPen(QColor(colours.text))
    for line in lines:
        room = QRectF(inside.left(), top, inside.width(), height)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, isolated(line))
        top += height
    if below:
        font = look.digits(type_px(SMALL_PX, drawn.scale))
        painter.setFont(font)
        faint = 1 if drawn.counted is None else drawn.counted.faint
        painter.setPen(QColor((colours.text, colours.muted, colours.faint)[faint]))
        room = QRectF(inside.left(), top, inside.width(), height)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, _chips(drawn, QFontMetricsF(font), inside.width()))


def _name_lines(drawn: Drawn, width: float) -> list[str]:
    """The name as it is shown: in two lines where nothing stands below it, cut off where that is too little."""
    metrics = QFontMetricsF(look.text_font(type_px(NAME_PX, drawn.scale), QFont.Weight.DemiBold))
    name = drawn.view.name
    first, rest = name, ""
    alone = drawn.view.chips is None and not drawn.view.deciding
    if alone and metrics.horizontalAdvance(name) > width:
        breaks = [place + 1 for place, character in enumerate(name) if character in " -"]
        fitting = [place for place in breaks if metrics.horizontalAdvance(name[:place].rstrip()) <= width]
        if fitting:
            first, rest = name[: fitting[-1]].rstrip(), name[fitting[-1] :]
    return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in (first, rest) if line]


def is_cut(drawn: Drawn, width: int, height: int) -> bool:
    """Whether not all of the name is shown in that size."""
    lines = _name_lines(drawn, _inside(drawn, width, height).width())
    return "".join(lines).replace(" ", "") != drawn.view.name.replace(" ", "")


def _chips(drawn: Drawn, metrics: QFontMetricsF, width: float) -> str:
    """The stack; the time of its count, else its big blinds where there is room; of who has none: deciding."""
    if drawn.view.deciding:
        return metrics.elidedText(_("deciding"), Qt.TextElideMode.ElideRight, width)
    alone = wording.chips(drawn.view.chips or 0)
    if drawn.counted is not None:
        # The time is never left out: a count without one would look like what is known.
        for said in (_("{chips} · {time}"), _("{chips} {time}")):
            both = said.format(chips=alone, time=drawn.counted.time)
            if metrics.horizontalAdvance(both) <= width:
                return both
        room = width - metrics.horizontalAdvance(said.format(chips="", time=drawn.counted.time))
        cut = metrics.elidedText(alone, Qt.TextElideMode.ElideRight, room)
        return said.format(chips=cut, time=drawn.counted.time)
    if not drawn.big_blind:
        return alone
    both = _("{chips} · {blinds} bb").format(chips=alone, blinds=(drawn.view.chips or 0) // drawn.big_blind)
    return both if metrics.horizontalAdvance(both) <= width else alone
