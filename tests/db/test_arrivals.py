"""Evenings and clubs that come to another club: who is who, what is there already, and all of it taken back."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from console import script
from db import archive, arrivals
from db.arrivals import Loaded
from db.shelf import Shelf
from tests.db.evenings import SEVEN, club, creation, do, entered, join, opened, rows, seated, some_hands, tables
from tests.deeds import DEEDS, evening_of_everything
from tournament import evening, fold, history, transfer, wording
from tournament.club.people import change_player, set_picture
from tournament.errors import BadFile, RuleViolation
from tournament.evening import Evening
from tournament.events import (
    EVENT_KINDS,
    EveningRemoved,
    PlayerArchived,
    PlayersMerged,
    PriceSet,
    PricesKept,
    Season,
    SeasonKept,
    StructureKept,
)
from tournament.names import PlayerId
from tournament.people import entries
from tournament.sales.prices import plain
from tournament.state import Tournament
from tournament.structures.structure import Level, Structure

STORIES = sorted((Path(__file__).parent.parent / "stories").glob("*.story"))
PICTURE = b"\x89PNG\r\n\x1a\n..."


def load(shelf: Shelf, file: Path, *, again: bool = False) -> Loaded:
    return arrivals.load(shelf, file, lambda: SEVEN, again=again)


def carry_evening(there: Shelf, stream: int, here: Shelf, *, again: bool = False) -> Loaded:
    """One evening from there to here, by a file."""
    file = there.path.with_name("one.evening")
    archive.write(arrivals.evening(there, stream), file)
    return load(here, file, again=again)


def carry_club(there: Shelf, here: Shelf) -> Loaded:
    """Everything from there to here, by a file."""
    file = there.path.with_name("all.club")
    archive.write(arrivals.club(there), file)
    return load(here, file)


def names(shelf: Shelf) -> list[str]:
    return [player.name for player in club(shelf).state.people]


def evening_of(shelf: Shelf, *people: str, name: str = "Thursday") -> Evening:
    """A new evening that these people of the club have entered."""
    here = opened(shelf, shelf.create_evening(creation(name)))
    entries.enter_by_name(here, club(shelf), people)
    return here


# ---- an evening -----------------------------------------------------------------------------------------------------


def test_people_are_known_by_name_or_join_the_club(there: Shelf, shelf: Shelf) -> None:
    join(club(shelf), "Zoe", "ANNA")
    here = evening_of(there, "Anna", "Cyril")
    loaded = carry_evening(there, here.number, shelf)
    assert loaded.people == ("Cyril",)
    assert names(shelf) == ["Zoe", "ANNA", "Cyril"]
    state = opened(shelf, loaded.evenings[0]).state
    # The evening keeps the name that was written in it.
    assert [(entry.player, entry.name) for entry in state.entries.values()] == [(2, "Anna"), (3, "Cyril")]
    assert list(state.guests) == [2, 3]


def test_whoever_is_new_brings_nickname_notes_and_picture(there: Shelf, shelf: Shelf) -> None:
    people = club(there)
    people.perform(lambda roster, at: change_player(roster, at, PlayerId(1), nickname="Ace", notes="vegetarian"))
    people.perform(lambda roster, at: set_picture(roster, at, PlayerId(1), PICTURE))
    people.perform(lambda roster, at: change_player(roster, at, PlayerId(2), nickname="Bo", notes="tall"))
    join(club(shelf), "bohdan", "Ace")
    carry_evening(there, evening_of(there, "Anna", "Bohdan").number, shelf)
    roster = club(shelf).state
    anna, bohdan = roster.find("Anna"), roster.find("Bohdan")
    assert anna is not None
    assert bohdan is not None
    assert (anna.notes, anna.picture) == ("vegetarian", PICTURE)
    # Somebody here is called so already; and what we say of those we know stays.
    assert anna.nickname == ""
    assert (bohdan.name, bohdan.nickname, bohdan.notes) == ("bohdan", "", "")


def test_the_evening_comes_with_what_was_undone_and_with_its_hands(there: Shelf, shelf: Shelf) -> None:
    night = seated(there)
    some_hands(night)
    night.undo()
    night.undo()
    night.redo()
    (stream,) = carry_evening(there, night.number, shelf).evenings
    here = opened(shelf, stream)
    assert [stored.at for stored in here.steps] == [stored.at for stored in night.steps]
    assert [hand.text for hand in shelf.hands(stream)] == [hand.text for hand in there.hands(night.number)]
    assert here.redo().step.label == "redo"
    assert here.undo().step.label == "undo"


def test_taking_it_back_hides_the_evening_and_lets_the_newcomers_go(there: Shelf, shelf: Shelf) -> None:
    join(club(shelf), "Anna")
    carry_evening(there, evening_of(there, "Anna", "Bohdan").number, shelf)
    with_it = tables(shelf)
    club(shelf).undo()
    assert shelf.evenings() == ()
    assert names(shelf) == ["Anna"]
    club(shelf).redo()
    assert tables(shelf) == with_it
    assert [row.name for row in shelf.evenings()] == ["Thursday"]


def test_an_evening_that_is_here_already_is_refused_unless_it_is_wanted_again(there: Shelf, shelf: Shelf) -> None:
    night = evening_of(there, "Anna", "Bohdan")
    carry_evening(there, night.number, shelf)
    with pytest.raises(BadFile, match="evening_here") as caught:
        carry_evening(there, night.number, shelf)
    facts = caught.value.facts
    assert (facts["name"], facts["number"], facts["ours"], facts["theirs"]) == ("Thursday", 1, 2, 2)
    # It has gone on there meanwhile, and is the same evening all the same.
    entries.enter_by_name(night, club(there), ["Cyril"])
    with pytest.raises(BadFile, match="evening_here"):
        carry_evening(there, night.number, shelf)
    assert len(shelf.evenings()) == 1
    carry_evening(there, night.number, shelf, again=True)
    assert len(shelf.evenings()) == 2
    # And home again.
    with pytest.raises(BadFile, match="evening_here"):
        carry_evening(shelf, 2, there)


def test_another_evening_of_the_same_name_is_another_one(there: Shelf, shelf: Shelf) -> None:
    carry_evening(there, evening_of(there, "Anna").number, shelf)
    later = evening.create(evening_of_everything(), SEVEN + 1)
    carry_evening(there, there.create_evening(later), shelf)
    assert [row.number for row in shelf.evenings()] == [1, 2]


def test_what_was_taken_back_can_come_again(there: Shelf, shelf: Shelf) -> None:
    """B251 for an evening."""
    night = evening_of(there, "Anna", "Bohdan")
    for _ in range(3):
        carry_evening(there, night.number, shelf)
        assert names(shelf) == ["Anna", "Bohdan"]
        assert len(shelf.evenings()) == 1
        club(shelf).undo()
        assert names(shelf) == []


def test_two_names_of_one_person_stay_two_numbers(there: Shelf, shelf: Shelf) -> None:
    night = evening_of(there, "Anna", "Bohdan")
    club(there).perform(do("players_merged", PlayersMerged(PlayerId(1), PlayerId(2)), gone="Bohdan", kept="Anna"))
    join(club(shelf), "Zoe", "Anna")
    loaded = carry_evening(there, night.number, shelf)
    entered_here = opened(shelf, loaded.evenings[0]).state.entries.values()
    assert [(entry.player, entry.name) for entry in entered_here] == [(2, "Anna"), (3, "Bohdan")]
    assert club(shelf).state.canonical(PlayerId(3)) == 2


def test_one_person_may_be_called_in_two_numbers_by_one_name(there: Shelf, shelf: Shelf, tmp_path: Path) -> None:
    night = evening_of(there, "Anna", "Bohdan")
    people = club(there)
    people.perform(do("players_merged", PlayersMerged(PlayerId(2), PlayerId(1)), gone="Anna", kept="Bohdan"))
    people.perform(lambda roster, at: change_player(roster, at, PlayerId(2), name="Anna", nickname="Bohdan"))
    join(club(shelf), "Zoe")
    assert carry_evening(there, night.number, shelf).people == ("Anna",)
    with Shelf.open(tmp_path / "third.db", create=True) as third:
        join(club(third), "Zoe")
        assert carry_club(there, third).people == ("Anna", "Cyril", "Dana")
        for each in (shelf, third):
            roster = club(each).state
            named = [PlayerId(entry.player or 0) for entry in opened(each, 2).state.entries.values()]
            assert len(set(named)) == 2
            assert {roster.canonical(number) for number in named} == {named[1]}
            assert [roster.players[number].name for number in named] == ["Anna", "Anna"]
            assert roster.players[named[1]].nickname == "Bohdan"


def test_whom_the_club_does_not_know_any_more_is_known_by_the_evening(there: Shelf, shelf: Shelf) -> None:
    night = opened(there, there.create_evening(creation()))
    night.perform(do("players_entered", entered(7, "Anna"), entered(9, "Nobody's"), names=["Anna", "Nobody's"]))
    loaded = carry_evening(there, night.number, shelf)
    assert names(shelf) == ["Anna", "Nobody's"]
    assert list(opened(shelf, loaded.evenings[0]).state.guests) == [1, 2]


def test_two_people_there_who_are_one_here_are_told_and_refused(there: Shelf, shelf: Shelf) -> None:
    night = evening_of(there, "Anna", "Bohdan")
    people = club(shelf)
    join(people, "Anna")
    people.perform(lambda roster, at: change_player(roster, at, PlayerId(1), nickname="Bohdan"))
    with pytest.raises(BadFile, match="two_are_one_here") as caught:
        carry_evening(there, night.number, shelf)
    said = "Anna and Bohdan are two people of that evening, but both names are Bohdan's here"
    assert said in wording.refusal(caught.value)
    assert shelf.evenings() == ()
    people.perform(lambda roster, at: change_player(roster, at, PlayerId(1), nickname=""))
    assert carry_evening(there, night.number, shelf).people == ("Bohdan",)


# ---- a club ---------------------------------------------------------------------------------------------------------


def kept_things(roster_of: Shelf, suffix: str = "") -> None:
    """A structure, a price list and a season."""
    structure = Structure(f"Short{suffix}", (Level(25, 50),), 5_000)
    people = club(roster_of)
    people.perform(do("structure_kept", StructureKept(structure), name=structure.name))
    prices = PriceSet(f"Usual{suffix}", "EUR", plain(1_000, 5_000))
    people.perform(do("prices_kept", PricesKept(prices), name=prices.name))
    season = Season(f"Autumn{suffix}", "2026-09-01")
    people.perform(do("season_kept", SeasonKept(season), name=season.name, first="2026-09-01", last=None))


def test_a_club_in_a_new_file_is_the_same_club(there: Shelf, shelf: Shelf) -> None:
    kept_things(there)
    night = seated(there)
    some_hands(night)
    gone = evening_of(there, "Anna", "Dana", name="Friday")
    people = club(there)
    people.perform(do("evening_removed", EveningRemoved(gone.number, "Friday"), name="Friday"))
    people.perform(do("player_archived", PlayerArchived(PlayerId(4), archived=True), name="Dana"))
    people.undo()
    loaded = carry_club(there, shelf)
    assert loaded.evenings == (night.number,)
    assert tables(shelf) == tables(there)
    for table in ("stream", "step", "event", "hand"):
        order = "stream_id, seq" if table == "step" else "1"
        columns = {"step": "stream_id, seq, at_ms, label, facts, undoes, instead_of", "event": "kind, version, data"}
        chosen = columns.get(table, "count(*)")
        assert sorted(rows(shelf, f"SELECT {chosen} FROM {table} ORDER BY {order}"), key=str) == sorted(
            rows(there, f"SELECT {chosen} FROM {table} ORDER BY {order}"), key=str
        )
    assert archive.text(arrivals.club(shelf)) == archive.text(arrivals.club(there))
    assert club(shelf).redo().step.label == "redo"


def test_a_club_comes_to_another_one_in_one_step(there: Shelf, shelf: Shelf) -> None:
    kept_things(there)
    evening_of(there, "Anna", "Cyril")
    evening_of(there, "Dana", name="Friday")
    join(club(shelf), "Zoe", "cyril")
    before = tables(shelf)
    loaded = carry_club(there, shelf)
    assert loaded.people == ("Anna", "Bohdan", "Dana")
    assert [row.name for row in shelf.evenings()] == ["Thursday", "Friday"]
    roster = club(shelf).state
    assert list(roster.structures) == ["short"]
    assert list(roster.price_sets) == ["usual"]
    assert list(roster.seasons) == ["autumn"]
    assert [entry.player for entry in opened(shelf, loaded.evenings[0]).state.entries.values()] == [3, 2]
    club(shelf).undo()
    assert tables(shelf)["player"] == before["player"]
    assert shelf.evenings() == ()


def test_what_is_here_under_that_name_stays_and_is_told(there: Shelf, shelf: Shelf) -> None:
    kept_things(there)
    night = evening_of(there, "Anna")
    carry_evening(there, night.number, shelf)
    ours = Structure("SHORT", (Level(100, 200),), 9_000)
    club(shelf).perform(do("structure_kept", StructureKept(ours), name="SHORT"))
    loaded = carry_club(there, shelf)
    assert [(note.code, note.facts["name"]) for note in loaded.notes] == [
        ("evening_left", "Thursday"),
        ("structure_here", "Short"),
    ]
    assert loaded.evenings == ()
    assert club(shelf).state.structures["short"] == ours
    with pytest.raises(BadFile, match="nothing_new"):
        carry_club(there, shelf)


def test_a_club_that_comes_in_one_go_uses_one_connection(there: Shelf, shelf: Shelf) -> None:
    """B229: a club, its people and evenings in one transaction, while a reader looks on."""
    evening_of(there, "Anna", "Cyril")
    with Shelf.open(shelf.path, write=False) as reader:
        carry_club(there, shelf)
        assert len(reader.evenings()) == 1


# ---- thirty people from a list --------------------------------------------------------------------------------------


def test_thirty_people_come_go_and_come_again(shelf: Shelf) -> None:
    """B251."""
    here, people = opened(shelf, shelf.create_evening(creation())), club(shelf)
    thirty = [f"Player {number:02}" for number in range(1, 31)]
    entries.enter_by_name(here, people, thirty)
    here.undo()
    people.undo()
    assert names(shelf) == []
    entries.enter_by_name(here, people, thirty)
    assert names(shelf) == thirty
    assert len(here.state.entries) == 30
    # Undoing only the entry leaves the people, and they enter again.
    here.undo()
    entries.enter_by_name(here, people, thirty)
    assert (len(names(shelf)), len(here.state.entries)) == (30, 30)


# ---- everything that can happen -------------------------------------------------------------------------------------


def test_every_number_of_a_person_in_a_fact_is_found() -> None:
    naming = {kind.__name__ for kind in EVENT_KINDS if transfer.names_people(kind)}
    assert {"PlayerEntered", "GuestExpected", "EntryNamed", "MoneyReceived", "PlayersMerged"} <= naming
    assert not naming & {"PlayerBusted", "SeatsDrawn", "EveningCreated", "ChipsBought"}


def renumbered_state(state: Tournament, numbers: dict[PlayerId, PlayerId]) -> str:
    """The state with other numbers for its people, as text: it is compared, nothing else."""
    guests = {numbers[each]: (guest.name, guest.arrived) for each, guest in state.guests.items()}
    bought = [
        (
            e.number,
            e.player and numbers[e.player],
            e.account and numbers[e.account],
            e.name,
            e.purchases,
            e.stack,
            e.seat,
            e.bust,
            e.cancelled,
        )
        for e in state.entries.values()
    ]
    received = {numbers[key] if key else None: amount for key, amount in state.till.received.items()}
    return repr((guests, bought, received, [numbers[each] for each in state.waiting], state.clock))


@settings(max_examples=30)
@given(st.integers(0, 2**32), st.sets(st.integers(1, 30), max_size=10))
def test_a_random_evening_comes_as_it_was(tmp_path_factory: pytest.TempPathFactory, seed: int, known: set[int]) -> None:
    folder, chance = tmp_path_factory.mktemp("carried"), Random(seed)
    with Shelf.open(folder / "there.db", create=True) as there, Shelf.open(folder / "here.db", create=True) as here:
        join(club(here), "Somebody else", *(f"Player {number}" for number in sorted(known)))
        night = opened(there, there.create_evening(evening.create(evening_of_everything(), SEVEN)))
        for kind in chance.choices(list(DEEDS), k=40):
            facts = DEEDS[kind](night.state, night.now(), chance)
            try:
                if chance.random() < 0.1:
                    night.undo()
                elif facts:
                    night.perform(do("paused", *facts))
            except RuleViolation:
                continue
        loaded = carry_evening(there, night.number, here)
        log = here.read(loaded.evenings[0])
        theirs = list(transfer.people_named(there.read(night.number)))
        numbers = dict(zip(theirs, transfer.people_named(log), strict=True))
        assert len(set(numbers.values())) == len(numbers)
        state = fold.fold(history.places(log))
        assert renumbered_state(state, {n: n for n in numbers.values()}) == renumbered_state(night.state, numbers)
        roster = club(here).state
        for number, name in transfer.people_named(log).items():
            found = roster.find(name)
            assert found is None or found.number == number
        assert transfer.is_same_evening(there.read(night.number), log)
        # And a third club gets the same from either.
        assert transfer.renumbered(log, {v: k for k, v in numbers.items()}.__getitem__) == transfer.renumbered(
            there.read(night.number), lambda number: number
        )


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.stem)
def test_the_evenings_of_the_stories_come_as_they_were(story: Path, there: Shelf, shelf: Shelf) -> None:
    with Shelf.open(there.path.with_name("told.db"), create=True) as told:
        script.run(story, told)
        carry_club(told, shelf)
        assert archive.text(arrivals.club(shelf)) == archive.text(arrivals.club(told))
        for row in told.evenings():
            (stream,) = carry_evening(told, row.stream, there).evenings
            came, were = fold.fold(history.places(there.read(stream))), fold.fold(history.places(told.read(row.stream)))
            assert [e.name for e in came.entries.values()] == [e.name for e in were.entries.values()]
            assert (came.pool, came.finished, came.clock) == (were.pool, were.finished, were.clock)
