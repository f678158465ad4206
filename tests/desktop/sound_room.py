"""A room whose sounds are pretended and written down in the order in which they are heard."""

from pathlib import Path

from PyQt6.QtCore import QObject

from desktop.sound.announcer import Announcer
from desktop.sound.choices import Choices
from desktop.sound.speech import Speech, Voice
from desktop.sound.system import NoSound, Output, System, Then
from tests.fakes import Night
from tournament.announcing.rules import Announcement
from tournament.state import Tournament

LAPTOP = Output("laptop", "Laptop", usual=True)
BOX = Output("box-1", "Bluetooth box")


def evening() -> Tournament:
    """Two players, cards in the air at seven."""
    return Night().enter("Xaver", "Yvonne").draw().start().evening.state


def announcement(sound: str = "", say: str = "") -> Announcement:
    """One that only sounds and speaks."""
    return Announcement(sound=sound, say=say, message="", pause=False, page=None)


class HeardPlayer:
    """Writes down what it plays; the test says when it is over."""

    def __init__(self, file: Path, system: "PretendSystem") -> None:
        self.file = file
        self.volume = -1
        self.sounding = False
        self._system = system
        self._ended: Then | None = None
        self._failed: Then | None = None

    def start(self, volume: int, ended: Then, failed: Then) -> None:
        self.volume, self._ended, self._failed = volume, ended, failed
        self._system.heard.append(f"{self.file.stem} from {self._system.used}")
        if self.file.name in self._system.undecodable:
            self.fail()
        elif self.file.name not in self._system.hanging:
            self.sounding = True

    def set_volume(self, volume: int) -> None:
        self.volume = volume

    def stop(self) -> None:
        self.sounding = False
        self._ended = self._failed = None

    def end(self) -> None:
        ended = self._ended
        self.stop()
        if ended is not None:
            ended()

    def fail(self) -> None:
        failed = self._failed
        self.stop()
        if failed is not None:
            failed()


class PretendSystem:
    """Outputs that come and go as the test says."""

    def __init__(self, *outputs: Output) -> None:
        self.there = outputs
        self.used = ""
        self.heard: list[str] = []
        self.undecodable: set[str] = set()
        self.hanging: set[str] = set()
        self.players: dict[str, HeardPlayer] = {}
        self._changed: list[Then] = []

    def outputs(self) -> tuple[Output, ...]:
        return self.there

    def listen(self, changed: Then) -> None:
        self._changed.append(changed)

    def use(self, key: str) -> None:
        self.used = key

    @property
    def handle(self) -> object:
        return self.used

    def chime(self, file: Path) -> HeardPlayer:
        return self.players.setdefault(file.stem, HeardPlayer(file, self))

    def own(self, file: Path) -> HeardPlayer:
        return self.players.setdefault(f"own {file.stem}", HeardPlayer(file, self))

    def plug(self, *outputs: Output) -> None:
        self.there = outputs
        for changed in self._changed:
            changed()


class HeardSpeech(Speech):
    """Speaks into the same list; the test says when a sentence is over."""

    def __init__(self, parent: QObject, heard: list[str], *voices: Voice) -> None:
        super().__init__(parent, ())
        self._heard = heard
        self.known = voices
        self.stopped = 0

    def prepare(self) -> None:
        """There is nothing to load."""

    @property
    def able(self) -> bool:
        return bool(self.known)

    def voices(self, language: str) -> tuple[Voice, ...]:
        return self.known

    def say(self, text: str, *, voice: str, language: str, pace: int, volume: int) -> None:
        self._heard.append(f"“{text}”")

    def stop(self) -> None:
        self.stopped += 1


BOB = Voice("en_GB Bob", "Bob", "en_GB")


class Room:
    """An announcer with all that is pretended around it."""

    def __init__(
        self, *outputs: Output, choices: Choices | None = None, voices: tuple[Voice, ...] = (BOB,), library: bool = True
    ) -> None:
        self.system = PretendSystem(*outputs)
        self.heard = self.system.heard
        self.notices: list[str] = []
        self.troubles: list[str] = []
        self.loads = 0
        self._library = library
        self._voices = voices
        self.speech: HeardSpeech
        self.announcer = Announcer(choices or Choices(spoken=True), load=self._load, speech=self._speech)
        self.announcer.notice.connect(self.notices.append)
        self.announcer.trouble.connect(self.troubles.append)

    def _load(self, parent: QObject) -> System:
        self.loads += 1
        if not self._library:
            raise NoSound("libpulse.so.0: cannot open shared object file")
        return self.system

    def _speech(self, parent: QObject) -> Speech:
        self.speech = HeardSpeech(parent, self.heard, *self._voices)
        return self.speech

    def announce(self, *said: Announcement) -> None:
        self.announcer.announce(said)

    def wait_in_vain(self) -> None:
        """No signal comes for as long as anybody waits."""
        assert self.announcer.patience.isActive()
        self.announcer.patience.stop()
        self.announcer.patience.timeout.emit()
