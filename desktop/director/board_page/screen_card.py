"""Where a board is: its screen, exchanged, chosen, and whether it opens with the program."""

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeyEvent, QWheelEvent
from PyQt6.QtWidgets import QCheckBox, QComboBox, QFrame, QVBoxLayout, QWidget

from desktop import look
from desktop.director.commands.in_use import set_tip
from desktop.director.parts import Choice, PlainLabel, button, wrapped
from desktop.director.tables.flow import FlowLayout
from desktop.display.board import Board
from desktop.display.screens.screens import ScreenKey, Seen
from desktop.evenings.slots import Slot
from tournament.language import gettext as _

CHOICE_LETTERS = 26
"""The list of screens is as wide as so many of them."""

_OPENING = {
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
}
"""Keys that open it."""


class ScreenList(Choice):
    """The list of screens. A board goes to what is chosen in it at once, so that it is chosen only from the open list.

    Wheel and arrows, which turn other lists while they are closed, would throw it onto every screen on the way, and
    onto the director's own; the wheel moves the page.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, e: QWheelEvent | None) -> None:
        if e is not None:
            e.ignore()

    def keyPressEvent(self, e: QKeyEvent | None) -> None:
        if e is not None and e.key() in _OPENING:
            self.showPopup()
        elif e is not None and not e.text().strip():
            super().keyPressEvent(e)
        elif e is not None:
            e.ignore()  # a letter would choose the screen that begins with it


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
        self.screens = ScreenList(self)
        self.screens.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.screens.setMinimumContentsLength(CHOICE_LETTERS)
        self.screens.setAccessibleName(_("Screen of the board"))
        self.screens.activated.connect(self._choose)
        self.swap = button(_("Swap screens"), self)
        set_tip(self.swap, _("The board comes here, and this window goes to the board's screen"), "swap")
        self.swap.clicked.connect(self.swap_wanted)
        self.at_start = QCheckBox(_("Open at start"), self)
        self.at_start.setToolTip(_("Open this board by itself when the program starts, if its screen is there"))
        self.at_start.clicked.connect(self._keep)
        row.addWidget(PlainLabel(_("On"), self, kind="label"))
        row.addWidget(self.screens)
        row.addWidget(self.swap)
        row.addWidget(self.at_start)
        self.explained = wrapped("", self, kind="note")
        column.addWidget(self.explained)

    def show_slot(self, slot: Slot, *, is_told: bool = False) -> None:
        """Show where that board is; `is_told`: what needs explaining is explained above already."""
        self._slot = slot
        self._list(slot.board)
        self.at_start.setChecked(slot.opens_at_start)
        self.explained.setText(slot.board.explained)
        self.explained.setVisible(bool(slot.board.explained) and not is_told)

    def _list(self, board: Board) -> None:
        chosen, seen = board.belongs_to, board.choices()
        if (listed := (seen, chosen, self._directors())) == self._listed:
            return
        self._listed = listed
        self.screens.clear()
        here = self._directors()
        for screen in seen:
            self.screens.addItem(_words(screen, is_here=screen.key == here), screen.key)
        if chosen is None:
            self.screens.insertItem(0, _("The second screen, when there is one"), None)
            self.screens.setCurrentIndex(0)
            return
        keys = [screen.key for screen in seen]
        if chosen not in keys:
            self.screens.insertItem(0, _("{screen}, not connected").format(screen=chosen.label), chosen)
        self.screens.setCurrentIndex(keys.index(chosen) if chosen in keys else 0)

    def _directors(self) -> ScreenKey | None:
        """The screen on which this is read."""
        screen = self.screen()
        return None if screen is None else ScreenKey.of(screen)

    @pyqtSlot(int)
    def _choose(self, index: int) -> None:
        key = self.screens.itemData(index)
        if self._slot is not None and isinstance(key, ScreenKey):
            self._slot.board.choose(key)
            self.show_slot(self._slot)

    @pyqtSlot(bool)
    def _keep(self, checked: bool) -> None:
        if self._slot is not None:
            self._slot.keep_opening(at_start=checked)


def _words(screen: Seen, *, is_here: bool) -> str:
    size = _("{screen}, {width}×{height}").format(screen=screen.key.label, width=screen.width, height=screen.height)
    if screen.mirrored:
        return _("{screen}, mirrored").format(screen=size)
    return _("{screen}, where you work").format(screen=size) if is_here else size
