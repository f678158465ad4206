"""The Cash page: the sheet that always balances, what the drawer should hold, and who owes or is owed what."""

from functools import partial

from PyQt6.QtCore import QItemSelection, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QAction, QGuiApplication
from PyQt6.QtWidgets import QCheckBox, QFrame, QGridLayout, QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.dialogs import cash_questions, paying
from desktop.director.dialogs.asked import AskedDialog, Question
from desktop.director.dialogs.prices import PricesDialog
from desktop.director.dialogs.selling import SellDialog
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.page import Page
from desktop.director.parts import EmptyState, Fact, PageHead, PlainLabel, button, page_layout, refuse, rule
from desktop.director.person import money
from tournament import wording
from tournament.errors import RuleViolation
from tournament.language import gettext as _
from tournament.names import Cents, PlayerId
from tournament.reports.receipts import receipt_text
from tournament.sales import payments
from tournament.sales.cash import Account, sheet
from tournament.state import Tournament
from tournament.wording import cash as words

FACT_PX = 190
STANDING = 1
"""The column with the pill."""


class Side(QFrame):
    """One side of the sheet: its terms below one another, and their sum."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(6)
        self.title = PlainLabel("", self, kind="label")
        column.addWidget(self.title)
        self._inside = QGridLayout()
        self._inside.setVerticalSpacing(4)
        self._inside.setColumnStretch(0, 1)
        column.addLayout(self._inside)
        column.addStretch(1)
        column.addWidget(rule(self))
        row = QHBoxLayout()
        self.sum = PlainLabel("", self, kind="strong")
        self.sum.setFont(look.digits())
        row.addWidget(PlainLabel(_("Together"), self, kind="strong"), 1)
        row.addWidget(self.sum)
        column.addLayout(row)
        self.terms: list[tuple[PlainLabel, PlainLabel]] = []

    def show_side(self, title: str, terms: tuple[words.Term, ...], total: Cents, currency: str) -> None:
        """Show these."""
        self.title.setText(title)
        while len(self.terms) < len(terms):
            pair = (PlainLabel("", self), PlainLabel("", self))
            pair[1].setFont(look.digits())
            pair[1].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for place, label in enumerate(pair):
                self._inside.addWidget(label, len(self.terms), place)
            self.terms.append(pair)
        for number, (label, value) in enumerate(self.terms):
            used = number < len(terms)
            label.setVisible(used)
            value.setVisible(used)
            if used:
                label.setText(terms[number][0])
                value.setText(wording.amount(terms[number][1], currency))
        self.sum.setText(wording.amount(total, currency))


class CashPage(Page):
    """Money in and out, line by line, and a button for everything that happens at the till.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._accounts: dict[tuple[PlayerId | None, int | None], Account] = {}
        column = page_layout(self)
        self.receive = button(_("Receive…"), self)
        self.receive.clicked.connect(self._receive)
        self.all_paid = button(_("All have paid"), self)
        self.all_paid.clicked.connect(self._all_paid)
        self.sell = button(_("Sell…"), self)
        self.sell.clicked.connect(self.sell_something)
        self.pay_out = button(_("Pay out…"), self)
        self.pay_out.clicked.connect(self.pay_winners)
        self.prices = button(_("Prices…"), self)
        self.prices.clicked.connect(self.change_prices)
        buttons = [self.receive, self.sell, self.pay_out, self.prices, self._rarer()]
        self.head = PageHead(_("Cash"), self, buttons, keeps_title=True)
        column.addWidget(self.head)
        column.addLayout(self._facts())
        sides = QHBoxLayout()
        sides.setSpacing(12)
        self.sides = (Side(self), Side(self))
        for side in self.sides:
            sides.addWidget(side, 1)
        column.addLayout(sides)
        self.handed = PlainLabel("", self, kind="muted")
        self.handed.setWordWrap(True)
        column.addWidget(self.handed)
        column.addLayout(self._of_the_chosen())
        self.list = self._people()
        self.view = self.list.view
        column.addWidget(self.list, 1)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._on_selected)

    def _rarer(self) -> QPushButton:
        """What happens once in an evening is in a menu, so that the rest has room in a narrow window."""
        self.more = button(_("More"), self)
        menu = QMenu(self.more)
        menu.setToolTipsVisible(True)
        for word, says, ask in (
            (_("Adjust…"), _("Money comes to a fund beside all prices, or goes from it"), self.adjust),
            (_("House adds…"), _("The house adds to the prizes out of its own pocket"), self.house_adds),
        ):
            action = QAction(word, menu)
            action.setToolTip(says)
            action.triggered.connect(ask)
            menu.addAction(action)
        self.more.setMenu(menu)
        return self.more

    def _facts(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(20)
        self.facts = [Fact("", self, wraps=True) for _place in range(4)]
        for fact in self.facts:
            fact.setMaximumWidth(FACT_PX)
            row.addWidget(fact, 1, Qt.AlignmentFlag.AlignBottom)
        row.addStretch(0)
        return row

    def _of_the_chosen(self) -> QHBoxLayout:
        """Who stands in the list, and what one click does for the person chosen there."""
        row = QHBoxLayout()
        row.setSpacing(8)
        self.only_owing = QCheckBox(_("Only who owes"), self)
        self.only_owing.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.only_owing.toggled.connect(self._filter)
        self.paid = button(_("Paid"), self)
        self.paid.clicked.connect(self._paid)
        self.receipt = button(_("Copy receipt"), self)
        self.receipt.clicked.connect(self.copy_receipt)
        row.addWidget(self.only_owing)
        row.addStretch(1)
        row.addWidget(self.receipt)
        row.addWidget(self.all_paid)
        row.addWidget(self.paid)
        return row

    def _people(self) -> ListOrEmpty:
        self.empty = EmptyState("", "", self)
        columns = [
            Column(_("Name"), stretch=1, strong=True),
            Column(_("Money")),
            Column(_("Price"), number=True),
            Column(_("Paid"), number=True),
            Column(_("Prize"), number=True, spare=True),
            Column(_("Bounty"), number=True, spare=True),
            Column(_("Handed over"), number=True, spare=True),
        ]
        return ListOrEmpty(columns, _("Money of each person"), self.empty, self)

    # ---- showing ---------------------------------------------------------------------------------------------------

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        paid_in = (state.entries, state.till, state.finished, state.loose, state.guests)
        won = (state.payouts, state.deal, state.orders, state.hand_for_hand, state.bounty_rule, state.mystery)
        return (*paid_in, *won, state.prices)

    def show_state(self, state: Tournament) -> None:
        found = sheet(state)
        self._accounts = {_key(account): account for account in found.accounts}
        currency = state.setup.currency
        self.head.title.setText(words.title(currency))
        for fact, (label, value) in zip(self.facts, words.totals(found, currency), strict=True):
            fact.label.setText(label)
            fact.value.setText(wording.amount(value, currency))
        sides = words.sides(found, guaranteed=bool(state.payouts.guarantee))
        for side, (title, terms, total) in zip(self.sides, sides, strict=True):
            side.show_side(title, terms, total, currency)
        said = [f"{label} {wording.amount(value, currency)}" for label, value in words.handed_over(found)]
        self.handed.setText(" · ".join(said))
        self.handed.setVisible(bool(said))
        self._show_people()

    def show_owing(self) -> None:
        """Show those who owe, the first of them chosen, so that one key takes the money."""
        self.refresh()
        self.only_owing.setChecked(True)
        if self.view.table.rows:
            self.view.choose(self.view.table.rows[0].key)
            self.view.setFocus()

    @pyqtSlot(bool)
    def _filter(self, on: bool) -> None:
        self._show_people()

    def _show_people(self) -> None:
        state, kept = self.bridge.state, self.view.chosen()
        shown = [each for each in self._accounts.values() if each.owing or not self.only_owing.isChecked()]
        owing = bool(self._accounts) and not shown
        self.empty.title.setText(_("Nobody owes anything") if owing else _("No money has moved yet"))
        self.empty.sentence.setText(
            _("Take the tick off to see everybody.")
            if owing
            else _("It follows from who enters on the People page, and what they buy.")
        )
        self.list.show_rows([_row(state, account) for account in shown])
        if kept is not None:
            self.view.choose(kept)
        self._offer()

    @pyqtSlot(QItemSelection, QItemSelection)
    def _on_selected(self, now: QItemSelection, before: QItemSelection) -> None:
        self._offer()

    def _offer(self) -> None:
        account, state = self._chosen(), self.bridge.state
        back = account is not None and account.refund > 0
        self.receive.setText(_("Give back…") if back else _("Receive…"))
        nobody = None if state.guests else _("Nobody is on tonight's list yet.")
        refuse(self.receive, nobody, _("Somebody pays, all that is owed or a part of it"))
        owing = any(each.owing for each in self._accounts.values())
        nothing = None if owing else wording.refusal(RuleViolation("nobody_owes"))
        refuse(self.all_paid, nothing, _("Everybody who owes anything has paid it"))
        says = _("Any price to anybody: paid, owing, or by the house; with a reason also against its terms")
        refuse(self.sell, None if state.guests or state.setup.counted else nobody, says)
        refuse(self.pay_out, paying.why_not(self._accounts.values()), _("Prizes and bounties, ticked off together"))
        refuse(self.prices, None, _("What is sold, for how much, until when, and how often"))
        self._offer_for(account)

    def _offer_for(self, account: Account | None) -> None:
        choose = _("Choose somebody in the list first.")
        currency = self.bridge.state.setup.currency
        self.paid.setText(_("Paid"))
        why = choose
        if account is not None and account.refund:
            self.paid.setText(_("Gave back {amount}").format(amount=wording.amount(account.refund, currency)))
            why = ""
        elif account is not None:
            why = "" if account.owing else wording.refusal(RuleViolation("nothing_owed", name=words.name(account)))
            if account.owing:
                self.paid.setText(_("Paid {amount}").format(amount=wording.amount(account.owing, currency)))
        refuse(self.paid, why or None, _("All that is owed"))
        refuse(self.receipt, choose if account is None else None, _("What was bought, paid and won, to paste"))

    def _chosen(self) -> Account | None:
        return self._accounts.get(self.view.chosen())

    # ---- doing -----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _receive(self) -> None:
        account = self._chosen()
        if account is not None and account.refund:
            self._ask(cash_questions.give_back(self.bridge, account))
        else:
            chosen: PlayerId | None = account.player if account is not None and account.owing else None
            self._ask(cash_questions.receive(self.bridge, chosen))

    @pyqtSlot()
    def _paid(self) -> None:
        account = self._chosen()
        if account is not None:
            decide = payments.give_back if account.refund else payments.receive
            self.bridge.perform(partial(decide, player=account.player))

    @pyqtSlot()
    def copy_receipt(self) -> None:
        """Put the receipt of the person chosen into the clipboard."""
        account, clipboard = self._chosen(), QGuiApplication.clipboard()
        if account is not None and clipboard is not None:
            clipboard.setText(receipt_text(self.bridge.state, account))
            self.told.emit(_("The receipt of {name} is copied.").format(name=wording.short(words.name(account))))

    @pyqtSlot()
    def _all_paid(self) -> None:
        self.bridge.perform(payments.receive_from_all)

    @pyqtSlot()
    def sell_something(self) -> None:
        """Ask who buys what, beginning with the person chosen."""
        account = self._chosen()
        dialog = SellDialog(self.bridge, None if account is None else account.player, self)
        dialog.told.connect(self.told)
        dialog.open()

    @pyqtSlot()
    def pay_winners(self) -> None:
        """Ask whose prizes and bounties are handed over."""
        if why := paying.why_not(self._accounts.values()):
            self.bridge.refused.emit(why)
            return
        dialog = paying.PayOutDialog(self.bridge, self)
        dialog.told.connect(self.told)
        dialog.open()

    @pyqtSlot()
    def change_prices(self) -> None:
        """Ask for what is sold from now on."""
        PricesDialog(self.bridge, self).open()

    @pyqtSlot()
    def adjust(self) -> None:
        """Ask for money that comes to a fund or goes from it beside all prices."""
        self._ask(cash_questions.adjust(self.bridge))

    @pyqtSlot()
    def house_adds(self) -> None:
        """Ask what the house adds to the prizes."""
        self._ask(cash_questions.contribute(self.bridge))

    def _ask(self, question: Question) -> None:
        AskedDialog(self.bridge, question, self).open()


def _key(account: Account) -> tuple[PlayerId | None, int | None]:
    return account.player, account.entry if account.player is None else None


def _row(state: Tournament, account: Account) -> Row:
    currency = state.setup.currency
    standing, pill = money(state, account)

    def amount(cents: Cents) -> str:
        return wording.amount(cents, currency) if cents else ""

    cells = (
        words.name(account),
        standing,
        amount(account.charged),
        amount(account.received),
        amount(account.prize),
        amount(account.bounty),
        amount(account.prize_paid + account.bounty_paid),
    )
    return Row(cells, _key(account), pill=pill, pill_at=STANDING)
