"""When the clock starts by itself."""

from datetime import datetime, timedelta
from functools import partial

from PyQt6.QtCore import Qt, QTime, pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QTimeEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import Choice, PlainLabel, button, with_answer, wrapped
from tournament import wording
from tournament.clocks import timekeeping
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.names import MINUTE, SECOND, Instant
from tournament.state import Tournament

STEPS = (5, 10, 15, 30)
DAYS = 60
"""So many days from today on can be chosen."""


class ScheduleDialog(QDialog):
    """Asks for a time of day, today or, if that has passed, tomorrow."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Start time"))
        look.set_least_width(self, 500)
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("When do the cards go in the air?"), self, kind="dialog-title"))
        self.time = QTimeEdit(self)
        self.time.setDisplayFormat("HH:mm")
        self.time.setAccessibleName(_("Start time"))
        look.set_least_height(self.time, 44)
        self.time.timeChanged.connect(self._say)
        self.time.setButtonSymbols(QTimeEdit.ButtonSymbols.NoButtons)  # ours are beside it, and the arrow keys work
        self.time.setFont(look.digits(look.TITLE_PX))
        look.set_least_width(self.time, 140)
        alone = QHBoxLayout()
        alone.addWidget(self.time)
        self.day = Choice(self)
        self.day.setAccessibleName(_("Day"))
        self.day.addItem(_("next time it is that late"), None)
        noon = wording.moment(bridge.now()).replace(hour=12)
        for days in range(DAYS):
            at = noon + timedelta(days=days)
            self.day.addItem(wording.day(int(at.timestamp()) * SECOND), at)
        self.day.currentIndexChanged.connect(self._say)
        alone.addWidget(self.day, 1)
        column.addLayout(alone)
        row = QHBoxLayout()
        self.steps: list[QPushButton] = []
        for minutes in STEPS:
            made = button(_("in {n} min").format(n=minutes), self)
            made.clicked.connect(partial(self._set_in, minutes))
            self.steps.append(made)
            row.addWidget(made)
        row.addStretch(1)
        column.addLayout(row)
        self.said = wrapped("", self)
        column.addWidget(self.said)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.save = with_answer(self, ends, _("Set the start"), self._save)
        column.addSpacing(8)
        column.addLayout(ends)
        self._set_in(STEPS[-1])

    def _set_in(self, minutes: int, checked: bool = False) -> None:
        self.day.setCurrentIndex(0)
        at = wording.moment(self._bridge.now() + minutes * MINUTE)
        self.time.setTime(QTime(at.hour, at.minute))
        self._say()

    @property
    def start(self) -> Instant:
        """The instant that the fields say, by the zone's rules for that day."""
        day = self.day.currentData()
        return next_time(self._bridge.now(), self.time.time()) if day is None else _local(day, self.time.time())

    def _decision(self) -> Decision[Tournament]:
        return partial(timekeeping.schedule_start, start_at=self.start)

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(QTime)
    def _say(self, changed: object = None) -> None:
        now, start = self._bridge.now(), self.start
        why = self._bridge.may(self._decision())
        self.save.setEnabled(why is None)
        self.save.setToolTip(why or "")
        if why is not None:
            self.said.setText(why)
            return
        left = wording.clock_time(start - now)
        self.said.setText(
            _("The clock starts by itself in {left}, on {day}.").format(left=left, day=wording.day(start))
        )

    @pyqtSlot()
    def _save(self) -> None:
        if self._bridge.perform(self._decision()) is not None:
            self.accept()


def next_time(now: Instant, time: QTime) -> Instant:
    """The next instant at which the clock on the wall shows that time."""
    today = wording.moment(now)
    found = _local(today, time)
    if found <= now:
        found = _local(today + timedelta(days=1), time)
    return found


def _local(day: datetime, time: QTime) -> Instant:
    """That time on that day, worked out without an offset, so that a change to summer time is right."""
    wall = datetime(day.year, day.month, day.day, time.hour(), time.minute())  # noqa: DTZ001  (the wall's own time)
    return int(wall.timestamp()) * SECOND
