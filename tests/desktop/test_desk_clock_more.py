"""The rarer presses of the clock: their buttons, what they ask, and the bars under the clock."""

from functools import partial
from typing import TypeVar

from PyQt6.QtCore import QSize, Qt, QTime
from PyQt6.QtWidgets import QApplication, QDialog, QPushButton

from desktop.director.clock_more import MorePresses
from desktop.director.dialogs.go_to import GoToDialog
from desktop.director.dialogs.schedule import ScheduleDialog
from desktop.director.dialogs.shot_clock import ShotClockDialog
from desktop.director.dialogs.time_asked import TimeDialog
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import HandClock, bridge_of, desk_of, open_kept, press, remaining, said, start, type_text
from tournament import wording
from tournament.clocks import breaks, shot_clocks, timekeeping
from tournament.clocks.clock import Phase
from tournament.draws import seating
from tournament.events import HandForHandClock
from tournament.names import MINUTE, SECOND, TableNo
from tournament.outs import hand_for_hand
from tournament.structures import restructuring
from tournament.structures.structure import Level, Structure

D = TypeVar("D", bound=QDialog)


def playing(desk: Desk, clock: HandClock) -> MorePresses:
    """Five minutes into level 1, on the Clock page."""
    start(open_kept(desk, clock))
    desk_of(desk).go_to("clock")
    clock.pass_by(5 * MINUTE)
    desk.ticker.beat.emit(clock.at)
    return desk_of(desk).clock.more


def asked(kind: type[D]) -> D:
    found = QApplication.activeModalWidget()
    assert isinstance(found, kind)
    return found


def shown(more: MorePresses) -> list[str]:
    return [made.text() for made in more.findChildren(QPushButton) if not made.isHidden()]


def test_before_the_start_nothing_of_it_is_offered_and_a_countdown_can_be_put_off(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    desk_of(desk).go_to("clock")
    more = desk_of(desk).clock.more
    assert shown(more) == []
    start(bridge)
    bridge.undo()
    bridge.perform(partial(timekeeping.schedule_start, start_at=clock.at + 5 * MINUTE))
    assert shown(more) == ["Postpone 10 min"]
    more.postpone.click()
    assert remaining(bridge) == 15 * MINUTE


def test_dinner_is_early(desk: Desk, clock: HandClock) -> None:
    more = playing(desk, clock)
    assert shown(more)[:2] == ["Break now…", "Break after this level…"]
    more.break_now.click()
    dialog = asked(TimeDialog)
    dialog.choices[1].click()
    assert dialog.field.text() == "10"
    dialog.save.click()
    assert remaining(bridge_of(desk)) == 10 * MINUTE
    assert desk_of(desk).bar.level.text().startswith("Break · back at ")
    assert desk_of(desk).bar.level.text().endswith(", then level 1 with 15:00 left")
    assert "Break now…" not in shown(more)
    clock.pass_by(3 * MINUTE)
    more.end_break.click()
    assert remaining(bridge_of(desk)) == 15 * MINUTE
    assert said(desk)[0] == "End of the break: level 1"


def test_a_break_after_this_level_can_be_left_out_again(desk: Desk, clock: HandClock) -> None:
    more = playing(desk, clock)
    more.break_after.click()
    asked(TimeDialog).save.click()
    assert not more.call_off.isHidden()
    assert more.break_after.isHidden()
    more.call_off.click()
    assert more.call_off.isHidden()
    assert not more.break_after.isHidden()


def test_the_time_is_set_and_what_would_be_refused_cannot_be(desk: Desk, clock: HandClock) -> None:
    more = playing(desk, clock)
    more.set_time.click()
    dialog = asked(TimeDialog)
    assert dialog.field.text() == "15"
    dialog.field.setText("0")
    assert not dialog.save.isEnabled()
    assert dialog.said.text() == "The time has to be from one second to 100,000 minutes."
    dialog.field.setText("7:30 h")
    assert dialog.said.text() == "7:30 h is no length of time: write minutes, such as 20 or 7.5, or 7:30."
    dialog.field.setText("7:30")
    dialog.save.click()
    assert remaining(bridge_of(desk)) == 7 * MINUTE + 30 * SECOND


def test_one_can_go_to_any_level_also_past_the_list(desk: Desk, clock: HandClock) -> None:
    more = playing(desk, clock)
    more.go_to.click()
    dialog = asked(GoToDialog)
    assert dialog.choice.currentText() == "Level 1 · 25 / 50"
    assert dialog.choice.itemText(3) == "Break after level 3 · 5:00"
    dialog.choice.setCurrentIndex(dialog.choice.count() - 1)
    dialog.save.click()
    bridge = bridge_of(desk)
    assert bridge.state.clock.reading(bridge.now()).index >= len(bridge.state.structure.periods)


def test_hand_for_hand_is_one_key(desk: Desk, clock: HandClock) -> None:
    more = playing(desk, clock)
    bridge = bridge_of(desk)
    key = partial(press, desk.window, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    key()
    assert bridge.state.hand_for_hand is not None
    assert desk_of(desk).bar.level.text().startswith("Hand for hand · PAUSED since ")
    key()
    assert bridge.state.hand_for_hand.rounds == 1
    assert more.hand_for_hand.isHidden()
    more.round_over.click()
    more.end_hand_for_hand.click()
    assert bridge_of(desk).state.hand_for_hand is None
    assert not desk_of(desk).bar.level.text().startswith("Hand for hand")


def test_what_the_clock_does_in_hand_for_hand_can_be_chosen(desk: Desk, clock: HandClock) -> None:
    more = playing(desk, clock)
    assert [each.isChecked() for each in more.policies.values()] == [True, False, False]
    more.policies[HandForHandClock.MINUTES_OFF].trigger()
    more.round_over.click()
    assert remaining(bridge_of(desk)) == 13 * MINUTE


def test_a_shot_clock_is_seen_in_the_bar_and_on_its_button(desk: Desk, clock: HandClock) -> None:
    more = playing(desk, clock)
    more.shot_clock.click()
    dialog = asked(ShotClockDialog)
    assert dialog.seconds.value() == 30
    dialog.player.setCurrentIndex(1)
    name = dialog.player.currentText()
    dialog.save.click()
    clock.pass_by(18 * SECOND)
    desk.ticker.beat.emit(clock.at)
    assert desk_of(desk).bar.level.text() == f"Table 1 {name} 0:12"
    assert more.shots[TableNo(1)].text() == "Stop table 1: 0:12"
    assert desk.alarms.kept()[0].kind == "shot_clock"
    more.shots[TableNo(1)].click()
    assert not more.shots
    assert desk_of(desk).bar.level.text().startswith("Level 1")


def test_after_a_pause_one_says_whether_it_was_one(desk: Desk, clock: HandClock) -> None:
    playing(desk, clock)
    bar, bridge = desk_of(desk).paused, bridge_of(desk)
    desk_of(desk).bar.main.click()
    clock.pass_by(6 * MINUTE + 10 * SECOND)
    assert bar.isHidden()
    desk_of(desk).bar.main.click()
    assert (bar.said.text(), bar.played.text()) == ("Paused for 6:10.", "We played on, take 6:10 off")
    bar.played.click()
    assert remaining(bridge) == 8 * MINUTE + 50 * SECOND
    assert bar.isHidden()
    bridge.take_back()
    assert not bar.isHidden()
    bar.was_break.click()
    assert bar.isHidden()
    desk.ticker.beat.emit(clock.at)
    assert bar.isHidden()
    assert remaining(bridge) == 15 * MINUTE


def test_the_question_about_a_pause_goes_by_itself(desk: Desk, clock: HandClock) -> None:
    playing(desk, clock)
    bridge = bridge_of(desk)
    for _press in range(2):
        desk_of(desk).bar.main.click()
        clock.pass_by(MINUTE)
    assert not desk_of(desk).paused.isHidden()
    clock.pass_by(5 * MINUTE)
    desk.ticker.beat.emit(clock.at)
    assert desk_of(desk).paused.isHidden()
    assert bridge.state.clock.reading(bridge.now()).phase is Phase.RUNNING


def test_a_short_pause_asks_nothing(desk: Desk, clock: HandClock) -> None:
    playing(desk, clock)
    desk_of(desk).bar.main.click()
    clock.pass_by(20 * SECOND)
    desk_of(desk).bar.main.click()
    assert desk_of(desk).paused.isHidden()


def test_on_a_small_screen_every_button_is_whole(desk: Desk, clock: HandClock) -> None:
    more = playing(desk, clock)
    bridge = bridge_of(desk)
    bridge.perform(hand_for_hand.begin)
    bridge.perform(partial(shot_clocks.start, table=TableNo(1)))
    desk.window.resize(QSize(1024, 640))
    desk.ticker.beat.emit(clock.at)
    settle()
    for made in more.findChildren(QPushButton):
        if made.isVisible():
            assert more.rect().contains(made.geometry()), made.text()


def test_a_minute_and_a_half_has_a_dot_or_a_comma(desk: Desk, clock: HandClock) -> None:
    """B262: 1.5 and 1,5 are both a minute and a half, never fifteen."""
    more = playing(desk, clock)
    for text in ("1.5", "1,5"):
        more.set_time.click()
        dialog = asked(TimeDialog)
        dialog.field.clear()
        type_text(dialog.field, text)
        dialog.save.click()
        assert remaining(bridge_of(desk)) == 90 * SECOND


def test_one_key_starts_the_shot_clock_as_long_as_the_last_one(desk: Desk, clock: HandClock) -> None:
    more = playing(desk, clock)
    bridge, page = bridge_of(desk), desk_of(desk).clock
    page.start_shot_clock()
    assert bridge.state.shot_clocks[TableNo(1)].length == shot_clocks.USUAL, "thirty seconds at the only table"
    page.stop_shot_clocks()
    assert not bridge.state.shot_clocks
    bridge.perform(partial(shot_clocks.start, table=TableNo(1), length=20 * SECOND))
    page.stop_shot_clocks()
    page.start_shot_clock()
    assert bridge.state.shot_clocks[TableNo(1)].length == 20 * SECOND
    assert more.time_up.isHidden()
    clock.pass_by(21 * SECOND)
    desk.ticker.beat.emit(clock.at)
    assert desk_of(desk).bar.level.text() == "Table 1: time is up"
    assert more.time_up.text().splitlines() == [
        "Table 1: time is up",
        "Facing a bet, the hand is folded. Not facing one, it is checked. TDA 29",
    ]
    more.shots[TableNo(1)].click()
    assert more.time_up.isHidden()
    told: list[str] = []
    bridge.refused.connect(told.append)
    page.stop_shot_clocks()
    assert told == ["No shot clock is running."]


def test_with_several_tables_the_key_of_the_shot_clock_asks_at_which(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock, tuple(f"Player {n}" for n in range(12))))
    bridge = bridge_of(desk)
    bridge.perform(partial(shot_clocks.start, table=TableNo(2), length=40 * SECOND))
    desk_of(desk).clock.start_shot_clock()
    dialog = asked(ShotClockDialog)
    assert (dialog.table.currentData(), dialog.seconds.value()) == (2, 40), "as it was last"
    dialog.reject()


def test_a_break_can_be_told_to_wait_at_its_end(desk: Desk, clock: HandClock) -> None:
    more = playing(desk, clock)
    bridge = bridge_of(desk)
    bridge.perform(partial(breaks.break_now, duration=10 * MINUTE))
    assert (more.waits.isHidden(), more.waits.isChecked()) == (False, False)
    more.waits.click()
    assert more.waits.isChecked()
    assert said(desk)[0] == "The clock waits at the end of the break after level 1"
    clock.pass_by(12 * MINUTE)
    desk.ticker.beat.emit(clock.at)
    assert bridge.state.clock.reading(clock.at).phase is Phase.PAUSED
    assert more.end_break.text() == "Resume now"
    more.end_break.click()
    assert remaining(bridge) == 15 * MINUTE


def test_levels_counted_in_hands_and_without_a_clock_end_here(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    levels = (
        Level(50, 100, duration_ms=None, hands=2),
        Level(100, 200, duration_ms=None),
        Level(200, 400),
    )
    assert bridge.perform(partial(restructuring.change_structure, new=Structure("By hands", levels, 10_000)))
    start(bridge)
    desk_of(desk).go_to("clock")
    more = desk_of(desk).clock.more
    menu = more.hand_over.menu()
    assert not more.hand_over.isHidden()
    assert menu is not None
    for played in ("Table 1 · 0 hands played", "Table 1 · 1 hand played"):
        menu.aboutToShow.emit()
        (action,) = menu.actions()
        assert action.text() == played
        action.trigger()
    assert bridge.state.clock.reading(clock.at).index == 1
    assert more.hand_over.isHidden()
    more.end_level.click()
    assert bridge.state.clock.reading(clock.at).index == 2
    assert more.end_level.isHidden()


def test_a_start_next_week_is_that_late_by_the_clock_on_the_wall(desk: Desk, clock: HandClock) -> None:
    """B265: by the zone's rules for the chosen day; the day itself can be chosen."""
    bridge = open_kept(desk, clock)
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    desk_of(desk).go_to("clock")
    desk_of(desk).clock.schedule.click()
    dialog = asked(ScheduleDialog)
    dialog.day.setCurrentIndex(8)
    dialog.time.setTime(QTime(19, 0))
    there = wording.moment(dialog.start)
    assert (there.hour, there.minute) == (19, 0)
    assert (there.date() - wording.moment(clock.at).date()).days == 7
    assert f"on {wording.day(dialog.start)}" in dialog.said.text()
    dialog.day.setCurrentIndex(1)
    dialog.time.setTime(QTime(0, 0))
    assert not dialog.save.isEnabled()
    assert dialog.said.text() == "The start has to be later than now."
    dialog.day.setCurrentIndex(8)
    dialog.save.click()
    assert bridge.state.started == dialog.start


def test_paused_before_the_night_it_is_the_same_level_and_time_the_next_day(desk: Desk, clock: HandClock) -> None:
    """B118: hours in which nobody plays are no playing time, also where the computer slept meanwhile."""
    bridge = open_kept(desk, clock)
    start(bridge)
    assert bridge.perform(partial(timekeeping.go_to, index=14))
    assert bridge.perform(partial(timekeeping.set_left, left=7 * MINUTE + 30 * SECOND))
    assert bridge.perform(timekeeping.pause)
    before = bridge.state.clock.reading(clock.at).index
    clock.pass_by(20 * 60 * MINUTE)
    desk.ticker.beat.emit(clock.at)
    bar = desk_of(desk).bar
    assert bar.time.text() == "7:30"
    assert bar.level.text().startswith("PAUSED since ")
    assert bridge.perform(timekeeping.resume)
    clock.pass_by(MINUTE)
    desk.ticker.beat.emit(clock.at)
    assert bar.time.text() == "6:30"
    assert bridge.state.clock.reading(clock.at).index == before
