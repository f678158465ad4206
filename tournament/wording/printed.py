"""Cells of a printout to words."""

from tournament.language import gettext as _
from tournament.names import HOUR, MINUTE
from tournament.reports.page import POINT, Cell, Column, Kind, Page
from tournament.wording.values import amount, chips, decimals, iso_day, isolated, ordinal_place, time_of_day


def shown(cell: Cell, column: Column, page: Page) -> str:
    """What people read in that cell, without its note; empty where there is nothing to say."""
    if cell.value == 0 and not column.zero:
        return ""
    return of_kind(cell, column.kind, page, column.decimals)


def of_kind(cell: Cell, kind: Kind, page: Page, places: int = 0) -> str:
    """The same of a value that stands in no column."""
    value = cell.value
    if value is None:
        return ""
    if isinstance(value, tuple):
        return ", ".join(map(isolated, value))
    if isinstance(value, str):
        return iso_day(value) if kind is Kind.DAY else value
    return _number(value, kind, page, places, tied=cell.tied)


def _number(value: int, kind: Kind, page: Page, places: int, *, tied: bool) -> str:
    match kind:
        case Kind.MONEY:
            return amount(value, page.currency)
        case Kind.CHIPS:
            return chips(value)
        case Kind.PLACE:
            return ordinal_place(value, tied=tied)
        case Kind.POINTS:
            return points(value, places)
        case Kind.PERCENT:
            return _("{number} %").format(number=decimals(value / 100, places))
        case Kind.TIME:
            return time_of_day(value, utc=page.utc)
        case Kind.LENGTH:
            return f"{value // HOUR}:{value % HOUR // MINUTE:02}"
        case _:
            return str(value)


def points(value: int, places: int) -> str:
    """Points with so many decimals, as the language writes numbers: 98.0."""
    return decimals(value / POINT, places)
