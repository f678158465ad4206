"""Reports as lines for a chat."""

from functools import partial

from templates.sheets.plain import text
from tests.fakes import Night
from tests.templates.sheets.test_sheets import finished, mixed
from tests.tournament.nights import do
from tournament.payouts import setting
from tournament.reports import catalogue
from tournament.reports.page import POINT, Cell, Column, Kind, Listing, Page, Row, Slip, Slips, Table, Words


def of(night: Night, name: str) -> list[str]:
    report = catalogue.of_name(name)
    assert report is not None
    return text(report.make(night.evening.state, night.clock())).splitlines()


def test_standings_are_places_names_and_prizes() -> None:
    night = finished("Anna", "Boris", "עומר 2026")
    do(night, partial(setting.set_prize, place=3, amount=None, thing="Cup"))
    assert of(night, "standings") == [
        "Thursday",
        "final standings · 3 entries · ended 20:35",
        "1. Anna, €60",
        "2. Boris",
        "3. \N{FIRST STRONG ISOLATE}עומר 2026\N{POP DIRECTIONAL ISOLATE}, Cup",
    ]
    assert of(mixed(), "standings")[2:] == [
        "Places are provisional until registration is over.",
        "– =1+1",
        "– Anna, Bounties €40",
        "– Boris",
        "4. Dana",
    ]


def test_points_beside_prizes_say_what_they_are() -> None:
    columns = (
        Column("place", "Place", Kind.PLACE),
        Column("name", "Player", Kind.NAME, lead=True),
        Column("prize", "Prize", Kind.MONEY, zero=False),
        Column("points", "Points", Kind.POINTS, 1),
    )
    row = Row((Cell(1), Cell("Anna"), Cell(6000), Cell(8 * POINT)))
    page = Page("standings", "Thursday", "standings", parts=(Table("t", "Table", columns, (row,)),), currency="EUR")
    assert text(page).splitlines()[-1] == "1. Anna, €60, Points 8.0"


def test_seats_prizes_and_structure_are_lines_too() -> None:
    night = Night().enter("Anna", "Boris").draw().start()
    assert of(night, "seating")[2] == "Table 1"
    assert [line.split(", ")[0] for line in of(night, "seats")[2:]] == ["Anna", "Boris"]
    assert of(night, "prizes")[2] == "1: €40"
    assert of(night, "structure")[2] == "1: Small blind 25, Big blind 50, 19:00"


def test_a_season_table_and_what_is_no_table() -> None:
    columns = (
        Column("place", "Place", Kind.PLACE),
        Column("name", "Player", Kind.NAME, lead=True),
        Column("points", "Points", Kind.POINTS, 1),
        Column("evenings", "Evenings", Kind.NUMBER),
        Column("last", "Last", Kind.POINTS, 1, spare=True),
    )
    rows = (
        Row((Cell(1, tied=True), Cell("Anna"), Cell(98 * POINT), Cell(12), Cell(5))),
        Row((Cell(), Cell("Boris"), Cell(), Cell(3), Cell())),
    )
    page = Page(
        "season",
        "Autumn",
        "Season",
        parts=(
            Words("Rules", ("Best ten of twelve.",)),
            Table("t", "Table", columns, rows),
            Table("e", "Kitty", columns, (), empty="Nothing in it."),
            Slips((Slip("Anna", large="Table 3", lines=(("Day", "Monday"),)),)),
            Slips((), empty="No slips."),
            Listing("Hand 1", "Anna raises\nBoris folds"),
        ),
    )
    assert text(page).splitlines() == [
        "Autumn",
        "Season",
        "Rules",
        "Best ten of twelve.",
        "1 =. Anna, 98.0, Evenings 12",
        "– Boris, Evenings 3",
        "Nothing in it.",
        "Anna, Table 3, Day Monday",
        "No slips.",
        "Hand 1",
        "Anna raises",
        "Boris folds",
    ]


def test_a_place_that_does_not_begin_the_line_says_what_it_is() -> None:
    columns = (
        Column("evening", "Evening", Kind.NAME, lead=True),
        Column("place", "Place", Kind.PLACE),
        Column("players", "Of", Kind.NUMBER),
    )
    page = Page(
        "player", "Anna", "Player", parts=(Table("t", "T", columns, (Row((Cell("Friday"), Cell(2), Cell(9))),)),)
    )
    assert text(page).splitlines()[-1] == "Friday, Place 2, Of 9"
