"""docs/seasons.md names what formulas can use, and nothing else."""

import re
from pathlib import Path

import pytest

from tournament.seasons import formula
from tournament.seasons.functions import FUNCTIONS
from tournament.seasons.variables import NAMES, VARIABLES


@pytest.fixture(scope="module")
def page(root: Path) -> str:
    return (root / "docs" / "seasons.md").read_text(encoding="utf-8")


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the table below that heading."""
    below = page.split(f"\n### {heading}\n", 1)[1].split("\n#", 1)[0]
    found = [line.strip("|").split("|") for line in below.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in cells] for cells in found[2:]]


def test_the_page_lists_every_function_as_it_is_written(page: str) -> None:
    written = [name for row in rows(page, "Functions") for name in re.findall(r"`([^`]+)`", row[0])]
    shown = {function.shown for function in FUNCTIONS.values()}
    assert set(written) == shown
    assert len(written) == len(shown)


def test_the_page_lists_every_variable_with_its_other_names(page: str) -> None:
    found = {}
    for names, also, words in rows(page, "What it can ask"):
        assert words
        for name in re.findall(r"`(\w+)`", names):
            found[name] = tuple(re.findall(r"`(\w+)`", also))
    assert found == {variable.name: variable.aliases for variable in VARIABLES}
    assert set(NAMES) == {*found, *(alias for aliases in found.values() for alias in aliases)}


def test_the_examples_of_the_page_are_right(page: str) -> None:
    for text, result in re.findall(r"`([^`]+)` is (\d+)", page):
        assert formula.read(text).points({}) == float(result)
