"""Dealt tables of an evening in real time: when a hand begins, who plays it, and what is stored of it."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from random import Random

from PyQt6.QtCore import QObject, QTimer, pyqtSignal, pyqtSlot

from desktop.bridge import SEED_BYTES, Bridge
from desktop.play import being_played
from desktop.play.being_played import BeingPlayed
from desktop.play.errands import Errands, WorkerErrands
from desktop.play.live.live_hand import LiveHand
from desktop.play.live.pace import USUAL, Pace
from desktop.play.playing import Playing
from engine import robots
from engine.hand import Hand
from tournament import wording
from tournament.dealing import beginning, due, ending, settling, voiding
from tournament.evening import Change, Decision
from tournament.events import TableWay, Timing, Voiding
from tournament.language import gettext as _
from tournament.names import EntryNo, TableNo
from tournament.state import Tournament

SPEEDS: tuple[int | None, ...] = (1, 4, 20, None)
"""How many times as fast as people robots play where nobody looks on; None: as fast as it goes."""

FASTEST_SHOWN = 60.0
"""So many times as fast robots are shown where they play as fast as it goes."""

LOOK_AGAIN_MS = 200
"""So often it is looked whether a break is over, while nothing else happens."""


class Dealing(QObject):
    """Plays the evening's dealt tables, each at its own pace, all by the one clock.

    One step is stored for each turn of the event loop, so that the desk answers between any two.

    Attributes:
        pace: how fast hands are shown that begin from now on.

    Signals:
        playing_changed: whether hands begin by themselves now.
        began: a hand began at the table of that number; `live` gives it where somebody plays or looks on.
        over: a hand at the table of that number is over and stored, or it is void.
        told: a sentence about playing that stopped as it should, or about a hand that became void.
        failed: a sentence about why playing stopped; nothing that was stored is lost.
    """

    playing_changed = pyqtSignal(bool)
    began = pyqtSignal(int)
    over = pyqtSignal(int)
    told = pyqtSignal(str)
    failed = pyqtSignal(str)

    def __init__(
        self,
        bridge: Bridge,
        parent: QObject | None = None,
        *,
        fresh: Callable[[int], bytes] = secrets.token_bytes,
        errands: Errands | None = None,
    ) -> None:
        """Deal at nothing yet. `fresh` gives so many bytes of chance, of which each hand is dealt from its own."""
        super().__init__(parent)
        self.pace: Pace = USUAL
        self._bridge = bridge
        self._fresh = fresh
        self._errands: Errands = errands or WorkerErrands(self)
        self._errands.played.connect(self._played)
        self._errands.lost.connect(self._lost)
        self._playing = self._storing = self._stuck = False
        self._speed: int | None = 1
        self._ones: set[TableNo] = set()
        self._hands: dict[TableNo, BeingPlayed] = {}
        self._last: dict[TableNo, Hand] = {}
        self._watched: Counter[TableNo] = Counter()
        self._away: set[EntryNo] = set()
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        bridge.changed.connect(self._evening_changed)
        if voiding.all_under_way(bridge.state):
            self._soon()

    # ---- what the director presses ---------------------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        """Whether hands begin by themselves."""
        return self._playing

    @property
    def speed(self) -> int | None:
        """How many times as fast as people robots play where nobody looks on; None: as fast as it goes."""
        return self._speed

    @speed.setter
    def speed(self, speed: int | None) -> None:
        self._speed = speed
        self._soon()

    def may_play(self) -> str | None:
        """The sentence that says why nothing can be played, None if it can; breaks and pauses are waited for."""
        state = self._bridge.state
        if state.tables and not any(table.way is TableWay.DEALT for table in state.tables.values()):
            return _("The program deals at no table; choose that in a table's menu.")
        why = due.evening_refusal(state, self._bridge.now())
        waits = why is None or why.code in ("on_break", "clock_stands")
        return None if waits or why is None else wording.refusal(why)

    def why_not(self, table: TableNo) -> str | None:
        """The sentence that says why no hand can begin at that table now, None if one can."""
        why = self._bridge.refusal(partial(beginning.begin, number=table))
        return None if why is None else wording.refusal(why)

    def start(self) -> None:
        """Begin one hand after the other at every dealt table, until stopped or somebody has won."""
        why = self.may_play()
        if why is not None:
            self.failed.emit(why)
            return
        self._stuck = False
        if not self._playing:
            self._playing = True
            self.playing_changed.emit(True)
        self._soon()

    def play_one(self, table: TableNo | None = None) -> None:
        """Play the next hand of that table, or of the one that has waited longest, and no more there."""
        if table is None:
            table = next(iter(due.ready(self._bridge.state, self._bridge.now())), None)
        if table is None:
            why = due.evening_refusal(self._bridge.state, self._bridge.now())
            no_table = _("No hand can begin at any table now.")
            self.failed.emit(self.may_play() or (no_table if why is None else wording.refusal(why)))
            return
        refused = self.why_not(table)
        if refused is not None:
            self.failed.emit(refused)
            return
        self._stuck = False
        self._ones.add(table)
        self._soon()

    def stop(self) -> None:
        """Begin no more hands; those under way are played to their end."""
        self._ones.clear()
        if self._playing:
            self._playing = False
            self.playing_changed.emit(False)

    def close(self) -> None:
        """For the end of the desk or of the program: nobody plays on what is under way, so it is void."""
        self.stop()
        for number in tuple(self._hands):
            self._perform(partial(voiding.void, number=number, why=Voiding.STOPPED))
            self._drop(number)
        self._next.stop()
        self._errands.close()

    # ---- what windows look at --------------------------------------------------------------------------------------

    def watch(self, table: TableNo, watched: bool) -> None:
        """Whether one more window shows that table, or one less: what is shown is played here, at the pace given."""
        self._watched[table] += 1 if watched else -1
        here = self._hands.get(table)
        if watched and here is not None and here.live is None and here.over is None:
            # Nobody has seen anything of it yet, so it is played again for whoever looks on.
            here.errand = None
            self._show(here)
            self.began.emit(table)

    def live(self, table: TableNo) -> LiveHand | None:
        """The hand being played at that table where somebody plays or looks on."""
        here = self._hands.get(table)
        return None if here is None else here.live

    def last(self, table: TableNo) -> Hand | None:
        """The hand that was over last at that table since the program started."""
        return self._last.get(table)

    # ---- one turn of the event loop --------------------------------------------------------------------------------

    def _soon(self, ms: int = 0) -> None:
        if not self._next.isActive() or self._next.remainingTime() > ms:
            self._next.start(ms)

    @pyqtSlot()
    def _go_on(self) -> None:
        """Store one step that is due, or wait for what comes."""
        for act in (self._void_what_nobody_plays, self._finish_one, self._settle, self._begin_one):
            if act():
                self._soon()
                return
        waits = list(self._waits())
        if waits:
            self._soon(min(waits))

    def _waits(self) -> Iterator[int]:
        now = self._bridge.now()
        for here in self._hands.values():
            if here.over is not None and not self._stuck:
                yield max(1, here.ends(self._speed) - now)
        if self._playing or self._ones:
            yield LOOK_AGAIN_MS

    def _void_what_nobody_plays(self) -> bool:
        """A hand that is under way again, since its result was undone: nobody has its cards any more."""
        for number in voiding.all_under_way(self._bridge.state):
            if number not in self._hands and not self._stuck:
                return self._perform(partial(voiding.void, number=number, why=Voiding.TAKEN_BACK))
        return False

    def _finish_one(self) -> bool:
        ripe = self._ripe()
        if ripe is None:
            return False
        number, hand = ripe
        if self._perform(partial(ending.finish, number=number, hand=hand, server_seed=self._server_seed)):
            self._last[number] = hand
        elif self._stuck:
            return False
        elif not self._perform(partial(voiding.void, number=number, why=Voiding.TAKEN_BACK)):
            return False  # it did not fit any more, and cannot even be void now
        self._drop(number)
        self.over.emit(number)
        if self._bridge.state.finished is not None:
            self.stop()
        return True

    def _ripe(self) -> tuple[TableNo, Hand] | None:
        """The hand that counts next, where its time has come."""
        now = self._bridge.now()
        over = [(here.ends(self._speed), here.table, here.over) for here in self._hands.values() if here.over]
        over = [each for each in over if each[0] <= now and not self._stuck]
        ends_first = min(over, key=lambda each: each[:2], default=None)
        return None if ends_first is None else ends_first[1:]

    def _settle(self) -> bool:
        state = self._bridge.state
        if not self._playing or not settling.is_due(state):
            return False
        decide = partial(settling.settle, server_seed=self._server_seed)
        return self._bridge.refusal(decide) is None and self._perform(decide)

    def _begin_one(self) -> bool:
        if not (self._playing or self._ones):
            return False
        for number in due.ready(self._bridge.state, self._bridge.now()):
            if self._playing or number in self._ones:
                self._ones.discard(number)
                if not self._perform(partial(beginning.begin, number=number)):
                    return False
                try:
                    self._take_up(number)
                except Exception:
                    # Void, and begun again at once, it would go wrong again, for ever.
                    self.stop()
                    self._soon()
                    raise
                return True
        return False

    def _take_up(self, number: TableNo) -> None:
        """The hand that has just begun is dealt, and played where it has to be."""
        here = being_played.dealt(self._bridge.state, number, self._fresh(SEED_BYTES))
        self._hands[number] = here
        if here.by_people or self._watched[number] > 0:
            self._show(here)
        else:
            here.errand = self._errands.give(here.hand.copy(), here.robots, here.whims)
        self.began.emit(number)

    def _show(self, here: BeingPlayed) -> None:
        seats = self._bridge.state.table(here.table).seats
        played = {seat: robots.robot(*robot) for seat, robot in here.robots.items()}
        pace = self.pace if here.by_people else self.pace.times(self.pace.factor * (self._speed or FASTEST_SHOWN))
        away = [int(seat) for seat, entry in seats.items() if entry in self._away]
        whims = Random(here.whims)  # noqa: S311  (a robot's whims, not secrets)
        here.live = LiveHand(here.hand.copy(), played, pace, whims, self, away=away)
        here.live.over.connect(partial(self._shown, here))

    def _shown(self, here: BeingPlayed, hand: Hand) -> None:
        """A hand that was shown is over."""
        seats = self._bridge.state.table(here.table).seats
        if here.live is not None:
            people = {int(seat): entry for seat, entry in seats.items() if int(seat) in here.live.people}
            self._away -= set(people.values())
            self._away |= {people[seat] for seat in here.live.away if seat in people}
        here.over = hand
        self._soon()

    @pyqtSlot(int, object)
    def _played(self, errand: int, hand: Hand) -> None:
        for here in self._hands.values():
            if here.errand == errand:
                here.over = hand
                self._soon()

    @pyqtSlot(bool)
    def _lost(self, missing: bool) -> None:
        """The worker is gone; its hands are played here instead, as if somebody looked on."""
        self.stop()
        for here in self._hands.values():
            if here.errand is not None and here.over is None:
                here.errand = None
                self._show(here)
        if missing:
            self.failed.emit(_("The robots cannot play: their process does not start."))
        else:
            self.failed.emit(_("The robots stopped unexpectedly. Nothing is lost; press Play on to go on."))

    # ---- what is stored --------------------------------------------------------------------------------------------

    def _perform(self, decide: Decision[Tournament]) -> bool:
        """Store that step; where nothing can be stored all stand still until the director plays on."""
        self._storing = True
        try:
            stored = self._bridge.perform(decide)
        finally:
            self._storing = False
        if stored is None and self._bridge.refusal(decide) is None:
            self._stuck = True
            self.stop()
        return stored is not None

    def _server_seed(self, number: int) -> bytes:
        """The bytes of a draw: the next one's may have been announced."""
        if number == self._bridge.state.draws + 1:
            return self._bridge.server_seed()
        return self._fresh(SEED_BYTES)

    def _drop(self, number: TableNo) -> None:
        """Play that hand no more."""
        here = self._hands.pop(number, None)
        if here is not None and here.live is not None:
            here.live.stop()
            here.live.deleteLater()

    @pyqtSlot(object)
    def _evening_changed(self, change: Change[Tournament]) -> None:
        if self._storing:
            return
        said: list[str] = []
        for number, here in tuple(self._hands.items()):
            if not here.stands(change.after):
                self._drop(number)
                said.append(_("Hand {hand} at table {table} is void.").format(hand=here.number, table=number))
                self.over.emit(number)
        step = change.stored.step
        if step.undoes is not None or step.instead_of is not None:
            # A hand that was taken back would be dealt again at once.
            if self._playing or self._ones:
                said.append(_("No more hands begin by themselves after an undo; press Play on to go on."))
            self.stop()
        if said:
            self.told.emit(" ".join(said))
        if change.after.finished is not None:
            self.stop()
        self._stuck = False
        self._soon()


def playing_of(bridge: Bridge, parent: QObject) -> Playing | Dealing:
    """What plays the dealt tables of that evening: by its seed where time is simulated, else by the clock."""
    return Playing(bridge, parent) if bridge.state.setup.timing is Timing.SIMULATED else Dealing(bridge, parent)
