"""The people who play at this screen: who is on turn, what they may see, what they mean to do, how long they may think.

It stands between a hand being played and the bar under the felt; the window around it only hands keys on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import replace

from PyQt6 import sip
from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot

from desktop.play.bar import intentions
from desktop.play.bar.action_bar import ActionBar
from desktop.play.bar.intentions import Intention
from desktop.play.live.live_hand import LiveHand
from desktop.play.live.time_bank import UNHURRIED, Thinking, TimeBank, TimeLeft, TimeRules
from engine.actions import Action, Bet, Check, Fold, RaiseTo
from engine.errors import IllegalAction
from engine.hand import Hand
from tournament.felt.named import Named
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.wording.values import clock_time, isolated

GUARD_MS = 250
"""Who was about to tick something when his turn came has not chosen anything for so long."""

Turn = tuple[int, int, int, bool]
"""Whose it is, after how many actions and deeds, and whether it is to show."""


class AtTheScreen(QObject):
    """Follows one hand after the other at one table.

    Attributes:
        time_rules: how long they may think; a change holds from the next decision on.
        always_open: whether the cards of the only person here need no key.

    Signals:
        changed: other cards may be seen, or the time has gone on: paint anew.
    """

    changed = pyqtSignal()

    def __init__(
        self,
        bar: ActionBar,
        now: Callable[[], Instant],
        parent: QObject | None = None,
        *,
        banks: MutableMapping[str, TimeBank] | None = None,
    ) -> None:
        """`banks`: what people have in their time banks, by name; they keep them from one table to another."""
        super().__init__(parent)
        self.time_rules: TimeRules = UNHURRIED
        self.always_open = False
        self._bar, self._now = bar, now
        self._live: LiveHand | None = None
        self._table: Named | None = None
        self._turn: Turn | None = None
        self._meant: Intention | None = None
        self._thinking: Thinking | None = None
        self._banks = {} if banks is None else banks
        self._is_covered = False
        self._looking: int | None = None
        bar.acted.connect(self._acted)
        bar.intended.connect(self._intended)
        bar.showed.connect(self._showed)
        bar.mucked.connect(self._mucked)

    def follow(self, live: LiveHand | None, table: Named | None = None) -> None:
        """That is the hand being played now; None: there is none."""
        if live is not self._live:
            self._end_thinking()
            if self._live is not None and not sip.isdeleted(self._live):
                self._live.changed.disconnect(self._refresh)
            self._live, self._turn, self._meant, self._thinking, self._looking = live, None, None, None, None
            if live is not None:
                live.changed.connect(self._refresh)
        self._table = table
        self._refresh()

    def hand_over(self) -> None:
        """The hand is over: banks fill up, and nothing is meant any more."""
        if self._live is not None and self._table is not None:
            for seat in self._live.people:
                name = self._table.name(seat)
                self._banks[name] = self._bank(name).after_hand(self.time_rules)
        self._meant = None

    # ---- who is here -----------------------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[int, ...]:
        """The seats in the hand that people here play, those who are away left out."""
        live = self._live
        return () if live is None else tuple(seat for seat in live.people if seat not in live.away)

    @property
    def alone(self) -> int | None:
        """The seat of the only person who plays here, None where there are several or none."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def meant(self) -> Intention | None:
        """What the person who waits means to do."""
        return self._meant

    # ---- what they may see -----------------------------------------------------------------------------------------

    @property
    def eyes(self) -> frozenset[int]:
        """The seats whose cards may be seen face up now.

        A key that is held opens the cards of the one person here, or of the one who was on turn when it was pressed:
        with the turn the cards close again, so that a neighbour who still holds the key sees nothing.
        """
        if self.alone is not None and (self.always_open or self._looking == self.alone):
            return frozenset({self.alone})
        live = self._live
        if live is None or self._looking is None or self._looking != live.waiting_for:
            return frozenset()
        return frozenset({self._looking})

    def look(self, seat: int | None = None) -> bool:
        """Somebody begins to look at his cards: the one of that seat, or whoever may now; false: nobody may."""
        waiting = None if self._live is None else self._live.waiting_for
        allowed = self.alone if self.alone is not None else waiting
        if allowed is None or (seat is not None and seat != allowed):
            return False
        self._looking = allowed
        self.changed.emit()
        return True

    @pyqtSlot()
    def look_away(self) -> None:
        """The key is released."""
        if self._looking is not None:
            self._looking = None
            self.changed.emit()

    # ---- how long they may think -----------------------------------------------------------------------------------

    @property
    def time(self) -> Mapping[int, float]:
        """How much of his time whoever is on turn has left, from 1 to 0, by seat."""
        if self._thinking is None or self._turn is None:
            return {}
        return {self._turn[0]: self._thinking.at(self._now()).share}

    def beat(self) -> None:
        """Time has gone on: show it, and act for whoever has none left."""
        thinking, live = self._thinking, self._live
        if thinking is None or live is None:
            return
        left = thinking.at(self._now())
        if left.is_up and live.waiting_for is not None:
            self._out_of_time(live)
        else:
            self._show_time(left)
            self.changed.emit()

    def cover(self, covered: bool) -> None:
        """Nobody can see the table now, as while the desk is locked: cards are closed, and time stands."""
        self._is_covered = covered
        self.look_away()
        if self._live is not None:
            self._hold_time(self._live)

    @property
    def is_hurried(self) -> bool:
        """Whether time runs for somebody."""
        return self._thinking is not None

    def _out_of_time(self, live: LiveHand) -> None:
        """He checks where that is free, else his hand is folded (TDA 29); at the showdown he shows."""
        if live.hand.to_act is None:
            self._showed()
        else:
            self._acted(Check() if live.hand.legal().can_check else Fold())

    def _bank(self, name: str) -> TimeBank:
        return self._banks.get(name) or TimeBank.full(self.time_rules)

    def _begin_thinking(self, seat: int) -> None:
        bank = self._bank(self._name(seat))
        self._thinking = Thinking.begin(self.time_rules, bank, self._now())
        if self._live is not None:
            self._hold_time(self._live)
        self._show_time(None if self._thinking is None else self._thinking.at(self._now()))

    def _end_thinking(self) -> None:
        if self._thinking is not None and self._turn is not None:
            name = self._name(self._turn[0])
            self._banks[name] = replace(self._bank(name), left=self._thinking.bank_after(self._now()))
        self._thinking = None

    def _hold_time(self, live: LiveHand) -> None:
        if self._thinking is not None:
            at = self._now()
            held = live.is_paused or self._is_covered
            self._thinking = self._thinking.hold(at) if held else self._thinking.go_on(at)

    def _show_time(self, left: TimeLeft | None) -> None:
        if left is None:
            self._bar.time.setText("")
        else:
            shown = clock_time(left.left)
            self._bar.time.setText(_("time bank {time}").format(time=shown) if left.in_bank else shown)

    # ---- what is offered -------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _refresh(self) -> None:
        live = self._live
        self._bar.setEnabled(live is None or not live.is_paused)
        if live is None:
            self._bar.prompt.setText("")
            self._bar.wait(None)
            self._show_time(None)
            self.changed.emit()
            return
        self._hold_time(live)
        if not live.is_paused:
            self._offer(live)
        if self._thinking is None:
            self._show_time(None)
        self.changed.emit()

    def _offer(self, live: LiveHand) -> None:
        hand, seat = live.hand, live.waiting_for
        if seat is None:
            self._end_thinking()
            self._turn = None
            self._bar.prompt.setText("")
            self._offer_intentions(live)
            return
        turn = (seat, len(hand.actions), len(hand.deeds), hand.to_act is None)
        if turn == self._turn:
            return
        self._end_thinking()
        self._turn = turn
        if hand.to_act is not None and self._did_as_meant(live):
            return
        self._begin_thinking(seat)
        self._bar.prompt.setText(self._prompt(seat))
        if hand.to_act is None:
            showing = hand.showing
            why = None if showing is None else showing.refusal_to_muck(seat)
            self._bar.ask_to_show(why is None, _must_show(why))
        else:
            view = hand.public_view()
            self._bar.offer(
                hand.legal(),
                pot=view.pot,
                blinds=hand.blinds,
                smallest=hand.rules.smallest_chip,
                why_no_raise=why_no_raise(hand, self._name(seat)),
                guard=GUARD_MS if self._bar.intents.isVisible() and live.pace.thinking else 0,
            )

    def _prompt(self, seat: int) -> str:
        table = self._table
        name = "" if table is None else table.isolated(seat)
        if self.alone is None:
            return _("{name}, your turn: hold Space to see your cards").format(name=name)
        if self.always_open:
            return _("{name}, your turn").format(name=name)
        return _("Your turn. Hold Space to see your cards")

    def _name(self, seat: int) -> str:
        return "" if self._table is None else self._table.name(seat)

    # ---- what is meant ---------------------------------------------------------------------------------------------

    def _offer_intentions(self, live: LiveHand) -> None:
        """For the one person here who is still in and has chips, while others act."""
        seat, view = self.alone, live.hand.public_view()
        waits = seat is not None and live.hand.to_act is not None
        if seat is None or not waits or seat in view.folded or seat in view.all_in:
            self._meant = None
            self._bar.wait(None, told=self._idle_words(live))
            return
        cost = intentions.price(view, seat)
        if self._meant is not None and not self._meant.holds(cost, live.board_shown):
            self._meant = None
        self._bar.wait(cost, self._meant)

    def _idle_words(self, live: LiveHand) -> str:
        """What the one person here may like to know who has nothing to decide any more."""
        view = live.hand.public_view()
        if live.hand.is_over or self.alone not in view.folded:
            return ""
        return _("You have folded. N skips ahead to the end of the hand.")

    def _did_as_meant(self, live: LiveHand) -> bool:
        """Whether what was meant was done; it is meant once."""
        meant, self._meant = self._meant, None
        action = None if meant is None else meant.action(live.hand.legal(), live.board_shown)
        if action is None:
            return False
        self._bar.wait(None)
        live.act(action)
        return True

    @pyqtSlot(object)
    def _intended(self, meant: Intention | None) -> None:
        board = 0 if self._live is None else self._live.board_shown
        self._meant = None if meant is None else replace(meant, board=board)

    # ---- what is done ----------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def _acted(self, action: Action) -> None:
        if self._live is not None and self._live.waiting_for is not None:
            self._end_thinking()
            self._live.act(action)

    @pyqtSlot()
    def _showed(self) -> None:
        if self._live is not None and self._live.waiting_for is not None:
            self._end_thinking()
            self._live.show()

    @pyqtSlot()
    def _mucked(self) -> None:
        if self._live is not None and self._live.waiting_for is not None:
            self._end_thinking()
            self._live.muck()


def why_no_raise(hand: Hand, name: str) -> str:
    """The sentence that says why whoever is on turn may not raise; empty: he may."""
    legal = hand.legal()
    if legal.max_raise_to is not None:
        return ""
    whole = legal.bet + legal.stack
    try:
        hand.copy().act(Bet(whole) if legal.is_bet else RaiseTo(whole))
    except IllegalAction as refused:
        return _no_raise(refused.code, name)
    return ""


def _no_raise(code: str, name: str) -> str:
    match code:
        case "not_reopened":
            said = _("No raise: there was no full raise since {name} acted, so the betting is not open again (TDA 47).")
            return said.format(name=isolated(name))
        case "nobody_to_call":
            return _("No raise: nobody is left who could call it.")
        case "capped":
            return _("No raise: the raises of this street are used up (TDA 48).")
        case _:
            return _("No raise: the stack is enough for a call only.")


def _must_show(code: str | None) -> str:
    match code:
        case "asked_to_show":
            return _("Somebody who called wants to see this hand.")
        case "last_hand":
            return _("Everybody else has mucked: without this hand nobody could win the pot.")
        case _:
            return ""
