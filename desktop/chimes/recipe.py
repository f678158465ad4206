"""Makes the chimes from sines that die away: `python -m desktop.chimes.recipe` writes the files beside this one."""

import array
import sys
import wave
from math import exp, pi, sin
from pathlib import Path

HERE = Path(__file__).parent
RATE = 22_050
"""Samples a second; one channel, 16 bits."""

_LOUDEST = 0.7
_PARTIALS = ((1.0, 1.0, 1.0), (2.0, 0.35, 1.6), (2.76, 0.18, 2.6), (5.4, 0.05, 5.0))
"""A small bell: pitch, loudness and haste to die away of each part, beside the note's own."""

_C5, _E5, _G5, _C6, _A5 = 523.25, 659.26, 783.99, 1046.5, 880.0

CHIMES: dict[str, tuple[tuple[float, float], ...]] = {
    "start": ((0.0, _C5), (0.18, _E5), (0.36, _G5), (0.54, _C6)),
    "level": ((0.0, _G5), (0.28, _C6)),
    "break": ((0.0, _C6), (0.28, _G5), (0.56, _E5)),
    "break_ends": ((0.0, _E5), (0.24, _G5), (0.48, _C6)),
    "one_minute": ((0.0, _A5),),
    "ten_seconds": ((0.0, _A5), (0.16, _A5)),
    "shot_clock": ((0.0, _E5), (0.16, _E5), (0.32, _C5)),
}
"""For each kind of alarm its notes: seconds from the beginning, and pitch."""

_RINGS_FOR = 1.3
_DIES_AWAY = 3.6
_ATTACK = 0.004


def samples(notes: tuple[tuple[float, float], ...]) -> list[int]:
    """The sound of those notes."""
    length = int((max(begin for begin, _ in notes) + _RINGS_FOR) * RATE)
    sound = [0.0] * length
    for begin, pitch in notes:
        first = int(begin * RATE)
        for n in range(first, length):
            sound[n] += _bell(pitch, (n - first) / RATE)
    loudest = max(abs(sample) for sample in sound)
    fade = RATE // 10
    return [
        round(sample / loudest * _LOUDEST * 32_767 * min(1.0, (length - n) / fade)) for n, sample in enumerate(sound)
    ]


def _bell(pitch: float, time: float) -> float:
    attack = min(1.0, time / _ATTACK)
    return attack * sum(
        loud * exp(-_DIES_AWAY * haste * time) * sin(2 * pi * pitch * part * time) for part, loud, haste in _PARTIALS
    )


def write(folder: Path = HERE) -> None:
    """Every chime as a WAV file."""
    for name, notes in CHIMES.items():
        data = array.array("h", samples(notes))
        if sys.byteorder == "big":
            data.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(data.tobytes())


if __name__ == "__main__":
    write()
