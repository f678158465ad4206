"""Who takes part: people of the club enter the evening."""

from collections.abc import Sequence
from functools import partial

from tournament import club, evening
from tournament.club import Club, Player
from tournament.errors import RuleViolation
from tournament.evening import Evening
from tournament.events import Event, PlayerEntered
from tournament.history import Step
from tournament.names import EntryNo, Instant
from tournament.people import person_key
from tournament.prices import Buying, bought_from
from tournament.state import Tournament


def enter(state: Tournament, at: Instant, players: Sequence[Player]) -> Step:
    """Enter these people, paid, with the evening's buy-in and starting stack.

    Raises:
        RuleViolation: `nobody_named`, `seats_already_drawn`, `already_entered`.
    """
    if not players:
        raise RuleViolation("nobody_named")
    if state.seats_drawn:
        raise RuleViolation("seats_already_drawn")
    taken = {person_key(entry.name): entry.name for entry in state.entries.values()}
    first = max(state.entries, default=0) + 1
    events: list[Event] = []
    usual = next(price for price in state.prices if price.buying is Buying.BUY_IN)
    for number, player in enumerate(players, start=first):
        key = person_key(player.name)
        if key in taken:
            raise RuleViolation("already_entered", name=player.name, known=taken[key])
        taken[key] = player.name
        bought = bought_from(usual)
        events.append(PlayerEntered(EntryNo(number), player.number, player.name, bought, bought.shares.total))
    return Step("players_entered", tuple(events), {"names": [player.name for player in players]})


def enter_by_name(here: Evening, people: Club, names: Sequence[str]) -> None:
    """Enter people by their names; those the club does not know yet join it in the same transaction.

    Undoing the entry leaves them in the club.

    Raises:
        RuleViolation: as `enter` and `club.add_players` say; then nobody has entered.
    """
    new = [name for name in names if people.state.find(name) is None]
    at = here.now()
    joined = people.prepare(partial(club.add_players, names=new), at) if new else None
    roster = people.state if joined is None else joined.state
    players = [player for name in names if (player := roster.find(name)) is not None]
    entered = here.prepare(partial(enter, players=players), at)
    if joined is None:
        evening.commit(entered)
    else:
        evening.commit(joined, entered)
