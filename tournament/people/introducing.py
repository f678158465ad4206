"""People named at the door: those the club does not know yet join it in the same transaction."""

from collections.abc import Callable, Sequence
from functools import partial

from tournament import club, evening
from tournament.club import Club, Player, Roster
from tournament.errors import RuleViolation
from tournament.evening import Evening
from tournament.history import Step, Stored
from tournament.names import Instant
from tournament.people.people import person_key
from tournament.state import Tournament

AboutPeople = Callable[[Tournament, Instant, Sequence[Player]], Step]
"""A decision about people of the club."""


def introduce(
    here: Evening, people: Club, names: Sequence[str], decide: AboutPeople, *, instead_of: int | None = None
) -> Stored:
    """Decide about the people of these names, in the place of the step `instead_of` if that is given.

    Undoing the decision leaves them in the club.

    Raises:
        RuleViolation: `named_twice`, or as the decision and `club.add_players` say; then nothing has happened.
    """
    keys: set[str] = set()
    for name in names:
        if person_key(name) in keys:
            raise RuleViolation("named_twice", name=name)
        keys.add(person_key(name))
    new = [name for name in names if people.state.find(name) is None]
    at = here.now()
    joined = people.prepare(partial(club.add_players, names=new), at) if new else None
    roster = people.state if joined is None else joined.state
    players = [player for name in names if (player := roster.find(name)) is not None]

    def decision(state: Tournament, instant: Instant) -> Step:
        return decide(state, instant, [_tonight(state, roster, player) for player in players])

    decided = here.prepare(decision, at) if instead_of is None else here.prepare_replacement(instead_of, decision)
    if joined is None:
        evening.commit(decided)
    else:
        evening.commit(joined, decided)
    return decided.stored


def _tonight(state: Tournament, roster: Roster, player: Player) -> Player:
    """The person as the evening knows him: it may have met him by a number that was merged into his since."""
    if player.number in state.guests or not roster.also(player.number):
        return Player(player.number, player.shown)
    same = {other.number for other in roster.also(player.number)}
    guest = next((guest for guest in state.guests.values() if guest.player in same), None)
    return Player(player.number, player.shown) if guest is None else Player(guest.player, guest.name)
