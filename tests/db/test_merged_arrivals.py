"""People who were merged there, as they come to a club that knows some of them."""

from functools import partial

from db.shelf import Shelf
from tests.db.evenings import club, join
from tests.db.test_arrivals import carry_club
from tournament.club.merging import merge_players
from tournament.club.people import change_player


def test_a_name_between_two_others_may_be_somebody_of_ours(there: Shelf, shelf: Shelf) -> None:
    """There Uwe became Vera, who became another Uwe; here Vera is known, so the two Uwes are not one person here."""
    people = club(there)
    join(people, "Uwe", "Vera", "Wim")
    uwe, vera, wim = list(people.state.players)[-3:]
    people.perform(partial(merge_players, kept=vera, gone=uwe))
    people.perform(partial(merge_players, kept=wim, gone=vera))
    people.perform(partial(change_player, number=wim, name="Uwe"))
    join(club(shelf), "Vera")
    carry_club(there, shelf)
    roster = club(shelf).state
    known = roster.find("Vera")
    assert known is not None
    assert [each.name[:5] for each in roster.also(known.number)] == ["Uwe #"]
    assert [each.name for each in roster.people if each.name.startswith("Uwe")] == ["Uwe"]
