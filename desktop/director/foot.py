"""The foot of the window: the truth about saving, where the board is, which keys there are; and the quiet bar."""

from PyQt6.QtCore import QTimer, pyqtSlot
from PyQt6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop import look
from desktop.director.parts import PlainLabel, button
from tournament import wording
from tournament.language import gettext as _
from tournament.names import Instant

SHOWN_MS = 9_000


class Foot(QFrame):
    """One line of facts."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("foot")
        self.setFixedHeight(30)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(22)
        self.saved = PlainLabel("", self)
        self.saved.setFont(look.digits(look.LABEL_PX))
        self.backup = PlainLabel("", self)
        self.backup.setFont(look.digits(look.LABEL_PX))
        self.backup.hide()
        self.board = PlainLabel("", self)
        self.file = PlainLabel("", self, elide=True)
        self.keys = PlainLabel(_("F11 board · F1 keys"), self)
        row.addWidget(self.saved)
        row.addWidget(self.board)
        row.addWidget(self.backup)
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

    def show_board(self, where: str) -> None:
        """Where the board is shown."""
        self.board.setText(where)
        self.board.setVisible(bool(where))


class QuietBar(QFrame):
    """One sentence over the foot, gone after a while: why something was refused, or what has been done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("quietbar")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 10, 6)
        self.said = PlainLabel("", self)
        self.said.setWordWrap(True)
        row.addWidget(self.said, 1)
        self.close_button = button("×", self, kind="link", says=_("Close this message"))
        self.close_button.clicked.connect(self.hide)
        row.addWidget(self.close_button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    @pyqtSlot(str)
    def say(self, sentence: str) -> None:
        """Show that sentence for a while."""
        self.said.setText(sentence)
        self.show()
        self._timer.start(SHOWN_MS)
