"""When the clock starts by itself."""

from datetime import datetime, timedelta
from functools import partial

from PyQt6.QtCore import Qt, QTime, pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QTimeEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from tournament import wording
from tournament.clocks import timekeeping
from tournament.language import gettext as _
from tournament.names import MINUTE, SECOND, Instant

STEPS = (5, 10, 15, 30)


class ScheduleDialog(QDialog):
    """Asks for a time of day, today or, if that has passed, tomorrow."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Start time"))
        self.setMinimumWidth(500)
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("When do the cards go in the air?"), self, kind="dialog-title"))
        self.time = QTimeEdit(self)
        self.time.setDisplayFormat("HH:mm")
        self.time.setAccessibleName(_("Start time"))
        self.time.setMinimumHeight(44)
        self.time.timeChanged.connect(self._say)
        self.time.setButtonSymbols(QTimeEdit.ButtonSymbols.NoButtons)  # ours are beside it, and the arrow keys work
        self.time.setFont(look.digits(look.TITLE_PX))
        self.time.setMinimumWidth(140)
        alone = QHBoxLayout()
        alone.addWidget(self.time)
        alone.addStretch(1)
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
        at = wording.moment(self._bridge.now() + minutes * MINUTE)
        self.time.setTime(QTime(at.hour, at.minute))
        self._say()

    @pyqtSlot()
    @pyqtSlot(QTime)
    def _say(self, time: QTime | None = None) -> None:
        now = self._bridge.now()
        start = next_time(now, self.time.time())
        left = wording.clock_time(start - now)
        self.said.setText(
            _("The clock starts by itself in {left}, on {day}.").format(left=left, day=wording.day(start))
        )

    @pyqtSlot()
    def _save(self) -> None:
        start = next_time(self._bridge.now(), self.time.time())
        if self._bridge.perform(partial(timekeeping.schedule_start, start_at=start)) is not None:
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
