"""The Structure page: all levels and breaks with their times, the present one marked, and when it will be over."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QTimer, pyqtSlot
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QAbstractItemView, QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.page import Page
from desktop.director.parts import PageHead, PlainLabel, as_plain, button, page_layout, refuse, wrapped
from desktop.director.structure import discs, levels, wanted
from desktop.director.structure.choosing import StructuresDialog
from desktop.director.structure.editor import EditorDialog
from desktop.director.structure.fit_dialog import FitEveningDialog
from desktop.director.structure.levels import LevelsView
from desktop.director.structure.shorten_dialog import ShortenDialog
from desktop.director.structure.timeline import hours, of_evening
from desktop.director.structure.wanted import WantedEnd
from desktop.director.structure.wanted_dialog import WantedDialog
from tournament import wording
from tournament.chips.chips import by_value
from tournament.clocks.clock import Phase
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import MINUTE, Instant
from tournament.state import Tournament
from tournament.structures.structure import Structure
from tournament.structures.structure_check import check
from tournament.structures.structure_edits import listed_upto
from tournament.structures.typed import sums

AFTER_THE_LIST = 3
"""How many levels of the continuation are shown behind the last one."""


class StructurePage(Page):
    """What is played when."""

    def __init__(self, bridge: Bridge, wanted_end: WantedEnd, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.wanted = wanted_end
        column = page_layout(self)
        self.choosing = button(_("The club's…"), self, says=_("The club's structures"))
        self.choosing.setToolTip(_("Structures of the club, and those that come with the program"))
        self.choosing.clicked.connect(self.choose)
        self.fitting = button(_("To measure…"), self, says=_("Make a structure to measure"))
        self.fitting.clicked.connect(self.fit)
        self.editing = button(_("Edit…"), self, kind="primary", says=_("Edit the structure"))
        self.editing.clicked.connect(self.edit)
        self.head = PageHead(_("Structure"), self, (self.choosing, self.fitting, self.editing))
        column.addWidget(self.head)
        self.view = LevelsView(self)
        column.addWidget(self.view, 1)
        column.addLayout(self._foot())
        self._index: int | None = None
        self._minute = 0
        wanted_end.changed.connect(self._wanted_otherwise)

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.end = wrapped("", self, kind="strong")
        self.wanting = button(_("Wanted end…"), self)
        self.wanting.clicked.connect(self.want_end)
        self.shortening = button(_("Shorten…"), self, says=_("Shorten the structure"))
        self.shortening.clicked.connect(self.shorten)
        self.sum = PlainLabel("", self, kind="muted", elide=True)
        said = QVBoxLayout()
        said.setSpacing(2)
        said.addWidget(self.sum)
        said.addWidget(self.end)
        row.addLayout(said, 1)
        row.addWidget(self.wanting)
        row.addWidget(self.shortening)
        return row

    # ---- showing ---------------------------------------------------------------------------------------------------

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        # The end hangs on the chips in play and on how many are left at a table.
        return (state.setup, state.clock, state.holding, state.chip_set, state.entries, state.tables)

    def show_state(self, state: Tournament) -> None:
        self.show_instant(self.bridge.now(), again=True)
        over = _("The tournament is over.") if state.finished is not None else None
        refuse(self.editing, over, _("Change levels and breaks; what has been played stays"))
        refuse(self.wanting, over, _("When it should be over"))
        begun = _("The clock runs already: shorten or edit what is left.") if self._has_begun(state) else None
        refuse(self.fitting, over or begun, _("A structure for so many players, chips and hours"))
        none = None if state.chips_in_play else _("No chips are in play yet, so nobody knows when it will end.")
        refuse(self.shortening, over or none, _("Make later levels shorter, so that it ends in time"))

    def _has_begun(self, state: Tournament) -> bool:
        return state.has_started(self.bridge.now())

    def show_instant(self, at: Instant, *, again: bool = False) -> None:
        """Move the mark if another level is being played; while the clock stands, the times move with the minutes."""
        state = self.bridge.state
        reading = state.clock.reading(at)
        moves = reading.phase is Phase.PAUSED and at // MINUTE != self._minute
        if reading.index == self._index and not (again or moves):
            return
        entered = reading.index != self._index
        self._index, self._minute = reading.index, at // MINUTE
        last = max(len(state.structure.periods), reading.index + 1) + AFTER_THE_LIST
        times = of_evening(state, at, last)
        shown = listed_upto(state.structure, last - 1)
        odd = levels.by_row(check(shown, by_value(state.chip_set) or None))
        paid = discs.groups(shown, state.chip_set)
        self.view.levels.sentences = {
            index: "\n".join(as_plain(wording.concern(each)) for each in found) for index, found in odd.items()
        }
        listed = len(state.structure.periods)
        self.view.levels.name_antes(levels.ante_heading(shown) or _("Ante"))
        rows = [
            levels.row(state, n, reading, times, odd.get(n, ()) if n < listed else (), chips=discs.in_words(paid[n]))
            for n in range(last)
        ]
        self.view.show_levels(rows, dict(enumerate(paid)), {chip.value: chip.colour for chip in state.chip_set})
        self.head.hint.setText(state.structure.name)
        self.sum.setText(_about(state.structure))
        self._show_end(state, at)
        if entered or again:
            self._bring_into_sight()

    def _show_end(self, state: Tournament, at: Instant) -> None:
        found = wanted.expected(state, at)
        utc = state.setup.timing is Timing.SIMULATED
        missed = self.wanted.is_missed(found)
        said = "" if found is None else wanted.said(found, self.wanted.at, utc=utc)
        self.end.setText(f"{levels.ODD} {said}" if missed else said)

    @pyqtSlot()
    def _wanted_otherwise(self) -> None:
        self._show_end(self.bridge.state, self.bridge.now())

    @pyqtSlot()
    def _bring_into_sight(self) -> None:
        if self._index is not None:
            self.view.scrollTo(self.view.levels.index(self._index, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        # Only now does the view get its height.
        QTimer.singleShot(0, self._bring_into_sight)

    # ---- what can be done ------------------------------------------------------------------------------------------

    @pyqtSlot()
    def edit(self) -> None:
        """Open the editor on the evening's structure."""
        self._open(self.editing, partial(EditorDialog, self.bridge, self))

    @pyqtSlot()
    def shorten(self) -> None:
        """Ask for the end that is wanted, and show what becomes of the levels."""
        self._open(self.shortening, partial(ShortenDialog, self.bridge, self.wanted, self))

    @pyqtSlot()
    def fit(self) -> None:
        """Make a structure to measure, before the start."""
        self._open(self.fitting, partial(FitEveningDialog, self.bridge, self.wanted, self))

    @pyqtSlot()
    def want_end(self) -> None:
        """Ask when it should be over."""
        self._open(self.wanting, partial(WantedDialog, self.bridge, self.wanted, self))

    @pyqtSlot()
    def choose(self) -> None:
        """Show the structures of the club and those that come with the program."""
        StructuresDialog(self.bridge.club, self).open()

    def _open(self, asked_by: QPushButton, made: Callable[[], QDialog]) -> None:
        """Open it, or say why not: keys reach it from every page, also where the button would be grey."""
        self.show_state(self.bridge.state)
        if asked_by.isEnabled():
            made().open()
        else:
            self.bridge.refused.emit(asked_by.toolTip())


def _about(structure: Structure) -> str:
    """The sum of what is in it."""
    count, breaks, time, whole = sums(structure.periods)
    said = [ngettext("{n} level", "{n} levels", count).format(n=count)]
    if breaks:
        said.append(ngettext("{n} break", "{n} breaks", breaks).format(n=breaks))
    if time:
        words = _("{time} hours") if whole else _("over {time} hours")
        said.append(words.format(time=hours(time)))
    return " · ".join(said)
