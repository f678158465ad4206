"""Who is out, at the desk: deciding, hand-for-hand, another order."""

from functools import partial

from PyQt6.QtWidgets import QPushButton

from desktop.bridge import Bridge
from desktop.director.attention.card import MatterCard
from desktop.director.attention.panel import AttentionPanel
from desktop.director.dialogs.correct import CorrectDialog
from desktop.director.out import OutPage
from desktop.director.parts import PlainLabel
from desktop.director.tables.bust_dialog import BustDialog
from desktop.director.tables.page import TablesPage
from desktop.director.tables.seat_menu import SeatMenu
from desktop.running import Desk
from tests.desktop.desks import HandClock, open_kept, open_rebuys, start, type_text
from tournament.names import MINUTE, EntryNo, TableNo
from tournament.outs import deciding, elimination, hand_for_hand
from tournament.outs.elimination import Out
from tournament.outs.ties import places

TWELVE = [f"Player {letter}" for letter in "ABCDEFGHIJKL"]
BOHDAN, THIRD, FOURTH = EntryNo(2), EntryNo(3), EntryNo(4)


def card_of(panel: AttentionPanel, begins: str) -> MatterCard:
    return next(card for card in panel.cards if card.accessibleName().startswith(begins))


def answer(card: MatterCard, text: str) -> QPushButton:
    return next(each for each in card.findChildren(QPushButton) if each.accessibleName() == text)


def words(card: MatterCard) -> str:
    return " | ".join(label.text().replace("\u200b", "") for label in card.findChildren(PlainLabel))


def panel_of(desk: Desk, bridge: Bridge) -> AttentionPanel:
    return AttentionPanel(bridge, desk.window)


# ---- deciding --------------------------------------------------------------------------------------------------------


def test_deciding_holds_the_seat_with_a_mark(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    dialog = BustDialog(bridge, BOHDAN, desk.window)
    dialog.open()
    assert dialog._answers.deciding.accessibleName() == "Deciding, the seat is held for 3 minutes · D"
    type_text(dialog, "d")
    assert not dialog.isVisible()
    entry = bridge.state.entry(BOHDAN)
    assert entry.deciding is not None
    assert entry.seat is not None
    page = TablesPage(bridge, desk.window)
    plate = page.cards[entry.seat.table].seats[entry.seat.number - 1]
    assert plate.accessibleName() == f"Bohdan, table 1 seat {entry.seat.number}, deciding"
    menu = page.seat_menu(entry.seat.table, entry.seat.number)
    assert isinstance(menu, SeatMenu)
    offered = {action.text(): action for action in menu.actions()}
    assert offered["Rebuy, keeps the seat"].isEnabled()
    assert not offered["Out…"].isEnabled()
    offered["Out, does not buy back in"].trigger()
    assert places(bridge.state)[BOHDAN] == (6, False)


def test_after_three_minutes_a_card_asks_and_more_time_is_three_more(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    bridge.perform(partial(deciding.deciding, outs=[Out(BOHDAN)]))
    panel = panel_of(desk, bridge)
    assert not any("deciding" in card.accessibleName() for card in panel.cards)
    clock.at += 3 * MINUTE
    panel._look()
    card = card_of(panel, "Bohdan is still deciding")
    assert "The seat has been held for 3 minutes." in words(card)
    answer(card, "More time").click()
    bridge.perform(partial(elimination.bust, outs=[Out(FOURTH)]))
    assert not any("deciding" in card.accessibleName() for card in panel.cards)
    clock.at += 3 * MINUTE
    panel._look()
    card = card_of(panel, "Bohdan is still deciding")
    assert "6 minutes" in words(card)
    answer(card, "Rebuy").click()
    assert bridge.state.entry(BOHDAN).deciding is None
    assert bridge.state.entry(BOHDAN).bought > bridge.state.entry(THIRD).bought


def test_out_on_the_card_gives_the_place_of_the_hand(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    bridge.perform(partial(deciding.deciding, outs=[Out(BOHDAN)]))
    bridge.perform(partial(elimination.bust, outs=[Out(FOURTH)]))
    clock.at += 4 * MINUTE
    answer(card_of(panel_of(desk, bridge), "Bohdan is still"), "Out").click()
    assert places(bridge.state) == {FOURTH: (5, False), BOHDAN: (6, False)}


def test_who_has_the_chips_of_somebody_who_decided_is_corrected_where_it_was_said(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    bridge.perform(partial(deciding.deciding, outs=[Out(BOHDAN, (THIRD,))]))
    bridge.perform(partial(deciding.decided_out, entry=BOHDAN))
    page = out_page(desk, bridge, BOHDAN)
    assert page.correct.isEnabled()
    page.correct.click()
    dialog = page.findChild(CorrectDialog)
    assert dialog is not None
    button = dialog.choices.button(FOURTH)
    assert button is not None
    button.click()
    dialog.save.click()
    bust = bridge.state.entry(BOHDAN).bust
    assert bust is not None
    assert bust.by == (FOURTH,)


# ---- another order ---------------------------------------------------------------------------------------------------


def out_page(desk: Desk, bridge: Bridge, chosen: EntryNo) -> OutPage:
    page = OutPage(bridge, desk.window)
    page.resize(900, 600)
    page.show()
    page.refresh()
    page.view.choose(chosen)
    return page


def test_earlier_later_and_tie_put_two_busts_right(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    for entry in (BOHDAN, THIRD, FOURTH):
        bridge.perform(partial(elimination.bust, outs=[Out(entry)]))
    page = out_page(desk, bridge, BOHDAN)
    assert not page.earlier.isEnabled()
    page.later.click()
    assert [places(bridge.state)[each][0] for each in (FOURTH, BOHDAN, THIRD)] == [4, 5, 6]
    assert page.view.chosen() == BOHDAN
    page.tie.click()
    assert [places(bridge.state)[each] for each in (FOURTH, BOHDAN)] == [(4, True), (4, True)]
    page.tie.click()
    assert [places(bridge.state)[each][0] for each in (FOURTH, BOHDAN, THIRD)] == [4, 5, 6]
    page.earlier.click()
    assert [places(bridge.state)[each][0] for each in (FOURTH, THIRD, BOHDAN)] == [4, 5, 6]
    bridge.perform(partial(elimination.reinstate, entry=THIRD, server_seed=bytes(32)))
    assert "an order given before counts no longer" in page.head.hint.text()


# ---- hand for hand ---------------------------------------------------------------------------------------------------


def test_the_card_of_the_round_shows_what_is_shared_and_ticks_tables(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, TWELVE)
    start(bridge)
    bridge.perform(hand_for_hand.begin)
    panel = panel_of(desk, bridge)
    first, second = (bridge.state.at_table(TableNo(n))[0] for n in (1, 2))
    for entry in (first, second):
        bridge.perform(partial(elimination.bust, outs=[Out(entry.number)]))
    card = card_of(panel, "Hand for hand: hand 1")
    names = " and ".join(entry.name for entry in sorted((first, second), key=lambda e: e.number))
    assert f"{names} share place 11: nothing" in words(card)
    assert "Confirmed when every table is done." in words(card)
    assert "hands stay face down and no card is dealt until you say so. TDA RP-8-F." in words(card)  # C-164
    answer(card, "Table 1 done").click()
    assert hand_for_hand.waited_for(bridge.state) == (2,)
    answer(card_of(panel, "Hand for hand: hand 1"), "All tables done").click()
    assert "share" not in words(card_of(panel, "Hand for hand: hand 2"))


def test_in_a_round_the_dialog_asks_who_had_more_against_those_told_before(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, TWELVE)
    start(bridge)
    bridge.perform(hand_for_hand.begin)
    first, second = bridge.state.at_table(TableNo(1))[:2]
    bridge.perform(partial(elimination.bust, outs=[Out(first.number)]))
    dialog = BustDialog(bridge, second.number, desk.window)
    dialog.open()
    assert not dialog._yes.isEnabled()
    assert not dialog._why_not.text()
    type_text(dialog, "b")
    assert dialog._yes.isEnabled()
    assert dialog._yes.accessibleName() == "Out, in this round · Enter"
    dialog._yes.click()
    assert [places(bridge.state)[each.number][0] for each in (second, first)] == [11, 12]
