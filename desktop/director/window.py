"""The director's window: a frame that shows either all evenings or the desk of one."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PyQt6.QtCore import QRect, QSize, Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QCloseEvent, QGuiApplication, QRegion, QShowEvent
from PyQt6.QtWidgets import QApplication, QMainWindow, QMessageBox, QStackedWidget, QVBoxLayout, QWidget

from db.evening_rows import EveningRow
from desktop.director.commands import in_use
from desktop.director.commands.acting import Commands
from desktop.director.commands.command import Deed
from desktop.director.commands.menu_bar import MenuBar
from desktop.director.foot import Foot, QuietBar
from desktop.director.home.page import HomePage
from desktop.director.parts import PlainLabel
from desktop.director.scrolled import FitsScreen
from tournament.language import gettext as _
from tournament.wording.values import isolated

if TYPE_CHECKING:  # this window is shown before they are loaded: desktop.entrance
    from desktop.director.desk import EveningDesk
    from desktop.display.window import BoardWindow

USUAL = QSize(1440, 900)
SMALLEST = QSize(960, 560)
TITLE_BAR_PX = 36
"""What a window manager puts above the window, before it has said so."""


class DirectorWindow(QMainWindow):
    """Home or desk, with the quiet bar and the foot below.

    Attributes:
        commands: everything that can be done, by key, menu or name.
        menus: the menu bar.

    Signals:
        home_wanted, new_wanted, board_wanted, mute_wanted: by command.
        shown: it is on its screen for the first time.
        closing: the window is about to close.
        kept_open: it was to be closed while the desk is locked.
    """

    home_wanted = pyqtSignal()
    new_wanted = pyqtSignal()
    board_wanted = pyqtSignal()
    mute_wanted = pyqtSignal()
    shown = pyqtSignal()
    closing = pyqtSignal()
    kept_open = pyqtSignal()

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
        FitsScreen(self)
        self.foot = Foot(middle)
        column.addWidget(self._stack, 1)
        column.addWidget(self.quiet)
        column.addWidget(self.foot)
        self._covers = QStackedWidget(self)
        self._covers.addWidget(middle)
        self.setCentralWidget(self._covers)
        self.trouble_box: QMessageBox | None = None
        self._was_shown = False
        self._before_it_shrank: tuple[QRect, QRect] | None = None
        self.commands = Commands(self)
        self.commands.refused.connect(self.quiet.say)
        self.commands.keys_changed.connect(self._name_keys)
        self.commands.offer(self._deeds())
        self.menus = MenuBar(self.commands, self)
        self.setMenuBar(self.menus)
        self._name_keys()

    def _deeds(self) -> dict[str, Deed]:
        """What can be done wherever the director is; whoever owns this window adds to it."""
        return {
            "new": Deed(self.new_wanted.emit),
            "home": Deed(self.home_wanted.emit, self._why_not_home),
            "board": Deed(self.board_wanted.emit),
            "mute": Deed(self.mute_wanted.emit),
            "palette": Deed(self.show_palette),
            "keys": Deed(self.show_keys),
            "about": Deed(self.show_about),
            "quit": Deed(self.close),
        }

    def _why_not_home(self) -> str | None:
        return _("All evenings are shown.") if self.desk is None else None

    # ---- showing ---------------------------------------------------------------------------------------------------

    def show_opening(self, name: str) -> None:
        """Say that this evening is being opened."""
        said = PlainLabel(_("Opening {evening}…").format(evening=isolated(name)), self._stack, kind="muted")
        said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        said.setWordWrap(True)
        self._stack.addWidget(said)
        self._stack.setCurrentWidget(said)

    def show_home(self, rows: Sequence[EveningRow]) -> None:
        """Show all evenings."""
        self._drop_desk()
        self.quiet.put_away()
        self.setWindowTitle(_("Final Table"))
        self.home.show_rows(rows)
        self._stack.setCurrentWidget(self.home)
        self.foot.show_saved(None)

    def show_desk(self, desk: "EveningDesk") -> None:
        """Show the desk of an evening."""
        from desktop.director.commands.deeds import deeds

        self._drop_desk()
        self.quiet.put_away()
        self.desk = desk
        self.setWindowTitle(_("{evening} · Final Table").format(evening=desk.bridge.state.setup.name))
        self._stack.addWidget(desk)
        self._stack.setCurrentWidget(desk)
        self.commands.take_up(deeds(desk))
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
        self.commands.take_up({})
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
        if QApplication.activeModalWidget() is None:
            box.show()  # robots may have run into it: the clock's keys stay the director's
        else:
            box.open()  # over the question that was answered, which would not let it be pressed otherwise

    @pyqtSlot(int)
    def _trouble_read(self, result: int) -> None:
        if self.trouble_box is not None:
            self.trouble_box.deleteLater()
            self.trouble_box = None

    # ---- commands --------------------------------------------------------------------------------------------------

    def show_keys(self) -> None:
        """Show which keys there are, and let them be changed."""
        from desktop.director.commands.keys_dialog import KeysDialog

        KeysDialog(self.commands, self).open()

    def show_palette(self) -> None:
        """Ask for a command, a player or a place by a few letters."""
        from desktop.director.commands.palette import Palette

        Palette(self.commands, self.desk, self).open()

    def show_about(self) -> None:
        """Say which program this is."""
        from desktop.director.dialogs.about import AboutDialog

        AboutDialog(self).open()

    @pyqtSlot()
    def _name_keys(self) -> None:
        """The foot names the two that lead to all others."""
        said = {"palette": _("{key} commands"), "keys": _("{key} keys")}
        named = [words.format(key=in_use.key_of(code)) for code, words in said.items() if in_use.key_of(code)]
        self.foot.keys.setText(" · ".join(named))

    # ---- locked ----------------------------------------------------------------------------------------------------

    @property
    def is_covered(self) -> bool:
        """Whether the desk is locked."""
        return self._covers.currentIndex() > 0

    def cover(self, page: QWidget) -> None:
        """Show nothing but that page: no key, no menu and no board's key does anything."""
        self._covers.addWidget(page)
        self._covers.setCurrentWidget(page)
        self.commands.rest(resting=True)
        self.menus.hide()
        self.let_boards_rest()

    def uncover(self) -> None:
        """Show the desk again, with the keyboard where it belongs."""
        page = self._covers.currentWidget()
        if page is not None and self.is_covered:
            self._covers.setCurrentIndex(0)
            self._covers.removeWidget(page)
        self.menus.show()
        self.commands.rest(resting=False)
        self.let_boards_rest()
        if self.desk is not None:
            self.desk.take_focus()

    def let_boards_rest(self) -> None:
        """The keys of the boards' own windows, too, while it is locked; also of one that has just opened."""
        for board in _boards():
            board.rests = self.is_covered

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        if not self._was_shown:
            self._was_shown = True
            self.shown.emit()

    def closeEvent(self, event: QCloseEvent | None) -> None:
        """A locked desk is not closed by a guest; the system may, when it shuts down or is told to end it."""
        if event is not None and event.spontaneous() and self.is_covered:
            event.ignore()
            self.kept_open.emit()
            return
        self.closing.emit()
        super().closeEvent(event)


def _boards() -> "list[BoardWindow]":
    from desktop.display.window import BoardWindow

    return [each for each in QApplication.topLevelWidgets() if isinstance(each, BoardWindow)]


def _board_on(place: QRect) -> bool:
    """Whether a board that fills its screen lies there."""
    return any(each.is_full and each.geometry().intersects(place) for each in _boards())
