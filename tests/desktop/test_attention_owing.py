"""Somebody owes, and a window that closes soon: both wait at the desk with the way to the page."""

from functools import partial

from PyQt6.QtWidgets import QLabel, QPushButton

from desktop.director.attention.card import MatterCard
from desktop.running import Desk
from tests.desktop.desks import HandClock, desk_of, open_kept, open_rebuys, start
from tournament.names import MINUTE, EntryNo
from tournament.outs import deciding
from tournament.outs.elimination import Out
from tournament.people.entries import Terms
from tournament.sales import payments


def card(desk: Desk, title: str) -> MatterCard:
    found = [each for each in desk_of(desk).attention.cards if each.accessibleName() == title]
    assert found, [each.accessibleName() for each in desk_of(desk).attention.cards]
    return found[0]


def words(made: MatterCard) -> list[str]:
    return [each.text() for each in made.findChildren(QLabel)]


def press(made: MatterCard, answer: str) -> None:
    next(each for each in made.findChildren(QPushButton) if each.text() == answer).click()


def test_who_owes_is_named_until_it_is_paid(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    bridge.enter_names(["Gizela", "Hynek"], Terms(paid=0))
    owed = card(desk, "2 people owe €40")
    assert words(owed)[1] == "Gizela and Hynek"
    press(owed, "Cash")
    assert desk_of(desk).pages.currentWidget() is desk_of(desk).cash
    bridge.perform(partial(payments.receive, player=bridge.state.entry(EntryNo(7)).player))
    assert words(card(desk, "1 person owes €20"))[1] == "Hynek"


def test_later_keeps_it_quiet_until_the_next_step(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    bridge.enter_names(["Gizela"], Terms(paid=0))
    press(card(desk, "1 person owes €20"), "Later")
    assert not any("owes" in each.accessibleName() for each in desk_of(desk).attention.cards)


def test_five_minutes_before_the_rebuys_close_it_says_so_and_who_is_deciding(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    clock.pass_by(79 * MINUTE)
    desk_of(desk).attention._look()
    assert not any("Closing" in each.accessibleName() for each in desk_of(desk).attention.cards)
    clock.pass_by(2 * MINUTE)
    outs = [Out(EntryNo(1), (EntryNo(2),))]
    assert bridge.perform(partial(deciding.deciding, outs=outs))
    title = next(each.accessibleName() for each in desk_of(desk).attention.cards if "Closing" in each.accessibleName())
    closing = card(desk, title)
    assert words(closing)[1:3] == ["Late entry, re-entries and rebuys", "Anna is deciding, the seat is held."]
    clock.pass_by(5 * MINUTE)
    desk_of(desk).attention._look()
    assert not any("Closing" in each.accessibleName() for each in desk_of(desk).attention.cards)
