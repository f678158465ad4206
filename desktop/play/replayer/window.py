"""The window in which a hand is watched again: the felt, what happened as a list, a line of keys below."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PyQt6.QtCore import QEvent, QObject, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QSlider, QVBoxLayout, QWidget

from desktop import exports, look
from desktop.director.parts import PlainLabel, button, press_by_enter, refuse
from desktop.director.tables.flow import FlowLayout
from desktop.display.looks.style import ThemeName
from desktop.play.felt import dress
from desktop.play.felt.lines import FeltLines
from desktop.play.felt.window import FeltWindow
from engine.records.phh.reading import read
from engine.records.record import Record
from tournament.hand_book import words
from tournament.hand_book.row import HandRow, Key
from tournament.hand_book.steps import Tape, tape
from tournament.language import gettext as _
from tournament.reports.hands import hands as hands_page
from tournament.state import Tournament

WIDTH_PX, HEIGHT_PX, LIST_PX = 1180, 760, 280
NARROW_PX = 800
"""A window less wide than this has no room for the list beside the felt, which says what happened, too."""
STEP_MS = 1_300
"""So long a step stands while the hand plays by itself."""


class ReplayWindow(FeltWindow):
    """Goes through the hands of a list, each from the deal to the end; it only shows, nothing of the evening changes.

    Signals:
        told: a sentence for the quiet bar.
        export_wanted: the row of the hand that is to leave as a file.
    """

    told = pyqtSignal(str)
    export_wanted = pyqtSignal(object)

    def __init__(self, text_of: Callable[[Key], str], parent: QWidget | None = None) -> None:
        """`text_of`: gives the PHH text of a hand, empty where there is none."""
        super().__init__(ThemeName.DARK, parent)
        self._text_of = text_of
        self._rows: Sequence[HandRow] = ()
        self._at = 0
        self._state: Tournament | None = None
        self._text = ""
        self._tape: Tape | None = None
        self._step = 0
        self._near: int | None = None
        self.canvas.seat_clicked.connect(self._look_from)
        self.list = FeltLines(_("What happened in this hand, step by step"), self)
        look.set_width(self.list, LIST_PX)
        self.list.clicked.connect(self._choose_line)
        self._playing = QTimer(self)
        self._playing.setInterval(STEP_MS)
        self._playing.timeout.connect(self._play_on)
        self._keys_bar = self._bar()
        self.lay_out(self.list, self._keys_bar)
        self._set_keys()
        self.wear(ThemeName.DARK)
        self.resize(look.on_screen(self, WIDTH_PX, HEIGHT_PX))

    def _bar(self) -> QWidget:
        bar = QWidget(self)
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        look.set_kind(bar, "felt-bar")
        lines = QVBoxLayout(bar)
        lines.setContentsMargins(16, 10, 16, 12)
        lines.setSpacing(8)
        above, below = QHBoxLayout(), FlowLayout()
        above.setSpacing(12)
        self.slider = QSlider(Qt.Orientation.Horizontal, bar)
        self.slider.setAccessibleName(_("Step of the hand"))
        self.slider.valueChanged.connect(self.go_to)
        self.count = PlainLabel("", bar, kind="felt-muted")
        above.addWidget(self.slider, 1)
        above.addWidget(self.count)
        self.before = self._small(_("Step back"), "←", partial(self.step, -1))
        self.play = self._small(_("Play"), _("Space"), self.play_or_pause)
        self.next = self._small(_("Step on"), "→", partial(self.step, 1))
        self.eyes = button(_("{what}  {key}").format(what=_("All cards"), key="C"), self, kind="felt-small")
        self.eyes.setAccessibleName(_("All cards"))
        self.eyes.setCheckable(True)
        self.eyes.toggled.connect(self._turned)
        self.hand_before = self._small(_("Previous hand"), "P", partial(self.turn, 1))
        self.hand_next = self._small(_("Next hand"), "N", partial(self.turn, -1))
        self.copying = self._small(_("Copy"), "Ctrl+C", self.copy_text)
        self.exporting = self._small(_("Export…"), "Ctrl+E", self.export)
        here = (self.before, self.play, self.next, self.eyes)
        for made in (*here, self.hand_before, self.hand_next, self.copying, self.exporting):
            below.addWidget(made)
        lines.addLayout(above)
        lines.addLayout(below)
        return bar

    def _small(self, said: str, key: str, do: Callable[[], object]) -> QPushButton:
        made = button(_("{what}  {key}").format(what=said, key=key), self, kind="felt-small", says=said)
        made.clicked.connect(partial(_without_checked, do))
        return made

    def _set_keys(self) -> None:
        """Letters and arrows wherever the keyboard is in this window; Space and Enter press a button that has it."""
        key, ctrl = Qt.Key, Qt.KeyboardModifier.ControlModifier
        plain = Qt.KeyboardModifier.NoModifier
        self._keys: Mapping[tuple[int, Qt.KeyboardModifier], Callable[[], object]] = {
            (key.Key_Left, plain): partial(self.step, -1),
            (key.Key_Right, plain): partial(self.step, 1),
            (key.Key_Up, plain): self.street_before,
            (key.Key_Down, plain): self.next_street,
            (key.Key_Home, plain): partial(self.go_to, 0),
            (key.Key_End, plain): self.to_end,
            (key.Key_Space, plain): self.play_or_pause,
            (key.Key_N, plain): partial(self.turn, -1),
            (key.Key_P, plain): partial(self.turn, 1),
            (key.Key_C, plain): self.turn_cards,
            (key.Key_C, ctrl): self.copy_text,
            (key.Key_E, ctrl): self.export,
            (key.Key_Escape, plain): self.close,
            (key.Key_W, ctrl): self.close,
        }
        for each in (self.list, self.slider, *self.findChildren(QPushButton)):
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """What the list, the slider and the buttons would take for themselves."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            presses = event.key() == Qt.Key.Key_Space and isinstance(watched, QPushButton)
            if not presses and self._pressed(event):
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None or not (self._pressed(event) or press_by_enter(event)):
            super().keyPressEvent(event)

    def _pressed(self, event: QKeyEvent) -> bool:
        keypad = Qt.KeyboardModifier.KeypadModifier  # the arrows of a Mac say that they belong to one
        do = self._keys.get((event.key(), event.modifiers() & ~keypad))
        if do is not None:
            do()
        return do is not None

    def wear(self, theme: ThemeName) -> None:
        """Look like that from now on, as the tables' windows do."""
        self.setStyleSheet(dress.style_sheet(theme))
        self.canvas.wear(theme)

    # ---- which hand ------------------------------------------------------------------------------------------------

    @property
    def row(self) -> HandRow | None:
        """The hand being watched."""
        return self._rows[self._at] if self._rows else None

    def show_hand(self, rows: Sequence[HandRow], at: int, state: Tournament) -> None:
        """Watch that one of these hands, the newest first; the window comes to the front."""
        self._rows, self._state = rows, state
        self._near = None
        self._watch(at)
        self.show()
        self.raise_()
        self.activateWindow()
        self.canvas.setFocus()

    def turn(self, by: int) -> None:
        """Another hand of the list: by 1 an older one, by -1 a newer one."""
        if 0 <= self._at + by < len(self._rows):
            self._watch(self._at + by)

    def _watch(self, at: int) -> None:
        row, state = self._rows[at], self._state
        assert state is not None  # noqa: S101
        self._at, self._step = at, 0
        self._playing.stop()
        self._text = self._text_of(row.key)
        found = next(iter(read(self._text)), None) if self._text else None
        table = None if row.table is None else state.tables.get(row.table)
        details = (_("amounts in hundredths"),) if row.scale == 100 else ()
        self._tape = (
            tape(
                found,
                words.where(row, state),
                number=row.called if row.called < 10**9 else 0,
                chairs=0 if table is None or row.is_attached else table.pictured,
                details=details,
            )
            if isinstance(found, Record)
            else None
        )
        self.setWindowTitle(_("{hand} · {where}").format(hand=words.name(row), where=words.where(row, state)))
        steps = () if self._tape is None else self._tape.steps
        self.list.put([self._said(number) for number in range(len(steps))])
        self.slider.blockSignals(True)
        self.slider.setRange(0, max(0, len(steps) - 1))
        self.slider.blockSignals(False)
        refuse(self.hand_before, None if at + 1 < len(self._rows) else _("This is the oldest hand of the list."))
        refuse(self.hand_next, None if at else _("This is the newest hand of the list."))
        nothing = None if steps else self._why()
        for made in (self.before, self.play, self.next, self.eyes):
            refuse(made, nothing)
        self._show(moved=False)

    def _why(self) -> str:
        """Why there is nothing to be seen."""
        if self._tape is None or not self._tape.why:
            return _("This hand cannot be read.")
        return self._tape.why

    def _said(self, step: int) -> str:
        tape = self._tape
        if tape is None:
            return ""
        return tape.view(step).told

    # ---- which step ------------------------------------------------------------------------------------------------

    @property
    def at_step(self) -> int:
        """The step that is shown, from 0."""
        return self._step

    @pyqtSlot(int)
    def go_to(self, step: int) -> None:
        """Show that step at once."""
        if self._tape is not None and self._tape.steps and 0 <= step < len(self._tape.steps) and step != self._step:
            one_on = step == self._step + 1
            self._step = step
            self._show(moved=one_on)

    def step(self, by: int) -> None:
        """One step on, or back."""
        self._playing.stop()
        self.go_to(self._step + by)
        self._show_playing()

    def street_before(self) -> None:
        """The beginning of this street, from there of the one before."""
        if self._tape is not None and self._tape.steps:
            self.go_to(self._tape.street_before(self._step))

    def next_street(self) -> None:
        """The beginning of the next street, or the end."""
        if self._tape is not None and self._tape.steps:
            self.go_to(self._tape.next_street(self._step))

    def to_end(self) -> None:
        """What came of it."""
        if self._tape is not None:
            self.go_to(len(self._tape.steps) - 1)

    def play_or_pause(self) -> None:
        """Have it play by itself, from the beginning where it is over; or stop that."""
        if self._playing.isActive():
            self._playing.stop()
        elif self._tape is not None and self._tape.steps:
            if self._step == len(self._tape.steps) - 1:
                self.go_to(0)
            self._playing.start()
        self._show_playing()

    @pyqtSlot()
    def _play_on(self) -> None:
        last = -1 if self._tape is None else len(self._tape.steps) - 1
        if self._step >= last:
            self._playing.stop()
        else:
            self.go_to(self._step + 1)
        self._show_playing()

    def _choose_line(self) -> None:
        self.go_to(self.list.currentIndex().row())

    # ---- by whose eyes ---------------------------------------------------------------------------------------------

    @property
    def all_cards(self) -> bool:
        """Whether every card that the record holds is seen, not only those that the table saw."""
        return self.eyes.isChecked()

    def turn_cards(self) -> None:
        """See all cards, or only what the table saw."""
        self.eyes.toggle()

    @pyqtSlot(bool)
    def _turned(self, checked: bool) -> None:
        self._show(moved=False)

    @pyqtSlot(int)
    def _look_from(self, seat: int) -> None:
        """The chair that was clicked is the nearest from now on; once more, and the table stands as it did."""
        self._near = None if seat == self._near else seat
        self._show(moved=False)

    # ---- showing ---------------------------------------------------------------------------------------------------

    def _show(self, *, moved: bool) -> None:
        tape = self._tape
        if tape is None or not tape.steps:
            self._show_nothing()
            return
        view = tape.view(self._step, all_cards=self.all_cards, near=self._near)
        self.canvas.show_view(view, moved=moved and look.motion())
        self.slider.blockSignals(True)
        self.slider.setValue(self._step)
        self.slider.blockSignals(False)
        self.list.choose(self._step)
        self.count.setText(_("{n} of {all}").format(n=self._step + 1, all=len(tape.steps)))
        self._show_playing()

    def _show_nothing(self) -> None:
        from tournament.felt.named import Named
        from tournament.felt.seeing import between

        self.canvas.show_view(between(Named(self.windowTitle(), {}, 0), self._why()), moved=False)
        self.count.setText("")

    def _show_playing(self) -> None:
        said = _("Pause") if self._playing.isActive() else _("Play")
        self.play.setText(_("{what}  {key}").format(what=said, key=_("Space")))
        self.play.setAccessibleName(said)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self.list.setVisible(self.width() >= look.scaled(NARROW_PX))
        self.setMinimumHeight(self.canvas.minimumHeight() + self._keys_bar.heightForWidth(self.width()))

    def hideEvent(self, event: object) -> None:
        self._playing.stop()
        self._show_playing()

    # ---- out of the house ------------------------------------------------------------------------------------------

    def copy_text(self) -> None:
        """The hand told line by line, for a chat: with the cards that are seen here."""
        clipboard, state = QGuiApplication.clipboard(), self._state
        if self._text and clipboard is not None and state is not None:
            clipboard.setText(exports.as_text(hands_page(state, [self._text], all_cards=self.all_cards)))
            self.told.emit(_("Copied: the hand. Paste it into the chat."))

    def export(self) -> None:
        """Have it leave as a file."""
        if self.row is not None:
            self.export_wanted.emit(self.row)


def _without_checked(do: Callable[[], object], checked: bool = False) -> None:
    do()
