"""The menu bar and the palette: every command is there, does something, or says why not."""

from functools import partial

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from desktop.director.commands import in_use
from desktop.director.commands.catalogue import ALL, BY_CODE
from desktop.director.commands.choice import KeyboardChoice
from desktop.director.commands.command import Group, Where
from desktop.director.commands.matching import matching
from desktop.director.commands.palette import Palette
from desktop.director.tables.bust_dialog import BustDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, bridge_of, bust, click, desk_of, open_rebuys, press, start, type_text
from tests.desktop.rooms import move, settle, to_front
from tests.desktop.table_evenings import some_names
from tournament.clocks import breaks, shot_clocks, timekeeping
from tournament.clocks.clock import Phase
from tournament.draws import seating
from tournament.evening import Decision
from tournament.events import Seat
from tournament.names import MINUTE, EntryNo, TableNo
from tournament.outs import hand_for_hand
from tournament.people import registration
from tournament.state import Tournament


@pytest.fixture(autouse=True)
def usual_keys() -> None:
    in_use.use(KeyboardChoice())


@pytest.fixture
def night(desk: Desk, clock: HandClock) -> Desk:
    """The first level of an evening with late entry and rebuys."""
    start(open_rebuys(desk, clock))
    to_front(desk)
    desk_of(desk).go_to("tables")
    return desk


def entries(desk: Desk, group: Group) -> dict[str, QAction]:
    """What stands in that menu, as the director sees it when it is open, by the code of the command."""
    menu, actions = desk.window.menus.menus[group], desk.window.commands.actions
    menu.aboutToShow.emit()
    return {code: action for code, action in actions.items() if action in menu.actions()}


def close(desk: Desk, group: Group) -> None:
    desk.window.menus.menus[group].aboutToHide.emit()


# ---- menus -----------------------------------------------------------------------------------------------------------


def test_every_command_stands_in_one_menu_with_its_key(night: Desk) -> None:
    found = [code for group in Group for code in entries(night, group)]
    assert sorted(found) == sorted(BY_CODE)
    for command in ALL:
        shown = night.window.commands.actions[command.code].shortcuts()
        assert [key.toString() for key in shown] == list(command.keys)


def test_what_cannot_be_done_now_is_grey_and_says_why(night: Desk) -> None:
    for group in Group:
        for code, action in entries(night, group).items():
            why = night.window.commands.why_not(code)
            assert action.isEnabled() == (why is None), code
            assert why is None or action.toolTip() == why, code
            assert why != "", code
        assert night.window.menus.menus[group].toolTipsVisible()
        close(night, group)
    clock = entries(night, Group.CLOCK)
    assert clock["previous"].toolTip() == "There is no level before this one."
    assert clock["start"].toolTip() == "The clock has been started already."
    close(night, Group.CLOCK)
    assert clock["previous"].isEnabled(), "out of sight its key is heard, and says why"


def test_without_an_evening_its_commands_say_so(desk: Desk) -> None:
    for command in ALL:
        why = desk.window.commands.why_not(command.code)
        if command.where is Where.EVENING:
            assert why == "Open an evening first.", command.code
        elif command.code != "home":
            assert why is None, command.code


def test_undo_and_redo_name_the_step(night: Desk) -> None:
    bust(bridge_of(night), 2, by=1)
    assert entries(night, Group.EDIT)["undo"].text() == "Undo: Bohdan out, place 6, by Anna"
    assert not entries(night, Group.EDIT)["redo"].isEnabled()
    entries(night, Group.EDIT)["undo"].trigger()
    assert len(bridge_of(night).state.left) == 6
    edit = entries(night, Group.EDIT)
    assert edit["redo"].text() == "Redo: Bohdan out, place 6, by Anna"
    edit["redo"].trigger()
    assert len(bridge_of(night).state.left) == 5


def what_happened(desk: Desk, before: tuple[object, ...]) -> bool:
    """Whether anything that a director notices is other than before."""
    return standing(desk) != before or QApplication.activeModalWidget() is not None


def standing(desk: Desk) -> tuple[object, ...]:
    shown, evening = desk.window.desk, desk.evenings.shown
    focus = QApplication.focusWidget()
    said = desk.window.quiet.said.text() if desk.window.quiet.isVisible() else ""
    if shown is None or evening is None:
        return (None, said, focus)
    boards = tuple((board.held, board.blank, board.is_wanted) for board in evening.boards)
    clipboard = QApplication.clipboard()
    text = "" if clipboard is None else clipboard.text()
    steps, page = len(shown.bridge.evening.steps), shown.pages.currentWidget()
    return (steps, page, said, focus, boards, desk.heard.choices.muted, text, desk.commands.lock.page)


LEFT_OUT = {"quit", "open_standings"}
"""These close the program, and start another one."""


def test_every_entry_of_every_menu_does_something(night: Desk, clock: HandClock) -> None:
    """One evening, all menus walked: a step, a page, a question, a sentence, never nothing."""
    stream = bridge_of(night).evening.number
    tried = set()
    for command in ALL:
        if command.code in LEFT_OUT or night.window.commands.why_not(command.code) is not None:
            continue
        if command.code in {"history", "attention"} or command.code.startswith("go_to_"):
            desk_of(night).go_to("out")
        if command.code == "go_to_out":
            desk_of(night).go_to("clock")
        to_front(night)
        before = standing(night)
        night.window.quiet.put_away()
        night.window.commands.actions[command.code].trigger()
        assert what_happened(night, before), command.code
        tried.add(command.code)
        while (dialog := QApplication.activeModalWidget()) is not None:
            assert isinstance(dialog, QDialog | QFileDialog)
            dialog.reject()
            settle()
        if command.code == "lock":
            night.commands.lock._unlock()
        if night.evenings.shown is None or bridge_of(night).evening.number != stream:
            night.open_evening(stream)
        clock.pass_by(MINUTE // 10)
    assert len(tried) > 60
    assert {"pause", "bust", "set_time", "prices", "settings", "before_guests", "lock", "keys"} <= tried


ELSEWHERE = {"all_paid", "chips_found", "end_level", "let_in", "one_add_on", "play_on", "play_one"}
"""What owes, has gone, has no minutes, waits, is sold later, or is a robot: the tests of these pages have them."""


def test_every_command_can_be_done_at_some_moment(desk: Desk, clock: HandClock) -> None:
    """Else it would be none."""
    bridge = open_rebuys(desk, clock)
    commands = desk.window.commands
    done: set[str] = set()

    def after(*decisions: Decision[Tournament]) -> None:
        for decision in decisions:
            assert bridge.perform(decision), decision
        done.update(command.code for command in ALL if commands.why_not(command.code) is None)

    after()
    after(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    after(partial(timekeeping.schedule_start, start_at=clock.at + 10 * MINUTE))
    after(timekeeping.start)
    after(partial(breaks.break_after, duration=MINUTE))
    after(breaks.call_off_break, partial(breaks.break_now, duration=MINUTE))
    after(breaks.end_break, partial(shot_clocks.start, table=TableNo(1), length=MINUTE))
    after(timekeeping.pause)
    clock.pass_by(MINUTE)
    after(timekeeping.resume)
    bust(bridge, 2, by=1)
    bridge.undo()
    after()
    desk.boards.toggle()
    move(desk, 1)
    after()
    after(registration.close)
    after(hand_for_hand.begin)
    desk.go_home()
    done.update(command.code for command in ALL if commands.why_not(command.code) is None)
    bridge = open_rebuys(desk, clock, (), counted=True, players=6)
    after()
    assert set(BY_CODE) - done == ELSEWHERE


# ---- the palette -----------------------------------------------------------------------------------------------------


def open_palette(desk: Desk) -> Palette:
    press(desk.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    palette = desk.window.findChild(Palette)
    assert palette is not None
    assert palette.isVisible()
    return palette


def shown(palette: Palette) -> list[str]:
    return [row.cells[0] for row in palette.table.rows]


def test_words_are_found_in_any_order_and_without_accents() -> None:
    known = [(words, words) for words in ("Next level or break", "Break after this level…", "Žofie Dvořáková")]
    assert matching("level next", known) == ["Next level or break"]
    assert matching("brea lev", known) == ["Next level or break", "Break after this level…"]
    assert matching("zof dvor", known) == ["Žofie Dvořáková"]
    assert matching("level q", known) == []
    found = ["Open the standings print", "Prices", "Edit the prices"]
    assert matching("pri", [(words, words) for words in found])[0] == "Prices", "its name, before words beside another"
    assert matching("", known) == [words for words, _ in known]


def test_every_command_is_found_in_the_palette_by_its_words(night: Desk) -> None:
    palette = open_palette(night)
    for command in ALL:
        if command.code != "palette":
            palette.line.setText(command.says())
            assert night.window.commands.says(command.code) in shown(palette), command.code


def test_a_few_letters_and_enter_do_it(night: Desk) -> None:
    palette = open_palette(night)
    type_text(palette.line, "next lev")
    assert shown(palette)[0] == "Next level or break"
    assert palette.table.rows[0].cells[1:] == ("Clock", "PgDown")
    press(palette.line, Qt.Key.Key_Return)
    assert not palette.isVisible()
    assert bridge_of(night).state.clock.reading(bridge_of(night).now()).index == 1


def test_what_cannot_be_done_is_grey_in_the_palette_and_enter_says_why(night: Desk) -> None:
    palette = open_palette(night)
    type_text(palette.line, "start the clock")
    assert palette.table.rows[0].muted
    press(palette.line, Qt.Key.Key_Return)
    assert palette.isVisible()
    assert palette.said.text() == "The clock has been started already."
    palette.line.setText("gibberish")
    assert palette.said.text() == "Nothing here is called that."
    press(palette.line, Qt.Key.Key_Escape)
    assert not palette.isVisible()
    assert bridge_of(night).state.clock.reading(bridge_of(night).now()).phase is Phase.RUNNING


def test_the_palette_finds_players_and_goes_to_their_seats(night: Desk) -> None:
    palette = open_palette(night)
    type_text(palette.line, "frant")
    assert shown(palette)[0] == "František"
    press(palette.line, Qt.Key.Key_Return)
    settle()
    seat = bridge_of(night).state.entry(EntryNo(6)).seat
    assert isinstance(seat, Seat)
    assert desk_of(night).tables.chosen == seat
    to_front(night)
    press(night.window, Qt.Key.Key_X)
    assert isinstance(QApplication.activeModalWidget(), BustDialog)


def test_somebody_who_is_out_is_found_on_the_people_page(night: Desk) -> None:
    bust(bridge_of(night), 2, by=1)
    palette = open_palette(night)
    type_text(palette.line, "bohdan")
    assert palette.table.rows[0].cells[:2] == ("Bohdan", "out")
    click_row(palette, 0)
    assert desk_of(night).people.view.all_chosen() == [EntryNo(2)]


def click_row(palette: Palette, row: int) -> None:
    port = palette.view.viewport()
    assert port is not None
    palette.view.choose(row)
    palette.view.clicked.emit(palette.table.index(row, 0))
    click(palette.line)


def test_the_arrows_move_in_the_list_while_the_line_keeps_the_keyboard(night: Desk, qtbot: QtBot) -> None:
    palette = open_palette(night)
    type_text(palette.line, "level")
    first = palette.view.chosen()
    press(palette.line, Qt.Key.Key_Down)
    assert palette.view.chosen() == first + 1
    assert palette.line.text() == "level"


def test_the_palette_opens_at_once_with_four_hundred_players(desk: Desk, clock: HandClock) -> None:
    start(open_rebuys(desk, clock, some_names(400)))
    to_front(desk)
    palette = open_palette(desk)
    type_text(palette.line, some_names(400)[0][:4])
    assert len(palette.found) > 1
