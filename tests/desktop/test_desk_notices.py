"""What the quiet bar says, how long it stays, and the ways on it offers where an undo is refused."""

from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt

from desktop.director import foot
from desktop.director.commands.keys_dialog import KeysDialog
from desktop.director.ways_on import Way
from desktop.running import Desk
from tests.desktop.desks import (
    NAMES,
    DeskMaker,
    HandClock,
    bridge_of,
    bust,
    click,
    desk_of,
    open_kept,
    press,
    said,
    start,
)
from tournament import simulation
from tournament.names import MINUTE, EntryNo
from tournament.tables import moves


def play_a_hand(desk: Desk) -> None:
    """As the robots do."""
    bridge = bridge_of(desk)
    coming = simulation.coming_hand(bridge.state)
    assert coming is not None
    played = simulation.play(bridge.state, coming)
    assert bridge.perform(lambda state, at: played, coming.ends)


def test_hands_that_robots_play_clear_no_notice(desk: Desk) -> None:
    desk.new.start_demo()
    desk_of(desk).tables.playing.stop()
    desk.window.quiet.say("The standings are copied.")
    play_a_hand(desk)
    assert desk.window.quiet.isVisible()
    assert foot.SHOWN_MS >= 8_000


def test_the_directors_next_act_clears_a_notice(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    desk.window.quiet.say("The standings are copied.")
    start(bridge)
    assert desk.window.quiet.isHidden()


def test_what_the_program_mentions_waits_until_what_stands_there_has_been_read(desk: Desk) -> None:
    """“This computer has nothing to play sounds with” wiped out, a second later, how the last run had ended."""
    quiet, taken = desk.window.quiet, []
    quiet.put_away()
    quiet.say("The last time the program was ended by the system.")
    quiet.offer([Way("What happened", lambda: taken.append("asked"))])
    for mentioned in ("No sound.", "No sound.", "No backup."):
        desk.heard.notice.emit(mentioned)
    assert quiet.said.text().startswith("The last time")
    click(quiet.buttons[0])
    assert taken == ["asked"]
    quiet.put_away()
    assert (quiet.said.text(), quiet.buttons) == ("No sound.", [])
    quiet.put_away()
    assert quiet.said.text() == "No backup."
    quiet.put_away()
    assert quiet.isHidden()


@pytest.mark.allows_log("no backup")
def test_a_backup_that_failed_at_the_start_is_still_told_once_the_evening_is_open(
    desk_maker: DeskMaker, clock: HandClock, tmp_path: Path
) -> None:
    open_kept(desk_maker(), clock)
    (tmp_path / "backups").touch()
    desk = desk_maker()
    assert desk.bridge is not None
    assert desk.window.quiet.said.text().startswith("No backup could be made")
    assert desk.window.quiet.isVisible()


def moved_onto_his_chair(desk: Desk, clock: HandClock) -> int:
    """Bohdan is out, Cyril has moved onto his chair, the clock was paused; the number of the bust's step."""
    bridge = open_kept(desk, clock)
    start(bridge)
    chair = bridge.state.entry(EntryNo(2)).seat
    assert chair is not None
    bust(bridge, 2, by=1)
    seq = bridge.evening.steps[-1].seq
    clock.pass_by(MINUTE)
    moved = moves.moved_to(bridge.state, EntryNo(3), chair)
    assert bridge.perform(partial(moves.carry_out, moves=(moved,)))
    desk_of(desk).bar.main.click()
    bridge.undo(seq)
    return seq


def test_a_bust_that_cannot_be_undone_can_be_reinstated(desk: Desk, clock: HandClock) -> None:
    moved_onto_his_chair(desk, clock)
    quiet = desk.window.quiet
    assert "undo that first" in quiet.said.text()
    assert [made.text() for made in quiet.buttons] == ["Reinstate Bohdan", "Undo everything back to there (2 steps)"]
    click(quiet.buttons[0])
    assert len(bridge_of(desk).state.left) == len(NAMES)
    assert said(desk)[0].startswith("Bohdan is back in")
    assert quiet.isHidden()
    assert quiet.buttons == []


def test_everything_back_to_a_step_is_undone_and_the_clock_stays(desk: Desk, clock: HandClock) -> None:
    moved_onto_his_chair(desk, clock)
    click(desk.window.quiet.buttons[1])
    bridge = bridge_of(desk)
    assert len(bridge.state.left) == len(NAMES)
    assert bridge.state.clock.since is None
    assert [line.split(":")[0] for line in said(desk)[:3]] == ["Undone", "Undone", "Clock paused"]


def test_ways_on_stay_until_the_director_has_read_them(desk: Desk, clock: HandClock) -> None:
    moved_onto_his_chair(desk, clock)
    assert not desk.window.quiet._timer.isActive()
    desk.window.quiet.close_button.click()
    assert desk.window.quiet.buttons == []


def test_another_sentence_takes_the_ways_on_away(desk: Desk, clock: HandClock) -> None:
    moved_onto_his_chair(desk, clock)
    desk.window.quiet.say("The standings are copied.")
    assert desk.window.quiet.buttons == []


def test_esc_closes_a_notice_and_the_ways_on_with_it(desk: Desk, clock: HandClock) -> None:
    moved_onto_his_chair(desk, clock)
    press(desk.window, Qt.Key.Key_Escape)
    assert desk.window.quiet.isHidden()
    assert desk.window.quiet.buttons == []


def test_esc_is_for_the_dialog_in_front_of_a_notice(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    desk.window.quiet.say("The standings are copied.")
    desk.window.show_keys()
    keys = desk.window.findChild(KeysDialog)
    assert keys is not None
    press(keys, Qt.Key.Key_Escape)
    assert not keys.isVisible()
    assert desk.window.quiet.isVisible()


def test_esc_without_a_notice_still_leaves_the_field_that_finds(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    desk_of(desk).go_to("tables")
    finder = desk_of(desk).tables.finder
    finder.setText("Boh")
    finder.setFocus()
    press(finder, Qt.Key.Key_Escape)
    assert finder.text() == ""
