"""What holds of every page, and of every report of every evening."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from tournament.history import Stored
from tournament.names import Cents
from tournament.reports import charts
from tournament.reports.catalogue import EVENING
from tournament.reports.page import Chart, Column, Kind, Page, Slips, Table
from tournament.reports.standings import standings
from tournament.standings import payouts, persons
from tournament.state import Tournament
from tournament.wording.printed import of_kind, shown

KEY = re.compile("[a-z][a-z0-9_]*")
WHOLE = frozenset(Kind) - {Kind.TEXT, Kind.NAME, Kind.NAMES, Kind.DAY}


def column(table: Table, key: str) -> list[object]:
    """What stands below that heading."""
    place = [each.key for each in table.columns].index(key)
    return [row.cells[place].value for row in table.rows]


def rows(table: Table, *keys: str) -> list[tuple[object, ...]]:
    """The rows, cut to these columns."""
    return list(zip(*(column(table, key) for key in keys), strict=True))


def notes(table: Table, key: str) -> list[str]:
    place = [each.key for each in table.columns].index(key)
    return [row.cells[place].note for row in table.rows]


def table_of(page: Page, key: str) -> Table:
    """The table of that key that people see."""
    return next(part for part in page.parts if isinstance(part, Table) and part.key == key)


def read(page: Page, key: str = "") -> list[list[str]]:
    """What people read in its first table, or in that one, below the headings that they see."""
    table = table_of(page, key) if key else next(part for part in page.parts if isinstance(part, Table))
    return [
        [shown(cell, each, page) for cell, each in zip(row.cells, table.columns, strict=True) if each.shown]
        for row in table.rows
    ]


def check_page(page: Page) -> None:
    """Each row has a cell for each column, keys are unique and plain, every value can be shown."""
    for fact in (*page.facts, *page.more):
        assert KEY.fullmatch(fact.key)
        of_kind(fact.cell, fact.kind, page)
    assert len({fact.key for fact in (*page.facts, *page.more)}) == len(page.facts) + len(page.more)
    for table in _tables(page):
        check_table(table, page)
    for part in page.parts:
        if isinstance(part, Chart):
            check_chart(part)
        elif isinstance(part, Slips):
            assert part.slips or part.empty
            assert all(slip.name for slip in part.slips)


def check_table(table: Table, page: Page) -> None:
    keys = [each.key for each in table.columns]
    assert len(set(keys)) == len(keys)
    assert all(KEY.fullmatch(key) for key in (table.key, *keys))
    assert table.caption
    assert all(each.heading for each in table.columns)
    assert sum(each.lead for each in table.columns) <= 1
    for row in (*table.rows, *([table.total] if table.total else [])):
        assert len(row.cells) == len(table.columns)
        for cell, each in zip(row.cells, table.columns, strict=True):
            check_value(cell.value, each)
            shown(cell, each, page)


def check_value(value: object, column: Column) -> None:
    if column.kind is Kind.NAMES:
        assert value is None or (isinstance(value, tuple) and value), "no names are None"
    elif column.kind in {Kind.MONEY, Kind.CHIPS, Kind.PLACE, Kind.POINTS, Kind.PERCENT, Kind.TIME}:
        assert value is None or (isinstance(value, int) and not isinstance(value, bool))
    elif column.kind in {Kind.TEXT, Kind.NAME, Kind.DAY}:
        assert value is None or isinstance(value, str)


def check_chart(chart: Chart) -> None:
    assert chart.says
    assert chart.series
    for line in chart.series:
        assert 1 < len(line.points) <= charts.MOST_POINTS
        assert [x for x, _y in line.points] == sorted(x for x, _y in line.points)
        assert all(y >= 0 for _x, y in line.points)


def check_reports(state: Tournament, log: Iterable[Stored]) -> None:
    """Every report of the evening can be made; nobody is left out; money adds up."""
    pages = {report.name: report.make(state, state.last) for report in EVENING}
    for name, page in pages.items():
        assert page.name == name
        assert page.title == state.setup.name
        check_page(page)
    check_page(standings(state, log=log))
    _check_people(state, pages)
    _check_money(state, pages)


def _check_people(state: Tournament, pages: dict[str, Page]) -> None:
    named = Counter(mine[-1].shown_name for mine in persons(state))
    table = pages["standings"].table
    assert table is not None
    assert Counter(column(table, "name")) == named
    inside = Counter(entry.shown_name for entry in state.left)
    seats = pages["seats"].table
    assert seats is not None
    assert Counter(column(seats, "name")) == inside
    seating = pages["seating"].flat
    assert seating is not None
    if state.tables:
        assert Counter(column(seating, "name")) == inside
    guests = Counter(column(table_of(pages["sign-in"], "guests"), "name"))
    assert all(guests[name] == 1 for name in named)


def _check_money(state: Tournament, pages: dict[str, Page]) -> None:
    pool = table_of(pages["prizes"], "pool")
    assert _sum(column(pool, "amount")) == state.pool
    flat = pages["prizes"].flat
    assert flat is not None
    paid = sum(payouts(state))
    assert paid == state.pool or state.payouts.places == 0 or not state.entered
    assert _sum(column(flat, "prize")) == paid
    if state.finished is not None:
        table = pages["standings"].table
        assert table is not None
        assert _sum(column(table, "prize")) == paid
    for key in ("incoming", "outgoing"):
        side = table_of(pages["cash"], key)
        assert side.total is not None
        assert side.total.cells[1].value == _sum(column(side, "amount"))


def _sum(values: list[object]) -> Cents:
    return sum(value for value in values if isinstance(value, int))


def _tables(page: Page) -> Iterator[Table]:
    yield from (part for part in page.parts if isinstance(part, Table))
    if page.flat is not None:
        yield page.flat
