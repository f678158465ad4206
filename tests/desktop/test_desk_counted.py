"""Just a clock: large buttons count, names come later."""

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QPushButton

from desktop.director.dialogs.going_home import GoingHomeDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, desk_of, open_rebuys, press, said, start
from tournament.clocks import timekeeping
from tournament.names import EntryNo


def test_before_the_start_players_are_counted_up_and_down(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, (), counted=True)
    counters = desk_of(desk).people.counters
    assert counters.less.toolTip()
    for _time in range(3):
        counters.more.click()
    counters.less.click()
    assert len(bridge.state.left) == 2
    assert bridge.state.pool == 4_000


def test_the_evening_starts_without_seats_and_one_less_is_one_out(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, (), counted=True, players=5)
    card = desk_of(desk).attention.cards[0]
    next(made for made in card.findChildren(QPushButton) if made.text() == "Start now").click()
    desk_of(desk).go_to("people")
    counters = desk_of(desk).people.counters
    counters.less.click()
    assert said(desk)[0] == "A player out, place 5"
    assert len(bridge.state.left) == 4
    counters.rebuy.click()
    assert bridge.state.chips_in_play == 60_000
    assert not counters.add_on.isEnabled()
    assert counters.add_on.toolTip() == "Add-on is not on sale yet: level 3 has to be over."
    bridge.undo()
    bridge.undo()
    assert len(bridge.state.left) == 5


def test_names_are_given_to_who_plays_and_to_who_is_out(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, (), counted=True, players=4)
    assert bridge.perform(timekeeping.start)
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    people.counters.less.click()
    people.name.setText("Anna")
    press(people.name, Qt.Key.Key_Return)
    assert bridge.state.entry(EntryNo(1)).name == "Anna"
    people.view.choose(EntryNo(4))
    people.name.setText("Bohdan")
    press(people.name, Qt.Key.Key_Return)
    out = bridge.state.entry(EntryNo(4))
    assert (out.name, out.is_in) == ("Bohdan", False)


def test_an_evening_with_names_has_no_counters(desk: Desk, clock: HandClock) -> None:
    start(open_rebuys(desk, clock))
    desk_of(desk).go_to("people")
    assert desk_of(desk).people.counters.isHidden()


def test_a_player_who_has_a_name_is_taken_out_in_the_list(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, (), counted=True, players=3)
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    for name in ("Anna", "Bohdan", "Cyril"):
        people.name.setText(name)
        people.enters.click()
    people.view.choose(EntryNo(2))
    assert "Out" not in [made.text() for made in people.bar.buttons], "before the start nobody can be out"
    assert bridge.perform(timekeeping.start)
    assert not people.counters.less.isEnabled(), "all have names: who is it?"
    people.bar.button("Out").click()
    assert said(desk)[0] == "Bohdan out, place 3"
    people.view.choose(EntryNo(1))
    people.bar.button("Out").click()
    assert bridge.state.finished is not None
    bridge.undo()
    bridge.undo()
    assert len(bridge.state.left) == 3


def test_a_player_without_a_name_who_goes_home_cannot_be_blinded_off(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, (), counted=True, players=3)
    assert bridge.perform(timekeeping.start)
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    people.view.choose(EntryNo(1))
    people.bar.button("Goes home").click()
    asked = QApplication.activeModalWidget()
    assert isinstance(asked, GoingHomeDialog)
    assert not asked.blind_off.isVisible()
    asked.chips.setText("10000")
    asked.remove.click()
    assert len(bridge.state.left) == 2
    assert bridge.state.chips_in_play == 20_000
