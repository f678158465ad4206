"""The settings at the desk: what is chosen is seen at once and is there at the next start."""

from pathlib import Path

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit

from desktop import look
from desktop.appearance import Appearance
from desktop.colours import DARK, LIGHT
from desktop.director.dialogs.settings.dialog import SettingsDialog
from desktop.director.lock.pin_dialog import PinDialog
from desktop.running import Desk
from tests.desktop.desks import DeskMaker, HandClock, click, open_kept, press, start


def open_settings(desk: Desk, page: str = "appearance") -> SettingsDialog:
    desk.premises.show_settings()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SettingsDialog)
    dialog.go_to(page)
    return dialog


def test_appearance_is_seen_at_once_and_remembered(desk_maker: DeskMaker) -> None:
    desk = desk_maker()
    dialog = open_settings(desk)
    try:
        click(dialog.appearance.schemes["dark"])
        assert look.colours() is DARK
        click(dialog.appearance.percents[130])
        assert look.percent() == 130
        click(dialog.appearance.motion)
        assert not look.motion()
        dialog.accept()
        chosen = Appearance("dark", 130, motion=False)
        assert desk_maker().premises.settings.appearance == chosen
        assert look.colours() is DARK
    finally:
        desk.premises.appearances.use(Appearance("light"))
    assert look.colours() is LIGHT


def test_every_page_is_reached_and_every_field_named_by_keys(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    dialog = open_settings(desk)
    for code, button in dialog.buttons.items():
        button.setFocus()
        press(button, Qt.Key.Key_Space)
        page = dialog._pages[code]
        assert page.isVisible()
        found = [
            each
            for kind in (QAbstractButton, QLineEdit, QComboBox)
            for each in page.inside.findChildren(kind)
            if each.isVisible() and each.isEnabled()
        ]
        assert found, code
        for each in found:
            assert each.focusPolicy() & Qt.FocusPolicy.TabFocus, each
            assert each.accessibleName() or (isinstance(each, QAbstractButton) and each.text()), each
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_data_page_shows_the_path_and_the_backups(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    start(open_kept(desk, clock))
    dialog = open_settings(desk, "data")
    page = dialog.data
    assert page.path.text() == str(tmp_path / "club.sqlite")
    click(page.copy)
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    assert clipboard.text() == page.path.text()
    assert page.last.text() == "There is none yet."
    click(page.now)
    assert page.said.text() == "The backup is made."
    assert "The last one is of" in page.last.text()
    assert page.copies.count() == 1
    click(page.now)
    assert page.said.text() == "Nothing was stored since the last backup: it holds everything."
    # A clock runs: the file stays where it is, and the page says why.
    for button in (page.move_there, page.other, page.restore):
        assert not button.isEnabled()
    assert page.hindrance.text() == "A clock is running. Do this after the evening, or pause the clock first."


def test_the_pin_of_the_lock_is_set_and_taken_away_from_there(desk: Desk) -> None:
    page = open_settings(desk, "lock").lock
    assert "holding a key" in page.state.text()
    for known, new in (("", "2468"), ("2468", "")):
        click(page.pin)
        asked = QApplication.activeModalWidget()
        assert isinstance(asked, PinDialog)
        asked.known.setText(known)
        asked.new.setText(new)
        asked.again.setText(new)
        click(asked.yes)
        assert desk.premises.settings.has_pin is bool(new)
        assert ("by the PIN" in page.state.text()) is bool(new)


def test_what_cannot_be_kept_is_said_where_it_was_chosen(desk: Desk, tmp_path: Path) -> None:
    page = open_settings(desk, "defaults").defaults
    file = tmp_path / "settings.json"
    file.unlink(missing_ok=True)
    (file / "a folder in its place").mkdir(parents=True)
    page.currency.setCurrentText("PLN")
    page.currency.textActivated.emit("PLN")
    assert page.wrong.text() == f"This holds until the program ends; it could not be kept in {tmp_path}."
    assert desk.premises.settings.currency == "PLN", "it holds for now"


@pytest.mark.parametrize("broken", ["{"])
def test_a_broken_file_of_settings_is_told_in_the_quiet_bar(desk_maker: DeskMaker, tmp_path: Path, broken: str) -> None:
    (tmp_path / "settings.json").write_text(broken)
    desk = desk_maker()
    assert "could not be understood" in desk.window.quiet.said.text()
    desk_maker()
    assert (tmp_path / "settings.json.broken").read_text() == broken
