"""Any page as HTML: its parts, what sorts and what does not, small files, an index."""

from dataclasses import replace

from templates.web import html
from templates.web.html import PAGES, Link
from tests.templates.web.reading import HTML, parsed, texts
from tournament.club.house_style import HouseStyle
from tournament.reports.page import (
    Cell,
    Column,
    Fact,
    Kind,
    Listing,
    Mark,
    Page,
    Row,
    Slip,
    Slips,
    Table,
    Words,
)

COLUMNS = (
    Column("place", "Place", Kind.PLACE),
    Column("name", "Player", Kind.NAME, lead=True),
    Column("prize", "Prize", Kind.MONEY, zero=False),
    Column("out_by", "Out by", Kind.NAMES, spare=True),
    Column("currency", "Currency", shown=False),
    Column("level", "Level", Kind.NUMBER),
)
ROWS = (
    Row((Cell(1, tied=True), Cell("<b>Ann", "2 entries"), Cell(120_00, "Cup"), Cell(), Cell("EUR"), Cell())),
    Row((Cell(1, tied=True), Cell("עומר 2026"), Cell(0), Cell(("A, B", "Cy")), Cell("EUR"), Cell(12))),
)
TABLE = Table("standings", "Standings", COLUMNS, ROWS, empty="Nobody has entered yet.")
PAGE = Page("standings", "Thursday", "standings so far", currency="EUR", parts=(TABLE,))


def page_of(*parts: Table | Slips | Words | Listing) -> str:
    return html.page(replace(PAGE, parts=parts))


def test_cells_say_what_people_read_and_numbers_that_are_sorted_by() -> None:
    page = html.page(PAGE)
    first, second = (line for line in page.splitlines() if line.startswith("<tr><td"))
    assert first == (
        '<tr><td class="n" data-value="1">1 =</td><th scope="row"><bdi>&lt;b&gt;Ann</bdi> <small>2 entries</small></th>'
        '<td class="n" data-value="12000">€120 <small>Cup</small></td><td class="s"></td><td class="n"></td></tr>'
    )
    assert second == (
        '<tr><td class="n" data-value="1">1 =</td><th scope="row"><bdi>עומר 2026</bdi></th><td class="n"></td>'
        '<td class="s"><bdi>A, B</bdi>, <bdi>Cy</bdi></td><td class="n">12</td></tr>'
    )
    assert '<th scope="col" class="n" data-sort="number">Place</th>' in page
    assert '<th scope="col" data-sort="text">Player</th>' in page
    assert "Currency" not in page


def test_a_small_table_below_its_own_caption_stays_together_on_paper() -> None:
    seated = replace(TABLE, captioned=True)
    assert '<div class="table whole"' in page_of(seated)
    assert '<div class="table"' in page_of(replace(seated, rows=ROWS * 10))
    assert '<div class="table"' in page_of(TABLE)


def test_only_tables_that_make_sense_in_another_order_are_sorted() -> None:
    for table in (replace(TABLE, sortable=False), replace(TABLE, rows=ROWS[:1])):
        assert not [word for word in ("data-sort", "data-value", "<script") if word in page_of(table)]
    assert "<script" in page_of(replace(TABLE, sortable=False), TABLE)
    assert len((PAGES / "sort.js").read_bytes()) < 2_000


def test_marks_totals_captions_and_empty_tables() -> None:
    marked = tuple(
        replace(ROWS[0], marks=frozenset(marks)) for marks in ({Mark.FIRST, Mark.PAID}, {Mark.HEAD}, {Mark.QUIET})
    )
    page = page_of(replace(TABLE, rows=marked, total=ROWS[1], captioned=True))
    assert "<caption>Standings</caption>" in page
    assert [f'<tr class="{marks}">' in page for marks in ("first paid", "head", "quiet")] == [True] * 3
    assert "עומר 2026" in page[page.index("<tfoot>") :]
    assert '<caption class="unseen">' in page_of(TABLE)
    empty = page_of(replace(TABLE, rows=(), captioned=True))
    assert texts(empty) == "Thursday standings so far Standings Nobody has entered yet."
    assert "<table" not in empty


def test_tables_stand_beside_each_other_two_by_two() -> None:
    beside = replace(TABLE, beside=True)
    page = page_of(TABLE, beside, beside, beside, beside)
    pairs = [element for element in parsed(page).iter(f"{HTML}div") if element.get("class") == "pair"]
    assert [len(pair) for pair in pairs] == [2, 2, 1]


def test_slips_words_listings_and_facts() -> None:
    slip = Slip("<b>Ann", "Thursday", "Table 3 · Seat 7", (("Prize", "€20"),), ("To hand over", "€20"), "Received")
    page = page_of(Slips((slip, slip, slip)), Words("Notes", ("One.", "<Two>.")), Listing("Hand 1", "\n<a>\n  b\n"))
    assert page.count('<div class="pair slips">') == 2
    assert page.count('<section class="slip">') == 3
    said = texts(page)
    assert said.count("<b>Ann Thursday Table 3 · Seat 7 Prize €20 To hand over €20 Received") == 3
    assert "Notes One. <Two>. Hand 1 <a> b" in said
    assert next(parsed(page).iter(f"{HTML}pre")).text == "\n<a>\n  b\n", "line by line as it is"
    assert "Nobody gets anything." in page_of(Slips((), "Nobody gets anything."))
    facts = (
        Fact("pool", "Prize pool", Cell(480_00, "guaranteed"), Kind.MONEY),
        Fact("who", "Who", Cell("Ann"), Kind.NAME),
    )
    boxes = html.page(replace(PAGE, facts=facts, about=("24 entries", "provisional"), foot="Club <20>"))
    assert "24 entries provisional Prize pool €480 guaranteed Who Ann" in texts(boxes)
    assert '<footer dir="auto">Club &lt;20&gt;</footer>' in boxes


def test_wide_pages_are_printed_across() -> None:
    assert "size: landscape" in html.page(replace(PAGE, wide=True))
    assert "size: landscape" not in html.page(PAGE)


def test_fifteen_hundred_players_stay_under_a_megabyte() -> None:
    """B200's long lists too: every row is there, none is lost between pages."""
    row = Row((Cell(1499), Cell("Bartholomew Featherstone", "2 entries"), Cell(1_234_56), *ROWS[1].cells[3:]))
    page = html.page(replace(PAGE, parts=(replace(TABLE, rows=(row,) * 1_500),)), HouseStyle(club="Golden Club"))
    assert page.count("Bartholomew") == 1_500
    assert len(page.encode()) < 1_000_000


def test_the_index_leads_to_the_files_and_nowhere_else() -> None:
    links = (
        Link("standings.html", "Standings", "as of 21:40"),
        Link('a b"<.html', "<x>"),
        Link("javascript:alert(1)", "y"),
    )
    page = html.index("Thursday & <Co>", links)
    found = [(link.get("href"), "".join(link.itertext())) for link in parsed(page).iter(f"{HTML}a")]
    assert found == [("standings.html", "Standings"), ("a%20b%22%3C.html", "<x>"), ("javascript%3Aalert%281%29", "y")]
    assert texts(page) == "Thursday & <Co> Standings as of 21:40 <x> y"
    assert "Nothing has been put here yet." in texts(html.index("Thursday", ()))
