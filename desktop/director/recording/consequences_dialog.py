"""What a corrected hand changes in the hands after it, shown before it is stored, and the ways on if it cannot be."""

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QStringListModel, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QDialog, QHBoxLayout, QListView, QPushButton, QVBoxLayout, QWidget

from desktop import look
from desktop.bridge import Bridge
from desktop.director.parts import PlainLabel, button, with_answer, wrapped
from desktop.director.recording.task import text_of
from desktop.waiting import waiting
from engine.recording.recorded import Recorded
from tournament import wording
from tournament.errors import RuleViolation
from tournament.language import gettext as _
from tournament.recording import correcting
from tournament.recording.consequences import Consequences, WayOut
from tournament.wording import recording as words

WIDE_PX, HIGH_PX = 620, 460


class ConsequencesDialog(QDialog):
    """Stores the correction and every hand that is played again for it, as one act that one Undo takes back.

    Attributes:
        found: all that follows; None: it cannot be worked out.

    Signals:
        corrected: it is stored.
        earlier_wanted: the place of a later hand that is to be corrected first.
    """

    corrected = pyqtSignal()
    earlier_wanted = pyqtSignal(int)

    def __init__(self, bridge: Bridge, seq: int, recorded: Recorded, parent: QWidget) -> None:
        """`seq`: the place of the hand that was really this one."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Correct a hand"))
        self._bridge, self._seq, self._recorded = bridge, seq, recorded
        self._voiding: frozenset[int] = frozenset()
        self.found: Consequences | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 22, 26, 20)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("What this correction changes"), self, kind="dialog-title"))
        self._lines = QStringListModel(self)
        self.list = QListView(self)
        self.list.setModel(self._lines)
        self.list.setWordWrap(True)
        self.list.setSpacing(3)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.list.setAccessibleName(_("What this correction changes"))
        column.addWidget(self.list, 1)
        self.trouble = wrapped("", self, kind="wrong")
        column.addWidget(self.trouble)
        self._ways = QHBoxLayout()
        self._ways.setSpacing(8)
        self.ways: list[QPushButton] = []
        column.addLayout(self._ways)
        self.note = wrapped(_("One Undo takes all of it back."), self)
        column.addWidget(self.note)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Correct it"), self._do)
        column.addLayout(ends)
        self.resize(look.on_screen(self, WIDE_PX, HIGH_PX))
        self._look()

    @property
    def lines(self) -> list[str]:
        """What is said to change."""
        return self._lines.stringList()

    def _look(self) -> None:
        """Work out what follows."""
        why = ""
        try:
            with waiting():  # every later hand is played again
                self.found = correcting.check(
                    self._bridge.evening, self._seq, self._recorded, partial(text_of, self._bridge), self._voiding
                )
        except RuleViolation as refusal:
            self.found, why = None, wording.refusal(refusal)
        trouble = None if self.found is None else self.found.trouble
        said = [] if self.found is None else words.consequences(self.found)
        if trouble is not None:
            why = said.pop()
        self._lines.setStringList(said)
        self.trouble.setText(why)
        self.trouble.setVisible(bool(why))
        self.note.setVisible(not why)
        self.yes.setEnabled(not why)
        self.yes.setToolTip(why)
        self._offer(() if trouble is None else trouble.ways)

    def _offer(self, ways: tuple[WayOut, ...]) -> None:
        for made in self.ways:
            self._ways.removeWidget(made)
            made.deleteLater()
        self.ways = []
        deeds: dict[WayOut, Callable[[], None]] = {
            WayOut.CORRECT: self._correct_first,
            WayOut.VOID: self._let_be_void,
            WayOut.UNDO: self._undo_first,
        }
        for way in ways:
            made = button(words.way_out(way), self)
            made.clicked.connect(deeds[way])
            self._ways.addWidget(made)
            self.ways.append(made)
        if self.ways:
            self.ways[0].setFocus()

    @property
    def _stuck_at(self) -> int:
        return 0 if self.found is None or self.found.trouble is None else self.found.trouble.seq

    @pyqtSlot()
    def _correct_first(self) -> None:
        seq = self._stuck_at
        self.reject()
        self.earlier_wanted.emit(seq)

    @pyqtSlot()
    def _let_be_void(self) -> None:
        self._voiding |= {self._stuck_at}
        self._look()

    @pyqtSlot()
    def _undo_first(self) -> None:
        self._bridge.undo(self._stuck_at)
        self._look()

    @pyqtSlot()
    def _do(self) -> None:
        if self.found is not None and self._bridge.correct(self.found) is not None:
            self.accept()
            self.corrected.emit()
