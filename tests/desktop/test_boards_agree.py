"""Desk and boards show one clock: the same time at every instant, however often it is looked at (B104, B106, B108)."""

from dataclasses import replace
from functools import partial

import pytest

from desktop.director.creating import create
from desktop.evenings.evening_board import EveningBoard
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, click, desk_of, kept_wish, open_kept, start
from tests.desktop.rooms import evening_of, page_of, pass_by, words
from tournament.clocks import timekeeping
from tournament.names import MINUTE, SECOND
from tournament.structures import restructuring
from tournament.structures.restructuring import Running
from tournament.structures.structure import Break, Level, Structure
from tournament.wording import clock_time

HALF_MINUTES = Structure("Twenty", tuple(Level(25 * n, 50 * n, duration_ms=30 * SECOND) for n in range(1, 21)))
WAITS = Structure("Waits", (Level(25, 50), Break(10 * MINUTE, waits=True), Level(50, 100)))
SHORT = Structure("Short", tuple(Level(25 * n, 50 * n, duration_ms=510 * SECOND) for n in range(1, 4)))


def evening_on(desk: Desk, clock: HandClock, structure: Structure) -> None:
    """An evening on that structure, its clock running."""
    assert desk.open_evening(create(desk._shelf, replace(kept_wish(), structure=structure), clock))
    start(bridge_of(desk))


def two_boards(desk: Desk) -> tuple[EveningBoard, EveningBoard]:
    """Both open, the second with a page beside the time."""
    desk.boards.toggle()
    page = page_of(desk)
    click(page.another)
    first, second = evening_of(desk).boards
    return first, second


def shown(desk: Desk) -> str:
    """The time at the desk."""
    return desk_of(desk).bar.time.text()


def all_show(desk: Desk, time: str) -> bool:
    """Whether desk and boards show that time."""
    return shown(desk) == time and all(time in words(board) for board in evening_of(desk).boards)


def test_two_boards_and_the_desk_show_the_same_time_at_every_instant(desk: Desk, clock: HandClock) -> None:
    """B108: none of them has a clock of its own; each is given what is left, never an end by somebody's clock."""
    start(open_kept(desk, clock))
    two_boards(desk)
    for passing in (0, 1, 999, 20_000, 19 * MINUTE, 700, 300, 38_000, 5 * MINUTE):
        pass_by(desk, clock, passing)
        reading = bridge_of(desk).state.clock.reading(clock.at)
        assert reading.remaining is not None
        assert all_show(desk, clock_time(-(-reading.remaining // SECOND) * SECOND)), passing


def test_late_beats_and_a_window_that_blocks_lose_nothing_in_twenty_levels(desk: Desk, clock: HandClock) -> None:
    """B104: every beat 3 percent late, and one two seconds late because a file is chosen."""
    evening_on(desk, clock, HALF_MINUTES)
    desk.boards.toggle()
    begun = clock.at
    while clock.at < begun + 20 * 30 * SECOND:
        pass_by(desk, clock, 3_030 if (clock.at - begun) // SECOND == 100 else 1_030)
        passed = clock.at - begun
        left = 30 * SECOND - passed % (30 * SECOND)
        assert bridge_of(desk).state.clock.reading(clock.at).index == passed // (30 * SECOND)
        assert all_show(desk, clock_time(-(-left // SECOND) * SECOND))


def test_a_second_board_and_a_second_start_are_no_second_clock(desk: Desk, clock: HandClock) -> None:
    """B106: a second passes in a second, and nothing is ever below 0:00."""
    start(open_kept(desk, clock))
    two_boards(desk)
    assert bridge_of(desk).may(timekeeping.start) is not None
    desk.ticker.start()
    pass_by(desk, clock, 10 * SECOND)
    assert all_show(desk, "19:50")


@pytest.mark.parametrize("over", [0, 30 * SECOND, 10 * MINUTE])
def test_a_break_that_waits_stands_at_nothing_on_board_and_desk(desk: Desk, clock: HandClock, over: int) -> None:
    """B114: however long it has been over, both say 0:00 and since when; no overtime is counted anywhere."""
    evening_on(desk, clock, WAITS)
    two_boards(desk)
    pass_by(desk, clock, 30 * MINUTE + over)
    assert all_show(desk, "0:00")
    assert all("PAUSED since" in " ".join(words(board)) for board in evening_of(desk).boards)


def test_a_break_that_is_over_is_the_next_level_on_board_and_desk(desk: Desk, clock: HandClock) -> None:
    """B114, in a break that does not wait: there is no overtime."""
    running = replace(WAITS, periods=(WAITS.periods[0], Break(10 * MINUTE), WAITS.periods[2]))
    evening_on(desk, clock, running)
    two_boards(desk)
    pass_by(desk, clock, 30 * MINUTE + 30 * SECOND)
    assert all_show(desk, "19:30")
    assert all("LEVEL 2" in words(board) for board in evening_of(desk).boards)


def test_another_length_of_all_levels_is_on_board_and_desk_at_once(desk: Desk, clock: HandClock) -> None:
    """B111: levels of 8:30 become 8:00 while level 1 runs, and what is left of it is 30 seconds less."""
    evening_on(desk, clock, SHORT)
    two_boards(desk)
    pass_by(desk, clock, 3 * MINUTE)
    assert all_show(desk, "5:30")
    shorter = partial(restructuring.all_levels_last, length=8 * MINUTE, running=Running.APPLY)
    assert bridge_of(desk).perform(shorter)
    assert all_show(desk, "5:00")
    pass_by(desk, clock, 5 * MINUTE)
    assert all_show(desk, "8:00")
