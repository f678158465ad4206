"""Somebody owes, and a window that closes soon: both wait at the desk with the way to the page."""

from functools import partial

from PyQt6.QtWidgets import QApplication, QLabel, QPushButton

from desktop.director.attention.card import MatterCard
from desktop.director.dialogs.asked import AskedDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, desk_of, open_kept, open_rebuys, start
from tournament.names import MINUTE, SECOND, EntryNo
from tournament.outs import deciding
from tournament.outs.elimination import Out
from tournament.people.entries import Terms
from tournament.sales import payments, selling


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


def test_who_is_deciding_while_rebuys_close_is_answered_on_the_card_and_a_moment_later_too(
    desk: Desk, clock: HandClock
) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    clock.pass_by(79 * MINUTE)
    for who in (1, 3):
        bridge.perform(partial(deciding.deciding, outs=[Out(EntryNo(who), (EntryNo(2),))]))
    panel = desk_of(desk).attention

    def closing() -> MatterCard:
        return next(each for each in panel.cards if "Closing" in each.accessibleName())

    clock.pass_by(MINUTE)
    panel._look()
    assert [each.text() for each in closing().findChildren(QPushButton)] == ["People", "Later"], "two of them"
    bridge.perform(partial(deciding.decided_out, entry=EntryNo(3)))
    press(closing(), "Rebuy")
    assert bridge.state.entry(EntryNo(1)).deciding is None
    bridge.perform(partial(deciding.deciding, outs=[Out(EntryNo(1), (EntryNo(2),))]))
    ends = next(offer.closes for offer in selling.on_sale(bridge.state, bridge.now()) if offer.closes is not None)
    clock.at = ends + 30 * SECOND
    panel._look()
    press(card(desk, "Anna is still deciding"), "Rebuy…")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, AskedDialog)
    assert dialog.yes.text() == "Hand had begun: allow"
    dialog.yes.click()
    assert bridge.state.entry(EntryNo(1)).deciding is None
