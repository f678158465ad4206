"""Plays one sound after the other: our chimes, and files of the director's own."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject, pyqtSignal

from desktop import chimes
from desktop.sound.system import Player, System
from tournament.language import gettext as _
from tournament.wording.values import short

CHIMES = Path(chimes.__file__).parent
NAMES = tuple(sorted(file.stem for file in CHIMES.glob("*.wav")))
"""Our chimes; any other sound is the path of a file."""
INSTEAD = "level"
"""What sounds where the director's own file does not."""
TURNED_DOWN = 25
"""How much of its volume, in percent, an own file keeps while somebody speaks over it."""


class Players(QObject):
    """All players of one system.

    Signals:
        ended: the sound that is waited for is over, or could not be played.
        wrong: a sentence about a file that is missing or no sound; our own chime sounds instead (B261).
    """

    ended = pyqtSignal()
    wrong = pyqtSignal(str)

    def __init__(self, system: System, parent: QObject) -> None:
        """The chimes are loaded at once: `system` must have an output."""
        super().__init__(parent)
        self._system = system
        self._chimes: Mapping[str, Player] = {name: system.chime(CHIMES / f"{name}.wav") for name in NAMES}
        self._files: dict[Path, Player] = {}
        self._own: Player | None = None
        self._waited_for: Player | None = None
        self._volume = 0

    def play(self, sound: str, volume: int) -> None:
        """Sound that; a chime over an own file that still plays, an own file instead of it."""
        self._volume = volume
        if sound in self._chimes:
            self._start(self._chimes[sound], failed=partial(self._play_slower, sound))
            return
        self.end_own()
        why = lacking(sound)
        if why:
            self._play_instead(why)
            return
        self._own = self._of_file(Path(sound))
        self._start(self._own, failed=partial(self._play_instead, no_sound(sound)))

    def _of_file(self, file: Path) -> Player:
        if file not in self._files:
            self._files[file] = self._system.own(file)
        return self._files[file]

    def _start(self, player: Player, failed: partial[None]) -> None:
        self._waited_for = player
        player.start(self._volume, partial(self._over, player), failed)

    def _over(self, player: Player) -> None:
        if player is self._waited_for:
            self._waited_for = None
            self.ended.emit()

    def _play_slower(self, chime: str) -> None:
        """What Qt's fast player cannot sound on some output is played like any other file."""
        player = self._of_file(CHIMES / f"{chime}.wav")
        self._start(player, failed=partial(self._over, player))

    def _play_instead(self, why: str) -> None:
        self.wrong.emit(why)
        self._start(self._chimes[INSTEAD], failed=partial(self._play_slower, INSTEAD))

    def let_go(self) -> None:
        """Wait no longer: a long own file plays on, softer; what hangs, or has not begun yet, is stopped."""
        player, self._waited_for = self._waited_for, None
        if player is None:
            return
        if player is self._own and player.sounding:
            player.set_volume(self._volume * TURNED_DOWN // 100)
        else:
            player.stop()

    def turn_up(self) -> None:
        """Nobody speaks any more."""
        self.set_volume(self._volume)

    def set_volume(self, volume: int) -> None:
        """Of an own file that still plays: 0 to 100."""
        self._volume = volume
        if self._own is not None and self._own.sounding:
            self._own.set_volume(volume)

    def end_own(self) -> None:
        """An own file that still plays."""
        if self._own is not None:
            self._own.stop()

    def stop(self) -> None:
        """Everything, at once."""
        self._waited_for = None
        self.end_own()
        for player in (*self._chimes.values(), *self._files.values()):
            if player.sounding:
                player.stop()


def lacking(sound: str) -> str:
    """Why that sound cannot be played, as a sentence, without opening it; empty: nothing is known to be wrong."""
    if not sound or sound in NAMES or _is_file(sound):
        return ""
    return _("The file {file} is missing; our own chime sounds instead").format(file=_file_name(sound))


def no_sound(sound: str) -> str:
    """The sentence about a file that cannot be played."""
    return _("The file {file} cannot be played here; our own chime sounds instead").format(file=_file_name(sound))


def _is_file(sound: str) -> bool:
    try:
        return Path(sound).is_file()
    except OSError:  # nobody may look into its folder, or no file can be called that
        return False


def _file_name(sound: str) -> str:
    return short(Path(sound).name or sound)
