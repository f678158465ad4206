"""Where programs fail the director: the clock. Each line of it once, from the click to the file."""

from tests.desktop.desks import HandClock, open_kept, open_rebuys, start
from tests.desktop.journeys.director import Director
from tournament import wording
from tournament.clocks.clock import Phase
from tournament.names import HOUR, MINUTE, SECOND
from tournament.sales.prices import Buying


def phase(director: Director, clock: HandClock) -> Phase:
    return director.kept.clock.reading(clock.at).phase


def level(director: Director, clock: HandClock) -> int:
    return director.kept.clock.reading(clock.at).index


def left(director: Director, clock: HandClock) -> str:
    return wording.clock_time(director.kept.clock.reading(clock.at).remaining)


def test_pressed_next_by_mistake(director: Director, clock: HandClock) -> None:
    """Pressed Next by mistake: "Take back" restores what the clock would have shown."""
    start(open_kept(director.desk, clock))
    director.wait(12 * MINUTE + 33 * SECOND)
    assert director.time_left() == "7:27"
    director.press("Next")
    assert (director.time_left(), level(director, clock)) == ("20:00", 1)
    director.wait(35 * SECOND)
    director.press("Take back")
    assert director.time_left() == "6:52", "the half minute went by all the same"
    assert (level(director, clock), left(director, clock)) == (0, "6:52")
    assert director.sees("25 / 50")
    director.press("Redo", director.desk.window.quiet)
    assert level(director, clock) == 1
    director.keys("Ctrl+Backspace")
    assert (director.time_left(), left(director, clock)) == ("6:52", "6:52")


def test_forgot_to_press_start_after_the_break(director: Director, clock: HandClock) -> None:
    """Forgot to press Start after the break: "PAUSED since 20:41", on resume what the pause was."""
    start(open_kept(director.desk, clock))
    director.wait(5 * MINUTE)
    director.keys("F11", "Space")
    since = wording.time_of_day(clock.at)
    director.wait(6 * MINUTE + 10 * SECOND)
    assert director.sees(f"PAUSED since {since}"), "on the desk"
    assert director.on_board("PAUSED since "), "on the board"
    assert director.on_board(since)
    assert phase(director, clock) is Phase.PAUSED
    director.press("Resume")
    assert director.sees("Paused for 6:10.")
    assert director.sees("It was a break")
    director.second()
    director.press("We played on, take 6:10 off")
    assert (director.time_left(), left(director, clock)) == ("8:49", "8:49")
    assert not director.sees("It was a break")
    director.press("Take back")
    assert left(director, clock) == "14:59"
    director.press("It was a break")
    assert (director.time_left(), left(director, clock)) == ("14:59", "14:59")
    assert not director.sees("Paused for 6:10.")


def test_dinner_is_early(director: Director, clock: HandClock) -> None:
    """Dinner is early: break now or after this level; BACK at, then the level with what is left; Resume now."""
    start(open_kept(director.desk, clock))
    director.wait(12 * MINUTE + 28 * SECOND)
    director.keys("F11")
    director.menu("Clock", "Break now…")
    assert director.sees("How long is the break?")
    director.press("20 min")
    director.press("Take the break")
    back = wording.time_of_day(clock.at + 20 * MINUTE)
    assert director.time_left() == "20:00"
    assert director.sees(f"back at {back}, then level 1 with 7:32 left")
    assert director.on_board(back)
    assert director.kept.clock.reading(clock.at).on_break
    director.wait(3 * MINUTE)
    director.go("Clock")
    director.press("Resume now")
    assert (director.time_left(), left(director, clock)) == ("7:32", "7:32")
    director.press("Break after this level…")
    director.write("Minutes", "7.5")
    director.press("Plan the break")
    director.wait(7 * MINUTE + 33 * SECOND)
    assert director.kept.clock.reading(clock.at).on_break
    assert left(director, clock) == "7:29"
    back = wording.time_of_day(clock.at + 7 * MINUTE + 29 * SECOND)
    assert director.sees(f"back at {back}")


def test_a_late_start_is_postponed(director: Director, clock: HandClock) -> None:
    """A late start is [Postpone 10 min] in the countdown."""
    clock.pass_by(-clock.at % MINUTE)
    open_kept(director.desk, clock)
    director.press("Draw seats")
    director.press("Draw")
    director.press("Done")
    director.menu("Clock", "Set start time…")
    at = clock.at + 30 * MINUTE
    director.write("Start time", wording.time_of_day(at))
    director.press("Set the start")
    assert director.time_left() == "30:00"
    assert director.sees(f"Cards in the air at {wording.time_of_day(at)}")
    director.go("Clock")
    director.press("Postpone 10 min")
    assert director.kept.clock.reading(clock.at).remaining == 40 * MINUTE
    assert director.time_left() == "40:00"
    assert director.sees(f"Cards in the air at {wording.time_of_day(at + 10 * MINUTE)}")
    director.wait(40 * MINUTE + SECOND)
    assert phase(director, clock) is Phase.RUNNING, "the clock started by itself"
    assert (director.time_left(), level(director, clock)) == ("19:59", 0)


def test_only_a_clock_tonight(director: Director, clock: HandClock) -> None:
    """Only a clock tonight: structure, +/- players, rebuys and add-ons as counters; names can be added later."""
    director.press("Just a clock…")
    assert director.asked()
    director.press("Create")
    assert not director.asked()
    for _player in range(8):
        director.press("+1 player")
    director.press("Start now")
    director.wait(MINUTE)
    director.press("−1 player")
    director.press("+1 player")
    director.press("−1 player")
    state = director.kept
    assert (len(state.left), len(state.entries)) == (7, 9)
    assert director.sees("7 of 9")
    director.press("+1 rebuy")
    assert director.refuses("+1 add-on") == "Add-on is not on sale yet: level 3 has to be over."
    director.keys(*["PageDown"] * 3)
    director.press("+1 add-on")
    state = director.kept
    sold = [each.buying for each in state.purchases]
    assert (sold.count(Buying.REBUY), sold.count(Buying.ADD_ON)) == (1, 1)
    assert state.pool == sum(each.shares.prizes for each in state.purchases)
    assert director.sees(wording.chips(state.chips_in_play // 7)), "the average"
    director.keys("Ctrl+I")
    director.type("Anna")
    director.keys("Return")
    assert [entry.name for entry in director.kept.entries.values() if entry.player is not None] == ["Anna"]
    assert director.sees("Anna")


def test_will_we_end_before_the_last_train(director: Director, clock: HandClock) -> None:
    """Will we end before the last train: the end always on the desk, shortened from the next level, with a preview."""
    start(open_rebuys(director.desk, clock))
    director.wait(MINUTE)
    assert director.sees("ends about")
    before = director.kept.structure
    director.menu("Structure", "Wanted end…")
    director.write("Wanted end", wording.time_of_day(clock.at + 4 * HOUR))
    director.keys("Return")
    assert not director.asked()
    assert director.sees("▲ wanted")
    director.press("Shorten…", director.desk.window.desk.bar)  # type: ignore[union-attr]
    assert director.asked()
    assert director.rows(), "the preview"
    director.press("Shorten")
    after = director.kept.structure
    assert after != before
    assert after.periods[0] == before.periods[0], "what is being played stays"
    director.keys("Ctrl+Z")
    assert director.kept.structure == before
