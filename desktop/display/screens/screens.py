"""The screens of this computer, told apart by what they are, never by number or place."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import cast
from weakref import WeakKeyDictionary

from PyQt6.QtCore import QObject, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QGuiApplication, QScreen

from desktop.display.screens.mirrored import same_picture

SETTLED_AFTER = 350
"""Milliseconds: one cable gives several signals."""

SYSTEM_MOVES_FOR = 3_000
"""Milliseconds after the last of them in which the system may still carry windows from one screen to another."""

_BETWEEN = "\t"


@dataclass(frozen=True, slots=True)
class ScreenKey:
    """What a screen is: manufacturer, model and serial number if it says them, and the name of its socket."""

    manufacturer: str
    model: str
    serial: str
    name: str

    @property
    def told(self) -> tuple[str, str, str] | None:
        """What the screen says of itself, if that is enough to know it again."""
        return (self.manufacturer, self.model, self.serial) if self.model and self.serial else None

    @property
    def label(self) -> str:
        """What a person would call it."""
        said = self.model if self.model.startswith(self.manufacturer) else f"{self.manufacturer} {self.model}"
        return said.strip() if self.model else self.name

    def text(self) -> str:
        """For the settings of this computer."""
        return _BETWEEN.join((self.manufacturer, self.model, self.serial, self.name))

    @classmethod
    def of(cls, screen: QScreen) -> "ScreenKey":
        """What that screen is; it must be alive."""
        return cls(
            screen.manufacturer().strip(), screen.model().strip(), screen.serialNumber().strip(), screen.name().strip()
        )

    @classmethod
    def read(cls, text: str) -> "ScreenKey | None":
        """The key that `text` wrote; None if it is none."""
        parts = text.split(_BETWEEN)
        return cls(*parts) if len(parts) == 4 and any(parts) else None


@dataclass(frozen=True, slots=True)
class Seen:
    """A screen that is connected.

    Attributes:
        key: what it is.
        width, height: its size in its own pixels.
        mirrored: whether another screen shows the same picture.
    """

    key: ScreenKey
    width: int
    height: int
    mirrored: bool = False


class Screens(QObject):
    """The screens connected now, and which of them a board fills.

    No screen is kept: they die with their cable. All boards of a program share one of these.

    Signals:
        fewer: at once, when a screen has gone, before Qt moves its windows.
        filled_changed: a board fills a screen, or does not any more.
        settled: when for a moment nothing has changed any more.
    """

    fewer = pyqtSignal()
    filled_changed = pyqtSignal()
    settled = pyqtSignal()

    def __init__(
        self,
        parent: QObject | None = None,
        connected: Callable[[], Sequence[QScreen | None]] = QGuiApplication.screens,
    ) -> None:
        super().__init__(parent)
        self._connected = connected
        self._twins: set[tuple[str, str, str]] = set()
        self._filled: WeakKeyDictionary[QObject, ScreenKey] = WeakKeyDictionary()
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(SETTLED_AFTER)
        self._quiet.timeout.connect(self._note_twins)
        self._quiet.timeout.connect(self.settled)
        self._moving = QTimer(self)
        self._moving.setSingleShot(True)
        self._moving.setInterval(SYSTEM_MOVES_FOR)
        application = cast("QGuiApplication | None", QGuiApplication.instance())
        if application is not None:
            application.screenAdded.connect(self.screen_added)
            application.screenRemoved.connect(self.screen_removed)
            application.primaryScreenChanged.connect(self.something_changed)
        for screen in self.connected():
            self._watch(screen)
        self._note_twins()

    def connected(self) -> list[QScreen]:
        """The screens alive at this moment; perhaps none. For use at once, not for keeping.

        Where there is none, some platforms have one of no size in its place, which is left out.
        """
        return [screen for screen in self._connected() if screen is not None and not screen.geometry().isEmpty()]

    def seen(self) -> tuple[Seen, ...]:
        """What is connected, as values."""
        screens = self.connected()
        return tuple(replace(look_at(screen), mirrored=self._is_mirrored(screen, screens)) for screen in screens)

    @property
    def restless(self) -> bool:
        """Whether something has just changed, and more may."""
        return self._quiet.isActive()

    @property
    def system_moves(self) -> bool:
        """Whether a window that changes its screen does so by the system's doing rather than by the director's."""
        return self._moving.isActive()

    def find(self, key: ScreenKey) -> QScreen | None:
        """That screen if it is connected: the same in every word, else what says the same of itself.

        Two that have been seen to say the same of themselves are told apart by their sockets.
        """
        alive = [(ScreenKey.of(screen), screen) for screen in self.connected()]
        for here, screen in alive:
            if here == key:
                return screen
        for here, screen in alive:
            if key.told is not None and here.told == key.told and key.told not in self._twins:
                return screen
        for here, screen in alive:
            if key.told is None and here.told is None and here.name == key.name:
                return screen
        return None

    def as_connected(self, key: ScreenKey) -> ScreenKey:
        """The key of that screen now, perhaps with another socket; the same key where it is not connected."""
        screen = self.find(key)
        return key if screen is None else ScreenKey.of(screen)

    def has(self, key: ScreenKey) -> bool:
        """Whether that screen is connected, at the same socket."""
        return any(ScreenKey.of(screen) == key for screen in self.connected())

    # ---- who fills which -------------------------------------------------------------------------------------------

    def fill(self, board: QObject, key: ScreenKey | None) -> None:
        """Note that this board fills that screen; None: none any more."""
        before = self._filled.pop(board, None)
        if key is not None:
            self._filled[board] = key
        if before != key:
            self.filled_changed.emit()

    def filled_by_others(self, board: QObject, screen: QScreen) -> bool:
        """Whether another board fills that screen, or one that shows the same picture."""
        filled = [self.find(key) for other, key in self._filled.items() if other is not board]
        return any(other is not None and same_picture(screen.geometry(), other.geometry()) for other in filled)

    # ---- what changes ----------------------------------------------------------------------------------------------

    @pyqtSlot(QScreen)
    def screen_added(self, screen: QScreen) -> None:
        """A cable was plugged in."""
        self._watch(screen)
        self.something_changed()

    @pyqtSlot()
    def screen_removed(self) -> None:
        """A cable was pulled. The screen that Qt sends along is half dead already and is not looked at."""
        self.something_changed()
        self.fewer.emit()

    @pyqtSlot()
    def something_changed(self) -> None:
        """Sizes, places or pixels have changed, or another screen is the first one now."""
        self._quiet.start()
        self._moving.start()

    @pyqtSlot()
    def _note_twins(self) -> None:
        """Cheap screens of one make bear the same serial number: then it says nothing.

        Only when all is quiet: while a plug changes its socket, a system may tell of both.
        """
        told = [ScreenKey.of(screen).told for screen in self.connected()]
        self._twins.update(each for each in told if each is not None and told.count(each) > 1)

    def _watch(self, screen: QScreen) -> None:
        # Twice the pixels in the same room change the density only.
        screen.geometryChanged.connect(self.something_changed)
        screen.physicalDotsPerInchChanged.connect(self.something_changed)
        screen.logicalDotsPerInchChanged.connect(self.something_changed)

    @staticmethod
    def _is_mirrored(screen: QScreen, screens: Sequence[QScreen]) -> bool:
        others = [other for other in screens if other is not screen]
        return any(same_picture(screen.geometry(), other.geometry()) for other in others)


def look_at(screen: QScreen) -> Seen:
    """The screen as a value; it must be alive."""
    size, ratio = screen.geometry().size(), screen.devicePixelRatio()
    return Seen(ScreenKey.of(screen), round(size.width() * ratio), round(size.height() * ratio))
