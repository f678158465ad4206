"""The Structure page: all levels and breaks, the present one marked."""

from PyQt6.QtCore import QTimer, pyqtSlot
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QAbstractItemView, QWidget

from desktop.bridge import Bridge
from desktop.director.chips import found_chips
from desktop.director.chips.colour_up_dialog import ColourUpDialog
from desktop.director.chips.owned_dialog import ChipsDialog
from desktop.director.dialogs.asked import AskedDialog
from desktop.director.lists import Column, Row, ValueTable, ValueView
from desktop.director.page import Page
from desktop.director.parts import PageHead, button, page_layout, refuse
from tournament import wording
from tournament.chips.colours_going import due
from tournament.clocks.clock import Phase
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.state import Tournament
from tournament.structures.structure import Break

AFTER_THE_LIST = 3
"""How many levels of the continuation are shown behind the last one."""


class StructurePage(Page):
    """What is played when."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        column = page_layout(self)
        self.chips = button(_("Chips…"), self)
        self.chips.clicked.connect(self._ask_chips)
        self.colours = button(_("A colour goes…"), self)
        self.colours.clicked.connect(self._ask_colour)
        self.found = button(_("Chips found…"), self)
        self.found.clicked.connect(self._ask_found)
        self.head = PageHead(_("Structure"), self, (self.found, self.colours, self.chips))
        column.addWidget(self.head)
        self.table = ValueTable(
            [
                Column(_("Level")),
                Column(_("Blinds"), strong=True, stretch=1),
                Column(_("Ante"), stretch=1),
                Column(_("Minutes"), number=True),
                Column(""),
            ],
            self,
        )
        self.view = ValueView(self.table, self, _("Levels and breaks"))
        column.addWidget(self.view, 1)
        self._index: int | None = None

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        return (state.setup, state.clock, state.holding, state.chip_set)

    def show_state(self, state: Tournament) -> None:
        self.show_instant(self.bridge.now(), again=True)
        refuse(self.found, found_chips.why_not(state), _("Somebody finds chips of a colour that has gone. TDA 24-C"))

    def show_instant(self, at: Instant, *, again: bool = False) -> None:
        """Move the mark if another level is being played."""
        state = self.bridge.state
        reading = state.clock.reading(at)
        if reading.index == self._index and not again:
            return
        self._index = reading.index
        structure = state.structure
        self.head.hint.setText(structure.name)
        last = max(len(structure.periods), reading.index + 1) + AFTER_THE_LIST
        running = reading.phase in (Phase.RUNNING, Phase.PAUSED)
        self.table.show_rows([_row(state, index, reading.index if running else None) for index in range(last)])
        self._bring_into_sight()

    @pyqtSlot()
    def _ask_chips(self) -> None:
        ChipsDialog(self.bridge, self).open()

    @pyqtSlot()
    def _ask_found(self) -> None:
        AskedDialog(self.bridge, found_chips.question(self.bridge), self).open()

    @pyqtSlot()
    def _ask_colour(self) -> None:
        waiting = due(self.bridge.state, self.bridge.now())
        ColourUpDialog(
            self.bridge, waiting[0] if waiting else None, self, self.bridge.state.setup.rules.colour_up
        ).open()

    @pyqtSlot()
    def _bring_into_sight(self) -> None:
        if self._index is not None:
            self.view.scrollTo(self.table.index(self._index, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        # Only now does the view get its height.
        QTimer.singleShot(0, self._bring_into_sight)


def _row(state: Tournament, index: int, present: int | None) -> Row:
    structure, length = state.structure, state.clock.length(index)
    period = structure.period(index)
    minutes = wording.period_length(period, length)
    note = _("now") if index == present else _("goes on like this") if index == len(structure.periods) else ""
    added = 0 if length is None or period.duration_ms is None else length - period.duration_ms
    if added and not note:
        note = f"{'+' if added > 0 else '−'}{wording.clock_time(abs(added))}"
    marked = index == present
    later = index >= len(structure.periods)
    if isinstance(period, Break):
        waits = _("waits until it goes on") if period.waits else ""
        cells = (_("Break"), wording.colours_removed(period.colours), waits, minutes, note)
        return Row(cells, index, muted=not marked, marked=marked)
    ante = f"{wording.chips(period.ante)} {wording.ante_label(period.ante_kind)}" if period.ante else ""
    cells = (str(structure.level_number(index)), wording.level_blinds(period), ante, minutes, note)
    return Row(cells, index, muted=later and not marked, marked=marked)
