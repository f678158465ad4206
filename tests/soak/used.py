"""What the running program holds on to."""

import gc
import os
from dataclasses import dataclass
from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PyQt6.QtWidgets import QApplication

from desktop.evenings.slots import Slot
from desktop.running import Desk

GROWTH_MB = 8
"""What the allocator and Python's own caches may differ by."""


@dataclass(frozen=True, slots=True)
class Used:
    """At one moment.

    Attributes:
        megabytes: in memory, where the system says it; else 0, and the objects must do.
        handles: open files, where the system lists them.
        timers, children, widgets: of Qt, those of the desk and all widgets; objects: of Python.
    """

    megabytes: float
    handles: int
    timers: int
    children: int
    widgets: int
    objects: int


def used(desk: Desk) -> Used:
    """After everything that can be let go is let go."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    gc.collect()
    owners: list[QObject] = [desk, desk.window, *(slot.board.window for slot in desk.window.findChildren(Slot))]
    timers = sum(len(owner.findChildren(QTimer)) for owner in owners)
    children = sum(len(owner.findChildren(QObject)) for owner in owners)
    widgets = len(QApplication.allWidgets())
    return Used(_resident_megabytes(), _handles(), timers, children, widgets, len(gc.get_objects()))


def has_not_grown(warm: Used, now: Used) -> None:
    """What was held at the end beside what was held when everything had been shown once."""
    print(f"\nwarm: {warm}\nend:  {now}")
    assert now.handles <= warm.handles
    assert now.timers <= warm.timers
    assert now.children <= warm.children
    assert now.widgets <= warm.widgets
    assert now.objects <= warm.objects * 1.02
    assert now.megabytes - warm.megabytes < GROWTH_MB


def _resident_megabytes() -> float:
    status = Path("/proc/self/statm")
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20 if status.exists() else 0.0


def _handles() -> int:
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0
