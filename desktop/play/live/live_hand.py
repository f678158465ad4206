"""A hand that is played and shown as it happens: robots decide after a while, people when they like."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from random import Random

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot

from desktop.play.live.alarm import Alarm, QtAlarm
from desktop.play.live.pace import Pace
from engine import irregular
from engine.actions import Action, Check, Fold
from engine.errors import IllegalAction
from engine.hand import Hand
from engine.ranking import strength
from engine.robots import Robot
from engine.streets import Street
from tournament.felt import seeing
from tournament.felt.named import Named
from tournament.felt.view import FeltView


class LiveHand(QObject):
    """A hand at which robots and people at this screen play; seats without a robot are people.

    The engine runs an all-in out at once and is over at once; what may be *seen* follows step by step at the pace given
    (`board_shown`, `end_shown`), and `over` comes last. Where nothing takes time, all of it happens within one call.
    Nothing happens before the event loop has been round once, so that whoever makes it can connect to it.

    `away`: people who were not there when the last card was dealt, and whoever is `set_away` before the first thing
    happens; their hands are dead by the house's rule (TDA 30), blinds and antes stay in.

    Signals:
        changed: something was done or may be seen: paint anew.
        over: the finished Hand, after its end has been shown.
    """

    changed = pyqtSignal()
    over = pyqtSignal(object)

    def __init__(
        self,
        hand: Hand,
        robots: Mapping[int, Robot],
        pace: Pace,
        chance: Random,
        parent: QObject | None = None,
        *,
        away: Collection[int] = (),
        alarms: Callable[[QObject], Alarm] = QtAlarm,
    ) -> None:
        super().__init__(parent)
        self.hand = hand
        self.pace = pace
        self._robots = robots
        self._chance = chance
        self._away = set(away) - set(robots)
        self._alarm = alarms(self)
        self._board = 0 if hand.is_over else len(hand.board)
        self._ended = self._told = False
        self._begun = self._paused = self._stopped = self._going = False
        self._alarm.after(0, self._begin)

    # ---- what is seen ----------------------------------------------------------------------------------------------

    @property
    def board_shown(self) -> int:
        """How many cards of the board may be seen now."""
        return self._board

    @property
    def end_shown(self) -> bool:
        """Whether the end of the hand may be seen: who shows what, and who wins what."""
        return self._ended

    @property
    def people(self) -> tuple[int, ...]:
        """The seats dealt in that people at this screen play, in the order of the hand."""
        return tuple(seat for seat in self.hand.order if seat not in self._robots)

    @property
    def away(self) -> frozenset[int]:
        """The seats of people who are not there."""
        return frozenset(self._away)

    @property
    def is_paused(self) -> bool:
        """Whether nothing goes on."""
        return self._paused

    @property
    def waiting_for(self) -> int | None:
        """The seat of the person who has to act, or to show or muck; None while nobody here has to."""
        if not self._begun or self._paused or self._stopped or self._board < len(self.hand.board):
            return None
        turn = self._turn
        return None if turn is None or turn in self._robots or turn in self._away else turn

    def seen(
        self,
        table: Named,
        eyes: Collection[int] = (),
        *,
        near: int | None = None,
        equity: Mapping[int, float] | None = None,
    ) -> FeltView:
        """What may be seen of it now with these eyes, as `tournament.felt.seeing.seen` tells."""
        return seeing.seen(self.hand, table, eyes, near=near, board=self._board, given=self._ended, equity=equity)

    # ---- what people do --------------------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Do it for the person on turn.

        Raises IllegalAction, changing nothing: `hand_over` where nobody is waited for, or as `Hand.act` does.
        """
        self._refuse_nobody()
        self.hand.act(action)
        self._done()

    def show(self) -> None:
        """The person on turn at the showdown turns his cards up. Raises IllegalAction `nobody_to_show`."""
        self._refuse_nobody()
        self.hand.show()
        self._done()

    def muck(self) -> None:
        """The person on turn at the showdown throws them away.

        Raises IllegalAction, changing nothing: `nobody_to_show`, `asked_to_show` or `last_hand`.
        """
        self._refuse_nobody()
        self.hand.muck()
        self._done()

    def set_away(self, seat: int, away: bool) -> None:
        """The person of that seat goes or comes back; while he is away he checks or folds at once (TDA 29)."""
        if seat in self._robots or seat not in self.hand.order or away == (seat in self._away):
            return
        if away:
            self._away.add(seat)
        else:
            self._away.discard(seat)
        self._done()

    # ---- what the window does --------------------------------------------------------------------------------------

    def pause(self, paused: bool) -> None:
        """Hold everything, or go on."""
        if paused == self._paused or self._stopped:
            return
        self._paused = paused
        if paused:
            self._alarm.cancel()
        self._done()

    def hurry(self) -> None:
        """Wait for nothing until a person has to decide or the end can be seen; an end that is seen is left."""
        if self._paused or self._stopped or self._going:
            return
        self._alarm.cancel()
        seen = self._ended
        while self._begun and not self._stopped:
            _ms, deed = self._due()
            if deed is None:
                break
            deed()
            if self._ended and not seen:
                break
        self._go_on()

    def stop(self) -> None:
        """Nothing happens any more, and `over` never comes; the hand stays where it is."""
        self._stopped = True
        self._alarm.cancel()

    # ---- how it goes on --------------------------------------------------------------------------------------------

    @property
    def _turn(self) -> int | None:
        hand = self.hand
        return hand.to_act if hand.to_act is not None else hand.to_show

    def _begin(self) -> None:
        """Whoever was not there for the last card has a dead hand; then it goes on."""
        self._begun = True
        hand = self.hand
        for seat in sorted(self._away, key=hand.order.index):
            # Who is the last one left takes the pot, there or not; an all-in by a blind has run out already.
            with suppress(IllegalAction):
                irregular.late_player(hand, seat)
        self._done()

    def _refuse_nobody(self) -> None:
        if self.waiting_for is None:
            raise IllegalAction("hand_over")

    def _done(self) -> None:
        self.changed.emit()
        self._go_on()

    @pyqtSlot()
    def _go_on(self) -> None:
        """Do what is due now and wait for what is due later; whoever acts in between only adds to it."""
        if self._going:
            return
        if not self._begun:
            self._alarm.after(0, self._begin)
            return
        self._going = True
        try:
            while not (self._paused or self._stopped):
                ms, deed = self._due()
                if deed is None:
                    return
                if ms:
                    self._alarm.after(ms, self._rung)
                    return
                deed()
        finally:
            self._going = False

    def _rung(self) -> None:
        """It is later now: what was due is done."""
        _ms, deed = self._due()
        if deed is not None and not (self._stopped or self._paused):
            deed()
            self._go_on()

    def _due(self) -> tuple[int, Callable[[], None] | None]:
        """What happens next and in how many milliseconds; nothing where a person is waited for."""
        hand, turn = self.hand, self._turn
        if self._board < len(hand.board):
            return self.pace.standing, self._turn_cards
        if hand.is_over:
            if not self._ended:
                return self.pace.standing, self._show_end
            return (0, None) if self._told else (self.pace.ending, self._tell)
        if turn is None or (turn not in self._robots and turn not in self._away):
            return 0, None
        return (self.pace.thinking if turn in self._robots else 0), self._act_for

    def _turn_cards(self) -> None:
        """The next street is seen."""
        self._board = next(street.board_cards for street in Street if street.board_cards > self._board)
        self.changed.emit()

    def _show_end(self) -> None:
        self._ended = True
        self.changed.emit()

    def _tell(self) -> None:
        self._told = True
        self.over.emit(self.hand)

    def _act_for(self) -> None:
        """The robot on turn does as it likes, and whoever is away as the rules say."""
        hand, seat = self.hand, self._turn
        if seat is None:
            return
        if hand.to_act is None:
            self._show_or_muck(seat)
        elif seat in self._robots:
            hand.act(self._robots[seat].decide(hand.view(seat), self._chance))
        else:
            hand.act(Check() if hand.legal().can_check else Fold())
        self.changed.emit()

    def _show_or_muck(self, seat: int) -> None:
        """A hand that wins something as far as can be seen is shown, and one that must be; any other is mucked."""
        hand = self.hand
        showing = hand.showing
        if showing is None or not showing.may_muck or self._may_win(seat):
            hand.show()
        else:
            hand.muck()

    def _may_win(self, seat: int) -> bool:
        hand = self.hand
        if hand.showing is None:
            return True
        mine = strength((*hand.view(seat).cards, *hand.board))
        shown = {one.seat: one.strength for one in hand.public_view().shown}
        return any(
            seat in seats and all(shown.get(other, 0) <= mine for other in seats if other != seat)
            for seats in hand.showing.contested
        )
