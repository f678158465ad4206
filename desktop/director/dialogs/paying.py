"""Pay out: everybody who has won something, ticked and handed over at once; slips to copy or to print."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QGuiApplication, QShowEvent
from PyQt6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from db.errors import StorageTrouble
from desktop import exports, look
from desktop.bridge import Bridge
from desktop.director.dialogs import against_terms
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import PlainLabel, button, refuse, with_answer, wrapped
from desktop.director.tables.words import fit, plain
from tournament import wording
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.names import Cents
from tournament.reports.payout_slips import Payout, payout_slips, payouts, payouts_text
from tournament.sales import payments
from tournament.sales.cash import Account
from tournament.state import Tournament
from tournament.wording.prizes import thing

WIDTH_PX, LEAST_LIST_PX = 760, 200


@dataclass(frozen=True, slots=True)
class Line:
    """A person's row: what he gets, the tick, and what is handed over."""

    slip: Payout
    tick: QCheckBox
    hand: PlainLabel


class PayOutDialog(QDialog):
    """Who gets what, what stays here for debts, and one button for all that is ticked.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Pay out"))
        look.set_least_width(self, WIDTH_PX)
        self._bridge, self._currency = bridge, bridge.state.setup.currency
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Pay out"), self, kind="dialog-title"))
        self.about = wrapped(_("Whoever is ticked gets all that was won and not handed over yet."), self)
        column.addWidget(self.about)
        self.lines: list[Line] = []
        column.addWidget(self._list(), 1)
        self.net = QCheckBox(_("&Keep what is owed"), self)
        self.net.setChecked(True)
        self.net.toggled.connect(self._look)
        column.addWidget(self.net)
        self.total = PlainLabel("", self, kind="strong")
        column.addWidget(self.total)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        self.because = QLineEdit(self)
        self.because.textChanged.connect(self._look)
        self.because_field = Field(_("Pay it all the same, &because"), self.because, self)
        column.addWidget(self.because_field)
        ends = QHBoxLayout()
        self.copying = button(_("&Copy as text"), self)
        self.copying.clicked.connect(self._copy)
        self.saving = button(_("&Save slips…"), self)
        self.saving.clicked.connect(self._ask_file)
        ends.addWidget(self.copying)
        ends.addWidget(self.saving)
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Handed over"), self._do)
        column.addLayout(ends)
        bridge.changed.connect(self._changed)
        self._look()
        first = next((line.tick for line in self.lines if line.tick.isEnabled()), self.yes)
        first.setFocus()

    def _list(self) -> QScrollArea:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setMinimumHeight(look.scaled(LEAST_LIST_PX))
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(area)
        look.set_kind(inside, "surface")
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        heads = (_("Who"), _("Place"), _("Prize"), _("Bounties"), _("Owes"), _("To hand over"))
        for place, words in enumerate(heads):
            label = PlainLabel(words, inside, kind="label")
            if place > 1:
                label.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(label, 0, place)
        state = self._bridge.state
        for row, slip in enumerate(payouts(state, self._bridge.now()), start=1):
            self._add(grid, row, slip, inside)
        grid.setRowStretch(len(self.lines) + 1, 1)
        area.setWidget(inside)
        return area

    def _add(self, grid: QGridLayout, row: int, slip: Payout, inside: QWidget) -> None:
        tick = QCheckBox(plain(wording.short(slip.name)), inside)
        money = bool(slip.prize or slip.bounty)
        tick.setChecked(money and not slip.provisional)
        tick.setEnabled(money)
        tick.setToolTip("" if money else _("No money was won, and only money is ticked off."))
        tick.toggled.connect(self._look)
        place = _("in") if slip.place is None else wording.ordinal_place(slip.place, tied=slip.tied)
        things = ", ".join(thing(each, tied=slip.tied) for each in slip.things)
        prize = self._money(slip.prize)
        if things:
            prize = f"{prize} + {things}" if prize else things
        hand = PlainLabel("", inside, kind="strong")
        texts = (prize, self._money(slip.bounty), self._money(slip.owing))
        labels = [PlainLabel(text, inside) for text in texts]
        provisional = _("{place}, may still change").format(place=place) if slip.provisional else place
        cells = [tick, PlainLabel(provisional, inside, kind="muted"), *labels, hand]
        for column, widget in enumerate(cells):
            grid.addWidget(widget, row, column)
        for label in (*labels, hand):
            label.setFont(look.digits())
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.lines.append(Line(slip, tick, hand))

    def _money(self, cents: Cents) -> str:
        return wording.amount(cents, self._currency) if cents else ""

    # ---- showing ---------------------------------------------------------------------------------------------------

    @property
    def _ticked(self) -> list[Line]:
        return [line for line in self.lines if line.tick.isChecked()]

    def _decision(self) -> Decision[Tournament]:
        entries = [line.slip.entry for line in self._ticked]
        because = self.because.text().strip()
        return partial(payments.pay_out, entries=entries, net=self.net.isChecked(), because=because)

    def _hand(self, slip: Payout) -> Cents:
        return slip.prize + slip.bounty - self._kept(slip)

    def _kept(self, slip: Payout) -> Cents:
        return min(slip.owing, slip.prize + slip.bounty) if self.net.isChecked() else 0

    @pyqtSlot(object)
    def _changed(self, change: object) -> None:
        """The evening goes on meanwhile: what is shown must be what is paid."""
        if payouts(self._bridge.state, self._bridge.now()) != tuple(line.slip for line in self.lines):
            self.reject()

    @pyqtSlot()
    @pyqtSlot(bool)
    @pyqtSlot(str)
    def _look(self, changed: object = None) -> None:
        for line in self.lines:
            line.hand.setText(wording.amount(self._hand(line.slip), self._currency))
        ticked = self._ticked
        self.net.setVisible(any(line.slip.owing for line in self.lines))
        self.total.setText(self._summed(ticked))
        refusal = self._bridge.refusal(self._decision())
        because = any(line.slip.provisional for line in ticked)
        self.because_field.setVisible(because)
        said = "" if refusal is None else wording.refusal(refusal)
        asks = against_terms.may_be_allowed(refusal)
        self.wrong.setText(said if ticked else "")
        self.wrong.setVisible(bool(self.wrong.text()))
        look.set_kind(self.wrong, "muted" if asks else "wrong")
        nothing = None if self.lines else _("Nobody has anything to get.")
        self.yes.setEnabled(refusal is None)
        self.yes.setToolTip(_("Tick who gets his money.") if self.lines and not ticked else said)
        refuse(self.copying, nothing, _("A line for each of those ticked, to paste"))
        refuse(self.saving, nothing, _("A page with a slip for everybody, to print and cut"))
        if self.isVisible():
            fit(self, only_grow=True)

    def _summed(self, ticked: list[Line]) -> str:
        hand = sum(self._hand(line.slip) for line in ticked)
        kept = sum(self._kept(line.slip) for line in ticked)
        all_of_it = sum(line.slip.prize + line.slip.bounty for line in self.lines)
        said = _("{amount} to hand over, of {all} that is due").format(
            amount=wording.amount(hand, self._currency), all=wording.amount(all_of_it, self._currency)
        )
        if not kept:
            return said
        return _("{said}; {kept} stays for what is owed").format(said=said, kept=wording.amount(kept, self._currency))

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        fit(self, only_grow=True)

    # ---- doing -----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _do(self) -> None:
        self._bridge.changed.disconnect(self._changed)
        if self._bridge.perform(self._decision()) is not None:
            self.accept()
        else:
            self._bridge.changed.connect(self._changed)

    @pyqtSlot()
    def _copy(self) -> None:
        clipboard = QGuiApplication.clipboard()
        if clipboard is not None:
            found = payouts(self._bridge.state, self._bridge.now(), net=self.net.isChecked())
            wanted = {line.slip.entry for line in self._ticked} or {slip.entry for slip in found}
            clipboard.setText(payouts_text([slip for slip in found if slip.entry in wanted], self._currency))
            self.told.emit(_("The slips are copied as text."))

    @pyqtSlot()
    def _ask_file(self) -> None:
        asked = QFileDialog(self, _("Save slips"))
        asked.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asked.setNameFilter("*.html")
        asked.setDefaultSuffix("html")
        asked.selectFile("slips.html")
        asked.fileSelected.connect(self.save_to)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def save_to(self, file: str) -> None:
        """Write the slips into that file."""
        page = payout_slips(self._bridge.state, self._bridge.now(), net=self.net.isChecked())
        try:
            exports.save_page(self._bridge, page, file)
        except StorageTrouble as trouble:
            self._bridge.trouble.emit(wording.refusal(trouble))
            return
        self.told.emit(_("The slips are in {file}.").format(file=file))


def why_not(accounts: Iterable[Account]) -> str | None:
    """Why there is nothing to pay out; None: somebody has something to get."""
    due = any(account.prize_due or account.bounty_due for account in accounts)
    return None if due else _("Nobody has anything to get.")
