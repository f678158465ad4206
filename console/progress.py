"""How a run is going, on stderr: a bar on a terminal, a dozen lines at most anywhere else."""

import sys
import time
from types import TracebackType
from typing import Self, TextIO

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.state import Tournament

REPAINT_S = 0.1
"""A bar is painted anew after so many seconds."""

TENTHS = 10
"""Lines come with each tenth of the field that is out."""


class Pace:
    """Hands a second since the run began."""

    def __init__(self, hands: int) -> None:
        self._first = hands
        self._begun = time.perf_counter()

    def of(self, hands: int) -> int:
        """How many hands a second have been played until now."""
        return round((hands - self._first) / max(time.perf_counter() - self._begun, 0.001))


def situation(state: Tournament, pace: Pace) -> str:
    """Players left, tables, level, hands: what somebody who waits wants to know."""
    reading = state.clock.reading(state.last)
    number = state.structure.level_number(reading.index)
    level = _("break after level {level}") if reading.on_break else _("level {level}")
    return _("{left} of {entries} players left, {tables}, {level}, {hands} ({pace} a second)").format(
        left=len(state.left),
        entries=len(state.entries),
        tables=ngettext("{n} table", "{n} tables", len(state.tables)).format(n=len(state.tables)),
        level=level.format(level=number),
        hands=ngettext("{n} hand", "{n} hands", state.hands).format(n=state.hands),
        pace=pace.of(state.hands),
    )


class Lines:
    """Says a line at the beginning, with each tenth of the field that is out, and at the end."""

    def __init__(self, state: Tournament, stream: TextIO) -> None:
        self._stream = stream
        self._pace = Pace(state.hands)
        self._entries = max(len(state.entries), 1)
        self._tenth = self._tenth_of(state)
        self._say(state)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing is open."""

    def show(self, state: Tournament) -> None:
        """A hand is over."""
        tenth = self._tenth_of(state)
        if tenth > self._tenth:
            self._tenth = tenth
            self._say(state)

    def _tenth_of(self, state: Tournament) -> int:
        """How many tenths of those who have to go are out; the last tenth is full when one player is left."""
        return (self._entries - len(state.left)) * TENTHS // max(self._entries - 1, 1)

    def _say(self, state: Tournament) -> None:
        print(situation(state, self._pace), file=self._stream, flush=True)


class Bar:
    """A bar that fills as players go out; painted by hand, without a thread beside the tournament."""

    def __init__(self, state: Tournament, console: Console) -> None:
        self._pace = Pace(state.hands)
        self._painted = time.perf_counter()
        self._entries = len(state.entries)
        columns = (BarColumn(bar_width=20), TextColumn("{task.description}", markup=False))
        self._progress = Progress(*columns, console=console, auto_refresh=False)
        self._task = self._progress.add_task(situation(state, self._pace), total=max(self._entries - 1, 1))

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._progress.stop()

    def show(self, state: Tournament) -> None:
        """A hand is over."""
        now = time.perf_counter()
        if now - self._painted < REPAINT_S and len(state.left) > 1:
            return
        self._painted = now
        done = self._entries - len(state.left)
        self._progress.update(self._task, completed=done, description=situation(state, self._pace), refresh=True)


def follow(state: Tournament) -> Lines | Bar:
    """The display that suits stderr, to be entered with `with` and shown each new state."""
    console = Console(stderr=True, highlight=False)
    if console.is_terminal and not console.is_dumb_terminal:
        return Bar(state, console)
    return Lines(state, sys.stderr)
