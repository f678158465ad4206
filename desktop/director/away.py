"""The computer was away while the clock ran: whether that time counts is the director's decision."""

from functools import partial

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button, dismiss
from desktop.director.presses import Press
from tournament import evening as evenings
from tournament import wording
from tournament.clocks import timekeeping
from tournament.language import gettext as _
from tournament.people import absence
from tournament.people.absence import Absence


class AwayBar(QFrame):
    """The question, as a bar under the clock; the clock meanwhile counts on, and absences add up until it is answered.

    Whatever is pressed or entered meanwhile, giving back shows what the clock would have shown without the absences.
    Once that has been taken back, it is asked again.
    """

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("awaybar")
        self._bridge = bridge
        self._absences: tuple[Absence, ...] = ()
        self._given: dict[int, tuple[Absence, ...]] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 8, 22, 8)
        self.said = PlainLabel("", self, kind="strong", elide=True)
        self.keep = button(_("Keep counting"), self)
        self.keep.clicked.connect(self.forget)
        self.give = button(_("Give the time back"), self, kind="primary")
        self.give.clicked.connect(self._give)
        row.addWidget(self.said, 1)
        row.addWidget(self.keep)
        row.addWidget(self.give)
        bridge.changed.connect(self._review)
        self.hide()

    @property
    def unanswered(self) -> tuple[Absence, ...]:
        """The absences that are asked about."""
        return self._absences

    def ask(self, away: Absence | None) -> None:
        """Ask about that absence too; None: there is none."""
        if away is not None:
            self._absences = (*self._absences, away)
            length = wording.clock_time(absence.total(self._absences))
            self.said.setText(_("The computer was away for {time}.").format(time=length))
            self.show()

    @pyqtSlot()
    def forget(self) -> None:
        """Ask no more: the time counts, or has been given back."""
        self._absences = ()
        dismiss(self)

    @pyqtSlot(object)
    def _review(self, change: object) -> None:
        """The question is over where giving back would change nothing any more: another level was entered by hand."""
        if self._given:
            for seq in self._given.keys() & self._bridge.evening.ledger.dead:
                for away in self._given.pop(seq):
                    self.ask(away)
        if not self._absences:
            return
        refusal = evenings.may(self._given_back(), self._bridge.state, self._bridge.now())
        # A break taken since only has to be taken back first: the question stands.
        if refusal is not None and refusal.code != "break_taken_since":
            self.forget()

    @pyqtSlot()
    def _give(self) -> None:
        asked = self._absences
        given = self._bridge.perform(self._given_back())
        if given is not None:
            self._given[given.seq] = asked
            self.forget()

    def _given_back(self) -> Press:
        as_if = absence.as_if_paused(self._bridge.evening.steps, self._absences)
        return partial(timekeeping.give_back, as_if=as_if, time=absence.total(self._absences))
