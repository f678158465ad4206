"""Who goes from a table and to which seat of another, by each house's way of balancing (rules.md B.2, D-2 to D-4)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from operator import itemgetter
from typing import NamedTuple

from engine.presets import TDA
from engine.rules import HouseRules
from engine.seats import NextHand, clockwise, first_positions, next_positions
from tournament import hands
from tournament.names import EntryNo, SeatNo, TableNo
from tournament.rules import Balancing
from tournament.state import Entry, Table, Tournament


class Role(StrEnum):
    """What makes a player the one to move, in words that stay true while another hand is dealt."""

    NEXT_BIG_BLIND = "next_big_blind"
    NEAREST = "nearest"
    """Whose position is nearest to that of an open seat."""
    LEAST_MOVED = "least_moved"
    """Moved least often so far; of several the nearest."""


ROLES: Mapping[Balancing, Role] = {
    Balancing.TDA: Role.NEXT_BIG_BLIND,
    Balancing.WSOP: Role.NEXT_BIG_BLIND,
    Balancing.ROBERT: Role.NEXT_BIG_BLIND,
    Balancing.SAME_POSITION: Role.NEAREST,
    Balancing.FEWEST_MOVES: Role.LEAST_MOVED,
}


@dataclass(frozen=True, slots=True)
class Mover:
    """Who goes, and to which seat.

    Attributes:
        entry: None until the director has said who is big blind at the table `ask`.
        stays: who would have gone before him, but is locked in his seat or deciding.
        seat_known: whether the seat follows from the receiving table's button; else it is the lowest open one.
        at_once: whether he will be big blind in his first hand there (TDA 11-A, rules.md D-4).
    """

    entry: EntryNo | None
    seat: SeatNo
    ask: TableNo | None = None
    stays: tuple[EntryNo, ...] = ()
    seat_known: bool = False
    at_once: bool = False


def may_move(entry: Entry) -> bool:
    """Whether balancing may take the player: he is neither locked in his seat nor deciding about a rebuy."""
    return not entry.locked and entry.deciding is None


def choose(state: Tournament, giving: Table, receiving: Table) -> Mover:
    """Who goes from one table to which open seat of the other, by the evening's way of balancing.

    The tables may be as earlier moves of a plan leave them; what is known of the players is in the state. The giving
    table has somebody who may move, the receiving one an open seat.
    """
    rules, way = hands.house_rules(state), state.setup.rules.balancing
    candidates = [number for number in giving.seats.values() if may_move(state.entries[number])]
    if way is Balancing.FEWEST_MOVES:
        fewest = min(state.entries[number].moves for number in candidates)
        candidates = [number for number in candidates if state.entries[number].moves == fewest]
    here = hands.next_hand(giving, rules, hands.playing(state, giving))
    line = _line(giving, here)
    if ROLES[way] is Role.NEXT_BIG_BLIND or (not line and len(candidates) > 1):
        seats = good_seats(receiving, rules, hands.playing(state, receiving), one=True)
        seat = next(iter(seats))
        if not line and len(candidates) > 1:
            return Mover(None, seat, ask=giving.number)
        mover = next((number for number in line if number in candidates), candidates[0])
        return _at(mover, seats, seat, stays=line[: line.index(mover)] if line else ())
    ordered = [number for number in line or candidates if number in candidates]
    return _nearest(state, giving, here, receiving, ordered)


def _line(table: Table, coming: NextHand | None) -> tuple[EntryNo, ...]:
    """The players in the order in which they will be big blind; nobody where the button is not known."""
    if coming is None:
        return tuple(table.seats.values()) if len(table.seats) < 2 else ()
    order = clockwise(table.seats, coming.positions.big_blind)
    return tuple(table.seats[SeatNo(seat)] for seat in (*order[-1:], *order[:-1]))


def good_seats(
    table: Table, rules: HouseRules = TDA, playing: Collection[SeatNo] | None = None, *, one: bool = False
) -> Mapping[SeatNo, NextHand | None]:
    """The open seats of the best kind there is, the worst position first, each with the next hand if a mover sat there.

    The worst is the one that pays the big blind soonest. A seat in which the mover would wait (between button and small
    blind; by RROP 15 on the button, too) counts only where there is no other, the small blind's only where there is not
    even that (rules.md B8a). Where the button is not known there is no next hand, and all open seats are as good, the
    lowest first. `playing`: only these seats are dealt in, None: all. `one`: no more of them than the first is wanted.
    """
    live = table.seats if playing is None else playing
    found: dict[SeatNo, NextHand | None] = {}
    ranks: dict[SeatNo, tuple[int, int]] = {}
    newcomers = [seat for seat in table.newcomers if seat in live]
    last = None if table.positions is None else table.positions.big_blind
    open_seats = table.open_seats()
    for seat in open_seats if last is None else map(SeatNo, clockwise(open_seats, last)):
        coming = _joined_by(table, seat, live, newcomers, rules)
        found[seat] = coming
        if coming is None:
            ranks[seat] = 0, seat
            continue
        small = coming.positions.small_blind_seat
        kind = 2 if seat == small else int(seat in coming.waiting)
        ranks[seat] = kind, (seat - small) % table.chairs
        if one and kind == 0 and small == last:
            # The small blind falls where the big blind was, whoever comes: of the seats after this one none is sooner.
            break
    best = min(ranks.values(), default=(0, 0))[0]
    return {seat: found[seat] for seat in sorted(found, key=ranks.__getitem__) if ranks[seat][0] == best}


def _joined_by(
    table: Table, seat: SeatNo, playing: Collection[SeatNo], newcomers: Sequence[SeatNo], rules: HouseRules
) -> NextHand | None:
    """The table's next hand if somebody sat down there beside those who play, as `hands.next_hand` has it."""
    live = (*playing, seat)
    if len(live) < 2:
        return None
    if table.positions is not None:
        return next_positions(table.positions, live, (*newcomers, seat), rules)
    if table.first_button is None or table.first_button not in playing:
        return None
    return NextHand(first_positions(table.first_button, live), tuple(sorted(live)))


def _at(
    mover: EntryNo, seats: Mapping[SeatNo, NextHand | None], seat: SeatNo, stays: tuple[EntryNo, ...] = ()
) -> Mover:
    coming = seats[seat]
    if coming is None:
        return Mover(mover, seat, stays=stays)
    return Mover(mover, seat, stays=stays, seat_known=True, at_once=coming.positions.big_blind == seat)


def _nearest(
    state: Tournament, giving: Table, here: NextHand | None, receiving: Table, candidates: Sequence[EntryNo]
) -> Mover:
    """Of these, in line for the big blind, the one whose position is nearest to that of a good open seat.

    On ties the one moved less often, then whoever is big blind sooner, then the seat that is.
    """
    live = hands.playing(state, receiving)
    seats = good_seats(receiving, hands.house_rules(state), live)
    there = {seat: coming for seat, coming in seats.items() if coming is not None}
    if here is None or not there:
        if len(candidates) > 1 and len(receiving.seats) > 1:
            return Mover(None, next(iter(seats)), ask=receiving.number)
        return _at(candidates[0], seats, next(iter(seats)))
    own = {giving.seats[SeatNo(seat)]: place for seat, place in positions(here, hands.playing(state, giving)).items()}
    open_ones = [(seat, position_of(seat, coming, live)) for seat, coming in there.items()]
    moves = {entry: state.entries[entry].moves for entry in candidates}
    fewest, found = min(moves.values()), []
    for entry in candidates:
        distance, seat = min(((apart(own[entry], place), seat) for seat, place in open_ones), key=_first)
        found.append(((distance, moves[entry]), entry, seat))
        if not distance and moves[entry] == fewest:
            break  # nobody who comes after him is nearer
    _distance, entry, seat = min(found, key=_first)
    return _at(entry, seats, seat)


_first = itemgetter(0)


class Position(NamedTuple):
    """A place relative to the button, counted in players.

    `after`: how many clockwise from the button: 0 has it, 1 is the small blind, 2 the big blind; `before`: how many
    more until the button.
    """

    after: int
    before: int


def positions(coming: NextHand, live: Collection[int]) -> dict[int, Position]:
    """The positions in that hand of those who sit in these seats; a dead small blind is a place."""
    button = coming.positions.button
    dead = coming.positions.small_blind_dead or coming.positions.heads_up
    order = [seat for seat in clockwise(live, button) if seat != button]
    size = len(order) + dead + 1
    found = {seat: Position(after, size - after) for after, seat in enumerate(order, start=1 + dead)}
    return {**found, button: Position(0, 0)} if button in live else found


def position_of(seat: SeatNo, coming: NextHand, others: Collection[int]) -> Position:
    """The position in that hand of who sits in this seat beside the others, as `positions` says."""
    button = coming.positions.button
    if seat == button:
        return Position(0, 0)
    dead = coming.positions.small_blind_dead or coming.positions.heads_up
    # Clockwise from the button come the higher seats, then the lower ones.
    if seat > button:
        before = sum(button < other < seat for other in others)
    else:
        before = sum(other > button or other < seat for other in others)
    after = before + dead + 1
    return Position(after, len(others) + (button not in others) + dead + 1 - after)


def apart(own: Position, open_one: Position) -> int:
    """How far a player's position is from that of an open seat at a table of another size.

    Early ones are alike that come equally soon after the button, late ones that come equally soon before it; the open
    seat says which, by what it is nearer to.
    """
    if open_one.before <= open_one.after:
        return abs(own.before - open_one.before)
    return abs(own.after - open_one.after)
