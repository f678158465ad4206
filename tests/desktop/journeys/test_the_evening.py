"""All evening the director has cards in hand and five seconds for the program: what comes up, one after the other."""

from tests.desktop.desks import HandClock
from tests.desktop.journeys.director import Director
from tournament import standings, wording
from tournament.clocks.clock import Phase
from tournament.events import Seat
from tournament.names import MINUTE, SECOND, SeatNo, TableNo


def test_a_first_evening_from_the_first_page_to_the_winner(director: Director, clock: HandClock) -> None:
    """A few fields, the people, the seats, the clock; a late player, a bust, a mis-click taken back, a move, dinner."""
    assert director.sees("Try the demonstration"), "a first start offers it"
    director.write("Name", "First Friday")
    director.keys("Return")
    for name in ("Anna", "Bohdan", "Cyril", "Dana"):
        director.type(name)
        director.keys("Return")
    assert [entry.name for entry in director.kept.entered] == ["Anna", "Bohdan", "Cyril", "Dana"]
    director.press("Draw seats")
    director.press("Draw")
    director.press("Done")
    director.press("Start now")
    assert director.kept.clock.reading(clock.at).phase is Phase.RUNNING
    director.wait(3 * MINUTE)

    come_late(director)
    out_by_figures(director)
    # A mis-click taken back, and that once more.
    director.keys("Ctrl+Z")
    assert director.entry("Dana").is_in
    assert director.sees("Redo")
    director.press("Redo", director.desk.window.quiet)
    assert director.entry("Dana").bust is not None

    # A move with the mouse.
    free = next(n for n in range(1, 10) if SeatNo(n) not in director.kept.tables[TableNo(1)].seats)
    director.drag_player("Emil", 1, free)
    assert director.seat("Emil") == Seat(TableNo(1), SeatNo(free))

    # Dinner, by the palette.
    director.keys("Ctrl+K")
    director.type("dinner")
    director.keys("Return")
    director.press("15 min")
    director.press("Take the break")
    assert director.sees(f"back at {wording.time_of_day(clock.at + 15 * MINUTE)}")
    director.wait(15 * MINUTE + SECOND)
    assert not director.kept.clock.reading(clock.at).on_break

    # Two more, by finding them.
    for name in ("Emil", "Cyril", "Bohdan"):
        director.keys("Ctrl+F")
        director.type(name[:3].lower())
        director.keys("Return")
        director.keys("x")
        assert director.sees(f"{name} has no chips left")
        director.keys("Return")
        director.second()
    assert director.kept.finished is not None
    assert [line.name for line in standings.standings(director.kept)] == ["Anna", "Bohdan", "Cyril", "Emil", "Dana"]
    assert director.sees("Anna has won")


def come_late(director: Director) -> None:
    """Paid and seated by one line."""
    director.keys("Ctrl+I")
    director.type("Emil")
    director.keys("Return")
    late = director.entry("Emil")
    assert late.seat is not None
    assert director.sees(f"table 1 seat {late.seat.number}")


def out_by_figures(director: Director) -> None:
    """The figures of table and seat, Enter, X, who did it, Enter."""
    director.keys("Ctrl+3")
    seat = director.seat("Dana")
    director.type(f"{seat.table}")
    director.keys("Space")
    director.type(f"{seat.number}")
    director.keys("Return", "x")
    assert director.sees("Dana has no chips left")
    director.keys("1", "Return")
    assert not director.asked()
    bust = director.entry("Dana").bust
    assert bust is not None
    assert len(bust.by) == 1
