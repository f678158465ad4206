"""A simulated evening: robots play every table, time passes only by the stated length of each hand.

Everything follows from the state and the evening's seed: which hand ends next, how it is dealt and played, who moves
afterwards. So a run that was killed goes on with the same hands as one that was not.
"""

from dataclasses import dataclass
from random import Random

from engine import robots
from engine.deck import shuffled
from engine.hand import Hand
from engine.seats import Positions
from tournament import chance, fold, hands
from tournament.changing import replace
from tournament.clocks.clock import Clock
from tournament.dealing import settling
from tournament.errors import RuleViolation
from tournament.events import Event, Timing
from tournament.history import Step
from tournament.names import SECOND, EntryNo, Instant, Milliseconds, SeatNo, TableNo
from tournament.state import Table, Tournament

PACE: dict[int, Milliseconds] = {n: (35 + 10 * n if n < 10 else 130) * SECOND for n in range(2, 11)}
"""How long a live hand lasts by the number of players dealt in: 55 s heads-up, 125 s with nine, 130 s with ten."""

STYLES = ("loose", "tight")
"""What the seed draws an entry's style from where nobody has said who plays it."""


@dataclass(frozen=True, slots=True)
class ComingHand:
    """The next hand to end: where, when it began and ends, with whom, at which level (index from 0)."""

    table: TableNo
    began: Instant
    ends: Instant
    positions: Positions
    dealt: tuple[SeatNo, ...]
    level: int


class Timetable:
    """Which hand ends next; remembers what it worked out for tables that have not changed since."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._known: dict[TableNo, tuple[Table, Clock, ComingHand | None]] = {}

    def coming_hand(self, state: Tournament) -> ComingHand | None:
        """The hand that ends next over all tables; at the same instant the lower table first.

        None if none can be played.

        Raises:
            RuleViolation: `not_simulated`.
        """
        if state.setup.timing is not Timing.SIMULATED or state.setup.seed is None:
            raise RuleViolation("not_simulated")
        if state.finished is not None or state.started is None:
            return None
        found = [hand for table in state.tables.values() if (hand := self.at(state, table)) is not None]
        return min(found, key=lambda hand: (hand.ends, hand.table), default=None)

    def at(self, state: Tournament, table: Table) -> ComingHand | None:
        """A table's next hand. It depends on nothing but the table, who came to it when, and the clock."""
        known = self._known.get(table.number)
        if known is not None and known[0] is table and known[1] is state.clock:
            return known[2]
        coming = _coming_at(state, table)
        self._known[table.number] = (table, state.clock, coming)
        return coming


def coming_hand(state: Tournament) -> ComingHand | None:
    """The hand that ends next, worked out anew; see `Timetable`."""
    return Timetable().coming_hand(state)


def play(state: Tournament, coming: ComingHand, timetable: Timetable | None = None) -> Step:
    """Deal that hand, let the robots play it, and settle who is out and who moves.

    A timetable kept from hand to hand spares working out again what has not changed.
    """
    seed, table = state.setup.seed, state.tables[coming.table]
    if seed is None:
        raise RuleViolation("not_simulated")
    number = table.hands + 1
    seated = {seat: table.seats[seat] for seat in coming.dealt}
    deck = shuffled(chance.source(seed, "deck", coming.table, number))
    blinds = hands.blinds(state, coming.level)
    hand = Hand(hands.stacks(state, seated), coming.positions, blinds, deck, hands.house_rules(state))
    players = {int(seat): robot_of(state, seed, entry) for seat, entry in seated.items()}
    robots.play_out(hand, players, _robots_chance(seed, coming.table, number))

    def following(played: tuple[Event, ...]) -> tuple[Event, ...]:
        return _afterwards(state, coming, played, timetable or Timetable())

    return hands.played_step(state, table, number, coming.began, coming.level, hand, following)


def robot_of(state: Tournament, seed: int, entry: EntryNo) -> robots.Robot:
    """The robot that plays an entry: the one that was said, else one of club strength in a style by the seed."""
    style, strength = state.entries[entry].robot or (style_of(seed, entry), robots.USUAL_STRENGTH)
    return robots.robot(style, strength)


def style_of(seed: int, entry: EntryNo) -> str:
    """The playing style of an entry's robot where none was chosen: drawn once, from the evening's seed."""
    return STYLES[int(chance.source(seed, "style", n=entry).random() * len(STYLES))]


def _robots_chance(seed: int, table: TableNo, number: int) -> Random:
    return chance.source(seed, "robots", table, number)


def _coming_at(state: Tournament, table: Table) -> ComingHand | None:
    began = _begins(state, table)
    if began is None:
        return None
    here = {seat for seat, entry in table.seats.items() if _sat_at(state, entry) <= began}
    coming = hands.next_hand(table, hands.house_rules(state), here)
    if coming is None:
        return None
    level, dealt = state.clock.level_index(began), tuple(SeatNo(seat) for seat in coming.dealt)
    return ComingHand(table.number, began, began + PACE[len(dealt)], coming.positions, dealt, level)


def _begins(state: Tournament, table: Table) -> Instant | None:
    """When the table's next hand begins or began: between two players at least, never in a break."""
    if table.held or len(table.seats) < 2:
        return None
    second_arrived = sorted(_sat_at(state, entry) for entry in table.seats.values())[1]
    return state.clock.back_from_break(max(table.ready, second_arrived))


def _sat_at(state: Tournament, entry: EntryNo) -> Instant:
    return state.entries[entry].sat_at or 0


def _afterwards(
    state: Tournament, coming: ComingHand, played: tuple[Event, ...], timetable: Timetable
) -> tuple[Event, ...]:
    """What a hand brings with it: moves, a broken table or the final table, who waits for it, the end of the level."""
    seed, at = state.setup.seed, coming.ends
    if seed is None:
        raise RuleViolation("not_simulated")
    after = replace(fold.apply_step(state, played, at), last=at)

    def between_hands(table: Table) -> bool:
        begins = _begins(after, table)
        return begins is None or begins >= at

    playing = _with_hands_under_way(after, at, timetable)
    return settling.settled(after, playing, at, between_hands, lambda number: chance.server_seed(seed, number))


def _with_hands_under_way(state: Tournament, at: Instant, timetable: Timetable) -> Tournament:
    """The evening with button and blinds where they are in the hands being played at that instant.

    A mover's seat is chosen for the hand after the one under way at his new table (rules.md B8a).
    """
    in_hand = {number: _in_hand(timetable.at(state, table), table, at) for number, table in state.tables.items()}
    return replace(state, tables=in_hand)


def _in_hand(hand: ComingHand | None, table: Table, at: Instant) -> Table:
    if hand is None or hand.began >= at:
        return table
    dealt = table.dealt_in | {table.seats[seat] for seat in hand.dealt}
    return replace(table, positions=hand.positions, dealt_in=dealt)
