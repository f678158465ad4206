"""Every report of an evening of nobody, of one, of two and of fifteen hundred is a page that any browser reads."""

import pytest

from templates.web import html
from tests.fakes import Night
from tests.templates.sheets.test_sheets import NASTY
from tests.templates.web.reading import parsed
from tests.tournament.nights import HEAD, bust, re_enter, selling
from tests.tournament.reports.checks import check_reports
from tournament.reports.catalogue import EVENING

NAMES = (*NASTY, *(f"Player {number:04}" for number in range(1_500)))


def played(entries: int) -> Night:
    """So many have entered; of many, seats are drawn, some are out and one is in again."""
    night = Night(selling(bounty=HEAD))
    if entries:
        night.enter(*NAMES[:entries])
    if entries > 1:
        night.draw().start()
    if entries > 2:
        for name in NAMES[:20]:
            bust(night, name)
        re_enter(night, NAMES[0])
    return night


@pytest.mark.parametrize("entries", [0, 1, 2, 1_500])
def test_every_report_is_well_formed_below_a_megabyte_and_has_everybody(entries: int) -> None:
    night = played(entries)
    state = night.evening.state
    check_reports(state, night.evening.steps)
    for report in EVENING:
        page = html.page(report.make(state, night.clock()))
        assert len(page.encode()) < 1_000_000, report.name
        if entries > 2 and report.name != "standings":
            continue  # more of the same, which a strict parser takes seconds for
        said = "".join(parsed(page).itertext())
        assert report.name != "standings" or all(name in said for name in NAMES[:entries])
