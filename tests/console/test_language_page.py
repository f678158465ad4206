"""docs/stories.md and the program speak the same language: every documented line is read, every line is documented."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from console.stories import expectations, lines, opening, telling
from console.stories.lines import club, kept, people
from console.stories.telling import WrongLine

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "stories.md").read_text(encoding="utf-8")
STORIES = ROOT / "tests" / "stories"
OPENING = 'evening "Page" structure club-20 kept'


def tables() -> Iterator[tuple[int, str, str]]:
    """Each row of the page: its line, the head of its table, its first cell."""
    head = ""
    for number, line in enumerate(PAGE.splitlines(), start=1):
        if not line.startswith("|"):
            head = ""
        elif line.startswith("|--"):
            continue
        elif head:
            yield number, head, line.split(" | ")[0].removeprefix("| ")
        else:
            head = line.split(" | ")[0].removeprefix("| ")


def documented() -> Iterator[tuple[int, str]]:
    """Each line that stands in a table, with its place; what follows `…` is put behind the last whole one."""
    whole = ""
    for number, head, cell in tables():
        if head != "line":
            continue
        for place, text in enumerate(re.findall("`([^`]+)`", cell)):
            if text.startswith("… "):
                yield number, f"{whole} {text.removeprefix('… ')}"
            elif cell.startswith("…") and not text.startswith(whole):
                yield number, f"{whole} {text}"
            else:
                whole = text if place == 0 and not cell.startswith("…") else whole
                yield number, text


LINES = [(number, text.replace("SEED", "00" * 32)) for number, text in documented()]
FIRST_WORDS = [
    (number, cell) for number, head, row in tables() if head == "words" for cell in re.findall("`(.+?)`", row)
]


def test_the_page_has_tables() -> None:
    assert len(LINES) > 200
    assert len(FIRST_WORDS) > 15


def test_every_documented_line_is_understood() -> None:
    wrong = [(number, text) for number, text in LINES if not is_understood(f"{OPENING}\n19:00 {text}\n")]
    assert wrong == []


def is_understood(story: str) -> bool:
    try:
        telling.read(story, "docs/stories.md", STORIES)
    except WrongLine:
        return False
    return True


@pytest.mark.parametrize(("number", "text"), FIRST_WORDS, ids=[text for _number, text in FIRST_WORDS])
def test_the_documented_words_of_a_first_line_are_understood(number: int, text: str) -> None:
    said = text.replace("NAME", "club-20").replace("AMOUNT", "20.00").replace(" N", " 7")
    who = "" if said.split()[0] in {"kept", "counted", "seed"} else " kept"
    what = "" if said.startswith("structure") else " structure club-20"
    telling.read(f'evening "Page"{what}{who} {said}\n', f"docs/stories.md:{number}", STORIES)


SPOKEN = [
    *lines.READERS,
    *kept.READERS,
    *people.ABOUT,
    *telling.READERS,
    *(f"club {words}" for words in club.READERS),
    *(f"expect {words}" for words in expectations.READERS),
]


def test_every_line_that_is_understood_is_documented() -> None:
    texts = [f"{text} " for _number, text in LINES]
    assert [words for words in SPOKEN if not any(text.startswith(f"{words} ") for text in texts)] == []


@pytest.mark.parametrize("word", opening.OPTIONS)
def test_a_word_of_the_first_line_is_documented(word: str) -> None:
    assert any(text.split()[0] == word for _number, text in FIRST_WORDS)
