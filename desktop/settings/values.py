"""Values by name in one JSON file: what is wrong counts as absent, and a broken file is put aside."""

import logging
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from desktop.reading import beginning
from desktop.settings.fields import Field
from templates.files import write_files
from tournament.language import gettext as _

MOST: Final = 1_000_000
"""Bytes: more than that nobody has chosen."""

BROKEN = ".broken"

log = logging.getLogger(__name__)
T = TypeVar("T")


class Broken(Exception):
    """The file holds no values."""


class Values:
    """What stands in the file, and what was changed since it was read.

    Attributes:
        notices: sentences for the director about a file that could not be read.
    """

    def __init__(self, file: Path) -> None:
        """Read it; never raises."""
        self.file = file
        self.notices: list[str] = []
        self._changed: dict[str, Any] = {}
        try:
            self._values = _read(file)
        except OSError as error:
            self._values = {}
            said = _("What this computer remembers cannot be read, so the usual holds: {file}: {why}.")
            self.notices.append(said.format(file=file, why=error.strerror or str(error)))
        except Broken as broken:
            log.info("settings: %s", broken)
            self._values = {}
            self._put_aside()

    def _put_aside(self) -> None:
        aside = self.file.with_name(self.file.name + BROKEN)
        try:
            self.file.replace(aside)
        except OSError as error:
            log.info("settings: not put aside: %s", error)
            said = _("What this computer remembered cannot be understood, so the usual holds: {file}.")
            self.notices.append(said.format(file=self.file))
            return
        said = _("What this computer remembered could not be understood; the usual holds, and it is kept as {file}.")
        self.notices.append(said.format(file=aside))

    def get(self, field: Field[T], **which: object) -> T:
        """The value; a wrong one is forgotten for good, and its default counts."""
        key = field.key(**which)
        if key not in self._values:
            return field.default
        try:
            found: T = msgspec.convert(self._values[key], field.kind)
        except msgspec.ValidationError as wrong:
            log.info("settings: %s: %s", key, wrong)
        else:
            if field.check(found):
                return found
            log.info("settings: %s is nothing it may be", key)
        self._change(key, msgspec.UNSET)
        return field.default

    def put(self, field: Field[T], value: T, **which: object) -> None:
        """Remember it, in the file with the next `store`; the default need not be remembered."""
        key = field.key(**which)
        if not _can_be_written(value):
            log.info("settings: %s cannot be written: %r", key, value)
        elif value == field.default:
            if key in self._values:
                self._change(key, msgspec.UNSET)
        elif self._values.get(key) != value:
            self._change(key, value)

    def _change(self, key: str, value: Any) -> None:
        self._changed[key] = value
        _apply(self._values, {key: value})

    def carry(self, before: str, after: str) -> None:
        """What is remembered under names that begin with `before` is under `after`, too."""
        for key in [key for key in self._values if key.startswith(before)]:
            self._change(after + key.removeprefix(before), self._values[key])

    def store(self) -> bool:
        """Write what was changed into the file, beside what another desk has written there; false: the disk refuses."""
        if not self._changed:
            return True
        try:
            try:
                there = _read(self.file)
            except Broken:
                there = dict(self._values)
            _apply(there, self._changed)
            text = msgspec.json.format(msgspec.json.encode(there, order="sorted"))
            write_files(self.file.parent, {self.file.name: text})
        except OSError as error:
            log.info("settings: not kept: %s", error)
            return False
        self._values = there
        self._changed.clear()
        return True


def _can_be_written(value: object) -> bool:
    """Not the path of a folder whose name is no text."""
    try:
        msgspec.json.encode(value)
    except ValueError:
        return False
    return True


def _apply(values: dict[str, Any], changes: dict[str, Any]) -> None:
    for key, value in changes.items():
        if value is msgspec.UNSET:
            values.pop(key, None)
        else:
            values[key] = value


def _read(file: Path) -> dict[str, Any]:
    """What stands in the file; nothing where there is none.

    Raises:
        Broken: no values stand there.
        OSError: it cannot be read.
    """
    try:
        data = beginning(file, MOST)
    except FileNotFoundError:
        return {}
    if len(data) > MOST:
        raise Broken("too large")
    try:
        values = msgspec.json.decode(data, type=dict[str, Any])
        msgspec.json.encode(values)  # numbers and letters that can be read, but not written again
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as wrong:
        raise Broken(str(wrong)) from wrong
    return values
