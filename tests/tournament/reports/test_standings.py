"""The standings page: everybody once, places with ties, the money of the pool, and what people read."""

from dataclasses import replace
from functools import partial

from tests.fakes import MINUTE, Night, created
from tests.tournament.nights import bust, deal_ends_it, do, last, night_of, re_enter, rebuy, selling
from tests.tournament.reports.checks import check_reports, column, notes, read, rows, table_of
from tournament.chips import stacks
from tournament.events import StackCount
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.payouts import setting
from tournament.people import counting
from tournament.reports import catalogue
from tournament.reports.page import Chart, Mark, Page, Words
from tournament.reports.standings import standings
from tournament.sales.prices import plain


def count(night: Night, **chips: int) -> None:
    counts = [StackCount(last(night, name), many) for name, many in chips.items()]
    do(night, partial(stacks.count_stacks, counts=counts))


def of(night: Night) -> Page:
    check_reports(night.evening.state, night.evening.steps)
    return standings(night.evening.state, night.clock(), log=night.evening.steps)


def test_the_final_standings_say_places_prizes_and_who_took_whom_out() -> None:
    """Five at 20.00: 70.00 and 30.00; Dana and Emil go out in one hand with equal stacks and share place 4."""
    night = night_of(created(), "Anna", "Boris", "Cyril", "Dana", "Emil")
    night.clock.forward(25 * MINUTE)
    night.evening.perform(
        partial(
            elimination.bust,
            outs=[Out(last(night, "Dana"), (last(night, "Anna"),)), Out(last(night, "Emil"), (last(night, "Anna"),))],
        )
    )
    bust(night, "Cyril", "Anna", "Boris")
    night.clock.forward(30 * MINUTE)
    bust(night, "Boris", "Anna")
    page = of(night)
    assert (page.heading, page.about) == ("final standings", ("5 entries · ended 19:55",))
    assert read(page) == [
        ["1", "Anna", "€70", "", ""],
        ["2", "Boris", "€30", "Anna", "3"],
        ["3", "Cyril", "", "Anna, Boris", "2"],
        ["4 =", "Dana", "", "Anna", "2"],
        ["4 =", "Emil", "", "Anna", "2"],
    ]
    table = table_of(page, "standings")
    assert [row.marks for row in table.rows[:3]] == [{Mark.FIRST, Mark.PAID}, {Mark.PAID, Mark.LAST_PAID}, set()]
    assert sum(value for value in column(table, "prize") if isinstance(value, int)) == night.evening.state.pool
    assert [(fact.label, fact.cell.value) for fact in page.facts] == [
        ("Prize pool", 100_00),
        ("Places paid", 2),
        ("Chips in play", 50_000),
    ]


def test_the_keys_that_other_programs_know_never_go() -> None:
    table = table_of(of(Night()), "standings")
    keys = {each.key for each in table.columns}
    known = "place name prize currency eliminated_by level hand bounty entries provisional removed things deal_share"
    assert set(known.split()) <= keys
    assert (table.rows, table.empty) == ((), "Nobody has entered yet.")


def test_one_entry_alone_is_still_in() -> None:
    page = of(Night().enter("Anna"))
    assert page.about[0] == "1 entry · 1 still in"
    assert rows(table_of(page, "standings"), "place", "name", "prize") == [(None, "Anna", 0)]


def test_while_it_goes_on_chips_stand_there_with_when_they_were_counted() -> None:
    night = night_of(created(), "Anna", "Boris")
    night.clock.forward(130 * MINUTE)
    count(night, Anna=12_000)
    page = of(night)
    assert read(page) == [["", "Anna", "12\N{NARROW NO-BREAK SPACE}000", "", "", ""], ["", "Boris", "", "", "", ""]]
    assert notes(table_of(page, "standings"), "chips") == ["counted 21:10", ""]
    assert not any(isinstance(part, Chart) for part in page.parts), "drawings come when it is over"


def test_points_are_a_column_more_where_the_season_has_them() -> None:
    night = night_of(created(), "Anna", "Boris")
    bust(night, "Boris", "Anna")
    points = {last(night, "Anna"): 98_0000, last(night, "Boris"): 69_3000}
    page = standings(night.evening.state, points=points)
    assert [row[-1] for row in read(page)] == ["98.0", "69.3"]
    assert not any(each.key == "points" and each.shown for each in table_of(of(night), "standings").columns)


def test_a_re_entry_is_one_person_with_two_entries_and_rebuys_are_told() -> None:
    night = night_of(selling(), "Anna", "Boris", "Cyril")
    bust(night, "Cyril", "Anna")
    re_enter(night, "Cyril")
    rebuy(night, "Boris")
    page = of(night)
    assert page.about == ("4 entries · 3 players · 1 rebuy · 3 still in",)
    assert notes(table_of(page, "standings"), "name") == ["", "", "2 entries"]
    assert column(table_of(page, "standings"), "entries") == [1, 1, 2]


def test_until_registration_is_over_places_are_provisional() -> None:
    night = night_of(selling(), "Anna", "Boris", "Cyril")
    bust(night, "Cyril", "Anna")
    page = of(night)
    assert page.about[1] == "Places are provisional until registration is over."
    assert rows(table_of(page, "standings"), "name", "provisional")[2] == ("Cyril", "yes")


def test_bounties_and_things_are_seen_where_there_are_any() -> None:
    night = night_of(selling(bounty=500), "Anna", "Boris", "Cyril")
    do(night, partial(setting.set_prize, place=3, amount=None, thing="Cup"))
    bust(night, "Cyril", "Anna")
    bust(night, "Boris", "Anna")
    table = table_of(of(night), "standings")
    assert rows(table, "name", "bounty")[0] == ("Anna", 1_500)
    assert [each.shown for each in table.columns if each.key == "bounty"] == [True]
    assert rows(table, "name", "things")[2] == ("Cyril", ("Cup",))
    assert notes(table, "prize")[2] == "Cup"


def test_a_deal_is_told_in_a_sentence_and_pays_what_was_agreed() -> None:
    night = night_of(created(), "Anna", "Boris", "Cyril")
    bust(night, "Cyril", "Anna")
    deal_ends_it(night)
    page = of(night)
    assert [part.paragraphs for part in page.parts if isinstance(part, Words)] == [
        ("Deal among 2 players (own numbers)",)
    ]
    assert rows(table_of(page, "standings"), "place", "deal_share")[:2] == [(1, 1_000), (1, 1_000)]


def test_counted_players_have_numbers_for_names_and_yen_no_decimals() -> None:
    night = Night(replace(created(), counted=True, currency="JPY", prices=plain(500, 100)))
    do(night, partial(counting.more_players, count=3))
    page = of(night)
    assert column(table_of(page, "standings"), "name") == ["Player 1", "Player 2", "Player 3"]
    assert page.currency == "JPY"
    assert page.facts[0].cell.value == 1_500


def test_players_left_and_chips_are_drawn_once_it_is_over() -> None:
    night = night_of(created(), "Anna", "Boris", "Cyril")
    night.clock.forward(10 * MINUTE)
    count(night, Anna=14_000)
    night.clock.forward(10 * MINUTE)
    bust(night, "Cyril", "Anna")
    count(night, Anna=21_000, Boris=9_000)
    night.clock.forward(40 * MINUTE)
    bust(night, "Boris", "Anna")
    page = catalogue.EVENING[0].page(night.evening.state, night.clock(), night.evening.steps)
    assert page == of(night)
    left, chips = (part for part in page.parts if isinstance(part, Chart))
    assert left.series[0].points == ((0, 3), (20 * MINUTE, 2), (60 * MINUTE, 1))
    assert left.says == "At most 3 players were in; after 1:00 hours 1 was left."
    assert (chips.heading, chips.labels) == ("Chips by level", ("Level", "Chips"))
    assert [(line.name, line.points) for line in chips.series] == [
        ("Anna", ((0, 10_000), (1, 14_000), (2, 21_000), (3, 30_000))),
        ("Boris", ((0, 10_000), (2, 9_000), (3, 0))),
    ]


def test_fifteen_hundred_players_stand_there_once_each() -> None:
    night = Night(replace(created(), counted=True))
    for _hundred in range(15):
        do(night, partial(counting.more_players, count=100))
    page = of(night)
    assert len({row[1] for row in read(page)}) == 1_500
