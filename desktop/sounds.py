"""Chimes for the alarms, and silence, with one notice, on a computer that cannot sound."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Protocol

from PyQt6.QtCore import QLoggingCategory, QObject, QUrl, pyqtSignal

from tournament.clocks.alarms import AlarmKind
from tournament.language import gettext as _

CHIMES = Path(__file__).parent / "chimes"
SILENT = frozenset({AlarmKind.LAST_CHANCE})
"""What has no chime of its own: late entry ends where a level or break begins, and that one rings."""

UNHEARD = "qt.multimedia*=false"
"""What Qt's player looked for and did not find: nobody at the terminal can use that; the director gets a notice."""


class NoSound(Exception):
    """This computer cannot sound."""


class Effect(Protocol):
    """A sound ready to be played: Qt's QSoundEffect."""

    def play(self) -> None:
        """From the beginning."""

    def setVolume(self, volume: float) -> None:
        """From 0 to 1."""


Loader = Callable[[QObject], Mapping[AlarmKind, Effect]]


def load_effects(parent: QObject) -> Mapping[AlarmKind, Effect]:
    """Every chime, by Qt's own player.

    Raises:
        NoSound: QtMultimedia cannot be loaded (on Linux it needs libpulse), or there is nothing to sound with.
    """
    QLoggingCategory.setFilterRules(UNHEARD)
    try:
        from PyQt6.QtMultimedia import QMediaDevices, QSoundEffect
    except ImportError as missing:
        raise NoSound(str(missing)) from missing
    if QMediaDevices.defaultAudioOutput().isNull():
        raise NoSound("no audio output")
    effects = {}
    for kind in [kind for kind in AlarmKind if kind not in SILENT]:
        effects[kind] = QSoundEffect(parent)
        effects[kind].setSource(QUrl.fromLocalFile(str(CHIMES / f"{kind}.wav")))
    return effects


class Sounds(QObject):
    """Plays a chime for each kind of alarm.

    Signals:
        notice: once, if this computer cannot sound: a sentence for the director.
    """

    notice = pyqtSignal(str)

    def __init__(self, parent: QObject | None = None, load: Loader = load_effects) -> None:
        """Nothing is loaded yet: that takes a moment; `prepare` does it when the desk has time."""
        super().__init__(parent)
        self._load = load
        self._effects: Mapping[AlarmKind, Effect] | None = None
        self._muted = False
        self._volume = 1.0

    def prepare(self) -> None:
        """Load the chimes, once; say so where this computer cannot sound."""
        if self._effects is None:
            try:
                self._effects = self._load(self)
            except NoSound:
                self._effects = {}
                self.notice.emit(_("This computer cannot play the chimes; watch the board instead"))
            self._set_volumes()

    def play(self, kind: AlarmKind) -> None:
        """Sound the chime of that kind, unless muted."""
        if self._muted or kind in SILENT:
            return
        self.prepare()
        if self._effects:
            self._effects[kind].play()

    @property
    def muted(self) -> bool:
        """Whether nothing sounds."""
        return self._muted

    def set_muted(self, muted: bool) -> None:
        """Sound nothing from now on, or again. What sounds already is let end."""
        self._muted = muted

    @property
    def volume(self) -> float:
        """From 0 to 1."""
        return self._volume

    def set_volume(self, volume: float) -> None:
        """From 0 to 1."""
        self._volume = min(1.0, max(0.0, volume))
        self._set_volumes()

    def _set_volumes(self) -> None:
        for effect in (self._effects or {}).values():
            effect.setVolume(self._volume)
