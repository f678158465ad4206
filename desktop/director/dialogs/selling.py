"""Sell anybody anything: which price, paid, owing or by the house, and a reason where the terms are against it."""

from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QButtonGroup, QDialog, QHBoxLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director import person_bar
from desktop.director.dialogs import against_terms, amounts
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import Choice, PlainLabel, with_answer, wrapped
from desktop.director.tables.words import fit
from tournament import wording
from tournament.club import Player
from tournament.errors import BadInput, Refusal, RuleViolation
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.names import Cents, PlayerId
from tournament.people import entries
from tournament.people.entries import Terms
from tournament.people.people import sort_key
from tournament.sales import buying, selling
from tournament.sales.buying import Order
from tournament.sales.prices import Buying, Price
from tournament.state import Entry, Tournament

NOBODY = "nobody"
STACK_CODES = ("stack_unknown_for_price", "too_many_chips")


class SellDialog(QDialog):
    """Who, what, how it is paid.

    Signals:
        told: a sentence for the quiet bar: where somebody who came late sits.
    """

    told = pyqtSignal(str)

    def __init__(self, bridge: Bridge, player: PlayerId | None, parent: QWidget) -> None:
        """`player`: who stands in the field at first."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Sell"))
        look.set_least_width(self, 560)
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Sell"), self, kind="dialog-title"))
        self.who, self.what = Choice(self), Choice(self)
        self._fill(player)
        column.addWidget(Field(_("&Who"), self.who, self))
        column.addWidget(Field(_("W&hat"), self.what, self))
        column.addLayout(self._ways())
        self.stack = QLineEdit(self)
        self.stack.setPlaceholderText(_("count them"))
        self.stack_field = Field(_("&Chips there are now"), self.stack, self)
        column.addWidget(self.stack_field)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        self.because = QLineEdit(self)
        self.because_field = Field(_("Allow it all the same, &because"), self.because, self)
        column.addWidget(self.because_field)
        column.addStretch(1)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Sell"), self._do)
        column.addLayout(ends)
        self._stack_wanted = self._what_chosen = False
        self.what.activated.connect(self._chose_what)
        self.who.currentIndexChanged.connect(self._suggest)
        for choice in (self.who, self.what):
            choice.currentIndexChanged.connect(self._begin_anew)
        for field in (self.stack, self.because):
            field.textChanged.connect(self._look)
        self._group.buttonToggled.connect(self._look)
        self._look()
        (self.who if player is None else self.what).setFocus()

    def _fill(self, player: PlayerId | None) -> None:
        state = self._bridge.state
        people = {entry.player: entry.name for entry in state.entries.values() if entry.player is not None}
        people |= {guest.player: guest.name for guest in state.guests.values()}
        if state.setup.counted:
            self.who.addItem(_("Nobody in particular"), NOBODY)
        for number, name in sorted(people.items(), key=lambda each: sort_key(each[1])):
            self.who.addItem(name, int(number))
        self.who.setCurrentIndex(max(0, self.who.findData(None if player is None else int(player))))
        currency = state.setup.currency
        for place, price in enumerate(state.prices):
            said = _("{price}: {amount} for {chips} chips").format(
                price=wording.price_name(price.name),
                amount=wording.amount(price.shares.total, currency),
                chips=wording.chips(price.chips),
            )
            self.what.addItem(said, place)
        self._suggest_for(self._player)

    @pyqtSlot(int)
    def _chose_what(self, place: int) -> None:
        self._what_chosen = True

    @pyqtSlot(int)
    def _suggest(self, place: int) -> None:
        """Another person most likely wants something else, unless somebody has said what."""
        if not self._what_chosen:
            self._suggest_for(self._player)

    def _suggest_for(self, player: PlayerId | None) -> None:
        usual, prices = self._usual(player), self._bridge.state.prices
        self.what.setCurrentIndex(next((n for n, price in enumerate(prices) if price.buying is usual), 0))

    def _usual(self, player: PlayerId | None) -> Buying:
        """What somebody most likely wants: a buy-in who has none, else what is sold now to those who play."""
        state, entry = self._bridge.state, self._entry(player)
        if entry is None and self.who.currentData() != NOBODY:
            return Buying.BUY_IN
        open_now = [offer.price.buying for offer in selling.on_sale(state, self._bridge.now())]
        plays = entry is None or entry.is_in
        wanted = (Buying.REBUY, Buying.ADD_ON) if plays else (Buying.REBUY, Buying.RE_ENTRY)
        kinds = [*open_now, *(price.buying for price in state.prices)]
        return min((kind for kind in wanted if kind in kinds), key=kinds.index, default=Buying.BUY_IN)

    def _ways(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        self._group = QButtonGroup(self)
        self.now = QRadioButton(_("&Paid now"), self)
        self.later = QRadioButton(_("Pays &later"), self)
        self.comp = QRadioButton(_("The hous&e pays"), self)
        for made in (self.now, self.later, self.comp):
            self._group.addButton(made)
            row.addWidget(made)
        self.now.setChecked(True)
        row.addStretch(1)
        return row

    # ---- reading ---------------------------------------------------------------------------------------------------

    @property
    def _player(self) -> PlayerId | None:
        chosen = self.who.currentData()
        return None if chosen in (None, NOBODY) else PlayerId(chosen)

    def _entry(self, player: PlayerId | None) -> Entry | None:
        """His last entry that counts."""
        found = [entry for entry in self._bridge.state.entered if entry.player == player]
        return found[-1] if found and player is not None else None

    def _price(self) -> Price:
        return self._bridge.state.prices[max(0, self.what.currentIndex())]

    def _decision(self, because: str | None = None) -> Decision[Tournament]:
        """What the fields ask for.

        Raises:
            BadInput: the chips are no number.
            RuleViolation: `never_entered`, `nobody_named`.
        """
        why = self.because.text().strip() if because is None else because
        price, comp = self._price(), self.comp.isChecked()
        later = self.later.isChecked()
        paid: Cents | None = 0 if later else None
        terms = Terms(price=price.name, paid=paid, comp=comp, because=why)
        if self.who.currentData() == NOBODY:
            if price.buying in (Buying.BUY_IN, Buying.RE_ENTRY):
                raise RuleViolation("nobody_named")
            return partial(buying.sell_counted, buying=price.buying, times=1, price=price.name, comp=comp, because=why)
        player = self._player
        if player is None:
            raise RuleViolation("nobody_named")
        entry, name = self._entry(player), self.who.currentText()
        if price.buying is Buying.BUY_IN:
            return partial(entries.enter, players=[Player(player, name)], terms=terms)
        if entry is None:
            raise RuleViolation("never_entered", name=name)
        if price.buying is Buying.RE_ENTRY:
            return partial(entries.re_enter, name=name, terms=terms)
        if price.buying is Buying.ADD_ON:
            order = Order(entry.number, paid=not later)
            return partial(buying.add_ons, orders=[order], price=price.name, comp=comp, because=why)
        return partial(
            buying.rebuy,
            entry=entry.number,
            server_seed=self._bridge.server_seed(),
            price=price.name,
            stack=amounts.whole(self.stack.text()) if self._stack_wanted else None,
            paid=paid,
            comp=comp,
            because=why,
        )

    def _refusal(self, because: str | None = None) -> Refusal | None:
        try:
            return self._bridge.refusal(self._decision(because))
        except (BadInput, RuleViolation) as wrong:
            return wrong

    # ---- showing ---------------------------------------------------------------------------------------------------

    @pyqtSlot(int)
    def _begin_anew(self, chosen: int) -> None:
        self._stack_wanted = False
        for field in (self.stack, self.because):
            field.blockSignals(True)
            field.clear()
            field.blockSignals(False)
        self._look()

    @pyqtSlot()
    @pyqtSlot(str)
    def _look(self, changed: object = None) -> None:
        against = self._refusal("")
        if against is not None and against.code in STACK_CODES and self._price().buying is Buying.REBUY:
            self._stack_wanted = True
        reason = against_terms.may_be_allowed(against)
        self.because_field.setVisible(reason)
        self.stack_field.setVisible(self._stack_wanted)
        self.because.setPlaceholderText(
            _("the hand had begun")
            if against is not None and against.facts.get("hand_had_begun")
            else _("say why; it stands in the history")
        )
        refusal = self._refusal()
        # Beside the reason stands what it is needed against, also when it has been given.
        shown = against if reason else refusal
        self.wrong.setText("" if shown is None else wording.refusal(shown))
        self.wrong.setVisible(shown is not None)
        self.yes.setEnabled(refusal is None)
        self.yes.setToolTip("" if refusal is None else wording.refusal(refusal))
        if self.isVisible():
            fit(self, only_grow=True)

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        fit(self, only_grow=True)

    @pyqtSlot()
    def _do(self) -> None:
        try:
            decision = self._decision()
        except (BadInput, RuleViolation):
            return
        if person_bar.enter(self._bridge, decision, self.told.emit):
            self.accept()
