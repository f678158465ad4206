"""The Chips page: what is in play, which chips there are and when they go, who was counted, what was given."""

from functools import partial

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QHBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.chips import correcting, found_chips
from desktop.director.chips.bonus_dialog import BonusDialog
from desktop.director.chips.colour_up_dialog import ColourUpDialog
from desktop.director.chips.count_dialog import CountDialog
from desktop.director.chips.owned_card import OwnedCard
from desktop.director.chips.owned_dialog import ChipsDialog
from desktop.director.dialogs.asked import AskedDialog
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.page import Page
from desktop.director.parts import EmptyState, Fact, PageHead, PlainLabel, button, page_layout, refuse
from desktop.director.scrolled import ScrolledColumn
from tournament import wording
from tournament.chips import stacks
from tournament.chips.colours_going import due
from tournament.events import StackCount, Timing
from tournament.language import gettext as _
from tournament.names import MINUTE, Chips
from tournament.sales.buying import FRESH
from tournament.state import Entry, Tournament
from tournament.structures.structure import Level

LEAST_ROWS = 8
CHIPS = 2
"""The column with the numbers of chips."""


class ChipsPage(Page):
    """Everything about the chips, and a button for everything that happens to them."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._minute = 0
        column = page_layout(self)
        self.count = button(_("Count…"), self)
        self.count.clicked.connect(self.count_chips)
        self.bonus = button(_("Bonus…"), self)
        self.bonus.clicked.connect(self.give_bonus)
        self.correct = button(_("Correct…"), self)
        self.correct.clicked.connect(self.correct_chips)
        self.colours = button(_("A colour goes…"), self)
        self.colours.clicked.connect(self.take_colour)
        self.found = button(_("Chips found…"), self)
        self.found.clicked.connect(self.change_found)
        self.owned = button(_("Our chips…"), self)
        self.owned.clicked.connect(self.choose_owned)
        buttons = (self.count, self.bonus, self.correct, self.colours, self.found, self.owned)
        self.head = PageHead(_("Chips"), self, buttons)
        column.addWidget(self.head)
        part = ScrolledColumn(self)
        column.addWidget(part, 1)
        inside = part.column
        facts = QHBoxLayout()
        facts.setSpacing(36)
        self.in_play, self.average = Fact(_("In play"), self), Fact(_("Average stack"), self)
        self.counted = Fact(_("Counted"), self)
        for fact in (self.in_play, self.average, self.counted):
            facts.addWidget(fact)
        facts.addStretch(1)
        inside.addLayout(facts)
        own = button(_("Say which chips there are…"), self)
        own.clicked.connect(self.choose_owned)
        says = _("With their values and numbers the program makes starting stacks and says when a colour can go.")
        self.unknown = EmptyState(_("Nobody has said which chips there are"), says, self, own)
        inside.addWidget(self.unknown)
        self.card = OwnedCard(self)
        inside.addWidget(self.card)
        inside.addWidget(PlainLabel(_("Stacks, the largest first"), self, kind="strong"))
        self.list = self._stacks()
        self.view = self.list.view
        inside.addWidget(self.list)
        inside.addStretch(1)

    def _stacks(self) -> ListOrEmpty:
        says = _("“Count…” asks for what everybody has in front of him; a count carries its time and fades.")
        self.nobody = EmptyState(_("No stack is known"), says, self)
        columns = [
            Column(_("Name"), stretch=1, strong=True),
            Column(_("Where")),
            Column(_("Chips"), number=True, strong=True),
            Column(_("Big blinds"), number=True, spare=True),
            Column(_("Since")),
        ]
        return ListOrEmpty(columns, _("Stacks"), self.nobody, self, least_rows=LEAST_ROWS)

    # ---- showing ---------------------------------------------------------------------------------------------------

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        going = (state.chip_set, state.holding, state.colours, state.clock, state.finished)
        in_play = (state.loose, state.corrected, state.removed)
        return (state.setup, state.entries, state.tables, state.guests, *going, *in_play)

    def refresh(self) -> None:
        """Counts fade by themselves, a minute at a time."""
        minute = self.bridge.now() // MINUTE
        if minute != self._minute:
            self._minute, self._shown = minute, None
        super().refresh()

    def show_state(self, state: Tournament) -> None:
        left, at = state.left, self.bridge.now()
        self.in_play.value.setText(wording.chips(state.chips_in_play))
        self.average.value.setText(wording.chips(state.chips_in_play // len(left)) if left else "–")
        known = sorted((e for e in left if e.stack is not None), key=lambda e: (-(e.stack or 0), e.number))
        self.counted.value.setText(_("{n} of {all}").format(n=len(known), all=len(left)))
        self.unknown.setVisible(not state.chip_set)
        self.card.setVisible(bool(state.chip_set))
        if state.chip_set:
            self.card.show_state(state)
        big_blind = _big_blind(state, at)
        self.list.show_rows([_row(state, entry, at, big_blind) for entry in known])
        self._offer(state)

    def _offer(self, state: Tournament) -> None:
        first = state.left[:1]
        nobody = _("Nobody is in.") if not first else None
        count = partial(stacks.count_stacks, counts=[StackCount(entry.number, 0) for entry in first])
        bonus = partial(stacks.give_everybody, chips=1)
        says = _("What everybody has in front of him now, against the chips in play")
        refuse(self.count, nobody or self._why_no_count(state) or self.bridge.may(count), says)
        refuse(self.bonus, nobody or self.bridge.may(bonus), _("Chips for nothing, for instance for being on time"))
        more = partial(stacks.correct_chips, chips=1, reason="?")
        refuse(self.correct, self.bridge.may(more), _("There are more chips in play than was thought, or fewer"))
        over = _("The tournament is over.") if state.finished is not None else None
        refuse(self.colours, over, _("Round up, race with cards, or tell only the total. TDA 24"))
        refuse(self.found, found_chips.why_not(state), _("Somebody finds chips of a colour that has gone. TDA 24-C"))
        refuse(self.owned, None, _("Which colours, what one is worth, how many of them"))

    def _why_no_count(self, state: Tournament) -> str | None:
        """Where every stack is known there is nothing to count."""
        known = all(entry.stack is not None and entry.counted is None for entry in state.left)
        return _("Every stack is known.") if state.has_started(self.bridge.now()) and known else None

    # ---- doing -----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def count_chips(self) -> None:
        """Ask for everybody's chips."""
        if not self.count.isEnabled():
            self.bridge.refused.emit(self.count.toolTip())
            return
        dialog = CountDialog(self.bridge, self)
        dialog.correct_wanted.connect(self._correct_by)
        dialog.open()

    @pyqtSlot()
    def give_bonus(self) -> None:
        """Ask who gets chips for nothing."""
        BonusDialog(self.bridge, self).open()

    @pyqtSlot()
    def correct_chips(self) -> None:
        """Ask by how many chips those in play are wrong."""
        AskedDialog(self.bridge, correcting.question(self.bridge), self).open()

    @pyqtSlot(int)
    def _correct_by(self, chips: Chips) -> None:
        AskedDialog(self.bridge, correcting.question(self.bridge, chips), self).open()

    @pyqtSlot()
    def take_colour(self) -> None:
        """Ask for the colour that is due, or for any."""
        state = self.bridge.state
        waiting = due(state, self.bridge.now())
        ColourUpDialog(self.bridge, waiting[0] if waiting else None, self, state.setup.rules.colour_up).open()

    @pyqtSlot()
    def change_found(self) -> None:
        """Ask who has found chips of a colour that has gone."""
        AskedDialog(self.bridge, found_chips.question(self.bridge), self).open()

    @pyqtSlot()
    def choose_owned(self) -> None:
        """Ask which chips there are."""
        ChipsDialog(self.bridge, self).open()


def _big_blind(state: Tournament, at: int) -> Chips:
    """That of the level being played, in a break that of the coming one."""
    index = state.clock.reading(at).index
    period = state.structure.period(index)
    if not isinstance(period, Level):
        period = state.structure.period(state.structure.next_level(index))
    return period.big_blind if isinstance(period, Level) else 0


def _row(state: Tournament, entry: Entry, at: int, big_blind: Chips) -> Row:
    stack, counted = entry.stack or 0, entry.counted
    where = ""
    if entry.seat is not None:
        where = _("table {table} seat {seat}").format(
            table=wording.numbered(state, entry.seat.table), seat=entry.seat.number
        )
    since, old = _("known from the hands") if state.has_started(at) else _("to begin with"), False
    if counted is not None:
        utc = state.setup.timing is Timing.SIMULATED
        since = _("counted {time}").format(time=wording.time_of_day(counted, utc=utc))
        old = at - counted > FRESH
    blinds = wording.decimal(round(stack / big_blind, 1)) if big_blind else ""
    cells = (entry.shown_name, where, wording.chips(stack), blinds, since)
    return Row(cells, entry.number, muted=old)
