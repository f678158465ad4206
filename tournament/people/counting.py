"""Just a clock: players are counted, not named, and nobody has a seat; names may come later."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tournament import fold
from tournament.club import Player
from tournament.errors import RuleViolation
from tournament.events import EntryCancelled, EntryNamed, Event, MoneyReturned, PlayerEntered
from tournament.history import Step
from tournament.names import EntryNo, Instant
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import entries, registration
from tournament.people.entries import USUAL, Terms
from tournament.people.guests import check_name
from tournament.people.leaving import charged, everything
from tournament.sales.prices import Buying
from tournament.standings import standings
from tournament.state import Entry, Tournament


def more_players(state: Tournament, at: Instant, count: int, terms: Terms = USUAL) -> Step:
    """So many more players, each with the buy-in and its stack, paid.

    Raises:
        RuleViolation: `players_have_names`, `nobody_named`, `owing_without_name`, and what `entries.enter` says of the
            evening.
    """
    _check_counted(state)
    if count < 1:
        raise RuleViolation("nobody_named")
    if terms.paid is not None:
        raise RuleViolation("owing_without_name")
    first = max(state.entries, default=0) + 1
    events: list[Event] = []
    for number in range(first, first + count):
        bought = entries.buy(state, at, Buying.BUY_IN, terms, None, "")
        if registration.check_place(state, None, terms.because):
            bought = entries.against_terms(bought, terms)
        event = PlayerEntered(EntryNo(number), None, "", bought, bought.due)
        events.append(event)
        state = fold.apply(event, state, at)
    return Step("players_counted", tuple(events), {"players": count, **entries.why(events)})


def fewer_players(state: Tournament, at: Instant, count: int) -> Step:
    """So many players were counted too much: the last ones without a name are taken out, with their money.

    Raises:
        RuleViolation: `players_have_names`, `nobody_named`, `nobody_without_name`, `somebody_must_win`, `evening_over`.
    """
    _check_counted(state)
    if count < 1:
        raise RuleViolation("nobody_named")
    if state.finished is not None:
        raise RuleViolation("evening_over")
    unnamed = _unnamed(state)[::-1][:count]
    if len(unnamed) < count:
        raise RuleViolation("nobody_without_name")
    if state.has_started(at) and len(state.left) <= count:
        raise RuleViolation("somebody_must_win")
    events: list[Event] = [EntryCancelled(entry.number, entry.bought, everything(entry)) for entry in unnamed]
    back = sum(charged(entry).total for entry in unnamed)
    if back:
        # What nobody paid was counted as paid; nobody is to get it back.
        events.append(MoneyReturned(None, back))
    return Step("players_uncounted", tuple(events), {"players": count})


def one_out(state: Tournament, at: Instant) -> Step:
    """One player less, somebody without a name: the place follows from the order.

    Raises:
        RuleViolation: `players_have_names`, `nobody_without_name` (say who), and what `elimination.bust` says.
    """
    _check_counted(state)
    unnamed = _unnamed(state)
    if not unnamed:
        raise RuleViolation("nobody_without_name")
    step = elimination.bust(state, at, [Out(unnamed[-1].number)])
    return replace(step, label="one_out", facts={"place": len(state.left), "left": len(state.left) - 1})


def name_place(state: Tournament, at: Instant, players: Sequence[Player], place: int) -> Step:
    """Say who finished in that place, from 1.

    Raises:
        RuleViolation: `no_such_place`, `has_a_name`, and what `name_next` says.
    """
    there = [state.entries[line.entry] for line in standings(state) if line.place == place]
    if not there:
        raise RuleViolation("no_such_place", place=place)
    unnamed = [entry for entry in there if entry.player is None]
    if not unnamed:
        raise RuleViolation("has_a_name", name=there[0].name)
    if len(players) != 1:
        raise RuleViolation("nobody_named")
    return _named(state, at, [(unnamed[0], players[0])])


def name_next(state: Tournament, at: Instant, players: Sequence[Player]) -> Step:
    """Say who one of the players is who are still in.

    Raises:
        RuleViolation: `nobody_without_name`, `nobody_named`, `already_entered`, `same_name_tonight`.
    """
    unnamed = _unnamed(state)
    if not players:
        raise RuleViolation("nobody_named")
    if len(players) > len(unnamed):
        raise RuleViolation("nobody_without_name")
    return _named(state, at, zip(unnamed, players, strict=False))


def _named(state: Tournament, at: Instant, names: Iterable[tuple[Entry, Player]]) -> Step:
    events: list[EntryNamed] = []
    for entry, player in names:
        check_name(state, player)
        for other in state.entered:
            if other.player == player.number:
                raise RuleViolation("already_entered", name=player.shown, known=other.name)
        event = EntryNamed(entry.number, player.number, player.shown)
        events.append(event)
        state = fold.apply(event, state, at)
    return Step("entries_named", tuple(events), {"names": [event.name for event in events]})


def _check_counted(state: Tournament) -> None:
    if not state.setup.counted:
        raise RuleViolation("players_have_names")


def _unnamed(state: Tournament) -> list[Entry]:
    """Who is in without a name, by number."""
    return [entry for entry in state.left if entry.player is None]
