"""The windows beside the desk while that is locked: tables, recordings, hands watched again, the training table."""

from collections.abc import Iterator

from PyQt6.QtCore import QEvent, QObject, Qt, QTimer, pyqtSlot
from PyQt6.QtWidgets import QApplication, QDialog, QWidget

from desktop.director.window import DirectorWindow

PUT_AWAY = "put_away"
"""A property of the windows that come back; holding these themselves would outlive them."""


class OtherWindows(QObject):
    """Puts them away, with their dialogs, and brings them back as they were; boards stay.

    One that opens meanwhile, as a table does at which a hand begins for people, waits for the end of the lock, too.
    """

    def __init__(self, desk: DirectorWindow) -> None:
        super().__init__(desk)
        self._desk = desk

    def put_away(self) -> None:
        """Show none of them until `bring_back`."""
        self._hide_all()
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def bring_back(self) -> None:
        """Show those again that were put away."""
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        waiting = [each for each in QApplication.topLevelWidgets() if each.property(PUT_AWAY) is not None]
        for each in sorted(waiting, key=lambda each: isinstance(each, QDialog)):
            modal = each.property(PUT_AWAY)
            each.setProperty(PUT_AWAY, None)
            if isinstance(each, QDialog) and modal:
                each.open()
            else:
                each.show()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        shown = event is not None and event.type() == QEvent.Type.Show
        if shown and isinstance(watched, QWidget) and self._is_meant(watched):
            QTimer.singleShot(0, self._hide_all)  # whoever opens it has yet to do so
        return False

    @pyqtSlot()
    def _hide_all(self) -> None:
        if not self._desk.is_covered:
            return
        for each in list(self._shown()):
            each.setProperty(PUT_AWAY, each.isModal())
            each.hide()

    def _shown(self) -> Iterator[QWidget]:
        for each in QApplication.topLevelWidgets():
            if each.isVisible() and self._is_meant(each):
                yield each

    def _is_meant(self, widget: QWidget) -> bool:
        """Whether it is such a window, or one above it; a message above the desk may stay."""
        from desktop.display.window import BoardWindow

        window = widget if widget.isWindow() else None
        while window is not None and window.windowType() != Qt.WindowType.Window:
            above = window.parentWidget()
            window = None if above is None else above.window()
        return window is not None and not isinstance(window, DirectorWindow | BoardWindow)
