"""What the room hears and by which rules, as this computer keeps it; changed at the desk and in the Sounds dialog."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PyQt6.QtCore import QObject, QTimer, pyqtSignal, pyqtSlot

from db.errors import StorageTrouble
from desktop.sound.announcer import Announcer
from desktop.sound.choices import Choices
from desktop.sound.kept import KeptSounds
from tournament import wording
from tournament.announcing.rules import Announcement, Rule
from tournament.language import gettext as _

KEPT_AFTER = 600
"""Milliseconds: a slider that is drawn gives many numbers, of which the last is kept."""


class Heard(QObject):
    """The one place where sounds come from.

    Attributes:
        announcer: what sounds and speaks.

    Signals:
        changed: how it sounds: louder, muted, elsewhere.
        rules_changed: a tuple of the `Rule`s that hold from now on.
        notice: a sentence for the director.
    """

    changed = pyqtSignal()
    rules_changed = pyqtSignal(object)
    notice = pyqtSignal(str)

    def __init__(self, folder: Path, parent: QObject) -> None:
        """As it was kept in that folder."""
        super().__init__(parent)
        self._kept = KeptSounds(folder)
        self._rules = self._kept.rules
        self.announcer = Announcer(self._kept.choices, self)
        self.announcer.notice.connect(self.notice)
        self._told = ""
        self._keeping = QTimer(self)
        self._keeping.setSingleShot(True)
        self._keeping.setInterval(KEPT_AFTER)
        self._keeping.timeout.connect(self._keep)

    @property
    def choices(self) -> Choices:
        """How it sounds."""
        return self.announcer.choices

    @property
    def rules(self) -> tuple[Rule, ...]:
        """When, if, then."""
        return self._rules

    @pyqtSlot()
    def prepare(self) -> None:
        """Load what sounds, and say what could not be read."""
        for sentence in self._kept.notices:
            self.notice.emit(sentence)
        self.announcer.prepare()

    @pyqtSlot(object, str)
    def announce(self, announcements: Sequence[Announcement], cause: str = "") -> None:
        """Have the room hear that."""
        self.announcer.announce(announcements, cause)

    @pyqtSlot(str)
    def withdraw(self, cause: str) -> None:
        """Have the room hear no more of that."""
        self.announcer.withdraw(cause)

    @pyqtSlot(int)
    def set_volume(self, volume: int) -> None:
        """0 to 100."""
        self._choose(replace(self.choices, volume=volume))

    @pyqtSlot()
    def toggle_mute(self) -> None:
        """Nothing sounds from now on, or it sounds again."""
        self._choose(replace(self.choices, muted=not self.choices.muted))

    def change(self, choices: Choices, rules: Sequence[Rule]) -> None:
        """Sound like that, by these rules."""
        if tuple(rules) != self._rules:
            self._rules = tuple(rules)
            self.rules_changed.emit(self._rules)
        self._choose(choices)
        self._keep()

    def end(self) -> None:
        """Silence; what was chosen a moment ago is kept all the same."""
        self.announcer.stop()
        if self._keeping.isActive():
            self._keep()

    def _choose(self, choices: Choices) -> None:
        if choices != self.choices:
            self.announcer.use(choices)
            self._keeping.start()
            self.changed.emit()

    @pyqtSlot()
    def _keep(self) -> None:
        self._keeping.stop()
        try:
            self._kept.keep(self.choices, self._rules)
        except StorageTrouble as trouble:
            said = _("What was chosen about sound holds until the program ends; it could not be kept. {why}")
            told = said.format(why=wording.refusal(trouble))
            if told != self._told:  # not for each push of the volume
                self._told = told
                self.notice.emit(told)
        else:
            self._told = ""
