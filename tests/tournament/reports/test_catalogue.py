"""The reports of an evening by name; evenings of nobody and of one."""

from dataclasses import replace

from tests.fakes import Night, created
from tests.tournament.nights import night_of
from tests.tournament.reports.checks import check_reports
from tournament.reports.catalogue import EVENING, of_name
from tournament.sales.money import PLAY

NAMES = (
    "standings", "prizes", "seating", "seats", "structure", "cash", "receipts", "payout-slips", "seat-slips", "sign-in",
)  # fmt: skip


def test_every_report_is_found_by_its_name_and_has_a_title() -> None:
    assert [report.name for report in EVENING] == list(NAMES)
    assert all(of_name(name) is report for name, report in zip(NAMES, EVENING, strict=True))
    assert of_name("hands") is None, "hands are no part of the state"
    assert of_name("nothing") is None
    assert len({report.title() for report in EVENING}) == len(NAMES)


def test_evenings_of_nobody_of_one_and_of_two_have_every_report() -> None:
    for night in (
        Night(),
        Night().enter("Anna"),
        Night(created(buy_in=0)).enter("Anna"),
        Night(replace(created(), currency="JPY")).enter("Anna", "Boris"),
        night_of(replace(created(seed=5), currency=PLAY), "Anna", "Boris"),
    ):
        check_reports(night.evening.state, night.evening.steps)
