"""Announces: sounds what a rule asks for, and speaks once the sound is over."""

import logging
import platform
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from PyQt6.QtCore import QObject, QTimer, pyqtSignal, pyqtSlot

from desktop.sound import system as systems
from desktop.sound.choices import Choices
from desktop.sound.devices import Devices
from desktop.sound.players import NAMES, Players
from desktop.sound.speech import Speech, Voice
from desktop.sound.system import Load, NoSound, Output, System
from tournament import language
from tournament.announcing.rules import Announcement
from tournament.language import gettext as _
from tournament.names import SECOND, Milliseconds

CHIME_PATIENCE: Milliseconds = 6 * SECOND
"""No chime lasts longer than three seconds, but some outputs take a while to wake."""
PATIENCE: Milliseconds = 10 * SECOND
"""So long a sound is waited for before somebody speaks over it: a director's own may be a whole song."""
SPEAKING_PATIENCE: Milliseconds = 5 * SECOND
PER_LETTER: Milliseconds = 200
"""A voice that does not say when it has ended is taken to need so long, at the slowest."""
MOST_WAITING = 6
"""Of more announcements at once the oldest are old news."""


log = logging.getLogger(__name__)


class _Stage(Enum):
    IDLE = auto()
    SOUNDING = auto()
    SPEAKING = auto()


@dataclass(frozen=True, slots=True)
class _Turn:
    """One announcement as it is to be heard; `trial`: only to hear how it sounds; `cause`: what it tells of."""

    sound: str
    say: str
    choices: Choices
    trial: bool = False
    cause: str = ""


class Announcer(QObject):
    """What the room hears. Never an exception: where something is missing there is silence, and one notice.

    Signals:
        notice: a sentence for the director: no sound, no voice, an output or a file is missing. Each once.
        trouble: the same for what was tried out, each time.
        outputs_changed: there are others to choose from.
    """

    notice = pyqtSignal(str)
    trouble = pyqtSignal(str)
    outputs_changed = pyqtSignal()

    def __init__(
        self,
        choices: Choices = Choices(),  # noqa: B008  (frozen)
        parent: QObject | None = None,
        *,
        load: Load = systems.load,
        speech: Callable[[QObject], Speech] = Speech,
    ) -> None:
        """Nothing is loaded yet: that takes a moment; `prepare` does it when the desk has time."""
        super().__init__(parent)
        self._choices = choices
        self._load = load
        self._prepared = False
        self._system: System | None = None
        self._players: Players | None = None
        self._devices = Devices(self)
        self._devices.notice.connect(self.notice)
        self._devices.changed.connect(self._outputs_changed)
        self._speech = speech(self)
        self._speech.ended.connect(self._spoken)
        self._waiting: deque[_Turn] = deque()
        self._turn: _Turn | None = None
        self._stage = _Stage.IDLE
        self._output = ""
        self._told: set[str] = set()
        self.patience = QTimer(self)
        self.patience.setSingleShot(True)
        self.patience.timeout.connect(self._give_up_waiting)

    # ---- what there is ---------------------------------------------------------------------------------------------

    @pyqtSlot()
    def prepare(self) -> None:
        """Load what sounds and who speaks, once; say so where this computer cannot sound."""
        if self._prepared:
            return
        self._prepared = True
        self._devices.choose(self._choices.device, self._choices.device_name)
        try:
            self._system = self._load(self)
        except NoSound as missing:
            log.info("no sound: %s", missing)
            self._devices.library_missing = True
            self._devices.look(())
            return
        self._system.listen(self._look)
        self._look()
        if self._choices.spoken and not self._choices.muted:
            self._speech.prepare()

    def _look(self) -> None:
        if self._system is not None:
            with systems.unheard():
                self._devices.look(self._system.outputs())

    def _look_again(self) -> None:
        """Not every system tells when its last output goes."""
        if self._system is None:
            return
        with systems.unheard():
            outputs = self._system.outputs()
        if outputs != self._devices.outputs:
            self._devices.look(outputs)

    @property
    def choices(self) -> Choices:
        """How it sounds."""
        return self._choices

    def use(self, choices: Choices) -> None:
        """Sound like this from now on; what is muted is silent at once."""
        before, self._choices = self._choices, choices
        self._devices.choose(choices.device, choices.device_name)
        if (before.device, before.voice, before.spoken) != (choices.device, choices.voice, choices.spoken):
            self._told.clear()  # not because it is louder: what was told of a file is known
        if choices.muted:
            self.stop()
        elif self._players is not None:
            self._players.set_volume(choices.volume)

    @property
    def outputs(self) -> tuple[Output, ...]:
        """Everything that can sound now."""
        self.prepare()
        return self._devices.outputs

    def voices(self) -> tuple[Voice, ...]:
        """Everybody who can speak here; whoever knows the language of the program first."""
        return self._speech.voices(language.code())

    def lacking(self, choices: Choices) -> tuple[str, ...]:
        """What these choices ask for and this computer has not, as sentences."""
        self.prepare()
        found = [self._devices.lacking(choices.device, choices.device_name)]
        if choices.spoken:
            if not self._speech.able:
                found.append(no_voice())
            elif choices.voice and choices.voice not in {voice.key for voice in self.voices()}:
                found.append(_("The chosen voice is not installed here; another one speaks"))
            current, usual = self._devices.instead_of(choices.device), self._devices.instead_of("")
            if self._speech.able and current != usual and usual is not None and not self._speech.takes_output:
                said = _("Voices speak where the system does on this computer: {output}")
                found.append(said.format(output=usual.name))
        return tuple(sentence for sentence in found if sentence)

    # ---- announcing ------------------------------------------------------------------------------------------------

    def announce(self, announcements: Sequence[Announcement], cause: str = "") -> None:
        """Sound and speak each, one after the other, unless muted; a test gives way. `cause`: as of `withdraw`."""
        if self._choices.muted:
            return
        self.end_test()
        self._waiting.extend(
            _Turn(each.sound, each.say, self._choices, cause=cause) for each in announcements if each.sound or each.say
        )
        while len(self._waiting) > MOST_WAITING:
            self._waiting.popleft()
        if self._stage is _Stage.IDLE:
            self._next()

    def withdraw(self, cause: str) -> None:
        """That has been taken back: what was told of it is not true, and is cut short or not begun."""
        self._waiting = deque(turn for turn in self._waiting if turn.cause != cause)
        if self._turn is not None and self._turn.cause == cause:
            self._silence()
            self._next()

    def test(self, sound: str, say: str, choices: Choices) -> None:
        """Hear how that sounds with these choices, also while muted; a test before it ends, a song is cut short."""
        self.end_test()
        self._waiting.append(_Turn(sound, say, choices, trial=True))
        if self._stage is _Stage.IDLE:
            self._next()

    def end_test(self) -> None:
        """Nobody wants to hear it any more."""
        self._waiting = deque(turn for turn in self._waiting if not turn.trial)
        if self._turn is not None and self._turn.trial:
            self._silence()
            self._next()

    def stop(self) -> None:
        """Silence, at once."""
        self._waiting.clear()
        self._silence()

    def _silence(self) -> None:
        self._stage, self._turn = _Stage.IDLE, None
        self.patience.stop()
        if self._players is not None:
            self._players.stop()
        self._speech.stop()

    def _next(self) -> None:
        self._stage, self._turn = _Stage.IDLE, None
        if not self._waiting:
            return
        self.prepare()
        self._look_again()
        self._turn = turn = self._waiting.popleft()
        output = self._devices.instead_of(turn.choices.device)
        if output is None and turn.trial:
            self.trouble.emit(self._devices.lacking("", ""))
        if turn.sound and output is not None and turn.choices.volume:
            self._stage = _Stage.SOUNDING
            self._output = output.key
            self.patience.start(CHIME_PATIENCE if turn.sound in NAMES else PATIENCE)
            self._sound(turn, output)
        else:
            self._speak()

    def _sound(self, turn: _Turn, output: Output) -> None:
        if self._system is None:
            return
        self._system.use(output.key)
        if self._players is None:
            self._players = Players(self._system, self)
            self._players.wrong.connect(self._tell)
            self._players.ended.connect(self._sounded)
        self._players.play(turn.sound, turn.choices.volume)

    @pyqtSlot()
    def _sounded(self) -> None:
        if self._stage is _Stage.SOUNDING:
            self._speak()

    def _speak(self) -> None:
        turn = self._turn
        if turn is None:
            return
        self._stage = _Stage.SPEAKING
        if not turn.say or not turn.choices.spoken or not turn.choices.volume or not self._has_voice():
            self._spoken()
            return
        self.patience.start(SPEAKING_PATIENCE + PER_LETTER * len(turn.say))
        if self._system is not None and self._speech.takes_output:
            if (output := self._devices.instead_of(turn.choices.device)) is not None:
                self._system.use(output.key)
            self._speech.use(self._system.handle)
        choices = turn.choices
        self._speech.say(
            turn.say, voice=choices.voice, language=language.code(), pace=choices.pace, volume=choices.volume
        )

    @pyqtSlot()
    def _spoken(self) -> None:
        if self._stage is not _Stage.SPEAKING:
            return
        self.patience.stop()
        if self._players is not None:
            self._players.turn_up()
        self._next()

    @pyqtSlot()
    def _give_up_waiting(self) -> None:
        """A signal that should have come has not, or the sound is a long one."""
        if self._stage is _Stage.SOUNDING:
            if self._players is not None and self._is_trial():
                self._players.stop()
            elif self._players is not None:
                self._players.let_go()
            self._speak()
        elif self._stage is _Stage.SPEAKING:
            self._speech.stop()
            self._spoken()

    # ---- telling ---------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _outputs_changed(self) -> None:
        gone = self._output not in {output.key for output in self._devices.outputs}
        if self._stage is _Stage.SOUNDING and gone:
            # What sounded there never tells its end.
            if self._players is not None:
                self._players.stop()
            self._speak()
        self.outputs_changed.emit()

    def _has_voice(self) -> bool:
        """Where nothing sounds at all that has been said, and is enough."""
        if not self._speech.able and (self._devices.current is not None or self._is_trial()):
            self._tell(no_voice())
        return self._speech.able

    def _is_trial(self) -> bool:
        return self._turn is not None and self._turn.trial

    @pyqtSlot(str)
    def _tell(self, sentence: str) -> None:
        if self._is_trial():
            self.trouble.emit(sentence)
        elif sentence not in self._told:
            self._told.add(sentence)
            self.notice.emit(sentence)


def no_voice() -> str:
    """The sentence about a system that cannot speak."""
    if platform.system() == "Linux":
        return _("This computer has no voice (speech-dispatcher would bring one), so nothing is spoken")
    return _("This computer has no voice, so nothing is spoken")
