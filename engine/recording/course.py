"""A hand of real cards as it is played out while it is entered: each act held against the rules, the showdown last."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.actions import Call, Check, Fold, Mishap
from engine.cards import are_known
from engine.errors import BadSetup, IllegalAction
from engine.hand import Hand
from engine.recording.acts import (
    Act,
    AllIn,
    Best,
    BoardSeen,
    By,
    Calls,
    Checks,
    Dead,
    Folds,
    HoleSeen,
    Mucks,
    NextStreet,
    Remark,
    Shows,
    To,
    Void,
)
from engine.streets import Street

STREETS = {0: Street.FLOP, 3: Street.TURN, 4: Street.RIVER}
"""Which street a card of the board begins, by how many lie before it."""


@dataclass
class Course:
    """The hand as far as it was played, before anybody speaks at the showdown, and what was said for that.

    `passed`: how many streets were begun by a key; `mucks`: who throws his hand away; `best`: whose hand was best, in
    groups.
    """

    hand: Hand
    passed: int = 0
    mucks: list[int] = field(default_factory=list)
    best: list[tuple[int, ...]] = field(default_factory=list)

    def copy(self) -> Course:
        """An independent one."""
        return Course(self.hand.copy(), self.passed, list(self.mucks), list(self.best))

    def do(self, act: Act) -> None:
        """Do the next act. Raises as `Recorded.do`; nothing has changed then, but for what `_FROM_THE_DEAL` enters."""
        passed = self.passed + isinstance(act, NextStreet)
        _do(self.hand, act, passed, self)
        self.passed = passed

    def waiting(self) -> Hand:
        """The showdown as it would be where those who muck do, and all others stay."""
        trial = self.hand.copy()
        while (seat := trial.to_show) is not None:
            if seat in self.mucks:
                trial.muck()
            else:
                trial.show()
        return trial

    def ended(self, waiting: Hand) -> Hand:
        """The hand once all have spoken: whose hand lost, and was never seen nor told of, has thrown it away.

        `waiting`: the showdown as of `waiting()`, of which nothing is undecided.
        """
        trial = waiting
        if not trial.is_over:
            trial = trial.copy()
            trial.tell(self.best)
        stays = {seat for pot in trial.result().pots for seat in pot.winners}
        stays.update(*self.best)
        hand = self.hand.copy()
        while (seat := hand.to_show) is not None:
            unseen = not are_known(hand.holes[hand.order.index(seat)])
            if seat in self.mucks or (unseen and seat not in stays):
                hand.muck()
            else:
                hand.show()
        if not hand.is_over:
            hand.tell(self.best)
        return hand


def _do(hand: Hand, act: Act, passed: int, course: Course) -> None:
    """Do one act to the hand; what is said at the showdown is kept for its end."""
    match act:
        case Folds(seat) if seat is not None and seat != hand.to_act:
            _kill(hand, course, seat, Mishap.DEAD_HAND, "TDA 58")
        case Folds() | Checks() | Calls() | To() | By() | AllIn():
            _bet(hand, act)
        case NextStreet():
            if hand.street < passed:
                _refuse_over(hand)
                if hand.to_act is None or passed > Street.RIVER:
                    raise IllegalAction("street_not_reached", cards=hand.street.board_cards)
                raise IllegalAction("betting_not_over", seat=hand.to_act)
        case Dead(seat, note, mishap, rule):
            _kill(hand, course, seat, mishap, rule, note)
        case Void(note, mishap, rule):
            hand.void(mishap, rule, note=note)
        case Remark(words):
            hand.remark(words)
        case Shows() | Mucks() | Best():
            _speak(hand, act, course)
        case BoardSeen():
            _refuse_board(hand, act)
        case HoleSeen():
            pass


def _kill(hand: Hand, course: Course, seat: int, mishap: Mishap, rule: str, note: str = "") -> None:
    _refuse_over(hand)
    _refuse_best(course, seat)
    if seat in course.mucks:
        raise IllegalAction("out_of_hand", seat=seat)
    hand.kill(seat, mishap, rule, note=note)


def _refuse_best(course: Course, seat: int) -> None:
    """Whose hand was told to be best cannot be dead or thrown away as well."""
    if any(seat in group for group in course.best):
        raise IllegalAction("told_best", seat=seat)


def _refuse_over(hand: Hand) -> None:
    if hand.is_over:
        raise IllegalAction("hand_over")


def _bet(hand: Hand, act: Folds | Checks | Calls | To | By | AllIn) -> None:
    legal = hand.legal()
    match act:
        case Folds():
            hand.act(Fold())
        case Checks():
            hand.act(Check())
        case Calls():
            hand.act(Call() if hand.owed else Check())
        case To(amount, stood, note) if stood:
            hand.let_stand(amount, note)
        case To(amount):
            hand.act(legal.raise_to(amount))
        case By(amount):
            hand.act(legal.raise_to(legal.bet + hand.owed + amount))
        case AllIn():
            action = legal.all_in
            if action is None and legal.to_call == 0 and legal.max_raise_to is None:
                action = Check()
            if action is None and legal.max_raise_to is None and legal.stack > legal.to_call:
                action = Call()  # nobody could call more, or the betting is not open to him: it is a call
            if action is None:
                raise IllegalAction("not_all_in", most=legal.max_raise_to)
            hand.act(action)


def _speak(hand: Hand, act: Shows | Mucks | Best, course: Course) -> None:
    """Somebody shows or mucks, or it is told whose hand was best."""
    showing = hand.showing
    if showing is None:
        if hand.to_act is not None:
            raise IllegalAction("betting_not_over", seat=hand.to_act)
        raise IllegalAction("no_showdown")
    if isinstance(act, Best):
        course.best.append(act.seats)
        course.waiting().refuse_told(course.best)
        return
    seat, gone = act.seat, {*course.mucks, *showing.mucked}
    if seat is None:
        seat = next((other for other in showing.order if other not in gone), None)
    if seat not in showing.order or seat in gone:
        raise IllegalAction("not_asked", seat=seat)
    if isinstance(act, Mucks):
        _refuse_best(course, seat)
        course.mucks.append(seat)
        after = course.waiting().showing
        if after is not None and seat not in after.mucked:
            raise IllegalAction("last_hand", seat=seat)  # everybody else has thrown his away
    elif not are_known(hand.holes[hand.order.index(seat)]):
        raise IllegalAction("cards_unknown", seat=seat)


def _refuse_board(hand: Hand, act: BoardSeen) -> None:
    """Cards of the board come street by street, once it is reached."""
    places = set(range(act.after, act.after + len(act.cards)))
    if not act.cards or act.after not in STREETS or not {1, 2}.isdisjoint({act.after + len(act.cards)}):
        raise BadSetup("board_size", cards=len(act.cards))
    if max(places) >= 5:
        raise BadSetup("board_size", cards=len(act.cards))
    if max(places) >= hand.street.board_cards:
        raise IllegalAction("street_not_reached", cards=hand.street.board_cards)
