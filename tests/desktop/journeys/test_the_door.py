"""How an evening begins: the structure in the afternoon, the people at the door, the seats, the start by itself."""

from tests.desktop.desks import HandClock, open_kept, start
from tests.desktop.journeys.director import Director
from tournament import wording
from tournament.clocks.clock import Phase
from tournament.names import HOUR, MINUTE, SECOND
from tournament.people import guests

DAY = 24 * HOUR
TEN = ("Anna", "Bohdan", "Cyril", "Dana", "Emil", "František", "Gita", "Hana", "Igor", "Jana")


def names_in(director: Director) -> list[str]:
    """Who has entered, as the file has it."""
    return [entry.name for entry in director.kept.entered]


def test_an_afternoon_and_the_door(director: Director, clock: HandClock) -> None:
    """Afternoon: last week's structure, shortened, the predicted finish. 19:00: expected, here, paid, seated."""
    start(open_kept(director.desk, clock, TEN))
    clock.pass_by(7 * DAY - clock.at % MINUTE)
    director.desk.go_home()
    director.press("Again…")
    director.write("Name", "This Friday")
    director.press("Expect the same 10 people")
    director.press("Expect the same 10 people")
    director.press("Create")
    assert director.kept.setup.name == "This Friday"
    assert len(guests.expected(director.kept)) == 10
    assert director.kept.pool == 0, "an expected guest costs nothing"

    director.go("People")
    for letters in ("ann", "boh", "cyr"):
        director.type(letters)
        director.keys("Return")
    director.type("Nora, Oto, Petra")
    director.keys("Return")
    assert names_in(director) == ["Anna", "Bohdan", "Cyril", "Nora", "Oto", "Petra"]
    director.type("dan")
    director.keys("Shift+Return")
    assert director.sees("1 person owes €20")
    director.type("nora")
    director.keys("Return")
    assert director.sees("nora has entered already, as Nora.")
    assert len(names_in(director)) == 7, "nobody twice"
    director.keys("Escape", "Escape")
    assert director.kept.pool == 7 * 2_000

    director.go("Structure")
    assert director.sees("End ")
    before = director.kept.structure
    director.press("Shorten…")
    director.press("Shorten")
    assert director.kept.structure != before

    director.press("Draw seats", attention(director))
    director.press("Draw")
    assert len(director.rows("By table")) == 7, "read out by table"
    director.press("By name")
    assert [row[0] for row in director.rows("By name")][:2] == ["Anna", "Bohdan"]
    director.press("Done")
    assert all(entry.seat is not None for entry in director.kept.entered)

    director.menu("Clock", "Set start time…")
    director.press("in 30 min")
    director.press("Set the start")
    director.go("People")
    director.type("emi")
    director.keys("Return")
    emil = director.seat("Emil")
    assert director.sees(f"table {emil.table} seat {emil.number}"), "who comes late is seated at once"
    director.wait(31 * MINUTE)
    assert director.kept.clock.reading(clock.at).phase is Phase.RUNNING, "it started by itself"


def attention(director: Director):  # type: ignore[no-untyped-def]
    """The column at the right."""
    assert director.desk.window.desk is not None
    return director.desk.window.desk.attention


def test_ninety_people_at_the_door(director: Director, clock: HandClock) -> None:
    """Ninety people at the door: expected, pasted from the chat → here → paid → seated, in any order."""
    open_kept(director.desk, clock, ())
    director.go("People")
    director.press("Expected…")
    people = [f"{first} {last}" for first in TEN[:9] for last in TEN]
    director.paste("\n".join(f"- {name} 👍" for name in people))
    assert director.sees("90 people")
    director.press("Put on the list")
    state = director.kept
    assert len(guests.expected(state)) == 90
    assert (state.pool, len(state.entries)) == (0, 0)
    before = clock.at
    for name in people[::-1][:3]:
        first, last = name.split()
        director.type(f"{first[:3]} {last[:3]}".lower())
        director.keys("Return")
    assert names_in(director) == people[::-1][:3]
    assert clock.at == before
    director.click_row("Anna Anna")
    director.press("Is here")
    director.press("Enter, pays later")
    assert director.entry("Anna Anna").is_in
    director.press("Paid €20")
    assert director.kept.pool == 4 * 2_000
    director.click_row("Anna Bohdan")
    director.press("Does not come")
    assert len(guests.expected(director.kept)) == 90 - 5
    director.second()
    director.wait(SECOND)
    assert wording.amount(director.kept.pool, "EUR") == "€80"
    director.go("Prizes")
    assert director.sees("€80")
