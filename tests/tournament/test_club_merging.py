"""Two names, one person: proposed, decided by somebody, and taken back."""

from functools import partial

import pytest

from tests.tournament.test_club import PNG, about, club, number, refused
from tournament import wording
from tournament.club import Club, add_players
from tournament.club.merging import Difference, merge_players, propose_merge
from tournament.club.people import change_player, set_picture
from tournament.errors import RuleViolation
from tournament.names import PlayerId

NO_EVENINGS: dict[PlayerId, set[int]] = {}


def merge(here: Club, gone: str, kept: str) -> None:
    here.perform(partial(merge_players, kept=number(here, kept), gone=number(here, gone)))


def test_the_merged_name_leads_to_the_other_person() -> None:
    here = club("Jo", "Joseph")
    merge(here, "Jo", "Joseph")
    assert number(here, "Jo") == number(here, "Joseph") == 2
    assert here.state.canonical(PlayerId(1)) == 2
    assert [player.name for player in here.state.people] == ["Joseph"]
    assert [player.name for player in here.state.also(PlayerId(2))] == ["Jo"]
    assert refused(here, add_players, ["JO"]) == "player_known"
    assert wording.step(here.steps[-1].step) == "Jo is the same person as Joseph"


def test_a_merge_is_undone_even_after_later_steps() -> None:
    # B138: it could not be split again.
    here = club("Jo", "Joseph")
    merge(here, "Jo", "Joseph")
    here.perform(partial(add_players, names=["Zoe"]))
    about(here, change_player, "Joseph", notes="plays on Thursdays")
    here.undo(2)
    assert [player.name for player in here.state.people] == ["Jo", "Joseph", "Zoe"]
    assert number(here, "Jo") == 1
    here.redo()
    assert number(here, "Jo") == 2


def test_the_old_name_may_become_the_nickname_and_then_holds_the_merge() -> None:
    here = club("Jo", "Joseph")
    merge(here, "Jo", "Joseph")
    assert about(here, change_player, "Joseph", nickname="Jo").shown == "Jo"
    with pytest.raises(RuleViolation, match="later_step_depends"):
        here.undo(2)
    about(here, change_player, "Joseph", nickname="")
    assert number(here, "Jo") == 2


def test_merging_into_somebody_merged_means_the_one_who_stayed() -> None:
    here = club("Jo", "Joe", "Joseph")
    merge(here, "Joe", "Joseph")
    here.perform(partial(merge_players, kept=PlayerId(2), gone=PlayerId(1)))
    assert here.state.players[PlayerId(1)].merged_into == 3
    here.undo(2)
    assert number(here, "Jo") == 3
    assert number(here, "Joe") == 2


def test_whoever_is_merged_brings_those_merged_before() -> None:
    here = club("Jo", "Joe", "Joseph")
    merge(here, "Jo", "Joe")
    merge(here, "Joe", "Joseph")
    assert number(here, "Jo") == 3
    assert {player.name for player in here.state.also(PlayerId(3))} == {"Jo", "Joe"}


def test_nobody_is_merged_twice_or_with_the_same_person() -> None:
    here = club("Jo", "Joseph", "Dana")
    merge(here, "Jo", "Joseph")
    assert refused(here, merge_players, PlayerId(3), PlayerId(1)) == "merged_already"
    assert refused(here, merge_players, PlayerId(2), PlayerId(1)) == "merged_already"
    assert refused(here, merge_players, PlayerId(1), PlayerId(2)) == "merged_with_itself"
    assert refused(here, merge_players, PlayerId(2), PlayerId(2)) == "merged_with_itself"
    assert refused(here, merge_players, PlayerId(2), PlayerId(9)) == "no_such_person"


def test_notes_and_picture_are_taken_over_where_there_are_none() -> None:
    here = club("Jo", "Joseph")
    about(here, change_player, "Jo", notes="vegetarian", nickname="J")
    about(here, set_picture, "Jo", picture=PNG)
    merge(here, "Jo", "Joseph")
    kept = here.state.players[PlayerId(2)]
    assert (kept.shown, kept.notes, kept.picture) == ("Joseph", "vegetarian", PNG)
    assert number(here, "J") == 2
    here.undo()
    kept = here.state.players[PlayerId(2)]
    assert (kept.notes, kept.picture) == ("", b"")


def test_a_proposal_shows_the_differences() -> None:
    # B138
    here = club("Jo", "Joseph")
    about(here, change_player, "Jo", notes="vegetarian")
    about(here, set_picture, "Jo", picture=PNG)
    proposal = propose_merge(here.state, PlayerId(2), PlayerId(1), {PlayerId(1): {4, 5}, PlayerId(2): {6}})
    assert proposal.differences == (
        Difference("name", "Joseph", "Jo"),
        Difference("notes", "", "vegetarian"),
        Difference("picture", "", "1"),
    )
    assert (proposal.evenings_kept, proposal.evenings_gone) == (1, 2)
    assert proposal.concerns == ()


def test_two_who_played_in_the_same_evening_are_a_concern_but_no_refusal() -> None:
    here = club("Jo", "Joe", "Joseph")
    merge(here, "Joe", "Joseph")
    proposal = propose_merge(here.state, PlayerId(3), PlayerId(1), {PlayerId(1): [7, 8], PlayerId(2): [8]})
    assert proposal.together == (8,)
    (concern,) = proposal.concerns
    assert wording.refusal(concern) == "Jo and Joseph have both played in 1 evening; perhaps they are two people."
    merge(here, "Jo", "Joseph")


def test_a_proposal_is_refused_like_the_merge() -> None:
    here = club("Jo", "Joseph")
    with pytest.raises(RuleViolation, match="merged_with_itself"):
        propose_merge(here.state, PlayerId(1), PlayerId(1), NO_EVENINGS)
    merge(here, "Jo", "Joseph")
    with pytest.raises(RuleViolation, match="merged_already"):
        propose_merge(here.state, PlayerId(2), PlayerId(1), NO_EVENINGS)
