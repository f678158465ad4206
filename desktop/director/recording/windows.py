"""The recording windows of one evening: one for each table; what is half entered is kept while they are closed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QWidget

from desktop.bridge import Bridge
from desktop.director.recording.task import EarlierHand, NextHand, text_of, why_not_corrected
from desktop.director.tables.way_dialog import WayDialog
from desktop.play.table.wishes import TableWishes
from desktop.settings import Settings
from tournament import wording
from tournament.errors import RuleViolation
from tournament.events import TableWay
from tournament.language import gettext as _
from tournament.names import TableNo

if TYPE_CHECKING:  # made when somebody records the first hand; few evenings do
    from desktop.director.recording.window import RecordingWindow


class RecordingWindows(QObject):
    """Opens them; the coming hand of each table is kept as far as it was entered.

    In memory all of it; for a program that ends without anybody's own cards, which lie in no file before their hand is
    over.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(
        self,
        bridge: Bridge,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        begun: dict[TableNo, NextHand] | None = None,
    ) -> None:
        """`begun`: the coming hands, kept by whoever lives as long as the evening is open."""
        super().__init__(parent)
        self._bridge, self._settings = bridge, settings
        self._windows: dict[TableNo, RecordingWindow] = {}
        self._coming: dict[TableNo, NextHand] = {} if begun is None else begun
        self._corrected: dict[int, EarlierHand] = {}
        bridge.changed.connect(self._changed)

    @property
    def windows(self) -> dict[TableNo, RecordingWindow]:
        """Those that are open, by the table's number."""
        return dict(self._windows)

    @pyqtSlot(int)
    def open(self, table: int) -> RecordingWindow:
        """The window of that table, at its coming hand as far as it was entered."""
        number = TableNo(table)
        coming = self._next_hand(number)
        if number in self._windows:
            window = self._windows[number]
            if isinstance(window.task, EarlierHand) and not window.task.is_changed:
                self._take_up(window, coming)
        else:
            window = self._made(number, coming)
        window.raise_()
        window.activateWindow()
        return window

    @pyqtSlot(int)
    def correct(self, seq: int) -> RecordingWindow | None:
        """The hand in that place, entered again in the window of its table; None: it cannot be, which is told."""
        try:
            task = self._earlier_hand(seq)
        except RuleViolation as refusal:
            self.told.emit(wording.refusal(refusal))
            return None
        why = why_not_corrected(self._bridge, task.table)
        if why is not None:
            self.told.emit(why)
            return None
        window = self._windows.get(task.table)
        if window is None:
            window = self._made(task.table, task)
        else:
            window.take_up(task)
        window.raise_()
        window.activateWindow()
        return window

    def close(self) -> None:
        """For the end of the evening's desk."""
        for window in tuple(self._windows.values()):
            window.close()

    def _next_hand(self, table: TableNo) -> NextHand:
        if table not in self._coming:
            half = self._settings.half_hand(self._bridge.evening.number, table)
            self._coming[table] = NextHand(self._bridge, table, half)
        return self._coming[table]

    def _earlier_hand(self, seq: int) -> EarlierHand:
        """That hand, with what was changed in it and not stored. Raises RuleViolation as EarlierHand."""
        known = self._corrected.get(seq)
        if known is None or not known.is_changed:
            known = self._corrected[seq] = EarlierHand(self._bridge, seq, partial(text_of, self._bridge))
        return known

    @staticmethod
    def _take_up(window: RecordingWindow, coming: NextHand) -> None:
        said = _("Taken up where it was when the program ended; players’ cards are told anew.")
        window.take_up(coming, said if coming.is_from_before else "")
        coming.is_from_before = False  # that is said once

    def _keep(self, table: TableNo) -> None:
        """Note how far the coming hand is entered, for a program that ends before it is."""
        window, coming = self._windows[table], self._next_hand(table)
        if window.task is coming:
            self._settings.keep_half_hand(self._bridge.evening.number, table, coming.half(window.scene.played))

    def _made(self, table: TableNo, task: NextHand | EarlierHand) -> RecordingWindow:
        from desktop.director.recording.window import RecordingWindow

        theme = TableWishes.read(self._settings.table_wishes).theme
        window = self._windows[table] = RecordingWindow(task, theme)
        if isinstance(task, NextHand):
            self._take_up(window, task)
        window.line.edited.connect(partial(self._keep, table))
        window.clicks.begun.connect(partial(self._keep, table))
        window.closed.connect(partial(self._closed, table))
        window.told.connect(self.told)
        window.way_wanted.connect(partial(self._choose_way, table))
        window.earlier_wanted.connect(partial(self._turn, table))
        window.consequences_wanted.connect(partial(self._show_consequences, table))
        geometry = self._settings.recording_layout(table)
        if geometry is not None:
            window.restoreGeometry(geometry)
        window.show()
        window.line.setFocus()
        return window

    def _closed(self, table: TableNo) -> None:
        window = self._windows.pop(table, None)
        if window is not None:
            self._settings.keep_recording_layout(table, window.saveGeometry())
            window.deleteLater()

    def _choose_way(self, table: TableNo) -> None:
        """No hand can be entered as the table is played now."""
        if table in self._bridge.state.tables:
            WayDialog(self._bridge, table, self._windows[table], wanted=TableWay.RECORDED).open()

    def _turn(self, table: TableNo, seq: int) -> None:
        """To an earlier hand, or back to the coming one."""
        if seq:
            self.correct(seq)
        elif table in self._windows:
            self._take_up(self._windows[table], self._next_hand(table))

    def _show_consequences(self, table: TableNo) -> None:
        from desktop.director.recording.consequences_dialog import ConsequencesDialog

        window = self._windows[table]
        task, played = window.task, window.scene.played
        if not isinstance(task, EarlierHand) or played is None:
            return
        dialog = ConsequencesDialog(self._bridge, task.seq, played.recorded, window)
        dialog.corrected.connect(partial(self._is_corrected, table, task))
        dialog.earlier_wanted.connect(self.correct)
        dialog.open()

    def _is_corrected(self, table: TableNo, task: EarlierHand) -> None:
        self._corrected.pop(task.seq, None)
        number = 0 if task.setup is None else task.setup.number
        if table in self._windows:
            said = _("Hand {n} is corrected.").format(n=number)
            self._windows[table].take_up(self._next_hand(table), said)

    @pyqtSlot(object)
    def _changed(self, _change: object) -> None:
        for window in self._windows.values():
            window.look()
