"""The pages of a club: a season, a person, the roster."""

from dataclasses import replace

from tests.tournament.seasons.leagues import NAMES, POINTS, ROSTER, evening, number, season, worth
from tournament.club.roster import MEMBER, Player, Roster
from tournament.events import KittyAdjusted, PointsAdjusted, Scoring, Season
from tournament.names import PlayerId
from tournament.reports.page import POINT, Cell, Chart, Mark, Page, Table, Words
from tournament.reports.player import player_page
from tournament.reports.roster import roster_page
from tournament.reports.season import season_page
from tournament.seasons.kitty import kitties
from tournament.seasons.results import EveningResult, KnockOut, PersonResult
from tournament.seasons.statistics import statistics
from tournament.seasons.table import season_table
from tournament.wording.printed import shown

ANNA, BORIS = number("Anna"), number("Boris")

NIGHTS = [
    worth(1, "2026-03-01", {"Anna": 10, "Boris": 8, "Cyril": 1}, league=1_000),
    worth(2, "2026-03-08", {"Boris": 9, "Anna": 4}, league=1_000),
]


def page_of(how: Season, nights: list[EveningResult], roster: Roster = ROSTER, *, differs: bool = False) -> Page:
    table = season_table(how, nights, roster)
    return season_page(table, kitties(table, roster), differs=differs)


def seen(page: Page, key: str) -> list[list[str]]:
    """What people read in a table of the page, row by row, with the notes."""
    table = next(part for part in page.parts if isinstance(part, Table) and part.key == key)
    return [
        [
            (shown(cell, column, page) + f" {cell.note}").strip()
            for cell, column in zip(row.cells, table.columns, strict=True)
            if column.shown
        ]
        for row in table.rows
    ]


def keys(page: Page) -> list[str]:
    table = page.table
    assert table is not None
    return [column.key for column in table.columns]


def test_a_season_page_says_who_stands_where() -> None:
    how = season(replace(POINTS, best=1, fewest=2), kitty=(5_000,), league="Thursdays")
    late = PointsAdjusted("Autumn", BORIS, -POINT, "late")
    put_in = KittyAdjusted("Autumn", 500, "EUR", "a sponsor")
    roster = replace(ROSTER, adjustments={"autumn": (late,)}, kitty_adjustments={"autumn": (put_in,)})
    page = page_of(how, NIGHTS, roster)
    assert (page.name, page.title, page.heading, page.currency) == ("season", "Autumn", "season table", "EUR")
    assert page.about == ("Thursdays · 1 January 2026 to 31 December 2026",)
    assert seen(page, "season") == [
        ["1", "Anna", "10", "2 1 counts", "1", "2", "10", ""],
        ["2", "Boris", "8", "2 1 counts", "1", "2", "9", "-1"],
        ["", "Cyril", "1", "1 too few for a rank", "", "1", "1", ""],
    ]
    assert seen(page, "points") == [
        ["1", "Anna", "4 dropped", "10"],
        ["2", "Boris", "9", "8 dropped"],
        ["", "Cyril", "", "1"],
    ]
    rows = page.table.rows if page.table else ()
    assert [row.marks for row in rows] == [{Mark.FIRST, Mark.PAID}, set(), {Mark.QUIET}]
    assert seen(page, "kitty") == [["1", "Anna", "€12.50"]]
    assert seen(page, "evenings") == [
        ["1 March 2026", "Evening 1", "3", "Anna"],
        ["8 March 2026", "Evening 2", "2", "Boris"],
    ]
    assert seen(page, "adjustments") == [["Boris", "-1", "late"]]
    assert [(fact.label, fact.cell.value) for fact in page.facts] == [
        ("Evenings", 2),
        ("Players", 3),
        ("Leader", "Anna"),
        ("League money", 2_500),
    ]
    words = [part for part in page.parts if isinstance(part, Words)]
    assert words[0].paragraphs == ("€5 by hand: a sponsor",)
    chart = next(part for part in page.parts if isinstance(part, Chart))
    assert [(each.name, each.points) for each in chart.series] == [
        ("Anna", ((1, 10 * POINT), (2, 10 * POINT))),
        ("Boris", ((1, 8 * POINT), (2, 9 * POINT))),
    ]
    assert chart.says == "After 2 evenings Anna leads with 10 points."
    assert page.foot == (
        "Points of an evening: prize · The best evening counts. · A rank takes 2 evenings. · "
        "Between equals decide: evenings won and better places."
    )


def test_somebody_moves_up_and_equals_are_marked() -> None:
    more = [*NIGHTS, worth(3, "2026-03-15", {"Cyril": 20, "Dana": 3})]
    page = page_of(season(replace(POINTS, order=())), more)
    assert {row[0] for row in seen(page, "season")} == {"1 ="}
    page = page_of(season(), more)
    assert [row[:3] for row in seen(page, "season")] == [
        ["1", "↑ 2", "Cyril"],
        ["2", "↓ 1", "Boris"],
        ["3", "↓ 1", "Anna"],
        ["4", "new", "Dana"],
    ]


def test_of_many_evenings_people_see_the_last_and_files_have_all() -> None:
    nights = [worth(n, f"2026-03-{n:02}", {"Anna": n}) for n in range(1, 13)]
    page = page_of(season(), nights)
    table = page.table
    assert table is not None
    columns = [column for column in table.columns if column.key.startswith("evening_")]
    assert [column.key for column in columns] == [f"evening_{n}" for n in range(1, 13)]
    assert not any(column.shown for column in columns)
    last = next(part for part in page.parts if isinstance(part, Table) and part.key == "points")
    assert last.caption == "Points of the evenings, the newest first"
    assert [column.heading for column in last.columns[2:]] == [f"{n} Mar" for n in range(12, 6, -1)]


def test_a_season_of_guests_without_a_name_says_why_nobody_has_a_rank() -> None:
    page = page_of(
        season(), [evening(1, "2026-03-01", [PersonResult(None, "Guest", 1), PersonResult(None, "Guest", 2)])]
    )
    assert page.table is not None
    assert page.table.empty == "Nobody whose name is known has played in it yet: guests without a name have no rank."
    assert seen(page, "evenings") == [["1 March 2026", "Evening 1", "2", ""]]


def test_an_empty_season_says_what_will_be_there() -> None:
    page = page_of(season(), [])
    table = page.table
    assert table is not None
    assert (table.rows, len(page.parts)) == ((), 1)
    assert table.empty.startswith("No evening of this season is over yet")


def test_a_season_page_says_what_could_not_be_reckoned() -> None:
    people = [PersonResult(number(name), name, 1 + place) for place, name in enumerate(NAMES)]
    page = page_of(season(Scoring("1 / cost")), [evening(1, "2026-03-01", people)], differs=True)
    words = next(part for part in page.parts if isinstance(part, Words))
    assert words.paragraphs[0] == ("Evening 1, Anna: At character 3 the formula divides by zero. It counts 0 points.")
    assert words.paragraphs[-1] == "It is the same 5 times more."
    assert "would differ" in page.about[1]


def test_money_of_another_currency_is_told_in_words() -> None:
    nights = [*NIGHTS, worth(3, "2026-03-15", {"Anna": 1}, league=50_000, currency="CZK")]
    page = page_of(season(kitty=(10_000,)), nights)
    words = [part.paragraphs for part in page.parts if isinstance(part, Words)]
    assert words == [("Besides there is CZK500: Boris CZK500.",)]
    assert page.currency == "EUR"


def test_a_player_page_tells_the_evenings_and_whom_somebody_met() -> None:
    nights = [
        replace(NIGHTS[0], knock_outs=(KnockOut(BORIS, (ANNA,)), KnockOut(ANNA, (BORIS,)))),
        replace(NIGHTS[1], knock_outs=(KnockOut(BORIS, (ANNA,)),)),
        worth(3, "2026-04-01", {"Anna": 3}, currency="CZK"),
    ]
    table = season_table(season(), nights[:2], ROSTER)
    page = player_page(statistics(ANNA, nights, ROSTER, [table]))
    assert (page.name, page.title, page.about) == ("player", "Anna", ("3 evenings · 1 March 2026 to 1 April 2026",))
    assert [(fact.key, fact.cell.value, fact.cell.note) for fact in page.facts] == [
        ("evenings", 3, ""),
        ("wins", 2, ""),
        ("cashes", 3, "100 %"),
        ("best_place", 1, "1.3 on average"),
        ("net", -2_600, "-65 %"),
        ("knock_outs", 2, ""),
        ("victim", "Boris", "2 times"),
        ("nemesis", "Boris", "once"),
    ]
    assert seen(page, "evenings") == [
        ["1 April 2026", "Evening 3", "1", "1", "CZK20", "CZK3", "-CZK17", ""],
        ["8 March 2026", "Evening 2", "2", "2", "€20", "€4", "-€16", "1"],
        ["1 March 2026", "Evening 1", "1", "3", "€20", "€10", "-€10", "1"],
    ]
    assert page.table is not None
    assert page.table.total is not None
    total = {column.key: cell.value for column, cell in zip(page.table.columns, page.table.total.cells, strict=True)}
    assert (total["cost"], total["prize"], total["net"]) == (4_000, 1_400, -2_600), "euros, not the crowns"
    assert seen(page, "seasons") == [["Autumn", "2", "14", "2", "2"]]
    assert seen(page, "head_to_head")[0] == ["Boris", "2", "1", "1", "2", "1"]
    charts = [part for part in page.parts if isinstance(part, Chart)]
    assert [chart.heading for chart in charts] == ["Points in Autumn", "Places"]
    assert charts[1].series[0].points == ((1, 1), (2, 2), (3, 1))
    assert charts[1].downwards


def test_a_player_without_evenings_has_a_page_that_says_so() -> None:
    page = player_page(statistics(number("Jana"), NIGHTS, ROSTER))
    assert page.title == "Jana"
    assert page.table is not None
    assert page.table.empty == "No evening with this person is over yet."


def test_the_roster_has_the_columns_that_the_importer_takes_back() -> None:
    people = {
        PlayerId(1): Player(PlayerId(1), "Zoe", nickname="Z", notes="left-handed"),
        PlayerId(2): Player(PlayerId(2), "Ábel", archived=True),
        PlayerId(3): Player(PlayerId(3), "Zoé", merged_into=PlayerId(1)),
    }
    roster = Roster(players=people, identities={(MEMBER, "00123"): PlayerId(3)})
    night = evening(1, "2026-03-01", [PersonResult(PlayerId(3), "Zoé", 1, prize=5_000, cost=2_000)])
    page = roster_page(roster, [night])
    assert keys(page)[:4] == ["name", "nickname", "member", "notes"]
    assert page.table is not None
    assert [[cell.value for cell in row.cells] for row in page.table.rows] == [
        ["Ábel", None, None, None, 0, 0, 0, None, None, "yes"],
        ["Zoe", "Z", "00123", "left-handed", 1, 1, 1, 3_000, "2026-03-01", "no"],
    ]
    assert page.table.rows[0].cells[0] == Cell("Ábel", "in the archive")
    assert page.about == ("1 person · 1 in the archive",)
    empty = roster_page(Roster())
    assert empty.table is not None
    assert empty.table.empty.startswith("The club knows nobody yet")


def test_a_page_of_fifteen_hundred_people_stays_small() -> None:
    people = {PlayerId(n): Player(PlayerId(n), f"P{n:04}") for n in range(1, 1_501)}
    placed = [PersonResult(each.number, each.name, each.number) for each in people.values()]
    page = page_of(season(Scoring()), [evening(1, "2026-03-01", placed)], Roster(players=people))
    tables = {part.key: part for part in page.parts if isinstance(part, Table)}
    assert len(tables["season"].rows) == 1_500
    assert len(tables["points"].rows) == 100
    assert tables["points"].caption == "Points of the evenings, the newest first: the first 100 players"


def test_one_person_alone_makes_a_table() -> None:
    page = page_of(season(), [worth(1, "2026-03-01", {"Anna": 5})])
    assert seen(page, "season") == [["1", "Anna", "5", "1", "1", "1", "5"]]
    assert not [part for part in page.parts if isinstance(part, Chart)]
