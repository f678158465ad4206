"""Qt's outputs and players: the only module that imports QtMultimedia, itself imported by `system.load` alone."""

from math import log
from pathlib import Path

from PyQt6.QtCore import QObject, QUrl, pyqtSlot
from PyQt6.QtMultimedia import QAudioDevice, QAudioOutput, QMediaDevices, QMediaPlayer, QSoundEffect

from desktop.sound.choices import LOUDEST
from desktop.sound.system import Output, Then

_NEARLY_LOUDEST = 99


class Multimedia(QObject):
    """This computer's sound.

    Attributes:
        device: where it sounds.
        changes: how often outputs have come or gone. What plays on one that was unplugged meanwhile stays silent, even
            when it is back under the same name; so players are made anew after each.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._devices = QMediaDevices(self)
        self._changed: list[Then] = []
        self.changes = 0
        self.device = QMediaDevices.defaultAudioOutput()
        self._devices.audioOutputsChanged.connect(self._tell)

    def outputs(self) -> tuple[Output, ...]:
        """All that there are now."""
        return tuple(
            Output(key_of(device), device.description(), device.isDefault()) for device in QMediaDevices.audioOutputs()
        )

    def listen(self, changed: Then) -> None:
        """Call this whenever there are others, or the system uses another."""
        self._changed.append(changed)

    @pyqtSlot()
    def _tell(self) -> None:
        self.changes += 1
        for changed in self._changed:
            changed()

    def use(self, key: str) -> None:
        """Every player sounds there from its next start on."""
        found = [device for device in QMediaDevices.audioOutputs() if key_of(device) == key]
        self.device = found[0] if found else QMediaDevices.defaultAudioOutput()

    @property
    def handle(self) -> object:
        """What is used now, for speech."""
        # Read as a property: only then PyQt hands it on to another of Qt's modules as the device that it is.
        asked = QAudioOutput(self.device, self)
        asked.deleteLater()
        return asked.property("device")

    def chime(self, file: Path) -> "ChimePlayer":
        """A WAV file of ours, kept ready."""
        return ChimePlayer(file, self)

    def own(self, file: Path) -> "FilePlayer":
        """Any file that the system can decode."""
        return FilePlayer(file, self)


class _Playing(QObject):
    """One file on its way to the room: whoever started it is told once how that ended, if it is not stopped."""

    def __init__(self, file: Path, multimedia: Multimedia) -> None:
        super().__init__(multimedia)
        self._multimedia = multimedia
        self._source = QUrl.fromLocalFile(str(file))
        self._ended: Then | None = None
        self._failed: Then | None = None
        self._made_for = self._device()

    def _device(self) -> tuple[QAudioDevice, int]:
        """Where it would sound if it were made now: what was made for another place has to be made anew."""
        return self._multimedia.device, self._multimedia.changes

    def _finish(self) -> None:
        ended, self._ended, self._failed = self._ended, None, None
        if ended is not None:
            ended()

    def _give_up(self) -> None:
        failed, self._ended, self._failed = self._failed, None, None
        if failed is not None:
            failed()


class ChimePlayer(_Playing):
    """A short WAV file, decoded beforehand so that it sounds without delay."""

    def __init__(self, file: Path, multimedia: Multimedia) -> None:
        super().__init__(file, multimedia)
        self._make()

    def _make(self) -> None:
        self._made_for = self._device()
        self._effect = QSoundEffect(self._multimedia.device, self)
        self._effect.playingChanged.connect(self._playing_changed)
        self._effect.statusChanged.connect(self._status_changed)
        self._effect.setSource(self._source)

    @property
    def sounding(self) -> bool:
        """Whether it is heard now."""
        return self._effect.isPlaying()

    def start(self, volume: int, ended: Then, failed: Then) -> None:
        """From the beginning."""
        self.stop()
        if self._made_for != self._device():
            self._effect.deleteLater()
            self._make()
        self.set_volume(volume)
        self._ended, self._failed = ended, failed
        self._effect.play()
        self._status_changed()

    def set_volume(self, volume: int) -> None:
        """0 to 100."""
        self._effect.setVolume(linear(volume))

    def stop(self) -> None:
        """At once."""
        self._ended = self._failed = None
        self._effect.stop()

    @pyqtSlot()
    def _playing_changed(self) -> None:
        if not self._effect.isPlaying():
            self._finish()

    @pyqtSlot()
    def _status_changed(self) -> None:
        if self._effect.status() is QSoundEffect.Status.Error:
            self._give_up()


class FilePlayer(_Playing):
    """A file of the director's, opened when it is played: it may be long, or gone by then."""

    def __init__(self, file: Path, multimedia: Multimedia) -> None:
        super().__init__(file, multimedia)
        self._player = QMediaPlayer(self)
        self._plug()
        self._player.mediaStatusChanged.connect(self._status_changed)
        self._player.errorOccurred.connect(self._trouble)

    def _plug(self) -> None:
        self._made_for = self._device()
        self._output = QAudioOutput(self._multimedia.device, self)
        self._player.setAudioOutput(self._output)

    @property
    def sounding(self) -> bool:
        """Whether it is heard now."""
        return self._player.playbackState() is QMediaPlayer.PlaybackState.PlayingState

    def start(self, volume: int, ended: Then, failed: Then) -> None:
        """From the beginning, as soon as it is read."""
        self.stop()
        if self._made_for != self._device():
            self._output.deleteLater()
            self._plug()
        self.set_volume(volume)
        self._ended, self._failed = ended, failed
        if self._player.isAvailable():
            self._player.setSource(self._source)
        else:
            self._give_up()  # Qt's decoder cannot be loaded, and tells nobody later

    def set_volume(self, volume: int) -> None:
        """0 to 100."""
        self._output.setVolume(linear(volume))

    def stop(self) -> None:
        """At once; the file is let go of."""
        self._ended = self._failed = None
        self._player.stop()
        self._player.setSource(QUrl())

    @pyqtSlot(QMediaPlayer.MediaStatus)
    def _status_changed(self, status: QMediaPlayer.MediaStatus) -> None:
        match status:
            case QMediaPlayer.MediaStatus.LoadedMedia if self._ended is not None and not self.sounding:
                # A picture or a film without sound can be opened, too.
                if self._player.hasAudio():
                    self._player.play()
                else:
                    self._give_up()
            case QMediaPlayer.MediaStatus.EndOfMedia:
                self._finish()
            case QMediaPlayer.MediaStatus.InvalidMedia:
                self._give_up()
            case _:
                pass

    @pyqtSlot(QMediaPlayer.Error, str)
    def _trouble(self, error: QMediaPlayer.Error, why: str) -> None:
        # What has begun to sound was a sound: then it only ends early, as when its output is unplugged.
        if self.sounding:
            self._finish()
        else:
            self._give_up()


def key_of(device: QAudioDevice) -> str:
    """The system's own name for it, as text."""
    return bytes(device.id().data()).decode("utf-8", "backslashreplace")


def linear(volume: int) -> float:
    """Half of the slider is half as loud for the ear."""
    # As QAudio.convertVolume does it, whose arguments PyQt6 declares wrongly.
    return 1.0 if volume > _NEARLY_LOUDEST else -log(1 - volume / LOUDEST) / log(LOUDEST)
