"""A page as PDF, to be printed: without Qt, so that the console can too."""

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import pairwise

from templates.paper.blocks import Block, beside, paginated
from templates.paper.charts import chart_blocks
from templates.paper.ink import MUTED, Ink
from templates.paper.parts import fact_blocks, foot_blocks, heading, listing_blocks, slip_blocks, word_blocks
from templates.paper.tables import table_blocks
from tournament import wording
from tournament.club.house_style import PLAIN, HouseStyle
from tournament.language import code
from tournament.language import gettext as _
from tournament.names import SECOND
from tournament.reports.page import Chart, Listing, Page, Part, Slips, Table, Words

SIDE, TOP, BOTTOM = 40.0, 38.0, 46.0
"""Points around what is printed."""

BETWEEN = 18.0
"""Points between tables that stand side by side."""

_FOOT = 8.0
_LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)
"""When pages were made that have no day; the same page is always the same file."""


def pdf_file(page: Page, style: HouseStyle = PLAIN, paper: str = "a4") -> bytes:
    """The page on that paper, each sheet with its number; no row and no slip is cut in two, no sheet is empty.

    Args:
        page: what to print; across where it is `wide`.
        style: the club's name, colour and logo; a style sheet is for web pages and says nothing here.
        paper: `a4` or `letter`.
    """
    with Ink(paper=paper, across=page.wide) as ink:
        print_page(ink, page, style)
        return ink.finished()


def print_page(ink: Ink, page: Page, style: HouseStyle = PLAIN) -> int:
    """Lay the page out and put it on as many sheets of the ink's document as it needs; how many these are."""
    pdf = ink.pdf
    pdf.set_title(f"{page.title}: {page.heading}")
    pdf.set_lang(code())
    pdf.set_creator("Final Table")
    pdf.set_creation_date(_LONG_AGO if page.day is None else datetime.fromtimestamp(page.day // SECOND, UTC))
    width = ink.width - 2 * SIDE
    blocks = [heading(ink, page, style, SIDE, width), *fact_blocks(ink, page, SIDE, width)]
    for group in _groups(page.parts):
        blocks += _blocks(ink, page, group, style, width)
    blocks += foot_blocks(ink, page.foot, SIDE, width)
    sheets = paginated(blocks, TOP, ink.height - BOTTOM)
    for number, sheet in enumerate(sheets, start=1):
        pdf.add_page()
        for placed in sheet:
            placed.block.draw(ink, placed.top)
        _number(ink, page, number, len(sheets))
    return len(sheets)


def _groups(parts: tuple[Part, ...]) -> Iterator[tuple[Part, ...]]:
    """The parts one by one, tables that stand beside each other two by two."""
    taken = False
    for part, following in pairwise((*parts, None)):
        if taken or part is None:
            taken = False
        elif isinstance(part, Table) and isinstance(following, Table) and following.beside:
            taken = True
            yield part, following
        else:
            yield (part,)


def _blocks(ink: Ink, page: Page, group: tuple[Part, ...], style: HouseStyle, width: float) -> list[Block]:
    first, *more = group
    if isinstance(first, Table) and more and isinstance(more[0], Table):
        half = (width - BETWEEN) / 2
        left = table_blocks(ink, page, first, SIDE, half)
        right = table_blocks(ink, page, more[0], SIDE + half + BETWEEN, half)
        return beside(left, right)
    match first:
        case Table():
            return list(table_blocks(ink, page, first, SIDE, width))
        case Slips():
            return list(slip_blocks(ink, first, SIDE, width))
        case Words():
            return list(word_blocks(ink, first, SIDE, width))
        case Listing():
            return list(listing_blocks(ink, first, SIDE, width))
        case Chart():
            return list(chart_blocks(ink, page, first, style.colour, SIDE, width))


def _number(ink: Ink, page: Page, number: int, total: int) -> None:
    """At the foot of a sheet: what it belongs to, and which of how many it is."""
    y = ink.height - BOTTOM + 16
    said = _("page {number} of {total}").format(number=number, total=total)
    room = ink.width - 2 * SIDE - ink.measure(said, _FOOT) - 16
    about = f"{page.title} · {page.heading}"
    if page.day is not None:
        about = f"{about} · {wording.day(page.day, utc=page.utc)}"
    ink.text(SIDE, y, ink.cut(about, room, _FOOT), _FOOT, colour=MUTED)
    ink.text(ink.width - SIDE, y, said, _FOOT, colour=MUTED, right=True)
