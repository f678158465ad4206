"""The plain tables beside the log."""

from dataclasses import replace

import pytest

from db.shelf import Shelf
from tests.db.evenings import (
    SEVEN,
    TABLE,
    club,
    creation,
    do,
    entered,
    hand,
    join,
    opened,
    rows,
    seated,
    some_hands,
    tables,
)
from tournament.events import ClockPaused, PlayerAdded, PlayerBusted
from tournament.history import Step, Stored
from tournament.names import EntryNo, PlayerId
from tournament.standings import standings


def places(shelf: Shelf) -> dict[str, int | None]:
    return dict(rows(shelf, "SELECT name, place FROM result ORDER BY entry"))


def test_people_of_the_club_are_a_table(shelf: Shelf) -> None:
    people = club(shelf)
    join(people, "Founder")
    join(people, "Anna", "Bob")
    assert [row[:2] for row in tables(shelf)["player"]] == [(1, "Founder"), (2, "Anna"), (3, "Bob")]
    people.undo()
    assert [row[1] for row in tables(shelf)["player"]] == ["Founder"]
    people.redo()
    assert [row[1] for row in tables(shelf)["player"]] == ["Founder", "Anna", "Bob"]


def test_a_corrected_name_is_the_name_in_the_table(shelf: Shelf) -> None:
    people = club(shelf)
    join(people, "Founder")
    join(people, "Ana")
    people.replace(2, do("players_added", PlayerAdded(PlayerId(2), "Anna")))
    assert [row[1] for row in tables(shelf)["player"]] == ["Founder", "Anna"]


def test_a_great_many_people_come_at_once(shelf: Shelf) -> None:
    join(club(shelf), *(f"P{n}" for n in range(2_000)))
    assert len(tables(shelf)["player"]) == 2_000


def test_results_follow_the_busts(shelf: Shelf) -> None:
    here = seated(shelf)
    nobody = dict.fromkeys(["Player 1", "Player 2", "Player 3", "Player 4"])
    assert places(shelf) == nobody
    here.perform(hand({3: 0, 4: 20_000}, 3))
    assert places(shelf) == nobody | {"Player 3": 4}
    here.perform(hand({1: 0, 2: 20_000}, 1))
    here.perform(hand({2: 0, 4: 40_000}, 2))
    assert places(shelf) == {"Player 1": 3, "Player 2": 2, "Player 3": 4, "Player 4": 1}
    assert rows(shelf, "SELECT prize FROM result WHERE place = 1") == [(8_000,)]
    here.undo()
    here.undo()
    assert places(shelf) == nobody | {"Player 3": 4}


def test_results_are_what_the_standings_say(shelf: Shelf) -> None:
    here = seated(shelf)
    some_hands(here)
    written = rows(shelf, "SELECT entry, name, place, prize, out_ms FROM result ORDER BY entry")
    lines = sorted(standings(here.state), key=lambda line: line.entry)
    assert written == [(line.entry, line.name, line.place, line.prize, line.out_at) for line in lines]


def test_a_late_entry_moves_those_already_out(shelf: Shelf) -> None:
    here = seated(shelf)
    here.perform(hand({3: 0, 4: 20_000}, 3))
    here.perform(do("players_entered", entered(5, "Eve")))
    assert places(shelf)["Player 3"] == 5
    here.undo()
    assert places(shelf)["Player 3"] == 4
    assert "Eve" not in places(shelf)


def test_the_tournament_row_follows_the_evening(shelf: Shelf) -> None:
    here = seated(shelf)
    some_hands(here)
    columns = "name, started_ms, finished_ms, players, left, tables, hands, level, pool, currency"
    state = here.state
    assert rows(shelf, f"SELECT {columns} FROM tournament") == [
        ("Thursday", state.started, None, 4, 2, 1, 3, 1, 8_000, "EUR")
    ]
    here.perform(hand({2: 0, 4: 40_000}, 2))
    assert rows(shelf, "SELECT left, finished_ms FROM tournament") == [(1, here.state.finished)]


def test_a_hand_writes_one_row_and_leaves_the_results_alone(shelf: Shelf) -> None:
    here = seated(shelf)
    before = shelf._database.raw().total_changes
    here.perform(hand({1: 9_000, 2: 11_000}))
    # The step, its event, its hand, the tournament's row.
    assert shelf._database.raw().total_changes - before == 4


def test_rebuilding_gives_the_same_rows(shelf: Shelf) -> None:
    join(club(shelf), "Anna", "Bob")
    some_hands(seated(shelf))
    seated(shelf).undo()
    shelf.create_evening(creation("Empty"))
    before = tables(shelf)
    for table in before:
        shelf._database.run(f"DELETE FROM {table}")
    shelf.rebuild()
    assert tables(shelf) == before


def test_the_evening_goes_on_after_rebuilding_and_opening_again(shelf: Shelf) -> None:
    here = seated(shelf)
    some_hands(here)
    shelf.rebuild()
    here.undo()
    here.undo()
    here.redo()
    written = tables(shelf)
    shelf.rebuild()
    assert tables(shelf) == written
    shelf.close()
    with Shelf.open(shelf.path) as again:
        here = opened(again, here.number)
        here.undo()
        here.perform(hand({1: 0, 2: 20_000}, 1))
        written = tables(again)
        again.rebuild()
        assert tables(again) == written


def test_many_undos_in_a_row_and_back(shelf: Shelf) -> None:
    here = seated(shelf)
    for _ in range(30):
        first = here.state.entries[EntryNo(1)].stack or 0
        here.perform(hand({1: first - 1, 2: 20_001 - first}))
    for _ in range(28):
        here.undo()
    assert rows(shelf, "SELECT hands FROM tournament") == [(2,)]
    for _ in range(28):
        here.redo()
    assert rows(shelf, "SELECT hands FROM tournament") == [(30,)]
    written = tables(shelf)
    shelf.rebuild()
    assert tables(shelf) == written


@pytest.mark.parametrize("refused", [PlayerBusted(EntryNo(9), (), TABLE), entered(1)], ids=["bust", "entry"])
def test_a_refused_step_leaves_the_tables_as_they_were(shelf: Shelf, refused: PlayerBusted) -> None:
    here = seated(shelf)
    before = tables(shelf)
    with pytest.raises(Exception, match="does not stand"):
        shelf.append([(here.number, Stored(5, SEVEN, Step("busted", (refused,))))])
    assert tables(shelf) == before
    here.perform(do("paused", ClockPaused()))


def test_an_entry_that_another_followed_has_a_row_without_place(shelf: Shelf) -> None:
    """D-22: the person is ranked by the last entry."""
    here = seated(shelf)
    here.perform(hand({3: 0, 4: 20_000}, 3))
    here.perform(do("re_entered", replace(entered(5, "Player 3"), player=PlayerId(3), again=EntryNo(3))))
    found = rows(shelf, "SELECT entry, place, prize, out_ms IS NOT NULL FROM result WHERE player_id = 3 ORDER BY entry")
    assert found == [(3, None, 0, 1), (5, None, 0, 0)]
