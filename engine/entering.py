"""How a player comes into a game under way: where, when, and what he pays; and what he missed while he was away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.actions import Due, Posting
from engine.blinds import Blinds
from engine.rules import HouseRules, MissedBlinds
from engine.seats import Positions, next_positions, passed


class Entry(StrEnum):
    """When a player wants to come in."""

    AT_ONCE = "at_once"
    """With the next hand that is open to his seat, for what the house asks."""
    BIG_BLIND = "big_blind"
    """When the big blind comes to him, which is then all he pays (S0-18, S3-28, S3-29)."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What stands between a player and his next hand.

    `new`: he has had no hand since he sat down. `missed_small`, `missed_big`: that blind went over him while he was
    away, since his last hand.
    """

    new: bool = False
    missed_small: bool = False
    missed_big: bool = False

    @property
    def clear(self) -> bool:
        """True if nothing does: he is dealt in."""
        return not (self.new or self.missed_small or self.missed_big)


NEW = Standing(new=True)
"""Just sat down."""
CLEAR = Standing()
"""Had a hand and missed no blind since."""


@dataclass(frozen=True, slots=True)
class Coming:
    """The next hand as it will be: button and blinds, who gets cards, who waits (rising), what is posted besides."""

    positions: Positions
    dealt: tuple[int, ...]
    waiting: tuple[int, ...]
    dues: tuple[Due, ...]
    blinds: Blinds


def price(seat: int, standing: Standing, blinds: Blinds, rules: HouseRules) -> tuple[Due, ...]:
    """What a seat pays to come in before its big blind, in chips; nothing where the house asks nothing.

    A new player posts a live big blind (S0-18, S3-28); in tournaments and by S1 nothing (TDA 8-A). Who missed blinds
    pays the big one live and the small one dead, those he missed (S1-13) or both (S3-29, R 4).
    """
    if standing.new:
        big, small = rules.newcomers_post, False
    elif standing.clear or rules.missed_blinds is MissedBlinds.NOTHING:
        big = small = False
    elif rules.missed_blinds is MissedBlinds.BOTH:
        big = small = True
    else:
        big, small = standing.missed_big, standing.missed_small
    live = (Due(seat, Posting.LIVE, blinds.big),) if big else ()
    dead = (Due(seat, Posting.DEAD, blinds.small),) if small and blinds.small else ()
    return live + dead


def entries(standing: Standing, rules: HouseRules) -> tuple[Entry, ...]:
    """What a player may choose from; whoever would have to pay nothing comes in at once (TDA 8-A)."""
    pays = rules.newcomers_post if standing.new else rules.missed_blinds is not MissedBlinds.NOTHING
    return (Entry.AT_ONCE, Entry.BIG_BLIND) if pays and not standing.clear else (Entry.AT_ONCE,)


def coming(
    last: Positions,
    standings: Mapping[int, Standing],
    choices: Mapping[int, Entry],
    blinds: Blinds,
    rules: HouseRules,
) -> Coming:
    """The hand after `last`, between all the seats of `standings`, which sit and want to play.

    Who is not clear is dealt in as big blind, or where his seat is open (`rules.closed_seats`) and he neither waits
    for the big blind nor would have to post in the small blind: the big blind is paid first, then the small one
    (S3-30). So who missed a blind waits until the button has passed his seat (S3-29, R 4): the blinds went over him
    between the button and where they are now. With fewer than two who are clear the game starts again: all are dealt
    in and nobody pays for it. `choices` without a seat means AT_ONCE. Raises BadSetup `too_few_players` or
    `seat_number`.
    """
    entering = {seat: standing for seat, standing in standings.items() if not standing.clear}
    if len(standings) - len(entering) < 2:
        entering = {}
    prices = {seat: price(seat, standing, blinds, rules) for seat, standing in entering.items()}
    live = set(standings)
    while True:
        found = next_positions(last, live, entering.keys() & live, rules)
        where = found.positions
        early = {
            seat
            for seat in entering.keys() & set(found.dealt)
            if seat != where.big_blind
            and (choices.get(seat) is Entry.BIG_BLIND or (prices[seat] and seat == where.small_blind))
        }
        if not early:
            break
        live -= early
    dealt = set(found.dealt)
    dues = [due for seat in found.dealt if seat in entering and seat != where.big_blind for due in prices[seat]]
    return Coming(where, found.dealt, tuple(sorted(standings.keys() - dealt)), tuple(dues), blinds)


def missed(last: Positions, now: Positions, absent: Mapping[int, Standing]) -> dict[int, Standing]:
    """How the seats that had no cards stand after the hand at `now`, which followed the one at `last`.

    A blind that went over a seat is missed, and so is a small blind that nobody posted in front of it. A new player
    misses nothing: he has not come in yet.
    """
    small = passed(last.small_blind_seat, now.small_blind_seat, absent)
    big = passed(last.big_blind, now.big_blind, absent)
    return {
        seat: replace(
            standing,
            missed_small=standing.missed_small or seat in small,
            missed_big=standing.missed_big or seat in big,
        )
        if not standing.new
        else standing
        for seat, standing in absent.items()
    }
