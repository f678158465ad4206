"""What could happen next in an evening: for every kind of fact a step that stands, chosen by chance.

Bare facts, not decisions: the log must bear whatever was ever written into it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from engine.seats import Positions
from tests.fakes import created
from tournament import mystery
from tournament.bounty_rule import BountyKind, BountyRule, Envelopes
from tournament.chips import Chip
from tournament.draw import commitment
from tournament.events import (
    BountiesSet,
    BreakCalledOff,
    BreakingOrderSet,
    BreakTaken,
    CapacitySet,
    ChipsBought,
    ChipsCorrected,
    ChipSetChosen,
    ChipsGranted,
    ClockPaused,
    ClockResumed,
    ClockSet,
    ColourRemoved,
    DealMade,
    DealShare,
    Draw,
    DrawCommitted,
    Ending,
    EntryCancelled,
    EntryNamed,
    EnvelopeDrawn,
    EnvelopesFilled,
    EveningCreated,
    EveningStarted,
    Event,
    FinalTableDrawn,
    FinishOrdered,
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
    PayoutsSet,
    PlayerBusted,
    PlayerDeciding,
    PlayerEntered,
    PlayerReinstated,
    PlayerSeated,
    PlayersKeptApart,
    PlayersLocked,
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
    SeatsRedrawn,
    ShotClockStarted,
    ShotClockStopped,
    StackChange,
    StackCount,
    StackRemoved,
    StacksCounted,
    StartScheduled,
    StructureChanged,
    TableBroken,
    TableChanged,
    TableClosed,
    TableHeld,
    TableOpened,
    TableWay,
    TimeAdded,
    WaitingJoined,
    WaitingLeft,
)
from tournament.names import MINUTE, SECOND, EntryNo, Instant, PlayerId, SeatNo, TableNo
from tournament.payouts.plan import Part, PayoutPlan, SetPrize
from tournament.prices import Buying, Fund, Purchase, Shares
from tournament.rules import ColourUp
from tournament.state import Entry, Table, Tournament

Facts = tuple[Event, ...]
Deed = Callable[[Tournament, Instant, Random], Facts]
"""What happens; nothing where it cannot happen now."""

SEED = "00" * 32
"""Of every draw, so that whichever was announced is the one that is drawn with."""

BUY_IN = Purchase("Buy-in", Buying.BUY_IN, Shares(prizes=1_500, house=500), 10_000)
PAYOUTS = (
    PayoutsSet(PayoutPlan(places=3, guarantee=50_000)),
    PayoutsSet(PayoutPlan(guarantee=20_000), (Part.GUARANTEE,)),
    PayoutsSet(PayoutPlan(by_hand=(SetPrize(2, 7_000, "Mug"),)), (Part.PRIZES,), (2,)),
    PayoutsSet(PayoutPlan(), (Part.PRIZES,), (2,)),
    PayoutsSet(PayoutPlan(places=0), (Part.PLACES,)),
)
REBUY = Purchase("Rebuy", Buying.REBUY, Shares(prizes=1_000), 10_000)


MYSTERY = BountyRule(BountyKind.MYSTERY, mystery_from=6)
BOUNTIES = (BountyRule(), BountyRule(BountyKind.PROGRESSIVE, cash=7_000), MYSTERY)


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


def with_chips(state: Tournament) -> list[Entry]:
    """Those of them who have not lost them all and think about buying back in."""
    return [entry for entry in at_real_tables(state) if entry.deciding is None]


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
    return Draw(state.draws + 1, SEED)


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
    table = min(_table(state, TableWay.KEPT), key=lambda table: table.number)
    chairs = [SeatNo(n) for n in range(1, table.chairs + 1) if n not in table.unavailable]
    if len(chairs) < len(players):
        return ()
    chance.shuffle(players)
    moves = tuple(
        Moved(e.number, e.seat, Seat(table.number, chair))
        for e, chair in zip(players, chairs, strict=False)
        if e.seat is not None
    )
    return (FinalTableDrawn(table.number, _next_draw(state), moves, chairs[0]),)


def _redraw(state: Tournament, at: Instant, chance: Random) -> Facts:
    """Everybody is dealt out over the real tables, which are all there are."""
    players, tables = seated(state), _table(state, TableWay.KEPT)
    free = [Seat(t.number, SeatNo(n)) for t in tables for n in range(1, t.chairs + 1) if n not in t.unavailable]
    if len(tables) < len(state.tables) or len(tables) < 2 or len(players) < len(state.left) or len(players) < 2:
        return ()
    if len(free) < len(players):
        return ()
    chosen = chance.sample(free, len(players))
    moves = tuple(Moved(e.number, e.seat, to) for e, to in zip(players, chosen, strict=True) if e.seat is not None)
    buttons = tuple({to.table: to for to in chosen}.values())
    return (SeatsRedrawn(_next_draw(state), moves, buttons),)


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
    players = with_chips(state)
    thinking = [entry for entry in state.left if entry.deciding is not None]
    if thinking and players and chance.random() < 0.5:
        lost = chance.choice(thinking)
        assert lost.deciding is not None
        table = None if lost.deciding.seat is None else lost.deciding.seat.table
        return (PlayerBusted(lost.number, lost.deciding.by, table),)
    if not state.has_started(at) or len(players) < 2:
        return ()
    player, by = chance.sample(players, 2)
    assert player.seat is not None
    ahead = chance.random() < 0.5
    return (
        PlayerBusted(player.number, (by.number,), player.seat.table, rank_in_hand=chance.choice((1, 2)), ahead=ahead),
    )


def _deciding(state: Tournament, at: Instant, chance: Random) -> Facts:
    players = with_chips(state)
    if not state.has_started(at) or len(players) < 2:
        return ()
    player, by = chance.sample(players, 2)
    assert player.seat is not None
    return (PlayerDeciding(player.number, (by.number,), player.seat.table),)


def _order(state: Tournament, at: Instant, chance: Random) -> Facts:
    gone = [entry.number for entry in out(state)]
    if len(gone) < 2:
        return ()
    first, second = chance.sample(gone, 2)
    return (FinishOrdered(chance.choice((((first,), (second,)), ((first, second),)))),)


def _fill_envelopes(state: Tournament, at: Instant, chance: Random) -> Facts:
    filled = EnvelopesFilled((Envelopes(5_000, 1), Envelopes(chance.randrange(1, 500), 30)))
    return (filled,) if mystery.is_mystery(state) else (BountiesSet(MYSTERY), filled)


def _draw_envelope(state: Tournament, at: Instant, chance: Random) -> Facts:
    """One for a head that was lost; before that the envelopes are filled and somebody is out."""
    if state.mystery.since is None:
        return _fill_envelopes(state, at, chance)
    due, left = mystery.envelopes_to_draw(state), mystery.envelopes_left(state)
    if not due or not left:
        return _bust(state, at, chance)
    return (EnvelopeDrawn(due[0].entry, chance.choice(left), _next_draw(state)),)


def _reinstate(state: Tournament, at: Instant, chance: Random) -> Facts:
    players, chairs = [e for e in out(state) if e.bust and e.bust.removed is None], free(state)
    if not players or not chairs:
        return ()
    return (PlayerReinstated(chance.choice(players).number, chance.choice(chairs)),)


def _furnish(state: Tournament, at: Instant, chance: Random) -> Facts:
    """A table gets another name and size, and a chair is carried out or all are back."""
    tables = _table(state, TableWay.KEPT)
    if not tables:
        return ()
    table = chance.choice(tables)
    empty = table.free_chairs()
    gone = (chance.choice(empty),) if len(empty) > 1 and chance.random() < 0.5 else ()
    return (TableChanged(table.number, chance.randint(6, 9), chance.choice(("", "Kitchen")), gone),)


def _put_away(state: Tournament, at: Instant, chance: Random) -> Facts:
    """A table at which nobody sits; where there is none, it is put up before."""
    empty = _table(state, TableWay.KEPT, empty=True)
    if empty and len(state.tables) > 1:
        return (TableClosed(empty[-1].number),)
    number = TableNo(max(state.tables, default=0) + 1)
    return (TableOpened(number, 9, TableWay.KEPT), TableClosed(number)) if state.draws else ()


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


def _colour_goes(state: Tournament, at: Instant, chance: Random) -> Facts:
    """The smallest colour that anybody has goes everywhere, or at one table: some chips fewer, or more."""
    value = 25 * 4 ** len(state.holding)
    exact = any(e.stack is not None and e.counted is None for e in state.left)
    if state.started is None or not state.left or exact:
        return ()
    table = chance.choice([None, *(t.number for t in _table(state, TableWay.KEPT) if t.seats)])
    total = value * chance.randrange(-1, 4)
    return _if(state.chips_in_play + total > 0, ColourRemoved(value, 4 * value, ColourUp.ROUND_UP, total, table))


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
        _one_of(_without_a_share(s), chance, lambda e: EntryCancelled(e.number, e.bought, BUY_IN.shares))
        if len(with_chips(s)) > 2
        else ()
    ),
    StackRemoved: lambda s, at, chance: (
        _one_of(
            with_chips(s),
            chance,
            lambda e: StackRemoved(e.number, min(e.bought, s.chips_in_play), Removal.WENT_HOME),
        )
        if s.has_started(at) and len(with_chips(s)) > 2
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
    ChipSetChosen: lambda s, at, chance: (ChipSetChosen((Chip(25, chance.randrange(1, 999), "white"),)),),
    ColourRemoved: _colour_goes,
    MoneyReceived: lambda s, at, chance: tuple(MoneyReceived(each, 100) for each in list(s.guests)[:1]),
    MoneyReturned: lambda s, at, chance: tuple(MoneyReturned(each, 100) for each in list(s.guests)[:1]),
    HouseContributed: lambda s, at, chance: (HouseContributed(5_000, "from the bar"),),
    PayoutsSet: lambda s, at, chance: (chance.choice(PAYOUTS),),
    BountiesSet: lambda s, at, chance: (BountiesSet(chance.choice(BOUNTIES)),),
    EnvelopesFilled: _fill_envelopes,
    EnvelopeDrawn: _draw_envelope,
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
    SeatsRedrawn: _redraw,
    DrawCommitted: lambda s, at, chance: (DrawCommitted(s.draws + 1, commitment(bytes.fromhex(SEED))),),
    PlayersKeptApart: lambda s, at, chance: _if(
        len(s.guests) > 1, PlayersKeptApart(tuple(sorted(s.guests)[:2]), apart=chance.random() < 0.7)
    ),
    TableHeld: lambda s, at, chance: tuple(TableHeld(number) for number in list(s.tables)[:1]),
    TableChanged: _furnish,
    TableClosed: _put_away,
    BreakingOrderSet: lambda s, at, chance: (BreakingOrderSet(tuple(chance.sample(list(s.tables), len(s.tables)))),),
    PlayersLocked: lambda s, at, chance: _one_of(seated(s), chance, lambda e: PlayersLocked((e.number,), not e.locked)),
    HandPlayed: _dealt_hand,
    PositionsTold: _positions,
    PlayerBusted: _bust,
    PlayerDeciding: _deciding,
    FinishOrdered: _order,
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
        HandForHandBegan(chance.choice(list(HandForHandClock)), MINUTE, chance.choice((None, 3))),
    ),
    HandForHandPlayed: lambda s, at, chance: _if(s.hand_for_hand is not None, HandForHandPlayed()),
    HandForHandEnded: lambda s, at, chance: _if(s.hand_for_hand is not None, HandForHandEnded()),
    ShotClockStarted: lambda s, at, chance: tuple(
        ShotClockStarted(table, None, 30 * SECOND) for table in list(s.tables)[:1]
    ),
    ShotClockStopped: lambda s, at, chance: tuple(ShotClockStopped(table) for table in list(s.shot_clocks)[:1]),
}


def _deal(state: Tournament, at: Instant, chance: Random) -> Facts:
    """All who are left share 40.00 evenly, and 10.00 is for the winner."""
    left = state.left
    if not state.has_started(at) or state.finished is not None or len(left) < 2:
        return ()
    shares = tuple(DealShare(entry.number, 4_000 // len(left), entry.bought) for entry in left)
    return (DealMade(shares, 1_000, Ending.PLAY_ON, "even"),)


def _without_a_share(state: Tournament) -> list[Entry]:
    """Who sits at a real table and took no part in a deal."""
    sharing = set() if state.deal is None else {share.entry for share in state.deal.shares}
    return [entry for entry in with_chips(state) if entry.number not in sharing]


PRIZES: Mapping[type[Event], Deed] = {DealMade: _deal}
DEEDS: Mapping[type[Event], Deed] = {**PEOPLE, **MONEY, **SEATS, **CLOCK, **PRIZES}
"""Every kind of fact of an evening but its creation."""
