"""Printouts as HTML: one file each, style, pictures and script inside, to be mailed, published and printed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import quote

from jinja2 import Environment, FileSystemLoader, StrictUndefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup, escape

from templates.web.dress import Look, look, policy
from tournament import language, wording
from tournament.club.house_style import PLAIN, HouseStyle
from tournament.reports.page import (
    Cell,
    Chart,
    Column,
    Fact,
    Kind,
    Listing,
    Mark,
    Page,
    Part,
    Row,
    Slips,
    Table,
    Words,
)
from tournament.wording.printed import of_kind, shown

PAGES = Path(__file__).parent / "pages"

MOST_TOGETHER = 12
"""So many rows below a caption stay together on paper: a table of players does."""


@dataclass(frozen=True, slots=True)
class Link:
    """A file beside the index: its name, what it is called, and a line about it."""

    href: str
    words: str
    about: str = ""


def page(page: Page, style: HouseStyle = PLAIN, *, refresh: int | None = None) -> str:
    """A printout as one HTML file that asks nobody for anything and works without JavaScript.

    Every word of it is text, whoever wrote it. Where JavaScript runs, tables can be sorted by their headings.
    `refresh`: a published page is loaded anew after so many seconds.
    """
    script = _file("sort.js") if any(map(_can_be_sorted, page.parts)) else ""
    return _rendered(
        "page.html",
        look(style, _file("style.css"), wide=page.wide),
        script,
        page=page,
        groups=list(_groups(page.parts)),
        colour=style.colour,
        title=page.title,
        name=f"{page.title}: {page.heading}",
        wide=page.wide,
        refresh=refresh,
    )


def index(title: str, links: Sequence[Link], style: HouseStyle = PLAIN, *, refresh: int | None = None) -> str:
    """The page that leads to the others in a folder; `refresh` as of `page`."""
    dressed = look(style, _file("style.css"))
    return _rendered("index.html", dressed, "", links=links, title=title, name=title, wide=False, refresh=refresh)


def _rendered(template: str, dressed: Look, script: str, **values: object) -> str:
    return (
        _environment()
        .get_template(template)
        .render(
            look=dressed,
            policy=policy(dressed, script),
            script=Markup(script),  # noqa: S704
            language=language.code(),
            **values,
        )
    )


@cache
def _file(name: str) -> str:
    """A file of ours as it stands inside a page, where it needs no escaping."""
    return (PAGES / name).read_text(encoding="utf-8")


@cache
def _environment() -> Environment:
    """Strict: a misspelt name is an error, never an empty cell; every value is escaped."""
    environment = Environment(
        loader=FileSystemLoader(PAGES),
        autoescape=True,
        auto_reload=False,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        extensions=["jinja2.ext.i18n"],
    )
    environment.install_gettext_callables(  # type: ignore[attr-defined]
        language.gettext, language.ngettext, newstyle=True
    )
    environment.tests |= {each.__name__.lower(): _is_a(each) for each in (Table, Slips, Words, Listing)} | {
        "sortable": _can_be_sorted,
        "whole": _is_small,
    }
    environment.filters |= {
        "day": wording.day,
        "place": quote,
        "headings": _headings,
        "cells": _cells,
        "marks": _marks,
        "fact_words": _fact_words,
        "drawn": _drawn,
    }
    return environment


def _is_a(kind: type) -> Callable[[object], bool]:
    return lambda part: isinstance(part, kind)


def _can_be_sorted(part: object) -> bool:
    return isinstance(part, Table) and part.sortable and len(part.rows) > 1


def _is_small(part: object) -> bool:
    """Whether it is a table below its own caption that should not be cut in two on paper."""
    return isinstance(part, Table) and part.captioned and len(part.rows) <= MOST_TOGETHER


def _groups(parts: Sequence[Part]) -> Iterator[tuple[Part, ...]]:
    """The parts one by one, but tables that stand beside each other two by two."""
    waiting: tuple[Part, ...] = ()
    for part in parts:
        beside = isinstance(part, Table) and part.beside
        if len(waiting) == 1 and isinstance(waiting[0], Table) and beside:
            yield (*waiting, part)
            waiting = ()
            continue
        if waiting:
            yield waiting
        waiting = (part,)
    if waiting:
        yield waiting


_OTHERS_WORDS = frozenset({Kind.NAME, Kind.NAMES})


@dataclass(frozen=True, slots=True)
class _Heading:
    """A column that people see, with what its cells have in common.

    Attributes:
        look: its classes as an attribute; `opened`, `closed`: what stands before and behind a cell.
        sort: `number` or `text`; `counted`: whether cells say their number where their words do not.
    """

    column: Column
    at: int
    look: Markup
    opened: Markup
    closed: Markup
    sort: str
    counted: bool


def _headings(table: Table) -> list[_Heading]:
    return [_heading(column, at, table) for at, column in enumerate(table.columns) if column.shown]


def _heading(column: Column, at: int, table: Table) -> _Heading:
    is_number = column.kind.is_number
    ours = column.kind is Kind.TEXT and not column.blank
    known = (("n", is_number), ("t", ours), ("s", column.spare), ("b", column.blank))
    classes = [name for name, worn in known if worn]
    look = Markup(f' class="{" ".join(classes)}"' if classes else "")  # noqa: S704
    tag, scope = ("th", ' scope="row"') if column.lead else ("td", "")
    return _Heading(
        column=column,
        at=at,
        look=look,
        opened=Markup(f"<{tag}{scope}{look}"),  # noqa: S704
        closed=Markup(f"</{tag}>"),  # noqa: S704
        sort="number" if is_number else "text",
        counted=is_number and _can_be_sorted(table),
    )


@pass_context
def _cells(context: Context, row: Row, headings: Sequence[_Heading]) -> Iterator[tuple[_Heading, str, int | None, str]]:
    """Of each cell its heading, its words, the number to sort it by where they are another, and its note."""
    page = context["page"]
    for heading in headings:
        cell = row.cells[heading.at]
        words = _words(cell, heading.column.kind, shown(cell, heading.column, page))
        said = words + cell.note
        value = cell.value if heading.counted and isinstance(cell.value, int) else None
        yield heading, words, None if said in ("", str(value)) else value, cell.note


@pass_context
def _fact_words(context: Context, fact: Fact) -> str:
    return _words(fact.cell, fact.kind, of_kind(fact.cell, fact.kind, context["page"]))


def _words(cell: Cell, kind: Kind, said: str) -> str:
    """What people read, with names kept apart from what stands beside them."""
    if kind not in _OTHERS_WORDS or not said:
        return said
    names = cell.value if isinstance(cell.value, tuple) else (said,)
    return Markup(", ".join(f"<bdi>{escape(name)}</bdi>" for name in names))  # noqa: S704


def _marks(row: Row) -> Markup:
    """The classes of a row as an attribute."""
    classes = " ".join(mark.value.replace("_", "-") for mark in Mark if mark in row.marks)
    return Markup(f' class="{classes}"' if classes else "")  # noqa: S704


@pass_context
def _drawn(context: Context, chart: Chart) -> Markup:
    """The chart as a drawing; empty where it has no points."""
    from templates.web import charts  # pygal is loaded only where something is drawn

    number = context["page"].parts.index(chart)
    return charts.svg(chart, context["page"], f"chart-{number}", context["colour"])
