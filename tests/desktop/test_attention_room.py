"""Every answer of what needs attention is reached, and those of the first card are seen, in a small window too."""

from functools import partial

import pytest
from PyQt6.QtCore import QPoint, QRect
from PyQt6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from desktop.bridge import Bridge
from desktop.director.attention.card import AnswerButton, MatterCard
from desktop.director.creating import Wish, create
from desktop.director.desk import EveningDesk
from desktop.director.results.export_dialog import ExportDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, bust, click, desk_of, kept_wish, open_kept, start
from tests.desktop.table_evenings import some_names
from tournament.names import TableNo
from tournament.tables import buttons

SIZES = [(1024, 600), (1180, 660), (1366, 768)]
LONG = "Wolfeschlegelsteinhausenbergerdorff"


def open_wide(desk: Desk, clock: HandClock, players: int) -> Bridge:
    """Tables of ten, everybody with a long name, some with one that has no blank in it."""
    names = [f"{name} {LONG if n % 5 == 0 else 'Dlouhá-Nováková'} {n}" for n, name in enumerate(some_names(players))]
    wish = kept_wish(names)
    ten = Wish(wish.name, wish.structure, wish.starting_stack, 10, wish.buy_in, wish.currency, wish.way, wish.names)
    assert desk.open_evening(create(desk._shelf, ten, clock))
    bridge = bridge_of(desk)
    start(bridge)
    return bridge


def bust_at(bridge: Bridge, table: int, times: int) -> None:
    for _ in range(times):
        leaving, other = list(bridge.state.tables[TableNo(table)].seats.values())[:2]
        bust(bridge, leaving, other)


def settled(desk: Desk, size: tuple[int, int]) -> EveningDesk:
    desk.window.resize(*size)
    # A layout in a layout in a scroll area: each takes a turn of the event loop.
    for _ in range(8):
        QApplication.processEvents()
    return desk_of(desk)


def seen(evening: EveningDesk, button: QPushButton) -> bool:
    """Whether all of the button lies in the part of the cards that is shown."""
    port = evening.attention._column.viewport()
    assert port is not None
    return port.rect().contains(QRect(button.mapTo(port, QPoint(0, 0)), button.size()))


def assert_first_is_seen(desk: Desk) -> MatterCard:
    for size in SIZES:
        evening = settled(desk, size)
        first = evening.attention.cards[0]
        buttons = first.findChildren(QPushButton)
        hidden = [each.text() for each in buttons if each.property("kind") != "link" and not seen(evening, each)]
        assert hidden == [], f"at {size}"
        assert evening.history.view.height() >= 30
        for each in buttons:
            assert each.geometry().right() <= first.width()
    return first


@pytest.mark.parametrize("size", SIZES)
def test_many_cards_scroll_and_the_last_answer_is_reached(desk: Desk, clock: HandClock, size: tuple[int, int]) -> None:
    """Finding 2: three short tables, of which only the first was to be answered."""
    bridge = open_wide(desk, clock, 80)
    for table in (1, 2, 3):
        bust_at(bridge, table, 3)
    for number in (4, 5, 6):
        seats = bridge.state.tables[TableNo(number)].seats
        bridge.perform(partial(buttons.tell_big_blind, number=TableNo(number), seat=sorted(seats)[3]))
    evening = settled(desk, size)
    assert len(evening.attention.cards) == 3
    last = evening.attention.cards[-1].findChildren(QPushButton)[-1]
    bar = evening.attention._column.verticalScrollBar()
    assert bar is not None
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    assert seen(evening, last)


def test_all_ten_who_may_be_big_blind_are_seen_at_once(desk: Desk, clock: HandClock) -> None:
    bridge = open_wide(desk, clock, 30)
    bust_at(bridge, 1, 3)
    assert len(assert_first_is_seen(desk).findChildren(AnswerButton)) == 12


def test_the_move_is_seen_with_the_longest_names(desk: Desk, clock: HandClock) -> None:
    bridge = open_wide(desk, clock, 30)
    bust_at(bridge, 1, 3)
    click(desk_of(desk).attention.cards[0].findChildren(QPushButton)[0])
    assert assert_first_is_seen(desk).findChildren(QPushButton)[0].text().startswith("Move ")


def test_the_draw_of_a_broken_table_is_seen_with_the_longest_names(desk: Desk, clock: HandClock) -> None:
    bridge = open_wide(desk, clock, 30)
    while len(bridge.state.left) > 20:
        bust_at(bridge, max(bridge.state.tables, key=lambda n: len(bridge.state.tables[n].seats)), 1)
    assert_first_is_seen(desk)


def test_a_name_too_long_for_its_button_is_whole_in_the_tooltip(desk: Desk, clock: HandClock) -> None:
    bridge = open_wide(desk, clock, 30)
    bust_at(bridge, 1, 3)
    evening = settled(desk, SIZES[0])
    cut = [each for each in evening.attention.cards[0].findChildren(AnswerButton) if each.shown_text() != each.text()]
    assert cut
    for each in cut:
        assert each.shown_text().endswith("…")
        assert each.toolTip() == each.text()


def test_with_little_to_do_the_history_has_the_room(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    evening = settled(desk, SIZES[0])
    assert evening.attention.height() < 100
    assert evening.history.height() > 250


def test_the_winners_card_leads_to_the_results_and_to_the_export(desk: Desk, clock: HandClock, qtbot: QtBot) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    while len(bridge.state.left) > 1:
        bust_at(bridge, 1, 1)
    evening = settled(desk, SIZES[1])
    results, export = evening.attention.cards[0].findChildren(QPushButton)
    click(results)
    assert evening.pages.currentWidget() is evening.results
    evening.go_to("tables")
    click(export)
    assert evening.pages.currentWidget() is evening.results
    dialog = evening.results.findChild(ExportDialog)
    assert dialog is not None
    dialog.reject()
