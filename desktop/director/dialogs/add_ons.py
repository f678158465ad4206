"""Add-ons at the break: a tick list by table, all sold at once."""

from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QDialog, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import Choice, PlainLabel, button, with_answer, wrapped
from desktop.director.tables.words import plain
from tournament import wording
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people.people import sort_key
from tournament.sales import buying, selling
from tournament.sales.buying import Order
from tournament.sales.prices import HAND_HAD_BEGUN, Buying
from tournament.state import Entry, Tournament

MOST_TIMES = 2
LIST_PX, WIDTH_PX = 380, 620


@dataclass(frozen=True, slots=True)
class Tick:
    """The widgets of one player."""

    entry: Entry
    wanted: QCheckBox
    times: Choice
    later: QCheckBox

    @property
    def order(self) -> Order:
        """What they say."""
        return Order(self.entry.number, self.times.currentIndex() + 1, paid=not self.later.isChecked())


class AddOnsDialog(QDialog):
    """Everybody who is in, by table; whoever is ticked takes one or two, paid or owing."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Add-ons"))
        self.setMinimumWidth(WIDTH_PX)
        self._bridge = bridge
        self.price = selling.price_of(bridge.state, Buying.ADD_ON)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Add-ons"), self, kind="dialog-title"))
        row = QHBoxLayout()
        about = _("{amount} for {chips} chips: tick everybody who takes one.")
        said = about.format(
            amount=wording.amount(self.price.shares.total, bridge.state.setup.currency),
            chips=wording.chips(self.price.chips),
        )
        row.addWidget(wrapped(said, self), 1)
        self.everybody = button(_("Everybody"), self, kind="link")
        self.everybody.clicked.connect(self._tick_all)
        row.addWidget(self.everybody)
        column.addLayout(row)
        self.ticks: list[Tick] = []
        self._ticking = False
        column.addWidget(self._list(), 1)
        self.total = PlainLabel("", self, kind="strong")
        column.addWidget(self.total)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        ends = QHBoxLayout()
        self.begun = QCheckBox(_("The hand had begun in time"), self)
        self.begun.toggled.connect(self._look)
        ends.addWidget(self.begun)
        ends.addStretch(1)
        self.sell = with_answer(self, ends, _("Sell"), self._sell)
        column.addLayout(ends)
        self._look()
        if self.ticks:
            self.ticks[0].wanted.setFocus()

    def _list(self) -> QScrollArea:
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setMinimumHeight(LIST_PX)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(area)
        inside.setObjectName("ticks")
        inside.setStyleSheet(f"#ticks {{ background: {look.colours().surface}; }}")
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 12, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        row, heading = 0, ""
        for entry in _by_table(self._bridge.state):
            tables = self._bridge.state.tables
            here = _("No seat yet")
            if entry.seat is not None:
                here = wording.table_name(entry.seat.table, tables[entry.seat.table].name)
            if here != heading:
                label = PlainLabel(here, inside, kind="label")
                label.setContentsMargins(0, 10 if row else 0, 0, 2)
                grid.addWidget(label, row, 0, 1, 3)
                row, heading = row + 1, here
            self.ticks.append(self._tick(entry, inside))
            for place, widget in enumerate((self.ticks[-1].wanted, self.ticks[-1].times, self.ticks[-1].later)):
                grid.addWidget(widget, row, place)
            row += 1
        grid.setRowStretch(row, 1)
        area.setWidget(inside)
        return area

    def _tick(self, entry: Entry, inside: QWidget) -> Tick:
        wanted = QCheckBox(plain(wording.short(entry.name)), inside)
        wanted.toggled.connect(self._look)
        times = Choice(inside)
        times.addItems([f"×{n}" for n in range(1, MOST_TIMES + 1)])
        times.setAccessibleName(_("How many for {name}").format(name=entry.name))
        times.currentIndexChanged.connect(self._look)
        later = QCheckBox(_("pays later"), inside)
        later.setAccessibleName(_("{name} pays later").format(name=entry.name))
        later.toggled.connect(self._look)
        return Tick(entry, wanted, times, later)

    @pyqtSlot()
    def _tick_all(self) -> None:
        """All of them, or none if all are ticked already."""
        wanted = not all(tick.wanted.isChecked() for tick in self.ticks)
        self._ticking = True  # looked at once, not for each of hundreds
        for tick in self.ticks:
            tick.wanted.setChecked(wanted)
        self._ticking = False
        self._look()

    def _decision(self) -> Decision[Tournament]:
        because = HAND_HAD_BEGUN if self.begun.isChecked() else ""
        return partial(buying.add_ons, orders=self._orders(), because=because)

    def _orders(self) -> list[Order]:
        return [tick.order for tick in self.ticks if tick.wanted.isChecked()]

    @pyqtSlot()
    @pyqtSlot(bool)
    @pyqtSlot(int)
    def _look(self, changed: object = None) -> None:
        if self._ticking:
            return
        for tick in self.ticks:
            tick.times.setEnabled(tick.wanted.isChecked())
            tick.later.setEnabled(tick.wanted.isChecked())
        self.total.setText(self._total())
        orders = self._orders()
        refusal = self._bridge.refusal(self._decision())
        begun = refusal is not None and bool(refusal.facts.get("hand_had_begun"))
        self.begun.setVisible(begun or self.begun.isChecked())
        said = "" if refusal is None else wording.refusal(refusal)
        self.wrong.setText(said if orders else "")
        self.sell.setEnabled(refusal is None)
        self.sell.setToolTip(said)

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
    """Why nobody can buy one now; None if somebody may, or might with the hand having begun."""
    someone = next(iter(_by_table(bridge.state)), None)
    if someone is None:
        return _("Nobody has entered yet.")
    refusal = bridge.refusal(partial(buying.add_ons, orders=[Order(someone.number)]))
    closed = refusal is not None and refusal.code in ("not_on_sale_yet", "no_longer_on_sale", "evening_over")
    if refusal is None or not closed or refusal.facts.get("hand_had_begun"):
        return None
    return wording.refusal(refusal)


def _by_table(state: Tournament) -> list[Entry]:
    """Everybody with a name who is in, table by table, by name; last who has no seat."""
    named = [entry for entry in state.left if entry.player is not None]
    return sorted(named, key=lambda e: (10_000 if e.seat is None else e.seat.table, sort_key(e.name)))
