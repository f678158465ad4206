"""The desk on a laptop, and with figures that nobody has thought of."""

from functools import partial

import pytest
from PyQt6.QtCore import QRect, QSize
from PyQt6.QtWidgets import QWidget

from desktop.director.clockbar import ClockBar
from desktop.director.dialogs.schedule import ScheduleDialog
from desktop.director.fitting import FittingLabel
from desktop.director.lists import Column, Row, ValueTable, ValueView
from desktop.director.parts import Choice
from desktop.director.window import SMALLEST, DirectorWindow
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import NAMES, HandClock, desk_of, open_kept, open_rebuys, start
from tournament.clocks import timekeeping
from tournament.people import registration

LAPTOPS = (QSize(1024, 640), QSize(1366, 728), QSize(1440, 900))


@pytest.mark.parametrize("size", LAPTOPS, ids=lambda size: f"{size.width()}x{size.height()}")
def test_at_the_first_start_the_window_lies_wholly_on_the_screen(desk: Desk, size: QSize) -> None:
    free = QRect(0, 28, size.width(), size.height())
    window = DirectorWindow()
    window.fit_on_screen(free)
    assert free.contains(QRect(window.pos(), window.size()))
    assert window.height() <= size.height() - 36, "the title bar has room, too"
    window.deleteLater()


def test_a_window_remembered_from_a_larger_screen_comes_back_onto_this_one(desk: Desk) -> None:
    window = DirectorWindow()
    window.resize(2400, 1300)
    window.move(1800, 900)
    free = QRect(0, 0, 1366, 768)
    window.fit_on_screen(free)
    assert free.contains(QRect(window.pos(), window.size()))
    window.deleteLater()


@pytest.mark.parametrize("size", [SMALLEST, *LAPTOPS], ids=lambda size: f"{size.width()}x{size.height()}")
def test_on_every_page_the_foot_and_undo_are_in_sight(desk: Desk, clock: HandClock, size: QSize) -> None:
    start(open_kept(desk, clock))
    desk.window.resize(size)
    for code in desk_of(desk).places.codes():
        desk_of(desk).go_to(code)
        settle()
        assert desk.window.size() == size, f"{code} asks for more room than there is"
        for seen in (desk.window.foot, desk_of(desk).history.undo, desk_of(desk).bar.players):
            assert in_sight(seen, desk.window), f"{code}: {type(seen).__name__} is out of sight"


def in_sight(widget: QWidget, window: QWidget) -> bool:
    return window.rect().contains(QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size()))


def labels_fit(bar: ClockBar) -> bool:
    labels = [label for label in bar.findChildren(FittingLabel) if label.isVisible()]
    return all(bar.rect().contains(QRect(label.mapTo(bar, label.rect().topLeft()), label.size())) for label in labels)


def test_absurd_blinds_shrink_before_they_run_out_of_anything(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    for _ in range(190):
        bridge.perform(timekeeping.next_level)
    desk_of(desk).go_to("clock")
    for size in (SMALLEST, *LAPTOPS):
        desk.window.resize(size)
        settle()
        assert desk.window.size() == size
        assert labels_fit(desk_of(desk).bar)
        page = desk_of(desk).clock
        assert in_sight(page.blinds, page)
        font, _cut = page.blinds._fitting()
        assert font.pixelSize() < 28


def test_what_does_not_fit_the_bar_is_left_out_by_urgency(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    bar = desk_of(desk).bar
    desk.window.resize(1440, 900)
    settle()
    assert bar.average.isVisible()
    assert bar.next_break.isVisible()
    bar.blinds.setText("1 000 000 / 2 000 000")
    desk.window.resize(SMALLEST)
    settle()
    assert bar.average.isHidden()
    assert bar.players.isVisible()
    assert bar.main.isVisible()


def test_the_times_offered_for_the_start_are_not_cut_off(desk: Desk, clock: HandClock) -> None:
    dialog = ScheduleDialog(open_kept(desk, clock), desk.window)
    dialog.open()
    settle()
    assert all(made.width() >= made.sizeHint().width() for made in dialog.steps)
    assert all(in_sight(made, dialog) for made in dialog.steps)
    needed = dialog.time.fontMetrics().horizontalAdvance("88:88") + 24
    assert dialog.time.width() >= needed
    dialog.reject()


def test_a_long_choice_ends_in_an_ellipsis(desk: Desk) -> None:
    choice = Choice(desk.window)
    choice.addItem("Club evening, 20-minute levels, for those who come by train")
    choice.resize(200, 40)
    assert choice.shown().endswith("…")
    choice.resize(900, 40)
    assert choice.shown() == choice.currentText()


def test_columns_of_names_share_the_room_by_their_stretch(desk: Desk) -> None:
    table = ValueTable([Column("Name", stretch=4), Column("Out by", stretch=3), Column("At", spare=True)], desk.window)
    view = ValueView(table, desk.window, "Test")
    view.resize(800, 300)
    view.show()
    table.show_rows([Row(("Anna", "Bohdan", "19:00"), 1)])
    settle()
    name, by, at = (view.columnWidth(place) for place in range(3))
    assert name > by > at
    view.resize(300, 300)
    settle()
    assert view.isColumnHidden(2), "what can be spared goes before a name is cut short"
    assert view.columnWidth(0) >= 120


@pytest.mark.parametrize("size", [SMALLEST, *LAPTOPS], ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("counted", [False, True], ids=["names", "counted"])
def test_an_evening_of_rebuys_fits_as_well(desk: Desk, clock: HandClock, size: QSize, counted: bool) -> None:
    players = 6 if counted else 0
    bridge = open_rebuys(desk, clock, () if counted else NAMES, counted=counted, players=players)
    assert bridge.perform(partial(registration.set_capacity, capacity=8))
    if counted:
        assert bridge.perform(timekeeping.start)
    else:
        start(bridge)
    desk.window.resize(size)
    for code in ("people", "prizes", "cash", "out"):
        desk_of(desk).go_to(code)
        desk_of(desk).people.view.selectRow(0)
        settle()
        assert desk.window.size() == size, f"{code} asks for more room than there is"
        assert in_sight(desk.window.foot, desk.window)
    desk_of(desk).go_to("people")
    settle()
    people = desk_of(desk).people
    assert all(in_sight(made, people.bar) for made in people.bar.buttons)
    assert people.view.height() > 80, "somebody can be seen in the list"
