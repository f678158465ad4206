"""The pages in the middle: people, out, prizes, structure, the clock."""

from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt

from desktop.director.dialogs.correct import CorrectDialog
from desktop.director.dialogs.schedule import ScheduleDialog
from desktop.director.lists import ValueView
from desktop.running import Desk
from tests.desktop.desks import NAMES, HandClock, bridge_of, bust, desk_of, open_kept, press, said, start, type_text
from tournament import wording
from tournament.clocks import timekeeping
from tournament.clocks.clock import Phase
from tournament.draws import seating
from tournament.names import MINUTE, EntryNo


def cells(view: ValueView) -> list[tuple[str, ...]]:
    return [row.cells for row in view.table.rows]


def names(view: ValueView, column: int = 0) -> list[str]:
    return [row[column] for row in cells(view)]


# ---- people ---------------------------------------------------------------------------------------------------------


def test_a_name_and_enter_is_all_it_takes(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock, ())
    people = desk_of(desk).people
    assert people.empty.isVisible()
    people.name.setText("  Šárka   Nováková ")
    press(people.name, Qt.Key.Key_Return)
    assert names(people.view) == ["Šárka Nováková"]
    assert people.name.text() == ""
    assert said(desk)[0] == "Šárka Nováková entered"


def test_the_same_person_twice_is_told_below_the_line(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    people = desk_of(desk).people
    type_text(people.name, "anna")
    press(people.name, Qt.Key.Key_Return)
    assert people.line.wrong.text() == "anna has entered already, as Anna."
    type_text(people.name, "x")
    assert people.line.wrong.isHidden()


def test_undo_in_an_empty_line_is_the_evenings_and_in_a_filled_one_the_lines(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, ())
    name = desk_of(desk).people.name
    name.setFocus()
    type_text(name, "Anna")
    press(name, Qt.Key.Key_Return)
    type_text(name, "Boh")
    press(name, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert name.text() == ""
    assert len(bridge.state.entries) == 1
    press(name, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(bridge.state.entries) == 0


def test_an_import_enters_whoever_is_not_here_yet(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    bridge = open_kept(desk, clock, NAMES[:2])
    path = tmp_path / "list.csv"
    path.write_text("name\nANNA\nZuzana\nZdeněk\n", encoding="utf-8")
    desk_of(desk).people.line.imported.roster.read_file(str(path))
    assert [entry.name for entry in bridge.state.entries.values()] == ["Anna", "Bohdan", "Zuzana", "Zdeněk"]
    assert desk_of(desk).people.line.imported.notes.text() == "1 of them is here already."


def test_a_list_of_one_is_imported_for_a_friend_who_comes_late(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    bridge = open_kept(desk, clock)
    late = tmp_path / "late.csv"
    late.write_text("name\nZoe\n", encoding="utf-8")
    desk_of(desk).people.line.imported.roster.read_file(str(late))
    assert [entry.name for entry in bridge.state.entries.values()] == [*NAMES, "Zoe"]


def test_a_list_that_cannot_be_read_says_why(desk: Desk, clock: HandClock, tmp_path: Path) -> None:
    open_kept(desk, clock)
    desk_of(desk).people.line.imported.roster.read_file(str(tmp_path / "none.csv"))
    assert desk_of(desk).people.line.wrong.text().startswith("none.csv cannot be read")


def test_once_registration_is_closed_nobody_enters_and_the_page_says_so(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    desk_of(desk).go_to("people")
    people = desk_of(desk).people
    assert not people.importing.isEnabled()
    assert people.name.placeholderText() == "Registration is closed; a name and a reason let somebody in"


def test_names_are_never_markup(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, ["<b>Bold</b>", "Anna"])
    desk_of(desk).go_to("people")
    assert "<b>Bold</b>" in names(desk_of(desk).people.view)
    start(bridge)
    bust(bridge, 1, by=2)
    assert desk_of(desk).bar.level.text() == "Anna has won"


# ---- out ------------------------------------------------------------------------------------------------------------


def out_with(desk: Desk, clock: HandClock) -> ValueView:
    bridge = open_kept(desk, clock)
    start(bridge)
    bust(bridge, 2, by=1)
    bust(bridge, 3, by=1)
    desk_of(desk).go_to("out")
    return desk_of(desk).out.view


def test_the_busted_stand_last_one_first(desk: Desk, clock: HandClock) -> None:
    view = out_with(desk, clock)
    assert [row[:3] for row in cells(view)] == [("5", "Cyril", "Anna"), ("6", "Bohdan", "Anna")]


def test_a_wrong_eliminator_is_corrected_and_the_history_says_so(desk: Desk, clock: HandClock) -> None:
    view = out_with(desk, clock)
    page = desk_of(desk).out
    assert not page.correct.isEnabled()
    view.choose(EntryNo(2))
    page.correct.click()
    dialog = page.findChild(CorrectDialog)
    assert dialog is not None
    assert not any("Bohdan" in made.text() for made in dialog.choices.buttons())
    next(made for made in dialog.choices.buttons() if "Dana" in made.text()).click()
    dialog.save.click()
    assert [row[:3] for row in cells(view)] == [("5", "Cyril", "Anna"), ("6", "Bohdan", "Dana")]
    assert said(desk)[0] == "Corrected: Bohdan out, place 6, by Dana"


def test_an_old_bust_undone_puts_the_places_right(desk: Desk, clock: HandClock) -> None:
    view = out_with(desk, clock)
    view.choose(EntryNo(2))
    desk_of(desk).out.undo.click()
    assert [row[:3] for row in cells(view)] == [("6", "Cyril", "Anna")]


def test_before_the_first_bust_the_page_says_what_to_do(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    desk_of(desk).go_to("out")
    assert desk_of(desk).out.view.isHidden()


# ---- prizes, structure ----------------------------------------------------------------------------------------------


def test_prizes_follow_from_the_buy_ins(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    desk_of(desk).go_to("prizes")
    assert [row[:2] for row in cells(desk_of(desk).prizes.view)] == [("1", "€85"), ("2", "€35")]


def test_the_structure_marks_the_level_being_played(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    desk_of(desk).go_to("structure")
    table = desk_of(desk).structure.view.levels
    assert [row.marked for row in table.rows[:3]] == [True, False, False]
    clock.pass_by(20 * MINUTE)
    desk.ticker.beat.emit(clock.at)
    assert [row.marked for row in table.rows[:3]] == [False, True, False]


# ---- the clock page -------------------------------------------------------------------------------------------------


def test_the_start_is_set_and_the_clock_starts_by_itself(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    bridge.undo()
    page = desk_of(desk).clock
    desk_of(desk).go_to("clock")
    page.schedule.click()
    dialog = page.findChild(ScheduleDialog)
    assert dialog is not None
    dialog.save.click()
    assert bridge.state.clock.reading(bridge.now()).phase is Phase.COUNTDOWN
    assert "start" in [alarm.kind for alarm in desk.alarms.kept()]
    clock.pass_by(31 * MINUTE)
    desk.ticker.beat.emit(clock.at)
    assert bridge.state.clock.reading(bridge.now()).phase is Phase.RUNNING
    assert desk_of(desk).bar.main.text() == "Pause"


def test_before_the_start_level_1_is_what_comes_first(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    assert bridge.perform(partial(seating.draw_seats, server_seed=bridge.server_seed()))
    assert bridge.perform(partial(timekeeping.schedule_start, start_at=clock.at + 30 * MINUTE))
    page = desk_of(desk).clock
    desk_of(desk).go_to("clock")
    at, level, blinds = cells(page.view)[0][:3]
    assert (at, level, blinds) == (wording.time_of_day(clock.at + 30 * MINUTE), "1", "25 / 50")
    assert cells(page.view)[1][0] == wording.time_of_day(clock.at + 50 * MINUTE)


def test_what_comes_has_the_time_of_day_while_the_clock_runs(desk: Desk, clock: HandClock) -> None:
    start(open_kept(desk, clock))
    desk_of(desk).go_to("clock")
    first = cells(desk_of(desk).clock.view)[0]
    assert first[1:3] == ("2", "50 / 100")
    assert first[0]
    desk_of(desk).clock.main.click()
    assert cells(desk_of(desk).clock.view)[0][0] == ""


def test_evenings_are_listed_with_those_still_played_first(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, NAMES[:2])
    start(bridge)
    bust(bridge, 2, by=1)
    start(open_kept(desk, clock, NAMES[:3]))
    press(desk.window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert desk.window.home.isVisible()
    assert bridge_of_none(desk)


def bridge_of_none(desk: Desk) -> bool:
    return desk.bridge is None


def test_a_kept_tables_board_shows_the_bar_values(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    bust(bridge, 2, by=1)
    assert desk_of(desk).bar.players.text() == "5 of 6"
    assert bridge_of(desk) is bridge
