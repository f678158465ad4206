"""The people of the club: who they are, what is written about them, and how it is taken back."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest

from tests.fakes import CLUB, SEVEN, HandClock, MemoryLog, Night
from tournament import wording
from tournament.arrivals import Arrivals, arrive
from tournament.club import Club, Player, Roster, add_players
from tournament.club.evenings import remove_evening
from tournament.club.merging import merge_players
from tournament.club.people import (
    LARGEST_PICTURE,
    added,
    archive_player,
    change_player,
    clear_picture,
    set_picture,
    unarchive_player,
)
from tournament.errors import BadInput, Refusal, RuleViolation
from tournament.events import EveningImported
from tournament.fold import fold
from tournament.history import Step, places
from tournament.names import Instant, PlayerId
from tournament.outs.elimination import Out, bust
from tournament.people.people import LONGEST_NOTES
from tournament.standings import standings

PNG = b"\x89PNG\r\n\x1a\n and so on"
JPEG = b"\xff\xd8\xff\xe0 and so on"


def club(*names: str) -> Club:
    """A club with these people."""
    made = Club(MemoryLog(), CLUB, [], HandClock())
    if names:
        made.perform(partial(add_players, names=names))
    return made


def number(here: Club, name: str) -> PlayerId:
    found = here.state.find(name)
    assert found is not None
    return found.number


def about(here: Club, decide: Callable[..., Step], name: str, /, **facts: Any) -> Player:
    """The person after a decision about that name."""
    who = number(here, name)
    here.perform(lambda roster, at: decide(roster, at, who, **facts))
    return here.state.players[who]


def refused(here: Club, decide: Callable[..., Step], *given: Any, **facts: Any) -> str:
    """The code of the refusal; it has a sentence, and nothing has changed."""
    before = here.state
    with pytest.raises(Refusal) as caught:
        here.perform(lambda roster, at: decide(roster, at, *given, **facts))
    assert here.state is before
    assert wording.refusal(caught.value).endswith(".")
    return caught.value.code


def come(roster: Roster, at: Instant, stream: int, name: str, new: Sequence[str] = ()) -> Step:
    """An evening came from another file, with people who are new here."""
    return arrive(roster, at, Arrivals({}, added(roster, new)), [EveningImported(stream, name)])


# ---- joining ---------------------------------------------------------------------------------------------------------


def test_people_are_numbered_as_they_join_and_found_by_folded_names() -> None:
    here = club("Anna", "  Karel   Novák ")
    assert [(player.number, player.name) for player in here.state.people] == [(1, "Anna"), (2, "Karel Novák")]
    assert here.state.find("KAREL NOVÁK") == here.state.players[PlayerId(2)]
    assert here.state.find("Boris") is None


def test_nobody_joins_twice() -> None:
    here = club("Anna")
    assert refused(here, add_players, ["Boris", "ANNA"]) == "player_known"
    assert refused(here, add_players, ["Boris", "boris"]) == "player_known"
    assert refused(here, add_players, []) == "nobody_named"
    assert refused(here, add_players, [" "]) == "name_empty"


def test_names_that_differ_only_by_accents_are_two_people_to_be_mentioned() -> None:
    here = club("Novak", "Novák", "Nowak")
    assert len(here.state.people) == 3
    assert [player.name for player in here.state.similar("Novak")] == ["Novák"]
    assert [player.name for player in here.state.similar("Nóvak")] == ["Novak", "Novák"]
    assert here.state.similar("Dana") == ()


@pytest.mark.parametrize("names", [("Seven", "7", "Se7en"), ("Jo", "Joe", "Joseph")])
def test_different_names_are_never_merged_unasked(names: tuple[str, ...]) -> None:
    # B138
    here = club(*names)
    assert len(here.state.people) == len(names)
    assert all(here.state.similar(name) == () for name in names)


def test_the_same_name_in_small_letters_is_the_same_person() -> None:
    # B138: of Seven, 7, Se7en and seven the last is the first one again.
    assert refused(club("Seven", "7", "Se7en"), add_players, ["seven"]) == "player_known"


def test_a_number_that_was_undone_is_given_to_nobody_else() -> None:
    night = Night().enter("Anna", "Boris")
    night.club.undo()
    night.club.perform(partial(add_players, names=["Cyril"]))
    assert [player.number for player in night.club.state.people] == [3]
    again = Club(night.log, CLUB, night.club.steps, night.clock)
    again.undo()
    again.perform(partial(add_players, names=["Dana"]))
    assert [player.number for player in again.state.people] == [4]


def test_a_correction_keeps_the_numbers_of_those_who_joined() -> None:
    here = club("Ana", "Boris")
    here.perform(partial(add_players, names=["Cyril"]))
    here.replace(1, partial(add_players, names=["Anna", "Boris", "Dana"]))
    assert {player.name: player.number for player in here.state.people} == {
        "Anna": 1,
        "Boris": 2,
        "Dana": 4,
        "Cyril": 3,
    }
    here.replace(1, partial(add_players, names=["Anna", "Boris", "Dana", "Eva"]))
    assert {player.name: player.number for player in here.state.people}["Dana"] == 4
    assert number(here, "Eva") == 5


# ---- names, nicknames, notes -----------------------------------------------------------------------------------------


def test_a_person_is_called_otherwise_and_found_by_the_new_name_only() -> None:
    here = club("Zoe", "Anna")
    assert about(here, change_player, "Zoe", name=" Zoé ").name == "Zoé"
    assert here.state.find("Zoe") is None
    here.undo()
    assert here.state.find("Zoé") is None
    assert number(here, "Zoe") == 1


def test_a_nickname_is_what_is_shown_and_found() -> None:
    here = club("Joseph")
    assert about(here, change_player, "Joseph", nickname="Little Joe").shown == "Little Joe"
    assert here.state.find("little joe") == here.state.find("JOSEPH")
    assert about(here, change_player, "Joseph", nickname="").shown == "Joseph"
    assert here.state.find("Little Joe") is None


def test_names_and_nicknames_belong_to_one_person() -> None:
    here = club("Anna", "Boris")
    about(here, change_player, "Boris", nickname="Bo")
    assert refused(here, add_players, ["BO"]) == "player_known"
    assert refused(here, change_player, PlayerId(1), name="bo") == "player_known"
    assert refused(here, change_player, PlayerId(1), nickname="Boris") == "player_known"
    # His own name in other letters is his.
    assert about(here, change_player, "Boris", name="BORIS", nickname="Boris").shown == "Boris"


def test_notes_are_kept_with_their_lines() -> None:
    here = club("Anna")
    assert about(here, change_player, "Anna", notes=" vegetarian \r\n comes late ").notes == "vegetarian\n comes late"
    assert refused(here, change_player, PlayerId(1), notes="x" * (LONGEST_NOTES + 1)) == "notes_too_long"
    assert refused(here, change_player, PlayerId(1), notes="a\x1b[31m") == "notes_have_control_characters"
    assert about(here, change_player, "Anna", notes="").notes == ""


def test_what_changes_nothing_is_no_step() -> None:
    here = club("Anna")
    assert refused(here, change_player, PlayerId(1), name="Anna", notes="") == "nothing_changed"
    assert refused(here, change_player, PlayerId(9), name="Zoe") == "no_such_person"


# ---- pictures --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("picture", [PNG, JPEG])
def test_a_picture_is_set_cleared_and_brought_back(picture: bytes) -> None:
    here = club("Anna")
    assert about(here, set_picture, "Anna", picture=picture).picture == picture
    assert about(here, clear_picture, "Anna").picture == b""
    here.undo()
    assert here.state.players[PlayerId(1)].picture == picture


def test_only_pngs_and_jpegs_of_a_bearable_size_are_pictures() -> None:
    here = club("Anna")
    assert refused(here, set_picture, PlayerId(1), b"GIF89a") == "no_picture_file"
    assert refused(here, set_picture, PlayerId(1), b"") == "no_picture_file"
    assert refused(here, clear_picture, PlayerId(1)) == "has_no_picture"
    with pytest.raises(BadInput) as caught:
        set_picture(here.state, SEVEN, PlayerId(1), PNG.ljust(LARGEST_PICTURE + 1, b"x"))
    assert wording.refusal(caught.value) == "The picture has 301 kB; 300 kB are the most."
    set_picture(here.state, SEVEN, PlayerId(1), PNG.ljust(LARGEST_PICTURE, b"x"))


# ---- the archive -----------------------------------------------------------------------------------------------------


def test_who_is_archived_is_not_offered_but_known() -> None:
    here = club("Anna", "Boris")
    about(here, archive_player, "Anna")
    assert [player.name for player in here.state.offered] == ["Boris"]
    assert [player.name for player in here.state.people] == ["Anna", "Boris"]
    assert refused(here, archive_player, PlayerId(1)) == "archived_already"
    assert refused(here, add_players, ["Anna"]) == "player_in_archive"
    about(here, unarchive_player, "Anna")
    assert refused(here, unarchive_player, PlayerId(1)) == "not_archived"
    assert len(here.state.offered) == 2


# ---- what came later -------------------------------------------------------------------------------------------------


def test_undoing_a_joining_is_refused_while_a_later_step_names_the_person() -> None:
    here = club("Anna")
    about(here, change_player, "Anna", notes="vegetarian")
    with pytest.raises(RuleViolation) as caught:
        here.undo(1)
    assert caught.value.code == "later_step_depends"
    assert caught.value.facts["later"] == 2
    assert wording.refusal(caught.value) == (
        "“Notes about Anna were written” came later and would no longer stand; undo that first."
    )
    here.undo(2)
    here.undo(1)
    assert here.state == Roster()


def test_a_name_given_up_and_taken_stands_in_the_way_of_going_back() -> None:
    here = club("Anna")
    about(here, change_player, "Anna", name="Hana")
    here.perform(partial(add_players, names=["Anna"]))
    with pytest.raises(RuleViolation, match="later_step_depends"):
        here.undo(2)
    with pytest.raises(RuleViolation, match="later_step_depends"):
        here.replace(2, partial(change_player, number=PlayerId(1), notes="no new name after all"))
    here.replace(2, partial(change_player, number=PlayerId(1), name="Johana"))
    assert [player.name for player in here.state.people] == ["Johana", "Anna"]


# ---- evenings are copies ---------------------------------------------------------------------------------------------


def test_whatever_the_club_does_an_evening_stays_as_it_was() -> None:
    night = Night().enter("Anna", "Jo", "Joseph").draw().start()
    night.evening.perform(partial(bust, outs=[Out(night.number("Jo"), (night.number("Anna"),))]))
    before, lines = night.evening.state, standings(night.evening.state)
    here = night.club
    here.perform(partial(merge_players, kept=number(here, "Joseph"), gone=number(here, "Jo")))
    about(here, change_player, "Anna", name="Hana", nickname="Boss")
    about(here, archive_player, "Joseph")
    here.perform(partial(remove_evening, stream=night.evening.number, name="Thursday"))
    again = fold(places(night.evening.steps))
    assert again == before
    assert standings(again) == lines


# ---- lines of the history --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decision", "line"),
    [
        (partial(add_players, names=["Zoe"]), "Zoe joined the club"),
        (partial(change_player, number=PlayerId(1), name="Hana"), "Anna is called Hana now"),
        (partial(change_player, number=PlayerId(1), nickname="Ann"), "Anna goes by Ann"),
        (partial(change_player, number=PlayerId(2), nickname=""), "Boris has no nickname any more"),
        (partial(change_player, number=PlayerId(1), notes="x"), "Notes about Anna were written"),
        (partial(change_player, number=PlayerId(2), notes=""), "The notes about Boris were removed"),
        (partial(change_player, number=PlayerId(1), name="Hana", notes="x"), "What is written about Hana was changed"),
        (partial(set_picture, number=PlayerId(1), picture=PNG), "Anna has a picture"),
        (partial(archive_player, number=PlayerId(2)), "Bo moved to the archive"),
    ],
)
def test_a_step_has_its_line(decision: Callable[..., Step], line: str) -> None:
    here = club("Anna", "Boris")
    about(here, change_player, "Boris", nickname="Bo", notes="late")
    assert wording.step(here.perform(decision).step) == line
