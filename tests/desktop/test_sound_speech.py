"""Speaking, by Qt's own engine for tests, which takes its time and is not heard."""

import sys
from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.sound.speech import Speech, without_variants


@pytest.fixture
def speech(qtbot: QtBot) -> Iterator[Speech]:
    parent = QObject()
    made = Speech(parent, ["mock"])
    if not made.able:
        pytest.skip("QtTextToSpeech cannot be loaded here")
    yield made
    made.stop()
    parent.deleteLater()


def say(speech: Speech, text: str, voice: str = "", language: str = "en") -> None:
    speech.say(text, voice=voice, language=language, pace=0, volume=50)


def test_a_sentence_ends(qtbot: QtBot, speech: Speech) -> None:
    with qtbot.waitSignal(speech.ended, timeout=5_000):
        say(speech, "One minute")


def test_a_sentence_that_is_stopped_tells_no_end(qtbot: QtBot, speech: Speech) -> None:
    ends: list[int] = []
    speech.ended.connect(lambda: ends.append(1))
    say(speech, "Blinds are two hundred, four hundred")
    speech.stop()
    assert ends == []
    with qtbot.waitSignal(speech.ended, timeout=5_000):
        say(speech, "Break")
    assert ends == [1]


def test_voices_that_know_the_language_come_first(speech: Speech) -> None:
    assert {voice.locale for voice in speech.voices("fi")[:2]} == {"fi_FI"}
    assert {voice.key for voice in speech.voices("fi")} == {voice.key for voice in speech.voices("en")}
    english = speech.voices("en")
    assert [voice.locale.startswith("en") for voice in english] == sorted(
        (voice.locale.startswith("en") for voice in english), reverse=True
    )
    assert english[0].label == f"{english[0].name}, English (United Kingdom)"


def test_the_chosen_voice_speaks_and_without_it_one_that_knows_the_language(qtbot: QtBot, speech: Speech) -> None:
    engine = speech._engine
    assert engine is not None
    anneli = next(voice for voice in speech.voices("fi") if voice.name == "Anneli")
    say(speech, "Tauko", anneli.key, "en")
    assert (engine.locale().name(), engine.voice().name()) == ("fi_FI", "Anneli")
    say(speech, "Break", "pl_PL Ewa", "en")
    assert engine.locale().name().startswith("en")
    say(speech, "Tauko", "", "fi")
    assert engine.locale().name() == "fi_FI"
    say(speech, "Pauza", "", "cs")
    assert engine.locale().name() == "fi_FI", "nobody knows it, so whoever spoke last"


def test_without_an_engine_there_is_nobody_and_a_sentence_is_over_at_once(qtbot: QtBot) -> None:
    nobody = Speech(None, [])
    assert not nobody.able
    assert nobody.voices("en") == ()
    with qtbot.waitSignal(nobody.ended, timeout=0):
        say(nobody, "One minute")


def test_an_engine_that_does_not_work_is_passed_over(qtbot: QtBot) -> None:
    parent = QObject()
    assert not Speech(parent, ["nonsense"]).able
    assert Speech(parent, ["nonsense", "mock"]).able


def test_a_missing_library_is_nobody_and_no_crash(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PyQt6.QtTextToSpeech", None)
    assert not Speech(None).able


def test_the_engine_for_tests_never_speaks_in_an_evening(qtbot: QtBot) -> None:
    speech = Speech(None)
    assert not speech.able or (speech._engine is not None and speech._engine.engine() != "mock")


def test_variants_of_a_voice_are_left_out_where_the_voice_itself_is_there() -> None:
    assert without_variants(["English", "English+Adam", "English+Zac", "Zuzana", "C++", "English"]) == [
        "English",
        "Zuzana",
        "C++",
    ]
