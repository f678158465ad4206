"""Which page the board shows: sentences about a room, and that there is always exactly one page."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.display.layout import layout, sheets
from desktop.display.looks.style import Style
from desktop.display.showing import Blank
from desktop.display.turning import Turner, Wanted
from engine.blinds import AnteKind
from tests.desktop import board_pages as pages
from tests.desktop.board_rooms import ALL, HD, MIDDLE, Room, kind
from tests.fakes import SEVEN, Night, created
from tournament.board.pages import Content, Moves, PageKind
from tournament.clocks import timekeeping
from tournament.events import Moved, Seat
from tournament.names import MINUTE, SECOND, SeatNo, TableNo
from tournament.structures.structure import Level, Structure
from tournament.tables import moves

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def night() -> Night:
    return Night().enter(*pages.NAMES[:4], "Boris", "Cyril", "Dana", "Eva", "Filip", "Gita").draw().start()


@pytest.fixture
def room(night: Night) -> Room:
    made: dict[PageKind, Content] = {
        PageKind.SEATING: pages.seating(60),
        PageKind.PRIZES: pages.prizes(9),
        PageKind.STRUCTURE: pages.schedule(9),
        PageKind.MOVES: pages.moves(2),
    }
    return Room(night.evening.state, made)


# ---- in turn -------------------------------------------------------------------------------------------------------


def test_the_pages_are_shown_in_turn_the_clock_for_half_a_minute_each_sheet_for_ten_seconds(room: Room) -> None:
    assert room.seen(100 * SECOND) == [
        (PageKind.CLOCK, 0),
        (PageKind.SEATING, 0),
        (PageKind.SEATING, 1),
        (PageKind.PRIZES, 0),
        (PageKind.STRUCTURE, 0),
        (PageKind.CLOCK, 0),
    ]
    room = Room(room.state, room.pages)
    assert kind(room.after(29 * SECOND)) is PageKind.CLOCK
    assert kind(room.after(SECOND)) is PageKind.SEATING


def test_a_page_without_anything_to_show_is_left_out(room: Room) -> None:
    assert PageKind.STANDINGS not in {page for page, _ in room.seen(5 * MINUTE)}
    room.pages = {}
    assert room.seen(5 * MINUTE)[-1] == (PageKind.CLOCK, 0)


def test_without_pages_to_rotate_the_clock_stays(room: Room) -> None:
    room.style = Style()
    assert room.seen(10 * MINUTE) == [(PageKind.CLOCK, 0)]
    assert room.built == 0


def test_only_the_page_that_is_shown_is_built_and_only_when_something_can_have_changed(room: Room) -> None:
    room.seen(10 * MINUTE)
    assert room.built < 60


def test_in_the_last_minute_of_a_level_and_the_first_seconds_of_the_next_the_clock_is_shown(room: Room) -> None:
    end = SEVEN + 20 * MINUTE
    room.at = end - 3 * MINUTE
    room.seen(2 * MINUTE)
    assert room.seen(80 * SECOND) == [(PageKind.CLOCK, 0)]
    assert room.at == end + 20 * SECOND
    assert kind(room.look()) is not PageKind.CLOCK


def test_after_that_it_goes_on_with_the_sheet_that_was_interrupted(room: Room) -> None:
    room.at = SEVEN + 20 * MINUTE - MINUTE - 45 * SECOND
    last = room.seen(45 * SECOND)[-1]
    assert last == (PageKind.SEATING, 1)
    room.seen(80 * SECOND)
    assert room.seen(20 * SECOND) == [(PageKind.SEATING, 1), (PageKind.PRIZES, 0)]


def test_while_the_clock_is_paused_the_pages_go_on_turning_however_little_is_left(room: Room, night: Night) -> None:
    night.clock.at = room.at = SEVEN + 20 * MINUTE - 30 * SECOND
    night.evening.perform(timekeeping.pause)
    room.state = night.evening.state
    assert {page for page, _ in room.seen(2 * MINUTE)} == {PageKind.CLOCK, *room.pages} - {PageKind.MOVES}


def test_before_the_start_the_pages_turn_too() -> None:
    room = Room(Night().enter("Anna", "Boris").draw().evening.state, {PageKind.SEATING: pages.seating(2)})
    assert [page for page, _ in room.seen(MINUTE)] == [PageKind.CLOCK, PageKind.SEATING, PageKind.CLOCK]


def test_after_a_long_sleep_one_page_is_shown_and_it_turns_on_from_there(room: Room) -> None:
    room.after(35 * SECOND)
    room.at += 7 * MINUTE
    assert (kind(room.look()), room.look().turn) == (PageKind.SEATING, 1)
    assert room.seen(20 * SECOND) == [(PageKind.SEATING, 1), (PageKind.PRIZES, 0)]
    room.at -= 4 * MINUTE
    assert kind(room.look()) is PageKind.CLOCK


def test_a_page_that_changes_while_it_is_shown_stays_at_its_sheet_as_far_as_it_has_one(room: Room) -> None:
    room.pages[PageKind.SEATING] = pages.seating(500)
    room.after(55 * SECOND)
    assert room.look().turn == 2
    room.change(PageKind.SEATING, pages.seating(499))
    assert room.look().turn == 2
    room.change(PageKind.SEATING, pages.seating(20))
    assert (kind(room.look()), room.look().turn) == (PageKind.SEATING, 0)


# ---- held, message, blank ------------------------------------------------------------------------------------------


def test_a_held_page_stays_and_turns_its_sheets(room: Room) -> None:
    room.wish = Wanted(held=PageKind.SEATING)
    assert room.seen(30 * SECOND) == [(PageKind.SEATING, 0), (PageKind.SEATING, 1), (PageKind.SEATING, 0)]
    assert room.look().held
    room.at = SEVEN + 20 * MINUTE - 30 * SECOND
    assert {page for page, _ in room.seen(2 * MINUTE)} == {PageKind.SEATING}


def test_a_held_page_with_nothing_to_show_is_the_clocks(room: Room) -> None:
    room.wish = Wanted(held=PageKind.STANDINGS)
    assert (room.look().page, room.look().held) == (None, True)


def test_the_clocks_page_can_be_held_too(room: Room) -> None:
    room.wish = Wanted(held=PageKind.CLOCK, message=pages.DINNER)
    assert room.seen(5 * MINUTE) == [(PageKind.CLOCK, 0)]


def test_a_message_stays_as_long_as_there_is_one(room: Room) -> None:
    room.wish = Wanted(message=pages.DINNER)
    assert room.seen(20 * MINUTE) == [(PageKind.MESSAGE, 0)]
    room.wish = Wanted(message="  ")
    assert kind(room.look()) is not PageKind.MESSAGE


def test_a_blank_board_is_blank_whatever_happens(room: Room) -> None:
    room.move()
    for blank in (Blank.BLACK, Blank.PICTURE):
        room.wish = Wanted(held=PageKind.SEATING, message=pages.DINNER, blank=blank)
        assert (room.look().blank, room.look().page) == (blank, None)


# ---- moves ---------------------------------------------------------------------------------------------------------


def test_moves_come_by_themselves_and_stay_two_minutes(room: Room) -> None:
    room.after(35 * SECOND)
    room.move()
    assert room.seen(2 * MINUTE) == [(PageKind.MOVES, 0)]
    assert kind(room.look()) is PageKind.SEATING


def test_looked_at_an_instant_before_they_went_the_moves_are_there(room: Room) -> None:
    """The answer is the instant's: nothing is remembered of a later one."""
    room.move()
    room.after(121 * SECOND)
    assert kind(room.look()) is PageKind.CLOCK
    room.at -= MINUTE
    assert kind(room.look()) is PageKind.MOVES


def test_confirmed_moves_go_at_once(room: Room) -> None:
    room.move()
    room.after(10 * SECOND)
    room.wish = Wanted(confirmed=room.at)
    assert kind(room.look()) is PageKind.CLOCK


def test_moves_come_before_a_message_and_the_message_comes_back(room: Room) -> None:
    room.wish = Wanted(message=pages.DINNER)
    room.after(10 * SECOND)
    room.move()
    assert [page for page, _ in room.seen(3 * MINUTE)] == [PageKind.MOVES, PageKind.MESSAGE]


def test_moves_wait_behind_a_held_page(room: Room) -> None:
    room.wish = Wanted(held=PageKind.PRIZES)
    room.move()
    assert kind(room.look()) is PageKind.PRIZES
    room.wish = Wanted()
    assert kind(room.look()) is PageKind.MOVES


def test_moves_in_the_last_minute_of_a_level_are_shown(room: Room) -> None:
    room.at = SEVEN + 20 * MINUTE - 30 * SECOND
    room.move()
    assert kind(room.look()) is PageKind.MOVES


def test_a_move_made_at_the_desk_is_on_the_board_until_it_is_confirmed(night: Night) -> None:
    night.clock.at = MIDDLE
    state = night.evening.state
    mover = next(entry for entry in state.left if entry.seat is not None and entry.seat.table == 1)
    assert mover.seat is not None
    to = Seat(TableNo(2), SeatNo(9))
    night.evening.perform(partial(moves.carry_out, moves=[Moved(mover.number, mover.seat, to)]))
    turner, state = Turner(), night.evening.state
    showing = turner.showing(state, MIDDLE + MINUTE, Wanted(), Style(), HD)
    assert isinstance(showing.page, Moves)
    assert [(line.name, line.to.table, line.to.seat) for line in showing.page.lines] == [(mover.name, 2, 9)]
    assert turner.showing(state, MIDDLE + MINUTE, Wanted(confirmed=MIDDLE + MINUTE), Style(), HD).page is None
    assert turner.showing(state, MIDDLE + 2 * MINUTE, Wanted(), Style(), HD).page is None


# ---- a page that a sound rule asks for -----------------------------------------------------------------------------


def test_a_page_that_a_rule_asks_for_is_shown_for_one_round_of_its_sheets(room: Room) -> None:
    room.style = Style()
    room.wish = Wanted(turned_to=(PageKind.SEATING, room.at))
    assert room.seen(MINUTE) == [(PageKind.SEATING, 0), (PageKind.SEATING, 1), (PageKind.CLOCK, 0)]
    built = room.built
    room.seen(30 * SECOND)
    assert room.built == built


def test_a_rule_may_ask_for_the_clock(room: Room) -> None:
    room.wish = Wanted(message=pages.DINNER, turned_to=(PageKind.CLOCK, room.at))
    assert room.seen(MINUTE) == [(PageKind.CLOCK, 0), (PageKind.MESSAGE, 0)]


def test_moves_that_a_rule_asked_for_go_when_they_are_confirmed(room: Room) -> None:
    room.style = Style()
    room.wish = Wanted(turned_to=(PageKind.MOVES, room.at))
    assert kind(room.look()) is PageKind.MOVES
    room.wish = replace(room.wish, confirmed=room.at)
    assert kind(room.look()) is PageKind.CLOCK


def test_a_page_asked_for_that_has_nothing_to_show_changes_nothing(room: Room) -> None:
    room.wish = Wanted(turned_to=(PageKind.STANDINGS, room.at))
    assert kind(room.look()) is PageKind.CLOCK


# ---- at any instant ------------------------------------------------------------------------------------------------

KINDS = st.sampled_from(list(PageKind))
STEPS = st.lists(
    st.tuples(
        st.integers(0, 200),
        st.sampled_from(["nothing", "hold", "let go", "say", "blank", "moves", "confirm", "rule", "seats"]),
        KINDS,
    ),
    max_size=60,
)


@settings(max_examples=40, deadline=None)
@given(steps=STEPS, rotation=st.lists(KINDS, max_size=5))
def test_at_any_instant_there_is_exactly_one_page(
    steps: list[tuple[int, str, PageKind]], rotation: list[PageKind]
) -> None:
    night = Night().enter("Anna", "Boris", "Cyril").draw().start()
    room = Room(night.evening.state, {PageKind.SEATING: pages.seating(60)}, style=Style(rotation=tuple(rotation)))
    for seconds, what, page in steps:
        room.at += seconds * SECOND
        room.do(what, page, seconds)
        showing = room.look()
        assert showing == room.look()
        if showing.page is not None:
            assert 0 <= showing.turn < sheets(showing.page, HD)
        assert layout(showing, HD, room.style) == layout(showing, HD, room.style)


@settings(max_examples=15, deadline=None)
@given(
    lengths=st.lists(st.integers(0, 50), min_size=4, max_size=4),
    order=st.permutations(ALL),
    beat=st.integers(2, 9),
)
def test_every_page_that_has_something_to_show_is_reached_with_all_its_sheets(
    lengths: list[int], order: list[PageKind], beat: int
) -> None:
    """Also in levels of three minutes, of which eighty seconds belong to the clock."""
    made: dict[PageKind, Content] = {}
    builders: tuple[Callable[[int], Content], ...] = (pages.seating, pages.prizes, pages.ranking, pages.schedule)
    for page, build, count in zip(ALL, builders, lengths, strict=True):
        if count:
            made[page] = build(count)
    short = Structure("Short", (Level(25, 50, 0, AnteKind.PLAYER, 3 * MINUTE),), 10_000)
    night = Night(created(structure=short)).enter("Anna", "Boris", "Cyril").draw().start()
    room = Room(night.evening.state, made, style=Style(rotation=tuple(order)))
    seen: set[tuple[PageKind, int]] = set()
    wanted = {(page, turn) for page, content in made.items() for turn in range(sheets(content, HD))}
    beats = 0
    while not seen >= wanted and beats < 200 + len(wanted) * 50 // beat:
        showing = room.look()
        seen.add((kind(showing), showing.turn))
        room.at += beat * SECOND
        beats += 1
    assert seen >= wanted
