"""Pages as a workbook: a sheet each, numbers as numbers, days and times as such."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from decimal import Decimal
from io import BytesIO
from typing import TYPE_CHECKING, Any
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from babel import Locale
from babel.numbers import get_currency_symbol

from templates.sheets.cells import PERCENT, amount
from tournament.language import code
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.reports.page import POINT, Cell, Column, Kind, Listing, Mark, Page, Row, Slips, Table, Words
from tournament.sales.money import PLAY, minor_digits
from tournament.wording.printed import of_kind
from tournament.wording.values import moment

if TYPE_CHECKING:
    from openpyxl import Workbook

LONGEST_SHEET_NAME = 31
WIDEST = 60
"""Characters of the widest column; longer texts are wrapped."""

_NO_SHEET_NAME = re.compile(r"[\[\]:*?/\\\x00-\x1f]")
_UNWRITABLE = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
"""What XML has no way to say."""

_MODIFIED = re.compile(rb"(<dcterms:(created|modified)[^>]*>)[^<]*")
_LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The earliest day of a ZIP; the same pages are always the same bytes."""

_FORMULAS = frozenset("=+-@\t\r")
_TYPEFACE = "Calibri"
"""What the other cells have; a font without a name is another one in some programs."""
_HEAD_FILL, _PAID_FILL, _RULE, _BRASS, _MUTED = "F3F2EC", "FBF4E2", "DDDCD2", "C99A2E", "5A675F"


def xlsx_file(pages: Sequence[Page]) -> bytes:
    """A workbook with a sheet for each of these pages, or for each of its tables where no flat one stands for them.

    What people do not see of a page is there in hidden columns.
    """
    from openpyxl import Workbook  # slow; only who writes a workbook waits for it
    from openpyxl.writer.excel import ExcelWriter

    book = Workbook(write_only=True)
    names: set[str] = set()
    for page in pages:
        for caption, table in _sheets(page):
            _add(book, page, table, _sheet_name(caption, names))
    if not names:
        book.create_sheet(_sheet_name(_("Empty"), names))
    written = BytesIO()
    with ZipFile(written, "w", ZIP_STORED) as archive:  # packed once, below
        ExcelWriter(book, archive).save()
    return _always_the_same(written.getvalue())


def _sheets(page: Page) -> Iterator[tuple[str, Table]]:
    """The tables of a page, each with the words that name its sheet: the report's where one holds all of it."""
    if page.flat is not None:
        yield page.heading, page.flat
        return
    tables = [part for part in page.parts if isinstance(part, Table)]
    for table in tables:
        yield table.caption or page.heading, table
    if not tables and (lines := tuple(_lines(page))):
        yield page.heading, Table(page.name, page.heading, (Column("line", page.heading),), lines)


def _lines(page: Page) -> Iterator[Row]:
    """What a page without any table says, a row for each line."""
    for part in page.parts:
        match part:
            case Slips():
                for slip in part.slips:
                    pairs = (*slip.lines, *((slip.total,) if slip.total else ()))
                    said = (slip.name, slip.about, slip.large, *(" ".join(pair) for pair in pairs))
                    yield Row((Cell(" · ".join(filter(None, said))),))
            case Words():
                yield from (Row((Cell(text),)) for text in (part.heading, *part.paragraphs) if text)
            case Listing():
                yield Row((Cell(part.heading),), frozenset({Mark.HEAD}))
                yield from (Row((Cell(line),)) for line in part.text.splitlines())
            case _:
                pass


def _sheet_name(caption: str, taken: set[str]) -> str:
    """The caption without what no sheet may be called; counted up where another one has it (Excel ignores case)."""
    stem = " ".join(_NO_SHEET_NAME.sub(" ", clean(caption)).split()).strip("' ")
    stem = stem[:1].upper() + stem[1:] or _("Sheet")
    if stem.casefold() == "history":  # Excel keeps this one for itself
        stem += "_"
    name, number = stem[:LONGEST_SHEET_NAME].rstrip("' "), 1
    while name.casefold() in taken:
        number += 1
        ending = f" ({number})"
        name = stem[: LONGEST_SHEET_NAME - len(ending)] + ending
    taken.add(name.casefold())
    return name


def clean(text: str) -> str:
    """The text without characters that no workbook can hold; a mark stands for each."""
    return _UNWRITABLE.sub("\N{REPLACEMENT CHARACTER}", text)


# One sheet ------------------------------------------------------------------------------------------------------------


def _add(book: "Workbook", page: Page, table: Table, name: str) -> None:
    from openpyxl.utils import get_column_letter

    sheet: Any = book.create_sheet(name)
    noted = any(cell.note for row in table.rows for cell in row.cells)
    count = len(table.columns) + noted
    sheet.freeze_panes = "A2"
    for number, (column, width) in enumerate(zip(table.columns, _widths(page, table), strict=True), start=1):
        dimension = sheet.column_dimensions[get_column_letter(number)]
        dimension.width, dimension.hidden = width, not column.shown
    if noted:
        sheet.column_dimensions[get_column_letter(count)].width = WIDEST // 2
    if table.sortable and table.rows:
        sheet.auto_filter.ref = f"A1:{get_column_letter(count)}{len(table.rows) + 1}"
    _to_print(sheet, page)
    looks = _Looks(sheet, page)
    # Not "Note": a list of people has its notes under that heading.
    headings = [column.heading or column.key for column in table.columns] + [_("More")] * noted
    kinds = [column.kind for column in table.columns] + [Kind.TEXT] * noted
    sheet.append([looks.heading(text, kind) for text, kind in zip(headings, kinds, strict=True)])
    total = (replace(table.total, marks=table.total.marks | {Mark.HEAD}),) if table.total else ()
    for row in (*table.rows, *total):
        cells = [looks.cell(cell, column, row.marks) for cell, column in zip(row.cells, table.columns, strict=True)]
        if noted:
            note = "; ".join(cell.note for cell in row.cells if cell.note)
            cells.append(looks.cell(Cell(note or None), Column("note", ""), row.marks))
        sheet.append(cells)


def _to_print(sheet: Any, page: Page) -> None:
    """One page wide, the heading on every page, its number at the foot."""
    sheet.sheet_properties.pageSetUpPr.fitToPage = True
    sheet.page_setup.fitToWidth, sheet.page_setup.fitToHeight = 1, 0
    sheet.page_setup.orientation = "landscape" if page.wide else "portrait"
    sheet.print_title_rows = "1:1"
    sheet.oddHeader.center.text = clean(f"{page.title} – {page.heading}")[:200].replace("&", "&&")
    sheet.oddFooter.center.text = "&P / &N"


def _widths(page: Page, table: Table) -> Iterator[float]:
    """In characters; a filter's arrow stands beside the heading."""
    for number, column in enumerate(table.columns):
        seen = table.rows if column.shown else ()
        longest = max((len(_said(row.cells[number], column, page)) for row in seen), default=0)
        yield min(max(longest, len(column.heading or column.key) + 3) + 3, WIDEST)


def _said(cell: Cell, column: Column, page: Page) -> str:
    return of_kind(cell, column.kind, page, column.decimals)


class _Looks:
    """The cells of one sheet, each with the looks of its kind; every look is made once and shared."""

    def __init__(self, sheet: Any, page: Page) -> None:
        self._sheet = sheet
        self._page = page
        self._made: dict[tuple[object, ...], Any] = {}
        self._money = money_format(page.currency) if page.currency else "0"

    def heading(self, text: str, kind: Kind) -> Any:
        """Bold above its column, on the side where that has its values."""
        return self._written(clean(text), "", frozenset({Mark.HEAD}), left=not kind.is_number)

    def cell(self, cell: Cell, column: Column, marks: frozenset[Mark]) -> Any:
        """The value as what it is: a number, a time, or text, also where it looks like a formula.

        None: nothing, where nobody would see its looks either.
        """
        value, form = self._valued(cell, column)
        if value is None and not column.shown:
            return None
        if form and not column.zero:
            form = f"{form};-{form};"  # nothing for 0
        return self._written(value, form, marks, left=not column.kind.is_number)

    def _valued(self, cell: Cell, column: Column) -> tuple[Any, str]:
        value = cell.value
        if value in (None, "", ()):
            return None, ""
        if isinstance(value, tuple):
            return clean(", ".join(value)), ""
        if isinstance(value, str):
            return (date.fromisoformat(value), "yyyy-mm-dd") if column.kind is Kind.DAY else (clean(value), "")
        match column.kind:
            case Kind.MONEY:
                return amount(value, self._page.currency), self._money
            case Kind.POINTS:
                return Decimal(value) / POINT, _decimals(column)
            case Kind.PERCENT:
                return Decimal(value) / (100 * PERCENT), f"{_decimals(column, '0')}%"
            case Kind.TIME:
                return _in_its_zone(value, self._page), "yyyy-mm-dd hh:mm"
            case Kind.LENGTH:
                return timedelta(milliseconds=value), "[h]:mm"
            case Kind.CHIPS:
                return value, "#,##0"
            case Kind.PLACE:
                return value, '0" ="' if cell.tied else "0"
            case _:
                return value, "0"

    def _written(self, value: Any, form: str, marks: frozenset[Mark], *, left: bool) -> Any:
        from openpyxl.cell import WriteOnlyCell

        made: Any = WriteOnlyCell(self._sheet, value)
        formula = isinstance(value, str) and value[:1] in _FORMULAS
        if isinstance(value, str):
            made.data_type = "s"  # never a formula, never an error value
        look = (form, marks, left, formula)
        if look not in self._made:
            self._dress(made, form, marks, left=left)
            made.quotePrefix = formula  # so that it stays text when somebody edits the cell
            self._made[look] = made._style
        made._style = self._made[look]
        return made

    @staticmethod
    def _dress(made: Any, form: str, marks: frozenset[Mark], *, left: bool) -> None:
        from openpyxl.styles import Alignment, Border, Font, PatternFill, Side

        side, room = (None, 0) if left else ("right", 1)  # a number keeps off the words beside it
        made.alignment = Alignment(horizontal=side, indent=room, vertical="top", wrap_text=left)
        if form:
            made.number_format = form
        if not marks.isdisjoint({Mark.FIRST, Mark.HEAD}):
            made.font = Font(_TYPEFACE, 11, bold=True)
        elif Mark.QUIET in marks:
            made.font = Font(_TYPEFACE, 11, color=_MUTED)
        if Mark.HEAD in marks:
            made.fill = PatternFill("solid", fgColor=_HEAD_FILL)
        elif not marks.isdisjoint({Mark.FIRST, Mark.PAID, Mark.LAST_PAID}):
            made.fill = PatternFill("solid", fgColor=_PAID_FILL)
        made.border = Border(
            bottom=Side("double", color=_BRASS) if Mark.LAST_PAID in marks else Side("thin", color=_RULE)
        )


def money_format(currency: str) -> str:
    """How a workbook shows amounts of that currency: its sign where the language has it, its decimals."""
    digits = minor_digits(currency)
    number = "#,##0" + ("." + "0" * digits if digits else "")
    if currency == PLAY:
        return number
    sign = get_currency_symbol(currency, locale=code()).replace('"', "")
    pattern = Locale.parse(code()).currency_formats["standard"].pattern.split(";")[0]
    before, _sign, _after = pattern.partition("¤")
    gap = '" "' if any(letter.isspace() for letter in pattern) else ""
    return f"{number}{gap}[${sign}]" if any(letter in before for letter in "#0") else f"[${sign}]{gap}{number}"


def _decimals(column: Column, whole: str = "#,##0") -> str:
    return whole + ("." + "0" * column.decimals if column.decimals else "")


def _in_its_zone(at: Instant, page: Page) -> datetime:
    """As people read it on the page; workbooks know no zones."""
    return moment(at, utc=page.utc).replace(tzinfo=None)


def _always_the_same(data: bytes) -> bytes:
    """The same workbook without the time at which it was written."""
    written = BytesIO()
    with ZipFile(BytesIO(data)) as source, ZipFile(written, "w", ZIP_DEFLATED) as target:
        for name in source.namelist():
            content = source.read(name)
            if name == "docProps/core.xml":
                content = _MODIFIED.sub(rb"\g<1>1980-01-01T00:00:00Z", content)
            entry = ZipInfo(name, _LONG_AGO)
            entry.compress_type = ZIP_DEFLATED
            target.writestr(entry, content)
    return written.getvalue()
