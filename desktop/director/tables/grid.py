"""The cards of all tables side by side: all at once, as large as can be read, or large."""

from dataclasses import dataclass
from enum import Enum

from PyQt6.QtCore import QEvent, QSize, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QResizeEvent, QShowEvent, QWheelEvent
from PyQt6.QtWidgets import QScrollArea, QWidget

from desktop import look
from desktop.director.tables import oval
from desktop.director.tables.card import TableCard

GAP, SMALL_GAP = 16, 8
NARROWEST, WIDEST, WIDEST_OF_ALL = oval.NARROWEST, 640, 760
"""From `WIDEST` on a card grows no higher, only wider, so that the cards end where the page does."""
FLAT, FLATTER = 240, 0.9
"""So much flatter than its shape a card may be where all are seen then."""
LARGE, LARGEST = 560, 860
SMALLEST, FLATTEST = 86, 56
"""A smaller card could not even hold a number and dots."""
_SHAPE = oval.HEIGHT / oval.WIDTH


class Zoom(Enum):
    """How large the tables are: all at once, names that can be read, or large."""

    ALL = "all"
    NORMAL = "normal"
    LARGE = "large"


@dataclass(frozen=True, slots=True)
class Raster:
    """How many cards side by side, how large each is, and how far apart."""

    columns: int
    width: int
    height: int
    gap: int = GAP

    @property
    def is_small(self) -> bool:
        """Whether the cards are too small for names."""
        return self.gap == SMALL_GAP


def height_of(width: int, text: float = 1.0) -> int:
    """How high a card of that width is."""
    return max(round(oval.LOWEST * text), round(min(width, WIDEST) * _SHAPE))


def raster(cards: int, width: int, height: int, zoom: Zoom = Zoom.NORMAL, text: float = 1.0) -> Raster:
    """The largest cards that all fit at once; where none do, as many side by side as can be read.

    All at once may leave no room for names; large ones are scrolled to. `text`: by how much texts are larger.
    """
    if zoom is Zoom.LARGE:
        columns = max(1, (width + GAP) // (LARGE + GAP))
        card = min(LARGEST, (width - (columns - 1) * GAP) // columns)
        return Raster(columns, card, max(height_of(card, text), round(card * _SHAPE)))
    found = _readable(cards, width, height, text)
    rows = -(-cards // found.columns)
    if zoom is Zoom.ALL and rows * (found.height + GAP) - GAP > height:
        return _small(cards, width, height)
    return found


def _readable(cards: int, width: int, height: int, text: float) -> Raster:
    most = max(1, (width + GAP) // (round(NARROWEST * text) + GAP))
    found = Raster(1, min(WIDEST_OF_ALL, width), height_of(width, text))
    for columns in range(1, min(most, max(1, cards)) + 1):
        card = min(WIDEST_OF_ALL, (width - (columns - 1) * GAP) // columns)
        found = Raster(columns, card, height_of(card, text))
        rows = max(1, -(-cards // columns))
        each = min(found.height, (height - (rows - 1) * GAP) // max(1, rows))
        if each >= max(oval.LOWEST * text, FLATTER * found.height):
            return Raster(columns, card, each)
    if found.columns == 1 and cards > 1:
        # One below the other and still too many: flatter, so that more than one is seen at a time.
        return Raster(1, found.width, min(found.height, round(FLAT * text)))
    return found


def _small(cards: int, width: int, height: int) -> Raster:
    """The largest cards without names of which all are seen; beyond that the page scrolls all the same."""
    columns, card = 1, SMALLEST
    for columns in range(2, cards + 1):
        card = min(NARROWEST, (width - (columns - 1) * SMALL_GAP) // columns)
        rows = -(-cards // columns)
        each = (height - (rows - 1) * SMALL_GAP) // rows
        if card <= SMALLEST or each >= max(FLATTEST, round(card * 0.62)):
            return Raster(columns, max(SMALLEST, card), max(FLATTEST, min(each, round(card * 0.8))), SMALL_GAP)
    return Raster(columns, card, FLATTEST, SMALL_GAP)


class CardGrid(QWidget):
    """Lays its cards out row by row; lives in a scroll area, whose height decides how large they may be.

    Cards out of sight are not brought up to date until they are scrolled to.

    Signals:
        zoomed: the wheel was turned with Ctrl: nearer (1) or farther (-1).
    """

    zoomed = pyqtSignal(int)

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._cards: list[TableCard] = []
        self._zoom = Zoom.NORMAL
        self._percent = look.percent()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.lay_out)
        bar = area.verticalScrollBar()
        if bar is not None:
            bar.valueChanged.connect(self.bring_up)

    @property
    def zoom(self) -> Zoom:
        """How large the tables are."""
        return self._zoom

    def set_zoom(self, zoom: Zoom) -> None:
        """Show the tables that large."""
        self._zoom = zoom
        self.lay_out()

    def set_cards(self, cards: list[TableCard]) -> None:
        """Show these cards, in this order."""
        self._cards = cards
        for card in cards:
            card.show()
        self.lay_out()

    @pyqtSlot()
    def lay_out(self) -> None:
        """Place every card anew; while the look of the desk is changing, as soon as it has changed."""
        if look.is_changing():
            self._later.start(0)
            return
        viewport = self._area.viewport()
        height = self._area.height() if viewport is None else viewport.height()
        width = self.width() if viewport is None else viewport.width()
        laid = raster(len(self._cards), width, height, self._zoom, look.percent() / 100)
        for number, card in enumerate(self._cards):
            row, column = divmod(number, laid.columns)
            card.set_small(laid.is_small)
            card.setGeometry(column * (laid.width + laid.gap), row * (laid.height + laid.gap), laid.width, laid.height)
        rows = -(-len(self._cards) // laid.columns)
        self.setMinimumHeight(max(0, rows * (laid.height + laid.gap) - laid.gap))
        self.bring_up()

    @pyqtSlot()
    @pyqtSlot(int)
    def bring_up(self, _scrolled: int = 0) -> None:
        """Bring the cards in sight up to date, and those a row above and below, which Tab may reach next."""
        viewport, bar = self._area.viewport(), self._area.verticalScrollBar()
        if viewport is None or bar is None or not self._cards or not self.isVisible():
            return  # while it is built it changes its size several times, and each time others would be in sight
        margin = self._cards[0].height() + GAP
        first, last = bar.value() - margin, bar.value() + viewport.height() + margin
        for card in self._cards:
            if first <= card.y() + card.height() and card.y() <= last:
                card.bring_up()

    def sizeHint(self) -> QSize:
        return QSize(2 * round(oval.WIDTH) + GAP, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        self.lay_out()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self.bring_up()

    def changeEvent(self, event: QEvent | None) -> None:
        """Texts of another size need other cards; other colours do not."""
        super().changeEvent(event)
        is_style = event is not None and event.type() is QEvent.Type.StyleChange
        if is_style and self._percent != look.percent():
            self._percent = look.percent()
            for card in self._cards:
                card.lay_out_anew()
            self.lay_out()

    def wheelEvent(self, event: QWheelEvent | None) -> None:
        if event is not None and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.angleDelta().y():
                self.zoomed.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)
