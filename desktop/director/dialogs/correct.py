"""Somebody else has the chips: another eliminator for a bust that was entered wrongly."""

from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QButtonGroup, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from desktop.director.tables.bust_dialog import DIGITS, digit
from desktop.director.tables.deciders import name_chip
from desktop.director.tables.flow import FlowLayout
from tournament.events import PlayerBusted, PlayerDeciding
from tournament.history import Place
from tournament.language import gettext as _
from tournament.names import EntryNo
from tournament.outs import deciding
from tournament.state import Entry, Tournament
from tournament.wording.values import isolated

NOBODY, MOST_ALONE = 0, 2
"""The number of nobody; with so many choices, nobody among them, a pot cannot have been split."""


class CorrectDialog(QDialog):
    """Asks who really did it, among those who sat at that table then."""

    def __init__(self, bridge: Bridge, place: Place, entry: EntryNo, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Correct"))
        look.set_least_width(self, 520)
        self._bridge = bridge
        self._place = place
        self._entry = entry
        self._busts = [e for e in place.shown.step.events if isinstance(e, PlayerBusted | PlayerDeciding)]
        before = bridge.evening.before(place.first.seq)
        bust = next(event for event in self._busts if event.entry == entry)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        name = isolated(before.entry(entry).shown_name)
        column.addWidget(PlainLabel(_("Who has {name}'s chips?").format(name=name), self, kind="dialog-title"))
        column.addWidget(wrapped(_("Everything that follows from it is put right."), self))
        names = QWidget(self)
        flow = FlowLayout(names)
        self.choices = QButtonGroup(self)
        self.choices.setExclusive(len(bust.by) < 2)
        for number, other in enumerate(eliminators(before, bust)):
            key = f"{DIGITS[number]}  " if number < len(DIGITS) else ""
            made = name_chip(f"{key}{isolated(other.shown_name)}", names)
            made.setAccessibleName(other.shown_name)
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.setChecked(other.number in bust.by)
            self.choices.addButton(made, other.number)
            flow.addWidget(made)
        nobody = button(_("nobody"), names)
        nobody.setCheckable(True)
        nobody.setChecked(not bust.by)
        self.choices.addButton(nobody, NOBODY)
        flow.addWidget(nobody)
        self.shared = button(_("several"), names)
        self.shared.setCheckable(True)
        self.shared.setToolTip(_("The pot was split: choose more than one."))
        self.shared.setVisible(len(self.choices.buttons()) > MOST_ALONE)
        self.shared.toggled.connect(self._share)
        self.shared.setChecked(len(bust.by) > 1)
        flow.addWidget(self.shared)
        self.choices.idClicked.connect(self._clicked)
        column.addWidget(names)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addStretch(1)
        self.save = with_answer(self, row, _("Correct"), self._correct)
        column.addSpacing(8)
        column.addLayout(row)

    @pyqtSlot(bool)
    def _share(self, several: bool) -> None:
        """Several have the chips, or one."""
        chosen = self._by()
        self.choices.setExclusive(not several)
        if not several and len(chosen) > 1:
            for made in self.choices.buttons():
                made.setChecked(self.choices.id(made) == chosen[0])

    @pyqtSlot(int)
    def _clicked(self, number: int) -> None:
        """Nobody and somebody exclude each other."""
        for made in self.choices.buttons():
            other = self.choices.id(made)
            if self.shared.isChecked() and (other == NOBODY) != (number == NOBODY):
                made.setChecked(False)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        place = None if event is None else digit(event.text())
        made = self.choices.buttons()
        if place is not None and place < len(made) - 1:
            made[place].click()
        else:
            super().keyPressEvent(event)

    def _by(self) -> tuple[EntryNo, ...]:
        """Who is chosen, nobody left out."""
        numbers = [self.choices.id(made) for made in self.choices.buttons() if made.isChecked()]
        return tuple(EntryNo(number) for number in sorted(numbers) if number != NOBODY)

    @pyqtSlot()
    def _correct(self) -> None:
        decision = partial(deciding.other_winners, lost=self._busts, entry=self._entry, by=self._by())
        if self._bridge.replace(self._place.first.seq, decision) is not None:
            self.accept()


def eliminators(before: Tournament, bust: PlayerBusted | PlayerDeciding) -> list[Entry]:
    """Who could have won the hand: the others at the table."""
    there = before.left if bust.table is None else before.at_table(bust.table)
    return [entry for entry in there if entry.number != bust.entry and entry.deciding is None]
