"""What the director chose about sound, kept in the settings' folder: two files, the second of which can be shared."""

import logging
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import msgspec

from db.errors import StorageTrouble
from desktop.reading import beginning
from desktop.sound.choices import LOUDEST, PACES, Choices
from templates.files import write_files
from tournament.announcing import rule_file
from tournament.announcing.defaults import USUAL_RULES
from tournament.announcing.rules import Rule
from tournament.errors import BadInput
from tournament.language import gettext as _

CHOICES_FILE, RULES_FILE = "sounds.json", "sound_rules.json"
BROKEN = ".broken"

log = logging.getLogger(__name__)


class KeptSounds:
    """Choices and rules, as they were kept last.

    Attributes:
        choices, rules: those; the usual ones where nothing was kept, or a file could not be understood.
        notices: a sentence for each file that could not be; it lies beside its place, with another ending.
    """

    def __init__(self, folder: Path) -> None:
        """Read them from that folder."""
        self._folder = folder
        self.notices: tuple[str, ...] = ()
        self.choices = self._choices()
        self.rules = self._rules()

    def keep(self, choices: Choices, rules: tuple[Rule, ...]) -> None:
        """Write both files, each whole or not at all.

        Raises:
            StorageTrouble: `cannot_write`; what was chosen counts all the same until the program ends.
        """
        self.choices, self.rules = choices, rules
        files = {
            CHOICES_FILE: msgspec.json.format(msgspec.json.encode(choices)) + b"\n",
            RULES_FILE: rule_file.write(rules).encode(),
        }
        try:
            write_files(self._folder, files)
        except OSError as error:
            file = error.filename or str(self._folder)
            raise StorageTrouble("cannot_write", file=str(file), detail=error.strerror or str(error)) from error

    def _choices(self) -> Choices:
        said = _("What was chosen about sound could not be read; the usual holds again, the old file is {file}")
        text = self._read(CHOICES_FILE, said)
        if text is None:
            return Choices()
        try:
            found = msgspec.json.decode(text, type=Choices)
        except (msgspec.DecodeError, RecursionError) as wrong:
            self._put_aside(CHOICES_FILE, said, wrong)
            return Choices()
        return _within(found)

    def _rules(self) -> tuple[Rule, ...]:
        said = _("The rules for sounds could not be read; the usual ones hold again, the old file is {file}")
        text = self._read(RULES_FILE, said)
        if text is None:
            return USUAL_RULES
        try:
            return rule_file.read(text)
        except BadInput as wrong:
            self._put_aside(RULES_FILE, said, wrong)
            return USUAL_RULES

    def _read(self, name: str, said: str) -> str | None:
        """What stands in it; what is no text at all is as broken as any other; None: there is none, or none to read."""
        try:
            return beginning(self._folder / name, rule_file.LARGEST).decode("utf-8-sig", "replace")
        except (FileNotFoundError, NotADirectoryError):
            return None
        except OSError as error:
            self._put_aside(name, said, error)
            return None

    def _put_aside(self, name: str, said: str, why: Exception) -> None:
        """Beside its place, so that what is kept next does not overwrite it; where that fails it stays where it is."""
        log.info("%s is broken: %s", name, why)
        file = self._folder / name
        aside = file.with_name(file.name + BROKEN)
        with suppress(OSError):
            file = file.replace(aside)
        self.notices += (said.format(file=file),)


def _within(choices: Choices) -> Choices:
    """A file that was changed by hand may hold any number."""
    volume = min(LOUDEST, max(0, choices.volume))
    pace = min(PACES[-1], max(PACES[0], choices.pace))
    return replace(choices, volume=volume, pace=pace)
