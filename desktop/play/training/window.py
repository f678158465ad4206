"""The training table's window: felt and bar as at any table, beside it hint, hand and review."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from random import Random

from PyQt6.QtCore import QObject, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QAction, QCloseEvent, QKeyEvent
from PyQt6.QtWidgets import QMenu, QWidget

from desktop import look
from desktop.director.dialogs.board_look.words import themes
from desktop.director.line_keys import ENTER
from desktop.play.bar import foot_line, looking
from desktop.play.bar.action_bar import ActionBar
from desktop.play.bar.at_the_screen import AtTheScreen
from desktop.play.bar.foot_line import label
from desktop.play.bar.looking import Looking
from desktop.play.felt import dress
from desktop.play.felt.window import FeltWindow
from desktop.play.live.alarm import Alarm, QtAlarm
from desktop.play.live.time_bank import UNHURRIED
from desktop.play.table.wishes import SPEEDS, TableWishes, speed_words
from desktop.play.training import side
from desktop.play.training.foot import TrainingFoot
from desktop.play.training.game import TrainingGame, fresh_chance
from desktop.play.training.reading import Reading
from desktop.play.training.side import Page, Side
from tournament.evening import Now
from tournament.felt import seeing
from tournament.felt.named import Named
from tournament.felt.view import FeltView
from tournament.language import gettext as _
from tournament.training.session import Session
from tournament.wording.structures import limit_label
from tournament.wording.values import blinds

WIDTH_PX, HEIGHT_PX = 1280, 800
_NEXT = (*ENTER, Qt.Key.Key_N)


class TrainingWindow(FeltWindow):
    """Plays a training session. Closing it puts the session away.

    Signals:
        kept: the Session between two hands is another one: it is to be put away.
        closed: the window is gone.
        new_wanted: another table is to begin.
        wishes_changed: another TableWishes was chosen here.
    """

    kept = pyqtSignal(object)
    closed = pyqtSignal()
    new_wanted = pyqtSignal()
    wishes_changed = pyqtSignal(object)

    def __init__(
        self,
        session: Session,
        now: Now,
        parent: QWidget | None = None,
        *,
        wishes: TableWishes | None = None,
        chance: Callable[[], Random] = fresh_chance,
        alarms: Callable[[QObject], Alarm] = QtAlarm,
    ) -> None:
        self.wishes = wishes or TableWishes()
        super().__init__(self.wishes.theme, parent)
        self.setWindowTitle(_("Training table"))
        self._chance, self._alarms = chance, alarms
        self._then: Named | None = None
        self._told = ""
        self.bar = ActionBar(self)
        self.side = Side(self)
        self._reading = Reading(self.side, self)
        self.at_screen = AtTheScreen(self.bar, now, self)
        self._looking = Looking(self, self.canvas, self.bar, self.at_screen)
        self.game = self._game_of(session)
        self.foot = TrainingFoot(self.game, self)
        self.lay_out(self.side, self.bar, self.foot)
        self.resize(look.on_screen(self, WIDTH_PX, HEIGHT_PX))
        self._connect()
        self._dress()
        self._game_changed()
        self.canvas.setFocus()

    def _game_of(self, session: Session) -> TrainingGame:
        game = TrainingGame(session, self, chance=self._chance, alarms=self._alarms)
        game.changed.connect(self._game_changed)
        game.kept.connect(self.kept)
        return game

    def _connect(self) -> None:
        self.at_screen.changed.connect(self._show)
        self.bar.left.connect(self.to_felt)
        self.side.wanted.connect(self.show_page)
        self.foot.next.clicked.connect(self.go_on)
        self.foot.refused.connect(self._tell)
        speeds = QMenu(self)
        for speed in SPEEDS:
            speeds.addAction(speed_words(speed), partial(self._wish, "speed", speed))
        self.foot.speed.setMenu(speeds)
        more = QMenu(self)
        more.aboutToShow.connect(self._fill_more)
        self.foot.more.setMenu(more)
        label(self.foot.more, _("More"))

    def _dress(self) -> None:
        self.setStyleSheet(dress.style_sheet(self.wishes.theme) + side.style_sheet(self.wishes.theme))
        self.canvas.wear(self.wishes.theme)
        pace = replace(self.wishes.pace, end=0)  # the next hand waits for its key anyway
        self.game.set_pace(pace if look.motion() else pace.without_motion())
        self.at_screen.time_rules = UNHURRIED
        label(self.foot.speed, speed_words(self.wishes.speed))

    # ---- what is seen ----------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The person whose result and review are shown: the only one here, or the one on turn."""
        people = self.game.session.plan.people
        live = self.game.live
        return live.waiting_for if live is not None and live.waiting_for in people else people[0]

    @property
    def view(self) -> FeltView:
        """What may be seen now."""
        game, named = self.game, self.game.named
        near = self.game.session.plan.people[0]
        if game.live is not None:
            return game.live.seen(named, self.at_screen.eyes, near=near)
        if game.last is not None and self._then is not None:
            return seeing.seen(game.last, replace(self._then, away=named.away), self._own_eyes(), near=near)
        cost = game.session.table.blinds
        stakes = (blinds(cost.small, cost.big), limit_label(cost.limit), *named.details)
        return seeing.between(replace(named, details=stakes), self._what_next(), near=near, big_blind=cost.big)

    def _own_eyes(self) -> tuple[int, ...]:
        """After a hand the one person here still sees his own cards; of several nobody sees another's."""
        people, last = self.game.session.plan.people, self.game.last
        return people if len(people) == 1 and last is not None and people[0] in last.order else ()

    def _what_next(self) -> str:
        return self.game.why_no_hand() or _("Press Enter to deal the next hand.")

    @pyqtSlot()
    def _show(self) -> None:
        view = self.view
        self.canvas.show_view(view, moved=look.motion())
        last = self._reading.show_hand(self.game, self._then or self.game.named, view)
        self.foot.said.setText(self._told or last)
        self._reading.forget_hint(self.game)
        self.foot.show_game(self.game)

    @pyqtSlot()
    def _game_changed(self) -> None:
        """A hand has begun or ended, chips were taken, somebody goes or comes."""
        game, session = self.game, self.game.session
        self._told = ""
        live = game.live
        if live is not None:
            if self._then is None or self._then.number != session.number:
                self._then = game.named
            self.at_screen.always_open = len(session.plan.people) == 1
            self.at_screen.follow(live, game.named)
        else:
            self.at_screen.follow(None)
            self.bar.wait(None, told=self._what_next() if game.last is not None else "")
        self.side.show_result(session, self.seat)
        self._reading.show_review(game, self.seat)
        self._show()

    @pyqtSlot(object)
    def show_page(self, page: Page) -> None:
        """Show it; a hint is made when it is asked for."""
        self.side.show_page(page)
        if page is Page.HINT:
            self._reading.show_hint(self.game)
        self.to_felt()

    # ---- what is pressed -------------------------------------------------------------------------------------------

    @pyqtSlot()
    def go_on(self) -> None:
        """The next hand; or the end of this one, where no person has anything to decide in it."""
        game = self.game
        if game.live is None:
            game.deal()
        elif game.nobody_decides:
            game.play_out()

    def play(self, session: Session) -> None:
        """Another session, in this window."""
        self.game.stop()
        self.game.deleteLater()
        self.at_screen.follow(None)
        self.game = self._game_of(session)
        self._then = None
        self._dress()
        self._game_changed()

    @pyqtSlot(str)
    def _tell(self, sentence: str) -> None:
        self._told = sentence
        self.foot.said.setText(sentence)

    def _wish(self, field: str, value: object) -> None:
        changed: TableWishes = replace(self.wishes, **{field: value})  # type: ignore[arg-type]
        if changed != self.wishes:
            self.wishes = changed
            self._dress()
            self._show()
            self.wishes_changed.emit(changed)

    @pyqtSlot()
    def _fill_more(self) -> None:
        menu = self.foot.more.menu()
        if menu is None:
            return
        menu.clear()
        menu.addAction(_("New table…"), self.new_wanted.emit)
        colours: dict[str, object] = {words: theme for theme, words in themes().items()}
        foot_line.choices(menu, _("Colours"), colours, self.wishes.theme, self._choose_theme)
        menu.addAction(_("Full screen") + "\tF11", self.toggle_full_screen)
        menu.addSeparator()
        menu.addAction(_("Put it away and close"), self.close)

    def _choose_theme(self, action: QAction) -> None:
        self._wish("theme", action.data())

    # ---- keys and the mouse ----------------------------------------------------------------------------------------

    def keyPressEvent(self, a0: QKeyEvent | None) -> None:
        if a0 is None:
            return
        key = Qt.Key(a0.key())
        if key in looking.KEYS and self.game.live is not None:
            if not a0.isAutoRepeat():
                self.at_screen.look()
        elif key == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif self.game.live is not None and self.bar.press(a0):
            return
        elif key == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        elif not self._press_own(a0, key):
            super().keyPressEvent(a0)

    def _press_own(self, event: QKeyEvent, key: Qt.Key) -> bool:
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if key in _NEXT or (key == Qt.Key.Key_Space and self.game.live is None):
            act: Callable[[], object] | None = self.foot.next.click
        elif event.text() == "?" or key == Qt.Key.Key_F1:
            act = partial(self.show_page, Page.HINT)
        else:
            keys: Mapping[Qt.Key, Callable[[], object]] = {
                Qt.Key.Key_J: partial(self.show_page, Page.HAND),
                Qt.Key.Key_V: partial(self.show_page, Page.REVIEW),
                Qt.Key.Key_W: self.foot.away.click,
                Qt.Key.Key_B: self.foot.chips.click,
                Qt.Key.Key_K: self.foot.straddle.click,
            }
            act = keys.get(key)
        if act is not None and not event.isAutoRepeat():
            act()
        return act is not None

    def closeEvent(self, a0: QCloseEvent | None) -> None:
        self.at_screen.follow(None)
        self.game.stop()
        self.kept.emit(self.game.session)
        super().closeEvent(a0)
        self.closed.emit()
