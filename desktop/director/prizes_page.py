"""The Prizes page: what is played for, how it is divided, and what has been handed over."""

from functools import partial

from PyQt6.QtCore import QItemSelection, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director import prize_lines
from desktop.director.dialogs import bounties as heads_asked
from desktop.director.dialogs import deal, paying
from desktop.director.dialogs.asked import AskedDialog
from desktop.director.envelope_bar import EnvelopeBar
from desktop.director.lists import ROW_PX, Column, ListOrEmpty, Row, ValueView
from desktop.director.page import Page
from desktop.director.parts import EmptyState, Fact, PageHead, PlainLabel, button, page_layout, refuse, wrapped
from desktop.director.payouts_bar import PayoutsBar
from desktop.director.scrolled import ScrolledColumn
from tournament import standings, wording
from tournament.bounties import bounties
from tournament.bounties.bounty_rule import FIXED, BountyKind, BountyRule
from tournament.language import gettext as _
from tournament.names import EntryNo
from tournament.people import registration
from tournament.sales import cash, payments
from tournament.sales.prices import Fund
from tournament.standings import Standing
from tournament.state import Tournament
from tournament.wording import bounties as worded_heads

LEAST_ROWS = 12
"""So many prizes are seen at least, and so many bounties; where there is no room for both, the page scrolls."""


class PrizesPage(Page):
    """Pool, places, who has won what so far, and a tick for each prize and bounty that is paid.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        column = page_layout(self)
        self.pay = button(_("Prize is paid"), self)
        self.pay.clicked.connect(self._pay)
        self.pay_bounty = button(_("Bounties are paid"), self)
        self.pay_bounty.clicked.connect(self._pay_bounty)
        self.deal = button(_("Make a deal…"), self)
        self.deal.clicked.connect(self._ask_for_deal)
        self.pay_out = button(_("Pay out…"), self)
        self.pay_out.clicked.connect(self._ask_pay_out)
        self.head = PageHead(_("Prizes"), self, [self.deal, self.pay, self.pay_bounty, self.pay_out])
        column.addWidget(self.head)
        self.area = ScrolledColumn(self)  # heads and envelopes do not press the prizes
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(self.area, 1)
        inside = self.area.column
        facts = QHBoxLayout()
        facts.setSpacing(36)
        self.pool = Fact(_("To win"), self)
        self.entries = Fact(_("Buy-ins"), self)
        self.places = Fact(_("Places paid"), self)
        for fact in (self.pool, self.entries, self.places):
            facts.addWidget(fact)
        facts.addStretch(1)
        inside.addLayout(facts)
        self.payouts = PayoutsBar(bridge, self._place, self)
        inside.addWidget(self.payouts)
        self.dealt = wrapped("", self, kind="note")
        inside.addWidget(self.dealt)
        self.list = self._prizes_list()
        self.view = self.list.view
        self.view.activated.connect(self.payouts.edit_place)
        inside.addWidget(self.list, 3)
        inside.addLayout(self._heads_head())
        self.heads = self._heads_list()
        inside.addWidget(self.heads, 2)
        self.envelopes = EnvelopeBar(bridge, self)
        inside.addWidget(self.envelopes)
        inside.addStretch(0)
        column.addWidget(self._netting())
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
        return ListOrEmpty(columns, _("Prizes"), empty, self, least_rows=LEAST_ROWS)

    def _heads_head(self) -> QHBoxLayout:
        """How heads are paid, and the button that changes it."""
        row, says = QHBoxLayout(), QVBoxLayout()
        row.setSpacing(12)
        says.setSpacing(2)
        self.heads_title = PlainLabel(_("Bounties"), self, kind="strong")
        self.heads_rule = wrapped("", self, kind="note")
        self.change_rule = button(_("How they are paid…"), self, says=_("How bounties are paid"))
        self.change_rule.clicked.connect(self._ask_rule)
        says.addWidget(self.heads_title)
        says.addWidget(self.heads_rule)
        row.addLayout(says, 1)
        row.addWidget(self.change_rule)
        return row

    def _heads_list(self) -> ListOrEmpty:
        empty = EmptyState(_("Nobody has won a bounty yet"), _("It goes to whoever has the chips of a bust."), self)
        columns = [
            Column(_("Name"), stretch=1, strong=True),
            Column(_("Bounties"), number=True, strong=True),
            Column(_("On the head"), number=True, spare=True),
            Column(_("Handed over")),
        ]
        return ListOrEmpty(columns, _("Bounties"), empty, self, least_rows=LEAST_ROWS)

    def _netting(self) -> QWidget:
        self.netting = QWidget(self)
        row = QHBoxLayout(self.netting)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self.net = QCheckBox(_("keep what is owed"), self)
        self.net.setChecked(True)
        self.net.toggled.connect(self._offer)
        self.says = PlainLabel("", self, kind="note")
        self.says.setWordWrap(True)
        row.addWidget(self.says, 1)
        row.addWidget(self.net)
        return self.netting

    # ---- showing ---------------------------------------------------------------------------------------------------

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        final = registration.places_are_final(state, self.bridge.now())
        agreed = (state.deal, state.hand_for_hand, state.payouts, state.orders)
        heads = (state.bounty_rule, state.mystery)
        return (*agreed, *heads, state.entries, state.finished, state.till, state.loose, state.prices, final)

    def show_state(self, state: Tournament) -> None:
        setup, paid = state.setup, standings.payouts(state)
        at = self.bridge.now()
        final = registration.places_are_final(state, at)
        open_still = _("places are provisional while registration is open") if state.entered else ""
        self.head.hint.setText(prize_lines.far(state) if final else open_still)
        self.payouts.show_state(state)
        self.pool.value.setText(wording.amount(state.pool, setup.currency))
        self.entries.value.setText(prize_lines.entries(state))
        things = {prize.place: prize.thing for prize in standings.prizes(state) if prize.thing}
        self.places.value.setText(str(len({*things, *(n for n, prize in enumerate(paid, start=1) if prize)})))
        won: dict[int, list[Standing]] = {}
        lines = standings.standings(state, at)
        for line in lines:
            # After a deal a place that is paid by the plan may have gone to somebody who has nothing of it.
            if line.place is not None and (line.prize or line.things or (state.deal and line.place <= len(paid))):
                won.setdefault(line.place, []).append(line)
        owners = cash.payees(state)
        _keep_chosen(self.view, self.list, prize_lines.prize_rows(state, paid, won, things, owners))
        found = bounties.bounties(state)
        has_heads = bool(state.fund(Fund.BOUNTIES) or found.taken)
        for part in (self.heads, self.pay_bounty):
            part.setVisible(has_heads)
        self._show_rule(state, has_heads=has_heads)
        if has_heads:
            growing = state.bounty_rule.kind is BountyKind.PROGRESSIVE
            hunters = sorted(
                (line for line in lines if line.bounty or (growing and line.entry in found.heads)),
                key=lambda line: (-line.bounty, -found.heads.get(line.entry, 0)),
            )
            _keep_chosen(
                self.heads.view,
                self.heads,
                [prize_lines.head_row(state, line, found.heads, owners) for line in hunters],
            )
        self.envelopes.show_state(state)
        refuse(self.pay_out, paying.why_not(owners.values()), _("Prizes and bounties, ticked together; slips to print"))
        refuse(self.deal, deal.why_not(self.bridge), _("Divide the prizes that are left among those who are left"))
        self.dealt.setText(prize_lines.dealt(state))
        self.dealt.setVisible(state.deal is not None)
        self._offer()

    def _show_rule(self, state: Tournament, *, has_heads: bool) -> None:
        sells_heads = any(price.shares.bounties for price in state.prices)
        for part in (self.heads_title, self.heads_rule, self.change_rule):
            part.setVisible(has_heads or sells_heads)
        rule = state.bounty_rule
        self.heads_rule.setText(f"{worded_heads.bounty_rule(rule)}; {worded_heads.own_head(rule.own_head)}")
        other = FIXED if rule != FIXED else BountyRule(BountyKind.PROGRESSIVE)
        why = self.bridge.may(partial(bounties.set_bounties, rule=other))
        refuse(self.change_rule, why, _("Fixed, progressive or mystery, and whose the champion's own head is"))

    def _on_selected(self, view: ValueView, now: QItemSelection, before: QItemSelection) -> None:
        """One person at a time: what is chosen in one list is not in the other."""
        other = self.heads.view if view is self.view else self.view
        if view.chosen() is not None:
            other.clearSelection()
        self._offer()
        inside, port, index = self.area.widget(), view.viewport(), view.currentIndex()
        if inside is not None and port is not None and view.chosen() is not None:
            # The lists are as long as their rows: it is the page that goes along with the arrow keys.
            here = port.mapTo(inside, view.visualRect(index).center())
            self.area.ensureVisible(0, here.y(), 0, ROW_PX)

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
        self.says.setText(prize_lines.netted(state, account, due, net=net) if account is not None and due else "")
        self.netting.setVisible(bool(self.says.text()))

    def _place(self) -> int | None:
        """The place that is chosen in the list."""
        key = self.view.chosen()
        return None if key is None else key[0]

    def _winner(self) -> EntryNo | None:
        """The entry that has won the chosen prize."""
        key = self.view.chosen()
        return None if key is None else key[1]

    @pyqtSlot()
    def _ask_rule(self) -> None:
        AskedDialog(self.bridge, heads_asked.question(self.bridge), self).open()

    @pyqtSlot()
    def _ask_for_deal(self) -> None:
        deal.DealDialog(self.bridge, self).open()

    @pyqtSlot()
    def _ask_pay_out(self) -> None:
        dialog = paying.PayOutDialog(self.bridge, self)
        dialog.told.connect(self.told)
        dialog.open()

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
