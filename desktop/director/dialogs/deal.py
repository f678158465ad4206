"""A deal: chips as counted, what each way of dividing gives side by side, own numbers, and how it goes on."""

from functools import partial
from itertools import pairwise

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
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
from desktop.director.dialogs import amounts
from desktop.director.dialogs.deal_row import PlayerRow, player_row
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import Choice, PlainLabel, with_answer, wrapped
from tournament import wording
from tournament.deals import deal_making, deals
from tournament.deals.deals import FOUND, Method, Offer, PrizesLeft
from tournament.errors import BadInput, Refusal, RuleViolation
from tournament.evening import Decision
from tournament.events import Ending, Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Cents, Chips, EntryNo
from tournament.sales import money
from tournament.state import Entry, Tournament
from tournament.wording import deals as deal_words

WIDTH_PX, MOST_LIST_PX, ROW_PX, NAME_PX, SCROLL_PX = 820, 360, 44, 160, 12
METHODS = (*FOUND, Method.OWN)
ENDINGS = (Ending.PLAY_ON, Ending.TIE, Ending.BY_CHIPS)
ODD = "!"
"""Stands behind an amount that is unreasonable; what about it, the tooltip and the lines below say."""


def why_not(bridge: Bridge) -> str | None:
    """Why there can be no deal now; None: there can."""
    try:
        deal_making.may_deal(bridge.state, bridge.now())
    except RuleViolation as refusal:
        return wording.refusal(refusal)
    return None


class DealDialog(QDialog):
    """Everybody who is left, what he would get, and the three ways to go on."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Make a deal"))
        look.set_least_width(self, WIDTH_PX)
        self._bridge = bridge
        self._currency = bridge.state.setup.currency
        self._players = deal_making.players_in_order(bridge.state, bridge.now())
        self._showing = self._doing = False
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Make a deal"), self, kind="dialog-title"))
        self.about, self.beside = wrapped("", self), wrapped("", self)
        column.addWidget(self.about)
        column.addWidget(self.beside)
        self.methods = QButtonGroup(self)
        self.rows: list[PlayerRow] = []
        column.addWidget(self._table(), 1)
        self.counted = PlainLabel("", self, kind="note")
        self.odd = wrapped("", self, kind="note")
        self.remainder = PlainLabel("", self, kind="strong")
        self.still = QCheckBox(_("Nobody's chips have changed since: these &older counts hold"), self)
        self.still.toggled.connect(self._look)
        for line in (self.remainder, self.counted, self.still, self.odd):
            column.addWidget(line)
        column.addLayout(self._terms())
        self.endings = QButtonGroup(self)
        column.addLayout(self._ways_on())
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.agree = with_answer(self, ends, _("All agree: make it"), self._do)
        column.addLayout(ends)
        self._in_tab_order()
        bridge.changed.connect(self._changed)
        self.methods.idToggled.connect(self._look)
        self.endings.idToggled.connect(self._look)
        self._look()
        first = next((row.chips for row in self.rows if row.chips.isEnabled()), self.agree)
        first.setFocus()

    # ---- building --------------------------------------------------------------------------------------------------

    def _table(self) -> QScrollArea:
        area = QScrollArea(self)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidgetResizable(True)
        area.setMinimumHeight(min(MOST_LIST_PX, (len(self._players) + 1) * ROW_PX))
        inside = QWidget(area)
        look.set_kind(inside, "surface")
        grid = QGridLayout(inside)
        grid.setContentsMargins(12, 8, 12, 8)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        grid.addWidget(PlainLabel(_("Player"), inside, kind="label"), 0, 0)
        grid.addWidget(PlainLabel(_("Chips"), inside, kind="label"), 0, 1)
        for place, method in enumerate(METHODS):
            made = QRadioButton(deal_words.method_title(method), inside)
            made.setToolTip(deal_words.method_explained(method))
            self.methods.addButton(made, place)
            grid.addWidget(made, 0, 2 + place)
        for number, entry in enumerate(self._players, start=1):
            row = self._row(entry, inside)
            self.rows.append(row)
            name = PlainLabel(entry.shown_name, inside, kind="strong", elide=True)
            name.ensurePolished()
            name.setMinimumWidth(min(NAME_PX, name.sizeHint().width() + 2))
            grid.addWidget(name, number, 0)
            grid.addWidget(row.chips, number, 1)
            for place, method in enumerate(METHODS):
                grid.addWidget(row.shown.get(method, row.own), number, 2 + place)
        grid.setRowStretch(len(self._players) + 1, 1)
        chosen = self.methods.button(METHODS.index(Method.ICM))
        if chosen is not None:
            chosen.setChecked(True)
        area.setWidget(inside)
        self._area, self._inside = area, inside
        return area

    def showEvent(self, event: QShowEvent | None) -> None:
        """Only now does the style sheet say how much room everything takes."""
        super().showEvent(event)
        self._widen()

    def _widen(self) -> None:
        """As wide as its columns need: own numbers are not to be scrolled to."""
        needed = max(self._inside.sizeHint().width(), self._inside.minimumSizeHint().width()) + SCROLL_PX
        if self.isVisible() and needed > self._area.width():
            self.setMinimumWidth(self.width() + needed - self._area.width())

    def _row(self, entry: Entry, inside: QWidget) -> PlayerRow:
        made = player_row(entry, inside, utc=self._bridge.state.setup.timing is Timing.SIMULATED)
        made.chips.textChanged.connect(self._look)
        made.own.textChanged.connect(self._look)
        made.own.textEdited.connect(self._own_number)
        return made

    def _terms(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        self.kept = QLineEdit(self)
        self.kept.setPlaceholderText(_("nothing"))
        self.kept.textChanged.connect(self._look)
        row.addWidget(Field(_("&Kept for the winner"), self.kept, self))
        self.unit = Choice(self)
        for unit in _units(self._currency):
            self.unit.addItem(wording.amount(unit, self._currency), unit)
        self.unit.setCurrentIndex(min(1, self.unit.count() - 1))
        self.unit.currentIndexChanged.connect(self._look)
        row.addWidget(Field(_("&Rounded to"), self.unit, self))
        row.addStretch(1)
        return row

    def _ways_on(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        words = {
            Ending.PLAY_ON: _("They play on"),
            Ending.TIE: _("The evening is over: all share first place"),
            Ending.BY_CHIPS: _("The evening is over: places by chips"),
        }
        for place, ending in enumerate(ENDINGS):
            made = QRadioButton(words[ending], self)
            made.setChecked(ending is Ending.PLAY_ON)
            self.endings.addButton(made, place)
            row.addWidget(made)
        row.addStretch(1)
        return row

    def _in_tab_order(self) -> None:
        """All chips one after the other, then the ways to divide, own numbers, terms, ways on."""
        order: list[QWidget] = [row.chips for row in self.rows]
        order += self.methods.buttons()
        order += [row.own for row in self.rows]
        order += [self.still, self.kept, self.unit, *self.endings.buttons()]  # then Cancel and the answer
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    # ---- reading ---------------------------------------------------------------------------------------------------

    @property
    def method(self) -> Method:
        """The way to divide that is chosen."""
        return METHODS[max(0, self.methods.checkedId())]

    @property
    def ending(self) -> Ending:
        """How it goes on."""
        return ENDINGS[max(0, self.endings.checkedId())]

    def _stacks(self) -> dict[EntryNo, Chips]:
        found = {row.entry.number: row.stack for row in self.rows}
        return {number: count for number, count in found.items() if count is not None}

    def _amounts(self) -> dict[EntryNo, Cents]:
        found = {row.entry.number: amounts.read(row.own.text(), self._currency) for row in self.rows}
        return {number: own for number, own in found.items() if own is not None}

    def _kept(self) -> Cents:
        return amounts.read(self.kept.text(), self._currency) or 0

    def _decision(self) -> Decision[Tournament] | Refusal:
        own = self.method is Method.OWN
        try:
            return partial(
                deal_making.make_deal,
                method=self.method,
                stacks=self._stacks(),
                amounts=self._amounts() if own else None,
                unit=self.unit.currentData(),
                kept=self._kept(),
                ending=self.ending,
            )
        except BadInput as wrong:
            return wrong

    def _offers(self) -> dict[Method, Offer]:
        """What can be worked out from what has been typed so far."""
        try:
            stacks, left = self._stacks(), deal_making.prizes_left(self._bridge.state, self._kept())
        except BadInput:
            return {}
        listed = [stacks.get(row.entry.number) for row in self.rows]
        all_counted = [count for count in listed if count is not None]
        found: dict[Method, Offer] = {}
        for method in FOUND:
            if method is Method.EVEN or len(all_counted) == len(listed):
                try:
                    found[method] = deals.offer(method, left, all_counted, self.unit.currentData())
                except BadInput:
                    continue
        own = self._own(left)
        if own is not None:
            found[Method.OWN] = own
        return found

    def _own(self, left: PrizesLeft) -> Offer | None:
        try:
            amounts = self._amounts()
        except BadInput:
            return None
        return deals.own(left, [amounts.get(row.entry.number, 0) for row in self.rows]) if amounts else None

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def _changed(self, change: object) -> None:
        """The keys of the board go on meanwhile: with others left it is another deal."""
        if self._doing:
            return
        if [entry.number for entry in self._bridge.state.left] != sorted(row.entry.number for row in self.rows):
            self.reject()
        else:
            self._look()

    @pyqtSlot(str)
    def _own_number(self, text: str) -> None:
        """Whoever types an own number wants own numbers."""
        chosen = self.methods.button(METHODS.index(Method.OWN))
        if chosen is not None and not chosen.isChecked():
            chosen.setChecked(True)

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(int, bool)
    @pyqtSlot(str)
    def _look(self, changed: object = None, on: object = None) -> None:
        if self._showing or on is False:  # the other one of two buttons tells the same
            return
        self._showing = True
        offers = self._offers()
        if self.method is Method.OWN:
            self._begin_with(offers.get(Method.ICM, offers.get(Method.EVEN)))
            offers = self._offers()
        self._show(offers)
        decision = self._decision()
        refusal = decision if isinstance(decision, Refusal) else self._bridge.refusal(decision)
        said = "" if refusal is None else wording.refusal(refusal)
        # An older count never decides by itself: somebody says that it holds, or counts again.
        unsure = refusal is None and self.still.isVisibleTo(self) and not self.still.isChecked()
        if unsure:
            said = _("Count again, or say that the older counts hold.")
        self.wrong.setText(said)
        # Chips that nobody has typed yet are no mistake.
        missing = unsure or (refusal is not None and refusal.code == "deal_stacks_missing")
        look.set_kind(self.wrong, "muted" if missing else "wrong")
        self.agree.setEnabled(refusal is None and not unsure)
        self.agree.setToolTip(said)
        self._widen()
        self._showing = False

    def _begin_with(self, offer: Offer | None) -> None:
        """Own numbers begin with those that were worked out."""
        if offer is not None and not any(row.own.text() for row in self.rows):
            for row, share in zip(self.rows, offer.amounts, strict=True):
                row.own.setText(money.plain_amount(share, self._currency))

    def _show(self, offers: dict[Method, Offer]) -> None:
        kept = self._kept() if offers else 0
        for place, row in enumerate(self.rows):
            for method, label in row.shown.items():
                offer = offers.get(method)
                odd = () if offer is None else offer.odd[place]
                words = "–" if offer is None else wording.amount(offer.amounts[place], self._currency)
                label.setText(f"{words} {ODD}" if odd else words)
                label.setToolTip(deal_words.oddity(odd, kept))
                look.set_kind(label, "note" if odd else "strong" if method is self.method else "")
        chosen = offers.get(self.method)
        self.odd.setText(self._warnings(chosen, kept))
        self.odd.setVisible(bool(self.odd.text()))
        self.remainder.setText(self._remainder(offers.get(Method.OWN)))
        self.remainder.setVisible(self.method is Method.OWN)
        self.counted.setText(self._chips_said())
        self.counted.setVisible(bool(self.counted.text()))
        decides = self.method not in (Method.EVEN, Method.OWN) or self.ending is Ending.BY_CHIPS
        self.still.setVisible(decides and any(row.stale for row in self.rows))
        self.about.setText(self._about())
        rebuys = self.ending is Ending.PLAY_ON and deal_making.rebuys_are_sold(self._bridge.state, self._bridge.now())
        self.beside.setText(deal_words.beside(deal_making.things_left(self._bridge.state), rebuys=rebuys))
        self.beside.setVisible(bool(self.beside.text()))

    def _about(self) -> str:
        state = self._bridge.state
        try:
            left = deal_making.prizes_left(state, self._kept())
        except BadInput:
            left = deal_making.prizes_left(state)
        players = ngettext("{n} player", "{n} players", len(self.rows)).format(n=len(self.rows))
        divided = wording.amount(left.total, self._currency)
        return _("{players} are left and divide {amount}. Choose a way in the head of its column.").format(
            players=players, amount=divided
        )

    def _warnings(self, offer: Offer | None, kept: Cents) -> str:
        if offer is None:
            return ""
        names = [wording.short(row.entry.shown_name) for row in self.rows]
        return "\n".join(
            _("{mark} {name}: {warning}").format(mark=ODD, name=name, warning=deal_words.oddity(odd, kept))
            for name, odd in zip(names, offer.odd, strict=True)
            if odd
        )

    def _remainder(self, own: Offer | None) -> str:
        if own is None:
            return ""
        much = wording.amount(abs(own.remainder), self._currency)
        if own.remainder > 0:
            return _("{amount} is not given to anybody yet").format(amount=much)
        return _("{amount} too much").format(amount=much) if own.remainder else _("Nothing is left over")

    def _chips_said(self) -> str:
        """Which counts are old, by how much all of them differ from the chips in play, and what may still be bought."""
        said = [row.stale for row in self.rows if row.stale]
        try:
            stacks = self._stacks()
        except BadInput:
            stacks = {}
        if len(stacks) == len(self.rows):
            said.append(deal_words.chips_off(sum(stacks.values()) - self._bridge.state.chips_in_play))
        said.append(deal_words.still_sold(deal_making.still_sold(self._bridge.state, self._bridge.now())))
        return "\n".join(each for each in said if each)

    @pyqtSlot()
    def _do(self) -> None:
        decision = self._decision()
        self._doing = True
        if not isinstance(decision, Refusal) and self._bridge.perform(decision) is not None:
            self.accept()
        self._doing = False


def _units(currency: str) -> tuple[Cents, ...]:
    """What shares can be rounded to: the smallest unit, 1 and 5."""
    one = 10 ** money.minor_digits(currency)
    return tuple(sorted({1, one, 5 * one}))
