"""What Enter and Esc do in the lines of a dialog that is only read."""

from PyQt6.QtCore import QEvent, QObject, Qt
from PyQt6.QtGui import QKeyEvent
from PyQt6.QtWidgets import QDialog, QLineEdit

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LineKeys(QObject):
    """Enter in a line is the line's own, and Esc empties first what can be emptied by a click.

    Without it Qt goes on to the dialog with both: whoever has typed a name and pressed Enter would have closed it.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog)
        for line in dialog.findChildren(QLineEdit):
            line.installEventFilter(self)

    def eventFilter(self, a0: QObject | None, a1: QEvent | None) -> bool:
        if not (isinstance(a0, QLineEdit) and isinstance(a1, QKeyEvent) and a1.type() == QEvent.Type.KeyPress):
            return False
        if a1.key() == Qt.Key.Key_Escape and a0.isClearButtonEnabled() and a0.text():
            a0.clear()
            return True
        if a1.key() in ENTER:
            a0.returnPressed.emit()
            return True
        return False
