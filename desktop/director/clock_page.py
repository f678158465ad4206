"""The Clock page: everything that can be pressed on the clock, and what comes next and when."""

from functools import partial
from itertools import islice

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtGui import QFont, QResizeEvent
from PyQt6.QtWidgets import QFrame, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director import presses
from desktop.director.clock_more import MorePresses
from desktop.director.clockbar import caption, shown_time
from desktop.director.commands.in_use import with_key
from desktop.director.dialogs.schedule import ScheduleDialog
from desktop.director.fitting import FittingLabel
from desktop.director.lists import Column, Row, ValueTable, ValueView
from desktop.director.page import Page
from desktop.director.parts import PageHead, PlainLabel, button, page_layout, refuse
from desktop.director.tables.flow import FlowLayout
from tournament import wording
from tournament.board import view as board
from tournament.board.view import BoardView
from tournament.clocks import timekeeping
from tournament.clocks.ahead import ahead
from tournament.clocks.clock import Phase
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.names import MINUTE, Instant
from tournament.state import Tournament
from tournament.structures.structure import Break

COMING = 8
TIME_PX, LOW_TIME_PX = 96, 52
LOW_PX, LOWEST_PX = 640, 560
"""A page lower than this shows the time smaller; still lower, only the bar shows it and what the clock is doing."""


class ClockPage(Page):
    """The time in large, the buttons, and the coming levels with the time of day they begin.

    Signals:
        take_back_wanted: the newest press was a mistake.
    """

    take_back_wanted = pyqtSignal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self._view: BoardView | None = None
        column = page_layout(self)
        self.schedule = button(_("Set start time…"), self)
        self.schedule.clicked.connect(self._open_schedule)
        self.call_off = button(_("Call the start off"), self)
        self.call_off.clicked.connect(partial(self._press, timekeeping.call_off_start))
        self.head = PageHead(_("Clock"), self, [self.schedule, self.call_off])
        column.addWidget(self.head)
        column.addWidget(self._card())
        column.addWidget(PlainLabel(_("What comes"), self, kind="label"))
        self.table = ValueTable(
            [
                Column(_("At")),
                Column(_("Level")),
                Column(_("Blinds"), strong=True, stretch=1),
                Column(_("Ante"), stretch=1),
                Column(_("Minutes"), number=True),
            ],
            self,
        )
        self.view = ValueView(self.table, self, _("What comes"))
        column.addWidget(self.view, 1)

    def _card(self) -> QFrame:
        card = QFrame(self)
        look.set_kind(card, "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(24, 16, 24, 20)
        self.caption = FittingLabel(look.text_font(), card, smallest=look.LABEL_PX, kind="muted")
        self.time = FittingLabel(look.digits(TIME_PX, QFont.Weight.Bold), card, smallest=look.TITLE_PX)
        self.blinds = FittingLabel(look.digits(28, QFont.Weight.Bold), card, smallest=look.LABEL_PX)
        column.addWidget(self.caption)
        column.addWidget(self.time)
        column.addWidget(self.blinds)
        column.addSpacing(10)
        row = QWidget(card)
        flow = FlowLayout(row)
        self.main = button("", row, kind="primary")
        self.main.clicked.connect(self._press_main)
        flow.addWidget(self.main)
        self.buttons = {}
        for what in (presses.PREVIOUS, presses.NEXT, presses.MINUS_ONE, presses.PLUS_ONE, presses.PLUS_FIVE):
            made = button(what.word(), row)
            made.clicked.connect(partial(self._press, what.press))
            self.buttons[made] = what
            flow.addWidget(made)
        self.back = button("", row)
        self.back.clicked.connect(self.take_back_wanted)
        flow.addWidget(self.back)
        column.addWidget(row)
        self.more = MorePresses(self.bridge, card)
        column.addWidget(self.more)
        return card

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """In a low window the time gives room to what comes."""
        super().resizeEvent(event)
        self.time.setFont(look.digits(LOW_TIME_PX if self.height() < LOW_PX else TIME_PX, QFont.Weight.Bold))
        for figure in (self.caption, self.time, self.blinds):
            figure.setVisible(self.height() >= LOWEST_PX)
        self._name_take_back()

    # ---- showing ---------------------------------------------------------------------------------------------------

    def concerns(self, state: Tournament) -> tuple[object, ...]:
        return (state,)

    def show_state(self, state: Tournament) -> None:
        self._view = None
        self.show_instant(self.bridge.now())

    def show_instant(self, at: Instant) -> None:
        """Show what the clock reads at that instant."""
        state = self.bridge.state
        view = board.view(state, at)
        before, self._view = self._view, view
        if view == before:
            return
        utc = state.setup.timing is Timing.SIMULATED
        self.time.setText(shown_time(view))
        self.caption.setText(caption(view, utc=utc))
        shown = view.coming if view.on_break or view.level is None else view.level
        ante = f"   {wording.ante_label(shown.ante_kind)} {wording.chips(shown.ante)}" if shown.ante else ""
        self.blinds.setText(wording.blinds(shown.small_blind, shown.big_blind) + ante)
        if before is None or _offering(before) != _offering(view):
            self._offer(state, view.phase, at)
        self.table.show_rows(_coming(state, at))

    def _offer(self, state: Tournament, phase: Phase, at: Instant) -> None:
        self.main.setText(presses.main_word(phase))
        refuse(self.main, self.bridge.may(presses.main_press(state, at)), with_key(_("Pauses and resumes"), "pause"))
        for made, what in self.buttons.items():
            refuse(made, self.bridge.may(what.press), what.says())
        self._name_take_back()
        refuse(self.back, presses.why_no_take_back(self.bridge), _("The clock then shows what it would have shown."))
        self.more.offer(state, at)
        waiting = phase in (Phase.WAITING, Phase.COUNTDOWN)
        self.schedule.setVisible(waiting)
        self.call_off.setVisible(phase is Phase.COUNTDOWN)
        soon = partial(timekeeping.schedule_start, start_at=at + MINUTE)
        refuse(self.schedule, self.bridge.may(soon), _("The clock then starts by itself."))
        self.head.hint.setText(_("time passes only with the hands") if self._simulated(state) else "")

    def _name_take_back(self) -> None:
        """Which press it would take back, where there is room to say so."""
        target = self.bridge.evening.press_target()
        said = "" if target is None or self.height() < LOWEST_PX else wording.step(target.step)
        self.back.setText(_("Take back: {press}").format(press=said) if said else _("Take back"))

    def _simulated(self, state: Tournament) -> bool:
        return state.setup.timing is Timing.SIMULATED

    def start_shot_clock(self) -> None:
        """The key of the shot clock: at the only table at once, else it asks at which."""
        self.more.start_shot_clock()

    def stop_shot_clocks(self) -> None:
        """All players who were on the clock have decided."""
        self.more.stop_shot_clocks()

    # ---- pressing --------------------------------------------------------------------------------------------------

    def _press(self, press: presses.Press, checked: bool = False) -> None:
        self.bridge.perform(press)

    @pyqtSlot()
    def _press_main(self) -> None:
        presses.press_main(self.bridge)

    @pyqtSlot()
    def _open_schedule(self) -> None:
        ScheduleDialog(self.bridge, self).open()


def _offering(view: BoardView) -> tuple[object, ...]:
    """What decides which buttons there are."""
    return view.phase, view.level, view.on_break, view.hand_for_hand, view.shot_clocks


def _coming(state: Tournament, at: Instant) -> list[Row]:
    """The next levels and breaks, with the time of day where the clock runs or its start is appointed."""
    utc = state.setup.timing is Timing.SIMULATED
    following = islice(ahead(state.clock, state.clock.reading(at), at), COMING)
    return [
        _row(state, index, "" if begins is None else wording.time_of_day(begins, utc=utc))
        for index, begins in following
    ]


def _row(state: Tournament, index: int, when: str) -> Row:
    structure = state.structure
    period = structure.period(index)
    minutes = wording.period_length(period, state.clock.length(index))
    if isinstance(period, Break):
        return Row((when, _("Break"), wording.colours_removed(period.colours), "", minutes), index, muted=True)
    ante = f"{wording.chips(period.ante)} {wording.ante_label(period.ante_kind)}" if period.ante else ""
    return Row((when, str(structure.level_number(index)), wording.level_blinds(period), ante, minutes), index)
