"""Add-ons at the break: a tick list by table, all sold at once."""

from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director import by_table
from desktop.director.dialogs import against_terms
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import Choice, PlainLabel, button, with_answer, wrapped
from desktop.director.tables.words import fit, plain
from tournament import wording
from tournament.errors import RuleViolation
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people.people import person_key
from tournament.sales import buying
from tournament.sales.buying import Order
from tournament.sales.prices import HAND_HAD_BEGUN, Buying, Price
from tournament.state import Entry, Tournament

LIST_PX, WIDTH_PX = 380, 620


@dataclass(frozen=True, slots=True)
class Tick:
    """The widgets of one player."""

    entry: Entry
    wanted: QCheckBox
    twice: QCheckBox
    later: QCheckBox

    @property
    def order(self) -> Order:
        """What they say."""
        return Order(self.entry.number, 2 if self.twice.isChecked() else 1, paid=not self.later.isChecked())


class AddOnsDialog(QDialog):
    """Everybody who is in, by table; whoever is ticked takes one or two, paid or owing."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Add-ons"))
        look.set_least_width(self, WIDTH_PX)
        self._bridge = bridge
        self._prices = [price for price in bridge.state.prices if price.buying is Buying.ADD_ON]
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Add-ons"), self, kind="dialog-title"))
        self.what = Choice(self)
        for price in self._prices:
            self.what.addItem(wording.price_name(price.name), price.name)
        self.what.currentIndexChanged.connect(self._mark)
        self.what.currentIndexChanged.connect(self._look)
        self.what_field = Field(_("W&hich"), self.what, self)
        self.what_field.setVisible(len(self._prices) > 1)
        column.addWidget(self.what_field)
        row = QHBoxLayout()
        self.about = wrapped("", self)
        row.addWidget(self.about, 1)
        self.everybody = button(_("Everybody"), self, kind="link")
        self.everybody.clicked.connect(self._tick_all)
        row.addWidget(self.everybody)
        column.addLayout(row)
        self.ticks: list[Tick] = []  # of the rows that are made; nobody else can be ticked
        self._ticking = False
        entries = by_table.players(bridge.state, named=True)
        self.list = by_table.ByTable(bridge.state, entries, self._row, self, least=LIST_PX)
        column.addWidget(self.list, 1)
        self.total = PlainLabel("", self, kind="strong")
        column.addWidget(self.total)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        self.because = QLineEdit(self)
        self.because.textChanged.connect(self._look)
        self.because_field = Field(_("Allow it all the same, &because"), self.because, self)
        column.addWidget(self.because_field)
        ends = QHBoxLayout()
        self.begun = QCheckBox(_("The hand had begun in time"), self)
        self.begun.toggled.connect(self._look)
        ends.addWidget(self.begun)
        ends.addStretch(1)
        self.sell = with_answer(self, ends, _("Sell"), self._sell)
        column.addLayout(ends)
        self._mark()
        self._look()
        if self.ticks:
            self.ticks[0].wanted.setFocus()

    @property
    def price(self) -> Price:
        """The one that is sold."""
        return self._prices[max(0, self.what.currentIndex())]

    def _row(self, entry: Entry, inside: QWidget) -> tuple[QWidget, ...]:
        made = self._tick(entry, inside)
        made.twice.setEnabled(False)
        made.later.setEnabled(False)
        self.ticks.append(made)
        return made.wanted, made.twice, made.later

    def _tick(self, entry: Entry, inside: QWidget) -> Tick:
        wanted = QCheckBox(self._said(entry), inside)
        wanted.toggled.connect(self._look)
        twice = QCheckBox(_("×2"), inside)
        twice.setAccessibleName(_("Two for {name}").format(name=entry.name))
        twice.toggled.connect(self._look)
        later = QCheckBox(_("pays later"), inside)
        later.setAccessibleName(_("{name} pays later").format(name=entry.name))
        later.toggled.connect(self._look)
        return Tick(entry, wanted, twice, later)

    @pyqtSlot()
    @pyqtSlot(int)
    def _mark(self, chosen: int = 0) -> None:
        """Say beside the name how many of these somebody has already."""
        for tick in self.ticks:
            tick.wanted.setText(self._said(tick.entry))

    def _said(self, entry: Entry) -> str:
        name, had = wording.short(entry.name), self._had(entry)
        return plain(_("{name} · has {n}").format(name=name, n=had) if had else name)

    def _had(self, entry: Entry) -> int:
        key = person_key(self.price.name)
        return sum(person_key(bought.price) == key for bought in entry.purchases)

    @pyqtSlot()
    def _tick_all(self) -> None:
        """All who have chips and none of these yet (or, where everybody has: one more); none if they are ticked."""
        self.list.finish()
        able = [tick for tick in self.ticks if tick.entry.deciding is None]
        meant = [tick for tick in able if not self._had(tick.entry)] or able
        wanted = not all(tick.wanted.isChecked() for tick in meant)
        self._ticking = True  # looked at once, not for each of hundreds
        for tick in meant if wanted else self.ticks:
            tick.wanted.setChecked(wanted)
        self._ticking = False
        self._look()

    def _decision(self, *, against: bool = True) -> Decision[Tournament]:
        """What is ticked; without `against`: as if nobody had given a reason."""
        because = HAND_HAD_BEGUN if self.begun.isChecked() else self.because.text().strip()
        return partial(buying.add_ons, orders=self._orders(), price=self.price.name, because=because if against else "")

    def _orders(self) -> list[Order]:
        return [tick.order for tick in self.ticks if tick.wanted.isChecked()]

    @pyqtSlot()
    @pyqtSlot(bool)
    @pyqtSlot(int)
    def _look(self, changed: object = None) -> None:
        if self._ticking:
            return
        for tick in self.ticks:
            tick.twice.setEnabled(tick.wanted.isChecked())
            tick.later.setEnabled(tick.wanted.isChecked())
        self.about.setText(
            _("{amount} for {chips} chips: tick everybody who takes one.").format(
                amount=wording.amount(self.price.shares.total, self._bridge.state.setup.currency),
                chips=wording.chips(self.price.chips),
            )
        )
        self.total.setText(self._total())
        orders = self._orders()
        without = self._bridge.refusal(self._decision(against=False))
        begun = without is not None and bool(without.facts.get("hand_had_begun"))
        self.begun.setVisible(begun or self.begun.isChecked())
        reason = bool(orders) and against_terms.may_be_allowed(without) and not self.begun.isChecked()
        self.because_field.setVisible(reason)
        against = self.begun.isChecked() or bool(self.because.text().strip())
        refusal = self._bridge.refusal(self._decision()) if against else without
        said = "" if refusal is None else wording.refusal(refusal)
        # What the reason is needed against stays there when it has been given.
        self.wrong.setText(wording.refusal(without) if reason and without is not None else said if orders else "")
        self.sell.setEnabled(refusal is None)
        self.sell.setToolTip(said)
        if self.isVisible():
            fit(self, only_grow=True)

    def _total(self) -> str:
        orders, currency = self._orders(), self._bridge.state.setup.currency
        count = sum(order.times for order in orders)
        owing = sum(order.times for order in orders if not order.paid) * self.price.shares.total
        said = ngettext("{n} player", "{n} players", len(orders)).format(n=len(orders))
        parts = [
            said,
            ngettext("{n} add-on", "{n} add-ons", count).format(n=count),
            ngettext("{n} chip", "{n} chips", count * self.price.chips).format(
                n=wording.chips(count * self.price.chips)
            ),
            wording.amount(count * self.price.shares.total, currency),
        ]
        if owing:
            parts.append(_("of that {amount} owing").format(amount=wording.amount(owing, currency)))
        return " · ".join(parts)

    @pyqtSlot()
    def _sell(self) -> None:
        if self._bridge.perform(self._decision()) is not None:
            self.accept()


def why_not(bridge: Bridge) -> str | None:
    """Why nobody can buy one at all; None if somebody may, or might with a reason against the window."""
    someone = next(iter(by_table.players(bridge.state, named=True)), None)
    if someone is None:
        return _("Nobody has entered yet.")
    if all(price.buying is not Buying.ADD_ON for price in bridge.state.prices):
        return wording.refusal(RuleViolation("nothing_of_the_kind", buying=Buying.ADD_ON.value))
    refusal = bridge.refusal(partial(buying.add_ons, orders=[Order(someone.number)]))
    return wording.refusal(refusal) if refusal is not None and refusal.code == "evening_over" else None
