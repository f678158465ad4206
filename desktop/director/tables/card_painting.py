"""How a table is painted on its card: with its words and the dealer button, or small, with dots for the chairs."""

from collections.abc import Collection

from PyQt6.QtCore import QRectF, Qt
from PyQt6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop import look
from desktop.director.tables import oval
from desktop.director.tables.card_view import CardView
from desktop.director.tables.oval import Oval
from tournament.language import gettext as _
from tournament.names import SeatNo
from tournament.wording.values import isolated

_CORNER = 12


def paint_card(painter: QPainter, view: CardView, laid: Oval, width: int, height: int) -> None:
    """The whole card, but for the plates."""
    _paint_ground(painter, view, width, height, _CORNER)
    _paint_head(painter, view, laid, width)
    _paint_felt(painter, view, laid.felt, 6 * laid.scale)
    _paint_middle(painter, view, laid)
    disc = None if view.table.button is None else laid.disc(view.table.button)
    if disc is not None:
        _paint_button(painter, disc, laid.scale)


def paint_small(
    painter: QPainter, view: CardView, width: int, height: int, marked: Collection[SeatNo], *, focused: bool
) -> None:
    """A card without names: its number and count, and a dot for each chair, full where somebody sits."""
    colours, table = look.colours(), view.table
    _paint_ground(painter, view, width, height, 8)
    if focused:
        painter.setPen(QPen(QColor(colours.text), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), 8, 8)
    laid = oval.lay_out_small(width, height, len(table.seats))
    head = QRectF(7, 2, width - 14, laid.head - 2)
    painter.setFont(look.digits(look.LABEL_PX))
    count = _("{n} of {size}").format(n=table.players, size=table.places)
    taken = painter.fontMetrics().horizontalAdvance(count) + 6
    painter.setPen(QColor(colours.brass if view.short else colours.muted))
    painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, count)
    painter.setFont(look.text_font(look.LABEL_PX, QFont.Weight.Bold))
    painter.setPen(QColor(colours.text))
    name = _("{n} · {name}").format(n=table.number, name=table.name) if table.name else str(table.number)
    name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(head.width() - taken))
    painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, isolated(name))
    _paint_felt(painter, view, laid.felt, 2)
    for seat, dot in zip(table.seats, laid.dots, strict=True):
        if seat.seat in marked:
            painter.setPen(QPen(QColor(colours.text), 2))
            painter.setBrush(QColor(colours.brass_edge))
        elif seat.entry is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.text))
        else:
            painter.setPen(QPen(QColor(colours.edge), 1, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(colours.surface))
        painter.drawEllipse(dot)


def _paint_ground(painter: QPainter, view: CardView, width: int, height: int, corner: int) -> None:
    colours, edged = look.colours(), view.concerned or view.short > 0
    painter.setPen(QPen(QColor(colours.brass_edge if edged else colours.line), 2 if edged else 1))
    painter.setBrush(QColor(colours.surface))
    painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), corner, corner)


def _paint_head(painter: QPainter, view: CardView, laid: Oval, width: int) -> None:
    colours = look.colours()
    side = 14 * laid.scale
    head = QRectF(side, 2, width - 2 * side, laid.head - 2)
    pixels = max(14, round(15 * laid.scale))
    count = view.count
    if view.short:
        count = _("{short} short · {count}").format(short=view.short, count=count)
    if view.dealt:
        count = _("dealt · {count}").format(count=count)
    painter.setFont(look.text_font(pixels, QFont.Weight.Bold))
    painter.setPen(QColor(colours.text))
    room = head.width() - QFontMetricsF(look.digits(pixels)).horizontalAdvance(count) - 12 * laid.scale
    title = QFontMetricsF(painter.font()).elidedText(view.title, Qt.TextElideMode.ElideRight, room)
    painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, isolated(title))
    painter.setFont(look.digits(pixels))
    painter.setPen(QColor(colours.brass if view.short else colours.muted))
    painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, count)


def _paint_felt(painter: QPainter, view: CardView, felt: QRectF, rim: float) -> None:
    """Green with a wooden rim; where the engine deals, dark with a plain one."""
    colours = look.colours()
    painter.setPen(QPen(QColor(colours.bar_line if view.dealt else colours.rim), rim))
    painter.setBrush(QColor(colours.bar if view.dealt else colours.felt))
    end = max(0.0, felt.height() / 2)
    painter.drawRoundedRect(felt.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2), end, end)


def _paint_middle(painter: QPainter, view: CardView, laid: Oval) -> None:
    upper, *lower = _words(view)
    strong = look.digits(oval.type_px(oval.NAME_PX, laid.scale), QFont.Weight.DemiBold)
    plain = look.digits(oval.type_px(oval.SMALL_PX, laid.scale))
    line = oval.LINE * strong.pixelSize()
    room = _beside_button(view, laid, line)
    metrics = QFontMetricsF(plain)
    fitting = next((text for text in lower if metrics.horizontalAdvance(text) <= room.width()), lower[-1])
    middle = room.center().y() + (0 if upper and fitting else line / 2 if upper else -line / 2)
    painter.setPen(QColor(look.colours().bar_text))
    painter.setFont(strong)
    painter.drawText(QRectF(room.left(), middle - line, room.width(), line), Qt.AlignmentFlag.AlignCenter, upper)
    painter.setFont(plain)
    painter.drawText(QRectF(room.left(), middle, room.width(), line), Qt.AlignmentFlag.AlignCenter, fitting)


def _beside_button(view: CardView, laid: Oval, line: float) -> QRectF:
    """The room for words on the felt, where the dealer button lies beside them."""
    room, button = laid.words, view.table.button
    disc = None if button is None else laid.disc(button)
    if disc is None:
        return room
    beside = abs(disc.center().y() - room.center().y()) < line + disc.height() / 2
    if not beside or not room.intersects(disc):
        return room
    if disc.center().x() < room.center().x():
        return room.adjusted(max(0.0, disc.right() + 3 - room.left()), 0, 0, 0)
    return room.adjusted(0, 0, min(0.0, disc.left() - 3 - room.right()), 0)


def _paint_button(painter: QPainter, disc: QRectF, scale: float) -> None:
    colours = look.colours()
    painter.setPen(QPen(QColor(colours.bar), 1))
    painter.setBrush(QColor(colours.bar_text))
    painter.drawEllipse(disc)
    painter.setFont(look.text_font(oval.type_px(oval.SMALL_PX, scale), QFont.Weight.Bold))
    painter.setPen(QColor(colours.bar))
    # i18n: the letter on the dealer button.
    painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, _("D"))


def _words(view: CardView) -> tuple[str, str, str]:
    """What stands on the felt: the hand, and who pays the blinds, also in short."""
    table = view.table
    hand = "" if table.hand is None else _("hand {n}").format(n=table.hand)
    if view.held:
        return hand, _("waits"), _("waits")
    if table.big_blind is None:
        return hand, "", ""
    if table.small_blind is None:
        said, short = _("big blind to seat {big}"), _("blind {big}")
    else:
        said, short = _("blinds to seat {small}, {big}"), _("blinds {small}, {big}")
    seats = {"small": table.small_blind, "big": table.big_blind}
    return hand, said.format(**seats), short.format(**seats)
