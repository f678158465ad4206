"""All 52 cards in four rows, chosen by click, or by the arrows and Space."""

from collections.abc import Collection

from PyQt6.QtCore import QEvent, QPoint, QRect, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QToolTip, QWidget

from desktop import look
from desktop.director.line_keys import ENTER
from desktop.display.drawing.drawn import Box
from desktop.play.felt.cards import paint_card
from desktop.play.felt.colours import FeltColours
from engine.cards import Card
from tournament import hand_words
from tournament.language import gettext as _

WIDE_PX, HIGH_PX, LIFT_PX = 50, 66, 5
ROWS, COLUMNS = 4, 13
_FADED = 0.25


class CardGrid(QWidget):
    """Spades, hearts, diamonds and clubs from the ace down; cards that lie elsewhere are faint and cannot be chosen.

    Signals:
        pressed: a card that can be chosen was, or was put back.
    """

    pressed = pyqtSignal(int)

    def __init__(self, used: dict[Card, str], colours: FeltColours, parent: QWidget) -> None:
        """`used`: where the cards lie that cannot be chosen."""
        super().__init__(parent)
        self._used, self._colours = used, colours
        self._chosen: Collection[Card] = ()
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(_("All cards: arrows and Space"))
        self.setFixedSize(self.sizeHint())
        self._tell()

    def sizeHint(self) -> QSize:
        return QSize(COLUMNS * look.scaled(WIDE_PX), ROWS * look.scaled(HIGH_PX))

    def choose(self, cards: Collection[Card]) -> None:
        """These are chosen now."""
        self._chosen = tuple(cards)
        self._tell()
        self.update()

    def place(self, card: Card) -> QRect:
        """Where it is drawn."""
        row, column = 3 - card % 4, 12 - card // 4
        wide, high = look.scaled(WIDE_PX), look.scaled(HIGH_PX)
        return QRect(column * wide, row * high, wide, high)

    def may_choose(self, card: Card) -> bool:
        """Whether it lies nowhere else."""
        return card not in self._used

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _card(self, at: int) -> Card:
        return Card((12 - at % COLUMNS) * 4 + 3 - at // COLUMNS)

    def _card_at(self, where: QPoint) -> Card | None:
        if not self.rect().contains(where):
            return None
        row, column = where.y() // look.scaled(HIGH_PX), where.x() // look.scaled(WIDE_PX)
        return self._card(min(row, ROWS - 1) * COLUMNS + min(column, COLUMNS - 1))

    def _said(self, card: Card) -> str:
        name = hand_words.card(card)
        if card in self._used:
            return _("{card} is there already: {where}").format(card=name, where=self._used[card])
        return _("{card}, chosen").format(card=name) if card in self._chosen else name

    def _tell(self) -> None:
        self.setAccessibleDescription(self._said(self._card(self._at)))

    def _press(self, card: Card) -> None:
        if self.may_choose(card):
            self.pressed.emit(card)

    def keyPressEvent(self, a0: QKeyEvent | None) -> None:
        if a0 is None:
            return
        step = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -COLUMNS,
            Qt.Key.Key_Down: COLUMNS,
        }.get(Qt.Key(a0.key()))
        if step is not None:
            self._at = (self._at + step) % (ROWS * COLUMNS)
            self._tell()
            self.update()
        elif a0.key() == Qt.Key.Key_Space and not a0.isAutoRepeat():
            self._press(self._card(self._at))
        elif a0.key() in ENTER:
            a0.ignore()  # the answer's
        else:
            super().keyPressEvent(a0)

    def mousePressEvent(self, a0: QMouseEvent | None) -> None:
        card = None if a0 is None else self._card_at(a0.position().toPoint())
        if card is not None:
            self._at = (12 - card // 4) + (3 - card % 4) * COLUMNS
            self._press(card)

    def event(self, a0: QEvent | None) -> bool:
        """Where a card lies that cannot be chosen."""
        if isinstance(a0, QHelpEvent):
            card = self._card_at(a0.pos())
            QToolTip.showText(a0.globalPos(), self._said(card) if card in self._used and card is not None else "", self)
            return True
        return super().event(a0)

    def paintEvent(self, a0: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lift = look.scaled(LIFT_PX)
        for at in range(ROWS * COLUMNS):
            card = self._card(at)
            place, chosen = self.place(card), card in self._chosen
            top = place.y() + 3 + (0 if chosen else lift)
            box = Box(place.x() + 4, top, place.width() - 8, place.height() - lift - 8)
            painter.setOpacity(_FADED if card in self._used else 1.0)
            paint_card(painter, box, card, self._colours, counts=chosen)
            painter.setOpacity(1.0)
            if at == self._at and self.hasFocus():
                painter.setPen(QPen(QColor(look.colours().text), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 7, 7)
        painter.end()
