"""The foot of the window: the truth about saving, where the board is, which keys there are; and the quiet bar."""

from collections.abc import Sequence
from functools import partial

from PyQt6.QtCore import Qt, QTimer, pyqtSlot
from PyQt6.QtGui import QKeySequence, QShortcut
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from desktop import look
from desktop.director.parts import PlainLabel, button, dismiss
from desktop.director.ways_on import Way
from tournament import wording
from tournament.language import gettext as _
from tournament.names import Instant

SHOWN_MS = 9_000
"""How long a sentence stays that nothing of the director's has made out of date."""
TOLD_MS = 30_000
"""The same where there is a button to press."""


FOOT_PX = 30


class Foot(QFrame):
    """One line of facts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("foot")
        look.set_height(self, FOOT_PX)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(22)
        self.saved = PlainLabel("", self)
        self.saved.setFont(look.digits(look.LABEL_PX))
        self.backup = PlainLabel("", self)
        self.backup.setFont(look.digits(look.LABEL_PX))
        self.backup.hide()
        self.board = PlainLabel("", self, elide=True)
        self.file = PlainLabel("", self, elide=True)
        self.keys = PlainLabel("", self)
        row.addWidget(self.saved)
        row.addWidget(self.backup)
        row.addWidget(self.board, 2)
        row.addWidget(self.file, 1)
        row.addWidget(self.keys)

    def show_saved(self, at: Instant | None) -> None:
        """When the newest step reached the disk."""
        self.saved.setVisible(at is not None)
        self.saved.setText("" if at is None else _("Saved {time}").format(time=f"{wording.moment(at):%H:%M:%S}"))

    def show_backup(self, at: Instant) -> None:
        """When the newest copy was made."""
        self.backup.setText(_("Backup {time}").format(time=wording.time_of_day(at)))
        self.backup.show()

    def show_boards(self, boards: Sequence[tuple[str, bool]], otherwise: str) -> None:
        """Where each board is, and whether the room does not see what it should; without one, `otherwise`."""
        self.board.setText(" · ".join(where for where, _stale in boards) or otherwise)
        self.board.setVisible(bool(self.board.text()))
        look.set_kind(self.board, "foot-warning" if any(stale for _where, stale in boards) else "foot")


class QuietBar(QFrame):
    """One sentence over the foot, gone after a while: why something was refused, or what has been done.

    With ways on behind it, it stays until one is taken, it is closed, by Esc too, or the director does something
    else. What the program mentions by itself waits until what was said before has been read.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("quietbar")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 6, 10, 6)
        self.said = PlainLabel("", self)
        self.said.setWordWrap(True)
        self._row.addWidget(self.said, 1)
        self.buttons: list[QPushButton] = []
        self.close_button = button("×", self, kind="link", says=_("Close this message"))
        self.close_button.clicked.connect(self.put_away)
        self._row.addWidget(self.close_button)
        self._waiting: list[str] = []
        # Heard only while the bar is visible and no dialog is in front of it.
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.put_away)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.put_away)
        self.hide()

    @pyqtSlot(str)
    def say(self, sentence: str) -> None:
        """Show that sentence for a while."""
        self._drop_buttons()
        self.said.setText(sentence)
        self.show()
        self._timer.start(SHOWN_MS)

    @pyqtSlot(str)
    def mention(self, sentence: str) -> None:
        """The same of what nobody has asked about: it takes nothing away that is still to be read."""
        if self.isHidden():
            self.say(sentence)
        elif sentence not in (self.said.text(), *self._waiting):
            self._waiting.append(sentence)

    @pyqtSlot(str, object)
    def tell(self, sentence: str, ways: Sequence[Way]) -> None:
        """Show it for a while with what can be done about it: that stands in the history afterwards."""
        self.say(sentence)
        self._add(ways)
        self._timer.start(TOLD_MS)

    @pyqtSlot(str, object)
    def ask(self, sentence: str, ways: Sequence[Way]) -> None:
        """Show it until it is answered."""
        self.say(sentence)
        self.offer(ways)

    def offer(self, ways: Sequence[Way]) -> None:
        """Put these behind what has just been said."""
        self._timer.stop()
        self._add(ways)

    def _add(self, ways: Sequence[Way]) -> None:
        for way in ways:
            made = button(way.label, self)
            made.clicked.connect(partial(_take, way))
            self._row.insertWidget(self._row.count() - 1, made)
            self.buttons.append(made)

    @pyqtSlot()
    def put_away(self) -> None:
        """Say nothing any more."""
        self._timer.stop()
        dismiss(self)
        self._drop_buttons()
        if self._waiting:
            self.say(self._waiting.pop(0))

    def _drop_buttons(self) -> None:
        for made in self.buttons:
            self._row.removeWidget(made)
            made.hide()
            made.deleteLater()
        self.buttons.clear()


def _take(way: Way, checked: bool = False) -> None:
    way.take()
