"""The cards of all tables side by side, as large as the room allows."""

from dataclasses import dataclass

from PyQt6.QtCore import QSize
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QScrollArea, QWidget

from desktop.director.tables import oval

GAP = 16
NARROWEST, WIDEST = oval.NARROWEST, 640
FLAT = 240
_SHAPE = oval.HEIGHT / oval.WIDTH


@dataclass(frozen=True, slots=True)
class Raster:
    """How many cards side by side, and how large each is."""

    columns: int
    width: int
    height: int


def height_of(width: int) -> int:
    """How high a card of that width is."""
    return max(oval.LOWEST, round(width * _SHAPE))


def raster(cards: int, width: int, height: int) -> Raster:
    """The largest cards that all fit at once; where none do, as many side by side as can be read."""
    most = max(1, (width + GAP) // (NARROWEST + GAP))
    found = Raster(1, min(WIDEST, width), height_of(min(WIDEST, width)))
    for columns in range(1, min(most, max(1, cards)) + 1):
        card = min(WIDEST, (width - (columns - 1) * GAP) // columns)
        found = Raster(columns, card, height_of(card))
        rows = -(-cards // columns)
        if rows * found.height + (rows - 1) * GAP <= height:
            return found
    if found.columns == 1 and cards > 1:
        # One below the other and still too many: flatter, so that more than one is seen at a time.
        return Raster(1, found.width, min(found.height, FLAT))
    return found


class CardGrid(QWidget):
    """Lays its cards out row by row; lives in a scroll area, whose height decides how large they may be."""

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._cards: list[QWidget] = []

    def set_cards(self, cards: list[QWidget]) -> None:
        """Show these cards, in this order."""
        self._cards = cards
        for card in cards:
            card.show()
        self.lay_out()

    def lay_out(self) -> None:
        """Place every card anew."""
        viewport = self._area.viewport()
        height = self._area.height() if viewport is None else viewport.height()
        laid = raster(len(self._cards), self.width(), height)
        for number, card in enumerate(self._cards):
            row, column = divmod(number, laid.columns)
            card.setGeometry(column * (laid.width + GAP), row * (laid.height + GAP), laid.width, laid.height)
        rows = -(-len(self._cards) // laid.columns)
        self.setMinimumHeight(max(0, rows * (laid.height + GAP) - GAP))

    def sizeHint(self) -> QSize:
        return QSize(2 * round(oval.WIDTH) + GAP, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        self.lay_out()
