"""Every press can be taken back: the clock then shows what it would have shown without it."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fakes import MINUTE, SEVEN, STRUCTURE
from tests.tournament.presses import BY_HANDS, WAITING, Press, Pressed, clock
from tournament.clocks import breaks, shot_clocks, timekeeping
from tournament.clocks.clock import Clock, Phase
from tournament.errors import RuleViolation
from tournament.evening import may
from tournament.events import StructureChanged
from tournament.history import Step
from tournament.names import Instant, TableNo
from tournament.state import Tournament
from tournament.structures import restructuring
from tournament.structures.structure import Break, Level

RUNNING = Phase.RUNNING
PRESSES: dict[str, Press] = {
    "pause": timekeeping.pause,
    "next level": timekeeping.next_level,
    "go to": lambda s, at: timekeeping.go_to_level(s, at, 7),
    "add": lambda s, at: timekeeping.add_time(s, at, 5 * MINUTE),
    "take": lambda s, at: timekeeping.add_time(s, at, -MINUTE),
    "set left": lambda s, at: timekeeping.set_left(s, at, 25 * MINUTE),
    "set played": lambda s, at: timekeeping.set_played(s, at, MINUTE),
    "break now": lambda s, at: breaks.break_now(s, at, 20 * MINUTE),
    "break after": lambda s, at: breaks.break_after(s, at, 20 * MINUTE),
    "shot clock": lambda s, at: shot_clocks.start(s, at, TableNo(1)),
}
"""What can be pressed in level 1."""


def changed(**facts: object) -> Press:
    """The structure is edited during the evening: nothing but its name, unless somebody says."""

    def decide(state: Tournament, at: Instant) -> Step:
        return Step("structure_changed", (StructureChanged(replace(state.structure, name="Other", **facts)),))  # type: ignore[arg-type]

    return decide


@pytest.mark.parametrize("press", PRESSES.values(), ids=PRESSES)
def test_next_pressed_by_mistake_or_anything_else_at_7_32_and_taken_back_after_40_seconds(press: Press) -> None:
    pressed = Pressed(minutes=12 + 28 / 60)
    assert pressed.shown == (RUNNING, 0, clock("7:32"))
    pressed.press(press).forward(40 / 60).take_back()
    assert pressed.shown == (RUNNING, 0, clock("6:52"))
    assert pressed.state.structure == STRUCTURE
    assert not pressed.state.shot_clocks


@pytest.mark.parametrize("press", PRESSES.values(), ids=PRESSES)
def test_a_press_is_taken_back_also_after_the_structure_was_changed(press: Press) -> None:
    pressed = Pressed(minutes=12).press(press).forward(1).press(changed()).forward(1).take_back()
    assert pressed.shown == (RUNNING, 0, clock("6:00"))
    assert pressed.state.structure == replace(STRUCTURE, name="Other")


@pytest.mark.parametrize("press", PRESSES.values(), ids=PRESSES)
def test_a_press_after_a_change_of_structure_survives_its_undoing(press: Press) -> None:
    pressed, other = Pressed(minutes=12), Pressed(minutes=12)
    pressed.press(changed()).press(press).forward(2)
    pressed.night.evening.undo()
    other.press(press).forward(2)
    assert pressed.shown == other.shown
    assert pressed.state.structure == other.state.structure


def test_the_level_gone_to_is_found_again_where_a_break_before_it_was_taken_back() -> None:
    pressed = Pressed(minutes=5).press(breaks.break_now, duration=10 * MINUTE)
    taken = pressed.night.evening.steps[-1].seq
    pressed.forward(12).press(timekeeping.go_to_level, level=3).forward(1)
    assert pressed.reading.index == 5
    pressed.night.evening.undo(taken)
    assert pressed.shown == (RUNNING, 3, clock("19:00"))


def test_a_level_inserted_and_taken_out_again_moves_no_press_into_another_level() -> None:
    pressed = Pressed(minutes=5)
    longer = (STRUCTURE.periods[0], Break(5 * MINUTE), *STRUCTURE.periods[1:])
    pressed.press(changed(periods=longer)).press(timekeeping.go_to_level, level=3)
    assert pressed.reading.index == 4
    pressed.night.evening.undo()
    assert pressed.shown == (RUNNING, 3, clock("20:00"))


def test_time_added_stays_with_its_level_where_a_break_before_it_was_taken_out_again() -> None:
    pressed = Pressed(minutes=5).press(restructuring.insert_break, after=1, pause=Break(5 * MINUTE))
    pressed.forward(25).press(timekeeping.add_time, time=3 * MINUTE)
    assert pressed.shown == (RUNNING, 2, clock("18:00"))
    pressed.night.evening.undo()
    assert pressed.shown == (RUNNING, 1, clock("13:00"))


def test_a_level_ended_by_hand_is_found_again_where_a_break_before_it_was_taken_out_again() -> None:
    untimed = replace(STRUCTURE, periods=(STRUCTURE.periods[0], Level(50, 100, duration_ms=None), Level(100, 200)))
    pressed = Pressed(untimed, minutes=5).press(restructuring.insert_break, after=1, pause=Break(5 * MINUTE))
    pressed.forward(25).press(timekeeping.end_level).forward(1)
    pressed.night.evening.undo()
    assert pressed.shown == (RUNNING, 2, clock("19:00"))


def test_a_break_taken_back_after_an_edit_leaves_the_edited_levels() -> None:
    pressed = Pressed(minutes=5).press(breaks.break_now, duration=10 * MINUTE).forward(1)
    edited = tuple(
        replace(each, big_blind=250) if isinstance(each, Level) and each.big_blind == 200 else each
        for each in pressed.state.structure.periods
    )
    pressed.press(changed(periods=edited)).forward(1).take_back()
    assert pressed.shown == (RUNNING, 0, clock("13:00"))
    assert len(pressed.state.structure.periods) == len(STRUCTURE.periods)
    last = pressed.state.structure.periods[3]
    assert isinstance(last, Level)
    assert last.big_blind == 250


# ---- any sequence of presses -----------------------------------------------------------------------------------------


def _any(press: Callable[..., Step], *facts: object) -> Press:
    return lambda state, at: press(state, at, *facts)


ANY_PRESS = st.one_of(
    st.sampled_from(
        [
            timekeeping.pause,
            timekeeping.resume,
            timekeeping.next_level,
            timekeeping.previous_level,
            timekeeping.played_on,
            timekeeping.end_level,
            breaks.end_break,
            breaks.call_off_break,
        ]
    ),
    st.integers(1, 8).map(lambda level: _any(timekeeping.go_to_level, level)),
    st.integers(-20, 20).map(lambda minutes: _any(timekeeping.add_time, minutes * MINUTE)),
    st.integers(1, 40).map(lambda minutes: _any(timekeeping.set_left, minutes * MINUTE)),
    st.integers(0, 19).map(lambda minutes: _any(timekeeping.set_played, minutes * MINUTE)),
    st.integers(1, 30).map(lambda minutes: _any(breaks.break_now, minutes * MINUTE)),
    st.integers(1, 30).map(lambda minutes: _any(breaks.break_after, minutes * MINUTE)),
)
PAUSES = st.one_of(st.integers(0, 3_000), st.integers(0, 90 * MINUTE))


def check(clock: Clock, at: Instant) -> None:
    """A reading and the boundaries around it say the same, and nothing is negative."""
    reading = clock.reading(at)
    assert reading.elapsed >= 0
    assert reading.remaining is None or reading.remaining >= 0
    assert reading.length is None or reading.elapsed <= reading.length
    upto = at + 180 * MINUTE
    index = reading.index
    for boundary in clock.boundaries(at, upto):
        assert at < boundary.at <= upto
        assert boundary.index == index + 1
        index = boundary.index
        assert clock.reading(boundary.at).index >= index
        assert clock.reading(boundary.at).elapsed == 0
        assert clock.reading(boundary.at - 1).index < index
    assert clock.reading(upto).index == index
    assert clock.index_of(*clock.spot(index)) == index


@given(st.lists(st.tuples(PAUSES, ANY_PRESS), max_size=12), st.sampled_from([STRUCTURE, WAITING, BY_HANDS]))
def test_any_presses_leave_a_clock_that_agrees_with_itself_and_taken_back_were_never_pressed(
    presses: list[tuple[int, Press]], structure: object
) -> None:
    pressed = Pressed(structure)  # type: ignore[arg-type]
    done = 0
    for time, press in presses:
        pressed.night.clock.forward(time)
        if may(press, pressed.state, pressed.night.clock.at) is None:
            pressed.press(press)
            done += 1
        check(pressed.state.clock, pressed.night.clock.at)
    for _press in range(done):
        pressed.take_back()
        check(pressed.state.clock, pressed.night.clock.at)
    with pytest.raises(RuleViolation, match="nothing_to_take_back"):
        pressed.take_back()
    assert pressed.state.clock == Clock(pressed.state.setup.structure).started(SEVEN)


def test_what_was_set_beyond_a_level_that_is_shorter_after_all_is_the_levels_end() -> None:
    pressed = Pressed().press(timekeeping.pause)
    longer = len(pressed.press(timekeeping.add_time, time=2 * MINUTE).night.evening.steps)
    pressed.press(timekeeping.set_left, left=MINUTE).night.evening.undo(longer)
    reading = pressed.state.clock.reading(pressed.night.clock.at)
    assert (reading.phase, reading.index, reading.remaining) == (Phase.PAUSED, 0, 0)
    assert reading.elapsed == reading.length == 20 * MINUTE


def test_a_level_is_never_made_shorter_than_what_is_played_of_it_where_it_was_longer_before() -> None:
    pressed = Pressed()
    longer = len(pressed.press(timekeeping.add_time, time=2 * MINUTE).night.evening.steps)
    pressed.forward(19.5).press(timekeeping.pause).press(timekeeping.add_time, time=-2 * MINUTE)
    pressed.night.evening.undo(longer)
    reading = pressed.state.clock.reading(pressed.night.clock.at)
    assert (reading.phase, reading.index, reading.remaining) == (Phase.PAUSED, 0, 0)
    assert reading.elapsed == reading.length == 18 * MINUTE


@given(st.lists(st.tuples(PAUSES, ANY_PRESS), min_size=1, max_size=8), st.data())
def test_any_one_press_taken_out_of_the_middle_leaves_a_clock_that_agrees_with_itself(
    presses: list[tuple[int, Press]], data: st.DataObject
) -> None:
    pressed = Pressed()
    first = len(pressed.night.evening.steps)
    for time, press in presses:
        pressed.night.clock.forward(time)
        if may(press, pressed.state, pressed.night.clock.at) is None:
            pressed.press(press)
    last = len(pressed.night.evening.steps)
    if last > first:
        pressed.night.evening.undo(data.draw(st.integers(first + 1, last)))
        check(pressed.state.clock, pressed.night.clock.at)
