"""The locked desk: the clock is seen and goes on, nothing can be touched, and it is unlocked on purpose only."""

from PyQt6.QtCore import QEvent, Qt
from PyQt6.QtGui import QCloseEvent
from PyQt6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop.director.commands.command import Group
from desktop.director.lock.holding import HELD_FOR, REPEATS_WITHIN, WAITS, Attempts, Holding
from desktop.director.lock.page import LockPage
from desktop.director.lock.pin_dialog import PinDialog
from desktop.director.recording.window import RecordingWindow
from desktop.display.showing import Blank
from desktop.play.replayer.window import ReplayWindow
from desktop.running import Desk
from tests.desktop.desks import DeskMaker, HandClock, bridge_of, bust, desk_of, open_kept, press, start
from tests.desktop.rooms import evening_of, pass_by, settle, to_front
from tournament.names import MINUTE, SECOND

CTRL = Qt.KeyboardModifier.ControlModifier


def locked(desk: Desk) -> LockPage:
    """The desk, locked by its key."""
    to_front(desk)
    press(desk.window, Qt.Key.Key_L, CTRL)
    page = desk.commands.lock.page
    assert page is not None
    settle()
    return page


def is_locked(desk: Desk) -> bool:
    return desk.commands.lock.page is not None


def night(desk: Desk, clock: HandClock) -> Desk:
    start(open_kept(desk, clock))
    bust(bridge_of(desk), 2, by=1)
    to_front(desk)
    desk_of(desk).go_to("tables")
    return desk


def hold(page: LockPage, clock: HandClock, key: Qt.Key, time: int) -> None:
    """Press it, let that time pass, and let it go."""
    QtBot.keyPress(page, key)
    clock.pass_by(time)
    page.look_again()
    if page.isVisible():
        QtBot.keyRelease(page, key)
        clock.pass_by(REPEATS_WITHIN)
        page.look_again()


def close_by_system(window: QWidget) -> bool:
    """As the window manager closes it; whether it is closed."""
    handle = window.windowHandle()
    assert handle is not None
    QApplication.sendEvent(handle, QCloseEvent())
    settle()
    return not window.isVisible()


# ---- as values -------------------------------------------------------------------------------------------------------


def test_a_key_counts_from_when_it_went_down_until_it_is_let_go() -> None:
    holding = Holding()
    holding.begin(1_000)
    holding.begin(2_000)
    assert [holding.progress(at) for at in (1_000, 2_000, 3_000, 9_000)] == [0.0, 0.5, 1.0, 1.0]
    assert holding.progress(0) == 0.0, "the computer's clock was put back"
    holding.end()
    assert holding.progress(9_000) == 0.0


def test_a_key_that_repeats_is_held_although_it_comes_up_in_between() -> None:
    """On X11 a key that is held comes up and goes down again all the time."""
    holding = Holding()
    holding.begin(1_000)
    for at in range(1_660, 2_900, 40):
        holding.let_go(at)
        holding.begin(at + 5)
    assert holding.progress(3_000) == 1.0
    holding.let_go(4_000)
    assert holding.progress(4_000 + REPEATS_WITHIN) == 0.0, "let go in earnest"
    holding.begin(5_000)
    holding.let_go(5_100)
    holding.begin(5_100 + REPEATS_WITHIN)
    assert holding.since == 5_100 + REPEATS_WITHIN, "another press begins anew"


def test_each_wrong_pin_waits_longer_and_none_for_ever() -> None:
    attempts, at, waited = Attempts(), 0, []
    for _try in range(8):
        attempts.failed(at)
        waited.append(attempts.left(at) // SECOND)
        at = attempts.until
    assert waited == [1, 2, 4, 8, 16, 30, 30, 30]
    assert attempts.left(at - 3_600 * SECOND) == WAITS[-1], "the computer's clock was put back"


# ---- locked ----------------------------------------------------------------------------------------------------------


def test_a_locked_desk_shows_the_clock_which_goes_on(desk: Desk, clock: HandClock) -> None:
    page = locked(night(desk, clock))
    assert page.isVisible()
    assert not desk_of(desk).isVisible()
    assert not desk.window.menus.isVisible()
    assert (page.title.text(), page.evening.text()) == ("Locked", "Friday")
    assert (page.time.text(), page.blinds.text()) == ("20:00", "25 / 50")
    assert page.players.text() == "5 of 6 players left"
    pass_by(desk, clock, 5 * MINUTE)
    assert page.time.text() == "15:00"
    pass_by(desk, clock, 16 * MINUTE)
    assert page.blinds.text() == "50 / 100"


def test_no_key_no_menu_and_no_board_does_anything_while_it_is_locked(desk: Desk, clock: HandClock) -> None:
    night(desk, clock)
    desk.boards.toggle()
    page, bridge, board = locked(desk), bridge_of(desk), evening_of(desk).boards[0]
    steps, window = len(bridge.evening.steps), desk.board.window
    keys = [Qt.Key.Key_Z, Qt.Key.Key_K, Qt.Key.Key_Right, Qt.Key.Key_Q, Qt.Key.Key_1, Qt.Key.Key_N, Qt.Key.Key_L]
    for where in (page, desk.window, window):
        where.activateWindow()
        settle()
        for key in keys:
            press(where, key, CTRL)
        for key in (Qt.Key.Key_PageDown, Qt.Key.Key_X, Qt.Key.Key_F4, Qt.Key.Key_F11, Qt.Key.Key_F1, Qt.Key.Key_Space):
            press(where, key)
    for group in Group:
        desk.window.menus.menus[group].aboutToShow.emit()
        for action in desk.window.menus.menus[group].actions():
            action.trigger()
        desk.window.menus.menus[group].aboutToHide.emit()
    assert len(bridge.evening.steps) == steps
    assert (board.blank, board.held, board.is_wanted) == (Blank.NO, None, True)
    assert desk.window.isVisible()
    assert QApplication.activeModalWidget() is None
    assert is_locked(desk)
    assert not close_by_system(window), "nor is the board closed"
    page.holding.begin(clock.at - HELD_FOR)
    page.look_again()
    to_front(desk)
    press(desk.window, Qt.Key.Key_Z, CTRL)
    assert len(bridge.evening.steps) == steps + 1
    assert desk.window.menus.isVisible()


def test_tables_hands_and_their_dialogs_are_put_away_and_come_back_when_it_is_unlocked(
    desk: Desk, clock: HandClock
) -> None:
    bridge = bridge_of(night(desk, clock))
    recording = desk_of(desk).recordings.open(next(iter(bridge.state.tables)))
    above = QDialog(recording)
    above.open()
    to_front(desk)
    page = locked(desk)
    late = ReplayWindow(lambda key: "", desk_of(desk).hands)  # as a table's comes up when people are dealt in
    late.show()
    settle()
    assert [each.isVisible() for each in (recording, above, late)] == [False] * 3
    assert recording in QApplication.topLevelWidgets(), "what is half entered is kept"
    hold(page, clock, Qt.Key.Key_Escape, HELD_FOR)
    assert [each.isVisible() for each in (recording, above, late)] == [True] * 3
    assert above.isModal()
    desk.go_home()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not any(isinstance(each, RecordingWindow | ReplayWindow) for each in QApplication.topLevelWidgets())


def test_a_locked_desk_is_closed_by_no_guest_but_by_the_system(desk: Desk, clock: HandClock) -> None:
    page = locked(night(desk, clock))
    assert not close_by_system(desk.window)
    assert page.said.text() == "Unlock the desk first, then it can be closed."
    desk.window.close()
    assert not desk.window.isVisible(), "the computer shuts down"


# ---- unlocked --------------------------------------------------------------------------------------------------------


def test_esc_or_space_held_for_two_seconds_unlocks_it_and_the_progress_is_seen(desk: Desk, clock: HandClock) -> None:
    page = locked(night(desk, clock))
    hold(page, clock, Qt.Key.Key_Escape, HELD_FOR // 2)
    assert page.isVisible()
    assert page.hold.progress == 0.0, "let go"
    QtBot.keyPress(page, Qt.Key.Key_Space)
    clock.pass_by(HELD_FOR // 2)
    page.look_again()
    assert page.hold.progress == 0.5
    clock.pass_by(HELD_FOR // 2)
    page.look_again()
    assert not is_locked(desk)
    assert desk_of(desk).isVisible()
    page = locked(desk)
    hold(page, clock, Qt.Key.Key_X, 10 * SECOND)
    assert is_locked(desk)
    hold(page, clock, Qt.Key.Key_Escape, HELD_FOR)
    assert not is_locked(desk)


def test_the_mouse_held_on_the_words_unlocks_it_too_and_leaving_the_window_ends_the_holding(
    desk: Desk, clock: HandClock
) -> None:
    page = locked(night(desk, clock))
    QtBot.mousePress(page.hold, Qt.MouseButton.LeftButton)
    clock.pass_by(SECOND)
    page.clearFocus()
    assert page.holding.since is None
    QtBot.mouseRelease(page.hold, Qt.MouseButton.LeftButton)
    QtBot.mousePress(page.hold, Qt.MouseButton.LeftButton)
    clock.pass_by(HELD_FOR)
    page.look_again()
    assert not is_locked(desk)


def set_pin(desk: Desk, pin: str, known: str = "") -> str:
    """In the dialog; what it has against it."""
    desk.window.commands.do("pin")
    dialog = desk.window.findChildren(PinDialog)[-1]
    dialog.known.setText(known)
    dialog.new.setText(pin)
    dialog.again.setText(pin)
    dialog.yes.click()
    said = dialog.wrong.text()
    dialog.reject()
    settle()
    return said


def type_pin(page: LockPage, pin: str) -> None:
    page.pin.setText(pin)
    press(page.pin, Qt.Key.Key_Return)


def test_a_pin_unlocks_it_and_nothing_else_does(desk: Desk, clock: HandClock) -> None:
    night(desk, clock)
    assert [set_pin(desk, pin) for pin in ("123", "12a45")] == ["A PIN has 4 to 8 digits."] * 2
    assert set_pin(desk, "2468") == ""
    page = locked(desk)
    assert not page.hold.isVisible()
    hold(page, clock, Qt.Key.Key_Escape, 10 * SECOND)
    assert is_locked(desk)
    type_pin(page, "1111")
    assert page.said.text() == "That is not the PIN. Try again in 1 second."
    assert not page.pin.isEnabled()
    type_pin(page, "2468")
    assert is_locked(desk), "not before the wait is over"
    clock.pass_by(SECOND)
    page.look_again()
    assert page.pin.isEnabled()
    assert page.said.text() == "That is not the PIN. Try again."
    type_pin(page, "2222")
    assert page.said.text() == "That is not the PIN. Try again in 2 seconds."
    clock.pass_by(2 * SECOND)
    page.look_again()
    type_pin(page, "2468")
    assert not is_locked(desk)


def test_only_who_knows_the_pin_changes_it(desk: Desk, clock: HandClock) -> None:
    assert set_pin(desk, "") == "Type the digits first."
    assert set_pin(desk, "1357") == ""
    assert set_pin(desk, "2468", known="9999") == "That is not the PIN that holds now."
    assert desk._settings.opens("1357")
    assert set_pin(desk, "", known="1357") == ""
    assert not desk._settings.has_pin


def test_a_board_that_opens_while_the_desk_is_locked_rests_too(desk: Desk, clock: HandClock) -> None:
    """With the program, after a restart: a guest would close it, or make it black."""
    night(desk, clock)
    locked(desk)
    assert desk.evenings.shown is not None
    desk.evenings.shown.open_at_start(1)
    desk.boards.toggle()
    settle()
    assert desk.board.is_open
    press(desk.board.window, Qt.Key.Key_B)
    press(desk.board.window, Qt.Key.Key_F5)
    assert not desk.board.window.isFullScreen()
    assert evening_of(desk).boards[0].blank is Blank.NO
    assert not close_by_system(desk.board.window)


def test_with_a_pin_it_is_locked_after_a_restart_too_without_one_it_is_not(
    desk_maker: DeskMaker, clock: HandClock
) -> None:
    desk = night(desk_maker(), clock)
    locked(desk)
    again = desk_maker()
    assert not is_locked(again)
    set_pin(again, "1357")
    locked(again)
    once_more = desk_maker()
    page = once_more.commands.lock.page
    assert page is not None
    assert page.isVisible()
    to_front(once_more)
    assert page.pin.hasFocus(), "the desk that opened behind it has not taken the keyboard"
    kept = again._settings._values.file.read_text(encoding="utf-8")
    assert "1357" not in kept
    press(once_more.window, Qt.Key.Key_N, CTRL)
    assert QApplication.activeModalWidget() is None
    pass_by(once_more, clock, SECOND)
    assert page.evening.text() == "Friday"
    type_pin(page, "1357")
    assert not is_locked(once_more)
    assert desk_of(once_more).isVisible()
    assert not is_locked(desk_maker())
