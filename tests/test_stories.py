"""Whole evenings as text: every line of every story holds."""

from pathlib import Path

import pytest

from console import script
from console.stories.telling import WrongLine

STORIES = sorted((Path(__file__).parent / "stories").glob("*.story"))


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_a_story_comes_true(path: Path) -> None:
    try:
        told = script.run(path)
    except WrongLine as wrong:
        pytest.fail(str(wrong), pytrace=False)
    assert told.state.entries
