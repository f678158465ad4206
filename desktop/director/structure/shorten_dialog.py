"""It shall end sooner: later levels become shorter, and the new times are seen before anything changes."""

from functools import partial

from PyQt6.QtCore import Qt, QTime, QTimer, pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.dialogs.schedule import next_time
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, with_answer, wrapped
from desktop.director.structure import wanted
from desktop.director.structure.preview import Preview
from desktop.director.structure.timeline import of_evening
from desktop.director.structure.wanted import WantedEnd
from desktop.director.structure.wanted_dialog import time_field, usual
from tournament import wording
from tournament.clocks import typed_time
from tournament.errors import Refusal
from tournament.evening import Decision
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.names import SECOND, Instant
from tournament.state import Tournament
from tournament.structures import restructuring
from tournament.structures.structure_edits import listed_upto
from tournament.wording.restructured import changes

WIDTH_PX, HEIGHT_PX = 720, 600
MOST_LINES = 3


class ShortenDialog(QDialog):
    """End at [23:45]: which levels last how long then, and when it ends."""

    def __init__(self, bridge: Bridge, wanted_end: WantedEnd, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Shorten"))
        self._bridge, self._wanted = bridge, wanted_end
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 20)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Shorten the levels"), self, kind="dialog-title"))
        row = QHBoxLayout()
        row.setSpacing(16)
        self.time = time_field(self, _("End at"))
        self.least = QLineEdit(typed_time.text(restructuring.LEAST), self)
        for label, field in ((_("&End at"), self.time), (_("&No level under so many minutes"), self.least)):
            held = Field(label, field, self)
            row.addWidget(held)
            row.setAlignment(held, Qt.AlignmentFlag.AlignTop)
        self.least.setMinimumHeight(look.scaled(44))
        row.addStretch(1)
        column.addLayout(row)
        self.now = wrapped("", self)
        self.then = wrapped("", self, kind="strong")
        self.changes = wrapped("", self)
        self.wrong = wrapped("", self, kind="wrong")
        for said in (self.now, self.then, self.changes, self.wrong):
            column.addWidget(said)
        self.preview = Preview(self, _("What it would be"))
        column.addWidget(self.preview, 1)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.save = with_answer(self, ends, _("Shorten"), self._save)
        column.addLayout(ends)
        wall = wording.moment(wanted_end.at or usual(bridge))
        self.time.setTime(QTime(wall.hour, wall.minute))
        self.time.timeChanged.connect(self.look)
        self.least.textChanged.connect(self.look)
        self.resize(look.on_screen(self, WIDTH_PX, HEIGHT_PX))
        self.look()
        # The clock goes on meanwhile.
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(10 * SECOND)
        self.time.setFocus()

    @property
    def end(self) -> Instant:
        """When it shall be over: the next time that the clock on the wall shows that."""
        return next_time(self._bridge.now(), self.time.time())

    def decision(self) -> Decision[Tournament]:
        """What the button does.

        Raises:
            BadInput: the least length is no length of time.
        """
        least = typed_time.read(self.least.text())
        return partial(restructuring.shorten_to, end=self.end, least=least)

    @pyqtSlot()
    @pyqtSlot(QTime)
    @pyqtSlot(str)
    def look(self, changed: object = None) -> None:
        """Show what would come of it, or why it cannot be."""
        state, at = self._bridge.state, self._bridge.now()
        utc = state.setup.timing is Timing.SIMULATED
        found = wanted.expected(state, at)
        self.now.setText("" if found is None else _("Now: {end}.").format(end=wanted.said(found, None, utc=utc)))
        try:
            refusal = self._bridge.refusal(self.decision())
            if refusal is None:
                self._show(state, at, utc=utc)
        except Refusal as wrong:
            refusal = wrong
        if refusal is not None:
            self.then.setText("")
            self.changes.setText("")
            self.preview.show_nothing()
        said = "" if refusal is None else wording.refusal(refusal)
        self.wrong.setText(said)
        self.save.setEnabled(refusal is None)
        self.save.setToolTip(said)

    def _show(self, state: Tournament, at: Instant, *, utc: bool) -> None:
        """As `shorten_to` will have it."""
        new, then = restructuring.shorten(state, at, self.end, typed_time.read(self.least.text()))
        index = state.clock.reading(at).index
        count = max(then.level + 2, index + 2, len(new.periods))
        times = of_evening(state, at, count, new)
        old = listed_upto(state.structure, count)
        self.preview.show_structure(new, times, old, first=index)
        self.changes.setText("\n".join(changes(state.structure, new)[:MOST_LINES]))
        self.then.setText(_("Then: {end}.").format(end=wanted.said(then, self.end, utc=utc)))

    @pyqtSlot()
    def _save(self) -> None:
        try:
            decision = self.decision()
        except Refusal:
            return
        end = self.end
        if self._bridge.perform(decision) is not None:
            self._wanted.want(end)
            self.accept()
