"""Whoever types, types: in a field, or in a list where letters choose, a letter is no command."""

from PyQt6.QtCore import QEvent, QKeyCombination, QObject, Qt, pyqtSlot
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from desktop.director.commands.sequences import PAGING, is_typing

FIELDS = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QComboBox, QAbstractSlider, QKeySequenceEdit)
LISTS = (QAbstractItemView,)


class TypingFirst(QObject):
    """Before a key becomes a command, Qt asks whoever has the keyboard whether it has a use of its own for it.

    What is asked is answered here, for the one widget that has the keyboard: many widgets of Qt say no to a letter
    or a Page Down that they act on all the same.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._watched: QWidget | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._moved)

    @pyqtSlot("QWidget*", "QWidget*")
    def _moved(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            before.removeEventFilter(self)
        if now is not None and now.window() is self._window:
            now.installEventFilter(self)

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        if not isinstance(a1, QKeyEvent) or a1.type() != QEvent.Type.ShortcutOverride or not isinstance(a0, QWidget):
            return False
        wanted = wants(a0, a1.keyCombination())
        if wanted:
            a1.accept()
        return wanted


def wants(widget: QWidget, combination: QKeyCombination) -> bool:
    """Whether that widget acts on that key by itself, and shall.

    A button that Tab has reached is pressed by Space, as everywhere; a click leaves no focus on it. A seat is pressed
    by Enter only: a stray Space must not take its player out.
    """
    if isinstance(widget, QAbstractButton):
        from desktop.director.tables.seat import SeatPlate

        return combination.key() == Qt.Key.Key_Space and not isinstance(widget, SeatPlate)
    if isinstance(widget, LISTS):
        model = widget.model()
        return is_typing(combination) and model is not None and model.rowCount() > 0
    if isinstance(widget, QLineEdit) and not widget.text() and combination.key() in PAGING:
        return False  # it has no pages, and the line that waits for a name has the keyboard most of the evening
    return isinstance(widget, FIELDS) and is_typing(combination)
