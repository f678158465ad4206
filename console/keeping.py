"""Where evenings are kept: a shelf, or memory as long as the program runs."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from tournament.history import Stored


class Keeping(Protocol):
    """Where a story is kept: a shelf, or memory."""

    def club_stream(self) -> int:
        """The number of the club's stream."""

    def create_evening(self, created: Stored) -> int:
        """Make a stream with its first step; its number."""

    def read(self, stream: int) -> list[Stored]:
        """The stream's steps."""

    def append(self, batch: Sequence[tuple[int, Stored]], states: Mapping[int, object]) -> None:
        """Keep these steps, all or none."""


class Memory:
    """Keeps steps as long as the program runs."""

    def __init__(self) -> None:
        self._streams: dict[int, list[Stored]] = {1: []}

    def club_stream(self) -> int:
        """Always 1."""
        return 1

    def create_evening(self, created: Stored) -> int:
        """The next free number."""
        number = len(self._streams) + 1
        self._streams[number] = [created]
        return number

    def read(self, stream: int) -> list[Stored]:
        """The steps so far."""
        return list(self._streams[stream])

    def append(self, batch: Sequence[tuple[int, Stored]], states: Mapping[int, object]) -> None:
        """Keep the steps."""
        for stream, stored in batch:
            self._streams[stream].append(stored)
