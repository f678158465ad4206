"""The windows of dealt tables, each at a moment of a hand: posed, so that the same cards lie there each time."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from PyQt6.QtCore import QObject
from PyQt6.QtWidgets import QWidget

from desktop.play.live.live_hand import LiveHand
from desktop.play.live.pace import Pace
from desktop.play.table.source import TableSource
from desktop.play.table.window import TableWindow
from desktop.play.table.wishes import TableWishes
from desktop.screenshots.entry import Entry, Sheet
from desktop.screenshots.felts import LEVEL
from desktop.screenshots.studio import Studio
from engine.actions import Action, Bet, Call, Check, Fold, RaiseTo
from engine.cards import Card, cards
from engine.deck import stacked
from engine.hand import Hand
from engine.robots import robot
from engine.seats import first_positions
from tournament.names import TableNo

STACKS = (8_400, 10_850, 14_100, 2_450, 31_000, 18_900, 4_000, 14_000, 16_050, 7_000)
HOLES = {1: "AsQh", 2: "9c9d", 3: "KdJd", 4: "5s5c", 5: "QcJc", 6: "Th8h", 7: "Ah2d", 8: "7s6s", 9: "KcTc", 10: "4d3d"}
BOARD = "Qs 7d 2c 7h 3s"
FIRST = 1
"""The person's seat, the lowest that is taken."""


class Never:
    """An alarm that rings at once or not at all: a picture does not change while it is taken."""

    def __init__(self, parent: QObject) -> None:
        self._parent = parent

    def after(self, ms: int, call: Callable[[], object]) -> None:
        """Call now if it is due now."""
        if not ms:
            call()

    def cancel(self) -> None:
        """Nothing is due."""


class Posed(TableSource):
    """One hand that stands where it was put."""

    def __init__(self, hand: Hand, people: Sequence[int], table: TableNo, parent: QObject) -> None:
        super().__init__(table, parent)
        robots = {seat: robot("tight", "club") for seat in hand.order if seat not in people}
        self._live = LiveHand(hand, robots, Pace(), Random(1), self, alarms=Never)  # noqa: S311  (nothing is drawn)
        if hand.is_over or hand.to_show is not None:
            self._live.hurry()

    @property
    def live(self) -> LiveHand | None:
        """That hand."""
        return self._live

    @property
    def last(self) -> Hand | None:
        """None was before it."""
        return None

    @property
    def is_playing(self) -> bool:
        """Nothing goes on."""
        return False

    def play(self, on: bool) -> None:
        """Nothing goes on."""

    def play_one(self) -> None:
        """Nothing goes on."""

    def why_not(self) -> str | None:
        """It could."""
        return None

    def set_pace(self, pace: Pace) -> None:
        """Nothing goes on."""


def _hand(seats: Sequence[int], actions: Sequence[Action], *, asks: bool = True) -> Hand:
    """A hand of these seats that has gone so far; the one after the next is the big blind."""
    stacks = {seat: STACKS[place] for place, seat in enumerate(seats)}
    button = seats[-3] if len(seats) > 3 else seats[0]
    order = sorted(seats, key=lambda seat: (seat - button - 1) % 32)
    held: list[Sequence[Card | None]] = [cards(HOLES[seats.index(seat) + 1]) for seat in order]
    deck = stacked(held, cards(BOARD.replace(" ", "")))
    played = Hand(stacks, first_positions(button, seats), LEVEL, deck, asks_to_show=asks)
    for action in actions:
        played.act(action)
    return played


def _window(studio: Studio, table: int, actions: Sequence[Action], wishes: TableWishes, *, look: bool) -> QWidget:
    """The window of that table with the hand posed on it."""
    number = TableNo(table)
    seats = sorted(int(seat) for seat in studio.state.table(number).seats)
    hand = _hand(seats, actions)
    window = TableWindow(
        studio.bridge, Posed(hand, (seats[0],), number, studio.desk), number, studio.desk, wishes=wishes, alarms=Never
    )
    if look:
        window.at_screen.look()
    window.show()
    window.canvas.setFocus()
    return window


def _entry(
    name: str, table: int, actions: Sequence[Action], wishes: TableWishes | None = None, *, look: bool = False
) -> Entry:
    made = partial(_window, table=table, actions=actions, wishes=wishes or TableWishes(), look=look)
    return Entry(name, "at_the_screen", TableWindow, made, Sheet.DIALOGS)


FLOP: tuple[Action, ...] = (
    Call(), RaiseTo(1_200), Fold(), RaiseTo(2_450), Fold(), Fold(), RaiseTo(4_000), Fold(), Fold(), Fold(),
    Call(), Call(),
)  # fmt: skip
TABLES: tuple[Entry, ...] = (
    _entry("table before the flop", 1, (), look=True),
    _entry("table, flop with side pots", 1, (*FLOP, Check(), Bet(2_000)), TableWishes(log=True)),
    _entry("table, heads-up", 2, (RaiseTo(1_500), Call(), Check()), look=True),
    _entry("table, showdown", 1, (*FLOP, *(Check(),) * 6), TableWishes(log=True)),
)
"""In the order in which they are seen."""
