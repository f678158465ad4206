"""What this computer remembers: the last evening of each file, when the desk was last awake, the window, the boards.

None of it is part of an evening; a lost or broken file only means defaults.
"""

import hashlib
from collections.abc import Mapping
from pathlib import Path

from PyQt6.QtCore import QByteArray, QSettings

from tournament.names import Instant
from tournament.sales.money import PLAY

FARTHEST: Instant = 7_258_118_400_000
"""The year 2200: an instant after it was never seen, and would carry its evening away for good."""


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
        found = self._number(f"{self._shelf}/awake_{stream}")
        return found if found is not None and 0 <= found < FARTHEST else None

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
    def folder(self) -> Path:
        """Where this computer keeps what is too large for a line: looks of boards, sounds."""
        return Path(self._values.fileName()).parent

    def board_screen(self, number: int) -> str:
        """The screen that board was on last; empty: none yet."""
        found = self._values.value(f"boards/{number}_screen")
        return found if isinstance(found, str) else ""

    def keep_board_screen(self, number: int, screen: str) -> None:
        """Note on which screen that board is."""
        self._values.setValue(f"boards/{number}_screen", screen)

    def opens_board(self, number: int) -> bool:
        """Whether that board opens with the program; off until somebody wants it."""
        return self._number(f"boards/{number}_at_start") == 1

    def keep_opens_board(self, number: int, *, opens: bool) -> None:
        """Note whether that board opens with the program."""
        self._keep(f"boards/{number}_at_start", 1 if opens else None)

    def board_evening(self, number: int) -> int | None:
        """The stream of the evening which that board shows, or showed when the program ended."""
        return self._number(f"{self._shelf}/board_{number}")

    def keep_board_evening(self, number: int, stream: int | None) -> None:
        """Note which evening that board shows; None: it is closed."""
        self._keep(f"{self._shelf}/board_{number}", stream)

    def store(self) -> bool:
        """Write to the disk now; false: it refuses, and what was chosen holds until the program ends."""
        self._values.sync()
        return self._values.status() is not QSettings.Status.AccessError

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
