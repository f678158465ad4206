"""The prize editor: how the pool is divided, each prize changed by hand, and the sum that always proves."""

from dataclasses import replace
from fractions import Fraction
from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.dialogs import amounts
from desktop.director.dialogs.prize_rows import PrizeRows
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import Choice, PlainLabel, button, with_answer, wrapped
from desktop.director.tables.words import fit
from tournament import wording
from tournament.errors import BadInput, Refusal
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Cents
from tournament.payouts import setting
from tournament.payouts.division import Prize, amounts_of, shared
from tournament.payouts.plan import MOST_PLACES, PayoutPlan, PayoutTable, Rounding
from tournament.payouts.tables import TABLES, table_named, table_of
from tournament.state import Tournament
from tournament.wording import prizes as worded

WIDTH_PX, LEFT_PX = 890, 320
OWN, LAW = "", "law"
"""The choices that are no shipped table: the one that counts now, and one made to measure."""
LAW_FIELDS = (("paid", "15"), ("first", "30"), ("last", "1.5"))


class PrizesDialog(QDialog):
    """At the left the rules, at the right what they give; done in one step."""

    def __init__(self, bridge: Bridge, parent: QWidget, *, place: int | None = None) -> None:
        """`place`: whose prize somebody wants to change by hand."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Prizes"))
        look.set_least_width(self, WIDTH_PX)
        self._bridge, self._currency = bridge, bridge.state.setup.currency
        self._looking, self._least = False, place or 0
        self._paid: tuple[Cents, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Prizes"), self, kind="dialog-title"))
        about = _("A prize that is typed is locked and leaves the pool first; the other places share the rest.")
        column.addWidget(wrapped(about, self))
        sides = QHBoxLayout()
        sides.setSpacing(28)
        sides.addWidget(self._rules())
        sides.addLayout(self._prizes(), 1)
        column.addLayout(sides, 1)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        ends = QHBoxLayout()
        self.free = button(_("&Unlock all"), self)
        self.free.clicked.connect(self._free_all)
        self.more = button(_("O&ne more place"), self)
        self.more.clicked.connect(self._add_place)
        ends.addWidget(self.more)
        ends.addWidget(self.free)
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Divide it so"), self._do)
        column.addLayout(ends)
        self.rows.start_with(bridge.state.payouts.by_hand)
        self.rows.edited.connect(self._look)
        bridge.changed.connect(self._look)
        self._look()
        self.rows.come_after(self.guarantee)
        if place is None:
            self.table.setFocus()
        else:
            self.rows.go_to(place)

    # ---- the fields ------------------------------------------------------------------------------------------------

    def _rules(self) -> QWidget:
        left, now = QWidget(self), self._bridge.state.payouts
        look.set_width(left, LEFT_PX)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.table = Choice(left)
        self.table.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        if table_of(now) not in TABLES:
            self.table.addItem(worded.payout_table(table_of(now).name), OWN)
        for each in TABLES:
            self.table.addItem(worded.table_words(each), each.name)
        self.table.addItem(_("Power law, made to measure"), LAW)
        self.table.setCurrentIndex(0 if table_of(now) not in TABLES else self.table.findData(table_of(now).name))
        column.addWidget(Field(_("&Payout table"), self.table, left))
        column.addWidget(self._law(left))
        self.places = self._line(column, _("P&laces paid"), "" if now.places is None else str(now.places), left)
        self.places.setPlaceholderText(_("as the table says"))
        self.rounding = Choice(left)
        self.rounding.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for rounding in Rounding:
            self.rounding.addItem(worded.rounding(rounding), rounding.value)
        self.rounding.setCurrentIndex(self.rounding.findData(now.rounding.value))
        column.addWidget(Field(_("P&rizes are"), self.rounding, left))
        unit = "" if now.unit is None else amounts.typed(now.unit, self._currency)
        self.unit = self._line(column, _("In un&its of"), unit, left)
        self.unit.setPlaceholderText(_("5, or 1 for small prizes"))
        guaranteed = amounts.typed_or_nothing(now.guarantee, self._currency)
        self.guarantee = self._line(column, _("&Guaranteed"), guaranteed, left)
        self.guarantee.setPlaceholderText(_("nothing"))
        column.addStretch(1)
        for choice in (self.table, self.rounding):
            choice.currentIndexChanged.connect(self._look)
        return left

    def _law(self, left: QWidget) -> QWidget:
        """The three numbers of a power law; they appear with their choice."""
        self.law = QWidget(left)
        row = QHBoxLayout(self.law)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        labels = (_("Paid, %"), _("First, %"), _("Last × buy-in"))
        self.law_fields: dict[str, QLineEdit] = {}
        for (code, usual), label in zip(LAW_FIELDS, labels, strict=True):
            made = QLineEdit(usual, self.law)
            made.textChanged.connect(self._look)
            self.law_fields[code] = made
            row.addWidget(Field(label, made, self.law))
        return self.law

    def _line(self, column: QVBoxLayout, label: str, text: str, left: QWidget) -> QLineEdit:
        made = QLineEdit(text, left)
        made.textChanged.connect(self._look)
        held = Field(label, made, left)
        column.addWidget(held)
        return made

    def _prizes(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(8)
        self.rows = PrizeRows(self._currency, self)
        self.rows.looked_at.connect(self._say_tie)
        column.addWidget(self.rows, 1)
        self.sum = PlainLabel("", self, kind="strong")
        self.sum.setFont(look.digits())
        self.tie = wrapped("", self)
        column.addWidget(self.sum)
        column.addWidget(self.tie)
        return column

    # ---- reading ---------------------------------------------------------------------------------------------------

    def _table(self) -> PayoutTable | None:
        """The table that is chosen; what stays as it was is no table of its own.

        Raises:
            BadInput: the numbers of the power law.
        """
        now, chosen = self._bridge.state.payouts, self.table.currentData()
        if chosen == LAW:
            paid, first, last = (_decimal(self.law_fields[code].text()) for code, _usual in LAW_FIELDS)
            return setting.law_table(paid / 100, first / 100, last)
        if chosen in (OWN, table_of(now).name):
            return now.table
        return table_named(chosen)

    def _plan(self) -> PayoutPlan | Refusal | None:
        """The plan that stands there; None if a prize cannot be read, which stands below it."""
        for field in (self.places, self.unit, self.guarantee, *self.law_fields.values()):
            _held(field).accept()
        by_hand = self.rows.read()
        field = self.places
        try:
            places = amounts.whole(self.places.text())
            field = self.unit
            unit = amounts.read_or_nothing(self.unit.text(), self._currency) if self.unit.text().strip() else None
            field = self.guarantee
            guaranteed = amounts.read_or_nothing(self.guarantee.text(), self._currency)
            field = self.law_fields["paid"]
            table = self._table()
        except BadInput as wrong:
            _held(field).refuse(wording.refusal(wrong))
            return wrong
        if by_hand is None:
            return None
        rounding = Rounding(self.rounding.currentData())
        return PayoutPlan(table, rounding, unit, places, guaranteed, by_hand if places != 0 else ())

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(str)
    @pyqtSlot(object)
    def _look(self, changed: object = None) -> None:
        if self._looking:
            return
        self._looking = True
        self.law.setVisible(self.table.currentData() == LAW)
        plan, refusal, said = self._plan(), None, ""
        if isinstance(plan, PayoutPlan):
            refusal = self._bridge.refusal(partial(setting.set_all, plan=plan))
            said = "" if refusal is None else wording.refusal(refusal)
            in_range = plan.places is None or plan.places <= MOST_PLACES
            if in_range and (plan.unit is None or plan.unit > 0):
                self._show(plan)
            if refusal is not None and refusal.code == "places_out_of_range":
                _held(self.places).refuse(said)
            elif refusal is not None and refusal.code == "rounding_unit":
                _held(self.unit).refuse(said)
            beside = refusal is None or refusal.code in ("payouts_unchanged", "places_out_of_range", "rounding_unit")
            self.wrong.setText("" if beside else said)
        else:
            said = wording.refusal(plan) if plan is not None else _("A prize cannot be read.")
            self.sum.setText("")
            self.wrong.setText("")
        self.wrong.setVisible(bool(self.wrong.text()))
        self.yes.setEnabled(not said)
        self.yes.setToolTip(said)
        self.free.setEnabled(any(line.lock.isChecked() for line in self.rows.lines))
        self.free.setToolTip("" if self.free.isEnabled() else _("No prize is locked."))
        self._looking = False
        if self.isVisible():
            fit(self, only_grow=True)

    def _show(self, plan: PayoutPlan) -> None:
        state = self._bridge.state
        prizes = setting.preview(state, plan)
        self.rows.show_prizes(prizes, self._least if plan.places != 0 else 0)
        self.sum.setText(proved(state, plan, prizes))
        self._paid = amounts_of(prizes)
        self._say_tie(1)

    @pyqtSlot(int)
    def _say_tie(self, place: int) -> None:
        """What two get who share that place: the odd unit goes to the one who stands first in the list."""
        paid = self._paid
        if not any(paid[place - 1 : place + 1]):
            self.tie.setText("")
            return
        parts = [wording.amount(part, self._currency) for part in shared(paid, place, 2)]
        said = _("Two who tie for place {place} share places {place} and {next}: {parts}.")
        words = parts[0] if parts[0] == parts[1] else wording.list_of(parts)
        self.tie.setText(said.format(place=place, next=place + 1, parts=words))

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        fit(self, only_grow=True)

    # ---- doing -----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _free_all(self) -> None:
        self._looking = True
        for line in self.rows.lines:
            line.lock.setChecked(False)
        self._looking = False
        self._look()
        self.table.setFocus()

    @pyqtSlot()
    def _add_place(self) -> None:
        self._least = min(len(self.rows.shown) + 1, MOST_PLACES)
        self._look()
        self.rows.go_to(self._least)

    @pyqtSlot()
    def _do(self) -> None:
        plan = self._plan()
        if isinstance(plan, PayoutPlan) and self._bridge.perform(partial(setting.set_all, plan=plan)) is not None:
            self.accept()


def proved(state: Tournament, plan: PayoutPlan, prizes: tuple[Prize, ...]) -> str:
    """The sum of the prizes against the pool: €480 of €480, and who gives or lacks what."""
    currency = state.setup.currency

    def amount(cents: Cents) -> str:
        return wording.amount(cents, currency)

    there = replace(state, payouts=plan)
    wanted = sum(each.amount or 0 for each in plan.by_hand)
    given = max(sum(prize.amount for prize in prizes), wanted)
    said = [_("{sum} of {pool}").format(sum=amount(given), pool=amount(there.pool))]
    if given > there.pool:
        said.append(_("{amount} too much").format(amount=amount(given - there.pool)))
    elif given < there.pool:
        said.append(_("{amount} stay undivided").format(amount=amount(there.pool - given)))
    if there.overlay:
        said.append(_("the house adds {amount}").format(amount=amount(there.overlay)))
    count = sum(bool(prize.amount) for prize in prizes)
    said.append(ngettext("{n} place paid", "{n} places paid", count).format(n=count))
    return " · ".join(said)


def _held(field: QLineEdit) -> Field:
    """The label and the note round that field."""
    parent = field.parentWidget()
    if not isinstance(parent, Field):
        raise TypeError(field)
    return parent


def _decimal(text: str) -> Fraction:
    bare = text.strip().removesuffix("%").strip().replace(",", ".")
    whole, dot, decimals = bare.partition(".")
    if not (bare.isascii() and whole.isdecimal() and (not dot or decimals.isdecimal()) and len(bare) < 10):
        raise BadInput("number_typed_wrong", text=text)
    return Fraction(bare)
