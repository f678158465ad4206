"""A training session as it is played: the hand under way at the screen's pace, and everything between two hands."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from random import Random

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot

from desktop.play.live.alarm import Alarm, QtAlarm
from desktop.play.live.live_hand import LiveHand
from desktop.play.live.pace import AT_ONCE, USUAL, Pace
from engine.deck import shuffled
from engine.entering import Entry
from engine.errors import EngineRefusal
from engine.hand import Hand
from engine.robots import robot
from tournament.felt.named import Named
from tournament.language import gettext as _
from tournament.training import refused
from tournament.training.hints import Hint, hint
from tournament.training.review import Review, review
from tournament.training.session import Session
from tournament.wording import houses

CHANCE_BYTES = 32
"""From the system, for each deck and for each hand's robots."""


def fresh_chance() -> Random:
    """Chance that nobody can foretell."""
    return Random(int.from_bytes(secrets.token_bytes(CHANCE_BYTES), "big"))  # noqa: S311  (seeded by the system)


class TrainingGame(QObject):
    """Deals one hand after the other, whenever it is told to.

    Attributes:
        session: as it stands, a hand under way included.
        live: the hand being played, None between two.
        last: the hand that was over last.

    Signals:
        changed: anything of the above.
        kept: the Session between two hands is another one: it is to be put away.
    """

    changed = pyqtSignal()
    kept = pyqtSignal(object)

    def __init__(
        self,
        session: Session,
        parent: QObject,
        *,
        chance: Callable[[], Random] = fresh_chance,
        alarms: Callable[[QObject], Alarm] = QtAlarm,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.live: LiveHand | None = None
        self.last: Hand | None = None
        self._chance, self._alarms = chance, alarms
        self._pace = USUAL
        self._review: tuple[Hand, int, Review] | None = None

    @property
    def named(self) -> Named:
        """The table as it is called now."""
        session, players = self.session, self.session.plan.players
        return Named(
            _("Training table"),
            {seat: player.name for seat, player in players.items()},
            len(players),
            number=session.number if session.is_under_way else session.hands,
            details=(houses.short(session.plan.house),),
            away=[seat for seat in session.plan.people if session.is_away(seat)],
            stacks=session.table.chips,
        )

    # ---- hands -----------------------------------------------------------------------------------------------------

    def why_no_hand(self) -> str | None:
        """Why no hand can be dealt now; None: one can."""
        if self.live is not None:
            return _("A hand is being played.")
        broke = [seat for seat in self.session.plan.people if self.session.is_broke(seat)]
        away = all(self.session.is_away(seat) or seat in broke for seat in self.session.plan.people)
        if broke and away:
            return _("{name} has too few chips to play on: take more first.").format(name=self.named.isolated(broke[0]))
        if self.session.coming() is None:
            return _("Fewer than two can play: come back, or take chips.")
        return None

    @pyqtSlot()
    def deal(self) -> None:
        """The next hand, if there can be one."""
        if self.why_no_hand() is not None:
            return
        self.session, hand = self.session.next_hand(shuffled(self._chance()))
        plan = self.session.plan
        playing = {seat: robot(*player.manner) for seat, player in plan.players.items() if player.manner is not None}
        away = [seat for seat in plan.people if self.session.is_away(seat) and seat in hand.order]
        # Robots have a chance of their own: that of the deck would know the cards to come.
        self.live = LiveHand(hand, playing, self._pace, self._chance(), self, away=away, alarms=self._alarms)
        self.live.over.connect(self._over)
        self.last = None
        self.changed.emit()

    def set_pace(self, pace: Pace) -> None:
        """Robots think so long from now on."""
        self._pace = pace
        if self.live is not None:
            self.live.pace = pace

    @property
    def nobody_decides(self) -> bool:
        """Whether no person has anything to decide in this hand any more."""
        if self.live is None:
            return False
        view = self.live.hand.public_view()
        gone = {*view.folded, *view.all_in, *self.live.away}
        return self.live.waiting_for is None and all(seat in gone for seat in self.live.people)

    def play_out(self) -> None:
        """The robots end this hand at once."""
        if self.live is not None:
            self.live.pace = AT_ONCE
            self.live.pause(False)

    def stop(self) -> None:
        """The window goes: a hand under way counts for nothing, and is dealt anew another time."""
        self._drop()
        self.session = self.session.called_off()

    @pyqtSlot(object)
    def _over(self, hand: Hand) -> None:
        self._drop()
        self.session, self.last = self.session.finished(hand), hand
        self.kept.emit(self.session)
        self.changed.emit()

    def _drop(self) -> None:
        live, self.live = self.live, None
        if live is not None:
            live.stop()
            live.deleteLater()

    # ---- what is told ----------------------------------------------------------------------------------------------

    def hint(self) -> Hint | None:
        """For the person on turn; None: nobody has to act."""
        live = self.live
        if live is None or live.waiting_for is None or live.hand.to_act is None:
            return None
        return hint(live.hand.view(live.waiting_for), live.hand.rules, self._chance())

    def review(self, seat: int) -> Review | None:
        """Of the hand that was over last, for that seat; None where it was not dealt in or the hand was void."""
        hand = self.last
        if hand is None or seat not in hand.order or hand.result().void:
            return None
        if self._review is None or self._review[0] is not hand or self._review[1] != seat:
            self._review = hand, seat, review(hand, seat, self._chance())
        return self._review[2]

    # ---- between hands ---------------------------------------------------------------------------------------------

    def buy(self, seat: int, chips: int) -> str | None:
        """More chips for that seat, in play from the next hand on; the sentence that says why not, None: done."""
        return self._do(partial(self.session.buy, seat, chips))

    def sit_out(self, seat: int) -> str | None:
        """He is away from the next hand on; where absent players are dealt in, at once."""
        why = self._do(partial(self.session.sit_out, seat))
        if why is None and self.live is not None and not self.session.misses_blinds:
            self.live.set_away(seat, True)
        return why

    def come_back(self, seat: int, entry: Entry | None = None) -> str | None:
        """He is there again."""
        why = self._do(partial(self.session.come_back, seat, entry))
        if why is None and self.live is not None:
            self.live.set_away(seat, False)
        return why

    def choose(self, seat: int, entry: Entry) -> str | None:
        """He posts now, or waits for the big blind."""
        return self._do(partial(self.session.choose, seat, entry))

    def straddle(self, seat: int, *, wanted: bool) -> str | None:
        """He straddles in the next hand, or does not after all."""
        return self._do(partial(self.session.straddle, seat, wanted=wanted))

    def _do(self, act: Callable[[], Session]) -> str | None:
        try:
            self.session = act()
        except EngineRefusal as why:
            return refused.said(why)
        self.kept.emit(self.session)
        self.changed.emit()
        return None
