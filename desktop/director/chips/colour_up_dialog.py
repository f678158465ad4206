"""A colour goes: rounded up, raced off with the cards on screen, or only its total told."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtGui import QHideEvent, QShowEvent
from PyQt6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop import look
from desktop.bridge import Bridge
from desktop.director.chips.odd_rows import OddRow, row
from desktop.director.chips.race_shown import RaceShown
from desktop.director.dialogs import amounts
from desktop.director.dialogs.wish_fields import Field
from desktop.director.following import Following, in_turn
from desktop.director.parts import Choice, PlainLabel, button, wrapped
from desktop.director.tables.words import fit, plain
from tournament import wording
from tournament.chips import colour_up
from tournament.chips.colour_up import OddChips
from tournament.chips.colours_going import ColourDue, due
from tournament.errors import BadInput, Refusal, RuleViolation
from tournament.evening import Decision
from tournament.events import ColourRemoved
from tournament.language import gettext as _
from tournament.names import Chips, TableNo
from tournament.rules import ColourUp
from tournament.state import Entry, Tournament

WIDTH_PX, LEAST_LIST_PX, LIST_PX, ROW_PX = 620, 140, 330, 46


class ColourUpDialog(QDialog):
    """Which chips go into which, at which table and how; who has odd ones, and what it does to the chips in play."""

    def __init__(
        self, bridge: Bridge, going: ColourDue | None, parent: QWidget, way: ColourUp | None = ColourUp.ROUND_UP
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("A colour goes"))
        look.set_least_width(self, WIDTH_PX)
        self._bridge, self._raced, self._told = bridge, False, ""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(28, 26, 28, 24)
        self._column.setSpacing(12)
        self._column.addWidget(PlainLabel(_("A colour goes"), self, kind="dialog-title"))
        self.about = wrapped("", self)
        self._column.addWidget(self.about)
        self._before = QWidget(self)
        before = QVBoxLayout(self._before)
        before.setContentsMargins(0, 0, 0, 0)
        before.setSpacing(12)
        before.addLayout(self._which(going))
        before.addLayout(self._ways(way))
        self.rows: list[OddRow] = []
        self._area = self._list()
        before.addWidget(self._area, 1)
        self.total = QLineEdit(self)
        self.total.setPlaceholderText(_("+175, −25 or 0"))
        self._total = Field(_("More or fewer chips in &play"), self.total, self)
        before.addWidget(self._total)
        self._column.addWidget(self._before, 1)
        self.in_play = PlainLabel("", self, kind="strong")
        self._column.addWidget(self.in_play)
        self.wrong = wrapped("", self, kind="wrong")
        self._column.addWidget(self.wrong)
        ends = QHBoxLayout()
        self.again = button("", self)
        self.again.clicked.connect(self._go_on)
        self.again.hide()
        ends.addWidget(self.again)
        ends.addStretch(1)
        self.cancel = button(_("Cancel"), self)
        self.cancel.clicked.connect(self.reject)
        self.yes = button(_("Round up"), self, kind="primary")
        self.yes.setDefault(True)
        self.yes.clicked.connect(self._do)
        ends.addWidget(self.cancel)
        ends.addWidget(self.yes)
        self._column.addLayout(ends)
        for field in (self.value, self.into, self.total):
            field.textChanged.connect(self._look)
        self.value.editingFinished.connect(self._fill)
        self.into.editingFinished.connect(self._fill)
        self.table.currentIndexChanged.connect(self._fill)
        self._group.buttonToggled.connect(self._look)
        self._fill()
        if going is None:
            self.value.setFocus()
        elif way is None:
            self.total.setFocus()
        else:
            (self.rows[0].odd if self.rows else self.into).setFocus()

    # ---- the fields ------------------------------------------------------------------------------------------------

    def _which(self, going: ColourDue | None) -> QHBoxLayout:
        self.value = QLineEdit("" if going is None else str(going.value), self)
        self.into = QLineEdit("" if going is None or going.into is None else str(going.into), self)
        self.table = Choice(self)
        tables = sorted(self._bridge.state.tables) if going is None else going.tables
        if len(tables) != 1:
            self.table.addItem(_("all tables"), None)
        for number in tables:
            self.table.addItem(wording.numbered(self._bridge.state, number), number)
        fields = QHBoxLayout()
        fields.setSpacing(12)
        fields.addWidget(Field(_("&Chips of"), self.value, self))
        fields.addWidget(Field(_("&into"), self.into, self))
        fields.addWidget(Field(_("&Table"), self.table, self))
        return fields

    def _ways(self, way: ColourUp | None) -> QHBoxLayout:
        self._group = QButtonGroup(self)
        self.up = QRadioButton(_("Round &up"), self)
        self.race = QRadioButton(_("&Race with cards"), self)
        self.told = QRadioButton(_("&Done already, only the total"), self)
        ways = QHBoxLayout()
        ways.setSpacing(16)
        for made in (self.up, self.race, self.told):
            self._group.addButton(made)
            ways.addWidget(made)
        ways.addStretch(1)
        {ColourUp.ROUND_UP: self.up, ColourUp.RACE: self.race, None: self.told}[way].setChecked(True)
        return ways

    def _list(self) -> QScrollArea:
        self._following = Following(self)
        self._last: QWidget | None = None
        area = QScrollArea(self)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inside = QWidget(area)
        look.set_kind(self._inside, "surface")
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(0, 0, 12, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(0, 1)
        area.setWidget(self._inside)
        return area

    @pyqtSlot()
    @pyqtSlot(int)
    def _fill(self, chosen: int = 0) -> None:
        """The players of that table who still have such chips; what was typed of them stays."""
        value, into = self._number(self.value), self._number(self.into)
        kept = {made.entry.number: made.said for made in self.rows}
        for made in self.rows:
            made.remove()
        self.rows, self._last = [], None
        table, font = self.table.currentData(), look.digits()
        is_there = table is None or table in self._bridge.state.tables
        entries = colour_up.taking_part(self._bridge.state, value, table) if is_there else ()

        def add(entry: Entry) -> None:
            made = row(entry, value, into, self._inside, self._grid, len(self.rows), font)
            self._add(made, kept.get(entry.number))

        self._following.take([partial(add, entry) for entry in entries])
        if any(kept.get(entry.number) for entry in entries):
            self._following.finish()  # what was typed counts, wherever it stands
        if self.isVisible():
            self._following.begin()
        self._area.setMinimumHeight(max(LEAST_LIST_PX, min(LIST_PX, len(entries) * ROW_PX)))
        self._look()

    def _add(self, made: OddRow, kept: OddChips | None) -> None:
        """One more line; `kept`: what was typed of him before."""
        if kept is not None and made.odd.isEnabled():
            made.odd.setValue(kept.chips)
            made.last.setChecked(kept.last)
        made.last.setVisible(self.race.isChecked())
        made.odd.valueChanged.connect(self._look)
        made.last.toggled.connect(self._look)
        for widget in (made.odd, made.last):
            self._last = in_turn(self._last, widget)
        self._grid.setRowStretch(len(self.rows), 0)
        self.rows.append(made)
        self._grid.setRowStretch(len(self.rows), 1)

    @staticmethod
    def _number(field: QLineEdit) -> Chips:
        """What is typed there; 0 for anything else, which the decision refuses."""
        try:
            return amounts.whole(field.text()) or 0
        except BadInput:
            return 0

    # ---- what comes of it ------------------------------------------------------------------------------------------

    def _decision(self) -> Decision[Tournament]:
        """The decision that the fields ask for.

        Raises:
            BadInput: the total is no number.
            RuleViolation: `race_at_one_table`.
        """
        value, into, table = self._number(self.value), self._number(self.into), self.table.currentData()
        odd = [said for said in (made.said for made in self.rows) if said is not None]
        if self.told.isChecked():
            text = self.total.text().strip()
            fewer = text[:1] in ("-", "−", "–")
            total = amounts.whole(text.lstrip("+-−–"))
            if total is None:
                raise BadInput("number_typed_wrong", text=text)
            return partial(colour_up.told, value=value, into=into, total=-total if fewer else total, table=table)
        if self.up.isChecked():
            return partial(colour_up.round_up, value=value, into=into, table=table, odd=odd)
        if table is None:
            raise RuleViolation("race_at_one_table")
        seed = self._bridge.server_seed()
        return partial(colour_up.race, value=value, into=into, table=TableNo(table), odd=odd, server_seed=seed)

    @pyqtSlot()
    @pyqtSlot(bool)
    @pyqtSlot(int)
    @pyqtSlot(str)
    def _look(self, changed: object = None) -> None:
        if self._raced:
            return
        racing, told = self.race.isChecked(), self.told.isChecked()
        self._area.setVisible(not told)
        self._total.setVisible(told)
        for made in self.rows:
            made.last.setVisible(racing)
        self.about.setText(self._about())
        self.yes.setText(_("Deal the cards") if racing else _("Done") if told else _("Round up"))
        refusal, shown = self._tried()
        said = "" if refusal is None else wording.refusal(refusal)
        # Nobody has done anything wrong yet while nothing is typed; the button says why all the same.
        asked_still = not (self.value.text().strip() and self.into.text().strip())
        untouched = refusal is not None and refusal.code in ("odd_chips_unknown", "total_missing")
        self.wrong.setText("" if untouched or asked_still else said)
        self.yes.setEnabled(refusal is None)
        self.yes.setToolTip(said)
        self.in_play.setText(shown)
        if self.isVisible():
            fit(self, only_grow=True)

    def showEvent(self, event: QShowEvent | None) -> None:
        """High enough that the last player is not cut in two."""
        super().showEvent(event)
        self._following.begin()
        fit(self, only_grow=True)

    def hideEvent(self, event: QHideEvent | None) -> None:
        super().hideEvent(event)
        self._following.rest()

    def _about(self) -> str:
        if self.told.isChecked():
            return _("Say only what it did to the chips in play.")
        if self.race.isChecked():
            return _(
                "Say who has how many. Whole sets are changed first; for each odd chip there is a card, and the "
                "highest win the new chips, one for a player at most. TDA 24."
            )
        return _("Say who has how many. Whole sets are changed first; what is left over becomes one new chip.")

    def _tried(self) -> tuple[Refusal | None, str]:
        """Why it cannot be done, or what it does to the chips in play; what the cards decide is not told before."""
        state = self._bridge.state
        try:
            step = self._decision()(state, self._bridge.now())
        except Refusal as refusal:
            if refusal.code == "number_typed_wrong" and not self.total.text():
                return RuleViolation("total_missing"), ""
            return refusal, ""
        if self.race.isChecked():
            return None, _("{chips} in play").format(chips=wording.chips(state.chips_in_play))
        before, after = (wording.chips(step.facts[name]) for name in ("before", "after"))
        return None, _("{before} → {after} in play").format(before=before, after=after)

    @pyqtSlot()
    def _do(self) -> None:
        if self._raced:
            if self.shown.is_dealt:
                self.accept()
            else:
                self.shown.finish()
            return
        try:
            decision = self._decision()
        except Refusal:
            return
        racing = self.race.isChecked()
        stored = self._bridge.perform(decision)
        if stored is None:
            self._look()
        elif racing:
            self._show_race(next(e for e in stored.step.events if isinstance(e, ColourRemoved)), stored.step.facts)
        else:
            self.accept()

    def _show_race(self, event: ColourRemoved, facts: Mapping[str, int]) -> None:
        """The cards come; the step is taken already: only Undo makes another race of it."""
        self._raced = True
        self._before.hide()
        self.cancel.hide()
        self.about.setText(_("One card for each odd chip, from seat 1 on; spades, hearts, diamonds, clubs. TDA 24."))
        self.shown = RaceShown(self._bridge.state, event, self)
        self._column.insertWidget(2, self.shown, 1)
        before, after = wording.chips(facts["before"]), wording.chips(facts["after"])
        self._told = _("{before} → {after} in play").format(before=before, after=after)
        self.wrong.setText("")
        self.yes.setText(_("All at once"))
        self.yes.setFocus()
        self.shown.dealt.connect(self._race_is_over)
        fit(self)
        self.shown.deal()

    @pyqtSlot()
    def _race_is_over(self) -> None:
        self.in_play.setText(self._told)
        self.yes.setText(_("Done"))
        waiting = due(self._bridge.state, self._bridge.now())
        if waiting:
            chip = wording.chip_name(waiting[0].value, self._bridge.state.chip_set)
            table = wording.numbered(self._bridge.state, waiting[0].tables[0]) if waiting[0].tables else ""
            said = _("Next: {chip}, table {table}…") if table else _("Next: {chip}…")
            self.again.setText(plain(said.format(chip=chip, table=table)))
            self.again.show()

    @pyqtSlot()
    def _go_on(self) -> None:
        """The next table, or the next colour, by a race too."""
        parent, waiting = self.parentWidget(), due(self._bridge.state, self._bridge.now())
        self.accept()
        if waiting and parent is not None:
            here = replace(waiting[0], tables=waiting[0].tables[:1])
            ColourUpDialog(self._bridge, here, parent, ColourUp.RACE).open()
