"""Where programs fail the director: the room, the guests, the arguments, the sounds. Each line of it once."""

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop.director.tables.seat import SeatPlate
from desktop.display.showing import Blank
from tests.desktop.desks import HandClock, open_kept, open_rebuys, start
from tests.desktop.journeys.director import Director
from tests.desktop.journeys.eyes import line_of, seen
from tests.desktop.rooms import evening_of
from tests.desktop.test_desk_board_sounds import ring_due
from tournament.clocks.clock import Phase
from tournament.events import TableWay
from tournament.names import MINUTE, SECOND


def test_chime_came_out_of_the_laptop(director: Director, clock: HandClock) -> None:
    """Chime came out of the laptop, television mirrored, battery: a "before the guests come" page."""
    open_kept(director.desk, clock)
    steps = director.steps
    director.menu("Evening", "Before the guests come…")
    for title in ("Screens", "Sound", "Battery", "Sleep", "Disk", "Backups", "Clock of this computer", "Data"):
        assert director.sees(title)
    for button in ("Test chime", "Test voice", "Test picture", "Back up now", "Look again"):
        assert director.button(button).isVisible()
    director.press("Back up now")
    assert list(director.desk._shelf.path.parent.rglob("*.sqlite*"))
    director.press("Done")
    assert not director.asked()
    assert director.steps == steps


def test_a_guest_at_the_laptop(director: Director, clock: HandClock) -> None:
    """A guest at the laptop: [Lock the desk]: clock visible, keys dead, unlocked by holding a key."""
    start(open_kept(director.desk, clock))
    steps = director.steps
    director.menu("View", "Lock the desk")
    page = director.desk.commands.lock.page
    assert page is not None
    assert director.sees("Locked")
    assert director.sees("20:00")
    director.keys("Space", "PageDown", "x", "Ctrl+Z", "Ctrl+K", "F4", "Ctrl+Q")
    assert not director.asked()
    assert director.steps == steps
    assert evening_of(director.desk).boards[0].blank is Blank.NO
    director.wait(MINUTE)
    assert director.sees("19:00")
    QtBot.keyPress(page, Qt.Key.Key_Escape)
    clock.pass_by(3 * SECOND)
    page.look_again()
    assert director.desk.commands.lock.page is None
    director.keys("Space")
    assert director.kept.clock.reading(clock.at).phase is Phase.PAUSED


def test_the_argument_at_the_table(director: Director, clock: HandClock) -> None:
    """The argument at the table: a search with the rule's number, and a small calculator."""
    start(open_kept(director.desk, clock))
    steps = director.steps
    director.keys("Ctrl+R")
    for words, rule in (("oversized chip", "TDA 44"), ("short all-in", "TDA 47"), ("exposed card", "TDA")):
        director.keys("Ctrl+A")
        director.type(words)
        assert director.sees(rule), words
    director.write("To call, in all", "1100")
    director.write("Last raise", "600")
    director.write("Chips put in", "1000 5x100")
    assert director.sees("A raise to 1\u202f700")
    assert director.sees("TDA 43")
    director.write("Chips put in", "1000 3x100")
    assert director.sees("A call of 1\u202f100")
    assert director.steps == steps
    assert director.kept.clock.reading(clock.at).phase is Phase.RUNNING, "letters typed there are no commands"


def test_engine_play_never_touches_real_guests(director: Director, clock: HandClock) -> None:
    """Engine play never touches real guests: tables are kept unless they were created to be dealt."""
    start(open_kept(director.desk, clock))
    director.go("Tables")
    assert not director.sees("Play one hand")
    assert not director.sees("Play on")
    steps = director.steps
    director.menu("Tables")
    assert isinstance(director.front, QMenu)
    assert not line_of(director.front, "Play one hand at each table").isEnabled()
    director.keys("Escape", "Escape")
    assert director.steps == steps
    state = director.kept
    assert (state.hands, {table.way for table in state.tables.values()}) == (0, {TableWay.KEPT})
    director.press("Evenings")
    director.press("Try the demonstration")
    director.desk.window.desk.close_down()  # type: ignore[union-attr]  # robots play in a process of their own
    director.go("Tables")
    assert director.sees("dealt by the program, played by robots")
    assert {table.way for table in director.kept.tables.values()} == {TableWay.DEALT}
    plate = next(each for each in seen(director.desk.window) if isinstance(each, SeatPlate) and each.view.entry)
    director.drag_player(plate.view.name, plate.table, 9)
    assert director.sees("Robots play this evening; nobody moves or goes out by hand.")


def test_stale_counts(director: Director, clock: HandClock) -> None:
    """Stale counts: chip counts carry their time and fade; they never silently decide a tie or a deal."""
    start(open_kept(director.desk, clock))
    director.go("Tables")
    director.click_seat("Anna")
    director.keys("Escape", "c")
    for name in ("Anna", "Bohdan", "Cyril", "Dana", "Emil", "František"):
        director.write(f"Chips of {name}", "10000")
    director.write("Chips of Anna", "15000")
    director.write("Chips of Bohdan", "5000")
    director.press("Write down")
    assert director.entry("Anna").stack == 15_000
    plate = director.plate(director.seat("Anna"))
    assert plate._drawn.counted is not None
    fresh = plate._drawn.counted.faint
    director.wait(90 * MINUTE)
    plate = director.plate(director.seat("Anna"))
    assert plate._drawn.counted is not None
    assert plate._drawn.counted.faint > fresh, "it fades"
    director.go("Chips")
    assert director.sees("counted ")
    director.go("Tables")
    director.click_seat("Anna")
    director.press("Out…")
    director.press("Add…")
    director.press("Bohdan")
    assert director.sees("Who had more chips before the hand?"), "an old count decides nothing"
    director.keys("Escape")
    director.go("Prizes")
    director.press("Make a deal…")
    assert director.sees("Count again, or say that the older counts hold.")
    assert not director.button("All agree: make it").isEnabled()


def test_sound_rules(director: Director, clock: HandClock) -> None:
    """Sound rules: when and if → sound, spoken text, message on the board, pause, page."""
    start(open_rebuys(director.desk, clock))
    director.keys("F11")
    director.menu("Board", "Sounds…")
    director.press("Add…")
    director.choose("When", "A level begins")
    director.write("Write on the board", "Rebuys go on")
    director.press("Take this rule")
    director.press("Sound like this")
    assert not director.asked()
    director.wait(20 * MINUTE + SECOND)
    ring_due(director.desk, clock)
    assert director.on_board("Rebuys go on")
