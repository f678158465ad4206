"""Chimes: of our own making, none clipped, none long, all equally loud."""

import array
import sys
import wave

import pytest

from desktop.chimes import recipe
from desktop.sound.players import CHIMES, INSTEAD, NAMES

TENTH_OF_A_DECIBEL = 0.0116


def shipped(name: str) -> "array.array[int]":
    with wave.open(str(CHIMES / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, recipe.RATE)
        found = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        found.byteswap()
    return found


@pytest.mark.parametrize("name", recipe.CHIMES)
def test_the_files_are_what_the_recipe_makes(name: str) -> None:
    """To the last bit but one: another system's sine may round otherwise."""
    made, there = recipe.samples(recipe.CHIMES[name]), shipped(name)
    assert len(made) == len(there)
    assert max(abs(a - b) for a, b in zip(made, there, strict=True)) <= 1


@pytest.mark.parametrize("name", recipe.CHIMES)
def test_no_chime_clips_clicks_or_lasts_longer_than_three_seconds(name: str) -> None:
    samples = shipped(name)
    assert max(abs(sample) for sample in samples) < 0.95 * recipe.LOUDEST
    assert max(abs(samples[0]), abs(samples[-1])) < 10
    assert recipe.RATE / 2 < len(samples) < 3 * recipe.RATE


@pytest.mark.parametrize("name", recipe.CHIMES)
def test_every_chime_is_equally_loud(name: str) -> None:
    heard = recipe.loudness([sample / recipe.LOUDEST for sample in shipped(name)])
    assert heard == pytest.approx(recipe.LOUDNESS, rel=TENTH_OF_A_DECIBEL)


def test_there_is_a_recipe_for_every_file_and_for_nothing_else() -> None:
    assert set(NAMES) == set(recipe.CHIMES)
    assert INSTEAD in NAMES


def test_no_two_chimes_are_the_same() -> None:
    assert len({bytes(shipped(name)) for name in NAMES}) == len(NAMES)
