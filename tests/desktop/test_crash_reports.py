"""A bug of the program: logged, said once, never in the way; and a report that tells nothing of anybody."""

import faulthandler
import getpass
import logging
import platform
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from db.errors import StorageTrouble
from desktop import app, crash, report
from desktop.crash import Crashes
from desktop.director.dialogs.what_happened import WhatHappened
from desktop.report import Bug
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, click, desk_of, kept_wish, open_kept, start
from tournament.errors import RuleViolation


@pytest.fixture
def crashes(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Crashes:
    """The hooks set for one test."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(crash, "start_log", lambda folder: "")
    return crash.install(tmp_path)


def divide() -> None:
    raise ZeroDivisionError("a bug")


def fail(do: Callable[[], None] = divide) -> None:
    try:
        do()
    except Exception as error:
        sys.excepthook(type(error), error, error.__traceback__)


@pytest.mark.allows_log("a bug")
def test_a_bug_is_shown_once_and_takes_nothing_away(
    crashes: Crashes, desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    start(open_kept(desk, clock))
    fail()
    fail()
    qtbot.waitUntil(lambda: crashes.showing)
    dialog = crashes.dialog
    assert dialog is not None
    assert "ZeroDivisionError" in dialog.sentence.text()
    assert dialog.intact.isVisible()
    assert "safe on the disk" in dialog.intact.text()
    assert not dialog.isModal(), "the clock runs: nothing stands in front of the desk"
    assert dialog.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
    assert desk_of(desk).bar.main.isEnabled()
    click(dialog.copy)
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    assert clipboard.text() == dialog.report.toPlainText()
    assert "ZeroDivisionError" in clipboard.text()
    click(dialog.going_on)
    assert not crashes.showing
    fail()
    qtbot.wait(30)
    assert not crashes.showing, "one that comes with every beat is told once"
    fail(lambda: [].clear(1))  # type: ignore[call-arg]
    qtbot.waitUntil(lambda: crashes.showing)
    assert crashes.dialog is not None
    crashes.dialog.accept()


@pytest.mark.allows_log("a bug")
def test_a_bug_on_another_thread_opens_its_dialog_on_the_gui_thread(crashes: Crashes, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert not crashes.showing
    qtbot.waitUntil(lambda: crashes.showing)
    assert crashes.dialog is not None
    crashes.dialog.accept()


@pytest.mark.allows_log("a bug")
def test_the_program_can_be_closed_from_there(crashes: Crashes, desk: Desk, qtbot: QtBot) -> None:
    fail()
    qtbot.waitUntil(lambda: crashes.showing)
    assert crashes.dialog is not None
    click(crashes.dialog.ending)
    assert not desk.window.isVisible()


@pytest.mark.allows_log("a bug")
def test_a_guest_at_a_locked_desk_does_not_close_it_from_there(
    crashes: Crashes, desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    start(open_kept(desk, clock))
    desk.commands.lock.lock()
    fail()
    qtbot.waitUntil(lambda: crashes.showing)
    assert crashes.dialog is not None
    click(crashes.dialog.ending)
    assert desk.window.isVisible()
    assert desk.commands.lock.page is not None


@pytest.mark.allows_log("a bug")
def test_a_bug_shown_over_a_question_is_shown_again_when_that_is_answered(
    crashes: Crashes, desk: Desk, clock: HandClock, qtbot: QtBot
) -> None:
    """What happened went with the dialog that it stood over, unread, and was the last that was ever told."""
    desk.window.activateWindow()
    desk.window.show_about()
    question = QApplication.activeModalWidget()
    assert isinstance(question, QDialog)
    question.activateWindow()
    qtbot.waitUntil(question.isActiveWindow)
    fail()
    qtbot.waitUntil(lambda: crashes.showing)
    first = crashes.dialog
    question.close()
    qtbot.waitUntil(lambda: crashes.showing and crashes.dialog is not first)
    assert crashes.dialog is not None
    assert "ZeroDivisionError" in crashes.dialog.sentence.text()
    crashes.dialog.accept()
    assert not crashes.showing


@pytest.mark.allows_log("a bug")
def test_a_bug_is_shown_also_where_the_terminal_has_gone(
    crashes: Crashes, desk: Desk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = (tmp_path / "terminal").open("w")
    gone.close()
    for stream in (gone, None):
        monkeypatch.setattr(sys, "__stderr__", stream)
        app.tell("a sentence", stream)
    fail()
    qtbot.waitUntil(lambda: crashes.showing)
    assert crashes.dialog is not None
    crashes.dialog.accept()


SECRETS = ("Žofie Tajná", "Klub U Zlaté Podkovy", "4711 0815", "secret-folder", "tajna@example.org")


def test_no_name_amount_path_or_word_of_an_evening_is_in_the_report(
    desk: Desk, clock: HandClock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names stand wherever names can: in the evening, in messages of errors, in paths, in what is noted."""
    report.forget()
    names = [*SECRETS[:3], "Bohdan"]
    open_kept(desk, clock, names)
    start(bridge_of(desk))
    for code in ("players_entered", "clock_paused", *SECRETS, "/home/secret-folder", "Bohdan busted"):
        report.note(code)
    secret: dict[str, object] = {}

    def deep() -> None:
        name = SECRETS[0]
        try:
            try:
                secret[name]
            except KeyError as missing:
                raise RuleViolation("already_entered", name=name, known=SECRETS[1]) from missing
        except RuleViolation:
            (tmp_path / "secret-folder" / SECRETS[4]).read_text()

    try:
        deep()
    except OSError as error:
        bug = Bug.of(error)
    whole = report.text(bug.trace) + bug.sentence
    user, home, node = getpass.getuser(), str(Path.home()), platform.node()
    of_this_computer = [each for each in (str(tmp_path), home, user, node) if len(each) > 4]
    for hidden in (*SECRETS, *names, *of_this_computer, kept_wish().name):
        assert hidden not in whole, hidden
    assert str(report.ROOT) not in whole
    for told in ("KeyError", "RuleViolation (already_entered)", "FileNotFoundError", "players_entered, clock_paused"):
        assert told in whole
    assert "led to:" in whole
    assert "while that was handled:" in whole
    assert f"Final Table {report.VERSION}" in whole
    assert "screens: 1: 800 × 800 at 1" in whole


def test_steps_of_the_evening_are_told_by_their_codes(desk: Desk, clock: HandClock) -> None:
    report.forget()
    start(open_kept(desk, clock))
    assert "Done last: seats_drawn, started" in report.text()


def test_paths_of_code_begin_with_their_package() -> None:
    assert report.short(str(report.ROOT / "desktop" / "app.py")) == "desktop/app.py"
    assert report.short("/home/žofie/.venv/lib/python3.11/site-packages/peewee.py") == "peewee.py"
    assert report.short("/usr/lib/python3.11/json/decoder.py") == "json/decoder.py"
    assert report.short(r"C:\Users\Žofie\AppData\Python311\site-packages\babel\core.py") == "babel/core.py"
    assert report.short(r"C:\Users\Žofie\other.py") == "other.py"
    assert report.short("<frozen runpy>") == "<frozen runpy>"
    # A packaged program knows its own files from the checkout on.
    assert report.short(r"desktop\director\out.py") == "desktop/director/out.py"
    assert report.short("main.py") == "main.py"
    code = compile("def fail():\n    {}['Žofie']", "desktop/director/out.py", "exec")
    packaged: dict[str, Callable[[], None]] = {}
    exec(code, packaged)
    with pytest.raises(KeyError) as found:
        packaged["fail"]()
    assert Bug.of(found.value).place == "desktop/director/out.py:2"


def test_a_full_disk_as_a_cause_is_told_by_its_code() -> None:
    bug = Bug.of(StorageTrouble("disk_full", file="/home/žofie/club.sqlite"))
    assert bug.kind == "StorageTrouble (disk_full)"
    assert "žofie" not in bug.trace


FAULT = """Fatal Python error: Segmentation fault

Current thread 0x00007f27 (most recent call first):
  File "/home/žofie/Final Table/desktop/running.py", line 12 in begin
  File "/home/žofie/.venv/lib/python3.11/site-packages/peewee.py", line 3 in execute
Žofie was here
"""


def test_how_the_last_run_was_ended_is_noticed_once_at_the_next_start(tmp_path: Path, qtbot: QtBot) -> None:
    logs = tmp_path / "logs"
    assert start_and_stop_log(logs) == ""
    (logs / crash.FAULTS).write_text(FAULT, encoding="utf-8")
    left = start_and_stop_log(logs)
    assert left == FAULT
    assert (logs / crash.LAST_FAULTS).exists()
    assert start_and_stop_log(logs) == "", "told once"
    crashes = Crashes(logs, left)
    crashes.show_faults()
    dialog = crashes.dialog
    assert dialog is not None
    told = dialog.report.toPlainText()
    assert "Fatal Python error: Segmentation fault" in told
    assert 'File "running.py", line 12 in begin' in told
    assert "žofie" not in told.lower()
    dialog.accept()


def start_and_stop_log(folder: Path) -> str:
    """As at a start; what is logged goes there, too."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    faults = len(crash._faults)
    left = crash.start_log(folder)
    logging.getLogger("a").info("hello")
    for handler in [handler for handler in root.handlers if handler not in handlers]:
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)
    faulthandler.enable()
    for file in crash._faults[faults:]:
        file.close()
    assert "hello" in (folder / crash.LOG).read_text()
    return left


def test_without_a_place_for_the_log_the_desk_opens_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert crash.start_log(tmp_path / "file" / "logs") == ""


def test_a_problem_is_reported_without_a_bug(desk: Desk) -> None:
    desk.premises.show_report()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, WhatHappened)
    assert dialog.windowTitle() == "Report a problem"
    assert dialog.ending.isHidden()
    assert "Final Table" in dialog.report.toPlainText()
    click(dialog.going_on)
    assert not dialog.isVisible()


def test_the_version_is_that_of_the_project(root: Path) -> None:
    assert f'version = "{report.VERSION}"' in (root / "pyproject.toml").read_text(encoding="utf-8")
