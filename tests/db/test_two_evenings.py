"""Two evenings of one club at the same time: the same people, one file, and neither touches the other."""

from functools import partial
from pathlib import Path

import pytest

from db.errors import StorageBug, StorageTrouble
from db.shelf import Shelf
from tests.db.evenings import SEVEN, Clock, rows
from tests.fakes import created
from tournament import evening
from tournament.clocks import timekeeping
from tournament.club import Club
from tournament.draws import seating
from tournament.evening import Evening
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import entries, guests
from tournament.people.introducing import introduce
from tournament.tables import tables

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Filip", "Gita", "Hana")
ONE = TableNo(1)


class Both:
    """Two evenings of one shelf, taken in turns."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        clock = Clock()
        people = shelf.club_stream()
        self.club = Club(shelf, people, shelf.read(people), clock)
        streams = shelf.evening_streams() or tuple(
            shelf.create_evening(evening.create(created(name=name, seats=4), SEVEN)) for name in ("Main", "Side")
        )
        self.main, self.side = (Evening(shelf, stream, shelf.read(stream), clock) for stream in streams)

    def enter(self, names: tuple[str, ...]) -> None:
        """Everybody plays in both; who is new joins the club with the first."""
        for name in names:
            entries.enter_by_name(self.main, self.club, [name])
            entries.enter_by_name(self.side, self.club, [name])

    def start(self) -> None:
        for here, seed in ((self.main, bytes(32)), (self.side, bytes([7] * 32))):
            here.perform(partial(seating.draw_seats, server_seed=seed))
        for here in (self.side, self.main):
            here.perform(timekeeping.start)


def bust(here: Evening, table: TableNo = ONE) -> EntryNo:
    out, by = list(here.state.table(table).seats.values())[:2]
    here.perform(partial(elimination.bust, outs=[Out(out, (by,))]))
    return out


@pytest.fixture
def both(shelf: Shelf) -> Both:
    made = Both(shelf)
    made.enter(NAMES)
    made.start()
    return made


def test_the_same_people_play_in_both_and_join_the_club_once(both: Both) -> None:
    assert [player.name for player in both.club.state.people] == list(NAMES)
    assert [entry.player for entry in both.main.state.left] == [entry.player for entry in both.side.state.left]
    assert len(both.main.state.tables) == len(both.side.state.tables) == 2


def test_what_happens_in_one_leaves_the_other_the_same_value(both: Both) -> None:
    side = both.side.state
    out = bust(both.main)
    both.main.perform(partial(tables.open_table, name="Kitchen"))
    assert both.side.state is side
    assert both.side.state.entry(out).bust is None
    main = both.main.state
    bust(both.side, TableNo(2))
    both.side.perform(partial(tables.open_table, name="Kitchen"))
    assert both.main.state is main


def test_undo_takes_back_what_was_done_here_though_the_other_evening_did_something_later(both: Both) -> None:
    before = both.main.state
    out = bust(both.main)
    both.side.perform(partial(tables.change_table, table=ONE, name="Hall"))
    bust(both.side)
    side = both.side.state
    both.main.undo()
    assert both.main.state.entries == before.entries
    assert both.side.state is side
    both.main.redo()
    assert both.main.state.entry(out).bust is not None
    both.side.undo_through(both.side.steps[-2].seq)
    assert both.side.state.table(ONE).name == ""
    assert both.main.state.entry(out).bust is not None


def test_after_a_restart_both_are_what_they_were(both: Both, path: Path) -> None:
    bust(both.main)
    bust(both.side)
    both.side.undo()
    bust(both.side, TableNo(2))
    main, side, people = both.main.state, both.side.state, both.club.state
    both.shelf.close()
    with Shelf.open(path) as again:
        now = Both(again)
        assert (now.main.state, now.side.state, now.club.state) == (main, side, people)
        assert [row.left for row in again.evenings()] == [7, 7]
        now.main.undo()
        assert [row.left for row in again.evenings()] == [8, 7]


def test_a_backup_holds_both_and_goes_on_apart_from_them(both: Both, tmp_path: Path) -> None:
    bust(both.main)
    both.shelf.backup(tmp_path / "copy.db")
    main, side = both.main.state, both.side.state
    bust(both.side)
    both.main.undo()
    with Shelf.open(tmp_path / "copy.db") as copied:
        there = Both(copied)
        assert (there.main.state, there.side.state) == (main, side)
        bust(there.side, TableNo(2))
    assert both.main.state.entries != main.entries


def test_each_evening_numbers_its_own_steps(both: Both) -> None:
    for here in (both.main, both.side, both.main, both.side):
        bust(here)
    found = rows(both.shelf, "SELECT stream_id, COUNT(*), MIN(seq), MAX(seq) FROM step GROUP BY stream_id")
    assert {(count, low, high) for stream, count, low, high in found if stream != both.club.number} == {
        (len(both.main.steps), 1, len(both.main.steps)),
    }
    assert len(both.main.steps) == len(both.side.steps)


def test_whoever_wins_one_is_still_in_the_other(both: Both) -> None:
    winner = both.main.state.table(ONE).seats[SeatNo(1)]
    for entry in [each.number for each in both.main.state.left if each.number != winner]:
        both.main.perform(partial(elimination.bust, outs=[Out(entry, ())]))
    assert both.main.state.finished is not None
    assert both.side.state.finished is None
    assert len(both.side.state.left) == 8
    results = rows(both.shelf, "SELECT stream_id, COUNT(*) FROM result GROUP BY stream_id")
    assert [count for _, count in results] == [8, 8]


def test_a_second_hand_on_one_club_fails_loudly_and_stores_nothing(both: Both) -> None:
    """The club has one stream: who writes into it from what it was before is refused, not mixed in."""
    people = both.shelf.club_stream()
    stale = Club(both.shelf, people, both.shelf.read(people), Clock())
    introduce(both.main, both.club, ["Igor"], guests.expect)
    before = rows(both.shelf, "SELECT COUNT(*) FROM step")
    with pytest.raises((StorageBug, StorageTrouble)):
        introduce(both.side, stale, ["Jana"], guests.expect)
    assert rows(both.shelf, "SELECT COUNT(*) FROM step") == before
