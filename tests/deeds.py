"""What could happen next in an evening: for every kind of fact a step that stands, chosen by chance.

Bare facts, not decisions: the log must bear whatever was ever written into it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from engine.seats import Positions
from tests.fakes import created
from tournament.events import (
    BreakCalledOff,
    BreakTaken,
    CapacitySet,
    ChipsBought,
    ChipsCorrected,
    ChipsGranted,
    ClockPaused,
    ClockResumed,
    ClockSet,
    Draw,
    EntryCancelled,
    EntryNamed,
    EveningCreated,
    EveningStarted,
    Event,
    FinalTableDrawn,
    GuestArrived,
    GuestCalledOff,
    GuestExpected,
    GuestLeft,
    HandFinished,
    HandForHandBegan,
    HandForHandClock,
    HandForHandEnded,
    HandForHandPlayed,
    HandPlayed,
    HouseContributed,
    LevelEnded,
    LevelEntered,
    MoneyAdjusted,
    MoneyReceived,
    MoneyReturned,
    Moved,
    PlayerBusted,
    PlayerEntered,
    PlayerReinstated,
    PlayerSeated,
    PlayersMoved,
    PositionsTold,
    PricesSet,
    PrizePaid,
    RegistrationClosed,
    RegistrationReopened,
    Removal,
    Seat,
    Seated,
    SeatsDrawn,
    ShotClockStarted,
    ShotClockStopped,
    StackChange,
    StackCount,
    StackRemoved,
    StacksCounted,
    StartScheduled,
    StructureChanged,
    TableBroken,
    TableHeld,
    TableOpened,
    TableWay,
    TimeAdded,
    WaitingJoined,
    WaitingLeft,
)
from tournament.names import MINUTE, SECOND, EntryNo, Instant, PlayerId, SeatNo, TableNo
from tournament.prices import Buying, Fund, Purchase, Shares
from tournament.state import Entry, Table, Tournament

Facts = tuple[Event, ...]
Deed = Callable[[Tournament, Instant, Random], Facts]
"""What happens; nothing where it cannot happen now."""

BUY_IN = Purchase("Buy-in", Buying.BUY_IN, Shares(prizes=1_500, house=500), 10_000)
REBUY = Purchase("Rebuy", Buying.REBUY, Shares(prizes=1_000), 10_000)


def evening_of_everything() -> EveningCreated:
    """One in which every kind of fact can happen."""
    return replace(created(name="Everything"), way=TableWay.KEPT)


def new_guest(state: Tournament) -> PlayerId:
    """The number of somebody who has not been heard of tonight."""
    return PlayerId(max(state.guests, default=0) + 1)


def enter(state: Tournament) -> PlayerEntered:
    """Somebody new enters."""
    player, number = new_guest(state), EntryNo(max(state.entries, default=0) + 1)
    return PlayerEntered(number, player, f"Player {player}", BUY_IN, BUY_IN.shares.total)


def seated(state: Tournament) -> list[Entry]:
    """Who has a chair."""
    return [entry for entry in state.left if entry.seat is not None]


def at_real_tables(state: Tournament) -> list[Entry]:
    """Who plays with chips that nobody counts."""
    return [e for e in seated(state) if e.seat and state.tables[e.seat.table].way is TableWay.KEPT]


def out(state: Tournament) -> list[Entry]:
    """Who is out."""
    return [entry for entry in state.entries.values() if entry.bust is not None]


def free(state: Tournament, *, without: TableNo | None = None) -> list[Seat]:
    """The free chairs of real tables, elsewhere than at one table."""
    return [
        Seat(number, seat)
        for number, table in state.tables.items()
        if number != without and table.way is TableWay.KEPT
        for seat in table.open_seats()
    ]


def _next_draw(state: Tournament) -> Draw:
    return Draw(state.draws + 1, "00" * 32)


def _table(state: Tournament, way: TableWay, *, empty: bool = False) -> list[Table]:
    return [t for t in state.tables.values() if t.way is way and not (empty and t.seats)]


def _draw_all(state: Tournament, at: Instant, chance: Random) -> Facts:
    """The draw before the start, onto as many tables as are needed."""
    entries, first = list(state.left), max(state.tables, default=0) + 1
    if state.draws or state.started is not None or state.tables or len(entries) < 2:
        return ()
    chance.shuffle(entries)
    count = -(-len(entries) // 8)
    opened = tuple(TableOpened(TableNo(first + n), 9, TableWay.KEPT) for n in range(count))
    seats = tuple(
        Seated(entry.number, Seat(TableNo(first + n % count), SeatNo(1 + n // count)))
        for n, entry in enumerate(entries)
    )
    buttons = tuple(Seat(table.table, SeatNo(1)) for table in opened)
    return (*opened, SeatsDrawn(_next_draw(state), seats, buttons))


def _move(state: Tournament, at: Instant, chance: Random) -> Facts:
    players, chairs = at_real_tables(state), free(state)
    if not players or not chairs:
        return ()
    player = chance.choice(players)
    assert player.seat is not None
    return (PlayersMoved((Moved(player.number, player.seat, chance.choice(chairs)),), "TDA 11"),)


def _break_table(state: Tournament, at: Instant, chance: Random) -> Facts:
    for number, table in state.tables.items():
        chairs = free(state, without=number)
        if table.way is TableWay.KEPT and len(chairs) >= len(table.seats) and len(state.tables) > 1:
            going = zip(sorted(table.seats.items()), chairs, strict=False)
            moves = tuple(Moved(entry, Seat(number, seat), chair) for (seat, entry), chair in going)
            return (TableBroken(number, _next_draw(state), moves),)
    return ()


def _final(state: Tournament, at: Instant, chance: Random) -> Facts:
    players = seated(state)
    if not 2 <= len(players) <= 9 or len(players) < len(state.left) or not _table(state, TableWay.KEPT):
        return ()
    number = min(t.number for t in _table(state, TableWay.KEPT))
    chance.shuffle(players)
    moves = tuple(
        Moved(e.number, e.seat, Seat(number, SeatNo(n))) for n, e in enumerate(players, start=1) if e.seat is not None
    )
    return (FinalTableDrawn(number, _next_draw(state), moves, SeatNo(1)),)


def _dealt_hand(state: Tournament, at: Instant, chance: Random) -> Facts:
    """A hand that the engine deals, at a table of its own kind; the table comes first, then its players."""
    tables = _table(state, TableWay.DEALT)
    if not tables:
        return (TableOpened(TableNo(max(state.tables, default=0) + 1), 9, TableWay.DEALT),)
    table = tables[0]
    players = [state.entries[number] for number in table.seats.values()]
    if len(players) < 2 or not state.has_started(at):
        newcomer = enter(state)
        seat = next(iter(table.open_seats()), None)
        return () if seat is None else (newcomer, PlayerSeated(newcomer.entry, Seat(table.number, seat)))
    first, second = players[:2]
    if first.stack is None or second.stack is None or first.stack < 2:
        return ()
    changes = (
        StackChange(first.number, first.stack, first.stack - 1),
        StackChange(second.number, second.stack, second.stack + 1),
    )
    return (HandPlayed(table.number, table.hands + 1, at, 0, Positions(1, 1, 2), changes),)


def _bust(state: Tournament, at: Instant, chance: Random) -> Facts:
    players = at_real_tables(state)
    if not state.has_started(at) or len(players) < 2:
        return ()
    player, by = chance.sample(players, 2)
    assert player.seat is not None
    return (PlayerBusted(player.number, (by.number,), player.seat.table),)


def _reinstate(state: Tournament, at: Instant, chance: Random) -> Facts:
    players, chairs = [e for e in out(state) if e.bust and e.bust.removed is None], free(state)
    if not players or not chairs:
        return ()
    return (PlayerReinstated(chance.choice(players).number, chance.choice(chairs)),)


def _seat(state: Tournament, at: Instant, chance: Random) -> Facts:
    waiting = [entry for entry in state.left if entry.seat is None]
    chairs = free(state)
    return (PlayerSeated(waiting[0].number, chance.choice(chairs)),) if waiting and chairs else ()


def _positions(state: Tournament, at: Instant, chance: Random) -> Facts:
    tables = [table for table in _table(state, TableWay.KEPT) if len(table.seats) >= 2]
    if not tables:
        return ()
    small, big = sorted(tables[0].seats)[:2]
    return (PositionsTold(tables[0].number, Positions(small, small, big)),)


def _if(happens: bool, *facts: Event) -> Facts:
    return facts if happens else ()


def _one_of(among: list[Entry], chance: Random, fact: Callable[[Entry], Event]) -> Facts:
    return (fact(chance.choice(among)),) if among else ()


def _expected(state: Tournament) -> list[PlayerId]:
    """Who is expected and has not entered."""
    return [player for player in state.guests if all(e.player != player for e in state.entries.values())]


def _named(state: Tournament, at: Instant, chance: Random) -> Facts:
    """Somebody is counted, and named in the same breath."""
    player, number = new_guest(state), EntryNo(max(state.entries, default=0) + 1)
    counted = PlayerEntered(number, None, "", BUY_IN, BUY_IN.shares.total)
    return counted, EntryNamed(number, player, f"Player {player}")


def _counted(state: Tournament, at: Instant, chance: Random) -> Facts:
    return _one_of(at_real_tables(state), chance, lambda e: StacksCounted((StackCount(e.number, e.bought),)))


PEOPLE: Mapping[type[Event], Deed] = {
    GuestExpected: lambda s, at, chance: (GuestExpected(new_guest(s), f"Player {new_guest(s)}"),),
    GuestCalledOff: lambda s, at, chance: tuple(
        GuestCalledOff(each) for each in _expected(s)[:1] if not s.has_money(each)
    ),
    GuestArrived: lambda s, at, chance: tuple(GuestArrived(each) for each in list(s.guests)[:1]),
    GuestLeft: lambda s, at, chance: tuple(GuestLeft(each) for each in list(s.guests)[-1:]),
    WaitingJoined: lambda s, at, chance: (WaitingJoined(new_guest(s), f"Player {new_guest(s)}"),),
    WaitingLeft: lambda s, at, chance: tuple(WaitingLeft(each) for each in s.waiting[:1]),
    PlayerEntered: lambda s, at, chance: (enter(s),),
    EntryNamed: _named,
    EntryCancelled: lambda s, at, chance: (
        _one_of(at_real_tables(s), chance, lambda e: EntryCancelled(e.number, e.bought, BUY_IN.shares))
        if len(s.left) > 2
        else ()
    ),
    StackRemoved: lambda s, at, chance: (
        _one_of(
            at_real_tables(s),
            chance,
            lambda e: StackRemoved(e.number, min(e.bought, s.chips_in_play), Removal.WENT_HOME),
        )
        if s.has_started(at) and len(s.left) > 2
        else ()
    ),
    RegistrationClosed: lambda s, at, chance: (RegistrationClosed(),),
    RegistrationReopened: lambda s, at, chance: (RegistrationReopened(),),
    CapacitySet: lambda s, at, chance: (CapacitySet(chance.choice((None, 20, 500))),),
}
MONEY: Mapping[type[Event], Deed] = {
    PricesSet: lambda s, at, chance: (PricesSet(s.prices),),
    ChipsBought: lambda s, at, chance: _one_of(
        list(s.left), chance, lambda e: ChipsBought(e.number, REBUY, chance.choice((0, REBUY.shares.total)))
    ),
    ChipsGranted: lambda s, at, chance: _one_of(
        list(s.left), chance, lambda e: ChipsGranted((e.number,), 500, "on time")
    ),
    ChipsCorrected: lambda s, at, chance: _if(s.started is not None, ChipsCorrected(500, "found under the table")),
    StacksCounted: _counted,
    MoneyReceived: lambda s, at, chance: tuple(MoneyReceived(each, 100) for each in list(s.guests)[:1]),
    MoneyReturned: lambda s, at, chance: tuple(MoneyReturned(each, 100) for each in list(s.guests)[:1]),
    HouseContributed: lambda s, at, chance: (HouseContributed(5_000, "from the bar"),),
    MoneyAdjusted: lambda s, at, chance: (MoneyAdjusted(Fund.HOUSE, -200, "cards"),),
    PrizePaid: lambda s, at, chance: _one_of(out(s), chance, lambda e: PrizePaid(e.number, Fund.PRIZES, 100)),
}
SEATS: Mapping[type[Event], Deed] = {
    TableOpened: lambda s, at, chance: (
        (TableOpened(TableNo(max(s.tables, default=0) + 1), 9, TableWay.KEPT),) if s.draws else ()
    ),
    SeatsDrawn: _draw_all,
    PlayerSeated: _seat,
    PlayersMoved: _move,
    TableBroken: _break_table,
    FinalTableDrawn: _final,
    TableHeld: lambda s, at, chance: tuple(TableHeld(number) for number in list(s.tables)[:1]),
    HandPlayed: _dealt_hand,
    PositionsTold: _positions,
    PlayerBusted: _bust,
    PlayerReinstated: _reinstate,
}
CLOCK: Mapping[type[Event], Deed] = {
    EveningStarted: lambda s, at, chance: _if(s.started is None and s.seats_drawn, EveningStarted()),
    StartScheduled: lambda s, at, chance: _if(s.started is None and s.seats_drawn, StartScheduled(at + MINUTE)),
    ClockPaused: lambda s, at, chance: _if(s.clock.since is not None and s.has_started(at), ClockPaused()),
    ClockResumed: lambda s, at, chance: _if(s.clock.stopped is not None and not s.clock.over, ClockResumed()),
    LevelEntered: lambda s, at, chance: (LevelEntered(chance.randrange(4)),),
    TimeAdded: lambda s, at, chance: (TimeAdded(s.clock.reading(at).index, MINUTE),),
    ClockSet: lambda s, at, chance: (ClockSet(1, 30 * SECOND),),
    BreakTaken: lambda s, at, chance: (BreakTaken(5 * MINUTE, now=chance.random() < 0.5),),
    BreakCalledOff: lambda s, at, chance: (BreakCalledOff(),),
    LevelEnded: lambda s, at, chance: (LevelEnded(s.clock.reading(at).index),),
    StructureChanged: lambda s, at, chance: (StructureChanged(replace(s.structure, name="Other")),),
    HandFinished: lambda s, at, chance: _if(
        s.has_started(at), *(HandFinished(t.number) for t in _table(s, TableWay.KEPT)[:1])
    ),
    HandForHandBegan: lambda s, at, chance: _if(
        s.has_started(at) and s.hand_for_hand is None and s.finished is None,
        HandForHandBegan(chance.choice(list(HandForHandClock)), MINUTE),
    ),
    HandForHandPlayed: lambda s, at, chance: _if(s.hand_for_hand is not None, HandForHandPlayed()),
    HandForHandEnded: lambda s, at, chance: _if(s.hand_for_hand is not None, HandForHandEnded()),
    ShotClockStarted: lambda s, at, chance: tuple(
        ShotClockStarted(table, None, 30 * SECOND) for table in list(s.tables)[:1]
    ),
    ShotClockStopped: lambda s, at, chance: tuple(ShotClockStopped(table) for table in list(s.shot_clocks)[:1]),
}
DEEDS: Mapping[type[Event], Deed] = {**PEOPLE, **MONEY, **SEATS, **CLOCK}
"""Every kind of fact of an evening but its creation."""
