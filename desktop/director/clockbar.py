"""The dark bar over every page: the time, what can be pressed, the blinds, the players."""

from functools import partial

from PyQt6.QtCore import Qt, pyqtSlot
from PyQt6.QtGui import QFont, QResizeEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director import presses
from desktop.director.parts import FittingLabel, PlainLabel, button, refuse
from tournament import wording
from tournament.board import view as board
from tournament.board.view import BoardView
from tournament.clocks.clock import Phase
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import MINUTE, SECOND, Instant
from tournament.state import Tournament

WARNING = MINUTE
MOST_PX = 300
"""The widest that a figure of the bar may ask for; longer ones shrink."""
TIME_PX = 240
REST_PX = 190
LAST_SECONDS = 10 * SECOND


class ClockBar(QFrame):
    """Shows the clock at each beat and offers Start or Pause, Next, a minute more and Take back."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("clockbar")
        self.setFixedHeight(92)
        self._bridge = bridge
        self._view: BoardView | None = None
        self._offered: tuple[Tournament | None, Phase, int] = (None, Phase.WAITING, -1)
        self._fitted: tuple[object, ...] = ()
        self._build()
        bridge.changed.connect(self._on_changed)
        self.show_instant(bridge.now())

    # ---- building --------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 0, 22, 0)
        row.setSpacing(12)
        self.shape = PlainLabel("", self)
        self.shape.setFont(look.text_font(14))
        self.time = FittingLabel(look.digits(look.CLOCK_PX, QFont.Weight.Bold), self, smallest=22, most=TIME_PX)
        self.time.setAccessibleName(_("Time left"))
        self.time.setMinimumWidth(self.time.fontMetrics().horizontalAdvance("88:88"))
        self.shape.setFixedWidth(26)  # always there, so that nothing moves when it is needed
        row.addWidget(self.time)
        row.addWidget(self.shape)
        self.main = button("", self, kind="bar")
        self.main.clicked.connect(self._press_main)
        self.next = button(presses.NEXT.word(), self, kind="bar")
        self.next.clicked.connect(partial(self._press, presses.NEXT))
        self.more = button(presses.PLUS_ONE.word(), self, kind="bar")
        self.more.clicked.connect(partial(self._press, presses.PLUS_ONE))
        self.back = button(_("Take back"), self, kind="bar")
        self.back.clicked.connect(self._take_back)
        for made in (self.main, self.next, self.more, self.back):
            row.addWidget(made)
        row.addSpacing(4)
        row.addWidget(self._line())
        row.addSpacing(4)
        self.level, self.blinds, self.ante = self._stacked(row, with_rest=True)
        row.addSpacing(4)
        row.addWidget(self._line())
        row.addSpacing(4)
        self.players_label, self.players, _rest = self._stacked(row)
        row.addSpacing(4)
        self.average_label, self.average, _rest = self._stacked(row)
        row.addStretch(1)
        self.break_label, self.next_break, _rest = self._stacked(row, right=True)
        self.players_label.setText(_("Players"))
        self.average_label.setText(_("Average"))
        self._spared = ((self.average_label, self.average), (self.break_label, self.next_break), (self.ante,))

    def _line(self) -> QFrame:
        line = QFrame(self)
        look.set_kind(line, "bar-rule")
        line.setFixedHeight(50)
        return line

    def _stacked(
        self, row: QHBoxLayout, *, with_rest: bool = False, right: bool = False
    ) -> tuple[PlainLabel, PlainLabel, PlainLabel]:
        """A muted label over a number, with something smaller behind the number."""
        column = QVBoxLayout()
        column.setSpacing(2)
        label = FittingLabel(
            look.text_font(look.LABEL_PX), self, smallest=look.LABEL_PX, most=MOST_PX, kind="bar-muted"
        )
        number = FittingLabel(look.digits(22, QFont.Weight.Bold), self, smallest=look.LABEL_PX, most=MOST_PX)
        rest = FittingLabel(look.digits(16), self, smallest=look.LABEL_PX, most=REST_PX, kind="bar-rest")
        rest.setContentsMargins(0, 0, 0, 2)
        rest.setVisible(with_rest)
        line = QHBoxLayout()
        line.setSpacing(6)
        line.addWidget(number)
        line.addWidget(rest, 0, Qt.AlignmentFlag.AlignBottom)
        if right:
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            number.setAlignment(Qt.AlignmentFlag.AlignRight)
        else:
            line.addStretch(1)
        column.addStretch(1)
        column.addWidget(label)
        column.addLayout(line)
        column.addStretch(1)
        row.addLayout(column)
        return label, number, rest

    # ---- showing ---------------------------------------------------------------------------------------------------

    def show_instant(self, at: Instant) -> None:
        """Show what the clock reads at that instant; nothing is repainted that has not changed."""
        state = self._bridge.state
        view = board.view(state, at)
        if view != self._view:
            self._view = view
            self._show(view, state)
        index = state.clock.reading(at).index
        if state is not self._offered[0] or (view.phase, index) != self._offered[1:]:
            self._offered = (state, view.phase, index)
            self._offer(state, view.phase, at)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Where the room is short, leave out what is least urgent, and only then shrink."""
        layout = self.layout()
        figures = (self.level, self.blinds, self.players, *(label for group in self._spared for label in group))
        # Measuring the whole desk at each beat, when only the time has changed, would be felt with hundreds of players.
        needs = (self.width(), len(self.time.text()), self.main.text(), *(label.text() for label in figures))
        if layout is None or needs == self._fitted:
            return
        self._fitted = needs
        for group in self._spared:
            for label in group:
                label.setVisible(bool(label.text()))
        for group in self._spared:
            layout.invalidate()
            if layout.sizeHint().width() <= self.width():
                return
            for label in group:
                label.hide()

    def _show(self, view: BoardView, state: Tournament) -> None:
        utc = state.setup.timing is Timing.SIMULATED
        self.time.setText(shown_time(view))
        kind, shape = _urgency(view)
        look.set_kind(self.time, kind)
        look.set_kind(self.shape, kind)
        self.shape.setText(shape)
        self.level.setText(caption(view, utc=utc))
        look.set_kind(self.level, "bar-brass" if view.phase is Phase.PAUSED else "bar-muted")
        shown = view.coming if view.on_break or view.level is None else view.level
        self.blinds.setText(wording.blinds(shown.small_blind, shown.big_blind))
        ante = f"{wording.ante_label(shown.ante_kind)} {wording.chips(shown.ante)}" if shown.ante else ""
        self.ante.setText(ante)
        self.players.setText(_("{left} of {entries}").format(left=view.players_left, entries=view.entries))
        self.average.setText("–" if view.average is None else wording.chips(view.average))
        if view.average_bb is not None:
            self.average.setToolTip(_("{n} big blinds").format(n=view.average_bb))
        coming = view.next_break
        self.break_label.setText("" if coming is None else _("next break"))
        self.next_break.setText("" if coming is None else wording.time_of_day(coming[0], utc=utc))
        self._fit()

    def _offer(self, state: Tournament, phase: Phase, at: Instant) -> None:
        self.main.setText(presses.main_word(phase))
        refuse(self.main, self._bridge.may(presses.main_press(state, at)), _("The space bar pauses and resumes."))
        for made, what in ((self.next, presses.NEXT), (self.more, presses.PLUS_ONE)):
            refuse(made, self._bridge.may(what.press), what.says())
        target = self._bridge.evening.press_target()
        said = "" if target is None else wording.step(target.step)
        refuse(
            self.back,
            presses.why_no_take_back(self._bridge),
            _("Take back: {press} (Ctrl+Backspace)").format(press=said),
        )
        self._fit()

    # ---- pressing --------------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def _on_changed(self, change: object) -> None:
        self.show_instant(self._bridge.now())

    @pyqtSlot()
    def _press_main(self) -> None:
        presses.press_main(self._bridge)

    def _press(self, what: presses.ClockButton, checked: bool = False) -> None:
        self._bridge.perform(what.press)

    @pyqtSlot()
    def _take_back(self) -> None:
        self._bridge.take_back()


def shown_time(view: BoardView) -> str:
    """The time left; in a level counted in hands the hand, in one that the director ends a dash."""
    if view.hand is not None:
        return f"{view.hand[0]}/{view.hand[1]}"
    return wording.clock_time(view.remaining)


def caption(view: BoardView, *, utc: bool) -> str:
    """The line over the blinds: which level, and what the clock is doing if it does not simply run.

    While a player's own clock runs, that is what everybody looks at; in hand-for-hand that stands in front.
    """
    if view.shot_clocks:
        return "  ·  ".join(wording.shot_clock(each.table, each.name, each.left) for each in view.shot_clocks)
    said = _caption(view, utc=utc)
    return _("Hand for hand · {clock}").format(clock=said) if view.hand_for_hand else said


def _caption(view: BoardView, *, utc: bool) -> str:
    number = view.coming.number if view.level is None else view.level.number
    match view.phase:
        case Phase.WAITING:
            return _("Level {n} · not started").format(n=number)
        case Phase.COUNTDOWN:
            at = "" if view.starts_at is None else wording.time_of_day(view.starts_at, utc=utc)
            return _("Starts at {time}").format(time=at)
        case Phase.PAUSED:
            since = "" if view.paused_since is None else wording.time_of_day(view.paused_since, utc=utc)
            words = _("Break · PAUSED since {time}") if view.on_break else _("PAUSED since {time}")
            return words.format(time=since)
        case Phase.OVER:
            return has_won(view)
        case Phase.RUNNING if view.on_break:
            back = "" if view.back_at is None else wording.time_of_day(view.back_at, utc=utc)
            if view.goes_on_with is not None:
                left = wording.clock_time(view.goes_on_with)
                words = _("Break · back at {time}, then level {n} with {left} left")
                return words.format(time=back, n=view.coming.number, left=left)
            return _("Break · back at {time}").format(time=back)
        case Phase.RUNNING if view.hand is not None:
            words = _("Level {n} · hand {hand} of {hands}")
            return words.format(n=number, hand=view.hand[0], hands=view.hand[1])
        case Phase.RUNNING:
            coming = wording.blinds(view.coming.small_blind, view.coming.big_blind)
            return _("Level {n} · next {blinds}").format(n=number, blinds=coming)


def has_won(view: BoardView) -> str:
    """Who has won, or who share it."""
    return ngettext("{name} has won", "{name} share the win", view.winners).format(name=view.winner or "")


def _urgency(view: BoardView) -> tuple[str, str]:
    """How the time is coloured, and the shape beside it that says the same, as on the board."""
    if view.phase in (Phase.PAUSED, Phase.WAITING, Phase.OVER):
        return "bar-time-still", "❚❚" if view.phase is Phase.PAUSED else ""
    if view.remaining is None:
        return "bar-time", ""
    if view.remaining <= LAST_SECONDS:
        return "bar-time-danger", "●"
    if view.remaining <= WARNING:
        return "bar-time-warning", "▲"
    return "bar-time", ""
