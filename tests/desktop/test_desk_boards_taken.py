"""All six boards of the computer show one evening: another one has none, says so, and leaves those alone."""

from PyQt6.QtCore import Qt

from desktop.director.creating import create
from desktop.evenings.slots import MOST
from desktop.running import Desk
from tests.desktop.desks import HandClock, click, desk_of, kept_wish, open_kept, press, start
from tests.desktop.rooms import evening_of, page_of, to_front


def test_the_page_of_an_evening_without_a_board_acts_on_nobody_elses(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    first = evening_of(desk)
    desk.boards.toggle()
    for _time in range(MOST - 1):
        click(page_of(desk).another)
    before = [(board.board.where, board.board.chosen, board.slot.opens_at_start) for board in first.boards]
    assert desk.open_evening(create(desk._shelf, kept_wish(name="Side event"), clock))
    to_front(desk)
    page = page_of(desk)
    assert page.closed_about.text() == (
        "Other evenings have all 6 boards of this computer. Close one of them, and this one can be opened."
    )
    assert page.screen_card.isHidden()
    assert not page.look.isEnabled()
    assert not page.open_it.isEnabled()
    press(desk.window, Qt.Key.Key_F6)
    assert page.refused.text() == page.closed_about.text()
    assert [(board.board.where, board.board.chosen, board.slot.opens_at_start) for board in first.boards] == before
    press(desk.window, Qt.Key.Key_F11)
    assert desk.window.quiet.said.text() == page.closed_about.text()

    first.remove_board(first.boards[-1])
    assert page.screen_card.isVisible()
    assert page.look.isEnabled()
    click(page.open_it)
    assert evening_of(desk).boards[0].slot.number == MOST
    assert not page.another.isEnabled()
    assert desk_of(desk).board is page
