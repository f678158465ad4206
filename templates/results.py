"""The files in which a tournament leaves the house."""

from collections.abc import Iterable, Mapping

from templates.hands import hands_phhs
from templates.render import cash_page, standings_page
from templates.sheets import cash_csv, results_json, standings_csv
from tournament.reports import CashReport, StandingsReport

FILES = ("standings.html", "standings.csv", "cash.html", "cash.csv", "hands.phhs", "results.json")


def result_files(standings: StandingsReport, cash: CashReport, hands: Iterable[str]) -> Mapping[str, bytes]:
    """By file name: page and sheet of the standings and of the money, every hand's text in order, and the results.

    Where no hand was dealt there is no file of them.
    """
    contents = (
        standings_page(standings).encode(),
        standings_csv(standings),
        cash_page(cash).encode(),
        cash_csv(cash),
        hands_phhs(hands),
        results_json(standings),
    )
    return {name: content for name, content in zip(FILES, contents, strict=True) if content}
