"""A player's time to decide (TDA 29), penalties (TDA 71) and the lone player (WSOP 36)."""

from dataclasses import replace

from engine.actions import Check, Fold
from tests.fakes import MINUTE, SEVEN
from tests.tournament.presses import WARNINGS, Pressed
from tournament import penalties
from tournament.clocks import alarms, shot_clocks, timekeeping
from tournament.clocks.alarms import Alarm, AlarmKind
from tournament.names import SECOND, EntryNo, TableNo
from tournament.state import ShotClock

ONE, TWO = TableNo(1), TableNo(2)


def left(pressed: Pressed) -> list[tuple[int, str, int, bool]]:
    return [(each.table, each.name, each.left // SECOND, each.run_out) for each in pressed.board.shot_clocks]


def test_it_is_twenty_five_seconds_and_a_countdown_of_five() -> None:
    assert (shot_clocks.USUAL, shot_clocks.COUNTED_DOWN) == (30 * SECOND, 5 * SECOND)
    assert left(Pressed().press(shot_clocks.start, table=ONE)) == [(1, "", 30, False)]


def test_a_tie_goes_to_the_player() -> None:
    """C-132: at exactly the end he still acts in time; a thousandth later his hand is folded, or checked."""
    clock = ShotClock(ONE, None, SEVEN, shot_clocks.USUAL)
    assert not shot_clocks.has_run_out(clock, SEVEN + 30 * SECOND)
    assert shot_clocks.has_run_out(clock, SEVEN + 30 * SECOND + 1)
    assert shot_clocks.when_time_is_up(facing_a_bet=True) == Fold()
    assert shot_clocks.when_time_is_up(facing_a_bet=False) == Check()


def test_several_run_at_once_one_a_table() -> None:
    pressed = Pressed(seats=3)
    name = next(entry for entry in pressed.state.at_table(TWO))
    pressed.press(shot_clocks.start, table=ONE).forward(10 / 60)
    pressed.press(shot_clocks.start, table=TWO, entry=name.number, length=45 * SECOND).forward(5 / 60)
    assert left(pressed) == [(1, "", 15, False), (2, name.name, 40, False)]
    assert left(pressed.press(shot_clocks.start, table=ONE))[0] == (1, "", 30, False)
    pressed.press(shot_clocks.stop, table=ONE)
    assert [each[0] for each in left(pressed)] == [2]
    assert pressed.refusal(shot_clocks.stop, table=ONE) == "no_shot_clock"


def test_it_runs_while_the_clock_of_the_levels_is_paused() -> None:
    pressed = Pressed().press(timekeeping.pause).press(shot_clocks.start, table=ONE).forward(12 / 60)
    assert left(pressed) == [(1, "", 18, False)]
    assert alarms.plan(pressed.state, pressed.night.clock.at, WARNINGS) == (
        Alarm(SEVEN + 30 * SECOND + 1, AlarmKind.SHOT_CLOCK, 1),
    )


def test_that_it_has_run_out_is_shown_for_ten_seconds() -> None:
    pressed = Pressed().press(shot_clocks.start, table=ONE).forward(31 / 60)
    assert left(pressed) == [(1, "", 0, True)]
    assert left(pressed.forward(10 / 60)) == []
    step = shot_clocks.stop(pressed.state, pressed.night.clock.at, ONE)
    assert step.facts == {"table": 1, "left": 0, "in_time": False}


def test_it_is_a_press_of_the_clock_and_can_be_taken_back() -> None:
    pressed = Pressed().press(shot_clocks.start, table=ONE).forward(5 / 60).press(shot_clocks.stop, table=ONE)
    assert left(pressed.forward(5 / 60).take_back()) == [(1, "", 20, False)]
    assert left(pressed.take_back()) == []


def test_what_is_refused() -> None:
    pressed = Pressed(seats=3)
    elsewhere = pressed.state.at_table(TWO)[0].number
    assert pressed.refusal(shot_clocks.start, table=TableNo(9)) == "no_such_table"
    assert pressed.refusal(shot_clocks.start, table=ONE, entry=EntryNo(77)) == "no_such_entry"
    assert pressed.refusal(shot_clocks.start, table=ONE, entry=elsewhere) == "not_at_table"
    assert pressed.refusal(shot_clocks.start, table=ONE, length=999) == "shot_clock_out_of_range"
    assert pressed.refusal(shot_clocks.start, table=ONE, length=61 * MINUTE) == "shot_clock_out_of_range"


def test_it_is_gone_with_its_table() -> None:
    pressed = Pressed(seats=4).press(shot_clocks.start, table=TWO)
    assert len(left(pressed)) == 1
    closed = {number: table for number, table in pressed.state.tables.items() if number == ONE}
    assert shot_clocks.shown(replace(pressed.state, tables=closed), pressed.night.clock.at) == ()


def test_a_penalty_of_two_rounds_with_eight_players_is_sixteen_hands() -> None:
    """C-133 (TDA 71-A)."""
    assert penalties.penalty_hands(players=8, rounds=2) == 16
    assert penalties.penalty_hands(players=6, rounds=1) == 6


def test_a_player_alone_at_his_table_waits_five_minutes_and_then_gets_the_blinds_every_two() -> None:
    """C-136 (WSOP 36)."""
    minutes = {4: 0, 5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 15: 6}
    assert {n: penalties.blinds_won_alone(n * MINUTE) for n in minutes} == minutes
    assert penalties.blinds_won_alone(5 * MINUTE - 1) == 0
