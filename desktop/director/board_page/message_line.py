"""What the director wants the room to read: a line to type in, Enter shows it."""

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QHBoxLayout, QWidget

from desktop.director.parts import NameField, button, refuse
from tournament.language import gettext as _

LONGEST = 240
"""Letters: more nobody reads from across a room."""


class MessageField(NameField):
    """The line.

    Signals:
        given_up: by Esc.
    """

    given_up = pyqtSignal()

    def keyPressEvent(self, a0: QKeyEvent | None) -> None:
        if a0 is not None and a0.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(a0)


class MessageLine(QWidget):
    """The line, and the buttons behind it.

    Signals:
        wanted: the message to show from now on; empty: none.
        left: the line is done with; the keyboard needs another place.
    """

    wanted = pyqtSignal(str)
    left = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.text = MessageField(self)
        self.text.setMaxLength(LONGEST)
        self.text.setPlaceholderText(_("A message for the room: “Pizza is here”"))
        self.text.setAccessibleName(_("Message for the room"))
        self.text.returnPressed.connect(self._show)
        self.text.given_up.connect(self._give_up)
        self.text.textChanged.connect(self._look)
        self.show_it = button(_("Show"), self, kind="primary")
        self.show_it.clicked.connect(self._show)
        self.take_off = button(_("Take off"), self)
        self.take_off.clicked.connect(self._take_off)
        row.addWidget(self.text, 1)
        row.addWidget(self.show_it)
        row.addWidget(self.take_off)
        self._on = ""
        self._look()

    def show_message(self, message: str) -> None:
        """That message is on the boards; empty: none."""
        if message != self._on:
            self._on = message
            if message and not self.text.hasFocus():
                self.text.setText(message)
        self._look()

    @pyqtSlot()
    @pyqtSlot(str)
    def _look(self, typed: str = "") -> None:
        text = self.text.text().strip()
        why = None if text else _("Write what the room shall read first.")
        refuse(self.show_it, _("This is the message already.") if text and text == self._on else why)
        refuse(self.take_off, None if self._on else _("There is no message on the board."))

    @pyqtSlot()
    def _show(self) -> None:
        if self.text.text().strip():
            self.wanted.emit(self.text.text().strip())
            self.left.emit()

    @pyqtSlot()
    def _give_up(self) -> None:
        """What is on the board stays, and stands here again."""
        self.text.setText(self._on)
        self.left.emit()

    @pyqtSlot()
    def _take_off(self) -> None:
        self.text.clear()
        self.wanted.emit("")
