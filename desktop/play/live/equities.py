"""What each open hand is worth as the cards lie, counted beside the window."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot

from engine.cards import Card
from engine.hand import Hand

Cards = tuple[Card, ...]
Asked = tuple[tuple[tuple[int, Cards], ...], Cards]


class Equities(QObject):
    """Counts each position once, in a thread of its own; what was counted before is there at once.

    Signals:
        found: another position has been counted; ask again.
    """

    found = pyqtSignal()
    _counted = pyqtSignal(object, object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[Asked, Mapping[int, float]] = {}
        self._asked: Asked | None = None
        self._closed = False
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="equities")
        self._counted.connect(self._take)

    def close(self) -> None:
        """Count nothing more; what is being counted is waited for, which is a moment."""
        self._closed = True
        self._pool.shutdown(wait=True, cancel_futures=True)

    def of(self, hand: Hand, board: int) -> Mapping[int, float]:
        """The share of the pot of each hand that lies open with so many board cards; empty: not all do, or not yet."""
        asked = _open_hands(hand, board)
        if asked is None or self._closed:
            return {}
        if asked not in self._known and asked != self._asked:
            self._asked = asked
            self._pool.submit(self._work, asked)
        return self._known.get(asked, {})

    def _work(self, asked: Asked) -> None:
        """In the other thread: count, and hand it over to the window's."""
        self._counted.emit(asked, _count(asked))

    @pyqtSlot(object, object)
    def _take(self, asked: Asked, shares: Mapping[int, float]) -> None:
        self._known[asked] = shares
        self.found.emit()


def _open_hands(hand: Hand, board: int) -> Asked | None:
    """The hands of an all-in before its last card, which everybody sees; None where hands are hidden."""
    if not hand.is_over or hand.tabled_on is None or board >= len(hand.board):
        return None
    shown = hand.result().shown
    return (tuple([(one.seat, one.cards) for one in shown]), hand.board[:board]) if len(shown) > 1 else None


def _count(asked: Asked) -> Mapping[int, float]:
    from engine import odds, ranges  # NumPy takes a moment to load

    hands, board = asked
    found = odds.odds([ranges.holding(*cards) for _seat, cards in hands], board)
    return {seat: float(one.equity) for (seat, _cards), one in zip(hands, found.hands, strict=True)}
