"""Speaks: the only module that imports QTextToSpeech, when somebody is to speak for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PyQt6.QtCore import QLocale, QObject, pyqtSignal

from desktop.sound.choices import LOUDEST
from desktop.sound.system import unheard
from tournament.language import gettext as _

if TYPE_CHECKING:
    from PyQt6.QtTextToSpeech import QTextToSpeech

PRETENDED = "mock"
"""Qt's engine for tests: it takes its time and is not heard."""
TAKES_OUTPUT = frozenset({"winrt", "flite"})
"""The engines that speak where they are told to; the others speak where the system does."""
FASTEST = 100
"""The most that a pace can be."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Somebody who can speak: who it is for the system, for people, and the language (`en_GB`)."""

    key: str
    name: str
    locale: str

    @property
    def label(self) -> str:
        """Name and language."""
        spoken = QLocale(self.locale)
        language, country = QLocale.languageToString(spoken.language()), QLocale.territoryToString(spoken.territory())
        return _("{name}, {language} ({country})").format(name=self.name, language=language, country=country)


class Speech(QObject):
    """One sentence after the other, in the voice that was chosen.

    Signals:
        ended: the sentence is over, or could not be spoken.
    """

    ended = pyqtSignal()

    def __init__(self, parent: QObject | None = None, engines: Sequence[str] | None = None) -> None:
        """`engines`: the names of those to try, best first; None: those of this system."""
        super().__init__(parent)
        self._wanted = engines
        self._engine: QTextToSpeech | None = None
        self._tried = False
        self._language = ""
        self._voices: tuple[Voice, ...] = ()
        self._worn: tuple[str, str] | None = None
        self._output: object = None
        self._speaking = False

    @property
    def able(self) -> bool:
        """Whether anybody can speak here. The first time, this loads the engine."""
        self.prepare()
        return self._engine is not None

    @property
    def takes_output(self) -> bool:
        """Whether the voice can be sent to another output than the system's."""
        return self.able and self._engine is not None and self._engine.engine() in TAKES_OUTPUT

    def use(self, output: object) -> None:
        """Speak there (a QAudioDevice) from the next sentence on, where the engine can be told."""
        if self.takes_output and self._engine is not None and output != self._output:
            self._output = output
            self._engine.setEngine(self._engine.engine(), {"audioDevice": output})
            self._worn = None

    def voices(self, language: str) -> tuple[Voice, ...]:
        """Everybody; whoever knows that language (`en`, `cs` …) first."""
        if not self.able or self._engine is None:
            return ()
        if not self._voices:
            self._voices = _voices_of(self._engine)
            self._worn = None
        return tuple(sorted(self._voices, key=lambda voice: not _knows(voice.locale, language)))

    def say(self, text: str, *, voice: str, language: str, pace: int, volume: int) -> None:
        """Speak it; without that voice in one that knows the language. `ended` follows in any case."""
        if not self.able or self._engine is None:
            self.ended.emit()
            return
        if self._worn != (voice, language):
            _wear(self._engine, voice, language)
            self._worn = (voice, language)
        self._engine.setRate(pace / FASTEST)
        self._engine.setVolume(volume / LOUDEST)
        self._speaking = True
        self._engine.say(text)
        if self._engine.errorReason() is not type(self._engine).ErrorReason.NoError:
            self._finish()

    def stop(self) -> None:
        """At once."""
        self._speaking = False
        if self._engine is not None:
            self._engine.stop()

    # ---- the engine ------------------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Load, once, the first engine that works and has a voice."""
        if self._tried:
            return
        self._tried = True
        with unheard():
            try:
                from PyQt6.QtTextToSpeech import QTextToSpeech
            except ImportError:
                return
            wanted = self._wanted
            if wanted is None:
                wanted = [name for name in QTextToSpeech.availableEngines() if name != PRETENDED]
            for name in wanted:
                engine = QTextToSpeech(name, self)
                if engine.state() is not QTextToSpeech.State.Error and engine.availableLocales():
                    engine.stateChanged.connect(self._state_changed)
                    self._engine = engine
                    return
                engine.deleteLater()

    def _state_changed(self, state: QTextToSpeech.State) -> None:
        # Many engines are still Ready right after they were told to speak: only a change to it is an end.
        if state in (type(state).Ready, type(state).Error):
            self._finish()

    def _finish(self) -> None:
        if self._speaking:
            self._speaking = False
            self.ended.emit()


def _voices_of(engine: QTextToSpeech) -> tuple[Voice, ...]:
    """Qt tells those of one language at a time."""
    before = engine.locale()
    found = []
    for locale in engine.availableLocales():
        engine.setLocale(locale)
        names = without_variants([voice.name() for voice in engine.availableVoices()])
        found += [Voice(f"{locale.name()} {name}", name, locale.name()) for name in names]
    engine.setLocale(before)
    return tuple(found)


def without_variants(names: Sequence[str]) -> list[str]:
    """Each once. On Linux eSpeak tells a hundred variants of each voice, `English+Adam`: a list of 13,000."""
    known = set(names)
    return [name for name in dict.fromkeys(names) if "+" not in name or name.partition("+")[0] not in known]


def _wear(engine: QTextToSpeech, key: str, language: str) -> None:
    """Speak in that voice; else in the system's own if it knows the language, else in any that does."""
    wanted, _blank, name = key.partition(" ")
    locales = engine.availableLocales()
    chosen = [locale for locale in locales if locale.name() == wanted]
    knowing = [locale for locale in (engine.locale(), *locales) if _knows(locale.name(), language)]
    for locale in (chosen or knowing)[:1]:
        engine.setLocale(locale)
    for voice in engine.availableVoices():
        if voice.name() == name:
            engine.setVoice(voice)
            break


def _knows(locale: str, language: str) -> bool:
    return locale.partition("_")[0] == language
