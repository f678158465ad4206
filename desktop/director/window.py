"""The director's window: a frame that shows either all evenings or the desk of one."""

from collections.abc import Callable, Iterable, Sequence

from PyQt6.QtCore import QRect, QSize, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QCloseEvent, QGuiApplication, QRegion, QShowEvent
from PyQt6.QtWidgets import QApplication, QMainWindow, QMessageBox, QStackedWidget, QVBoxLayout, QWidget

from db.shelf import EveningRow
from desktop.director.desk import EveningDesk
from desktop.director.foot import Foot, QuietBar
from desktop.director.home import HomePage
from desktop.director.keys import WINDOW_KEYS, KeysDialog, made_action
from desktop.display.window import BoardWindow
from tournament.language import gettext as _

USUAL = QSize(1440, 900)
SMALLEST = QSize(960, 560)
TITLE_BAR_PX = 36
"""What a window manager puts above the window, before it has said so."""


class DirectorWindow(QMainWindow):
    """Home or desk, with the quiet bar and the foot below.

    Attributes:
        mute_key: for boards, where it shall work, too.

    Signals:
        home_wanted, new_wanted, board_wanted, mute_wanted: by key.
        shown: it is on its screen for the first time.
        closing: the window is about to close.
    """

    home_wanted = pyqtSignal()
    new_wanted = pyqtSignal()
    board_wanted = pyqtSignal()
    mute_wanted = pyqtSignal()
    shown = pyqtSignal()
    closing = pyqtSignal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(_("Final Table"))
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.home = HomePage(middle)
        self.desk: EveningDesk | None = None
        self._stack = QStackedWidget(middle)
        self._stack.addWidget(self.home)
        self.quiet = QuietBar(middle)
        self.foot = Foot(middle)
        column.addWidget(self._stack, 1)
        column.addWidget(self.quiet)
        column.addWidget(self.foot)
        self.setCentralWidget(middle)
        self.trouble_box: QMessageBox | None = None
        self._was_shown = False
        self._before_it_shrank: tuple[QRect, QRect] | None = None
        self._add_keys()

    def _add_keys(self) -> None:
        commands: dict[str, Callable[[], object]] = {
            "new": self._new,
            "home": self._home,
            "board": self._board,
            "mute": self._mute,
            "keys": self.show_keys,
            "quit": self._quit,
        }
        for key in WINDOW_KEYS:
            action = made_action(key, self)
            action.triggered.connect(commands[key.command])
            self.addAction(action)
            if key.command == "mute":
                self.mute_key = action

    # ---- showing ---------------------------------------------------------------------------------------------------

    def show_home(self, rows: Sequence[EveningRow]) -> None:
        """Show all evenings."""
        self._drop_desk()
        self.quiet.put_away()
        self.setWindowTitle(_("Final Table"))
        self.home.show_rows(rows)
        self._stack.setCurrentWidget(self.home)
        self.foot.show_saved(None)

    def show_desk(self, desk: EveningDesk) -> None:
        """Show the desk of an evening."""
        self._drop_desk()
        self.quiet.put_away()
        self.desk = desk
        self.setWindowTitle(_("{evening} · Final Table").format(evening=desk.bridge.state.setup.name))
        self._stack.addWidget(desk)
        self._stack.setCurrentWidget(desk)
        desk.take_focus()

    def fit_on_screen(self, free: QRect | None = None) -> None:
        """Lie wholly on the free part of the screen: the foot, too, and Undo. `free`: as if that were free."""
        screen = self.screen()
        if free is None and screen is not None:
            free = screen.availableGeometry()
        if free is None or self.isMaximized() or self.isFullScreen():
            return
        inside = free.adjusted(0, TITLE_BAR_PX, self.width() - self.frameGeometry().width(), 0)
        size = self.size().boundedTo(inside.size()).expandedTo(self.minimumSize())
        if size == self.size() and inside.contains(self.geometry()):
            return
        self.resize(size)
        self.move(
            max(free.left(), min(self.x(), inside.right() + 1 - size.width())),
            max(free.top(), min(self.y(), inside.bottom() + 1 - TITLE_BAR_PX - size.height())),
        )

    @pyqtSlot()
    def stay_reachable(self) -> None:
        """Screens have gone, come, or changed their size."""
        self.lie_on([screen.geometry() for screen in QGuiApplication.screens()])

    def lie_on(self, screens: Iterable[QRect], free: QRect | None = None) -> None:
        """Come onto these screens, unless the whole window is seen; and go back where it was once that is there again.

        Not if it has been moved meanwhile, or a board is there now. `free`: as of `fit_on_screen`.
        """
        there = QRegion()
        for screen in screens:
            there += screen
        if there.isEmpty() or self.isMinimized():
            return
        before, shrunk = self._before_it_shrank or (QRect(), QRect())
        if not before.isNull() and self.geometry() != shrunk:
            before, self._before_it_shrank = QRect(), None
        if not QRegion(self.frameGeometry()).subtracted(there).isEmpty():
            was = self.geometry() if before.isNull() else before
            self.fit_on_screen(free)
            self._before_it_shrank = was, self.geometry()
        elif not before.isNull() and QRegion(before).subtracted(there).isEmpty() and not _board_on(before):
            self._before_it_shrank = None
            self.setGeometry(before)

    def _drop_desk(self) -> None:
        if self.desk is not None:
            self.desk.close_down()
            self._stack.removeWidget(self.desk)
            self.desk.deleteLater()
            self.desk = None

    @pyqtSlot(str)
    def say_trouble(self, sentence: str) -> None:
        """Say in a dialog that something was not stored."""
        self._say_in_box(_("Not saved, nothing changed."), sentence)

    def say_cannot_open(self, sentence: str) -> None:
        """Say in a dialog why an evening cannot be shown."""
        self._say_in_box(_("The evening cannot be opened."), sentence)

    def _say_in_box(self, said: str, sentence: str) -> None:
        """One box is enough at a time."""
        if self.trouble_box is not None:
            self.trouble_box.setText(said)
            self.trouble_box.setInformativeText(sentence)
            return
        box = QMessageBox(self)
        box.setWindowTitle(_("Final Table"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(said)
        box.setInformativeText(sentence)
        box.setStandardButtons(QMessageBox.StandardButton.Ok)
        box.finished.connect(self._trouble_read)
        self.trouble_box = box
        box.open()

    @pyqtSlot(int)
    def _trouble_read(self, result: int) -> None:
        if self.trouble_box is not None:
            self.trouble_box.deleteLater()
            self.trouble_box = None

    @pyqtSlot()
    def show_keys(self) -> None:
        """Show which keys there are."""
        KeysDialog([] if self.desk is None else self.desk.place_names(), self).open()

    # ---- keys ------------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _new(self) -> None:
        self.new_wanted.emit()

    @pyqtSlot()
    def _home(self) -> None:
        self.home_wanted.emit()

    @pyqtSlot()
    def _board(self) -> None:
        self.board_wanted.emit()

    @pyqtSlot()
    def _mute(self) -> None:
        self.mute_wanted.emit()

    @pyqtSlot()
    def _quit(self) -> None:
        self.close()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.shown.emit()

    def closeEvent(self, event: QCloseEvent | None) -> None:
        self.closing.emit()
        super().closeEvent(event)


def _board_on(place: QRect) -> bool:
    """Whether a board that fills its screen lies there."""
    windows = QApplication.topLevelWidgets()
    return any(isinstance(each, BoardWindow) and each.is_full and each.geometry().intersects(place) for each in windows)
