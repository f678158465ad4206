"""The plain tables of the club, and the list of evenings."""

import json
from collections.abc import Callable
from functools import partial

import pytest

from db.errors import StorageBug, StorageTrouble
from db.shelf import Shelf
from tests.db.evenings import STRUCTURE, club, creation, do, hand, join, opened, rows, seated, some_hands, tables
from tests.tournament.test_club import come
from tournament import evening
from tournament.club import Club, add_players, keeping, seasons
from tournament.club.evenings import remove_evening
from tournament.club.merging import merge_players, propose_merge
from tournament.club.people import archive_player, change_player, set_picture
from tournament.errors import Refusal
from tournament.events import PlayerChanged, PriceSet, Season
from tournament.history import Step, Stored
from tournament.names import PlayerId
from tournament.people import entries
from tournament.sales.prices import plain

ONE, TWO = PlayerId(1), PlayerId(2)


def names(shelf: Shelf) -> list[str]:
    return [row.name for row in shelf.evenings()]


def decide(people: Club) -> None:
    """A bit of everything."""
    join(people, "Jo", "Joseph", "Anna")
    for decision in (
        partial(change_player, number=TWO, nickname="Little Joe", notes="vegetarian"),
        partial(set_picture, number=ONE, picture=b"\xff\xd8\xff"),
        partial(merge_players, kept=TWO, gone=ONE),
        partial(archive_player, number=PlayerId(3)),
        partial(keeping.keep_structure, structure=STRUCTURE),
        partial(keeping.keep_prices, prices=PriceSet("Rebuys", "EUR", plain(2_000, 10_000))),
        partial(seasons.keep_season, season=Season("Autumn", "2026-09-01", "2026-12-31")),
        partial(seasons.keep_season, season=Season("For ever", "2026-09-01")),
    ):
        people.perform(decision)


def test_everything_the_club_knows_is_a_table(shelf: Shelf) -> None:
    decide(club(shelf))
    assert rows(shelf, "SELECT id, name, nickname, notes, archived, merged_into FROM player ORDER BY id") == [
        (1, "Jo", "", "", 0, 2),
        (2, "Joseph", "Little Joe", "vegetarian", 0, None),
        (3, "Anna", "", "", 1, None),
    ]
    ((name, structure),) = rows(shelf, "SELECT name, data FROM structure")
    assert name == "Two levels"
    assert [period.get("big_blind") for period in json.loads(structure)["periods"]] == [50, None, 100]
    ((name, currency, prices),) = rows(shelf, "SELECT name, currency, data FROM price_set")
    assert (name, currency, json.loads(prices)[0]["shares"]["prizes"]) == ("Rebuys", "EUR", 2_000)
    assert rows(shelf, "SELECT name, first_day, last_day, league, closed FROM season ORDER BY name") == [
        ("Autumn", "2026-09-01", "2026-12-31", "", 0),
        ("For ever", "2026-09-01", None, "", 0),
    ]


def test_the_tables_follow_every_undo_and_redo(shelf: Shelf) -> None:
    people = club(shelf)
    decide(people)
    whole = tables(shelf)
    while people.undo_target() is not None:
        people.undo()
        written = tables(shelf)
        shelf.rebuild()
        assert tables(shelf) == written
    assert not any(tables(shelf).values())
    while people.redo_target() is not None:
        people.redo()
    assert tables(shelf) == whole


def test_the_club_goes_on_after_opening_again(shelf: Shelf) -> None:
    decide(club(shelf))
    state = club(shelf).state
    shelf.close()
    with Shelf.open(shelf.path) as again:
        people = club(again)
        assert people.state == state
        people.undo(4)
        assert rows(again, "SELECT merged_into FROM player WHERE id = 1") == [(None,)]
        written = tables(again)
        again.rebuild()
        assert tables(again) == written


def test_a_step_writes_only_the_rows_it_changes(shelf: Shelf) -> None:
    # B239: saving some rows had deleted others.
    people = club(shelf)
    join(people, *(f"P{n}" for n in range(50)))
    before = shelf._database.raw().total_changes
    people.perform(partial(change_player, number=TWO, name="Anna"))
    # The step, its event, the one row of the person.
    assert shelf._database.raw().total_changes - before == 3


def test_facts_that_contradict_the_club_are_not_stored(shelf: Shelf) -> None:
    people = club(shelf)
    join(people, "Anna", "Boris")
    before = tables(shelf)
    wrong = Stored(2, 0, Step("player_renamed", (PlayerChanged(TWO, "ANNA"),)))
    with pytest.raises(StorageBug, match="does not stand"):
        shelf.append([(people.number, wrong)])
    assert tables(shelf) == before
    join(people, "Cyril")


# ---- the list of evenings --------------------------------------------------------------------------------------------


def test_an_evening_off_the_list_keeps_its_number_and_its_steps(shelf: Shelf) -> None:
    people = club(shelf)
    first, second, third = (shelf.create_evening(creation(name)) for name in ("One", "Two", "Three"))
    people.perform(partial(remove_evening, stream=second, name="Two"))
    assert [(row.number, row.stream) for row in shelf.evenings()] == [(1, first), (3, third)]
    assert shelf.read(second) == [creation("Two")]
    opened(shelf, second).perform(do("players_entered", names=[]))
    assert names(shelf) == ["One", "Three"]
    shelf.rebuild()
    assert names(shelf) == ["One", "Three"]
    people.undo()
    assert names(shelf) == ["One", "Two", "Three"]


def test_an_import_that_is_undone_is_off_the_list(shelf: Shelf) -> None:
    people = club(shelf)
    stream = shelf.create_evening(creation("Elsewhere"))
    people.perform(partial(come, stream=stream, name="Elsewhere", new=["Zoe"]))
    assert names(shelf) == ["Elsewhere"]
    people.undo()
    assert names(shelf) == []
    shelf.rebuild()
    assert names(shelf) == []
    assert tables(shelf)["player"] == []
    people.redo()
    assert names(shelf) == ["Elsewhere"]


def test_the_shelf_says_who_played_in_which_evenings(shelf: Shelf) -> None:
    people = club(shelf)
    join(people, "Player 1", "Player 2", "Player 5")
    first, second = seated(shelf, 2).number, seated(shelf, 2).number
    assert shelf.evenings_of() == {ONE: {first, second}, TWO: {first, second}}
    proposal = propose_merge(people.state, PlayerId(3), ONE, shelf.evenings_of())
    assert (proposal.evenings_kept, proposal.evenings_gone, proposal.together) == (0, 2, ())
    assert propose_merge(people.state, TWO, ONE, shelf.evenings_of()).together == (first, second)


def test_an_evening_on_the_shelf_is_the_same_after_a_merge(shelf: Shelf) -> None:
    people = club(shelf)
    join(people, *(f"Player {n}" for n in (1, 2, 3, 4)))
    here = seated(shelf)
    some_hands(here)
    before = tables(shelf)["result"], here.state
    people.perform(partial(merge_players, kept=TWO, gone=ONE))
    people.perform(partial(change_player, number=TWO, name="Somebody else"))
    shelf.rebuild()
    assert (tables(shelf)["result"], opened(shelf, here.number).state) == before


# ---- several streams, several writers --------------------------------------------------------------------------------


def test_a_new_file_a_new_person_and_an_entry_come_in_one_go(shelf: Shelf) -> None:
    # B229: a second connection during the import had locked the program out of its own file.
    people = club(shelf)
    here = opened(shelf, shelf.create_evening(creation()))
    entries.enter_by_name(here, people, ["Anna", "Boris"])
    assert rows(shelf, "SELECT name FROM result ORDER BY entry") == [("Anna",), ("Boris",)]
    assert [row[1] for row in tables(shelf)["player"]] == ["Anna", "Boris"]


def test_if_the_entry_cannot_be_stored_nobody_has_joined(shelf: Shelf) -> None:
    # B229
    people = club(shelf)
    here = opened(shelf, shelf.create_evening(creation()))
    joined = people.prepare(partial(add_players, names=["Anna"]))
    entered = here.prepare(partial(entries.enter, players=joined.state.people))
    opened(shelf, here.number).perform(do("players_entered", names=[]))
    with pytest.raises(StorageTrouble, match="second_writer"):
        evening.commit(joined, entered)
    assert people.state.people == ()
    assert tables(shelf)["player"] == []
    join(people, "Boris")


@pytest.mark.parametrize(
    "second", [partial(add_players, names=["Cyril"]), partial(change_player, number=ONE, notes="x")]
)
def test_whoever_looks_at_an_older_club_is_told_and_takes_nothing_away(
    shelf: Shelf, second: Callable[..., Step]
) -> None:
    # B238, B239
    join(club(shelf), "Anna")
    first, stale = club(shelf), club(shelf)
    first.perform(partial(add_players, names=["Boris"]))
    first.perform(partial(change_player, number=ONE, notes="vegetarian"))
    written = tables(shelf)
    with pytest.raises(Refusal) as caught:
        stale.perform(second)
    assert caught.value.code == "second_writer"
    assert tables(shelf) == written
    assert club(shelf).state == first.state


def test_two_directors_with_two_views_of_an_evening_lose_nothing(shelf: Shelf) -> None:
    # B238: the bust of the first, and the second one's hand from before it.
    here = seated(shelf)
    stale = opened(shelf, here.number)
    here.perform(hand({3: 0, 4: 20_000}, 3))
    with pytest.raises(StorageTrouble, match="second_writer"):
        stale.perform(hand({1: 9_000, 2: 11_000}))
    assert opened(shelf, here.number).state == here.state
    opened(shelf, here.number).perform(hand({1: 9_000, 2: 11_000}))
