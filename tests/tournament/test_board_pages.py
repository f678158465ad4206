"""The pages of prizes, standings and structure, and how long a full house takes."""

from dataclasses import replace
from functools import partial

from tests.counted import calls
from tests.fakes import HOUR, MINUTE, people
from tests.tournament.doors import Door, opened
from tests.tournament.floors import AT, facts, floor
from tests.tournament.test_deal_making import deal, three_left
from tournament.board.contents import content
from tournament.board.pages import Finisher, PageKind, PeriodLine, PrizeLine, Prizes, Ranking, Schedule
from tournament.chips import stacks
from tournament.clocks import timekeeping
from tournament.events import Ending, PlayerBusted, StackCount
from tournament.names import EntryNo, Instant, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.payouts import setting
from tournament.people import counting, registration
from tournament.sales.prices import Buying, Price, Shares, Window
from tournament.state import Tournament
from tournament.structures.structure import Break, Level, Structure


def prizes(door: Door) -> Prizes | None:
    page = content(PageKind.PRIZES, door.state, door.now)
    assert page is None or isinstance(page, Prizes)
    return page


def lines(door: Door) -> tuple[PrizeLine, ...]:
    page = prizes(door)
    return () if page is None else page.lines


def ranking(door: Door) -> tuple[Finisher, ...]:
    page = content(PageKind.STANDINGS, door.state, door.now)
    assert page is None or isinstance(page, Ranking)
    return () if page is None else page.lines


# ---- prizes ----------------------------------------------------------------------------------------------------------


def test_where_nothing_is_to_be_won_there_is_no_page() -> None:
    """B171: zero payouts are stored, and the screen shows none."""
    door = Door().enter("Anna", "Boris", "Cyril", "Dana")
    assert prizes(door) is not None
    door.do(setting.set_places, 0)
    assert prizes(door) is None
    assert prizes(Door()) is None


def test_places_that_get_alike_stand_on_one_line_until_somebody_has_them() -> None:
    door = Door(opened(until=0, more=())).start(*people(8)).later(30)
    door.do(setting.set_places, 5)
    for place in (3, 4, 5):
        door.do(setting.set_prize, place, 1_000)
    assert [(each.place, each.last, each.amount, each.next_out) for each in lines(door)][1:] == [
        (2, 2, 5_000, False),
        (3, 5, 1_000, False),
    ]
    for name in ("P001", "P002", "P003"):
        door.bust(name)
    assert lines(door)[-1] == PrizeLine(3, 5, 1_000, next_out=True)
    door.bust("P004")
    assert lines(door)[2:] == (PrizeLine(3, 4, 1_000, next_out=True), PrizeLine(5, 5, 1_000, name="P004"))


def test_things_are_told_and_who_shares_a_place_has_the_places_together() -> None:
    door = three_left()
    door.do(setting.set_prize, 1, None, "Challenge cup")
    assert lines(door) == (
        PrizeLine(1, 1, 5_000, "Challenge cup"),
        PrizeLine(2, 2, 3_000),
        PrizeLine(3, 3, 2_000, next_out=True),
    )
    door.do(elimination.bust, [Out(door.entry("Cyril").number), Out(door.entry("Boris").number)])
    assert lines(door) == (
        PrizeLine(1, 1, 5_000, "Challenge cup", "Anna"),
        PrizeLine(2, 3, 2_500, name="Boris and Cyril"),
    )


def test_who_shares_a_place_has_all_its_places_also_with_a_cent_more_as_the_standings_say() -> None:
    door = three_left()
    door.do(setting.set_prize, 1, 4_999)
    door.do(elimination.bust, [Out(door.entry("Cyril").number), Out(door.entry("Boris").number)])
    (_first, *shared) = lines(door)
    assert [(line.places, line.amount, line.name) for line in shared] == [
        ((2, 3), 2_501, "Boris"),
        ((2, 3), 2_500, "Cyril"),
    ]
    assert {line.place for line in ranking(door) if line.name in ("Boris", "Cyril")} == {2}
    assert sum(line.last - line.place + 1 for line in lines(door)) == 3, "no place counts twice"


def test_after_a_deal_only_what_was_kept_is_still_played_for() -> None:
    door = deal(three_left(), kept=1_000)
    page = prizes(door)
    assert page is not None
    assert (page.kept, page.pool, page.lines) == (1_000, 10_000, (PrizeLine(1, 1, 1_000),))
    shares = {line.name: line.prize for line in ranking(door)}
    assert sum(shares.values()) == 9_000
    door.bust("Cyril", "Anna").bust("Boris", "Anna")
    page = prizes(door)
    assert page is not None
    assert page.kept is None
    assert sum(line.amount for line in page.lines) == 10_000
    assert [line.name for line in page.lines] == ["Anna", "Boris", "Cyril"]


def test_a_deal_that_ends_it_tells_who_has_what() -> None:
    door = deal(three_left(), ending=Ending.TIE)
    page = prizes(door)
    assert page is not None
    assert sum(line.amount * (line.last - line.place + 1) for line in page.lines) == 10_000
    assert page.kept is None


def test_prizes_may_grow_while_anything_is_sold_that_is_played_for() -> None:
    add_on = Price("Add-on", Buying.ADD_ON, Shares(prizes=1_000), 5_000, Window(after=2, until=2))

    def provisional(door: Door) -> bool:
        page = prizes(door)
        assert page is not None
        return page.provisional

    door = Door(opened(until=1, more=(add_on,))).start(*people(4))
    assert provisional(door)
    assert provisional(door.later(30)), "the add-ons are still to come"
    assert not provisional(door.later(30))
    door = Door(opened(more=())).start(*people(4)).do(registration.close)
    assert not provisional(door)
    house = replace(add_on, shares=Shares(house=1_000))
    assert not provisional(Door(opened(until=0, more=(house,))).start(*people(4)))


# ---- standings -------------------------------------------------------------------------------------------------------


def test_who_is_in_comes_first_by_chips_then_who_is_out_by_place() -> None:
    door = Door(opened(until=0, more=())).start("Anna", "Boris", "Cyril", "Dana", "Eva").later(25)
    door.bust("Dana").bust("Cyril")
    counted = [StackCount(door.entry("Boris").number, 20_000), StackCount(door.entry("Eva").number, 22_000)]
    door.do(stacks.count_stacks, counted)
    first, second, third, *out = ranking(door)
    assert (first.name, first.chips, first.counted, first.place) == ("Eva", 22_000, door.now, None)
    assert (second.name, third.name, third.chips) == ("Boris", "Anna", None)
    assert [(line.name, line.place, line.out_in, line.chips) for line in out] == [
        ("Cyril", 4, 2, None),
        ("Dana", 5, 2, None),
    ]


def test_of_players_who_are_only_counted_nobody_knows_who_they_are() -> None:
    door = Door(opened(counted=True, until=0, more=())).do(counting.more_players, 5)
    door.do(timekeeping.start).later(30).do(counting.one_out).do(counting.one_out).do(counting.one_out)
    assert ranking(door) == ()
    assert {line.name for line in lines(door)} == {""}
    door.about(partial(counting.name_place, place=3), "Anna")
    assert [line.name for line in ranking(door) if line.place == 3] == ["Anna"]


def test_amounts_are_of_the_evenings_currency() -> None:
    door = Door(replace(opened(until=0, more=()), currency="CZK")).start(*people(4)).bust("P001")
    for kind in (PageKind.PRIZES, PageKind.STANDINGS):
        page = content(kind, door.state, door.now)
        assert isinstance(page, Prizes | Ranking)
        assert page.currency == "CZK"


def test_there_are_no_standings_while_nothing_tells_players_apart() -> None:
    door = Door(opened(until=0, more=())).enter("Anna", "Boris", "Cyril")
    assert ranking(door) == ()
    assert ranking(door.start()) == ()
    assert len(ranking(door.bust("Anna"))) == 3


# ---- structure -------------------------------------------------------------------------------------------------------


def structure(door: Door) -> tuple[PeriodLine, ...]:
    page = content(PageKind.STRUCTURE, door.state, door.now)
    assert isinstance(page, Schedule)
    return page.lines


def begins(door: Door, start: Instant) -> list[float | None]:
    """When each begins, in minutes from the start."""
    return [None if line.begins is None else (line.begins - start) / MINUTE for line in structure(door)]


def test_every_level_says_when_it_began_or_begins() -> None:
    door = Door(opened()).start(*people(4))
    start = door.now
    assert begins(door, start)[:4] == [0, 20, 40, 50]
    door.later(45)
    assert begins(door, start)[:4] == [0, 20, 40, 50]
    assert [(line.level, line.now, line.over) for line in structure(door)][:4] == [
        (1, False, True),
        (2, False, True),
        (None, True, False),
        (3, False, False),
    ]


def test_before_the_start_only_an_appointed_one_is_known() -> None:
    door = Door(opened()).enter(*people(4))
    door.night.draw()
    assert begins(door, door.now)[:4] == [None] * 4
    door.do(timekeeping.schedule_start, door.now + HOUR)
    assert begins(door, door.now)[:4] == [60, 80, 100, 110]
    assert not any(line.now or line.over for line in structure(door))


def test_a_pause_leaves_only_what_is_certain() -> None:
    door = Door(opened()).start(*people(4))
    start = door.now
    door.later(30).do(timekeeping.pause).later(5)
    assert begins(door, start)[:4] == [0, None, None, None]
    door.do(timekeeping.resume)
    assert begins(door, start)[:4] == [0, None, 45, 55]
    door.later(12)
    assert begins(door, start)[:4] == [0, None, 45, 55]
    door.do(timekeeping.next_level)
    assert begins(door, start)[3] == 47


def test_time_added_moves_what_follows_and_hides_nothing_that_is_known() -> None:
    door = Door(opened()).start(*people(4))
    start = door.now
    door.later(30).do(timekeeping.add_time, 5 * MINUTE)
    assert begins(door, start)[:4] == [0, 20, 45, 55]


def test_after_a_level_without_minutes_or_a_break_that_waits_nobody_knows() -> None:
    periods = (Level(25, 50), Level(50, 100, duration_ms=None), Break(10 * MINUTE), Level(100, 200))
    door = Door(replace(opened(), structure=Structure("Open", periods, 10_000))).start(*people(4))
    assert begins(door, door.now)[:4] == [0, 20, None, None]
    waits = (Level(25, 50), Break(10 * MINUTE, waits=True), Level(50, 100), Level(100, 200))
    door = Door(replace(opened(), structure=Structure("Waits", waits, 10_000))).start(*people(4))
    assert begins(door, door.now)[:4] == [0, 20, None, None]


def test_three_levels_at_least_follow_the_one_being_played() -> None:
    door = Door(opened()).start(*people(4))
    assert len(structure(door)) == 4
    door.later(75)
    assert [line.level for line in structure(door)] == [1, 2, None, 3, 4, 5, 6, 7]


def test_far_past_the_end_of_the_list_only_the_levels_around_the_present_one_follow_it() -> None:
    """An evening that nobody ended is looked at a year later: its page is as short as on the night."""
    door = Door(opened()).start(*people(4))
    start = door.now
    door.later(20 * 60)
    assert [line.level for line in structure(door)] == [1, 2, None, 3, 57, 58, 59, 60, 61, 62, 63]
    assert begins(door, start)[4:] == [1_130, 1_150, 1_170, 1_190, 1_210, 1_230, 1_250]
    assert [line.now for line in structure(door)].index(True) == 7
    door.later(365 * 24 * 60)
    assert len(structure(door)) == 11
    assert calls(lambda: structure(door)) < 2_000
    door.do(timekeeping.next_level).later(30)
    assert begins(door, start)[6:8] == [(365 * 24 + 20) * 60, (365 * 24 + 20) * 60 + 20]


def test_a_line_says_which_chips_go_and_how_long_it_lasts() -> None:
    periods = (Level(25, 50, hands=10, duration_ms=None), Break(10 * MINUTE, colours=(25,)), Level(100, 200))
    door = Door(replace(opened(), structure=Structure("Hands", periods, 10_000))).start(*people(4))
    level, pause, *_rest = structure(door)
    assert (level.hands, level.length) == (10, None)
    assert (pause.level, pause.length, pause.going) == (None, 10 * MINUTE, (25,))


def test_the_clock_and_the_message_hold_nothing() -> None:
    door = Door().start(*people(4))
    assert content(PageKind.CLOCK, door.state, door.now) is None
    assert content(PageKind.MESSAGE, door.state, door.now) is None


# ---- how much work it is ---------------------------------------------------------------------------------------------


def half_out(tables: int) -> Tournament:
    """So many tables of ten, at half of them nine out."""
    state = floor(*[10] * tables, seats=10)
    for table in range(1, tables // 2 + 1):
        for chair in range(2, 11):
            state = facts(state, PlayerBusted(EntryNo(100 * table + chair), (), TableNo(table), None, None, 1))
    return state


def test_fifteen_hundred_entries_are_no_burden() -> None:
    """B274: ten times the entries are ten times the work; `make bench ARGS=board` measures how long it takes."""
    few, many = half_out(14), half_out(140)
    for kind in PageKind:
        work = calls(partial(content, kind, few, AT))
        assert calls(partial(content, kind, many, AT)) < 13 * work + 1_000, kind
