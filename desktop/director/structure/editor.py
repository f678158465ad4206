"""The editor of the structure that an evening follows: what is over stays, what is played asks, the rest follows."""

from functools import partial

from PyQt6.QtCore import Qt, QTimer, pyqtSlot
from PyQt6.QtGui import QKeySequence, QShortcut
from PyQt6.QtWidgets import QButtonGroup, QDialog, QFrame, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button, dismiss, wrapped
from desktop.director.structure import wanted
from desktop.director.structure.choosing import StructuresDialog
from desktop.director.structure.fit_dialog import usual_of
from desktop.director.structure.form import StructureForm
from desktop.director.structure.sheet import Played
from desktop.director.structure.timeline import Timeline, of_evening
from tournament import forecast, wording
from tournament.club import keeping
from tournament.errors import Refusal
from tournament.evening import Decision
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import SECOND, Instant
from tournament.state import Tournament
from tournament.structures import restructuring
from tournament.structures.restructuring import Running
from tournament.structures.structure import Structure
from tournament.structures.structure_edits import listed_upto, with_period
from tournament.wording.restructured import changes

WIDTH_PX, HEIGHT_PX = 1200, 940
MOST_LINES = 3
"""So many changes are told one by one."""


class EditorDialog(QDialog):
    """The table, what would change, and one undoable step when it is kept."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Structure"))
        self._bridge = bridge
        state, at = bridge.state, bridge.now()
        self._old = listed_upto(state.structure, state.clock.reading(at).index)
        self.form = StructureForm(
            self._old,
            self._times,
            self,
            played=self._played(state, at),
            chips=state.chip_set,
            usual=usual_of(bridge, None),
        )
        self.form.take_wanted.connect(self._take)
        self.form.keep_wanted.connect(self._keep_for_club)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(10)
        column.addWidget(PlainLabel(_("The structure of this evening"), self, kind="dialog-title"))
        column.addWidget(self.form, 1)
        column.addWidget(self._question())
        column.addLayout(self._ends())
        self.form.changed.connect(self.look)
        self.resize(look.on_screen(self, WIDTH_PX, HEIGHT_PX))
        self.look()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(SECOND)
        self.form.table.grid.setFocus()

    # ---- building --------------------------------------------------------------------------------------------------

    def _question(self) -> QFrame:
        """What becomes of the level that is being played, once it would be another."""
        self.question = QFrame(self)
        look.set_kind(self.question, "attention")
        row = QHBoxLayout(self.question)
        row.setContentsMargins(14, 8, 14, 8)
        row.setSpacing(16)
        self.asked = PlainLabel("", self.question, kind="strong")
        self.keep = QRadioButton("", self.question)
        self.apply = QRadioButton("", self.question)
        self._answers = QButtonGroup(self)
        for made in (self.keep, self.apply):
            self._answers.addButton(made)
        self._answers.buttonToggled.connect(self.look)
        row.addWidget(self.asked)
        row.addWidget(self.keep)
        row.addWidget(self.apply)
        row.addStretch(1)
        self.question.hide()
        return self.question

    def _ends(self) -> QHBoxLayout:
        ends = QHBoxLayout()
        ends.setSpacing(8)
        self.preview = wrapped("", self)
        ends.addWidget(self.preview, 1)
        cancel = button(_("Cancel"), self)
        cancel.clicked.connect(self.reject)
        # Enter goes down in the table and must not end all of it.
        self.save = button(_("Change the structure"), self, kind="primary")
        self.save.clicked.connect(self._save)
        for key in ("Ctrl+Return", "Ctrl+S"):
            QShortcut(QKeySequence(key), self).activated.connect(self._save)
        for made in (cancel, self.save):
            ends.addWidget(made)
            ends.setAlignment(made, Qt.AlignmentFlag.AlignBottom)
        return ends

    # ---- what it is about ------------------------------------------------------------------------------------------

    @staticmethod
    def _played(state: Tournament, at: Instant) -> Played:
        if not state.has_started(at):
            return Played()
        index = state.clock.reading(at).index
        return Played(over=index, present=index)

    def _times(self, structure: Structure, count: int) -> Timeline:
        return of_evening(self._bridge.state, self._bridge.now(), count, structure)

    @property
    def running(self) -> Running | None:
        """What was answered about the level that is being played."""
        if self.keep.isChecked():
            return Running.KEEP
        return Running.APPLY if self.apply.isChecked() else None

    def decision(self, structure: Structure) -> Decision[Tournament]:
        """What keeping it does."""
        return partial(restructuring.change_structure, new=structure, running=self.running)

    @pyqtSlot()
    def look(self) -> None:
        """Say what would change, ask about the present level if it would, and what is wrong."""
        state, at = self._bridge.state, self._bridge.now()
        self.form.table.sheet.move_on(self._played(state, at))
        structure = self.form.structure
        self._ask(structure)
        why = self.form.why_not if structure is None else self._bridge.may(self.decision(structure))
        self.save.setEnabled(why is None)
        self.save.setToolTip(_("Ctrl+Enter") if why is None else why)
        self.preview.setText("" if structure is None else self._preview(state, at, structure, why))

    def _ask(self, structure: Structure | None) -> None:
        refusal = None
        if structure is not None:
            refusal = self._bridge.refusal(partial(restructuring.change_structure, new=structure))
        if refusal is None or refusal.code != "running_level_changes":
            dismiss(self.question)
            return
        facts = refusal.facts
        words = _("The break after level {n} is on:") if facts["on_break"] else _("Level {n} is running:")
        self.asked.setText(words.format(n=facts["level"]))
        left, then = (wording.clock_time(facts[each]) for each in ("time_left", "time_left_then"))
        self.keep.setText(_("it ends as it is, {time} left").format(time=left))
        self.apply.setText(_("it changes as well, {time} left").format(time=then))
        self.question.show()

    def _preview(self, state: Tournament, at: Instant, structure: Structure, why: str | None) -> str:
        lines = changes(self._old, structure)
        if not lines and structure.name == self._old.name:
            return ""
        shown = lines[:MOST_LINES]
        if len(lines) > MOST_LINES:
            rest = len(lines) - MOST_LINES
            shown.append(ngettext("and {n} change more", "and {n} changes more", rest).format(n=rest))
        end = self._end(state, at, structure)
        # What is asked above need not be said again.
        wrong = [why] if why is not None and self.question.isHidden() else []
        return "\n".join([*wrong, *shown, *([end] if end else [])])

    def _end(self, state: Tournament, at: Instant, structure: Structure) -> str:
        """End 23:50 → 23:20."""
        before = wanted.expected(state, at)
        if before is None:
            return ""
        kept = structure
        if self.running is Running.KEEP and state.has_started(at):
            index = state.clock.reading(at).index
            kept = with_period(structure, index, state.structure.period(index))
        clock = state.clock.with_structure(kept, at)
        after = forecast.of_clock(clock, state.chips_in_play, at, hand=forecast.hand_length(state))
        utc = state.setup.timing is Timing.SIMULATED
        old, new = (wording.time_of_day(each.at, utc=utc) for each in (before, after))
        return (
            _("End {end}, as before").format(end=old) if old == new else _("End {old} → {new}").format(old=old, new=new)
        )

    # ---- doing it --------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _save(self) -> None:
        structure = self.form.structure
        self.look()
        if structure is not None and self.save.isEnabled() and self._bridge.perform(self.decision(structure)):
            self.accept()

    @pyqtSlot()
    def _take(self) -> None:
        dialog = StructuresDialog(self._bridge.club, self, taking=True)
        dialog.taken.connect(self.form.take_over)
        dialog.open()

    @pyqtSlot()
    def _keep_for_club(self) -> None:
        structure = self.form.structure
        if structure is None:
            return
        try:
            self._bridge.club.perform(partial(keeping.keep_structure, structure=structure))
        except Refusal as wrong:
            self.form.tell(wording.refusal(wrong))
            return
        self.form.tell(_("The club keeps {name}.").format(name=structure.name))
