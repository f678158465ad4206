"""Where a board is: its screen, exchanged, chosen, and whether it opens with the program."""

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QComboBox, QFrame, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import Choice, PlainLabel, button, wrapped
from desktop.director.tables.flow import FlowLayout
from desktop.display.board import Board
from desktop.display.screens.screens import ScreenKey, Seen
from desktop.evenings.slots import Slot
from tournament.language import gettext as _

CHOICE_LETTERS = 26
"""The list of screens is as wide as so many of them."""


class ScreenCard(QFrame):
    """The screen of one board.

    Signals:
        swap_wanted: board and desk shall exchange their screens.
    """

    swap_wanted = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "card")
        self._slot: Slot | None = None
        self._listed: tuple[object, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(6)
        row = FlowLayout(gap=10)
        column.addLayout(row)
        self.screens = Choice(self)
        self.screens.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.screens.setMinimumContentsLength(CHOICE_LETTERS)
        self.screens.setAccessibleName(_("Screen of the board"))
        self.screens.activated.connect(self._choose)
        self.swap = button(_("Swap screens"), self)
        self.swap.setToolTip(_("The board comes here, and this window goes to the board's screen (F6)"))
        self.swap.clicked.connect(self._swap)
        self.at_start = QCheckBox(_("Open at start"), self)
        self.at_start.setToolTip(_("Open this board by itself when the program starts, if its screen is there"))
        self.at_start.clicked.connect(self._keep)
        row.addWidget(PlainLabel(_("On"), self, kind="label"))
        row.addWidget(self.screens)
        row.addWidget(self.swap)
        row.addWidget(self.at_start)
        self.explained = wrapped("", self, kind="note")
        column.addWidget(self.explained)

    def show_slot(self, slot: Slot) -> None:
        """Show where that board is."""
        self._slot = slot
        self._list(slot.board)
        self.at_start.setChecked(slot.opens_at_start)
        self.explained.setText(slot.board.explained)
        self.explained.setVisible(bool(slot.board.explained))

    def _list(self, board: Board) -> None:
        chosen = ScreenKey.read(board.chosen)
        seen = board.choices()
        if (listed := (seen, chosen)) == self._listed:
            return
        self._listed = listed
        self.screens.clear()
        for screen in seen:
            self.screens.addItem(_words(screen), screen.key)
        if chosen is None:
            self.screens.insertItem(0, _("The second screen, when there is one"), None)
            self.screens.setCurrentIndex(0)
            return
        keys = [screen.key for screen in seen]
        here = keys.index(chosen) if chosen in keys else _told_alike(chosen, keys)
        if here is None:
            self.screens.insertItem(0, _("{screen}, not connected").format(screen=chosen.label), chosen)
            here = 0
        self.screens.setCurrentIndex(here)

    @pyqtSlot(int)
    def _choose(self, index: int) -> None:
        key = self.screens.itemData(index)
        if self._slot is not None and isinstance(key, ScreenKey):
            self._slot.board.choose(key)
            self.show_slot(self._slot)

    @pyqtSlot()
    def _swap(self) -> None:
        self.swap_wanted.emit()

    @pyqtSlot(bool)
    def _keep(self, checked: bool) -> None:
        if self._slot is not None:
            self._slot.keep_opening(at_start=checked)


def _words(screen: Seen) -> str:
    size = _("{screen}, {width}×{height}").format(screen=screen.key.label, width=screen.width, height=screen.height)
    return _("{screen}, mirrored").format(screen=size) if screen.mirrored else size


def _told_alike(chosen: ScreenKey, keys: list[ScreenKey]) -> int | None:
    """The same screen at another socket."""
    alike = [number for number, key in enumerate(keys) if chosen.told is not None and key.told == chosen.told]
    return next(iter(alike), None)
