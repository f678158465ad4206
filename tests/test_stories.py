"""Whole evenings as text: every line of every story holds, and every report of it can be made."""

from pathlib import Path

import pytest

from console import script
from console.stories.telling import WrongLine
from tests.templates.sheets.round_trip import check_files
from tests.tournament.reports.checks import check_reports
from tournament.reports.catalogue import EVENING

STORIES = sorted((Path(__file__).parent / "stories").glob("*.story"))


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_a_story_comes_true(path: Path) -> None:
    try:
        told = script.run(path)
    except WrongLine as wrong:
        pytest.fail(str(wrong), pytrace=False)
    assert told.state.entries
    check_reports(told.state, told.here.steps)
    check_files(*(report.make(told.state, told.state.last) for report in EVENING))
