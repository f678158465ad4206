"""The Prizes page: what is played for, how it is divided, and what has been handed over."""

from functools import partial

from PyQt6.QtCore import QItemSelection, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.lists import Column, ListOrEmpty, Row, ValueView
from desktop.director.page import Page
from desktop.director.parts import EmptyState, Fact, PageHead, PlainLabel, button, page_layout, refuse
from tournament import bounties, cash, payments, registration, standings, wording
from tournament.cash import Account
from tournament.language import gettext as _
from tournament.names import Cents, EntryNo
from tournament.prices import Buying, Fund
from tournament.standings import Standing
from tournament.state import Tournament

BY = "BARGE"
PAID = 4
"""The column that says what was handed over."""


class PrizesPage(Page):
    """Pool, places, who has won what so far, and a tick for each prize and bounty that is paid."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        column = page_layout(self)
        self.pay = button(_("Prize is paid"), self)
        self.pay.clicked.connect(self._pay)
        self.pay_bounty = button(_("Bounties are paid"), self)
        self.pay_bounty.clicked.connect(self._pay_bounty)
        self.head = PageHead(_("Prizes"), self, [self.pay, self.pay_bounty])
        column.addWidget(self.head)
        facts = QHBoxLayout()
        facts.setSpacing(36)
        self.pool = Fact(_("To win"), self)
        self.entries = Fact(_("Buy-ins"), self)
        self.places = Fact(_("Places paid"), self)
        for fact in (self.pool, self.entries, self.places):
            facts.addWidget(fact)
        facts.addStretch(1)
        column.addLayout(facts)
        self.list = self._prizes_list()
        self.view = self.list.view
        column.addWidget(self.list, 3)
        self.heads_title = PlainLabel(_("Bounties"), self, kind="strong")
        column.addWidget(self.heads_title)
        self.heads = self._heads_list()
        column.addWidget(self.heads, 2)
        column.addLayout(self._netting())
        for view in (self.view, self.heads.view):
            selection = view.selectionModel()
            if selection is not None:
                selection.selectionChanged.connect(partial(self._on_selected, view))

    def _prizes_list(self) -> ListOrEmpty:
        empty = EmptyState(
            _("There is nothing to win yet"),
            _("Prizes follow from the buy-ins: enter people on the People page. Without a buy-in it is play for fun."),
            self,
        )
        columns = [
            Column(_("Place"), number=True),
            Column(_("Prize"), number=True, strong=True),
            Column(_("Share"), number=True, spare=True),
            Column(_("Won by"), stretch=1),
            Column(_("Handed over")),
        ]
        return ListOrEmpty(columns, _("Prizes"), empty, self)

    def _heads_list(self) -> ListOrEmpty:
        empty = EmptyState(_("Nobody has won a bounty yet"), _("It goes to whoever has the chips of a bust."), self)
        columns = [
            Column(_("Name"), stretch=1, strong=True),
            Column(_("Bounties"), number=True, strong=True),
            Column(_("Handed over")),
        ]
        return ListOrEmpty(columns, _("Bounties"), empty, self)

    def _netting(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        self.net = QCheckBox(_("keep what is owed"), self)
        self.net.setChecked(True)
        self.net.toggled.connect(self._offer)
        self.says = PlainLabel("", self, kind="note")
        self.says.setWordWrap(True)
        row.addWidget(self.says, 1)
        row.addWidget(self.net)
        return row

    # ---- showing ---------------------------------------------------------------------------------------------------

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        final = registration.places_are_final(state, self.bridge.now())
        return (state.entries, state.finished, state.till, state.loose, state.prices, final)

    def show_state(self, state: Tournament) -> None:
        setup, paid = state.setup, standings.payouts(state)
        at = self.bridge.now()
        final = registration.places_are_final(state, at)
        said = _("divided by the {table} table; what rounding leaves goes to the first").format(table=BY)
        provisional = _("places are provisional while registration is open")
        self.head.hint.setText(said if final else provisional)
        self.pool.value.setText(wording.amount(state.pool, setup.currency))
        self.entries.value.setText(_entries(state))
        self.places.value.setText(str(len(paid)))
        won: dict[int, list[Standing]] = {}
        lines = standings.standings(state, at)
        for line in lines:
            if line.place is not None and line.prize:
                won.setdefault(line.place, []).append(line)
        _keep_chosen(self.view, self.list, _rows(state, paid, won))
        has_heads = bool(state.fund(Fund.BOUNTIES) or bounties.bounties(state).taken)
        for part in (self.heads_title, self.heads, self.pay_bounty):
            part.setVisible(has_heads)
        if has_heads:
            hunters = sorted((line for line in lines if line.bounty), key=lambda line: -line.bounty)
            _keep_chosen(self.heads.view, self.heads, [_head_row(state, line) for line in hunters])
        self._offer()

    def _on_selected(self, view: ValueView, now: QItemSelection, before: QItemSelection) -> None:
        """One person at a time: what is chosen in one list is not in the other."""
        other = self.heads.view if view is self.view else self.view
        if view.chosen() is not None:
            other.clearSelection()
        self._offer()

    @pyqtSlot()
    @pyqtSlot(bool)
    def _offer(self, checked: bool = False) -> None:
        state, net = self.bridge.state, self.net.isChecked()
        prize, head = self._winner(), self.heads.view.chosen()
        why = _("Choose a prize in the list first.")
        if self.view.chosen() is not None:
            why = _("Nobody has won that prize yet.")
        if prize is not None:
            why = self.bridge.may(partial(payments.pay_prize, entry=prize, net=net)) or ""
        refuse(self.pay, why or None, _("Tick the prize as handed over"))
        why = _("Choose somebody in the list of bounties first.")
        if head is not None:
            why = self.bridge.may(partial(payments.pay_bounty, entry=head, net=net)) or ""
        refuse(self.pay_bounty, why or None, _("Tick the bounties as handed over"))
        chosen = head if prize is None else prize
        account = None if chosen is None else cash.payee(state, chosen)
        due = 0 if account is None else account.prize_due if prize is not None else account.bounty_due
        owing = account is not None and account.player is not None and account.owing > 0 and due > 0
        self.net.setVisible(owing)
        self.says.setText(_netted(state, account, due, net=net) if account is not None and due else "")

    def _winner(self) -> EntryNo | None:
        """The entry that has won the chosen prize."""
        key = self.view.chosen()
        return None if key is None else key[1]

    # ---- paying ----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _pay(self) -> None:
        entry = self._winner()
        if entry is not None:
            self.bridge.perform(partial(payments.pay_prize, entry=entry, net=self.net.isChecked()))

    @pyqtSlot()
    def _pay_bounty(self) -> None:
        entry = self.heads.view.chosen()
        if entry is not None:
            self.bridge.perform(partial(payments.pay_bounty, entry=entry, net=self.net.isChecked()))


def _keep_chosen(view: ValueView, shown: ListOrEmpty, rows: list[Row]) -> None:
    kept = view.chosen()
    shown.show_rows(rows)
    if kept is not None:
        view.choose(kept)


def _entries(state: Tournament) -> str:
    """How many entries there are, and what each of them cost where all cost the same."""
    kinds = (Buying.BUY_IN, Buying.RE_ENTRY)
    costs = {bought.shares.total for entry in state.entered for bought in entry.purchases if bought.buying in kinds}
    if len(costs) > 1:
        return str(len(state.entered))
    price = wording.amount(costs.pop() if costs else state.setup.buy_in, state.setup.currency)
    return _("{n} × {price}").format(n=len(state.entered), price=price)


def _rows(state: Tournament, paid: tuple[Cents, ...], won: dict[int, list[Standing]]) -> list[Row]:
    """A row for each place, one for each of those who share it."""
    rows: list[Row] = []
    shared = 0
    for place, prize in enumerate(paid, start=1):
        winners = won.get(place, [])
        if not winners and shared:
            shared -= 1  # the place above was shared down to here
            continue
        shared = max(0, len(winners) - 1)
        if not winners:
            rows.append(_row(state, place, prize, None))
        rows.extend(_row(state, place, line.prize, line) for line in winners)
    return rows


def _row(state: Tournament, place: int, prize: Cents, line: Standing | None) -> Row:
    share = f"{wording.decimal(round(100 * prize / state.pool, 1))} %"
    if line is None:
        return Row((str(place), wording.amount(prize, state.setup.currency), share, "", ""), (place, None))
    account = cash.payee(state, line.entry)
    words, pill = _handed(state, account.prize_due, account.prize_paid)
    who = _("{name} for now").format(name=line.name) if line.provisional else line.name
    cells = (
        wording.ordinal_place(place, tied=line.tied),
        wording.amount(prize, state.setup.currency),
        share,
        who,
        words,
    )
    return Row(cells, (place, line.entry), pill=pill, pill_at=PAID)


def _head_row(state: Tournament, line: Standing) -> Row:
    account = cash.payee(state, line.entry)
    words, pill = _handed(state, account.bounty_due, account.bounty_paid)
    return Row((line.name, wording.amount(line.bounty, state.setup.currency), words), line.entry, pill=pill, pill_at=2)


def _handed(state: Tournament, due: Cents, paid: Cents) -> tuple[str, str]:
    if not due:
        return _("paid"), "good"
    amount = wording.amount(due, state.setup.currency)
    return (_("{amount} more").format(amount=amount) if paid else _("to pay")), "brass"


def _netted(state: Tournament, account: Account, due: Cents, *, net: bool) -> str:
    """What to hand over, and what stays here for a debt."""
    currency = state.setup.currency
    kept = min(due, account.owing) if net and account.player is not None else 0
    hand = wording.amount(due - kept, currency)
    if not account.owing:
        return _("Hand over {amount}.").format(amount=hand)
    owed = wording.amount(account.owing, currency)
    said = _("{name} owes {owed}: hand over {amount}, keep {kept}.")
    return said.format(name=wording.short(account.name), owed=owed, amount=hand, kept=wording.amount(kept, currency))
