"""docs/sound-rules.md says what the program does: every occasion, condition, word and page of it, and its own file."""

import re
from pathlib import Path

import pytest

from tournament.announcing import placeholders, rule_file
from tournament.announcing.defaults import USUAL_RULES
from tournament.announcing.rules import If, Rule, When
from tournament.board.pages import PageKind

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "sound-rules.md").read_text(encoding="utf-8")
ROWS = {row[0]: row[-1] for row in re.findall(r"^\| `?(\w+)`? \|(.*)\|([^|]*)\|$", PAGE, re.MULTILINE)}


@pytest.mark.parametrize("when", list(When))
def test_each_occasion_stands_there_with_its_own_words(when: When) -> None:
    words = [word for word, each in placeholders.PLACEHOLDERS.items() if each.whens is not None and when in each.whens]
    assert set(re.findall(r"\{(\w+)\}", ROWS[when])) == set(words)


def test_the_words_of_all_occasions_stand_there() -> None:
    words = [word for word, each in placeholders.PLACEHOLDERS.items() if each.whens is None]
    assert re.findall(r"\{(\w+)\}", ROWS["any"]) == words


@pytest.mark.parametrize("word", [*If, *PageKind, *sorted({rule.sound for rule in USUAL_RULES if rule.sound})])
def test_each_condition_page_and_chime_stands_there(word: str) -> None:
    assert f"`{word}`" in PAGE


def test_its_example_can_be_read() -> None:
    (example,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    found = rule_file.read(example)
    assert found[0] == Rule(When.LEVEL, sound="level", say="Level {level}. Blinds are {stakes}.")
    assert len(found) == 3
