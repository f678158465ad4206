"""How an evening ends: the bubble, who goes home, the deal, the payout, the standings in the chat."""

from PyQt6.QtGui import QGuiApplication

from desktop.running import Desk
from tests.desktop.desks import HandClock, bust, desk_of, open_kept, start
from tests.desktop.journeys.director import Director
from tournament import standings
from tournament.clocks.clock import Phase
from tournament.names import MINUTE, SECOND, TableNo
from tournament.sales import cash

FOURTEEN = tuple(f"P{number:02}" for number in range(1, 15))


def places(director: Director) -> dict[str, int | None]:
    """Who has which place, as the file has it."""
    return {line.name: line.place for line in standings.standings(director.kept) if line.chips == 0}


def test_bubble_hand_for_hand(director: Director, clock: HandClock) -> None:
    """Bubble, hand-for-hand: one key, a banner, a tick per table, shared places before they are confirmed."""
    bridge = open_kept(director.desk, clock, FOURTEEN)
    start(bridge)
    director.wait(MINUTE)
    director.keys("F11")
    director.go("Tables")
    director.keys("Ctrl+H")
    assert director.kept.hand_for_hand is not None
    assert director.sees("Hand for hand: hand 1")
    assert director.on_board("HAND FOR HAND")
    assert director.kept.clock.reading(clock.at).phase is Phase.PAUSED, "two tables"
    first = {entry.seat.table: entry.name for entry in director.kept.left if entry.seat is not None}
    for table in (1, 2):
        director.click_seat(first[TableNo(table)])
        director.press("Out…")
        director.keys("Return")
        assert not director.asked()
    assert director.sees("share place 13: nothing")
    shown = standings.standings(director.kept)
    assert sum(line.provisional for line in shown if line.chips == 0) == 2, "not confirmed yet"
    director.press("Table 1 plays")
    assert director.kept.hand_for_hand is not None
    director.press("All tables done")
    assert director.kept.hand_for_hand is not None
    assert director.kept.hand_for_hand.rounds == 1
    assert director.sees("Hand for hand: hand 2")
    assert places(director) == dict.fromkeys(first.values(), 13)
    director.press("End hand for hand")
    assert director.kept.hand_for_hand is None


def test_a_player_goes_home_with_chips(director: Director, clock: HandClock) -> None:
    """A player goes home with chips: blind off, remove the stack with a place now, refund."""
    start(open_kept(director.desk, clock))
    director.wait(MINUTE)
    director.go("Tables")
    director.click_seat("Anna")
    director.press("Goes home…")
    director.press("Blind off")
    state = director.kept
    assert director.entry("Anna").is_in
    assert state.guests[director.entry("Anna").player].arrived is None  # type: ignore[index]

    director.click_seat("Bohdan")
    director.press("Goes home…")
    assert "Chips that leave play" in " ".join(director.texts())
    assert not director.button("Remove the stack").isEnabled()
    director.write("Chips that leave play", "8000")
    director.press("Remove the stack")
    assert places(director) == {"Bohdan": 6}
    assert director.kept.chips_in_play == 52_000

    director.click_seat("Cyril")
    director.press("Goes home…")
    director.write("Chips that leave play", "10000")
    director.press("Refund")
    assert "Cyril" not in {entry.name for entry in director.kept.entered}
    assert director.kept.pool == 5 * 2_000
    assert director.kept.chips_in_play == 42_000
    director.keys("Ctrl+3")
    director.menu("Structure", "Correct the chips in play…")
    director.write("More or fewer chips", "-500")
    director.write("Why", "a rack was counted twice")
    assert director.sees("42\u202f000 → 41\u202f500 in play")
    director.press("Correct")
    assert director.kept.chips_in_play == 41_500
    assert any("rack" in text for text in director.texts())


def three_left(director: Director, clock: HandClock) -> None:
    """Half an hour later Anna, Bohdan and Cyril are left."""
    bridge = open_kept(director.desk, clock)
    start(bridge)
    director.wait(30 * MINUTE)
    for out in (6, 5, 4):
        bust(bridge, out, 1)
        director.second()


def test_heads_up_a_deal_the_payout_and_the_results_to_the_chat(director: Director, clock: HandClock) -> None:
    """23:40: a deal, standings to the group chat. Results to the chat: copy as text and as picture."""
    three_left(director, clock)
    director.go("Prizes")
    director.press("Make a deal…")
    for name, chips in (("Anna", "30000"), ("Bohdan", "20000"), ("Cyril", "10000")):
        director.write(f"Chips of {name}", chips)
    assert director.sees("€55")
    director.press("The evening is over: places by chips")
    director.press("All agree: make it")
    state = director.kept
    assert state.deal is not None
    assert state.finished is not None
    assert sum(line.prize for line in standings.standings(state)) == 12_000
    director.press("Pay out…")
    assert director.sees("€55")
    director.press("Handed over")
    assert not director.asked()
    assert all("paid" in row[-1] for row in director.rows("Prizes"))
    assert not any(account.owing for account in cash.accounts(director.kept))

    director.go("Results")
    director.press("Copy as text")
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    text = clipboard.text()
    assert text.splitlines()[0] == "Friday"
    assert "1. Anna, €55" in text
    director.press("Copy as picture")
    assert clipboard.image().width() > 400
    assert director.sees("Copied as a picture: Standings. Paste it into the chat.")
    director.go("Tables")
    director.press("Show the draw")
    director.press("By name")
    director.press("Copy as text")
    assert clipboard.text().splitlines()[1].startswith("Anna: table 1 seat ")
    director.press("Copy as picture")
    assert clipboard.image().height() > 200
    assert director.sees("The seats are copied as a picture; paste it into the chat.")
    director.press("Done")
    director.menu("Evening", "Copy the standings as a picture")
    assert not clipboard.image().isNull()


def test_won_at_the_table_and_everything_is_kept(director: Director, clock: HandClock) -> None:
    """The last hand: the clock stops, the winner is shown, the evening is among the past ones, also tomorrow."""
    bridge = open_kept(director.desk, clock, ("Anna", "Bohdan"))
    start(bridge)
    director.wait(25 * MINUTE + SECOND)
    director.keys("F11")
    director.go("Tables")
    director.click_seat("Bohdan")
    director.press("Out…")
    director.keys("Return")
    state = director.kept
    assert state.finished is not None
    assert director.sees("Anna has won")
    assert director.on_board("Anna")
    assert state.clock.reading(clock.at).phase is Phase.OVER
    director.press("Results", attention(director.desk))
    assert director.rows("Final standings")[0][1] == "Anna"
    director.press("Evenings")
    assert director.sees("won by Anna")


def attention(desk: Desk):  # type: ignore[no-untyped-def]
    """The column at the right."""
    return desk_of(desk).attention
