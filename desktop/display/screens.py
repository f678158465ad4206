"""The screens of this computer, told apart by what they are, never by number or place."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import cast

from PyQt6.QtCore import QObject, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QGuiApplication, QScreen

SETTLED_AFTER = 350
"""Milliseconds: one cable gives several signals."""

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
    """A screen that is connected: what it is, and its size in its own pixels."""

    key: ScreenKey
    width: int
    height: int


class Screens(QObject):
    """The screens connected now.

    No screen is kept: they die with their cable.

    Signals:
        fewer: at once, when a screen has gone, before Qt moves its windows.
        settled: when for a moment nothing has changed any more.
    """

    fewer = pyqtSignal()
    settled = pyqtSignal()

    def __init__(
        self,
        parent: QObject | None = None,
        connected: Callable[[], Sequence[QScreen | None]] = QGuiApplication.screens,
    ) -> None:
        super().__init__(parent)
        self._connected = connected
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(SETTLED_AFTER)
        self._quiet.timeout.connect(self.settled)
        application = cast("QGuiApplication | None", QGuiApplication.instance())
        if application is not None:
            application.screenAdded.connect(self.screen_added)
            application.screenRemoved.connect(self.screen_removed)
            application.primaryScreenChanged.connect(self.something_changed)
        for screen in self.connected():
            screen.geometryChanged.connect(self.something_changed)

    def connected(self) -> list[QScreen]:
        """The screens alive at this moment; perhaps none. For use at once, not for keeping."""
        return [screen for screen in self._connected() if screen is not None]

    def seen(self) -> tuple[Seen, ...]:
        """What is connected, as values."""
        return tuple(look_at(screen) for screen in self.connected())

    def find(self, key: ScreenKey) -> QScreen | None:
        """That screen if it is connected: the same in every word, else what says the same of itself."""
        alive = [(ScreenKey.of(screen), screen) for screen in self.connected()]
        for here, screen in alive:
            if here == key:
                return screen
        for here, screen in alive:
            if key.told is not None and here.told == key.told:
                return screen
        for here, screen in alive:
            if key.told is None and here.told is None and here.name == key.name:
                return screen
        return None

    @pyqtSlot(QScreen)
    def screen_added(self, screen: QScreen) -> None:
        """A cable was plugged in."""
        screen.geometryChanged.connect(self.something_changed)
        self._quiet.start()

    @pyqtSlot()
    def screen_removed(self) -> None:
        """A cable was pulled. The screen that Qt sends along is half dead already and is not looked at."""
        self.fewer.emit()
        self._quiet.start()

    @pyqtSlot()
    def something_changed(self) -> None:
        """Sizes or places have changed, or another screen is the first one now."""
        self._quiet.start()


def look_at(screen: QScreen) -> Seen:
    """The screen as a value; it must be alive."""
    size, ratio = screen.geometry().size(), screen.devicePixelRatio()
    return Seen(ScreenKey.of(screen), round(size.width() * ratio), round(size.height() * ratio))
