"""What the evening sells, changed while it runs: a list of prices and the fields of the one that is chosen."""

from dataclasses import dataclass
from functools import partial

from PyQt6.QtCore import QItemSelection, Qt, pyqtSlot
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.dialogs import price_form
from desktop.director.dialogs.price_form import PriceForm, WrongIn
from desktop.director.lists import Column, Row, ValueTable, ValueView
from desktop.director.parts import PlainLabel, button, refuse, with_answer, wrapped
from desktop.director.tables.words import fit
from tournament import wording
from tournament.errors import Refusal
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people.people import person_key
from tournament.sales import price_list, selling
from tournament.sales.prices import MOST_PRICES, Buying, Price, Window
from tournament.state import Tournament

WIDTH_PX, LEAST_LIST_PX = 860, 168
UNCHANGED = "prices_unchanged"


@dataclass(slots=True)
class Draft:
    """A price as it is being typed; `was`: as it was sold before, None for a new one."""

    texts: dict[str, str]
    was: Price | None


class PricesDialog(QDialog):
    """All prices, taken together in one step."""

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Prices"))
        look.set_least_width(self, WIDTH_PX)
        self._bridge, self._currency = bridge, bridge.state.setup.currency
        self.drafts = [Draft(price_form.texts_of(price, self._currency), price) for price in bridge.state.prices]
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Prices"), self, kind="dialog-title"))
        about = _("What was sold already keeps its price. The first of its kind is the one that a single click sells.")
        column.addWidget(wrapped(about, self))
        self.table = ValueTable(
            [
                Column(_("Name"), stretch=1, strong=True),
                Column(_("What it is")),
                Column(_("Price"), number=True, strong=True),
                Column(_("Chips"), number=True),
                Column(_("On sale")),
                Column(_("Sold"), number=True),
                Column(""),
            ],
            self,
        )
        self.view = ValueView(self.table, self, _("Prices"))
        self.view.setMinimumHeight(look.scaled(LEAST_LIST_PX))
        column.addWidget(self.view, 1)
        column.addLayout(self._buttons())
        self.form = PriceForm(self._currency, self)
        self.form.edited.connect(self._edited)
        column.addWidget(self.form)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.sell = with_answer(self, ends, _("Sell so from now on"), self._sell)
        column.addLayout(ends)
        self._show_rows()
        self.view.choose(0)
        self.form.show_price(self.drafts[0].texts)
        selection = self.view.selectionModel()
        if selection is not None:
            selection.selectionChanged.connect(self._chosen)
        self._look()
        self.view.setFocus()

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.add = button(_("A&dd a price"), self)
        self.add.clicked.connect(self._add)
        self.first = button(_("&Move up"), self)
        self.first.clicked.connect(self._up)
        self.drop = button(_("Take &off the list"), self)
        self.drop.clicked.connect(self._drop)
        for made in (self.add, self.first, self.drop):
            row.addWidget(made)
        row.addStretch(1)
        return row

    # ---- the list --------------------------------------------------------------------------------------------------

    @property
    def _place(self) -> int:
        chosen = self.view.chosen()
        return 0 if chosen is None else int(chosen)

    def _read(self, draft: Draft) -> Price | WrongIn:
        return price_form.read(draft.texts, self._currency, draft.was)

    def _show_rows(self) -> None:
        self.table.show_rows([self._row(place, draft) for place, draft in enumerate(self.drafts)])

    def _row(self, place: int, draft: Draft) -> Row:
        found, state = self._read(draft), self._bridge.state
        kind = price_form.kind_words(Buying(draft.texts["buying"]))
        sold = 0 if draft.was is None else selling.sold(state, draft.was)
        told = str(sold) if sold else ""
        if isinstance(found, WrongIn):
            cells = (draft.texts["name"], kind, "–", draft.texts["chips"], "", told, _("to be corrected"))
            return Row(cells, place, pill="brass", pill_at=6)
        amount = wording.amount(found.shares.total, self._currency)
        cells = (
            wording.price_name(found.name),
            kind,
            amount,
            wording.chips(found.chips),
            window_words(found.window),
            told,
            "",
        )
        return Row(cells, place)

    @pyqtSlot(QItemSelection, QItemSelection)
    def _chosen(self, now: QItemSelection, before: QItemSelection) -> None:
        if self.view.chosen() is not None:
            self.form.show_price(self.drafts[self._place].texts)
            self._look()

    def _go_to(self, place: int) -> None:
        self._show_rows()
        self.view.clearSelection()
        self.view.choose(place)
        self._look()

    @pyqtSlot()
    def _edited(self) -> None:
        self.drafts[self._place].texts = self.form.texts
        self._show_rows()
        self._look()

    @pyqtSlot()
    def _add(self) -> None:
        """One more, like the one that is chosen but for its name."""
        like = self.drafts[self._place]
        self.drafts.append(Draft({**like.texts, "name": self._free_name(like.texts["name"])}, None))
        self._go_to(len(self.drafts) - 1)
        name = self.form.fields["name"]
        name.setFocus()
        if isinstance(name, QLineEdit):
            name.selectAll()

    def _free_name(self, like: str) -> str:
        taken = {person_key(draft.texts["name"]) for draft in self.drafts}
        number = 2
        while person_key(f"{like} {number}") in taken:
            number += 1
        return f"{like} {number}"

    @pyqtSlot()
    def _up(self) -> None:
        place = self._place
        self.drafts[place - 1], self.drafts[place] = self.drafts[place], self.drafts[place - 1]
        self._go_to(place - 1)

    @pyqtSlot()
    def _drop(self) -> None:
        del self.drafts[self._place]
        self._go_to(min(self._place, len(self.drafts) - 1))
        self.view.setFocus()

    # ---- what comes of it ------------------------------------------------------------------------------------------

    def _decision(self) -> Decision[Tournament] | WrongIn:
        prices: list[Price] = []
        for draft in self.drafts:
            found = self._read(draft)
            if isinstance(found, WrongIn):
                return found
            prices.append(found)
        return partial(price_list.set_prices, prices=prices)

    def _refusal(self) -> Refusal | None:
        decision = self._decision()
        return decision.refusal if isinstance(decision, WrongIn) else self._bridge.refusal(decision)

    def _look(self) -> None:
        place, refusal = self._place, self._refusal()
        here = self._read(self.drafts[place])
        self.form.judge(here)
        said = "" if refusal is None else wording.refusal(refusal)
        twice = refusal is not None and refusal.code == "price_name_twice" and not isinstance(here, WrongIn)
        if twice and refusal is not None:
            same = person_key(str(refusal.facts["price"])) == person_key(self.drafts[place].texts["name"])
            twice = same
            self.form.show_problem("name", said if same else "")
        elsewhere = refusal is not None and refusal.code != UNCHANGED and not isinstance(here, WrongIn) and not twice
        self.wrong.setText(said if elsewhere else "")
        self.wrong.setVisible(bool(self.wrong.text()))
        self.sell.setEnabled(refusal is None)
        self.sell.setToolTip(said)
        full = _("{n} prices are the most there can be.").format(n=MOST_PRICES)
        refuse(self.add, full if len(self.drafts) >= MOST_PRICES else None, _("Another one, like the one chosen"))
        refuse(self.first, _("It is the first already.") if place == 0 else None, _("The one before it comes after it"))
        refuse(self.drop, self._why_kept(place), _("It is not sold any more; what was sold stays as it was"))
        if self.isVisible():
            fit(self, only_grow=True)

    def _why_kept(self, place: int) -> str | None:
        buy_ins = [draft for draft in self.drafts if draft.texts["buying"] == Buying.BUY_IN.value]
        if buy_ins == [self.drafts[place]]:
            return _("An evening needs a buy-in; a price of 0 is free.")
        return None

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        fit(self, only_grow=True)

    @pyqtSlot()
    def _sell(self) -> None:
        decision = self._decision()
        if not isinstance(decision, WrongIn) and self._bridge.perform(decision) is not None:
            self.accept()


def window_words(window: Window) -> str:
    """When something is sold, in few words."""
    if window.until == 0:
        return _("before the start")
    if window.until is None:
        return _("after level {n}").format(n=window.after) if window.after else _("all evening")
    if window.after == window.until:
        return _("in the break after level {n}").format(n=window.after)
    if window.after:
        return _("after level {after}, until {until}").format(after=window.after, until=window.until)
    return ngettext("until level {n}", "until level {n}", window.until).format(n=window.until)
