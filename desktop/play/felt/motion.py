"""What moves from one view of a table to the next: chips in and out of the middle, cards to their places."""

from dataclasses import dataclass
from enum import Enum, auto

from PyQt6.QtCore import QEasingCurve, QObject, QVariantAnimation, pyqtSignal, pyqtSlot

from desktop.display.drawing.drawn import Box
from desktop.play.felt.chips import disc_of
from desktop.play.felt.layout import Layout
from engine.cards import Card
from tournament.felt.view import FeltSeat, FeltView

LENGTH_MS = 150


class What(Enum):
    """What moves."""

    CHIPS = auto()
    CARD = auto()


@dataclass(frozen=True, slots=True)
class Move:
    """One thing on its way; `card`: None for one face down; `fades`: it disappears on its way, as folded cards do."""

    what: What
    start: Box
    end: Box
    card: Card | None = None
    fades: bool = False

    def at(self, share: float) -> Box:
        """Where it is after that share of its way."""
        return Box(
            self.start.x + (self.end.x - self.start.x) * share,
            self.start.y + (self.end.y - self.start.y) * share,
            self.start.width + (self.end.width - self.start.width) * share,
            self.start.height + (self.end.height - self.start.height) * share,
        )


@dataclass(frozen=True, slots=True)
class Moving:
    """All that moves, and what must not be drawn in its place meanwhile: `bets` and `hands` by seat, `board` cards."""

    moves: tuple[Move, ...] = ()
    bets: frozenset[int] = frozenset()
    hands: frozenset[int] = frozenset()
    board: frozenset[int] = frozenset()


STILL = Moving()


def moving(before: FeltView | None, after: FeltView, laid: Layout) -> Moving:
    """What moves between two views of one table; nothing where they have nothing to do with each other."""
    if before is None or before.title != after.title or len(before.seats) != len(after.seats):
        return STILL
    moves: list[Move] = []
    bets: set[int] = set()
    hands: set[int] = set()
    pot = _pot(laid)
    new_hand = before.hand != after.hand
    for was, now in zip(before.seats, after.seats, strict=True):
        chair = laid.chairs[now.seat]
        disc = disc_of(chair.bet)
        if now.won and not was.won:
            moves.append(Move(What.CHIPS, pot, disc))
            bets.add(now.seat)
        elif not new_hand and was.bet and not now.bet:
            moves.append(Move(What.CHIPS, disc, pot))
        elif now.bet > was.bet:
            moves.append(Move(What.CHIPS, _small(chair.plate, disc), disc))
            bets.add(now.seat)
        if now.cards and (new_hand or not was.cards):
            moves += [
                Move(What.CARD, _small(_middle(laid), box), box, card)
                for box, card in zip(chair.cards, now.cards, strict=False)
            ]
            hands.add(now.seat)
        elif _has_folded(was, now) and not new_hand:
            moves += [
                Move(What.CARD, box, _small(_middle(laid), box), card, fades=True)
                for box, card in zip(chair.cards, was.cards, strict=False)
            ]
    board = _dealt(before, after)
    moves += [Move(What.CARD, _small(_dealer(laid), laid.board[place]), laid.board[place], after.board[place])
              for place in sorted(board)]  # fmt: skip
    return Moving(tuple(moves), frozenset(bets), frozenset(hands), board)


def _has_folded(was: FeltSeat, now: FeltSeat) -> bool:
    return bool(was.cards) and not now.cards


def _dealt(before: FeltView, after: FeltView) -> frozenset[int]:
    """The places of common cards that lie there now and did not before."""
    known = len(before.board) if before.board == after.board[: len(before.board)] else len(after.board)
    return frozenset(range(known, len(after.board)))


def _pot(laid: Layout) -> Box:
    side = laid.pot.height
    x, y = laid.pot.centre
    return Box(x - side / 2, y - side / 2, side, side)


def _middle(laid: Layout) -> Box:
    return laid.board[2]


def _dealer(laid: Layout) -> Box:
    """Where the cards of the board come from: above its middle."""
    middle = laid.board[2]
    return Box(middle.x, laid.felt.y, middle.width, middle.height)


def _small(where: Box, like: Box) -> Box:
    """A box of the same size in the middle of another."""
    x, y = where.centre
    return Box(x - like.width / 2, y - like.height / 2, like.width, like.height)


class Motion(QObject):
    """Drives what moves, and rests when nothing does.

    Signals:
        went_on: it is somewhere else now.
    """

    went_on = pyqtSignal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.moving = STILL
        self.share = 1.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(LENGTH_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self._animation.valueChanged.connect(self._go_on)
        self._animation.finished.connect(self.finish)

    @property
    def is_moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(self.moving.moves)

    def begin(self, what: Moving) -> None:
        """Set that in motion; whatever was on its way has arrived."""
        self._animation.stop()
        self.moving, self.share = what, 0.0
        if what.moves:
            self._animation.start()

    @pyqtSlot()
    def finish(self) -> None:
        """Everything has arrived."""
        self._animation.stop()
        self.moving, self.share = STILL, 1.0
        self.went_on.emit()

    @pyqtSlot("QVariant")
    def _go_on(self, share: float) -> None:
        self.share = share
        self.went_on.emit()
