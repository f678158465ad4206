"""Rows of hundreds of players: the first are made at once, the others follow before anybody scrolls there.

To make the widgets of a row and to show them for the first time, which is when Qt works out the style of each, takes
hundreds of players a tenth of a second and more.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from PyQt6.QtCore import QObject, Qt, QTimer, pyqtSlot
from PyQt6.QtWidgets import QWidget

AT_ONCE, LATER = 20, 8
"""Rows that are made at first, and later at a time."""


class Following(QObject):
    """The rows whose turn has not come; as long as it has not, nobody can have put anything into them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: Iterator[Callable[[], object]] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._make_next)

    def take(self, rows: Iterable[Callable[[], object]]) -> None:
        """Other rows, in place of those that were waiting: each makes itself; the first do so now."""
        self._timer.stop()
        self._waiting = iter(rows)
        self._make(AT_ONCE)

    def begin(self) -> None:
        """The first are seen now."""
        self._timer.start(0)

    def rest(self) -> None:
        """Nobody sees them now."""
        self._timer.stop()

    def finish(self) -> None:
        """All that are left, since all are wanted now."""
        self._timer.stop()
        self._make(None)

    @pyqtSlot()
    def _make_next(self) -> None:
        if self._make(LATER) < LATER:
            self._timer.stop()

    def _make(self, most: int | None) -> int:
        made = 0
        for make in islice(self._waiting, most):
            make()
            made += 1
        return made


def in_turn(last: QWidget | None, widget: QWidget) -> QWidget | None:
    """Have Tab reach the widget after `last`, though others were made between; the one after which the next comes."""
    if widget.focusPolicy() is Qt.FocusPolicy.NoFocus:
        return last
    if last is not None:
        QWidget.setTabOrder(last, widget)
    return widget
