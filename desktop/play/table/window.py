"""The window of one table: the felt, what may be done under it, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QObject, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QCloseEvent, QHideEvent, QKeyEvent, QShowEvent
from PyQt6.QtWidgets import QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import press_by_enter
from desktop.play.bar import looking
from desktop.play.bar.action_bar import ActionBar
from desktop.play.bar.at_the_screen import AtTheScreen
from desktop.play.bar.looking import Looking
from desktop.play.dealing import Dealing
from desktop.play.felt import dress
from desktop.play.felt.lines import FeltLines
from desktop.play.felt.window import FeltWindow
from desktop.play.live.alarm import Alarm, QtAlarm
from desktop.play.live.equities import Equities
from desktop.play.live.time_bank import TimeBank
from desktop.play.playing import Playing
from desktop.play.table.foot import TableFoot
from desktop.play.table.menu import TableMenu
from desktop.play.table.scene import TableScene
from desktop.play.table.source import DealtTable, TableSource, WatchedTable
from desktop.play.table.wishes import TableWishes
from tournament.language import gettext as _
from tournament.names import SECOND, EntryNo, TableNo

WIDTH_PX, HEIGHT_PX, LOG_PX = 1280, 860, 300
QUICK_MS = 200
"""How often a running time to act is shown."""


class TableWindow(FeltWindow):
    """Watches one table, and lets whoever sits at this screen play there. Closing it never stops the evening.

    Signals:
        closed: by whoever looked.
        people_left: the number of the table where all of them sit now that played here by hand.
        wishes_changed: another TableWishes was chosen here.
        away_changed: an EntryNo and whether that person is away now.
        robots_wanted: the entries that robots are to play from now on.
    """

    closed = pyqtSignal()
    people_left = pyqtSignal(int)
    wishes_changed = pyqtSignal(object)
    away_changed = pyqtSignal(int, bool)
    robots_wanted = pyqtSignal(object)

    def __init__(
        self,
        bridge: Bridge,
        dealing: Dealing | Playing | TableSource,
        table: TableNo,
        parent: QWidget | None = None,
        *,
        wishes: TableWishes | None = None,
        away: frozenset[EntryNo] = frozenset(),
        banks: MutableMapping[str, TimeBank] | None = None,
        alarms: Callable[[QObject], Alarm] = QtAlarm,
    ) -> None:
        """`dealing`: what plays the table's hands, or where they come from otherwise; `banks`: time banks by name."""
        self.wishes = wishes or TableWishes()
        super().__init__(self.wishes.theme, parent)
        self._bridge, self.table = bridge, table
        self._beat = alarms(self)
        if isinstance(dealing, TableSource):
            self.source = dealing
        elif isinstance(dealing, Dealing):
            self.source = DealtTable(dealing, table, self)
        else:
            self.source = WatchedTable(bridge, dealing, table, self, alarms)
        self.bar = ActionBar(self)
        self.foot = TableFoot(self)
        self.log = FeltLines(_("What happened in this hand"), self)
        look.set_width(self.log, LOG_PX)
        self.at_screen = AtTheScreen(self.bar, bridge.now, self, banks=banks)
        self._looking = Looking(self, self.canvas, self.bar, self.at_screen)
        self._equities = Equities(self)
        self.scene = TableScene(bridge, self.source, self.at_screen, self._equities)
        self.scene.away = away
        self.lay_out(self.log, self.bar, self.foot)
        self.resize(look.on_screen(self, WIDTH_PX, HEIGHT_PX))
        self._connect()
        self._dress()
        if self.source.last is not None:
            self.scene.remember(self.source.last)
        self._evening_changed()

    def _connect(self) -> None:
        self._bridge.changed.connect(self._evening_changed)
        self.source.began.connect(self._began)
        self.source.over.connect(self._over)
        self.source.playing_changed.connect(self._show)
        self.at_screen.changed.connect(self._show)
        self._equities.found.connect(self._show)
        self.bar.left.connect(self.to_felt)
        foot = self.foot
        foot.going.clicked.connect(self.go_or_pause)
        foot.next.clicked.connect(self.next_hand)
        foot.away.clicked.connect(self.go_away_or_come_back)
        foot.log.clicked.connect(self.toggle_log)
        foot.speed.setMenu(TableMenu.of_speed(self))
        foot.more.setMenu(TableMenu(self))

    def _dress(self) -> None:
        self.setStyleSheet(dress.style_sheet(self.wishes.theme))
        self.canvas.wear(self.wishes.theme)
        self.log.setVisible(self.wishes.log)
        self.at_screen.time_rules = self.wishes.time
        self._open_cards()
        pace = self.wishes.pace
        self.source.set_pace(pace if look.motion() else pace.without_motion())

    def _open_cards(self) -> None:
        """Cards lie open without a key only where nobody else has a reason to look at this screen."""
        self.at_screen.always_open = self.wishes.open_cards and not self.scene.is_shared

    # ---- wishes ----------------------------------------------------------------------------------------------------

    def wish(self, wishes: TableWishes) -> None:
        """Look and play like that from now on."""
        if wishes != self.wishes:
            self.use(wishes)
            self.wishes_changed.emit(wishes)

    def use(self, wishes: TableWishes) -> None:
        """The same, where it was chosen in another window."""
        self.wishes = wishes
        self._dress()
        self._show()

    # ---- what is shown ---------------------------------------------------------------------------------------------

    @property
    def lines(self) -> list[str]:
        """What happened in the hand that is shown, in words."""
        return self.log.lines

    @pyqtSlot()
    def _show(self) -> None:
        view = self.scene.view(equities=self.wishes.equities)
        self.foot.show_scene(self.scene, self.wishes)
        if self.source.live is None:
            # What the next hand waits for is said where people look, too.
            self.bar.told.setText(self.foot.next.toolTip())
        self.canvas.show_view(view, moved=look.motion())
        said = self.scene.lines(view)
        if self.log.put(said):
            self.log.scrollToBottom()
        self.foot.said.setText(said[-1] if said else "")
        self._wait_for_beat()

    # ---- what happens ----------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _evening_changed(self) -> None:
        self.scene.look_who_is_here()
        self._open_cards()
        self.setWindowTitle(self.scene.title)
        self._take_up()

    def _take_up(self) -> None:
        """Follow the hand that is played now."""
        live = self.source.live
        if live is not None:
            self.scene.remember(live.hand)
            self._tell_who_is_away()
        self.at_screen.follow(live, None if live is None else self.scene.named(live.hand))
        self._show()
        to = self.scene.people_now_at()
        if to is not None and not self.scene.is_played_at:
            self.people_left.emit(to)

    @pyqtSlot()
    def _began(self) -> None:
        self._take_up()

    @pyqtSlot()
    def _over(self) -> None:
        if self.source.last is not None:
            self.scene.remember(self.source.last)
        self.at_screen.hand_over()
        self._take_up()

    def _tell_who_is_away(self) -> None:
        live = self.source.live
        for seat, entry in self.scene.seats.items():
            if live is not None:
                live.set_away(seat, entry in self.scene.away)

    def _wait_for_beat(self) -> None:
        self._beat.after(QUICK_MS if self.at_screen.is_hurried else SECOND, self._beats)

    def _beats(self) -> None:
        if self.at_screen.is_hurried:
            self.at_screen.beat()
        else:
            self._show()

    # ---- what is pressed -------------------------------------------------------------------------------------------

    @pyqtSlot()
    def go_or_pause(self) -> None:
        """Hold the hand or let it go on; without one, let hands begin or no more."""
        live = self.source.live
        if live is not None:
            self.canvas.setFocus()  # what is held is grey, and Qt would hand the keyboard on
            live.pause(not live.is_paused)
        else:
            self.source.play(not self.source.is_playing)
        self._take_up()

    @pyqtSlot()
    def next_hand(self) -> None:
        """One hand at this table; while one is shown, on to where somebody decides, or to its end, or past that."""
        live = self.source.live
        if live is not None:
            live.hurry()
        elif self.source.why_not() is None:
            self.source.play_one()
            self._take_up()

    @pyqtSlot()
    def go_away_or_come_back(self) -> None:
        """The person here leaves the screen: his hands are folded for him; or he is back."""
        entry = self.scene.whose()
        if entry is not None:
            self.away_changed.emit(entry, entry not in self.scene.away)

    def set_away(self, away: frozenset[EntryNo]) -> None:
        """Who is not at the screen from now on."""
        self.scene.away = away
        self._tell_who_is_away()
        self._take_up()

    @pyqtSlot()
    def toggle_log(self) -> None:
        """Show the lines of the hand beside the felt, or only the last one below it."""
        self.wish(replace(self.wishes, log=not self.wishes.log))

    # ---- keys and the mouse ----------------------------------------------------------------------------------------

    def keyPressEvent(self, a0: QKeyEvent | None) -> None:
        if a0 is None or press_by_enter(a0):
            return
        if a0.key() in looking.KEYS:
            if not a0.isAutoRepeat():
                self.at_screen.look()
        elif a0.key() == Qt.Key.Key_F11:
            self.toggle_full_screen()
        elif self.bar.press(a0):
            return
        elif a0.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.showNormal()
        elif not self._press_own(a0):
            super().keyPressEvent(a0)

    def _press_own(self, event: QKeyEvent) -> bool:
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        keys: Mapping[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_G: self.foot.going.click,
            Qt.Key.Key_N: self.foot.next.click,
            Qt.Key.Key_Return: self.foot.next.click,
            Qt.Key.Key_Enter: self.foot.next.click,
            Qt.Key.Key_W: self.foot.away.click,
            Qt.Key.Key_J: self.toggle_log,
            Qt.Key.Key_E: partial(self.wish, replace(self.wishes, equities=not self.wishes.equities)),
        }
        act = keys.get(Qt.Key(event.key())) if plain else None
        if act is not None and not event.isAutoRepeat():
            act()
        return act is not None

    def hideEvent(self, a0: QHideEvent | None) -> None:
        """Put away by the program, as while the desk is locked; who puts it away himself has the time that he has."""
        super().hideEvent(a0)
        if a0 is not None and not a0.spontaneous():
            self.at_screen.cover(True)

    def showEvent(self, a0: QShowEvent | None) -> None:
        super().showEvent(a0)
        self.at_screen.cover(False)

    def closeEvent(self, a0: QCloseEvent | None) -> None:
        self.at_screen.follow(None)
        self._beat.cancel()  # which `follow` has set once more
        self.source.close()
        self._equities.close()
        super().closeEvent(a0)
        self.closed.emit()
