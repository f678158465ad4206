"""The words of a story's first line for tonight's rules: none is missing."""

from dataclasses import fields
from enum import StrEnum

from console.stories.tonights_rules import CHOICES, FLAGS, NUMBERS
from tournament.rules import EveningRules


def test_every_switch_has_a_word_and_so_has_every_value() -> None:
    """Rules.md part E."""
    said = {switch for switch, _values in CHOICES.values()} | {number[0] for number in NUMBERS.values()}
    assert said | set(FLAGS.values()) == {switch.name for switch in fields(EveningRules)}
    usual = EveningRules()
    for switch, values in CHOICES.values():
        kind = type(getattr(usual, switch))
        assert issubclass(kind, StrEnum)
        assert set(values.values()) == set(kind)
