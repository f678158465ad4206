"""Pages: HTML in one file each, style inside, so that they can be mailed and printed."""

from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from tournament import language, wording
from tournament.reports import CashReport, StandingsReport
from tournament.slips import SlipsReport
from tournament.wording import cash as cash_words
from tournament.wording import deals, prizes
from tournament.wording.receipts import slip_lines

PAGES = Path(__file__).parent / "pages"


@cache
def _environment() -> Environment:
    """Strict: a misspelt name is an error, never an empty cell; every value is escaped."""
    environment = Environment(
        loader=FileSystemLoader(PAGES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        extensions=["jinja2.ext.i18n"],
    )
    environment.install_gettext_callables(  # type: ignore[attr-defined]
        language.gettext, language.ngettext, newstyle=True
    )
    environment.filters["chips"] = wording.chips
    environment.filters["amount"] = wording.amount
    environment.filters["day"] = wording.day
    environment.filters["time_of_day"] = wording.time_of_day
    environment.filters["list_of"] = wording.list_of
    environment.globals["place"] = wording.ordinal_place
    environment.globals["out_by"] = wording.out_by
    environment.globals["deal"] = deals.made
    environment.globals["certain"] = deals.certain
    environment.globals["thing_won"] = prizes.thing
    environment.globals["style"] = _style
    return environment


def _style() -> Markup:
    """The style sheet, to stand inside the page; it is ours and needs no escaping."""
    return Markup((PAGES / "style.css").read_text(encoding="utf-8"))  # noqa: S704


def standings_page(report: StandingsReport) -> str:
    """The standings, now or final, as one HTML page."""
    page = _environment().get_template("standings.html")
    return page.render(report=report, language=language.code())


def cash_page(report: CashReport) -> str:
    """The cash sheet as one HTML page."""
    page = _environment().get_template("cash.html")
    return page.render(report=report, words=cash_words, language=language.code())


def slips_page(report: SlipsReport) -> str:
    """The payout slips as one HTML page to print and cut."""
    page = _environment().get_template("slips.html")
    return page.render(report=report, lines=slip_lines, language=language.code())
