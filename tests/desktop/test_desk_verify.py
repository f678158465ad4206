"""Verifying the draws at the desk: the same as `main.py verify` says of the file."""

import json
import sqlite3
from contextlib import closing
from datetime import UTC

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtWidgets import QApplication

from console import verify as console_verify
from desktop.director.dialogs.verify import AT_ONCE, VerifyDialog
from desktop.director.tables.draw_dialog import DrawnDialog, DrawResult
from desktop.running import Desk
from desktop.screenshots.studio import settle
from tests.desktop.desks import HandClock, bridge_of, desk_of, open_kept, open_rebuys, press, start
from tests.desktop.test_desk_sizes import in_sight
from tournament import wording
from tournament.clocks import timekeeping
from tournament.draws import verifying


def opened(desk: Desk) -> VerifyDialog:
    desk_of(desk).history.verify.click()
    return through()


def through() -> VerifyDialog:
    """The dialog that has come up, when it has checked everything."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, VerifyDialog)
    while dialog.is_checking:
        QCoreApplication.processEvents()
    return dialog


def test_before_a_draw_it_says_what_to_do(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    dialog = opened(desk)
    assert dialog.outcome.text() == "Nothing has been drawn."
    assert dialog.report.toPlainText() == ""
    assert dialog.report.placeholderText().startswith("Draw the seats")
    assert not dialog.copy.isEnabled()
    press(dialog, Qt.Key.Key_Return)
    assert QApplication.activeModalWidget() is None


def test_each_draw_is_a_line_with_its_seed_and_when_it_was_announced(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    assert bridge.announce()
    clock.pass_by(60_000)
    start(bridge)
    assert bridge.enter_names(["Radek"])
    dialog = opened(desk)
    draws = verifying.verify(bridge.evening.steps).draws
    first, late = dialog.report.toPlainText().split("\n\n")
    assert first.startswith("Draw 1, the seats before the start, ")
    assert f"as it follows from its seed. Seed {draws[0].draw.server_seed}. Announced at " in first
    assert late.startswith("Draw 2, late seats, ")
    assert late.endswith("It was not announced.")
    assert dialog.outcome.text() == "2 draws checked: all are right."
    told = console_verify.text(verifying.verify(bridge.evening.steps)).splitlines()
    assert [first, late, dialog.outcome.text()] == told
    dialog.copy.click()
    clipboard = QApplication.clipboard()
    assert clipboard is not None
    assert clipboard.text() == f"{first}\n\n{late}\n\n2 draws checked: all are right.\n"
    assert dialog.copied.text() == "Copied."
    press(dialog, Qt.Key.Key_Escape)


def test_a_seat_that_was_changed_in_the_file_is_named(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    with closing(sqlite3.connect(bridge.shelf.path)) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
            database.execute(f"DROP TRIGGER {name}")
        number, text = database.execute("SELECT id, data FROM event WHERE kind = 'seats_drawn'").fetchone()
        data = json.loads(text)
        data["seats"][0]["seat"]["number"] = 9
        database.execute("UPDATE event SET data = ? WHERE id = ?", (json.dumps(data), number))
        database.commit()
    dialog = opened(desk)
    assert dialog.outcome.text() == "1 draw is not as it follows."
    line, fault = dialog.report.toPlainText().split("\n\n")
    assert "not as it follows." in line
    name = bridge.state.entry(data["seats"][0]["entry"]).name
    assert fault.startswith(f"Draw 1: {name}")
    dialog.reject()


def test_the_draw_that_is_looked_at_again_offers_it_too(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    desk_of(desk).tables.acts.show_draw()
    drawn = QApplication.activeModalWidget()
    assert isinstance(drawn, DrawnDialog)
    result = drawn.findChild(DrawResult)
    assert result is not None
    result.verify.click()
    dialog = through()
    assert dialog.outcome.text() == "1 draw checked: it is right."
    dialog.reject()
    drawn.reject()


def test_a_simulated_evening_is_told_in_its_own_time(desk: Desk) -> None:
    desk.window.home.demo.click()
    desk_of(desk).tables.playing.stop()
    dialog = opened(desk)
    with wording.times_in(UTC):
        wanted = wording.time_of_day(bridge_of(desk).evening.steps[0].at)
    assert f"the seats before the start, {wanted}" in dialog.report.toPlainText()
    dialog.reject()


def test_the_history_has_room_for_it_in_a_small_window(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    for width, height in ((1024, 700), (1366, 768)):
        desk.window.resize(width, height)
        settle()
        panel = desk_of(desk).history
        for made in (panel.verify, panel.undo, panel.redo):
            assert in_sight(made, desk.window)
            assert made.width() >= made.sizeHint().width()


def test_a_long_night_is_checked_bit_by_bit_and_can_be_cancelled(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    for _time in range(AT_ONCE):
        assert bridge.perform(timekeeping.pause)
        assert bridge.perform(timekeeping.resume)
    desk_of(desk).history.verify.click()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, VerifyDialog)
    assert (dialog.outcome.text(), dialog.yes.text(), dialog.report.toPlainText()) == ("Checking…", "Cancel", "")
    QCoreApplication.processEvents()
    assert dialog.report.toPlainText().startswith("Draw 1, the seats before the start, "), "what is found so far"
    assert dialog.is_checking
    assert not dialog.copy.isEnabled(), "half of it is no proof"
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog._timer.isActive()
    dialog = opened(desk)
    assert (dialog.outcome.text(), dialog.yes.text()) == ("1 draw checked: it is right.", "Done")
    assert dialog.report.toPlainText().count("Draw 1") == 1
    dialog.reject()
