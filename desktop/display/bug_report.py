"""A bug in a picture of the board: it comes back with every beat, and is told once."""

import sys
from functools import partial

from PyQt6.QtCore import QTimer


class BugReport:
    """What one widget has to tell the excepthook."""

    def __init__(self) -> None:
        self._told = False

    def tell(self, bug: Exception) -> None:
        """The first one, from the event loop: no dialog may open while Qt paints."""
        if not self._told:
            self._told = True
            QTimer.singleShot(0, partial(_tell, bug))


def _tell(bug: Exception) -> None:
    sys.excepthook(type(bug), bug, bug.__traceback__)
