"""Recorded hands that wait: half entered, undone, corrected, and taken up again after the program ended."""

from functools import partial
from pathlib import Path

from PyQt6.QtWidgets import QApplication, QMenu, QPushButton

from desktop.director.recording.consequences_dialog import ConsequencesDialog
from desktop.running import Desk
from tests.desktop.desks import (
    DeskMaker,
    HandClock,
    bridge_of,
    click,
    desk_of,
    said,
)
from tests.desktop.recorded_desks import (
    FIRST,
    ONE,
    keys,
    modal,
    name,
    plain,
    prompt,
    recorded_desk,
    stacks,
)
from tournament.events import HandPlayed
from tournament.names import MINUTE, SeatNo
from tournament.people import leaving


def test_a_corrected_hand_shows_what_follows_before_it_is_stored_and_one_undo_takes_it_back(
    desk: Desk, clock: HandClock
) -> None:
    window = recorded_desk(desk, clock)
    bridge = bridge_of(desk)
    two = name(bridge, 2)
    for line in (FIRST, "f a f c w4", "f r15000 f"):
        clock.pass_by(MINUTE)
        window.line.insertPlainText(line)  # as it is pasted
        keys(window, "⏎")
    after = bridge.state
    keys(window, "f r3")  # half entered; it waits
    lines = desk_of(desk).history.model.lines[:3]
    assert [line.hand for line in lines] == window.here[::-1]
    places = window.here
    desk_of(desk).history.view.correct_wanted.emit(places[0])
    assert window.windowTitle().startswith("Correct hand 1")
    assert window.line.line.split()[:-1] == FIRST.split()[:-1]
    assert window.foot.store.toolTip() == "Nothing is changed yet."
    keys(window, "⏎")
    window.line.selectAll()
    keys(window, f"{FIRST[:-1]}2⏎")
    dialog = modal()
    assert isinstance(dialog, ConsequencesDialog)
    assert f"{two} is not out by it any more" in map(plain, dialog.lines)
    assert "could not raise to" in dialog.trouble.text()
    assert [made.text() for made in dialog.ways] == ["Correct that hand first", "Let that hand be void"]
    assert not dialog.yes.isEnabled()
    click(dialog.ways[1])
    assert any("void" in line for line in dialog.lines)
    click(dialog.yes)
    assert bridge.state != after
    assert said(desk)[2].startswith("Corrected: Table 1, hand 1") or "Corrected" in "".join(said(desk)[:3])
    assert window.line.line == "f r3"
    bridge.undo()
    assert bridge.state == after
    # From the window itself, hand by hand, and back.
    for title in ("Correct hand 3", "Correct hand 2", "Correct hand 1"):
        click(window.foot.before)
        assert window.windowTitle().startswith(title)
    assert not window.foot.before.isEnabled()
    for _hand in places:
        click(window.foot.next)
    assert window.line.line == "f r3"
    # From the page of the hands.
    page = desk_of(desk).hands
    desk_of(desk).go_to("hands")
    while not page.book.is_whole:
        page.book.go_on()
    page.view.selectRow(1)
    click(page.correcting)
    assert window.windowTitle().startswith("Correct hand 2")


def test_an_earlier_hand_follows_what_is_undone_and_keeps_what_was_changed_in_it(desk: Desk, clock: HandClock) -> None:
    window = recorded_desk(desk, clock)
    bridge = bridge_of(desk)
    keys(window, "f f f⏎f r200 f f⏎")
    click(window.foot.before)
    keys(window, "(misread)⏎")
    dialog = modal()
    assert isinstance(dialog, ConsequencesDialog)
    click(dialog.yes)
    click(window.foot.before)
    assert window.line.line == "f r200 f f (misread) "
    bridge.undo()
    assert window.line.line == "f r200 f f "
    keys(window, "(late)")
    click(window.foot.next)
    click(window.foot.before)
    assert window.line.line == "f r200 f f (late)"
    bridge.undo()  # now the hand itself
    assert prompt(window) == "That step has been undone already."
    assert not window.foot.store.isEnabled()
    bridge.redo()
    assert window.foot.store.isEnabled()


def test_the_button_of_a_stored_hand_and_who_was_dealt_in_are_put_right_too(desk: Desk, clock: HandClock) -> None:
    """The big blind won both hands; in the first one he was somebody else, so the small blind was, too."""
    window = recorded_desk(desk, clock)
    bridge = bridge_of(desk)
    keys(window, "f f f⏎f f f⏎")
    before = stacks(bridge)
    click(window.foot.before)
    click(window.foot.before)
    assert (window.foot.button.isVisibleTo(window), window.foot.store.isEnabled()) == (True, False)
    entered = window.scene.task.setup
    assert entered is not None
    menu = chosen_menu(window.foot.button)
    assert menu.actions()[0].text() == "As it was entered"
    other = next(seat for seat in (1, 2, 3, 4) if seat != entered.scene.positions.button)
    next(action for action in menu.actions() if action.text().endswith(f"seat {other}")).trigger()
    menu.close()
    now = window.scene.task.setup
    assert now is not None
    assert (now.scene.positions.button, now.number, now.began) == (other, 1, entered.began)
    click(window.foot.store)
    dialog = modal()
    assert isinstance(dialog, ConsequencesDialog)
    click(dialog.yes)
    (first, *_later) = [place.shown for place in bridge.evening.ledger.places() if place.shown.step.deals]
    played = next(event for event in first.step.events if isinstance(event, HandPlayed))
    assert played.positions.button == other
    assert stacks(bridge) != before
    assert sum(chips or 0 for chips in stacks(bridge).values()) == 40_000
    bridge.undo()
    assert stacks(bridge) == before
    # Somebody had left the table for that hand.
    click(window.foot.before)
    click(window.foot.before)
    menu = chosen_menu(window.foot.dealt)
    menu.actions()[other - 1].trigger()
    menu.close()
    assert window.scene.task.setup is not None
    assert len(window.scene.task.setup.scene.stacks) == 3


def chosen_menu(over: QPushButton) -> QMenu:
    """The menu that a button at the foot opens."""
    click(over)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_half_a_hand_waits_for_its_number_and_outlives_the_program_without_anybodys_cards(
    desk: Desk, desk_maker: DeskMaker, clock: HandClock, tmp_path: Path
) -> None:
    window = recorded_desk(desk, clock)
    bridge = bridge_of(desk)
    assert "5:AhKd · cards of seat 5, whenever they were seen" in window.keys.lines
    keys(window, "f f f⏎")
    window.clicks.set_button(SeatNo(4))
    for level, told in ((0, True), (None, False)):  # a chosen one holds for the hands after it, so it is marked
        window.clicks.set_level(level)
        assert window.foot.level.text().endswith("(chosen)") is told
    keys(window, "r150 3:AhKd f ")
    bridge.undo()
    assert (window.line.line, window.foot.store.text()) == ("f f f", "Store hand 1 (Enter)")
    assert window.foot.button.text() == f"Button: {name(bridge, 1)}"
    assert prompt(window) == "The hand is over."
    bridge.redo()
    assert (window.line.line, window.foot.store.text()) == ("r150 3:AhKd f ", "Store hand 2 (Enter)")
    # Somebody in it goes home: nobody takes his place in the hand, and it does not count, until he is back.
    assert bridge.perform(partial(leaving.go_home, entry=bridge.state.tables[ONE].seats[SeatNo(1)]))
    assert prompt(window) == "Table 1 has changed since hand 2 was begun; enter the hand again."
    keys(window, "⏎")
    assert bridge.state.tables[ONE].hands == 1
    bridge.undo()
    assert prompt(window) == f"{name(bridge, 1)} is to act, 125 to call"
    window.resize(1000, 700)
    desk = desk_maker()
    assert "AhKd" not in (tmp_path / "settings.json").read_text()
    bridge = bridge_of(desk)
    window = desk_of(desk).recordings.open(ONE)
    assert (window.line.line, window.height()) == ("r150 f ", 700)
    assert "players’ cards are told anew" in prompt(window)
    assert window.foot.button.text() == f"Button: {name(bridge, 4)}"
    keys(window, "f f⏎")
    desk = desk_maker()
    assert desk_of(desk).recordings.open(ONE).line.line == ""
