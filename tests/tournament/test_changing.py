"""A value with some fields changed is the one that the standard library makes."""

import dataclasses
from dataclasses import dataclass

import pytest

from tests.fakes import Night
from tournament.changing import replace


@dataclass(frozen=True, slots=True)
class Slotted:
    chips: int
    name: str = "Anna"


def test_a_changed_value_is_equal_to_the_standard_librarys_and_the_old_one_stays() -> None:
    state = Night().enter("Anna", "Boris").evening.state
    changed = replace(state, draws=3, hands=7)
    assert changed == dataclasses.replace(state, draws=3, hands=7)
    assert (state.draws, changed.draws) == (0, 3)
    assert changed.entries is state.entries


def test_a_value_with_slots_is_changed_too() -> None:
    assert replace(Slotted(5), chips=6) == Slotted(6)


def test_a_field_that_is_not_there_is_refused() -> None:
    state = Night().evening.state
    with pytest.raises(TypeError, match="no chairs"):
        replace(state, chairs=3)  # type: ignore[call-arg]


def test_what_is_changed_stays_frozen() -> None:
    changed = replace(Night().evening.state, draws=3)
    with pytest.raises(dataclasses.FrozenInstanceError):
        changed.draws = 4  # type: ignore[misc]
