"""Makes the chimes from tones that die away: `python -m desktop.chimes.recipe` writes the files beside this one."""

import array
import cmath
import sys
import wave
from dataclasses import dataclass
from math import log, pi, sqrt
from pathlib import Path

HERE = Path(__file__).parent
RATE = 22_050
"""Samples a second; one channel, 16 bits."""

LOUDEST = 32_767
LOUDNESS = 0.22
"""How loud the loudest `_EAR` seconds of every chime are, of 1: the same for all, so that none startles."""

_EAR = 0.4
_ATTACK = 0.004
_FADE = 0.1
_SILENCE = 0.0005


@dataclass(frozen=True, slots=True)
class Timbre:
    """What a note sounds like.

    Attributes:
        partials: pitch, loudness and haste to die away of each part, beside the note's own.
        decay: how fast it dies away; attack: how long it takes to come, in seconds.
    """

    partials: tuple[tuple[float, float, float], ...]
    decay: float = 3.6
    attack: float = _ATTACK


BELL = Timbre(((1.0, 1.0, 1.0), (2.0, 0.35, 1.6), (2.76, 0.18, 2.6), (5.4, 0.05, 5.0)))
COIN = Timbre(((1.0, 1.0, 1.0), (2.0, 0.3, 1.5), (3.01, 0.2, 2.0), (4.2, 0.1, 3.0)), decay=7.0, attack=0.001)
WOOD = Timbre(((1.0, 1.0, 1.0), (2.0, 0.3, 1.8), (3.9, 0.25, 4.0), (9.2, 0.08, 8.0)), decay=9.0, attack=0.001)
BRASS = Timbre(
    ((1.0, 0.8, 0.7), (2.0, 1.0, 0.9), (3.0, 0.7, 1.1), (4.0, 0.45, 1.4), (5.0, 0.25, 1.8), (6.0, 0.12, 2.4)),
    decay=2.2,
    attack=0.03,
)

_C4, _E4, _F4, _G4, _A4 = 261.63, 329.63, 349.23, 392.0, 440.0
_C5, _D5, _E5, _F5, _G5, _A5, _C6, _E6, _G6 = 523.25, 587.33, 659.26, 698.46, 783.99, 880.0, 1046.5, 1318.5, 1568.0


@dataclass(frozen=True, slots=True)
class Chime:
    """Notes, as seconds from the beginning and pitch, and how long it rings on after the last one began."""

    notes: tuple[tuple[float, float], ...]
    timbre: Timbre = BELL
    rings_for: float = 1.3


CHIMES: dict[str, Chime] = {
    "start": Chime(((0.0, _C5), (0.18, _E5), (0.36, _G5), (0.54, _C6))),
    "level": Chime(((0.0, _G5), (0.28, _C6))),
    "break": Chime(((0.0, _C6), (0.28, _G5), (0.56, _E5))),
    "break_ends": Chime(((0.0, _E5), (0.24, _G5), (0.48, _C6))),
    "one_minute": Chime(((0.0, _A5),)),
    "ten_seconds": Chime(((0.0, _A5), (0.16, _A5))),
    "shot_clock": Chime(((0.0, _E5), (0.16, _E5), (0.32, _C5))),
    "last_chance": Chime(((0.0, _E6), (0.4, _E6), (0.8, _C6))),
    "bust": Chime(((0.0, _E4), (0.16, _C4)), WOOD, 0.7),
    "hand_for_hand": Chime(((0.0, _A4), (0.16, _A4), (0.5, _A4), (0.66, _A4)), WOOD, 0.7),
    "new_seats": Chime(((0.0, _A5), (0.22, _F5), (0.44, _A5), (0.66, _F5))),
    "money": Chime(((0.0, _E6), (0.07, _G6), (0.24, _E6), (0.31, _G6), (0.48, 2 * _C6)), COIN, 0.9),
    "final_table": Chime(
        ((0.0, _F4), (0.0, _A4), (0.0, _C5), (0.55, _G4), (0.55, _D5), (1.1, _C4), (1.1, _G4), (1.1, _C5), (1.1, _E5)),
        BRASS,
        1.6,
    ),
    "winner": Chime(
        ((0.0, _G4), (0.17, _C5), (0.34, _E5), (0.51, _G5), (0.85, _E5), (1.02, _G5), (1.02, _C5), (1.02, _E5)),
        BRASS,
        1.8,
    ),
}
"""Every chime by the name that a sound rule calls it by."""


def samples(chime: Chime) -> list[int]:
    """The sound of a chime."""
    length = int((max(begin for begin, _pitch in chime.notes) + chime.rings_for) * RATE)
    sound = [0.0] * length
    for begin, pitch in chime.notes:
        _ring(sound, int(begin * RATE), pitch, chime.timbre)
    fade = int(_FADE * RATE)
    for left in range(min(fade, length)):
        sound[length - 1 - left] *= left / fade
    loud = LOUDNESS / loudness(sound)
    return [round(sample * loud * LOUDEST) for sample in sound]


def _ring(sound: list[float], first: int, pitch: float, timbre: Timbre) -> None:
    """Add a note; each part is a pointer that turns and shrinks from sample to sample until nobody hears it."""
    attack = int(timbre.attack * RATE)
    for part, loud, haste in timbre.partials:
        decay = timbre.decay * haste
        turn = cmath.exp(complex(-decay, 2 * pi * pitch * part) / RATE)
        heard = min(int(log(loud / _SILENCE) / decay * RATE), len(sound) - first)
        pointer = complex(loud)
        for n in range(heard):
            sound[first + n] += pointer.imag if n >= attack else pointer.imag * n / attack
            pointer *= turn


def loudness(sound: list[float]) -> float:
    """The root of the mean square of the loudest `_EAR` seconds: about what an ear calls loud."""
    width = min(int(_EAR * RATE), len(sound))
    power = sum(sample * sample for sample in sound[:width])
    most = power
    for leaving, coming in zip(sound, sound[width:], strict=False):
        power += coming * coming - leaving * leaving
        most = max(most, power)
    return sqrt(most / width)


def write(folder: Path = HERE) -> None:
    """Every chime as a WAV file."""
    for name, chime in CHIMES.items():
        data = array.array("h", samples(chime))
        if sys.byteorder == "big":
            data.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data.tobytes())


if __name__ == "__main__":
    write()
