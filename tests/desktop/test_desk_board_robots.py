"""The board of an evening that robots play: their time flies, the room's does not."""

from dataclasses import replace
from functools import partial

import pytest

from desktop.director.creating import create
from desktop.display.looks.style import Style
from desktop.display.turning import Turner, Wanted
from desktop.evenings.evening_board import kind_of
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, desk_of, kept_wish, start
from tests.desktop.rooms import evening_of, pass_by, seen, settle
from tournament.board.pages import PageKind
from tournament.events import Seat, TableWay
from tournament.names import MINUTE, SECOND, EntryNo, SeatNo, TableNo
from tournament.tables import moves

TURNED = (PageKind.SEATING, PageKind.STANDINGS)


@pytest.fixture
def robots(desk: Desk, clock: HandClock) -> Desk:
    """Six robots at one table, the clock running, the board open in a window."""
    wish = replace(kept_wish(name="Robots"), way=TableWay.DEALT, seed=7, buy_in=0)
    assert desk.open_evening(create(desk._shelf, wish, clock))
    start(bridge_of(desk))
    desk.boards.toggle()
    settle()
    return desk


def test_robots_know_where_they_sit(robots: Desk, clock: HandClock) -> None:
    bridge, evening = bridge_of(robots), evening_of(robots)
    board = evening.boards[0]
    taken = {entry.seat.number for entry in bridge.state.left if entry.seat is not None}
    free = next(SeatNo(seat) for seat in range(1, 10) if seat not in taken)
    assert bridge.perform(partial(moves.move_by_hand, entry=EntryNo(1), to=Seat(TableNo(1), free)))
    assert kind_of(seen(board)) is PageKind.CLOCK
    assert evening.moves is None
    assert desk_of(robots).moves.isHidden()
    board.hold(PageKind.MOVES)
    pass_by(robots, clock, SECOND)
    assert kind_of(seen(board)) is PageKind.MOVES, "who asks for them sees them"


def test_pages_turn_by_the_rooms_time_while_the_robots_rest(robots: Desk, clock: HandClock) -> None:
    board = evening_of(robots).boards[0]
    board.slot.try_on(Style(rotation=TURNED, clock_for=10 * SECOND, page_for=10 * SECOND))
    found = []
    for _second in range(60):
        pass_by(robots, clock, SECOND)
        found.append(kind_of(seen(board)))
    assert [found.count(kind) for kind in (PageKind.CLOCK, *TURNED)] == [20, 20, 20]


def test_a_level_that_is_over_in_a_moment_does_not_interrupt_the_pages(robots: Desk, clock: HandClock) -> None:
    state, turner, at = bridge_of(robots).state, Turner(), bridge_of(robots).now()
    style = Style(rotation=TURNED, clock_for=10 * SECOND, page_for=10 * SECOND)
    found = []
    for second in range(60):
        now = at + second * 7 * MINUTE
        found.append(kind_of(turner.showing(state, now, Wanted(), style, (1_920, 1_080), clock.at + second * SECOND)))
    assert [found.count(kind) for kind in (PageKind.CLOCK, *TURNED)] == [20, 20, 20]
