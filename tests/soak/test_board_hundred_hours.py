"""A hundred hours of the clock on the board, every page in turn, without growth."""

import gc
import os
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PyQt6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from desktop.display.board import Board
from desktop.display.looks.style import ROTATED, USUAL, ThemeName
from desktop.display.turning import Turner, Wish
from engine.blinds import AnteKind
from tests.fakes import SEVEN, Night, created, people
from tournament.names import HOUR, MINUTE, SECOND, Instant
from tournament.state import Tournament
from tournament.structures.structure import Break, Level, Period, Structure

HOURS = 100
WARM = 10
"""Hours after which everything that is kept once has been kept."""
GROWTH_MB = 8
"""What the allocator and Python's own caches may differ by."""


def long_structure() -> Structure:
    """Levels of twenty minutes and a break of ten after every third, for longer than anybody plays."""
    periods: list[Period] = []
    for number in range(1, 3 * HOURS + 30):
        small = 25 * number
        periods.append(Level(small, 2 * small, 2 * small, AnteKind.BIG_BLIND, 20 * MINUTE))
        if number % 3 == 0:
            periods.append(Break(10 * MINUTE))
    return Structure("A hundred hours", tuple(periods), 10_000)


def instants(state: Tournament) -> list[Instant]:
    """Every boundary with the seconds around it, and every tenth minute."""
    end = SEVEN + HOURS * HOUR
    found = set(range(SEVEN, end, 10 * MINUTE))
    for boundary in state.clock.boundaries(SEVEN, end):
        found |= {boundary.at + beside * SECOND for beside in (-60, -10, -1, 0, 1)}
    return sorted(at for at in found if SEVEN <= at < end)


@dataclass(frozen=True, slots=True)
class Used:
    """What the program holds on to."""

    megabytes: float
    handles: int
    timers: int
    objects: int


def used(board: Board) -> Used:
    """After everything that can be let go is let go."""
    gc.collect()
    timers = board.findChildren(QTimer) + board.window.findChildren(QTimer)
    return Used(resident_megabytes(), handles(), len(timers), len(gc.get_objects()))


def resident_megabytes() -> float:
    """Where the system says it; elsewhere nothing is known of Qt's own memory, and the objects must do."""
    status = Path("/proc/self/statm")
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20 if status.exists() else 0.0


def handles() -> int:
    """Open files, where the system lists them."""
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


@pytest.mark.soak
def test_a_hundred_hours_leave_memory_handles_and_timers_as_they_were(qtbot: QtBot) -> None:
    night = Night(created(structure=long_structure()))
    night.enter(*people(27)).draw().start()
    state = night.evening.state
    board = Board()
    qtbot.addWidget(board.window)
    board.open()
    board.window.resize(1920, 1080)
    themes = [replace(USUAL, theme=theme, rotation=ROTATED, page_for=5 * SECOND) for theme in ThemeName]
    turner, painted, warm = Turner(), 0, None
    for at in instants(state):
        style = themes[(at // HOUR) % len(themes)]
        board.wear(style)
        board.put(turner.showing(state, at, Wish(), style, board.size))
        board.window.grab()
        QCoreApplication.processEvents()
        painted += 1
        if warm is None and at >= SEVEN + WARM * HOUR:
            warm = used(board)
    assert painted > 3 * 6 * HOURS / 2
    assert warm is not None
    now = used(board)
    assert now.handles <= warm.handles
    assert now.timers <= warm.timers
    assert now.objects <= warm.objects * 1.02
    assert now.megabytes - warm.megabytes < GROWTH_MB
