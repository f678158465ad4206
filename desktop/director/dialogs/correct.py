"""Somebody else has the chips: another eliminator for a bust that was entered wrongly."""

from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QButtonGroup, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from desktop.director.tables.flow import FlowLayout
from tournament.events import PlayerBusted, PlayerDeciding
from tournament.history import Place
from tournament.language import gettext as _
from tournament.names import EntryNo
from tournament.outs import deciding
from tournament.state import Entry, Tournament

NOBODY = 0


class CorrectDialog(QDialog):
    """Asks who really did it, among those who sat at that table then."""

    def __init__(self, bridge: Bridge, place: Place, entry: EntryNo, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Correct"))
        self.setMinimumWidth(520)
        self._bridge = bridge
        self._place = place
        self._entry = entry
        self._busts = [e for e in place.shown.step.events if isinstance(e, PlayerBusted | PlayerDeciding)]
        before = bridge.evening.before(place.first.seq)
        bust = next(event for event in self._busts if event.entry == entry)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        name = before.entry(entry).shown_name
        column.addWidget(PlainLabel(_("Who has {name}'s chips?").format(name=name), self, kind="dialog-title"))
        column.addWidget(wrapped(_("Everything that follows from it is put right."), self))
        names = QWidget(self)
        flow = FlowLayout(names)
        self.choices = QButtonGroup(self)
        for other in eliminators(before, bust):
            made = button(other.shown_name, names)
            made.setCheckable(True)
            made.setChecked(other.number in bust.by)
            self.choices.addButton(made, other.number)
            flow.addWidget(made)
        nobody = button(_("nobody"), names)
        nobody.setCheckable(True)
        nobody.setChecked(not bust.by)
        self.choices.addButton(nobody, NOBODY)
        flow.addWidget(nobody)
        column.addWidget(names)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        self.save = with_answer(self, row, _("Correct"), self._correct)
        column.addSpacing(8)
        column.addLayout(row)

    @pyqtSlot()
    def _correct(self) -> None:
        chosen = self.choices.checkedId()
        by = () if chosen == NOBODY else (EntryNo(chosen),)
        decision = partial(deciding.other_winners, lost=self._busts, entry=self._entry, by=by)
        if self._bridge.replace(self._place.first.seq, decision) is not None:
            self.accept()


def eliminators(before: Tournament, bust: PlayerBusted | PlayerDeciding) -> list[Entry]:
    """Who could have won the hand: the others at the table."""
    there = before.left if bust.table is None else before.at_table(bust.table)
    return [entry for entry in there if entry.number != bust.entry and entry.deciding is None]
