"""The smallest window: nothing that can be pressed is cut off, and no word runs over another."""

from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QRect
from PyQt6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.director.history import ANSWER_PX, LINE_ROLE
from desktop.director.parts import PageHead, button
from desktop.director.tables.flow import FlowLayout
from desktop.director.window import SMALLEST
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import NAMES, HandClock, desk_of, open_rebuys, start

LONG = "Y" * 100


def cut(buttons: Iterator[QWidget], inside: QWidget) -> list[str]:
    """The words of those that have less room than they need, or stand out of what they are in."""
    found = []
    for made in buttons:
        if not isinstance(made, QAbstractButton) or not made.isVisible():
            continue
        lies = QRect(made.mapTo(inside, made.rect().topLeft()), made.size())
        if made.width() < made.sizeHint().width() or not inside.rect().contains(lies):
            found.append(made.text())
    return found


@pytest.mark.parametrize("code", ["clock", "people", "out", "prizes", "cash", "structure", "results"])
def test_the_buttons_of_a_page_are_whole(desk: Desk, clock: HandClock, code: str) -> None:
    start(open_rebuys(desk, clock))
    desk.window.resize(SMALLEST)
    desk_of(desk).go_to(code)
    settle()
    page = desk_of(desk)._pages[code]
    head = page.findChild(PageHead)
    assert head is not None
    assert cut(iter(head.findChildren(QAbstractButton)), head) == []
    assert head.title.isHidden() or head.title.width() >= head.title.sizeHint().width()
    lines = 2 if code == "results" else 1  # there are six ways out of the house
    shown = [made for made in head.findChildren(QAbstractButton) if made.isVisible()]
    assert len({made.geometry().center().y() for made in shown}) <= lines
    assert head.hint.isHidden() or head.hint.width() >= head.hint.sizeHint().width(), "whole, below if need be"
    title = head.title.sizeHint().height() + 8 if code == "cash" else 0  # it stands above the buttons
    assert head.height() <= 48 * lines + title + head.hint.sizeHint().height()
    desk.window.resize(1440, 900)
    settle()
    assert head.title.isVisible(), "in a wide window they stand beside the title"


def test_buttons_that_are_too_many_for_a_line_take_more(dressed: QApplication, qtbot: QtBot) -> None:
    names = ["Everybody has paid what was owed", "Somebody pays a part", "The house adds"]
    outer = QWidget()
    qtbot.addWidget(outer)
    head = PageHead("Cash", outer, [button(name, outer) for name in names])
    outer.show()
    head.show()
    head.resize(300, 40)
    settle()
    assert cut(iter(head.findChildren(QAbstractButton)), head) == []
    assert head.height() > 80
    head.resize(900, head.height())
    settle()
    assert head.height() == 40
    assert head.title.isVisible()
    assert cut(iter(head.findChildren(QAbstractButton)), head) == []


def test_every_press_of_the_clock_is_whole(desk: Desk, clock: HandClock) -> None:
    start(open_rebuys(desk, clock))
    desk.window.resize(SMALLEST)
    desk_of(desk).go_to("clock")
    settle()
    page = desk_of(desk).clock
    assert cut(iter(page.more.findChildren(QAbstractButton)), page.more) == []
    assert page.more.height() >= page.more.heightForWidth(page.more.width())


def test_labels_of_figures_that_have_no_room_take_two_lines(desk: Desk, clock: HandClock) -> None:
    open_rebuys(desk, clock)
    desk.window.resize(SMALLEST)
    desk_of(desk).go_to("cash")
    settle()
    drawer = desk_of(desk).cash.facts[0].label
    assert drawer.height() >= drawer.heightForWidth(drawer.width()) > drawer.fontMetrics().height()
    desk.window.resize(1440, 900)
    settle()
    assert drawer.width() >= drawer.fontMetrics().horizontalAdvance(drawer.text())


def test_a_long_name_in_the_history_does_not_run_over_undo(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, NAMES[:1])
    assert bridge.enter_names([LONG])
    desk.window.resize(SMALLEST)
    settle()
    history = desk_of(desk).history
    index = history.model.index(0)
    line = index.data(LINE_ROLE)
    assert LONG in line.said
    row = history.view.visualRect(index)
    assert history.view._lines._text_rect(row, line).right() <= row.right() - ANSWER_PX


def test_a_line_that_was_measured_before_it_had_buttons_is_measured_anew(dressed: QApplication, qtbot: QtBot) -> None:
    outer = QWidget()
    qtbot.addWidget(outer)
    flow = FlowLayout(outer)
    assert flow.heightForWidth(400) == 0
    made = button("Receive", outer)
    flow.addWidget(made)
    outer.show()
    assert flow.heightForWidth(400) == made.sizeHint().height()
    flow.removeWidget(made)
    assert flow.heightForWidth(400) == 0
