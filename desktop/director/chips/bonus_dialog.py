"""Chips for nothing: whoever was on time, or everybody, with the reason that the history keeps."""

from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director import by_table
from desktop.director.dialogs import amounts
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, button, refuse, with_answer, wrapped
from desktop.director.tables.words import fit, plain
from tournament import wording
from tournament.chips import stacks
from tournament.errors import BadInput, Refusal
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.state import Entry, Tournament

WIDTH_PX, LEAST_LIST_PX = 560, 240


class BonusDialog(QDialog):
    """Who is ticked gets so many chips."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Bonus chips"))
        look.set_least_width(self, WIDTH_PX)
        self._bridge, self._ticking = bridge, False
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Bonus chips"), self, kind="dialog-title"))
        column.addWidget(wrapped(_("Chips for nothing, for everybody who is ticked."), self))
        fields = QHBoxLayout()
        fields.setSpacing(12)
        self.chips, self.because = QLineEdit(self), QLineEdit(self)
        self.because.setPlaceholderText(_("such as: on time"))
        fields.addWidget(Field(_("&Chips for each"), self.chips, self), 1)
        fields.addWidget(Field(_("W&hy"), self.because, self), 2)
        column.addLayout(fields)
        column.addLayout(self._whom())
        self.ticks: list[tuple[Entry, QCheckBox]] = []  # of the rows that are made; nobody else can be ticked
        self._entries = by_table.players(bridge.state)
        self.list = by_table.ByTable(bridge.state, self._entries, self._row, self, least=LEAST_LIST_PX)
        column.addWidget(self.list, 1)
        self.sum = PlainLabel("", self, kind="strong")
        column.addWidget(self.sum)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.give = with_answer(self, ends, _("Give"), self._give)
        column.addLayout(ends)
        for field in (self.chips, self.because):
            field.textChanged.connect(self._look)
        bridge.changed.connect(self._changed)
        self._look()
        self.chips.setFocus()

    def _whom(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.everybody = button(_("&Everybody"), self)
        self.everybody.clicked.connect(self._tick_all)
        self.on_time = button(_("Who was on &time"), self)
        self.on_time.clicked.connect(self._tick_on_time)
        nobody = None if any(came_in_time(self._bridge.state, e) for e in self._bridge.state.left) else ""
        refuse(self.on_time, None if nobody is None else _("Nobody was here before the start."))
        if nobody is None:
            self.on_time.setToolTip(_("Whoever was here and had entered when the clock started"))
        row.addWidget(self.everybody)
        row.addWidget(self.on_time)
        row.addStretch(1)
        return row

    def _row(self, entry: Entry, inside: QWidget) -> tuple[QWidget, ...]:
        tick = QCheckBox(plain(wording.short(entry.shown_name)), inside)
        tick.toggled.connect(self._look)
        self.ticks.append((entry, tick))
        return (tick,)

    @pyqtSlot()
    def _tick_all(self) -> None:
        self.list.finish()
        wanted = not all(tick.isChecked() for _entry, tick in self.ticks)
        self._tick({entry.number for entry, _tick in self.ticks} if wanted else set())

    @pyqtSlot()
    def _tick_on_time(self) -> None:
        state = self._bridge.state
        self.list.finish()
        self._tick({entry.number for entry, _tick in self.ticks if came_in_time(state, entry)})
        if not self.because.text():
            self.because.setText(_("on time"))

    def _tick(self, wanted: set[int]) -> None:
        self._ticking = True  # looked at once, not for each of hundreds
        for entry, tick in self.ticks:
            tick.setChecked(entry.number in wanted)
        self._ticking = False
        self._look()

    def _decision(self) -> Decision[Tournament]:
        """What was typed.

        Raises:
            BadInput: `number_typed_wrong`.
        """
        ticked = [entry.number for entry, tick in self.ticks if tick.isChecked()]
        chips, because = amounts.whole(self.chips.text()) or 0, self.because.text().strip()
        if ticked and len(ticked) == len(self._entries):
            return partial(stacks.give_everybody, chips=chips, reason=because)
        return partial(stacks.give_bonus, entries=ticked, chips=chips, reason=because)

    def _refusal(self) -> Refusal | None:
        try:
            return self._bridge.refusal(self._decision())
        except BadInput as wrong:
            return wrong

    @pyqtSlot(object)
    def _changed(self, change: object) -> None:
        """With others in it would be another list."""
        if not by_table.are_left(self._bridge.state, self._entries):
            self.reject()
        else:
            self._look()

    @pyqtSlot()
    @pyqtSlot(bool)
    @pyqtSlot(str)
    def _look(self, changed: object = None) -> None:
        if self._ticking:
            return
        refusal = self._refusal()
        said = "" if refusal is None else wording.refusal(refusal)
        count = sum(tick.isChecked() for _entry, tick in self.ticks)
        begun = bool(self.chips.text().strip() and count) or (refusal is not None and isinstance(refusal, BadInput))
        self.wrong.setText(said if begun else "")
        self.give.setEnabled(refusal is None)
        self.give.setToolTip(said)
        self.sum.setText("" if refusal is not None else self._summed(count))
        if self.isVisible():
            fit(self, only_grow=True)

    def _summed(self, count: int) -> str:
        chips, before = amounts.whole(self.chips.text()) or 0, self._bridge.state.chips_in_play
        said = ngettext("{n} player gets {chips}", "{n} players get {chips}", count)
        told = said.format(n=count, chips=wording.chips(chips))
        return _("{told}: {before} → {after} in play").format(
            told=told, before=wording.chips(before), after=wording.chips(before + count * chips)
        )

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        fit(self, only_grow=True)

    @pyqtSlot()
    def _give(self) -> None:
        if self._refusal() is None and self._bridge.perform(self._decision()) is not None:
            self.accept()


def came_in_time(state: Tournament, entry: Entry) -> bool:
    """Whether he had entered, and was here, when the clock started; before that: whether he is here."""
    guest = None if entry.player is None else state.guests.get(entry.player)
    if guest is not None and not guest.came:
        return False
    if state.started is None:
        return True
    arrived = entry.entered_at if guest is None or guest.arrived is None else max(guest.arrived, entry.entered_at)
    return arrived <= state.started
