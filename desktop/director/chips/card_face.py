"""A card lying on the desk, large enough to be read from the other side of the table; it can be seen arriving."""

from PyQt6.QtCore import QRectF, QSize, Qt, QVariantAnimation, pyqtSlot
from PyQt6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QWidget

from desktop import look
from desktop.suit_shapes import suit_shape
from engine.cards import Card, rank, suit
from tournament.language import gettext as _

SUITS = "♣♦♥♠"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
WIDE_PX, HIGH_PX, CORNER_PX, EDGE_PX = 40, 52, 6, 2
SUIT_SHARE = 0.34
"""Of the card's height."""
ARRIVES_MS = 150
"""So long a card takes to its place (look.md)."""


def card_text(one: Card) -> str:
    """A card as people write it: A♦."""
    return f"{RANKS[rank(one)]}{SUITS[suit(one)]}"


def suit_name(one: Card) -> str:
    """Its suit in words, for who listens."""
    return (_("clubs"), _("diamonds"), _("hearts"), _("spades"))[suit(one)]


class CardFace(QWidget):
    """One card; its suit has a colour and a shape of its own. `best`: the one that counts has a thicker edge."""

    def __init__(self, card: Card, parent: QWidget, *, best: bool = False) -> None:
        super().__init__(parent)
        self.card, self._best = card, best
        self._away = 0.0
        self.lies = False
        self.setAccessibleName(_("{rank} of {suit}").format(rank=RANKS[rank(card)], suit=suit_name(card)))
        self._arriving = QVariantAnimation(self)
        self._arriving.setDuration(ARRIVES_MS)
        self._arriving.setStartValue(1.0)
        self._arriving.setEndValue(0.0)
        self._arriving.valueChanged.connect(self._move)

    @property
    def text(self) -> str:
        """As people write it."""
        return card_text(self.card)

    def sizeHint(self) -> QSize:
        return QSize(look.scaled(WIDE_PX), look.scaled(HIGH_PX))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def arrive(self, *, seen: bool) -> None:
        """Lie down; `seen`: coming from the right."""
        self.lies = True
        if seen:
            self._arriving.start()
        else:
            self._arriving.stop()
            self._away = 0.0
        self.update()

    @pyqtSlot("QVariant")
    def _move(self, away: object) -> None:
        self._away = float(away) if isinstance(away, (int, float)) else 0.0
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        if not self.lies:
            return
        c = look.colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.sizeHint()
        painter.translate(self._away * self.width(), (self.height() - size.height()) / 2)
        edge = EDGE_PX if self._best else 1
        face = QRectF(1, 1, size.width() - 2, size.height() - 2)
        painter.setPen(QPen(QColor(c.text if self._best else c.edge), edge))
        painter.setBrush(QColor(c.surface))
        painter.drawRoundedRect(face, CORNER_PX, CORNER_PX)
        ink = QColor((c.good, c.brass, c.danger, c.text)[suit(self.card)])
        painter.setPen(ink)
        painter.setFont(look.digits(18, QFont.Weight.Bold))
        upper = QRectF(face.left(), face.top(), face.width(), face.height() / 2)
        side = face.height() * SUIT_SHARE
        lower = QRectF(face.center().x() - side / 2, face.center().y() + side / 8, side, side)
        painter.drawText(upper, int(Qt.AlignmentFlag.AlignCenter), RANKS[rank(self.card)])
        painter.fillPath(suit_shape(suit(self.card), lower), ink)
