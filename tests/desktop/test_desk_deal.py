"""The desk's way to a deal: chips typed, the ways side by side, own numbers, one step when all agree."""

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QLineEdit, QRadioButton
from pytestqt.qtbot import QtBot

from desktop.bridge import Bridge
from desktop.director.dialogs.deal import METHODS, DealDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, desk_of, open_kept, open_rebuys, press, said, start
from tournament import standings
from tournament.deals.deals import Method
from tournament.events import Ending
from tournament.names import MINUTE

STACKS = ("30000", "20000", "10000")


def three_left(desk: Desk, clock: HandClock) -> Bridge:
    """120.00 in the pool, 85.00 and 35.00; Anna, Bohdan and Cyril are left with 60 000 chips."""
    bridge = open_kept(desk, clock)
    start(bridge)
    clock.pass_by(30 * MINUTE)
    for out in (6, 5, 4):
        bust(bridge, out, 1)
    desk_of(desk).go_to("prizes")
    return bridge


def opened(desk: Desk) -> DealDialog:
    desk_of(desk).prizes.deal.click()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, DealDialog)
    return dialog


def count(dialog: DealDialog, *stacks: str) -> None:
    for row, stack in zip(dialog.rows, stacks or STACKS, strict=True):
        row.chips.setText(stack)


def choose(dialog: DealDialog, method: Method) -> None:
    button = dialog.methods.button(METHODS.index(method))
    assert button is not None
    button.setChecked(True)


def go_on(dialog: DealDialog, place: int) -> None:
    button = dialog.endings.button(place)
    assert button is not None
    button.setChecked(True)


def column(dialog: DealDialog, method: Method) -> list[str]:
    return [row.shown[method].text() for row in dialog.rows]


def test_the_button_says_why_there_can_be_no_deal_yet(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    desk_of(desk).go_to("prizes")
    deal = desk_of(desk).prizes.deal
    assert (deal.isEnabled(), deal.toolTip()) == (False, "The tournament has not started yet.")
    start(bridge)
    assert deal.toolTip() == "The prizes may still change: close registration first, then a deal can be made."


def test_the_ways_stand_side_by_side_once_the_chips_are_counted(desk: Desk, clock: HandClock) -> None:
    three_left(desk, clock)
    dialog = opened(desk)
    assert column(dialog, Method.EVEN) == ["€40", "€40", "€40"]
    assert column(dialog, Method.ICM) == ["–", "–", "–"]
    assert not dialog.agree.isEnabled()
    assert dialog.wrong.text() == "Count the chips first: those of Anna, Bohdan and Cyril are missing."
    count(dialog)
    assert column(dialog, Method.CHIPS) == ["€60", "€40", "€20"]
    assert column(dialog, Method.ICM) == ["€55", "€42", "€23"]
    assert dialog.agree.isEnabled()
    assert dialog.wrong.text() == ""
    dialog.reject()


def test_what_is_unreasonable_is_marked_and_said_in_words(desk: Desk, clock: HandClock) -> None:
    three_left(desk, clock)
    dialog = opened(desk)
    count(dialog, "50000", "8000", "1500")
    choose(dialog, Method.CHIPS)
    assert column(dialog, Method.CHIPS) == ["€101 !", "€16", "€3"]
    assert dialog.odd.text() == "! Anna: more than first prize"
    assert dialog.rows[0].shown[Method.CHIPS].property("kind") == "note"
    assert dialog.counted.text() == "500 chips fewer counted than in play"
    dialog.reject()


def test_all_agree_and_it_is_one_step(desk: Desk, clock: HandClock) -> None:
    bridge = three_left(desk, clock)
    dialog = opened(desk)
    count(dialog)
    dialog.kept.setText("20")
    dialog.agree.click()
    assert said(desk)[0] == (
        "Deal among 3 players (ICM), €20 kept for first: Anna €45, Bohdan €36 and Cyril €19; they play on"
    )
    page = desk_of(desk).prizes
    assert page.dealt.text() == "Deal among 3 players (ICM), €20 kept for first: Anna €45, Bohdan €36 and Cyril €19"
    assert [row.cells[1] for row in page.view.table.rows] == ["€20", "–"]
    bridge.undo()
    assert page.dealt.isHidden()
    assert bridge.state.deal is None


def test_a_paid_place_of_somebody_who_has_nothing_of_the_deal_is_his_and_pays_nothing(
    desk: Desk, clock: HandClock
) -> None:
    bridge = three_left(desk, clock)
    dialog = opened(desk)
    choose(dialog, Method.OWN)
    for row, share in zip(dialog.rows, ("120", "0", "0"), strict=True):
        row.own.setText(share)
    dialog.agree.click()
    bust(bridge, 3, 1)
    bust(bridge, 2, 1)
    rows = [row.cells[:4] for row in desk_of(desk).prizes.view.table.rows]
    assert rows == [("1", "€120", "100 %", "Anna"), ("2", "–", "", "Bohdan")]


def test_the_evening_can_end_in_a_tie(desk: Desk, clock: HandClock) -> None:
    bridge = three_left(desk, clock)
    dialog = opened(desk)
    choose(dialog, Method.EVEN)
    go_on(dialog, 1)
    dialog.agree.click()
    assert bridge.state.deal is not None
    assert bridge.state.deal.ending is Ending.TIE
    assert [entry.name for entry in standings.winners(bridge.state)] == ["Anna", "Bohdan", "Cyril"]
    assert [row.cells[:4] for row in desk_of(desk).prizes.view.table.rows] == [
        ("1 =", "€40", "33.3 %", "Anna"),
        ("1 =", "€40", "33.3 %", "Bohdan"),
        ("1 =", "€40", "33.3 %", "Cyril"),
    ]
    deal = desk_of(desk).prizes.deal
    assert not deal.isEnabled()


def test_own_numbers_begin_with_those_worked_out_and_show_the_remainder(
    desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    bridge = three_left(desk, clock)
    dialog = opened(desk)
    count(dialog)
    choose(dialog, Method.OWN)
    assert [row.own.text() for row in dialog.rows] == ["55.00", "42.00", "23.00"]
    assert dialog.remainder.text() == "Nothing is left over"
    dialog.rows[0].own.setText("50")
    assert dialog.remainder.text() == "€5 is not given to anybody yet"
    assert dialog.wrong.text() == (
        "The shares come to 115.00 EUR, but 120.00 EUR is divided: a difference of 5.00 EUR."
    )
    dialog.rows[1].own.setText("50")
    assert dialog.remainder.text() == "€3 too much"
    dialog.rows[1].own.setText("47")
    dialog.agree.click()
    assert bridge.state.deal is not None
    assert [share.amount for share in bridge.state.deal.shares] == [5_000, 4_700, 2_300]


def test_typing_an_own_number_chooses_own_numbers(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    three_left(desk, clock)
    dialog = opened(desk)
    qtbot.keyClicks(dialog.rows[0].own, "7")
    assert dialog.method is Method.OWN
    dialog.reject()


def test_chips_that_were_counted_before_stand_there_with_their_time(desk: Desk, clock: HandClock) -> None:
    bridge = three_left(desk, clock)
    dialog = opened(desk)
    count(dialog)
    dialog.agree.click()
    bust(bridge, 3, 1)
    desk_of(desk).go_to("prizes")
    again = opened(desk)
    assert [row.chips.text() for row in again.rows] == ["30000", "20000"]
    first, second = again.counted.text().splitlines()[:2]
    assert first.startswith("Anna: counted ")
    assert first.endswith("; count again")
    assert second.startswith("Bohdan: counted ")
    again.rows[0].chips.setText("40000")
    assert again.counted.text().splitlines()[0].startswith("Bohdan: counted ")
    again.reject()


@pytest.mark.parametrize("text", ["many", "1.5", "-3"])
def test_chips_that_are_no_number_are_refused_in_words(text: str, desk: Desk, clock: HandClock) -> None:
    three_left(desk, clock)
    dialog = opened(desk)
    count(dialog, text, "20000", "10000")
    assert dialog.wrong.text() == f"{text} is no whole number, such as 20."
    assert not dialog.agree.isEnabled()
    dialog.reject()


def test_everything_is_reached_by_the_keyboard_and_enter_agrees(desk: Desk, clock: HandClock) -> None:
    bridge = three_left(desk, clock)
    dialog = opened(desk)
    assert dialog.focusWidget() is dialog.rows[0].chips
    count(dialog)
    seen = []
    for _ in range(20):
        focus = dialog.focusWidget()
        assert focus is not None
        if focus in seen:
            break
        seen.append(focus)
        press(focus, Qt.Key.Key_Tab)
    assert [type(widget) for widget in seen[:4]] == [QLineEdit, QLineEdit, QLineEdit, QRadioButton]
    assert {dialog.kept, dialog.unit, dialog.agree} <= set(seen)
    press(dialog.kept, Qt.Key.Key_Return)
    assert bridge.state.deal is not None


def test_somebody_out_meanwhile_closes_the_question(desk: Desk, clock: HandClock) -> None:
    bridge = three_left(desk, clock)
    dialog = opened(desk)
    bust(bridge, 3, 1)
    assert not dialog.isVisible()
