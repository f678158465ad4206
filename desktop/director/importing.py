"""A list of people from a file, entered at once: whoever is here already is left out."""

from collections.abc import Sequence

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QVBoxLayout, QWidget

from desktop.bridge import Bridge
from desktop.director.asked_roster import AskedRoster
from desktop.director.parts import wrapped
from desktop.director.roster_file import ReadRoster
from tournament import wording
from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import PlayerId
from tournament.people.paid_column import paid_by


class ImportedList(QWidget):
    """What is asked and noted about the file.

    Signals:
        begun: a file was chosen; what was said of the one before counts no more.
        wanted: the names of those who shall enter, and what each has paid (`Terms.each`).
        wrong: a sentence that says why the file cannot be read.
    """

    begun = pyqtSignal()
    wanted = pyqtSignal(object, object)
    wrong = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QWidget) -> None:
        super().__init__(parent)
        self._bridge = bridge
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.roster = AskedRoster(self)
        self.roster.begun.connect(self._clear)
        self.roster.asked.connect(self.show)
        self.roster.read.connect(self._read)
        self.roster.refused.connect(self._refused)
        column.addWidget(self.roster)
        self.notes = wrapped("", self, kind="note")
        self.notes.hide()
        column.addWidget(self.notes)
        self.hide()

    @pyqtSlot()
    def _clear(self) -> None:
        self.notes.hide()
        self.hide()
        self.begun.emit()

    @pyqtSlot(object)
    def _refused(self, refusal: Refusal) -> None:
        self.wrong.emit(wording.refusal(refusal))

    @pyqtSlot(object)
    def _read(self, roster: ReadRoster) -> None:
        """Want everybody in the file who is not here yet."""
        here = {entry.player for entry in self._bridge.state.entered if entry.player is not None}
        try:
            paid = paid_by(roster.paid, self._bridge.state.setup.currency, roster.file)
        except Refusal as refusal:
            self._refused(refusal)
            return
        places = [place for place, name in enumerate(roster.names) if not self._is_here(name, here)]
        new = [roster.names[place] for place in places]
        skipped = len(roster.names) - len(new)
        notes = list(roster.notes)
        if skipped:
            notes.append(
                ngettext("{n} of them is here already.", "{n} of them are here already.", skipped).format(n=skipped)
            )
        notes += self._similar(new)
        self.notes.setText(" ".join(notes))
        self.notes.setVisible(bool(notes))
        self.setVisible(bool(notes))
        if new:
            self.wanted.emit(new, tuple(paid[place] for place in places) if paid else ())

    def _is_here(self, name: str, here: set[PlayerId]) -> bool:
        known = self._bridge.club.state.find(name)
        return known is not None and known.number in here

    def _similar(self, names: Sequence[str]) -> list[str]:
        """Who may be somebody the club knows already: mentioned, never merged."""
        roster = self._bridge.club.state
        said = []
        for name in names:
            if roster.find(name) is None and (alike := roster.similar(name)):
                known = wording.list_of([player.shown for player in alike])
                said.append(
                    _("{name} is new beside {known}; if they are one, merge them in the club's people.").format(
                        name=name, known=known
                    )
                )
        return said
