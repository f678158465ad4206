"""Two evenings of one club, shown by the desk one after the other while both go on, each with its own board."""

from pathlib import Path

from PyQt6.QtCore import QCoreApplication, QEvent

from db import archive, arrivals
from db.shelf import Shelf
from desktop.director.creating import create
from desktop.evenings.open_evening import OpenEvening
from desktop.running import Desk
from tests.desktop.desks import (
    NAMES,
    DeskMaker,
    HandClock,
    bridge_of,
    bust,
    desk_of,
    kept_wish,
    open_kept,
    remaining,
    said,
    start,
)
from tests.desktop.rooms import evening_of, pass_by, settle, words
from tournament.announcing.rules import Announcement
from tournament.clocks import timekeeping
from tournament.clocks.alarms import Alarm, AlarmKind
from tournament.names import MINUTE, SECOND


def test_going_from_one_evening_to_the_other_leaves_both_as_they_were(desk_maker: DeskMaker, clock: HandClock) -> None:
    desk = desk_maker()
    first = open_kept(desk, clock)
    start(first)
    bust(first, 2, by=1)
    main, lines, shown = first.state, said(desk), first.evening.number
    desk.go_home()
    second = create(desk._shelf, kept_wish((*NAMES, "Gita"), name="Side event"), clock)
    assert desk.open_evening(second)
    side = bridge_of(desk)
    start(side)
    bust(side, 5, by=1)
    assert len(side.state.left) == len(NAMES)
    assert [player.name for player in side.club.state.people] == [*NAMES, "Gita"]
    assert desk.open_evening(shown)
    assert bridge_of(desk).state == main
    assert said(desk) == lines


def test_undo_at_the_desk_is_that_of_the_evening_it_shows(desk_maker: DeskMaker, clock: HandClock) -> None:
    desk = desk_maker()
    first = open_kept(desk, clock)
    start(first)
    bust(first, 2, by=1)
    second = create(desk._shelf, kept_wish(name="Side event"), clock)
    assert desk.open_evening(second)
    start(bridge_of(desk))
    bust(bridge_of(desk), 3, by=1)
    assert desk.open_evening(first.evening.number)
    bridge_of(desk).undo()
    assert len(bridge_of(desk).state.left) == len(NAMES)
    assert desk.open_evening(second)
    assert [entry.number for entry in bridge_of(desk).state.entries.values() if entry.bust] == [3]
    assert "Side event" in desk.window.windowTitle()


def test_the_clock_of_the_evening_that_is_not_shown_goes_on(desk_maker: DeskMaker, clock: HandClock) -> None:
    desk = desk_maker()
    first = open_kept(desk, clock)
    start(first)
    clock.pass_by(3 * MINUTE)
    second = create(desk._shelf, kept_wish(name="Side event"), clock)
    assert desk.open_evening(second)
    start(bridge_of(desk))
    clock.pass_by(2 * MINUTE)
    assert remaining(bridge_of(desk)) == 18 * MINUTE
    assert desk.open_evening(first.evening.number)
    assert remaining(bridge_of(desk)) == 15 * MINUTE


def test_a_dialog_left_open_does_nothing_to_the_other_evening(desk_maker: DeskMaker, clock: HandClock) -> None:
    desk = desk_maker()
    first = open_kept(desk, clock)
    start(first)
    second = create(desk._shelf, kept_wish(name="Side event"), clock)
    desk_of(desk).go_to("tables")
    before = desk.window.desk
    assert desk.open_evening(second)
    assert desk.window.desk is not before
    steps = len(bridge_of(desk).evening.steps)
    first.undo()
    assert len(bridge_of(desk).evening.steps) == steps
    assert desk.window.quiet.isHidden()


# ---- both at once ----------------------------------------------------------------------------------------------------


def side_event(desk: Desk, clock: HandClock) -> OpenEvening:
    """A second evening, started, at the desk."""
    assert desk.open_evening(create(desk._shelf, kept_wish(name="Side event"), clock))
    start(bridge_of(desk))
    return evening_of(desk)


def opened(desk: Desk) -> list[str]:
    """The open evenings by name."""
    return [evening.name for evening in desk.evenings.all]


def test_going_home_keeps_the_board_and_its_clock(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    evening = evening_of(desk)
    desk.boards.toggle()
    desk.go_home()
    assert desk.bridge is None
    assert evening.boards[0].is_seen
    pass_by(desk, clock, 65 * SECOND)
    assert "18:55" in words(evening.boards[0])
    assert desk.window.foot.board.text() == "Friday: Board: in a window"
    assert desk.open_evening(evening.stream)
    assert evening_of(desk) is evening, "it was open all the time"
    assert desk_of(desk).away.isHidden(), "nothing was missed"


def test_two_evenings_show_their_own_boards(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    main = evening_of(desk)
    desk.boards.toggle()
    clock.pass_by(5 * MINUTE)
    side = side_event(desk, clock)
    assert main.boards[0].is_seen
    assert not side.boards[0].is_seen, "each has its own"
    desk.boards.toggle()
    assert side.boards[0].board is not main.boards[0].board
    pass_by(desk, clock, MINUTE)
    assert "14:00" in words(main.boards[0])
    assert "19:00" in words(side.boards[0])
    assert "Friday" in main.boards[0].board.window.windowTitle()
    assert "Side event" in side.boards[0].board.window.windowTitle()
    bust(main.bridge, 2, by=1)
    assert "5" in words(main.boards[0])
    assert "5" not in words(side.boards[0])
    assert desk.window.foot.board.text() == "Friday: Board: in a window · Board: in a window"
    desk.boards.toggle()
    assert main.boards[0].is_seen, "the key is that of the evening at the desk"
    assert not side.boards[0].is_wanted


def test_the_keys_of_the_desk_are_not_those_of_the_other_evenings_board(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    main = evening_of(desk)
    desk.boards.toggle()
    side_event(desk, clock)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert {action.text() for action in main.boards[0].board.window.actions()} <= {"Mute; sound again"}


def test_an_evening_that_stands_without_a_board_is_put_away(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    assert opened(desk) == ["Friday"]
    desk.go_home()
    assert opened(desk) == [], "it was never started, and nobody looks at it"
    start(open_kept(desk, clock))
    assert bridge_of(desk).perform(timekeeping.pause)
    side_event(desk, clock)
    assert opened(desk) == ["Side event"], "the paused one has nothing to do"
    desk.go_home()
    assert opened(desk) == ["Side event"]


def test_an_evening_that_is_over_stays_as_long_as_its_board(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, NAMES[:2])
    start(bridge)
    desk.boards.toggle()
    evening = evening_of(desk)
    bust(bridge, 2, by=1)
    desk.go_home()
    pass_by(desk, clock, MINUTE)
    assert opened(desk) == ["Friday"]
    assert "Anna" in words(evening.boards[0])
    evening.boards[0].board.window.close()
    settle()
    pass_by(desk, clock, SECOND)
    assert opened(desk) == []


def test_both_ring_and_say_whose_it_is(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    main = evening_of(desk)
    heard: list[tuple[Announcement, ...]] = []
    desk.evenings.announced.connect(heard.append)
    clock.pass_by(20 * MINUTE)
    main.alarms._ring(Alarm(clock.at, AlarmKind.LEVEL, 1))
    assert [each.say for each in heard[-1]] == ["Level 2. Blinds are 50, 100."]
    side_event(desk, clock)
    assert {name.split(" ")[1] for name in desk.scheduler.appointments() if name.startswith("alarm")} == {"2", "3"}
    clock.pass_by(20 * MINUTE)
    due = next(alarm for alarm in main.alarms.kept() if alarm.kind is not AlarmKind.WARNING)
    main.alarms._ring(due)
    assert heard[-1][0].say.startswith("Friday. ")


def test_the_winner_of_one_is_not_taken_for_that_of_the_other(desk: Desk, clock: HandClock) -> None:
    """One clock is over with it, but the other runs on."""
    bridge = open_kept(desk, clock, NAMES[:2])
    start(bridge)
    desk.boards.toggle()
    side_event(desk, clock)
    heard: list[tuple[Announcement, ...]] = []
    desk.evenings.announced.connect(heard.append)
    bust(bridge, 2, by=1)
    assert heard[-1][-1].say == "Friday. Anna wins the tournament. Congratulations!"


def test_two_open_evenings_write_to_one_club(desk: Desk, clock: HandClock) -> None:
    """Two clubs in memory would each take the next number, and the second writer would be refused."""
    open_kept(desk, clock)
    main = evening_of(desk)
    desk.boards.toggle()
    assert desk.open_evening(create(desk._shelf, kept_wish(name="Side event"), clock))
    side = evening_of(desk)
    assert side.bridge.enter_names(["Gita"])
    assert main.bridge.enter_names(["Hanka"])
    assert side.bridge.enter_names(["Ivan", "Hanka"])
    assert main.bridge.club is side.bridge.club
    assert [player.name for player in main.bridge.club.state.people] == [*NAMES, "Gita", "Hanka", "Ivan"]


def test_a_file_loaded_while_an_evening_is_open_brings_its_people(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    with Shelf.open(tmp_path / "other.sqlite", create=True) as other:
        stream = create(other, kept_wish(("Xaver", "Yvona"), name="Elsewhere"), clock)
        archive.write(arrivals.evening(other, stream), tmp_path / "elsewhere.evening")
    open_kept(desk, clock)
    main = evening_of(desk)
    desk.boards.toggle()
    desk.go_home()
    desk.whole_files.load(str(tmp_path / "elsewhere.evening"))
    assert main.boards[0].is_seen
    assert main.bridge.enter_names(["Zora", "Xaver"])
    assert [player.name for player in main.bridge.club.state.people] == [*NAMES, "Xaver", "Yvona", "Zora"]
    assert [row.name for row in desk._shelf.evenings()] == ["Friday", "Elsewhere"]


def test_taking_back_a_load_closes_the_board_of_what_came(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    with Shelf.open(tmp_path / "other.sqlite", create=True) as other:
        stream = create(other, kept_wish(name="Elsewhere"), clock)
        archive.write(arrivals.evening(other, stream), tmp_path / "elsewhere.evening")
    desk.whole_files.load(str(tmp_path / "elsewhere.evening"))
    (came,) = desk._shelf.evenings()
    assert desk.open_evening(came.stream)
    desk.boards.toggle()
    board = evening_of(desk).boards[0]
    desk.go_home()
    desk.whole_files._undo()
    assert opened(desk) == []
    assert not board.is_wanted
    assert desk.window.foot.board.text() == ""


def test_time_asleep_is_asked_about_at_the_desk_of_each(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    main = evening_of(desk)
    side_event(desk, clock)
    clock.pass_by(9 * MINUTE)
    desk.ticker.slept.emit(8 * MINUTE)
    assert desk_of(desk).away.said.text() == "The computer was away for 8:00."
    desk_of(desk).away.keep.click()
    assert desk.open_evening(main.stream)
    assert desk_of(desk).away.said.text() == "The computer was away for 8:00."
    desk_of(desk).away.give.click()
    assert remaining(main.bridge) == 19 * MINUTE


def test_screens_stay_awake_for_any_clock_that_runs(desk: Desk, clock: HandClock) -> None:
    """B120."""
    wanted: list[bool] = []
    desk.awake.keep = wanted.append  # type: ignore[assignment, method-assign]
    start(open_kept(desk, clock))
    desk.go_home()
    pass_by(desk, clock, SECOND)
    assert wanted[-1]
    assert desk.open_evening(desk.evenings.all[0].stream)
    assert bridge_of(desk).perform(timekeeping.pause)
    pass_by(desk, clock, SECOND)
    assert not wanted[-1]


def test_what_an_evening_behind_says_names_it(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    main = evening_of(desk)
    side_event(desk, clock)
    main.told.emit("No longer sold: Rebuy")
    assert desk.window.quiet.said.text() == "Friday: No longer sold: Rebuy"


def test_looking_at_an_evening_again_and_again_leaves_nothing_behind(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    evening = evening_of(desk)
    desk.boards.toggle()
    counts = []
    for _ in range(3):
        desk.go_home()
        assert desk.open_evening(evening.stream)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        bridge = evening.bridge
        counts.append((bridge.receivers(bridge.changed), evening.receivers(evening.boards_changed)))
    assert counts[0] == counts[1] == counts[2]


def test_trouble_of_an_evening_behind_names_it(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    main = evening_of(desk)
    side_event(desk, clock)
    main.bridge.trouble.emit("The disk with club.sqlite is full.")
    box = desk.window.trouble_box
    assert box is not None
    assert box.informativeText() == "Friday: The disk with club.sqlite is full."
