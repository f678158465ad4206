"""A hand being recorded: what was entered so far, and the engine's hand that it makes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.actions import Action, Call, Check, Due, Fold, Legal
from engine.blinds import Blinds
from engine.cards import UNKNOWN, Card, refuse_doubles, text
from engine.deck import stacked
from engine.errors import BadSetup, EngineRefusal, IllegalAction
from engine.hand import Hand
from engine.presets import TDA
from engine.recording.acts import (
    Act,
    Best,
    BoardSeen,
    Calls,
    Checks,
    Folds,
    HoleSeen,
    Mucks,
    Shows,
    To,
)
from engine.recording.course import STREETS, Course
from engine.result import HandResult
from engine.rules import HouseRules
from engine.seats import Positions, clockwise
from engine.streets import Street


@dataclass(frozen=True, slots=True)
class Scene:
    """What a hand is recorded upon: chips by seat before posting, positions, level and rules, as `Hand` takes them."""

    stacks: Mapping[int, int]
    positions: Positions
    blinds: Blinds
    rules: HouseRules = TDA
    dues: tuple[Due, ...] = ()
    carried: int = 0
    last_two: bool = False

    @property
    def order(self) -> tuple[int, ...]:
        """The dealt seats clockwise from the left of the button."""
        return clockwise(self.stacks.keys(), self.positions.button)


class ActionOf(NamedTuple):
    """Still missing: what the seat on turn does, and what it may do."""

    seat: int
    legal: Legal


class WinnerOf(NamedTuple):
    """Still missing: who of these seats had the best hand of them; the pot (0 the main pot) is his, or theirs."""

    pot: int
    chips: int
    seats: tuple[int, ...]


Missing = ActionOf | WinnerOf


@dataclass
class Recorded:
    """A hand of real cards, entered act by act; each one is held against the rules.

    Cards come when somebody saw them, until the hand is handed over. All that follows from them is worked out: who of
    those whose cards are known won, the pots, who is out. Only what nobody can know is `missing`.
    """

    scene: Scene
    acts: tuple[Act, ...] = ()
    hand: Hand = field(init=False)
    """As it stands: cards nobody told are `cards.UNKNOWN` in it."""
    streets: tuple[Street, ...] = field(init=False)
    """On which street each act was done."""

    def __post_init__(self) -> None:
        """Raises BadSetup as Hand does; IllegalAction or BadSetup where the acts given cannot be."""
        self._take(self.acts)

    # ---- entering --------------------------------------------------------------------------------------------------

    def do(self, act: Act) -> None:
        """Enter what comes next.

        Raises IllegalAction or BadSetup, changing nothing: the codes of `Hand.act`, `let_stand`, `kill`, `void`, `muck`
        and `tell`; `hand_over`, `betting_not_over` (`seat` is on turn), `no_showdown`, `street_not_reached`,
        `board_size`, `hole_cards`, `card_twice` (`card`, and `seat` that has it, 0 the board), `not_all_in` where the
        limit forbids it, `cards_unknown` of a seat that shows, `not_asked` of a seat that cannot show or muck,
        `told_best` of one that had the best hand and would be dead or mucked.
        """
        if isinstance(act, _FROM_THE_DEAL):
            self._take((*self.acts, act))
            return
        # The commonest acts go on from where the hand stands: a long line is entered anew with every letter typed.
        before = self._course.hand.street
        self._course.do(act)
        try:
            self._keep(self._course, (*self.acts, act), (*self.streets, before))
        except EngineRefusal:
            self._take(self.acts)  # the showdown cannot end so
            raise

    def act(self, action: Action) -> None:
        """Enter an action of the seat on turn, as a bar of buttons gives it. Raises as `do`."""
        if isinstance(action, Fold):
            self.do(Folds())
        elif isinstance(action, Check):
            self.do(Checks())
        elif isinstance(action, Call):
            self.do(Calls())
        else:
            self.do(To(action.amount))

    def undo(self) -> Act | None:
        """Take back what was entered last, and say what it was; None where nothing was."""
        if not self.acts:
            return None
        gone = self.acts[-1]
        self._take(self.acts[:-1])
        return gone

    # ---- reading ---------------------------------------------------------------------------------------------------

    def missing(self) -> Missing | None:
        """What still has to be entered; None: the hand is over."""
        hand = self.hand
        if hand.is_over:
            return None
        if hand.to_act is not None:
            return ActionOf(hand.to_act, hand.legal())
        pot, seats = self._waiting.undecided(self._course.best)[0]
        return WinnerOf(pot, self._waiting.pot_sizes[pot], seats)

    def finished(self) -> Hand:
        """The hand, which is over. Raises IllegalAction `hand_not_over`."""
        if not self.hand.is_over:
            raise IllegalAction("hand_not_over", to_act=self.hand.to_act)
        return self.hand

    def result(self) -> HandResult:
        """What came of it. Raises IllegalAction `hand_not_over`."""
        return self.finished().result()

    def hole(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat, as far as they were seen."""
        return self._holes.get(seat, ())

    def board(self, street: Street) -> tuple[Card, ...]:
        """The cards of that street, empty where nobody saw them."""
        first = next((after for after, reached in STREETS.items() if reached is street), 0)
        return tuple([one for place in range(first, street.board_cards) if (one := self._board.get(place)) is not None])

    def copy(self) -> Recorded:
        """An independent one with the same acts."""
        twin = copy(self)
        twin._course = self._course.copy()
        if self.hand is self._course.hand:
            twin.hand = twin._course.hand
        return twin

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _take(self, acts: tuple[Act, ...]) -> None:
        """Make the hand of these acts from the deal on, and keep them if it can be made."""
        holes, board = _seen(self.scene, acts)
        asks = any(isinstance(act, Mucks | Shows | Best) for act in acts)
        course, streets = Course(_dealt(self.scene, holes, board, asks=asks)), list[Street]()
        for act in acts:
            streets.append(course.hand.street)
            course.do(act)
        self._keep(course, acts, tuple(streets))
        self._holes, self._board = holes, board

    def _keep(self, course: Course, acts: tuple[Act, ...], streets: tuple[Street, ...]) -> None:
        """Believe the course with these acts; where a showdown is decided by it, the hand is over."""
        hand = waiting = course.hand
        if hand.showing is not None and not hand.is_over:
            waiting = course.waiting()
            if not waiting.undecided(course.best):
                hand = course.ended(waiting)
        self._course, self._waiting = course, waiting
        self.acts, self.streets, self.hand = acts, streets, hand


_FROM_THE_DEAL = (HoleSeen, BoardSeen, Shows, Mucks, Best)
"""With these the hand is dealt otherwise: other cards are known, or the players are asked at the showdown."""


def _seen(scene: Scene, acts: Iterable[Act]) -> tuple[dict[int, tuple[Card, ...]], dict[int, Card]]:
    """The cards by seat, and of the board by place; none of them twice."""
    holes: dict[int, tuple[Card, ...]] = {}
    board: dict[int, Card] = {}
    for act in acts:
        if isinstance(act, HoleSeen):
            if act.seat not in scene.stacks:
                raise BadSetup("seat_not_dealt", seat=act.seat)
            if not 1 <= len(act.cards) <= 2:
                raise BadSetup("hole_cards", seat=act.seat, cards=len(act.cards))
            refuse_doubles(act.cards)
            holes[act.seat] = act.cards
            owner, new = act.seat, act.cards
        elif isinstance(act, BoardSeen):
            refuse_doubles(act.cards)
            board |= dict(enumerate(act.cards, act.after))
            owner, new = 0, act.cards
        else:
            continue
        for one in new:
            other = next((seat for seat, cards in holes.items() if seat != owner and one in cards), None)
            if other is None and list(board.values()).count(one) > (owner == 0):
                other = 0
            if other is not None:
                raise BadSetup("card_twice", card=text(one), seat=other)
    return holes, board


def _dealt(scene: Scene, holes: Mapping[int, Sequence[Card]], board: Mapping[int, Card], *, asks: bool) -> Hand:
    """The hand before the first action, with stand-ins for what nobody saw."""
    cards: list[list[Card | None]] = [[*holes.get(seat, ()), None, None][:2] for seat in scene.order]
    common = [board.get(place) for place in range(5)]
    deck = stacked(cards, common, burns=scene.rules.burns, rest=UNKNOWN)
    return Hand(
        scene.stacks, scene.positions, scene.blinds, deck, scene.rules,
        dues=scene.dues, carried=scene.carried, last_two=scene.last_two, asks_to_show=asks,
    )  # fmt: skip


__all__ = ["STREETS", "ActionOf", "Missing", "Recorded", "Scene", "WinnerOf"]
