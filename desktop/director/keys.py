"""Every key of the desk, in one table: the shortcuts are made from it and F1 shows it."""

from collections.abc import Callable
from dataclasses import dataclass

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QDialog, QGridLayout, QVBoxLayout, QWidget

from desktop.director.parts import PlainLabel
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
    Key("previous", ("Ctrl+Left",), lambda: _("Level or break before")),
    Key("more", ("Ctrl++", "Ctrl+="), lambda: _("A minute more")),
    Key("less", ("Ctrl+-",), lambda: _("A minute less")),
    Key("hand_for_hand", ("Ctrl+H",), lambda: _("Hand for hand; again when all tables are done")),
    Key("take_back", ("Ctrl+Backspace", "Ctrl+B"), lambda: _("Take back the last press of the clock")),
    Key("find", ("Ctrl+F",), lambda: _("Find a player at the tables")),
    Key("hold", ("F2",), lambda: _("Board: hold the page shown; let it go")),
    Key("page", ("F3",), lambda: _("Board: next page")),
    Key("page_before", ("Shift+F3",), lambda: _("Board: page before")),
    Key("black", ("F4",), lambda: _("Board: black; shown again")),
    Key("picture", ("Shift+F4",), lambda: _("Board: picture instead; shown again")),
    Key("swap", ("F6",), lambda: _("Board: exchange its screen with this window's")),
    Key("moves_done", ("F8",), lambda: _("Moves done: off the board")),
    Key("undo", ("Ctrl+Z",), lambda: _("Undo")),
    Key("redo", ("Ctrl+Shift+Z", "Ctrl+Y"), lambda: _("Redo")),
)
PLACE_KEYS = "Ctrl+{n}"


class KeysDialog(QDialog):
    """The list of keys."""

    def __init__(self, places: list[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Keys"))
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 26)
        column.setSpacing(14)
        column.addWidget(PlainLabel(_("Keys"), self, kind="dialog-title"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(8)
        rows = [(" · ".join(key.sequences), key.says()) for key in (*EVENING_KEYS, *WINDOW_KEYS)]
        rows += [(PLACE_KEYS.format(n=n), name) for n, name in enumerate(places, start=1)]
        rows += [(_("Shift+Enter"), _("In the line of the People page: enters, pays later"))]
        rows += [(_("Delete"), _("In the history: undo the chosen line")), (_("Esc"), _("Close a question"))]
        half = (len(rows) + 1) // 2
        for number, (keys, says) in enumerate(rows):
            row, side = number % half, 2 * (number // half)
            grid.addWidget(PlainLabel(keys, self, kind="strong"), row, side)
            grid.addWidget(PlainLabel(says, self), row, side + 1)
        column.addLayout(grid)
