"""Bounties on the Prizes page and among what needs attention: heads that grow, and the envelopes of a mystery night."""

from functools import partial

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QLineEdit, QPushButton

from desktop.bridge import Bridge
from desktop.director.attention.card import MatterCard
from desktop.director.dialogs.asked import AskedDialog
from desktop.director.parts import Choice
from desktop.director.prizes_page import PrizesPage
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, desk_of, open_kept, start
from tests.desktop.desks import press as press_key
from tournament.bounties import bounties, envelopes, mystery
from tournament.bounties.bounty_rule import BountyKind, BountyRule, OwnHead
from tournament.names import EntryNo
from tournament.people import registration
from tournament.sales import price_list
from tournament.sales.prices import Buying, Price, Shares, Window

ANNA, BOHDAN, CYRIL, DANA, EMIL, FRANTISEK = map(EntryNo, range(1, 7))
HEADS = Price("Buy-in", Buying.BUY_IN, Shares(prizes=1_000, bounties=1_000), 10_000, Window(until=1))


def evening_of(desk: Desk, clock: HandClock, rule: BountyRule) -> Bridge:
    """Six people with ten on each head, cards in the air, nobody else may enter."""
    bridge = open_kept(desk, clock, ())
    assert bridge.perform(partial(price_list.set_price, price=HEADS))
    bridge.enter_names(["Anna", "Bohdan", "Cyril", "Dana", "Emil", "František"])
    assert bridge.perform(partial(bounties.set_bounties, rule=rule))
    start(bridge)
    assert bridge.perform(registration.close)
    return bridge


def page_of(desk: Desk) -> PrizesPage:
    desk_of(desk).go_to("prizes")
    return desk_of(desk).prizes


def cards(desk: Desk) -> list[MatterCard]:
    return list(desk_of(desk).attention.cards)


def press(card: MatterCard, words: str) -> None:
    next(each for each in card.findChildren(QPushButton) if each.text() == words).click()


def asked() -> AskedDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, AskedDialog)
    return dialog


def test_what_is_on_each_head_is_shown_where_heads_grow(desk: Desk, clock: HandClock) -> None:
    bridge = evening_of(desk, clock, BountyRule(BountyKind.PROGRESSIVE))
    bust(bridge, BOHDAN, by=ANNA)
    page = page_of(desk)
    assert [row.cells for row in page.heads.view.table.rows][:2] == [
        ("Anna", "€5", "€15", "to pay"),
        ("Cyril", "", "€10", ""),
    ]
    assert page.envelopes.isHidden()


def test_the_envelopes_are_filled_as_suggested_and_drawn_with_a_button(desk: Desk, clock: HandClock) -> None:
    bridge = evening_of(desk, clock, BountyRule(BountyKind.MYSTERY, mystery_from=4))
    page = page_of(desk)
    for number in (FRANTISEK, EMIL):
        bust(bridge, number, by=ANNA)
    assert page.envelopes.says.text() == "The envelopes are due."
    page.envelopes.fill.click()
    dialog = asked()
    field = dialog.fields["envelopes"]
    assert isinstance(field, QLineEdit)
    assert field.text() == "1 × 32.00; 1 × 16.00; 1 × 8.00; 1 × 4.00"
    field.setText("4 × 14.00")
    assert dialog.wrong.text() == "All envelopes together should hold 60.00 EUR; these hold 56.00."
    field.setText("a few")
    assert dialog.wrong.text() == "a few is no list of envelopes, such as 1 × 100.00; 4 × 25.00."
    field.setText("1 × 30; 3 × 10.00")
    dialog.yes.click()
    assert [each.amount for each in bridge.state.mystery.filled] == [3_000, 1_000]
    bust(bridge, DANA, by=ANNA)
    assert page.envelopes.says.text() == "The envelope for Dana's head is to be drawn, for Anna."
    page.envelopes.draw.click()
    (drawn,) = bridge.state.mystery.drawn
    assert page.envelopes.says.text() == f"The last envelope, for Dana's head: €{drawn.amount // 100}."
    assert page.envelopes.draw.isHidden()
    assert [row.cells[1] for row in page.heads.view.table.rows] == [f"€{drawn.amount // 100}"]


def test_a_card_asks_for_the_envelopes_and_one_for_each_draw(desk: Desk, clock: HandClock) -> None:
    bridge = evening_of(desk, clock, BountyRule(BountyKind.MYSTERY, mystery_from=6))
    assert cards(desk)[0].accessibleName() == "The envelopes are due"
    some = envelopes.suggested_envelopes(bridge.state)
    assert bridge.perform(partial(envelopes.fill_envelopes, envelopes=some))
    assert not cards(desk)
    bust(bridge, BOHDAN, by=ANNA)
    (card,) = cards(desk)
    assert card.accessibleName() == "An envelope for Bohdan's head"
    press(card, "Draw the envelope")
    assert not cards(desk)
    assert not mystery.envelopes_to_draw(bridge.state)
    assert bridge.undo()
    assert len(cards(desk)) == 1


# ---- the rule --------------------------------------------------------------------------------------------------------


def test_how_heads_are_paid_is_said_and_changed_on_the_page(desk: Desk, clock: HandClock) -> None:
    bridge = evening_of(desk, clock, BountyRule(BountyKind.PROGRESSIVE))
    page = page_of(desk)
    assert page.heads_rule.text() == "progressive, 50 % in cash; the champion has his own"
    page.change_rule.click()
    dialog = asked()
    assert not dialog.yes.isEnabled()
    cash, kind, own = (dialog.fields[code] for code in ("cash", "kind", "own_head"))
    assert isinstance(cash, QLineEdit)
    assert isinstance(kind, Choice)
    assert isinstance(own, Choice)
    assert cash.text() == "50"
    cash.setText("101")
    assert dialog.wrong.text() == "The part of a head that is paid in cash should be from 0 to 100 %."
    cash.setText("33.5")
    own.setCurrentIndex(own.findData("nobody"))
    press_key(dialog, Qt.Key.Key_Return)
    assert bridge.state.bounty_rule == BountyRule(BountyKind.PROGRESSIVE, 3_350, OwnHead.NOBODY)
    assert page.heads_rule.text() == "progressive, 33.5 % in cash; nobody gets the champion's own"
    bridge.undo()
    assert page.heads_rule.text() == "progressive, 50 % in cash; the champion has his own"


def test_only_what_belongs_to_the_kind_is_asked(desk: Desk, clock: HandClock) -> None:
    bridge = evening_of(desk, clock, BountyRule(BountyKind.PROGRESSIVE))
    page_of(desk).change_rule.click()
    dialog = asked()
    kind, cash, since = (dialog.fields[code] for code in ("kind", "cash", "mystery_from"))
    assert isinstance(kind, Choice)
    assert isinstance(since, QLineEdit)
    assert cash.isVisible()
    assert not since.isVisible()
    kind.setCurrentIndex(kind.findData("fixed"))
    assert not cash.isVisible()
    kind.setCurrentIndex(kind.findData("mystery"))
    assert since.isVisible()
    since.setText("1")
    assert dialog.wrong.text() == "Envelopes can be out from 2 players left on, not from 1."
    since.setText("")
    dialog.yes.click()
    assert bridge.state.bounty_rule == BountyRule(BountyKind.MYSTERY)


def test_once_an_envelope_is_drawn_the_button_says_why_not(desk: Desk, clock: HandClock) -> None:
    bridge = evening_of(desk, clock, BountyRule(BountyKind.MYSTERY, mystery_from=6))
    some = envelopes.suggested_envelopes(bridge.state)
    assert bridge.perform(partial(envelopes.fill_envelopes, envelopes=some))
    bust(bridge, BOHDAN, by=ANNA)
    page = page_of(desk)
    assert page.change_rule.isEnabled()
    page.envelopes.draw.click()
    assert not page.change_rule.isEnabled()
    assert page.change_rule.toolTip().startswith("Envelopes have been drawn: undo those draws")


def test_without_money_on_heads_the_page_says_nothing_of_it(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    page = page_of(desk)
    assert page.change_rule.isHidden()
    assert page.heads_title.isHidden()
