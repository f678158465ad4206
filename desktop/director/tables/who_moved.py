"""Someone else moved than was noted: the step is told anew, with him."""

from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import Choice, with_answer, wrapped
from tournament import wording
from tournament.evening import Decision, Evening
from tournament.events import Moved, PlayersMoved
from tournament.language import gettext as _
from tournament.names import EntryNo, Instant
from tournament.people.people import sort_key
from tournament.state import Tournament
from tournament.tables import moves


@dataclass(frozen=True, slots=True)
class Noted:
    """A move as it was noted: by which step, together with which others, by which rule."""

    seq: int
    moved: Moved
    together: tuple[Moved, ...]
    rule: str


def made_by(evening: Evening, at: Instant, entry: EntryNo) -> Noted | None:
    """What noted that this player moved at that instant; None where the seats were drawn."""
    for place in evening.ledger.places():
        if place.first.at != at:
            continue
        for event in place.shown.step.events:
            if not isinstance(event, PlayersMoved):
                continue
            for moved in event.moves:
                if moved.entry == entry:
                    return Noted(place.first.seq, moved, event.moves, event.rule)
    return None


class WhoMovedDialog(QDialog):
    """Asks who really went to that seat, among those of the table that gave him."""

    def __init__(self, bridge: Bridge, noted: Noted, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Someone else moved"))
        look.set_least_width(self, 460)
        self._bridge, self._noted = bridge, noted
        self._before = before = bridge.evening.before(noted.seq)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        where = wording.chair(before, noted.moved.to)
        column.addWidget(wrapped(_("Who has moved to {place}?").format(place=where), self, kind="dialog-title"))
        name = wording.short(before.entry(noted.moved.entry).shown_name)
        said = _("{name} was noted, and sits in the old seat again. Later steps stay.").format(name=name)
        column.addWidget(wrapped(said, self))
        self.who = Choice(self)
        self.who.setAccessibleName(_("Who has moved"))
        self.who.setPlaceholderText(_("Choose a player"))
        moving = {moved.entry for moved in noted.together}
        there = before.at_table(noted.moved.origin.table) if noted.moved.origin.table in before.tables else ()
        for entry in sorted(there, key=lambda each: sort_key(each.shown_name)):
            if entry.number not in moving:
                self.who.addItem(entry.shown_name, entry.number)
        self.who.setCurrentIndex(-1)
        self.who.currentIndexChanged.connect(self._look)
        column.addWidget(self.who)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        column.addStretch(1)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Has moved"), self._do)
        column.addLayout(ends)
        bridge.refused.connect(self._refuse)
        self._look()

    def _decision(self) -> Decision[Tournament] | None:
        who, noted = self.who.currentData(), self._noted
        if who is None:
            return None
        instead = moves.moved_to(self._before, EntryNo(who), noted.moved.to)
        wanted = tuple(instead if moved is noted.moved else moved for moved in noted.together)
        return partial(moves.carry_out, moves=wanted, rule=noted.rule)

    @pyqtSlot()
    @pyqtSlot(int)
    def _look(self, _index: int = 0) -> None:
        chosen = self.who.currentIndex() >= 0
        nobody = _("Nobody else sat at that table.") if self.who.count() == 0 else ""
        self.wrong.setText(nobody)
        self.yes.setEnabled(chosen)
        self.yes.setToolTip("" if chosen else nobody or _("Choose who has moved."))

    @pyqtSlot(str)
    def _refuse(self, why: str) -> None:
        self.wrong.setText(why)

    @pyqtSlot()
    def _do(self) -> None:
        decision = self._decision()
        if decision is not None and self._bridge.replace(self._noted.seq, decision) is not None:
            self.accept()
