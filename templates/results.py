"""The four files in which a tournament leaves the house."""

from collections.abc import Iterable, Mapping

from templates.hands import hands_phhs
from templates.render import standings_page
from templates.sheets import results_json, standings_csv
from tournament.reports import StandingsReport

FILES = ("standings.html", "standings.csv", "hands.phhs", "results.json")


def result_files(report: StandingsReport, hands: Iterable[str]) -> Mapping[str, bytes]:
    """By file name: the page, the sheet, every hand's text in order, and the results."""
    contents = (
        standings_page(report).encode(),
        standings_csv(report),
        hands_phhs(hands),
        results_json(report),
    )
    return dict(zip(FILES, contents, strict=True))
