"""After every undo a line says what was undone, with Redo; what is older than ten minutes asks first."""

from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, click, desk_of, open_kept, remaining, start
from tournament.clocks import timekeeping
from tournament.names import MINUTE, SECOND, EntryNo


def line(desk: Desk) -> str:
    return desk.window.quiet.said.text()


def answers(desk: Desk) -> list[str]:
    return [each.text() for each in desk.window.quiet.buttons]


def test_a_line_says_what_was_undone_and_brings_it_back(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    bust(bridge, 1, 2)
    desk_of(desk).undoing.undo()
    assert line(desk) == "Undone: Anna out, place 6, by Bohdan"
    assert answers(desk) == ["Redo"]
    click(desk.window.quiet.buttons[0])
    assert bridge.state.entry(EntryNo(1)).bust is not None
    assert line(desk) == "Redone: Anna out, place 6, by Bohdan"
    click(desk.window.quiet.buttons[0])
    assert bridge.state.entry(EntryNo(1)).bust is None


def test_what_is_older_than_ten_minutes_asks_first(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    bust(bridge, 1, 2)
    clock.pass_by(11 * MINUTE)
    desk_of(desk).undoing.undo()
    assert bridge.state.entry(EntryNo(1)).bust is not None
    assert line(desk) == "Anna out, place 6, by Bohdan: that was 11 minutes ago. Undo it all the same?"
    click(desk.window.quiet.buttons[0])
    assert bridge.state.entry(EntryNo(1)).bust is None
    assert answers(desk) == ["Redo"]


def test_the_history_asks_too_for_an_old_line(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    bust(bridge, 1, 2)
    seq = bridge.evening.steps[-1].seq
    clock.pass_by(9 * MINUTE)
    bust(bridge, 3, 2)
    clock.pass_by(2 * MINUTE)
    desk_of(desk).undoing.undo_step(seq)
    assert bridge.state.entry(EntryNo(1)).bust is not None
    click(desk.window.quiet.buttons[0])
    assert bridge.state.entry(EntryNo(1)).bust is None


def test_a_press_that_was_taken_back_comes_back(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    clock.pass_by(MINUTE)
    bridge.perform(timekeeping.next_level)
    clock.pass_by(40 * SECOND)
    desk_of(desk).undoing.take_back()
    assert remaining(bridge) == 20 * MINUTE - MINUTE - 40 * SECOND
    assert answers(desk) == ["Redo"]
    click(desk.window.quiet.buttons[0])
    assert bridge.state.clock.reading(bridge.now()).index == 1
    assert remaining(bridge) == 20 * MINUTE - 40 * SECOND


def test_with_nothing_to_undo_it_says_so(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock, names=())
    desk_of(desk).undoing.undo()
    assert line(desk) == "There is nothing to undo."
    desk_of(desk).undoing.take_back()
    assert line(desk) == "There is no press of the clock to take back."
