"""Where programs fail the director: who is out, who buys back in, who moves. Each line of it once."""

from tests.desktop.desks import HandClock, bust, open_kept, open_rebuys, start
from tests.desktop.journeys.director import Director
from tournament import standings
from tournament.names import MINUTE, SECOND, TableNo
from tournament.sales.prices import Buying

NINE = ("Anna", "Bohdan", "Cyril", "Dana", "Emil", "František", "Gita", "Hana", "Igor")


def places(director: Director) -> dict[str, int | None]:
    """Who has which place, as the file has it."""
    return {line.name: line.place for line in standings.standings(director.kept) if line.chips == 0}


def bought(director: Director) -> list[Buying]:
    """Everything that was sold, the newest last."""
    return [each.buying for each in director.kept.purchases]


def out(director: Director, name: str) -> None:
    """A click on the seat, X, and the dialog is in front."""
    director.go("Tables")
    director.click_seat(name)
    director.press("Out…")


def test_bust_while_rebuys_are_open(director: Director, clock: HandClock) -> None:
    """Bust while rebuys are open: one dialog with four ways; the place is called provisional."""
    start(open_rebuys(director.desk, clock))
    seat = director.seat("Anna")
    out(director, "Anna")
    for way in ("Rebuy, keeps the seat", "Re-entry, new seat", "Deciding", "Out", "Not out"):
        assert director.button(way).isEnabled()
    director.press("Rebuy, keeps the seat")
    assert not director.asked()
    assert director.entry("Anna").seat == seat
    assert bought(director).count(Buying.REBUY) == 1
    assert director.kept.chips_in_play == 70_000

    out(director, "Bohdan")
    director.keys("e")
    assert len([entry for entry in director.kept.entries.values() if entry.name == "Bohdan"]) == 2
    assert director.entry("Bohdan").seat is not None

    seat = director.seat("Cyril")
    out(director, "Cyril")
    director.press("Deciding")
    assert director.entry("Cyril").deciding is not None
    assert places(director)["Cyril"] is None, "no place"
    assert director.plate(seat).isVisible()
    director.wait(3 * MINUTE + SECOND)
    assert director.sees("Cyril is still deciding")
    assert not director.sees("is 1 short"), "no balance proposal"
    director.press("Out", director.desk.window.desk.attention)  # type: ignore[union-attr]
    assert places(director)["Cyril"] is not None
    director.go("Out")
    assert director.sees("places are provisional while registration is open")


def test_just_after_the_window_closed_the_hand_had_begun(director: Director, clock: HandClock) -> None:
    """Just after the window closed [Hand had begun: allow] is one click."""
    start(open_rebuys(director.desk, clock))
    for _level in range(5):
        director.keys("PageDown")
    director.second()
    assert not director.kept.clock.reading(clock.at).on_break
    out(director, "Dana")
    director.press("Hand had begun: allow rebuy")
    assert not director.asked()
    assert director.entry("Dana").is_in
    assert bought(director).count(Buying.REBUY) == 1


def test_twenty_add_ons_at_the_break(director: Director, clock: HandClock) -> None:
    """Twenty add-ons at the break: a tick list by table, all at once, with totals."""
    names = [f"P{number:02}" for number in range(1, 21)]
    start(open_rebuys(director.desk, clock, names))
    for _level in range(3):
        director.keys("PageDown")
    assert director.kept.clock.reading(clock.at).on_break
    director.go("People")
    director.press("Add-ons…")
    director.press("Everybody")
    director.press("Two for P01")
    director.press("P02 pays later")
    assert director.sees("20 players · 21 add-ons · 105")
    assert director.sees("of that €10 owing")
    before = director.steps
    director.press("Sell")
    assert director.steps == before + 1
    state = director.kept
    assert bought(director).count(Buying.ADD_ON) == 21
    assert state.chips_in_play == 20 * 10_000 + 21 * 5_000
    assert director.sees("1 person owes")


def test_two_busts_in_the_wrong_order_and_the_wrong_hitman(director: Director, clock: HandClock) -> None:
    """Two busts entered in the wrong order, wrong hitman: drag in the list; Reinstate always works."""
    bridge = open_kept(director.desk, clock)
    start(bridge)
    for who in (4, 3, 2):
        bust(bridge, who, by=1)
        director.second()
    director.go("Out")
    assert places(director) == {"Bohdan": 4, "Cyril": 5, "Dana": 6}
    director.drag_row("Bohdan", below="Cyril")
    assert places(director) == {"Cyril": 4, "Bohdan": 5, "Dana": 6}
    director.click_row("Dana")
    director.press("Later")
    assert places(director) == {"Cyril": 4, "Dana": 5, "Bohdan": 6}
    director.press("Tie")
    assert len(set(places(director).values())) == 2, "two share a place"
    director.keys("Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert places(director) == {"Bohdan": 4, "Cyril": 5, "Dana": 6}

    director.click_row("Cyril")
    director.press("Correct…")
    director.press("Emil")
    director.press("Correct")
    assert director.entry("Cyril").bust is not None
    assert director.entry("Cyril").bust.by == (director.entry("Emil").number,)  # type: ignore[union-attr]
    assert any("Emil" in cell for row in director.rows() for cell in row)

    seat = director.entry("Dana").bust.seat  # type: ignore[union-attr]
    director.click_row("Dana")
    director.press("Reinstate")
    assert director.seat("Dana") == seat
    assert director.sees("Dana is back in")
    assert places(director) == {"Bohdan": 5, "Cyril": 6}
    director.go("Tables")
    assert director.plate(director.seat("Dana")).view.name == "Dana"


def test_which_of_the_two_had_more_chips(director: Director, clock: HandClock) -> None:
    """Which of the two had more chips: ask exactly that, or equal, nothing else."""
    start(open_kept(director.desk, clock))
    out(director, "Anna")
    director.press("Add…")
    director.press("Bohdan")
    assert director.sees("Who had more chips before the hand?")
    assert not director.button("Out").isEnabled()
    director.press("B  Bohdan")
    director.keys("Return")
    assert places(director) == {"Bohdan": 5, "Anna": 6}


def test_balancing_with_an_unknown_button(director: Director, clock: HandClock) -> None:
    """Balancing with an unknown button: who is big blind; the move worded by role; Done or someone else."""
    bridge = open_kept(director.desk, clock, [f"P{number:02}" for number in range(1, 15)])
    start(bridge)
    director.wait(MINUTE)
    at_two = [entry.number for entry in bridge.state.left if entry.seat is not None and entry.seat.table == 2]
    bust(bridge, at_two[0], by=at_two[1])
    bust(bridge, at_two[2], by=at_two[1])
    director.second()
    attention = director.desk.window.desk.attention  # type: ignore[union-attr]
    assert director.sees("Table 2 is 2 short")
    assert director.sees("Who is big blind in the hand being played at table 1?", attention)
    name = next(entry.name for entry in director.kept.left if entry.seat is not None and entry.seat.table == 1)
    director.press(name, attention)
    (said,) = [text for text in director.texts(attention) if text.startswith("Next big blind of table 1, now ")]
    assert "moves to the first good seat at table 2" in said
    assert said.endswith("TDA 11.")
    director.wait(MINUTE)
    director.press("Someone else moved…", attention)
    assert director.sees("Who has moved?")
    director.press("Cancel")
    director.press("Done", attention)
    sizes = {number: len(table.seats) for number, table in director.kept.tables.items()}
    assert sizes == {1: 6, 2: 6}
    moved = director.kept.left
    assert len(moved) == 12
    assert not director.sees("Table 2 is", attention)
    director.menu("Tables", "Last moves…")
    assert director.asked()
    assert director.rows()


def test_the_key_of_the_next_hand_keeps_button_and_blinds(director: Director, clock: HandClock) -> None:
    """Kept: N for each hand; hand for hand no table plays two; Undo moves the button back."""
    bridge = open_kept(director.desk, clock, tuple(f"P{number:02}" for number in range(1, 13)))
    bridge._next_seed = bytes(32)
    start(bridge)
    director.wait(MINUTE)
    director.go("Tables")
    director.keys("N")
    assert director.sees("Choose a seat of that table first: 2 5 Enter.")
    director.keys("1", "3", "Return", "N", "N", "N")
    third = director.kept.tables[TableNo(1)]
    assert (third.hand, third.hands) == (3, 2)
    assert third.positions is not None
    assert director.sees(f"Table 1: hand 3, button at seat {third.positions.button}, ")
    director.keys("Ctrl+H", "N", "N")
    assert director.sees("Table 1 has played its hand of this round and waits for the others (WSOP 126-a).")
    director.keys("2", "3", "Return", "N", "N")
    going = director.kept.hand_for_hand
    assert going is not None
    assert (going.rounds, director.kept.tables[TableNo(1)].hand, director.kept.tables[TableNo(2)].hand) == (1, 4, 2)
    director.keys("Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert director.kept.tables[TableNo(1)].positions == third.positions
