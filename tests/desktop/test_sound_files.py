"""Own files, by Qt's own player: what is a sound is played to its end, what is none is told (B261)."""

import subprocess
import sys
import wave
from collections.abc import Iterator
from pathlib import Path

import pytest
from PyQt6.QtCore import QObject
from PyQt6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.sound import system
from desktop.sound.announcer import Announcer
from desktop.sound.players import lacking
from desktop.sound.system import NoSound, System

# A computer without sound plays just as long; one without Qt's decoder plays nothing.
pytestmark = [
    pytest.mark.qt_log_ignore("No audio device detected", extend=True),
    pytest.mark.qt_log_ignore("Failed to initialize QMediaPlayer", extend=True),
]

RATE = 8_000
SILENT_FRAME = b"\xff\xfb\x90\x00" + bytes(413)
"""MPEG 1, layer 3, 128 kbit/s, 44.1 kHz: 1,152 samples of nothing."""


def wav(file: Path, seconds: float = 0.1) -> Path:
    with wave.open(str(file), "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(bytes(2 * int(seconds * RATE)))
    return file


def mp3(file: Path) -> Path:
    file.write_bytes(SILENT_FRAME * 12)
    return file


def picture(file: Path) -> Path:
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(0)
    assert image.save(str(file), "PNG")
    return file


def text(file: Path) -> Path:
    file.write_text("This is a recipe for soup, not a sound.\n" * 40)
    return file


@pytest.fixture
def multimedia(qtbot: QtBot) -> Iterator[System]:
    parent = QObject()
    try:
        yield system.load(parent)
    except NoSound as missing:
        pytest.skip(str(missing))
    parent.deleteLater()


@pytest.fixture
def decoder(multimedia: System) -> None:
    from PyQt6.QtMultimedia import QMediaPlayer

    if not QMediaPlayer().isAvailable():
        pytest.skip("Qt's decoder cannot be loaded: a library of the system is missing")


def result(qtbot: QtBot, multimedia: System, file: Path) -> str:
    """How playing it ends; as softly as can be, where a computer does sound."""
    told: list[str] = []
    player = multimedia.own(file)
    player.start(0, lambda: told.append("ended"), lambda: told.append("failed"))
    qtbot.waitUntil(lambda: bool(told), timeout=10_000)
    player.stop()
    assert len(told) == 1
    return told[0]


@pytest.mark.usefixtures("decoder")
def test_a_wav_file_is_played_to_its_end(qtbot: QtBot, multimedia: System, tmp_path: Path) -> None:
    assert result(qtbot, multimedia, wav(tmp_path / "gong.wav")) == "ended"


@pytest.mark.usefixtures("decoder")
def test_an_mp3_file_is_played_to_its_end_whatever_its_name(qtbot: QtBot, multimedia: System, tmp_path: Path) -> None:
    assert result(qtbot, multimedia, mp3(tmp_path / "Příšerně žluťoučký kůň 🐎 100% #1.mp3")) == "ended"


@pytest.mark.usefixtures("decoder")
def test_a_file_is_played_again_after_its_end(qtbot: QtBot, multimedia: System, tmp_path: Path) -> None:
    file = wav(tmp_path / "gong.wav")
    assert [result(qtbot, multimedia, file) for _ in range(2)] == ["ended"] * 2


def test_b261_what_is_no_sound_is_told(qtbot: QtBot, multimedia: System, tmp_path: Path) -> None:
    assert result(qtbot, multimedia, text(tmp_path / "soup.mp3")) == "failed"
    assert result(qtbot, multimedia, picture(tmp_path / "chip.png")) == "failed"
    assert result(qtbot, multimedia, tmp_path / "gone.wav") == "failed"
    assert result(qtbot, multimedia, tmp_path) == "failed"
    empty = tmp_path / "empty.wav"
    empty.touch()
    assert result(qtbot, multimedia, empty) == "failed"


def test_b260_without_qts_decoder_own_files_fail_at_once(
    qtbot: QtBot, multimedia: System, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PyQt6.QtMultimedia import QMediaPlayer

    monkeypatch.setattr(QMediaPlayer, "isAvailable", lambda player: False)
    assert result(qtbot, multimedia, wav(tmp_path / "gong.wav")) == "failed"


def test_b260_a_missing_library_is_no_sound_and_no_crash(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "desktop.sound.multimedia", raising=False)
    monkeypatch.setitem(sys.modules, "PyQt6.QtMultimedia", None)
    with pytest.raises(NoSound):
        system.load(QObject())
    announcer = Announcer()
    notices: list[str] = []
    announcer.notice.connect(notices.append)
    announcer.prepare()
    assert notices == ["What plays sounds is not installed here (on Linux, libpulse); watch the board instead"]


def test_the_program_loads_neither_sound_nor_speech_before_it_is_asked_to() -> None:
    program = (
        "import desktop.running, sys\nassert not {'PyQt6.QtMultimedia', 'PyQt6.QtTextToSpeech'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], timeout=60, check=True)


def test_where_nothing_is_spoken_no_speech_is_loaded_either() -> None:
    """At first nothing is: a voice that takes seconds to load must not block the window at the start."""
    program = (
        "import sys\n"
        "from PyQt6.QtCore import QCoreApplication\n"
        "from desktop.sound.announcer import Announcer\n"
        "application = QCoreApplication([])\n"
        "announcer = Announcer(parent=application)\n"
        "announcer.prepare()\n"
        "announcer.test('level', 'Level 2', announcer.choices)\n"
        "assert not announcer.choices.spoken\n"
        "assert 'PyQt6.QtTextToSpeech' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], timeout=60, check=True)


def test_a_file_whose_name_is_too_long_for_any_is_missing() -> None:
    """A shared file of rules may hold anything; so may a folder that nobody may look into."""
    said = lacking("x" * 1_000)
    assert said.startswith("The file xxx")
    assert said.endswith("… is missing; our own chime sounds instead")


def test_b260_what_qt_looks_for_is_not_told_at_the_terminal() -> None:
    """In a program of its own: it says so once only, when it is loaded."""
    program = (
        "from PyQt6.QtCore import QCoreApplication\n"
        "from desktop.sound.announcer import Announcer\n"
        "from desktop.sound.choices import Choices\n"
        "application = QCoreApplication([])\n"
        "announcer = Announcer(Choices(), application)\n"
        "announcer.prepare()\n"
        "announcer.lacking(Choices(spoken=True))\n"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert told.stderr == ""
