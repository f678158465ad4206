"""The Prizes page: what is played for, and how it is divided."""

from PyQt6.QtWidgets import QHBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.page import Page
from desktop.director.parts import EmptyState, Fact, PageHead, page_layout
from tournament import standings, wording
from tournament.language import gettext as _
from tournament.standings import Standing
from tournament.state import Tournament

BY = "BARGE"


class PrizesPage(Page):
    """Pool, places, and who has won what so far."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        column = page_layout(self)
        self.head = PageHead(_("Prizes"), self)
        self.head.hint.setText(
            _("divided by the {table} table; what rounding leaves goes to the first").format(table=BY)
        )
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
        empty = EmptyState(
            _("There is nothing to win yet"),
            _("Prizes follow from the buy-ins: enter people on the People page. Without a buy-in it is play for fun."),
            self,
        )
        columns = [
            Column(_("Place"), number=True),
            Column(_("Prize"), number=True, strong=True),
            Column(_("Share"), number=True),
            Column(_("Won by"), stretch=1),
        ]
        self.list = ListOrEmpty(columns, _("Prizes"), empty, self)
        self.view = self.list.view
        column.addWidget(self.list, 1)

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        return (state.entries, state.finished)

    def show_state(self, state: Tournament) -> None:
        setup, paid = state.setup, standings.payouts(state)
        self.pool.value.setText(wording.amount(state.pool, setup.currency))
        price = wording.amount(setup.buy_in, setup.currency)
        self.entries.value.setText(_("{n} × {price}").format(n=len(state.entered), price=price))
        self.places.value.setText(str(len(paid)))
        won: dict[int, list[Standing]] = {}
        for line in standings.standings(state):
            if line.place is not None and line.prize:
                won.setdefault(line.place, []).append(line)
        self.list.show_rows([_row(state, place, prize, won) for place, prize in enumerate(paid, start=1)])


def _row(state: Tournament, place: int, prize: int, won: dict[int, list[Standing]]) -> Row:
    share = f"{wording.decimal(round(100 * prize / state.pool, 1))} %"
    who = wording.list_of([line.name for line in won.get(place, [])])
    return Row((str(place), wording.amount(prize, state.setup.currency), share, who), place)
