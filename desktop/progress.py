"""What may take long says how far it is, and can be cancelled."""

from collections.abc import Iterator
from contextlib import contextmanager

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QProgressDialog, QWidget

from tournament.language import gettext as _

SHOWN_AFTER = 300
"""Milliseconds: what is done sooner needs no bar."""


class Cancelled(Exception):
    """The director does not want it any more; nothing has been stored."""


class Progress:
    """Told how much of how much is done; between two of them the window goes on, the clock too.

    Attributes:
        dialog: the bar with [Cancel], seen once it takes longer.
    """

    def __init__(self, words: str, parent: QWidget) -> None:
        self.dialog = QProgressDialog(words, _("Cancel"), 0, 1, parent)
        self.dialog.setWindowTitle(_("Final Table"))
        self.dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self.dialog.setMinimumDuration(SHOWN_AFTER)
        self.dialog.setAutoReset(False)
        self.dialog.setValue(0)

    def __call__(self, done: int, of: int) -> None:
        """So many of so many are done.

        Raises:
            Cancelled: they need not go on.
        """
        self.dialog.setMaximum(of)
        self.dialog.setValue(done)  # which looks after the events that have come meanwhile
        if self.dialog.wasCanceled():
            raise Cancelled


@contextmanager
def progress(words: str, parent: QWidget) -> Iterator[Progress]:
    """For as long as it goes on; cancelled, it just ends."""
    made = Progress(words, parent)
    try:
        yield made
    except Cancelled:
        pass
    finally:
        made.dialog.close()
        made.dialog.deleteLater()
