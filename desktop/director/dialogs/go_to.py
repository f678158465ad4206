"""Which level or break the clock is put to."""

from functools import partial

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import Choice, PlainLabel, with_answer
from tournament import wording
from tournament.clocks import timekeeping
from tournament.language import gettext as _
from tournament.state import Tournament
from tournament.structures.structure import Break

BEYOND = 8
"""So many levels past the end of the list are offered."""


class GoToDialog(QDialog):
    """A list of all levels and breaks, the present one chosen."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Go to"))
        look.set_least_width(self, 460)
        self._bridge = bridge
        state = bridge.state
        present = state.clock.reading(bridge.now()).index
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Where does the clock go on?"), self, kind="dialog-title"))
        self.choice = Choice(self)
        self.choice.setAccessibleName(_("Level or break"))
        for index in range(max(len(state.structure.periods), present + 1) + BEYOND):
            self.choice.addItem(_said(state, index), index)
        self.choice.setCurrentIndex(present)
        column.addWidget(self.choice)
        column.addWidget(PlainLabel(_("It begins there from its beginning."), self, kind="muted"))
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.save = with_answer(self, ends, _("Go there"), self._save)
        column.addSpacing(8)
        column.addLayout(ends)
        self.finished.connect(self.deleteLater)

    @pyqtSlot()
    def _save(self) -> None:
        if self._bridge.perform(partial(timekeeping.go_to, index=self.choice.currentData())) is not None:
            self.accept()


def _said(state: Tournament, index: int) -> str:
    period, number = state.structure.period(index), state.structure.level_number(index)
    length = state.clock.length(index)
    if isinstance(period, Break):
        return _("Break after level {n} · {time}").format(n=number, time=wording.clock_time(length))
    blinds = wording.blinds(period.small_blind, period.big_blind)
    return _("Level {n} · {blinds}").format(n=number, blinds=blinds)
