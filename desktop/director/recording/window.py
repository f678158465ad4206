"""The window in which the hands of a table are recorded: felt, line of keys, buttons; all of them write the line."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QEvent, QObject, Qt, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QCloseEvent, QContextMenuEvent, QKeyEvent, QWheelEvent
from PyQt6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.line_keys import ENTER
from desktop.director.recording.clicks import Clicks
from desktop.director.recording.clothes import clothes
from desktop.director.recording.foot import RecordingFoot
from desktop.director.recording.key_list import KeyList, told
from desktop.director.recording.line_field import LineField
from desktop.director.recording.scene import Scene, seen_of
from desktop.director.recording.task import EarlierHand, NextHand, Task, earlier
from desktop.director.recording.winner_row import WinnerRow
from desktop.display.looks.style import ThemeName
from desktop.play.bar.action_bar import ActionBar
from desktop.play.felt.window import FeltWindow
from engine.actions import Action
from engine.recording.recorded import ActionOf, WinnerOf
from tournament.language import gettext as _
from tournament.names import SECOND, TableNo
from tournament.recording import typed

WIDTH_PX, HEIGHT_PX = 1240, 820


class RecordingWindow(FeltWindow):
    """Enters hands one after the other, or corrects an earlier one. It blocks nothing: the desk and its clock go on.

    Attributes:
        task: the hand it is about; `scene`: what its line makes, anew with every key.
        here: the hands that count at its table, oldest first, each by the first step of its place.

    Signals:
        closed: by whoever entered; what was begun is kept.
        told: a sentence for the quiet bar.
        earlier_wanted: the place of another hand that is to be corrected; 0: back to the coming one.
        consequences_wanted: the hand is corrected; what follows is to be shown.
        way_wanted: it is to be chosen how hands are played here.
    """

    closed = pyqtSignal()
    told = pyqtSignal(str)
    earlier_wanted = pyqtSignal(int)
    consequences_wanted = pyqtSignal()
    way_wanted = pyqtSignal()

    def __init__(self, task: Task, theme: ThemeName = ThemeName.DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setStyleSheet(clothes(theme))
        self.theme = theme
        self.task = task
        self.scene = Scene(task)
        self.here: list[int] = []
        self._insists = False
        """Whether the key being typed is taken as it stands: Enter was pressed behind it."""
        self._stored = ""
        self.canvas.setMinimumSize(360, 240)  # beside large texts on a small screen
        self.canvas.installEventFilter(self)
        self.clicks = Clicks(self.scene, self, theme)
        self.keys = KeyList(self)
        self.keys.chosen.connect(self._choose)
        self.line = LineField(self, theme)
        self.line.edited.connect(self._edited)
        self.line.entered.connect(self.enter)
        self.line.left.connect(self.to_felt)
        self.bar = ActionBar(self)
        self.bar.prompt.hide()  # it stands above the line
        self.bar.time.hide()
        self.bar.acted.connect(self._act)
        self.bar.left.connect(self.to_felt)
        self.winners = WinnerRow(self)
        self.winners.told.connect(self._tell_winner)
        self.foot = RecordingFoot(self)
        self._below = self._stack()
        self.lay_out(self.keys, self.foot.head, self._field(), self._below, self.foot)
        for first, then in ((self.line, self.canvas), (self.canvas, self.bar)):
            QWidget.setTabOrder(first, then)
        self.resize(look.on_screen(self, WIDTH_PX, HEIGHT_PX))
        self._connect()
        self._beat = QTimer(self)
        self._beat.setInterval(SECOND)
        self._beat.timeout.connect(self._tick)
        self.take_up(task)

    def _field(self) -> QWidget:
        """The line, in the bars' colours."""
        field = QWidget(self)
        field.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        look.set_kind(field, "felt-bar")
        inside = QVBoxLayout(field)
        inside.setContentsMargins(28, 0, 28, 4)
        inside.addWidget(self.line)
        return field

    def _stack(self) -> QStackedWidget:
        """What may be done, or who won."""
        stack = QStackedWidget(self)
        stack.addWidget(self.bar)
        stack.addWidget(self.winners)
        return stack

    def _connect(self) -> None:
        foot, clicks = self.foot, self.clicks
        self.canvas.seat_clicked.connect(clicks.press_seat)
        clicks.line.connect(self.put)
        clicks.keys.connect(self.add)
        clicks.won.connect(self.winners.press)
        clicks.begun.connect(self.look)
        clicks.noted.connect(self.note)
        clicks.refused.connect(self.insist)
        foot.stood.clicked.connect(self.let_stand)
        foot.back.clicked.connect(self.take_back)
        foot.board.clicked.connect(clicks.ask_board)
        foot.more.clicked.connect(partial(_over, clicks.open_more, foot.more))
        foot.button.clicked.connect(partial(_over, clicks.open_buttons, foot.button))
        foot.level.clicked.connect(partial(_over, clicks.open_levels, foot.level))
        foot.dealt.clicked.connect(partial(_over, clicks.open_dealt, foot.dealt))
        foot.way.clicked.connect(self.way_wanted)
        foot.before.clicked.connect(self.go_before)
        foot.next.clicked.connect(self.go_on)
        foot.store.clicked.connect(self.store)

    # ---- which hand ------------------------------------------------------------------------------------------------

    @property
    def bridge(self) -> Bridge:
        """The evening."""
        return self.task.bridge

    @property
    def table(self) -> TableNo:
        """Where the hand was played."""
        return self.task.table

    def take_up(self, task: Task, stored: str = "") -> None:
        """Be about that hand from now on; `stored`: what was done with the one before."""
        self.task = task
        task.look()
        self.setWindowTitle(task.title)
        self.line.put(task.line)
        self._stored, self._insists = stored, False
        self._look()
        self.line.setFocus()

    @pyqtSlot()
    def look(self) -> None:
        """The evening has changed, or upon what the hand is entered."""
        self._stored = ""
        self._look()

    def _look(self) -> None:
        self.task.look()
        if self.line.line != self.task.line:  # another hand is the coming one now
            self.line.put(self.task.line)
        self.here = earlier(self.bridge, self.table)
        self._show_anew(moved=False)

    def _show_anew(self, *, moved: bool) -> None:
        self.scene = self.clicks.scene = Scene(self.task, self.scene.played)
        self._show(moved=moved)

    @pyqtSlot()
    def _tick(self) -> None:
        """The clock goes on; a hand that is not begun follows its levels and breaks."""
        task = self.task
        if isinstance(task, NextHand) and not task.line.strip() and task.has_moved_on():
            self._show_anew(moved=False)
        else:
            self.scene.named = task.named()
            self._show_felt(moved=False)

    # ---- the line --------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _edited(self) -> None:
        task = self.task
        begins = not task.line.strip()
        task.line = self.line.line
        self._insists, self._stored = False, ""
        if isinstance(task, NextHand) and task.overtaken:
            task.begin_anew()
        elif begins:
            task.look()  # from the first key on it keeps its level
        self._show_anew(moved=self.task.line.endswith(" "))

    @pyqtSlot(str)
    def put(self, line: str) -> None:
        """Have that line stand there, as if it had been typed."""
        self.line.put(line)

    @pyqtSlot(str)
    def add(self, keys: str) -> None:
        """These keys at the end of the line, where none is wrong."""
        if self.scene.played is not None and self.scene.wrong is None:
            self.put(typed.appended(self.task.line, keys))

    @pyqtSlot()
    def take_back(self) -> None:
        """The wrong key goes out, else the last one."""
        if self.scene.played is not None:
            self.put(typed.taken_back(self.task.line, self.scene.played))

    @pyqtSlot()
    def let_stand(self) -> None:
        """It stood, although the rules forbid it; why can be typed at once."""
        line, words = self.scene.stood(_("it stood")), _("it stood")
        if line is not None:
            self.put(line)
            self._choose_words(words)

    @pyqtSlot()
    def note(self) -> None:
        """Words about the hand, to be typed over."""
        words = _("note")
        self.add(f"({words})")
        self._choose_words(words)

    def _choose_words(self, words: str) -> None:
        at = self.line.line.rfind(f"({words})") + 1
        if at:
            self._choose(at, at + len(words))

    @pyqtSlot(int, int)
    def _choose(self, start: int, end: int) -> None:
        self.line.choose(start, end)
        self.line.setFocus()

    # ---- what is clicked -------------------------------------------------------------------------------------------

    @pyqtSlot(object)
    def _act(self, action: Action) -> None:
        missing = self.scene.missing
        if isinstance(missing, ActionOf):
            self.add(typed.key(action, missing.legal))

    @pyqtSlot(object)
    def _tell_winner(self, seats: tuple[int, ...]) -> None:
        self.add("w" + "=".join(map(str, seats)))

    # ---- where the hands go ----------------------------------------------------------------------------------------

    @pyqtSlot()
    def enter(self) -> None:
        """Enter: the hand is stored; where it is not over, it is said what is missing or wrong."""
        if self.foot.store.isEnabled():
            self.foot.store.click()
        else:
            self.insist()

    @pyqtSlot()
    def insist(self) -> None:
        """Say what is missing or wrong, also of a key that may not be typed to its end."""
        self._insists = True
        self._show(moved=False)

    @pyqtSlot()
    def store(self) -> None:
        """The hand counts, and the next one is offered; of a corrected one the consequences are shown first."""
        played, task = self.scene.played, self.task
        if played is None or not self.scene.is_complete:
            return
        if isinstance(task, EarlierHand):
            self.consequences_wanted.emit()
            return
        number = 0 if task.setup is None else task.setup.number
        why = task.store(played.recorded)
        if why is None:
            self.take_up(task, _("Hand {n} is stored.").format(n=number))
        else:
            self._stored = why
            self._look()

    @pyqtSlot()
    def go_before(self) -> None:
        """The hand before this one, to be looked at and corrected."""
        before = [seq for seq in self.here if not isinstance(self.task, EarlierHand) or seq < self.task.seq]
        if before:
            self.earlier_wanted.emit(before[-1])

    @pyqtSlot()
    def go_on(self) -> None:
        """The hand after this one; behind the last the coming one."""
        if isinstance(self.task, EarlierHand):
            after = [seq for seq in self.here if seq > self.task.seq]
            self.earlier_wanted.emit(after[0] if after else 0)

    # ---- showing ---------------------------------------------------------------------------------------------------

    def _show(self, *, moved: bool) -> None:
        scene = self.scene
        held = self.focusWidget() is self.line and not self._insists
        marks = scene.marks(typing=held)
        self.line.setEnabled(scene.played is not None)
        self.keys.show_keys(marks, scene.outcome)
        self._show_felt(moved=moved)
        self._offer()
        self.foot.show_scene(scene, self.here, typing=held, stored=self._stored, insists=self._insists)
        self.line.mark(marks, "; ".join([self.foot.prompt.text(), *scene.outcome, *map(told, marks)]))

    def _show_felt(self, *, moved: bool) -> None:
        self.canvas.show_view(seen_of(self.scene), moved=moved and look.motion())

    def _offer(self) -> None:
        scene, missing = self.scene, self.scene.missing
        asks = isinstance(missing, WinnerOf) and scene.wrong is None
        self._below.setCurrentWidget(self.winners if asks else self.bar)
        if isinstance(missing, WinnerOf) and asks:
            self.winners.ask(missing.seats, scene.named.names)
        elif isinstance(missing, ActionOf) and scene.played is not None and scene.wrong is None:
            view = self.canvas.view
            level = scene.played.recorded.scene.blinds
            self.bar.offer(missing.legal, pot=0 if view is None else view.pot, blinds=level)
        else:
            self.bar.wait(None, told=scene.idle)

    # ---- keys and the mouse ----------------------------------------------------------------------------------------

    def keyPressEvent(self, a0: QKeyEvent | None) -> None:
        if a0 is None or self._press_own(a0):
            return
        if self._below.currentWidget() is self.bar and self.scene.wrong is None and self.bar.press(a0):
            return
        if a0.key() in ENTER and not a0.isAutoRepeat():
            self.enter()
        elif a0.key() == Qt.Key.Key_Escape:
            self.line.setFocus()
        else:
            super().keyPressEvent(a0)

    def _press_own(self, event: QKeyEvent) -> bool:
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            if event.key() == Qt.Key.Key_W:
                self.close()
                return True
            return False
        asks = self._below.currentWidget() is self.winners
        digit = event.text() if event.text().isdigit() else ""
        if event.key() == Qt.Key.Key_Backspace and not self.bar.amount.typed.hasFocus():
            self.take_back()
        elif event.text() == "/":
            self.foot.board.click()
        elif asks and digit:
            self.winners.press(int(digit))
        elif asks and event.key() == Qt.Key.Key_T:
            self.winners.tie.click()
        else:
            return False
        return True

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        """The wheel over the felt changes the amount; the right button opens the menu of a seat."""
        if a0 is self.canvas and isinstance(a1, QWheelEvent):
            self.bar.turn(a1)
            return True
        if a0 is self.canvas and isinstance(a1, QContextMenuEvent):
            seat = self.canvas.seat_at(a1.pos().toPointF())
            if seat is not None:
                self.clicks.open_seat(seat, a1.globalPos())
            return True
        return super().eventFilter(a0, a1)

    def showEvent(self, a0: object) -> None:
        self._beat.start()

    def closeEvent(self, a0: QCloseEvent | None) -> None:
        self._beat.stop()
        super().closeEvent(a0)
        self.closed.emit()


def _over(open_menu: Callable[[QPushButton], object], button: QPushButton, _checked: bool = False) -> None:
    open_menu(button)
