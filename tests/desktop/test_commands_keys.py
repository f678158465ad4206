"""Which command has which key: schemes, changes, conflicts, and what is typed."""

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from desktop.director.commands import in_use, sequences
from desktop.director.commands.catalogue import ALL, BY_CODE, GO_TO, PLACES
from desktop.director.commands.change_key import ChangeKeyDialog
from desktop.director.commands.choice import KeyboardChoice
from desktop.director.commands.keys_dialog import KeysDialog
from desktop.director.commands.schemes import FINAL_TABLE, SCHEMES, TOURNAMENT_DIRECTOR
from desktop.display.showing import Blank
from desktop.running import Desk
from tests.desktop.desks import (
    DeskMaker,
    HandClock,
    bridge_of,
    desk_of,
    open_kept,
    open_rebuys,
    press,
    start,
    type_text,
)
from tests.desktop.rooms import evening_of, settle, to_front
from tournament.clocks.clock import Phase

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def usual_keys() -> None:
    in_use.use(KeyboardChoice())


def phase(desk: Desk) -> Phase:
    bridge = bridge_of(desk)
    return bridge.state.clock.reading(bridge.now()).phase


def level(desk: Desk) -> int:
    bridge = bridge_of(desk)
    return bridge.state.clock.reading(bridge.now()).index


# ---- as values -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", SCHEMES)
def test_no_two_commands_of_a_scheme_have_the_same_key(scheme: str) -> None:
    choice = KeyboardChoice(scheme)
    every = [key for command in ALL for key in choice.keys_of(command.code)]
    assert len(every) == len(set(every))
    assert all(sequences.read(key) == key and sequences.why_not(key) is None for key in every)


def test_every_code_names_one_command_and_every_command_has_words() -> None:
    assert len(BY_CODE) == len(ALL)
    assert all(command.says() for command in ALL)


def test_the_keys_of_a_presenter_and_of_one_hand_are_as_they_should_be() -> None:
    choice = KeyboardChoice()
    for code, key in {
        "pause": "Space", "next": "PgDown", "previous": "PgUp", "bust": "X", "rebuy": "V", "add_on": "B", "move": "S",
        "shot_clock": "H", "board": "F11", "undo": "Ctrl+Z", "redo": "Ctrl+Shift+Z", "palette": "Ctrl+K",
        "keys": "F1", "lock": "Ctrl+L",
    }.items():  # fmt: skip
        assert key in choice.keys_of(code)


def test_the_tournament_directors_keys_turn_the_pages_of_the_board_by_ctrl_and_the_arrows() -> None:
    theirs = KeyboardChoice(TOURNAMENT_DIRECTOR)
    assert (theirs.owner("Ctrl+Right"), theirs.owner("Ctrl+Left")) == ("page", "page_before")
    assert (theirs.owner("PgDown"), theirs.owner("PgUp")) == ("next", "previous")
    assert theirs.keys_of("bust") == ("X",)


def test_a_key_that_is_taken_from_a_command_is_nobody_elses() -> None:
    choice = KeyboardChoice().with_keys("lock", ("Ctrl+K",))
    assert choice.owner("Ctrl+K") == "lock"
    assert choice.keys_of("palette") == ()
    assert choice.owner("Ctrl+L") is None
    again = choice.without("palette")
    assert (again.keys_of("palette"), again.keys_of("lock")) == (("Ctrl+K",), ())
    assert again.without("lock") == KeyboardChoice()


def test_what_was_kept_is_read_and_what_is_broken_is_dropped() -> None:
    chosen = KeyboardChoice().with_keys("next", ("G",)).with_keys("mute", ())
    assert KeyboardChoice.read(FINAL_TABLE, chosen.plain()) == chosen
    exchanged = KeyboardChoice.read("", {"bust": "V", "rebuy": "X"})
    assert (exchanged.owner("V"), exchanged.owner("X")) == ("bust", "rebuy")
    healed = KeyboardChoice.read(
        "gone", {"no such command": "G", "next": "gibberish\nEsc", "previous": "Ctrl+K", "hold": "2", "page": "G"}
    )
    assert healed == KeyboardChoice(FINAL_TABLE, {"page": ("G",)})


@pytest.mark.parametrize(
    "key", ["Esc", "Tab", "Return", "Enter", "Up", "Left", "2", "Alt+E", "Ctrl+Alt+A", "", "Ctrl+X, Ctrl+C"]
)
def test_some_keys_no_command_can_have(key: str) -> None:
    assert sequences.why_not(key)


# ---- at the desk -----------------------------------------------------------------------------------------------------


@pytest.fixture
def night(desk: Desk, clock: HandClock) -> Desk:
    """The first level of an evening with late entry."""
    start(open_rebuys(desk, clock))
    to_front(desk)
    desk_of(desk).go_to("tables")
    return desk


def test_the_places_have_digits_in_their_order(night: Desk) -> None:
    assert tuple(desk_of(night).places.codes()) == PLACES
    for number, code in enumerate(PLACES[:9], start=1):
        assert BY_CODE[f"{GO_TO}{code}"].keys == (f"Ctrl+{number}",)
        assert BY_CODE[f"{GO_TO}{code}"].says() == desk_of(night).places.button(code).text()


def test_a_presenters_remote_goes_to_the_next_level_and_back_also_from_the_board(night: Desk) -> None:
    press(night.window, Qt.Key.Key_PageDown)
    assert level(night) == 1
    press(night.window, Qt.Key.Key_PageUp)
    assert level(night) == 0
    night.boards.toggle()
    window = night.board.window
    window.activateWindow()
    settle()
    press(window, Qt.Key.Key_PageDown)
    assert level(night) == 1
    press(window, Qt.Key.Key_Space)
    assert phase(night) is Phase.PAUSED
    # Whoever points it at the board means no add-on; F5 and Esc begin and end a show.
    board = evening_of(night).boards[0]
    for key in (Qt.Key.Key_B, Qt.Key.Key_Period):
        blanks = []
        for _press in range(2):
            press(window, key)
            blanks.append(board.blank)
        assert blanks == [Blank.BLACK, Blank.NO]
    assert QApplication.activeModalWidget() is None
    for key, full in ((Qt.Key.Key_F5, True), (Qt.Key.Key_F5, True), (Qt.Key.Key_Escape, False), (Qt.Key.Key_F5, True)):
        press(window, key)
        assert window.isFullScreen() is full
    night.boards.toggle()
    # At the desk as well while the line waits for a name, which has no pages.
    night.window.activateWindow()
    desk_of(night).go_to("people")
    settle()
    assert desk_of(night).people.name.hasFocus()
    press(desk_of(night).people.name, Qt.Key.Key_PageUp)
    assert level(night) == 0


def test_jan_novak_typed_in_a_field_is_a_name_and_no_command(night: Desk, qtbot: QtBot) -> None:
    """B255: neither blank nor letters nor a page up or down in a field are commands; an empty one is a field, too."""
    desk, steps = desk_of(night), len(bridge_of(night).evening.steps)
    desk.tables.start_finding()
    qtbot.waitUntil(desk.tables.finder.hasFocus)
    for letters in ("x", "v b s h m", "Jan Novak"):
        desk.tables.finder.clear()
        type_text(desk.tables.finder, letters)
        assert desk.tables.finder.text() == letters
    press(desk.tables.finder, Qt.Key.Key_PageDown)
    desk.go_to("people")
    qtbot.waitUntil(desk.people.name.hasFocus)
    type_text(desk.people.name, "xvbsh")
    assert desk.people.name.text() == "xvbsh"
    assert QApplication.activeModalWidget() is None
    assert len(bridge_of(night).evening.steps) == steps
    assert phase(night) is Phase.RUNNING


def test_letters_in_a_list_choose_there_and_pages_turn_there(night: Desk, qtbot: QtBot) -> None:
    desk, steps = desk_of(night), len(bridge_of(night).evening.steps)
    desk.go_to("people")
    desk.people.view.setFocus()
    qtbot.waitUntil(desk.people.view.hasFocus)
    for key in (Qt.Key.Key_X, Qt.Key.Key_B, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
        press(desk.people.view, key)
    assert QApplication.activeModalWidget() is None
    assert len(bridge_of(night).evening.steps) == steps
    press(desk.people.view, Qt.Key.Key_Right, CTRL)
    assert level(night) == 1, "with Ctrl it is a command everywhere"


def test_a_key_that_is_leant_on_acts_once(night: Desk) -> None:
    assert not any(action.autoRepeat() for action in night.window.commands.actions.values())


def test_while_something_is_asked_no_key_acts(night: Desk) -> None:
    night.window.show_about()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_PageDown, Qt.Key.Key_X):
        press(night.window, key)
    assert (level(night), phase(night)) == (0, Phase.RUNNING)


def test_a_key_that_can_do_nothing_says_why(desk: Desk, clock: HandClock) -> None:
    press(desk.window, Qt.Key.Key_Right, CTRL)
    assert desk.window.quiet.said.text() == "Open an evening first."
    start(open_kept(desk, clock))
    press(desk.window, Qt.Key.Key_Left, CTRL)
    assert desk.window.quiet.said.text() == "There is no level before this one."


def test_a_board_of_another_evening_obeys_no_key_of_the_desk(night: Desk) -> None:
    night.boards.toggle()
    window, first = night.board.window, evening_of(night)
    assert window.actions()
    night.go_home()
    assert window.actions() == []
    night.open_evening(first.stream)
    assert window.actions()


# ---- changed ---------------------------------------------------------------------------------------------------------


def ask_key(desk: Desk, code: str) -> ChangeKeyDialog:
    """The question for another key of that command, from the list of keys."""
    desk.window.commands.do("keys")
    keys = desk.window.findChild(KeysDialog)
    assert keys is not None
    keys.search.setText(BY_CODE[code].says())
    keys.view.choose(code)
    keys.change.click()
    dialog = keys.findChild(ChangeKeyDialog)
    assert dialog is not None
    return dialog


def close_all(desk: Desk) -> None:
    while (dialog := QApplication.activeModalWidget()) is not None:
        assert isinstance(dialog, QDialog)
        dialog.reject()
        settle()
    to_front(desk)


def test_a_changed_key_acts_at_once_and_after_a_restart(desk_maker: DeskMaker, clock: HandClock) -> None:
    desk = desk_maker()
    start(open_kept(desk, clock))
    dialog = ask_key(desk, "next")
    assert dialog.now.text() == "Now: PgDown · Ctrl+Right"
    press(dialog.field, Qt.Key.Key_G)
    assert "outside text fields" in dialog.note.text()
    dialog.yes.click()
    close_all(desk)
    desk_of(desk).go_to("tables")
    press(desk.window, Qt.Key.Key_G)
    assert level(desk) == 1
    press(desk.window, Qt.Key.Key_PageDown)
    assert level(desk) == 1
    assert desk_of(desk).bar.next.toolTip().endswith("(G)")
    again = desk_maker()
    assert level(again) == 1
    to_front(again)
    desk_of(again).go_to("tables")
    press(again.window, Qt.Key.Key_G)
    assert level(again) == 2


def test_a_key_of_another_command_is_refused_with_its_name_and_may_be_taken_from_it(night: Desk) -> None:
    dialog = ask_key(night, "next")
    press(dialog.field, Qt.Key.Key_K, CTRL)
    assert dialog.wrong.text() == "Ctrl+K is the key of “Commands…”."
    assert not dialog.yes.isEnabled()
    assert dialog.take.text() == "Take it from “Commands…”"
    dialog.take.click()
    choice = night.window.commands.choice
    assert (choice.keys_of("next"), choice.keys_of("palette")) == (("Ctrl+K",), ())
    assert night.window.foot.keys.text() == "F1 keys"
    keys = night.window.findChild(KeysDialog)
    assert keys is not None
    keys.view.choose("next")
    keys.reset.click()
    assert night.window.commands.choice.keys_of("next") == ("PgDown", "Ctrl+Right")
    keys.reset_all.click()
    assert night.window.commands.choice == KeyboardChoice()
    assert night.window.foot.keys.text() == "Ctrl+K commands · F1 keys"


def test_keys_that_belong_to_everybody_are_refused_in_one_sentence(night: Desk) -> None:
    dialog = ask_key(night, "next")
    for key, said in (
        (Qt.Key.Key_Up, "Up keeps what it does everywhere."),
        (Qt.Key.Key_2, "Digits choose a table and a seat."),
    ):
        press(dialog.field, key)
        assert dialog.wrong.text() == said
        assert not dialog.yes.isEnabled()
    press(dialog.field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert night.window.commands.choice == KeyboardChoice()


def test_another_scheme_is_chosen_in_the_list_of_keys(night: Desk) -> None:
    night.window.commands.do("keys")
    keys = night.window.findChild(KeysDialog)
    assert keys is not None
    keys.scheme.setCurrentIndex(keys.scheme.findData(TOURNAMENT_DIRECTOR))
    keys.scheme.activated.emit(keys.scheme.currentIndex())
    close_all(night)
    press(night.window, Qt.Key.Key_Right, CTRL)
    assert level(night) == 0
    assert evening_of(night).boards[0].held is not None
    press(night.window, Qt.Key.Key_PageDown)
    assert level(night) == 1
    assert night._settings.key_scheme == TOURNAMENT_DIRECTOR


def test_the_list_of_keys_is_searched_by_words_and_by_keys(night: Desk) -> None:
    night.window.commands.do("keys")
    keys = night.window.findChild(KeysDialog)
    assert keys is not None
    for typed in ("level next", "pgdown"):
        keys.search.setText(typed)
        assert [row.key for row in keys.table.rows if row.key] == ["next"]
    press(keys.search, Qt.Key.Key_Escape)
    assert {row.key for row in keys.table.rows if row.key} == set(BY_CODE), "Esc empties the line first"
    press(keys.search, Qt.Key.Key_Escape)
    assert not keys.isVisible()


def test_shift_and_a_letter_is_a_letter_for_whoever_types(night: Desk, qtbot: QtBot) -> None:
    assert [sequences.types_text(key) for key in ("Shift+H", "Č", "Space", "Ctrl+H", "F3")] == [True] * 3 + [False] * 2
    name = desk_of(night).people.name
    desk_of(night).go_to("people")
    qtbot.waitUntil(name.hasFocus)
    type_text(name, "H")
    assert name.text() == "H"
    assert QApplication.activeModalWidget() is None
