"""What this computer remembers of its boards; and what opens with the program, on which screen."""

import json
from pathlib import Path
from typing import ClassVar

import pytest

from db.errors import StorageTrouble
from db.shelf import Shelf
from desktop.display.looks import style_file
from desktop.display.looks.style import USUAL, Style, ThemeName
from desktop.running import Desk
from desktop.settings import Settings
from tests.desktop.desks import DeskMaker, HandClock, bridge_of, bust, click, open_kept, start
from tests.desktop.rooms import evening_of, page_of, settle
from tests.desktop.screens import LAPTOP, TV, run
from tournament import wording
from tournament.history import Stored

BEAMER = "\t\t\tBEAMER"
"""A screen that is not connected, as the settings keep it."""
LIGHT = Style(theme=ThemeName.LIGHT, accent="#3366AA")


class UnreadableShelf(Shelf):
    """A shelf of which some streams lie on a broken part of the disk."""

    unreadable: ClassVar[set[int]] = set()

    def read(self, stream: int) -> list[Stored]:
        if stream in self.unreadable:
            raise StorageTrouble("disk_error", file="club.sqlite")
        return super().read(stream)


def test_at_first_nothing_opens_by_itself(desk_maker: DeskMaker, clock: HandClock) -> None:
    """B132."""
    start(open_kept(desk_maker(), clock))
    desk = desk_maker()
    settle()
    assert not desk.board.is_open
    assert not page_of(desk).screen_card.at_start.isChecked()


def test_the_look_is_kept_as_a_file_and_worn_after_a_restart(desk_maker: DeskMaker, clock: HandClock) -> None:
    first = desk_maker()
    start(open_kept(first, clock))
    slot = evening_of(first).boards[0].slot
    slot.wear(LIGHT)
    assert slot.file == first._settings.folder / "boards" / "1.board"
    assert style_file.read(slot.file) == LIGHT
    second = desk_maker()
    assert evening_of(second).boards[0].slot.style == LIGHT
    second.boards.toggle()
    assert second.board.window.canvas._style == LIGHT  # type: ignore[attr-defined]


def test_each_board_has_its_own_look(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    desk.boards.toggle()
    page = page_of(desk)
    click(page.another)
    page.chosen.slot.wear(LIGHT)
    first, second = evening_of(desk).boards
    assert (first.slot.style, second.slot.style) == (USUAL, LIGHT)
    assert second.slot.file.name == "2.board"


@pytest.mark.allows_log("the look of board 1 cannot be read")
def test_a_look_that_cannot_be_read_is_the_usual_one_and_is_told(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    slot = desk.slots.slot(1)
    slot.file.parent.mkdir()
    slot.file.write_text("burnt", encoding="utf-8")
    slot._style = None
    desk.boards.toggle()
    assert desk.board.is_open
    assert slot.style == USUAL
    assert desk.window.quiet.said.text().startswith("The board looks as usual: its own look cannot be read.")
    slot.wear(LIGHT)
    assert style_file.read(slot.file) == LIGHT, "the next choice heals it"


@pytest.mark.allows_log("the look of board 1 is not kept")
def test_a_look_that_cannot_be_kept_holds_all_the_same(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    slot = desk.slots.slot(1)
    slot.file.parent.touch()
    slot.wear(LIGHT)
    assert slot.style == LIGHT
    assert desk.window.quiet.said.text().startswith("The look of the board is only for now")


def test_settings_that_somebody_has_broken_count_as_absent(
    desk_maker: DeskMaker, clock: HandClock, tmp_path: Path
) -> None:
    broken = '{"boards/1/screen": ["burnt"], "boards/1/at_start": ["burnt"]}'
    (tmp_path / "settings.json").write_text(broken, encoding="utf-8")
    desk = desk_maker()
    start(open_kept(desk, clock))
    settle()
    assert not desk.board.is_open
    assert desk.board.chosen == ""


@pytest.mark.parametrize("awake", ["-5", "1e9", "9" * 15, "9" * 26, "9" * 6_000])
def test_an_instant_that_never_was_does_not_carry_an_evening_away(tmp_path: Path, awake: str) -> None:
    file, shelf = tmp_path / "settings.json", tmp_path / "club.sqlite"
    settings = Settings(file, shelf)
    settings.keep_awake(3, 777_777)
    assert settings.store()
    file.write_text(file.read_text(encoding="utf-8").replace("777777", awake), encoding="utf-8")
    assert Settings(file, shelf).awake(3) is None


def test_a_board_whose_evening_cannot_be_read_stays_closed_and_that_is_told(
    desk_maker: DeskMaker, clock: HandClock
) -> None:
    UnreadableShelf.unreadable = set()
    first = desk_maker(UnreadableShelf)
    start(open_kept(first, clock))
    behind = evening_of(first).stream
    for number in (1, 2):
        first._settings.keep_board_screen(number, BEAMER)
        first.slots.slot(number).keep_opening(at_start=True)
    first.boards.toggle()
    start(open_kept(first, clock))
    first.boards.toggle()
    UnreadableShelf.unreadable = {behind}
    second = desk_maker(UnreadableShelf)
    settle()
    assert second.evenings.all == (evening_of(second),)
    assert second.window.foot.board.text() == "Board hidden: BEAMER is not connected", "one board, not two"
    assert second.window.quiet.said.text() == wording.refusal(StorageTrouble("disk_error", file="club.sqlite"))


def test_a_board_that_the_setting_names_opens_for_the_evening_that_it_showed(
    desk_maker: DeskMaker, clock: HandClock
) -> None:
    first = desk_maker()
    first._settings.keep_board_screen(1, BEAMER)
    start(open_kept(first, clock))
    first.slots.slot(1).keep_opening(at_start=True)
    first.boards.toggle()
    stream = evening_of(first).stream
    first.go_home()
    second = desk_maker()
    settle()
    assert second.bridge is None, "the desk lists the evenings, as it was left"
    (behind,) = second.evenings.all
    assert behind.stream == stream
    assert behind.boards[0].is_wanted
    assert second.window.foot.board.text() == "Friday: Board hidden: BEAMER is not connected"
    third = desk_maker()
    settle()
    evening = third.evenings.all[0]
    evening.boards[0].close()
    fourth = desk_maker()
    settle()
    assert fourth.evenings.all == (), "a board that was closed before the end does not bring its evening back"


def test_a_board_of_an_evening_that_is_over_opens_no_more(desk_maker: DeskMaker, clock: HandClock) -> None:
    first = desk_maker()
    first._settings.keep_board_screen(1, BEAMER)
    bridge = open_kept(first, clock, ("Anna", "Bohdan"))
    start(bridge)
    first.slots.slot(1).keep_opening(at_start=True)
    first.boards.toggle()
    bust(bridge_of(first), 2, by=1)
    second = desk_maker()
    settle()
    assert second.evenings.all == ()


DESK = """
import json
from pathlib import Path
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtTest import QTest
from PyQt6.QtWidgets import QApplication
application = QApplication([])
from desktop import look, typeface
look.apply(application, typeface.load())
from tests.desktop.desks import HandClock, desk_of, make_desk, open_kept, start
folder, clock, told = Path({folder!r}), HandClock(), []

def tell(step, desk):
    QTest.qWait(20)
    board = desk.board
    here = board.window.on_screen()
    told.append(dict(step=step, open=board.is_open, full=board.window.isFullScreen(), where=board.where,
        board=here.name() if here else None, desk=desk.window.windowHandle().screen().name(),
        foot=desk.window.foot.board.text(), kind=desk.window.foot.board.property("kind"),
        active=QApplication.activeWindow() is desk.window))

def begin():
    desk = make_desk(folder, clock)
    desk.window.move(20, 20)
    return desk

def end(desk):
    desk.window.close()
    desk.end()

desk = begin()
start(open_kept(desk, clock))
tell("first start", desk)
page = desk_of(desk).board
desk_of(desk).go_to("board")
page.open_it.click()
tell("opened", desk)
page.screen_card.at_start.click()
end(desk)
desk = begin()
tell("restarted", desk)
page = desk_of(desk).board
desk_of(desk).go_to("board")
page.screen_card.swap.click()
tell("exchanged", desk)
page.screen_card.swap.click()
tell("exchanged again", desk)
choice = page.screen_card.screens
told.append(dict(step="choices", items=[choice.itemText(row) for row in range(choice.count())]))
desk._settings.keep_board_screen(1, "\\t\\t\\tBEAMER")
end(desk)
desk = begin()
tell("its screen is missing", desk)
page = desk_of(desk).board
desk_of(desk).go_to("board")
card = page.screen_card
told.append(dict(step="explained", text=card.explained.text(), items=card.screens.currentText()))
end(desk)
print(json.dumps(told))
"""


def test_it_opens_where_it_was_and_never_on_the_directors_screen(tmp_path: Path) -> None:
    """B122, B132, B133, B134."""
    screens = [screen | {"logicalDpi": 96, "logicalBaseDpi": 96} for screen in (LAPTOP, TV)]
    file = tmp_path / "screens.json"
    file.write_text(json.dumps({"screens": screens}), encoding="utf-8")
    told = run(DESK.format(folder=str(tmp_path)), f"offscreen:configfile={file}")
    assert not told["first start"]["open"]
    for step in ("opened", "restarted", "exchanged again"):
        seen = told[step]
        assert (seen["open"], seen["full"], seen["board"], seen["desk"]) == (True, True, "TV", "LAPTOP"), step
        assert seen["foot"] == "Board: TV, 3840×2160"
        assert seen["kind"] == "foot"
    assert (told["exchanged"]["board"], told["exchanged"]["desk"]) == ("LAPTOP", "TV")
    assert told["choices"]["items"] == ["LAPTOP, 1366×768, where you work", "TV, 3840×2160"]
    missing = told["its screen is missing"]
    assert not missing["open"], "not on another screen, least of all the director's"
    assert missing["foot"] == "Board hidden: BEAMER is not connected"
    assert missing["kind"] == "foot-warning"
    assert told["explained"]["text"].startswith("BEAMER is not connected. The board comes back by itself")
    assert told["explained"]["items"] == "BEAMER, not connected"


QUIT = """
import json
from pathlib import Path
from PyQt6.QtCore import QTimer
from desktop.app import Application
application = Application([])
from tests.desktop.desks import HandClock, make_desk, open_kept, start
folder, clock = Path({folder!r}), HandClock()
desk = make_desk(folder, clock)
application.director = desk.window
start(open_kept(desk, clock))
desk.slots.slot(1).keep_opening(at_start=True)
desk.boards.toggle()
QTimer.singleShot(50, application.quit)
code = application.exec()
print(json.dumps([dict(step="quit", code=code, evening=desk._settings.board_evening(1))]))
desk.end()
"""


def test_a_system_that_asks_the_program_to_quit_forgets_no_board(tmp_path: Path) -> None:
    """Cmd+Q and the end of a session close windows in any order."""
    told = run(QUIT.format(folder=str(tmp_path)), "offscreen")
    assert told["quit"]["code"] == 0
    assert told["quit"]["evening"] is not None
