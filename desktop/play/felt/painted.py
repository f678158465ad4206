"""A whole table, painted: first what stays, then what lies on it, at last what is on its way."""

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QBrush, QColor, QPainter, QPen, QRadialGradient, QTransform

from desktop.display.drawing.drawn import Box
from desktop.display.drawing.typesetting import BOLD, SEMIBOLD, Run, balanced, one_line, text_width, wrapped
from desktop.play.felt import cards, chips, layout, plates, writing
from desktop.play.felt.colours import FeltColours
from desktop.play.felt.layout import Layout
from desktop.play.felt.motion import STILL, Moving, What
from tournament.felt import spoken
from tournament.felt.view import FeltSeat, FeltView
from tournament.language import gettext as _
from tournament.wording import values


def laid_out(view: FeltView, width: int, height: int) -> Layout:
    """Where everything of that view lies in a window of that size."""
    return layout.layout(max(2, len(view.seats)), view.near, max(1, width), max(1, height))


def paint_ground(painter: QPainter, laid: Layout, colours: FeltColours) -> None:
    """The window and the empty table, which change with size and colours only."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(QRectF(0, 0, laid.width, laid.height), QColor(colours.ground))
    felt, rim = laid.felt, laid.rim
    painter.setPen(QPen(QColor(colours.rim_edge), 2 * laid.unit) if colours.rim_edge else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.rim))
    _oval(painter, felt)
    inner = Box(felt.x + rim, felt.y + rim, felt.width - 2 * rim, felt.height - 2 * rim)
    gradient = QRadialGradient(0, 0, 1)
    gradient.setColorAt(0, QColor(colours.felt))
    gradient.setColorAt(0.35, QColor(colours.felt))
    gradient.setColorAt(1, QColor(colours.shade))
    brush = QBrush(gradient)
    brush.setTransform(QTransform().translate(*inner.centre).scale(inner.width / 1.8, inner.height / 1.6))
    painter.setBrush(brush)
    _oval(painter, inner)
    if colours.rim_edge:
        return  # a bright line would run through numbers
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.line), max(1.0, 1.4 * laid.unit)))
    painter.setOpacity(0.6)
    _oval(painter, laid.line)
    painter.setOpacity(1.0)


def paint_table(painter: QPainter, view: FeltView, laid: Layout, colours: FeltColours, moving: Moving = STILL) -> None:
    """Everything that is seen on the empty table, but for what is on its way."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    _paint_head(painter, view, laid, colours)
    _paint_middle(painter, view, laid, colours, moving)
    for seat in view.seats:
        _paint_seat(painter, view, seat, laid, colours, moving)
    if view.button is not None and view.button in laid.chairs:
        chips.paint_button(painter, laid.chairs[view.button].button, colours)


def paint_moves(painter: QPainter, moving: Moving, share: float, colours: FeltColours) -> None:
    """What is on its way, of which that share is behind it."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for move in moving.moves:
        if move.what is What.CHIPS:
            chips.paint_disc(painter, move.at(share), colours)
        else:
            painter.setOpacity(1 - share if move.fades else 0.3 + 0.7 * share)
            cards.paint_card(painter, move.at(share), move.card, colours)
            painter.setOpacity(1.0)


def _oval(painter: QPainter, box: Box) -> None:
    radius = min(box.width, box.height) / 2
    painter.drawRoundedRect(QRectF(box.x, box.y, box.width, box.height), radius, radius)


def _paint_head(painter: QPainter, view: FeltView, laid: Layout, colours: FeltColours) -> None:
    unit, head = laid.unit, laid.title
    title = Box(head.x, head.y, head.width, 0.52 * head.height)
    subtitle = Box(head.x, title.bottom, head.width, head.height - title.height)
    writing.left(painter, [Run(one_line(view.title), colours.title, SEMIBOLD)], title, layout.TITLE * unit, 0.9)
    writing.left(painter, [Run(view.subtitle, colours.subtitle)], subtitle, layout.SUBTITLE * unit)
    if view.clock:
        writing.right(painter, [Run(view.clock, colours.title, BOLD)], laid.clock, layout.CLOCK * unit, 0.4)


def _paint_middle(painter: QPainter, view: FeltView, laid: Layout, colours: FeltColours, moving: Moving) -> None:
    unit = laid.unit
    has_hand = bool(view.board) or not view.is_over
    if has_hand:
        best = {card for seat in view.seats if seat.won for card in seat.best}
        for place, box in enumerate(laid.board):
            if place >= len(view.board) or place in moving.board:
                cards.paint_place(painter, box, colours)
                continue
            card = view.board[place]
            cards.paint_card(painter, box, card, colours, counts=card in best, dimmed=bool(best) and card not in best)
    if view.is_over:
        _paint_told(painter, view, laid, colours, over_the_board=has_hand)
        return
    if view.pot:
        said = _("Pot {chips}").format(chips=values.chips(view.pot))
        writing.centred(painter, [Run(said, colours.on_felt, BOLD)], laid.pot, layout.POT * unit, 0.5)
    if len(view.pots) > 1:
        _paint_lines(painter, spoken.each_pot(view), laid.pots, layout.POTS * unit, colours.soft)
    if view.told:
        told = laid.told if len(view.pots) > 1 else laid.pots
        writing.centred(painter, [Run(view.told, colours.soft)], told, layout.TOLD * unit, 0.7)


def _paint_told(painter: QPainter, view: FeltView, laid: Layout, colours: FeltColours, *, over_the_board: bool) -> None:
    """What came of the hand, above the board where it is one line, else below; in the middle without a board."""
    unit, size = laid.unit, int(layout.POT * laid.unit)
    whole = Box(laid.pot.x, laid.pot.y, laid.pot.width, laid.told.bottom - laid.pot.y)
    if not over_the_board:
        _paint_wrapped(painter, view.told, whole, size, colours.on_felt, SEMIBOLD)
        return
    if text_width(view.told, max(1, int(0.72 * size)), BOLD) <= laid.pot.width:
        writing.centred(painter, [Run(view.told, colours.on_felt, BOLD)], laid.pot, size, 0.7)
        return
    below = Box(laid.pots.x, laid.pots.y, laid.pots.width, laid.told.bottom - laid.pots.y)
    _paint_wrapped(painter, view.told, below, int(layout.TOLD * unit), colours.on_felt, SEMIBOLD)


def _paint_wrapped(painter: QPainter, text: str, box: Box, size: int, colour: str, weight: int) -> None:
    """Several lines round the middle of a box, smaller until they fit, the last one cut where nothing helps."""
    smallest = max(1, int(0.6 * size))
    for trying in range(max(1, size), smallest - 1, -1):
        lines = wrapped(text, trying, weight, box.width)
        if len(lines) * 1.3 * trying <= box.height:
            break
    lines = balanced(text, trying, weight, box.width) if len(lines) * 1.3 * trying <= box.height else lines
    most = max(1, int(box.height / (1.3 * trying)))
    if len(lines) > most:
        lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))
    _paint_rows(painter, lines, box, trying, colour, weight)


def _paint_lines(painter: QPainter, parts: list[str], box: Box, size: float, colour: str) -> None:
    """Parts in one line with points between them, or in two."""
    whole = " · ".join(parts)
    lines: tuple[str, ...] = (whole,)
    if text_width(whole, max(1, int(0.85 * size)), 400) > box.width and len(parts) > 1:
        at = min(range(1, len(parts)), key=lambda cut: max(len(" · ".join(parts[:cut])), len(" · ".join(parts[cut:]))))
        lines = (" · ".join(parts[:at]), " · ".join(parts[at:]))
    _paint_rows(painter, lines, box, int(size), colour, 400)


def _paint_rows(painter: QPainter, lines: tuple[str, ...], box: Box, size: int, colour: str, weight: int) -> None:
    high = 1.25 * size
    top = box.centre[1] - len(lines) * high / 2
    for number, line in enumerate(lines):
        row = Box(box.x, top + number * high, box.width, high)
        writing.centred(painter, [Run(line, colour, weight)], row, size, 0.7)


def _paint_seat(
    painter: QPainter, view: FeltView, seat: FeltSeat, laid: Layout, colours: FeltColours, moving: Moving
) -> None:
    chair = laid.chairs[seat.seat]
    plates.paint_plate(painter, chair.plate, seat, view.big_blind, colours, laid.unit)
    if seat.seat not in moving.hands:
        wins = bool(seat.won and seat.best)
        for box, card in zip(chair.cards, seat.cards, strict=False):
            counts = wins and card in seat.best
            dimmed = view.is_over and bool(seat.best) and not counts
            cards.paint_card(painter, box, card, colours, counts=counts, dimmed=dimmed)
    if seat.seat in moving.bets:
        return
    if seat.bet:
        chips.paint_bet(painter, chair.bet, seat.bet, colours, laid.unit, won=False)
    elif seat.won:
        chips.paint_bet(painter, chair.bet, seat.won, colours, laid.unit, won=True)


def contains(box: Box, where: QPointF) -> bool:
    """Whether that point lies in the box."""
    return box.x <= where.x() < box.right and box.y <= where.y() < box.bottom
