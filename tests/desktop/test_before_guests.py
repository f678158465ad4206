"""Before the guests come: what is wrong is said in words and shapes, with what to do, and the window never waits."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.awake import Unasked
from desktop.director.dialogs.before_guests import computer_findings, evening_findings, probes
from desktop.director.dialogs.before_guests.computer_findings import of_clock, of_computer, of_screens, of_sound
from desktop.director.dialogs.before_guests.dialog import BeforeGuestsDialog
from desktop.director.dialogs.before_guests.finding import Finding, Mark
from desktop.director.dialogs.before_guests.probes import Battery, Probed
from desktop.director.dialogs.before_guests.row import Shape, word
from desktop.display.screens.screens import ScreenKey, Seen
from desktop.running import Desk
from desktop.sound.choices import Choices
from tests.desktop.desks import SEVEN_IN_THE_EVENING, HandClock, bridge_of, click, open_kept, start
from tournament.chips import chip_sets
from tournament.chips.chips import Chip
from tournament.club.roster import Player
from tournament.names import MINUTE, PlayerId
from tournament.people import guests

LAPTOP = Seen(ScreenKey("", "Laptop", "1", "eDP-1"), 1920, 1080)
TELEVISION = Seen(ScreenKey("", "Television", "2", "HDMI-1"), 3840, 2160)
FILE = Path("/home/club/club.sqlite")
WELL = Probed(Battery(80, plugged=True), True, 9_000_000_000, 74_000, "", SEVEN_IN_THE_EVENING - MINUTE, False)


@pytest.mark.parametrize(
    ("screens", "boards", "mark", "told"),
    [
        ([LAPTOP], [], Mark.LOOK, "Press the Windows key and P together, and choose Extend."),
        ([replace(LAPTOP, mirrored=True), replace(TELEVISION, mirrored=True)], [], Mark.BAD, "the room sees your desk"),
        ([LAPTOP, TELEVISION], [], Mark.LOOK, "No board is open."),
        ([LAPTOP, TELEVISION], [("Board on Television", False)], Mark.GOOD, "Television, 3840×2160"),
        ([LAPTOP, TELEVISION], [("Board hidden", True)], Mark.BAD, "The page Board says what to do."),
    ],
)
def test_screens(screens: Sequence[Seen], boards: Sequence[tuple[str, bool]], mark: Mark, told: str) -> None:
    found = of_screens(screens, boards, "win32")
    assert found.mark is mark
    assert told in f"{found.said} {found.advice}"


@pytest.mark.parametrize(
    ("choices", "lacking", "mark"),
    [
        (Choices(), [], Mark.GOOD),
        (Choices(muted=True), [], Mark.BAD),
        (Choices(volume=0), [], Mark.BAD),
        (Choices(), ["The Television is not connected."], Mark.BAD),
    ],
)
def test_sound(choices: Choices, lacking: Sequence[str], mark: Mark) -> None:
    assert of_sound(choices, "Television", lacking, 2).mark is mark


@pytest.mark.parametrize(
    ("changed", "title", "mark"),
    [
        ({}, "Battery", Mark.GOOD),
        ({"battery": None}, "Battery", Mark.GOOD),
        ({"battery": Battery(80, plugged=False)}, "Battery", Mark.LOOK),
        ({"battery": Battery(12, plugged=False)}, "Battery", Mark.BAD),
        ({"battery": Battery(80, plugged=None)}, "Battery", Mark.LOOK),
        ({"stays_awake": False}, "Sleep", Mark.BAD),
        ({"free": 499_000_000}, "Disk", Mark.BAD),
        ({"free": 500_000_000}, "Disk", Mark.GOOD),
        ({"free": None}, "Disk", Mark.UNKNOWN),
        ({"newest": None}, "Backups", Mark.LOOK),
        ({"newest": SEVEN_IN_THE_EVENING - 3 * 24 * 60 * MINUTE}, "Backups", Mark.LOOK),
        ({"beside": True}, "Backups", Mark.GOOD),
        ({"fault": "club.sqlite is damaged."}, "Data", Mark.BAD),
    ],
)
def test_what_the_system_says(changed: dict[str, object], title: str, mark: Mark) -> None:
    found = {each.title: each for each in of_computer(replace(WELL, **changed), FILE, SEVEN_IN_THE_EVENING, None)}  # type: ignore[arg-type]
    assert found[title].mark is mark
    others = [each.mark for each in found.values() if each.title != title]
    assert set(others) == {Mark.GOOD}


def test_a_clock_that_cannot_be_right() -> None:
    assert of_clock(SEVEN_IN_THE_EVENING, None).mark is Mark.GOOD
    assert of_clock(0, None).mark is Mark.BAD
    assert of_clock(SEVEN_IN_THE_EVENING, SEVEN_IN_THE_EVENING + 2 * MINUTE).mark is Mark.BAD


def of(desk: Desk) -> dict[str, Finding]:
    return {each.title: each for each in evening_findings.of_evening(bridge_of(desk).state)}


def test_the_evening_is_looked_at_too(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    found = of(desk)
    assert found["Seats"].said == "6 players are entered or expected. The draw opens 1 table."
    assert found["Prices"].said == "An entry costs €20."
    assert found["Chips"].mark is Mark.UNKNOWN
    owned = (Chip(25, 100, "green"), Chip(100, 100, "black"), Chip(500, 60, "purple"), Chip(1_000, 40, "yellow"))
    assert bridge.perform(partial(chip_sets.choose_chips, chips=owned))
    assert of(desk)["Chips"].mark is Mark.GOOD
    few = (Chip(25, 10, "green"), Chip(1_000, 20, "yellow"))
    assert bridge.perform(partial(chip_sets.choose_chips, chips=few))
    assert of(desk)["Chips"].mark is Mark.BAD
    start(bridge)
    assert of(desk)["Seats"].mark is Mark.GOOD
    more = [Player(PlayerId(90 + number), name) for number, name in enumerate(("Gita", "Hana", "Ivo", "Jana"))]
    assert bridge.perform(partial(guests.expect, players=more))
    assert of(desk)["Seats"].mark is Mark.BAD, "ten for the nine chairs of one table"


def test_everything_is_shown_at_once_and_what_is_slow_comes_later(
    desk: Desk, clock: HandClock, qtbot: QtBot, tmp_path: Path
) -> None:
    start(open_kept(desk, clock))
    dialog = BeforeGuestsDialog(
        desk.premises, desk.window, make_mode=Unasked, read_battery=lambda: Battery(12, plugged=False)
    )
    dialog.open()
    rows = {row.title.text(): row for row in dialog.rows}
    assert list(rows)[:8] == [
        "Screens", "Sound", "Battery", "Sleep", "Disk", "Backups", "Clock of this computer", "Data"
    ]  # fmt: skip
    assert {"Seats", "Prices", "Structure", "Chips"} <= set(rows)
    qtbot.waitUntil(lambda: rows["Data"].shape.mark is not Mark.UNKNOWN, timeout=20_000)
    assert rows["Battery"].state.text() == "Not right"
    assert rows["Battery"].said.text() == "Not on mains, 12 %."
    assert "sound." in rows["Data"].said.text()
    assert rows["Backups"].state.text() == "Look"
    assert dialog.summary.text().startswith("Not right: ")
    click(dialog.back_up)
    assert rows["Backups"].answer.text() == "The backup is made."
    qtbot.waitUntil(lambda: rows["Backups"].shape.mark is Mark.GOOD, timeout=20_000)
    click(dialog.test_picture)
    assert len(dialog.pictures) == 1
    assert dialog.pictures[0].isVisible()
    assert "800 × 800" in dialog.pictures[0].words
    qtbot.keyClick(dialog.pictures[0], " ")
    assert not dialog.pictures[0].isVisible()
    for button in (dialog.test_chime, dialog.test_voice, dialog.refresh):
        click(button)
    for row in dialog.rows:
        assert row.accessibleName()
        assert all(made.accessibleName() or made.text() for made in row.buttons)
    dialog.accept()


def test_the_shapes_differ_without_colour(dressed: QApplication) -> None:
    pictures = []
    for mark in Mark:
        shape = Shape(None)  # type: ignore[arg-type]
        shape.resize(shape.sizeHint())
        shape.show_mark(mark)
        grey = shape.grab().toImage().convertToFormat(shape.grab().toImage().Format.Format_Mono)
        pictures.append(bytes(grey.constBits().asarray(grey.sizeInBytes())))
        assert shape.accessibleName() == word(mark)
        shape.deleteLater()
    assert len(set(pictures)) == len(Mark)


def test_a_system_that_says_nothing_is_no_trouble(tmp_path: Path) -> None:
    class Refusing(Unasked):
        def __enter__(self) -> object:
            raise OSError("no bus")

    found = probes.probe(tmp_path / "none.sqlite", Refusing, lambda: None)
    assert (found.battery, found.stays_awake, found.size, found.newest) == (None, False, None, None)
    assert found.fault
    assert probes.battery() is None or probes.battery().percent <= 100  # type: ignore[union-attr]
    assert computer_findings.size_words(74_000) == "74 kB"
    assert computer_findings.size_words(12_300_000_000) == "12.3 GB"
