"""Every key of the desk, in one table: the shortcuts are made from it and F1 shows it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PyQt6.QtCore import QObject, Qt
from PyQt6.QtGui import QAction, QKeySequence
from PyQt6.QtWidgets import QDialog, QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.director.parts import PlainLabel, with_done
from tournament.language import gettext as _


@dataclass(frozen=True, slots=True)
class Key:
    """A command's name in code, its key sequences, and what it does in words."""

    command: str
    sequences: tuple[str, ...]
    says: Callable[[], str]


WINDOW_KEYS = (
    Key("new", ("Ctrl+N",), lambda: _("New tournament")),
    Key("home", ("Ctrl+O",), lambda: _("All evenings")),
    Key("board", ("F11",), lambda: _("Board: open, full screen on the second screen; close")),
    Key("mute", ("F9",), lambda: _("Mute; sound again")),
    Key("keys", ("F1",), lambda: _("This list")),
    Key("quit", ("Ctrl+Q",), lambda: _("Close the desk; the evening goes on where it stands")),
)
EVENING_KEYS = (
    Key("pause", ("Space",), lambda: _("Pause and resume the clock")),
    Key("next", ("Ctrl+Right",), lambda: _("Next level or break")),
    Key("previous", ("Ctrl+Left",), lambda: _("Previous level or break")),
    Key("more", ("Ctrl++", "Ctrl+="), lambda: _("A minute more")),
    Key("less", ("Ctrl+-",), lambda: _("A minute less")),
    Key("hand_for_hand", ("Ctrl+H",), lambda: _("Hand for hand; again when all tables are done")),
    Key("take_back", ("Ctrl+Backspace", "Ctrl+B"), lambda: _("Take back the last press of the clock")),
    Key("find", ("Ctrl+F",), lambda: _("Find a player at the tables")),
    Key("hold", ("F2",), lambda: _("Board: hold the page shown; let it go")),
    Key("page", ("F3",), lambda: _("Board: next page")),
    Key("page_before", ("Shift+F3",), lambda: _("Board: previous page")),
    Key("black", ("F4",), lambda: _("Board: black; shown again")),
    Key("picture", ("Shift+F4",), lambda: _("Board: picture instead; shown again")),
    Key("swap", ("F6",), lambda: _("Board: swap screens with this window")),
    Key("moves_done", ("F8",), lambda: _("Moves done: off the board")),
    Key("undo", ("Ctrl+Z",), lambda: _("Undo")),
    Key("redo", ("Ctrl+Shift+Z", "Ctrl+Y"), lambda: _("Redo")),
)
PLACE_KEYS = "Ctrl+{n}"
SIDES_PX, ENDS_PX, SCROLLBAR_PX = 56, 150, 12
"""What a list of keys has at its sides, above and below it, and where it is scrolled."""
EDGE_PX = 40
"""So much of the window's height stays free."""


def made_action(key: Key, parent: QObject) -> QAction:
    """What that key does: once for each press. A key that is leant on must not pause and resume, and pause again."""
    action = QAction(key.says(), parent)
    action.setShortcuts([QKeySequence(sequence) for sequence in key.sequences])
    action.setAutoRepeat(False)
    return action


def shown(sequences: Iterable[str]) -> str:
    """Key sequences as this computer writes them."""
    return " · ".join(QKeySequence(each).toString(QKeySequence.SequenceFormat.NativeText) for each in sequences)


class KeysDialog(QDialog):
    """The list of keys: in two columns where the window has room for them, and scrolled where it is too long."""

    def __init__(self, places: list[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Keys"))
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 20)
        column.setSpacing(14)
        column.addWidget(PlainLabel(_("Keys"), self, kind="dialog-title"))
        rows = _rows(places)
        room = parent.width() - SIDES_PX
        inside = _list(rows, 2)
        if inside.sizeHint().width() + SIDES_PX > room:
            inside.deleteLater()
            inside = _list(rows, 1)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setAccessibleName(_("Keys"))
        self.area.setWidget(inside)
        for part in (inside, self.area.viewport()):
            if part is not None:
                part.setAutoFillBackground(False)
        column.addWidget(self.area, 1)
        with_done(self, column)
        wanted = inside.sizeHint()
        self.area.setMinimumWidth(min(room, wanted.width() + SCROLLBAR_PX))
        height = min(wanted.height() + ENDS_PX, parent.height() - EDGE_PX)
        self.resize(wanted.width() + SIDES_PX + SCROLLBAR_PX, height)


def _rows(places: list[str]) -> list[tuple[str, str]]:
    rows = [(shown(key.sequences), key.says()) for key in (*EVENING_KEYS, *WINDOW_KEYS)]
    rows += [(shown((PLACE_KEYS.format(n=n),)), name) for n, name in enumerate(places, start=1)]
    rows += [(shown(("Shift+Enter",)), _("In the line of the People page: enters, pays later"))]
    rows += [(shown(("Del",)), _("In the history: undo the chosen line"))]
    rows += [(shown(("F11", "Esc")), _("On the board itself: out of full screen; F11 back"))]
    rows += [(shown(("Esc",)), _("Close a question; leave a message for the room"))]
    return rows


def _list(rows: list[tuple[str, str]], columns: int) -> QWidget:
    inside = QWidget()
    grid = QGridLayout(inside)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(24)
    grid.setVerticalSpacing(8)
    each = -(-len(rows) // columns)
    for number, (keys, says) in enumerate(rows):
        row, side = number % each, 2 * (number // each)
        grid.addWidget(PlainLabel(keys, inside, kind="strong"), row, side)
        grid.addWidget(PlainLabel(says, inside), row, side + 1)
    grid.setColumnStretch(2 * columns - 1, 1)
    grid.setRowStretch(each, 1)
    return inside
