"""Chimes: of our own making, one for each kind of alarm, silence where a computer cannot sound."""

import array
import subprocess
import sys
import wave
from collections.abc import Mapping

import pytest
from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.chimes import recipe
from desktop.sounds import CHIMES, SILENT, Effect, NoSound, Sounds, load_effects
from tournament.clocks.alarms import AlarmKind

SOUNDING = [kind for kind in AlarmKind if kind not in SILENT]


class Heard:
    """An effect that remembers."""

    def __init__(self) -> None:
        self.times = 0
        self.loud = -1.0

    def play(self) -> None:
        self.times += 1

    def setVolume(self, volume: float) -> None:
        self.loud = volume


class Room:
    """Sounds with effects that are listened to."""

    def __init__(self) -> None:
        self.effects = {kind: Heard() for kind in SOUNDING}
        self.loads = 0
        self.sounds = Sounds(None, self.load)

    def load(self, parent: QObject) -> Mapping[AlarmKind, Effect]:
        self.loads += 1
        return self.effects


def test_each_kind_of_alarm_has_its_chime(qtbot: QtBot) -> None:
    room = Room()
    for kind in AlarmKind:
        room.sounds.play(kind)
    assert [effect.times for effect in room.effects.values()] == [1] * len(SOUNDING)
    assert room.loads == 1


def test_muted_is_silent_and_volume_reaches_every_chime(qtbot: QtBot) -> None:
    room = Room()
    room.sounds.set_volume(0.3)
    room.sounds.set_muted(True)
    room.sounds.play(AlarmKind.LEVEL)
    assert room.effects[AlarmKind.LEVEL].times == 0
    room.sounds.set_muted(False)
    room.sounds.play(AlarmKind.LEVEL)
    assert room.effects[AlarmKind.LEVEL].times == 1
    assert {effect.loud for effect in room.effects.values()} == {0.3}
    room.sounds.set_volume(7)
    assert {effect.loud for effect in room.effects.values()} == {1.0} == {room.sounds.volume}


def test_a_computer_without_sound_says_so_once(qtbot: QtBot) -> None:
    def no_sound(parent: QObject) -> Mapping[AlarmKind, Effect]:
        raise NoSound("libpulse.so.0: cannot open shared object file")

    sounds = Sounds(None, no_sound)
    notices: list[str] = []
    sounds.notice.connect(notices.append)
    for _ in range(3):
        sounds.play(AlarmKind.LEVEL)
    assert len(notices) == 1


def test_a_missing_library_is_no_sound_and_no_crash(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PyQt6.QtMultimedia", None)
    with pytest.raises(NoSound):
        load_effects(QObject())


@pytest.mark.parametrize("kind", SOUNDING)
def test_the_files_are_what_the_recipe_makes(kind: AlarmKind) -> None:
    """To the last bit but one: another system's sine may round otherwise."""
    with wave.open(str(CHIMES / f"{kind}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, recipe.RATE)
        shipped = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        shipped.byteswap()
    made = recipe.samples(recipe.CHIMES[kind])
    assert len(made) == len(shipped)
    assert max(abs(a - b) for a, b in zip(made, shipped, strict=True)) <= 1
    assert max(abs(sample) for sample in made) < 32_767
    assert abs(made[0]) < 10
    assert abs(made[-1]) < 10


def test_there_is_a_recipe_for_every_alarm_and_for_nothing_else() -> None:
    assert set(recipe.CHIMES) == {kind.value for kind in SOUNDING}
    assert {path.stem for path in CHIMES.glob("*.wav")} == set(recipe.CHIMES)


def test_what_qts_player_looks_for_is_not_told_at_the_terminal() -> None:
    """In a program of its own: it says so once only, when it is loaded."""
    program = (
        "from PyQt6.QtCore import QCoreApplication\n"
        "from desktop.sounds import NoSound, load_effects\n"
        "application = QCoreApplication([])\n"
        "try:\n    load_effects(application)\nexcept NoSound:\n    pass\n"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert "qt.multimedia" not in told.stderr
