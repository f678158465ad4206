"""What the sounds need of the system they sound on, and how it is loaded; Qt's own is `multimedia`."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from PyQt6.QtCore import QLoggingCategory, QObject

UNHEARD = "qt.multimedia*=false\nqt.speech*=false"
"""What Qt looked for and did not find: nobody at the terminal can use that; the director gets a notice."""
ALL_UNHEARD = f"{UNHEARD}\ndefault.warning=false\ndefault.critical=false"
"""While it loads, Qt also says without a category that there is no sound server and no plugin for speech."""

Then = Callable[[], None]


class NoSound(Exception):
    """This computer cannot sound: a library is missing."""


@dataclass(frozen=True, slots=True)
class Output:
    """Something that sounds: its key for the system, its name for people, and whether the system uses it by itself."""

    key: str
    name: str
    usual: bool = False


class Player(Protocol):
    """One sound, ready to be played."""

    @property
    def sounding(self) -> bool:
        """Whether it is heard now."""

    def start(self, volume: int, ended: Then, failed: Then) -> None:
        """From the beginning, 0 to 100 loud; later exactly one of the two is called, if it is not stopped."""

    def set_volume(self, volume: int) -> None:
        """0 to 100, also while it sounds."""

    def stop(self) -> None:
        """At once; nothing is called any more."""


class System(Protocol):
    """Where the outputs and the players come from."""

    def outputs(self) -> tuple[Output, ...]:
        """All that there are now."""

    def listen(self, changed: Then) -> None:
        """Call this whenever there are others, or the system uses another."""

    def use(self, key: str) -> None:
        """Every player sounds there from its next start on."""

    @property
    def handle(self) -> object:
        """What is used now, for speech."""

    def chime(self, file: Path) -> Player:
        """A WAV file of ours, kept ready."""

    def own(self, file: Path) -> Player:
        """Any file that the system can decode."""


Load = Callable[[QObject], System]


@contextmanager
def unheard() -> Iterator[None]:
    """What Qt says meanwhile is not told at the terminal; of sound and speech afterwards neither."""
    QLoggingCategory.setFilterRules(ALL_UNHEARD)
    try:
        yield
    finally:
        QLoggingCategory.setFilterRules(UNHEARD)


def load(parent: QObject) -> System:
    """Qt's.

    Raises:
        NoSound: QtMultimedia cannot be loaded (on Linux it needs libpulse).
    """
    with unheard():
        try:
            from desktop.sound.multimedia import Multimedia
        except ImportError as missing:
            raise NoSound(str(missing)) from missing
        return Multimedia(parent)
