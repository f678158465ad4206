"""When should it be over? A time of day, today or, if that has passed, tomorrow."""

from functools import partial

from PyQt6.QtCore import Qt, QTime, pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QTimeEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.dialogs.schedule import next_time
from desktop.director.parts import PlainLabel, button, refuse, with_answer, wrapped
from desktop.director.structure import wanted
from desktop.director.structure.wanted import WantedEnd
from tournament import wording
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.names import HOUR, MINUTE, Instant

STEPS = (2, 3, 4)
"""Hours from now that are offered."""


class WantedDialog(QDialog):
    """Asks for the end; the desk then says when it is expected to be later."""

    def __init__(self, bridge: Bridge, wanted_end: WantedEnd, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Wanted end"))
        look.set_least_width(self, 500)
        self._bridge, self._wanted = bridge, wanted_end
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("When should it be over?"), self, kind="dialog-title"))
        self.time = time_field(self, _("Wanted end"))
        self.time.timeChanged.connect(self._say)
        alone = QHBoxLayout()
        alone.addWidget(self.time)
        self.steps = []
        for hours in STEPS:
            made = button(_("in {n} hours").format(n=hours), self)
            made.clicked.connect(partial(self._set_in, hours))
            self.steps.append(made)
            alone.addWidget(made)
        alone.addStretch(1)
        column.addLayout(alone)
        self.said = wrapped("", self)
        column.addWidget(self.said)
        ends = QHBoxLayout()
        self.none = button(_("No wanted end"), self)
        self.none.clicked.connect(self._want_none)
        refuse(self.none, None if wanted_end.at is not None else _("None has been set."), "")
        ends.addWidget(self.none)
        ends.addStretch(1)
        self.save = with_answer(self, ends, _("Remember it"), self._save)
        column.addSpacing(8)
        column.addLayout(ends)
        self._set(wanted_end.at or usual(bridge))
        self.time.setFocus()

    def _set_in(self, hours: int, checked: bool = False) -> None:
        self._set(self._bridge.now() + hours * HOUR)

    def _set(self, at: Instant) -> None:
        wall = wording.moment(at)
        self.time.setTime(QTime(wall.hour, wall.minute))
        self._say()

    @property
    def end(self) -> Instant:
        """The next instant at which the clock on the wall shows what the field says."""
        return next_time(self._bridge.now(), self.time.time())

    @pyqtSlot()
    @pyqtSlot(QTime)
    def _say(self, time: QTime | None = None) -> None:
        state = self._bridge.state
        found = wanted.expected(state, self._bridge.now())
        said = _("On {day}.").format(day=wording.day(self.end))
        if found is not None:
            said = wanted.said(found, self.end, utc=state.setup.timing is Timing.SIMULATED)
        self.said.setText(said)

    @pyqtSlot()
    def _want_none(self) -> None:
        self._wanted.want(None)
        self.accept()

    @pyqtSlot()
    def _save(self) -> None:
        self._wanted.want(self.end)
        self.accept()


def time_field(parent: QWidget, name: str) -> QTimeEdit:
    """A large field for a time of day."""
    field = QTimeEdit(parent)
    field.setDisplayFormat("HH:mm")
    field.setAccessibleName(name)
    field.setMinimumHeight(look.scaled(44))
    field.setButtonSymbols(QTimeEdit.ButtonSymbols.NoButtons)  # the arrow keys work
    field.setFont(look.digits(look.TITLE_PX))
    field.setMinimumWidth(look.scaled(120))
    return field


def usual(bridge: Bridge) -> Instant:
    """The expected end, a quarter of an hour down; without one four hours from now."""
    found = wanted.expected(bridge.state, bridge.now())
    quarter = 15 * MINUTE
    return bridge.now() + 4 * HOUR if found is None else found.at // quarter * quarter
