"""The computer was away while the clock ran: whether that time counts is the director's decision."""

from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button
from tournament import timekeeping, wording
from tournament.clock import Phase
from tournament.evening import Evening
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.names import SECOND, Instant, Milliseconds

WORTH_ASKING: Milliseconds = 15 * SECOND


@dataclass(frozen=True, slots=True)
class Absence:
    """From when until when nobody saw the clock run."""

    since: Instant
    until: Instant

    @property
    def length(self) -> Milliseconds:
        """How long it was."""
        return self.until - self.since


def absence(evening: Evening, awake: Instant | None, now: Instant) -> Absence | None:
    """The time the clock has run unseen since the desk was last awake; None if there is nothing to ask."""
    state = evening.state
    if state.setup.timing is Timing.SIMULATED:
        return None
    since = max(awake or 0, evening.steps[-1].at)
    if state.started is not None:
        since = max(since, state.started)
    running = state.clock.reading(now).phase is Phase.RUNNING
    return Absence(since, now) if running and now - since >= WORTH_ASKING else None


def give_back(bridge: Bridge, away: Absence) -> bool:
    """Have the clock stand still from the beginning of the absence to its end, as if somebody had paused it.

    Where something was stored meanwhile, the clock cannot be paused before it; then the level gets the time.
    """
    if bridge.evening.steps[-1].at > away.since:
        return bridge.perform(partial(timekeeping.add_time, time=away.length)) is not None
    if bridge.perform(timekeeping.pause, away.since) is None:
        return False
    return bridge.perform(timekeeping.resume, max(away.until, away.since)) is not None


class AwayBar(QFrame):
    """The question, as a bar under the clock; the clock meanwhile counts on."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("awaybar")
        self._bridge = bridge
        self._away: Absence | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 8, 22, 8)
        self.said = PlainLabel("", self, kind="strong")
        self.keep = button(_("Keep counting"), self)
        self.keep.clicked.connect(self._keep)
        self.give = button(_("Give the time back"), self, kind="primary")
        self.give.clicked.connect(self._give)
        row.addWidget(self.said, 1)
        row.addWidget(self.keep)
        row.addWidget(self.give)
        self.hide()

    def ask(self, away: Absence | None) -> None:
        """Ask about that absence; None: there is nothing to ask."""
        self._away = away
        self.setVisible(away is not None)
        if away is not None:
            self.said.setText(_("The computer was away for {time}.").format(time=wording.clock_time(away.length)))

    @pyqtSlot()
    def _keep(self) -> None:
        self.ask(None)

    @pyqtSlot()
    def _give(self) -> None:
        if self._away is not None and give_back(self._bridge, self._away):
            self.ask(None)
