"""The windows of one evening's tables: one for each, several at once; closing them never stops the evening."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PyQt6.QtCore import QObject, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QWidget

from desktop.bridge import Bridge
from desktop.play.dealing import Dealing
from desktop.play.live.time_bank import TimeBank
from desktop.play.playing import Playing
from desktop.play.table import naming_tables
from desktop.play.table.window import TableWindow
from desktop.play.table.wishes import TableWishes
from desktop.settings import Settings
from engine.robots import STYLES, USUAL_STRENGTH
from tournament import wording
from tournament.dealing import players
from tournament.events import TableWay, Timing
from tournament.language import gettext as _
from tournament.names import EntryNo, SeatNo, TableNo

MOST_AT_ONCE = 4
"""So many windows open by themselves when hands begin where people play."""


class TableWindows(QObject):
    """Opens them, and keeps what they have in common: how they look and play, and who is away from the screen.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(
        self, bridge: Bridge, dealing: Dealing | Playing, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._bridge, self._dealing, self._settings = bridge, dealing, settings
        self._windows: dict[TableNo, TableWindow] = {}
        self._away: frozenset[EntryNo] = frozenset()
        self._banks: dict[str, TimeBank] = {}
        self._put_away: set[TableNo] = set()
        self._opening: TableNo | None = None
        dealing.playing_changed.connect(self._playing_changed)
        if isinstance(dealing, Dealing):
            dealing.began.connect(self._began)

    @property
    def windows(self) -> dict[TableNo, TableWindow]:
        """Those that are open, by the table's number."""
        return dict(self._windows)

    def why_not(self, table: TableNo) -> str | None:
        """Why that table has no window; None: it can be opened."""
        return naming_tables.why_not_shown(self._bridge.state, table)

    @pyqtSlot(int)
    def open(self, table: int) -> TableWindow | None:
        """Open the window of that table, or bring it to the front; None where there is nothing to see."""
        number = TableNo(table)
        if number in self._windows:
            window = self._windows[number]
            window.raise_()
            window.activateWindow()
            return window
        why = self.why_not(number)
        if why is not None:
            self.told.emit(why)
            return None
        wishes = TableWishes.read(self._settings.table_wishes)
        self._opening = number  # a hand that robots play unseen begins anew for the window, which is not open yet
        window = TableWindow(self._bridge, self._dealing, number, wishes=wishes, away=self._away, banks=self._banks)
        self._opening = None
        self._windows[number] = window
        window.closed.connect(partial(self._closed, number))
        window.people_left.connect(partial(self._follow_soon, number))
        window.wishes_changed.connect(self._wish)
        window.away_changed.connect(self._set_away)
        window.robots_wanted.connect(self._to_robots)
        geometry = self._settings.table_layout(number)
        if geometry is not None:
            window.restoreGeometry(geometry)
        window.show()
        window.activateWindow()
        window.canvas.setFocus()
        return window

    def close(self) -> None:
        """For the end of the evening's desk."""
        for window in tuple(self._windows.values()):
            window.close()

    def waiting(self) -> Mapping[TableNo, EntryNo]:
        """The tables at which a hand waits for somebody whose window is closed, and for whom."""
        if not isinstance(self._dealing, Dealing):
            return {}
        found: dict[TableNo, EntryNo] = {}
        for number, table in self._bridge.state.tables.items():
            live = None if number in self._windows else self._dealing.live(number)
            if live is not None and live.waiting_for is not None:
                found[number] = table.seats[SeatNo(live.waiting_for)]
        return found

    def _follow_soon(self, number: TableNo, to: int) -> None:
        """Once the window that tells it has done what it is at."""
        QTimer.singleShot(0, partial(self._follow, number, to))

    def _follow(self, number: TableNo, to: int) -> None:
        """Who played there sits at another table now: that one's window takes the place of this one."""
        left, table = self._windows.get(number), TableNo(to)
        if left is None or self.why_not(table) is not None:
            return
        was_open = table in self._windows
        window = self.open(table)
        if window is not None and not was_open:
            window.restoreGeometry(left.saveGeometry())
        left.close()
        self._put_away -= {number, table}

    def _closed(self, number: TableNo) -> None:
        window = self._windows.pop(number, None)
        self._put_away.add(number)
        if window is not None:
            live = window.source.live
            if live is not None and live.people and self._dealing.is_playing:
                where = wording.numbered(self._bridge.state, number)
                self.told.emit(_("The hand at table {table} waits until its window is open again.").format(table=where))
            self._settings.keep_table_layout(number, window.saveGeometry())
            window.deleteLater()

    @pyqtSlot(object)
    def _wish(self, wishes: TableWishes) -> None:
        self._settings.table_wishes = wishes.plain()
        for window in self._windows.values():
            window.use(wishes)

    @pyqtSlot(int, bool)
    def _set_away(self, entry: int, away: bool) -> None:
        person = frozenset({EntryNo(entry)})
        self._away = self._away | person if away else self._away - person
        for window in tuple(self._windows.values()):
            window.set_away(self._away)

    @pyqtSlot(bool)
    def _playing_changed(self, playing: bool) -> None:
        """Hands wait at a table where people play as long as nobody sees it: its window opens."""
        state = self._bridge.state
        if not playing or state.setup.timing is Timing.SIMULATED:
            return
        for number, table in sorted(state.tables.items()):
            wanted = table.way is TableWay.DEALT and naming_tables.people(state, table)
            if wanted and number not in self._windows and len(self._windows) < MOST_AT_ONCE:
                self.open(number)

    @pyqtSlot(int)
    def _began(self, table: int) -> None:
        """People play in that hand: they need its window. One that was closed comes up by itself no more."""
        number = TableNo(table)
        found = self._bridge.state.tables.get(number)
        here = () if found is None else naming_tables.people(self._bridge.state, found)
        if not here or number in self._windows or number == self._opening:
            return
        if number not in self._put_away and len(self._windows) < MOST_AT_ONCE:
            self.open(number)
            return
        name = wording.short(self._bridge.state.entries[here[0]].shown_name)
        where = wording.numbered(self._bridge.state, number)
        self.told.emit(_("{name} plays at table {table}: open its window to go on.").format(name=name, table=where))

    @pyqtSlot(object)
    def _to_robots(self, entries: tuple[EntryNo, ...]) -> None:
        """Robots play these from the next hand on, of each style about as many as of any other."""
        for place, style in enumerate(STYLES):
            some = entries[place :: len(STYLES)]
            if some:
                self._bridge.perform(partial(players.played_by, entries=some, style=style, strength=USUAL_STRENGTH))
        if entries:
            names = wording.list_of([self._bridge.state.entries[entry].shown_name for entry in entries])
            self.told.emit(_("From the next hand on robots play {names}.").format(names=names))
