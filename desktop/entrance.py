"""The first window, shown before most of the program is loaded.

What an evening is, what it is stored as and what its desk shows are some six hundred modules, most of a second. The
list of evenings needs none of them: it is painted first, and the rest is loaded behind it, piece by piece, between the
events of the window. Whoever presses something meanwhile waits for what is left, and is obeyed then.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from PyQt6 import sip
from PyQt6.QtCore import QEvent, QObject, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QGuiApplication, QMouseEvent
from PyQt6.QtWidgets import QAbstractButton

from db.opening import OpenFile
from desktop import layouts
from desktop.appearance import Appearances, System
from desktop.director.commands.choice import KeyboardChoice
from desktop.director.window import DirectorWindow
from desktop.instants import Instants
from desktop.settings import Settings
from tournament.language import gettext as _
from tournament.names import Instant

if TYPE_CHECKING:
    from desktop.running import Desk
    from tournament.state import Tournament

LATER = (
    "tournament.events",
    "tournament.state",
    "tournament.fold",
    "tournament.structures.structure_files",
    "tournament.wording.refused",
    "tournament.wording.steps",
    "tournament.standings",
    "db.codec",
    "db.shelf",
    "engine.hand",
    "tournament.simulation",
    "desktop.director.last_time",
    "desktop.new_evenings",
    "apscheduler.schedulers.background",
    "tournament.board.view",
    "desktop.display.window",
    "desktop.display.looks.style_file",
    "desktop.sound.announcer",
    "desktop.evenings.evenings",
    "desktop.director.attention.panel",
    "desktop.director.people",
    "desktop.director.tables.page",
    "desktop.director.cash_page",
    "desktop.director.prizes_page",
    "desktop.director.structure.page",
    "desktop.director.chips.page",
    "desktop.director.results",
    "desktop.director.board_page.page",
    "desktop.director.rulings.page",
    "desktop.director.desk",
    "desktop.running",
)
"""The pieces, in the order in which one needs the other; each is loaded in less time than anybody notices.

One that is missing here is loaded with the first that needs it."""

WAITED_FOR = frozenset(
    {
        QEvent.Type.MouseButtonPress,
        QEvent.Type.TouchBegin,
        QEvent.Type.Wheel,
        QEvent.Type.ShortcutOverride,  # comes before a key that may be a command
        QEvent.Type.KeyPress,
    }
)


class Entrance(QObject):
    """Shows the window, and has the desk behind it as soon as that is loaded.

    Attributes:
        desk: None until then.

    Signals:
        ready: the `Desk`, which has not begun yet.
        begun: it has.
    """

    ready = pyqtSignal(object)
    begun = pyqtSignal()

    def __init__(self, file: OpenFile, settings: Settings, instants: Instants) -> None:
        super().__init__()
        self.file, self._settings, self._instants = file, settings, instants
        self.window = DirectorWindow()
        self.desk: Desk | None = None
        self._ahead = list(LATER)
        self._opens = ""
        self._tried = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._load)

    def show(self) -> None:
        """Show the evenings; where one of them is to be taken up again, only that it will be."""
        window, settings = self.window, self._settings
        appearances = Appearances(System(QGuiApplication.styleHints(), self), self)
        appearances.use(settings.appearance)
        window.commands.use(KeyboardChoice.read(settings.key_scheme, settings.key_changes))
        layouts.restore(window, settings, QGuiApplication.screens())
        window.home.read_by(self)
        rows = self.file.evenings()
        going_on = {row.stream: row.name for row in rows if row.finished is None}
        self._opens = going_on.get(settings.last_evening or 0, "")
        if settings.locked and settings.has_pin:
            self._opens = _("Final Table")  # nobody reads the evenings of a locked desk while it is loaded
        if self._opens:
            window.show_opening(self._opens)
        else:
            window.show_home(rows)
        window.show()
        handle = window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
        self._timer.start(0)

    # ---- the rest --------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _load(self) -> None:
        """The next piece; the desk after the last one."""
        if self._ahead:
            import_module(self._ahead.pop(0))
        else:
            self.finish()

    def finish(self) -> "Desk":
        """Have the desk now, whatever is left to be loaded for it."""
        if self.desk is not None:
            return self.desk
        self._timer.stop()
        self._tried = True
        from db.shelf import Shelf
        from desktop.running import Desk

        self.desk = desk = Desk(Shelf(self.file), self._settings, self._instants, window=self.window)
        self.ready.emit(desk)
        desk.begin()
        if self.window.isVisible():
            self.window.shown.emit()  # once more: what comes after the window was not there to hear it
        self.begun.emit()
        return desk

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Before the window takes a press to the button under it, there is somebody who obeys the button."""
        if self.desk is not None or event is None or event.type() not in WAITED_FOR:
            return False
        if self._tried:
            return False  # a part of the program is missing, and that has been said
        under = self.window.childAt(event.position().toPoint()) if isinstance(event, QMouseEvent) else None
        self.finish()
        if self._opens:
            return True  # on a window that said "opening", nobody meant what is there now
        if not isinstance(under, QAbstractButton):
            return False
        # What is known now may have moved it away from under the pointer.
        if not sip.isdeleted(under):
            under.click()
        return True

    # ---- what the list asks meanwhile (`desktop.director.home.page.Reading`) ----------------------------------------

    def now(self) -> Instant:
        """The present."""
        return self._instants.now()

    def state(self, stream: int) -> "Tournament | None":
        """No evening has been read yet."""
        return None

    def board_is_open(self, stream: int) -> bool:
        """No board has been opened yet."""
        return False

    def taken_off(self, listed: int) -> int:
        """Not counted yet."""
        return 0

    def end(self) -> None:
        """Put away what was begun here."""
        self._timer.stop()
        if self.desk is None:
            self.file.close()
        else:
            self.desk.end()
