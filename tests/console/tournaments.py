"""Whole simulated tournaments in memory, and what must be true of each after every step, found out another way."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from console import playing
from console.keeping import Memory
from tournament import evening
from tournament.club import Club
from tournament.evening import Evening
from tournament.events import EveningCreated, HandPlayed, PlayerBusted, TableWay, Timing
from tournament.history import Stored
from tournament.names import MINUTE, EntryNo, Instant, TableNo
from tournament.people import entries
from tournament.rules import EveningRules
from tournament.sales.prices import plain
from tournament.standings import payouts, standings
from tournament.state import Tournament
from tournament.structures import structure_files
from tournament.structures.structure import Break, Level, Structure

FINAL = {10: 10, 9: 9, 8: 9, 7: 7, 6: 7, 5: 5, 4: 4, 3: 3, 2: 2}
"""With how many players the final table is formed, by seats a table (RP-9)."""


@dataclass(frozen=True)
class Case:
    """One tournament: everything it hangs on."""

    seed: int
    players: int
    seats: int
    stack: int
    structure: str
    buy_in: int

    def __str__(self) -> str:
        return f"{self.seed}-{self.players}-players-{self.seats}-seats-{self.structure}"


def cases(first_seed: int, how_many: int) -> list[Case]:
    """Tournaments of 2 to 120 players on fast structures; few of them large."""
    found = []
    for seed in range(first_seed, first_seed + how_many):
        chance = Random(seed)
        largest = chance.choice((4, 12, 30, 60, 120))
        seats = chance.choice((2, 3, 4, 5, 6, 6, 7, 8, 8, 9, 9, 9, 10, 10))
        found.append(
            Case(
                seed,
                players=chance.randint(2, largest),
                seats=seats,
                stack=chance.choice((300, 500, 1000, 1500)),
                structure=chance.choice(("club-turbo", "home-15")),
                buy_in=chance.choice((0, 1, 499, 1000, 2000, 3333)),
            )
        )
    return found


class Played:
    """A tournament from its first to its last step, with the state after each."""

    def __init__(self, case: Case) -> None:
        structure = structure_files.find(case.structure)
        assert structure is not None
        self.case = case
        self.structure: Structure = structure.with_minutes(10)
        created = EveningCreated(
            name=str(case),
            structure=self.structure,
            prices=plain(case.buy_in, case.stack),
            seats=case.seats,
            currency="EUR",
            timing=Timing.SIMULATED,
            way=TableWay.DEALT,
            seed=case.seed,
            rules=EveningRules(),
        )
        memory = Memory()
        stream = memory.create_evening(evening.create(created, playing.BEGINS))
        self.here: Evening = playing.open_evening(memory, stream)
        people = Club(memory, memory.club_stream(), [], lambda: playing.BEGINS)
        names = [f"Player {number:03}" for number in range(1, case.players + 1)]
        entries.enter_by_name(self.here, people, names)
        self.states: list[Tournament] = []
        self.here.subscribe(lambda change: self.states.append(change.after))
        playing.get_going(self.here)
        while playing.play_hand(self.here):
            pass

    @property
    def steps(self) -> Sequence[Stored]:
        """The steps that `states` belong to: from the draw on."""
        return self.here.steps[-len(self.states) :]


def check(played: Played) -> None:
    """Everything that must be true of a tournament, after every step and at its end."""
    hands = list(_hands(played))
    _check_hands(played, hands)
    for index, (stored, state) in enumerate(zip(played.steps, played.states, strict=True)):
        _check_chips_and_seats(played.case, state)
        _check_evenness(played.case, state, _in_flight(hands, index, stored.at))
    _check_places(played)


# ---- seats and chips ------------------------------------------------------------------------------------------------


def _check_chips_and_seats(case: Case, state: Tournament) -> None:
    total = case.players * case.stack
    assert sum(entry.stack or 0 for entry in state.entries.values()) == total
    chairs: dict[tuple[int, int], EntryNo] = {}
    for entry in state.entries.values():
        if not entry.is_in:
            assert entry.seat is None
            assert entry.stack == 0
            continue
        assert (entry.stack or 0) > 0
        assert entry.seat is not None
        assert (entry.seat.table, entry.seat.number) not in chairs
        chairs[entry.seat.table, entry.seat.number] = entry.number
    at_tables = {(t.number, seat): entry for t in state.tables.values() for seat, entry in t.seats.items()}
    assert at_tables == chairs
    if len(state.tables) > 1:
        assert all(1 <= seat <= case.seats for _, seat in chairs)
        assert all(table.seats for table in state.tables.values())
    else:
        assert all(1 <= seat <= 10 for _, seat in chairs)
        assert len(chairs) <= max(case.seats, FINAL[case.seats])


# ---- hands in time --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hand:
    """A hand of the log: at which step, from when to when, who."""

    index: int
    table: TableNo
    began: Instant
    ended: Instant
    level: int
    dealt: frozenset[EntryNo]


def _hands(played: Played) -> Iterator[Hand]:
    for index, stored in enumerate(played.steps):
        for event in stored.step.events:
            if isinstance(event, HandPlayed):
                dealt = frozenset(change.entry for change in event.stacks)
                yield Hand(index, event.table, event.began, stored.at, event.level, dealt)


def _in_flight(hands: Sequence[Hand], index: int, at: Instant) -> frozenset[TableNo]:
    """The tables at which, after that step, a hand has begun and is not over."""
    return frozenset(hand.table for hand in hands[_first_after(hands, index) :] if hand.began < at)


def _first_after(hands: Sequence[Hand], index: int) -> int:
    """Every step from some point on is a hand, so the place follows from the first one's index."""
    return max(0, index + 1 - hands[0].index)


def _check_hands(played: Played, hands: Sequence[Hand]) -> None:
    """Hands last as long as they must, in order, nobody in two at once, none begun in a break, at the right level."""
    assert [hand.index for hand in hands] == list(range(hands[0].index, hands[0].index + len(hands)))
    assert [(h.ended, h.table) for h in hands] == sorted((h.ended, h.table) for h in hands)
    until: dict[EntryNo, Instant] = defaultdict(int)
    for hand in sorted(hands, key=lambda hand: hand.began):
        seconds = 130 if len(hand.dealt) == 10 else 35 + 10 * len(hand.dealt)
        assert hand.ended - hand.began == seconds * 1000
        assert hand.level == _level_at(played.structure, hand.began - playing.BEGINS)
        for entry in hand.dealt:
            assert until[entry] <= hand.began
            until[entry] = hand.ended


def _level_at(structure: Structure, elapsed: int) -> int:
    """The index of the level that is on so long after the start; a break has none."""
    for index, period in enumerate(structure.periods):
        assert period.duration_ms is not None
        if elapsed < period.duration_ms:
            assert isinstance(period, Level), "a hand began in a break"
            return index
        elapsed -= period.duration_ms
    assert not isinstance(structure.periods[-1], Break)
    return len(structure.periods) + elapsed // (10 * MINUTE)


# ---- tables ---------------------------------------------------------------------------------------------------------


def _check_evenness(case: Case, state: Tournament, in_flight: frozenset[TableNo]) -> None:
    """What the rules ask for has been done, unless it waits for a hand that is being played."""
    if len(state.tables) < 2:
        return
    left = len(state.left)
    if left <= FINAL[case.seats]:
        assert in_flight, "all tables were between hands, and the final table was not drawn"
        held = {number for number, table in state.tables.items() if table.held}
        waiting = {n for n, table in state.tables.items() if n not in in_flight and len(table.seats) > 1}
        assert waiting <= held, "a table that should wait for the final table does not"
        return
    if left <= (len(state.tables) - 1) * case.seats:
        assert max(state.tables) in in_flight, "a table should have been broken"
        return
    sizes = {number: len(table.seats) for number, table in state.tables.items()}
    allowed = 1 if len(sizes) <= 6 else 2
    if max(sizes.values()) - min(sizes.values()) > allowed:
        fullest = {number for number, size in sizes.items() if size == max(sizes.values())}
        assert fullest <= in_flight, f"{sizes} is uneven"


# ---- places and prizes ----------------------------------------------------------------------------------------------


def _check_places(played: Played) -> None:
    """Places counted from the bottom up, and the money."""
    state = played.here.state
    assert state.finished is not None
    assert len(state.left) == 1
    expected: dict[EntryNo, tuple[int, bool]] = {state.left[0].number: (1, False)}
    left = played.case.players
    for stored in played.steps:
        out = [event for event in stored.step.events if isinstance(event, PlayerBusted)]
        stacks = {event.entry: event.started_with or 0 for event in out}
        for entry, stack in stacks.items():
            better = sum(other > stack for other in stacks.values())
            expected[entry] = left - len(out) + 1 + better, list(stacks.values()).count(stack) > 1
        left -= len(out)
    lines = standings(state)
    assert {line.entry: (line.place, line.tied) for line in lines} == expected
    pool = played.case.players * played.case.buy_in
    assert sum(payouts(state)) == pool
    assert sum(line.prize for line in lines) == pool
    assert [line.place for line in lines] == sorted(line.place or 0 for line in lines)
    shares = defaultdict(list)
    for line in lines:
        shares[line.place].append(line.prize)
    for together in shares.values():
        assert max(together) - min(together) <= 1
    prizes = [line.prize for line in lines]
    assert prizes == sorted(prizes, reverse=True)
    assert lines[0].chips == state.chips_in_play
    assert all(line.eliminated_by for line in lines[1:])
    assert [line.hand for line in lines] == sorted((line.hand or 0 for line in lines), reverse=True)
