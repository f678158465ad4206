"""After every undo a line says what was undone, with Redo; what is older than ten minutes asks first."""

from functools import partial

from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, click, desk_of, open_kept, remaining, said, start
from tournament.clocks import timekeeping
from tournament.names import MINUTE, SECOND, EntryNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.tables import tables


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


def test_the_buttons_of_the_clock_and_of_the_out_page_say_it_too(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    bust(bridge, 1, 2)
    bridge.perform(timekeeping.next_level)
    evening = desk_of(desk)
    evening.bar.back.click()
    assert line(desk) == "Taken back: Clock put to level 2"
    assert answers(desk) == ["Redo"]
    click(desk.window.quiet.buttons[0])
    clock.pass_by(12 * MINUTE)
    for button in (evening.bar.back, evening.clock.back):
        button.click()
        assert line(desk) == "Clock put to level 2: that was 12 minutes ago. Undo it all the same?"
        assert bridge.state.clock.reading(bridge.now()).index == 1
        desk.window.quiet.put_away()
    evening.out.refresh()
    evening.out.view.choose(EntryNo(1))
    evening.out.undo.click()
    assert line(desk) == "Anna out, place 6, by Bohdan: that was 12 minutes ago. Undo it all the same?"
    assert bridge.state.entry(EntryNo(1)).bust is not None
    click(desk.window.quiet.buttons[0])
    assert bridge.state.entry(EntryNo(1)).bust is None
    assert answers(desk) == ["Redo"]


def test_names_that_run_to_the_left_turn_nothing_in_history_line_and_refusal(desk: Desk, clock: HandClock) -> None:
    """B222: each is isolated once, wherever the desk makes a sentence of it."""
    bridge = open_kept(desk, clock, names=("עומר 2026", "Anna", "مريم"))
    start(bridge)
    bridge.perform(partial(tables.change_table, table=TableNo(1), name="גן"))
    bust(bridge, 1, 3)
    omer, maryam = "\u2068עומר 2026\u2069", "\u2068مريم\u2069"
    assert said(desk)[:2] == [f"{omer} out, place 3, by {maryam}", "Table 1: called \u2068גן\u2069"]
    desk_of(desk).undoing.undo()
    assert line(desk) == f"Undone: {omer} out, place 3, by {maryam}"
    bust(bridge, 1, 3)
    bridge.perform(partial(elimination.bust, outs=[Out(EntryNo(1))]))
    assert line(desk) == f"{omer} is out already."
    desk_of(desk).out.refresh()
    desk_of(desk).out.view.choose(EntryNo(1))
    desk_of(desk).out.back.click()
    assert line(desk).startswith(f"{omer} is back in: Table 1 · \u2068גן\u2069, seat ")
