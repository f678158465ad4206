"""A pause is over: it was a break, or they played on meanwhile and the clock should show it."""

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button, dismiss
from tournament import wording
from tournament.clocks import timekeeping
from tournament.clocks.clock import Phase
from tournament.language import gettext as _
from tournament.names import MINUTE, SECOND, Instant, Milliseconds

WORTH_ASKING: Milliseconds = 30 * SECOND
ASKED_FOR: Milliseconds = 5 * MINUTE
"""Who has not answered by then knows it was a break."""


class PauseBar(QFrame):
    """The question, as a bar under the clock, after Resume; as long as nothing else is pressed on the clock."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("awaybar")
        self._bridge = bridge
        self._answered: tuple[Instant, Instant] | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 8, 22, 8)
        self.said = PlainLabel("", self, kind="strong", elide=True)
        self.was_break = button(_("It was a break"), self)
        self.was_break.clicked.connect(self._break)
        self.played = button("", self, kind="primary")
        self.played.clicked.connect(self._played_on)
        row.addWidget(self.said, 1)
        row.addWidget(self.was_break)
        row.addWidget(self.played)
        bridge.changed.connect(self._review)
        self.hide()
        self.show_instant(bridge.now())

    def show_instant(self, at: Instant) -> None:
        """Ask, or ask no more."""
        clock = self._bridge.state.clock
        pause = clock.last_pause
        asks = (
            pause is not None
            and pause != self._answered
            and pause[1] - pause[0] >= WORTH_ASKING
            and at - pause[1] <= ASKED_FOR
            and clock.reading(at).phase is Phase.RUNNING
        )
        if pause is None or not asks:
            if not self.isHidden():
                dismiss(self)
            return
        length = wording.clock_time(pause[1] - pause[0])
        self.said.setText(_("Paused for {time}.").format(time=length))
        self.played.setText(_("We played on, take {time} off").format(time=length))
        self.show()

    @pyqtSlot(object)
    def _review(self, change: object) -> None:
        self.show_instant(self._bridge.now())

    @pyqtSlot()
    def _break(self) -> None:
        self._answered = self._bridge.state.clock.last_pause
        dismiss(self)

    @pyqtSlot()
    def _played_on(self) -> None:
        self._bridge.perform(timekeeping.played_on)
