"""What finished evenings leave behind for seasons: worked out once, kept beside the log, read without folding."""

import json
from functools import partial
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from console import script
from db.errors import StorageTrouble
from db.shelf import Shelf
from tests.db.evenings import club, do, hand, opened, rows, seated, some_hands, tables
from tournament.club.evenings import remove_evening
from tournament.club.merging import merge_players
from tournament.names import PlayerId
from tournament.seasons.leaving import evening_result
from tournament.seasons.results import EveningResult, KnockOut
from tournament.wording.values import times_in

STORY = """evening "Heads" structure club-20 stack 5000 seats 9 buy-in 30.00 EUR kept on 2026-11-19
18:50 price "Buy-in" buy-in 33.00 house 2.00 league 1.00 bounty 10.00 chips 5000 until 3
price "Re-entry" re-entry 33.00 house 2.00 league 1.00 bounty 10.00 chips 5000 until 3
price "Rebuy" rebuy 10.00 house 1.00 chips 5000 until 3
price "Add-on" add-on 5.00 league 0.50 chips 4000 until 3
19:00 enter Anna, Boris, Cyril, Dana
19:05 draw
19:10 start
19:20 rebuy Boris with 1500
add-on Anna
19:30 bust Dana by Boris
19:31 re-enter Dana
seat Dana
19:40 bust Cyril by Anna, Boris
19:45 bust Boris by Dana
19:50 bust Dana by Anna
"""


def told(shelf: Shelf, folder: Path, text: str = STORY) -> int:
    """The stream of that evening."""
    (folder / "night.story").write_text(text, encoding="utf-8")
    return script.run(folder / "night.story", shelf).here.number


def finished(shelf: Shelf) -> int:
    """A short evening that player 4 wins; its stream."""
    here = seated(shelf)
    some_hands(here)
    here.perform(hand({2: 0, 4: 40_000}, 2))
    return here.number


def test_an_evening_leaves_places_money_purchases_and_heads(shelf: Shelf, tmp_path: Path) -> None:
    stream = told(shelf, tmp_path)
    (result,) = shelf.evening_results()
    assert (result.stream, result.name, result.day, result.simulated) == (stream, "Heads", "2026-11-19", False)
    # The usual buy-in is that of the creation; what everybody paid is in their cost.
    assert (result.buy_in, result.fee, result.league, result.currency) == (3_000, 0, 550, "EUR")
    assert (result.entries, result.rebuys, result.add_ons, result.pool) == (5, 1, 1, 11_350)
    assert [(each.name, each.place, each.cost, each.entries, each.rebuys, each.add_ons) for each in result.people] == [
        ("Anna", 1, 3_800, 1, 0, 1),
        ("Dana", 2, 6_600, 2, 0, 0),
        ("Boris", 3, 4_300, 1, 1, 0),
        ("Cyril", 4, 3_300, 1, 0, 0),
    ]
    assert sum(each.prize for each in result.people) == result.pool
    assert sum(each.bounty for each in result.people) == 5_000
    anna, boris, cyril, dana = (PlayerId(number) for number in (1, 2, 3, 4))
    # The head that Dana lost before the re-entry counts, too.
    assert result.knock_outs == (
        KnockOut(dana, (boris,)),
        KnockOut(cyril, (anna, boris)),
        KnockOut(boris, (dana,)),
        KnockOut(dana, (anna,)),
    )
    assert rows(shelf, "SELECT entry, rebuys, add_ons, knock_outs FROM result ORDER BY entry") == [
        (1, 0, 1, 2),
        (2, 1, 0, 2),
        (3, 0, 0, 0),
        (4, 0, 0, 0),
        (5, 0, 0, 1),
    ]
    assert [bounty for (bounty,) in rows(shelf, "SELECT bounty FROM result ORDER BY entry")] == [
        next((each.bounty for each in result.people if each.name == name and entry != 4), 0)
        for entry, name in enumerate(("Anna", "Boris", "Cyril", "Dana", "Dana"), start=1)
    ]


def test_shared_places_say_how_many_share_them(shelf: Shelf, tmp_path: Path) -> None:
    text = STORY.replace("bust Cyril by Anna, Boris", "bust Cyril and Boris by Anna")
    text = text.replace("19:45 bust Boris by Dana\n", "")
    told(shelf, tmp_path, text)
    (result,) = shelf.evening_results()
    assert [(each.name, each.place, each.sharing) for each in result.people][2:] == [("Boris", 3, 2), ("Cyril", 3, 2)]


def test_an_evening_counts_from_its_finish_to_the_undo_of_it(shelf: Shelf) -> None:
    here = opened(shelf, finished(shelf))
    (result,) = shelf.evening_results()
    assert result == evening_result(here.state, here.number)
    assert shelf.evening_results() is shelf.evening_results()
    here.undo()
    assert shelf.evening_results() == ()
    assert rows(shelf, "SELECT * FROM outcome") == []
    here.redo()
    assert shelf.evening_results() == (result,)
    written = tables(shelf)
    shelf.rebuild()
    assert tables(shelf) == written


def test_what_changes_no_result_writes_no_outcome(shelf: Shelf) -> None:
    here = opened(shelf, finished(shelf))
    here.perform(do("paused"))
    (known,) = shelf.evening_results()
    before = shelf._database.raw().total_changes
    here.perform(do("players_entered", names=[]))
    # The step and the tournament's row.
    assert shelf._database.raw().total_changes - before == 2
    assert shelf.evening_results()[0] is known


def test_evenings_off_the_list_count_for_nothing_and_a_merge_changes_none(shelf: Shelf) -> None:
    people = club(shelf)
    first, second = finished(shelf), finished(shelf)
    people.perform(do("players_added", names=["A"]))
    before = shelf.evening_results()
    assert [result.stream for result in before] == [first, second]
    people.perform(partial(remove_evening, stream=first, name="Thursday"))
    assert [result.stream for result in shelf.evening_results()] == [second]
    people.undo()
    assert shelf.evening_results() == before


def test_merging_two_people_leaves_the_evenings_results_as_they_are(shelf: Shelf, tmp_path: Path) -> None:
    told(shelf, tmp_path)
    people, before = club(shelf), shelf.evening_results()
    people.perform(partial(merge_players, kept=PlayerId(1), gone=PlayerId(4)))
    roster = people.state
    assert shelf.evening_results() == before
    assert [roster.canonical(each.player or PlayerId(0)) for each in before[0].people] == [1, 1, 2, 3]
    people.undo()
    assert people.state.canonical(PlayerId(4)) == 4


def test_a_reader_sees_what_the_writer_has_written(shelf: Shelf) -> None:
    with Shelf.open(shelf.path, write=False) as reader:
        assert reader.evening_results() == ()
        finished(shelf)
        assert [result.name for result in reader.evening_results()] == ["Thursday"]


def test_the_day_is_this_computers(shelf: Shelf, tmp_path: Path) -> None:
    told(shelf, tmp_path)
    with Shelf.open(shelf.path, write=False) as elsewhere, times_in(ZoneInfo("Pacific/Kiritimati")):
        assert elsewhere.evening_results()[0].day == "2026-11-20"


def test_the_text_in_the_file_is_the_result(shelf: Shelf) -> None:
    finished(shelf)
    ((data,),) = rows(shelf, "SELECT data FROM outcome")
    assert set(json.loads(data)) == set(EveningResult.__dataclass_fields__)
    shelf._database.run("UPDATE outcome SET data = '{}'")
    with pytest.raises(StorageTrouble, match="damaged"):
        shelf.evening_results()
    shelf.rebuild()
    assert len(shelf.evening_results()) == 1


def test_players_who_are_only_counted_are_nobody_and_their_rebuys_count(shelf: Shelf, tmp_path: Path) -> None:
    lines = ("19:00 players +3", 'price "Rebuy" rebuy 10.00 until 3', "19:10 start", "rebuys +2", "one out", "one out")
    told(shelf, tmp_path, "\n".join(('evening "Clock" structure club-20 buy-in 10.00 EUR counted until 3', *lines, "")))
    (result,) = shelf.evening_results()
    assert [(each.player, each.place) for each in result.people] == [(None, 1), (None, 2), (None, 3)]
    assert (result.entries, result.rebuys, result.pool) == (3, 2, 5_000)
