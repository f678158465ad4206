"""What this computer remembers: the last evening of each file, when the desk was last awake, the window.

None of it is part of an evening; a lost or broken file only means defaults.
"""

import hashlib
from collections.abc import Mapping
from pathlib import Path

from PyQt6.QtCore import QByteArray, QSettings

from tournament.names import Instant
from tournament.sales.money import PLAY


class Settings:
    """Values by name in an INI file; what cannot be understood counts as absent."""

    def __init__(self, file: Path, shelf: Path) -> None:
        """Use that file; evenings are remembered for that shelf."""
        self._values = QSettings(str(file), QSettings.Format.IniFormat)
        self._shelf = "shelf-" + hashlib.sha256(str(shelf.absolute()).encode()).hexdigest()[:16]

    @property
    def last_evening(self) -> int | None:
        """The stream of the evening that was open last."""
        return self._number(f"{self._shelf}/last_evening")

    @last_evening.setter
    def last_evening(self, stream: int | None) -> None:
        self._keep(f"{self._shelf}/last_evening", stream)

    def awake(self, stream: int) -> Instant | None:
        """When the desk was last seen awake with that evening open."""
        return self._number(f"{self._shelf}/awake_{stream}")

    def keep_awake(self, stream: int, at: Instant) -> None:
        """Note that the desk is awake."""
        self._keep(f"{self._shelf}/awake_{stream}", at)

    @property
    def currency(self) -> str:
        """The currency that was chosen last."""
        found = self._values.value("currency")
        return found if isinstance(found, str) and (len(found) == 3 or found == PLAY) else "EUR"

    @currency.setter
    def currency(self, code: str) -> None:
        self._values.setValue("currency", code)

    @property
    def usual(self) -> Mapping[str, str]:
        """What was typed last for a new tournament, by field; fields that were never typed in are missing."""
        self._values.beginGroup("new")
        found = {key: self._values.value(key) for key in self._values.allKeys()}
        self._values.endGroup()
        return {key: value for key, value in found.items() if isinstance(value, str)}

    @usual.setter
    def usual(self, typed: Mapping[str, str]) -> None:
        self._values.beginGroup("new")
        for key, value in typed.items():
            self._values.setValue(key, value)
        self._values.endGroup()

    @property
    def geometry(self) -> QByteArray | None:
        """Where the window was."""
        found = self._values.value("window/geometry")
        return found if isinstance(found, QByteArray) else None

    @geometry.setter
    def geometry(self, geometry: QByteArray) -> None:
        self._values.setValue("window/geometry", geometry)

    @property
    def board(self) -> str:
        """The screen the board was on last."""
        found = self._values.value("board/screen")
        return found if isinstance(found, str) else ""

    @board.setter
    def board(self, screen: str) -> None:
        self._values.setValue("board/screen", screen)

    def store(self) -> None:
        """Write to the disk now."""
        self._values.sync()

    def _number(self, key: str) -> int | None:
        # An INI file gives every number back as text.
        try:
            return int(str(self._values.value(key)))
        except ValueError:
            return None

    def _keep(self, key: str, value: int | None) -> None:
        if value is None:
            self._values.remove(key)
        else:
            self._values.setValue(key, str(value))
