"""Robots' tables played by the worker process, one stored hand for each turn of the event loop."""

from collections import deque
from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, QTimer, pyqtSignal, pyqtSlot

from db.codec import dump_step, load_step
from desktop.bridge import Bridge
from desktop.play.process import WorkerProcess
from tournament import wording
from tournament.errors import RuleViolation
from tournament.evening import Change
from tournament.events import HandPlayed, Timing
from tournament.history import Step, Stored
from tournament.language import gettext as _
from tournament.names import Instant, TableNo
from tournament.state import Tournament

AHEAD = 3
"""Hands asked for before the desk has stored them: the worker never waits, and little is thrown away."""


class Playing(QObject):
    """Plays the evening's dealt tables, hand by hand or on and on.

    Signals:
        playing_changed: whether hands are being played now.
        failed: a sentence about why playing stopped; nothing that was stored is lost.
        told: a sentence about playing that stopped as it should.
    """

    playing_changed = pyqtSignal(bool)
    failed = pyqtSignal(str)
    told = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._newest = len(bridge.evening.steps)
        self._agreed = 0
        self._turn = 0
        self._waiting = 0
        self._played: deque[Stored | None] = deque()
        self._enough: Callable[[Step], bool] | None = None
        self._ahead = AHEAD
        self._storing = False
        self._process: WorkerProcess | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)
        self._next.timeout.connect(self._take_one)
        bridge.changed.connect(self._evening_changed)

    # ---- what the director presses ---------------------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        """Whether hands are being played."""
        return self._enough is not None

    def may_play(self) -> str | None:
        """The sentence that says why no hand can be played now, None if one can."""
        state = self._bridge.state
        why: str | None = None
        if state.setup.timing is not Timing.SIMULATED:
            why = "not_simulated"
        elif not state.seats_drawn:
            why = "seats_not_drawn"
        elif state.finished is not None:
            why = "evening_over"
        elif not state.has_started(self._bridge.now()):
            why = "not_started"
        return None if why is None else wording.refusal(RuleViolation(why))

    def start(self) -> None:
        """Play on and on, until stopped or somebody has won."""
        self._begin(_never, AHEAD)

    def play_one(self, table: TableNo | None = None) -> None:
        """Play the hand that ends next; for a table, play on until its next hand is over."""
        if table is None:
            self._begin(_at_once, 1)
        else:
            self._begin(partial(_is_of, table=table), AHEAD)

    def stop(self) -> None:
        """Play no more; what was under way is thrown away."""
        if self._enough is None:
            return
        self._enough = None
        self._forget()
        self.playing_changed.emit(False)

    def close(self) -> None:
        """Stop, and end the worker; for the window's end."""
        self.stop()
        process, self._process = self._process, None
        if process is not None:
            process.end()

    # ---- the worker ------------------------------------------------------------------------------------------------

    def _begin(self, enough: Callable[[Step], bool], ahead: int) -> None:
        why = self.may_play()
        if why is not None:
            self.failed.emit(why)
            return
        was, self._enough, self._ahead = self._enough, enough, ahead
        if self._process is None:
            self._process = self._started()
        if was is None:
            self.playing_changed.emit(True)
        self._ask()

    def _started(self) -> WorkerProcess:
        process = WorkerProcess(self)
        process.said.connect(self._read)
        process.lost.connect(self._lost)
        process.missing.connect(self._missing)
        self._agreed = self._waiting = 0
        self._played.clear()
        return process

    def _forget(self) -> None:
        """Whatever the worker has played and the desk has not stored does not count."""
        self._played.clear()
        self._waiting = 0
        self._turn += 1

    def _ask(self) -> None:
        """Tell the worker what it does not know yet and ask for as many hands as may be ahead."""
        process = self._process
        if process is None or self._enough is None:
            return
        lines: list[bytes] = []
        if self._waiting == 0 and not self._played:
            self._turn += 1
            lines.append(f"forget {self._agreed + 1} {self._turn}".encode())
            steps = self._bridge.evening.steps
            lines.extend(f"step {dump_step(stored)}".encode() for stored in steps[self._agreed :])
            self._agreed = len(steps)
        asked = max(0, self._ahead - self._waiting - len(self._played))
        self._waiting += asked
        lines.extend([b"play"] * asked)
        process.tell(lines)

    @pyqtSlot()
    def _read(self) -> None:
        process = self._process
        for line in () if process is None else process.lines():
            word, turn, *rest = line.split(b" ", 2)
            if int(turn) != self._turn:
                continue
            self._waiting -= 1
            self._played.append(load_step(rest[0].decode()) if word == b"hand" else None)
        if self._played:
            self._next.start()

    @pyqtSlot()
    def _take_one(self) -> None:
        """Store one hand; the next one waits until the event loop has been round."""
        if self._enough is None or not self._played:
            return
        played = self._played.popleft()
        if played is not None and played.seq != self._newest + 1:
            self._forget()
        elif played is None or not self._store(played) or self._is_enough(played.step):
            self.stop()
            if played is None and self._bridge.state.finished is None:
                self.told.emit(_("No hand can begin at any table now."))
            return
        self._ask()
        if self._played:
            self._next.start()

    def _store(self, played: Stored) -> bool:
        """Perform the hand; False if it cannot be stored."""
        self._storing = True
        try:
            stored = self._bridge.perform(partial(_as_played, step=played.step), played.at)
        finally:
            self._storing = False
        if stored is None:
            return False
        self._agreed = stored.seq
        return True

    def _is_enough(self, step: Step) -> bool:
        return self._enough is None or self._enough(step) or self._bridge.state.finished is not None

    # ---- what happens meanwhile ------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def _evening_changed(self, change: Change[Tournament]) -> None:
        self._newest = change.stored.seq + len(change.also)
        if self._storing:
            return
        self._forget()
        step = change.stored.step
        if step.undoes is not None or step.instead_of is not None:
            # The hand taken back would be dealt again at once, with the same cards.
            was_playing = self.is_playing
            self.stop()
            if was_playing:
                self.told.emit(_("The robots have stopped, so that the undone hand is not dealt again at once."))
        else:
            self._ask()

    @pyqtSlot()
    def _lost(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.deleteLater()
        if self.is_playing:
            self.stop()
            self.failed.emit(_("The robots stopped unexpectedly. Nothing is lost; press Play on to go on."))

    @pyqtSlot()
    def _missing(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.deleteLater()
        self.stop()
        self.failed.emit(_("The robots cannot play: their process does not start."))


def _as_played(state: Tournament, at: Instant, step: Step) -> Step:
    return step


def _never(step: Step) -> bool:
    return False


def _at_once(step: Step) -> bool:
    return True


def _is_of(step: Step, table: TableNo) -> bool:
    return any(isinstance(event, HandPlayed) and event.table == table for event in step.events)
