"""Where the hands come from that a table's window shows: dealt here as people play them, or played by robots alone.

Both sources look the same to a window. A simulated evening's hands are over before anybody sees them: the last one is
shown again as it was played, every robot doing what it did.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot

from desktop.bridge import Bridge
from desktop.play.dealing import Dealing
from desktop.play.live.alarm import Alarm, QtAlarm
from desktop.play.live.live_hand import LiveHand
from desktop.play.live.pace import USUAL, Pace
from desktop.play.playing import Playing
from engine.actions import Action
from engine.beginning import beginning
from engine.hand import Hand
from engine.records.phh import reading as phh_reading
from engine.records.record import Unreadable
from engine.records.replay import replay
from engine.view import SeatView
from tournament.evening import Change
from tournament.events import HandPlayed
from tournament.history import HandText
from tournament.names import TableNo
from tournament.state import Tournament


class TableSource(QObject):
    """The hands of one table.

    Signals:
        began: `live` is another hand, or there is one now.
        over: the hand shown is over; `live` is gone, `last` is that hand.
        playing_changed: hands begin by themselves, or do no more.
    """

    began = pyqtSignal()
    over = pyqtSignal()
    playing_changed = pyqtSignal()

    def __init__(self, table: TableNo, parent: QObject) -> None:
        super().__init__(parent)
        self.table = table

    @property
    def live(self) -> LiveHand | None:
        """The hand being shown."""
        raise NotImplementedError

    @property
    def last(self) -> Hand | None:
        """The hand that was over last."""
        raise NotImplementedError

    @property
    def is_playing(self) -> bool:
        """Whether hands begin by themselves."""
        raise NotImplementedError

    def play(self, on: bool) -> None:
        """Let hands begin by themselves, at all dealt tables; or no more."""
        raise NotImplementedError

    def play_one(self) -> None:
        """Begin this table's next hand."""
        raise NotImplementedError

    def why_not(self) -> str | None:
        """Why this table's next hand cannot begin now; None: it can."""
        raise NotImplementedError

    def set_pace(self, pace: Pace) -> None:
        """How fast hands are shown from now on."""
        raise NotImplementedError

    def close(self) -> None:
        """The window closes; the evening goes on."""


class DealtTable(TableSource):
    """A dealt table of an evening in real time."""

    def __init__(self, dealing: Dealing, table: TableNo, parent: QObject) -> None:
        super().__init__(table, parent)
        self._dealing = dealing
        self._pace = USUAL
        dealing.began.connect(self._began)
        dealing.over.connect(self._over)
        dealing.playing_changed.connect(self._playing_changed)
        dealing.watch(table, True)

    @property
    def live(self) -> LiveHand | None:
        """The hand being shown."""
        return self._dealing.live(self.table)

    @property
    def last(self) -> Hand | None:
        """The hand that was over last."""
        return self._dealing.last(self.table)

    @property
    def is_playing(self) -> bool:
        """Whether hands begin by themselves."""
        return self._dealing.is_playing

    def play(self, on: bool) -> None:
        """Let hands begin by themselves, at all dealt tables; or no more."""
        if on:
            self._dealing.start()
        else:
            self._dealing.stop()

    def play_one(self) -> None:
        """Begin this table's next hand."""
        self._dealing.play_one(self.table)

    def why_not(self) -> str | None:
        """Why this table's next hand cannot begin now; None: it can."""
        return self._dealing.why_not(self.table)

    def set_pace(self, pace: Pace) -> None:
        """How fast hands are shown from now on."""
        self._pace = pace
        if self.live is not None:
            self.live.pace = pace

    def close(self) -> None:
        """The window closes: the table's hands are played without it, unless people play there."""
        self._dealing.watch(self.table, False)

    @pyqtSlot(int)
    def _began(self, table: int) -> None:
        if table == self.table:
            if self.live is not None:
                self.live.pace = self._pace
            self.began.emit()

    @pyqtSlot(int)
    def _over(self, table: int) -> None:
        if table == self.table:
            self.over.emit()

    @pyqtSlot()
    def _playing_changed(self) -> None:
        self.playing_changed.emit()


class Repeated:
    """Does at one seat what was done there before."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = iter(actions)

    def decide(self, view: SeatView, rng: Random) -> Action:
        """The next of them."""
        del view, rng
        return next(self._actions)


class WatchedTable(TableSource):
    """A table of a simulated evening: while the robots play on the end of each hand, else the last one step by step."""

    def __init__(
        self,
        bridge: Bridge,
        playing: Playing,
        table: TableNo,
        parent: QObject,
        alarms: Callable[[QObject], Alarm] = QtAlarm,
    ) -> None:
        super().__init__(table, parent)
        self._playing, self._alarms, self._again = playing, alarms, alarms(self)
        self._pace = USUAL
        self._live: LiveHand | None = None
        self._last: Hand | None = None
        bridge.changed.connect(self._changed)
        playing.playing_changed.connect(self._playing_changed)

    @property
    def live(self) -> LiveHand | None:
        """The hand being shown."""
        return self._live

    @property
    def last(self) -> Hand | None:
        """The hand that was over last."""
        return self._last

    @property
    def is_playing(self) -> bool:
        """Whether hands begin by themselves."""
        return self._playing.is_playing

    def play(self, on: bool) -> None:
        """Let hands be played on and on, at all tables; or no more."""
        if on:
            self._playing.start()
        else:
            self._playing.stop()

    def play_one(self) -> None:
        """Play this table's next hand."""
        self._playing.play_one(self.table)

    def why_not(self) -> str | None:
        """Why no hand can be played now; None: one can."""
        return self._playing.may_play()

    def set_pace(self, pace: Pace) -> None:
        """How fast hands are shown from now on."""
        self._pace = pace
        if self._live is not None:
            self._live.pace = pace

    def close(self) -> None:
        """The window closes; the robots play on without it."""
        self._drop()

    @pyqtSlot(object)
    def _changed(self, change: Change[Tournament]) -> None:
        step = change.stored.step
        here = any(isinstance(event, HandPlayed) and event.table == self.table for event in step.events)
        text = step.hand
        if not here or text is None:
            return
        hand = _read(text)
        if hand is None:
            return
        self._drop()
        self._last = hand
        # Whether robots play on is known once this hand has been taken; then the last one is shown as it went.
        self._again.after(0, partial(self._show_again, hand))

    def _show_again(self, hand: Hand) -> None:
        if self.is_playing or self._last is not hand:
            self.over.emit()
            return
        robots = {seat: Repeated([taken.action for taken in hand.actions if taken.seat == seat]) for seat in hand.order}
        again = beginning(hand, asks_to_show=False)
        self._live = LiveHand(again, robots, self._pace, Random(0), self, alarms=self._alarms)  # noqa: S311
        self._live.over.connect(self._shown)
        self.began.emit()

    @pyqtSlot()
    def _shown(self) -> None:
        self._drop()
        self.over.emit()

    def _drop(self) -> None:
        live, self._live = self._live, None
        if live is not None:
            live.stop()
            live.deleteLater()

    @pyqtSlot()
    def _playing_changed(self) -> None:
        self.playing_changed.emit()


def _read(text: HandText) -> Hand | None:
    """The hand of a text that was written by a step; None where it is none any more."""
    record = next(iter(phh_reading.read(text.text)), None)
    return None if record is None or isinstance(record, Unreadable) else replay(record).hand
