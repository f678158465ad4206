"""Two evenings of one club, shown by the desk one after the other while both go on."""

from desktop.director.creating import create
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
from tournament.names import MINUTE


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
