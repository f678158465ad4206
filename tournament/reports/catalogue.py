"""The reports of an evening, by the names that their files have."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tournament.history import Stored
from tournament.language import gettext as _
from tournament.names import Instant, TableNo
from tournament.reports.cash import cash
from tournament.reports.page import Page
from tournament.reports.payout_slips import payout_slips
from tournament.reports.prizes import prizes
from tournament.reports.receipts import receipts
from tournament.reports.seat_slips import seat_slips
from tournament.reports.seating import seating, seats
from tournament.reports.sign_in import sign_in
from tournament.reports.standings import standings
from tournament.reports.structure import structure
from tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Report:
    """One that the state of an evening says all of.

    Attributes:
        name: its fixed name, which its files have.
        title: what it is called, in the language spoken now.
        make: the page as it is at an instant.
        with_log: the same where the evening's steps, oldest first, let more be said; None: they do not.
        printable: whether it is made to be printed.
        result: whether it says how the evening came out; others are of use while it is played.
    """

    name: str
    title: Callable[[], str]
    make: Callable[[Tournament, Instant], Page]
    printable: bool = True
    result: bool = False
    with_log: Callable[[Tournament, Instant, Iterable[Stored]], Page] | None = None

    def page(self, state: Tournament, at: Instant, log: Iterable[Stored]) -> Page:
        """The page with all that can be known; `log`: the evening's steps, oldest first."""
        return self.make(state, at) if self.with_log is None else self.with_log(state, at, log)


def _standings_drawn(state: Tournament, at: Instant, log: Iterable[Stored]) -> Page:
    return standings(state, at, log=log)


EVENING: tuple[Report, ...] = (
    Report("standings", lambda: _("Standings"), standings, result=True, with_log=_standings_drawn),
    Report("prizes", lambda: _("Prizes"), prizes, result=True),
    Report("seating", lambda: _("Seating by table"), seating),
    Report("seats", lambda: _("Seats by name"), seats),
    Report("structure", lambda: _("Structure"), structure),
    Report("cash", lambda: _("Cash sheet"), cash, result=True),
    Report("receipts", lambda: _("Receipts"), receipts),
    Report("payout-slips", lambda: _("Payout slips"), payout_slips, result=True),
    Report("seat-slips", lambda: _("Seat slips"), seat_slips),
    Report("sign-in", lambda: _("Sign-in sheet"), sign_in),
)
"""In the order in which they are offered."""


@dataclass(frozen=True, slots=True)
class HandReport:
    """One that is made of the hands' texts, which are no part of the state.

    Attributes:
        name, title, printable: as of a `Report`.
        make: the page of these texts (PHH); of one table's alone, where one is given.
    """

    name: str
    title: Callable[[], str]
    make: Callable[[Tournament, Sequence[str], TableNo | None], Page]
    printable: bool = True


def _highlights(state: Tournament, texts: Sequence[str], table: TableNo | None = None) -> Page:
    from tournament.reports.highlights import highlights  # with the odds, which few evenings need

    return highlights(state, texts, table)


def _hands(state: Tournament, texts: Sequence[str], table: TableNo | None = None) -> Page:
    from tournament.reports.hands import hands  # with the reader of hands

    return hands(state, texts, table)


OF_HANDS: tuple[HandReport, ...] = (
    HandReport("highlights", lambda: _("Hands of the evening"), _highlights),
    HandReport("hands", lambda: _("Hands"), _hands, printable=False),
)
"""After those of the evening, in the order in which they are offered."""

_BY_NAME = {report.name: report for report in EVENING}


def of_name(name: str) -> Report | None:
    """The report of that name; None: there is none."""
    return _BY_NAME.get(name)


def of_hands(name: str) -> HandReport | None:
    """The report of hands of that name; None: it is made of the state, or there is none."""
    return next((report for report in OF_HANDS if report.name == name), None)
