"""While something takes longer than an eye blink, the pointer says so."""

from collections.abc import Iterator
from contextlib import contextmanager

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication


@contextmanager
def waiting() -> Iterator[None]:
    """The pointer that waits, until it is done or has failed."""
    QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        yield
    finally:
        QGuiApplication.restoreOverrideCursor()
