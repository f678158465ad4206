"""A dialog that has things done aside, and stays until they are: it would be deleted beneath them."""

from collections.abc import Iterator
from contextlib import contextmanager

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QDialog, QWidget


class WorkingDialog(QDialog):
    """While it is at work, closing it is only noted.

    Attributes:
        is_to_go: whether somebody wanted to close it meanwhile.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.is_to_go = False
        self._is_at_work = False

    @contextmanager
    def at_work(self, *, waits: bool = True) -> Iterator[None]:
        """For as long as it goes on; `waits`: nothing in the dialog can be pressed then, and the focus stays."""
        focused = self.focusWidget()
        self._is_at_work = True
        if waits:
            self.setEnabled(False)
        try:
            yield
        finally:
            self._is_at_work = False
            if waits:
                self.setEnabled(True)
                if focused is not None and self.isVisible():
                    focused.setFocus()
            if self.is_to_go:
                self.reject()

    def done(self, result: int) -> None:
        if self._is_at_work:
            self.is_to_go = True
        else:
            super().done(result)
