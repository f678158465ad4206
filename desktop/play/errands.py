"""Hands that are played out where nobody looks on: the worker process plays them, and gives back only what is over."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Protocol

from PyQt6.QtCore import QObject, pyqtBoundSignal, pyqtSignal, pyqtSlot

from desktop.play import worker
from desktop.play.process import WorkerProcess
from engine.errors import EngineRefusal
from engine.hand import Hand
from tournament.dealing.players import Played

log = logging.getLogger(__name__)


class Errands(Protocol):
    """Where hands are played out. `played` tells the errand's number and the finished Hand, `lost` that none comes."""

    @property
    def played(self) -> pyqtBoundSignal:
        """The errand's number and the finished Hand."""
        ...

    @property
    def lost(self) -> pyqtBoundSignal:
        """All errands are gone; whether the worker did not even start."""
        ...

    def give(self, hand: Hand, robots: Mapping[int, Played], seed: int) -> int:
        """Have it played out by these robots; the errand's number."""
        ...

    def close(self) -> None:
        """No answers come any more."""
        ...


class WorkerErrands(QObject):
    """Errands of one worker process, which is started with the first one.

    Signals:
        played: the errand's number and the finished Hand.
        lost: the process is gone, and all errands with it; whether it did not even start.
    """

    played = pyqtSignal(int, object)
    lost = pyqtSignal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: WorkerProcess | None = None
        self._last = 0

    def give(self, hand: Hand, robots: Mapping[int, Played], seed: int) -> int:
        """Have it played out by these robots; the errand's number."""
        if self._process is None:
            self._process = WorkerProcess(self)
            self._process.said.connect(self._read)
            self._process.lost.connect(self._lost)
            self._process.missing.connect(self._missing)
        self._last += 1
        self._process.tell([b"deal %d " % self._last + worker.setup(hand, robots, seed)])
        return self._last

    def close(self) -> None:
        """End the process; no answers come any more."""
        process, self._process = self._process, None
        if process is not None:
            process.end()

    @pyqtSlot()
    def _read(self) -> None:
        for line in () if self._process is None else self._process.lines():
            word, number, text = line.split(b" ", 2)
            try:
                if word == b"dealt":
                    self.played.emit(int(number), worker.finished(text))
            except EngineRefusal as wrong:
                # Without what it says of cards; a hand that never ends is found by whoever waits for it.
                log.error("the worker gave back no hand: %s", wrong.code)
                self.close()
                self.lost.emit(False)
                return

    @pyqtSlot()
    def _lost(self) -> None:
        self._gone(missing=False)

    @pyqtSlot()
    def _missing(self) -> None:
        self._gone(missing=True)

    def _gone(self, *, missing: bool) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.deleteLater()
            self.lost.emit(missing)
