"""The dark bar over every page: the time, what can be pressed, the blinds, the players."""

from functools import partial

from PyQt6.QtCore import QEvent, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QFont, QResizeEvent
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director import presses
from desktop.director.commands.in_use import with_key
from desktop.director.figure import Figure, measure_anew
from desktop.director.fitting import FittingLabel
from desktop.director.parts import PlainLabel, button, refuse
from desktop.director.structure import wanted
from desktop.director.structure.wanted import WantedEnd
from tournament import standings, wording
from tournament.board import view as board
from tournament.board.view import BoardView
from tournament.clocks.clock import Phase
from tournament.events import Timing
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import MINUTE, SECOND, Instant
from tournament.state import Tournament
from tournament.wording.shot_clocks import has_run_out

WARNING = MINUTE
HIGH_PX, SPACE_PX = 64, 28
"""What grows with the time, and the space above and below it."""
MOST_PX = 300
"""The widest that a figure of the bar may ask for; longer ones shrink."""
TIME_PX = 240
REST_PX = 190
LAST_SECONDS = 10 * SECOND


class ClockBar(QFrame):
    """Shows the clock at each beat and offers Start or Pause, Next, a minute more and Take back.

    Signals:
        shorten_wanted: it will end later than wanted, and shall not.
        take_back_wanted: the newest press was a mistake.
    """

    shorten_wanted = pyqtSignal()
    take_back_wanted = pyqtSignal()

    def __init__(self, bridge: Bridge, wanted_end: WantedEnd, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("clockbar")
        self.wanted = wanted_end
        self._minute = -1
        self._missed = False
        self._measure()
        self._bridge = bridge
        self._view: BoardView | None = None
        self._offered: tuple[Tournament | None, Phase, int] = (None, Phase.WAITING, -1)
        self._fitted: tuple[object, ...] = ()
        self._build()
        bridge.changed.connect(self._on_changed)
        wanted_end.changed.connect(self._wanted_otherwise)
        self.show_instant(bridge.now())

    # ---- building --------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 0, 22, 0)
        row.setSpacing(12)
        self.shape = PlainLabel("", self)
        self.shape.setFont(look.text_font(14))
        font = look.digits(look.CLOCK_PX, QFont.Weight.Bold)
        self.time = FittingLabel(font, self, smallest=22, most=TIME_PX, least="88:88")
        self.time.setAccessibleName(_("Time left"))
        look.set_width(self.shape, 26)  # always there, so that nothing moves when it is needed
        row.addWidget(self.time)
        row.addWidget(self.shape)
        self.main = button("", self, kind="bar")
        self.main.clicked.connect(self._press_main)
        self.next = button(presses.NEXT.word(), self, kind="bar")
        self.next.clicked.connect(partial(self._press, presses.NEXT))
        self.more = button(presses.PLUS_ONE.word(), self, kind="bar")
        self.more.clicked.connect(partial(self._press, presses.PLUS_ONE))
        self.back = button(_("Take back"), self, kind="bar")
        self.back.clicked.connect(self.take_back_wanted)
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
        self.average_label, self.average, self.average_bb = self._stacked(row, with_rest=True)
        row.addStretch(1)
        self.break_label, self.next_break, _rest = self._stacked(row, right=True)
        row.addSpacing(4)
        self.shorten = button(_("Shorten…"), self, kind="bar")
        self.shorten.clicked.connect(self.shorten_wanted)
        self.shorten.hide()
        row.addWidget(self.shorten)
        self.end_label, self.end, self.end_range = self._stacked(row, with_rest=True, right=True)
        self.players_label.setText(_("Players"))
        self.average_label.setText(_("Average"))
        # Time, blinds, players and the end stay, however narrow the window is.
        self._spared: tuple[tuple[QWidget, ...], ...] = (
            (self.average_bb,),
            (self.break_label, self.next_break),
            (self.end_range,),
            (self.average_label, self.average),
            (self.ante,),
            (self.shorten,),
        )

    def _line(self) -> QFrame:
        line = QFrame(self)
        look.set_kind(line, "bar-rule")
        look.set_height(line, 50)
        return line

    def _stacked(
        self, row: QHBoxLayout, *, with_rest: bool = False, right: bool = False
    ) -> tuple[Figure, Figure, Figure]:
        """A muted label over a number, with something smaller behind the number."""
        column = QVBoxLayout()
        column.setSpacing(2)
        label = Figure(look.text_font(look.LABEL_PX), self, smallest=look.LABEL_PX, most=MOST_PX, kind="bar-muted")
        number = Figure(look.digits(22, QFont.Weight.Bold), self, smallest=look.LABEL_PX, most=MOST_PX)
        rest = Figure(look.digits(16), self, smallest=look.LABEL_PX, most=REST_PX, kind="bar-rest")
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
        if state is not self._offered[0] or at // MINUTE != self._minute:
            self._minute = at // MINUTE
            self._show_end(state, at)
            self._fit()
        index = state.clock.reading(at).index
        if state is not self._offered[0] or (view.phase, index) != self._offered[1:]:
            self._offered = (state, view.phase, index)
            self._offer(state, view.phase, at)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent | None) -> None:
        """Texts of another size need another room."""
        super().changeEvent(event)
        if event is not None and event.type() is QEvent.Type.StyleChange:
            self._measure()
            self._fitted = ()
            self._fit()

    def _measure(self) -> None:
        self.setFixedHeight(look.scaled(HIGH_PX) + SPACE_PX)

    def _fit(self) -> None:
        """Where the room is short, leave out what is least urgent, and only then shrink."""
        layout = self.layout()
        always = (self.level, self.blinds, self.players, self.end_label, self.end)
        figures = (*always, self.average, self.average_bb, self.next_break, self.end_range, self.ante)
        # Measuring the whole desk at each beat, when only the time has changed, would be felt with hundreds of players.
        buttons = self.main.text(), self._missed
        needs = (self.width(), len(self.time.text()), *buttons, *(label.text() for label in figures))
        if layout is None or needs == self._fitted:
            return
        self._fitted = needs
        for group in self._spared:
            self._show_group(group, shown=True)
        left_out = []
        for group in self._spared:
            measure_anew(layout)
            if layout.sizeHint().width() <= self.width():
                break
            self._show_group(group, shown=False)
            left_out.append(group)
        # What is small may still have room where something large has gone.
        for group in reversed(left_out[:-1]):
            self._show_group(group, shown=True)
            measure_anew(layout)
            if layout.sizeHint().width() > self.width():
                self._show_group(group, shown=False)

    def _show_group(self, group: tuple[QWidget, ...], *, shown: bool) -> None:
        for each in group:
            wanted_now = self._missed if each is self.shorten else bool(each.text())  # type: ignore[attr-defined]
            each.setVisible(shown and wanted_now)

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
        self._show_players(view, state)
        self.average.setText("–" if view.average is None else wording.chips(view.average))
        # i18n: big blinds, beside a number of chips
        bb = "" if view.average_bb is None else _("{n} BB").format(n=view.average_bb)
        self.average_bb.setText(bb)
        coming = view.next_break
        self.break_label.setText("" if coming is None else _("next break"))
        self.next_break.setText("" if coming is None else wording.time_of_day(coming[0], utc=utc))
        self._fit()

    def _show_players(self, view: BoardView, state: Tournament) -> None:
        """How many are left of how many entries, as the board says; where people entered again, of how many people."""
        self.players.setText(_("{left} of {entries}").format(left=view.players_left, entries=view.entries))
        people = len(standings.persons(state))
        again = people < view.entries
        self.players_label.setText(_("Players of entries") if again else _("Players"))
        says = ngettext("{left} left of {n} person", "{left} left of {n} people", people)
        if again:
            says = ngettext(
                "{left} left of {n} person with {entries} entries",
                "{left} left of {n} people with {entries} entries",
                people,
            )
        self.players.explain(says.format(left=view.players_left, n=people, entries=view.entries))

    def _show_end(self, state: Tournament, at: Instant) -> None:
        """When it will probably be over, and whether that is later than wanted."""
        utc = state.setup.timing is Timing.SIMULATED
        found = wanted.expected(state, at)
        missed = self.wanted.is_missed(found)
        label = "" if found is None else _("ends about")
        if found is not None and self.wanted.at is not None:
            end = wording.time_of_day(self.wanted.at, utc=utc)
            # A sign stands beside it where it is missed: the colour alone would say nothing.
            label = (_("▲ wanted {time}") if missed else _("ends about · wanted {time}")).format(time=end)
        self.end_label.setText(label)
        look.set_kind(self.end_label, "bar-brass" if missed else "bar-muted")
        self.end.setText("" if found is None else wording.time_of_day(found.at, utc=utc))
        self.end_range.setText("" if found is None else wanted.range_of(found, utc=utc))
        says = "" if found is None else wanted.said(found, self.wanted.at, utc=utc)
        for figure in (self.end_label, self.end, self.end_range):
            figure.explain(says)
        self._missed = missed
        self.shorten.setToolTip(_("Make later levels shorter, so that it ends in time"))

    def _offer(self, state: Tournament, phase: Phase, at: Instant) -> None:
        self.main.setText(presses.main_word(phase))
        refuse(self.main, self._bridge.may(presses.main_press(state, at)), with_key(_("Pauses and resumes"), "pause"))
        for made, what in ((self.next, presses.NEXT), (self.more, presses.PLUS_ONE)):
            refuse(made, self._bridge.may(what.press), what.says())
        target = self._bridge.evening.press_target()
        said = "" if target is None else wording.step(target.step)
        refuse(
            self.back,
            presses.why_no_take_back(self._bridge),
            with_key(_("Take back: {press}").format(press=said), "take_back"),
        )
        self._fit()

    # ---- pressing --------------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def _on_changed(self, change: object) -> None:
        self.show_instant(self._bridge.now())

    @pyqtSlot()
    def _wanted_otherwise(self) -> None:
        self._show_end(self._bridge.state, self._bridge.now())
        self._fit()

    @pyqtSlot()
    def _press_main(self) -> None:
        presses.press_main(self._bridge)

    def _press(self, what: presses.ClockButton, checked: bool = False) -> None:
        self._bridge.perform(what.press)


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
        return "  ·  ".join(
            has_run_out(each.table, each.name) if each.run_out else wording.shot_clock(each.table, each.name, each.left)
            for each in view.shot_clocks
        )
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
